"""`keyforge-tui cards`."""

import json
from pathlib import Path

import pytest

from keyforge_tui.__main__ import main

CARD = "name: {}\nhouse: dis\ntype: creature\npower: {}\n"


def out(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["cards", *words]) == 0
    return capsys.readouterr().out


def err(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["cards", *words]) == 2
    return capsys.readouterr().err


def test_all_cards_are_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    assert "cards are in order" in out(capsys, "check")


def test_files_and_folders_are_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one = tmp_path / "one.yaml"
    one.write_text(CARD.format("One", 3))
    assert out(capsys, "check", str(one)) == "1 card is in order\n"
    (tmp_path / "two.yaml").write_text(CARD.format("Two", 3))
    assert out(capsys, "check", str(tmp_path)) == "2 cards are in order\n"


def test_everything_that_is_wrong_is_told_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.yaml").write_text(CARD.format("One", "many"))
    (tmp_path / "b.yaml").write_text(CARD.format("Two", 3) + "play:\n- stael: 1\n")
    (tmp_path / "c.yaml").write_text(CARD.format("Three", 3) + "power: 4\n")
    (tmp_path / "d.yaml").write_text(CARD.format("Four", 3))
    (tmp_path / "e.yaml").write_text(CARD.format("Four", 3))
    (tmp_path / "f.yaml").write_text("name: !!python/object:x y\n")
    lines = err(capsys, "check", str(tmp_path), str(tmp_path / "g.yaml")).splitlines()
    assert [line.split("/")[-1][:7] for line in lines] == [
        "a.yaml:",
        "b.yaml:",
        "c.yaml:",
        "e.yaml:",
        "f.yaml:",
        "g.yaml:",
    ] or len(lines) == 6
    text = "\n".join(lines)
    assert 'did you mean "steal"' in text or "steal" in text
    assert "d has the same name" in text
    assert "Traceback" not in text


def test_a_folder_without_cards_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "no card files" in err(capsys, "check", str(tmp_path))


def test_a_card_is_shown_by_title_or_id(capsys: pytest.CaptureFixture[str]) -> None:
    by_title = out(capsys, "show", "Dust", "Imp")
    assert by_title == out(capsys, "show", "dust-imp")
    first, facts, traits, *_ = by_title.splitlines()
    assert first == "Dust Imp"
    assert facts == "Dis · creature · power 2"
    assert traits == "Imp"
    assert "Destroyed: Gain 2Æ." in by_title
    assert "cota 083" in by_title


def test_a_name_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert 'did you mean "Dust Imp"?' in err(capsys, "show", "Dust", "Impp")


def test_cards_are_listed_by_set_and_house(capsys: pytest.CaptureFixture[str]) -> None:
    everything = out(capsys, "list").splitlines()
    mars = out(capsys, "list", "--set", "cota", "--house", "Mars").splitlines()
    assert len(mars) < len(everything)
    assert all("mars" in line for line in mars)
    assert [line[:3] for line in mars] == sorted(line[:3] for line in mars)
    assert 'no house "marz"; did you mean "mars"?' in err(capsys, "list", "--house", "marz")
    assert 'no set "coat"' in err(capsys, "list", "--set", "coat")


def test_the_list_comes_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    cards = json.loads(out(capsys, "list", "--house", "dis", "--json"))
    (imp,) = [card for card in cards if card["id"] == "dust-imp"]
    assert (imp["name"], imp["power"], imp["traits"]) == ("Dust Imp", 2, ["imp"])
    assert imp["text"] == ["Destroyed: Gain 2Æ."]
    assert {"set": "cota", "number": "083", "rarity": "common"} in imp["printings"]


def test_schema_and_reference_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert json.loads(out(capsys, "schema"))["title"] == "keyforge-tui card"
    assert out(capsys, "reference").startswith("# Writing a card")
