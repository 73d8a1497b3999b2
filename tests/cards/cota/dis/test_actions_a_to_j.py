"""The actions of Dis in Call of the Archons, A to J."""

from __future__ import annotations

import pytest

from tests.scenario import Play, scene


def test_a_fair_game_pays_both_players_for_the_other_hand() -> None:
    game = scene(
        "dis",
        {"hand": ["a-fair-game", "punch", "anger", "fear"], "deck": ["krump", "mind-barb"]},
        {"hand": ["hand-of-dis", "tocsin", "smith"], "deck": ["charette", "punch"]},
    )
    game.play("a-fair-game")
    assert game.pile("discard") == ["a-fair-game", "krump"]
    assert game.pile("discard", 1) == ["charette"]
    assert game.amber == (2, 2)


def test_a_fair_game_looks_at_what_was_revealed() -> None:
    game = scene("dis", {"hand": ["a-fair-game"]}, {"hand": ["punch", "fear"], "deck": ["krump"]})
    log = game.play("a-fair-game").game.log
    revealed = [event.card for event in log if event.kind == "revealed"]
    assert [game.slug(card) for card in revealed if card is not None] == ["punch", "fear"]
    assert game.amber == (1, 0)


def test_a_fair_game_with_empty_decks_pays_nobody() -> None:
    game = scene(
        "dis",
        {"hand": ["a-fair-game", "punch"], "discard": ["krump"]},
        {"hand": ["fear"], "discard": ["charette"]},
    )
    game.play("a-fair-game")
    assert game.amber == (0, 0)
    assert game.pile("discard", 1) == ["charette"]


def test_a_fair_game_does_not_pay_the_other_player_for_your_discard() -> None:
    game = scene(
        "dis",
        {"hand": ["a-fair-game", "fear"]},
        {"hand": ["mind-barb"], "deck": ["charette"]},
    )
    game.play("a-fair-game")
    assert game.amber == (1, 0)


def test_arise_returns_the_creatures_of_one_house() -> None:
    game = scene(
        "brobnar",
        {"discard": ["krump", "punch", "charette", "bumpsy"], "hand": ["arise"]},
        {"discard": ["troll"]},
    )
    assert not game.can("play", "arise")
    game = scene(
        "dis",
        {"discard": ["krump", "punch", "charette", "bumpsy"], "hand": ["arise"]},
        {"discard": ["troll"]},
    )
    game.play("arise").choose("brobnar")
    assert sorted(game.pile("hand")) == ["bumpsy", "krump"]
    assert game.pile("discard") == ["arise", "punch", "charette"]
    assert game.pile("discard", 1) == ["troll"]
    assert [player.chains for player in game.game.table.state.players] == [1, 0]


def test_control_the_weak_dictates_the_next_house_only() -> None:
    game = scene(
        "dis",
        {"hand": ["control-the-weak"], "houses": ["dis", "logos", "mars"]},
        {"houses": ["brobnar", "shadows", "untamed"], "battleline": ["batdrone"]},
    )
    game.play("control-the-weak")
    assert game.offered() == ["Brobnar", "Shadows", "Untamed"]
    game.choose("shadows").end()
    assert game.amber == (1, 0)
    assert game.game.active == 1
    assert game.game.table.state.house == "shadows"
    game.end()
    assert game.offered() == ["Dis", "Logos", "Mars"]
    game.choose("logos").end()
    assert game.offered() == ["Brobnar", "Logos", "Shadows", "Untamed"]


@pytest.mark.rule("R8.6")
def test_control_the_weak_yields_to_a_ban() -> None:
    game = scene(
        "dis",
        {
            "hand": ["control-the-weak", "restringuntus"],
            "houses": ["dis", "logos", "mars"],
        },
        {"houses": ["brobnar", "shadows", "untamed"]},
    )
    game.play("control-the-weak").choose("shadows").play("restringuntus").choose("shadows").end()
    assert game.offered() == ["Brobnar", "Untamed"]


def creeping_oblivion(mine: list[str], theirs: list[str]) -> Play:
    game = scene("dis", {"hand": ["creeping-oblivion"], "discard": mine}, {"discard": theirs})
    return game.play("creeping-oblivion")


def test_creeping_oblivion_purges_two_cards_of_one_pile() -> None:
    game = creeping_oblivion(["krump"], ["punch", "fear", "troll"])
    game.choose("Player 2’s discard pile")
    assert game.targets() == ["punch", "fear", "troll"]
    assert game.game.decision is not None
    assert (game.game.decision.min, game.game.decision.max) == (0, 2)
    game.choose("punch", "troll")
    assert game.pile("purged", 1) == ["troll", "punch"]
    assert game.pile("discard", 1) == ["fear"]
    assert game.pile("discard") == ["creeping-oblivion", "krump"]
    assert game.amber == (1, 0)


@pytest.mark.parametrize("chosen", [(), ("krump",)])
def test_creeping_oblivion_may_purge_fewer(chosen: tuple[str, ...]) -> None:
    game = creeping_oblivion(["krump", "punch"], [])
    game.choose(*chosen)
    assert game.pile("purged") == list(chosen)


def test_dance_of_doom_destroys_one_power() -> None:
    game = scene(
        "dis",
        {
            "hand": ["dance-of-doom"],
            "battleline": ["plain-3", {"card": "plain-5", "damage": 2}],
        },
        {"battleline": [{"card": "plain-2", "power_counters": 1}, "charette", "plain-2"]},
    )
    game.play("dance-of-doom").choose(3)
    assert game.line() == ["plain-5"]
    assert game.line(1) == ["charette", "plain-2"]
    assert game.pile("discard") == ["dance-of-doom", "plain-3"]


def test_dance_of_doom_may_miss() -> None:
    game = scene("dis", {"hand": ["dance-of-doom"]}, {"battleline": ["plain-2"]})
    game.play("dance-of-doom").choose(1)
    assert game.line(1) == ["plain-2"]


def test_fear_returns_an_enemy_to_its_owner() -> None:
    game = scene(
        "dis",
        {"hand": ["fear"], "battleline": ["plain-5"]},
        {"battleline": ["plain-2", {"card": "plain-3", "owner": 0, "amber": 2, "damage": 1}]},
    )
    game.play("fear")
    assert game.targets() == ["plain-2", "plain-3"]
    game.choose("plain-3")
    assert game.pile("hand") == ["plain-3"]
    assert game.line(1) == ["plain-2"]
    assert game.amber == (2, 0)


@pytest.mark.rule("R24.13")
def test_fear_is_stopped_by_a_ward() -> None:
    game = scene("dis", {"hand": ["fear"]}, {"battleline": [{"card": "plain-2", "warded": True}]})
    game.play("fear")
    assert game.line(1) == ["plain-2"]
    assert not game.card("plain-2").warded


def test_gateway_to_dis_destroys_everyone_but_the_warded() -> None:
    game = scene(
        "dis",
        {
            "hand": ["gateway-to-dis"],
            "battleline": ["plain-9"],
            "artifacts": ["cannon"],
        },
        {"battleline": ["plain-2", {"card": "plain-3", "warded": True}]},
    )
    game.play("gateway-to-dis")
    assert game.line() == []
    assert game.line(1) == ["plain-3"]
    assert game.pile("artifacts") == ["cannon"]
    assert [player.chains for player in game.game.table.state.players] == [3, 0]


@pytest.mark.ruling("Q32")
def test_gateway_to_dis_takes_tolas_with_the_rest() -> None:
    game = scene(
        "dis",
        {"hand": ["gateway-to-dis"], "battleline": ["plain-4"]},
        {"battleline": ["tolas", "plain-3"]},
    )
    game.play("gateway-to-dis")
    assert game.line() == game.line(1) == []
    assert game.amber == (0, 0)
    assert game.game.table.state.players[0].chains == 3


@pytest.mark.parametrize(("target", "hand"), [("plain-3", 2), ("plain-4", 1)])
def test_gongoozle_makes_the_owner_of_a_survivor_discard(target: str, hand: int) -> None:
    game = scene(
        "dis",
        {"hand": ["gongoozle", "fear"], "battleline": ["plain-9"]},
        {"battleline": ["plain-3", "plain-4"], "hand": ["punch", "anger"]},
    )
    game.play("gongoozle")
    assert game.targets() == ["plain-9", "plain-3", "plain-4"]
    game.choose(target)
    assert game.amber == (1, 0)
    assert len(game.pile("hand", 1)) == hand
    assert game.pile("hand") == ["fear"]


def test_gongoozle_asks_the_owner_not_the_controller() -> None:
    game = scene(
        "dis",
        {"hand": ["gongoozle", "fear"]},
        {"battleline": [{"card": "plain-4", "owner": 0}], "hand": ["punch"]},
    )
    game.play("gongoozle")
    assert game.damage() == {"plain-4": 3}
    assert game.pile("hand") == []
    assert game.pile("hand", 1) == ["punch"]


def test_gongoozle_stopped_by_a_ward_destroys_nothing() -> None:
    game = scene(
        "dis",
        {"hand": ["gongoozle"]},
        {"battleline": [{"card": "plain-2", "warded": True}], "hand": ["punch"]},
    )
    game.play("gongoozle")
    assert game.line(1) == ["plain-2"]
    assert game.pile("hand", 1) == []


def test_guilty_hearts_destroys_the_bearers_of_amber() -> None:
    game = scene(
        "dis",
        {"hand": ["guilty-hearts"], "battleline": [{"card": "plain-9", "amber": 1}, "plain-8"]},
        {"battleline": ["plain-2", {"card": "plain-3", "amber": 2}], "amber": 4},
    )
    game.play("guilty-hearts")
    assert game.line() == ["plain-8"]
    assert game.line(1) == ["plain-2"]
    assert game.amber == (3, 5)


def test_hand_of_dis_takes_a_creature_between_others() -> None:
    game = scene(
        "dis",
        {"hand": ["hand-of-dis"], "battleline": ["plain-7", "plain-8", "plain-9"]},
        {"battleline": ["plain-1", "plain-2", "plain-3", "plain-4"]},
    )
    game.play("hand-of-dis")
    assert game.targets() == ["plain-8", "plain-2", "plain-3"]
    game.choose("plain-3")
    assert game.line(1) == ["plain-1", "plain-2", "plain-4"]


@pytest.mark.rule("R34.3")
def test_hand_of_dis_finds_nobody_among_flanks() -> None:
    game = scene(
        "dis", {"hand": ["hand-of-dis"], "battleline": ["plain-7"]}, {"battleline": ["plain-1"] * 2}
    )
    game.play("hand-of-dis")
    assert game.line() == ["plain-7"]
    assert game.line(1) == ["plain-1", "plain-1"]


def test_hecatomb_pays_each_controller_for_their_dis_creatures() -> None:
    game = scene(
        "dis",
        {"hand": ["hecatomb"], "battleline": ["charette", "plain-3"]},
        {"battleline": ["tocsin", {"card": "shooler", "owner": 0}, "plain-4"]},
    )
    game.play("hecatomb")
    assert game.line() == ["plain-3"]
    assert game.line(1) == ["plain-4"]
    assert sorted(game.pile("discard")) == ["charette", "hecatomb", "shooler"]
    assert game.amber == (2, 2)


@pytest.mark.rule("R28.4")
def test_hecatomb_does_not_pay_for_a_warded_creature() -> None:
    game = scene(
        "dis",
        {"hand": ["hecatomb"]},
        {"battleline": ["tocsin", {"card": "shooler", "warded": True}]},
    )
    game.play("hecatomb")
    assert game.line(1) == ["shooler"]
    assert game.amber == (1, 1)


def test_hysteria_sends_everyone_home() -> None:
    game = scene(
        "dis",
        {
            "hand": ["hysteria"],
            "battleline": ["plain-1", {"card": "plain-2", "owner": 1}],
            "artifacts": ["cannon"],
        },
        {"battleline": [{"card": "plain-3", "amber": 1}, {"card": "plain-4", "warded": True}]},
    )
    game.play("hysteria")
    assert game.pile("hand") == ["plain-1"]
    assert sorted(game.pile("hand", 1)) == ["plain-2", "plain-3"]
    assert game.line(1) == ["plain-4"]
    assert game.pile("artifacts") == ["cannon"]
    assert game.amber == (1, 0)
