"""English grammar: articles, plurals, verb forms, lists, sentences."""

from __future__ import annotations

from collections.abc import Sequence

from keyforge_tui.engine.model.words import Icon, Keyword

AMBER = "Æ"
TIDE = "≋"

ICONS = {Icon.AMBER: AMBER, Icon.CAPTURE: "◉", Icon.DAMAGE: "✶", Icon.DRAW: "▯"}
"""The bonus icons as they stand in a text."""

NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def article(phrase: str) -> str:
    """ "a" or "an" before a phrase, by its sound."""
    vowel = phrase[:1].lower() in "aeiouæ" and not phrase.lower().startswith(("uni", "one "))
    return f"an {phrase}" if vowel else f"a {phrase}"


def plural(noun: str) -> str:
    """The plural of the last word of a noun phrase."""
    if noun.endswith("y") and noun[-2:-1] not in "aeiou":
        return noun[:-1] + "ies"
    if noun.endswith(("s", "x", "ch")):
        return noun + "es"
    return noun + "s"


def count_noun(number: int, noun: str) -> str:
    """ "1 card", "2 cards"."""
    return f"{number} {noun if number == 1 else plural(noun)}"


def in_words(number: int) -> str:
    """Small numbers as words."""
    return NUMBERS[number] if 0 <= number < len(NUMBERS) else str(number)


def times(number: int) -> str:
    """once, twice, 3 times"""
    return {1: "once", 2: "twice"}.get(number, f"{number} times")


def listing(items: Sequence[str], word: str = "and") -> str:
    """ "a", "a and b", "a, b, and c"."""
    if len(items) <= 1:
        return "".join(items)
    if len(items) == 2:
        return f"{items[0]} {word} {items[1]}"
    return f"{', '.join(items[:-1])}, {word} {items[-1]}"


def capital(text: str) -> str:
    """The text with its first letter in upper case."""
    for place, char in enumerate(text):
        if char.isalpha():
            return text[:place] + char.upper() + text[place + 1 :]
        if char not in '“"(':
            return text
    return text


def possessive(name: str) -> str:
    """ "Bulwark’s", "your opponent’s", "those creatures’"."""
    return f"{name}’s"


def keyword_names(keywords: dict[Keyword, int]) -> list[str]:
    """Keywords as they are written: "taunt", "assault 2"."""
    return [f"{word} {number}" if number else str(word) for word, number in keywords.items()]


# -- verbs -----------------------------------------------------------------------------------

_MODAL = frozenset({"can", "cannot", "may", "must"})
_PAST = {
    "be": "was",
    "have": "had",
    "do": "did",
    "steal": "stole",
    "lose": "lost",
    "fight": "fought",
    "deal": "dealt",
    "draw": "drew",
    "put": "put",
    "choose": "chose",
    "leave": "left",
    "control": "controlled",
}
_PARTICIPLE = {"be": "been", "steal": "stolen", "draw": "drawn", "choose": "chosen", "do": "done"}


def third(verb: str) -> str:
    """The verb for one that is neither you nor several: gets, destroys, is."""
    if verb in _MODAL:
        return verb
    irregular = {"be": "is", "have": "has", "do": "does"}.get(verb)
    if irregular:
        return irregular
    if verb.endswith("y") and verb[-2:-1] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + "es" if verb.endswith(("s", "x", "ch", "sh")) else verb + "s"


def past(verb: str, *, several: bool = False) -> str:
    """The verb in the past: played, stole, was."""
    if verb == "be" and several:
        return "were"
    if verb in _PAST:
        return _PAST[verb]
    if verb.endswith("e"):
        return verb + "d"
    if verb.endswith("y") and verb[-2:-1] not in "aeiou":
        return verb[:-1] + "ied"
    return verb + "ed"


def participle(verb: str) -> str:
    """The verb behind "was": played, stolen, dealt."""
    return _PARTICIPLE.get(verb) or past(verb)


def conjugated(verb: str, *, several: bool, in_past: bool = False, denied: bool = False) -> str:
    """The verb for its subject; `several`: you, or more than one."""
    if verb == "be":
        form = past(verb, several=several) if in_past else ("are" if several else "is")
        return f"{form} not" if denied else form
    if verb in _MODAL:
        return f"{verb} not" if denied else verb
    if denied and verb == "do":
        return conjugated("do", several=several, in_past=in_past) + " not"
    if denied:
        helper = "did" if in_past else ("do" if several else "does")
        return f"{helper} not {verb}"
    if in_past:
        return past(verb)
    return verb if several else third(verb)
