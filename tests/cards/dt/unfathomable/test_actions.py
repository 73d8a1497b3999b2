"""The actions of Unfathomable in Dark Tidings."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_dive_deep_drags_one_of_the_house_down() -> None:
    game = scene(
        "unfathomable",
        {"hand": ["dive-deep"], "battleline": [{"card": "plain-3", "owner": 1}]},
        {"battleline": ["plain-4", "charette"], "deck": ["punch", "fear"]},
    )
    game.play("dive-deep")
    assert game.pile("discard", 1) == ["punch"]
    assert game.targets() == ["plain-3", "plain-4"]
    game.choose("plain-3")
    assert game.pile("deck", 1) == ["fear", "plain-3"]


@pytest.mark.parametrize("way", [0, 1, 2])
def test_corrode(way: int) -> None:
    game = scene(
        "unfathomable",
        {"hand": ["corrode"]},
        {
            "battleline": [{"card": "plain-3", "upgrades": ["stunner"]}, "sir-bevor"],
            "artifacts": ["cannon"],
        },
    )
    game.play("corrode")
    game.game.choose(way)
    assert game.pile("discard", 1) == [["cannon"], ["stunner"], ["sir-bevor"]][way]


def test_cup_of_water_shorts_machines() -> None:
    game = scene(
        "unfathomable",
        {"hand": ["cup-of-water"], "battleline": ["helper-bot", "plain-3"]},
        {"battleline": ["titan-librarian", "explo-rover", "pip-pip"]},
    )
    game.play("cup-of-water")
    assert game.marked("stunned") == ["helper-bot", "titan-librarian", "explo-rover"]


def test_flash_freeze_exhausts_with_every_other_card() -> None:
    game = scene(
        "unfathomable",
        {"hand": ["flash-freeze", "sparkfist", "cup-of-water"]},
        {"battleline": ["plain-3", "plain-4"]},
    )
    game.play("flash-freeze")
    assert game.marked("exhausted") == []
    game.play("sparkfist").choose("plain-4")
    assert game.marked("exhausted") == ["sparkfist", "plain-4"]
    game.play("cup-of-water")
    while not game.asks("main"):
        game.choose("plain-3" if game.asks("target") else game.offered()[0])
    assert "plain-3" in game.marked("exhausted")


@pytest.mark.parametrize("deck", [12, 4])
def test_thalassophobia_discards_ten(deck: int) -> None:
    game = scene(
        "unfathomable", {"hand": ["thalassophobia"], "deck": ["mug"]}, {"deck": ["fear"] * deck}
    )
    game.play("thalassophobia")
    assert len(game.pile("discard", 1)) == min(10, deck)
    assert game.pile("deck") == ["mug"]


@pytest.mark.parametrize("tide", [0, 1])
def test_abandon_ship_empties_the_sea_at_high_tide(tide: int) -> None:
    game = scene(
        "unfathomable",
        {"hand": ["abandon-ship"], "battleline": ["plain-1", "plain-2"]},
        {"battleline": ["plain-3", "plain-4", "plain-5"]},
        tide=tide,
    )
    game.play("abandon-ship")
    if tide == 0:
        game.choose("plain-1", "plain-3", "plain-4", "plain-5")
        assert (game.line(), game.line(1)) == (["plain-2"], [])
    else:
        game.choose("plain-4")
        assert (game.line(), game.line(1)) == (["plain-1", "plain-2"], ["plain-3", "plain-5"])
        assert game.pile("hand", 1) == ["plain-4"]


def test_sleep_with_the_fishes_takes_the_tired() -> None:
    tired_one = {"card": "plain-3", "exhausted": True}
    game = scene(
        "unfathomable",
        {"hand": ["sleep-with-the-fishes"], "battleline": [tired_one, "plain-4"]},
        {"battleline": ["plain-5", {"card": "plain-6", "exhausted": True}]},
    )
    game.play("sleep-with-the-fishes")
    assert (game.line(), game.line(1)) == (["plain-4"], ["plain-5"])


def test_thundertow_tires_two_and_hits_all_the_tired() -> None:
    game = scene(
        "unfathomable",
        {"hand": ["thundertow"], "battleline": ["plain-9"]},
        {"battleline": ["plain-3", "plain-4", {"card": "plain-5", "exhausted": True}]},
    )
    game.play("thundertow").choose("plain-3", "plain-4")
    assert game.damage() == {"plain-9": 0, "plain-3": 2, "plain-4": 2, "plain-5": 2}


@pytest.mark.parametrize("tide", [0, 1])
def test_tidal_wave_breaks_and_goes_over(tide: int) -> None:
    game = scene(
        "unfathomable",
        {"hand": ["tidal-wave"], "battleline": ["plain-9"]},
        {"battleline": ["plain-2", "plain-3", "plain-4", "plain-5"]},
        tide=tide,
    )
    game.play("tidal-wave")
    if tide == 0:
        game.choose("plain-4")
    assert game.line(1) == (
        ["plain-2"] if tide == 0 else ["plain-2", "plain-3", "plain-4", "plain-5"]
    )
    assert game.game.view().tide == 1


@pytest.mark.parametrize("way", [0, 1])
def test_wrath_or_ruin(way: int) -> None:
    game = scene(
        "unfathomable",
        {"hand": ["wrath-or-ruin"], "battleline": ["plain-9"]},
        {"battleline": ["plain-2", "plain-3", "plain-4"]},
    )
    game.play("wrath-or-ruin")
    game.game.choose(way)
    if way == 0:
        assert game.targets() == ["plain-9", "plain-2", "plain-4"]
        game.choose("plain-4")
        assert game.line(1) == ["plain-2", "plain-3"]
    else:
        assert game.targets() == ["plain-2", "plain-3", "plain-4"]
        game.choose("plain-2", "plain-3")
        assert game.line(1) == ["plain-4"]


@pytest.mark.parametrize(("exhausted", "lost"), [(False, 0), (True, 1)])
def test_call_of_the_void_takes_the_already_tired(exhausted: bool, lost: int) -> None:
    game = scene(
        "unfathomable",
        {"hand": ["call-of-the-void"]},
        {"battleline": [{"card": "plain-3", "exhausted": exhausted}], "amber": 3},
    )
    game.play("call-of-the-void")
    assert game.line(1) == ([] if exhausted else ["plain-3"])
    assert game.amber == (1, 3 - lost)


@pytest.mark.parametrize(("tide", "archived"), [(0, True), (1, False), (None, False)])
def test_pour_tal_comes_back_at_high_tide(tide: int | None, archived: bool) -> None:
    game = scene("unfathomable", {"hand": ["pour-tal"]}, tide=tide)
    game.play("pour-tal")
    assert game.pile("archives") == (["pour-tal"] if archived else [])
    assert game.game.view().tide == 0


@pytest.mark.parametrize("tide", [0, 1])
def test_rakuzel_s_chant_tires_one_or_all(tide: int) -> None:
    game = scene(
        "unfathomable",
        {"hand": ["rakuzel-s-chant"], "battleline": ["plain-3"]},
        {"battleline": ["plain-4", "plain-5"]},
        tide=tide,
    )
    game.play("rakuzel-s-chant")
    if tide == 1:
        game.choose("plain-4")
    assert game.marked("exhausted") == (
        ["plain-3", "plain-4", "plain-5"] if tide == 0 else ["plain-4"]
    )


@pytest.mark.parametrize("way", [0, 1])
def test_sink_or_swim(way: int) -> None:
    game = scene(
        "unfathomable",
        {"hand": ["sink-or-swim"]},
        {"hand": ["fear", "mug"], "battleline": ["plain-2", "plain-3", "plain-4", "plain-5"]},
    )
    game.play("sink-or-swim")
    game.game.choose(way)
    if way == 1:
        game.choose("plain-4")
    assert len(game.pile("hand", 1)) == (1 if way == 0 else 2)
    assert game.marked("exhausted") == ([] if way == 0 else ["plain-3", "plain-4", "plain-5"])


def test_brain_drain_puts_a_chosen_card_back() -> None:
    game = scene(
        "unfathomable",
        {"hand": ["brain-drain", "bubbles"]},
        {"hand": ["fear", "mug"], "deck": ["punch"]},
    )
    game.play("brain-drain")
    decision = game.game.decision
    assert decision is not None
    assert (decision.player, game.targets()) == (0, ["fear", "mug"])
    game.choose("mug")
    assert (game.pile("hand", 1), game.pile("deck", 1)) == (["fear"], ["mug", "punch"])


@pytest.mark.rule("R32.3", "R10.1")
def test_storm_surge_keeps_your_opponents_cards_exhausted_for_one_turn() -> None:
    tired = [{"card": "troll", "exhausted": True}]
    side = {"hand": ["storm-surge", *["punch"] * 6], "battleline": [*tired]}
    game = scene(
        "unfathomable",
        side,
        {
            "battleline": [{"card": "bumpsy", "exhausted": True}],
            "artifacts": [{"card": "cannon", "exhausted": True}],
            "hand": ["anger", *["punch"] * 6],
        },
    )
    game.play("storm-surge").pass_turn("brobnar")
    assert game.marked("exhausted") == ["bumpsy"]
    game.end()
    assert game.marked("exhausted") == ["bumpsy"]
    assert game.card("cannon").exhausted
    game.choose("brobnar").pass_turn("brobnar").end()
    assert game.marked("exhausted") == []
    assert not game.card("cannon").exhausted


def test_storm_surge_lets_effects_ready_cards() -> None:
    line = [{"card": "bumpsy", "exhausted": True}, {"card": "plain-3", "exhausted": True}]
    side = {"battleline": line, "hand": ["anger", *["punch"] * 6]}
    game = scene(
        "unfathomable", {"hand": ["storm-surge", *["punch"] * 6], "battleline": ["troll"]}, side
    )
    game.play("storm-surge").pass_turn("brobnar").play("anger").choose("plain-3")
    assert game.damage() == {"troll": 3, "bumpsy": 0}
    game.end()
    assert game.marked("exhausted") == ["bumpsy"]


@pytest.mark.parametrize(("house", "gained"), [("brobnar", 0), ("dis", 3)])
def test_allusions_of_grandeur_pay_for_another_house(house: str, gained: int) -> None:
    game = scene(
        "unfathomable",
        {"hand": ["allusions-of-grandeur"], "houses": ["unfathomable"]},
        {"houses": ["brobnar", "dis"]},
    )
    game.play("allusions-of-grandeur").choose("brobnar").end().choose(house)
    assert game.amber == (1 + gained, 0)
    game.pass_turn("unfathomable").end().choose("dis")
    assert game.amber == (1 + gained, 0)


def test_drawn_down_sorts_the_opponents_deck() -> None:
    game = scene(
        "unfathomable",
        {"hand": ["drawn-down"], "deck": ["mug"]},
        {"deck": ["punch", "fear", "smith", "toad"]},
    )
    game.play("drawn-down")
    assert sorted(game.targets()) == ["fear", "punch", "smith"]
    game.choose("fear").choose("punch")
    assert game.pile("discard", 1) == ["fear"]
    assert game.pile("deck", 1) == ["smith", "toad", "punch"]
    assert game.pile("deck") == ["mug"]
