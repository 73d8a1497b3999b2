"""What a card is now: power, armor, keywords, houses, traits, and where each comes from.

Nothing here is stored: everything is computed from definitions and the modifiers in force, once
per state of the table. `power_parts` and its kin give the same numbers with their sources.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from keyforge_tui.engine.model import constants
from keyforge_tui.engine.model.words import CardId, CardType, House, Keyword, PlayerId, Zone
from keyforge_tui.engine.table.battleline import is_flank, left_of, neighbors
from keyforge_tui.engine.table.context import Context
from keyforge_tui.engine.table.modifiers import (
    ArmorBonus,
    BelongsTo,
    CardNumber,
    GainsKeywords,
    GainsTraits,
    KeysCost,
    LosesKeywords,
    PowerBonus,
    SetsArmor,
    SetsPower,
    SwitchesPowerAndArmor,
)
from keyforge_tui.engine.table.table import LastKnown, Table

if TYPE_CHECKING:
    from keyforge_tui.engine.table.card import CardDef


class Part(NamedTuple):
    """One contribution to a number, and the card it comes from."""

    amount: int
    text: str
    card: CardId | None = None


_ALONE = {house: frozenset({house}) for house in House}


def definition(table: Table, card: CardId) -> CardDef:
    """What the card is: its own definition, or the copied one while in play."""
    there = table.state.in_play.get(card)
    return there.definition if there is not None else table.state.cards[card].definition


def card_type(table: Table, card: CardId) -> CardType:
    """What kind of card it is where it is now (a creature in a battleline, and so on)."""
    zone = table.state.zones[card]
    if zone is Zone.BATTLELINE:
        return CardType.CREATURE
    if zone is Zone.ARTIFACTS:
        return CardType.ARTIFACT
    if zone is Zone.ATTACHED:
        return CardType.UPGRADE
    return table.state.cards[card].definition.type


def is_blank(table: Table, card: CardId) -> bool:
    """Whether the text box of a card in play is blank (R25.7)."""
    return table.index.is_blank(card, None)


def base_power(table: Table, card: CardId) -> int:
    """The printed power; X is what the card's own text says, 0 without it (R51)."""
    there = table.state.in_play[card]
    own = there.definition
    if own.power_is is not None:
        if is_blank(table, card):
            return 0
        return own.power_is.value(Context(table, card, there.controller))
    return own.power or 0


def power(table: Table, card: CardId) -> int:
    """Current power, never below 0; last known for a card that left play (R24.11)."""
    memo = table.power_memo
    known = memo.get(card)
    if known is not None:
        return known
    there = table.state.in_play.get(card)
    if there is None:
        gone = table.last_known.get(card)
        return gone.power if gone is not None else (table.state.cards[card].definition.power or 0)
    own = there.definition
    if not table.index.changes_power and own.power_is is None:
        return max((own.power or 0) + there.power_counters, 0)
    memo[card] = 0  # two creatures that count each other's power do not count for ever
    total = _armor(table, card) if is_switched(table, card) else _power(table, card)
    memo[card] = max(total, 0)
    return memo[card]


def _power(table: Table, card: CardId) -> int:
    """The sum of the parts of power, without the parts: nothing else is asked for as often."""
    total = base_power(table, card)
    for change in table.in_force(SetsPower):
        if change.applies_to(card):
            total = change.modifier.value_for(change.ctx, card)
    total += table.state.in_play[card].power_counters
    for bonus in table.in_force(PowerBonus):
        if bonus.applies_to(card):
            total += bonus.modifier.value_for(bonus.ctx, card)
    return total


def is_switched(table: Table, card: CardId) -> bool:
    """Whether power and armor have changed places; twice, and they are where they were."""
    switches = table.in_force(SwitchesPowerAndArmor)
    return bool(switches) and sum(switch.applies_to(card) for switch in switches) % 2 == 1


def power_parts(table: Table, card: CardId) -> list[Part]:
    """The power of a card in play, part by part."""
    switched = is_switched(table, card)
    return _armor_parts(table, card) if switched else _power_parts(table, card)


def armor_parts(table: Table, card: CardId) -> list[Part]:
    """The armor of a card in play, part by part."""
    switched = is_switched(table, card)
    return _power_parts(table, card) if switched else _armor_parts(table, card)


def _power_parts(table: Table, card: CardId) -> list[Part]:
    base = [Part(base_power(table, card), "printed", card)]
    base = _set(table, card, SetsPower) or base
    counters = table.state.in_play[card].power_counters
    if counters:
        base.append(Part(counters, "+1 power counters"))
    return base + _added(table, card, PowerBonus)


def _armor_parts(table: Table, card: CardId) -> list[Part]:
    base = [Part(table.state.in_play[card].definition.armor, "printed", card)]
    return (_set(table, card, SetsArmor) or base) + _added(table, card, ArmorBonus)


def _set(table: Table, card: CardId, modifier: type[CardNumber]) -> list[Part]:
    """What a number is set to, whatever is printed, by the effect that says so last."""
    parts: list[Part] = []
    for entry in table.in_force(modifier):
        if entry.applies_to(card):
            parts = [_part(table, entry.ctx.source, entry.modifier.value_for(entry.ctx, card))]
    return parts


def _added(table: Table, card: CardId, modifier: type[CardNumber]) -> list[Part]:
    """What is added to a number, and what is taken from it."""
    parts = [
        _part(table, entry.ctx.source, entry.modifier.value_for(entry.ctx, card))
        for entry in table.in_force(modifier)
        if entry.applies_to(card)
    ]
    return [part for part in parts if part.amount]


def _part(table: Table, source: CardId, amount: int) -> Part:
    """What one card contributes."""
    return Part(amount, table.name(source), source)


def armor(table: Table, card: CardId) -> int:
    """Current armor, spent points included (R22.3)."""
    there = table.state.in_play.get(card)
    if there is None:
        gone = table.last_known.get(card)
        return gone.armor if gone is not None else table.state.cards[card].definition.armor
    return max(0, _power(table, card) if is_switched(table, card) else _armor(table, card))


def _armor(table: Table, card: CardId) -> int:
    """The sum of the parts of armor."""
    if not table.in_force(ArmorBonus) and not table.in_force(SetsArmor):
        return table.state.in_play[card].definition.armor
    return sum(part.amount for part in _armor_parts(table, card))


def armor_left(table: Table, card: CardId) -> int:
    """Armor that can still prevent damage this turn; lost points are spent ones first (R22.5)."""
    there = table.state.in_play[card]
    now = armor(table, card)
    total = max(now, there.armor_seen)
    return max(0, total - max(there.armor_used, total - now))


def keywords(table: Table, card: CardId) -> dict[Keyword, int]:
    """The keywords a card has now; numbered ones add up (R46.3, R46.14)."""
    memo = table.keyword_memo
    known = memo.get(card)
    if known is not None:
        return known
    there = table.state.in_play.get(card)
    if there is None:
        gone = table.last_known.get(card)
        return gone.keywords if gone is not None else table.state.cards[card].definition.keywords
    gains = table.in_force(GainsKeywords)
    losses = table.in_force(LosesKeywords)
    printed = there.definition.keywords
    if not gains and not losses and not table.index.blanks:
        return printed
    memo[card] = printed  # a keyword granted to creatures with keywords does not ask for ever
    if is_blank(table, card):
        memo[card] = {}  # R25.7: those it was given, too
        return memo[card]
    found = dict(printed)
    for gain in gains:
        if gain.applies_to(card):
            for keyword, number in gain.modifier.given(gain.ctx, card).items():
                found[keyword] = found.get(keyword, 0) + number
    for loss in losses:
        if loss.applies_to(card):
            for keyword in loss.modifier.loses_keywords:
                found.pop(keyword, None)
    memo[card] = found
    return found


def has_keyword(table: Table, card: CardId, keyword: Keyword) -> bool:
    """Whether a card has a keyword now."""
    return keyword in keywords(table, card)


def houses(table: Table, card: CardId) -> frozenset[House]:
    """Every house a card belongs to now."""
    there = table.state.in_play.get(card)
    if there is None:
        gone = table.last_known.get(card)
        facts = table.state.cards[card]
        return gone.houses if gone is not None else _ALONE[facts.house]
    found = _ALONE[there.house]
    for entry in table.in_force(BelongsTo):
        if entry.applies_to(card):
            found = entry.modifier.changed(entry.ctx, found)
    return found


def in_house(table: Table, card: CardId) -> bool:
    """Whether a card belongs to the active house (R9.2)."""
    house = table.state.house
    return house is not None and house in houses(table, card)


def traits(table: Table, card: CardId) -> frozenset[str]:
    """Every trait a card has now (R54.1)."""
    there = table.state.in_play.get(card)
    if there is None:
        gone = table.last_known.get(card)
        return gone.traits if gone is not None else table.state.cards[card].definition.traits
    found = there.definition.traits
    for entry in table.in_force(GainsTraits):
        if entry.applies_to(card):
            found |= frozenset(entry.modifier.traits)
    return found


def remember(table: Table, card: CardId) -> None:
    """Keep what a card is now, for abilities that ask after it has left (R24.11)."""
    there = table.state.in_play[card]
    table.last_known[card] = LastKnown(
        there,
        power(table, card),
        houses(table, card),
        traits(table, card),
        dict(keywords(table, card)),
        neighbors(table, card),
        frozenset(table.state.in_play[other].serial for other in left_of(table, card)),
        is_flank(table, card),
        card_type(table, card),
        armor(table, card),
    )


def key_cost_parts(table: Table, player: PlayerId) -> list[Part]:
    """The current cost of a key, part by part (R7.2, R7.8)."""
    changes = [
        _part(table, entry.ctx.source, entry.modifier.value_for(entry.ctx))
        for entry in table.in_force(KeysCost)
        if entry.applies_to_player(player)
    ]
    return [Part(constants.BASE_KEY_COST, "base cost"), *(part for part in changes if part.amount)]


def key_cost(table: Table, player: PlayerId) -> int:
    """The current cost of a key for a player; never below 0 (O3)."""
    if not table.in_force(KeysCost):
        return constants.BASE_KEY_COST
    total = sum(part.amount for part in key_cost_parts(table, player))
    return max(constants.O3_LOWEST_KEY_COST, total)
