"""Our own deck files: YAML that people can write by hand (documented in cards/decks/README.md).

name: Radiant Argus the Supreme
set: cota
houses:
  logos:
    - Library Access
    - 2x Dextre
"""

from __future__ import annotations

import json
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from keyforge_tui.library.decks.cardlines import MOST_COPIES, read_line
from keyforge_tui.library.decks.decklist import IconsPlaced
from keyforge_tui.library.decks.formats.raw import RawCard, RawDeck
from keyforge_tui.library.source import Document, SourceError, problems

Line = Annotated[
    str,
    Field(
        min_length=1,
        max_length=200,
        description="A card: [COUNT x] TITLE [(evil twin | 1/2 | 2/2)] [+ICONS]; "
        "icons are A amber, C capture, D damage, R draw.",
    ),
]


class PlacedAtRandom(BaseModel):
    """Icons that chance placed, because the real ones are not known."""

    model_config = ConfigDict(extra="forbid", strict=True)

    random: Annotated[int, Field(ge=0, description="The seed the icons were placed with.")]


class DeckFileModel(BaseModel):
    """A deck: its name, its set, and three houses of twelve cards."""

    model_config = ConfigDict(extra="forbid", strict=True, title="keyforge-tui deck")

    name: Annotated[str, Field(min_length=1, max_length=120, description="The deck's name.")]
    set: Annotated[
        str | int | None,
        Field(description="cota, aoa, wc, mm or dt; or the set's name, or its number."),
    ] = None
    id: Annotated[
        str | None, Field(max_length=80, description="The publisher's number for the deck.")
    ] = None
    icons: Annotated[
        Literal["printed", "without"] | PlacedAtRandom,
        Field(description="Where the added bonus icons come from."),
    ] = "printed"
    houses: Annotated[
        dict[str, list[Line]],
        Field(description="The cards of each house. A house is called by its name."),
    ]
    notes: Annotated[
        str | None, Field(max_length=4000, description="Anything; the program ignores it.")
    ] = None


FILE = TypeAdapter(DeckFileModel)


def looks_like_own(data: object) -> bool:
    """Whether data is meant as one of our deck files."""
    return isinstance(data, dict) and isinstance(data.get("houses"), dict)


def read_own(document: Document) -> RawDeck:
    """The deck of one of our files; a `SourceError` where its shape is wrong."""
    try:
        file = FILE.validate_python(document.data)
    except ValidationError as error:
        raise SourceError(problems(document, error)) from None
    deck = RawDeck(
        file.name,
        set=None if file.set is None else str(file.set),
        houses=tuple(file.houses),
        id=file.id,
        icons=file.icons if isinstance(file.icons, str) else IconsPlaced(file.icons.random),
    )
    for house, lines in file.houses.items():
        for index, text in enumerate(lines):
            path = ("houses", house, index)
            line = read_line(text)
            where = f"{house}.{index + 1}"
            number = document.line_of(path)
            for word in line.unknown:
                deck.problems.append((number, where, f'"{word}" in parentheses means nothing here'))
            if not 1 <= line.count <= MOST_COPIES:
                deck.problems.append((number, where, f"{line.count} copies are no number of cards"))
                continue
            card = RawCard(
                line.title,
                house,
                line.icons,
                line.twin,
                line.half,
                line=number,
                where=where,
            )
            deck.cards += [card] * line.count
    return deck


def schema_text() -> str:
    """The schema, ready to be saved."""
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **FILE.json_schema(),
    }
    return json.dumps(schema, indent=2) + "\n"
