"""With or without `auto`, the same answers give the same game."""

from random import Random

import pytest

from keyforge_tui.engine.game import Game
from keyforge_tui.engine.model.decisions import Decision, DecisionKind
from keyforge_tui.simulation import invariants
from keyforge_tui.simulation.draws import draw_decks
from keyforge_tui.simulation.games import explore
from keyforge_tui.simulation.runs import every_card


def spared(decision: Decision) -> tuple[int, ...] | None:
    """The answer to a question that `auto` does not ask; None where it does."""
    if decision.kind is DecisionKind.ORDER and "discard pile" in decision.prompt:
        return (0,)  # where a card lies in a discard pile matters to nothing
    count = len(decision.options)
    if decision.kind is not DecisionKind.MAIN and decision.min == decision.max == count:
        return tuple(range(count))
    return None


def catch_up(game: Game) -> Decision | None:
    while (decision := game.decision) is not None:
        answer = spared(decision)
        if answer is None:
            break
        game.choose(*answer)
    return game.decision


@pytest.mark.parametrize("seed", range(12))
def test_forced_choices_change_nothing(seed: int) -> None:
    decks = draw_decks(every_card(), Random(f"auto {seed}"))
    plain, asked = Game.new(decks, seed=seed), Game.new(decks, seed=seed, auto=False)
    chance = Random(seed)
    while (decision := plain.decision) is not None and plain.turn < 60:
        assert catch_up(asked) == decision
        answer = explore(decision, chance)
        plain.choose(*answer)
        asked.choose(*answer)
    assert catch_up(asked) == plain.decision
    assert invariants.fingerprint(plain.table.state) == invariants.fingerprint(asked.table.state)
