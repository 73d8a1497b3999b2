"""Damage: prevention, ward, armor, and what is left (R21, R22)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.events import Event, Kind, Would
from keyforge_tui.engine.model.words import CardId, Icon, Keyword
from keyforge_tui.engine.rules import destruction
from keyforge_tui.engine.rules.forbidding import cannot
from keyforge_tui.engine.rules.leaving import remove_ward
from keyforge_tui.engine.rules.replacement import instead
from keyforge_tui.engine.rules.timing import happened, trigger
from keyforge_tui.engine.table import characteristics
from keyforge_tui.engine.table.ability import Amount, Cards, Modifier
from keyforge_tui.engine.table.battleline import neighbors
from keyforge_tui.engine.table.table import Table


class SharesDamageOf(Modifier):
    """Damage dealt to other creatures in fights is also dealt to this one (R21.11)."""

    shares_damage_of: Cards


class ExtraDamage(Modifier):
    """Each time the card is dealt damage, it is dealt more (R21.8)."""

    extra_damage: Amount


@dataclass(slots=True)
class Hit:
    """Damage on its way to one creature."""

    target: CardId
    amount: int
    dealer: CardId | None = None
    """The creature or card that deals it; None for a bonus icon (R14.8)."""
    by_power: bool = False
    """By the power of a fighting creature."""
    ignores_armor: bool = False
    keyword: str | None = None
    icon: Icon | None = None


def is_immune(table: Table, hit: Hit) -> bool:
    """Whether something prevents this damage (R21.3 step 1)."""
    if characteristics.has_keyword(table, hit.target, Keyword.INVULNERABLE):
        return True
    return cannot(table, hit.target, "be-dealt-damage", hit.dealer) is not None


def deal(table: Table, hits: Sequence[Hit], source: CardId | None = None) -> Steps[list[Event]]:
    """Deal damage to one or more creatures at the same time; the damage that was dealt."""
    state = table.state
    # O10: no damage at all meets no ward.
    hits = [hit for hit in hits if hit.amount > 0 and hit.target in state.in_play]
    hits = yield from _still_dealt(table, hits)
    dealt: list[Event] = []
    prevented: list[Event] = []
    shielded: set[CardId] = set()
    raised = _raised(table, _merged(hits))
    left = yield from _after_protection(table, raised, prevented, shielded)
    also = _raised(table, _shared(table, left))
    left += yield from _after_protection(table, also, prevented, shielded)
    for hit in left:
        there = state.in_play.get(hit.target)
        if there is None:
            continue  # what happened instead of other damage has taken it away
        there.damage += hit.amount
        dealt.append(
            Event(
                Kind.DAMAGED,
                card=hit.target,
                amount=hit.amount,
                source=hit.dealer if hit.dealer is not None else source,
                icon=hit.icon,
                in_fight=hit.by_power,
                controller=there.controller,
                keyword=hit.keyword,
                neighbors=neighbors(table, hit.target),
            )
        )
    table.touch()
    for event in (*prevented, *dealt):
        table.emit(event)
    yield from destruction.destroy(
        table,
        _dying(table, dealt),
        source=source,
        in_fight_of=table.fight,
        keywords={
            event.card: event.keyword for event in dealt if event.card is not None and event.keyword
        },
    )
    yield from trigger(table, *prevented, *dealt)
    return dealt


def _merged(hits: Sequence[Hit]) -> list[Hit]:
    """Damage of one ability to the same creature is one event of the total (O20)."""
    found: dict[tuple[CardId, CardId | None, bool], Hit] = {}
    for hit in hits:
        key = (hit.target, hit.dealer, hit.by_power)
        if key in found:
            found[key].amount += hit.amount
        else:
            found[key] = hit
    return list(found.values())


def _still_dealt(table: Table, hits: list[Hit]) -> Steps[list[Hit]]:
    """The damage of dealers that do not do something else instead (R21.9)."""
    if not table.replacements(Would.DEAL_DAMAGE):
        return hits
    for dealer in dict.fromkeys(hit.dealer for hit in hits if hit.dealer is not None):
        amount = sum(hit.amount for hit in hits if hit.dealer == dealer)
        event = Event(Kind.DAMAGED, card=dealer, amount=amount, source=dealer)
        if (yield from instead(table, Would.DEAL_DAMAGE, event)) is not None:
            hits = [hit for hit in hits if hit.dealer != dealer]
    return [hit for hit in hits if hit.target in table.state.in_play]


def _raised(table: Table, hits: list[Hit]) -> list[Hit]:
    """Add what a creature takes in addition, before anything protects it (R21.8)."""
    for hit in hits:
        for entry in table.in_force(ExtraDamage):
            if entry.applies_to(hit.target):
                hit.amount += entry.modifier.extra_damage.value(entry.ctx)
    return hits


def _shared(table: Table, hits: list[Hit]) -> list[Hit]:
    """What others take as well of damage that is dealt; once, never in a chain (R21.11)."""
    also = []
    struck = {hit.target for hit in hits}
    for entry in table.in_force(SharesDamageOf):
        change = entry.modifier
        if not entry.active:
            continue
        for hit in hits:
            if (
                hit.by_power
                and entry.ctx.source not in struck
                and change.shares_damage_of.matches(entry.ctx, hit.target)
            ):
                also.append(Hit(entry.ctx.source, hit.amount, hit.dealer, by_power=True))
    return also


def _after_protection(
    table: Table, hits: list[Hit], prevented: list[Event], shielded: set[CardId]
) -> Steps[list[Hit]]:
    """R21.3 steps 1 to 3, and redirection of what is left (R21.10).

    `shielded` are those whose ward was used by this damage: it stops all of it (R43.10).
    """
    left = []
    for hit in hits:
        if hit.target not in table.state.in_play or is_immune(table, hit):
            continue
        if hit.target in shielded or remove_ward(table, hit.target):
            shielded.add(hit.target)
            continue
        if not hit.ignores_armor:
            _use_armor(table, hit, prevented)
        if hit.amount <= 0:
            continue
        there = table.state.in_play[hit.target]
        event = Event(Kind.DAMAGED, card=hit.target, amount=hit.amount, source=hit.dealer)
        event = event._replace(in_fight=hit.by_power, controller=there.controller)
        replaced = yield from instead(table, Would.TAKE_DAMAGE, event)
        if replaced is None:
            left.append(hit)
        elif replaced.to_card:
            # R21.10: what is left is placed on another creature as it is.
            left.append(replace(hit, target=replaced.by))
    return left


def _use_armor(table: Table, hit: Hit, prevented: list[Event]) -> None:
    there = table.state.in_play[hit.target]
    stopped = min(characteristics.armor_left(table, hit.target), hit.amount)
    if stopped:
        there.armor_seen = characteristics.armor(table, hit.target)
        there.armor_used += stopped
        table.touch()
        hit.amount -= stopped
        prevented.append(
            Event(Kind.PREVENTED, card=hit.target, amount=stopped, controller=there.controller)
        )


def _dying(table: Table, dealt: Sequence[Event]) -> list[CardId]:
    """Creatures whose damage reached their power, and those poisoned (R46.10)."""
    doomed = destruction.doomed(table)
    for event in dealt:
        card, dealer = event.card, event.source
        if (
            card is not None
            and event.in_fight
            and dealer is not None
            and card not in doomed
            and dealer in table.state.in_play
            and characteristics.has_keyword(table, dealer, Keyword.POISON)
        ):
            doomed.append(card)
    return doomed


def move(
    table: Table, cards: Sequence[CardId], amount: int, onto: CardId, source: CardId | None = None
) -> int:
    """So much damage off each card onto another (R41.2): it is not dealt; how much was moved."""
    in_play = table.state.in_play
    total = 0
    for card in cards:
        there = in_play.get(card)
        moved = 0 if there is None else min(amount, there.damage)
        if there is not None and moved:
            there.damage -= moved
            in_play[onto].damage += moved
            table.touch()
            table.emit(Event(Kind.DAMAGE_MOVED, card=onto, other=card, amount=moved, source=source))
            total += moved
    return total


def heal(
    table: Table, card: CardId, amount: int | None, source: CardId | None = None
) -> Steps[int]:
    """Remove damage: so much, or all of it (R45.1); how much was removed."""
    there = table.state.in_play.get(card)
    if there is None:
        return 0
    healed = there.damage if amount is None else max(0, min(amount, there.damage))
    if healed:
        there.damage -= healed
        table.touch()
        yield from happened(table, Event(Kind.HEALED, card=card, amount=healed, source=source))
    return healed
