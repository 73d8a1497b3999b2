"""Where decks come from: starters, recent files, a folder, the forge; and picking one."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from textual.app import App
from textual.content import Content

from keyforge_tui.common.errors import UserError, printable
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.decks.deckfile import DeckFile, choose_reading, split_path, usable
from keyforge_tui.library.decks.decklist import DeckList, ListedCard, Reading
from keyforge_tui.library.decks.playable import UnwrittenCards, is_starter, starter_files, unwritten
from keyforge_tui.library.decks.writing import write_own
from keyforge_tui.library.forge.making import new_deck, offered_sets, origin
from keyforge_tui.library.sets import Catalog
from keyforge_tui.match.setting import counted, worth_telling
from keyforge_tui.sitting.settings import Settings
from keyforge_tui.tui.readers.cards import page_parts
from keyforge_tui.tui.readers.reader import Reader, ReaderEntry, heading, lines

SUFFIXES = frozenset({".yaml", ".yml", ".json", ".txt", ".csv", ".cod", ".xml", ""})
MOST = 200
"""Files of a folder, and decks of a file, that are listed."""
FORGE = "forge:"
FOLDER = "folder:"


class Picked(NamedTuple):
    """A deck somebody wants to play."""

    deck: DeckList
    path: str | None
    """Its file; None for a starter deck and for one fresh from the forge."""
    warnings: tuple[str, ...] = ()
    made: str = ""
    """How a deck fresh from the forge was made."""


class Deckbox:
    """Finds decks and reads them."""

    def __init__(self, catalog: Catalog, library: CardLibrary, settings: Settings) -> None:
        self.catalog = catalog
        self.library = library
        self.settings = settings
        self._readings: dict[str, Reading | UserError] = {}

    # -- what there is ---------------------------------------------------------------------

    def entries(self) -> list[ReaderEntry]:
        """Everything to pick from."""
        recent = [path for path in self.settings.recent if Path(split_path(path)[0]).is_file()]
        found = [heading("Starter decks")]
        found += [self._entry(str(path), self._name(str(path))) for path in starter_files()]
        if recent:
            found.append(heading("Played lately"))
            found += [self._entry(path, self._name(path)) for path in recent]
        if sets := offered_sets(self.catalog, self.library):
            found.append(heading("Fresh from the forge"))
        for code in sets:
            name = self.catalog.card_set(code).name
            text = Content(f"A new deck of {name}, made as the real ones are.")
            found.append(ReaderEntry(Content(f" {name}"), text, value=f"{FORGE}{code}"))
        return [*found, heading(self.heading), *self._inside(self.folder)]

    @property
    def heading(self) -> str:
        """Where the decks of the folder begin in the list."""
        return printable(f"In {self.folder}")

    @property
    def folder(self) -> Path:
        """The folder that is looked into."""
        return Path(self.settings.decks or ".").expanduser().resolve()

    def look_into(self, folder: str) -> list[ReaderEntry]:
        """What there is to pick from once another folder is open."""
        self.settings = self.settings.model_copy(update={"decks": folder})
        return self.entries()

    def _inside(self, folder: Path) -> list[ReaderEntry]:
        """The decks of a folder by name, files with mistakes, and the folders next to it."""
        try:
            inside = sorted(path for path in folder.iterdir() if not path.name.startswith("."))
            files = [path for path in inside if path.is_file()]
            folders = [path for path in inside if path.is_dir()][:MOST]
        except OSError as error:
            text = Content.styled(f" cannot be read: {error.strerror}", "$error")
            return [ReaderEntry(text, is_heading=True), _folder_entry(folder.parent, "..")]
        decks: list[tuple[str, ReaderEntry]] = []
        mistakes: list[ReaderEntry] = []
        for path in [path for path in files if path.suffix.lower() in SUFFIXES][:MOST]:
            try:
                names = DeckFile.open(path, self.catalog).names
            except UserError:
                if path.suffix:
                    mistakes.append(self._entry(str(path), path.name, "  no deck"))
                continue
            name = names[0] if len(names) == 1 else f"{len(names)} decks"
            decks.append((name, self._entry(str(path), name, f"  {path.name}")))
        return [
            *(entry for _, entry in sorted(decks, key=lambda deck: deck[0])),
            *mistakes,
            _folder_entry(folder.parent, ".."),
            *(_folder_entry(path, path.name) for path in folders),
        ]

    def several(self, value: str) -> list[ReaderEntry]:
        """The decks of a file that has more than one; empty where nothing is to be picked."""
        if value.startswith(FORGE) or split_path(value)[1]:
            return []
        try:
            names = DeckFile.open(value, self.catalog).names
        except UserError:
            return []
        if len(names) < 2:
            return []
        places = enumerate(names[:MOST], start=1)
        return [self._entry(f"{value}#{place}", name) for place, name in places]

    def _entry(self, path: str, name: str, more: str = "") -> ReaderEntry:
        name, more = printable(name), printable(more)
        title = Content.assemble(f" {name}", (more, "$quiet"))
        return ReaderEntry(title, lambda: self.page(path), f"{name}{more}", value=path)

    def _name(self, path: str) -> str:
        """What a deck is called, or its file where that cannot be read."""
        reading = self._reading(path)
        return Path(path).name if isinstance(reading, UserError) else reading.name

    def _reading(self, path: str) -> Reading | UserError:
        if path not in self._readings:
            try:
                self._readings[path] = choose_reading(path, self.catalog, self.library)
            except UserError as error:
                self._readings[path] = error
        return self._readings[path]

    # -- one deck --------------------------------------------------------------------------

    def page(self, path: str) -> Content:
        """What is in a deck file, or what is wrong with it."""
        if decks := self.several(path):
            return lines([Content(f"{len(decks)} decks"), *(deck.title for deck in decks)])
        reading = self._reading(path)
        try:
            if isinstance(reading, UserError):
                raise reading
            deck = usable(reading)
        except UserError as error:
            return Content.styled("\n".join(map(printable, error.lines[:12])), "$error")
        houses = ((house, counted(map(_title, deck.of(house)))) for house in deck.houses)
        parts = list(page_parts(deck.name, houses))
        if missing := unwritten(deck, self.library):
            text = f"Cannot be played yet; still to be written: {', '.join(missing)}"
            parts[1:1] = [Content(""), Content.styled(text, "$error")]
        if reading.warnings:
            parts.append(Content(""))
        parts += [Content.styled(warning.message, "$warning") for warning in reading.warnings]
        return lines(parts)

    def pick(self, value: str) -> Picked:
        """The deck that was picked; a `UserError` says why it cannot be played."""
        if value.startswith(FORGE):
            code, seed = value.removeprefix(FORGE), secrets.randbits(48)
            deck = new_deck(self.catalog, self.library, code, seed)
            return Picked(deck, None, made=origin(code, seed))
        reading = self._reading(value)
        if isinstance(reading, UserError):
            raise reading
        deck = usable(reading)
        if missing := unwritten(deck, self.library):
            raise UnwrittenCards(deck.name, missing)
        path = None if is_starter(value) else value
        return Picked(deck, path, worth_telling(reading, self.library))

    def keep(self, picked: Picked, folder: Path | None) -> str | None:
        """The file of a deck; a new one is written into a folder first, to be played again."""
        if not picked.made or folder is None:
            return picked.path
        text = f"# {picked.made}\n{write_own(picked.deck, self.catalog)}"
        stem = "-".join(re.findall(r"\w+", picked.deck.name.casefold()))
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for path in (folder / f"{stem}{end}.yaml" for end in ("", *range(2, MOST))):
                if not path.exists():
                    path.write_text(text, encoding="utf-8")
                    return str(path)
        except OSError:
            pass  # the deck is in the journal of its game as well
        return None


def _folder_entry(folder: Path, name: str) -> ReaderEntry:
    text = Content(printable(f"Enter looks for decks in {folder}"))
    return ReaderEntry(Content(printable(f" {name}/")), text, value=f"{FOLDER}{folder}")


def _title(card: ListedCard) -> str:
    marks = [*card.marks, *(f"+{icon.value}" for icon in card.icons)]
    return f"{card.title} ({' '.join(marks)})" if marks else card.title


async def pick_deck(app: App[None], box: Deckbox, name: str) -> Picked | None:
    """Let a player pick a deck that can be played; None where they leave."""
    entries = box.entries()
    start = 1  # the first line is a heading
    while True:
        value = await _ask(app, f"A deck for {name}", entries, start)
        if value is None:
            return None
        if value.startswith(FOLDER):
            entries = box.look_into(value.removeprefix(FOLDER))
            start = [entry.title.plain for entry in entries].index(box.heading) + 1
            continue
        start = next(place for place, entry in enumerate(entries) if entry.value == value)
        if decks := box.several(value):
            value = await _ask(app, f"Which of these decks, {name}?", decks, 0)
            if value is None:
                continue
        try:
            return box.pick(value)
        except UserError as error:
            said = "\n".join(map(printable, error.lines[:4]))
            app.notify(said, severity="error", markup=False)


async def _ask(
    app: App[None], title: str, entries: Sequence[ReaderEntry], start: int
) -> str | None:
    return await app.push_screen_wait(Reader(title, entries, start=start, chooses=True))
