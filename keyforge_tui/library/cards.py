"""Card files: found, read strictly, turned into definitions, and called by name.

A card is found by its title, however typed, or by the id of its file.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Final, TypeVar

from keyforge_tui.common.errors import UserError
from keyforge_tui.common.garbage import nothing_to_collect
from keyforge_tui.common.suggest import did_you_mean, suggest
from keyforge_tui.engine import CardDef, define
from keyforge_tui.library.families import LIKE, complete
from keyforge_tui.library.sets import Catalog, card_id, folded, load_sets
from keyforge_tui.library.source import Document, Problem, SourceError, failure, read_file


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
                name, other = _called(path), _called(found[path.stem])
                problems.append(Problem(name, None, "", f"there is another {path.stem}: {other}"))
            found[path.stem] = path
        if problems:
            raise SourceError(problems)
        return found

    def card(self, slug: str) -> CardDef:
        """One card by its id."""
        known = self._cards.get(slug)
        if known is None:
            known = self._cards[slug] = self._card(slug, self._document(slug))
        return known

    def data(self, slug: str) -> object | None:
        """What a card's file says, as plain data; None where there is no such file."""
        return self._document(slug).data if slug in self.files else None

    def _document(self, slug: str) -> Document:
        path = self.files.get(slug)
        if path is None:
            hint = did_you_mean(slug, self.files)
            raise SourceError([Problem(slug, None, "", f"there is no such card{hint}")])
        return read_file(path, name=_called(path))

    def _card(self, slug: str, document: Document) -> CardDef:
        data = complete(document, self.data)
        card = _defined(document, data, slug)
        if "named" in document.text or data is not document.data:
            named = {other for _, other in _named(data, ())}
            if named:
                card = replace(card, titles={other: self.title(other) for other in sorted(named)})
        return card

    def title(self, slug: str) -> str:
        """What a card is called, whether it has a file or is printed in a set only."""
        path = self.files.get(slug)
        if path is None:
            printed = load_sets(self.folder / "sets").by_id(slug)
            return slug if printed is None else printed.title
        data = read_file(path).data
        return str(data.get("name", slug)) if isinstance(data, dict) else slug

    def all(self) -> dict[str, CardDef]:
        """Every card; raises with every problem of every file."""
        unread = [slug for slug in self.files if slug not in self._cards]
        problems: list[Problem] = []
        with nothing_to_collect():
            # One sort of work after the other, which is faster than both by turns.
            documents = _each(unread, self._document, problems)
            defined = _each(documents, lambda slug: self._card(slug, documents[slug]), problems)
        self._cards |= defined
        problems += same_names(self._cards)
        problems += [
            Problem(slug, None, "gigantic", _halved(card.gigantic))
            for slug, card in self._cards.items()
            if card.gigantic is not None and card.gigantic not in self.files
        ]
        if problems:
            raise SourceError(problems)
        return self._cards

    def fingerprint(self, slug: str) -> str:
        """A short number for what a card's file says, to notice when it says something else."""
        content = self.files[slug].read_bytes()
        if b"\nlike:" in content:  # and for what the file of the card it is like says
            data = self.data(slug)
            model = self.files.get(str(data.get(LIKE))) if isinstance(data, dict) else None
            content += b"" if model is None else model.read_bytes()
        return f"{zlib.crc32(content):08x}"


T = TypeVar("T")


def _each(slugs: Iterable[str], work: Callable[[str], T], problems: list[Problem]) -> dict[str, T]:
    """What comes of some work on each card; all that is wrong joins the `problems`."""
    found: dict[str, T] = {}
    for slug in slugs:
        try:
            found[slug] = work(slug)
        except SourceError as error:
            problems += error.problems
    return found


def _called(path: Path) -> str:
    """A card file by its set, house and name, for messages."""
    return "/".join(path.parts[-3:])


def read_card(path: Path, library: CardLibrary) -> CardDef:
    """One card file beside a library, or everything that is wrong with it."""
    document = read_file(path)
    return _defined(document, complete(document, library.data), path.stem)


def _defined(document: Document, data: object, slug: str) -> CardDef:
    if (wanted := card_id(slug)) != slug:
        raise failure(document.name, None, f"is no file name of a card; call it {wanted}.yaml")
    card, problems = define(slug, data)
    if card is None:
        raise SourceError([document.problem(at, message) for at, message in problems])
    return card


def same_names(cards: Mapping[str, CardDef]) -> list[Problem]:
    """What is wrong with cards, by what messages call them, that share a name.

    Twins do, and so do the halves of a gigantic creature.
    """
    problems: list[Problem] = []
    first: dict[str, str] = {}
    for called, card in cards.items():
        other = first.setdefault(card.name, card.slug)
        twins = {card.slug.removesuffix("-evil-twin"), other.removesuffix("-evil-twin")}
        if other != card.slug and len(twins) > 1 and card.gigantic is None:
            problems.append(Problem(called, None, "name", f"{other} has the same name"))
    return problems


def check_cards(files: Mapping[str, Path], names: CardNames) -> list[Problem]:
    """All that is wrong with card files, by what messages call them.

    More is looked at than reading needs: the cards a card names have to be there.
    """
    problems: list[Problem] = []
    cards: dict[str, CardDef] = {}
    written = names.library.files.keys() | {path.stem for path in files.values()}
    for called, path in files.items():
        try:
            document = read_file(path, name=called)
            data = complete(document, lambda slug: _other(slug, files, names.library))
            cards[called] = _defined(document, data, path.stem)
        except SourceError as error:
            problems += error.problems
            continue
        half = cards[called].gigantic
        if half is not None and half not in written:
            problems.append(document.problem(("gigantic",), _halved(half)))
        for at, card in _named(data, ()):
            if card not in written and names.catalog.by_id(card) is None:
                hint = did_you_mean(card, {**names.catalog.titles, **dict.fromkeys(written)})
                problems.append(document.problem(at, f'there is no card "{card}"{hint}'))
    return problems + same_names(cards)


def _other(slug: str, files: Mapping[str, Path], library: CardLibrary) -> object | None:
    """The data of another card: of one that is checked too, or of the library."""
    beside = next((path for path in files.values() if path.stem == slug), None)
    return library.data(slug) if beside is None else read_file(beside).data


def _halved(half: str) -> str:
    return f"the other half has no file: {half}.yaml"


_NAMED: Final = re.compile(r" named ([a-z0-9-]+)(?= |$)").findall
"""How the phrases of a card file speak of one card."""


def _named(data: object, at: tuple[str | int, ...]) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """The ids of cards that a card file's phrases name, each with its place."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _named(value, (*at, key))
    elif isinstance(data, list):
        for place, value in enumerate(data):
            yield from _named(value, (*at, place))
    elif isinstance(data, str) and at != ("name",):
        for card in _NAMED(data):
            yield at, card


class UnknownCard(UserError, LookupError):
    """A name that no card has, or the name of a card without a definition."""


class CardNames:
    """The cards of a library by title or id. Reads nothing before it is asked."""

    def __init__(self, library: CardLibrary) -> None:
        self.library = library

    @cached_property
    def catalog(self) -> Catalog:
        """Every title of every set, also of cards that have no definition yet."""
        return load_sets(self.library.folder / "sets")

    @cached_property
    def _by_folded(self) -> dict[str, str]:
        """Card ids by the letters of the id, which are nearly always those of the title."""
        return {folded(slug): slug for slug in self.library.files}

    def card(self, name: str) -> CardDef:
        """The card of this title or id; raises `UnknownCard` with a suggestion."""
        return self.library.card(self.slug(name))

    def slug(self, name: str) -> str:
        """The id of the card of this title or id."""
        if name in self.library.files:
            return name
        if (quick := self._by_folded.get(folded(name))) is not None:
            return quick
        titles = self.catalog.by_title(name)
        known = self.catalog.by_id(name)
        for title in titles:
            if title.id in self.library.files:
                return title.id
        if known is not None or titles:
            title_text = known.title if known is not None else titles[0].title
            raise UnknownCard(f"{title_text} has no definition yet")
        shown = name if len(name) <= 60 else f"{name[:57]}..."
        meant = suggest(name, [title.title for title in self.catalog.titles.values()])
        hint = "" if meant is None else f'; did you mean "{meant}"?'
        raise UnknownCard(f'there is no card "{shown}"{hint}')
