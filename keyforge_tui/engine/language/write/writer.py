"""The writer: from what words mean to what a player reads."""

from __future__ import annotations

from keyforge_tui.engine.language.write.abilities import Abilities, finished, sentence
from keyforge_tui.engine.language.write.clause import Step, Steps
from keyforge_tui.engine.language.write.grammar import capital


class English(Abilities):
    """Writes a card's text."""

    def text(self, steps: Steps) -> str:
        """Instructions as sentences."""
        return finished(self.sentences(steps))

    def prompt(self, step: Step) -> str:
        """The first sentence of an instruction, as the head of a question."""
        return capital(next(iter(self.say(step).sentences), ""))

    def label_of(self, step: Step) -> str:
        """An instruction as one of several answers."""
        *more, last = self.say(step).sentences
        return " ".join([*(sentence(one) for one in more), capital(last)])

    def question(self, steps: Steps) -> str:
        """Instructions as a question that is answered with yes or no."""
        *more, last = self.inline(steps)
        return " ".join([*(sentence(one) for one in more), f"{capital(last)}?"])
