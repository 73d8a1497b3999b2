"""Changes in force that make a card, a player's numbers or the index what they are.

Each is a kind of modifier; the words of the language fill it. What a rule alone heeds is declared
beside that rule.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING

from keyforge_tui.engine.model.words import CardId, House, Keyword, Label
from keyforge_tui.engine.table.ability import Continuous, Labelled, Modifier

if TYPE_CHECKING:
    from keyforge_tui.engine.table.context import Context


class CardNumber(Modifier):
    """What modifiers with a number for each card have in common."""

    @abstractmethod
    def value_for(self, ctx: Context, card: CardId) -> int:
        """The number, for one card."""


class PlayerNumber(Modifier):
    """What modifiers with a number for a player have in common."""

    @abstractmethod
    def value_for(self, ctx: Context) -> int:
        """The number now."""


# -- characteristics of cards ----------------------------------------------------------------


class PowerBonus(CardNumber, Modifier):
    """Raises or lowers power."""


class ArmorBonus(CardNumber, Modifier):
    """Raises or lowers armor (R22.1)."""


class SetsPower(CardNumber, Modifier):
    """Sets power to a number, whatever is printed."""


class SetsArmor(CardNumber, Modifier):
    """Sets armor to a number, whatever is printed."""


class GainsKeywords(Modifier):
    """Gives keywords (R46.3)."""

    @abstractmethod
    def given(self, ctx: Context, card: CardId) -> Mapping[Keyword, int]:
        """The keywords for one card, with their numbers."""


class SwitchesPowerAndArmor(Modifier):
    """Lets a creature have its armor as power and its power as armor."""


CHANGE_POWER = frozenset({PowerBonus, SetsPower, SwitchesPowerAndArmor})
"""Where none of these is in force, power is what is printed, and its counters."""


class LosesKeywords(Modifier):
    """Takes keywords away."""

    loses_keywords: tuple[Keyword, ...]


class GainsTraits(Modifier):
    """Gives traits (R54.1)."""

    traits: tuple[str, ...]


class BelongsTo(Modifier):
    """Changes the houses of a card."""

    @abstractmethod
    def changed(self, ctx: Context, houses: frozenset[House]) -> frozenset[House]:
        """The houses after the change."""


class CountsAsFlank(Modifier):
    """Makes a creature a flank creature wherever it stands (R34.8)."""


# -- text boxes ------------------------------------------------------------------------------


class Blank(Modifier):
    """Makes the text box blank (R25.7)."""


class Gains(Modifier):
    """Gives abilities (R26.13, R33.3)."""

    labelled: tuple[Labelled, ...]
    continuous: tuple[Continuous, ...]


class AlsoLabelled(Modifier):
    """Lets abilities with some labels be triggered as those with other labels are (R26.12)."""

    of: tuple[Label, ...]
    are: tuple[Label, ...]


# -- players ---------------------------------------------------------------------------------


class KeysCost(PlayerNumber, Modifier):
    """Changes what keys cost a player (R7.8)."""
