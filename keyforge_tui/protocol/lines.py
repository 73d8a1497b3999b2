"""JSON lines in and out: bounded, so that no line can fill the memory or stop the engine."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import BinaryIO, Final, NoReturn

MAX_LINE: Final = 2_000_000
"""Bytes in one request. Two decks with every detail written out take a hundredth of it."""


class BadLine(ValueError):
    """A line that is not a request."""


def read_lines(stream: BinaryIO) -> Iterator[bytes | BadLine]:
    """Every line of a stream; a line that is too long is skipped and reported."""
    while line := stream.readline(MAX_LINE + 1):
        if len(line) <= MAX_LINE or line.endswith(b"\n"):
            yield line
            continue
        while (more := stream.readline(MAX_LINE)) and not more.endswith(b"\n"):
            pass
        yield BadLine(f"the line is longer than the {MAX_LINE // 1_000_000} MB allowed")


def parse(line: bytes) -> dict[str, object]:
    """The object a line holds; raises `BadLine`."""
    try:
        data = json.loads(line.decode("utf-8"), parse_constant=_refuse)
    except UnicodeDecodeError:
        raise BadLine("the line is not UTF-8 text") from None
    except RecursionError:
        raise BadLine("the line is nested too deeply") from None
    except json.JSONDecodeError as error:
        raise BadLine(f"the line is not JSON: {error.msg} at column {error.colno}") from None
    except ValueError as error:
        raise BadLine(f"the line is not JSON: {error}") from None
    if not isinstance(data, dict):
        raise BadLine('a request is one JSON object, such as {"op": "state"}')
    return data


def _refuse(word: str) -> NoReturn:
    raise ValueError(f"{word} is no number")


def dump(answer: dict[str, object]) -> bytes:
    """An answer as one line. Half characters, which UTF-8 cannot hold, become their escapes."""
    text = json.dumps(answer, ensure_ascii=False, separators=(", ", ": "))
    return text.encode("utf-8", "backslashreplace") + b"\n"
