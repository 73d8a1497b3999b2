"""Replacement effects: modifiers that change an event before it happens (R29)."""

from __future__ import annotations

from typing import ClassVar, Literal

from keyforge_tui.engine.language.core.grammar import AMBER, Speech
from keyforge_tui.engine.language.core.primitive import (
    AnyAmount,
    AnySelector,
    ManyEffects,
    Modifier,
)
from keyforge_tui.engine.model.words import Icon, Zone
from keyforge_tui.engine.rules import amber, damage, keys, leaving, playing, using


class LeavesTo(leaving.LeavesTo, Modifier):
    """Cards leaving play for one zone go to another instead."""

    word: ClassVar[str] = "leaves-to"
    example: ClassVar[str] = (
        "always:\n  - to: each creature\n    leaves-to: {leaves-to: purged, instead-of: discard}"
    )
    leaves_to: Zone
    instead_of: Zone = Zone.DISCARD

    def text(self, speech: Speech) -> str:
        """be purged instead of entering a discard pile"""
        return "be purged instead of entering a discard pile from play"


class CapturesPoolGains(amber.CapturesPoolGains, Modifier):
    """Æmber that would be added to a player's pool is captured by this card instead."""

    word: ClassVar[str] = "captures-pool-gains"
    about: ClassVar[str] = "player"
    is_sentence: ClassVar[bool] = True
    example: ClassVar[str] = "always:\n  - who: opponent\n    captures-pool-gains: true"
    captures_pool_gains: Literal[True]

    def text(self, speech: Speech) -> str:
        """Each Æ that would be added to your opponent’s pool is captured by this card instead."""
        return (
            f"each {AMBER} that would be added to {speech.owner} pool is captured by"
            f" {speech.this()} instead"
        )


class ReapsSteal(using.ReapsSteal, Modifier):
    """Æmber a player would gain by reaping is stolen instead."""

    word: ClassVar[str] = "reaps-steal"
    about: ClassVar[str] = "player"
    is_sentence: ClassVar[bool] = True
    example: ClassVar[str] = "lasting: this turn\nalways:\n  - who: you\n    reaps-steal: true"
    reaps_steal: Literal[True]

    def text(self, speech: Speech) -> str:
        """any Æ you would gain by reaping is stolen from your opponent instead"""
        return f"any {AMBER} you would gain by reaping is stolen from your opponent instead"


class StealsAreCaptures(amber.StealsAreCaptures, Modifier):
    """Every theft is a capture by a creature of the active player instead."""

    word: ClassVar[str] = "steals-are-captures"
    about: ClassVar[str] = "events"
    is_sentence: ClassVar[bool] = True
    example: ClassVar[str] = "always:\n  - steals-are-captures: true"
    steals_are_captures: Literal[True]

    def text(self, speech: Speech) -> str:
        """each Æ that would be stolen is captured instead"""
        return (
            f"each {AMBER} that would be stolen is captured by a creature controlled by the"
            " active player instead"
        )


class SupplyPays(amber.SupplyPays, Modifier):
    """Æmber stolen or captured from a player's pool comes from the common supply instead."""

    word: ClassVar[str] = "supply-pays"
    about: ClassVar[str] = "player"
    is_sentence: ClassVar[bool] = True
    example: ClassVar[str] = "always:\n  - who: you\n    supply-pays: true"
    supply_pays: Literal[True]

    def text(self, speech: Speech) -> str:
        """Æ that would be stolen or captured from your pool comes from the common supply"""
        return (
            f"{AMBER} that would be stolen or captured from {speech.owner} pool is taken from the"
            " common supply instead"
        )


class DamageBecomesSteal(damage.DamageBecomesSteal, Modifier):
    """When the card would deal damage, its controller steals instead (R21.9)."""

    word: ClassVar[str] = "damage-becomes-steal"
    is_sentence: ClassVar[bool] = True
    example: ClassVar[str] = "always:\n  - to: this\n    damage-becomes-steal: 1"
    damage_becomes_steal: int

    def text(self, speech: Speech) -> str:
        """when this card would deal damage, steal 1Æ instead"""
        steal = f"steal {self.damage_becomes_steal}{AMBER}"
        return f"when {speech.this()} would deal damage, {steal} instead"


class TakesDamageFor(damage.TakesDamageFor, Modifier):
    """Damage dealt to other creatures is dealt to this one instead (R21.10)."""

    word: ClassVar[str] = "takes-damage-for"
    is_sentence: ClassVar[bool] = True
    example: ClassVar[str] = (
        "always:\n  - to: this\n    takes-damage-for: each non-specter neighbor"
    )
    takes_damage_for: AnySelector

    def text(self, speech: Speech) -> str:
        """take the damage of ... instead"""
        whom = self.takes_damage_for.text(speech)
        return f"damage dealt to {whom} is dealt to {speech.this()} instead"


class SharesDamageOf(damage.SharesDamageOf, Modifier):
    """Damage dealt to other creatures in fights is also dealt to this one (R21.11)."""

    word: ClassVar[str] = "shares-damage-of"
    is_sentence: ClassVar[bool] = True
    example: ClassVar[str] = "always:\n  - to: this\n    shares-damage-of: each neighbor"
    shares_damage_of: AnySelector

    def text(self, speech: Speech) -> str:
        """damage dealt to its neighbors during fights is also dealt to it"""
        whom = self.shares_damage_of.text(speech)
        return f"damage dealt to {whom} during fights is also dealt to {speech.this()}"


class ExtraDamage(damage.ExtraDamage, Modifier):
    """Each time the card is dealt damage, it is dealt more (R21.8)."""

    word: ClassVar[str] = "extra-damage"
    example: ClassVar[str] = "lasting: this turn\nalways:\n  - to: it\n    extra-damage: 2"
    extra_damage: AnyAmount

    def text(self, speech: Speech) -> str:
        """take an additional 2 damage each time it takes damage"""
        return (
            f"take an additional {self.extra_damage.text(speech)} damage whenever it takes damage"
        )


class IconsAgain(playing.IconsAgain, Modifier):
    """The next card played has each of its bonus icons resolved once more."""

    word: ClassVar[str] = "icons-again"
    about: ClassVar[str] = "player"
    is_sentence: ClassVar[bool] = True
    example: ClassVar[str] = (
        "lasting: this turn\nuses: 1\nalways:\n  - who: you\n    icons-again: true"
    )
    icons_again: Literal[True]

    def text(self, speech: Speech) -> str:
        """the next time you play a card, resolve each of its bonus icons an additional time"""
        return "the next time you play a card, resolve each of its bonus icons an additional time"


class IconInstead(playing.IconInstead, Modifier):
    """A player may do something else instead of resolving a kind of bonus icon."""

    word: ClassVar[str] = "icon-instead"
    about: ClassVar[str] = "player"
    is_sentence: ClassVar[bool] = True
    example: ClassVar[str] = (
        "always:\n  - who: you\n    icon-instead: {icon: capture, do: [{steal: 1}]}"
    )
    icon: Icon
    do: ManyEffects

    def text(self, speech: Speech) -> str:
        """when you resolve a capture bonus icon, you may steal 1Æ instead"""
        inner = self.do[0].text(speech)
        return f"when you resolve a {self.icon} bonus icon, you may {inner} instead"


class CollectsForging(keys.CollectsForging, Modifier):
    """You get the Æmber a player spends on keys."""

    word: ClassVar[str] = "collects-forging"
    about: ClassVar[str] = "player"
    is_sentence: ClassVar[bool] = True
    example: ClassVar[str] = "always:\n  - who: opponent\n    collects-forging: true"
    collects_forging: Literal[True]

    def text(self, speech: Speech) -> str:
        """you get all Æ spent by your opponent when forging keys"""
        return f"you get all {AMBER} spent by your opponent when forging keys"
