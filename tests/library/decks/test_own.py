"""Our own deck files are read, and whatever is wrong is said at once."""

from pathlib import Path

import pytest

from keyforge_tui.engine.model.words import House, Icon
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.decks import (
    UnwrittenCards,
    read_deck,
    read_list,
    read_lists,
    starter_decks,
    starter_files,
)
from keyforge_tui.library.sets import Catalog
from keyforge_tui.library.source import SourceError

STARTER = starter_files()[0].read_text(encoding="utf-8")


def file(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "deck.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def complaints(tmp_path: Path, catalog: Catalog, text: str) -> list[str]:
    (reading,) = read_lists(file(tmp_path, text), catalog)
    assert reading.deck is None
    return [str(problem).removeprefix(f"{tmp_path}/") for problem in reading.errors]


def warnings(tmp_path: Path, catalog: Catalog, text: str) -> list[str]:
    (reading,) = read_lists(file(tmp_path, text), catalog)
    assert reading.deck is not None, reading.errors
    return [problem.message for problem in reading.warnings]


def test_the_starter_decks_are_ready_to_play(catalog: Catalog, library: CardLibrary) -> None:
    onyx, argus = starter_decks(catalog, library)
    assert onyx.name == "Miss “Onyx” Censorius"
    assert onyx.houses == (House.BROBNAR, House.DIS, House.SHADOWS)
    assert argus.name == "Radiant Argus the Supreme"
    assert argus.houses == (House.LOGOS, House.SANCTUM, House.UNTAMED)
    for deck in (onyx, argus):
        assert len(deck.cards) == 36
        for house in deck.houses:
            assert sum(card.house is house for card in deck.cards) == 12
    names = [card.definition.name for card in onyx.cards]
    assert names.count("Ganger Chieftain") == names.count("Urchin") == 2


def test_the_starter_decks_are_as_odd_as_a_deck_can_be_not(catalog: Catalog) -> None:
    for path in starter_files():
        (reading,) = read_lists(path, catalog)
        assert reading.warnings == ()


def test_a_card_without_a_definition_is_named_and_refuses_the_deck(
    tmp_path: Path, catalog: Catalog, library: CardLibrary
) -> None:
    few = CardLibrary(tmp_path)
    few.files = {
        name: path for name, path in library.files.items() if name not in {"anger", "fear"}
    }
    with pytest.raises(UnwrittenCards, match="these 2 cards are still to be written: Anger, Fear"):
        read_deck(starter_files()[0], catalog, few)


def test_a_card_in_another_house_is_a_maverick(tmp_path: Path, catalog: Catalog) -> None:
    text = STARTER.replace("- Fear", "- krump")
    deck = read_list(file(tmp_path, text), catalog)
    (krump,) = (card for card in deck.cards if card.card == "krump")
    assert krump.house is House.DIS
    assert krump.marks == ("maverick",)


def test_icons_stay_on_their_copy_and_in_order(tmp_path: Path, catalog: Catalog) -> None:
    text = STARTER.replace("- 2x Urchin", "- Urchin +RA\n    - Urchin")
    deck = read_list(file(tmp_path, text), catalog)
    urchins = [card.icons for card in deck.cards if card.card == "urchin"]
    assert urchins == [(Icon.DRAW, Icon.AMBER), ()]


def test_all_problems_of_a_file_are_said_at_once(tmp_path: Path, catalog: Catalog) -> None:
    text = (
        STARTER.replace("- Anger", "- Angre")
        .replace("- Fear", "- Fear +X")
        .replace("dis:", "diss:")
        .replace("- Tocsin", "- Tocsin (shiny)")
    )
    found = complaints(tmp_path, catalog, text)
    assert found[0].startswith('deck.yaml:25: diss.10: "shiny" in parentheses')
    assert found[1] == 'deck.yaml: houses: there is no house "diss"; the nearest is Dis'
    assert found[3].startswith('deck.yaml:16: diss.1: "x" is no bonus icon; there are amber')
    assert found[2] == (
        'deck.yaml:5: brobnar.1: unknown card "Angre" (Call of the Archons); the nearest is Anger'
    )


@pytest.mark.parametrize(
    ("before", "after", "messages"),
    [
        (
            "    - Anger\n",
            "",
            ["has 35 cards; a deck has 36", "Brobnar has 11 cards; a house of a deck has 12"],
        ),
        (
            "    - Anger\n",
            "    - 2x Anger\n",
            ["has 37 cards; a deck has 36", "Brobnar has 13 cards; a house of a deck has 12"],
        ),
        (
            "    - Anger\n",
            "  mars:\n    - Anger\n  brobnar:\n",
            None,
        ),
    ],
)
def test_the_frame_of_a_deck_is_three_houses_of_twelve(
    tmp_path: Path, catalog: Catalog, before: str, after: str, messages: list[str] | None
) -> None:
    text = STARTER.replace(before, after)
    if messages is None:
        with pytest.raises(SourceError, match='the key "brobnar" is there twice'):
            read_lists(file(tmp_path, text), catalog)
        return
    assert complaints(tmp_path, catalog, text) == [f"deck.yaml: {line}" for line in messages]


def test_four_houses_are_too_many(tmp_path: Path, catalog: Catalog) -> None:
    text = STARTER.replace("    - Anger\n", "") + "  mars:\n    - Anger\n"
    assert complaints(tmp_path, catalog, text) == [
        "deck.yaml: has 4 houses (Brobnar, Dis, Shadows, Mars); a deck has 3",
        "deck.yaml: Brobnar has 11 cards; a house of a deck has 12",
        "deck.yaml: Mars has 1 card; a house of a deck has 12",
    ]


def test_an_unknown_icon_is_an_error(tmp_path: Path, catalog: Catalog) -> None:
    assert complaints(tmp_path, catalog, STARTER.replace("- Anger", "- Anger +discard")) == [
        'deck.yaml:5: brobnar.1: "discard" is no bonus icon; there are amber, capture, damage, draw'
    ]


def test_halves_of_a_gigantic_creature_need_each_other(tmp_path: Path, catalog: Catalog) -> None:
    one = STARTER.replace("- Anger", "- Deusillus")
    assert complaints(tmp_path, catalog, one) == [
        "deck.yaml: Deusillus has 0 top halves (1/2) and 1 bottom half (2/2); each needs the other"
    ]
    both = STARTER.replace("- 2x Urchin", "- 2x Deusillus")
    deck = read_list(file(tmp_path, both), catalog)
    assert [card.card for card in deck.cards if card.title == "Deusillus"] == [
        "deusillus",
        "deusillus2",
    ]
    marked = STARTER.replace("- 2x Urchin", "- Deusillus\n    - Deusillus (2/2) +A")
    deck = read_list(file(tmp_path, marked), catalog)
    assert [(card.card, card.icons) for card in deck.cards if card.title == "Deusillus"] == [
        ("deusillus2", ()),
        ("deusillus", (Icon.AMBER,)),
    ]


def test_the_tide_stands_beside_the_deck(tmp_path: Path, catalog: Catalog) -> None:
    deck = read_list(file(tmp_path, STARTER + "    - The Tide\n"), catalog)
    assert len(deck.cards) == 36


@pytest.mark.parametrize(
    ("before", "after", "warning"),
    [
        ("set: cota", "set: mm", "Brobnar is no house of Mass Mutation"),
        ("- Fear", "- Ghostform", "Ghostform is an anomaly, and those are found in Worlds"),
        ("- Fear", "- Fear +AAAAAA", "Fear has 6 added icons; the most seen is 5"),
        ("- Fear", "- help from future self", "Help from Future Self usually comes with Timetr"),
        ("set: cota", "set: xyz", 'the set "xyz" is none of the five sets known here'),
        (
            "- 2x Urchin",
            "- Ol' Paddy\n    - Ol' Paddy (evil twin)",
            "Ol’ Paddy is there as the usual card and as its evil twin",
        ),
    ],
)
def test_what_is_odd_is_only_a_warning(
    tmp_path: Path, catalog: Catalog, before: str, after: str, warning: str
) -> None:
    found = warnings(tmp_path, catalog, STARTER.replace(before, after))
    assert any(line.startswith(warning) for line in found), found


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("houses: []\n", "name: is missing; add it"),
        ("name: X\nhouses: {dis: [[1]]}\n", "houses.dis.0"),
        (STARTER + "colour: red\n", "colour: is not known here"),
    ],
)
def test_a_file_of_another_shape_is_refused(
    tmp_path: Path, catalog: Catalog, text: str, message: str
) -> None:
    with pytest.raises(SourceError, match=message):
        read_lists(file(tmp_path, text), catalog)


def test_a_file_of_ours_without_houses_is_told_so(tmp_path: Path, catalog: Catalog) -> None:
    with pytest.raises(SourceError, match="houses: is missing; add it"):
        read_lists(file(tmp_path, STARTER.replace("houses:", "house:")), catalog)


def test_a_typed_list_may_name_its_houses_first(tmp_path: Path, catalog: Catalog) -> None:
    text = STARTER.replace("houses:", "houses: brobnar, dis, shadows").replace("    - ", "")
    assert read_list(file(tmp_path, text), catalog).name == "Miss “Onyx” Censorius"


def test_a_wrong_icon_does_not_hide_a_wrong_count(tmp_path: Path, catalog: Catalog) -> None:
    text = STARTER.replace("- Anger\n", "- Anger +Q\n").replace("    - Fear\n", "")
    assert complaints(tmp_path, catalog, text) == [
        'deck.yaml:5: brobnar.1: "q" is no bonus icon; there are amber, capture, damage, draw',
        "deck.yaml: has 35 cards; a deck has 36",
        "deck.yaml: Dis has 11 cards; a house of a deck has 12",
    ]


def test_an_unknown_card_counts_all_the_same(tmp_path: Path, catalog: Catalog) -> None:
    (one,) = complaints(tmp_path, catalog, STARTER.replace("- Anger\n", "- Angre\n"))
    assert "unknown card" in one
    found = complaints(tmp_path, catalog, STARTER.replace("- Anger\n", "- 3x Angre\n"))
    assert found[-2:] == [
        "deck.yaml: has 38 cards; a deck has 36",
        "deck.yaml: Brobnar has 14 cards; a house of a deck has 12",
    ]


def test_the_cards_tell_the_set_where_the_file_does_not(tmp_path: Path, catalog: Catalog) -> None:
    text = STARTER.replace("set: cota\n", "")
    assert read_list(file(tmp_path, text), catalog).set == "cota"
    text = text.replace("- 2x Urchin", "- 2x Mega Narp")
    deck = read_list(file(tmp_path, text), catalog)
    assert deck.set == "cota"
    assert [card.marks for card in deck.cards if card.card == "mega-narp"] == [
        ("maverick", "legacy"),
        ("maverick", "legacy"),
    ]
    for title in ("Hand of Dis", "Charette", "The Terror"):
        text = text.replace(f"- {title}", "- Mega Narp")
    assert read_list(file(tmp_path, text), catalog).set is None
