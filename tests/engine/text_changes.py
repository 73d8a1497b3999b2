"""Every definition with one thing changed, for tests of how definitions are said."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from types import UnionType
from typing import Literal, TypeVar, Union, get_args, get_origin

from keyforge_tui.engine.language.cards.forms import REFERENCES
from keyforge_tui.engine.language.cards.selector import Selector, Several
from keyforge_tui.engine.language.core.fields import field_key, nested_in
from keyforge_tui.engine.language.core.primitive import Cards, Primitive
from keyforge_tui.engine.language.read.heeding import Path
from keyforge_tui.engine.language.read.reader import Reader

P = TypeVar("P", bound=Primitive)

QUANTITIES = (
    *("a", "another", "each", "each other", "2", "up to 2", "any number of", "a random"),
    *("the most powerful", "each least powerful"),
)
ADJECTIVES = (
    *("friendly", "enemy", "ready", "damaged", "stunned", "flank", "mars", "non-mars", "knight"),
    *("non-knight", "elusive", "different", "neighboring"),
)
ENDINGS = (
    *("with power 4", "with power 4 or lower", "with power 4 or higher", "with even power"),
    *("with amber", "without amber", "with an upgrade", "with armor", "not on a flank"),
    *("in the center", "of the chosen house", "of the active house", "to the left of this"),
    *("in your hand", "in their hand", "in your discard pile", "in their discard pile"),
    *("in any discard pile", "in your archives", "in your hand or your discard pile"),
)
NOUNS = ("creature", "artifact", "card", "upgrade", "creature or artifact")
BESIDE: tuple[dict[str, object], ...] = (
    {"except": "a stunned creature"},
    {"number": {"count": "enemy artifact"}},
    {"by": "opponent"},
    {"where": {"its-power": "exactly", "amount": {"chosen": "number"}}},
    {"and": "an enemy flank creature"},
)
AMOUNTS: tuple[object, ...] = (
    *(1, 2, "all", {"count": "enemy artifact"}, {"amber-of": "opponent"}),
    *(
        {"half": {"property": "power", "of": "this"}, "round": "up"},
        {"property": "armor", "of": "this"},
    ),
    *({"times": 3, "of": {"keys": "you"}}, {"history": "forged"}),
    *({"minus": 6, "less": {"keys": "opponent"}},),
)
CONDITIONS: tuple[object, ...] = (
    {"tide": "high"},
    {"amber-of": "opponent", "at-least": 4},
    {"not": {"exists": "an enemy artifact"}},
)


@dataclass(slots=True)
class Spy(Reader):
    """Reads a definition and remembers what it met where."""

    phrases: list[Path] = field(default_factory=list)
    words: list[tuple[Path, type[Primitive]]] = field(default_factory=list)

    def selector(
        self, data: object, at: Path, kind: type[Primitive] | None = None, *, every: bool = False
    ) -> Cards | None:
        """A phrase, or a mapping with one."""
        self.phrases.append(written(at))
        return Reader.selector(self, data, at, kind, every=every)

    def fields(self, kind: type[P], data: dict[str, object], at: Path) -> P | None:
        """A word."""
        self.words.append((written(at), kind))
        return Reader.fields(self, kind, data, at)


def written(at: Path) -> Path:
    """The place in the file: some words have no key of their own."""
    return tuple(key for key in at if key not in ("compare", "abilities"))


def part(data: object, at: Path) -> object:
    """What stands at a place of a definition."""
    for key in at:
        data = data[key]  # type: ignore[index]  # the reader was there
    return data


def changed(data: object, at: Path, value: object) -> object:
    """A definition with another value at a place."""
    if not at:
        return value
    new = copy.copy(data)
    old = part(data, at[:1]) if len(at) > 1 else None
    new[at[0]] = changed(old, at[1:], value)  # type: ignore[index]  # as above
    return new


def spots(block: dict[str, object]) -> Spy:
    """Every phrase and every word of abilities."""
    spy = Spy()
    spy.abilities(block, ())
    return spy


def phrases_like(phrase: str) -> Iterator[object]:
    """A phrase with one part changed."""
    first = next(
        (
            word
            for word in sorted(QUANTITIES, key=len, reverse=True)
            if phrase.startswith(f"{word} ")
        ),
        "",
    )
    rest = phrase[len(first) :].strip()
    for quantity in QUANTITIES:
        yield f"{quantity} {rest}"
    for adjective in ADJECTIVES:
        yield f"{first} {adjective} {rest}".strip()
    for adjective in (*ADJECTIVES, "other"):
        if f" {adjective} " in f" {rest} ":
            yield " ".join(word for word in phrase.split() if word != adjective)
    for ending in ENDINGS:
        yield f"{phrase} {ending}"
    for noun in NOUNS if phrase not in REFERENCES else ():
        for other in NOUNS:
            if rest.split(" ")[-1] == noun:
                yield f"{phrase.removesuffix(noun)}{other}"
    for beside in BESIDE:
        yield {"select": phrase, **beside}


def told(node: object) -> object:
    """All that a definition says, for comparing."""
    if isinstance(node, Selector):
        hidden = ("phrase", "_checks", "_other_checks")
        names = [name for name in Selector.__dataclass_fields__ if name not in hidden]
        return tuple(told(getattr(node, name)) for name in names)
    if isinstance(node, Several):
        return tuple(told(one) for one in node.parts)
    if isinstance(node, Primitive):
        return (type(node), *(told(getattr(node, name)) for name in type(node).model_fields))
    if isinstance(node, tuple):
        return tuple(told(one) for one in node)
    if isinstance(node, dict):
        return tuple((key, told(value)) for key, value in node.items())
    return node


def values_like(kind: type[Primitive], name: str, old: object) -> Iterator[object]:
    """Other values of a field."""
    nested = nested_in(kind, name)
    if nested is not None:
        if nested.family == "amount":
            yield from AMOUNTS
        elif nested.family == "condition" and not nested.many:
            yield from CONDITIONS
        elif nested.family == "selector" and old is None:
            yield "a stunned creature"
        elif nested.family == "effect" and old is None:
            yield [{"draw": 1}]
        return
    yield from _plain(kind.model_fields[name].annotation, old)


def _plain(annotation: object, old: object) -> Iterator[object]:
    origin = get_origin(annotation)
    if origin is Literal:
        yield from get_args(annotation)
    elif origin in (Union, UnionType):
        for one in get_args(annotation):
            yield from _plain(one, old)
    elif annotation is bool:
        yield from (True, False)
    elif annotation is int:
        yield from (2, 3)
    elif isinstance(annotation, type) and issubclass(annotation, Enum):
        yield from (member.value for member in annotation)


def changes(block: dict[str, object]) -> Iterator[tuple[Path, str, dict[str, object]]]:
    """Abilities with one thing changed: where, what, and the abilities then."""
    spy = spots(block)
    for at in spy.phrases:
        old = part(block, at)
        for value in phrases_like(old) if isinstance(old, str) else ():
            if value != old:
                yield at, f"{old} -> {value}", _block(block, at, value)
    for at, kind in spy.words:
        data = part(block, at)
        if isinstance(data, dict):
            yield from _fields_changed(block, at, kind, data)


def _fields_changed(
    block: dict[str, object], at: Path, kind: type[Primitive], data: dict[str, object]
) -> Iterator[tuple[Path, str, dict[str, object]]]:
    for name in kind.model_fields:
        key = field_key(name)
        for value in values_like(kind, name, data.get(key)):
            if data.get(key) != value:
                what = f"{kind.word}.{key} {data.get(key)} -> {value}"
                yield at, what, _block(block, (*at, key), value)
        if key in data and len(data) > 1 and not kind.model_fields[name].is_required():
            fewer = {one: data[one] for one in data if one != key}
            yield at, f"{kind.word} without {key}", _block(block, at, fewer)


def _block(block: dict[str, object], at: Path, value: object) -> dict[str, object]:
    new = changed(block, at, value)
    assert isinstance(new, dict)
    return new
