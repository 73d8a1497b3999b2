"""`deck new` makes a whole deck, of complete sets only."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from keyforge_tui.__main__ import main
from keyforge_tui.cli import deck as command
from keyforge_tui.common.errors import UserError
from keyforge_tui.engine.model.words import Icon
from keyforge_tui.engine.table.card import CardDef
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.decks import read_lists
from keyforge_tui.library.decks.enhancing import icon_warnings, placed
from keyforge_tui.library.forge.making import new_deck, offered_sets
from keyforge_tui.library.sets import SETS, Catalog
from tests.library.decks.conftest import the_catalog
from tests.scenario import made

Capture = pytest.CaptureFixture[str]


class Written(CardLibrary):
    """All cards, as if they were written: every fifth promises two icons."""

    def __init__(self, catalog: Catalog, *, without: str = "") -> None:
        super().__init__(Path())
        self.files = {card: Path(card) for card in catalog.titles if card != without}
        plain = made("plain", power=1)
        self.enhancing = replace(plain, enhance=(Icon.DRAW, Icon.AMBER), bonus=(Icon.AMBER,))
        self.plain = plain
        self.fifth = set(sorted(self.files)[::5])

    def card(self, slug: str) -> CardDef:
        return self.enhancing if slug in self.fifth else self.plain


@pytest.fixture
def catalog() -> Catalog:
    return the_catalog()


@pytest.fixture
def written(catalog: Catalog, monkeypatch: pytest.MonkeyPatch) -> Written:
    library = Written(catalog)
    monkeypatch.setattr(command, "shelf", lambda: command.Shelf(catalog, library))
    return library


def test_a_set_is_offered_when_all_its_cards_are_written(catalog: Catalog) -> None:
    assert offered_sets(catalog, Written(catalog)) == SETS
    assert offered_sets(catalog, Written(catalog, without="the-tide")) == SETS
    assert offered_sets(catalog, Written(catalog, without="alaka")) == ("cota", "aoa")
    assert offered_sets(catalog, Written(catalog, without="the-flex")) == ("cota",)
    assert offered_sets(catalog, Written(catalog, without="anger")) == ()


@pytest.mark.parametrize("code", SETS)
def test_promised_and_placed_icons_agree(catalog: Catalog, written: Written, code: str) -> None:
    enhanced = 0
    for seed in range(40):
        deck = new_deck(catalog, written, code, seed)
        assert list(icon_warnings(deck, written, keeps_icons=True)) == []
        assert all(len(card.icons) <= 5 for card in deck.cards)
        enhanced += bool(placed(deck))
    assert enhanced > 30


def test_a_written_deck_reads_back_as_it_was_made(
    tmp_path: Path, written: Written, catalog: Catalog, capsys: Capture
) -> None:
    for code in SETS:
        for seed in ("1", "2", "3"):
            path = tmp_path / f"{code}{seed}.yaml"
            assert main(["deck", "new", "--set", code, "--seed", seed, "-o", str(path)]) == 0
            (reading,) = read_lists(path, catalog, written)
            assert reading.deck is not None, reading.errors
            deck = new_deck(catalog, written, code, int(seed))
            assert Counter(reading.deck.cards) == Counter(deck.cards)
            assert reading.deck.name == deck.name
    assert "Made by the forge of decks, version 1: set dt, seed 3." in capsys.readouterr().out


def test_a_deck_without_a_seed_says_which_it_drew(written: Written, capsys: Capture) -> None:
    assert written.files
    argv = ["deck", "new", "--set", "Call of the Archons", "--houses", "dis,Mars,untamed"]
    assert main(argv) == 0
    first = capsys.readouterr().out
    seed = first.splitlines()[0].rstrip(".").rpartition(" ")[2]
    assert main([*argv, "--seed", seed]) == 0
    assert capsys.readouterr().out == first
    assert "\n  dis:\n" in first


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (["--set", "xyz"], 'there is no set "xyz"; there are cota, aoa, wc, mm, dt'),
        (["--set", "mm", "--houses", "dis,mars,logos"], 'Mass Mutation has no house "mars"'),
        (["--set", "cota", "--houses", "dis,logso,mars"], "the nearest is Logos"),
        (["--set", "cota", "--houses", "dis,dis,mars"], "a deck has 3 different houses"),
        (["--set", "cota", "--houses", "dis"], "a deck has 3 different houses"),
        (["--set", "cota", "--seed", "-4"], '"-4" is no seed'),
        (["--set", "cota", "--seed", "1e9"], '"1e9" is no seed'),
        ([], "the following arguments are required: --set"),
    ],
)
def test_bad_wishes_are_one_line(
    written: Written, capsys: Capture, argv: list[str], message: str
) -> None:
    assert written.files
    assert main(["deck", "new", *argv]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert message in output.err
    assert output.err.count("\n") == 1


def test_a_set_that_is_not_complete_is_not_offered(catalog: Catalog) -> None:
    with pytest.raises(UserError, match="cards of Age of Ascension are not all written yet; there"):
        new_deck(catalog, Written(catalog, without="the-flex"), "aoa", 1)
    with pytest.raises(UserError, match="no set is complete yet"):
        new_deck(catalog, Written(catalog, without="anger"), "cota", 1)
