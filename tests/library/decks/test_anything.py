"""Whatever a file contains, reading it ends in decks or in clear lines, never in a crash."""

import json
from collections.abc import Sequence
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from keyforge_tui.common.errors import UserError
from keyforge_tui.library.decks import Reading, read_list, starter_files
from keyforge_tui.library.decks.cardlines import read_line
from keyforge_tui.library.decks.deckfile import read_decks, read_lists
from keyforge_tui.library.decks.writing import WRITERS
from keyforge_tui.library.source import SourceError
from tests.library.decks.conftest import the_catalog

WORDS = [
    *("_linked", "_links", "data", "deck", "decks", "cards", "houses", "housesAndCards", "count"),
    *("card_title", "bonus_icons", "card_id", "ObjectStates", "ContainedObjects", "Nickname"),
    *("id", "name", "set", "expansion", "house", "maverick", "enhancements", "is_non_deck"),
    *("dis", "Brobnar", "Anger", "2x Fear", "Deusillus", "341", "amber", "evil twin"),
]
keys = st.sampled_from(WORDS)
values = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 500) | keys | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(keys, inner, max_size=5),
    max_leaves=25,
)


def read(content: str) -> None:
    readings: list[Reading] = []
    said: tuple[str, ...] = ()
    try:
        readings = read_decks(content, "file", the_catalog())
    except SourceError as error:
        said = error.lines
    assert readings or said
    assert all(line.isprintable() for line in said)
    for reading in readings:
        assert (reading.deck is None) == bool(reading.errors)
        assert all(str(p).isprintable() for p in (*reading.errors, *reading.warnings))


@given(values)
@settings(deadline=None, max_examples=300)
def test_any_json(data: object) -> None:
    read(json.dumps(data))


@given(st.text(max_size=200))
@settings(deadline=None, max_examples=200)
def test_any_text(text: str) -> None:
    read(text)


lines = st.sampled_from(
    [
        "Brobnar",
        "Dis:",
        "## Shadows",
        "2x Anger",
        "Fear +A",
        "Set: cota",
        "Krump (x2)",
        "#",
        "",
        "x9",
    ]
)


@given(st.lists(lines | st.text(max_size=12), max_size=20))
@settings(deadline=None, max_examples=200)
def test_any_list(text: list[str]) -> None:
    read("\n".join(text))


@given(st.data())
@settings(deadline=None, max_examples=150)
def test_any_broken_deck(data: st.DataObject) -> None:
    """A piece of a good file is cut out or overwritten."""
    deck = read_list(starter_files()[0], the_catalog())
    content = WRITERS[data.draw(st.sampled_from(sorted(WRITERS)))](deck, the_catalog())
    start = data.draw(st.integers(0, len(content)))
    end = data.draw(st.integers(start, min(len(content), start + 200)))
    read(content[:start] + data.draw(st.text(max_size=4)) + content[end:])


@given(st.binary(max_size=200))
@settings(
    deadline=None, max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_any_bytes(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "deck"
    path.write_bytes(content)
    said: tuple[str, ...] = ()
    lists: Sequence[object] = ()
    try:
        lists = read_lists(path, the_catalog())
    except UserError as error:
        said = error.lines
    assert bool(lists) != bool(said)
    assert all(line.isprintable() for line in said)


@given(st.text(max_size=60))
def test_any_line_has_a_title_or_nothing(text: str) -> None:
    line = read_line(text)
    assert line.count >= 0
    assert len(line.title) <= len(text)
