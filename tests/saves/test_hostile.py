"""Journals that somebody edited, and cards that somebody changed: never a traceback."""

from __future__ import annotations

import json
import shutil
from itertools import accumulate
from pathlib import Path
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from keyforge_tui.__main__ import main
from keyforge_tui.common.errors import UserError
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.saves.journal import parse, sealed
from keyforge_tui.saves.restore import begin, replay, restore
from keyforge_tui.story.playback import Playback
from tests.saves.games import dealing, pick
from tests.scenario import library


@pytest.fixture(scope="module")
def texts(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The lines of a journal, without their checksums."""
    path = tmp_path_factory.mktemp("game") / "one.journal"
    random = Random(7)
    session = begin(dealing(7), library(), path)
    for _ in range(25):
        assert session.game.decision is not None
        session.choose(*pick(session.game.decision, random))
    session.close()
    return [line.rpartition(" #")[0] for line in path.read_text().splitlines()]


def resealed(texts: list[str]) -> bytes:
    """Lines with good checksums, whatever they say."""
    lines, checksum = [], 0
    for text in texts:
        line, checksum = sealed(text, checksum)
        lines.append(line)
    return b"".join(lines)


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**30), 10**30)
    | st.floats(allow_nan=False)
    | st.text(max_size=8)
    | st.sampled_from(["dis", "punch", "Æ", "amber", "\x1b[2J"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=8,
)


@settings(max_examples=150)
@given(line=st.integers(1, 4), data=st.data())
def test_an_opening_edited_with_good_checksums(
    texts: list[str], line: int, data: st.DataObject
) -> None:
    word, _, rest = texts[line].partition(" ")
    content = json.loads(rest)
    keys = [*content, "other"]
    content[data.draw(st.sampled_from(keys))] = data.draw(VALUES)
    try:
        record = parse(
            resealed([*texts[:line], f"{word} {json.dumps(content)}", *texts[line + 1 :]]), "file"
        )
        back = replay(record, library(), "file")
    except UserError as error:
        said = str(error)
    else:
        Playback(back)
        said = ""
    assert "\n" not in said


@pytest.mark.parametrize("cards", [[], ["punch"], ["punch"] * 200, ["nobody"], ["punch", 3]])
def test_a_deck_edited_to_hold_other_cards(texts: list[str], cards: list[object]) -> None:
    deck = {
        "name": "x\x1b[2J",
        "houses": ["brobnar"],
        "cards": [{"card": card, "house": "brobnar"} for card in cards],
    }
    lines = [*texts[:2], *[f"deck {json.dumps(deck)}"] * 2, *texts[4:]]
    try:
        back = replay(parse(resealed(lines), "file"), library(), "file")
    except UserError:
        assert "nobody" in cards or 3 in cards
    else:
        assert "\x1b" not in back.dealing.decks[0].name
        assert len(Playback(back).chronicle.told(None)) >= 1


@settings(max_examples=150)
@given(line=st.integers(5, 29), text=st.text(max_size=30))
@example(line=6, text="2 choose 0,0,0,0 keep; turn 0, Bob: Keep this hand")
@example(line=6, text="2 choose 99999 keep; turn 0, Bob: Keep this hand")
@example(line=6, text="2 choose ,,, keep; turn 0, Bob: Keep this hand")
@example(line=6, text="2 choose - -; turn 0, Bob: nothing")
@example(line=6, text="2 choose 0 keep; turn 99999, used 9999:59 9999:59, Bob: Keep this hand")
@example(line=6, text="2 repair, both agreed; turn 0, Bob: Put something right")
@example(line=6, text="undo to 1, both agreed")
@example(line=6, text="undo to 99")
@example(line=9, text="over 1")
@example(line=9, text="over 2")
@example(line=9, text="5 choose " + "1," * 900 + " keep; turn 1, x")
def test_a_choice_edited_with_good_checksums(texts: list[str], line: int, text: str) -> None:
    one_line = " ".join(text.splitlines()) or "nothing"
    record = parse(
        resealed([*texts[:line], one_line, *texts[line + 1 :]]).replace(b"\r", b""), "file"
    )
    playback = Playback(replay(record, library(), "file"))
    playback.go(playback.last)
    assert playback.last <= 25


def test_a_file_full_of_undoing_is_read_quickly(texts: list[str]) -> None:
    lines = texts[:5]
    for number in range(1, 30_000):
        lines.append("undo to 0" if number % 2 == 0 else texts[5])
    record = parse(resealed(lines), "file")
    assert len(record.entries) == 29_999
    assert len(record.choices) == 1


def test_every_line_cut_and_every_kind_of_byte_is_exported_or_refused(
    texts: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = resealed(texts)
    path, log = tmp_path / "one.journal", tmp_path / "log.txt"
    random = Random(1)
    for byte in (0, 9, 10, 13, 27, 32, 35, 48, 123, 127, 128, 0xC3, 0xFF):
        for _ in range(4):
            content = bytearray(whole)
            content[random.randrange(len(content))] = byte
            path.write_bytes(content)
            code = main(["replay", str(path), "--export", str(log), "--force"])
            said = capsys.readouterr().err
            assert code in (0, 2)
            assert said.count("\n") <= 1


def changed_library(folder: Path, slug: str, before: str, after: str) -> CardLibrary:
    """The project's cards with one of them changed."""
    real = library()
    path = real.files[slug]
    for house in real.folder.glob("*/*"):
        target = folder / house.relative_to(real.folder)
        target.parent.mkdir(parents=True, exist_ok=True)
        if house == path.parent:
            shutil.copytree(house, target)
        elif house.is_dir():
            target.symlink_to(house)
    changed = folder / path.relative_to(real.folder)
    text = changed.read_text(encoding="utf-8")
    assert before in text
    changed.write_text(text.replace(before, after), encoding="utf-8")
    return CardLibrary(folder)


def test_a_card_that_changed_since_is_named_and_the_game_opens_as_far_as_it_goes(
    tmp_path: Path,
) -> None:
    """A creature became an artifact: what was done with it is not possible any more."""
    journal = tmp_path / "one.journal"
    random = Random(11)
    session = begin(dealing(11), library(), journal)
    played = ""
    while not played:
        assert session.game.decision is not None
        session.choose(*pick(session.game.decision, random))
        lines = session.game.table.state.players
        for player in lines:
            for card in player.battleline:
                played = session.game.cards[card].definition.slug
    for _ in range(12):
        assert session.game.decision is not None
        session.choose(*pick(session.game.decision, random))
    session.close()
    count = len(session.game.choices)

    harmless = changed_library(tmp_path / "a", played, "name:", "# a remark\nname:")
    back = restore(journal, harmless, write=False)
    assert (back.changed, back.problem) == ([played], None)
    assert len(back.session.game.choices) == count
    assert back.notice == (
        "The game goes on where it was left. 1 card changed since the game began."
    )

    name = library().card(played).name
    renamed = changed_library(tmp_path / "b", played, f"name: {name}", "name: Somebody Else")
    back = restore(journal, renamed, write=False)
    assert (back.changed, back.problem) == ([played], None)  # it is still the same card

    power = library().card(played).power
    became = f"type: creature\npower: {power}\n", "type: artifact\n"
    other = changed_library(tmp_path / "c", played, *became)
    back = restore(journal, other, write=False)
    assert back.changed == [played]
    assert back.problem is not None
    assert back.problem.startswith("choice ")
    playback = Playback(back)
    assert 0 < playback.last < count
    assert len(back.rest) == count - playback.last
    assert back.notice == (
        f"The game goes on after choice {playback.last}: what follows cannot be played again. "
        "1 card changed since the game began."
    )


def test_every_single_byte_can_be_damaged_removed_or_doubled(texts: list[str]) -> None:
    """What is left is always a good beginning of the game, or no game at all."""
    whole = resealed(texts)
    good = parse(whole, "file")
    ends = set(accumulate(len(line) + 1 for line in whole.split(b"\n")))
    opening = len(resealed(texts[:5]))
    for place in range(len(whole)):
        before, byte, after = whole[:place], whole[place : place + 1], whole[place + 1 :]
        hit = bytes([byte[0] ^ (1 << place % 8)])
        for content in (before + hit + after, before + after, before + byte * 2 + after, before):
            try:
                record = parse(content, "file")
            except UserError:
                assert place < opening
                continue
            assert record.length in ends
            assert record.entries == good.entries[: len(record.entries)]
            if content is not before or place not in ends:
                assert record.problem is not None
                assert record.length <= place + 1
