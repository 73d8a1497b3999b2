"""Finds a card by what a person calls it: its title, however typed, or the id of its file."""

from __future__ import annotations

from functools import cached_property

from keyforge_tui.common.errors import UserError
from keyforge_tui.common.suggest import suggest
from keyforge_tui.engine import CardDef
from keyforge_tui.library.cards.library import CardLibrary
from keyforge_tui.library.sets.sets import Catalog, folded, load_sets


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
