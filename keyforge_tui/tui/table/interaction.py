"""Where the one at the table stands with a question: a plain value, and what a key makes of it.

It knows no screen, no widget and no engine: the functions turn a value into the next one, or into
what is to be done about it. The screen keeps the value, shows it, and does what is to be done.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from keyforge_tui.engine import CardId, Decision, DecisionKind, Option, PlayerId, TableView
from keyforge_tui.sitting.answer import Picking
from keyforge_tui.sitting.settings import Settings
from keyforge_tui.tui.table import cursor as moving
from keyforge_tui.tui.table.cursor import Rows, Spot
from keyforge_tui.tui.table.layout import DONE, REST, Layout, everywhere, lay_out

FORESEEN = ("reap", "fight", "unstun")
"""What is looked ahead at while the cursor rests on a card in the main step."""
WAYS = {"across": moving.across, "along": moving.along, "cycle": moving.cycle}
"""How the cursor moves."""


@dataclass(frozen=True, slots=True)
class Interaction:
    """What is asked, what may be chosen, what is picked, where the cursor stands."""

    view: TableView
    settings: Settings = field(default_factory=Settings)
    """Whether to ask once more before a turn ends, to show an attack first, to order as listed."""
    picking: Picking | None = None
    """The question and what is picked of it; None: nothing is asked."""
    source: CardId | None = None
    """The card that asks."""
    can_go_back: bool = False
    """Whether the question may be left for the one before, because nothing was seen yet."""
    layout: Layout = field(default_factory=Layout)
    cursor: Spot | None = None
    current: CardId | None = None
    """The card the cursor was on last."""
    ending: bool = False
    """The player was told that there is still something to do, and may end the turn now."""
    arming: int | None = None
    """The attack that is shown and waits to be confirmed."""
    ordering: PlayerId | None = None
    """The player who said that the rest is to be ordered as listed."""
    news: tuple[str, ...] = ()
    """What the last answer led to, until the cursor moves."""
    said: str = ""
    """What the program has to say, until the cursor moves."""
    outlook: tuple[str, ...] = ()
    """What the answer under the cursor would do."""
    foretold: frozenset[int] = frozenset()
    """The options whose outlook is on the screen."""

    @property
    def is_main(self) -> bool:
        """Whether the player may act freely."""
        return self.picking is not None and self.picking.decision.kind is DecisionKind.MAIN


class Answer(NamedTuple):
    """Give these to the engine, one after the other."""

    answers: Sequence[Sequence[int]]
    ordering: PlayerId | None = None
    """Who said that what is still to be ordered goes as listed."""


class Weigh(NamedTuple):
    """Give this to the engine, unless it is an attack: that is shown first."""

    option: Option


class Refused(NamedTuple):
    """Say why this is not offered."""

    action: str


class TakeBack(NamedTuple):
    """Take back the answer that led to this question."""


Step = Interaction | Answer | Weigh | Refused | TakeBack
"""What comes of a key: something else to show, or something to do."""


# -- a question ----------------------------------------------------------------------------------


def begin(
    before: Interaction, view: TableView, decision: Decision | None, can_go_back: bool = False
) -> Interaction:
    """The next question. The cursor stays on its card while that card can still do something."""
    cursor = before.cursor
    if (
        cursor is None
        or cursor.kind != "card"
        or decision is None
        or not any(option.card == cursor.number for option in decision.options)
    ):
        cursor = None
    now = replace(
        _hushed(before),
        view=view,
        picking=None if decision is None else Picking(decision),
        source=None if decision is None else decision.source,
        can_go_back=can_go_back,
        cursor=cursor,
        ending=False,
    )
    return _laid_out(now)


def watch(before: Interaction, view: TableView, decision: Decision | None) -> Interaction:
    """A moment of a game that is only looked at: every card may be read, nothing is asked."""
    cursor = before.cursor
    if cursor is not None and not _is_there(cursor, view):
        cursor = None
    return replace(
        before,
        view=view,
        source=None if decision is None else decision.source,
        cursor=cursor,
        current=None if cursor is None else CardId(cursor.number),
    )


def turn_round(now: Interaction) -> Interaction:
    """As another player finds the table: nothing is told, and no card is under the cursor."""
    return replace(now, cursor=None, current=None, news=())


def refreshed(now: Interaction, view: TableView) -> Interaction:
    """The same question, looked at anew."""
    return _laid_out(replace(now, view=view))


def _laid_out(now: Interaction) -> Interaction:
    """The answers in their places, and the cursor on one that is there."""
    current = now.current
    layout = lay_out(now.view, now.picking, current)
    cursor = now.cursor
    if cursor is None or cursor.kind == "chip" or not _is_there(cursor, now.view):
        cursor = moving.keep(_from_hand(layout.rows), cursor)
    if cursor is not None and cursor.kind == "card" and cursor.number != current:
        current = CardId(cursor.number)
        layout = lay_out(now.view, now.picking, current)
    return replace(now, layout=layout, cursor=cursor, current=current)


def _is_there(spot: Spot, view: TableView) -> bool:
    return any(spot in row for row in everywhere(view))


def _from_hand(rows: Rows) -> list[Sequence[Spot]]:
    """The rows with the player's own cards first: a new question begins there."""
    *cards, chips = rows or [()]
    return [*reversed(cards), chips]


def _hushed(now: Interaction) -> Interaction:
    """Nothing is said or foretold any more."""
    return replace(now, said="", outlook=(), foretold=frozenset(), arming=None)


# -- moving and looking --------------------------------------------------------------------------


def put(now: Interaction, spot: Spot | None) -> Interaction:
    """The cursor somewhere else."""
    return _laid_out(replace(_hushed(now), cursor=spot, news=()))


def move(now: Interaction, way: str, by: int) -> Interaction:
    """The cursor among what may be chosen."""
    return put(now, WAYS[way](now.layout.rows, now.cursor, by))


def look(now: Interaction, way: str, by: int) -> Interaction:
    """The cursor on any card, legal target or not; nothing is taken by looking."""
    here = None if now.current is None else Spot("card", now.current)
    spot = WAYS[way](everywhere(now.view), here, by)
    return now if spot is None else put(replace(now, current=CardId(spot.number)), spot)


def say(now: Interaction, text: str) -> Interaction:
    """Something about the program."""
    return replace(now, said=text)


def foreseeable(now: Interaction) -> Sequence[Option]:
    """What to look ahead at: what Enter would take at once, or what the card can do."""
    if now.picking is None or not now.picking.is_single or now.cursor is None:
        return ()
    if now.cursor.kind == "chip":
        found = now.picking.by_id.get(now.layout.meaning(now.cursor))
        return () if found is None else (found,)
    options = now.layout.lit.get(CardId(now.cursor.number), ())
    if now.is_main:
        return [option for option in options if option.action in FORESEEN]
    return options if len(options) == 1 else ()


def foretell(now: Interaction, options: Sequence[Option], lines: Sequence[str]) -> Interaction:
    """What the engine says these answers would do."""
    return replace(now, outlook=tuple(lines), foretold=frozenset(option.id for option in options))


def arm(now: Interaction, option: Option) -> Interaction:
    """An attack that is shown and waits to be confirmed."""
    cursor = now.cursor if option.card is None else Spot("card", option.card)
    return _laid_out(replace(now, cursor=cursor, arming=option.id))


# -- taking --------------------------------------------------------------------------------------


def key(now: Interaction, character: str) -> Step | None:
    """A digit or letter: to a card in the main step, else it takes; None: it means nothing here."""
    spot = now.layout.keys.get(character)
    if spot is None:
        return None
    return put(now, spot) if now.is_main else take(replace(now, cursor=spot), spot)


def click(now: Interaction, card: CardId) -> Step:
    """A click on a card moves the cursor; a second one takes."""
    spot = Spot("card", card)
    if card not in now.layout.lit:
        return put(replace(now, current=card), now.cursor)
    if now.is_main and now.cursor != spot:
        return put(now, spot)
    return take(replace(now, cursor=spot), spot)


def enter(now: Interaction) -> Step:
    """Take what the cursor is on."""
    if now.arming is not None:
        return Answer([[now.arming]])
    return now if now.cursor is None else take(now, now.cursor)


def take(now: Interaction, spot: Spot) -> Step:
    """Take a card or an answer of the bar."""
    if spot.kind == "chip":
        is_there = spot.number < len(now.layout.meanings)
        return give(now, now.layout.meaning(spot)) if is_there else now
    options = now.layout.lit.get(CardId(spot.number), ())
    if len(options) == 1:
        return _pick(now, options[0].id)
    return put(now, Spot("chip", 0)) if options else now


def give(now: Interaction, meaning: int) -> Step:
    """What a chip means."""
    if meaning == DONE:
        return done(now)
    if meaning == REST:
        return rest(now)
    if now.picking is not None and now.picking.by_id[meaning].action == "end":
        return act(now, "end")
    return _pick(now, meaning)


def _pick(now: Interaction, option: int) -> Step:
    """Pick one option; a single answer is given at once."""
    if now.picking is None:
        return now
    if now.picking.is_single:
        return _given(now, now.picking.by_id[option])
    picking = now.picking.toggle(option)
    if picking.is_complete and picking.is_full and not picking.divides:
        return Answer(picking.answers())
    return _laid_out(replace(now, picking=picking))


def _given(now: Interaction, option: Option) -> Answer | Weigh:
    is_attack = option.action in ("attack", "fight")
    if is_attack and now.settings.confirm_attack and option.id not in now.foretold:
        return Weigh(option)
    return Answer([[option.id]])


def act(now: Interaction, action: str) -> Step:
    """Do something in the main step with the card under the cursor."""
    if now.picking is None or not now.is_main:
        return now
    decision = now.picking.decision
    for option in decision.options:
        if option.action == action and option.card in (None, now.current):
            asks = now.settings.confirm_end and not now.ending and could_still_act(decision)
            if action == "end" and asks:
                return replace(now, ending=True)
            return _given(now, option)
    return Refused(action)


def could_still_act(decision: Decision) -> bool:
    """Whether ending the turn would leave something undone."""
    return any(option.action not in ("end", "tide", "discard") for option in decision.options)


def done(now: Interaction) -> Step:
    """Enough is picked."""
    picking = now.picking
    if picking is None or picking.is_single or not picking.is_complete:
        return now
    return Answer(picking.answers())


def rest(now: Interaction) -> Step:
    """The rest in the order it is listed; what is asked in a row is answered in a row."""
    picking = now.picking
    if picking is None or picking.decision.kind is not DecisionKind.ORDER:
        return now
    for option in picking.decision.options:
        picking = picking.add(option.id)
    player = picking.decision.player if picking.is_single else None
    return Answer(picking.answers(), player)


def goes_as_listed(now: Interaction, decision: Decision | None) -> bool:
    """Whether a question is answered already: by "the rest as listed", or by the settings."""
    return (
        decision is not None
        and decision.kind is DecisionKind.ORDER
        and (decision.player == now.ordering or now.settings.auto_order)
        and decision.max == 1
    )


def less(now: Interaction) -> Interaction:
    """Take a pick back: the one under the cursor, or the last."""
    picking = now.picking
    if picking is None or not picking.picked:
        return now
    last = picking.picked[-1]
    if now.cursor is not None and now.cursor.kind == "card":
        options = now.layout.lit.get(CardId(now.cursor.number), ())
        last = next((option.id for option in options if picking.count(option.id)), last)
    return _laid_out(replace(now, picking=picking.remove(last)))


def back(now: Interaction) -> Step:
    """From picks to none, from the bar to the card, from a begun action to the main step."""
    if now.picking is not None and now.picking.picked:
        return _laid_out(replace(now, picking=Picking(now.picking.decision)))
    if now.ending:
        return replace(now, ending=False)
    if now.arming is not None:
        return _laid_out(replace(now, outlook=(), foretold=frozenset(), arming=None))
    if now.can_go_back:
        return TakeBack()
    if now.cursor is not None and now.cursor.kind == "chip" and now.current is not None:
        return put(now, Spot("card", now.current))
    return now


KEYS: Mapping[str, Callable[[Interaction], Step]] = {
    "take": enter,
    "less": less,
    "done": done,
    "rest": rest,
    "back": back,
}
"""What the keys of a question do."""
