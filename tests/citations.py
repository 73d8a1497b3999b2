"""Which rules, worked cases and errata no test cites: `python -m tests.citations`, `make uncited`.

A test cites with a mark: `@pytest.mark.rule("R42.3")`, `ruling("Q17")`, `erratum("E04")`, on the
test, on its class, on the module (`pytestmark`) or on one of its parameters. Rules that only name
things need no test.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from keyforge_tui.library.source import read_file
from keyforge_tui.rulebook import load_rulebook

TESTS = Path(__file__).parent
MARKS = ("rule", "ruling", "erratum")


def cited(folder: Path = TESTS) -> dict[str, list[str]]:
    """Every number that is cited, with the files that cite it."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for _, number in citations(path.read_text(encoding="utf-8")):
            found.setdefault(number, []).append(path.relative_to(folder).as_posix())
    return found


def citations(source: str) -> Iterator[tuple[str, str]]:
    """The kind of mark and the number of every citation in a test file."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        mark = node.func
        if (
            mark.attr in MARKS
            and isinstance(mark.value, ast.Attribute)
            and mark.value.attr == "mark"
        ):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield mark.attr, argument.value


def wanted() -> list[str]:
    """Every number a test should cite."""
    book = load_rulebook()
    numbers = [rule.number for rule in book.rules if not rule.is_definition]
    data: Any = read_file(TESTS / "numbers.yaml").data
    for kind, letter, digits in (("rulings", "Q", 2), ("errata", "E", 2)):
        span = data[kind]
        numbers += [f"{letter}{n:0{digits}}" for n in range(span["first"], span["last"] + 1)]
    return numbers


def unknown(found: dict[str, list[str]]) -> list[str]:
    """Citations of numbers that do not exist."""
    book = load_rulebook()
    known = {*wanted(), *book.numbers(), *(chapter.number for chapter in book.chapters)}
    return [
        f"{number} ({', '.join(files)})" for number, files in found.items() if number not in known
    ]


def uncited() -> list[str]:
    """The numbers that no test cites. Citing a chapter does not cite its rules."""
    found = cited()
    return [number for number in wanted() if number not in found]


def main() -> int:
    """Print what is left to test, by kind."""
    missing = uncited()
    for letter, name in (("Q", "rulings"), ("E", "errata"), ("R", "rules")):
        numbers = [number for number in missing if number.startswith(letter)]
        print(f"{name} no test cites: {len(numbers)}")
        if numbers:
            print(f"  {' '.join(numbers)}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
