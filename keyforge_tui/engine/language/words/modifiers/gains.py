"""Abilities that cards give to other cards (R26.13, R33.3)."""

from __future__ import annotations

from typing import ClassVar

from keyforge_tui.engine.language.core.ability import Continuous, Labelled
from keyforge_tui.engine.language.core.grammar import Speech
from keyforge_tui.engine.language.core.primitive import Modifier
from keyforge_tui.engine.language.write.card import ability_lines
from keyforge_tui.engine.table import modifiers


class Gains(modifiers.Gains, Modifier):
    """Gives abilities: the same keys as a card's own (`reap`, `destroyed`, `after`, `always`)."""

    word: ClassVar[str] = "gains"
    example: ClassVar[str] = (
        "always:\n  - to: this creature\n    gains:\n      reap:\n        - steal: 1"
    )
    labelled: tuple[Labelled, ...] = ()
    continuous: tuple[Continuous, ...] = ()

    def text(self, speech: Speech) -> str:
        """gain, “Reap: Steal 1Æ.”"""
        inner = speech.quoted()
        lines = ability_lines([*self.labelled, *self.continuous], inner, bold=False)
        return f"gain, “{' '.join(lines)}”"
