"""A position as plain data: the protocol's SCENARIO, read strictly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, field_validator, model_validator

from keyforge_tui.engine.model import constants
from keyforge_tui.engine.model.words import House, Icon, KeyColor

Natural = Annotated[int, Field(strict=True, ge=0, le=999)]
Seat = Annotated[int, Field(strict=True, ge=0, le=1)]
Flag = Annotated[bool, Field(strict=True)]
Path = tuple[str | int, ...]


class CardSpec(BaseModel):
    """One card of a scenario; what is left out is empty, zero, false, ready."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    card: Annotated[str, Field(min_length=1)]
    house: House | None = None
    bonus: tuple[Icon, ...] | None = None
    owner: Seat | None = None
    exhausted: Flag = False
    damage: Natural = 0
    amber: Natural = 0
    stunned: Flag = False
    warded: Flag = False
    enraged: Flag = False
    power_counters: Natural = 0
    counters: dict[str, Natural] = {}
    upgrades: tuple[CardSpec, ...] = ()
    under: tuple[CardSpec, ...] = ()
    copy_of: Annotated[str, Field(min_length=1)] | None = None
    armor_used: Natural = 0
    remembers: tuple[Annotated[str, Field(min_length=1)], ...] = ()

    @model_validator(mode="before")
    @classmethod
    def _by_name(cls, data: object) -> object:
        """A name alone stands for the card."""
        if isinstance(data, str):
            return {"card": data}
        if isinstance(data, dict):
            return data
        raise ValueError("is the name of a card, or a mapping with the name as `card`")


IN_PLAY_ONLY = (
    "exhausted",
    "damage",
    "amber",
    "stunned",
    "warded",
    "enraged",
    "power_counters",
    "counters",
    "upgrades",
    "under",
    "copy_of",
    "armor_used",
    "remembers",
)
CREATURES_ONLY = ("damage", "stunned", "warded", "enraged", "power_counters", "armor_used")


class DoneSpec(BaseModel):
    """What a player has done before the position."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    played: tuple[Annotated[str, Field(min_length=1)], ...] = ()
    house_last_turn: House | None = None
    keys_forged_last_turn: Annotated[int, Field(strict=True, ge=0, le=2)] = 0


class PlayerSpec(BaseModel):
    """One side of a scenario. Lists are left to right, and top card first."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: Annotated[str, Field(min_length=1, max_length=80)] | None = None
    houses: tuple[House, ...] = ()
    amber: Natural = 0
    chains: Natural = 0
    keys: tuple[KeyColor, ...] = ()
    hand: tuple[CardSpec, ...] = ()
    deck: tuple[CardSpec, ...] = ()
    discard: tuple[CardSpec, ...] = ()
    archives: tuple[CardSpec, ...] = ()
    purged: tuple[CardSpec, ...] = ()
    battleline: tuple[CardSpec, ...] = ()
    artifacts: tuple[CardSpec, ...] = ()
    done: DoneSpec = DoneSpec()

    @field_validator("houses")
    @classmethod
    def _three_houses(cls, houses: tuple[House, ...]) -> tuple[House, ...]:
        if len(houses) > constants.O1_DECK_HOUSES:
            raise ValueError(f"a deck has {constants.O1_DECK_HOUSES} houses, not {len(houses)}")
        _refuse_twice(houses)
        return houses

    @field_validator("keys")
    @classmethod
    def _not_won(cls, keys: tuple[KeyColor, ...]) -> tuple[KeyColor, ...]:
        _refuse_twice(keys)
        if len(keys) >= len(KeyColor):
            raise ValueError("a player with three keys has won already; give at most two")
        return keys


def _refuse_twice(words: Sequence[str]) -> None:
    for place, word in enumerate(words):
        if word in words[:place]:
            raise ValueError(f"{word} is there twice; keep one")


class Scenario(BaseModel):
    """A position to begin from."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    seed: Annotated[int, Field(strict=True)] = 0
    active: Seat = 0
    house: House | None = None
    turn: Annotated[int, Field(strict=True, ge=1, le=9999)] = 5
    tide: Seat | None = None
    players: tuple[PlayerSpec, PlayerSpec]


class ScenarioError(ValueError):
    """A scenario that cannot be set up, and the place in it that is to blame."""

    def __init__(self, message: str, at: Path) -> None:
        super().__init__(message)
        self.at = at
