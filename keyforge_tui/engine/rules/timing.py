"""Abilities that go off: which, at which timing point, in what order (R6.8, R27.4).

Whatever happens is collected as `Pending` abilities. The active player orders those of one
timing point; each is resolved to the end, with everything it causes, before the next.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from keyforge_tui.engine.model import constants
from keyforge_tui.engine.model.decisions import About, Decision, DecisionKind, Option, Steps
from keyforge_tui.engine.model.events import Event, Kind
from keyforge_tui.engine.model.words import CardId, Label, PlayerId
from keyforge_tui.engine.table import battleline, characteristics
from keyforge_tui.engine.table.ability import Effect, Instead, Labelled, Result, Triggered, merge
from keyforge_tui.engine.table.asking import ask, choose_yes
from keyforge_tui.engine.table.context import Context, Held
from keyforge_tui.engine.table.modifiers import AlsoLabelled, Gains
from keyforge_tui.engine.table.table import GameOver, Table

if TYPE_CHECKING:
    from keyforge_tui.engine.table.state import Lasting


def held(table: Table, card: CardId, label: Label) -> list[Held]:
    """The abilities with a label that a card in play has now."""
    there = table.state.in_play[card]
    if characteristics.is_blank(table, card):
        return []  # R25.7: what it was given is its own, too
    found = []
    labels = _counting_as(table, card, label)
    by_label = there.definition.labelled
    if by_label:
        printed = {id(one): one for each in labels for one in by_label.get(each, ())}
        attached = there.host is not None
        found = [
            Held(ability, card, there.controller)
            for ability in printed.values()
            if there.definition.works(ability, attached=attached)
        ]
    for entry in table.in_force(Gains):
        gains = entry.modifier
        if gains.labelled and entry.applies_to(card):
            found += [
                Held(ability, card, there.controller, entry.ctx.source, entry.ctx.values)
                for ability in gains.labelled
                if not labels.isdisjoint(ability.labels)
            ]
    return found


def _counting_as(table: Table, card: CardId, label: Label) -> frozenset[Label]:
    """The labels of a card whose abilities are triggered as those with this label are."""
    others = table.in_force(AlsoLabelled)
    if not others:
        return _ALONE[label]
    found = {label}
    for entry in others:
        if label in entry.modifier.are and entry.applies_to(card):
            found.update(entry.modifier.of)
    return frozenset(found)


_ALONE = {label: frozenset({label}) for label in Label}

GONE = 0
"""No stay in play has this number."""


class Pending:
    """An ability that has been triggered and will be resolved (R25.6)."""

    __slots__ = ("ability", "ctx", "effects", "lasting", "title")

    def __init__(
        self,
        ctx: Context,
        effects: Sequence[Effect],
        title: str,
        ability: Labelled | Triggered | Instead | None = None,
        lasting: Lasting | None = None,
    ) -> None:
        self.ctx = ctx
        self.effects = effects
        self.title = title
        self.ability = ability
        self.lasting = lasting

    @property
    def same_as(self) -> tuple[object, ...]:
        """Pending abilities that are alike in this need no order among themselves."""
        return (id(self.ability), self.ctx.source, self.ctx.controller, self.title)

    def resolve(self, table: Table) -> Steps[None]:
        """Carry the ability out."""
        ability = self.ability
        if isinstance(ability, Triggered):
            if ability.if_ is not None and not ability.if_.holds(self.ctx):
                return
            if ability.may and not (
                yield from choose_yes(
                    table,
                    table.state.active,
                    f"Use {table.name(self.ctx.source)}?",
                    self.ctx.source,
                    self.ctx.about,
                )
            ):
                return
        table.use_up(self.lasting)
        yield from run(self.ctx, self.effects)


def run(ctx: Context, effects: Iterable[Effect]) -> Steps[Result]:
    """Carry out instructions in printed order (R27.2)."""
    table = ctx.table
    table.effects_run += 1
    if table.effects_run > constants.O19_LOOP_LIMIT or table.nested >= constants.O19_NESTING_LIMIT:
        table.state.over = True
        table.emit(Event(Kind.DRAWN_GAME))
        raise GameOver
    results = []
    table.nested += 1
    outer, table.resolving = table.resolving, ctx
    try:
        for effect in effects:
            result = yield from effect.resolve(ctx)
            ctx.did(result)
            results.append(result)
            yield from table.settle()  # R21.2, O32
    finally:
        table.nested -= 1
        table.resolving = outer
    return merge(results)


def from_held(
    table: Table,
    ability: Held,
    event: Event | None,
    label: Label,
    *,
    borrower: PlayerId | None = None,
) -> Pending:
    """A labelled ability going off; `borrower`: who reads it as if it were theirs (R28.11)."""
    title = f"{table.name(ability.card)}: {label.title}"
    if ability.grantor is not None:
        title = f"{title} ({table.name(ability.grantor)})"
    ctx = ability.context(table, event, borrower)
    ctx.ability, ctx.label = ability.ability, label.value
    return Pending(ctx, ability.ability.do, title, ability.ability)


def answering(table: Table, events: Iterable[Event]) -> list[Pending]:
    """The abilities that listen for these events."""
    found = []
    for event in events:
        for listener in table.listeners(event.kind):
            if listener.hears(event):
                ability = listener.ability
                ctx = listener.ctx.branch()
                ctx.event = event
                ctx.ability, ctx.label = ability, ability.occasion
                if event.house is not None:
                    ctx.note("house", event.house)  # "that house"
                if not ctx.it and event.card is not None:
                    ctx.bind((event.card,))
                    if event.kind is Kind.DESTROYED:
                        # It was in play: wherever it is now, it is not the same stay (R23.14).
                        ctx.serials.setdefault(event.card, GONE)
                if not allowed_now(ctx, ability):
                    continue
                title = table.name(ctx.source)
                found.append(Pending(ctx, ability.do, title, ability, listener.lasting))
    return found


def allowed_now(ctx: Context, ability: Triggered) -> bool:
    """Whether the ability speaks of this turn."""
    return ability.during is None or ability.during.includes(ctx, ctx.table.state.active)


def resolve_all(table: Table, pending: list[Pending]) -> Steps[None]:
    """Resolve the abilities of one timing point in the active player's order (R6.8).

    All of them were triggered, so all resolve, whatever one does to another's card (O26).
    """
    while pending:
        chosen = yield from choose_next(table, pending)
        pending.remove(chosen)
        yield from chosen.resolve(table)


def choose_next(
    table: Table, pending: list[Pending], prompt: str = "Choose what resolves first"
) -> Steps[Pending]:
    """Which ability of one timing point is next: the active player decides (R6.8)."""
    if len(pending) == 1:
        return pending[0]
    distinct: dict[tuple[object, ...], Pending] = {}
    for one in pending:
        distinct.setdefault(one.same_as, one)
    choices = list(distinct.values())
    options = tuple(
        Option(number, label, card=one.ctx.source)
        for number, (one, label) in enumerate(zip(choices, _labels(choices), strict=True))
    )
    event = pending[0].ctx.event
    about = None if event is None else About(event.card, event)
    picked = yield from ask(
        table,
        Decision(table.state.active, DecisionKind.ORDER, prompt, options, about=about),
    )
    return choices[picked[0].id]


def _labels(choices: list[Pending]) -> list[str]:
    """What each ability is called; two of one card are told apart by what they do."""
    titles = [(one.ctx.source, one.title) for one in choices]
    labels: list[str] = []
    for one, title in zip(choices, titles, strict=True):
        label = one.title
        if titles.count(title) > 1 and one.ability is not None:
            label = f"{label}: {one.ability.saying(one.ctx.table.card(one.ctx.source).definition)}"
        labels.append(label)
    return labels


def trigger(table: Table, *events: Event) -> Steps[None]:
    """Let abilities answer to events that have been written down already."""
    yield from resolve_all(table, answering(table, events))


def happened(table: Table, *events: Event) -> Steps[None]:
    """Write down what happened at one moment, and let abilities answer to it."""
    for event in events:
        table.emit(event)
    pending = answering(table, events)
    if pending:
        yield from resolve_all(table, pending)


def watch(table: Table) -> Steps[None]:
    """Let state triggers act whose condition has come true."""
    if table.watching or not table.index.watches:
        return
    table.watching = True
    try:
        for listener in list(table.index.watches):
            ability = listener.ability
            if listener.awake and ability.when.holds(listener.ctx):
                ctx = listener.ctx.branch()
                ctx.remember((ctx.source,))
                ctx.ability, ctx.label = ability, "as-soon-as"
                yield from run(ctx, ability.do)
    finally:
        table.watching = False


# -- the last timing point of a use ----------------------------------------------------------


def used_event(table: Table, card: CardId, player: PlayerId) -> Event:
    """A card was used by a player."""
    return Event(
        Kind.USED,
        player,
        card,
        controller=player,
        type=characteristics.card_type(table, card),
        neighbors=battleline.neighbors(table, card),
    )


def window(
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
        chosen = yield from choose_next(table, pending)
        pending.remove(chosen)
        yield from chosen.resolve(table)
        yield from table.settle()
