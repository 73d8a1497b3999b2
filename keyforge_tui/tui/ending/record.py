"""What is left of a finished game: what each card did, and its record as a text file."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from textual.content import Content

from keyforge_tui.engine import CardId, Event, Kind, PlayerId
from keyforge_tui.saves.restore import Restored
from keyforge_tui.sitting.sitting import Sitting
from keyforge_tui.story.export import log_text
from keyforge_tui.tui.ending.chart import amber_chart
from keyforge_tui.tui.readers.reader import Reader, ReaderEntry

DOERS = {
    Kind.PLAYED: "played",
    Kind.REAPED: "reaped",
    Kind.FOUGHT: "fights",
}
"""What is counted by how often a card did it."""
SOURCES = {
    Kind.DAMAGED: "damage dealt",
    Kind.DESTROYED: "destroyed",
    Kind.GAINED: "Æmber gained",
    Kind.STOLEN: "Æmber stolen",
    Kind.FORGED: "keys forged",
}
"""What is counted by how much of it a card is the source of."""
_Count = Callable[[CardId | None, str, int], None]


@dataclass(slots=True)
class CardTally:
    """One card's part in the game."""

    card: CardId
    name: str
    owner: PlayerId
    done: Counter[str] = field(default_factory=Counter)

    @property
    def weight(self) -> int:
        """How much it did, to put the busiest first."""
        return self.done.total()


def tallies(sitting: Sitting) -> list[CardTally]:
    """Every card that did something, the busiest first."""
    found: dict[CardId, CardTally] = {}

    def count(card: CardId | None, what: str, number: int) -> None:
        if card is not None and number:
            if card not in found:
                name = sitting.chronicle.cards[card]
                found[card] = CardTally(card, name, sitting.game.cards[card].owner)
            found[card].done[what] += number

    for entry in sitting.chronicle.entries:
        event = entry.event
        if event.card is not None and not all(event.card in seen for seen in entry.seen):
            continue
        _count(event, count)
    return sorted(found.values(), key=lambda one: (-one.weight, one.name))


def _count(event: Event, count: _Count) -> None:
    if event.kind in DOERS:
        count(event.card, DOERS[event.kind], 1)
    if event.kind is Kind.CAPTURED:
        count(event.card, "Æmber captured", event.amount)
    if event.kind in SOURCES and event.source != event.card:
        amount = 1 if event.kind in (Kind.DESTROYED, Kind.FORGED) else event.amount
        killer = event.other if event.kind is Kind.DESTROYED and event.in_fight else None
        count(event.source if event.source is not None else killer, SOURCES[event.kind], amount)


def summary(found: list[CardTally], most: int = 4) -> Content:
    """The cards that did most, in a line or two."""
    lines = []
    for title, what in (("Reaped most", "reaped"), ("Destroyed most", "destroyed")):
        best = sorted((one for one in found if one.done[what]), key=lambda one: -one.done[what])
        names = ", ".join(f"{one.name} {one.done[what]}" for one in best[:most])
        if names:
            lines.append(Content.assemble((f"{title}: ", "$quiet"), names))
    return Content("\n").join(lines)


def tally_reader(sitting: Sitting) -> Reader:
    """What each card did, to read; filtered by whose card it is."""
    entries = [
        ReaderEntry(
            Content.assemble(f" {one.name:<28.28} ", (_short(one), "$quiet")),
            Content("\n".join(_lines(one, sitting))),
            f"{one.name} {_short(one)}",
            tags=frozenset({sitting.name(one.owner)}),
        )
        for one in tallies(sitting)
    ]
    return Reader(
        "What each card did",
        entries,
        empty="No card did anything.",
        filters={"Cards of": sitting.names},
    )


def _short(one: CardTally) -> str:
    return ", ".join(f"{what} {number}" for what, number in one.done.most_common(3))


def _lines(one: CardTally, sitting: Sitting) -> list[str]:
    told = [one.name, f"a card of {sitting.name(one.owner)}", ""]
    return told + [f"{number:>4}  {what}" for what, number in one.done.most_common()]


WIDTH = 72
HEIGHT = 12


def record_text(sitting: Sitting, result: str) -> str:
    """Who played what, everything both could see, the chart, the result."""
    assert sitting.dealing is not None
    story = log_text(Restored(sitting.dealing, sitting.session), sitting.chronicle)
    return f"{story}\n{amber_chart(sitting, WIDTH, HEIGHT).plain}\n\n{result}\n"


def save_record(sitting: Sitting, result: str, folder: Path) -> str:
    """Write the record into a folder; what came of it, in a line."""
    names = "-".join(re.sub(r"[^a-z0-9]+", "", name.lower()) or "player" for name in sitting.names)
    stem = f"keyforge-{datetime.now():%Y%m%d-%H%M%S}-{names}"
    path = folder / f"{stem}.txt"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.txt"
    try:
        path.write_text(record_text(sitting, result), encoding="utf-8")
    except OSError as error:
        return f"The record could not be saved: {error.strerror}."
    return f"The record is in {path}"
