"""Reasons why a player may not use a card in some way (R16 to R19, R43)."""

from __future__ import annotations

from collections.abc import Iterator

from keyforge_tui.engine.model import constants
from keyforge_tui.engine.model.decisions import Reason, nothing_against
from keyforge_tui.engine.model.words import CardId, Keyword, Label, PlayerId, Use, Zone, opponent_of
from keyforge_tui.engine.rules import amber
from keyforge_tui.engine.rules.forbidding import cannot
from keyforge_tui.engine.rules.timing import held
from keyforge_tui.engine.table import battleline, characteristics
from keyforge_tui.engine.table.ability import Cards, Modifier
from keyforge_tui.engine.table.characteristics import in_house
from keyforge_tui.engine.table.index import InForce
from keyforge_tui.engine.table.table import Table


class CannotUse(Modifier):
    """A player cannot use cards of a kind, whoever controls them (R28.11)."""

    cannot_use: Cards


class Usable(Modifier):
    """A card may be used although it is not of the active house (R16.11)."""

    usable: bool
    only: str | None
    """Only to fight, or only to reap."""
    cards: int | None
    """At most so many different cards."""


class UsedOnlyTo(Modifier):
    """A card cannot be used in any other way than this one (R32.2)."""

    used_only_to: str


class AttacksOnly(Modifier):
    """A creature can only attack creatures of a kind (R18.2)."""

    attacks_only: Cards


class IgnoresKeywords(Modifier):
    """While attacking, a creature ignores keywords of the other side."""

    ignores_keywords: tuple[Keyword, ...]


class MustFight(Modifier):
    """A creature must fight when it is used, if it can (R43.13)."""


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
        known = table.state.in_play[card].serial in covered(entry)
        is_limited = entry.lasting is not None and entry.lasting.uses is not None
        if not is_limited and (allow.cards is None or known):
            return entry
        if fresh is None and (known or allow.cards is None or len(covered(entry)) < allow.cards):
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
    if state.titles.get(there.definition.name, 0) >= constants.RULE_OF_SIX:
        yield Reason("Cards of this title were played and used six times this turn.", "R20.1", card)
    owed = amber.toll(table, player, card, "use")
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
    return bool(in_house(table, card) or table.in_force(Usable) or held(table, card, Label.OMNI))


def has_way(table: Table, card: CardId, action: Use) -> bool:
    """Whether a card in play is such that it could be used in a way, if nothing is against it."""
    there = table.state.in_play[card]
    if action is Use.UNSTUN:
        return there.stunned
    if table.state.zones[card] is Zone.BATTLELINE:
        if there.stunned:
            return False
    elif action not in LABELS:
        return False
    return action not in LABELS or bool(held(table, card, LABELS[action]))


def _house_allows(table: Table, card: CardId, action: Use) -> bool:
    """Whether a card may be used in a way in spite of its house (R9.2, R16.11, R26.6)."""
    if in_house(table, card) or action is Use.OMNI:
        return True
    if action is Use.UNSTUN and constants.O14_OMNI_LIFTS_STUN and held(table, card, Label.OMNI):
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
            yield from _nothing_to_attack(table, card)
    elif not held(table, card, LABELS[action]):
        yield Reason(f"The card has no {action.capitalize()} ability.", "R19.1", card)
    driver = card if there.enraged else _must_fight(table, card)
    if driver is not None and action is not Use.FIGHT and creature:
        # R43.13: it must fight if it can (O30).
        if nothing_against(against_using(table, player, card, Use.FIGHT, free=True)):
            why = "is enraged" if there.enraged else f"is driven by {table.name(driver)}"
            yield Reason(f"The creature {why}: it must fight.", "R43.13", driver)


def _must_fight(table: Table, card: CardId) -> CardId | None:
    """The card that makes a creature fight whenever it is used; None when nothing does."""
    for entry in table.in_force(MustFight):
        if entry.applies_to(card):
            return entry.ctx.source
    return None


def _nothing_to_attack(table: Table, card: CardId) -> Iterator[Reason]:
    """Why there is no creature to attack: none at all, or none that it may."""
    enemy = opponent_of(table.state.in_play[card].controller)
    limits = [entry for entry in table.in_force(AttacksOnly) if entry.applies_to(card)]
    if not limits or not table.state.players[enemy].battleline:
        yield Reason("There is no enemy creature it could attack.", "R18.1", card)
        return
    for entry in limits:
        only = entry.modifier.attacks_only
        by = entry.ctx.source
        if any(only.matches(entry.ctx, one) for one in table.creatures(enemy)):
            yield Reason("Taunt protects the creatures it could attack.", "R46.13", card)
        else:
            yield Reason(f"{table.name(by)} lets it attack none of them.", "R18.2", by)


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
    return [card for card in found if cannot(table, card, "be-attacked", attacker) is None]
