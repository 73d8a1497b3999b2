"""New decks are like the real ones: 10,000 of them are compared with the published shares."""

import hashlib
import json
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from keyforge_tui.engine.model.words import House
from keyforge_tui.library.decks.partners import ACCOMPANY, GIGANTIC, partners_of
from keyforge_tui.library.decks.resolution import marks_of
from keyforge_tui.library.forge.figures import FIGURES, IN_PAIRS, PLACES, WEIGHTS
from keyforge_tui.library.forge.forging import Forge
from keyforge_tui.library.forge.pools import Pools, pools_of
from keyforge_tui.library.sets import SETS
from tests.library.decks.conftest import the_catalog

Cards = dict[str, list[str]]
MARKS = {
    "cota": {"maverick": 4.1},
    "aoa": {"maverick": 4.1, "legacy": 8.4},
    "wc": {"maverick": 3.9, "legacy": 6.0, "anomaly": 3.5},
    "mm": {"maverick": 4.0, "legacy": 6.0},
    "dt": {"maverick": 4.0, "legacy": 6.0},
}
"""Percent of decks that hold at least one."""
COUNTS = {"cota": 10_000, "aoa": 2_500, "wc": 2_500, "mm": 2_500, "dt": 2_500}


@cache
def pools(code: str) -> Pools:
    return pools_of(the_catalog(), code)


@cache
def made(code: str) -> tuple[Cards, ...]:
    return tuple(Forge(pools(code), seed).cards() for seed in range(COUNTS[code]))


@cache
def rarity(card: str, code: str) -> str:
    printings = the_catalog().printings_of(card)
    here = [printing for printing in printings if printing.set == code] or printings
    return "special" if here[-1].rarity in {"fixed", "variant"} else here[-1].rarity


@cache
def marks(card: str, house: str, code: str) -> tuple[str, ...]:
    return marks_of(the_catalog(), card, House(house), code)


def flat(cards: Cards) -> Iterator[str]:
    return (card for house in cards.values() for card in house)


@pytest.mark.parametrize("code", SETS)
def test_the_shares_of_rarities_are_the_published_ones(code: str) -> None:
    found = Counter(rarity(card, code) for deck in made(code) for card in flat(deck))
    total = 36 * len(made(code))
    assert found.total() == total
    published = dict(
        zip(("common", "uncommon", "rare", "special"), FIGURES[code].published, strict=True)
    )
    # Four standard deviations of the common cards' share are 0.3 % of 10,000 decks' cards.
    tolerance = 0.35 if code == "cota" else 0.6
    for word, share in published.items():
        assert 100 * found[word] / total == pytest.approx(share / 100, abs=tolerance), word
    assert 100 * found["special"] / total == pytest.approx(published["special"] / 100, abs=0.25)
    if code == "dt":
        assert 100 * found["evil-twin"] / total == pytest.approx(1.63, abs=0.4)


@pytest.mark.parametrize("code", SETS)
def test_the_shares_of_decks_with_unusual_cards_are_the_published_ones(code: str) -> None:
    decks = Counter(
        mark
        for deck in made(code)
        for mark in {
            m for house, cards in deck.items() for c in cards for m in marks(c, house, code)
        }
    )
    assert set(decks) == set(MARKS[code])
    tolerance = 0.8 if code == "cota" else 1.9
    for mark, share in MARKS[code].items():
        assert 100 * decks[mark] / len(made(code)) == pytest.approx(share, abs=tolerance), mark


def test_duplicates_are_as_frequent_as_in_real_decks() -> None:
    """In ten real decks 245 titles were there once, 48 twice, 5 three times, 1 four times."""
    copies = Counter(count for deck in made("cota") for count in Counter(flat(deck)).values())
    decks = len(made("cota"))
    assert copies[1] / decks == pytest.approx(24.5, abs=1.5)
    assert copies[2] / decks == pytest.approx(4.8, abs=0.8)
    assert copies[3] / decks == pytest.approx(0.5, abs=0.2)
    assert 0 < copies[4] / decks < 0.2
    assert max(copies) == 4


def test_houses_are_drawn_evenly() -> None:
    trios = Counter(tuple(deck) for deck in made("cota"))
    assert len(trios) == 35
    assert min(trios.values()) > 0.75 * len(made("cota")) / 35
    assert max(trios.values()) < 1.25 * len(made("cota")) / 35


@pytest.mark.parametrize("code", SETS)
def test_every_deck_is_three_houses_of_twelve(code: str) -> None:
    for deck in made(code):
        assert [len(cards) for cards in deck.values()] == [12, 12, 12]
        assert list(deck) == sorted(deck)


@pytest.mark.parametrize("code", SETS)
def test_what_belongs_together_is_together(code: str) -> None:
    seen: set[str] = set()
    for deck in made(code):
        count = Counter(flat(deck))
        for card in count:
            seen.add(card)
            if card in pools(code).companions:
                assert count[card] == 1
                assert count.keys() >= {*ACCOMPANY[card]}
            partners = partners_of(card)
            if partners and not any(card in place.cards for place in PLACES):
                assert any(count[partner] for partner in partners), (card, count)
            if card in IN_PAIRS:
                assert count[card] >= 2
    if code == "mm":
        assert seen >= {f"{card}2" for card in GIGANTIC}
    printed = {one.card for one in the_catalog().card_set(code).printings}
    never = printed - seen
    assert never <= {"the-tide"}, never


def test_a_place_is_filled_by_the_deck_around_it() -> None:
    for deck in made("aoa"):
        for card in flat(deck):
            if card.endswith("-ambassador"):
                assert card.removesuffix("-ambassador") in set(deck) - {"sanctum"}
    for deck in made("cota"):
        assert sum(card.startswith("master-of-") for card in flat(deck)) <= 1


def test_an_evil_twin_deck_has_only_evil_twins() -> None:
    evil = 0
    for deck in made("dt"):
        cards = set(flat(deck))
        twins = {card.removesuffix("-evil-twin") for card in cards if card.endswith("-evil-twin")}
        if twins:
            evil += 1
            assert not cards & pools("dt").twins
    assert 0 < evil < len(made("dt")) / 5


def test_the_houses_can_be_chosen() -> None:
    deck = Forge(pools("cota"), 7, ("untamed", "dis", "mars")).cards()
    assert list(deck) == ["dis", "mars", "untamed"]


def test_the_weights_add_up() -> None:
    for figures in FIGURES.values():
        assert sum(figures.weights) == WEIGHTS


GOLDEN = {
    "cota": "ec588d42ecbfe07b",
    "aoa": "141446df6497ef3a",
    "wc": "24efdd211f0e5f9b",
    "mm": "fec4053655d8f8e2",
    "dt": "eda73a1c6ff7718f",
}


@pytest.mark.parametrize("code", SETS)
def test_the_same_seed_gives_the_same_deck_for_ever(code: str) -> None:
    """If this fails, decks that people made before have changed: add a version instead."""
    decks = [Forge(pools(code), seed).cards() for seed in range(100)]
    assert hashlib.sha256(json.dumps(decks).encode()).hexdigest()[:16] == GOLDEN[code]
