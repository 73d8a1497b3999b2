"""What lies in the piles and under cards, and what is in force."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content

from keyforge_tui.engine import (
    AnyCardView,
    CardView,
    opponent_of,
)
from keyforge_tui.sitting.sitting import Sitting
from keyforge_tui.tui.readers.cards import card_entry
from keyforge_tui.tui.readers.reader import ReaderEntry, heading, lines


def pile_entries(sitting: Sitting) -> list[ReaderEntry]:
    """Every pile the viewer may look through."""
    view = sitting.view()
    own = view.players[sitting.viewer]
    other = view.players[opponent_of(sitting.viewer)]
    theirs = sitting.name(other.id)
    piles: list[tuple[str, Sequence[AnyCardView]]] = [
        ("Your discard pile", own.discard),
        (f"{theirs}’s discard pile", other.discard),
        ("Your archives", own.archives),
        (f"{theirs}’s archives", other.archives),
        ("Your purged cards", own.purged),
        (f"{theirs}’s purged cards", other.purged),
    ]
    for side in (own, other):
        for card in (*side.battleline, *side.artifacts):
            if isinstance(card, CardView) and card.under:
                piles.append((f"Under {card.name}", card.under))
            if isinstance(card, CardView) and card.upgrades:
                piles.append((f"Upgrades on {card.name}", card.upgrades))
    found: list[ReaderEntry] = []
    for title, cards in piles:
        if cards:
            found.append(heading(f"{title} ({len(cards)})"))
            found += [card_entry(sitting, card) for card in cards]
    return found


def force_entries(sitting: Sitting) -> list[ReaderEntry]:
    """Everything in force, with source and end; and both key costs with their reasons."""
    found: list[ReaderEntry] = []
    for player in sitting.view().players:
        parts = [f"{part.amount:+} {part.text}" for part in player.key_cost_parts]
        cost = f"{sitting.name(player.id)}’s key cost: {player.key_cost}"
        found.append(ReaderEntry(Content(cost), Content("\n".join(parts))))
    for effect in sitting.game.in_force():
        about = [Content.styled(effect.name, "bold"), Content(effect.text), Content("")]
        about.append(Content.styled(f"In force {effect.until}.", "$quiet"))
        about.append(Content.styled(f"Controlled by {sitting.name(effect.controller)}.", "$quiet"))
        if effect.on:
            names = ", ".join(sitting.card_name(card) for card in effect.on if sitting.sees(card))
            about.append(Content.styled(f"It: {names}", "$quiet"))
        title = Content.assemble((effect.name, "bold"), ": ", effect.text)
        found.append(ReaderEntry(title, lines(about)))
    return found
