"""The set files name every card of the five sets, and any way to call a card finds it."""

import re
from collections import Counter
from pathlib import Path

import pytest

from keyforge_tui.common.paths import cards_folder
from keyforge_tui.library.sets import SETS, Catalog, Printing, card_id, folded, load_sets
from keyforge_tui.library.source import SourceError


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return load_sets(cards_folder() / "sets")


@pytest.mark.parametrize(
    ("code", "name", "expansion", "printings", "new"),
    [
        ("cota", "Call of the Archons", 341, 370, 370),
        ("aoa", "Age of Ascension", 435, 370, 204),
        ("wc", "Worlds Collide", 452, 415, 294),
        ("mm", "Mass Mutation", 479, 438, 261),
        ("dt", "Dark Tidings", 496, 429, 279),
    ],
)
def test_a_set_prints_all_its_cards(
    catalog: Catalog, code: str, name: str, expansion: int, printings: int, new: int
) -> None:
    card_set = catalog.card_set(code)
    assert (card_set.name, card_set.expansion) == (name, expansion)
    assert len(card_set.printings) == printings
    assert len(card_set.titles) == new


def test_there_are_1408_cards(catalog: Catalog) -> None:
    assert len(catalog.titles) == 1408


def test_every_set_has_seven_houses(catalog: Catalog) -> None:
    assert {card_set.code: len(card_set.houses) for card_set in catalog.sets} == dict.fromkeys(
        SETS, 7
    )
    assert "unfathomable" in catalog.card_set("dt").houses
    assert "mars" not in catalog.card_set("mm").houses


def test_no_collector_number_below_the_last_is_left_out(catalog: Catalog) -> None:
    for card_set in catalog.sets:
        numbers = {int(p.number) for p in card_set.printings if p.number.isdecimal()}
        assert numbers == set(range(min(numbers), max(numbers) + 1)), card_set.code
        assert min(numbers) <= 1


def test_words_are_the_same_in_every_file(catalog: Catalog) -> None:
    rarities = {p.rarity for card_set in catalog.sets for p in card_set.printings}
    assert rarities == {
        "common",
        "uncommon",
        "rare",
        "variant",
        "fixed",
        "special",
        "evil-twin",
        "the-tide",
    }
    types = Counter(title.type for title in catalog.titles.values())
    assert types == {
        "creature": 721,
        "action": 420,
        "artifact": 189,
        "upgrade": 77,
        "the-tide": 1,
    }


def test_ids_are_plain_and_titles_are_tidy(catalog: Catalog) -> None:
    for card, title in catalog.titles.items():
        assert card == title.id
        assert re.fullmatch("[a-z0-9-]+", card)
        assert title.title == " ".join(title.title.split())


def test_an_id_is_its_title_folded_but_for_twins_and_halves(catalog: Catalog) -> None:
    for title in catalog.titles.values():
        name = folded(title.title)
        assert folded(title.id) in {name, f"{name}eviltwin", f"{name}2"}


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("Anger", "anger"),
        ("annihilation ritual", "annihilation-ritual"),
        ("AEMBER IMP", "aember-imp"),
        ("æmber imp", "aember-imp"),
        ("Skoll", "skoll"),
        ("Sköll", "skoll"),
        ("[Redacted]", "redacted"),
        ("Its Coming", "it-s-coming"),
        ("It's Coming...", "it-s-coming"),
        ('"John Smyth"', "john-smyth"),
        ("“John Smyth”", "john-smyth"),
        ("Warriors' Refrain", "warriors--refrain"),
        ("C.Æ.N.D.L.E. Unit", "caendle-unit"),
        ("Daemo-Bot", "daemo-bot"),
    ],
)
def test_a_title_is_found_however_it_is_typed(catalog: Catalog, typed: str, card: str) -> None:
    assert [title.id for title in catalog.by_title(typed)] == [card]


def test_a_shared_title_finds_the_card_first_and_then_its_twin_or_half(catalog: Catalog) -> None:
    assert [t.id for t in catalog.by_title("Deusillus")] == ["deusillus", "deusillus2"]
    assert [t.id for t in catalog.by_title("Ol’ Paddy")] == ["ol--paddy", "ol--paddy-evil-twin"]
    shared = Counter(folded(title.title) for title in catalog.titles.values())
    assert sorted(Counter(shared.values()).items()) == [(1, 1304), (2, 52)]


def test_an_unknown_card_is_not_found(catalog: Catalog) -> None:
    assert catalog.by_id("no-such-card") is None
    assert catalog.by_title("No Such Card") == ()
    assert catalog.by_title("") == ()
    assert catalog.by_number("cota", "999") == ()
    assert catalog.printings_of("no-such-card") == ()
    with pytest.raises(KeyError):
        catalog.card_set("xyz")


def test_a_card_knows_its_title_type_and_first_set(catalog: Catalog) -> None:
    title = catalog.by_id("dark-aember-vault")
    assert title is not None
    assert (title.title, title.type, title.first_set) == ("Dark Æmber Vault", "artifact", "mm")


def test_a_card_knows_its_printings_oldest_first(catalog: Catalog) -> None:
    assert catalog.printings_of("barehanded") == (
        Printing("cota", "002", "barehanded", "brobnar", "rare"),
        Printing("aoa", "033", "barehanded", "brobnar", "rare"),
        Printing("wc", "033", "barehanded", "brobnar", "rare"),
    )


def test_a_number_finds_its_card_with_or_without_zeros(catalog: Catalog) -> None:
    expected = (Printing("cota", "001", "anger", "brobnar", "common"),)
    assert catalog.by_number("cota", "001") == expected
    assert catalog.by_number("cota", "1") == expected
    (anomaly,) = catalog.by_number("wc", "a06")
    assert anomaly.card == "orb-of-wonder"


def test_a_number_may_stand_for_several_houses_or_halves(catalog: Catalog) -> None:
    vaults = catalog.by_number("mm", "001")
    assert {p.card for p in vaults} == {"dark-aember-vault"}
    assert {p.house for p in vaults} == catalog.card_set("mm").houses
    halves = {p.card for p in catalog.by_number("mm", "244")}
    assert len(halves) == 2


def test_the_tide_has_no_house(catalog: Catalog) -> None:
    (tide,) = catalog.printings_of("the-tide")
    assert tide.house is None
    assert [p for s in catalog.sets for p in s.printings if p.house is None] == [tide]


def test_a_set_is_read_without_the_others(tmp_path: Path) -> None:
    write(tmp_path, "wc", '{number: "001", card: a, house: dis, rarity: rare, type: x, title: A}')
    catalog = load_sets(tmp_path)
    assert [p.card for p in catalog.card_set("wc").printings] == ["a"]
    with pytest.raises(SourceError, match=r"cota\.yaml: cannot be read"):
        catalog.by_id("a")


def write(folder: Path, code: str, *lines: str, name: str | None = None) -> None:
    printings = "".join(f"\n  - {line}" for line in lines) or " []"
    text = f"set: {code}\nname: X\nexpansion: 1\nprintings:{printings}\n"
    (folder / f"{name or code}.yaml").write_text(text)


PRINTED = 'number: "001", card: a, house: dis, rarity: rare'


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("{card: a, house: dis, rarity: rare}", "5: printings.0.number: is missing; add it"),
        (f"{{{PRINTED}, colour: red}}", "5: printings.0.colour: is not known here"),
        (f"{{{PRINTED}, title: A}}", "5: printings.0: title and type go together"),
        (f"{{{PRINTED.replace('card: a', 'card: Ä')}}}", "5: printings.0.card: string should"),
        (f"{{{PRINTED.replace('001', '1')}}}", "5: printings.0.number: string should"),
        (
            f"{{{PRINTED}, type: x, title: A}}\n  - {{{PRINTED}, type: x, title: A}}",
            "6: printings.1: a has",
        ),
    ],
)
def test_a_wrong_line_is_refused_with_its_number(tmp_path: Path, line: str, problem: str) -> None:
    write(tmp_path, "cota", line)
    with pytest.raises(SourceError, match=re.escape(f"cota.yaml:{problem}")):
        load_sets(tmp_path).card_set("cota")


def test_a_file_of_another_set_is_refused(tmp_path: Path) -> None:
    write(tmp_path, "aoa", name="cota")
    with pytest.raises(SourceError, match=r'cota\.yaml:1: set: has to be "cota"'):
        load_sets(tmp_path).card_set("cota")


def test_a_title_is_given_once_and_not_later_than_the_first_printing(tmp_path: Path) -> None:
    for code in SETS:
        write(tmp_path, code)
    titled = f"{{{PRINTED}, type: x, title: A}}"
    write(tmp_path, "cota", f"{{{PRINTED}}}")
    write(tmp_path, "aoa", titled)
    with pytest.raises(SourceError, match=r"cota\.yaml: a: has no title"):
        load_sets(tmp_path).by_id("a")
    write(tmp_path, "cota", titled)
    with pytest.raises(SourceError, match=r"aoa\.yaml: a: has its title in an earlier set"):
        load_sets(tmp_path).by_id("a")


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("irradiated-æmber", "irradiated-aember"),
        ("lærie-of-the-lake-evil-twin", "laerie-of-the-lake-evil-twin"),
        ("sköll", "skoll"),
        ("crewman-jörg", "crewman-jorg"),
        ("[redacted]", "redacted"),
        ("walls--blaster", "walls--blaster"),
        ("ol--paddy", "ol--paddy"),
    ],
)
def test_ids_with_other_letters_become_those_of_the_set_lists(
    catalog: Catalog, name: str, expected: str
) -> None:
    assert card_id(name) == expected
    assert catalog.by_id(expected) is not None


def test_every_id_of_the_set_lists_can_name_a_file(catalog: Catalog) -> None:
    assert [card for card in catalog.titles if card_id(card) != card] == []
