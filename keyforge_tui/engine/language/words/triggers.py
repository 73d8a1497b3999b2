"""Occasions: the events abilities answer to, said as on a card (R6, R26.11)."""

from __future__ import annotations

from typing import ClassVar

from keyforge_tui.engine.language.core.players import Who, a_player
from keyforge_tui.engine.language.core.primitive import AnyOne, Cards, Trigger
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.language.write.clause import anywhere
from keyforge_tui.engine.model.events import Event, Kind
from keyforge_tui.engine.model.words import CardType, Icon, Zone
from keyforge_tui.engine.table.context import Context


def about(ctx: Context, cards: Cards, event: Event) -> bool:
    """Whether the event's card fitted a description when it happened; last known if it left."""
    return event.card is not None and cards.describes(ctx, event.card, event.type)


class Reaps(Trigger):
    """A creature reaps."""

    word: ClassVar[str] = "reaps"
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.REAPED,)
    example: ClassVar[str] = "after:\n  - reaps: an enemy creature\n    do: [{stun: it}]"
    reaps: AnyOne

    def matches(self, ctx: Context, event: Event) -> bool:
        """By the creature."""
        return about(ctx, self.reaps, event)

    def meaning(self) -> clause.Clause:
        """It reaps."""
        return clause.Clause("reap", subject=anywhere(self.reaps.meaning()))


class Fights(Trigger):
    """A creature is used to fight; `neighbor`: one that stood beside this card (R18.9)."""

    word: ClassVar[str] = "fights"
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.FOUGHT,)
    example: ClassVar[str] = "each-time:\n  - fights: a friendly creature\n    do: [{gain: 1}]"
    fights: AnyOne
    neighbor: bool = False

    def unheeded(self) -> str:
        """Any creature beside it."""
        creature = clause.Noun(frozenset({CardType.CREATURE}))
        plain = anywhere(self.fights.meaning()) == creature
        return "neighbor needs fights: a creature" if self.neighbor and not plain else ""

    def matches(self, ctx: Context, event: Event) -> bool:
        """By the attacker."""
        if self.neighbor:
            return ctx.source in event.neighbors
        return about(ctx, self.fights, event)

    def meaning(self) -> clause.Clause:
        """It fights."""
        if self.neighbor:
            beside = clause.Noun(
                frozenset({CardType.CREATURE}), relation=("neighbor-of", clause.THIS)
            )
            return clause.Clause("fight", subject=beside)
        return clause.Clause("fight", subject=anywhere(self.fights.meaning()))


class BeforeFights(Trigger):
    """A creature is about to fight."""

    word: ClassVar[str] = "is-about-to-fight"
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.FIGHT_DECLARED,)
    opening: ClassVar[str] = "before"
    example: ClassVar[str] = (
        "before:\n  - is-about-to-fight: a creature\n    do: [{cancel-fight: the triggering card}]"
    )
    is_about_to_fight: AnyOne

    def matches(self, ctx: Context, event: Event) -> bool:
        """By the attacker."""
        return about(ctx, self.is_about_to_fight, event)

    def meaning(self) -> clause.Clause:
        """It fights."""
        return clause.Clause("fight", subject=anywhere(self.is_about_to_fight.meaning()))


class IsUsed(Trigger):
    """A card is used."""

    word: ClassVar[str] = "is-used"
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.USED,)
    example: ClassVar[str] = "each-time:\n  - is-used: a friendly artifact\n    do: [{gain: 1}]"
    is_used: AnyOne
    by: Who | None = None
    """Who used it; whoever controls the card (R28.11)."""

    def matches(self, ctx: Context, event: Event) -> bool:
        """By the card and who used it."""
        if self.by is not None:
            if event.player is None or not self.by.includes(ctx, event.player):
                return False
        return about(ctx, self.is_used, event)

    def meaning(self) -> clause.Clause:
        """It is used, or somebody uses it."""
        cards = anywhere(self.is_used.meaning())
        if self.by is not None:
            return clause.Clause("use", (("object", cards),), self.by.meaning())
        return clause.Clause("be-used", subject=cards)


class IsDestroyed(Trigger):
    """A card is destroyed; `fighting`: by fighting this creature (R18.8)."""

    word: ClassVar[str] = "is-destroyed"
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.DESTROYED,)
    example: ClassVar[str] = (
        "after:\n  - is-destroyed: an enemy creature\n    fighting: this\n    do: [{draw: 1}]"
    )
    is_destroyed: AnyOne
    fighting: AnyOne | None = None

    def matches(self, ctx: Context, event: Event) -> bool:
        """By the card, and by what it fought."""
        if not about(ctx, self.is_destroyed, event):
            return False
        if self.fighting is None:
            return True
        return (
            event.in_fight
            and event.other is not None
            and event.other in ctx.table.state.in_play
            and self.fighting.matches(ctx, event.other)
        )

    def meaning(self) -> clause.Clause:
        """It is destroyed."""
        roles = () if self.fighting is None else (("object", self.fighting.meaning()),)
        return clause.Clause("be-destroyed", roles, anywhere(self.is_destroyed.meaning()))


class IsPlayed(Trigger):
    """A player plays a card."""

    word: ClassVar[str] = "plays"
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.PLAYED,)
    example: ClassVar[str] = "each-time:\n  - plays: an artifact\n    do: [{steal: 1}]"
    plays: AnyOne
    by: Who = Who.YOU
    flank: str | None = None
    """left flank or right flank: where it was placed."""

    def matches(self, ctx: Context, event: Event) -> bool:
        """By the player and the card."""
        if event.player is None or not self.by.includes(ctx, event.player):
            return False
        if self.flank is not None:
            if event.position is None or not event.position[0 if self.flank == "left flank" else 1]:
                return False
        return about(ctx, self.plays, event)

    def meaning(self) -> clause.Clause:
        """It is played."""
        cards = anywhere(self.plays.meaning())
        where = () if self.flank is None else (("place", clause.Word(self.flank)),)
        if self.by is Who.EACH:
            return clause.Clause("be-played", where, cards)
        return clause.Clause("play-card", (("object", cards), *where), self.by.meaning())


class EntersPlay(Trigger):
    """A card enters play, played or put there."""

    word: ClassVar[str] = "enters-play"
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.ENTERED,)
    example: ClassVar[str] = "after:\n  - enters-play: a creature\n    do: [{deal: 1, to: it}]"
    enters_play: AnyOne

    def matches(self, ctx: Context, event: Event) -> bool:
        """By the card."""
        return about(ctx, self.enters_play, event)

    def meaning(self) -> clause.Clause:
        """It enters play."""
        return clause.Clause("enter", subject=anywhere(self.enters_play.meaning()))


class LeavesPlay(Trigger):
    """A card leaves play; a card hears its own leaving."""

    word: ClassVar[str] = "leaves-play"
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.LEFT,)
    example: ClassVar[str] = "after:\n  - leaves-play: this\n    do: [{steal: 2, who: opponent}]"
    leaves_play: AnyOne

    def matches(self, ctx: Context, event: Event) -> bool:
        """By the card."""
        return about(ctx, self.leaves_play, event)

    def meaning(self) -> clause.Clause:
        """It leaves play."""
        return clause.Clause("leave", subject=anywhere(self.leaves_play.meaning()))


class Discards(Trigger):
    """A player discards a card from hand."""

    word: ClassVar[str] = "discards"
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.DISCARDED,)
    example: ClassVar[str] = "each-time:\n  - discards: a brobnar card\n    do: [{gain: 1}]"
    discards: AnyOne
    by: Who = Who.YOU

    def matches(self, ctx: Context, event: Event) -> bool:
        """From hand only."""
        return (
            event.zone is Zone.HAND
            and event.controller is not None
            and self.by.includes(ctx, event.controller)
            and about(ctx, self.discards, event)
        )

    def meaning(self) -> clause.Clause:
        """It is discarded from hand."""
        roles = (("object", anywhere(self.discards.meaning())),)
        return clause.Clause("discard-from-hand", roles, a_player(self.by))


class GainsByReaping(Trigger):
    """A player gains Æmber by reaping."""

    word: ClassVar[str] = "gains-by-reaping"
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.GAINED,)
    example: ClassVar[str] = (
        "after:\n  - gains-by-reaping: opponent\n    do: [{capture: {event: amount}}]"
    )
    gains_by_reaping: Who

    def matches(self, ctx: Context, event: Event) -> bool:
        """By the player."""
        return (
            event.by_reaping
            and event.player is not None
            and self.gains_by_reaping.includes(ctx, event.player)
        )

    def meaning(self) -> clause.Clause:
        """They gain Æ by reaping."""
        return clause.Clause("gain-by-reaping", subject=a_player(self.gains_by_reaping))


class TakesDamage(Trigger):
    """A creature is dealt damage; `by-icon`: by a bonus icon; `neighbor`: of this card."""

    word: ClassVar[str] = "takes-damage"
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.DAMAGED,)
    example: ClassVar[str] = (
        "after:\n  - takes-damage: an enemy creature\n    by-icon: true\n"
        "    do: [{deal: 1, to: it}]"
    )
    takes_damage: AnyOne
    by_icon: bool = False

    def matches(self, ctx: Context, event: Event) -> bool:
        """By the creature and what dealt it."""
        if self.by_icon and event.icon is None:
            return False
        return about(ctx, self.takes_damage, event)

    def meaning(self) -> clause.Clause:
        """It is dealt damage."""
        roles = (("object", clause.Symbol(Icon.DAMAGE)),) if self.by_icon else ()
        return clause.Clause("be-dealt-damage", roles, anywhere(self.takes_damage.meaning()))


class PreventsDamage(Trigger):
    """A creature's armor prevents damage."""

    word: ClassVar[str] = "prevents-damage"
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.PREVENTED,)
    example: ClassVar[str] = (
        "after:\n  - prevents-damage: this\n    do: [{capture: {event: amount}}]"
    )
    prevents_damage: AnyOne

    def matches(self, ctx: Context, event: Event) -> bool:
        """By the creature."""
        return about(ctx, self.prevents_damage, event)

    def meaning(self) -> clause.Clause:
        """It prevents damage."""
        return clause.Clause("prevent-damage", subject=anywhere(self.prevents_damage.meaning()))
