"""A card's rules text, line by line, written from its definition (R25)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from keyforge_tui.engine.language.core.ability import Ability
from keyforge_tui.engine.language.core.primitive import Amount, writer
from keyforge_tui.engine.language.words.copies import Copying
from keyforge_tui.engine.language.write.abilities import speaks_of_tide
from keyforge_tui.engine.language.write.grammar import AMBER, ICONS, TIDE, capital, keyword_names
from keyforge_tui.engine.language.write.short import Letters, Terse
from keyforge_tui.engine.language.write.writer import English
from keyforge_tui.engine.model.words import CardType, Keyword, Label
from keyforge_tui.engine.table import ability as kinds
from keyforge_tui.engine.table.card import CardDef

W = TypeVar("W")

REMINDERS = {
    Keyword.ALPHA: "You can only play this card before doing anything else this step.",
    Keyword.ASSAULT: "Before this creature attacks, deal {} damage to the attacked creature.",
    Keyword.DEPLOY: "This creature can enter play anywhere in your battleline.",
    Keyword.ELUSIVE: "The first attack against this creature each turn deals no fight damage.",
    Keyword.HAZARDOUS: "Before this creature is attacked, deal {} damage to the attacker.",
    Keyword.INVULNERABLE: "This creature cannot be destroyed or dealt damage.",
    Keyword.OMEGA: "After you play this card, the current step ends.",
    Keyword.POISON: "A creature dealt fight damage by this creature is destroyed.",
    Keyword.SKIRMISH: "This creature takes no fight damage when it attacks.",
    Keyword.TAUNT: "Neighbors without taunt cannot be attacked.",
}

ENHANCE_REMINDER = "(They were added to other cards when the deck was made.)"


class Form(StrEnum):
    """How long a text is: as on the card, for a card's face, and with letters for labels."""

    FULL = "full"
    SHORT = "short"
    LETTERS = "letters"


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a text box, and what it belongs to."""

    text: str
    ability: kinds.Ability | None = None
    """The ability it says; None for keywords and for what is done as the card is played."""
    keyword: Keyword | None = None
    labels: tuple[Label, ...] = ()
    """The labels of the ability; none: it is there all the time."""
    in_play: bool = True
    """Whether it is still of use once the card is in play: a "Play:" is spent."""


def card_text(
    card: CardDef, *, reminders: bool = True, bold: bool = False, form: Form = Form.FULL
) -> list[str]:
    """The lines of a card's text box."""
    return [line.text for line in card_lines(card, reminders=reminders, bold=bold, form=form)]


def card_lines(
    card: CardDef, *, reminders: bool = False, bold: bool = False, form: Form = Form.FULL
) -> list[Line]:
    """The lines of a card's text box, each with what it belongs to."""
    short = form is not Form.FULL
    lines = [Line(text, in_play=False) for text in _to_play(card)]
    lines += _keywords(card, reminders=reminders and not short)
    if card.enhance:
        icons = "".join(ICONS[icon] for icon in card.enhance)
        reminder = f" {ENHANCE_REMINDER}" if reminders and not short else ""
        lines.append(Line(f"Enhance {icons}.{reminder}", in_play=False))
    if card.gigantic is not None and not short:
        halves = f"(Play only together with the other half of {card.name}.)"
        lines.append(Line(halves, in_play=False))
    lines += [Line(text, in_play=False) for text in _entering(card)]
    for ability in card.abilities:
        if not ability.as_upgrade:
            labels = ability.labels if isinstance(ability, kinds.Labelled) else ()
            text = ability_text(card, ability, bold=bold, form=form)
            lines.append(Line(text, ability, None, labels, labels != (Label.PLAY,)))
    if card.as_upgrade:
        lines.append(Line(_as_upgrade(card), in_play=False))
    return lines


def ability_text(
    card: CardDef, ability: kinds.Ability, *, bold: bool = False, form: Form = Form.FULL
) -> str:
    """One ability of a card as a line of text."""
    lines = _word(ability, Ability).lines
    key = (card, form.value, bold)
    if key not in lines:
        lines[key] = _written(card, ability, bold=bold, form=form)
    return lines[key]


def _written(card: CardDef, ability: kinds.Ability, *, bold: bool, form: Form) -> str:
    voice = writer(card)
    if form is not Form.FULL:
        voice = Letters(card.name, card.type, card.titles)
        if form is Form.SHORT:
            voice = Terse(card.name, card.type, card.titles)
    meant = _word(ability, Ability).meaning()
    tide = f"{TIDE} " if form is Form.FULL and speaks_of_tide(meant) else ""
    return tide + voice.ability(meant, bold=bold)


def _to_play(card: CardDef) -> list[str]:
    """What playing it asks for."""
    lines = []
    if card.playable_if is not None:
        condition = card.playable_if.saying(card)
        lines.append(f"{card.name} cannot be played unless {condition}.")
    if card.play_cost:
        lines.append(f"You must lose {card.play_cost}{AMBER} in order to play {card.name}.")
    return lines


def _keywords(card: CardDef, *, reminders: bool) -> list[Line]:
    lines = []
    for keyword, name in zip(card.keywords, keyword_names(card.keywords), strict=True):
        number = card.keywords[keyword]
        reminder = f" ({REMINDERS[keyword].format(number)})" if reminders else ""
        lines.append(Line(f"{capital(name)}.{reminder}", keyword=keyword))
    return lines


def _entering(card: CardDef) -> list[str]:
    """How it enters play, and what it is then."""
    lines = []
    for state, when in card.enters:
        line = f"{card.name} enters play {state}"
        condition = "" if when is None else f"If {when.saying(card)}, "
        lines.append(f"{condition}{line}.")
    if card.enters_under_opponent:
        lines.append(f"{card.name} enters play under your opponent’s control.")
    if card.archived_faceup:
        lines.append(f"If you archive {card.name}, archive it faceup.")
    if card.power_is is not None:
        lines.append(f"X is {writer(card).so_many(_word(card.power_is, Amount).meaning())}.")
    for copy in (card.copies, card.copies_action):
        if copy is not None:
            lines.append(f"{capital(writer(card).act(_word(copy, Copying).meaning()))}.")
    return lines


def _as_upgrade(card: CardDef) -> str:
    """What it does for a creature when it is played as an upgrade."""
    there = English(card.name, CardType.UPGRADE, card.titles)
    abilities = [_word(one, Ability).meaning() for one in card.abilities if one.as_upgrade]
    text = " ".join(there.ability(ability) for ability in abilities)
    return f"{card.name} may be played as an upgrade instead of a creature, with the text: “{text}”"


def _word(part: object, family: type[W]) -> W:
    """What the table knows as an amount or an ability, as the word it was read as."""
    assert isinstance(part, family)
    return part
