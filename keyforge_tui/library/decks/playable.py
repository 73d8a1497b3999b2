"""From a list to a deck that can be played: every card gets its definition.

The two decks to begin with, which the program brings along, are here too.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from keyforge_tui.common.errors import UserError
from keyforge_tui.common.paths import cards_folder
from keyforge_tui.engine import Deck, DeckCard
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.decks.deckfile import read_list
from keyforge_tui.library.decks.decklist import DeckList
from keyforge_tui.library.sets import Catalog, load_sets


class UnwrittenCards(UserError):
    """A deck that cannot be played yet, with the cards that have no definition."""

    def __init__(self, deck: str, cards: tuple[str, ...]) -> None:
        these = "this card is" if len(cards) == 1 else f"these {len(cards)} cards are"
        super().__init__(
            f"{deck} cannot be played yet; {these} still to be written: {', '.join(cards)}"
        )
        self.cards = cards


def unwritten(deck: DeckList, library: CardLibrary) -> tuple[str, ...]:
    """The titles of a deck's cards that have no definition yet."""
    return tuple(dict.fromkeys(card.title for card in deck.cards if card.card not in library.files))


def playable(deck: DeckList, library: CardLibrary) -> Deck:
    """The deck for the table; raises `UnwrittenCards` rather than leave a card out."""
    if missing := unwritten(deck, library):
        raise UnwrittenCards(deck.name, missing)
    cards = tuple(DeckCard(library.card(card.card), card.house, card.icons) for card in deck.cards)
    return Deck(deck.name, deck.houses, cards)


def read_deck(path: Path | str, catalog: Catalog, library: CardLibrary) -> Deck:
    """The deck of a file, ready to play; a `UserError` says all that is wrong.

    A file with several decks needs the one that is meant behind it: `decks.csv#3` or
    `decks.csv#Radiant Argus the Supreme`.
    """
    return playable(read_list(path, catalog), library)


STARTERS: Final = ("miss-onyx-censorius", "radiant-argus-the-supreme")


def starter_files() -> tuple[Path, Path]:
    """Where the two starter decks are."""
    first, second = (cards_folder() / "decks" / f"{name}.yaml" for name in STARTERS)
    return first, second


def is_starter(path: str) -> bool:
    """Whether a path means one of the starter decks."""
    return Path(path).resolve() in [file.resolve() for file in starter_files()]


def starter_decks(
    catalog: Catalog | None = None, library: CardLibrary | None = None
) -> tuple[Deck, Deck]:
    """The two starter decks, ready to play."""
    catalog = catalog or load_sets(cards_folder() / "sets")
    library = library or CardLibrary(cards_folder())
    first, second = (read_deck(path, catalog, library) for path in starter_files())
    return first, second
