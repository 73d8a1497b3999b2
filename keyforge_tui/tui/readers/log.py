"""The log to read: filtered by what happened and in whose turn, with the cards it names."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from textual.content import Content

from keyforge_tui.engine import CardId, Kind, PlayerId
from keyforge_tui.sitting.sitting import Sitting
from keyforge_tui.tui.readers.cards import card_page
from keyforge_tui.tui.readers.reader import Reader, ReaderEntry, heading, lines

KINDS: dict[str, frozenset[Kind]] = {
    "cards": frozenset(
        {Kind.PLAYED, Kind.DISCARDED, Kind.ARCHIVED, Kind.PURGED, Kind.RETURNED, Kind.DREW}
        | {Kind.REVEALED, Kind.LOOKED, Kind.PUT_ON_DECK, Kind.PUT_UNDER, Kind.PILES_SWAPPED}
    ),
    "fights and damage": frozenset(
        {Kind.FIGHT_DECLARED, Kind.DAMAGED, Kind.PREVENTED, Kind.DAMAGE_MOVED}
        | {Kind.DESTROYED, Kind.HEALED}
    ),
    "Æmber": frozenset(
        {Kind.REAPED, Kind.GAINED, Kind.LOST, Kind.STOLEN, Kind.CAPTURED, Kind.EXALTED}
        | {Kind.AMBER_MOVED, Kind.PAID, Kind.FORGED, Kind.UNFORGED, Kind.ANNOUNCED}
    ),
    "keys": frozenset({Kind.FORGED, Kind.UNFORGED, Kind.ANNOUNCED}),
}
"""What the log can be filtered by."""


def log_filters(sitting: Sitting) -> dict[str, tuple[str, ...]]:
    """The filters of the log."""
    return {"Show": tuple(KINDS), "In the turns of": sitting.names}


def log_reader(sitting: Sitting, eyes: PlayerId | None) -> Reader:
    """The log for one player, or what both may know; open at its end."""
    entries = log_entries(sitting, eyes)
    start = len(entries) - 1
    return Reader("What happened", entries, start=start, filters=log_filters(sitting))


def log_entries(sitting: Sitting, eyes: PlayerId | None) -> list[ReaderEntry]:
    """The whole story for a player, or for both, the newest turn at the end."""
    found: list[ReaderEntry] = []
    turn = 0
    for entry, text in sitting.chronicle.told(eyes):
        if entry.turn != turn:
            turn = entry.turn
            found.append(heading(f"Turn {turn}: {sitting.name(entry.active)}"))
        event = entry.event
        tags = {tag for tag, kinds in KINDS.items() if event.kind in kinds}
        seen = entry.seen[0] & entry.seen[1] if eyes is None else entry.seen[eyes]
        named = dict.fromkeys((event.card, event.other, event.source))
        cards = [card for card in named if card is not None and card in seen and sitting.sees(card)]
        found.append(
            ReaderEntry(
                _with_names(f" {text}", [sitting.card_name(card) for card in cards]),
                partial(_log_page, sitting, text, cards),
                text,
                tags=frozenset({*tags, sitting.name(entry.active)}),
                opens=partial(_card_entries, sitting, cards) if cards else None,
            )
        )
    return found


def _with_names(text: str, names: Sequence[str]) -> Content:
    """A line in which the names of cards stand out."""
    line = Content(text)
    for name in names:
        at = text.find(name)
        if at >= 0:
            line = line.stylize("bold", at, at + len(name))
    return line


def _log_page(sitting: Sitting, text: str, cards: Sequence[CardId]) -> Content:
    page = [Content(text)]  # the list cuts a long line
    for card in cards:
        page += [Content(""), card_page(sitting, card)]
    return lines(page)


def _card_entries(sitting: Sitting, cards: Sequence[CardId]) -> list[ReaderEntry]:
    return [
        ReaderEntry(Content(f" {sitting.card_name(card)}"), card_page(sitting, card))
        for card in cards
    ]
