"""Names for new decks, from blueprints and word lists."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from keyforge_tui.engine import rng
from keyforge_tui.library.decks.icons import Chance
from keyforge_tui.library.forge import words

_LISTS: Final = {
    "Name": words.NAMES,
    "Surname": words.SURNAMES,
    "Adjective": words.ADJECTIVES,
    "Adverb": words.ADVERBS,
    "Place": words.PLACES,
    "Realm": words.REALMS,
    "Occupation": words.OCCUPATIONS,
    "Thing": words.THINGS,
    "Deed": words.DEEDS,
    "Title": words.TITLES,
    "Nickname": words.NICKNAMES,
}

BLUEPRINTS: Final = (
    "{Name}, the {Place} {Occupation}",
    "{Name}, {Place} {Occupation}",
    "{Name}, {Occupation} of {Thing}",
    "{Name}, the {Occupation} of {Thing}",
    "{Name}, Guide of {Realm}",
    "{Name}, Child of {Realm}",
    "{Name}, {Realm}’s {Adjective} {Occupation}",
    "{Name} the {Adverb} {Adjective}",
    "{Name} the {Adjective}",
    "{Adjective} {Name} of the {Place}",
    "{Adverb} {Adjective} {Name}",
    "The {Adjective} {Place} {Occupation}",
    "The {Title} of {Realm}",
    "The {Occupation} that {Deed}",
    "{Name}, Who {Deed}",
    "{Title} “{Nickname}” {Name}",
    "{Adjective} “{Nickname}” {Surname}",
    "{Name} {Surname}-{Surname}, {Occupation}",
    "{Name} {Surname}, {Realm}’s {Occupation}",
    "{Nickname}, the {Adjective} {Occupation}",
)

_FIELD: Final = re.compile(r"\{(\w+)\}")


def archon_name(chance: Chance) -> str:
    """A name that chance puts together; the same chance gives the same name."""
    while True:
        blueprint = _pick(BLUEPRINTS, chance)
        name = _FIELD.sub(lambda field: _pick(_LISTS[field.group(1)], chance), blueprint)
        if is_fortunate(name):
            return name


def is_fortunate(name: str) -> bool:
    """Whether no two neighbouring words of a name are better kept apart, or the same."""
    parts = re.findall(r"[\w’-]+", name)
    return all(
        pair not in words.UNFORTUNATE and pair[0].casefold() != pair[1].casefold()
        for pair in pairwise(parts)
    )


def _pick(entries: Sequence[str], chance: Chance) -> str:
    return entries[rng.below(chance, len(entries))]
