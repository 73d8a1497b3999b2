"""Where decks come from: starters, recent files, a folder, the forge."""

from __future__ import annotations

import secrets
from pathlib import Path

from textual.content import Content

from keyforge_tui.errors import UserError
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.decks.model import DeckList
from keyforge_tui.library.decks.reading import read_list
from keyforge_tui.library.decks.starters import starter_files
from keyforge_tui.library.decks.table import unwritten
from keyforge_tui.library.forge.making import new_deck, offered_sets
from keyforge_tui.library.sets import Catalog
from keyforge_tui.tui.pages import heading, lines
from keyforge_tui.tui.screens.reader import ReaderEntry
from keyforge_tui.tui.settings import Settings
from keyforge_tui.tui.symbols import HOUSE_LETTERS

SUFFIXES = frozenset({".yaml", ".yml", ".json", ".txt", ".csv", ".cod"})
MOST = 200
"""Files of a folder that are listed."""
FORGE = "forge:"


class Deckbox:
    """Finds decks and reads them."""

    def __init__(self, catalog: Catalog, library: CardLibrary, settings: Settings) -> None:
        self.catalog = catalog
        self.library = library
        self.settings = settings
        self._lists: dict[str, DeckList | UserError] = {}

    def entries(self) -> list[ReaderEntry]:
        """Everything to pick from."""
        folder = Path(self.settings.decks or ".").expanduser().resolve()
        parts = (
            ("Starter decks", [str(path) for path in starter_files()]),
            ("Played lately", [path for path in self.settings.recent if Path(path).is_file()]),
            (f"In {folder}", self._files(folder)),
        )
        found: list[ReaderEntry] = []
        for title, paths in parts:
            if paths:
                found.append(heading(title))
                found += [self._entry(path) for path in paths]
        if sets := offered_sets(self.catalog, self.library):
            found.append(heading("Fresh from the forge"))
        for code in sets:
            name = self.catalog.card_set(code).name
            text = Content(f"A new deck of {name}, made as the real ones are.")
            found.append(ReaderEntry(Content(f" {name}"), text, value=f"{FORGE}{code}"))
        return found

    def _files(self, folder: Path) -> list[str]:
        try:
            paths = sorted(path for path in folder.iterdir() if path.suffix.lower() in SUFFIXES)
        except OSError:
            return []
        return [str(path) for path in paths[:MOST] if path.is_file()]

    def _entry(self, path: str) -> ReaderEntry:
        name = Path(path).stem
        return ReaderEntry(Content(f" {name}"), lambda: self.page(path), name, value=path)

    def page(self, path: str) -> Content:
        """What is in a deck file, or what is wrong with it."""
        deck = self._list(path)
        if isinstance(deck, UserError):
            return Content.styled("\n".join(deck.lines[:12]), "$error")
        parts = [Content.styled(deck.name, "bold $accent"), Content("")]
        if missing := unwritten(deck, self.library):
            text = f"Cannot be played yet: {', '.join(missing[:6])}"
            parts += [Content.styled(text, "$error"), Content("")]
        for house in deck.houses:
            style = f"$house-{house.value}"
            parts.append(Content.styled(f"{HOUSE_LETTERS[house]} {house.title}", f"bold {style}"))
            parts.append(Content(", ".join(card.title for card in deck.of(house))))
        return lines(parts)

    def _list(self, path: str) -> DeckList | UserError:
        if path not in self._lists:
            try:
                self._lists[path] = read_list(path, self.catalog)
            except UserError as error:
                self._lists[path] = error
        return self._lists[path]

    def deck(self, value: str) -> DeckList:
        """The list of the deck that was picked; a `UserError` where it cannot be played."""
        if value.startswith(FORGE):
            code = value.removeprefix(FORGE)
            return new_deck(self.catalog, self.library, code, secrets.randbits(48))
        deck = self._list(value)
        if isinstance(deck, UserError):
            raise deck
        return deck
