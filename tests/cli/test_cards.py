"""`keyforge-tui cards`."""

import io
import json
from pathlib import Path

import pytest

from keyforge_tui.__main__ import main
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.source import SourceError

Capture = pytest.CaptureFixture[str]
CARD = "name: {}\nhouse: dis\ntype: creature\npower: {}\n"


def out(capsys: Capture, *words: str) -> str:
    assert main(["cards", *words]) == 0
    return capsys.readouterr().out


def err(capsys: Capture, *words: str) -> str:
    assert main(["cards", *words]) == 2
    return capsys.readouterr().err


def test_all_cards_are_in_order(capsys: Capture) -> None:
    assert "cards are in order" in out(capsys, "check")


def test_files_and_folders_are_checked(tmp_path: Path, capsys: Capture) -> None:
    one = tmp_path / "one.yaml"
    one.write_text(CARD.format("One", 3))
    assert out(capsys, "check", str(one)) == "1 card is in order\n"
    (tmp_path / "two.yaml").write_text(CARD.format("Two", 3))
    assert out(capsys, "check", str(tmp_path)) == "2 cards are in order\n"


def test_everything_that_is_wrong_is_told_at_once(tmp_path: Path, capsys: Capture) -> None:
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


def test_a_folder_without_cards_is_told(tmp_path: Path, capsys: Capture) -> None:
    assert "no card files" in err(capsys, "check", str(tmp_path))


def test_a_card_that_is_named_has_to_be_there(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "one.yaml"
    path.write_text(CARD.format("One", 3) + "play:\n- destroy: a creature named dust-imo in play\n")
    told = err(capsys, "check", str(path))
    assert "one.yaml:6: play.0.destroy: " in told
    assert 'there is no card "dust-imo"; did you mean "dust-imp"?' in told


def test_cards_that_are_checked_together_and_cards_to_be_written_may_be_named(
    tmp_path: Path, capsys: Capture
) -> None:
    text = CARD.format("One", 3) + "play:\n- destroy: a creature named {}\n"
    for name, other in (("one", "two"), ("three", "the-red-baron")):
        (tmp_path / f"{name}.yaml").write_text(text.format(other).replace("One", name))
    (tmp_path / "two.yaml").write_text(CARD.format("Two", 3))
    assert out(capsys, "check", str(tmp_path)) == "3 cards are in order\n"


def test_half_a_gigantic_creature_needs_its_other_half(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "one.yaml"
    path.write_text(CARD.format("One", 3) + "gigantic: missing-half\n")
    message = "one.yaml:5: gigantic: the other half has no file: missing-half.yaml\n"
    assert err(capsys, "check", str(path)).endswith(message)
    folder = tmp_path / "cards" / "mm" / "dis"
    folder.mkdir(parents=True)
    path.rename(folder / "one.yaml")
    with pytest.raises(SourceError, match="one: gigantic: the other half has no file"):
        CardLibrary(tmp_path / "cards").all()


@pytest.mark.parametrize(
    ("name", "wanted"), [("irradiated-æmber", "irradiated-aember"), ("[redacted]", "redacted")]
)
def test_a_card_file_is_called_by_letters_that_every_keyboard_has(
    name: str, wanted: str, tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / f"{name}.yaml"
    path.write_text(CARD.format("One", 3))
    assert f"is no file name of a card; call it {wanted}.yaml" in err(capsys, "check", str(path))


def test_a_name_that_is_too_long_is_one_line(capsys: Capture) -> None:
    told = err(capsys, "check", "x" * 300)
    assert told.count("\n") == 1
    assert "File name too long" in told


def test_a_folder_that_holds_far_more_than_cards_is_refused(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("keyforge_tui.cli.cards.MOST_ENTRIES", 10)
    for number in range(11):
        (tmp_path / str(number)).touch()
    assert "holds more than 10 files; give the folder of the cards" in err(
        capsys, "check", str(tmp_path)
    )


def test_a_card_is_shown_by_title_or_id(capsys: Capture) -> None:
    by_title = out(capsys, "show", "Dust", "Imp")
    assert by_title == out(capsys, "show", "dust-imp")
    first, facts, traits, *_ = by_title.splitlines()
    assert first == "Dust Imp"
    assert facts == "Dis · creature · power 2"
    assert traits == "Imp"
    assert "Destroyed: Gain 2Æ." in by_title
    assert "cota 083" in by_title


def test_a_name_that_is_not_there_is_refused(capsys: Capture) -> None:
    assert 'did you mean "Dust Imp"?' in err(capsys, "show", "Dust", "Impp")


def test_cards_are_listed_by_set_and_house(capsys: Capture) -> None:
    everything = out(capsys, "list").splitlines()
    mars = out(capsys, "list", "--set", "cota", "--house", "Mars").splitlines()
    assert len(mars) < len(everything)
    assert all("mars" in line for line in mars)
    assert [line[:3] for line in mars] == sorted(line[:3] for line in mars)
    assert 'no house "marz"; did you mean "mars"?' in err(capsys, "list", "--house", "marz")
    assert 'no set "coat"' in err(capsys, "list", "--set", "coat")


def test_the_list_comes_as_json(capsys: Capture) -> None:
    cards = json.loads(out(capsys, "list", "--house", "dis", "--json"))
    (imp,) = [card for card in cards if card["id"] == "dust-imp"]
    assert (imp["name"], imp["power"], imp["traits"]) == ("Dust Imp", 2, ["imp"])
    assert imp["text"] == ["Destroyed: Gain 2Æ."]
    assert {"set": "cota", "number": "083", "rarity": "common"} in imp["printings"]


def test_schema_and_reference_are_printed(capsys: Capture) -> None:
    assert json.loads(out(capsys, "schema"))["title"] == "keyforge-tui card"
    assert out(capsys, "reference").startswith("# Writing a card")


FACTS = (
    '{"id": "old-imp", "name": "Old Imp", "house": ["dis"], "type": "creature", "power": 2,'
    ' "armor": null, "amber": 1, "traits": ["imp", "demon"], "printings": [{"set": "mm",'
    ' "number": "100", "house": "dis", "rarity": "Rare"}], "names": {"pl": "x"}, "text":'
    ' "Elusive. (The first time this is attacked.) Assault 2.\\nEnhance <A><DRAW>. (Already'
    ' added.)\\nEach imp stands.\\nBefore Fight: Steal 1<A>.\\nFight/Reap: Steal 1<A>."}'
)
BEGUN = """\
name: Old Imp
house: dis
type: creature
power: 2
traits: [imp, demon]
bonus: [amber]
enhance: [amber, draw]
keywords: [elusive, assault 2]

always: []

before-fight: []

fight/reap: []
"""


def begin(monkeypatch: pytest.MonkeyPatch, folder: Path, facts: str, *name: str) -> tuple[str, ...]:
    """The words of a command that begins a file."""
    monkeypatch.setattr("sys.stdin", io.StringIO(facts))
    return ("new", *name, "--folder", str(folder))


def test_a_card_file_is_begun_from_facts(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "mm" / "dis" / "old-imp.yaml"
    other = FACTS.replace("old-imp", "imp").replace("Old Imp", "Imp")
    assert str(file) in out(capsys, *begin(monkeypatch, tmp_path, f"{other}\n{FACTS}", "old imp"))
    assert file.read_text(encoding="utf-8") == BEGUN
    told = err(capsys, "check", str(file))
    assert [line.rpartition(": ")[0].rpartition(": ")[2] for line in told.splitlines()] == [
        "always",
        "before-fight",
        "fight/reap",
    ]
    assert "there already" in err(capsys, *begin(monkeypatch, tmp_path, FACTS, "old-imp"))
    assert file.read_text(encoding="utf-8") == BEGUN


@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ("", 'there are no facts of "old imp"'),
        (FACTS.replace("old-imp", "imp").replace("Old Imp", "Old Elf"), "no facts of"),
        ("{", "line 1 of the facts is no JSON object"),
        (FACTS.replace('"dis"', '"dsi"'), "the facts of old-imp: house.0"),
        (FACTS.replace('"mm"', '"../x"'), "the facts of old-imp: printings.0.set"),
    ],
)
def test_facts_that_cannot_be_used_are_told(
    facts: str, message: str, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert message in err(capsys, *begin(monkeypatch, tmp_path, facts, "old", "imp"))
    assert not list(tmp_path.iterdir())


def test_cards_are_tried_by_title_id_and_file(tmp_path: Path, capsys: Capture) -> None:
    assert "2 cards tried, 0 to look at" in out(capsys, "smoke", "dust imp", "anger")
    dud = tmp_path / "dud.yaml"
    dud.write_text(CARD.format("Dud", 3) + "reap: [{lose: 0}]\n", encoding="utf-8")
    assert main(["cards", "smoke", str(dud)]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("dud: reap: nothing followed of “")
    assert told[1] == "1 card tried, 1 to look at"


def test_it_is_said_which_cards_are_tried(capsys: Capture) -> None:
    assert "say which cards" in err(capsys, "smoke")
    assert 'no set "x"' in err(capsys, "smoke", "--set", "x")
    assert "no card" in err(capsys, "smoke", "no such card")
