"""The forms a phrase is made of: one record for each quantity, kind, place and ending.

A form is read by its pattern and means some words of a description; the reference lists what it
says, and the schema is made of its pattern.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from keyforge_tui.engine.language.cards.description import ALL_TYPES, Place
from keyforge_tui.engine.model.words import CardType, Zone

Fields = dict[str, object]
"""Words of a description by the names of its fields."""


@dataclass(frozen=True, slots=True)
class Form:
    """One way to say a part of a phrase."""

    says: tuple[str, ...]
    """How it is said, with an example for what varies."""
    pattern: str
    means: Callable[[re.Match[str]], Fields]


def _always(says: str, **fields: object) -> Form:
    """A form in which nothing varies."""
    return Form((says,), says, lambda _: fields)


REFERENCES = {
    "this": "this",
    "it": "it",
    "them": "it",
    "this creature": "host",
    "this upgrade": "grantor",
    "this artifact": "grantor",
    "the fought creature": "fought",
    "the attacked creature": "attacked",
    "the other creature": "other",
    "the triggering card": "event",
    "the remembered cards": "memory",
    "the cards under this": "under",
    "the card under this": "under",
}
"""Cards spoken of before."""

NOUNS: dict[str, frozenset[CardType]] = {
    "creature": frozenset({CardType.CREATURE}),
    "artifact": frozenset({CardType.ARTIFACT}),
    "upgrade": frozenset({CardType.UPGRADE}),
    "action": frozenset({CardType.ACTION}),
    "card": ALL_TYPES,
    "neighbor": frozenset({CardType.CREATURE}),
}
"""The kinds of card."""

WORDS: dict[str, Fields] = {
    "friendly": {"side": "friendly"},
    "enemy": {"side": "enemy"},
    "other": {"other": True},
    "different": {"different": True},
    "neighboring": {"relation": ("neighbor", "this")},
    "left": {"toward": "left"},
    "right": {"toward": "right"},
}
"""Words before the kind of card that say more than a state."""

ZONES = {
    "hand": Zone.HAND,
    "discard pile": Zone.DISCARD,
    "archives": Zone.ARCHIVES,
    "deck": Zone.DECK,
    "purged cards": Zone.PURGED,
}

WHOSE = {
    "your": "your",
    "their": "their",
    "a": "one",
    "any": "any",
    "each": "each",
    "its owner’s": "owner",
    "its controller’s": "controller",
    "the chosen player’s": "chosen",
}

_DECKS = ("your", "their", "each", "its controller’s", "the chosen player’s")
_REF = "(this creature|this|it|the [a-z-]+(?: creature)?)"
_ZONE = rf"(?:(?:{'|'.join(WHOSE)}) (?:{'|'.join(ZONES)})|play)"


def referred_to(text: str) -> str:
    """The reference some words mean: one of the language, or the name of a step."""
    return REFERENCES.get(text, text.removeprefix("the "))


def _top(found: re.Match[str]) -> Fields:
    number = int(found[2] or 1)
    return {
        "quantity": "each",
        "count": number,
        "top": number if found[1] == "top" else -number,
    }


def _extreme(found: re.Match[str]) -> Fields:
    quantity = "each" if found[1] else "one"
    return {"extreme": found[3], "quantity": quantity, "count": int(found[2] or 1)}


QUANTITIES = (
    Form(
        ("the top", "the top 3", "the bottom", "the bottom 3"), r"the (top|bottom)(?: (\d+))?", _top
    ),
    Form(
        (
            *("the most powerful", "the least powerful", "the 3 most powerful"),
            *("the 3 least powerful", "each most powerful", "each least powerful"),
        ),
        r"(each )?(?:the )?(?:(\d+) )?(most|least) powerful",
        _extreme,
    ),
    Form(("up to 3",), r"up to (\d+)", lambda found: {"quantity": "up-to", "count": int(found[1])}),
    _always("any number of", quantity="any"),
    Form(
        ("each", "all", "each other", "all other"),
        "(?:each|all)( other)?",
        lambda found: {"quantity": "each", "other": bool(found[1])},
    ),
    Form(
        ("a random", "2 random"),
        r"(?:a|(\d+)) random",
        lambda found: {"quantity": "random", "count": int(found[1] or 1)},
    ),
    _always("another", other=True),
    Form(
        ("2", "2 other"),
        r"(\d+)( other)?",
        lambda found: {
            "quantity": "exactly",
            "count": int(found[1]),
            "other": bool(found[2]),
        },
    ),
    Form(("the",), "the(?=.* named )", lambda _: {"unique": True}),
    Form(("a", "an"), "an?", lambda _: {}),
)
"""How many; the first form that fits is meant."""


def _places(found: re.Match[str]) -> Fields:
    names = re.split(r",? or |,? and |, ", found[1])
    return {"places": tuple(_place(name) for name in names)}


def _place(name: str) -> Place:
    if name == "play":
        return Place()
    whose = next(word for word in WHOSE if name.startswith(word + " "))
    return Place(ZONES[name.removeprefix(whose + " ")], WHOSE[whose])


PLACES = Form(
    ("in your hand", "in their discard pile", "in any archives", "from each deck", "in play"),
    rf"(?:in|from) ({_ZONE}(?:(?:,| or|, or| and) {_ZONE})*)",
    _places,
)
"""Where they lie."""

ENDINGS = (
    PLACES,
    Form(
        ("with power 3", "with power 3 or lower", "with power 3 or higher"),
        r"with power (\d+)(?: (or lower|or higher))?",
        lambda found: {"power": (found[2] or "exactly", int(found[1]))},
    ),
    Form(
        ("among them", "among the seen", "among the cards under this"),
        r"among (them|the cards under this|the [a-z-]+)",
        lambda found: {"among": referred_to(found[1])},
    ),
    Form(
        ("with a doom counter",),
        "with an? ([a-z]+) counter",
        lambda found: {"counter": found[1]},
    ),
    Form(
        ("of each house", "of each type", "of each power"),
        "of each (house|type|power)",
        lambda found: {"each_of": found[1]},
    ),
    Form(("named yurk",), r"named ([a-z0-9-]+)", lambda found: {"named": found[1]}),
    Form(
        (*(f"of {whose} deck" for whose in _DECKS), "of your discard pile"),
        rf"of ({'|'.join(_DECKS)}) (deck|discard pile)",
        lambda found: {"places": (Place(ZONES[found[2]], WHOSE[found[1]]),), "of_deck": True},
    ),
    Form(
        ("to the left of this", "to the right of it"),
        f"to the (left|right) of {_REF}",
        lambda found: {"relation": (found[1], referred_to(found[2]))},
    ),
    Form(
        ("of this", "of it", "of the victim"),
        f"of {_REF}",
        lambda found: {"relation": ("of", referred_to(found[1]))},
    ),
)
"""What may stand behind the kind of card, beside the states of `adjectives`."""
