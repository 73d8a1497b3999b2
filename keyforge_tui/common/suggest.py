"""Guesses what a misspelt word was meant to be."""

from collections.abc import Iterable
from difflib import get_close_matches


def suggest(word: str, words: Iterable[str]) -> str | None:
    """The word that was probably meant, or None where nothing comes close."""
    by_folded = {known.casefold(): known for known in words}
    matches = get_close_matches(word.casefold(), by_folded, n=1, cutoff=0.7)
    return by_folded[matches[0]] if matches else None


def did_you_mean(word: str, words: Iterable[str]) -> str:
    """The end of a sentence that offers the word probably meant; empty where none is close."""
    meant = suggest(word, words)
    return "" if meant is None else f'; did you mean "{meant}"?'
