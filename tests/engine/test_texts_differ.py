"""Two definitions that differ never share a text: with anything changed, something else is said."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from keyforge_tui.engine import CONTINUOUS_KEYS, CardDef, Label, Primitive, card_text, define
from keyforge_tui.library.docs.texts import example_abilities
from keyforge_tui.library.source import read_file
from tests.engine.text_changes import changes, told
from tests.scenario import library

FACTS = {"name": "This Card", "house": "brobnar", "type": "creature", "power": 3}
WORDS = [kind for words in Primitive.registry.values() for kind in words.values()]

COMES_TO_THE_SAME = (
    # A step that destroys cards is done to as many cards as it destroys: one number.
    "this-way.this-way ",
    # The step before may be named without need.
    "this-way without by",
    # "That player" is the one the event names, who may be named again.
    "that player",
    "give-amber without who",
    # Where each player is "you" in turn, what you do is what each of them does.
    "chooses-house.chooses-house you -> each player",
)


def block_of(data: object) -> dict[str, object]:
    """The abilities of a card file."""
    assert isinstance(data, dict)
    labels = set(Label)
    return {
        key: value
        for key, value in data.items()
        if key in CONTINUOUS_KEYS or str(key).split("/")[0] in labels
    }


def made(block: dict[str, object]) -> CardDef | None:
    """A card with these abilities, if they are accepted."""
    return define("this-card", {**FACTS, **block})[0]


def unsaid(block: dict[str, object], seen: set[str]) -> Iterator[str]:
    """Every change that is accepted and leaves the text as it was."""
    card = made(block)
    assert card is not None
    text, meant = card_text(card, reminders=False), told(card.abilities)
    for at, what, new in changes(block):
        key = f"{at[-1:]} {what}"
        if key in seen or any(one in what for one in COMES_TO_THE_SAME):
            continue
        seen.add(key)
        other = made(new)
        if other is not None and told(other.abilities) != meant:
            if card_text(other, reminders=False) == text:
                yield f"{what} in: {' / '.join(text)}"


@pytest.mark.parametrize("kind", WORDS, ids=lambda kind: f"{kind.family}-{kind.word}")
def test_every_change_of_a_words_example_is_said(kind: type[Primitive]) -> None:
    assert not list(unsaid(example_abilities(kind), set()))


@pytest.mark.parametrize("printed", sorted({path.parts[-3] for path in library().files.values()}))
def test_every_change_of_a_card_is_said(printed: str) -> None:
    """The same change in the same place of two cards is tried once."""
    seen: set[str] = set()
    found = []
    for slug, path in library().files.items():
        if path.parts[-3] != printed:
            continue
        block = block_of(read_file(path).data)
        found += [f"{slug}: {one}" for one in unsaid(block, seen)]
    assert not found
