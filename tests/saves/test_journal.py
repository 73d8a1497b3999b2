"""Journals: written before a choice is seen, read back to the last good line."""

from __future__ import annotations

import errno
import os
import re
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keyforge_tui.common.paths import cards_folder
from keyforge_tui.engine.model.words import PlayerId
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.source import SourceError
from keyforge_tui.saves import journal as journals
from keyforge_tui.saves.journal import Choice, JournalError, Over, Undo, parse, read
from keyforge_tui.saves.restore import Agreement, begin, replay, restore
from keyforge_tui.saves.session import cards_of
from keyforge_tui.saves.shelf import new_path, newest, put_aside, unfinished
from keyforge_tui.sitting.resume import waiting
from tests.saves.games import dealing, pick, same
from tests.scenario import library


def play(path: Path, seed: int, choices: int) -> journals.Record:
    """A game with so many choices, written to a file that is closed again."""
    random = Random(seed)
    session = begin(dealing(seed), library(), path)
    for _ in range(choices):
        if session.game.decision is None:
            break
        session.choose(*pick(session.game.decision, random))
    session.close()
    return read(path)


def test_a_journal_holds_the_deal_and_a_line_for_each_choice(tmp_path: Path) -> None:
    path = tmp_path / "one.journal"
    record = play(path, 3, 30)
    lines = path.read_text().splitlines()
    assert lines[0].startswith("keyforge-tui journal 1 #")
    assert [line.split()[0] for line in lines[:5]] == [
        "keyforge-tui",
        "game",
        "deck",
        "deck",
        "cards",
    ]
    assert lines[5].startswith("1 choose 0 keep; turn 0, Bob: Keep this hand #")
    assert any(
        re.match(r"\d+ choose \d+ play:[a-z-]+\.\d+; turn \d+, Bob: Play ", x) for x in lines
    )
    assert '"brobnar ' in lines[2]
    assert record.game["seed"] == 3
    assert record.problem is None
    assert len(record.choices) == 30
    assert path.stat().st_size < 20_000


def test_other_words_for_the_same_choice_do_not_stop_a_replay(tmp_path: Path) -> None:
    path = tmp_path / "one.journal"
    play(path, 3, 30)
    texts = [line.rpartition(" #")[0] for line in path.read_text().splitlines()]
    texts[5:] = [f"{text.partition('; ')[0]}; turn 0, somebody: something" for text in texts[5:]]
    content, checksum = b"", 0
    for text in texts:
        line, checksum = journals.sealed(text, checksum)
        content += line
    back = replay(parse(content, "file"), library(), "file")
    assert back.problem is None
    assert len(back.choices) == 30


def test_redo_is_possible_after_the_game_was_left(tmp_path: Path) -> None:
    path = tmp_path / "one.journal"
    random = Random(3)
    session = begin(dealing(3), library(), path)
    for _ in range(12):
        assert session.game.decision is not None
        session.choose(*pick(session.game.decision, random))
    choices = list(session.game.choices)
    session.undo(3)
    session.redo()
    session.close()
    back = restore(path, library()).session
    assert back.redo()
    assert back.redo()
    assert back.redo() == []
    assert back.game.choices == choices
    back.close()


def test_the_clock_goes_on_where_it_stood(tmp_path: Path) -> None:
    path = tmp_path / "one.journal"
    session = begin(dealing(3), library(), path)
    session.used = (75, 3600)
    assert session.game.decision is not None
    session.choose(0)
    session.close()
    assert "; turn 0, used 1:15 60:00, Bob: Keep this hand #" in path.read_text()
    assert restore(path, library(), write=False).used == (75, 3600)


@settings(max_examples=20)
@given(seed=st.integers(0, 10_000), choices=st.integers(0, 60))
def test_what_is_written_and_read_is_the_same_game(
    tmp_path_factory: pytest.TempPathFactory, seed: int, choices: int
) -> None:
    path = tmp_path_factory.mktemp("game") / "one.journal"
    random = Random(seed)
    session = begin(dealing(seed), library(), path)
    for _ in range(choices):
        if session.game.decision is None:
            break
        if session.can_undo and random.random() < 0.1:
            session.undo(random.randint(1, 3))
        else:
            session.choose(*pick(session.game.decision, random))
    session.close()
    back = restore(path, library())
    assert back.problem is None
    assert back.changed == []
    assert back.dealing.names == ("Ann", "Bob")
    assert same(back.session.game, session.game)
    back.session.close()


def test_a_resumed_game_goes_on_in_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "one.journal"
    play(path, 5, 20)
    session = restore(path, library()).session
    random = Random(99)
    for _ in range(10):
        assert session.game.decision is not None
        session.choose(*pick(session.game.decision, random))
    session.close()
    again = restore(path, library(), write=False)
    assert len(again.session.game.choices) == 30
    assert same(again.session.game, session.game)


def test_two_programs_never_write_one_journal(tmp_path: Path) -> None:
    path = tmp_path / "one.journal"
    session = begin(dealing(1), library(), path)
    with pytest.raises(JournalError, match="another window"):
        restore(path, library())
    session.close()
    restore(path, library()).session.close()


def test_a_game_that_is_over_is_not_offered_again(tmp_path: Path) -> None:
    play(tmp_path / "done.journal", 2, 100_000)
    play(tmp_path / "open.journal", 2, 10)
    (tmp_path / "junk.journal").write_bytes(b"\x00\xff junk")
    done = read(tmp_path / "done.journal")
    assert isinstance(done.entries[-1], Over)
    assert [saved.path.name for saved in unfinished(tmp_path)] == ["open.journal"]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, journals.Record]:
    """A journal of a few turns, and what it says."""
    path = tmp_path_factory.mktemp("game") / "one.journal"
    record = play(path, 7, 25)
    return path.read_bytes(), record


@given(data=st.data())
def test_a_damaged_journal_is_good_up_to_the_damage(
    written: tuple[bytes, journals.Record], data: st.DataObject
) -> None:
    content, whole = bytearray(written[0]), written[1]
    place = data.draw(st.integers(0, len(content) - 1))
    kind = data.draw(st.sampled_from(["change", "cut", "insert", "remove"]))
    byte = data.draw(st.integers(0, 255))
    if kind == "change":
        if content[place] == byte:
            return
        content[place] = byte
    elif kind == "cut":
        del content[place:]
    elif kind == "insert":
        content.insert(place, byte)
    else:
        del content[place]
    try:
        record = parse(bytes(content), "damaged")
    except JournalError:
        return  # the damage is in the opening: one clear line, no game
    kept = len(record.entries)
    assert record.entries == whole.entries[:kept]
    back = replay(record, library(), "damaged")
    assert len(back.session.game.choices) == len(record.choices)
    if kept < len(whole.entries):
        assert record.problem is not None or kind == "cut"


def test_lines_in_another_order_are_noticed(tmp_path: Path) -> None:
    path = tmp_path / "one.journal"
    play(path, 7, 12)
    lines = path.read_text().splitlines(keepends=True)
    lines[8], lines[9] = lines[9], lines[8]
    path.write_text("".join(lines))
    record = read(path)
    assert record.problem is not None
    assert len(record.entries) == 3


def test_a_damaged_end_is_cut_off_when_the_game_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "one.journal"
    play(path, 7, 12)
    with path.open("ab") as file:
        file.write(b"13 choose 4 Pla")
    back = restore(path, library())
    assert back.problem is not None
    decision = back.session.game.decision
    assert decision is not None
    back.session.choose(*pick(decision, Random(1)))
    back.session.close()
    assert read(path).problem is None
    assert len(read(path).choices) == 13


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "is not a journal"),
        (b"\x00\x01\x02", "is not a journal"),
        (b"hello\nworld\n", "is not a journal"),
        (journals.sealed("keyforge-tui journal 9", 0)[0], "another version"),
        (journals.sealed(journals.FORMAT, 0)[0], "beginning is damaged"),
    ],
)
def test_what_is_no_journal_is_refused_in_one_line(content: bytes, message: str) -> None:
    with pytest.raises(JournalError, match=message):
        parse(content, "file")


def test_nonsense_in_a_sealed_opening_is_refused(tmp_path: Path) -> None:
    texts = [
        journals.FORMAT,
        'game {"seed": "many"}',
        'deck {"name": "x", "houses": [], "cards": []}',
        'deck {"name": "y", "houses": [], "cards": [{"card": "no-such-card", "house": "dis"}]}',
        "cards {}",
    ]
    checksum = 0
    content = b""
    for text in texts:
        line, checksum = journals.sealed(text, checksum)
        content += line
    path = tmp_path / "one.journal"
    path.write_bytes(content)
    with pytest.raises(JournalError, match="seed"):
        restore(path, library())


def test_a_changed_card_is_named_and_the_game_still_opens(tmp_path: Path) -> None:
    path = tmp_path / "one.journal"
    play(path, 7, 12)
    record = read(path)
    slug = sorted(record.cards)[0]
    record.cards[slug] = "00000000"
    back = replay(record, library(), "old")
    assert back.changed == [slug]
    assert back.problem is None


def test_a_choice_that_means_something_else_now_stops_the_replay(tmp_path: Path) -> None:
    path = tmp_path / "one.journal"
    play(path, 7, 12)
    record = read(path)
    old = record.entries[4]
    assert isinstance(old, Choice)
    record.entries[4] = Choice(old.options, "play:something.3", "Ann: Play something else")
    back = replay(record, library(), "old")
    assert back.problem is not None
    assert "choice 5" in back.problem
    assert len(back.session.game.choices) == 4


@pytest.mark.parametrize("number", [0, 99], ids=["of another option", "of none"])
def test_a_choice_is_found_by_its_mark_where_its_number_is_another(
    tmp_path: Path, number: int
) -> None:
    path = tmp_path / "one.journal"
    play(path, 7, 12)
    record = read(path)
    for place, entry in enumerate(record.entries):
        if isinstance(entry, Choice) and entry.mark == "end":
            record.entries[place] = replace(entry, options=(number,))
    was = replay(read(path), library(), "as it was").session.game
    back = replay(record, library(), "moved")
    assert back.problem is None
    assert [choice.options for choice in back.choices] == back.session.game.choices == was.choices
    record.entries.append(Undo(0))
    back = replay(record, library(), "taken back")
    assert all(back.session.redo() or back.session.can_redo for _ in was.choices[1:])
    back.session.redo()
    assert not back.session.can_redo
    assert back.session.game.choices == was.choices
    assert same(back.session.game, was)


def test_a_full_disk_is_said_at_once_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "one.journal"
    random = Random(4)
    session = begin(dealing(4), library(), path)
    real = os.write
    budget = 3

    def full(descriptor: int, content: bytes) -> int:
        """A few bytes of each write arrive, then none."""
        if session.journal is not None and len(content) > budget:
            return real(descriptor, content[:budget])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "write", full)
    for _ in range(5):
        assert session.game.decision is not None
        session.choose(*pick(session.game.decision, random))
        assert session.problem == "No space left on device"
    monkeypatch.undo()
    assert session.game.decision is not None
    session.choose(*pick(session.game.decision, random))
    assert session.problem is None
    session.close()
    assert same(restore(path, library(), write=False).session.game, session.game)


def test_without_a_folder_to_write_to_the_game_is_played_and_saved_once_there_is_one(
    tmp_path: Path,
) -> None:
    path = tmp_path / "games" / "one.journal"
    path.parent.write_text("in the way")
    random = Random(1)
    session = begin(dealing(1), library(), path)
    said = [session.problem]
    for _ in range(5):
        assert session.game.decision is not None
        session.choose(*pick(session.game.decision, random))
    path.parent.unlink()
    assert session.game.decision is not None
    session.choose(*pick(session.game.decision, random))
    said.append(session.problem)
    assert said == ["File exists", None]
    session.close()
    assert same(restore(path, library(), write=False).session.game, session.game)
    assert [file.name for file in path.parent.iterdir()] == ["one.journal"]


def test_two_games_of_one_second_get_two_journals(tmp_path: Path) -> None:
    path = new_path(tmp_path, datetime(2026, 11, 18, 12, 0, 1))
    one, two = (begin(dealing(seed), library(), path) for seed in (1, 2))
    one.close()
    two.close()
    names = sorted(file.name for file in tmp_path.iterdir())
    assert names == ["2026-11-18-120001-2.journal", "2026-11-18-120001.journal"]
    assert newest(tmp_path) == tmp_path / names[0]
    assert [saved.path.name for saved in unfinished(tmp_path)] == names


def test_a_game_played_in_another_window_is_not_offered(tmp_path: Path) -> None:
    session = begin(dealing(1), library(), tmp_path / "one.journal")
    assert list(unfinished(tmp_path)) == []
    session.close()
    (saved,) = unfinished(tmp_path)
    assert saved.names == ("Ann", "Bob")
    assert saved.decks == ("brobnar dis shadows", "logos sanctum untamed")
    put_aside(saved.path)
    assert list(unfinished(tmp_path)) == []
    assert (tmp_path / "aside" / "one.journal").exists()


def test_a_game_given_up_is_over(tmp_path: Path) -> None:
    path = tmp_path / "one.journal"
    session = begin(dealing(1), library(), path)
    session.concede(PlayerId(0))
    session.close()
    assert list(unfinished(tmp_path)) == []
    assert restore(path, library(), write=False).over == Over(1, conceded=True)


def test_what_both_agreed_to_take_back_is_written_down(tmp_path: Path) -> None:
    path = tmp_path / "one.journal"
    session = begin(dealing(6), library(), path)
    random = Random(6)
    for _ in range(8):
        assert session.game.decision is not None
        session.choose(*pick(session.game.decision, random))
    session.undo(7)  # a hand-over is among them
    session.close()
    assert read(path).entries[-1] == Undo(1, agreed=True)
    assert restore(path, library(), write=False).agreements == [Agreement(1, 7)]


def test_more_than_a_torn_line_is_kept_when_it_is_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "one.journal"
    play(path, 7, 12)
    content = path.read_bytes().replace(b"\n3 choose", b"\n3 chosse")
    path.write_bytes(content)
    back = restore(path, library())
    assert len(back.session.game.choices) == 2
    assert path.with_suffix(".damaged").read_bytes() == content
    back.session.close()


def test_a_game_goes_on_where_a_changed_card_stops_it(tmp_path: Path) -> None:
    path = tmp_path / "one.journal"
    play(path, 7, 12)
    texts = [line.rpartition(" #")[0] for line in path.read_text().splitlines()]
    texts[9] = texts[9].replace(";", "-of-old;")  # what the fifth choice was then
    content, checksum = b"", 0
    for text in texts:
        line, checksum = journals.sealed(text, checksum)
        content += line
    path.write_bytes(content)
    back = restore(path, library())
    assert back.problem is not None
    assert back.problem.startswith("choice 5 was")
    decision = back.session.game.decision
    assert decision is not None
    back.session.choose(*pick(decision, Random(1)))
    back.session.close()
    again = restore(path, library(), write=False)
    assert again.problem is None
    assert same(again.session.game, back.session.game)
    assert len(read(path).entries) == 14  # nothing was erased


def test_rules_that_break_down_leave_game_and_journal_where_they_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "one.journal"
    session = begin(dealing(1), library(), path)

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("keyforge_tui.engine.referee.Referee.answer", broken)
    with pytest.raises(ZeroDivisionError):
        session.choose(0)
    monkeypatch.undo()
    session.choose(0)
    session.close()
    assert read(path).choices == read(path).choices[:1]
    assert same(restore(path, library(), write=False).session.game, session.game)


def test_undone_choices_stay_in_the_file_but_not_in_the_game(tmp_path: Path) -> None:
    path = tmp_path / "one.journal"
    session = begin(dealing(6), library(), path)
    random = Random(6)
    for _ in range(8):
        assert session.game.decision is not None
        session.choose(*pick(session.game.decision, random))
    session.undo(2)
    session.close()
    record = read(path)
    assert len(record.entries) == 9
    assert record.entries[-1] == Undo(6)
    assert len(record.choices) == 6


def resealed(lines: list[str]) -> bytes:
    """Lines with checksums that are right, whoever wrote them."""
    content, checksum = b"", 0
    for line in lines:
        text = line.rpartition(" #")[0]
        written, checksum = journals.sealed(text, checksum)
        content += written
    return content


@pytest.mark.parametrize("change", ["left out", "twice", "exchanged"])
def test_a_choice_that_is_not_the_next_ends_the_game_there(tmp_path: Path, change: str) -> None:
    """The checksums may be right: somebody who edits a journal can make them so."""
    path = tmp_path / "one.journal"
    record = play(path, 3, 12)
    lines = path.read_text().splitlines()
    assert parse(resealed(lines), "one").entries == record.entries
    place = 5 + 6  # behind the beginning and six choices
    if change == "left out":
        del lines[place]
    elif change == "twice":
        lines.insert(place, lines[place - 1])
    else:
        lines[place], lines[place + 1] = lines[place + 1], lines[place]
    found = parse(resealed(lines), "one")
    assert found.entries == record.entries[:6]
    assert found.problem == f"line {place + 1} is not understood; the game is good up to there"


def test_a_journal_deleted_during_play_is_written_again_whole_and_said_once(tmp_path: Path) -> None:
    path = tmp_path / "one.journal"
    random = Random(3)
    session = begin(dealing(3), library(), path)
    for number in range(12):
        assert session.game.decision is not None
        if number == 8:
            path.unlink()
        session.choose(*pick(session.game.decision, random))
        assert session.was_gone == (number == 8)
        assert session.problem is None
    session.close()
    assert [file.name for file in tmp_path.iterdir()] == ["one.journal"]
    assert same(restore(path, library(), write=False).session.game, session.game)


def test_a_journal_that_another_took_the_name_of_gets_another_name(tmp_path: Path) -> None:
    path = tmp_path / "one.journal"
    session = begin(dealing(3), library(), path)
    session.choose(0)
    path.unlink()
    path.write_text("something else")
    session.choose(0)
    session.close()
    assert path.read_text() == "something else"
    back = restore(tmp_path / "one-2.journal", library(), write=False)
    assert same(back.session.game, session.game)


def test_the_game_last_played_is_offered_first(tmp_path: Path) -> None:
    names = ["2026-01-01-100000", "2026-01-02-100000", "2026-01-03-100000"]
    for seed, (name, played) in enumerate(zip(names, [20, 30, 10], strict=True)):
        path = tmp_path / f"{name}.journal"
        play(path, seed, 3)
        os.utime(path, (played, played))
    waits = [saved.path.stem for saved in waiting(tmp_path)]
    assert waits == [names[1], names[0], names[2]]


def test_a_game_whose_card_is_gone_can_be_looked_at_as_far_as_it_was_not_needed(
    tmp_path: Path,
) -> None:
    path = tmp_path / "one.journal"
    record = play(path, 3, 200)
    cards = [(number, cards_of(choice.mark)) for number, choice in enumerate(record.choices)]
    [gone] = next(used for number, used in cards if used and number > 10)
    poorer = CardLibrary(cards_folder())
    del poorer.files[gone]
    back = restore(path, poorer, write=False)
    assert len(back.session.game.choices) == min(n for n, used in cards if gone in used)
    assert back.problem is not None
    assert f"needs a card that is gone: {gone}" in back.problem
    with pytest.raises(SourceError, match="there is no such card"):
        restore(path, poorer)
