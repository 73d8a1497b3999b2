"""Which key does what: the usual keys, and those the players changed."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from string import ascii_lowercase

from textual.binding import Binding, BindingType

from keyforge_tui.tui.keys.registry import (
    ALL,
    BY_ID,
    DIGITS,
    MOVES,
    SHOWN,
    TABLE,
    KeyAction,
    shown,
)

RESERVED = {
    "ctrl+p": "opens the commands",
    "ctrl+c": "belongs to the terminal",
    "ctrl+z": "goes back to the shell",
}

_is_key = re.compile(r"(?:(?:ctrl|alt|shift)\+)*(?:[a-z_0-9]+|[A-Z])").fullmatch
_changes: dict[str, str] = {}


def normal(key: str) -> str:
    """Keys as Textual names them: `?` is `question_mark`."""
    parts = [key] if key == "," else key.split(",")
    return ",".join(_named(one) for one in parts)


def _named(key: str) -> str:
    if len(key) != 1 or key.isalnum():
        return key
    name = next((name for name, sign in SHOWN.items() if sign == key), None)
    return name or unicodedata.name(key, "?").lower().replace("-", "_").replace(" ", "_")


def use(changes: Mapping[str, str]) -> dict[str, str]:
    """Use changed keys from now on, beside the usual ones; as Textual names them."""
    global _changes
    _changes = {what: normal(key) for what, key in changes.items()}
    return dict(_changes)


def key_of(entry: KeyAction) -> str:
    """The key that does something now."""
    return _changes.get(entry.id, entry.key)


def written(entry: KeyAction) -> str:
    """The key that does something now, as it is written on a keyboard."""
    return shown(key_of(entry))


def bindings(entries: Iterable[KeyAction]) -> list[BindingType]:
    """Keys as Textual binds them; the id is what changing a key goes by."""
    return [
        Binding(entry.key, entry.action, entry.text, show=False, id=entry.id, tooltip=entry.tooltip)
        for entry in entries
    ]


def problem(changes: Mapping[str, str]) -> str | None:
    """Why these changes cannot be used, in one line; None: they can."""
    taken: dict[str, KeyAction] = {}
    known = {*BY_ID}
    for what in changes:
        if what not in known and "." not in what:
            return f"there is nothing called {what!r} that a key could do"
    for entry in ALL:
        for key in normal(changes.get(entry.id, entry.key)).split(","):
            if not _is_key(key):
                return f"{entry.id}: {key!r} is not a key"
            if key in DIGITS:
                return f"{entry.id}: {key} picks a card or an answer"
            if key in RESERVED:
                return f"{entry.id}: {key} {RESERVED[key]}"
            if key in taken:
                other = taken[key]
                return f"{shown(key)} cannot be {entry.id!r} and {other.id!r} at once"
            taken[key] = entry
    return None


def jump_keys() -> str:
    """Keys that jump to a card in the main step."""
    return _free(ALL)


def pick_keys() -> str:
    """Keys that pick an answer to any other question, where acts have no meaning."""
    return _free((*TABLE, *MOVES))


def _free(entries: Iterable[KeyAction]) -> str:
    taken = {key for entry in entries for key in key_of(entry).split(",")}
    return DIGITS + "".join(letter for letter in ascii_lowercase if letter not in taken)
