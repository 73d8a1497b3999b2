"""The closed sets of the game: houses, card types, zones, keywords, traits.

Every word is the rulebook's own, and the same word is used in card files, events,
the protocol and on the screen.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NewType

PlayerId = NewType("PlayerId", int)
"""0 or 1: the seat of a player."""

CardId = NewType("CardId", int)
"""One number for one physical card, the whole game long."""

PLAYERS = (PlayerId(0), PlayerId(1))


def opponent_of(player: PlayerId) -> PlayerId:
    """The other seat."""
    return PLAYERS[1 - player]


class House(StrEnum):
    """The houses of R53.1."""

    BROBNAR = "brobnar"
    DIS = "dis"
    LOGOS = "logos"
    MARS = "mars"
    SANCTUM = "sanctum"
    SAURIAN = "saurian"
    SHADOWS = "shadows"
    STAR_ALLIANCE = "staralliance"
    UNFATHOMABLE = "unfathomable"
    UNTAMED = "untamed"

    @property
    def title(self) -> str:  # type: ignore[override]  # str.title is a method; here it is a name
        """The house as it is written on a card."""
        return "Star Alliance" if self is House.STAR_ALLIANCE else self.value.capitalize()


class CardType(StrEnum):
    """The four card types of R13.1."""

    ACTION = "action"
    ARTIFACT = "artifact"
    CREATURE = "creature"
    UPGRADE = "upgrade"


class Zone(StrEnum):
    """Where a card is (R1.13, R4)."""

    DECK = "deck"
    HAND = "hand"
    DISCARD = "discard"
    ARCHIVES = "archives"
    PURGED = "purged"
    BATTLELINE = "battleline"
    ARTIFACTS = "artifacts"
    ATTACHED = "attached"
    UNDER = "under"
    LIMBO = "limbo"
    """An action card between being revealed (P1) and being discarded (P4)."""


IN_PLAY = frozenset({Zone.BATTLELINE, Zone.ARTIFACTS, Zone.ATTACHED})
HIDDEN = frozenset({Zone.DECK, Zone.HAND, Zone.ARCHIVES})
"""Zones whose cards the other player may not see (R24.6)."""


class Icon(StrEnum):
    """The four bonus icons of R14."""

    AMBER = "amber"
    CAPTURE = "capture"
    DAMAGE = "damage"
    DRAW = "draw"


class KeyColor(StrEnum):
    """The three keys of R2.1."""

    RED = "red"
    YELLOW = "yellow"
    BLUE = "blue"


class Keyword(StrEnum):
    """The keywords of R46."""

    ALPHA = "alpha"
    ASSAULT = "assault"
    DEPLOY = "deploy"
    ELUSIVE = "elusive"
    HAZARDOUS = "hazardous"
    INVULNERABLE = "invulnerable"
    OMEGA = "omega"
    POISON = "poison"
    SKIRMISH = "skirmish"
    TAUNT = "taunt"


NUMBERED_KEYWORDS = frozenset({Keyword.ASSAULT, Keyword.HAZARDOUS})


class Step(StrEnum):
    """Where a turn is (R6.1)."""

    SETUP = "setup"
    START = "start"
    FORGE = "forge"
    HOUSE = "house"
    MAIN = "main"
    READY = "ready"
    DRAW = "draw"
    END = "end"


class Label(StrEnum):
    """The bold prefixes of R26."""

    PLAY = "play"
    FIGHT = "fight"
    REAP = "reap"
    ACTION = "action"
    OMNI = "omni"
    DESTROYED = "destroyed"
    BEFORE_FIGHT = "before-fight"
    BEFORE_REAP = "before-reap"
    LEAVES_PLAY = "leaves-play"

    @property
    def title(self) -> str:  # type: ignore[override]  # str.title is a method; here it is a name
        """The prefix as it is printed."""
        return _PREFIXES[self]


_PREFIXES = {label: label.value.replace("-", " ").title() for label in Label}


class Use(StrEnum):
    """What a player may do in the main step; the protocol's words (R9.1, R16.3)."""

    PLAY = "play"
    DISCARD = "discard"
    REAP = "reap"
    FIGHT = "fight"
    ACTION = "action"
    OMNI = "omni"
    UNSTUN = "unstun"
    TIDE = "tide"
    END = "end"


TRAITS = frozenset(
    [
        "agent",
        "ai",
        "alien",
        "ally",
        "angel",
        "aquan",
        "arm",
        "assassin",
        "beast",
        "cat",
        "changeling",
        "cyborg",
        "demon",
        "dinosaur",
        "dragon",
        "egg",
        "elf",
        "equation",
        "experiment",
        "faerie",
        "fisher",
        "fungus",
        "giant",
        "goblin",
        "handuhan",
        "horseman",
        "human",
        "hunter",
        "imp",
        "insect",
        "item",
        "jelly",
        "knight",
        "krxix",
        "law",
        "leader",
        "location",
        "martian",
        "merchant",
        "monk",
        "mutant",
        "niffle",
        "philosopher",
        "pilot",
        "pirate",
        "politician",
        "power",
        "priest",
        "proximan",
        "psion",
        "quest",
        "ranger",
        "rat",
        "[redacted]",
        "robot",
        "scientist",
        "shapeshifter",
        "shard",
        "ship",
        "sin",
        "soldier",
        "specter",
        "spirit",
        "thief",
        "treasure",
        "tree",
        "vehicle",
        "weapon",
        "witch",
        "wolf",
    ]
)
"""Every trait printed in the five sets (R54.1); checked against the card files by a test."""
