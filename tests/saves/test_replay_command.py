"""`keyforge-tui replay`: exports, and one clear line for everything that cannot be."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from keyforge_tui.__main__ import main
from keyforge_tui.saves.restore import begin
from tests.saves.games import dealing, pick
from tests.scenario import library


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of some turns."""
    path = tmp_path_factory.mktemp("games") / "one.journal"
    random = Random(5)
    session = begin(dealing(5), library(), path)
    for _ in range(60):
        assert session.game.decision is not None
        session.choose(*pick(session.game.decision, random))
    session.close()
    return path


def replay(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str]:
    """The exit code and what was complained about."""
    code = main(["replay", *map(str, arguments)])
    return code, capsys.readouterr().err


def test_every_form_is_written(
    journal: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [tmp_path / name for name in ("log.txt", "log.md", "log.json", "table.svg")]
    exports = [part for file in files for part in ("--export", file)]
    assert replay(capsys, journal, *exports, "--open") == (0, "")
    text, markdown, data, picture = (file.read_text(encoding="utf-8") for file in files)
    assert "Turn 1: " in text
    assert markdown.startswith("# Ann against Bob")
    assert json.loads(data)["seed"] == 5
    assert ElementTree.fromstring(picture).tag.endswith("svg")
    assert "Ann" in picture
    code, said = replay(capsys, journal, "--export", files[0])
    assert (code, said.count("\n")) == (2, 1)
    assert "--force" in said
    assert replay(capsys, journal, "--export", files[0], "--force", "--at", "3") == (0, "")
    assert len(files[0].read_text(encoding="utf-8")) < len(text)


def test_a_damaged_journal_is_exported_as_far_as_it_is_good(
    journal: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "damaged.journal"
    path.write_bytes(journal.read_bytes()[:-20])
    code, said = replay(capsys, path, "--export", tmp_path / "log.txt")
    assert code == 0
    assert said.startswith("keyforge-tui: note: line 65 is damaged")
    assert "is damaged" in (tmp_path / "log.txt").read_text(encoding="utf-8")


def test_what_cannot_be_is_said_in_one_line(
    journal: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "empty"))
    junk = tmp_path / "junk.journal"
    junk.write_bytes(b"\x00\xff\x1b[31m nothing")
    log = tmp_path / "log.txt"
    cases: list[tuple[list[str | Path], str]] = [
        ([tmp_path / "none.journal", "--export", log], "cannot be read"),
        ([tmp_path, "--export", log], "cannot be read"),
        ([junk, "--export", log], "is not a journal"),
        ([journal, "--export", tmp_path / "log.pdf"], "ending in one of"),
        ([journal, "--export", tmp_path / "no" / "log.txt"], "cannot be written"),
        ([journal, "--at", "61", "--export", log], "has 60 choices"),
        ([journal, "--at", "-1", "--export", log], "has 60 choices"),
        ([journal, "--at", "many"], "invalid int"),
        (["--export", log], "no game is saved"),
        ([journal], "needs a terminal"),
    ]
    for arguments, words in cases:
        code, said = replay(capsys, *arguments)
        assert code == 2, arguments
        assert words in said
        assert said.count("\n") == 1
        assert "\x1b" not in said
    assert not log.exists()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--resume", "none.journal", "--plain"], "cannot be read"),
        (["--resume", "--plain"], "no unfinished game"),
        (["one", "two", "--resume"], "has its cards already"),
    ],
)
def test_a_game_that_cannot_go_on_is_said_in_one_line(
    arguments: list[str],
    words: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert main(["play", *arguments]) == 2
    said = capsys.readouterr().err
    assert words in said
    assert said.count("\n") == 1
