"""What deck files call sets, houses and cards, and which of ours is meant."""

from __future__ import annotations

from typing import Final

from keyforge_tui.common.suggest import nearest
from keyforge_tui.engine import House
from keyforge_tui.library.decks.formats.raw import RawCard
from keyforge_tui.library.sets import SETS, CardTitle, Catalog, folded

TIDE: Final = "the-tide"

_SET_NUMBERS: Final = {
    "341": "cota",
    "435": "aoa",
    "452": "wc",
    "453": "wc",  # its anomalies have a number of their own
    "479": "mm",
    "496": "dt",
}
_SET_NAMES: Final = {
    "callofthearchons": "cota",
    "ageofascension": "aoa",
    "worldscollide": "wc",
    "anomalyexpansion": "wc",
    "massmutation": "mm",
    "darktidings": "dt",
}
_HOUSES: Final = {house.value: house for house in House}


def set_code(word: str | None) -> str | None:
    """The code of the set a file means by a code, a name or a number."""
    if word is None:
        return None
    key = folded(word)
    if key in SETS:
        return key
    return _SET_NUMBERS.get(key) or _SET_NAMES.get(key)


def house_of(word: str) -> House | None:
    """The house a file means, however it is spelt: `Star Alliance`, `StarAlliance`."""
    return _HOUSES.get(folded(word))


def find_cards(catalog: Catalog, raw: RawCard) -> tuple[CardTitle, ...]:
    """The cards a file may mean: none, one, or both halves of a gigantic creature."""
    title = raw.title.strip()
    known = catalog.by_id(title)
    if known is not None and not raw.twin:
        # Both halves share a title, and the file may mark the half beside the first one's id.
        return (known,) if raw.half is None else _half(catalog.by_title(known.title), raw)
    found = catalog.by_title(title)
    if found:
        return _twin(found, raw.twin) if raw.half is None else _half(found, raw)
    key = folded(title)
    if key.endswith("eviltwin"):
        return _twin(catalog.by_title(key.removesuffix("eviltwin")), True)
    if key.startswith("evil"):
        return _twin(catalog.by_title(key.removeprefix("evil")), True)
    if key.endswith("2") and (halves := catalog.by_title(key.removesuffix("2"))):
        return tuple(half for half in halves if is_top_half(half.id))
    return _numbered(catalog, raw)


def _numbered(catalog: Catalog, raw: RawCard) -> tuple[CardTitle, ...]:
    """The card of a collector number, for a title that is in none of our words."""
    code = set_code(raw.set)
    if code is None or raw.number is None:
        return ()
    cards = dict.fromkeys(one.card for one in catalog.by_number(code, raw.number))
    found = tuple(catalog.titles[card] for card in cards)
    return _half(found, raw) if raw.half is not None else found


def is_top_half(card: str) -> bool:
    """Whether a card is the picture half of a gigantic creature, if it is a half at all."""
    return card.endswith("2")


def is_half(catalog: Catalog, card: str) -> bool:
    """Whether a card is one half of a gigantic creature."""
    return catalog.by_id(f"{card}2") is not None or (
        is_top_half(card) and catalog.by_id(card[:-1]) is not None
    )


def _twin(found: tuple[CardTitle, ...], twin: bool) -> tuple[CardTitle, ...]:
    if any(card.id.endswith("-evil-twin") for card in found):
        return tuple(card for card in found if card.id.endswith("-evil-twin") == twin)
    return () if twin else found


def _half(found: tuple[CardTitle, ...], raw: RawCard) -> tuple[CardTitle, ...]:
    if len(found) < 2 or any(card.id.endswith("-evil-twin") for card in found):
        return _twin(found, raw.twin)
    return tuple(card for card in found if is_top_half(card.id) == (raw.half == "top"))


class TitleHints:
    """Finds the titles that a misspelt one comes near, for as long as that takes no long time."""

    MOST: Final = 100
    """A file with more unknown titles needs another kind of help."""

    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog
        self._found: dict[str, str] = {}

    def after(self, title: str) -> str:
        """The end of a sentence that names the nearest titles."""
        key = folded(title[:80])
        if key not in self._found:
            if len(self._found) >= self.MOST:
                return ""
            titles = (known.title for known in self._catalog.titles.values())
            self._found[key] = nearest(title[:80], titles, key=folded)
        return self._found[key]
