"""Occasions: the events abilities answer to, said as on a card (R6, R26.11)."""

from __future__ import annotations

from typing import ClassVar, Self

from pydantic import model_validator

from keyforge_tui.engine.language.core.players import Who, a_player
from keyforge_tui.engine.language.core.primitive import AnyOne, Cards, Trigger
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.language.write.clause import anywhere
from keyforge_tui.engine.model.events import Event, Kind
from keyforge_tui.engine.model.words import CardType, Icon, Keyword, Zone, opponent_of
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
    """A card is destroyed: in any way, in a fight, or by what a creature does in one (R18.8)."""

    word: ClassVar[str] = "is-destroyed"
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.DESTROYED,)
    example: ClassVar[str] = (
        "after:\n  - is-destroyed: an enemy creature\n    fighting: this\n    do: [{draw: 1}]"
    )
    is_destroyed: AnyOne
    fighting: AnyOne | None = None
    """By fighting this creature, whichever attacked; it must have survived."""
    attacked_by: AnyOne | None = None
    """By this creature's attack; it must have survived."""
    assault_of: AnyOne | None = None
    """By this creature's assault damage."""
    in_fight: bool = False
    """In a fight, whoever fought."""

    @model_validator(mode="after")
    def one_way(self) -> Self:
        """How it was destroyed is said once."""
        ways = (self.fighting, self.attacked_by, self.assault_of, self.in_fight or None)
        if sum(way is not None for way in ways) > 1:
            raise ValueError("takes one of fighting, attacked-by, assault-of and in-fight")
        return self

    def matches(self, ctx: Context, event: Event) -> bool:
        """By the card, and by what it fought."""
        if not about(ctx, self.is_destroyed, event):
            return False
        if self.in_fight and not event.in_fight:
            return False
        if self.fighting is not None and not self._beaten_by(ctx, self.fighting, event):
            return False
        if self.attacked_by is not None:
            fight = ctx.table.fight
            attacks = fight is not None and fight.attacker == event.other
            if not attacks or not self._beaten_by(ctx, self.attacked_by, event):
                return False
        if self.assault_of is None:
            return True
        return (
            event.keyword == Keyword.ASSAULT
            and event.source is not None
            and self.assault_of.matches(ctx, event.source)
        )

    def _beaten_by(self, ctx: Context, rival: Cards, event: Event) -> bool:
        """Whether the card was destroyed in a fight with one of these, which is still there."""
        return (
            event.in_fight
            and event.other is not None
            and event.other in ctx.table.state.in_play
            and rival.matches(ctx, event.other)
        )

    def meaning(self) -> clause.Clause:
        """It is destroyed."""
        cards = anywhere(self.is_destroyed.meaning())
        if self.attacked_by is not None:
            return clause.Clause(
                "attack-and-destroy", (("object", cards),), self.attacked_by.meaning()
            )
        roles: list[tuple[str, clause.Role]] = []
        if self.fighting is not None:
            roles.append(("object", self.fighting.meaning()))
        if self.assault_of is not None:
            roles.append(("keeper", self.assault_of.meaning()))
        if self.in_fight:
            roles.append(("manner", clause.Word("while fighting")))
        return clause.Clause("be-destroyed", tuple(roles), cards)


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


class IsAttached(Trigger):
    """An upgrade is attached to a creature: played on it, or moved there."""

    word: ClassVar[str] = "is-attached"
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.ENTERED, Kind.ATTACHED)
    example: ClassVar[str] = (
        "after:\n  - is-attached: an upgrade\n    to: a friendly creature\n    do: [{draw: 1}]"
    )
    is_attached: AnyOne
    to: AnyOne
    by: Who | None = None
    """Who attached it: whose upgrade it is."""

    def matches(self, ctx: Context, event: Event) -> bool:
        """By the upgrade and by what it is on."""
        if event.other is None or event.card is None:
            return False
        if self.by is not None and not self.by.includes(ctx, ctx.table.controller(event.card)):
            return False
        return self.is_attached.describes(ctx, event.card) and self.to.matches(ctx, event.other)

    def meaning(self) -> clause.Clause:
        """It is attached."""
        cards, goal = anywhere(self.is_attached.meaning()), ("goal", self.to.meaning())
        if self.by is None:
            return clause.Clause("be-attached", (goal,), cards)
        return clause.Clause("attach", (("object", cards), goal), a_player(self.by))


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


class AmberIsStolen(Trigger):
    """Æmber is stolen from a player."""

    word: ClassVar[str] = "amber-is-stolen-from"
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.STOLEN,)
    example: ClassVar[str] = "after:\n  - amber-is-stolen-from: you\n    do: [{draw: 1}]"
    amber_is_stolen_from: Who

    def matches(self, ctx: Context, event: Event) -> bool:
        """By the player who lost it."""
        if event.player is None:
            return False
        return self.amber_is_stolen_from.includes(ctx, opponent_of(event.player))

    def meaning(self) -> clause.Clause:
        """Æ is stolen from them."""
        return clause.Clause("be-stolen", (("who", a_player(self.amber_is_stolen_from)),))


class ResolvesIcon(Trigger):
    """A player resolves a bonus icon: any, or one of a kind (R14)."""

    word: ClassVar[str] = "resolves-icon"
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.ICON_RESOLVED,)
    example: ClassVar[str] = (
        "after:\n  - resolves-icon: you\n    icon: draw\n    do: [{archive: a card in your hand}]"
    )
    resolves_icon: Who
    icon: Icon | None = None

    def matches(self, ctx: Context, event: Event) -> bool:
        """By the player and the icon."""
        return (
            event.player is not None
            and self.resolves_icon.includes(ctx, event.player)
            and (self.icon is None or event.icon is self.icon)
        )

    def meaning(self) -> clause.Clause:
        """They resolve it."""
        icon = () if self.icon is None else (("object", clause.Symbol(self.icon)),)
        verb = "resolve-any-icon" if self.icon is None else "resolve-icon"
        return clause.Clause(verb, icon, a_player(self.resolves_icon))


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
