"""Modifiers about using cards: what they cannot do, how they fight, when they may be used."""

from __future__ import annotations

from typing import ClassVar, Literal

from keyforge_tui.engine.language.core.primitive import (
    AnyAmount,
    AnyCondition,
    AnyKind,
    AnyOne,
    Modifier,
)
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.language.write.clause import anywhere
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
    by: AnyKind | None = None
    """Only with regard to these: damage dealt by them."""
    unless: AnyCondition | None = None

    def meaning(self) -> clause.Change:
        """They cannot."""
        names = clause.Words(tuple(word.replace("-", " ") for word in self.cannot), any=True)
        by = () if self.by is None else (("object", self.by.meaning()),)
        unless = () if self.unless is None else (("unless", self.unless.meaning()),)
        return clause.Change("cannot", (("manner", names), *by, *unless))


class MustFight(may_use.MustFight, Modifier):
    """Must fight when used, if able; nothing else is a way to use it then."""

    word: ClassVar[str] = "must-fight"
    example: ClassVar[str] = "always:\n  - to: each creature\n    must-fight: true"
    must_fight: Literal[True]

    def meaning(self) -> clause.Change:
        """They fight."""
        return clause.Change("must-fight")


class AttacksOnly(may_use.AttacksOnly, Modifier):
    """Can only attack creatures of a kind."""

    word: ClassVar[str] = "attacks-only"
    example: ClassVar[str] = "always:\n  - to: this\n    attacks-only: a stunned creature"
    attacks_only: AnyKind

    def meaning(self) -> clause.Change:
        """They attack nothing else."""
        return clause.Change("attack-only", (("object", anywhere(self.attacks_only.meaning())),))


class IgnoresKeywords(may_use.IgnoresKeywords, Modifier):
    """While attacking, ignores keywords of the other side."""

    word: ClassVar[str] = "ignores-keywords"
    example: ClassVar[str] = "always:\n  - to: this\n    ignores-keywords: [taunt, elusive]"
    ignores_keywords: tuple[Keyword, ...]

    def meaning(self) -> clause.Change:
        """They ignore them."""
        return clause.Change("ignore", (("object", clause.Words(tuple(self.ignores_keywords))),))


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
    against: AnyOne | None = None

    def unheeded(self) -> str:
        """One change of the damage."""
        given = self.none + (self.only is not None) + (self.more is not None)
        return "" if given == 1 else "needs one of none, only and more"

    def meaning(self) -> clause.Change:
        """They deal so much."""
        when = {
            "fighting": "when fighting",
            "attacking": "while attacking",
            "attacked": "when attacked",
        }
        manner = ("manner", clause.Word(when[self.when]))
        against = () if self.against is None else (("object", self.against.meaning()),)
        if self.none:
            return clause.Change("deal-no-damage", (manner, *against))
        if self.only is not None:
            only = clause.Stuff("damage", clause.Fixed(self.only))
            return clause.Change("deal-only", (("amount", only), manner, *against))
        more = clause.Fixed(0) if self.more is None else self.more.meaning()
        return clause.Change(
            "deal-more", (("amount", clause.Stuff("damage", more)), manner, *against)
        )


class Usable(may_use.Usable, Modifier):
    """May be used although not of the active house; `only` for fighting, up to `cards` cards."""

    word: ClassVar[str] = "usable"
    example: ClassVar[str] = "always:\n  - to: this\n    usable: true"
    usable: Literal[True]
    only: Literal["fight", "reap"] | None = None
    cards: int | None = None
    """At most so many different cards (R16.11)."""

    def meaning(self) -> clause.Change:
        """They may be used."""
        limit: tuple[tuple[str, clause.Number], ...] = ()
        if self.cards is not None:
            limit = (("limit", clause.Number(clause.Fixed(self.cards))),)
        if self.only is not None:
            return clause.Change("may-use-for", (("manner", clause.Word(self.only)), *limit))
        return clause.Change("may-use", limit)


class UsedOnlyTo(may_use.UsedOnlyTo, Modifier):
    """Cannot be used in any other way than this one; a stun is still removed (R43.4)."""

    word: ClassVar[str] = "used-only-to"
    example: ClassVar[str] = (
        "always:\n  - to: each friendly creature\n    usable: true\n    used-only-to: fight"
    )
    used_only_to: Literal["fight", "reap"]

    def meaning(self) -> clause.Change:
        """They cannot be used otherwise."""
        return clause.Change("used-only-to", (("manner", clause.Word(self.used_only_to)),))
