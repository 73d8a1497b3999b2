"""Where things come from, for whoever asks why, and what is in force on the table.

This is asked for when a person reads a card, not on the way of every decision.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from keyforge_tui.engine.language.core.ability import Static
from keyforge_tui.engine.language.textbox import ability_text, card_text
from keyforge_tui.engine.model import constants
from keyforge_tui.engine.model.words import CardId, House, Keyword, PlayerId, Zone
from keyforge_tui.engine.rules.moves import HandSize
from keyforge_tui.engine.table import characteristics
from keyforge_tui.engine.table.characteristics import Part
from keyforge_tui.engine.table.context import Context
from keyforge_tui.engine.table.index import seats
from keyforge_tui.engine.table.modifiers import (
    BelongsTo,
    GainsKeywords,
    LosesKeywords,
)
from keyforge_tui.engine.table.state import Lasting
from keyforge_tui.engine.table.table import Table

PRINTED = "printed"


@dataclass(frozen=True, slots=True)
class Standing:
    """One thing in force."""

    source: CardId
    name: str
    """What the source is called."""
    controller: PlayerId
    text: str
    until: str
    on: tuple[CardId, ...] = ()
    """The cards it speaks of as "it"."""


@dataclass(frozen=True, slots=True)
class CardSources:
    """Where everything about one card comes from."""

    text: tuple[str, ...]
    """What stands in its text box, or in that of the card it copies."""
    is_blank: bool
    """Its text box is blank now (R25.7)."""
    power: tuple[Part, ...]
    """For a creature in play."""
    armor: tuple[Part, ...]
    keywords: dict[Keyword, tuple[str, ...]] = field(default_factory=dict)
    """For each keyword it has now, what gives it."""
    houses: dict[House, str] = field(default_factory=dict)
    """For each house it belongs to now, what makes it belong."""
    in_force: tuple[Standing, ...] = ()
    """What is in force and speaks of it."""


def inspect(table: Table, card: CardId) -> CardSources:
    """Where everything about a card comes from."""
    creature = table.state.zones[card] is Zone.BATTLELINE
    in_play = card in table.state.in_play
    return CardSources(
        tuple(card_text(characteristics.definition(table, card))),
        in_play and characteristics.is_blank(table, card),
        tuple(characteristics.power_parts(table, card)) if creature else (),
        tuple(characteristics.armor_parts(table, card)) if creature else (),
        keyword_sources(table, card),
        house_sources(table, card),
        tuple(effect for effect in standing(table) if card in effect.on),
    )


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
            for word in gain.modifier.given(gain.ctx, card):
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
    parts = [Part(constants.HAND_SIZE, "usual")]
    for entry in table.in_force(HandSize):
        if entry.applies_to_player(player):
            source = entry.ctx.source
            parts.append(Part(entry.modifier.value_for(entry.ctx), table.name(source), source))
    penalty = constants.chain_penalty(table.state.players[player].chains)
    if penalty:
        parts.append(Part(-penalty, "chains, off the draw"))
    return [part for part in parts if part.amount]


def standing(table: Table) -> tuple[Standing, ...]:
    """Lasting effects first, the newest on top; then constant abilities in play."""
    state = table.state
    found = []
    for effect in reversed(state.lasting):
        if effect.uses == 0:
            continue
        facts = state.cards[effect.source].definition
        text = " ".join(ability_text(facts, ability) for ability in effect.abilities)
        on = tuple(card for card, _ in effect.targets)
        found.append(
            Standing(effect.source, facts.name, effect.controller, text, _until(table, effect), on)
        )
    for card, there in state.in_play.items():
        definition = there.definition
        if not definition.continuous or table.index.is_blank(card, None):
            continue
        ctx = Context(table, card, there.controller)
        for ability in definition.continuous:
            if not isinstance(ability, Static):
                continue
            if not definition.works(ability, attached=there.host is not None):
                continue
            condition = ability.while_
            if condition is not None and not any(map(condition.holds, seats(ability, ctx))):
                continue
            text = ability_text(definition, ability)
            on = () if there.host is None else (there.host,)
            found.append(
                Standing(card, definition.name, there.controller, text, "while it is in play", on)
            )
    return tuple(found)


def _until(table: Table, effect: Lasting) -> str:
    state = table.state
    if effect.starts > state.turn:
        return f"in turn {effect.starts}"
    if effect.tied_to is not None:
        return f"while {table.name(effect.tied_to[0])} is in play"
    if effect.ends is None:
        return "for the rest of the game"
    if effect.ends == state.turn:
        return "until the end of this turn"
    return f"until the end of turn {effect.ends}"
