"""Effects on cards in play: ready, exhaust, tokens, counters, use, control, position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal

from keyforge_tui.engine.language.core.instructions import OnCards
from keyforge_tui.engine.language.core.players import Who
from keyforge_tui.engine.language.core.primitive import AnySelector, Effect
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.words import CardId, PlayerId, Zone
from keyforge_tui.engine.rules import entering, moves, status
from keyforge_tui.engine.rules.playing import play
from keyforge_tui.engine.rules.timing import trigger
from keyforge_tui.engine.table.ability import Result
from keyforge_tui.engine.table.context import Context


class Ready(OnCards):
    """Ready cards."""

    word: ClassVar[str] = "ready"
    example: ClassVar[str] = "ready: a friendly creature"
    ready: AnySelector

    def one(self, ctx: Context, card: CardId) -> Steps[bool]:
        """A ready card stays ready."""
        return (yield from status.ready(ctx.table, card, ctx.source))


class Exhaust(OnCards):
    """Exhaust cards."""

    word: ClassVar[str] = "exhaust"
    example: ClassVar[str] = "exhaust: up to 3 creatures"
    exhaust: AnySelector

    def one(self, ctx: Context, card: CardId) -> Steps[bool]:
        """An exhausted card stays exhausted."""
        return (yield from status.exhaust(ctx.table, card, ctx.source))


class Stun(OnCards):
    """Stun creatures (R43.1)."""

    word: ClassVar[str] = "stun"
    example: ClassVar[str] = "stun: a creature"
    stun: AnySelector

    def one(self, ctx: Context, card: CardId) -> Steps[bool]:
        """A stunned creature stays stunned."""
        return (yield from status.set_token(ctx.table, card, "stunned", True, ctx.source))


class Unstun(OnCards):
    """Remove stun from creatures."""

    word: ClassVar[str] = "unstun"
    example: ClassVar[str] = "unstun: each friendly creature"
    unstun: AnySelector

    def one(self, ctx: Context, card: CardId) -> Steps[bool]:
        """Without exhausting it."""
        return (yield from status.set_token(ctx.table, card, "stunned", False, ctx.source))


class Ward(OnCards):
    """Ward creatures (R43.7)."""

    word: ClassVar[str] = "ward"
    example: ClassVar[str] = "ward: this"
    ward: AnySelector

    def one(self, ctx: Context, card: CardId) -> Steps[bool]:
        """One ward at most."""
        return (yield from status.set_token(ctx.table, card, "warded", True, ctx.source))


class Unward(OnCards):
    """Remove wards from creatures."""

    word: ClassVar[str] = "unward"
    example: ClassVar[str] = "unward: a creature"
    unward: AnySelector

    def one(self, ctx: Context, card: CardId) -> Steps[bool]:
        """A creature without a ward stays as it is."""
        return (yield from status.set_token(ctx.table, card, "warded", False, ctx.source))


class MoveWard(Effect):
    """Move a ward from a creature to another."""

    word: ClassVar[str] = "move-ward"
    example: ClassVar[str] = "move-ward: a creature\nto: a different creature"
    move_ward: AnySelector
    to: AnySelector

    def resolve(self, ctx: Context) -> Steps[Result]:
        """It is taken off even where it arrives on a creature that is warded already (R43.7)."""
        table = ctx.table
        givers = yield from self.move_ward.select(ctx, self.prompt(ctx))
        takers = yield from self.to.select(ctx, self.prompt(ctx))
        done = False
        for giver in givers:
            if takers and (yield from status.set_token(table, giver, "warded", False, ctx.source)):
                yield from status.set_token(table, takers[0], "warded", True, ctx.source)
                done = True
        return Result(done, takers, len(givers))

    def possible(self, ctx: Context) -> bool:
        """There is a creature."""
        return bool(self.move_ward.pool(ctx))

    def meaning(self) -> clause.Step:
        """It is moved."""
        roles = (("source", self.move_ward.meaning()), ("goal", self.to.meaning()))
        return clause.Clause("move-ward", roles)


class Enrage(OnCards):
    """Enrage creatures (R43.12)."""

    word: ClassVar[str] = "enrage"
    example: ClassVar[str] = "enrage: an enemy creature"
    enrage: AnySelector

    def one(self, ctx: Context, card: CardId) -> Steps[bool]:
        """One token at most."""
        return (yield from status.set_token(ctx.table, card, "enraged", True, ctx.source))


class TakeControl(Effect):
    """A player takes control of cards for good (R36)."""

    word: ClassVar[str] = "take-control"
    example: ClassVar[str] = "take-control: an enemy flank creature"
    take_control: AnySelector
    who: Who = Who.YOU

    def resolve(self, ctx: Context) -> Steps[Result]:
        """Until another effect gives it to somebody else."""
        cards = yield from self.take_control.select(ctx, self.prompt(ctx))
        taken = []
        for player in self.who.players(ctx):
            for card in cards:
                if (yield from entering.take_control(ctx.table, card, player)):
                    taken.append(card)
        return Result(bool(taken), tuple(taken), len(taken))

    def possible(self, ctx: Context) -> bool:
        """There is a card."""
        return bool(self.take_control.pool(ctx))

    def meaning(self) -> clause.Step:
        """They are controlled."""
        verb = "take-control" if self.who is Who.YOU else "gain-control"
        return clause.Clause(verb, (("object", self.take_control.meaning()),), self.who.meaning())


class Attach(Effect):
    """Attach upgrades that are in play to another creature."""

    word: ClassVar[str] = "attach"
    example: ClassVar[str] = "attach: an upgrade\nto: a friendly creature"
    attach: AnySelector
    to: AnySelector

    def resolve(self, ctx: Context) -> Steps[Result]:
        """Nothing happens to one that is on that creature already."""
        upgrades = yield from self.attach.select(ctx, self.prompt(ctx))
        hosts = yield from self.to.select(ctx, self.prompt(ctx))
        moved = []
        for upgrade in upgrades:
            if hosts and (yield from entering.attach(ctx.table, upgrade, hosts[0])):
                moved.append(upgrade)
        done = bool(moved) and len(moved) == len(upgrades)
        return Result(done, tuple(moved), len(moved))

    def possible(self, ctx: Context) -> bool:
        """There is an upgrade, and a creature for it."""
        return bool(self.attach.pool(ctx)) and bool(self.to.pool(ctx))

    def meaning(self) -> clause.Step:
        """They are attached."""
        return clause.Clause(
            "attach", (("object", self.attach.meaning()), ("goal", self.to.meaning()))
        )


class Swap(Effect):
    """Exchange two creatures of one battleline (R41.4)."""

    word: ClassVar[str] = "swap"
    example: ClassVar[str] = "swap: this\nwith: another friendly creature"
    swap: AnySelector
    with_: AnySelector

    def resolve(self, ctx: Context) -> Steps[Result]:
        """Across battlelines nothing happens."""
        one = yield from self.swap.select(ctx, "Choose a creature to swap")
        two = yield from self.with_.select(ctx, "Swap with")
        done = bool(one and two) and entering.swap(ctx.table, one[0], two[0])
        return Result(done, (*one, *two))

    def meaning(self) -> clause.Step:
        """They change places."""
        return clause.Clause(
            "swap", (("object", self.swap.meaning()), ("goal", self.with_.meaning()))
        )


def _its_place(ctx: Context, player: PlayerId) -> int:
    """The place in a line where the source stood: behind what is left of its left side."""
    state = ctx.table.state
    gone = ctx.table.last_known.get(ctx.source)
    if gone is None:
        return 0
    return sum(state.in_play[card].serial in gone.left for card in state.players[player].battleline)


def _other_half(ctx: Context, card: CardId, cards: Sequence[CardId]) -> CardId | None:
    """The half that comes into play with a half: both or nothing (R49.6).

    It is one of the cards that are put into play, or left play together with this one.
    """
    state = ctx.table.state
    gone = ctx.table.last_known.get(card)
    left = [] if gone is None or gone.there.half is None else [gone.there.half]
    wanted = ctx.table.card(card).definition.gigantic
    for other in (*left, *cards):
        same_place = (state.zones[other], state.holders[other]) == (
            state.zones[card],
            state.holders[card],
        )
        if same_place and ctx.table.card(other).definition.slug == wanted:
            return other
    return None


class PutIntoPlay(Effect):
    """Put cards into play without playing them (R13.15)."""

    word: ClassVar[str] = "put-into-play"
    example: ClassVar[str] = "put-into-play: it\nready: true"
    put_into_play: AnySelector
    ready: bool = False
    control: Literal["you", "owner"] = "you"
    at: Literal["flank", "anywhere", "its place"] = "flank"
    """its place: where this card stood."""

    def resolve(self, ctx: Context) -> Steps[Result]:
        """They enter play: what enters is seen, what is played is not."""
        table = ctx.table
        cards = yield from self.put_into_play.select(ctx, self.prompt(ctx))
        put = []
        for card in cards:
            facts = table.card(card)
            if moves.goes_home(table, card):
                yield from moves.move(table, card, Zone.HAND, source=ctx.source)
                continue
            if card in table.state.in_play or facts.definition.type.value in ("action", "upgrade"):
                continue
            half = None
            if facts.definition.gigantic is not None:
                half = _other_half(ctx, card, cards)
                if half is None or facts.definition.top_half:
                    continue
            player = ctx.controller if self.control == "you" else facts.owner
            place = None
            if self.at == "its place":
                place = _its_place(ctx, player)
            event = yield from entering.enter(
                table,
                card,
                player,
                ready=self.ready,
                place=place,
                half=half,
                anywhere=self.at == "anywhere",
            )
            put.append(card)
            yield from trigger(table, event)
        ctx.bind(put)
        return Result(bool(put), tuple(put), len(put))

    def possible(self, ctx: Context) -> bool:
        """There is a card."""
        return bool(self.put_into_play.pool(ctx))

    def meaning(self) -> clause.Step:
        """They enter play."""
        roles: list[tuple[str, clause.Role]] = [("object", self.put_into_play.meaning())]
        if self.ready:
            roles.append(("manner", clause.Word("ready")))
        if self.control == "owner":
            roles.append(("control", clause.Player("its owner")))
        elif not self.ready:
            roles.append(("control", clause.YOU))
        if self.at == "its place":
            roles.append(("place", clause.THIS))
        elif self.at == "anywhere":
            roles.append(("line", clause.Word("anywhere")))
        return clause.Clause("put-into-play", tuple(roles))


class PlayCard(Effect):
    """Play a card now, whatever its house (R16.7).

    A card of your opponent is played as if it were yours, and stays theirs (R13.4).
    """

    word: ClassVar[str] = "play-card"
    example: ClassVar[str] = "play-card: the top card of your deck"
    play_card: AnySelector
    anywhere: bool = False
    """A creature may be placed anywhere in your battleline."""

    def resolve(self, ctx: Context) -> Steps[Result]:
        """A card that cannot be played stays where it was (R13.11)."""
        cards = yield from self.play_card.select(ctx, self.prompt(ctx))
        played = []
        for card in cards:
            done = play(ctx.table, card, ctx.controller, free=True, anywhere=self.anywhere)
            if (yield from done):
                played.append(card)
        return Result(bool(played), tuple(played), len(played))

    def possible(self, ctx: Context) -> bool:
        """There is a card."""
        return bool(self.play_card.pool(ctx))

    def meaning(self) -> clause.Step:
        """It is played."""
        roles: list[tuple[str, clause.Role]] = [("object", self.play_card.meaning())]
        if self.anywhere:
            roles.append(("line", clause.Word("anywhere")))
        return clause.Clause("play", tuple(roles))
