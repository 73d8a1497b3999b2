"""Fights: choosing whom to attack, before the fight, the blows, after the fight (R18)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.events import Event, Kind
from keyforge_tui.engine.model.words import CardId, CardType, Keyword, Label, PlayerId
from keyforge_tui.engine.rules import damage, may_use, status
from keyforge_tui.engine.rules.damage import Hit
from keyforge_tui.engine.rules.timing import (
    Pending,
    answering,
    from_held,
    held,
    resolve_all,
    used_event,
    window,
)
from keyforge_tui.engine.table import battleline, characteristics
from keyforge_tui.engine.table.ability import DONE, Amount, Cards, Effect, Modifier, Result
from keyforge_tui.engine.table.asking import choose_cards
from keyforge_tui.engine.table.context import Context
from keyforge_tui.engine.table.table import Fight, Table


class FightDamage(Modifier):
    """Changes the damage dealt by power in a fight (R18.5)."""

    none: bool
    """None at all."""
    only: int | None
    more: Amount | None
    when: str
    """fighting, attacking or attacked."""
    against: Cards | None


def fight(table: Table, card: CardId, against: Sequence[CardId] | None = None) -> Steps[None]:
    """R18: choose whom to attack, before the fight, damage, after the fight."""
    outer = table.fight
    try:
        yield from _fight(table, card, (yield from _attacked(table, card, against)))
    finally:
        table.fight = outer
        table.touch()  # what was so while fighting is no longer so


def _attacked(table: Table, card: CardId, against: Sequence[CardId] | None) -> Steps[CardId]:
    """F1: the attacker exhausts for an attack on a creature of choice (R18.2)."""
    targets = may_use.attackable(table, card)
    if against is not None:
        targets = [target for target in targets if target in against]
    chosen = yield from choose_cards(
        table,
        table.controller(card),
        f"{table.name(card)} attacks",
        targets,
        source=card,
        action="attack",
    )
    yield from status.exhaust(table, card)
    return chosen[0]


def _fight(table: Table, card: CardId, target: CardId) -> Steps[None]:
    """F2 to F4: what comes before the blows, the blows if both are still there, what follows."""
    in_play = table.state.in_play
    attacker, defender = in_play[card], in_play[target]
    player = attacker.controller
    serials = (attacker.serial, defender.serial)
    first = not defender.attacked
    defender.attacked = True
    table.fight = here = Fight(card, target, neighbors=battleline.neighbors(table, target))
    declared = table.emit(Event(Kind.FIGHT_DECLARED, player, card, other=target, controller=player))
    beside = battleline.neighbors(table, card)
    used = used_event(table, card, player)
    yield from _before_fight(table, here, declared)
    together = _still_fighting(table, here, serials, player) and not here.cancelled
    if together:
        here.neighbors = battleline.neighbors(table, target)
        beside = battleline.neighbors(table, card)
        yield from _exchange_blows(table, here, first and _is_elusive(table, card, target))
    fought = Event(
        Kind.FOUGHT,
        player,
        card,
        other=target,
        controller=player,
        type=CardType.CREATURE,
        neighbors=beside,
    )
    # R16.13: a use, even if there was no fight.
    events = [used] if here.cancelled else [fought, used]
    if attacker.enraged and card in in_play:
        yield from status.set_token(table, card, "enraged", False)  # R43.14
    for event in events:
        table.emit(event)
    table.last_fight = here
    pending = answering(table, events)
    if together and in_play.get(card) is attacker:  # O23: the same stay in play
        yield from window(table, card, attacker.serial, Label.FIGHT, pending, fought)
    else:
        yield from resolve_all(table, pending)


def _still_fighting(table: Table, here: Fight, serials: tuple[int, int], player: PlayerId) -> bool:
    """Whether both are still there and on different sides (R18.4, O8)."""
    one = table.state.in_play.get(here.attacker)
    two = table.state.in_play.get(here.defender)
    if one is None or two is None or (one.serial, two.serial) != serials:
        return False
    return one.controller == player and two.controller != player


def _is_elusive(table: Table, attacker: CardId, target: CardId) -> bool:
    """Whether an attack, the first of the turn, meets elusive when blows are dealt (R46.5)."""
    if not characteristics.has_keyword(table, target, Keyword.ELUSIVE):
        return False
    return not may_use.ignores(table, attacker, Keyword.ELUSIVE)


@dataclass(frozen=True, slots=True)
class KeywordDamage(Effect):
    """Assault and hazardous as abilities that can be ordered with others (R18.3)."""

    dealer: CardId
    target: CardId
    keyword: Keyword

    def resolve(self, ctx: Context) -> Steps[Result]:
        """Deal the keyword's damage, also for a creature that is gone by now (O26)."""
        table = ctx.table
        amount = characteristics.keywords(table, self.dealer).get(self.keyword, 0)
        hit = Hit(self.target, amount, self.dealer, keyword=self.keyword.value)
        yield from damage.deal(table, [hit], self.dealer)
        return DONE


def _before_fight(table: Table, here: Fight, declared: Event) -> Steps[None]:
    """F2: Before Fight abilities, assault, hazardous, in the active player's order."""
    attacker, target = here.attacker, here.defender
    pending = answering(table, [declared])
    pending += [
        from_held(table, ability, None, Label.BEFORE_FIGHT)
        for ability in held(table, attacker, Label.BEFORE_FIGHT)
    ]
    for dealer, victim, keyword in (
        (attacker, target, Keyword.ASSAULT),
        (target, attacker, Keyword.HAZARDOUS),
    ):
        if characteristics.has_keyword(table, dealer, keyword):
            effect = KeywordDamage(dealer, victim, keyword)
            ctx = Context(table, dealer, table.controller(dealer))
            title = f"{table.name(dealer)}: {keyword.capitalize()}"
            pending.append(Pending(ctx, [effect], title))
    yield from resolve_all(table, pending)


def redirect_blow(table: Table, card: CardId) -> None:
    """In the fight under way the attacker deals its damage to this creature (R18.12)."""
    if table.fight is not None:
        table.fight.redirect = card


def cancel(table: Table) -> None:
    """The fight under way ends before any blow."""
    if table.fight is not None:
        table.fight.cancelled = True


def fight_damage(table: Table, card: CardId, other: CardId, attacking: bool) -> int | None:
    """What a creature deals by its power in a fight; None: it deals no damage at all."""
    amount = characteristics.power(table, card)
    for entry in table.in_force(FightDamage):
        change = entry.modifier
        if not entry.applies_to(card):
            continue
        if change.when != "fighting" and (change.when == "attacking") is not attacking:
            continue
        if change.against is not None and not change.against.matches(entry.ctx, other):
            continue
        if change.none:
            return None
        if change.only is not None:
            amount = min(amount, change.only)
        if change.more is not None:
            amount += change.more.value(entry.ctx)
    return amount


def _exchange_blows(table: Table, here: Fight, elusive: bool) -> Steps[None]:
    """F3: both deal damage equal to their power at the same time (R18.5)."""
    attacker, target = here.attacker, here.defender
    hits = []
    struck = target if here.redirect is None else here.redirect
    dealt = fight_damage(table, attacker, target, attacking=True)
    if dealt and not (elusive and struck == target):
        hits.append(Hit(struck, dealt, attacker, by_power=True))
    returned = fight_damage(table, target, attacker, attacking=False)
    skirmish = characteristics.has_keyword(table, attacker, Keyword.SKIRMISH)
    if returned and not elusive and not skirmish:
        hits.append(Hit(attacker, returned, target, by_power=True))
    here.damaging = True
    yield from damage.deal(table, hits)
    here.damaging = False
    yield from table.settle()
