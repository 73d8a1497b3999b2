"""What the command palette finds beside the commands: cards by name, rules by number or words.

It knows every card there is and nothing of the game, so that it can give nothing away.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from textual.command import CommandPalette, Hit, Hits, Provider, SearchIcon
from textual.content import Content

from keyforge_tui.common.errors import UserError
from keyforge_tui.rulebook import fold, load_rulebook

if TYPE_CHECKING:
    from keyforge_tui.tui.app import KeyforgeApp

MOST = 20
"""Cards and rules shown for one search, each."""


class Found(NamedTuple):
    """Something to read."""

    title: str
    text: str
    """What a search looks through."""
    where: str
    """The book it stands in."""
    name: str
    """What it is called there."""


class Commands(CommandPalette):
    """The palette, with a sign that is one column wide."""

    def on_mount(self) -> None:
        """No emoji."""
        self.query_one(SearchIcon).icon = "/"


class Books(Provider):
    """Cards and rules."""

    @property
    def table(self) -> KeyforgeApp:
        """The app, which opens the books."""
        app: KeyforgeApp = self.app  # type: ignore[assignment]  # there is no other
        return app

    async def startup(self) -> None:
        """Read the titles beside the keyboard's work."""
        self.books = await asyncio.to_thread(self._read)

    def _read(self) -> list[Found]:
        found: list[Found] = []
        try:
            titles = self.table.catalog.titles.values()
            names = sorted(
                {title.title for title in titles if title.id in self.table.library.files}
            )
        except UserError:
            names = []
        found += [Found(name, fold(name), "cards", name) for name in names]
        for chapter in load_rulebook().chapters:
            for rule in chapter.rules:
                line = f"{rule.number} {rule.text}"
                found.append(Found(line, fold(f"{line} {chapter.title}"), "rules", rule.number))
        return found

    async def search(self, query: str) -> Hits:
        """Whatever has all the words; what begins with them comes first."""
        words = fold(query).split()
        if not words:
            return
        whole = f"{' '.join(words)} "
        for where, kind in (("cards", "Card"), ("rules", "Rule")):
            fitting = [
                one
                for one in self.books
                if one.where == where and all(word in one.text for word in words)
            ]
            fitting.sort(key=lambda one: (not f"{one.text} ".startswith(whole), len(one.text)))
            for number, one in enumerate(fitting[:MOST]):
                score = 0.9 - number / 100
                opens = partial(self.table.read, one.where, one.name)
                yield Hit(score, Content(one.title), opens, text=one.title, help=kind)
