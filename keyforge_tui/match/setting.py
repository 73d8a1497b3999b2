"""What players agree on before a match, and what they are still to be asked; one game to deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from keyforge_tui.common.errors import UserError
from keyforge_tui.engine import PLAYERS, Deck, DeckCard, Game, House, PlayerId
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.decks.decklist import DeckList, Reading
from keyforge_tui.library.decks.enhancing import (
    icon_warnings,
    lacks_icons,
    shown,
    with_random_icons,
    without_icons,
)
from keyforge_tui.library.decks.playable import playable
from keyforge_tui.match.book import Book
from keyforge_tui.match.clock import ClockSetting
from keyforge_tui.match.formats import MOST_GAMES, Format


@dataclass(frozen=True, slots=True)
class Setting:
    """What the players agreed on before the match."""

    names: tuple[str, str]
    decks: tuple[Deck, Deck]
    """The deck each player brought."""
    format: Format = Format.ARCHON
    best_of: int = 1
    seed: int = 0
    first: int | None = None
    """Who is first in the first game; drawn where it is None (R5.3)."""
    chains: tuple[int, int] = (0, 0)
    """With how many chains each deck starts every game (R52.1)."""
    lost: int | None = None
    """Which deck lost, where the two have just met: its player chooses who is first (R5.3)."""
    clock: ClockSetting | None = None
    warnings: tuple[str, ...] = ()
    """What is odd about the decks, for the players to know before they start."""
    bare: tuple[DeckList | None, DeckList | None] = (None, None)
    """Decks that lost their added icons, where nobody has decided what to do about it."""
    asks_chains: bool = True
    """Whether the handicap of the rivalry book is suggested."""
    is_heard: bool = False
    """The suggestion was declined for this match."""

    def __post_init__(self) -> None:
        length = self.format.games or self.best_of
        if self.best_of not in {1, length}:
            raise UserError(f"{self.format} is best of {length}")
        if length % 2 == 0 or not 1 <= length <= MOST_GAMES:
            raise UserError(f"a match is best of 1, 3, 5, 7 or {MOST_GAMES}")
        if self.format.has_bidding and any(self.chains):
            raise UserError(f"in {self.format} chains are bid for, not agreed on")

    @property
    def wins_needed(self) -> int:
        """How many games win the match."""
        return (self.format.games or self.best_of) // 2 + 1


@dataclass(frozen=True, slots=True)
class Dealing:
    """One game, ready to be dealt. All pairs are by player."""

    decks: tuple[Deck, Deck]
    """The deck each player plays in this game."""
    seed: int
    first: int | None = None
    chains: tuple[int, int] = (0, 0)
    names: tuple[str, str] = ("Player 1", "Player 2")
    started: str = ""
    """When, in words; the journal only repeats it."""
    match: Mapping[str, object] | None = None
    """What is to be remembered of the match this game belongs to; the journal only repeats it."""
    branch: str = ""
    """Of which game, and from where, this one is another ending; it counts for no match."""
    number: int = 1
    """Which game of its match it is."""
    brought: tuple[int, int] = (0, 1)
    """Whose decks they are."""
    hides_lists: bool = False

    def deal(self) -> Game:
        """The game at its first decision."""
        return Game.new(self.decks, seed=self.seed, first=self.first, chains=self.chains)


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


def decide_icons(setting: Setting, place: int, library: CardLibrary, seed: int | None) -> Setting:
    """The setting with a deck's lost icons placed by a seed, or left out where it is None."""
    bare = setting.bare[place]
    if bare is None:
        return setting
    deck = without_icons(bare) if seed is None else with_random_icons(bare, library, seed)
    decks, open_ = list(setting.decks), list(setting.bare)
    decks[place], open_[place] = playable(deck, library), None
    return replace(setting, decks=(decks[0], decks[1]), bare=(open_[0], open_[1]))


def suggestion(setting: Setting, book: Book) -> Suggestion | None:
    """What the book suggests for these two decks; None where there is nothing to suggest.

    New decks get no handicap (R52.1), and where chains are bid for, the bid is the handicap.
    """
    if not setting.asks_chains or setting.format.has_bidding or setting.format is Format.SEALED:
        return None
    chains = book.chains(setting.decks)
    for deck in PLAYERS:
        if chains[deck]:
            return Suggestion(deck, chains[deck], book.wins(setting.decks))
    return None


def with_chains(setting: Setting, chains: tuple[int, int]) -> Setting:
    """The setting with a handicap both agreed on, or agreed to do without."""
    return replace(setting, chains=chains, asks_chains=False)


# -- what is in a deck, for players who may look at its list ---------------------------------


def by_house(deck: Deck) -> Iterator[tuple[House, list[str]]]:
    """The cards of a deck house by house, copies counted: `2x Dust Pixie`."""
    for house in deck.houses:
        yield house, counted(_title(card) for card in deck.cards if _house(card) is house)


def counted(titles: Iterable[str]) -> list[str]:
    """Titles once each, copies counted."""
    return [f"{n}x {title}" if n > 1 else title for title, n in Counter(titles).items()]


def _house(card: DeckCard) -> House:
    return card.house or card.definition.houses[0]


def _title(card: DeckCard) -> str:
    added = f" (+{shown(Counter(card.added))})" if card.added else ""
    return f"{card.definition.name}{added}"
