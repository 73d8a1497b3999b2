"""Reads YAML written by strangers: a small, strict part of the language, with clear complaints.

Card files, deck files and scenarios all come through here. What YAML offers beyond mappings,
lists and plain values (anchors, tags, merge keys, several documents) is refused, and a bare
word is never a surprise: only `true` and `false` are booleans, only `null` or nothing at all is
null, only whole decimal numbers are numbers, and everything else (`on`, `no`, `010`, `1.5`,
`2024-01-01`) is the text that stands there.

The reader builds its data from libyaml's events rather than through PyYAML's constructors. It
sees every tag and anchor that way, cannot recurse, and takes half the time.
"""

import os
import re
import stat
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final, TypeAlias, TypeVar

import yaml
from pydantic import TypeAdapter, ValidationError
from yaml.events import (
    AliasEvent,
    CollectionStartEvent,
    DocumentStartEvent,
    Event,
    MappingStartEvent,
    NodeEvent,
    ScalarEvent,
)

from keyforge_tui.common.errors import UserError, printable
from keyforge_tui.engine import refusals

MAX_BYTES: Final = 256_000
MAX_DEPTH: Final = 40

PathInData: TypeAlias = Sequence[str | int]
"""The keys and list indexes that lead to a value."""

_WORDS: Final[dict[str, bool | None]] = {"true": True, "false": False, "null": None, "": None}
_NUMBER: Final = re.compile(r"[-+]?(?:0|[1-9][0-9]{0,17})").fullmatch
_NUMBER_STARTS: Final = frozenset("+-0123456789")

# Besides the control characters: the other line breaks of Unicode, because they would make
# our count of lines differ from an editor's, and the marks that reorder text on the screen.
_FORBIDDEN: Final = re.compile(
    r"[^\t\n\r\x20-\x7e\xa0-\u2027\u202f-\u2065\u206a-\ud7ff\ue000-\ufefe\uff00-\ufffd"
    r"\U00010000-\U0010ffff]"
).search

_ADVICE: Final = {
    "mapping values are not allowed in this context": (
        'a ":" where none can stand; put text that contains ": " in quotes, and check the indent'
    ),
    "could not find expected ':'": 'a line without the ":" between its key and its value',
    "did not find expected key": "cannot be read; check the indent and the quotes around here",
    "did not find expected '-' indicator": (
        'a list entry was expected; check the indent and the "-"'
    ),
    "did not find expected ',' or ']'": 'a "[" list is not closed; add the "," or "]" it lacks',
    "did not find expected ',' or '}'": 'a "{" mapping is not closed; add the "," or "}" it lacks',
    "did not find expected node content": "a value is missing or starts with a reserved sign",
    "found character that cannot start any token": (
        "a tab or a reserved sign; indent with blanks, and put text that starts with @ or ` "
        "in quotes"
    ),
    "found unexpected end of stream": "the file ends inside quotes; close them",
}


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with a file, as one line."""

    file: str
    line: int | None
    where: str
    """The place inside the data, such as `play.0.steal`; empty for the file as a whole."""
    message: str

    def __str__(self) -> str:
        place = self.file if self.line is None else f"{self.file}:{self.line}"
        return printable(": ".join(part for part in (place, self.where, self.message) if part))


class SourceError(UserError):
    """A file that cannot be used, with everything that is wrong with it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = tuple(problems)

    @property
    def lines(self) -> tuple[str, ...]:
        """One line for each problem."""
        return tuple(map(str, self.problems))


class Document:
    """The data of one file, and where in the file each part of it stands."""

    __slots__ = ("_root", "data", "name", "text")

    def __init__(self, data: object, name: str, text: str) -> None:
        self.data = data
        self.name = name
        self.text = text
        self._root: yaml.Node | None = None

    def line_of(self, path: PathInData) -> int | None:
        """The line of the value at the path, or of the nearest thing around it that exists.

        The value of a mapping is said to stand where its key does.
        """
        # Few files are ever asked, so the positions are found by reading the text again.
        if self._root is None:
            self._root = yaml.compose(self.text, Loader=yaml.CSafeLoader)
        node = self._root
        if node is None:
            return None
        line = node.start_mark.line
        for step in path:
            found = _child(node, step)
            if found is None:
                break
            line, node = found
        return line + 1

    def problem(self, path: PathInData, message: str) -> Problem:
        """Something wrong with the value at the path."""
        return Problem(self.name, self.line_of(path), dotted(path), message)


def dotted(path: PathInData) -> str:
    """The path as it is written in messages: `play.0.steal`."""
    return ".".join(map(str, path))


def read_file(path: Path, *, name: str | None = None, max_bytes: int = MAX_BYTES) -> Document:
    """Read a file, which messages call `name` (its path, unless told)."""
    name = str(path) if name is None else name
    content = read_content(path, name=name, max_bytes=max_bytes)
    return read_text(decode(content, name), name)


def read_content(path: Path, *, name: str, max_bytes: int) -> bytes:
    """The bytes of a file; a `SourceError` where it is too large, no file, or not to be read."""
    try:
        content = _read_bytes(path, max_bytes + 1)
    except (OSError, ValueError) as error:
        # A ValueError is a path with a NUL in it.
        reason = error.strerror if isinstance(error, OSError) else None
        raise failure(name, None, f"cannot be read: {reason or error}") from None
    if content is None:
        raise failure(name, None, "is not a file; give the path of a file")
    if len(content) > max_bytes:
        raise failure(name, None, f"is larger than the {max_bytes // 1000} kB allowed")
    return content


def decode(content: bytes, name: str) -> str:
    """The text of a file; a `SourceError` where it is not UTF-8."""
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise failure(name, line, "is not UTF-8 text; save the file as UTF-8") from None


def read_text(text: str, name: str) -> Document:
    """Read a text, which messages call `name`."""
    text = text.removeprefix("\ufeff")
    if (bad := _FORBIDDEN(text)) is not None:
        line = text.count("\n", 0, bad.start()) + 1
        raise failure(name, line, f"{_describe(bad.group())} cannot stand here; remove it")
    return Document(_Reader(text, name).read(), name, text)


class _Reader:
    """Builds plain data from the events of one text and notes what must not be there."""

    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.name = name
        self.problems: list[Problem] = []
        self.stack: list[tuple[dict[str, object] | list[object], str | None]] = []
        """The collections around the open one, each with the key it is waiting to fill."""
        self.into: dict[str, object] | list[object] = []
        """The open collection. The outermost is a list for the whole document."""
        self.key: str | None = None
        """The key whose value comes next, where the open collection is a mapping."""

    def read(self) -> object:
        """The data, or every problem found."""
        root = self.into
        try:
            self._read_events()
        except yaml.YAMLError as error:
            self.problems.append(self._syntax_problem(error))
        if not self.problems and not root:
            self._note(None, "is empty")
        if self.problems:
            raise SourceError(self.problems)
        assert isinstance(root, list)
        return root[0]

    def _read_events(self) -> None:
        next_event = yaml.CSafeLoader(self.text).get_event
        documents = 0
        while (event := next_event()) is not None:
            if type(event) is ScalarEvent:
                self._scalar(event)
            elif isinstance(event, CollectionStartEvent):
                if len(self.stack) >= MAX_DEPTH:
                    self._note(event, f"is nested deeper than {MAX_DEPTH} levels; flatten it")
                    return
                self._open(event)
            elif isinstance(event, AliasEvent):
                self._node(event)
                self._add(event, None)
            elif isinstance(event, DocumentStartEvent):
                documents += 1
                if event.version or event.tags:
                    self._note(event, 'lines that start with "%" cannot be used; remove them')
                if documents > 1:
                    self._note(event, 'a second document; remove the "---" and what follows')
                    return
            elif self.stack:
                # The end of a mapping or a list: outside of those the stack is empty.
                self.into, self.key = self.stack.pop()

    def _scalar(self, event: ScalarEvent) -> None:
        if event.anchor is not None or event.tag is not None:
            self._node(event)
        text: str = event.value
        value: object = text
        is_plain = event.implicit[0]
        if is_plain:
            if text in _WORDS:
                value = _WORDS[text]
            elif text[0] in _NUMBER_STARTS and _NUMBER(text):
                value = int(text)
        elif event.style == '"' and (bad := _FORBIDDEN(text)) is not None:
            # Quotes with escapes can spell out what the file itself may not contain.
            self._note(event, f"{_describe(bad.group())} cannot stand here; remove it")
        into, key = self.into, self.key
        if isinstance(into, list):
            into.append(value)
        elif key is not None:
            into[key] = value
            self.key = None
        elif not isinstance(value, str):
            self._note(event, f'the key "{text}" is not text; put it in quotes')
            self.key = text
        else:
            self._start_entry(event, text, is_plain)

    def _start_entry(self, event: Event, key: str, is_plain: bool) -> None:
        if is_plain and key == "<<":
            self._note(event, 'the merge key "<<" cannot be used; write the entries out')
        elif key in self.into:
            self._note(event, f"the key {_shown(key)} is there twice; keep one of them")
        self.key = key

    def _open(self, event: CollectionStartEvent) -> None:
        if event.anchor is not None or event.tag is not None:
            self._node(event)
        inner: dict[str, object] | list[object]
        inner = {} if isinstance(event, MappingStartEvent) else []
        is_key = self.key is None and isinstance(self.into, dict)
        if is_key:
            self._note(
                event, "a mapping or list cannot be a key; check the brackets and the quotes"
            )
        else:
            self._add(event, inner)
        self.stack.append((self.into, "" if is_key else None))
        self.into, self.key = inner, None

    def _add(self, event: Event, value: object) -> None:
        if isinstance(self.into, list):
            self.into.append(value)
        elif self.key is None:
            self._note(event, "an alias cannot be a key")
            self.key = ""
        else:
            self.into[self.key] = value
            self.key = None

    def _node(self, event: NodeEvent) -> None:
        if isinstance(event, AliasEvent):
            self._note(event, f"the alias *{event.anchor} cannot be used; write the value out")
        elif event.anchor is not None:
            self._note(event, f"the anchor &{event.anchor} cannot be used; remove it")
        else:
            self._note(event, "a tag cannot be used; remove the word that starts with !")

    def _note(self, event: Event | None, message: str) -> None:
        mark = None if event is None else event.start_mark
        line = None if mark is None else mark.line + 1
        self.problems.append(Problem(self.name, line, dotted(self._path()), message))

    def _path(self) -> list[str | int]:
        path: list[str | int] = []
        nested = [*(collection for collection, _ in self.stack), self.into]
        for collection, inner in pairwise(nested):
            if isinstance(collection, dict):
                path += [key for key, value in collection.items() if value is inner]
            else:
                path.append(len(collection) - 1)
        if self.key:
            path.append(self.key)
        return path[1:]  # the document itself is the only entry of the outermost list

    def _syntax_problem(self, error: yaml.YAMLError) -> Problem:
        mark = error.problem_mark if isinstance(error, yaml.MarkedYAMLError) else None
        reason = error.problem if isinstance(error, yaml.MarkedYAMLError) else None
        reason = reason or "cannot be read as YAML"
        line = None if mark is None else mark.line + 1
        return Problem(self.name, line, "", _ADVICE.get(reason, reason))


def _read_bytes(path: Path, limit: int) -> bytes | None:
    """The start of a file; None for what is no file (a pipe or a device may never end)."""
    descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
    try:
        found = os.fstat(descriptor)
        if not stat.S_ISREG(found.st_mode):
            return None
        return os.read(descriptor, min(limit, found.st_size + 1))
    finally:
        os.close(descriptor)


def _child(node: yaml.Node, step: str | int) -> tuple[int, yaml.Node] | None:
    """The line and the node of one entry of a mapping or a list."""
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value == step:
                return key.start_mark.line, value
    elif isinstance(node, yaml.SequenceNode) and step in range(len(node.value)):
        item = node.value[int(step)]
        return item.start_mark.line, item
    return None


def _describe(char: str) -> str:
    return f"the invisible character U+{ord(char):04X}"


def _shown(text: str) -> str:
    return f'"{text}"' if len(text) <= 40 else f'"{text[:40]}..."'


def failure(name: str, line: int | None, message: str) -> SourceError:
    """The error for one thing that is wrong with a file."""
    return SourceError([Problem(name, line, "", message)])


T = TypeVar("T")


def validate(adapter: TypeAdapter[T], document: Document, context: object = None) -> T:
    """The document as the model, or a `SourceError` with everything that does not fit.

    `context`: what the model's own checks have to know.
    """
    try:
        return adapter.validate_python(document.data, context=context)
    except ValidationError as error:
        raise SourceError(problems(document, error)) from None


def problems(document: Document, error: ValidationError) -> list[Problem]:
    """One line for each thing a model refused, with its line in the file."""
    return [document.problem(place, message) for place, message in refusals(error)]


def complaint(error: ValidationError) -> str:
    """The first thing a model refused as one line, and how many more there are."""
    (place, message), *more = refusals(error)
    where = f"{dotted(place)}: " if place else ""
    rest = f" (and {len(more)} more)" if more else ""
    return f"{where}{message}{rest}"
