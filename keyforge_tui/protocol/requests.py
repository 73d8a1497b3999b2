"""From a line to a request, and from an answer to a line.

Lines are bounded, so that none can fill the memory or stop the engine. A request is a model of its
op; what is wrong with one is said in a sentence that begins with the key it is about.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Annotated, Any, BinaryIO, ClassVar, Final, NoReturn

from pydantic import BaseModel, BeforeValidator, ConfigDict, ValidationError, ValidationInfo
from pydantic_core import PydanticCustomError

from keyforge_tui.common.suggest import did_you_mean
from keyforge_tui.engine import PLAYERS, Use

Json = dict[str, object]

MAX_SEED: Final = 1 << 64
MAX_CHAINS: Final = 99
MAX_CHANGES: Final = 1000
MISSING: Final[Any] = None
"""The default of a key that must be given: validated like any other value, it is refused."""
EXPLAINED: Final = tuple(use.value for use in Use if use not in (Use.TIDE, Use.END))
"""The actions whose reasons can be asked for."""


class Refused(Exception):
    """A request that cannot be carried out. Nothing was changed."""


# -- lines -----------------------------------------------------------------------------------------

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
    """An answer as one line. What has no shape, and half characters, become their escapes."""
    text = json.dumps(answer, ensure_ascii=False, separators=(", ", ": "))
    if not text.isprintable():
        text = "".join(sign if sign.isprintable() else json.dumps(sign)[1:-1] for sign in text)
    return text.encode() + b"\n"


# -- what a key holds ------------------------------------------------------------------------------


def _wanted(text: str) -> PydanticCustomError:
    """Why a value is refused: what would be taken."""
    return PydanticCustomError("wanted", "{text}", {"text": text})


def _check(is_good: Callable[[object], bool], text: str) -> BeforeValidator:
    def check(value: object) -> object:
        if not is_good(value):
            raise _wanted(text)
        return value

    return BeforeValidator(check)


def _between(least: int, most: int) -> BeforeValidator:
    """A whole number, and neither a word nor true nor 1.0."""

    def is_good(value: object) -> bool:
        return type(value) is int and least <= value <= most

    return _check(is_good, f"give a number from {least} to {most}")


def _pair(text: str) -> BeforeValidator:
    return _check(
        lambda value: isinstance(value, list | tuple) and len(value) == len(PLAYERS), text
    )


def _card(value: object, info: ValidationInfo) -> object:
    """One of the cards of this game, whose count is the context."""
    last = (info.context or 0) - 1
    if type(value) is not int or not 0 <= value <= last:
        raise _wanted(f"give a number from 0 to {last}")
    return value


Seat = Annotated[int, _between(0, 1)]
Chains = Annotated[int, _between(0, MAX_CHAINS)]
Seed = Annotated[int, _between(-MAX_SEED, MAX_SEED)]
Flag = Annotated[bool, _check(lambda value: isinstance(value, bool), "give true or false")]
Options = Annotated[
    list[int],
    _check(
        lambda value: isinstance(value, list) and all(type(one) is int for one in value),
        "give a list of option ids, such as [3]",
    ),
]
Action = Annotated[
    str,
    _check(
        lambda value: isinstance(value, str) and value in EXPLAINED,
        f"give one of {', '.join(EXPLAINED)}",
    ),
]


# -- requests --------------------------------------------------------------------------------------


class Request(BaseModel):
    """What every request is: an op with its keys."""

    model_config = ConfigDict(extra="forbid", frozen=True, validate_default=True)

    op: ClassVar[str]
    needs_game: ClassVar[bool] = True


class New(Request):
    """A game from the start."""

    op = "new"
    needs_game = False

    decks: Annotated[list[object], _pair("give a list of two decks")] = MISSING
    chains: Annotated[tuple[Chains, Chains], _pair("give a list of two numbers")] = (
        0,
        0,
    )
    first: Seat | None = None
    seed: Seed = 0
    auto: Flag = True


class Setup(Request):
    """A game from any position."""

    op = "setup"
    needs_game = False

    scenario: Annotated[
        Json, _check(lambda value: isinstance(value, dict), "give a scenario object")
    ] = MISSING
    auto: Flag = True


class Choose(Request):
    """An answer to the pending decision."""

    op = "choose"

    options: Options = MISSING


class Look(Request):
    """The table, or what one player may know of it."""

    op = "state"

    player: Seat | None = None


class Edit(Request):
    """The position is changed by hand."""

    op = "edit"

    changes: Annotated[
        list[Json],
        _check(
            lambda value: (
                isinstance(value, list)
                and 0 < len(value) <= MAX_CHANGES
                and all(isinstance(one, dict) for one in value)
            ),
            f"give a list of 1 to {MAX_CHANGES} changes",
        ),
    ] = MISSING


class Undo(Request):
    """Back to the decision before the last answer."""

    op = "undo"


class Explain(Request):
    """Why an action is not offered."""

    op = "explain"

    card: Annotated[int, BeforeValidator(_card)] = MISSING
    action: Action = MISSING


class Quit(Request):
    """The end."""

    op = "quit"
    needs_game = False


REQUESTS: Final[dict[str, type[Request]]] = {
    request.op: request for request in (New, Setup, Choose, Look, Edit, Undo, Explain, Quit)
}


def kind_of(data: Json) -> type[Request]:
    """The model an object is meant for; raises `Refused` where its op or a key is not known."""
    word = data.get("op")
    if not isinstance(word, str):
        raise Refused(f'say what to do with "op": {", ".join(REQUESTS)}')
    kind = REQUESTS.get(word)
    if kind is None:
        raise Refused(f'there is no op "{_short(word)}"{did_you_mean(word, REQUESTS)}')
    for key in data:
        if key != "op" and key not in kind.model_fields:
            hint = did_you_mean(key, kind.model_fields)
            raise Refused(f'{word} has no "{_short(key)}"{hint}')
    return kind


def read_request(kind: type[Request], data: Json, cards: int) -> Request:
    """The request an object is, in a game of so many cards; raises `Refused`."""
    try:
        return kind.model_validate({k: v for k, v in data.items() if k != "op"}, context=cards)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        raise Refused(f"{first['loc'][0]}: {first['msg']}") from None


def _short(word: str) -> str:
    return word if len(word) <= 40 else f"{word[:37]}..."


LONGEST_WORD: Final = 120
LONGEST_ERROR: Final = 500
_LONG_WORD: Final = re.compile(rf"\S{{{LONGEST_WORD + 1},}}")


def brief(error: str) -> str:
    """What is wrong, in a line of bounded length, whatever of the request it repeats."""
    line = _LONG_WORD.sub(lambda word: f"{word[0][:60]}...{word[0][-40:]}", error)
    return line if len(line) <= LONGEST_ERROR else f"{line[: LONGEST_ERROR - 3]}..."
