"""What would happen, for what happens instead of it (R29)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Literal

from keyforge_tui.engine.language.cards.selector import Selector
from keyforge_tui.engine.language.core.players import Who, a_player
from keyforge_tui.engine.language.core.primitive import AnyKind, AnyOne, Occasion
from keyforge_tui.engine.language.words.triggers import about
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.language.write.clause import anywhere
from keyforge_tui.engine.model.events import Event, Would
from keyforge_tui.engine.model.words import Icon
from keyforge_tui.engine.table.context import Context

WAYS = ("do", "goes-to", "comes-from")
"""The keys that say how an event is replaced."""

_TOLD = {
    "do": "do: what happens instead",
    "zone": "goes-to: the pile the card goes to",
    "this": "goes-to: this",
    "supply": "comes-from: supply",
}


def refused(occasion: Occasion, said: Sequence[str], own: Mapping[str, object]) -> str | None:
    """Why an event cannot be replaced in the way that is written; None: it can."""
    possible = [_TOLD[way] for way in _TOLD if way in occasion.ways]
    way = said[0] if len(said) == 1 else ""
    if way == "goes-to":
        way = "this" if own["goes_to"] == "this" else "zone"
    elif way == "comes-from":
        way = "supply"
    if way not in occasion.ways:
        return f"{occasion.word} needs {' or '.join(possible)}"
    if own.get("each") and "each" not in occasion.ways:
        return f"{occasion.word} is not about single Æmber: leave out each"
    return None


def _by(ctx: Context, who: Who, event: Event) -> bool:
    """Whether the event's player is meant."""
    return event.player is not None and who.includes(ctx, event.player)


# -- Æmber -------------------------------------------------------------------------------------

_AMBER = frozenset({"do", "each"})


class WouldGain(Occasion):
    """A player would gain Æmber; `by-reaping`: by reaping (R17.4)."""

    word: ClassVar[str] = "gains"
    would: ClassVar[Would] = Would.GAIN
    ways: ClassVar[frozenset[str]] = _AMBER
    example: ClassVar[str] = (
        "instead-of:\n  - gains: you\n    by-reaping: true\n    do: [{draw: 1}]"
    )
    gains: Who
    by_reaping: bool = False

    def matches(self, ctx: Context, event: Event) -> bool:
        """By the player and how."""
        return _by(ctx, self.gains, event) and (event.by_reaping or not self.by_reaping)

    def meaning(self) -> clause.Clause:
        """They would gain Æ."""
        verb = "gain-by-reaping" if self.by_reaping else "gain-any"
        return clause.Clause(verb, subject=a_player(self.gains), would=True)

    def thing(self) -> clause.Clause | None:
        """Æ they would gain."""
        verb = "amber-gained-by-reaping" if self.by_reaping else "amber-gained"
        return clause.Clause(verb, (("who", a_player(self.gains)),))


class WouldLose(Occasion):
    """A player would lose Æmber."""

    word: ClassVar[str] = "loses"
    would: ClassVar[Would] = Would.LOSE
    ways: ClassVar[frozenset[str]] = _AMBER
    example: ClassVar[str] = "instead-of:\n  - loses: you\n    do: [{draw: 1}]"
    loses: Who

    def matches(self, ctx: Context, event: Event) -> bool:
        """By the player."""
        return _by(ctx, self.loses, event)

    def meaning(self) -> clause.Clause:
        """They would lose Æ."""
        return clause.Clause("lose-any", subject=a_player(self.loses), would=True)

    def thing(self) -> clause.Clause | None:
        """Æ they would lose."""
        return clause.Clause("amber-lost", (("who", a_player(self.loses)),))


class WouldSteal(Occasion):
    """A player would steal Æmber."""

    word: ClassVar[str] = "steals"
    would: ClassVar[Would] = Would.STEAL
    ways: ClassVar[frozenset[str]] = _AMBER
    example: ClassVar[str] = (
        "instead-of:\n  - steals: each player\n    each: true\n"
        "    do: [{capture: {event: amount}, by: a friendly creature, from: that pool}]"
    )
    steals: Who

    def matches(self, ctx: Context, event: Event) -> bool:
        """By the thief."""
        return _by(ctx, self.steals, event)

    def meaning(self) -> clause.Clause:
        """They would steal Æ."""
        return clause.Clause("steal-any", subject=a_player(self.steals), would=True)

    def thing(self) -> clause.Clause | None:
        """Æ that would be stolen."""
        thief = () if self.steals is Who.EACH else (("who", self.steals.meaning()),)
        return clause.Clause("amber-stolen", thief)


class WouldCapture(Occasion):
    """A card would capture Æmber."""

    word: ClassVar[str] = "captures"
    would: ClassVar[Would] = Would.CAPTURE
    ways: ClassVar[frozenset[str]] = _AMBER
    example: ClassVar[str] = "instead-of:\n  - captures: this\n    do: [{steal: {event: amount}}]"
    captures: AnyOne

    def matches(self, ctx: Context, event: Event) -> bool:
        """By the captor."""
        return about(ctx, self.captures, event)

    def meaning(self) -> clause.Clause:
        """It would capture Æ."""
        return clause.Clause("capture-any", subject=anywhere(self.captures.meaning()), would=True)

    def thing(self) -> clause.Clause | None:
        """Æ it would capture."""
        return clause.Clause("amber-captured", (("object", anywhere(self.captures.meaning())),))


class WouldReceive(Occasion):
    """Æmber would be added to a player's pool, wherever it comes from."""

    word: ClassVar[str] = "pool-receives"
    would: ClassVar[Would] = Would.ADD_TO_POOL
    ways: ClassVar[frozenset[str]] = frozenset({"this"})
    example: ClassVar[str] = "instead-of:\n  - pool-receives: opponent\n    goes-to: this"
    pool_receives: Who

    def matches(self, ctx: Context, event: Event) -> bool:
        """By whose pool it is."""
        return _by(ctx, self.pool_receives, event)

    def meaning(self) -> clause.Clause:
        """Æ would be added to it."""
        return clause.Clause("receive", (("object", a_player(self.pool_receives)),), would=True)


class WouldBeRobbed(Occasion):
    """Æmber would be stolen or captured from a player's pool."""

    word: ClassVar[str] = "is-robbed"
    would: ClassVar[Would] = Would.BE_ROBBED
    ways: ClassVar[frozenset[str]] = frozenset({"supply"})
    example: ClassVar[str] = "instead-of:\n  - is-robbed: you\n    comes-from: supply"
    is_robbed: Who

    def matches(self, ctx: Context, event: Event) -> bool:
        """By whose pool it is."""
        return _by(ctx, self.is_robbed, event)

    def meaning(self) -> clause.Clause:
        """Æ would be taken from it."""
        return clause.Clause("be-robbed", (("object", a_player(self.is_robbed)),), would=True)


# -- damage and leaving play -------------------------------------------------------------------


class WouldDealDamage(Occasion):
    """A card would deal damage: before anything protects who is to take it (R21.9)."""

    word: ClassVar[str] = "deals-damage"
    would: ClassVar[Would] = Would.DEAL_DAMAGE
    example: ClassVar[str] = "instead-of:\n  - deals-damage: this\n    do: [{steal: 1}]"
    deals_damage: AnyOne

    def matches(self, ctx: Context, event: Event) -> bool:
        """By the dealer."""
        return about(ctx, self.deals_damage, event)

    def meaning(self) -> clause.Clause:
        """It would deal damage."""
        return clause.Clause("deal-any", subject=anywhere(self.deals_damage.meaning()), would=True)


class WouldTakeDamage(Occasion):
    """A creature would take damage: what its own ward and armor have left (R21.10)."""

    word: ClassVar[str] = "takes-damage"
    would: ClassVar[Would] = Would.TAKE_DAMAGE
    ways: ClassVar[frozenset[str]] = frozenset({"do", "this"})
    example: ClassVar[str] = (
        "instead-of:\n  - takes-damage: each non-specter neighbor\n    goes-to: this"
    )
    takes_damage: AnyKind

    def matches(self, ctx: Context, event: Event) -> bool:
        """By who would take it."""
        return about(ctx, self.takes_damage, event)

    def meaning(self) -> clause.Clause:
        """It would be dealt damage."""
        cards = anywhere(self.takes_damage.meaning())
        return clause.Clause("be-dealt-damage", subject=cards, would=True)


class WouldBeDestroyed(Occasion):
    """A card would be destroyed: where it would go to the discard pile (R29.4)."""

    word: ClassVar[str] = "is-destroyed"
    would: ClassVar[Would] = Would.BE_DESTROYED
    example: ClassVar[str] = (
        "instead-of:\n  - is-destroyed: another friendly creature\n    do: [{heal: all, from: it}]"
    )
    is_destroyed: AnyOne

    def matches(self, ctx: Context, event: Event) -> bool:
        """By the card."""
        return about(ctx, self.is_destroyed, event)

    def meaning(self) -> clause.Clause:
        """It would be destroyed."""
        cards = anywhere(self.is_destroyed.meaning())
        return clause.Clause("be-destroyed", subject=cards, would=True)


class WouldLeavePlay(Occasion):
    """A card would leave play; `to`: for one pile (R29.7)."""

    word: ClassVar[str] = "leaves-play"
    would: ClassVar[Would] = Would.LEAVE_PLAY
    ways: ClassVar[frozenset[str]] = frozenset({"do", "zone"})
    example: ClassVar[str] = (
        "instead-of:\n  - leaves-play: a creature\n    to: discard\n    goes-to: purged"
    )
    leaves_play: AnyOne
    to: Literal["hand", "deck", "discard", "archives", "purged"] | None = None

    def matches(self, ctx: Context, event: Event) -> bool:
        """By the card and where it would go."""
        return self.to in (None, event.zone) and about(ctx, self.leaves_play, event)

    def meaning(self) -> clause.Clause:
        """It would leave play, or enter a pile from play."""
        cards = anywhere(self.leaves_play.meaning())
        if self.to is None:
            return clause.Clause("leave", subject=cards, would=True)
        place = clause.Place(self.to, "one")
        return clause.Clause("enter-from-play", (("place", place),), cards, would=True)


# -- cards elsewhere ---------------------------------------------------------------------------


class WouldBeDiscarded(Occasion):
    """A card out of play would be discarded: from anywhere, or from where the phrase says."""

    word: ClassVar[str] = "is-discarded"
    would: ClassVar[Would] = Would.BE_DISCARDED
    ways: ClassVar[frozenset[str]] = frozenset({"do", "zone"})
    example: ClassVar[str] = (
        "instead-of:\n  - is-discarded: a creature in your hand\n    goes-to: archives"
    )
    is_discarded: AnyOne

    def matches(self, ctx: Context, event: Event) -> bool:
        """By the card and, if the phrase says it, where it lies."""
        cards = self.is_discarded
        if isinstance(cards, Selector) and not cards.in_play_only:
            return event.card in cards.pool(ctx)
        return about(ctx, cards, event)

    def meaning(self) -> clause.Clause:
        """It would be discarded."""
        cards = anywhere(self.is_discarded.meaning())
        return clause.Clause("be-discarded", subject=cards, would=True)


class WouldBePutAway(Occasion):
    """An action card that was played and resolved would go to its owner's discard pile (R13.4)."""

    word: ClassVar[str] = "is-resolved"
    would: ClassVar[Would] = Would.BE_PUT_AWAY
    ways: ClassVar[frozenset[str]] = frozenset({"zone"})
    example: ClassVar[str] = (
        "lasting: this turn\nuses: 1\ninstead-of:\n  - is-resolved: an action\n    goes-to: hand"
    )
    is_resolved: AnyOne
    by: Who = Who.YOU

    def matches(self, ctx: Context, event: Event) -> bool:
        """By the card and who played it."""
        return _by(ctx, self.by, event) and about(ctx, self.is_resolved, event)

    def meaning(self) -> clause.Clause:
        """They would put it into the discard pile."""
        roles = (("object", anywhere(self.is_resolved.meaning())),)
        return clause.Clause("resolve-action", roles, a_player(self.by), would=True)


class WouldDraw(Occasion):
    """A player would draw cards; however many, it is one event."""

    word: ClassVar[str] = "draws"
    would: ClassVar[Would] = Would.DRAW
    example: ClassVar[str] = "instead-of:\n  - draws: opponent\n    do: [{gain: {event: amount}}]"
    draws: Who

    def matches(self, ctx: Context, event: Event) -> bool:
        """By the player."""
        return _by(ctx, self.draws, event)

    def meaning(self) -> clause.Clause:
        """They would draw."""
        return clause.Clause("draw-any", subject=a_player(self.draws), would=True)


# -- the turn ----------------------------------------------------------------------------------


class WouldResolveIcon(Occasion):
    """A player would resolve a bonus icon, of one kind or any (R14)."""

    word: ClassVar[str] = "resolves-icon"
    would: ClassVar[Would] = Would.RESOLVE_ICON
    example: ClassVar[str] = (
        "instead-of:\n  - resolves-icon: you\n    icon: capture\n    may: true\n"
        "    do: [{steal: 1}]"
    )
    resolves_icon: Who
    icon: Icon | None = None

    def matches(self, ctx: Context, event: Event) -> bool:
        """By the player and the icon."""
        return self.icon in (None, event.icon) and _by(ctx, self.resolves_icon, event)

    def meaning(self) -> clause.Clause:
        """They would resolve it."""
        roles = () if self.icon is None else (("object", clause.Symbol(self.icon)),)
        verb = "resolve-any-icon" if self.icon is None else "resolve-icon"
        return clause.Clause(verb, roles, a_player(self.resolves_icon))


class WouldForge(Occasion):
    """A player would forge a key, and could pay for it; nothing is spent (R29.2)."""

    word: ClassVar[str] = "forges"
    would: ClassVar[Would] = Would.FORGE
    example: ClassVar[str] = "instead-of:\n  - forges: opponent\n    do: [{destroy: this}]"
    forges: Who

    def matches(self, ctx: Context, event: Event) -> bool:
        """By the player."""
        return _by(ctx, self.forges, event)

    def meaning(self) -> clause.Clause:
        """They would forge a key."""
        return clause.Clause("forge-key", subject=a_player(self.forges), would=True)


class WouldReady(Occasion):
    """A player would ready cards in the "ready cards" step (R10.1); all of them are one event."""

    word: ClassVar[str] = "readies"
    would: ClassVar[Would] = Would.READY
    example: ClassVar[str] = (
        "instead-of:\n  - readies: opponent\n    cards: creature\n"
        "    do: [{deal: 1, to: this, for-each: exhausted enemy creature}]"
    )
    readies: Who
    cards: AnyKind

    def matches(self, ctx: Context, event: Event) -> bool:
        """By the player and the card."""
        return _by(ctx, self.readies, event) and about(ctx, self.cards, event)

    def meaning(self) -> clause.Clause:
        """They would ready them."""
        roles = (("object", anywhere(self.cards.meaning())),)
        return clause.Clause("ready-in-step", roles, a_player(self.readies), would=True)
