"""Files of strangers are read strictly, and refused with a line that helps."""

import json
import os
import time
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from keyforge_tui.common.errors import UserError
from keyforge_tui.library.source import (
    MAX_BYTES,
    MAX_DEPTH,
    Problem,
    SourceError,
    read_file,
    read_text,
)

WORDS = """
    on off yes no y n True TRUE False Null ~ 010 001 00 0x1F 0o17 0b11 1_000 1:30 190:20:30
    1.5 .5 1e3 .inf .nan 2024-01-01 2024-01-01T10:00:00 + -1- = 1000000000000000000 ٣
""".split()  # noqa: SIM905  (thirty pairs of quotes would hide the words)


def data(text: str) -> object:
    return read_text(text, "x.yaml").data


def problems(text: str) -> list[str]:
    with pytest.raises(SourceError) as caught:
        read_text(text, "x.yaml")
    return [str(problem) for problem in caught.value.problems]


def test_a_card_file_becomes_plain_data() -> None:
    text = """\
name: Night Courier
power: 4
bonus: [amber]

play:
  - steal: 1
  - deal: {damage: 2, to: a-creature}  # a comment
"""
    assert data(text) == {
        "name": "Night Courier",
        "power": 4,
        "bonus": ["amber"],
        "play": [{"steal": 1}, {"deal": {"damage": 2, "to": "a-creature"}}],
    }


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("true", True),
        ("false", False),
        ("null", None),
        ("", None),
        ("0", 0),
        ("7", 7),
        ("+1", 1),
        ("-3", -3),
        ("999999999999999999", 999999999999999999),
    ],
)
def test_only_these_bare_words_are_not_text(written: str, read: object) -> None:
    value = data(f"a: {written}")
    assert value == {"a": read}
    assert type(next(iter(value.values()))) is type(read)


@pytest.mark.parametrize("word", WORDS)
def test_every_other_bare_word_is_the_text_that_stands_there(word: str) -> None:
    assert data(f"a: {word}") == {"a": word}


@pytest.mark.parametrize("word", ["on", "off", "yes", "no", "y", "~", "1.5", "010"])
def test_such_a_word_is_text_as_a_key_too(word: str) -> None:
    assert data(f"{word}: 1") == {word: 1}


def test_quoted_words_are_always_text() -> None:
    assert data("""["1", '2', "true", 'null', ""]""") == ["1", "2", "true", "null", ""]


def test_block_text_is_text() -> None:
    assert data("a: |\n  1\nb: >\n  true\n") == {"a": "1\n", "b": "true\n"}


def test_a_byte_order_mark_and_windows_line_ends_do_no_harm() -> None:
    assert data("\ufeffa: 1\r\nb: x\r\n") == {"a": 1, "b": "x"}


def test_one_document_may_be_marked_as_such() -> None:
    assert data("---\na: 1\n...\n") == {"a": 1}


def test_a_document_may_be_a_list_or_a_single_value() -> None:
    assert data("- 1\n- [a]\n") == [1, ["a"]]
    assert data("word") == "word"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("a: 1\nb: 2\na: 3\n", 'x.yaml:3: the key "a" is there twice; keep one of them'),
        (
            "play:\n- steal: 1\n  steal: 2\n",
            'x.yaml:3: play.0: the key "steal" is there twice; keep one of them',
        ),
        ("{a: 1, 'a': 2}", 'x.yaml:1: the key "a" is there twice; keep one of them'),
        ("a: 1\nb: &x 2\n", "x.yaml:2: b: the anchor &x cannot be used; remove it"),
        ("a: &x [1]\n", "x.yaml:1: a: the anchor &x cannot be used; remove it"),
        ("a: &x {b: 1}\n", "x.yaml:1: a: the anchor &x cannot be used; remove it"),
        ("a: 1\nb: *x\n", "x.yaml:2: b: the alias *x cannot be used; write the value out"),
        ("a: !!str 1\n", "x.yaml:1: a: a tag cannot be used; remove the word that starts with !"),
        ("a: ! 1\n", "x.yaml:1: a: a tag cannot be used; remove the word that starts with !"),
        (
            "a:\n- !!python/object/apply:os.system [ls]\n",
            "x.yaml:2: a: a tag cannot be used; remove the word that starts with !",
        ),
        ("!!map {a: 1}", "x.yaml:1: a tag cannot be used; remove the word that starts with !"),
        ("!x a: 1", "x.yaml:1: a tag cannot be used; remove the word that starts with !"),
        (
            "a: {}\n<<: {b: 1}\n",
            'x.yaml:2: the merge key "<<" cannot be used; write the entries out',
        ),
        (
            "a: 1\n---\nb: 2\n",
            'x.yaml:2: a second document; remove the "---" and what follows',
        ),
        ("a: 1\n5: x\n", 'x.yaml:2: the key "5" is not text; put it in quotes'),
        ("true: x\n", 'x.yaml:1: the key "true" is not text; put it in quotes'),
        ("null: x\n", 'x.yaml:1: the key "null" is not text; put it in quotes'),
        ("?\n: x\n", 'x.yaml:1: the key "" is not text; put it in quotes'),
        (
            "{[a, b]: x}\n",
            "x.yaml:1: a mapping or list cannot be a key; check the brackets and the quotes",
        ),
        (
            "a:\n  {b: c}: x\n",
            "x.yaml:2: a: a mapping or list cannot be a key; check the brackets and the quotes",
        ),
        (
            "%YAML 1.1\n---\na: 1\n",
            'x.yaml:1: lines that start with "%" cannot be used; remove them',
        ),
        (
            "%TAG ! tag:x,2000:\n---\na: 1\n",
            'x.yaml:1: lines that start with "%" cannot be used; remove them',
        ),
        (
            "a: 1\nb: x\0y\n",
            "x.yaml:2: the invisible character U+0000 cannot stand here; remove it",
        ),
        ("a: \x1b[31m\n", "x.yaml:1: the invisible character U+001B cannot stand here; remove it"),
        ("a: \x9b31m\n", "x.yaml:1: the invisible character U+009B cannot stand here; remove it"),
        ("a: x\u2028y\n", "x.yaml:1: the invisible character U+2028 cannot stand here; remove it"),
        ("a: \u202egnp\n", "x.yaml:1: the invisible character U+202E cannot stand here; remove it"),
        (
            'a: "\\e[31m"\n',
            "x.yaml:1: a: the invisible character U+001B cannot stand here; remove it",
        ),
        (
            '"\\0": 1\n',
            "x.yaml:1: the invisible character U+0000 cannot stand here; remove it",
        ),
        ("", "x.yaml: is empty"),
        ("# only a comment\n", "x.yaml: is empty"),
    ],
)
def test_what_is_refused_is_named_with_its_line(text: str, problem: str) -> None:
    assert problem in problems(text)


@pytest.mark.parametrize(
    ("text", "line", "advice"),
    [
        ("a: 1\nb: c: d\n", 2, 'put text that contains ": " in quotes'),
        ("a: 1\nb\nc: 2\n", 3, 'without the ":"'),
        ("- 1\nb: 2\n", 2, 'check the indent and the "-"'),
        ("a: [1, 2\nb: 3\n", 2, 'the "," or "]" it lacks'),
        ("a: {b: 1\nc: 3\n", 2, 'the "," or "}" it lacks'),
        ("a:\n\t- 1\n", 2, "indent with blanks"),
        ("a: @x\n", 1, "starts with @ or ` in quotes"),
        ('a: "x\n', 2, "close them"),
    ],
)
def test_broken_syntax_comes_with_advice(text: str, line: int, advice: str) -> None:
    (problem,) = problems(text)
    assert problem.startswith(f"x.yaml:{line}: ")
    assert advice in problem


def test_all_problems_of_a_file_are_reported_at_once() -> None:
    assert problems("a: &x 1\nb: !t 2\na: *x\n") == [
        "x.yaml:1: a: the anchor &x cannot be used; remove it",
        "x.yaml:2: b: a tag cannot be used; remove the word that starts with !",
        'x.yaml:3: the key "a" is there twice; keep one of them',
        "x.yaml:3: a: the alias *x cannot be used; write the value out",
    ]


def test_nesting_is_allowed_up_to_its_limit() -> None:
    assert data("[" * MAX_DEPTH + "]" * MAX_DEPTH)
    (problem,) = problems("[" * (MAX_DEPTH + 1) + "]" * (MAX_DEPTH + 1))
    assert problem.endswith("is nested deeper than 40 levels; flatten it")


@pytest.mark.parametrize("piece", ["[", "{", "- ", "? ", "{a: ", "[[],", "a: &x [*x,", "&a "])
def test_a_hostile_text_is_refused_quickly(piece: str) -> None:
    start = time.process_time()
    problems(piece * (MAX_BYTES // len(piece)))
    assert time.process_time() - start < 2


def test_long_keys_are_shortened_in_messages() -> None:
    key = "k" * 200
    (problem,) = problems(f"{key}: 1\n{key}: 2\n")
    assert len(problem) < 120


def test_a_problem_leaves_out_what_it_does_not_know() -> None:
    assert str(Problem("x.yaml", 3, "play.0", "is wrong")) == "x.yaml:3: play.0: is wrong"
    assert str(Problem("x.yaml", None, "play.0", "is wrong")) == "x.yaml: play.0: is wrong"
    assert str(Problem("x.yaml", 3, "", "is wrong")) == "x.yaml:3: is wrong"
    assert str(Problem("", None, "", "is wrong")) == "is wrong"


def test_a_problem_never_carries_terminal_codes() -> None:
    assert str(Problem("x\x1b[2J", 1, "a\nb", "\x07")) == "x\\x1b[2J:1: a\\nb: \\x07"


def test_a_source_error_is_a_user_error_with_a_line_for_each_problem() -> None:
    error = SourceError([Problem("x", 1, "", "one"), Problem("x", 2, "", "two")])
    assert isinstance(error, UserError)
    assert error.lines == ("x:1: one", "x:2: two")


LINES = """\
name: x

play:
  - steal: 1
  - deal:
      damage: 2
    to: {count: 3}
"""


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ((), 1),
        (("name",), 1),
        (("play",), 3),
        (("play", 0), 4),
        (("play", 0, "steal"), 4),
        (("play", 1), 5),
        (("play", 1, "deal"), 5),
        (("play", 1, "deal", "damage"), 6),
        (("play", 1, "to", "count"), 7),
        (("play", 1, "deal", "missing"), 5),
        (("play", 7, "steal"), 3),
        (("play", -1), 3),
        (("play", "0"), 3),
        (("missing",), 1),
        (("name", "deeper", 3), 1),
    ],
)
def test_a_document_knows_the_line_of_every_part(path: tuple[str | int, ...], line: int) -> None:
    assert read_text(LINES, "x.yaml").line_of(path) == line


def test_a_document_makes_problems_with_line_and_place() -> None:
    problem = read_text(LINES, "x.yaml").problem(("play", 0, "steal"), "is too little")
    assert str(problem) == "x.yaml:4: play.0.steal: is too little"


def test_a_file_is_read_like_its_text(tmp_path: Path) -> None:
    file = tmp_path / "card.yaml"
    file.write_text("name: Æmber Imp\n", encoding="utf-8")
    document = read_file(file)
    assert document.data == {"name": "Æmber Imp"}
    assert document.name == str(file)
    assert read_file(file, name="card.yaml").name == "card.yaml"


def refusal(path: Path, **limits: int) -> str:
    with pytest.raises(SourceError) as caught:
        read_file(path, name="x.yaml", **limits)
    (problem,) = caught.value.problems
    return str(problem)


def test_a_file_of_the_allowed_size_is_read_and_one_byte_more_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "x.yaml"
    file.write_text("a: 12\n")
    assert read_file(file, max_bytes=6).data == {"a": 12}
    assert refusal(file, max_bytes=5) == "x.yaml: is larger than the 0 kB allowed"
    file.write_text("a: " + "x" * MAX_BYTES)
    assert refusal(file) == "x.yaml: is larger than the 256 kB allowed"


def test_a_file_that_is_not_utf8_is_refused_with_the_line(tmp_path: Path) -> None:
    file = tmp_path / "x.yaml"
    file.write_bytes(b"a: 1\nb: caf\xe9\n")
    assert refusal(file) == "x.yaml:2: is not UTF-8 text; save the file as UTF-8"


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path) == "x.yaml: is not a file; give the path of a file"
    assert refusal(tmp_path / "none") == "x.yaml: cannot be read: No such file or directory"
    assert refusal(Path("a\0b")).startswith("x.yaml: cannot be read: ")
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert refusal(pipe) == "x.yaml: is not a file; give the path of a file"


def test_a_file_one_may_not_read_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Simulated, because a superuser may read everything."""

    def refuse(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", refuse)
    assert refusal(tmp_path / "x.yaml") == "x.yaml: cannot be read: Permission denied"


plain_text = st.text(st.characters(codec="utf-8", exclude_categories=["C", "Zl", "Zp"]))
values = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**17), 10**17) | plain_text,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(plain_text, inner, max_size=4),
    max_leaves=20,
)


@given(values)
def test_plain_data_written_as_json_is_read_back_unchanged(value: object) -> None:
    assert data(json.dumps(value, ensure_ascii=False)) == value


@given(st.text() | st.text("ab:-?[]{}&*!<>|#'\"%@, \n\t01"))
@example("? a\n? b")
@example("- ? [a]\n  : *b\n")
@example("*a : *b")
@example("? {*a : 1}\n: 2")
@example("[a: 1, ? b]")
@example("a: \ud800")
def test_any_text_is_read_or_refused_but_never_breaks_the_reader(text: str) -> None:
    try:
        document = read_text(text, "x.yaml")
    except SourceError as error:
        refused = error
    else:
        json.dumps(document.data)
        assert document.line_of(("a", 0)) is not None
        return
    assert refused.problems
    assert all(line.isprintable() for line in refused.lines)
