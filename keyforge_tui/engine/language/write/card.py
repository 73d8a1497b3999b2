"""Every card's rules text, written from its definition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from keyforge_tui.engine.language.core.ability import Ability, Labelled, Static, Triggered, Watch
from keyforge_tui.engine.language.core.grammar import (
    AMBER,
    Deed,
    Speech,
    capital,
    count_noun,
    keyword_names,
    listing,
    plural,
    sentence,
)
from keyforge_tui.engine.language.core.primitive import Cards, Effect
from keyforge_tui.engine.language.words.verbs import OnCards
from keyforge_tui.engine.language.write.static import static_text
from keyforge_tui.engine.model.words import Icon, Keyword

if TYPE_CHECKING:
    from keyforge_tui.engine.table.card import CardDef

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
        condition = card.playable_if.text(speech)
        lines.append(f"{card.name} cannot be played unless {condition}.")
    if card.play_cost:
        lines.append(f"You must lose {card.play_cost}{AMBER} in order to play {card.name}.")
    for state, when in card.enters:
        line = f"{card.name} enters play {state}"
        lines.append(f"If {when.text(speech)}, {line}." if when is not None else f"{line}.")
    if card.enters_under_opponent:
        lines.append(f"{card.name} enters play under your opponent’s control.")
    if card.power_is is not None:
        lines.append(f"X is{card.power_is.tail(speech).removeprefix(' equal to')}.")
    for copy in (card.copies, card.copies_action):
        if copy is not None:
            lines.append(copy.text(speech))
    lines += ability_lines(card.abilities, speech, bold=bold)
    return lines


def _counts(icons: Sequence[Icon]) -> list[tuple[str, int]]:
    """Each kind of icon with its number, in the order they are printed."""
    return [
        (AMBER if icon is Icon.AMBER else str(icon), icons.count(icon))
        for icon in dict.fromkeys(icons)
    ]


def ability_lines(abilities: Sequence[Ability], speech: Speech, *, bold: bool) -> list[str]:
    """Each ability as a line."""
    return [ability_text(ability, speech, bold=bold) for ability in abilities]


def ability_text(ability: Ability, speech: Speech, *, bold: bool = False) -> str:
    """One ability as a line of text."""
    if isinstance(ability, Labelled):
        label = "/".join(label.title for label in ability.labels) + ":"
        return f"{f'**{label}**' if bold else label} {_labelled(ability, speech)}"
    if isinstance(ability, Triggered):
        return _triggered(ability, speech)
    if isinstance(ability, Static):
        return static_text(ability, speech)
    assert isinstance(ability, Watch)
    return sentence(f"if {ability.when.text(speech)}, {clauses(ability.do, speech)}")


def _labelled(ability: Labelled, speech: Speech) -> str:
    if not ability.instead:
        return sentences(ability.do, speech)
    first = joined(ability.do[:1], speech)
    speech.said_this = True
    more = joined(ability.do[1:], speech)
    speech.said_this = False
    condition = "" if ability.if_ is None else f"if {ability.if_.text(speech)}, "
    return sentence(f"{condition}{listing([*first, *more])} instead")


def _triggered(ability: Triggered, speech: Speech) -> str:
    opening = "each time" if ability.each_time else ability.trigger.opening
    inner = Speech(speech.name, speech.type, speech.granted)
    inner.it_noun = "creature"
    condition = "" if ability.if_ is None else f"if {ability.if_.text(inner)}, "
    may = "you may " if ability.may else ""
    occasion = ability.trigger.text(inner)
    inner.they = occasion.startswith("your opponent ")
    body = clauses(ability.do, inner)
    during = "" if ability.during is None else f"during {ability.during.possessive} turn, "
    extra = ", but before resolving its play effect" if ability.before_play else ""
    return sentence(f"{during}{opening} {occasion}{extra}, {condition}{may}{body}")


# -- instructions --------------------------------------------------------------------------


def sentences(effects: Sequence[Effect], speech: Speech) -> str:
    """Instructions as sentences, joined where a card would join them."""
    return " ".join(sentence(clause) for clause in joined(effects, speech) if clause)


def clauses(effects: Sequence[Effect], speech: Speech) -> str:
    """Instructions as the clauses of one sentence: "steal 1Æ and draw a card"."""
    parts = [clause for clause in joined(effects, speech) if clause]
    if len(parts) == 2 and "," not in parts[1] and ". " not in parts[0] and " and " not in parts[0]:
        this = speech.this()
        if parts[0].endswith(f" {this}"):
            # "fully heal this creature and put a +1 power counter on it"
            parts[1] = parts[1].replace(f" on {this}", " on it")
        return " and ".join(parts)
    return ". ".join(part if not number else capital(part) for number, part in enumerate(parts))


def joined(effects: Sequence[Effect], speech: Speech) -> list[str]:
    """The clauses of instructions; verbs on the same cards share their object (R27.1)."""
    found: list[str] = []
    before: Effect | None = None
    for run in _runs(effects):
        first, last = run[0], run[-1]
        target = main_target(first)
        verbs = [effect.verb for effect in run if isinstance(effect, OnCards)]
        if isinstance(first, OnCards) and len(run) > 1:
            target = first.cards()
            found.append(f"{listing(verbs)} {target.text(speech)}")
        elif isinstance(first, OnCards) and _same_verb(before, first):
            # "stun a creature and each of its neighbors"
            found[-1] += f" and {first.cards().text(speech)}"
        else:
            found.append(first.text(speech))
        _did(speech, last)
        if target is not None:
            _spoke_of(speech, target)
        before = last
    return found


def _runs(effects: Sequence[Effect]) -> list[list[Effect]]:
    """Instructions in order, verbs in a row on the same cards together."""
    runs: list[list[Effect]] = []
    for effect in effects:
        if runs and _same_cards(runs[-1][-1], effect):
            runs[-1].append(effect)
        else:
            runs.append([effect])
    return runs


def _same_verb(before: Effect | None, effect: Effect) -> bool:
    """Whether an effect does to more cards what the one before it did to some."""
    return (
        isinstance(before, OnCards) and isinstance(effect, OnCards) and before.verb == effect.verb
    )


def _same_cards(effect: Effect, following: Effect | None) -> bool:
    """Whether two verbs in a row are about the same cards and share their object."""
    if not isinstance(effect, OnCards) or not isinstance(following, OnCards):
        return False
    return _is_it(following) or (
        following.cards().is_ref and main_ref(following) == main_ref(effect)
    )


def main_ref(effect: Effect) -> str | None:
    """The reference an effect is about, such as "this"."""
    ref = getattr(main_target(effect), "ref", None)
    return ref if isinstance(ref, str) else None


def _is_it(effect: Effect) -> bool:
    target = main_target(effect)
    return target is not None and getattr(target, "ref", None) == "it"


def main_target(effect: Effect) -> Cards | None:
    """The cards an effect is mainly about, and speaks of as "it" afterwards."""
    spared = getattr(effect, "except_", None)
    if isinstance(spared, Cards):
        return spared
    found: list[Cards] = []
    for name in type(effect).model_fields:
        value = getattr(effect, name)
        if isinstance(value, Cards) and name != "for_each":
            found.append(value)
    if found:
        return next((cards for cards in found if not cards.is_ref), found[0])
    inner = getattr(effect, "do", None)
    return main_target(inner) if isinstance(inner, Effect) else None


def _did(speech: Speech, effect: Effect) -> None:
    """From here on "this way" means what this effect does."""
    done = effect.done_text()
    if done:
        target = main_target(effect)
        noun = target.noun() if target is not None else "card"
        if target is not None and target.is_ref:
            noun = speech.it_noun or noun
        speech.deed = Deed(noun, done, effect.unit or noun)


def name_step(speech: Speech, effect: Effect, name: str) -> None:
    """Let a step and its cards be spoken of by a name later."""
    _did(speech, effect)
    speech.deeds[name] = speech.deed
    target = main_target(effect)
    if target is not None:
        done = effect.done_text() or "chosen"
        noun = target.noun()
        if name.endswith(f"-{noun}"):
            speech.named[name] = f"the {name.replace('-', ' ')}"
        else:
            speech.named[name] = f"the {done} {plural(noun) if target.is_plural else noun}"


def _spoke_of(speech: Speech, target: Cards) -> None:
    """From here on "it" means these cards."""
    if getattr(target, "ref", None) is not None:
        return
    speech.plural_it = target.is_plural
    speech.it_noun = target.noun()
