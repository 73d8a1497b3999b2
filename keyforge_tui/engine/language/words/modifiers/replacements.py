"""Replacement effects: modifiers that change an event before it happens (R29)."""

from __future__ import annotations

from typing import ClassVar, Literal

from keyforge_tui.engine.language.core.primitive import AnyKind, AnyNumber, ManyEffects, Modifier
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.language.write.dictionary import PILES
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

    def unheeded(self) -> str:
        """Cards go from play to a pile."""
        piles = (Zone.HAND, Zone.DISCARD, Zone.ARCHIVES, Zone.DECK, Zone.PURGED)
        known = self.leaves_to in piles and self.instead_of in piles
        return "" if known else "goes to hand, discard, archives, deck or purged"

    def meaning(self) -> clause.Change:
        """They go elsewhere."""
        went = {
            Zone.PURGED: "purged",
            Zone.ARCHIVES: "archived",
            Zone.HAND: "returned to its owner’s hand",
        }
        pile = {
            Zone.HAND: "a player’s hand",
            Zone.ARCHIVES: "archives",
            Zone.DECK: "a deck",
            Zone.PURGED: "the purged cards",
        }
        return clause.Change(
            "leave-elsewhere",
            (
                (
                    "manner",
                    clause.Word(
                        went.get(self.leaves_to, f"put into its owner’s {PILES[self.leaves_to]}")
                    ),
                ),
                ("place", clause.Word(pile.get(self.instead_of, "a discard pile"))),
            ),
        )


class CapturesPoolGains(amber.CapturesPoolGains, Modifier):
    """Æmber that would be added to a player's pool is captured by this card instead."""

    word: ClassVar[str] = "captures-pool-gains"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = "always:\n  - who: opponent\n    captures-pool-gains: true"
    captures_pool_gains: Literal[True]

    def meaning(self) -> clause.Change:
        """It captures what they would gain."""
        return clause.Change("capture-gains")


class ReapsSteal(using.ReapsSteal, Modifier):
    """Æmber a player would gain by reaping is stolen instead."""

    word: ClassVar[str] = "reaps-steal"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = "lasting: this turn\nalways:\n  - who: you\n    reaps-steal: true"
    reaps_steal: Literal[True]

    def meaning(self) -> clause.Change:
        """They steal what they would gain."""
        return clause.Change("reaps-steal")


class StealsAreCaptures(amber.StealsAreCaptures, Modifier):
    """Every theft is a capture by a creature of the active player instead."""

    word: ClassVar[str] = "steals-are-captures"
    about: ClassVar[str] = "events"
    example: ClassVar[str] = "always:\n  - steals-are-captures: true"
    steals_are_captures: Literal[True]

    def meaning(self) -> clause.Change:
        """Thefts are captures."""
        return clause.Change("steals-are-captures")


class SupplyPays(amber.SupplyPays, Modifier):
    """Æmber stolen or captured from a player's pool comes from the common supply instead."""

    word: ClassVar[str] = "supply-pays"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = "always:\n  - who: you\n    supply-pays: true"
    supply_pays: Literal[True]

    def meaning(self) -> clause.Change:
        """The supply pays."""
        return clause.Change("supply-pays")


class DamageBecomesSteal(damage.DamageBecomesSteal, Modifier):
    """When the card would deal damage, its controller steals instead (R21.9)."""

    word: ClassVar[str] = "damage-becomes-steal"
    example: ClassVar[str] = "always:\n  - to: this\n    damage-becomes-steal: 1"
    damage_becomes_steal: int

    def meaning(self) -> clause.Change:
        """You steal instead."""
        return clause.Change(
            "steal-for-damage",
            (("object", clause.Stuff("amber", clause.Fixed(self.damage_becomes_steal))),),
        )


class TakesDamageFor(damage.TakesDamageFor, Modifier):
    """Damage dealt to other creatures is dealt to this one instead (R21.10)."""

    word: ClassVar[str] = "takes-damage-for"
    example: ClassVar[str] = (
        "always:\n  - to: this\n    takes-damage-for: each non-specter neighbor"
    )
    takes_damage_for: AnyKind

    def meaning(self) -> clause.Change:
        """It takes their damage."""
        return clause.Change("damage-is-taken-for", (("object", self.takes_damage_for.meaning()),))


class SharesDamageOf(damage.SharesDamageOf, Modifier):
    """Damage dealt to other creatures in fights is also dealt to this one (R21.11)."""

    word: ClassVar[str] = "shares-damage-of"
    example: ClassVar[str] = "always:\n  - to: this\n    shares-damage-of: each neighbor"
    shares_damage_of: AnyKind

    def meaning(self) -> clause.Change:
        """It shares their damage."""
        return clause.Change("damage-is-shared", (("object", self.shares_damage_of.meaning()),))


class ExtraDamage(damage.ExtraDamage, Modifier):
    """Each time the card is dealt damage, it is dealt more (R21.8)."""

    word: ClassVar[str] = "extra-damage"
    example: ClassVar[str] = "lasting: this turn\nalways:\n  - to: it\n    extra-damage: 2"
    extra_damage: AnyNumber

    def meaning(self) -> clause.Change:
        """They take more."""
        return clause.Change(
            "take-more-damage", (("object", clause.Stuff("damage", self.extra_damage.meaning())),)
        )


class IconsAgain(playing.IconsAgain, Modifier):
    """The next card played has each of its bonus icons resolved once more."""

    word: ClassVar[str] = "icons-again"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = (
        "lasting: this turn\nuses: 1\nalways:\n  - who: you\n    icons-again: true"
    )
    icons_again: Literal[True]

    def meaning(self) -> clause.Change:
        """Icons are resolved again."""
        return clause.Change("icons-again")


class IconInstead(playing.IconInstead, Modifier):
    """A player may do something else instead of resolving a kind of bonus icon."""

    word: ClassVar[str] = "icon-instead"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = (
        "always:\n  - who: you\n    icon-instead: {icon: capture, do: [{steal: 1}]}"
    )
    icon: Icon
    do: ManyEffects

    def meaning(self) -> clause.Change:
        """They may do something else."""
        steps = clause.Steps(tuple(one.meaning() for one in self.do))
        return clause.Change("icon-instead", (("object", clause.Symbol(self.icon)), ("do", steps)))


class CollectsForging(keys.CollectsForging, Modifier):
    """You get the Æmber a player spends on keys."""

    word: ClassVar[str] = "collects-forging"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = "always:\n  - who: opponent\n    collects-forging: true"
    collects_forging: Literal[True]

    def meaning(self) -> clause.Change:
        """You get what they spend."""
        return clause.Change("collect-forging")
