"""Icons that enhancing adds: promised, placed, missing."""

from collections import Counter
from dataclasses import replace

import pytest

from keyforge_tui.engine.model.words import Icon
from keyforge_tui.engine.table.card import CardDef
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.decks import DeckList, read_list, starter_files
from keyforge_tui.library.decks.decklist import IconsPlaced
from keyforge_tui.library.decks.enhancing import (
    icon_warnings,
    lacks_icons,
    placed,
    promised,
    with_random_icons,
    without_icons,
)
from keyforge_tui.library.sets import Catalog


class Enhancing(CardLibrary):
    """The project's cards, of which two promise icons here."""

    def card(self, slug: str) -> CardDef:
        card = super().card(slug)
        if slug == "anger":
            return replace(card, enhance=(Icon.DRAW, Icon.DRAW, Icon.CAPTURE))
        if slug == "fear":
            return replace(card, enhance=(Icon.DRAW,))
        return card


@pytest.fixture
def enhancing(library: CardLibrary) -> CardLibrary:
    return Enhancing(library.folder)


@pytest.fixture
def deck(catalog: Catalog) -> DeckList:
    return read_list(starter_files()[0], catalog)


def test_a_deck_without_the_icons_its_cards_promise_has_lost_them(
    deck: DeckList, enhancing: CardLibrary, library: CardLibrary
) -> None:
    assert promised(deck, enhancing) == {Icon.DRAW: 3, Icon.CAPTURE: 1}
    assert lacks_icons(deck, enhancing)
    (warning,) = icon_warnings(deck, enhancing, keeps_icons=True)
    assert warning.startswith("the icons its cards promise (1 capture, 3 draw) are not in the file")
    assert not lacks_icons(deck, library)
    assert list(icon_warnings(deck, library, keeps_icons=True)) == []


def test_chance_places_what_is_promised_and_the_seed_is_kept(
    deck: DeckList, enhancing: CardLibrary
) -> None:
    enhanced = with_random_icons(deck, enhancing, 7)
    assert placed(enhanced) == promised(deck, enhancing)
    assert enhanced.icons == IconsPlaced(7)
    assert enhanced == with_random_icons(deck, enhancing, 7)
    assert enhanced != replace(with_random_icons(deck, enhancing, 8), icons=IconsPlaced(7))
    assert list(icon_warnings(enhanced, enhancing, keeps_icons=True)) == []
    assert not lacks_icons(enhanced, enhancing)


def test_playing_without_icons_is_a_decision_that_is_kept(
    deck: DeckList, enhancing: CardLibrary
) -> None:
    bare = without_icons(with_random_icons(deck, enhancing, 7))
    assert placed(bare) == Counter()
    assert not lacks_icons(bare, enhancing)
    assert list(icon_warnings(bare, enhancing, keeps_icons=True)) == []


def test_promised_and_placed_icons_that_differ_are_odd(
    deck: DeckList, enhancing: CardLibrary
) -> None:
    cards = (replace(deck.cards[0], icons=(Icon.AMBER,)), *deck.cards[1:])
    (warning,) = icon_warnings(replace(deck, cards=cards), enhancing, keeps_icons=True)
    assert warning == "its cards promise 1 capture, 3 draw, and 1 Æmber are placed"


def test_printed_icons_count_towards_the_five(deck: DeckList, library: CardLibrary) -> None:
    icons = (Icon.DRAW,) * 5
    cards = tuple(
        replace(card, icons=icons) if card.card == "anger" else card for card in deck.cards
    )
    found = list(icon_warnings(replace(deck, cards=cards), library, keeps_icons=True))
    assert "Anger has 6 bonus icons; the most seen is 5" in found
