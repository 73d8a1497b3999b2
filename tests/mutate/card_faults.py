"""Faults in a card file: another number, a filter less, the other side, another zone, no `if`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import fields
from pathlib import Path
from typing import Any

import yaml

from keyforge_tui.engine.language.read.definition import define
from keyforge_tui.engine.table.card import CardDef
from tests.mutate.fault import Fault

Place = tuple[str | int, ...]

FACTS = ("name", "house", "type", "traits", "gigantic", "top-half")
"""Facts of a printing, which are held to the lists of the sets and not to behaviour."""
OTHER_WORDS = (
    (r"\ba friendly\b", "an enemy"),
    (r"\ban enemy\b", "a friendly"),
    (r"(?<!\ba )\bfriendly\b", "enemy"),
    (r"(?<!\ban )\benemy\b", "friendly"),
    (r"\ban enemy (?=[^aeiou])", "a "),
    (r"\b(friendly|enemy) ", ""),
    (r"\b(damaged|undamaged|stunned|ready|flank|neighboring) ", ""),
    (r"\bnon-\w+ ", ""),
    (r"^each\b", "a"),
    (r"^an? (?=\w)", "each "),
    (r"\bup to (?=\d)", ""),
    (r"\bdiscard pile\b", "hand"),
    (r"\bhand\b", "discard pile"),
    (r"\bdeck\b", "discard pile"),
    (r"\bopponent\b", "you"),
    (r"^you$", "opponent"),
    (r"\byour opponent's\b", "your"),
)
"""Words of a description, and what stands there instead."""
OTHER_KEYS = {
    "gain": "steal", "steal": "gain", "capture": "gain", "destroy": "exhaust", "stun": "exhaust",
    "ready": "exhaust", "exhaust": "ready", "ward": "stun", "purge": "discard",
    "archive": "discard", "at-least": "exactly", "more-than": "at-least", "if-you-do": "then",
    "fight": "reap", "reap": "fight", "fight/reap": "reap", "play": "destroyed",
    "destroyed": "play", "action": "omni", "omni": "action",
}  # fmt: skip
"""Words of an effect, a condition or an occasion, and what stands there instead."""
DROPPED = ("if", "where", "and", "while", "during", "fighting", "by", "who", "from", "for-each",
           "at-least", "only", "times", "round")  # fmt: skip
"""Keys that narrow or widen what an ability does, and may be missing."""
OCCASIONS = ("after", "each-time")
"""Where what happened is described, not what is to be done."""
COUNTED = ("cards", "count", "exists", "attacks-only")
"""Where a description says which cards are counted or meant, not which one is chosen."""
WRAPPERS = {"may": "may", "if": "then"}
"""What makes steps optional, and where the steps then are."""
OTHER_KEYWORDS = {"elusive": "skirmish", "skirmish": "elusive", "taunt": "deploy"}


def card_faults(root: Path, path: Path) -> Iterator[Fault]:
    """Every fault of a file that is still a card, and another card than before."""
    data = yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)
    right, _ = define(path.stem, data)
    assert right is not None
    meanings = {meaning(right)}
    for what, wrong in changed(data):
        card, problems = define(path.stem, wrong)
        if card is None or problems or meaning(card) in meanings:
            continue  # refused when it is read, or nothing new
        meanings.add(meaning(card))
        text = yaml.safe_dump(wrong, sort_keys=False, allow_unicode=True)
        name = path.relative_to(root).as_posix()
        yield Fault(name, what, text, f"card:{path.stem}")


def meaning(card: CardDef) -> str:
    """What a definition says, to compare it with another."""
    said = [repr(getattr(card, field.name)) for field in fields(card)]
    return re.sub(r" at 0x[0-9a-f]+", "", " ".join(said))


def changed(data: dict[str, object]) -> Iterator[tuple[str, dict[str, object]]]:
    """A card's data with one thing changed, in every way there is."""
    for place, value in _places(data):
        if not place or place[0] in FACTS:
            continue
        is_occasion = place[-1] in COUNTED or (place[0] in OCCASIONS and len(place) == 3)
        for what, new in _instead(place[-1], value):
            if is_occasion and str(new).startswith("each"):
                continue  # whichever is meant, each is
            yield f"{_said(place)}: {what}", _with(data, place, new)
        key = place[-1]
        is_default = key == "by" and value == "this"  # who captures, where nobody is named
        if not is_default and (key in DROPPED or isinstance(key, int) or len(place) == 1):
            yield f"{_said(place)}: dropped", _without(data, place)
        if isinstance(key, str) and key in OTHER_KEYS:
            renamed = _with(data, place, value, OTHER_KEYS[key])
            yield f"{_said(place)}: {OTHER_KEYS[key]}", renamed
        if key in WRAPPERS:
            yield f"{_said(place)}: always", _unwrapped(data, place)


def _instead(key: str | int, value: object) -> Iterator[tuple[str, object]]:
    if isinstance(value, bool):
        yield f"{not value}", not value
    elif isinstance(value, int):
        yield f"{value} becomes {value + 1}", value + 1
        if value > 0:
            yield f"{value} becomes {value - 1}", value - 1
    elif isinstance(value, str) and key != "as":
        for pattern, word in OTHER_WORDS:
            new = re.sub(pattern, word, value, count=1)
            if new != value:
                yield f"{value!r} becomes {new!r}", new
        if value in OTHER_KEYWORDS:
            yield f"{value} becomes {OTHER_KEYWORDS[value]}", OTHER_KEYWORDS[value]


def _places(data: object, place: Place = ()) -> Iterator[tuple[Place, object]]:
    yield place, data
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _places(value, (*place, key))
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from _places(value, (*place, number))


def _said(place: Place) -> str:
    return ".".join(map(str, place))


def _with(
    data: dict[str, object], place: Place, new: object, key: str | None = None
) -> dict[str, object]:
    """A copy with another value at a place, and perhaps under another key."""
    copy = deepcopy(data)
    holder = _at(copy, place[:-1])
    if key is None:
        holder[place[-1]] = deepcopy(new)
        return copy
    entries = [(key if old == place[-1] else old, value) for old, value in holder.items()]
    holder.clear()
    holder.update(entries)
    return copy


def _without(data: dict[str, object], place: Place) -> dict[str, object]:
    copy = deepcopy(data)
    holder = _at(copy, place[:-1])
    del holder[place[-1]]
    if holder or len(place) == 1:
        return copy
    above = place[:-1]  # a list of nothing is not written: what holds it goes too
    while len(above) > 1 and not isinstance(above[-1], int):
        above = above[:-1]
    return _without(data, above)


def _unwrapped(data: dict[str, object], place: Place) -> dict[str, object]:
    """A copy in which what may be done, or is done on a condition, is done."""
    copy = deepcopy(data)
    if len(place) < 3:
        return copy
    steps, number = _at(copy, place[:-2]), place[-2]
    inner = steps[number].get(WRAPPERS[str(place[-1])])
    if isinstance(steps, list) and isinstance(number, int) and isinstance(inner, list):
        steps[number : number + 1] = inner
    return copy


def _at(data: Any, place: Place) -> Any:
    """What is at a place of what was read from YAML, which may be anything."""
    for key in place:
        data = data[key]
    return data
