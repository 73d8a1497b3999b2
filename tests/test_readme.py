"""The README tells the truth: its example runs, its table is counted, its links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from keyforge_tui.library.sets import SETS, load_sets
from keyforge_tui.paths import cards_folder
from tests.scenario import library

README = Path(__file__).parents[1] / "README.md"


def test_the_example_runs() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted > 3
    assert result.failed == 0


def test_the_table_counts_the_cards_that_play() -> None:
    catalog = load_sets(cards_folder() / "sets")
    defined = set(library().files)
    lines = []
    for code in SETS:
        card_set = catalog.card_set(code)
        ours = {slug for slug, title in card_set.titles.items() if title.first_set == code}
        ours.discard("the-tide")
        lines.append(f"| {card_set.name} | {len(ours & defined)} of {len(ours)} |")
    text = README.read_text(encoding="utf-8")
    assert "\n".join(lines) in text


def test_every_link_leads_somewhere() -> None:
    for link in re.findall(r"\]\(([^)]+)\)", README.read_text(encoding="utf-8")):
        assert (README.parent / link).exists(), link


def test_the_card_shown_is_the_real_one() -> None:
    text = README.read_text(encoding="utf-8")
    shown = re.search(r"```yaml\n(.*?)```", text, re.DOTALL)
    assert shown is not None
    assert shown[1] == library().files["nerve-blast"].read_text(encoding="utf-8")
