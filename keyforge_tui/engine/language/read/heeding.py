"""Nothing is accepted that is not heeded: what words cannot mean where they stand.

Each check looks at phrases that were read well, and says what to write instead.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from keyforge_tui.common.suggest import meant_or_possible
from keyforge_tui.engine.language.cards.forms import NOUNS, REFERENCES
from keyforge_tui.engine.language.cards.selector import Selector
from keyforge_tui.engine.language.core.fields import CONTINUOUS_KEYS
from keyforge_tui.engine.language.core.primitive import Condition, Effect, Primitive, Trigger
from keyforge_tui.engine.language.write.grammar import plural
from keyforge_tui.engine.model.words import CardType, Zone
from keyforge_tui.engine.table.ability import Modifier
from keyforge_tui.engine.table.modifiers import ArmorBonus, PowerBonus, SetsArmor, SetsPower

Path = tuple[str | int, ...]
Problems = Iterator[tuple[Path, str]]

EVERYWHERE = frozenset(REFERENCES.values()) - {"attacked"}
"""References that need no word to say who is meant."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """A phrase that was read: where, what it means, and in which word."""

    at: Path
    cards: Selector
    kind: type[Primitive] | None
    every: bool
    """Nobody chooses: all that fit are meant."""


def unheeded(
    card: CardType,
    spoken: Iterable[Spoken],
    words: Sequence[tuple[Path, type[Primitive]]],
    called: Sequence[tuple[Path, str]],
) -> Problems:
    """All that would be accepted and not heeded, each with its place."""
    names = [*called, *_called_by_words(words)]
    compared = [at for at, kind in words if issubclass(kind, Condition) and kind.compares]
    for one in spoken:
        yield from _chosen_by_nobody(one)
        yield from _not_this_card(one, card)
        yield from _called_by_nobody(one, names)
        yield from _compared_with_itself(one, compared)


def _called_by_words(words: Iterable[tuple[Path, type[Primitive]]]) -> Problems:
    for at, kind in words:
        if issubclass(kind, Effect):
            for name in kind.calls:
                yield at, name


def _ability(at: Path) -> Path:
    """The ability a place belongs to: what is called something is called so inside it."""
    return at[:2] if len(at) > 1 and isinstance(at[1], int) and at[0] in CONTINUOUS_KEYS else at[:1]


# -- quantities and choosers -----------------------------------------------------------------


def _chosen_by_nobody(one: Spoken) -> Problems:
    """A quantity, a number or a chooser where there is nothing to choose."""
    cards = one.cards
    if cards.is_ref:
        if cards.where or cards.excluded or cards.by or cards.number:
            told = "means cards spoken of before: nothing can stand beside it"
            yield one.at, f"“{cards.phrase}” {told}"
        return
    if cards.each_of is not None:
        if one.every or cards.by or cards.number or cards.extreme:
            yield one.at, "chooses one of each: it stands where cards are chosen, alone"
        return
    if one.every and _is_some(cards):
        yield one.at, f"means every card of a kind, not some: write “{_every(cards)}”"
    if one.every and (cards.by or cards.number):
        yield one.at, "means every card of a kind: write it without how many and who chooses"
    elif cards.by and (cards.extreme or cards.quantity in ("each", "random")):
        yield (*one.at, "by"), "chooses nothing here: each card, or chance"
    elif cards.number and (cards.count != 1 or cards.quantity in ("each", "any")):
        yield (*one.at, "number"), "stands beside “a ...”, “up to 1 ...” or “a random ...”"


def _is_some(cards: Selector) -> bool:
    """Whether only some of the cards that fit are meant; those on top of a deck are all there."""
    if cards.places[0].top is not None:
        return False
    if cards.extreme is not None:
        return cards.count > 1
    return cards.quantity in ("up-to", "any", "exactly", "random")


def _every(cards: Selector) -> str:
    """The phrase with the quantity that means all."""
    single = {plural(noun): noun for noun in NOUNS}
    words = [single.get(word, word) for word in cards.phrase.split(" ")]
    if cards.extreme is not None:
        place = words.index("powerful")
        return " ".join(["each", cards.extreme, *words[place:]])
    drop = {"up-to": 3, "any": 3, "exactly": 1, "random": 2}[cards.quantity]
    return " ".join(["each", *words[drop:]])


# -- which cards -----------------------------------------------------------------------------


def _not_this_card(one: Spoken, card: CardType) -> Problems:
    """ "Other" means "not this card": said where this card is never meant, it says nothing."""
    cards = one.cards
    if not cards.other or "gains" in one.at or (one.kind and issubclass(one.kind, Trigger)):
        return
    if "as-upgrade" in one.at:
        card = CardType.UPGRADE
    piles = {place.zone for place in cards.places} - {None}
    if card is CardType.ACTION:
        if piles & {Zone.DISCARD, Zone.PURGED}:
            return
        why = "an action is not in play"
    elif card not in cards.types:
        why = f"this card is no {' or '.join(sorted(cards.types))}"
    else:
        return
    phrase = cards.phrase.replace("another", "a different", 1).replace("other ", "different ", 1)
    yield (
        one.at,
        f"“other” means other than this card, and {why}: for other than the last write “{phrase}”",
    )


def _called_by_nobody(one: Spoken, names: Sequence[tuple[Path, str]]) -> Problems:
    """A name that no instruction of the ability gives to a card."""
    ability = _ability(one.at)
    known = {name for at, name in names if _ability(at) == ability}
    cards = one.cards
    refs = {cards.ref, cards.among, None if cards.relation is None else cards.relation[1]}
    for ref in sorted(ref for ref in refs if ref is not None):
        if ref in EVERYWHERE or ref in known:
            continue
        if ref == "attacked":
            yield one.at, "nobody was attacked before this: write “the fought creature”"
            continue
        words = [*(f"the {name}" for name in sorted(known)), *REFERENCES]
        hint = meant_or_possible(f"the {ref}", words)
        yield (
            one.at,
            f"nothing is called “{ref}” here: write as: {ref} beside the instruction that"
            f" speaks of it first{hint}",
        )


DECIDED_BY: Mapping[str, tuple[type[Modifier], ...]] = {
    "power": (PowerBonus, SetsPower),
    "armor": (ArmorBonus, SetsArmor),
}
"""The modifiers that change a number."""


def circular(to: object, modifiers: Iterable[Modifier]) -> str:
    """What is wrong with a change of the number that decides which cards it changes."""
    if not isinstance(to, Selector):
        return ""
    asked = {"armor"} if "armored" in to.states else set()
    if to.power or to.extreme or not to.states.isdisjoint(("even", "odd")):
        asked.add("power")
    for number in sorted(asked):
        if any(isinstance(modifier, DECIDED_BY[number]) for modifier in modifiers):
            return (
                f"“{to.phrase}” asks for the {number} that would be changed: say which cards by"
                " something else"
            )
    return ""


def _compared_with_itself(one: Spoken, compared: Sequence[Path]) -> Problems:
    """ "It" is what is compared, so it cannot be what that is compared with."""
    if one.cards.ref == "it" and any(one.at[: len(at)] == at for at in compared):
        yield (
            one.at,
            "“it” is the card that is compared: call the other one something (as: first) and"
            " write “the first”",
        )
