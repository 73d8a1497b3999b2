"""JSON files: read leniently, and told apart by what is in them."""

from __future__ import annotations

import json
import re
from typing import Final

from keyforge_tui.library.decks.formats.dok import read_dok, read_theoretical
from keyforge_tui.library.decks.formats.mastervault import read_flat, read_linked
from keyforge_tui.library.decks.formats.own import looks_like_own, read_own
from keyforge_tui.library.decks.formats.raw import (
    MOST_DECKS,
    Fields,
    RawDeck,
    fields,
    objects,
    text,
)
from keyforge_tui.library.decks.formats.tabletops import read_keyteki, read_save
from keyforge_tui.library.source import MAX_DEPTH, Document, failure

_STRING_OR_COMMA: Final = re.compile(r'"(?:[^"\\]++|\\.)*+"|,(?=\s*[}\]])')
_NO_DECK: Final = "is JSON, but in no form of deck file known here"


def read_json(content: str, name: str) -> list[RawDeck]:
    """The decks of a JSON file."""
    return decks_in(parse(content, name), name)


def parse(content: str, name: str) -> object:
    """The data of a JSON text, which may have commas too many; a `SourceError` otherwise."""
    try:
        data = json.loads(content)
    except RecursionError:
        raise failure(name, None, f"is nested deeper than {MAX_DEPTH} levels") from None
    except ValueError as first:
        try:
            data = json.loads(_without_stray_commas(content))
        except (ValueError, RecursionError):
            raise _syntax(first, content, name) from None
    if _is_deep(data):
        raise failure(name, None, f"is nested deeper than {MAX_DEPTH} levels")
    return data


def decks_in(data: object, name: str) -> list[RawDeck]:
    """The decks of JSON data, whatever form they have; a `SourceError` where there are none."""
    if isinstance(data, list):
        entries = objects(data)
        if not entries or len(entries) != len(data):
            raise failure(name, None, _NO_DECK)
        if len(entries) > MOST_DECKS:
            raise failure(name, None, f"has more than {MOST_DECKS} decks, which are too many")
        return [deck for entry in entries for deck in decks_in(entry, name)]
    found = _decks(fields(data), name)
    if found is None:
        said = text(fields(data).get("error"))
        raise failure(name, None, f'has an error instead of a deck: "{said}"' if said else _NO_DECK)
    return found


def _decks(data: Fields, name: str) -> list[RawDeck] | None:  # one line for a form
    if "_linked" in data:
        return read_linked(data)
    inner = data.get("deck")
    if isinstance(inner, dict):
        return decks_in(inner, name)
    if isinstance(data.get("decks"), list):
        return decks_in(data["decks"], name)
    if looks_like_own(data):
        return [read_own(Document(data, name, ""))]
    if objects(data.get("housesAndCards")):
        return [read_dok(data)]
    if objects(data.get("ObjectStates")):
        return [read_save(data)]
    cards = data.get("cards")
    if isinstance(cards, dict):
        return [read_theoretical(data)]
    first = next(iter(objects(cards) or objects(inner)), None)
    if first is None:
        if "cards" in data and ("expansion" in data or "_links" in data):
            raise failure(
                name, None, 'names its cards only by number; add "?links=cards" to the link'
            )
        return None
    if "card_title" in first or "title" in first:
        return [read_flat(data)]
    return [read_keyteki(data)] if "id" in first else None


def _without_stray_commas(content: str) -> str:
    return _STRING_OR_COMMA.sub(
        lambda match: "" if match.group() == "," else match.group(), content
    )


def _syntax(error: ValueError, content: str, name: str) -> Exception:
    if not isinstance(error, json.JSONDecodeError):
        return failure(name, None, "has a number that is too long")
    if not content[error.pos :].strip() or "Unterminated" in error.msg:
        return failure(name, error.lineno, "ends in the middle; download it again")
    return failure(name, error.lineno, f"cannot be read as JSON: {error.msg.lower()}")


def _is_deep(data: object) -> bool:
    level = [data]
    for _ in range(MAX_DEPTH):
        level = [
            inner
            for one in level
            if isinstance(one, dict | list)
            for inner in (one.values() if isinstance(one, dict) else one)
            if isinstance(inner, dict | list)
        ]
        if not level:
            return False
    return True
