"""Modifiers that add to what happens: more damage, damage for others, icons again, Æmber."""

from __future__ import annotations

from typing import ClassVar, Literal

from keyforge_tui.engine.language.core.primitive import (
    AnyKind,
    AnyNumber,
    Modifier,
)
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.rules import damage, keys, playing


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


class CollectsForging(keys.CollectsForging, Modifier):
    """You get the Æmber a player spends on keys."""

    word: ClassVar[str] = "collects-forging"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = "always:\n  - who: opponent\n    collects-forging: true"
    collects_forging: Literal[True]

    def meaning(self) -> clause.Change:
        """You get what they spend."""
        return clause.Change("collect-forging")
