"""What a model refuses is said with file, line and place."""

import pytest
from pydantic import BaseModel, ConfigDict, TypeAdapter

from keyforge_tui.library.source import SourceError, read_text, validate


class Step(BaseModel):
    model_config = ConfigDict(extra="forbid")

    steal: int


class Card(BaseModel):
    model_config = ConfigDict(extra="forbid")

    name: str
    play: list[Step]


CARD = TypeAdapter(Card)


def test_data_that_fits_becomes_the_model() -> None:
    document = read_text("name: x\nplay: [steal: 1]\n", "x.yaml")
    assert validate(CARD, document) == Card(name="x", play=[Step(steal=1)])


def test_everything_that_does_not_fit_is_reported_with_its_line() -> None:
    document = read_text("play:\n- steal: 1\n- steal: x\n  stael: 2\n", "x.yaml")
    with pytest.raises(SourceError) as caught:
        validate(CARD, document)
    lines = caught.value.lines
    assert lines[0] == "x.yaml:1: name: is missing; add it"
    assert lines[1] == 'x.yaml:3: play.1.steal: is a whole number, not "x"'
    assert lines[2] == (
        "x.yaml:4: play.1.stael: is not known here; remove it or check its spelling"
    )
