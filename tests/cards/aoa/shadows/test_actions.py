"""The actions of Shadows in Age of Ascension."""

from __future__ import annotations

import pytest

from tests.scenario import Play, scene

HOUSES = ["shadows", "dis", "logos"]


@pytest.mark.ruling("Q75")
@pytest.mark.parametrize(("copies", "damage"), [(1, 3), (2, 5)])
def test_lethal_distraction_adds_to_damage(copies: int, damage: int) -> None:
    game = scene(
        "shadows",
        {"hand": ["lethal-distraction"] * copies, "artifacts": ["seeker-needle"]},
        {"battleline": ["plain-7", "plain-8"]},
    )
    for number in range(copies):
        game.play(f"lethal-distraction#{number + 1}")
        assert game.targets() == ["plain-7", "plain-8"]
        game.choose("plain-7")
    assert game.amber == (copies, 0)
    game.use("seeker-needle").choose("plain-7")
    assert game.damage() == {"plain-7": damage, "plain-8": 0}


def test_lethal_distraction_adds_to_every_damage_this_turn() -> None:
    game = scene(
        "shadows",
        {"hand": ["lethal-distraction", "nerve-blast"], "battleline": ["dodger"], "houses": HOUSES},
        {"battleline": ["plain-15"], "amber": 2, "houses": HOUSES},
    )
    game.play("lethal-distraction").choose("plain-15")
    game.play("nerve-blast").choose("plain-15")
    assert game.card("plain-15").damage == 4
    game.fight("dodger", "plain-15")
    assert game.card("plain-15").damage == 11


def test_lethal_distraction_ends_with_the_turn() -> None:
    game = scene(
        "shadows",
        {"hand": ["lethal-distraction"], "battleline": ["plain-9"], "houses": HOUSES},
        {"artifacts": ["seeker-needle"], "houses": HOUSES},
    )
    game.play("lethal-distraction").end().choose("shadows").use("seeker-needle")
    assert game.card("plain-9").damage == 1


def life(warded: bool = False) -> Play:
    return scene(
        "shadows",
        {
            "hand": ["life-for-a-life"],
            "battleline": ["dodger", {"card": "plain-3", "warded": warded, "owner": 1}],
        },
        {"battleline": ["plain-7", "plain-6"]},
    )


@pytest.mark.erratum("E10")
def test_life_for_a_life_sacrifices_to_deal_damage() -> None:
    game = life().play("life-for-a-life")
    assert game.targets() == ["dodger", "plain-3"]
    game.choose("plain-3")
    assert game.targets() == ["dodger", "plain-7", "plain-6"]
    game.choose("plain-7")
    assert game.damage() == {"dodger": 0, "plain-7": 6, "plain-6": 0}
    assert game.pile("discard", 1) == ["plain-3"]
    assert game.amber == (1, 0)


@pytest.mark.erratum("E10")
def test_life_for_a_life_with_a_warded_creature_deals_nothing() -> None:
    game = life(warded=True).play("life-for-a-life").choose("plain-3")
    assert game.asks("main")
    assert game.damage() == {"dodger": 0, "plain-3": 0, "plain-7": 0, "plain-6": 0}
    assert game.marked("warded") == []


@pytest.mark.erratum("E10")
def test_life_for_a_life_without_a_creature_deals_nothing() -> None:
    game = scene("shadows", {"hand": ["life-for-a-life"]}, {"battleline": ["plain-6"]})
    game.play("life-for-a-life")
    assert game.damage() == {"plain-6": 0}


@pytest.mark.ruling("Q74")
def test_sack_of_coins_may_be_split() -> None:
    game = scene(
        "shadows",
        {"hand": ["sack-of-coins"], "amber": 2, "battleline": ["plain-4"]},
        {"battleline": ["plain-3", "plain-3", "plain-3"], "amber": 9},
    )
    game.play("sack-of-coins")
    for name in ("plain-3#1", "plain-3#2", "plain-3#3"):
        assert len(game.targets()) == 4
        game.choose(name)
    assert game.damage() == {"plain-4": 0, "plain-3": 1, "plain-3#2": 1, "plain-3#3": 1}
    assert game.amber == (3, 9)


@pytest.mark.ruling("Q74")
def test_sack_of_coins_may_go_to_one_creature() -> None:
    game = scene(
        "shadows",
        {"hand": ["sack-of-coins"], "amber": 2},
        {"battleline": [{"card": "plain-5", "warded": True}, "plain-4"]},
    )
    game.play("sack-of-coins").choose("plain-5").choose("plain-5").choose("plain-4")
    assert game.damage() == {"plain-5": 0, "plain-4": 1}  # one event each: the ward took two


@pytest.mark.parametrize(
    ("mine", "theirs", "drawn", "archived"), [(1, 3, 1, 0), (3, 1, 0, 1), (0, 1, 0, 0)]
)
def test_dusk_chronicles_helps_whoever_is_behind(
    mine: int, theirs: int, drawn: int, archived: int
) -> None:
    game = scene(
        "shadows",
        {"hand": ["dusk-chronicles", "swindle"], "amber": mine, "deck": ["fear", "punch"]},
        {"amber": theirs},
    )
    game.play("dusk-chronicles")  # its bonus makes one more of mine
    assert len(game.pile("archives")) == archived
    assert len(game.pile("hand")) == 1 + drawn - archived


@pytest.mark.parametrize(
    ("theirs", "keys", "gained"), [(9, ["red", "blue"], 2), (9, [], 0), (1, ["red"], 0)]
)
def test_furtive_investors_gain_for_their_keys(theirs: int, keys: list[str], gained: int) -> None:
    game = scene(
        "shadows",
        {"hand": ["furtive-investors"], "keys": ["yellow"]},
        {"amber": theirs, "keys": keys},
    )
    game.play("furtive-investors")
    assert game.amber == (1 + gained, theirs)


@pytest.mark.parametrize(("enemy", "archived"), [("plain-2", True), ("plain-3", False)])
def test_sucker_punch_comes_back_for_a_creature_it_destroys(enemy: str, archived: bool) -> None:
    game = scene(
        "shadows",
        {"hand": ["sucker-punch"], "battleline": ["plain-1"]},
        {"battleline": [enemy, "plain-9"]},
    )
    game.play("sucker-punch")
    assert game.targets() == [enemy, "plain-9"]
    game.choose(enemy)
    assert game.pile("archives") == (["sucker-punch"] if archived else [])
    assert game.pile("discard") == ([] if archived else ["sucker-punch"])


def test_sucker_punch_with_no_enemy_is_discarded() -> None:
    game = scene("shadows", {"hand": ["sucker-punch"], "battleline": ["plain-1"]})
    game.play("sucker-punch")
    assert (game.pile("archives"), game.damage()) == ([], {"plain-1": 0})


@pytest.mark.parametrize(("theirs", "stolen"), [(5, 3), (2, 2), (0, 0)])
def test_swindle_steals_three_first_and_last(theirs: int, stolen: int) -> None:
    game = scene(
        "shadows",
        {"hand": ["swindle", "whistling-darts"], "houses": ["shadows"]},
        {"amber": theirs, "houses": ["brobnar"]},
    )
    game.play("swindle")
    assert game.amber == (stolen, theirs - stolen)
    assert game.game.active == 1


def test_swindle_cannot_come_second() -> None:
    game = scene("shadows", {"hand": ["swindle"], "battleline": ["gamgee"]}, {"amber": 5})
    game.reap("gamgee")
    assert [reason.rule for reason in game.why("play", "swindle")] == ["R46.1"]


def test_throwing_stars_pay_for_each_creature_destroyed() -> None:
    game = scene(
        "shadows",
        {"hand": ["throwing-stars"], "battleline": ["plain-1"]},
        {"battleline": ["plain-2", "mindworm", "plain-3"]},
    )
    game.play("throwing-stars")
    assert game.targets() == ["plain-1", "plain-2", "mindworm", "plain-3"]
    game.choose("plain-2", "mindworm", "plain-1")
    assert game.damage() == {"plain-2": 1, "plain-3": 0}
    assert game.amber == (2, 0)


def test_throwing_stars_may_miss() -> None:
    game = scene("shadows", {"hand": ["throwing-stars"]}, {"battleline": ["plain-1", "plain-2"]})
    game.play("throwing-stars").none()
    assert (game.damage(), game.amber) == ({"plain-1": 0, "plain-2": 0}, (0, 0))


def test_whistling_darts_hit_each_enemy() -> None:
    game = scene(
        "shadows",
        {"hand": ["whistling-darts"], "battleline": ["plain-2"]},
        {"battleline": ["plain-1", "plain-3"]},
    )
    game.play("whistling-darts")
    assert game.damage() == {"plain-2": 0, "plain-3": 1}


@pytest.mark.parametrize(("amber", "keys", "left"), [(9, 1, 0), (8, 0, 9), (12, 1, 3)])
def test_nightforge_forges_at_four_more(amber: int, keys: int, left: int) -> None:
    game = scene("shadows", {"hand": ["nightforge"], "amber": amber}, {"amber": 12})
    game.play("nightforge")
    if game.asks("option"):
        game.yes()
    if game.asks("pick"):
        game.game.choose(0)
    assert (game.keys(), game.amber) == (keys, (left, 12))


def test_nightforge_may_be_declined() -> None:
    game = scene("shadows", {"hand": ["nightforge"], "amber": 10})
    game.play("nightforge").no()
    assert (game.keys(), game.amber) == (0, (11, 0))


def test_nightforge_forges_no_second_key_in_a_turn() -> None:
    game = scene(
        "brobnar",
        {"hand": []},
        {"hand": ["nightforge"], "amber": 20, "houses": ["shadows"]},
    )
    game.pass_turn("shadows")
    assert game.keys(1) == 1
    game.play("nightforge")
    assert game.asks("main")
    assert game.keys(1) == 1


@pytest.mark.parametrize(("mine", "theirs", "works"), [(3, 3, True), (2, 3, False), (0, 0, True)])
def test_perplexing_sophistry_is_for_whoever_has_more(mine: int, theirs: int, works: bool) -> None:
    game = scene(
        "shadows",
        {"hand": ["perplexing-sophistry"], "amber": mine, "deck": ["fear", "punch"]},
        {"amber": theirs, "hand": ["anger", "smith"]},
    )
    game.play("perplexing-sophistry")  # its bonus makes one more of mine
    assert len(game.pile("hand", 1)) == (1 if works else 2)
    assert game.pile("hand") == (["fear"] if works else [])


def test_heist_night_steals_for_each_friendly_thief() -> None:
    game = scene(
        "shadows",
        {"hand": ["heist-night"], "battleline": ["gamgee", "plain-3", "redlock"]},
        {"battleline": ["yantzee-gang"], "amber": 5},
    )
    game.play("heist-night")
    assert game.amber == (2, 3)


def test_heist_night_comes_first_or_not_at_all() -> None:
    game = scene("shadows", {"hand": ["heist-night"], "battleline": ["yantzee-gang"]})
    game.reap("yantzee-gang")
    assert [reason.rule for reason in game.why("play", "heist-night")] == ["R46.1"]
