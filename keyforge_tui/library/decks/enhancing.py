"""Bonus icons that enhancing adds (R46.6): how many a deck promises, has, and lacks.

Every icon that the cards of a deck promise is on some card of it. A file that has none of
them has lost them: the deck can be played without, or chance can place them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from keyforge_tui.common import rng
from keyforge_tui.engine import Icon
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.decks.decklist import MOST_ICONS, DeckList, IconsPlaced, ListedCard

WORDS: Final = {
    Icon.AMBER: "Æmber",
    Icon.CAPTURE: "capture",
    Icon.DAMAGE: "damage",
    Icon.DRAW: "draw",
}


@dataclass(slots=True)
class Chance:
    """A source of chance with a seed of its own."""

    rng: int


def promised(deck: DeckList, library: CardLibrary) -> Counter[Icon] | None:
    """The icons the cards of a deck promise; None where a card is still to be written."""
    if any(card.card not in library.files for card in deck.cards):
        return None
    icons: Counter[Icon] = Counter()
    for card in deck.cards:
        icons.update(library.card(card.card).enhance)
    return icons


def placed(deck: DeckList) -> Counter[Icon]:
    """The icons that were added to the cards of a deck."""
    return Counter(icon for card in deck.cards for icon in card.icons)


def lacks_icons(deck: DeckList, library: CardLibrary) -> bool:
    """Whether a deck's cards promise icons and none is placed, which nobody has decided yet."""
    if deck.icons != "printed" or placed(deck):
        return False
    return bool(promised(deck, library))


def icon_warnings(deck: DeckList, library: CardLibrary, *, keeps_icons: bool) -> Iterator[str]:
    """What is odd about the icons of a deck."""
    wanted = promised(deck, library)
    if wanted is None or deck.icons == "without":
        return
    there = placed(deck)
    if wanted and not there:
        lost = "are not in the file" if keeps_icons else "cannot be in a file of this kind"
        yield (
            f"the icons its cards promise ({shown(wanted)}) {lost}; play without them, "
            "add them to the list, or have them placed at random"
        )
    elif wanted != there:
        yield f"its cards promise {shown(wanted)}, and {shown(there)} are placed"
    for card in deck.cards:
        count = len(library.card(card.card).bonus) + len(card.icons)
        if card.icons and count > MOST_ICONS >= len(card.icons):
            yield f"{card.title} has {count} bonus icons; the most seen is {MOST_ICONS}"


def shown(icons: Mapping[Icon, int]) -> str:
    """Icons counted, in words."""
    parts = [f"{icons[icon]} {word}" for icon, word in WORDS.items() if icons.get(icon)]
    return ", ".join(parts) or "none"


def without_icons(deck: DeckList) -> DeckList:
    """The deck as it is played without added icons, which the list then says."""
    cards = tuple(replace(card, icons=()) for card in deck.cards)
    return replace(deck, cards=cards, icons="without")


def with_random_icons(deck: DeckList, library: CardLibrary, seed: int) -> DeckList:
    """The deck with the icons its cards promise placed by chance; the same seed, the same deck."""
    wanted = promised(deck, library) or Counter()
    bare = [replace(card, icons=()) for card in deck.cards]
    printed = [len(library.card(card.card).bonus) for card in bare]
    cards = place(bare, printed, wanted, Chance(seed & ((1 << 64) - 1)))
    return replace(deck, cards=tuple(cards), icons=IconsPlaced(seed))


def place(
    cards: Sequence[ListedCard],
    printed: Sequence[int],
    icons: Mapping[Icon, int],
    chance: Chance,
) -> list[ListedCard]:
    """The cards with the icons put on them one by one, each card with room equally likely.

    No card gets more than five icons with the printed ones. Where all are full, which no real
    deck comes near, the remaining icons are left out.
    """
    added: list[list[Icon]] = [[] for _ in cards]
    loose = [icon for icon in Icon for _ in range(icons.get(icon, 0))]
    rng.shuffle(chance, loose)
    for icon in loose:
        room = [at for at, own in enumerate(added) if printed[at] + len(own) < MOST_ICONS]
        if room:
            added[room[rng.below(chance, len(room))]].append(icon)
    return [
        replace(card, icons=card.icons + tuple(own)) if own else card
        for card, own in zip(cards, added, strict=True)
    ]
