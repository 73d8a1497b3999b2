"""Every format of deck file is known by its content and read to the same deck."""

import csv
import io
import json
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from keyforge_tui.common.errors import UserError
from keyforge_tui.engine.model.words import House, Icon
from keyforge_tui.library.decks import DeckList, Reading, read_list, read_lists, starter_files
from keyforge_tui.library.decks.deckfile import MAX_DECK_BYTES, DeckFile, read_decks
from keyforge_tui.library.sets import Catalog
from keyforge_tui.library.source import SourceError
from tests.library.decks.conftest import the_catalog

Record = dict[str, Any]


def starter() -> DeckList:
    return read_list(starter_files()[0], the_catalog())


def save(folder: Path, content: object, name: str = "deck.anything") -> Path:
    path = folder / name
    if isinstance(content, bytes):
        path.write_bytes(content)
    else:
        text = content if isinstance(content, str) else json.dumps(content)
        path.write_text(text, encoding="utf-8")
    return path


def same(deck: DeckList, other: DeckList) -> bool:
    return (deck.name, deck.set, deck.houses) == (other.name, other.set, other.houses) and Counter(
        deck.cards
    ) == Counter(other.cards)


def record(number: str, title: str, house: str, **more: object) -> Record:
    return {
        "id": number,
        "card_title": title,
        "house": house,
        "card_type": "Creature",
        "rarity": "Common",
        "expansion": 341,
        "is_maverick": False,
        **more,
    }


def records(deck: DeckList) -> list[Record]:
    """One record for each card, numbered by its id."""
    return [record(card.card, card.title, card.house.title) for card in deck.cards]


def vault(cards: list[Record], **fields: object) -> Record:
    """A file as the publisher's site gives it, with a record for each distinct card."""
    linked = {card["id"]: card for card in cards}
    deck = {
        "id": "5f3a6d4e-0000-4000-8000-000000000001",
        "name": "Miss “Onyx” Censorius",
        "expansion": 341,
        "_links": {
            "houses": ["Brobnar", "Dis", "Shadows"],
            "cards": [card["id"] for card in cards],
        },
        **fields,
    }
    return {"data": deck, "_linked": {"houses": [], "cards": list(linked.values())}}


def test_a_vault_file_is_a_deck(tmp_path: Path, catalog: Catalog) -> None:
    deck = read_list(save(tmp_path, vault(records(starter()))), catalog)
    assert same(deck, starter())
    assert deck.id == "5f3a6d4e-0000-4000-8000-000000000001"


def test_a_proxy_wraps_a_vault_file(tmp_path: Path, catalog: Catalog) -> None:
    wrapped = {"deck": vault(records(starter())), "sasVersion": 1}
    assert same(read_list(save(tmp_path, wrapped), catalog), starter())


def test_a_search_has_several_decks(tmp_path: Path, catalog: Catalog) -> None:
    file = vault(records(starter()))
    file["data"] = [file["data"], {**file["data"], "name": "The Other"}]
    path = save(tmp_path, file)
    assert [reading.name for reading in read_lists(path, catalog)] == [
        "Miss “Onyx” Censorius",
        "The Other",
    ]
    with pytest.raises(UserError, match=r"has 2 decks; say which, .*: 1 Miss .*, 2 The Other"):
        read_list(path, catalog)
    assert read_list(f"{path}#2", catalog).name == "The Other"
    assert read_list(f"{path}#the other", catalog).name == "The Other"
    assert read_list(f"{path}#onyx", catalog).name == "Miss “Onyx” Censorius"
    with pytest.raises(UserError, match='has no deck "3"'):
        read_list(f"{path}#3", catalog)


def test_the_k_th_copy_takes_the_k_th_icons(tmp_path: Path, catalog: Catalog) -> None:
    icons = [
        {"card_id": "urchin", "bonus_icons": ["draw", "amber"]},
        {"card_id": "urchin", "bonus_icons": ["damage"]},
        {"card_id": "anger", "bonus_icons": ["capture"]},
    ]
    path = save(tmp_path, vault(records(starter()), bonus_icons=icons))
    deck = read_list(path, catalog)
    assert [card.icons for card in deck.cards if card.card == "urchin"] == [
        (Icon.DRAW, Icon.AMBER),
        (Icon.DAMAGE,),
    ]
    assert [card.icons for card in deck.cards if card.card == "anger"] == [(Icon.CAPTURE,)]


def test_icons_nobody_takes_are_odd(tmp_path: Path, catalog: Catalog) -> None:
    icons = [{"card_id": "nobody", "bonus_icons": ["draw"]}]
    (reading,) = read_lists(save(tmp_path, vault(records(starter()), bonus_icons=icons)), catalog)
    assert "icons for 1 more enhanced cards" in reading.warnings[0].message


def test_a_vault_file_tells_mavericks_twins_halves_and_anomalies(
    tmp_path: Path, catalog: Catalog
) -> None:
    cards = records(starter())[6:]
    cards += [
        record("m", "Dust Pixie", "Brobnar", is_maverick=True),
        record("t", "Ol' Paddy", "Brobnar", rarity="Evil Twin", expansion=496),
        record("g1", "Deusillus", "Brobnar", card_type="Creature1", expansion=479),
        record("g2", "Deusillus", "Brobnar", card_type="Gigantic Creature Art", expansion=479),
        record("a", "Ghostform", "Brobnar", is_anomaly=True, expansion=453),
        record("l", "The Flex", "Brobnar", expansion=435),
        record("tide", "The Tide", "The Tide", is_non_deck=True),
    ]
    deck = read_list(save(tmp_path, vault(cards)), catalog)
    assert len(deck.cards) == 36
    found = {card.card: card.marks for card in deck.of(House.BROBNAR)}
    assert found["dust-pixie"] == ("maverick",)
    assert "ol--paddy-evil-twin" in found
    assert "ol--paddy" not in found
    assert {"deusillus", "deusillus2"} <= found.keys()
    assert found["ghostform"] == ("anomaly",)
    assert found["the-flex"] == ("legacy",)


def test_a_card_of_a_later_set_is_odd_and_only_unknown_ones_are_wrong(
    tmp_path: Path, catalog: Catalog
) -> None:
    cards = records(starter())[1:]
    (reading,) = read_lists(
        save(tmp_path, vault([*cards, record("x", "Kaspara", "Brobnar", expansion=600)])), catalog
    )
    assert reading.deck is not None
    assert [problem.message for problem in reading.warnings] == [
        "Kaspara is in none of the five sets known here"
    ]
    (reading,) = read_lists(
        save(tmp_path, vault([*cards, record("x", "Kaspara", "Brobnar")])), catalog
    )
    assert reading.deck is None
    assert 'unknown card "Kaspara" (Call of the Archons)' in reading.errors[0].message


def test_a_vault_file_without_records_says_what_to_download(
    tmp_path: Path, catalog: Catalog
) -> None:
    file = vault(records(starter()))
    file["_linked"]["cards"] = file["_linked"]["cards"][1:]
    (reading,) = read_lists(save(tmp_path, file), catalog)
    assert 'no record of the card "anger"' in reading.errors[0].message
    with pytest.raises(SourceError, match=r"add \"\?links=cards\" to the link"):
        read_lists(save(tmp_path, {"expansion": 341, "name": "X", "cards": ["a", "b"]}), catalog)


def test_a_title_in_another_language_is_found_by_its_number(
    tmp_path: Path, catalog: Catalog
) -> None:
    cards = records(starter())[1:]
    cards.append(record("x", "Gniew", "Brobnar", card_number="001"))
    deck = read_list(save(tmp_path, vault(cards)), catalog)
    assert sum(card.card == "anger" for card in deck.cards) == 1
    twin = record("x", "Wutpaddy", "Brobnar", card_number=64, expansion=496, rarity="Evil Twin")
    (reading,) = read_lists(save(tmp_path, vault([*cards[:-1], twin])), catalog)
    assert reading.deck is not None
    assert reading.deck.cards[11].card.endswith("-evil-twin")


def test_flattened_files_hold_their_records(tmp_path: Path, catalog: Catalog) -> None:
    houses = ["Brobnar", "Dis", "Shadows"]
    name = "Miss “Onyx” Censorius"
    first = [{"name": name, "id": "1", "houses": houses, "deck": records(starter())}]
    deck = read_list(save(tmp_path, first), catalog)
    assert Counter(card.card for card in deck.cards) == Counter(c.card for c in starter().cards)
    distinct = list({card["id"]: card for card in records(starter())}.values())
    second = {
        "name": name,
        "expansion": 341,
        "houses": None,
        "cards": distinct,
        "card_list": [card.card for card in starter().cards],
    }
    assert same(read_list(save(tmp_path, second), catalog), starter())


def test_records_may_carry_their_own_icons(tmp_path: Path, catalog: Catalog) -> None:
    cards = records(starter())
    cards[0]["bonus_icons"] = ["amber"]
    deck = read_list(save(tmp_path, {"name": "X", "expansion": 341, "cards": cards}), catalog)
    assert deck.cards[0].icons == (Icon.AMBER,)


def keyteki(deck: DeckList) -> Record:
    counts = Counter(card.card for card in deck.cards)
    return {
        "name": deck.name,
        "uuid": "u",
        "expansion": 341,
        "houses": [house.value for house in deck.houses],
        "cards": [{"id": card, "count": count} for card, count in counts.items()],
    }


def test_keyteki_names_a_house_only_where_it_is_unusual(tmp_path: Path, catalog: Catalog) -> None:
    file = keyteki(starter())
    assert same(read_list(save(tmp_path, file), catalog), starter())
    file["cards"][0] = {"id": "dust-pixie", "count": 1, "maverick": "brobnar"}
    file["cards"][1] = {"id": "anger", "count": 1, "enhancements": ["draw", "amber"]}
    file["cards"].append({"id": "the-tide", "count": 1, "isNonDeck": True})
    deck = read_list(save(tmp_path, file), catalog)
    assert [card.house for card in deck.cards if card.card == "dust-pixie"] == [House.BROBNAR]
    assert deck.cards[1].icons == (Icon.DRAW, Icon.AMBER)


def test_keyteki_ids_may_have_letters_that_ours_have_not(tmp_path: Path, catalog: Catalog) -> None:
    file = keyteki(starter())
    file["cards"][-1] = {"id": "dark-æmber-vault", "count": 1, "house": "shadows"}
    file["cards"].append({"id": "ol--paddy-evil-twin", "count": 1, "maverick": "shadows"})
    deck = read_list(save(tmp_path, file), catalog)
    assert {"dark-aember-vault", "ol--paddy-evil-twin"} <= {card.card for card in deck.cards}


def test_a_card_of_several_houses_goes_where_cards_are_lacking(
    tmp_path: Path, catalog: Catalog
) -> None:
    file = keyteki(starter()) | {"expansion": 479}
    file["cards"][-1] = {"id": "dark-aember-vault", "count": 2}
    deck = read_list(save(tmp_path, file), catalog)
    vaults = [card.house for card in deck.cards if card.card == "dark-aember-vault"]
    assert vaults == [House.SHADOWS, House.SHADOWS]


def test_a_file_with_a_list_of_decks(tmp_path: Path, catalog: Catalog) -> None:
    path = save(tmp_path, [keyteki(starter()), keyteki(starter())])
    assert len(read_lists(path, catalog)) == 2


def dok(deck: DeckList) -> Record:
    return {
        "name": deck.name,
        "keyforgeId": "u",
        "expansion": "CALL_OF_THE_ARCHONS",
        "housesAndCards": [
            {
                "house": house.title.replace(" ", ""),
                "cards": [{"cardTitle": c.title, "rarity": "Common"} for c in deck.of(house)],
            }
            for house in deck.houses
        ],
    }


def test_decks_of_keyforge_counts_icons(tmp_path: Path, catalog: Catalog) -> None:
    file = dok(starter())
    path = save(tmp_path, {"deck": file, "sasVersion": 40})
    assert same(read_list(path, catalog), starter())
    brobnar = file["housesAndCards"][0]["cards"]
    brobnar[0] |= {"enhanced": True, "bonusDraw": 1, "bonusAember": 2}
    brobnar[1] = {"cardTitle": "Ol’ Paddy – Evil Twin", "rarity": "EvilTwin"}
    brobnar[2] = brobnar[3] = {"cardTitle": "Deusillus", "rarity": "Rare"}
    deck = read_list(save(tmp_path, {"deck": file}), catalog)
    assert deck.cards[0].icons == (Icon.AMBER, Icon.AMBER, Icon.DRAW)
    assert [card.card for card in deck.cards[1:4]] == [
        "ol--paddy-evil-twin",
        "deusillus",
        "deusillus2",
    ]
    brobnar[0]["bonusDiscard"] = 1
    (reading,) = read_lists(save(tmp_path, {"deck": file}), catalog)
    assert '"discard" is no bonus icon' in reading.errors[0].message


def test_a_theoretical_deck(tmp_path: Path, catalog: Catalog) -> None:
    file = {
        "name": starter().name,
        "expansion": "CALL_OF_THE_ARCHONS",
        "cards": {
            house.title: [{"name": card.title, "enhanced": False} for card in starter().of(house)]
            for house in starter().houses
        },
    }
    assert same(read_list(save(tmp_path, file), catalog), starter())


def table_of(*decks: DeckList, icons: int = 0) -> str:
    out = io.StringIO()
    columns = ["House 1 Cards", "House 2 Cards", "House 3 Cards"]
    writer = csv.writer(out)
    writer.writerow(["Name", "Houses", "Expansion", "Sas Rating", "Bonus Draw", *columns])
    for deck in decks:
        houses = " | ".join(house.title for house in deck.houses)
        cards = ["|".join(card.title for card in deck.of(house)) for house in deck.houses]
        writer.writerow([deck.name, houses, "CALL_OF_THE_ARCHONS", 70, icons, *cards])
    return "\ufeff" + out.getvalue()


def test_a_csv_file_has_a_deck_in_every_row(tmp_path: Path, catalog: Catalog) -> None:
    assert same(read_list(save(tmp_path, table_of(starter())), catalog), starter())
    path = save(tmp_path, table_of(starter(), starter(), icons=3))
    first, second = read_lists(path, catalog)
    assert "does not say which card has which" in first.warnings[0].message
    assert second.warnings[0].file.endswith("#2")


def test_thousands_of_decks_are_named_within_a_second(tmp_path: Path, catalog: Catalog) -> None:
    path = save(tmp_path, table_of(*[starter()] * 7000))
    start = time.process_time()
    file = DeckFile.open(path, catalog)
    assert len(file.names) == 7000
    assert time.process_time() - start < 1
    deck = file.read(6999).deck
    assert deck is not None
    assert same(deck, starter())


def cod(deck: DeckList) -> str:
    counts = Counter(card.title for card in deck.cards)
    cards = "".join(f'<card number="{n}" name="{title}"/>' for title, n in counts.items())
    return (
        '<?xml version="1.0"?><cockatrice_deck version="1">'
        f'<deckname>{deck.name}</deckname><zone name="main">{cards}</zone></cockatrice_deck>'
    )


def test_a_cockatrice_deck_has_only_titles(tmp_path: Path, catalog: Catalog) -> None:
    deck = read_list(save(tmp_path, cod(starter())), catalog)
    assert Counter(card.card for card in deck.cards) == Counter(c.card for c in starter().cards)
    assert deck.houses == (House.BROBNAR, House.DIS, House.SHADOWS)


def test_a_maverick_among_titles_goes_where_a_card_is_lacking(
    tmp_path: Path, catalog: Catalog
) -> None:
    deck = read_list(save(tmp_path, cod(starter()).replace("Fear", "Dust Pixie")), catalog)
    assert [card.house for card in deck.cards if card.card == "dust-pixie"] == [House.DIS]
    text = cod(starter()).replace("Fear", "Dust Pixie").replace("Anger", "Regrowth")
    (reading,) = read_lists(save(tmp_path, text), catalog)
    assert [problem.message for problem in reading.errors] == [
        "the file does not say in which house Regrowth is",
        "the file does not say in which house Dust Pixie is",
    ]


def test_a_save_of_a_tabletop(tmp_path: Path, catalog: Catalog) -> None:
    pile = [{"Name": "Card", "Nickname": card.title} for card in starter().cards]
    file = {
        "SaveName": "x",
        "ObjectStates": [
            {"ContainedObjects": [{"Nickname": "The Tide"}]},
            {"Nickname": "My deck", "ContainedObjects": pile},
        ],
    }
    deck = read_list(save(tmp_path, file), catalog)
    assert deck.name == "My deck"
    assert len(deck.cards) == 36


def typed(deck: DeckList, heading: str = "{}") -> str:
    lines = [deck.name, "Set: Call of the Archons", ""]
    for house in deck.houses:
        lines.append(heading.format(house.title))
        lines += [card.title for card in deck.of(house)]
        lines.append("")
    return "\n".join(lines)


@pytest.mark.parametrize(
    "heading", ["{}", "{}:", "## {}", "**{}**", "House {}", "{} (12)", "-- {} --"]
)
def test_a_typed_list(tmp_path: Path, catalog: Catalog, heading: str) -> None:
    assert same(read_list(save(tmp_path, typed(starter(), heading)), catalog), starter())


def test_a_typed_list_in_anyones_hand(tmp_path: Path, catalog: Catalog) -> None:
    text = (
        typed(starter())
        .replace("Quixo the “Adventurer”", 'quixo the "adventurer"')
        .replace("Ganger Chieftain\nGanger Chieftain", "- 2 ganger chieftain  # both")
        .replace("Headhunter\nHeadhunter", "• Headhunter x2")
        .replace("Anger", "001 ANGER")
        .replace("Call of the Archons", "cota")
    )
    assert same(read_list(save(tmp_path, "# mine\r\n" + text), catalog), starter())


def test_a_typed_list_without_houses(tmp_path: Path, catalog: Catalog) -> None:
    text = "\n".join(f"1x {card.title}" for card in starter().cards)
    deck = read_list(save(tmp_path, text, "mine.txt"), catalog)
    assert deck.name == "mine"
    assert deck.houses == starter().houses


def test_a_stray_line_before_the_houses_is_named(tmp_path: Path, catalog: Catalog) -> None:
    text = typed(starter()).replace("\n\n", "\nbought in May\n\n", 1)
    (reading,) = read_lists(save(tmp_path, text), catalog)
    (problem,) = reading.errors
    assert problem.line == 3
    assert '"bought in May" stands before the first house' in problem.message


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("", "is empty"),
        ("  \n", "is empty"),
        (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "is not text; a deck file is"),
        (b"\xff\xfe\x00", "is not text"),
        (b"name: \xe9", "is not UTF-8 text"),
        ("just\x07words", "is not text"),
        ("Dear diary,\ntoday it rained.", "names no card"),
        ("https://decksofkeyforge.com/decks/5f3a6d4e-0000-4000-8000-000000000001", "only a link"),
        ("5f3a6d4e-0000-4000-8000-000000000001", "is only a link"),
        ('{"data": {"name": "X", "_li', "ends in the middle"),
        ('{"data": [1, 2', "ends in the middle"),
        ('{"data": x}', "cannot be read as JSON"),
        ('{"a": 1}', "in no form of deck file known here"),
        ("[1, 2]", "in no form of deck file known here"),
        ("[]", "in no form of deck file known here"),
        ('{"error": "no such deck"}', 'has an error instead of a deck: "no such deck"'),
        ("[" * 100_000, "is nested deeper than 40 levels"),
        ("[" * 50 + "]" * 50, "is nested deeper than 40 levels"),
        ('{"a": ' + "9" * 5000 + "}", "has a number that is too long"),
        ("<a/>", "is XML, but no Cockatrice deck"),
        ("<a", "cannot be read as XML"),
        ('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', "defines XML entities"),
        ("Name,House 1 Cards\n", "has no deck in it"),
        ('Name,House 1 Cards\n"x', "cannot be read as CSV"),
        ("x " * 200_000, "is text of more than 256 kB"),
        (b"x" * (MAX_DECK_BYTES + 1), "is larger than the 16000 kB allowed"),
    ],
)
def test_what_is_no_deck_is_one_clear_line(
    tmp_path: Path, catalog: Catalog, content: object, message: str
) -> None:
    with pytest.raises(SourceError) as caught:
        read_lists(save(tmp_path, content), catalog)
    (line,) = caught.value.lines
    assert message in line


def test_what_cannot_be_opened_is_one_clear_line(tmp_path: Path, catalog: Catalog) -> None:
    with pytest.raises(SourceError, match="is not a file"):
        read_lists(tmp_path, catalog)
    with pytest.raises(SourceError, match="No such file"):
        read_lists(tmp_path / "none", catalog)
    number = "5f3a6d4e-0000-4000-8000-000000000001"
    for link in (number, f"https://decksofkeyforge.com/decks/{number}"):
        with pytest.raises(SourceError, match="is only a link; download the deck"):
            read_lists(link, catalog)


def test_stray_commas_are_forgiven(tmp_path: Path, catalog: Catalog) -> None:
    text = json.dumps(keyteki(starter())).replace("}]", "},]").replace("Miss", "Miss,]")
    assert read_list(save(tmp_path, text), catalog).name.startswith("Miss,]")


def test_terminal_codes_in_names_are_written_out(tmp_path: Path, catalog: Catalog) -> None:
    file = vault(records(starter()), name="Evil\x1b[2J\u202e\nArchon")
    assert read_list(save(tmp_path, file), catalog).name == "Evil\\x1b[2J\\u202e Archon"


@pytest.mark.parametrize("value", [None, True, 7, "x", [], {}, [None], [{}], {"cards": 1}])
def test_any_shape_of_data_is_a_complaint_and_no_crash(
    tmp_path: Path, catalog: Catalog, value: object
) -> None:
    """Each field of each format is replaced by something of another shape."""
    for file in (vault(records(starter())), keyteki(starter()), dok(starter())):
        for broken in _broken(file, value):
            try:
                readings = read_lists(save(tmp_path, broken), catalog)
            except SourceError:
                continue
            assert all(isinstance(reading, Reading) for reading in readings)


def _broken(data: Any, value: object, depth: int = 0) -> list[Any]:
    if depth == 4:
        return [value]
    found: list[Any] = [value]
    if isinstance(data, dict):
        for key in data:
            found += [{**data, key: other} for other in _broken(data[key], value, depth + 1)]
    elif isinstance(data, list) and data:
        found += [[other, *data[1:]] for other in _broken(data[0], value, depth + 1)]
    return found


def test_a_hundred_thousand_cards_are_counted_and_not_looked_up(
    tmp_path: Path, catalog: Catalog
) -> None:
    file = keyteki(starter())
    file["cards"] = [{"id": f"x{number}", "count": 1} for number in range(100_000)]
    (reading,) = read_lists(save(tmp_path, file), catalog)
    assert [problem.message for problem in reading.errors] == ["has 100000 cards; a deck has 36"]


@pytest.mark.parametrize(
    "content",
    [
        "[" + "{}," * 200_000 + "{}]",
        '["' + "\\\\" * 1_000_000 + '"',
        "<a>" * 1_000_000,
        "Name,House 1 Cards\n" + "a,b\n" * 100_000,
        '[{"cards":[' + '{"id":"a","count":36},' * 9 + '{"id":"b","count":1}]}]',
        "[" + '{"cards":[{"id":"a","count":1}]},' * 5_000 + '{"cards":[{"id":"b"}]}]',
    ],
    ids=["objects", "escapes", "elements", "rows", "copies", "decks"],
)
def test_a_large_file_is_refused_before_long(content: str, catalog: Catalog) -> None:
    start = time.process_time()
    try:
        readings = read_decks(content, "file", catalog)
    except SourceError:
        readings = []
    assert all(reading.deck is None for reading in readings)
    assert time.process_time() - start < 10
