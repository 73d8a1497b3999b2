"""A phrase for cards: what is read, checked, written, told and completed comes from one record."""

import re

import pytest

from keyforge_tui.engine import phrase_pattern, phrases_told
from keyforge_tui.engine.language.cards.adjectives import ADJECTIVES, Adjective
from keyforge_tui.engine.language.cards.forms import ENDINGS, NOUNS, QUANTITIES, REFERENCES, WORDS
from keyforge_tui.engine.language.cards.phrase import PhraseError, parse
from keyforge_tui.engine.language.read.definition import define
from keyforge_tui.engine.language.textbox import card_text

GOOD: dict[str, object] = {"name": "x", "house": "dis", "type": "creature", "power": 3}


def behind(quantity: str) -> str:
    """A phrase that begins with a quantity."""
    deck = " of your deck" if re.match("the (top|bottom)", quantity) else ""
    return f"{quantity} creature{deck or (' named yurk' if quantity == 'the' else '')}"


def before(ending: str) -> str:
    """A phrase that ends in an ending."""
    if ending.endswith((" deck", " discard pile")) and ending.startswith("of "):
        return f"the top card {ending}"
    if ending.startswith("of each "):
        return f"a card {ending}"
    return f"each {'neighbor' if re.match('of (this|it|the victim)', ending) else 'card'} {ending}"


PHRASES = [
    *(behind(says) for form in QUANTITIES for says in form.says),
    *(f"each {word} {'neighbor' if word in ('left', 'right') else 'creature'}" for word in WORDS),
    *(f"each {noun}" for noun in NOUNS),
    *(before(says) for form in ENDINGS for says in form.says),
    *(f"each {one.word} creature" for one in ADJECTIVES if one.word),
    *(f"each creature {one.ending}" for one in ADJECTIVES if one.ending),
    *REFERENCES,
    "a creature or artifact",
    "a non-dis creature",
    "2 other friendly mars creatures with power 3 or lower in play",
    "the seen",
]


@pytest.mark.parametrize("phrase", PHRASES)
def test_what_the_reference_tells_is_read_and_the_schema_knows_it(phrase: str) -> None:
    assert parse(phrase)
    assert re.search(phrase_pattern(), phrase)


@pytest.mark.parametrize(
    "phrase", ["each creture", "a stuned creature", "each creature with wings", "creature a", ""]
)
def test_what_is_not_read_the_schema_does_not_know(phrase: str) -> None:
    with pytest.raises(PhraseError):
        parse(phrase)
    assert not re.search(phrase_pattern(), phrase)


@pytest.mark.parametrize("adjective", ADJECTIVES, ids=lambda one: one.key)
def test_every_adjective_is_told_and_written(adjective: Adjective) -> None:
    told = " ".join(phrases_told().split())
    phrase = f"each {adjective.word} creature {adjective.ending}".replace("  ", " ").strip()
    card, _ = define("x", {**GOOD, "play": [{"destroy": phrase}]})
    bare, _ = define("x", {**GOOD, "play": [{"destroy": "each creature"}]})
    assert card is not None
    assert bare is not None
    assert (adjective.word or adjective.ending) in told
    assert adjective.ending in told
    assert card_text(card) != card_text(bare)


@pytest.mark.parametrize(
    ("phrase", "message"),
    [
        ("the top card", "say whose deck: of your deck, of their deck, of each deck"),
        ("a card of your deck", "say which: the top card of your deck, or a card in your deck"),
        ("a creature of this", "only a neighbor or an upgrade is “of” a card"),
    ],
)
def test_half_a_phrase_is_refused_with_what_it_lacks(phrase: str, message: str) -> None:
    with pytest.raises(PhraseError, match=re.escape(message)):
        parse(phrase)
