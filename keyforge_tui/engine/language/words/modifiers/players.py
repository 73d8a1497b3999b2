"""Modifiers about players: their keys, hands and houses, what they may play and must pay."""

from __future__ import annotations

from typing import ClassVar, Literal

from keyforge_tui.engine.language.core.primitive import AnyKind, AnyNumber, AnyOne, Modifier
from keyforge_tui.engine.language.words.modifiers.characteristics import value_of
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.language.write.clause import anywhere
from keyforge_tui.engine.model.words import House, Step
from keyforge_tui.engine.rules import amber, keys, may_play, may_use, moves, playing, turn
from keyforge_tui.engine.table import modifiers
from keyforge_tui.engine.table.context import Context


class KeysCost(modifiers.KeysCost, Modifier):
    """Changes what keys cost a player."""

    word: ClassVar[str] = "keys-cost"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = "always:\n  - who: opponent\n    keys-cost: 1"
    keys_cost: AnyNumber

    def value_for(self, ctx: Context) -> int:
        """How much more, now."""
        return value_of(self.keys_cost, ctx)

    def meaning(self) -> clause.Change:
        """Their keys cost so much more."""
        return clause.Change(
            "keys-cost", (("object", clause.Stuff("amber", self.keys_cost.meaning())),)
        )


class HandSize(moves.HandSize, Modifier):
    """Changes how many cards a player refills to (R11.2)."""

    word: ClassVar[str] = "hand-size"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = "always:\n  - who: you\n    hand-size: 1"
    hand_size: AnyNumber

    def value_for(self, ctx: Context) -> int:
        """How many more."""
        return value_of(self.hand_size, ctx)

    def meaning(self) -> clause.Change:
        """They refill to so many more."""
        return clause.Change(
            "hand-size", (("object", clause.Stuff("additional card", self.hand_size.meaning())),)
        )


class CannotPlay(may_play.CannotPlay, Modifier):
    """Forbids a player to play cards of a kind."""

    word: ClassVar[str] = "cannot-play"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = "always:\n  - who: you\n    cannot-play: creature"
    cannot_play: AnyKind

    def meaning(self) -> clause.Change:
        """They cannot play them."""
        return clause.Change("cannot-play", (("object", anywhere(self.cannot_play.meaning())),))


class CannotForge(keys.CannotForge, Modifier):
    """A player cannot forge keys: none at all, or not the first, second or third (R32.2)."""

    word: ClassVar[str] = "cannot-forge"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = "always:\n  - who: each player\n    cannot-forge: first"
    cannot_forge: Literal["any", "first", "second", "third"]

    def meaning(self) -> clause.Change:
        """They cannot forge it."""
        which = "keys" if self.cannot_forge == "any" else f"their {self.cannot_forge} key"
        return clause.Change("cannot-forge", (("manner", clause.Word(which)),))


class CannotResolveIcons(playing.CannotResolveIcons, Modifier):
    """A player cannot resolve bonus icons on cards they play (R32.2)."""

    word: ClassVar[str] = "cannot-resolve-icons"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = "always:\n  - who: opponent\n    cannot-resolve-icons: true"
    cannot_resolve_icons: Literal[True]

    def meaning(self) -> clause.Change:
        """Theirs do nothing."""
        return clause.Change("cannot-resolve-icons")


class CannotUse(may_use.CannotUse, Modifier):
    """Forbids a player to use cards of a kind, whoever controls them (R28.11)."""

    word: ClassVar[str] = "cannot-use"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = (
        "lasting: opponent next turn\nalways:\n  - who: opponent\n    cannot-use: card"
    )
    cannot_use: AnyKind

    def meaning(self) -> clause.Change:
        """They cannot use them."""
        return clause.Change("cannot-use", (("object", anywhere(self.cannot_use.meaning())),))


class PlayLimit(may_play.PlayLimit, Modifier):
    """Limits how many cards a player may play in a turn, in all or of each type."""

    word: ClassVar[str] = "play-limit"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = "always:\n  - who: opponent\n    play-limit: 2"
    play_limit: int
    per_type: bool = False

    def meaning(self) -> clause.Change:
        """They cannot play more."""
        cards = clause.Stuff("card", clause.Fixed(self.play_limit))
        verb = "cannot-play-more-of-each" if self.per_type else "cannot-play-more"
        return clause.Change(verb, (("object", cards),))


class MustChooseHouse(turn.MustChooseHouse, Modifier):
    """A player must choose a house as active house, if it is eligible (R8.5)."""

    word: ClassVar[str] = "must-choose"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = "always:\n  - who: you\n    must-choose: dis"
    must_choose: House | Literal["chosen"]

    def house(self, ctx: Context) -> House | None:
        """The house."""
        return _house(self.must_choose, ctx)

    def meaning(self) -> clause.Change:
        """They must choose it."""
        return clause.Change(
            "must-choose", (("object", clause.Word(_house_name(self.must_choose))),)
        )


class CannotChooseHouse(turn.CannotChooseHouse, Modifier):
    """A player cannot choose a house as active house (R8.6).

    `last`: the one you chose on your previous turn.
    """

    word: ClassVar[str] = "cannot-choose"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = "always:\n  - who: opponent\n    cannot-choose: chosen"
    cannot_choose: House | Literal["chosen", "last"]

    def house(self, ctx: Context) -> House | None:
        """The house."""
        if self.cannot_choose == "last":
            return ctx.table.state.players[ctx.controller].last_house
        return _house(self.cannot_choose, ctx)

    def meaning(self) -> clause.Change:
        """They cannot choose it."""
        if self.cannot_choose == "last":
            return clause.Change("cannot-choose-again")
        return clause.Change(
            "cannot-choose", (("object", clause.Word(_house_name(self.cannot_choose))),)
        )


def _house(word: House | str, ctx: Context) -> House | None:
    if word == "chosen":
        value = ctx.values.get("house")
        return value if isinstance(value, House) else None
    return House(word)


def _house_name(word: House | str) -> str:
    return "that house" if word == "chosen" else House(word).title


class ArchivesByChoice(turn.ArchivesByChoice, Modifier):
    """A player may take any number of cards from archives instead of all of them."""

    word: ClassVar[str] = "archives-by-choice"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = (
        "always:\n  - who: you\n    works-in: archives\n    archives-by-choice: true"
    )
    archives_by_choice: Literal[True]

    def meaning(self) -> clause.Change:
        """They take what they choose."""
        return clause.Change("archives-by-choice")


class SkipsStep(turn.SkipsStep, Modifier):
    """A player skips a step of the turn."""

    word: ClassVar[str] = "skips"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = (
        "lasting: opponent next turn\nalways:\n  - who: opponent\n    skips: forge"
    )
    skips: Literal[Step.FORGE, Step.READY, Step.DRAW]

    def meaning(self) -> clause.Change:
        """They skip it."""
        name = {Step.FORGE: "forge a key", Step.READY: "ready cards", Step.DRAW: "draw cards"}
        return clause.Change("skip", (("manner", clause.Word(name[self.skips])),))


class CannotReady(turn.CannotReady, Modifier):
    """A player cannot ready cards during the "ready cards" step; effects still ready them."""

    word: ClassVar[str] = "cannot-ready"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = (
        "lasting: opponent next turn\nalways:\n  - who: opponent\n    cannot-ready: true"
    )
    cannot_ready: Literal[True]

    def meaning(self) -> clause.Change:
        """They cannot."""
        return clause.Change("cannot-ready")


class AmberCannotBeStolen(amber.AmberCannotBeStolen, Modifier):
    """A player's Æmber cannot be stolen (R32.3)."""

    word: ClassVar[str] = "amber-cannot-be-stolen"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = "always:\n  - who: you\n    amber-cannot-be-stolen: true"
    amber_cannot_be_stolen: Literal[True]

    def meaning(self) -> clause.Change:
        """Their Æ cannot be stolen."""
        return clause.Change("amber-cannot-be-stolen")


class MayPlay(may_play.MayPlay, Modifier):
    """A player may play cards that are not of the active house."""

    word: ClassVar[str] = "may-play"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = (
        "lasting: this turn\nuses: 1\nalways:\n  - who: you\n    may-play: non-logos card"
    )
    may_play: AnyKind
    each_turn: int | None = None
    """Only so many each turn."""

    def meaning(self) -> clause.Change:
        """They may play them."""
        cards = ("object", anywhere(self.may_play.meaning()))
        if self.each_turn is None:
            return clause.Change("may-play", (cards,))
        limit = ("limit", clause.Number(clause.Fixed(self.each_turn)))
        return clause.Change("may-play-each-turn", (limit, cards))


class Toll(amber.Toll, Modifier):
    """A player must pay the other to play or use cards of a kind, or cannot."""

    word: ClassVar[str] = "toll"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = (
        "always:\n  - who: opponent\n    toll: {amount: 1, to: use, cards: an artifact}"
    )
    amount: int
    to: Literal["play", "use"]
    cards: AnyOne

    def meaning(self) -> clause.Change:
        """They must pay for them."""
        price = clause.Stuff("amber", clause.Fixed(self.amount))
        goal = anywhere(self.cards.meaning())
        return clause.Change(
            "pay", (("object", price), ("manner", clause.Word(self.to)), ("goal", goal))
        )
