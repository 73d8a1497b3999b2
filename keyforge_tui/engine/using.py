"""Using cards: reap, fight, Action, Omni, removing stun (R16 to R19, R43)."""

from __future__ import annotations

from collections.abc import Sequence

from keyforge_tui.engine import amber, battleline, characteristics, damage, legality, status
from keyforge_tui.engine.damage import Hit
from keyforge_tui.engine.decisions import Decision, DecisionKind, Option, Steps, ask, choose_cards
from keyforge_tui.engine.events import Event, Kind
from keyforge_tui.engine.language.base import Effect
from keyforge_tui.engine.language.modifiers import FightDamage, IgnoresKeywords
from keyforge_tui.engine.playing import settle
from keyforge_tui.engine.table import Fight, Table
from keyforge_tui.engine.triggers import (
    Pending,
    _next,
    answering,
    from_held,
    held,
    resolve_all,
)
from keyforge_tui.engine.words import CardId, Keyword, Label, PlayerId, Use, Zone

WAYS = (Use.REAP, Use.FIGHT, Use.ACTION, Use.OMNI, Use.UNSTUN)


def use(
    table: Table,
    card: CardId,
    player: PlayerId,
    ways: Sequence[Use] = WAYS,
    *,
    source: CardId | None = None,
    against: Sequence[CardId] | None = None,
    borrowed: bool = False,
) -> Steps[bool]:
    """Use a card through an effect, in one of the ways that are possible (R16.7, R16.8).

    A stunned creature removes its stun instead, whatever it was to do (R43.4). `borrowed`: as if
    the player controlled it (R28.11).
    """
    there = table.state.in_play.get(card)
    if there is None:
        return False
    if there.stunned and table.state.zones[card] is Zone.BATTLELINE:
        if next(legality.against_using(table, player, card, Use.UNSTUN, free=True), None):
            return False
        yield from use_way(table, card, player, Use.UNSTUN)
        return True
    possible = [
        way
        for way in ways
        if next(legality.against_using(table, player, card, way, free=True), None) is None
    ]
    if against is not None and Use.FIGHT in possible:
        if not set(legality.attackable(table, card)) & set(against):
            possible.remove(Use.FIGHT)
    if not possible:
        return False
    options = tuple(
        Option(number, f"{WAY_TEXT[way]} with {table.name(card)}", way.value, card)
        for number, way in enumerate(possible)
    )
    picked = yield from ask(
        table,
        Decision(player, DecisionKind.OPTION, f"Use {table.name(card)}", options, source),
    )
    way = Use(str(picked[0].action))
    yield from use_way(table, card, player, way, against=against, borrowed=borrowed)
    return True


WAY_TEXT = {
    Use.REAP: "Reap",
    Use.FIGHT: "Fight",
    Use.ACTION: "Action",
    Use.OMNI: "Omni",
    Use.UNSTUN: "Remove stun",
}


def use_way(
    table: Table,
    card: CardId,
    player: PlayerId,
    way: Use,
    *,
    against: Sequence[CardId] | None = None,
    borrowed: bool = False,
) -> Steps[None]:
    """Use a card in a way that is known to be legal."""
    state = table.state
    there = state.in_play[card]
    title = there.definition.name
    owed = legality.toll(table, player, card, "use")
    if owed:
        yield from amber.pay(table, player, owed, card)
    state.titles[title] = state.titles.get(title, 0) + 1
    state.acted += 1
    match way:
        case Use.REAP:
            yield from reap(table, card)
        case Use.FIGHT:
            yield from fight(table, card, against)
        case Use.UNSTUN:
            yield from status.exhaust(table, card)
            yield from status.set_token(table, card, "stunned", False)
            yield from used(table, card, player, [])
        case _:
            yield from use_ability(table, card, player, way, borrowed=borrowed)


def cover(table: Table, card: CardId, way: Use) -> None:
    """Note which cards a limited permission has been used for (R16.11)."""
    house = table.state.house
    if house is not None and house in characteristics.houses(table, card):
        return
    entry = legality.usable_by(table, card, way)
    if entry is not None and entry.lasting is not None and way is not Use.OMNI:
        covered = legality.covered(entry)
        serial = table.state.in_play[card].serial
        if serial not in covered:
            entry.lasting.values["covered"] = (*covered, serial)


def _used_event(table: Table, card: CardId, player: PlayerId) -> Event:
    return Event(
        Kind.USED,
        player,
        card,
        controller=player,
        neighbors=battleline.neighbors(table, card),
    )


def used(table: Table, card: CardId, player: PlayerId, pending: list[Pending]) -> Steps[None]:
    """The last timing point of a use: "after ... is used"."""
    event = table.emit(_used_event(table, card, player))
    pending += answering(table, [event])
    yield from resolve_all(table, pending)


def use_ability(
    table: Table, card: CardId, player: PlayerId, way: Use, *, borrowed: bool = False
) -> Steps[None]:
    """Resolve one Action or Omni ability of a card (R19)."""
    label = legality.LABELS[way]
    abilities = held(table, card, label)
    yield from status.exhaust(table, card)
    event = _used_event(table, card, player)
    chosen = abilities[0]
    if len(abilities) > 1:
        # R19.2: one of them per use.
        chosen_pending = yield from _next(
            table, [from_held(table, ability, None, label) for ability in abilities]
        )
        chosen = next(a for a in abilities if a.ability is chosen_pending.ability)
    chosen.controller = player
    ctx = chosen.context(table)
    ctx.borrowed = borrowed
    yield from Pending(ctx, chosen.ability.do, "", chosen.ability).resolve(table)
    yield from settle(table)
    table.emit(event)
    yield from resolve_all(table, answering(table, [event]))


# -- reap ----------------------------------------------------------------------------------


def reap(table: Table, card: CardId) -> Steps[None]:
    """R17.2"""
    state = table.state
    there = state.in_play[card]
    player, serial = there.controller, there.serial
    yield from status.exhaust(table, card)
    before = [
        from_held(table, ability, None, Label.BEFORE_REAP)
        for ability in held(table, card, Label.BEFORE_REAP)
    ]
    yield from resolve_all(table, before)
    events = []
    if any(entry.applies_to_player(player) for entry in table.in_force("reaps-steal")):
        yield from amber.steal(table, player, 1, card)  # R17.4
    else:
        gained = yield from amber.to_pool(table, player, 1)
        if gained:
            events.append(Event(Kind.GAINED, player, amount=gained, source=card, by_reaping=True))
    events.append(
        Event(
            Kind.REAPED,
            player,
            card,
            controller=player,
            neighbors=battleline.neighbors(table, card),
        )
    )
    events.append(_used_event(table, card, player))
    for event in events:
        table.emit(event)
    pending = answering(table, events)
    yield from _window(table, card, serial, Label.REAP, pending, events[-2])


def _window(
    table: Table,
    card: CardId,
    serial: int,
    label: Label,
    pending: list[Pending],
    event: Event,
) -> Steps[None]:
    """Resolve a creature's Reap or Fight abilities with all else of that timing point.

    An ability it gains while the window is open can still be resolved in it (R17.3).
    """
    seen: set[tuple[int, CardId, CardId | None]] = set()
    while True:
        there = table.state.in_play.get(card)
        if there is not None and there.serial == serial:
            for ability in held(table, card, label):
                if ability.key not in seen:
                    seen.add(ability.key)
                    pending.append(from_held(table, ability, event, label))
        if not pending:
            return
        chosen = yield from _next(table, pending)
        pending.remove(chosen)
        yield from chosen.resolve(table)
        yield from settle(table)


# -- fight ---------------------------------------------------------------------------------


def fight(table: Table, card: CardId, against: Sequence[CardId] | None = None) -> Steps[None]:
    """R18: choose whom to attack, before the fight, damage, after the fight."""
    state = table.state
    attacker = state.in_play[card]
    player = attacker.controller
    targets = legality.attackable(table, card)
    if against is not None:
        targets = [target for target in targets if target in against]
    chosen = yield from choose_cards(
        table, player, f"{table.name(card)} attacks", targets, source=card
    )
    yield from status.exhaust(table, card)
    target = chosen[0]
    defender = state.in_play[target]
    elusive = _is_elusive(table, card, target)
    defender.attacked = True
    outer = table.fight
    here = Fight(card, target, neighbors=battleline.neighbors(table, target))
    table.fight = here
    table.emit(Event(Kind.FIGHT_DECLARED, player, card, other=target, controller=player))
    event = Event(
        Kind.FOUGHT,
        player,
        card,
        other=target,
        controller=player,
        neighbors=battleline.neighbors(table, card),
    )
    serials = (attacker.serial, defender.serial)
    try:
        yield from _before_fight(table, here)
        together = _still_fighting(table, here, serials, player) and not here.cancelled
        if together:
            here.neighbors = battleline.neighbors(table, target)
            event.neighbors = battleline.neighbors(table, card)
            yield from _exchange_blows(table, here, elusive)
        events = [_used_event(table, card, player)]  # R16.13
        if not here.cancelled:
            events.insert(0, event)
        if attacker.enraged and card in state.in_play:
            yield from status.set_token(table, card, "enraged", False)  # R43.14
        for one in events:
            table.emit(one)
        table.last_fight = here
        pending = answering(table, events)
        if together and state.in_play.get(card) is attacker:
            yield from _window(table, card, attacker.serial, Label.FIGHT, pending, event)
        else:
            yield from resolve_all(table, pending)
    finally:
        table.fight = outer


def _still_fighting(table: Table, here: Fight, serials: tuple[int, int], player: PlayerId) -> bool:
    """Whether both are still there and on different sides (R18.4, O8)."""
    one = table.state.in_play.get(here.attacker)
    two = table.state.in_play.get(here.defender)
    if one is None or two is None or (one.serial, two.serial) != serials:
        return False
    return one.controller == player and two.controller != player


def _is_elusive(table: Table, attacker: CardId, target: CardId) -> bool:
    """Whether the attack meets elusive (R46.5)."""
    if table.state.in_play[target].attacked:
        return False
    if not characteristics.has_keyword(table, target, Keyword.ELUSIVE):
        return False
    return not any(
        isinstance(entry.modifier, IgnoresKeywords)
        and Keyword.ELUSIVE in entry.modifier.ignores_keywords
        and entry.applies_to(attacker)
        for entry in table.in_force("ignores-keywords")
    )


class KeywordDamage(Effect):
    """Assault and hazardous as abilities that can be ordered with others (R18.3)."""

    dealer: int
    target: int
    keyword: Keyword

    def resolve(self, ctx):  # type: ignore[no-untyped-def]
        """Deal the keyword's damage."""
        from keyforge_tui.engine.language.base import DONE

        table = ctx.table
        dealer, target = CardId(self.dealer), CardId(self.target)
        if dealer in table.state.in_play and target in table.state.in_play:
            amount = characteristics.keywords(table, dealer).get(self.keyword, 0)
            hit = Hit(target, amount, dealer, keyword=self.keyword.value)
            yield from damage.deal(table, [hit], dealer)
        return DONE


def _before_fight(table: Table, here: Fight) -> Steps[None]:
    """F2: Before Fight abilities, assault, hazardous, in the active player's order."""
    attacker, target = here.attacker, here.defender
    declared = Event(
        Kind.FIGHT_DECLARED,
        table.controller(attacker),
        attacker,
        other=target,
        controller=table.controller(attacker),
    )
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
            effect = KeywordDamage(dealer=dealer, target=victim, keyword=keyword)
            from keyforge_tui.engine.context import Context

            ctx = Context(table, dealer, table.controller(dealer))
            pending.append(
                Pending(ctx, [effect], f"{table.name(dealer)}: {keyword.capitalize()}", effect)
            )
    while pending:
        chosen = yield from _next(table, pending)
        pending.remove(chosen)
        yield from chosen.resolve(table)
        yield from settle(table)


def fight_damage(table: Table, card: CardId, other: CardId, attacking: bool) -> int | None:
    """What a creature deals by its power in a fight; None: it deals no damage at all."""
    amount = characteristics.power(table, card)
    for entry in table.in_force("fight-damage"):
        change = entry.modifier
        if not isinstance(change, FightDamage) or not entry.applies_to(card):
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
    yield from settle(table)
