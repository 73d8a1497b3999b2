"""Card files: found, read strictly, turned into definitions, with every problem reported."""

from __future__ import annotations

import zlib
from functools import cached_property
from pathlib import Path

from keyforge_tui.common.suggest import did_you_mean
from keyforge_tui.engine import CardDef, define
from keyforge_tui.library.source import Problem, SourceError, read_file


class CardLibrary:
    """The card files of a folder, read when they are asked for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._cards: dict[str, CardDef] = {}

    @cached_property
    def files(self) -> dict[str, Path]:
        """Every card file by card id."""
        found: dict[str, Path] = {}
        problems = []
        for path in sorted(self.folder.glob("*/*/*.yaml")):
            if path.stem in found:
                name = path.relative_to(self.folder).as_posix()
                other = found[path.stem].relative_to(self.folder).as_posix()
                problems.append(Problem(name, None, "", f"there is another {path.stem}: {other}"))
            found[path.stem] = path
        if problems:
            raise SourceError(problems)
        return found

    def card(self, slug: str) -> CardDef:
        """One card by its id."""
        known = self._cards.get(slug)
        if known is None:
            path = self.files.get(slug)
            if path is None:
                hint = did_you_mean(slug, self.files)
                raise SourceError([Problem(slug, None, "", f"there is no such card{hint}")])
            known = read_card(path, path.relative_to(self.folder).as_posix())
            self._cards[slug] = known
        return known

    def all(self) -> dict[str, CardDef]:
        """Every card; raises with every problem of every file."""
        problems: list[Problem] = []
        for slug in self.files:
            try:
                self.card(slug)
            except SourceError as error:
                problems += error.problems
        names: dict[str, str] = {}
        for slug, card in self._cards.items():
            other = names.setdefault(card.name, slug)
            twins = {slug.removesuffix("-evil-twin"), other.removesuffix("-evil-twin")}
            if other != slug and len(twins) > 1 and card.gigantic is None:
                problems.append(Problem(slug, None, "name", f"{other} has the same name"))
        if problems:
            raise SourceError(problems)
        return self._cards

    def fingerprint(self, slug: str) -> str:
        """A short number for what a card's file says, to notice when it says something else."""
        return f"{zlib.crc32(self.files[slug].read_bytes()):08x}"


def read_card(path: Path, name: str) -> CardDef:
    """One card file, or everything that is wrong with it."""
    document = read_file(path, name=name)
    card, problems = define(path.stem, document.data)
    if card is None:
        raise SourceError([document.problem(at, message) for at, message in problems])
    return card
