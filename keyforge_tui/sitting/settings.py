"""What the players like: kept in a small YAML file in the user's configuration directory."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Literal

import yaml
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationInfo, field_validator

from keyforge_tui.library.source import SourceError, read_file, validate

Name = Annotated[str, Field(min_length=1, max_length=24)]
Clock = Literal["off", "shared", "chess"]
Refuses = Callable[[Mapping[str, str]], str | None]
"""Why some keys cannot be used, in one line; None: they can. A front end knows its keys."""


class Settings(BaseModel):
    """Everything that can be set. Only what differs from the default is written."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    theme: str = "amber-night"
    names: tuple[Name, Name] = ("Player 1", "Player 2")
    confirm_end: bool = True
    """Ask once more before a turn with something left to do is ended."""
    confirm_attack: bool = True
    """Show what an attack will do before it is made."""
    auto_order: bool = False
    """Effects at the same time are put in the order they are listed in, without asking."""
    animation: bool = True
    ascii: bool = False
    open_table: bool = False
    """Both hands lie open, for learning."""
    clock: Clock = "off"
    minutes: Annotated[int, Field(ge=1, le=600)] = 45
    keys: dict[str, str] = Field(default_factory=dict)
    """Keys by the id of what they do, where they differ from the usual ones."""
    recent: tuple[str, ...] = ()
    """Deck files played lately, the last first."""
    decks: str = ""
    """The folder decks are looked for in; empty: where the program is started."""

    @field_validator("keys")
    @classmethod
    def _can_be_used(cls, keys: dict[str, str], info: ValidationInfo) -> dict[str, str]:
        refuses: Refuses | None = info.context
        if refuses is not None and (said := refuses(keys)):
            raise ValueError(said)
        return keys

    def played(self, *paths: str) -> Settings:
        """With these deck files at the head of the recent ones."""
        kept = [path for path in self.recent if path not in paths]
        return self.model_copy(update={"recent": tuple([*paths, *kept][:12])})


_SETTINGS = TypeAdapter(Settings)


def load(path: Path, refuses: Refuses | None = None) -> tuple[Settings, str | None]:
    """The settings of a file, and why they could not be read, if so; never an exception."""
    if not path.is_file():
        return Settings(), None
    try:
        return validate(_SETTINGS, read_file(path), refuses), None
    except SourceError as error:
        return Settings(), str(error)


def save(path: Path, settings: Settings) -> None:
    """Write the settings; a file is never left half written."""
    path.parent.mkdir(parents=True, exist_ok=True)
    data = settings.model_dump(mode="json", exclude_defaults=True)
    beside = path.with_suffix(".new")
    beside.write_text(yaml.safe_dump(data, allow_unicode=True, sort_keys=True), encoding="utf-8")
    beside.replace(path)


def remember(path: Path, settings: Settings, decks: tuple[str, ...]) -> Settings:
    """The settings with decks that are played now, which is kept; nothing else of them is."""
    stored, problem = load(path)
    if problem is None:
        with suppress(OSError):  # playing needs no memory
            save(path, stored.played(*decks))
    return settings.played(*decks)
