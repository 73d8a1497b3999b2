"""What is written reads back as the same deck."""

import json
from collections import Counter
from dataclasses import replace

import pytest

from keyforge_tui.common.paths import PACKAGE
from keyforge_tui.engine.model.words import Icon
from keyforge_tui.library.decks import DeckList
from keyforge_tui.library.decks.deckfile import read_decks
from keyforge_tui.library.decks.decklist import IconsPlaced
from keyforge_tui.library.decks.formats.own import schema_text
from keyforge_tui.library.decks.writing import WRITERS, write_own
from keyforge_tui.library.sets import Catalog

ODD = """
name: "Evil: the [bold]Deck[/bold] # 1"
set: mm
id: 5f3a6d4e-0000-4000-8000-000000000001
houses:
  saurian:
    - Deusillus (1/2) +A
    - Deusillus (2/2)
    - "[REDACTED] +CD"
    - 2x Krump
    - It's Coming
    - Citizen Shrix
    - 5x Faust the Great
  staralliance:
    - Ol' Paddy (evil twin)
    - Walls’ Blaster +R
    - Walls’ Blaster
    - 9x Commander Chan
  dis:
    - Ghostform
    - C.Æ.N.D.L.E. Unit
    - 10x Fear
"""


@pytest.fixture
def odd(catalog: Catalog) -> DeckList:
    (reading,) = read_decks(ODD, "odd", catalog)
    assert reading.deck is not None, reading.errors
    return reading.deck


@pytest.mark.parametrize("kind", ["yaml", "text", "keyteki"])
def test_a_written_deck_reads_back(catalog: Catalog, odd: DeckList, kind: str) -> None:
    text = WRITERS[kind](odd, catalog)
    (reading,) = read_decks(text, "again", catalog)
    assert reading.deck is not None, reading.errors
    assert reading.deck.houses == odd.houses
    assert Counter(reading.deck.cards) == Counter(odd.cards)
    assert reading.deck.name == odd.name
    assert reading.deck.set == "mm"


def test_a_cockatrice_file_keeps_the_titles(catalog: Catalog, odd: DeckList) -> None:
    (reading,) = read_decks(WRITERS["cod"](odd, catalog), "again", catalog)
    # It cannot keep the houses of mavericks, and says so when it is read.
    assert any("does not say in which house" in problem.message for problem in reading.errors)


def test_our_own_file_says_where_the_icons_come_from(catalog: Catalog, odd: DeckList) -> None:
    for icons in ("without", IconsPlaced(12)):
        deck = replace(odd, icons=icons)
        (reading,) = read_decks(write_own(deck, catalog), "again", catalog)
        assert reading.deck is not None
        assert reading.deck.icons == icons
        assert reading.deck.id == odd.id


def test_icons_are_written_in_their_order(catalog: Catalog, odd: DeckList) -> None:
    card = replace(odd.cards[0], icons=(Icon.DRAW, Icon.AMBER, Icon.DRAW))
    deck = replace(odd, cards=(card, *odd.cards[1:]))
    assert "- Deusillus (1/2) +RAR\n" in write_own(deck, catalog)


def test_the_schema_file_is_up_to_date() -> None:
    schema = PACKAGE.parent / "cards" / "deck.schema.json"
    assert schema.read_text(encoding="utf-8") == schema_text(), (
        "run: keyforge-tui deck schema > cards/deck.schema.json"
    )
    assert json.loads(schema_text())["required"] == ["name", "houses"]


def test_the_documented_marks_are_read(catalog: Catalog) -> None:
    """The example of the documentation is read as far as it goes."""
    text = (PACKAGE.parent / "cards" / "decks" / "README.md").read_text(encoding="utf-8")
    example = text.split("```yaml\n")[1].split("```")[0]
    (reading,) = read_decks(example, "example", catalog)
    assert [problem.message for problem in reading.errors] == [
        "has 8 cards; a deck has 36",
        "Logos has 3 cards; a house of a deck has 12",
        "Sanctum has 2 cards; a house of a deck has 12",
        "Untamed has 3 cards; a house of a deck has 12",
    ]
