"""The faults that `make mutate` puts in, and that they are noticed or not."""

from pathlib import Path

import pytest

from tests.mutate.card_faults import card_faults
from tests.mutate.overlay import ROOT, Overlay
from tests.mutate.rule_faults import rule_faults

CARD = """
name: Trial
house: dis
type: creature
power: 2
keywords: [elusive]
reap:
  - if: {count: a friendly creature, at-least: 2}
    then:
      - may:
          - deal: 3
            to: an enemy flank creature
"""
RULE = '''
def payable(pool: int, cost: int, free: bool) -> bool:
    """Whether a cost can be paid."""
    if free:
        return True
    return not cost > pool and pool >= 1
'''


def card_changes(folder: Path, text: str) -> dict[str, str]:
    path = folder / "trial.yaml"
    path.write_text(text, encoding="utf-8")
    return {fault.what: fault.text for fault in card_faults(folder, path)}


def test_a_card_gets_another_number_side_filter_keyword_or_occasion(tmp_path: Path) -> None:
    changes = card_changes(tmp_path, CARD)
    assert {
        "power: 2 becomes 3",
        "keywords.0: elusive becomes skirmish",
        "keywords: dropped",
        "reap: fight",
        "reap.0.if.at-least: 2 becomes 1",
        "reap: dropped",
        "reap.0.if: always",
        "reap.0.then.0.may: always",
        "reap.0.then.0.may.0.deal: 3 becomes 2",
        "reap.0.then.0.may.0.to: 'an enemy flank creature' becomes 'an enemy creature'",
        "reap.0.then.0.may.0.to: 'an enemy flank creature' becomes 'a friendly flank creature'",
    } <= changes.keys()
    assert len(set(changes.values())) == len(changes), "no fault is there twice"


def test_what_is_no_card_or_the_same_card_is_no_fault(tmp_path: Path) -> None:
    plain = "name: Trial\nhouse: dis\ntype: creature\npower: 1\n"
    assert set(card_changes(tmp_path, plain)) == {
        "power: 1 becomes 2",
        "power: 1 becomes 0",
    }


@pytest.mark.parametrize(
    "changed",
    [
        "if (True):",
        "return (not cost >= pool) and",
        "return (cost > pool) and",
        "return (not cost > pool)\n",
        "return (pool >= 1)\n",
        "(pool > 1)",
        "pool >= (2)",
        "return (False)",
    ],
)
def test_a_rule_is_turned_shortened_or_counts_one_more(tmp_path: Path, changed: str) -> None:
    path = tmp_path / "rule.py"
    path.write_text(RULE, encoding="utf-8")
    faults = list(rule_faults(tmp_path, path))
    plain = [fault.text.replace("(", "").replace(")", "") for fault in faults]
    wanted = changed.replace("(", "").replace(")", "")
    assert any(wanted in text for text in plain), [fault.what for fault in faults]
    assert {fault.key for fault in faults} == {"code:rule.py:2"}


def test_a_fault_in_a_copy_is_noticed_and_leaves_nothing_behind(tmp_path: Path) -> None:
    overlay = Overlay(tmp_path / "copy")
    path = ROOT / "cards/cota/brobnar/troll.yaml"
    before = path.read_bytes()
    [fault] = [one for one in card_faults(ROOT, path) if one.what == "power: 8 becomes 9"]
    test = "tests/mutate/trial.py::test_the_troll"
    (overlay.folder / "tests/mutate/trial.py").write_text(
        "from tests.scenario import find\ndef test_the_troll():\n"
        "    assert find('troll').power == 8\n"
    )
    with overlay.wrong(fault):
        assert overlay.fails([test], 120)
    assert not overlay.fails([test], 120)
    assert path.read_bytes() == before
