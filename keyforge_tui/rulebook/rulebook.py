"""Reads the rulebook, finds a rule by its number and rules by their words."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import Final, NotRequired, TypeAlias, TypedDict, cast

import yaml

_NUMBER: Final = re.compile(r"([ro]?)([0-9]{1,4})(?:\.([0-9]{1,4}))?", re.IGNORECASE).fullmatch
_WORDS: Final = re.compile(r"[^\W_]+").findall


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule, such as R17.2. All its parts are plain text without markup."""

    number: str
    text: str
    steps: tuple[str, ...] = ()
    """What is done one after the other; shown with numbers from 1."""
    table: tuple[tuple[str, ...], ...] = ()
    """Rows of cells. The first row is the heading."""
    is_definition: bool = False
    """Whether the rule only names things, so that no test could show it at work."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """The rules on one subject, such as R17."""

    number: str
    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class OpenPoint:
    """A question that the rules leave open, and how this game settles it, such as O3."""

    number: str
    question: str
    ruling: str


@dataclass(frozen=True, slots=True)
class GlossaryEntry:
    """Where a term is explained."""

    term: str
    rules: tuple[str, ...]
    """Numbers of rules and of whole chapters."""


Entry: TypeAlias = Rule | Chapter | OpenPoint | GlossaryEntry
"""Whatever a search can turn up."""


@dataclass(frozen=True)
class Rulebook:
    """Every rule of the game, the points they leave open, and the glossary."""

    chapters: tuple[Chapter, ...]
    open_points: tuple[OpenPoint, ...]
    glossary: tuple[GlossaryEntry, ...]

    @property
    def rules(self) -> Iterator[Rule]:
        """Every rule, in order."""
        return (rule for chapter in self.chapters for rule in chapter.rules)

    def numbers(self) -> tuple[str, ...]:
        """The number of every rule and then of every open point, in order; no chapters."""
        return (
            *(rule.number for rule in self.rules),
            *(point.number for point in self.open_points),
        )

    def find(self, number: str) -> Rule | Chapter | OpenPoint | None:
        """What stands under a number such as `R17`, `r17.2` or `o3`; None if nothing does."""
        wanted = parse_number(number)
        return None if wanted is None else self._by_number.get(wanted)

    def search(self, words: str) -> list[Entry]:
        """Everything in which all the words occur, best first.

        A word also finds longer words that start with it: `ward` finds "warded". Glossary terms
        come first, then the rules the glossary names for exactly these words (whatever words they
        use themselves), then all else in order.
        """
        wanted = fold(words)
        if not wanted:
            return []
        terms = [entry for entry, text in self._folded_terms if _has_all(text, wanted)]
        exact = [entry for entry, text in self._folded_terms if text == wanted]
        named: list[Entry] = []
        for number in (number for entry in exact for number in entry.rules):
            entry = self._by_number[number]
            named += (entry, *entry.rules) if isinstance(entry, Chapter) else (entry,)
        hits = (entry for entry, text in self._folded_texts if _has_all(text, wanted))
        return list(_without_repeats([*exact, *terms, *named, *hits]))

    @cached_property
    def words(self) -> tuple[str, ...]:
        """Every word that a search would find, folded; for guessing what a misspelt one means."""
        texts = (text for _, text in (*self._folded_terms, *self._folded_texts))
        return tuple(sorted({word for text in texts for word in text.split()}))

    @cached_property
    def _by_number(self) -> dict[str, Rule | Chapter | OpenPoint]:
        by_number: dict[str, Rule | Chapter | OpenPoint] = {}
        by_number.update((chapter.number, chapter) for chapter in self.chapters)
        by_number.update((rule.number, rule) for rule in self.rules)
        by_number.update((point.number, point) for point in self.open_points)
        return by_number

    @cached_property
    def _folded_terms(self) -> tuple[tuple[GlossaryEntry, str], ...]:
        return tuple((entry, fold(entry.term)) for entry in self.glossary)

    @cached_property
    def _folded_texts(self) -> tuple[tuple[Entry, str], ...]:
        entries: list[Entry] = []
        for chapter in self.chapters:
            entries += (chapter, *chapter.rules)
        return tuple((entry, fold(_text_of(entry))) for entry in (*entries, *self.open_points))


@cache
def load_rulebook() -> Rulebook:
    """The rulebook that comes with the program."""
    text = files("keyforge_tui.rulebook").joinpath("rules.yaml").read_text(encoding="utf-8")
    book = cast(_Book, yaml.load(text, Loader=yaml.CSafeLoader))
    return Rulebook(
        chapters=tuple(_chapter(chapter) for chapter in book["chapters"]),
        open_points=tuple(OpenPoint(**point) for point in book["open-points"]),
        glossary=tuple(
            GlossaryEntry(entry["term"], tuple(entry["rules"])) for entry in book["glossary"]
        ),
    )


def parse_number(text: str) -> str | None:
    """The number as the rulebook writes it; None for what is no number at all.

    The letter R may be left out: `17.2` is R17.2. Whether the number exists is not asked here.
    """
    match = _NUMBER(text.strip())
    if match is None:
        return None
    letter, chapter, rule = match.groups()
    number = f"{letter.upper() or 'R'}{int(chapter)}"
    return number if rule is None else f"{number}.{int(rule)}"


def fold(text: str) -> str:
    """The words of a text in the form in which a search compares them, joined by blanks.

    Case, accents and punctuation go, and `Æmber`, `aember` and `amber` become one word.
    """
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(char for char in decomposed if not unicodedata.combining(char))
    return " ".join(_WORDS(bare.replace("æ", "ae").replace("aember", "amber")))


def _has_all(folded: str, words: str) -> bool:
    """Whether each of the words starts a word of the text, both being folded."""
    text = f" {folded}"
    return all(f" {word}" in text for word in words.split())


def _text_of(entry: Entry) -> str:
    """Everything an entry says, for searching."""
    match entry:
        case Rule():
            cells = (cell for row in entry.table for cell in row)
            return " ".join((entry.text, *entry.steps, *cells))
        case Chapter():
            return entry.title
        case OpenPoint():
            return f"{entry.question} {entry.ruling}"
        case GlossaryEntry():
            return entry.term


def _without_repeats(entries: Iterable[Entry]) -> Iterable[Entry]:
    return {id(entry): entry for entry in entries}.values()


def _chapter(chapter: "_Chapter") -> Chapter:
    rules = tuple(
        Rule(
            number=rule["number"],
            text=rule["text"],
            steps=tuple(rule.get("steps", ())),
            table=tuple(tuple(row) for row in rule.get("table", ())),
            is_definition=rule.get("definition", False),
        )
        for rule in chapter["rules"]
    )
    return Chapter(chapter["number"], chapter["title"], rules)


class _Rule(TypedDict):
    """A rule as it stands in the file."""

    number: str
    text: str
    definition: NotRequired[bool]
    steps: NotRequired[list[str]]
    table: NotRequired[list[list[str]]]


class _Chapter(TypedDict):
    """A chapter as it stands in the file."""

    number: str
    title: str
    rules: list[_Rule]


class _OpenPoint(TypedDict):
    """An open point as it stands in the file."""

    number: str
    question: str
    ruling: str


class _GlossaryEntry(TypedDict):
    """A glossary entry as it stands in the file."""

    term: str
    rules: list[str]


_Book = TypedDict(
    "_Book",
    {
        "chapters": list[_Chapter],
        "open-points": list[_OpenPoint],
        "glossary": list[_GlossaryEntry],
    },
)
