"""Sit down at the table."""

from __future__ import annotations

import argparse
import secrets

from keyforge_tui.engine.card import CardDef
from keyforge_tui.engine.game import Deck, DeckCard
from keyforge_tui.engine.words import House
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.paths import cards_folder

STARTERS = (
    ("The Loud Arsonist", (House.BROBNAR, House.DIS, House.LOGOS)),
    ("Sister of Thorns", (House.SANCTUM, House.SHADOWS, House.UNTAMED)),
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what `keyforge-tui play` takes."""
    parser.add_argument("decks", nargs="*", metavar="DECK", help="two deck files")
    parser.add_argument("--seed", type=int, help="deal the same game again")
    parser.add_argument("--names", nargs=2, metavar="NAME", default=("Player 1", "Player 2"))


def run(args: argparse.Namespace) -> int:
    """Open the app."""
    from keyforge_tui.tui.app import KeyforgeApp
    from keyforge_tui.tui.match import Match

    library = CardLibrary(cards_folder())
    one, two = (starter(library, name, houses) for name, houses in STARTERS)
    seed = secrets.randbits(63) if args.seed is None else args.seed
    first, second = args.names
    KeyforgeApp(Match((first, second), (one, two), seed)).run()
    return 0


def starter(library: CardLibrary, name: str, houses: tuple[House, ...]) -> Deck:
    """A deck of twelve cards of each house."""
    cards: list[DeckCard] = []
    for house in houses:
        pool: list[CardDef] = [
            card for card in library.all().values() if card.houses == (house,) and not card.gigantic
        ]
        cards += [DeckCard(pool[number % len(pool)]) for number in range(12)]
    return Deck(name, houses, tuple(cards))
