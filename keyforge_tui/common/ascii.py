"""Text for outputs that cannot show every letter."""

from __future__ import annotations

import unicodedata
from typing import Final

_LETTERS: Final = str.maketrans(
    {"Æ": "AE", "æ": "ae", "’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-", "×": "x"}
    | {"✶": "*", "◉": "o", "▯": "d", "≋": "~"}
    | {"·": "-", "…": "...", "ø": "o", "Ø": "O", "ß": "ss"}
)


def in_ascii(text: str) -> str:
    """The text in ASCII: Æ becomes AE, accents go, what has no likeness becomes `?`."""
    if text.isascii():
        return text
    bare = unicodedata.normalize("NFKD", text.translate(_LETTERS))
    kept = "".join(char for char in bare if not unicodedata.combining(char))
    return kept.encode("ascii", "replace").decode("ascii")


def encodable(text: str, encoding: str | None) -> str:
    """The text as an output of this encoding can take it."""
    try:
        text.encode(encoding or "utf-8")
    except UnicodeEncodeError:
        return in_ascii(text)
    return text
