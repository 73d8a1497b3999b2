"""Every card's rules text, written from its definition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from keyforge_tui.engine.language.core.grammar import (
    AMBER,
    Speech,
    capital,
    count_noun,
    keyword_names,
    listing,
)
from keyforge_tui.engine.language.core.lines import ability_lines
from keyforge_tui.engine.language.core.primitive import Amount, Condition
from keyforge_tui.engine.language.words.copies import Copying
from keyforge_tui.engine.model.words import Icon, Keyword
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


def card_text(card: CardDef, *, reminders: bool = True, bold: bool = False) -> list[str]:
    """The lines of a card's text box."""
    speech = Speech(card.name, card.type)
    lines = []
    if card.keywords:
        for keyword, name in zip(card.keywords, keyword_names(card.keywords), strict=True):
            line = f"{capital(name)}."
            if reminders:
                number = card.keywords[keyword]
                line += f" ({REMINDERS[keyword].format(number)})"
            lines.append(line)
    if card.enhance:
        counted = [count_noun(number, f"{icon} icon") for icon, number in _counts(card.enhance)]
        line = f"Enhance {listing(counted)}."
        lines.append(f"{line} {ENHANCE_REMINDER}" if reminders else line)
    if card.gigantic is not None:
        lines.append(f"Play only together with the other half of {card.name}.")
    if card.playable_if is not None:
        condition = _word(card.playable_if, Condition).text(speech)
        lines.append(f"{card.name} cannot be played unless {condition}.")
    if card.play_cost:
        lines.append(f"You must lose {card.play_cost}{AMBER} in order to play {card.name}.")
    for state, when in card.enters:
        line = f"{card.name} enters play {state}."
        if when is not None:
            line = f"If {_word(when, Condition).text(speech)}, {line}"
        lines.append(line)
    if card.enters_under_opponent:
        lines.append(f"{card.name} enters play under your opponent’s control.")
    if card.power_is is not None:
        lines.append(f"X is{_word(card.power_is, Amount).tail(speech).removeprefix(' equal to')}.")
    for copy in (card.copies, card.copies_action):
        if copy is not None:
            lines.append(_word(copy, Copying).text(speech))
    lines += ability_lines(card.abilities, speech, bold=bold)
    return lines


def _word(part: object, family: type[W]) -> W:
    """What the table knows as an amount or a condition, as the word it was read as."""
    assert isinstance(part, family)
    return part


def _counts(icons: Sequence[Icon]) -> list[tuple[str, int]]:
    """Each kind of icon with its number, in the order they are printed."""
    return [
        (AMBER if icon is Icon.AMBER else str(icon), icons.count(icon))
        for icon in dict.fromkeys(icons)
    ]
