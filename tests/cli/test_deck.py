"""`keyforge-tui deck` shows, checks and converts, and overwrites nothing unasked."""

import sys
from pathlib import Path

import pytest

from keyforge_tui.__main__ import main
from keyforge_tui.library.decks import starter_files

Capture = pytest.CaptureFixture[str]
ONYX, ARGUS = map(str, starter_files())


def run(capsys: Capture, *argv: str) -> tuple[int, str, str]:
    code = main(["deck", *argv])
    output = capsys.readouterr()
    return code, output.out, output.err


def test_show_lists_a_deck_house_by_house(capsys: Capture) -> None:
    code, out, err = run(capsys, "show", ONYX)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "Miss “Onyx” Censorius"
    assert lines[1] == "Call of the Archons · Brobnar, Dis, Shadows"
    assert lines[3] == "Brobnar"
    assert lines[4].split() == ["Anger", "action", "common", "cota", "001"]
    assert "  2x Ganger Chieftain" in out
    assert "Play:" not in out


def test_show_adds_texts_on_demand(capsys: Capture) -> None:
    code, out, _ = run(capsys, "show", "--texts", ONYX)
    assert code == 0
    assert "power 5" in out
    assert "Play:" in out


def test_show_can_be_read_without_unicode(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(sys.stdout), "encoding", "ascii", raising=False)
    code, out, _ = run(capsys, "show", ONYX)
    assert code == 0
    assert out.isascii()
    assert out.startswith('Miss "Onyx" Censorius')


def test_check_reports_every_deck_and_the_worst_decides(capsys: Capture, tmp_path: Path) -> None:
    code, out, _ = run(capsys, "check", ONYX, ARGUS)
    assert code == 0
    assert out.count("ready to play") == 2
    bad = tmp_path / "bad.yaml"
    bad.write_text(Path(ONYX).read_text("utf-8").replace("- Anger", "- Angre +Q"), "utf-8")
    odd = tmp_path / "odd.yaml"
    odd.write_text(Path(ONYX).read_text("utf-8").replace("- Anger", "- Ghostform"), "utf-8")
    code, out, _ = run(capsys, "check", str(bad), str(odd), str(tmp_path / "none"), ARGUS)
    assert code == 2
    assert 'brobnar.1: "q" is no bonus icon' in out
    assert 'unknown card "Angre"' in out
    assert "warning: " in out
    assert "none: cannot be read: No such file" in out
    assert out.endswith("Radiant Argus the Supreme: ready to play\n")


def test_convert_writes_what_the_name_of_the_output_says(capsys: Capture, tmp_path: Path) -> None:
    for name, start in [
        ("a.yaml", "name: Miss"),
        ("a.txt", "Miss “Onyx” Censorius\nSet: Call"),
        ("a.json", "{"),
        ("a.cod", "<?xml"),
    ]:
        out = tmp_path / name
        assert run(capsys, "convert", ONYX, "-o", str(out))[0] == 0
        assert out.read_text("utf-8").startswith(start)
        assert run(capsys, "check", str(out))[0] == 0


def test_convert_prints_without_an_output(capsys: Capture) -> None:
    code, out, _ = run(capsys, "convert", ONYX)
    assert code == 0
    assert out == Path(ONYX).read_text("utf-8")


def test_nothing_is_overwritten_unasked(capsys: Capture, tmp_path: Path) -> None:
    out = tmp_path / "a.yaml"
    out.write_text("precious")
    code, _, err = run(capsys, "convert", ONYX, "-o", str(out))
    assert code == 2
    assert err == f"keyforge-tui: {out}: is there already; --force overwrites it\n"
    assert out.read_text() == "precious"
    assert run(capsys, "convert", ONYX, "-o", str(out), "--force")[0] == 0
    assert out.read_text("utf-8").startswith("name: Miss")
    assert [path.name for path in tmp_path.iterdir()] == ["a.yaml"]


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (["show"], "the following arguments are required: FILE"),
        (["shwo", "x"], "argument WHAT: invalid choice"),
        (["show", "none.yaml"], "none.yaml: cannot be read: No such file or directory"),
        (["show", "."], ".: is not a file"),
        (["convert", ONYX, "-o", "a.xyz"], "a.xyz: its name does not say the format"),
        (["convert", ONYX, "-o", "."], "its name does not say the format"),
        (["convert", ONYX, "-o", "none/a.yaml"], "a.yaml: cannot be written: No such file"),
        (["convert", ONYX, "--icons", "random"], "none of its cards adds icons"),
        (["convert", ONYX, "--seed", "3"], "--seed is for --icons random"),
        (["convert", ONYX, "--seed", "x"], '"x" is no seed; give a number'),
    ],
)
def test_bad_input_is_one_line_and_code_2(
    capsys: Capture,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    argv: list[str],
    message: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = run(capsys, *argv)
    assert (code, out) == (2, "")
    assert message in err
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_folder_is_not_overwritten(capsys: Capture, tmp_path: Path) -> None:
    code, _, err = run(capsys, "convert", ONYX, "-o", str(tmp_path), "--to", "yaml", "--force")
    assert code == 2
    assert "is a folder" in err
