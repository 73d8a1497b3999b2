"""Texts written from definitions: those of all cards, and of the examples of the primitives.

`cards/TEXTS.md` lists the former. An example is made into a whole card, so that none can be wrong.
"""

from __future__ import annotations

from collections.abc import Iterator

from keyforge_tui.engine import (
    CONTINUOUS_KEYS,
    CardDef,
    Effect,
    Modifier,
    Primitive,
    card_text,
    define,
)
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.sets import Catalog
from keyforge_tui.library.source import SourceError, read_text

INTRODUCTION = """# The rules texts of all cards

Written from the card files by `make generate`; a test keeps the list up to date.
"""


def texts(library: CardLibrary, catalog: Catalog) -> str:
    """The list, set by set and house by house."""
    return "\n".join([INTRODUCTION, *_lines(library, catalog)])


def _lines(library: CardLibrary, catalog: Catalog) -> Iterator[str]:
    for card_set in catalog.sets:
        defined = [slug for slug in card_set.titles if slug in library.files]
        by_house: dict[str, list[CardDef]] = {}
        for slug in sorted(defined):
            card = library.card(slug)
            by_house.setdefault(card.houses[0].title, []).append(card)
        for house in sorted(by_house):
            yield f"## {card_set.name}: {house}\n"
            for card in by_house[house]:
                text = " / ".join(card_text(card, reminders=False, bold=True))
                yield f"- {card.name}: {text or '(no text)'}"
            yield ""


_AROUND_A_CONDITION: dict[str, object] = {
    "if": lambda condition: {"play": [{"if": condition, "then": [{"gain": 1}]}]},
    "while": lambda condition: {"always": [{"to": "this", "while": condition, "power": 1}]},
    "when": lambda condition: {"as-soon-as": [{"when": condition, "do": [{"destroy": "this"}]}]},
    "where": lambda condition: {"play": [{"stun": {"select": "a creature", "where": condition}}]},
}
"""How a condition alone is made into an ability."""


def example_card(kind: type[Primitive]) -> CardDef:
    """A card whose text is a primitive's example; raises `SourceError` if it does not load."""
    document = read_text(kind.example, f"example of {kind.word}")
    data = {
        "name": "This Card",
        "house": "brobnar",
        "type": "creature",
        "power": 3,
        **abilities_of(document.data),
    }
    card, problems = define("this-card", data)
    if card is None:
        raise SourceError([document.problem(at, message) for at, message in problems])
    return card


def example_abilities(kind: type[Primitive]) -> dict[str, object]:
    """A primitive's example as the abilities of a card file."""
    return abilities_of(read_text(kind.example, f"example of {kind.word}").data)


def abilities_of(data: object) -> dict[str, object]:
    """An example as the abilities of a card: what is left out around it is filled in."""
    if not isinstance(data, dict):
        return {"play": data}
    keys = [str(key) for key in data]
    around = _AROUND_A_CONDITION.get(keys[0])
    if all(key in CONTINUOUS_KEYS for key in keys):
        return data
    if len(keys) == 1 and callable(around):
        made: dict[str, object] = around(data[keys[0]])
        return made
    if keys[0] in Modifier.words() and keys[0] not in Effect.words():
        return {"always": [{"to": "this", **data}]}
    return {"play": [data]}
