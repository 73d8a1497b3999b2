"""Reasons why a player may not play or discard a card (R13, R15)."""

from __future__ import annotations

from collections.abc import Iterator

from keyforge_tui.engine.model import constants
from keyforge_tui.engine.model.decisions import Reason
from keyforge_tui.engine.model.events import Kind
from keyforge_tui.engine.model.words import CardId, CardType, Keyword, PlayerId, Zone
from keyforge_tui.engine.rules import amber
from keyforge_tui.engine.table.ability import Cards, Modifier
from keyforge_tui.engine.table.card import CardDef
from keyforge_tui.engine.table.characteristics import in_house
from keyforge_tui.engine.table.context import Context
from keyforge_tui.engine.table.index import InForce
from keyforge_tui.engine.table.table import Table


class MayPlay(Modifier):
    """A player may play cards that are not of the active house (R13.13)."""

    may_play: Cards
    each_turn: int | None
    """Only so many each turn."""


class CannotPlay(Modifier):
    """A player cannot play cards of a kind (R32.2)."""

    cannot_play: Cards


class PlayLimit(Modifier):
    """A player cannot play more cards in a turn, in all or of each type."""

    play_limit: int
    per_type: bool


def permissions(table: Table, player: PlayerId, card: CardId) -> list[InForce[MayPlay]]:
    """The permissions under which a card could be played off-house (R13.13)."""
    found = []
    for entry in table.in_force(MayPlay):
        allow = entry.modifier
        if not entry.applies_to_player(player):
            continue
        if not allow.may_play.describes(entry.ctx, card):
            continue
        if allow.each_turn is not None:
            used = sum(
                1
                for event in table.state.history
                if event.kind is Kind.PLAYED and event.other == entry.ctx.source
            )
            if used >= allow.each_turn:
                continue
        found.append(entry)
    return found


def house_allows_any_play(table: Table, card: CardId) -> bool:
    """Whether a card in hand could perhaps be played or discarded in spite of its house."""
    return in_house(table, card) or bool(table.in_force(MayPlay))


def against_playing(
    table: Table, player: PlayerId, card: CardId, *, from_hand: bool = True, free: bool = False
) -> Iterator[Reason]:
    """Reasons why a card cannot be played now.

    `free`: an effect tells the player to play it, so house and first turn do not matter.
    """
    state = table.state
    if not free:
        if state.zones[card] is not Zone.HAND or state.holders[card] != player:
            yield Reason("The card is not in your hand.", "R13.2")
            return
        allowed = in_house(table, card)
        permits = table.in_force(MayPlay)
        if not allowed and not (permits and permissions(table, player, card)):
            yield Reason("The card does not belong to the active house.", "R9.2", card)
        elif (
            state.turn == 1
            and from_hand
            and state.from_hand >= 1
            and not (permits and permissions(table, player, card))
        ):
            yield Reason(
                "On the first turn only one card may be played or discarded from hand.", "R9.3"
            )
    yield from _against_playing_at_all(table, player, card)


def _against_playing_at_all(table: Table, player: PlayerId, card: CardId) -> Iterator[Reason]:
    """Reasons that hold however a card would be played (R13.10)."""
    state = table.state
    definition = state.cards[card].definition
    if state.titles.get(definition.name, 0) >= constants.RULE_OF_SIX:
        yield Reason("Cards of this title were played and used six times this turn.", "R20.1", card)
    if Keyword.ALPHA in definition.keywords and state.acted:
        yield Reason(
            "Alpha: another card was played, used or discarded in this step.", "R46.1", card
        )
    if definition.copies_action is not None:
        ctx = Context(table, card, player)
        found = definition.copies_action.candidates(ctx)
        if found and not any(copyable(table, table.card(one).definition) for one in found):
            yield Reason("No card that it could copy can be played now.", "R13.16", card)
    if definition.playable_if is not None and not definition.playable_if.holds(
        Context(table, card, player)
    ):
        needed = definition.playable_if.saying(definition)
        yield Reason(f"It cannot be played unless {needed}.", "R13.10", card)
    for entry in table.in_force(CannotPlay):
        ban = entry.modifier
        if entry.applies_to_player(player) and ban.cannot_play.describes(entry.ctx, card):
            yield Reason(
                f"{table.name(entry.ctx.source)} forbids playing it.", "R32.2", entry.ctx.source
            )
    yield from _against_limits(table, player, card)
    if definition.type is CardType.UPGRADE and not table.creatures():
        yield Reason("There is no creature to attach it to.", "R13.8", card)
    if definition.gigantic is not None and other_half(table, player, card) is None:
        yield Reason("Both halves must be in hand.", "R49.3", card)
    cost = definition.play_cost + amber.toll(table, player, card, "play")
    if cost > state.players[player].amber:
        yield Reason(f"It takes {cost}Æ to play it.", "R13.10", card)


def copyable(table: Table, definition: CardDef) -> bool:
    """R13.16: a card played as a copy counts as that card for alpha and the rule of six."""
    state = table.state
    if Keyword.ALPHA in definition.keywords and state.acted:
        return False
    return state.titles.get(definition.name, 0) < constants.RULE_OF_SIX


def _against_limits(table: Table, player: PlayerId, card: CardId) -> Iterator[Reason]:
    for entry in table.in_force(PlayLimit):
        limit = entry.modifier
        if not entry.applies_to_player(player):
            continue
        kind = table.card(card).definition.type
        played = sum(
            1
            for event in table.state.history
            if event.kind is Kind.PLAYED
            and event.player == player
            and event.card is not None
            and (not limit.per_type or table.card(event.card).definition.type is kind)
        )
        if played >= limit.play_limit:
            yield Reason(
                f"{table.name(entry.ctx.source)} allows no more cards this turn.",
                "R32.2",
                entry.ctx.source,
            )


def other_half(table: Table, player: PlayerId, card: CardId) -> CardId | None:
    """The other half of a gigantic creature, both being in the same hand (R49.3)."""
    definition = table.card(card).definition
    if card not in table.state.players[player].hand:
        return None
    for other in table.state.players[player].hand:
        if other != card and table.card(other).definition.slug == definition.gigantic:
            return other
    return None


def against_discarding(table: Table, player: PlayerId, card: CardId) -> Iterator[Reason]:
    """Reasons why a card cannot be discarded from hand in the main step (R15)."""
    state = table.state
    if state.zones[card] is not Zone.HAND or state.holders[card] != player:
        yield Reason("The card is not in your hand.", "R15.1")
        return
    if not in_house(table, card):
        yield Reason("The card does not belong to the active house.", "R9.2", card)
    if state.turn == 1 and state.from_hand >= 1:
        yield Reason(
            "On the first turn only one card may be played or discarded from hand.", "R9.3"
        )
