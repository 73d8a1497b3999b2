"""The READMEs tell the truth: examples run, tables are counted, links lead somewhere."""

from __future__ import annotations

import doctest
import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import pytest

from keyforge_tui import engine
from keyforge_tui.common.paths import cards_folder
from keyforge_tui.library.sets import SETS, load_sets
from keyforge_tui.rulebook import load_rulebook
from keyforge_tui.tui.keys.registry import primer
from tests.scenario import library

TOP = Path(__file__).parents[1]
README = TOP / "README.md"
LIBRARY = TOP / "keyforge_tui" / "library" / "README.md"
SAVES = TOP / "keyforge_tui" / "saves" / "README.md"
SITTING = TOP / "keyforge_tui" / "sitting" / "README.md"
ENGINE = TOP / "keyforge_tui" / "engine" / "README.md"
CARDS = TOP / "cards" / "README.md"
PAGES = sorted([README, *TOP.glob("cards/**/*.md"), *TOP.glob("keyforge_tui/**/*.md")])


def name_of(page: Path) -> str:
    return page.relative_to(TOP).as_posix()


@pytest.mark.parametrize("page", [README, ENGINE, LIBRARY, SAVES, SITTING, CARDS], ids=name_of)
def test_the_example_runs(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False)
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


def test_the_keys_that_play_a_game_are_those_of_the_table() -> None:
    rows = "".join(f"| {key} | {text} |\n" for key, text in primer())
    assert f"| key | what it does |\n| --- | --- |\n{rows}\n" in README.read_text(encoding="utf-8")


@pytest.mark.parametrize("page", [SAVES, SITTING], ids=name_of)
def test_the_ways_lead_through_real_modules(page: Path) -> None:
    steps = re.findall(r"^\d\. `([a-z_.]+)`(?: `(\w+)`)?", page.read_text("utf-8"), re.MULTILINE)
    assert len(steps) > 3
    for module, name in steps:
        found = import_module(f"keyforge_tui.{module}")
        holders = [found, *(one for one in vars(found).values() if isinstance(one, type))]
        assert not name or any(hasattr(holder, name) for holder in holders), (module, name)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)]+)\)", page.read_text(encoding="utf-8")):
        path, _, heading = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), link
        if heading:
            text = target.read_text(encoding="utf-8").lower()
            headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
            assert heading in [title.replace(" ", "-") for title in headings], link


def test_the_engine_guide_finds_every_chapter_and_names_real_modules() -> None:
    rows = re.findall(
        r"^\| ([RO]\d.+?) \| (.+) \|$", ENGINE.read_text(encoding="utf-8"), re.MULTILINE
    )
    told: set[int] = set()
    for rules, modules in rows:
        if rules.startswith("R"):
            for first, last in re.findall(r"R(\d+)(?: to R(\d+))?", rules):
                told |= set(range(int(first), int(last or first) + 1))
        for module in re.findall(r"`([a-z_.]+)`", modules):
            name = module if module.startswith("keyforge_tui") else f"keyforge_tui.engine.{module}"
            assert find_spec(name) is not None, module
    assert told == {int(chapter.number[1:]) for chapter in load_rulebook().chapters}


def test_the_engine_guide_lists_every_name_of_the_door() -> None:
    rows = re.findall(r"^\| [a-z ]+ \| (`[A-Za-z].+`) \|$", ENGINE.read_text("utf-8"), re.MULTILINE)
    listed = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    assert listed == engine.__all__


def test_the_door_has_no_names_but_those_it_lists() -> None:
    names = {name for name in vars(engine) if not name.startswith("_")}
    rooms = {name for name in names if isinstance(getattr(engine, name), ModuleType)}
    assert names - rooms == set(engine.__all__)


def test_the_library_guide_names_every_module_and_no_other() -> None:
    text = LIBRARY.read_text(encoding="utf-8")
    folder = LIBRARY.parent
    for path in folder.rglob("*.py"):
        if path.stem == "__init__":
            continue
        name = ".".join(path.relative_to(folder).with_suffix("").parts)
        assert f"`{name}`" in text or f"`{path.stem}`" in text, name
    for name in re.findall(r"`((?:decks|forge|docs)\.[a-z.]+)`", text):
        assert find_spec(f"keyforge_tui.library.{name}") is not None, name


def test_the_card_shown_is_the_real_one() -> None:
    text = README.read_text(encoding="utf-8")
    shown = re.search(r"```yaml\n(.*?)```", text, re.DOTALL)
    assert shown is not None
    assert shown[1] == library().files["nerve-blast"].read_text(encoding="utf-8")
