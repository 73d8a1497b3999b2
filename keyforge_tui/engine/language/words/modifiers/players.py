"""Modifiers about players: their keys, hands and houses, what they may play and must pay."""

from __future__ import annotations

from typing import ClassVar, Literal

from keyforge_tui.engine.language.core.grammar import AMBER, NUMBERS, Speech
from keyforge_tui.engine.language.core.primitive import AnyAmount, AnySelector, Modifier
from keyforge_tui.engine.language.words.modifiers.characteristics import signed, value_of
from keyforge_tui.engine.model.words import House
from keyforge_tui.engine.rules import amber, may_play, may_use, moves, turn
from keyforge_tui.engine.table import modifiers
from keyforge_tui.engine.table.context import Context


class KeysCost(modifiers.KeysCost, Modifier):
    """Changes what keys cost a player."""

    word: ClassVar[str] = "keys-cost"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = "always:\n  - who: opponent\n    keys-cost: 1"
    keys_cost: AnyAmount

    def value_for(self, ctx: Context) -> int:
        """How much more, now."""
        return value_of(self.keys_cost, ctx)

    def text(self, speech: Speech) -> str:
        """cost +1Æ"""
        return f"cost {signed(self.keys_cost, speech)}{AMBER}{self.keys_cost.tail(speech)}"


class HandSize(moves.HandSize, Modifier):
    """Changes how many cards a player refills to (R11.2)."""

    word: ClassVar[str] = "hand-size"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = "always:\n  - who: you\n    hand-size: 1"
    hand_size: AnyAmount

    def value_for(self, ctx: Context) -> int:
        """How many more."""
        return value_of(self.hand_size, ctx)

    def text(self, speech: Speech) -> str:
        """refill their hand to 1 additional card"""
        number = self.hand_size.text(speech)
        word = "less" if number.startswith("-") else "additional"
        number = number.removeprefix("-")
        cards = "card" if number == "1" else "cards"
        return f"{number} {word} {cards}{self.hand_size.tail(speech)}"


class CannotPlay(may_play.CannotPlay, Modifier):
    """Forbids a player to play cards of a kind."""

    word: ClassVar[str] = "cannot-play"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = "always:\n  - who: you\n    cannot-play: creature"
    cannot_play: AnySelector

    def text(self, speech: Speech) -> str:
        """cannot play creatures"""
        return f"cannot play {self.cannot_play.kind_text(speech, many=True)}"


class CannotUse(may_use.CannotUse, Modifier):
    """Forbids a player to use cards of a kind, whoever controls them (R28.11)."""

    word: ClassVar[str] = "cannot-use"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = (
        "lasting: opponent next turn\nalways:\n  - who: opponent\n    cannot-use: card"
    )
    cannot_use: AnySelector

    def text(self, speech: Speech) -> str:
        """cannot use any cards"""
        return f"cannot use any {self.cannot_use.kind_text(speech, many=True)}"


class PlayLimit(may_play.PlayLimit, Modifier):
    """Limits how many cards a player may play in a turn, in all or of each type."""

    word: ClassVar[str] = "play-limit"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = "always:\n  - who: opponent\n    play-limit: 2"
    play_limit: int
    per_type: bool = False

    def text(self, speech: Speech) -> str:
        """cannot play more than 2 cards each turn"""
        cards = "card" if self.play_limit == 1 else "cards"
        kind = " of each card type" if self.per_type else ""
        return f"cannot play more than {self.play_limit} {cards}{kind} each turn"


class MustChooseHouse(turn.MustChooseHouse, Modifier):
    """A player must choose a house as active house, if it is eligible (R8.5)."""

    word: ClassVar[str] = "must-choose"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = "always:\n  - who: you\n    must-choose: dis"
    must_choose: House | Literal["chosen"]

    def house(self, ctx: Context) -> House | None:
        """The house."""
        return _house(self.must_choose, ctx)

    def text(self, speech: Speech) -> str:
        """must choose Dis as their active house"""
        return f"must choose {_house_text(self.must_choose)} as {speech.owner} active house"


class CannotChooseHouse(turn.CannotChooseHouse, Modifier):
    """A player cannot choose a house as active house (R8.6)."""

    word: ClassVar[str] = "cannot-choose"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = "always:\n  - who: opponent\n    cannot-choose: chosen"
    cannot_choose: House | Literal["chosen"]

    def house(self, ctx: Context) -> House | None:
        """The house."""
        return _house(self.cannot_choose, ctx)

    def text(self, speech: Speech) -> str:
        """cannot choose that house as their active house"""
        return f"cannot choose {_house_text(self.cannot_choose)} as {speech.owner} active house"


def _house(word: House | str, ctx: Context) -> House | None:
    if word == "chosen":
        value = ctx.values.get("house")
        return value if isinstance(value, House) else None
    return House(word)


def _house_text(word: House | str) -> str:
    return "that house" if word == "chosen" else House(word).title


class SkipsStep(turn.SkipsStep, Modifier):
    """A player skips a step of the turn."""

    word: ClassVar[str] = "skips"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = (
        "lasting: opponent next turn\nalways:\n  - who: opponent\n    skips: forge"
    )
    skips: Literal["forge"]

    def text(self, speech: Speech) -> str:
        """skip the “forge a key” step"""
        return f"skip {speech.owner} “forge a key” step"


class AmberCannotBeStolen(amber.AmberCannotBeStolen, Modifier):
    """A player's Æmber cannot be stolen (R32.3)."""

    word: ClassVar[str] = "amber-cannot-be-stolen"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = "always:\n  - who: you\n    amber-cannot-be-stolen: true"
    amber_cannot_be_stolen: Literal[True]

    def text(self, speech: Speech) -> str:
        """Æ cannot be stolen"""
        return f"{AMBER} cannot be stolen"


class MayPlay(may_play.MayPlay, Modifier):
    """A player may play cards that are not of the active house."""

    word: ClassVar[str] = "may-play"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = (
        "lasting: this turn\nuses: 1\nalways:\n  - who: you\n    may-play: non-logos card"
    )
    may_play: AnySelector
    each_turn: int | None = None
    """Only so many each turn."""

    def text(self, speech: Speech) -> str:
        """may play a non-Logos card"""
        if self.each_turn is None:
            return f"may play {self.may_play.text(speech)}"
        what = self.may_play.kind_text(speech, many=self.each_turn > 1)
        return f"may play {NUMBERS[self.each_turn]} {what} each turn"


class Toll(amber.Toll, Modifier):
    """A player must pay the other to play or use cards of a kind, or cannot."""

    word: ClassVar[str] = "toll"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = (
        "always:\n  - who: opponent\n    toll: {amount: 1, to: use, cards: an artifact}"
    )
    amount: int
    to: Literal["play", "use"]
    cards: AnySelector

    def text(self, speech: Speech) -> str:
        """must pay you 1Æ in order to use an artifact"""
        return f"must pay you {self.amount}{AMBER} in order to {self.to} {self.cards.text(speech)}"
