"""Modifiers about using cards: what they cannot do, how they fight, when they may be used."""

from __future__ import annotations

from typing import ClassVar, Literal

from keyforge_tui.engine.language.core.grammar import Speech, listing
from keyforge_tui.engine.language.core.primitive import (
    AnyAmount,
    AnyCondition,
    AnySelector,
    Modifier,
)
from keyforge_tui.engine.model.words import Keyword
from keyforge_tui.engine.rules import fights, forbidding, may_use

Forbidden = Literal[
    "reap", "fight", "be-used", "be-dealt-damage", "ready", "be-attacked", "trigger-destroyed"
]


class Cannot(forbidding.Cannot, Modifier):
    """Forbids something to cards; "cannot" beats "may" and "must" (R32)."""

    word: ClassVar[str] = "cannot"
    example: ClassVar[str] = "always:\n  - to: this\n    cannot: reap"
    cannot: tuple[Forbidden, ...]
    by: AnySelector | None = None
    """Only with regard to these: damage dealt by them."""
    unless: AnyCondition | None = None

    def text(self, speech: Speech) -> str:
        """cannot reap"""
        names = [word.replace("-", " ") for word in self.cannot]
        text = f"cannot {listing(names, 'or')}"
        if self.by is not None:
            text += f" by {self.by.kind_text(speech, many=True)}"
        if self.unless is not None:
            text += f" unless {self.unless.text(speech)}"
        return text


class AttacksOnly(may_use.AttacksOnly, Modifier):
    """Can only attack creatures of a kind."""

    word: ClassVar[str] = "attacks-only"
    example: ClassVar[str] = "always:\n  - to: this\n    attacks-only: a stunned creature"
    attacks_only: AnySelector

    def text(self, speech: Speech) -> str:
        """can only attack stunned creatures"""
        return f"can only attack {self.attacks_only.kind_text(speech, many=True)}"


class IgnoresKeywords(may_use.IgnoresKeywords, Modifier):
    """While attacking, ignores keywords of the other side."""

    word: ClassVar[str] = "ignores-keywords"
    example: ClassVar[str] = "always:\n  - to: this\n    ignores-keywords: [taunt, elusive]"
    ignores_keywords: tuple[Keyword, ...]

    def text(self, speech: Speech) -> str:
        """ignore taunt and elusive while attacking"""
        return f"ignore {listing([str(word) for word in self.ignores_keywords])} while attacking"


class FightDamage(fights.FightDamage, Modifier):
    """Changes the damage dealt by power in a fight: `none`, `only` so much, or `more`."""

    word: ClassVar[str] = "fight-damage"
    example: ClassVar[str] = (
        "always:\n  - to: this\n"
        "    fight-damage: {more: 2, when: attacking, against: a flank creature}"
    )
    none: bool = False
    only: int | None = None
    more: AnyAmount | None = None
    when: Literal["fighting", "attacking", "attacked"] = "fighting"
    against: AnySelector | None = None

    def text(self, speech: Speech) -> str:
        """deal no damage when fighting"""
        when = {
            "fighting": "when fighting",
            "attacking": "while attacking",
            "attacked": "when attacked",
        }[self.when]
        if self.none:
            return f"deal no damage {when}"
        if self.only is not None:
            return f"only deal {self.only} damage {when}"
        more = self.more.text(speech) if self.more is not None else "0"
        text = f"deal +{more} damage {when}"
        return text if self.against is None else f"{text} {self.against.text(speech)}"


class Usable(may_use.Usable, Modifier):
    """May be used although not of the active house; `only` for fighting, up to `cards` cards."""

    word: ClassVar[str] = "usable"
    example: ClassVar[str] = "always:\n  - to: this\n    usable: true"
    usable: Literal[True]
    only: Literal["fight", "reap"] | None = None
    cards: int | None = None
    """At most so many different cards (R16.11)."""

    def text(self, speech: Speech) -> str:
        """may be used as if it belonged to the active house"""
        if self.only:
            return f"may {self.only}"
        return "may be used as if it belonged to the active house"


class UsedOnlyTo(may_use.UsedOnlyTo, Modifier):
    """Cannot be used in any other way than this one; a stun is still removed (R43.4)."""

    word: ClassVar[str] = "used-only-to"
    example: ClassVar[str] = (
        "always:\n  - to: each friendly creature\n    usable: true\n    used-only-to: fight"
    )
    used_only_to: Literal["fight", "reap"]

    def text(self, speech: Speech) -> str:
        """can only be used to fight"""
        return f"can only be used to {self.used_only_to}"
