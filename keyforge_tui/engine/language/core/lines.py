"""Abilities as the lines of a text box, such as "Each friendly creature gets +1 power"."""

from __future__ import annotations

from collections.abc import Sequence

from keyforge_tui.engine.language.core.ability import Labelled, Static, Triggered, Watch
from keyforge_tui.engine.language.core.grammar import AMBER, Speech, listing, sentence
from keyforge_tui.engine.language.core.instructions import clauses, joined, sentences
from keyforge_tui.engine.language.core.players import Who
from keyforge_tui.engine.language.core.primitive import Cards
from keyforge_tui.engine.rules.amber import AmberCannotBeStolen
from keyforge_tui.engine.rules.entering import Controlled, EntersPlay
from keyforge_tui.engine.rules.forbidding import Cannot
from keyforge_tui.engine.rules.keys import SpendableAmber
from keyforge_tui.engine.rules.may_use import Usable
from keyforge_tui.engine.rules.moves import HandSize
from keyforge_tui.engine.table import ability as kinds
from keyforge_tui.engine.table.modifiers import KeysCost


def ability_lines(several: Sequence[kinds.Ability], speech: Speech, *, bold: bool) -> list[str]:
    """Each ability as a line."""
    return [ability_text(ability, speech, bold=bold) for ability in several]


def ability_text(ability: kinds.Ability, speech: Speech, *, bold: bool = False) -> str:
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


# -- constant abilities ----------------------------------------------------------------------


def static_text(ability: Static, speech: Speech) -> str:
    """One constant ability as a sentence."""
    first = ability.modifiers[0]
    condition = "" if ability.while_ is None else f"while {ability.while_.text(speech)}, "
    own = _own_sentence(ability, speech)
    if own is not None:
        return sentence(f"{condition}{own}")
    if first.is_sentence:
        speech.owner = (ability.who or Who.YOU).possessive
        return sentence(f"{condition}{first.text(speech)}")
    speech.owner = "your" if ability.who is Who.YOU else "their"
    predicates: list[str] = []
    several = getattr(ability.to, "ref", None) == "it" and speech.plural_it
    plural_subject = ability.who is Who.YOU or several
    for modifier in ability.modifiers:
        text = modifier.text(speech)
        predicate = text if plural_subject else third_person(text)
        if predicates and predicate.startswith(("get +", "gets +")):
            # "gets +2 armor and +2 power"
            predicate = (
                predicate.split(" ", 1)[1] if predicates[-1].startswith("get") else predicate
            )
        predicates.append(predicate)
    subject = _subject(ability, speech)
    if several:
        subject = "they"
    elif condition.startswith(f"while {subject} "):
        subject = "it"
    elif isinstance(first, Cannot) and _is_plain_each(subject) and ability.to is not None:
        subject = ability.to.kind_text(speech, many=True)
    return sentence(f"{condition}{subject} {listing(predicates)}")


def _is_plain_each(subject: str) -> bool:
    """Whether a subject is better said in the plural: "each enemy creature"."""
    return subject.startswith("each ") and not subject.startswith(("each of ", "each other "))


def _own_sentence(ability: Static, speech: Speech) -> str | None:
    """The clause of a modifier that is not said as subject and predicate."""
    first = ability.modifiers[0]
    if isinstance(first, KeysCost):
        owner = {Who.EACH: "keys", Who.YOU: "your keys"}.get(ability.who or Who.EACH)
        subject = owner or f"{(ability.who or Who.EACH).possessive} keys"
        return f"{subject} {first.text(speech)}"
    if isinstance(first, HandSize):
        who = ability.who or Who.YOU
        step = "your" if who is Who.YOU else "their"
        verb = "refill" if who is Who.YOU else f"{who.subject} refills"
        when = f"during {step} “draw cards” step"
        return f"{when}, {verb} {step} hand to {first.text(speech)}"
    if isinstance(first, Controlled) and ability.to is not None:
        return f"you control {ability.to.text(speech)}"
    if isinstance(first, AmberCannotBeStolen):
        return f"{(ability.who or Who.YOU).possessive} {first.text(speech)}"
    if isinstance(first, SpendableAmber) and ability.to is not None:
        where = ability.to.text(speech)
        if first.spendable_amber == "forging":
            return f"you may spend {AMBER} on {where} when forging keys"
        return f"you may spend {AMBER} on {where} as if it were in your pool"
    if (
        isinstance(first, EntersPlay)
        and isinstance(first.played_by, Who)
        and ability.to is not None
    ):
        player = "you play" if first.played_by is Who.YOU else first.played_by.verb("play")
        each = ability.to.text(speech)
        return f"{each} {player} {third_person(first.text(speech))}"
    if (
        isinstance(first, Usable)
        and ability.to is not None
        and first.only is None
        and len(ability.modifiers) == 1
    ):
        return f"you may use {_usable(ability.to, first, speech)}"
    return None


def _usable(cards: Cards, permission: Usable, speech: Speech) -> str:
    """ "up to 2 other Mars cards", "Knights as if they belonged to the active house" """
    whom, it = cards.text(speech), "it"
    if whom == "it" and speech.it_noun:
        whom = speech.that()
    if whom.startswith("each "):
        other = "other " if whom.startswith("each other ") else ""
        whom, it = other + cards.kind_text(speech, many=True), "they"
    if permission.cards is not None:
        return f"up to {permission.cards} {whom}"
    return f"{whom} as if {it} belonged to the active house"


def _subject(ability: Static, speech: Speech) -> str:
    first = ability.modifiers[0]
    if ability.to is not None and isinstance(first, EntersPlay) and first.first_played:
        return f"the first {ability.to.kind_text(speech)} played each turn"
    if ability.to is not None:
        return ability.to.text(speech)
    who = ability.who or Who.YOU
    return "you" if who is Who.YOU else who.subject


IRREGULAR = {
    "be": "is",
    "have": "has",
    "do": "does",
    "cannot": "cannot",
    "can": "can",
    "may": "may",
    "must": "must",
    "only": "only",
}


def third_person(text: str) -> str:
    """ "get +1 power" as "gets +1 power"."""
    verb, space, rest = text.partition(" ")
    comma = "," if verb.endswith(",") else ""
    verb = verb.rstrip(",")
    if verb == "only":
        return f"only {third_person(rest)}"
    return IRREGULAR.get(verb, verb + "s") + comma + space + rest
