"""Lines in and out, however odd they are."""

import io
import json

import pytest

from keyforge_tui.protocol.requests import MAX_LINE, BadLine, dump, parse, read_lines


def test_lines_come_one_by_one_and_the_last_needs_no_line_break() -> None:
    assert list(read_lines(io.BytesIO(b"a\nb\n\nc"))) == [b"a\n", b"b\n", b"\n", b"c"]


@pytest.mark.parametrize("length", [MAX_LINE + 1, MAX_LINE * 2, MAX_LINE * 2 + 1, MAX_LINE * 3 + 7])
def test_a_line_that_is_too_long_is_skipped_whole(length: int) -> None:
    first, second, last = read_lines(io.BytesIO(b"x" * length + b"\nnext\n" + b"y" * length))
    assert isinstance(first, BadLine)
    assert second == b"next\n"
    assert isinstance(last, BadLine)


def test_a_line_of_exactly_the_allowed_length_is_read() -> None:
    line = b"x" * MAX_LINE + b"\n"
    assert list(read_lines(io.BytesIO(line * 2))) == [line, line]


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        (b"", "not JSON"),
        (b"\n", "not JSON"),
        (b"nonsense", "not JSON"),
        (b'{"op": "state"', "not JSON"),
        (b'{"op": NaN}', "NaN is no number"),
        (b"[" * 100_000, "nested too deeply"),
        (b'{"a":' * 100_000, "nested too deeply"),
        (b"\xff\xfe{}", "not UTF-8"),
        (b"[1, 2]", "one JSON object"),
        (b"3", "one JSON object"),
        (b"null", "one JSON object"),
        (b'{"seed": ' + b"9" * 5000 + b"}", "not JSON"),
    ],
)
def test_what_is_no_request_is_refused_in_one_line(line: bytes, complaint: str) -> None:
    with pytest.raises(BadLine, match=complaint) as caught:
        parse(line)
    assert "\n" not in str(caught.value)


def test_answers_are_utf_8_and_half_characters_are_escaped() -> None:
    line = dump({"text": "3Æ", "odd": "\ud800"})
    assert "3Æ" in line.decode()
    assert json.loads(line) == {"text": "3Æ", "odd": "\ud800"}
