"""A match before it begins: what was agreed on, and what the players are still to be asked."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from keyforge_tui.engine import PLAYERS, PlayerId
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.decks.decklist import DeckList, Reading
from keyforge_tui.library.decks.enhancing import (
    icon_warnings,
    lacks_icons,
    with_random_icons,
    without_icons,
)
from keyforge_tui.library.decks.playable import playable
from keyforge_tui.match.book import Book
from keyforge_tui.match.clock import ClockSetting
from keyforge_tui.match.formats import Format
from keyforge_tui.match.match import Setting


@dataclass(frozen=True, slots=True)
class Seats:
    """Two players with their decks, and what is open between them."""

    setting: Setting
    clock: ClockSetting | None = None
    warnings: tuple[str, ...] = ()
    """What is odd about the decks, for the players to know before they start."""
    bare: tuple[DeckList | None, DeckList | None] = (None, None)
    """Decks that lost their added icons, where nobody has decided what to do about it."""
    asks_chains: bool = True
    """Whether the handicap of the rivalry book is suggested."""
    is_heard: bool = False
    """The suggestion was declined for this match."""


class Suggestion(NamedTuple):
    """The handicap the rivalry book suggests (R52.2)."""

    deck: PlayerId
    """Which of the two decks starts with chains, by who brought it."""
    chains: int
    wins: tuple[int, int]
    """How often each of the two decks has won."""


def undecided(deck: DeckList, library: CardLibrary) -> DeckList | None:
    """The deck itself, where its players must say what becomes of its lost icons."""
    return deck if lacks_icons(deck, library) else None


def worth_telling(reading: Reading, library: CardLibrary) -> tuple[str, ...]:
    """What is odd about a deck, without what its players are asked anyway."""
    deck = reading.deck
    asked: set[str] = set()
    if deck is not None and lacks_icons(deck, library):
        for keeps in (True, False):
            asked.update(icon_warnings(deck, library, keeps_icons=keeps))
    return tuple(str(warning) for warning in reading.warnings if warning.message not in asked)


def decide_icons(seats: Seats, place: int, library: CardLibrary, seed: int | None) -> Seats:
    """The seats with a deck's lost icons placed by a seed, or left out where it is None."""
    bare = seats.bare[place]
    if bare is None:
        return seats
    deck = without_icons(bare) if seed is None else with_random_icons(bare, library, seed)
    decks, open_ = list(seats.setting.decks), list(seats.bare)
    decks[place], open_[place] = playable(deck, library), None
    setting = replace(seats.setting, decks=(decks[0], decks[1]))
    return replace(seats, setting=setting, bare=(open_[0], open_[1]))


def suggestion(seats: Seats, book: Book) -> Suggestion | None:
    """What the book suggests for these two decks; None where there is nothing to suggest.

    New decks get no handicap (R52.1), and where chains are bid for, the bid is the handicap.
    """
    setting = seats.setting
    if not seats.asks_chains or setting.format.has_bidding or setting.format is Format.SEALED:
        return None
    chains = book.chains(setting.decks)
    for deck in PLAYERS:
        if chains[deck]:
            return Suggestion(deck, chains[deck], book.wins(setting.decks))
    return None


def with_chains(seats: Seats, chains: tuple[int, int]) -> Seats:
    """The seats with a handicap both agreed on, or agreed to do without."""
    return replace(seats, setting=replace(seats.setting, chains=chains), asks_chains=False)
