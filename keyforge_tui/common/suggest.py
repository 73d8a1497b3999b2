"""Guesses what a misspelt word was meant to be: every "did you mean" of the program.

A guess helps only where it is a word of the kind that is wanted, so the caller gives those words
and no others; and where it is close, so a word that does not even begin alike has to be closer.
"""

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import Final

ALIKE: Final = 0.65
"""How close a word has to be that begins with the same letter; 1 would be the same."""
CLOSER: Final = 0.8
"""How close any other word has to be."""
FEW: Final = 8
"""So many words can be listed where none is close."""


def near(
    word: str, words: Iterable[str], *, most: int = 1, key: Callable[[str], str] = str.casefold
) -> list[str]:
    """The words that were probably meant, the closest first; compared in the form of `key`."""
    known = {key(one): one for one in words}
    wanted = key(word)
    alike = [one for one in known if one[:1] == wanted[:1]]
    close = get_close_matches(wanted, alike, n=most, cutoff=ALIKE)
    close = close or get_close_matches(wanted, known, n=most, cutoff=CLOSER)
    return [known[one] for one in close]


def suggest(word: str, words: Iterable[str]) -> str | None:
    """The word that was probably meant, or None where nothing comes close."""
    return next(iter(near(word, words)), None)


def did_you_mean(word: str, words: Iterable[str]) -> str:
    """The end of a sentence that offers the word probably meant; empty where none is close."""
    meant = suggest(word, words)
    return "" if meant is None else f'; did you mean "{meant}"?'


def meant_or_possible(word: str, words: Iterable[str]) -> str:
    """The same; where none is close, all the words there are, if they are few."""
    words = list(words)
    if hint := did_you_mean(word, words):
        return hint
    return f"; there are {', '.join(words)}" if 0 < len(words) <= FEW else ""


def nearest(word: str, words: Iterable[str], *, key: Callable[[str], str] = str.casefold) -> str:
    """The end of a sentence that names up to three words close to a misspelt one."""
    close = near(word, words, most=3, key=key)
    if not close:
        return ""
    return f"; the nearest {'is' if len(close) == 1 else 'are'} {', '.join(close)}"
