"""Grammar for rules text: articles, plurals, lists, sentences, and who is being spoken of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from keyforge_tui.engine.model.words import CardType, Keyword

AMBER = "Æ"

NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


@dataclass(frozen=True, slots=True)
class Deed:
    """What a step did, for words like "for each creature destroyed this way" (R28.4)."""

    noun: str = "card"
    done: str = "affected"
    unit: str = "card"

    def this_way(self, *, many: bool = False) -> str:
        """ "creature destroyed this way" """
        return f"{plural(self.noun) if many else self.noun} {self.done} this way"


@dataclass(slots=True)
class Speech:
    """Who speaks: the card, whether its ability is granted, and what "it" means by now."""

    name: str
    type: CardType = CardType.CREATURE
    granted: bool = False
    """Inside a granted ability the card is "this creature"."""
    plural_it: bool = False
    """What was spoken of last is several cards: "them", not "it"."""
    it_noun: str = ""
    """What was spoken of last, where a pronoun would be ambiguous: "creature"."""
    named: dict[str, str] = field(default_factory=dict)
    """The nouns of cards that were given names."""
    said_fought: bool = False
    """The creature this one fights was spoken of already."""
    if_done: str = ""
    """What "if you do" means, where the step before says it at length."""
    owner: str = "their"
    """Whose things a predicate about a player speaks of: "your", "their", "your opponent’s"."""
    said_this: bool = False
    """The card itself was just named, and is "it" now."""
    they: bool = False
    """Your opponent was just spoken of, and is "they" now."""
    deed: Deed = field(default_factory=Deed)
    """What the step before did."""
    deeds: dict[str, Deed] = field(default_factory=dict)
    """What the steps with a name did."""

    def this(self) -> str:
        """The card itself, as its own text calls it."""
        if self.said_this:
            return "it"
        if self.granted:
            return "this creature"
        return self.name

    def this_creature(self) -> str:
        """The creature an upgrade is on, or the card itself."""
        return "this creature" if self.granted or self.type is CardType.UPGRADE else self.name

    def it(self) -> str:
        """The pronoun for what was spoken of last."""
        return "them" if self.plural_it else "it"

    def that(self) -> str:
        """What was spoken of last, by its noun."""
        noun = self.it_noun or "card"
        return f"those {plural(noun)}" if self.plural_it else f"that {noun}"

    def quoted(self) -> Speech:
        """The speech inside the quotes of a granted ability."""
        return Speech(self.name, self.type, granted=True)


def article(phrase: str) -> str:
    """ "a" or "an" before a phrase, by its sound."""
    return (
        f"an {phrase}" if phrase[:1].lower() in "aeiou" or phrase.startswith("Æ") else f"a {phrase}"
    )


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


def sentence(clause: str) -> str:
    """A clause as a sentence."""
    clause = capital(clause.strip())
    return clause if clause.endswith((".", "!", "?", ".”", ".)")) else clause + "."


def possessive(name: str) -> str:
    """ "Bulwark’s", "Archimedes’s"."""
    return f"{name}’s"


def keyword_names(keywords: dict[Keyword, int]) -> list[str]:
    """Keywords as they are written: "taunt", "assault 2"."""
    return [f"{word} {number}" if number else str(word) for word, number in keywords.items()]
