"""Families: a card that is like another, with a name, a house, a trait or more of it changed.

    name: Demons’ Bane
    like: beasts--bane
    with: {beast: demon}

What stands beside `like` and `with` takes the place of what the other card says there; `with`
changes words in what is left. It is one file still, and found as any other.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from keyforge_tui.library.source import Document, SourceError

LIKE: Final = "like"
WITH: Final = "with"


def complete(document: Document, other: Callable[[str], object | None]) -> object:
    """The data of a card file, with what the card it is like says; raises `SourceError`.

    `other`: the data of the card of an id, or None where there is none.
    """
    data = document.data
    if not isinstance(data, dict) or LIKE not in data:
        return data
    model = other(str(data[LIKE]))
    changes = data.get(WITH, {})
    if not isinstance(model, dict):
        message = f"there is no card “{data[LIKE]}” to be like"
        raise SourceError([document.problem((LIKE,), message)])
    if LIKE in model:
        message = f"{data[LIKE]} is like {model[LIKE]}: write {LIKE}: {model[LIKE]}"
        raise SourceError([document.problem((LIKE,), message)])
    if not isinstance(changes, dict) or not all(isinstance(new, str) for new in changes.values()):
        message = "is a mapping of words to the words instead, such as {beast: demon}"
        raise SourceError([document.problem((WITH,), message)])
    own = {key: value for key, value in data.items() if key not in (LIKE, WITH)}
    rest = {key: value for key, value in model.items() if key not in own}
    said = _Said(changes)
    changed = said.data(rest)
    if unsaid := [word for word in changes if word not in said.found]:
        message = f"{data[LIKE]} does not say “{unsaid[0]}” where it is not replaced"
        raise SourceError([document.problem((WITH, unsaid[0]), message)])
    assert isinstance(changed, dict)
    return _ordered({**changed, **own}, [*model, *own])


def _ordered(data: Mapping[str, object], keys: list[str]) -> dict[str, object]:
    """In the order of the other card: abilities keep their printed order."""
    return {key: data[key] for key in dict.fromkeys(keys) if key in data}


class _Said:
    """Changes words in data, whole words only, and notes which it found."""

    def __init__(self, changes: Mapping[str, str]) -> None:
        self.changes = changes
        self.found: set[str] = set()
        words = "|".join(re.escape(word) for word in sorted(changes, key=len, reverse=True))
        self._words = re.compile(rf"(?<![\w-])(?:{words})(?![\w-])") if changes else None

    def data(self, data: object) -> object:
        """The same data with the words changed; keys stay what they are."""
        if isinstance(data, dict):
            return {key: self.data(value) for key, value in data.items()}
        if isinstance(data, list):
            return [self.data(value) for value in data]
        if isinstance(data, str) and self._words is not None:
            return self._words.sub(self._changed, data)
        return data

    def _changed(self, found: re.Match[str]) -> str:
        self.found.add(found[0])
        return self.changes[found[0]]
