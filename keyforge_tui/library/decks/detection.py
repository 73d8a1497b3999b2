"""Which kind of deck file a content is: known by what is in it and never by the file's name."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from keyforge_tui.common.errors import printable
from keyforge_tui.library.decks.formats.dok import is_csv, read_csv
from keyforge_tui.library.decks.formats.jsonfile import read_json
from keyforge_tui.library.decks.formats.plain import MOST_LINES, read_plain
from keyforge_tui.library.decks.formats.titles import read_cockatrice
from keyforge_tui.library.decks.names import find_cards
from keyforge_tui.library.decks.own import read_own
from keyforge_tui.library.decks.raw import RawCard, RawDeck
from keyforge_tui.library.sets.sets import Catalog
from keyforge_tui.library.source import MAX_BYTES, decode, failure, read_content, read_text

MAX_DECK_BYTES: Final = 16_000_000
"""A download of a large collection is a few megabytes."""
_HOUSES: Final = re.compile(r"^houses *:(?: *[\[{].*| *#.*| *)$", re.MULTILINE).search
_NAME: Final = re.compile(r"^name *:", re.MULTILINE).search
_ENTRY: Final = re.compile(r"^ +- ", re.MULTILINE).search
_LINK: Final = re.compile(
    r"(?:https?:/+\S*)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\S*", re.IGNORECASE
).fullmatch
_ONLY_A_LINK: Final = "is only a link; download the deck as JSON, this program uses no network"
_CONTROL: Final = re.compile(r"[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f]").search
_KINDS: Final = "our own YAML, Master Vault, keyteki or Decks of KeyForge JSON, CSV, .cod, a list"


def file_content(path: Path, name: str) -> str:
    """The text of a deck file; a `SourceError` where it is none."""
    if _LINK(name) is not None and not path.exists():
        raise failure(name, None, _ONLY_A_LINK)
    content = read_content(path, name=name, max_bytes=MAX_DECK_BYTES)
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        try:
            return content.decode("utf-16")
        except UnicodeDecodeError:
            raise failure(name, None, "is not text; save the file as UTF-8") from None
    if b"\x00" in content[:4096]:
        raise failure(name, None, f"is not text; a deck file is {_KINDS}")
    return decode(content, name)


def raw_decks(content: str, name: str, catalog: Catalog, stem: str) -> list[RawDeck]:
    """The decks of a content, as far as its format goes."""
    content = content.removeprefix("\ufeff")
    start = content.lstrip()[:1]
    if not start:
        raise failure(name, None, "is empty")
    if start in "{[":
        return read_json(content, name)
    if is_csv(content.lstrip().partition("\n")[0]):
        return read_csv(content.lstrip(), name)
    if len(content) > MAX_BYTES:
        raise failure(name, None, f"is text of more than {MAX_BYTES // 1000} kB, which is no deck")
    if start == "<":
        return [read_cockatrice(content.lstrip(), name)]
    if _HOUSES(content) or (_NAME(content) and _ENTRY(content)):
        return [read_own(read_text(content, name))]
    return [_plain(content, name, catalog, stem)]


def _plain(content: str, name: str, catalog: Catalog, stem: str) -> RawDeck:
    if (bad := _CONTROL(content)) is not None:
        line = content.count("\n", 0, bad.start()) + 1
        raise failure(name, line, f"is not text; a deck file is {_KINDS}")
    if _LINK(content.strip()) is not None:
        raise failure(name, None, _ONLY_A_LINK)

    def known(title: str) -> bool:
        return bool(find_cards(catalog, RawCard(title)))

    deck = read_plain(content, printable(stem), known)
    if not any(known(card.title) for card in deck.cards):
        raise failure(name, None, f"names no card; a deck file is {_KINDS}")
    if len(deck.cards) > MOST_LINES:
        raise failure(name, None, f"has {len(deck.cards)} cards; a deck has 36")
    return deck
