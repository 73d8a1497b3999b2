"""Scenario files and scenario data: positions, and everything that can be wrong with them."""

from pathlib import Path
from typing import Any

import pytest

from keyforge_tui.__main__ import main
from keyforge_tui.engine.model.words import Zone
from keyforge_tui.library.cards import CardNames, UnknownCard
from keyforge_tui.library.scenarios import ScenarioProblem, game_from_data, game_from_file
from keyforge_tui.library.source import SourceError
from tests.scenario import library

NAMES = CardNames(library())


@pytest.mark.parametrize("name", ["dust-imp", "Dust Imp", "DUST IMP", "Dust  imp", "dustimp"])
def test_a_card_is_found_by_title_or_id(name: str) -> None:
    assert NAMES.slug(name) == "dust-imp"


def test_a_name_that_no_card_has_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownCard, match='no card "Dst Imp"; did you mean "Dust Imp"'):
        NAMES.card("Dst Imp")
    with pytest.raises(UnknownCard, match=r'no card "x{57}\.\.\."$'):
        NAMES.card("x" * 1000)


def test_a_scenario_file_is_yaml(tmp_path: Path) -> None:
    path = tmp_path / "duel.yaml"
    path.write_text(
        "house: brobnar\n"
        "players:\n"
        "- hand: [Anger, {card: Dust Imp, house: mars}]\n"
        "  battleline:\n"
        "  - {card: Troll, damage: 2}\n"
        "- amber: 4\n"
    )
    game = game_from_file(path, NAMES)
    assert game.table.state.players[1].amber == 4
    assert game.cards[1].house == "mars"
    assert game.table.state.in_play[game.table.state.players[0].battleline[0]].damage == 2


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("players:\n- hand:\n  - Angr\n- {}\n", "duel.yaml:3: players.0.hand.0: there is no card"),
        ("players:\n- {}\n- amber: -1\n", "duel.yaml:3: players.1.amber: "),
        ("players: [{}, {}]\nhouse: kobold\n", "duel.yaml:2: house: "),
        ("players: [{}, {}\n", "not closed"),
    ],
)
def test_a_problem_of_a_file_is_told_with_its_line(
    tmp_path: Path, text: str, complaint: str
) -> None:
    path = tmp_path / "duel.yaml"
    path.write_text(text)
    with pytest.raises(SourceError) as caught:
        game_from_file(path, NAMES)
    assert complaint in str(caught.value)


@pytest.mark.parametrize(
    ("side", "complaint"),
    [
        ({"amber": -1}, "players.0.amber: "),
        ({"amber": "3"}, "players.0.amber: "),
        ({"amber": 2.5}, "players.0.amber: "),
        ({"amber": True}, "players.0.amber: "),
        ({"chains": -1}, "players.0.chains: "),
        ({"hand": 3}, "players.0.hand: "),
        ({"hand": [3]}, "players.0.hand.0: is the name of a card"),
        ({"hand": [{"house": "dis"}]}, "players.0.hand.0.card: is missing"),
        ({"hnd": []}, "players.0.hnd: is not known here"),
        ({"houses": ["brobnar", "dis", "logos", "mars", "untamed"]}, "not 5"),
        ({"houses": ["dis", "dis"]}, "dis is there twice"),
        ({"houses": ["kobold"]}, "players.0.houses.0: "),
        ({"keys": ["red", "red"]}, "red is there twice"),
        ({"keys": ["red", "blue", "yellow"]}, "has won already"),
        ({"keys": ["red", "blue", "yellow", "green"]}, "players.0.keys.3: "),
        ({"battleline": ["Anger"]}, "Anger is an action, not a creature"),
        ({"artifacts": ["Troll"]}, "Troll is a creature, not an artifact"),
        (
            {"battleline": [{"card": "Troll", "upgrades": ["Punch"]}]},
            "players.0.battleline.0.upgrades.0: Punch is an action, not an upgrade",
        ),
        ({"battleline": [{"card": "Troll", "damage": 8}]}, "Troll has power 8; 8 damage"),
        ({"hand": [{"card": "Troll", "damage": 1}]}, "hand.0.damage: Troll is not in play"),
        ({"hand": [{"card": "Troll", "owner": 1}]}, "hand.0.owner: "),
        ({"artifacts": [{"card": "Gauntlet of Command", "stunned": True}]}, "not a creature"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_one_line(
    side: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(ScenarioProblem) as caught:
        game_from_data({"players": [side, {}]}, NAMES)
    assert complaint in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_card_in_play_may_belong_to_the_other_player() -> None:
    game = game_from_data({"players": [{"battleline": [{"card": "Troll", "owner": 1}]}, {}]}, NAMES)
    assert game.cards[0].owner == 1
    assert game.table.state.zones[0] is Zone.BATTLELINE
    assert game.table.state.in_play[game.cards[0].id].controller == 0


def test_houses_left_out_are_those_of_the_cards() -> None:
    hand = ["Anger", "Batdrone", {"card": "Troll", "house": "mars"}]
    game = game_from_data({"players": [{"hand": hand}, {}]}, NAMES)
    assert game.table.state.players[0].houses == ("brobnar", "logos", "mars")


def test_two_players_sit_down_at_a_scenario(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "duel.yaml"
    path.write_text("players: [{hand: [Anger]}, {}]\n")
    assert main(["play", "--scenario", str(path)]) == 2
    assert "needs a terminal" in capsys.readouterr().err
    path.write_text("players: [{hand: [Angr]}, {}]\n")
    assert main(["play", "--plain", "--scenario", str(path)]) == 2
    assert 'did you mean "Anger"?' in capsys.readouterr().err
    assert main(["play", "--plain", "--scenario", str(tmp_path / "none.yaml")]) == 2
    assert main(["play", "a.yaml", "b.yaml", "--scenario", str(path)]) == 2
