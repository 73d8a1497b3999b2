"""What is made from the primitives for card writers and editors is right and up to date."""

from functools import cache
from typing import Any

import fastjsonschema
import pytest

from keyforge_tui.common.paths import cards_folder
from keyforge_tui.engine.language.core.primitive import Primitive
from keyforge_tui.engine.language.textbox import card_text
from keyforge_tui.library.docs.reference import reference_text
from keyforge_tui.library.docs.schema import card_schema, schema_text
from keyforge_tui.library.docs.texts import example_card, texts
from keyforge_tui.library.sets import load_sets
from keyforge_tui.library.source import read_file
from tests.scenario import library

PRIMITIVES = [kind for words in Primitive.registry.values() for kind in words.values()]


def test_the_reference_is_up_to_date() -> None:
    written = (cards_folder() / "REFERENCE.md").read_text(encoding="utf-8")
    assert written == reference_text(), 'run "make generate"'


def test_the_schema_is_up_to_date() -> None:
    written = (cards_folder() / "card.schema.json").read_text(encoding="utf-8")
    assert written == schema_text(), 'run "make generate"'


def test_the_list_of_texts_is_up_to_date() -> None:
    written = (cards_folder() / "TEXTS.md").read_text(encoding="utf-8")
    assert written == texts(library(), load_sets(cards_folder() / "sets")), 'run "make generate"'


@pytest.mark.parametrize("kind", PRIMITIVES, ids=lambda kind: f"{kind.family}-{kind.word}")
def test_every_primitive_has_an_example_that_loads_and_reads(kind: type[Primitive]) -> None:
    assert kind.__doc__
    assert kind.word in kind.example or kind.word == "compare"
    assert card_text(example_card(kind))


@cache
def accepts() -> Any:
    return fastjsonschema.compile(card_schema())


def test_the_schema_accepts_every_card() -> None:
    refused = []
    for slug, path in library().files.items():
        try:
            accepts()(read_file(path).data)
        except fastjsonschema.JsonSchemaException as error:
            refused.append(f"{slug}: {error}")
    assert not refused


GOOD = {"name": "x", "house": "dis", "type": "creature", "power": 3}


@pytest.mark.parametrize(
    "wrong",
    [
        {"power": "many"},
        {"house": "kobold"},
        {"type": "spell"},
        {"colour": "red"},
        {"traits": ["giraffe"]},
        {"keywords": ["assault"]},
        {"keywords": ["flying"]},
        {"play": [{"stael": 1}]},
        {"play": [{"steal": 1, "form": "x"}]},
        {"play": []},
        {"reap/plya": [{"steal": 1}]},
        {"always": [{"to": "this", "pwer": 1}]},
        {"after": [{"reaps": "a creature"}]},
        {"play": [{"if": {"amber-of": "opponent"}, "then": [{"gain": 1}]}]},
    ],
)
def test_the_schema_refuses_what_the_reader_refuses(wrong: dict[str, Any]) -> None:
    accepts()(GOOD)
    with pytest.raises(fastjsonschema.JsonSchemaException):
        accepts()({**GOOD, **wrong})
