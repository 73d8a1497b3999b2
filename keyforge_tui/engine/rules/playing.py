"""Playing and discarding cards, and bonus icons (R13, R14, R15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keyforge_tui.engine.model import constants
from keyforge_tui.engine.model.decisions import Steps, nothing_against
from keyforge_tui.engine.model.events import Event, Kind, Would
from keyforge_tui.engine.model.words import CardId, CardType, Icon, Keyword, Label, PlayerId, Zone
from keyforge_tui.engine.rules import amber, damage, may_play, moves, status
from keyforge_tui.engine.rules.entering import enter
from keyforge_tui.engine.rules.replacement import instead
from keyforge_tui.engine.rules.timing import (
    Pending,
    answering,
    from_held,
    held,
    resolve_all,
    trigger,
)
from keyforge_tui.engine.table.ability import Modifier, Triggered
from keyforge_tui.engine.table.asking import choose_cards, choose_yes
from keyforge_tui.engine.table.characteristics import has_keyword, in_house
from keyforge_tui.engine.table.context import Context, Held
from keyforge_tui.engine.table.table import Table

if TYPE_CHECKING:
    from keyforge_tui.engine.table.card import CardDef


class IconsAgain(Modifier):
    """The next card a player plays has each of its bonus icons resolved once more."""


class CannotResolveIcons(Modifier):
    """A player cannot resolve bonus icons on cards they play (R32.2)."""


def play(
    table: Table,
    card: CardId,
    player: PlayerId,
    *,
    free: bool = False,
    anywhere: bool = False,
) -> Steps[bool]:
    """Play a card (R6.3); False when it turns out not to be playable and stays (R13.11).

    `free`: an effect lets the player do so, `anywhere`: a creature may stand anywhere. One held
    in archives for its owner goes to its owner's hand instead (R37.6).
    """
    state = table.state
    if moves.goes_home(table, card):
        yield from moves.move(table, card, Zone.HAND)
        return False
    came = state.zones[card]
    definition = state.cards[card].definition
    copied = None
    if definition.copies_action is not None:
        copied = yield from definition.copies_action.choose(Context(table, card, player))
    if free and not nothing_against(may_play.against_playing(table, player, card, free=True)):
        return False
    permit = None
    if not free:
        permit = _use_permission(table, player, card)
    if came is Zone.HAND and state.holders[card] == player:
        state.from_hand += 1
        table.touch()
    if definition.top_half:
        # R49.2: the creature is what its bottom half says.
        bottom = may_play.other_half(table, player, card)
        assert bottom is not None
        card, definition = bottom, state.cards[bottom].definition
    yield from _pay(table, player, card)
    what = copied if copied is not None else definition
    status.count_title(table, what.name)
    if what.type is CardType.ACTION:
        yield from _play_action(table, card, player, what, permit)
    else:
        yield from _play_permanent(table, card, player, permit, anywhere=anywhere)
    return True


def _use_permission(table: Table, player: PlayerId, card: CardId) -> CardId | None:
    """Use up the permission a card is played under, if it needs one (R13.13)."""
    state = table.state
    limited = state.turn == 1 and state.from_hand >= 1
    if in_house(table, card) and not limited:
        return None
    entries = may_play.permissions(table, player, card)
    unlimited = [e for e in entries if e.lasting is None or e.lasting.uses is None]
    chosen = (unlimited or entries)[0]
    table.use_up(chosen.lasting)
    return chosen.ctx.source


def _pay(table: Table, player: PlayerId, card: CardId) -> Steps[None]:
    """Pay what it takes to play a card."""
    owed = amber.toll(table, player, card, "play")
    if owed:
        yield from amber.pay(table, player, owed, card)
    cost = table.card(card).definition.play_cost
    if cost:
        yield from amber.lose(table, player, cost, card)


def _play_action(
    table: Table, card: CardId, player: PlayerId, definition: CardDef, permit: CardId | None
) -> Steps[None]:
    """An action: revealed, icons, Play ability, then to its owner's discard pile (R13.4)."""
    state = table.state
    moves.lift(table, card)
    moves.lay(table, card, Zone.LIMBO, player)
    table.restructure()
    event = table.emit(Event(Kind.PLAYED, player, card, other=permit, controller=player))
    is_copy = definition is not table.card(card).definition
    icons = definition.bonus if is_copy and constants.O36_COPY_HAS_PRINTED_ICONS else ()
    yield from resolve_icons(table, card, player, (*icons, *table.card(card).bonus))
    own = [Held(ability, card, player) for ability in definition.labelled.get(Label.PLAY, ())]
    yield from _after_played(table, event, None, own)
    if state.zones[card] is Zone.LIMBO:
        yield from _put_away(table, card, player)
    if Keyword.OMEGA in definition.keywords:
        state.step_over = True


def _put_away(table: Table, card: CardId, player: PlayerId) -> Steps[None]:
    """An action that was resolved goes to its owner's discard pile (R13.4)."""
    event = Event(Kind.DISCARDED, player, card, zone=Zone.LIMBO, controller=player)
    replaced = yield from instead(table, Would.BE_PUT_AWAY, event)
    if replaced is None or replaced.zone is None:
        moves.lay(table, card, Zone.DISCARD)
        return
    moves.lay(table, card, replaced.zone)
    arrived = moves.ARRIVALS[replaced.zone]
    owner = table.card(card).owner
    table.emit(Event(arrived, owner, card, zone=Zone.LIMBO, source=replaced.by))


def _play_permanent(
    table: Table, card: CardId, player: PlayerId, permit: CardId | None, *, anywhere: bool
) -> Steps[None]:
    """A creature, artifact or upgrade: enters play, icons, Play abilities."""
    state = table.state
    definition = state.cards[card].definition
    host = yield from _host(table, card, player)
    half = None
    bonus = state.cards[card].bonus
    if definition.gigantic is not None:
        half = may_play.other_half(table, player, card)
        assert half is not None
        bonus = (*state.cards[half].bonus, *bonus)  # R49.2: from top to bottom (R14.3)
    entered = yield from enter(
        table, card, player, host=host, half=half, played=True, anywhere=anywhere
    )
    copied = state.in_play[card].definition
    if copied is not definition and constants.O36_COPY_HAS_PRINTED_ICONS:
        bonus = (*copied.bonus, *bonus)  # R13.17
    serial = state.in_play[card].serial
    event = table.emit(
        Event(
            Kind.PLAYED,
            player,
            card,
            other=permit,
            controller=state.in_play[card].controller,
            position=entered.position,
        )
    )
    yield from table.settle()
    yield from resolve_icons(table, card, player, bonus)
    there = state.in_play.get(card)
    own: list[Held] = []
    if there is not None and there.serial == serial:
        # R14.10: a creature that is gone by now has no Play ability left to trigger.
        own = held(table, card, Label.PLAY)
        if has_keyword(table, card, Keyword.OMEGA):
            state.step_over = True
    yield from _after_played(table, event, entered, own)


def _host(table: Table, card: CardId, player: PlayerId) -> Steps[CardId | None]:
    """What a card is attached to: for an upgrade, or a creature played as one (R13.8)."""
    definition = table.card(card).definition
    is_upgrade = definition.type is CardType.UPGRADE
    if definition.as_upgrade and table.creatures() and not is_upgrade:
        prompt = f"Play {definition.name} as an upgrade?"
        is_upgrade = yield from choose_yes(table, player, prompt, card)
    if not is_upgrade:
        return None
    chosen = yield from choose_cards(
        table,
        player,
        f"Choose the creature {definition.name} is attached to",
        table.creatures(),
        source=card,
    )
    return chosen[0]


def _after_played(
    table: Table, event: Event, entered: Event | None, own: list[Held]
) -> Steps[None]:
    """P3: Play abilities and everything that answers to the play, at one timing point."""
    pending = answering(table, [event] if entered is None else [event, entered])
    first = [one for one in pending if _before_play(one)]
    rest = [one for one in pending if one not in first]
    if first:
        yield from resolve_all(table, first)  # R26.14
    rest += [from_held(table, ability, event, Label.PLAY) for ability in own]
    yield from resolve_all(table, rest)


def _before_play(pending: Pending) -> bool:
    ability = pending.ability
    return isinstance(ability, Triggered) and ability.before_play


def resolve_icons(
    table: Table, card: CardId, player: PlayerId, icons: tuple[Icon, ...]
) -> Steps[None]:
    """The bonus icons of a card that is played, each as often as it is to be resolved (R14)."""
    if any(entry.applies_to_player(player) for entry in table.in_force(CannotResolveIcons)):
        return
    times = 1
    for entry in table.in_force(IconsAgain):
        if entry.applies_to_player(player) and entry.ctx.source != card:
            times += 1
            table.use_up(entry.lasting)
    yield from each_icon(table, card, player, tuple(icon for icon in icons for _ in range(times)))


def each_icon(table: Table, card: CardId, player: PlayerId, icons: tuple[Icon, ...]) -> Steps[None]:
    """Bonus icons from top to bottom, one at a time (R14.3)."""
    for icon in icons:
        yield from resolve_icon(table, card, player, icon)
        yield from table.settle()


def resolve_icon(table: Table, card: CardId, player: PlayerId, icon: Icon) -> Steps[None]:
    """One bonus icon (R14.5 to R14.9)."""
    event = Event(Kind.ICON_RESOLVED, player, card, icon=icon)
    if (yield from instead(table, Would.RESOLVE_ICON, event)) is not None:
        return
    table.emit(event)
    yield from _icon_effect(table, card, player, icon)
    yield from table.settle()
    yield from trigger(table, event)


def _icon_effect(table: Table, card: CardId, player: PlayerId, icon: Icon) -> Steps[None]:
    """What an icon does."""
    state = table.state
    match icon:
        case Icon.AMBER:
            yield from amber.gain(table, player, 1, card)
        case Icon.DRAW:
            yield from moves.draw(table, player, 1)
        case Icon.CAPTURE:
            captor = yield from choose_cards(
                table,
                player,
                "Choose a creature to capture 1Æ",
                state.players[player].battleline,
                source=card,
            )
            if captor:
                yield from amber.capture(table, captor[0], 1, source=card)
        case Icon.DAMAGE:
            target = yield from choose_cards(
                table, player, "Deal 1 damage to", table.creatures(), source=card
            )
            if target:
                yield from damage.deal(table, [damage.Hit(target[0], 1, icon=icon)])


def discard_from_hand(table: Table, card: CardId) -> Steps[None]:
    """Discard a card of the active house in the main step (R15).

    Only this counts for alpha and the first turn rule; discards by effects do not (O28).
    """
    table.state.acted += 1
    table.state.from_hand += 1
    table.touch()
    yield from moves.move(table, card, Zone.DISCARD)
