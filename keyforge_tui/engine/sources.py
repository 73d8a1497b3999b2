"""Where things come from, for whoever asks why: keywords, houses, hand sizes.

Power, armor and key costs give their own parts (`characteristics`); these are asked for only
when a person reads a card, so they are found here and not on the way of every decision.
"""

from __future__ import annotations

from keyforge_tui.engine.language.words.modifiers.characteristics import (
    BelongsTo,
    GainsKeywords,
    LosesKeywords,
)
from keyforge_tui.engine.language.words.modifiers.players import HandSize
from keyforge_tui.engine.model import numbers
from keyforge_tui.engine.model.words import CardId, House, Keyword, PlayerId
from keyforge_tui.engine.table import characteristics
from keyforge_tui.engine.table.characteristics import Part
from keyforge_tui.engine.table.table import Table

PRINTED = "printed"


def keyword_sources(table: Table, card: CardId) -> dict[Keyword, tuple[str, ...]]:
    """For each keyword a card has now, what gives it."""
    there = table.state.in_play.get(card)
    if there is None:
        return {word: (PRINTED,) for word in table.card(card).definition.keywords}
    found: dict[Keyword, list[str]] = {}
    if not characteristics.is_blank(table, card):
        found = {word: [PRINTED] for word in there.definition.keywords}
    for gain in table.in_force(GainsKeywords):
        if gain.applies_to(card):
            for word in gain.modifier.keywords:
                found.setdefault(word, []).append(table.name(gain.ctx.source))
    for loss in table.in_force(LosesKeywords):
        if loss.applies_to(card):
            for word in loss.modifier.loses_keywords:
                found.pop(word, None)
    return {word: tuple(names) for word, names in found.items()}


def house_sources(table: Table, card: CardId) -> dict[House, str]:
    """For each house a card belongs to now, what makes it belong."""
    there = table.state.in_play.get(card)
    if there is None:
        return {table.card(card).house: PRINTED}
    now = frozenset({there.house})
    found = {there.house: PRINTED}
    for entry in table.in_force(BelongsTo):
        if entry.applies_to(card):
            after = entry.modifier.changed(entry.ctx, now)
            found = {
                house: found[house] if house in now else table.name(entry.ctx.source)
                for house in sorted(after)
            }
            now = after
    return found


def hand_size_parts(table: Table, player: PlayerId) -> list[Part]:
    """How many cards a player refills to, part by part; chains come off the draw (R11.2, R12.3)."""
    parts = [Part(numbers.HAND_SIZE, "usual")]
    for entry in table.in_force(HandSize):
        if entry.applies_to_player(player):
            source = entry.ctx.source
            parts.append(Part(entry.modifier.value_for(entry.ctx), table.name(source), source))
    penalty = numbers.chain_penalty(table.state.players[player].chains)
    if penalty:
        parts.append(Part(-penalty, "chains, off the draw"))
    return [part for part in parts if part.amount]
