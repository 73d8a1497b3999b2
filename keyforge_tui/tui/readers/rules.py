"""The rules to read, chapter by chapter, and what they leave open."""

from __future__ import annotations

from textual.content import Content

from keyforge_tui.rulebook import Chapter, Rule, Rulebook
from keyforge_tui.tui.readers.reader import ReaderEntry, heading, lines


def rule_entries(book: Rulebook) -> list[ReaderEntry]:
    """Every chapter with its rules, then the open points."""
    found: list[ReaderEntry] = []
    for chapter in book.chapters:
        found.append(heading(f"{chapter.number} {chapter.title}"))
        for rule in chapter.rules:
            found.append(
                ReaderEntry(_line(rule.number, rule.text), rule_page(chapter, rule), _words(rule))
            )
    found.append(heading("What the rules leave open"))
    for point in book.open_points:
        page = [
            Content.styled(point.number, "bold $accent"),
            Content.styled(point.question, "bold"),
            Content(""),
            Content(point.ruling),
        ]
        text = f"{point.number} {point.question} {point.ruling}"
        found.append(ReaderEntry(_line(point.number, point.question), lines(page), text))
    return found


def _line(number: str, text: str) -> Content:
    return Content.assemble((f"{number:<7}", "$accent"), text)


def _words(rule: Rule) -> str:
    cells = " ".join(cell for row in rule.table for cell in row)
    return f"{rule.number} {rule.text} {' '.join(rule.steps)} {cells}"


def rule_page(chapter: Chapter, rule: Rule) -> Content:
    """One rule in full, under its chapter."""
    parts = [
        Content.styled(f"{chapter.number} {chapter.title}", "$quiet"),
        Content.assemble((f"{rule.number} ", "bold $accent"), rule.text),
    ]
    parts += [Content(f"{number}. {step}") for number, step in enumerate(rule.steps, 1)]
    parts += [Content(" | ".join(row)) for row in rule.table]
    return lines(parts)
