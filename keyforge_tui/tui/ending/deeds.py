"""What each card did in a game, counted from what both players saw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from textual.content import Content

from keyforge_tui.engine import CardId, Event, Kind, PlayerId
from keyforge_tui.sitting.sitting import Sitting
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


Counting = Callable[[CardId | None, str, int], None]


@dataclass(slots=True)
class Deeds:
    """One card's part in the game."""

    card: CardId
    name: str
    owner: PlayerId
    done: Counter[str] = field(default_factory=Counter)

    @property
    def weight(self) -> int:
        """How much it did, to put the busiest first."""
        return self.done.total()


def deeds(sitting: Sitting) -> list[Deeds]:
    """Every card that did something, the busiest first."""
    found: dict[CardId, Deeds] = {}

    def count(card: CardId | None, what: str, number: int) -> None:
        if card is not None and number:
            if card not in found:
                name = sitting.chronicle.cards[card]
                found[card] = Deeds(card, name, sitting.game.cards[card].owner)
            found[card].done[what] += number

    for entry in sitting.chronicle.entries:
        event = entry.event
        if event.card is not None and not all(event.card in seen for seen in entry.seen):
            continue
        _count(event, count)
    return sorted(found.values(), key=lambda one: (-one.weight, one.name))


def _count(event: Event, count: Counting) -> None:
    if event.kind in DOERS:
        count(event.card, DOERS[event.kind], 1)
    if event.kind is Kind.CAPTURED:
        count(event.card, "Æmber captured", event.amount)
    if event.kind in SOURCES and event.source != event.card:
        amount = 1 if event.kind in (Kind.DESTROYED, Kind.FORGED) else event.amount
        killer = event.other if event.kind is Kind.DESTROYED and event.in_fight else None
        count(event.source if event.source is not None else killer, SOURCES[event.kind], amount)


def summary(found: list[Deeds], most: int = 4) -> Content:
    """The cards that did most, in a line or two."""
    lines = []
    for title, what in (("Reaped most", "reaped"), ("Destroyed most", "destroyed")):
        best = sorted((one for one in found if one.done[what]), key=lambda one: -one.done[what])
        names = ", ".join(f"{one.name} {one.done[what]}" for one in best[:most])
        if names:
            lines.append(Content.assemble((f"{title}: ", "$quiet"), names))
    return Content("\n").join(lines)


def deeds_reader(sitting: Sitting) -> Reader:
    """What each card did, to read; filtered by whose card it is."""
    entries = [
        ReaderEntry(
            Content.assemble(f" {one.name:<28.28} ", (_short(one), "$quiet")),
            Content("\n".join(_lines(one, sitting))),
            f"{one.name} {_short(one)}",
            tags=frozenset({sitting.name(one.owner)}),
        )
        for one in deeds(sitting)
    ]
    return Reader(
        "What each card did",
        entries,
        empty="No card did anything.",
        filters={"Cards of": sitting.names},
    )


def _short(one: Deeds) -> str:
    return ", ".join(f"{what} {number}" for what, number in one.done.most_common(3))


def _lines(one: Deeds, sitting: Sitting) -> list[str]:
    told = [one.name, f"a card of {sitting.name(one.owner)}", ""]
    return told + [f"{number:>4}  {what}" for what, number in one.done.most_common()]
