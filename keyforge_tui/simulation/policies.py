"""How random players answer."""

from __future__ import annotations

from random import Random
from typing import Final

from keyforge_tui.engine import Decision, DecisionKind, Option, Use

Answer = tuple[int, ...]

END_TURN: Final = 0.1
"""How often a player ends the turn while something else is possible."""
RAISE_TIDE: Final = 0.02
"""How often a player takes three chains for the tide, which is always possible."""


def explore(decision: Decision, chance: Random) -> Answer:
    """Anything that is allowed; the tide rarely, because chains make games long and empty."""
    if decision.kind is DecisionKind.MAIN and chance.random() < RAISE_TIDE:
        for option in decision.options:
            if option.action == Use.TIDE:
                return (option.id,)
    return compare(decision, chance)


def compare(decision: Decision, chance: Random) -> Answer:
    """The policy for comparing engines: end the turn one time in ten, else anything.

    The tide is left alone: engines without it are compared on decks that do not use it.
    """
    if decision.kind is DecisionKind.MAIN:
        return (_main(decision.options, chance),)
    count = len(decision.options)
    least, most = decision.min, min(decision.max, count)
    if least == most == 1:
        return (decision.options[int(chance.random() * count)].id,)
    number = least + int(chance.random() * (most - least + 1))
    return tuple(option.id for option in chance.sample(decision.options, number))


def _main(options: tuple[Option, ...], chance: Random) -> int:
    end = options[-1].id
    others = len(options) - 1
    if others and options[others - 1].action == Use.TIDE:
        others -= 1
    if not others or chance.random() < END_TURN:
        return end
    return options[int(chance.random() * others)].id
