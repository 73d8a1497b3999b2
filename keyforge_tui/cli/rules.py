"""Read the rules: all chapters, one chapter, one rule, or whatever has a word in it.

The text is plain and wrapped to the terminal, so that it can be piped and searched.
"""

import argparse
import textwrap
from collections.abc import Iterable, Sequence
from typing import Final

from keyforge_tui.cli.output import emit, text_width
from keyforge_tui.common.errors import UserError
from keyforge_tui.common.suggest import nearest
from keyforge_tui.rulebook import (
    Chapter,
    Entry,
    GlossaryEntry,
    OpenPoint,
    Rule,
    Rulebook,
    fold,
    load_rulebook,
    parse_number,
)

LABEL: Final = 8
"""Columns that a rule's number takes, with the gap behind it."""
OPEN_POINTS: Final = "O"
"""What to ask for to read all open points, as R17 is for a chapter."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what `keyforge-tui rules` takes."""
    parser.add_argument(
        "words",
        nargs="*",
        metavar="NUMBER|WORD",
        help="a chapter (R17), a rule (R17.2), an open point (O3), all open points (O), "
        "or words to search for; without any, the chapters are listed",
    )


def run(args: argparse.Namespace) -> int:
    """Print what was asked for."""
    emit(answer(load_rulebook(), args.words, text_width()))
    return 0


def answer(book: Rulebook, words: Sequence[str], width: int) -> list[str]:
    """The lines to print for the words of the command line."""
    if not words:
        return _contents(book, width)
    if [word.upper() for word in words] == [OPEN_POINTS]:
        return _join([["Open points"], *(_open_point(point, width) for point in book.open_points)])
    if all(parse_number(word) for word in words):
        return _join(_numbered(book, word, width) for word in words)
    return _found(book, " ".join(words), width)


def _contents(book: Rulebook, width: int) -> list[str]:
    lines = [_heading(chapter) for chapter in book.chapters]
    lines += [f"{OPEN_POINTS:<{LABEL}}Open points ({_count(book.open_points, 'point')})", ""]
    hint = "Add a number (R17, R17.2, O3) to read it, or words to search for."
    return lines + textwrap.wrap(hint, width)


def _numbered(book: Rulebook, number: str, width: int) -> list[str]:
    match book.find(number):
        case Chapter() as chapter:
            title = f"{chapter.number:<{LABEL}}{chapter.title}"
            return _join([[title], *(_rule(rule, width) for rule in chapter.rules)])
        case Rule() as rule:
            return _rule(rule, width)
        case OpenPoint() as point:
            return _open_point(point, width)
        case None:
            shown = parse_number(number) or number
            raise UserError(f"there is no rule {shown}{nearest(shown, _numbers_near(book, shown))}")


def _numbers_near(book: Rulebook, number: str) -> Sequence[str]:
    """The numbers that might have been meant: those of the same chapter, if there is one."""
    chapter = book.find(number.partition(".")[0])
    if isinstance(chapter, Chapter):
        return [rule.number for rule in chapter.rules]
    return [*(chapter.number for chapter in book.chapters), *book.numbers()]


def _found(book: Rulebook, words: str, width: int) -> list[str]:
    entries = book.search(words)
    if not entries:
        raise UserError(_nothing_found(book, words))
    terms = [entry for entry in entries if isinstance(entry, GlossaryEntry)]
    others = [entry for entry in entries if not isinstance(entry, GlossaryEntry)]
    glossary = [line for entry in terms for line in _glossary_entry(entry, width)]
    return _join([glossary, *(_hit(entry, width) for entry in others)])


def _nothing_found(book: Rulebook, words: str) -> str:
    folded = fold(words).split()
    if not folded:
        return "name the number of a rule, or a word to search for"
    for word in folded:
        if not book.search(word):
            return f'no rule has the word "{word}"{nearest(word, book.words)}'
    return f'no rule has all the words "{words}"'


def _hit(entry: Entry, width: int) -> list[str]:
    match entry:
        case Rule():
            return _rule(entry, width)
        case Chapter():
            return [_heading(entry)]
        case OpenPoint():
            return _open_point(entry, width)
        case GlossaryEntry():
            return _glossary_entry(entry, width)


def _heading(chapter: Chapter) -> str:
    return f"{chapter.number:<{LABEL}}{chapter.title} ({_count(chapter.rules, 'rule')})"


def _glossary_entry(entry: GlossaryEntry, width: int) -> list[str]:
    return textwrap.wrap(
        f"{entry.term}: see {', '.join(entry.rules)}", width, subsequent_indent="  "
    )


def _rule(rule: Rule, width: int) -> list[str]:
    lines = _labelled(rule.number, rule.text, width)
    for place, step in enumerate(rule.steps, start=1):
        lines += _indented(f"{place}. ", step, width, by=LABEL)
    return lines + _table(rule.table, width)


def _open_point(point: OpenPoint, width: int) -> list[str]:
    return _labelled(point.number, point.question, width) + _indented(
        "", point.ruling, width, by=LABEL
    )


def _table(rows: Sequence[Sequence[str]], width: int) -> list[str]:
    """The rows in aligned columns, the last column wrapped."""
    if not rows:
        return []
    heading, *body = rows
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    rule = ["-" * len(cell) for cell in heading]
    lines: list[str] = []
    for row in (heading, rule, *body):
        *labels, last = row
        start = "".join(f"{cell:<{column}}  " for cell, column in zip(labels, widths, strict=False))
        lines += _indented(start, last, width, by=LABEL)
    return lines


def _labelled(label: str, text: str, width: int) -> list[str]:
    return _indented(f"{label:<{LABEL}}", text, width, by=0)


def _indented(start: str, text: str, width: int, *, by: int) -> list[str]:
    """The text wrapped with a hanging indent, so that only its start stands on the left."""
    margin = " " * by
    return textwrap.wrap(
        text,
        width,
        initial_indent=margin + start,
        subsequent_indent=margin + " " * len(start),
        break_on_hyphens=False,
    )


def _join(blocks: Iterable[Sequence[str]]) -> list[str]:
    """The lines of all blocks, with an empty line between two of them."""
    lines: list[str] = []
    for block in blocks:
        if lines and block:
            lines.append("")
        lines += block
    return lines


def _count(things: Sequence[object], noun: str) -> str:
    return f"{len(things)} {noun}" if len(things) == 1 else f"{len(things)} {noun}s"
