"""What was seen of hidden cards is learned: taking it back needs consent, for every card."""

import pytest

from keyforge_tui.saves.session import Session
from keyforge_tui.simulation.hidden import Attack, attack
from keyforge_tui.simulation.runs import every_card

SLICES = 8


def attacked(slugs: list[str], seed: int, deals: int) -> Attack:
    """What an attack with these cards comes to."""
    found = Attack()
    for slug in slugs:
        found.add(attack(every_card(), every_card()[slug], seed, deals))
    return found


@pytest.mark.parametrize("part", range(SLICES))
def test_no_card_tells_what_is_hidden_and_is_taken_back_freely(part: int) -> None:
    """`keyforge-tui simulate --hidden` does the same at a larger size."""
    found = attacked(sorted(every_card())[part::SLICES], part, 1)
    assert found.leaks == []
    assert found.compared > 100
    assert found.told_apart


def test_the_attack_finds_what_only_the_question_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Session, "_taught", lambda session, number: session.steps[number].teaches)
    leaks = [leak for seed in range(4) for leak in attacked(["wild-wormhole"], seed, 3).leaks]
    assert any("Wild Wormhole" in leak and "Place" in leak for leak in leaks)
