"""Legality with reasons: why a player may not play, discard or use a card.

One generator of reasons serves both: an action with no reason against it is offered, and the
reasons against the others are what `explain` shows.
"""

from __future__ import annotations

from collections.abc import Iterator

from keyforge_tui.engine import battleline, characteristics, defaults
from keyforge_tui.engine.card import CardDef
from keyforge_tui.engine.context import Context
from keyforge_tui.engine.decisions import Reason
from keyforge_tui.engine.events import Kind
from keyforge_tui.engine.index import InForce
from keyforge_tui.engine.language.player_rules import (
    CannotPlay,
    CannotUse,
    MayPlay,
    PlayLimit,
    Toll,
)
from keyforge_tui.engine.language.use_rules import AttacksOnly, IgnoresKeywords, Usable, UsedOnlyTo
from keyforge_tui.engine.status import cannot
from keyforge_tui.engine.table import Table
from keyforge_tui.engine.triggers import held
from keyforge_tui.engine.words import (
    CardId,
    CardType,
    Keyword,
    Label,
    PlayerId,
    Use,
    Zone,
    opponent_of,
)

# -- playing -------------------------------------------------------------------------------


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


def in_house(table: Table, card: CardId) -> bool:
    """Whether a card in hand belongs to the active house."""
    house = table.state.house
    return house is not None and house in characteristics.houses(table, card)


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
    if state.titles.get(definition.name, 0) >= defaults.RULE_OF_SIX:
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
        yield Reason("The card's own requirement is not met.", "R13.10", card)
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
    cost = definition.play_cost + toll(table, player, card, "play")
    if cost > state.players[player].amber:
        yield Reason(f"It takes {cost}Æ to play it.", "R13.10", card)


def copyable(table: Table, definition: CardDef) -> bool:
    """R13.16: a card played as a copy counts as that card for alpha and the rule of six."""
    state = table.state
    if Keyword.ALPHA in definition.keywords and state.acted:
        return False
    return state.titles.get(definition.name, 0) < defaults.RULE_OF_SIX


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


def toll(table: Table, player: PlayerId, card: CardId, action: str) -> int:
    """What the other player must be paid to play or use a card."""
    total = 0
    for entry in table.in_force(Toll):
        rule = entry.modifier
        if (
            rule.to == action
            and entry.applies_to_player(player)
            and rule.cards.describes(entry.ctx, card)
        ):
            total += rule.amount
    return total


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


# -- using ---------------------------------------------------------------------------------

LABELS = {Use.ACTION: Label.ACTION, Use.OMNI: Label.OMNI}


def usable_by(table: Table, card: CardId, action: Use) -> InForce[Usable] | None:
    """The permission under which a card may be used off-house (R16.11).

    One that costs nothing, having no limit or covering the card already, comes first.
    """
    fresh: InForce[Usable] | None = None
    for entry in table.in_force(Usable):
        allow = entry.modifier
        if not entry.applies_to(card):
            continue
        if allow.only is not None and allow.only != action.value and action is not Use.UNSTUN:
            continue
        if allow.cards is None or table.state.in_play[card].serial in covered(entry):
            return entry
        if fresh is None and len(covered(entry)) < allow.cards:
            fresh = entry
    return fresh


def covered(entry: InForce[Usable]) -> tuple[int, ...]:
    """The cards a limited permission was used for, by their stays in play."""
    serials = () if entry.lasting is None else entry.lasting.values.get("covered", ())
    assert isinstance(serials, tuple)
    return serials


def against_using(
    table: Table, player: PlayerId, card: CardId, action: Use, *, free: bool = False
) -> Iterator[Reason]:
    """Reasons why a card cannot be used in a way now.

    `free`: an effect lets the player use it, so its house does not matter (R16.7).
    """
    state = table.state
    there = state.in_play.get(card)
    if there is None or there.host is not None:
        yield Reason("The card is not in play.", "R16.1")
        return
    if there.exhausted:
        yield Reason("The card is exhausted.", "R3.5", card)
    if not free:
        if there.controller != player:
            yield Reason("You do not control the card.", "R16.9", card)
            return
        if not _house_allows(table, card, action):
            yield Reason("The card does not belong to the active house.", "R9.2", card)
            return
    source = cannot(table, card, "be-used")
    if source is None:
        source = _forbids_using(table, player, card)
    if source is not None:
        yield Reason(f"{table.name(source)} forbids using it.", "R32.2", source)
    if state.titles.get(there.definition.name, 0) >= defaults.RULE_OF_SIX:
        yield Reason("Cards of this title were played and used six times this turn.", "R20.1", card)
    owed = toll(table, player, card, "use")
    if owed > state.players[player].amber:
        yield Reason(f"It takes {owed}Æ to use it.", "R32.2", card)
    creature = state.zones[card] is Zone.BATTLELINE
    if action is Use.UNSTUN:
        if not there.stunned:
            yield Reason("The creature is not stunned.", "R43.3", card)
        return
    if there.stunned and creature:
        yield Reason("The creature is stunned: it can only remove its stun.", "R43.2", card)
        return
    yield from _against_way(table, player, card, action, creature)


def _forbids_using(table: Table, player: PlayerId, card: CardId) -> CardId | None:
    """The card that keeps a player from using a card, whoever controls it."""
    for entry in table.in_force(CannotUse):
        ban = entry.modifier
        if entry.applies_to_player(player) and ban.cannot_use.describes(entry.ctx, card):
            return entry.ctx.source
    return None


def house_allows_any_use(table: Table, card: CardId) -> bool:
    """Whether some way to use a card could be allowed; `_house_allows` for all ways at once."""
    house = table.state.house
    return bool(
        (house is not None and house in characteristics.houses(table, card))
        or table.in_force(Usable)
        or held(table, card, Label.OMNI)
    )


def _house_allows(table: Table, card: CardId, action: Use) -> bool:
    house = table.state.house
    if house is not None and house in characteristics.houses(table, card):
        return True
    if action is Use.OMNI:
        return True
    if action is Use.UNSTUN and defaults.O14_OMNI_LIFTS_STUN and held(table, card, Label.OMNI):
        return True
    return usable_by(table, card, action) is not None


def _against_way(
    table: Table, player: PlayerId, card: CardId, action: Use, creature: bool
) -> Iterator[Reason]:
    there = table.state.in_play[card]
    for entry in table.in_force(UsedOnlyTo):
        limit = entry.modifier
        if limit.used_only_to != action.value and entry.applies_to(card):
            by = entry.ctx.source
            yield Reason(f"{table.name(by)} allows it nothing else.", "R32.2", by)
    if action in (Use.REAP, Use.FIGHT):
        if not creature:
            yield Reason("Only creatures reap and fight.", "R16.4", card)
            return
        source = cannot(table, card, action.value)
        if source is not None:
            yield Reason(f"{table.name(source)} forbids it to {action}.", "R32.2", source)
        if action is Use.FIGHT and not attackable(table, card):
            yield Reason("There is no enemy creature it could attack.", "R18.1", card)
    elif not held(table, card, LABELS[action]):
        yield Reason(f"The card has no {action.capitalize()} ability.", "R19.1", card)
    if there.enraged and action is not Use.FIGHT and creature:
        # R43.13: it must fight if it can (O30).
        if next(against_using(table, player, card, Use.FIGHT, free=True), None) is None:
            yield Reason("The creature is enraged: it must fight.", "R43.13", card)


def ignores(table: Table, attacker: CardId, keyword: Keyword) -> bool:
    """Whether a creature attacks as if the other side did not have a keyword."""
    return any(
        keyword in entry.modifier.ignores_keywords and entry.applies_to(attacker)
        for entry in table.in_force(IgnoresKeywords)
    )


def attackable(table: Table, attacker: CardId) -> list[CardId]:
    """The enemy creatures a creature may attack (R18.2, R46.13)."""
    state = table.state
    enemy = opponent_of(state.in_play[attacker].controller)
    line = state.players[enemy].battleline
    if not line:
        return []
    found = line
    if not ignores(table, attacker, Keyword.TAUNT):
        taunting = [
            card for card in line if characteristics.has_keyword(table, card, Keyword.TAUNT)
        ]
        if taunting:
            shielded = {n for card in taunting for n in battleline.neighbors(table, card)}
            found = [card for card in line if card not in shielded or card in taunting]
    for entry in table.in_force(AttacksOnly):
        if entry.applies_to(attacker):
            only = entry.modifier.attacks_only
            found = [card for card in found if only.matches(entry.ctx, card)]
    return [card for card in found if cannot(table, card, "be-attacked") is None]


def reasons(table: Table, player: PlayerId, action: Use, card: CardId) -> Iterator[Reason]:
    """Why an action of the main step is not offered; none: it is."""
    if table.state.over or player != table.state.active:
        yield Reason("It is not your turn.", "R1.5")
    elif action is Use.PLAY:
        yield from against_playing(table, player, card)
    elif action is Use.DISCARD:
        yield from against_discarding(table, player, card)
    else:
        yield from against_using(table, player, card, action)


def may(table: Table, player: PlayerId, action: Use, card: CardId) -> bool:
    """Whether nothing speaks against an action."""
    return next(reasons(table, player, action, card), None) is None
