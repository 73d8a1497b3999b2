"""The creatures of Shadows in Call of the Archons, A to M."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_bad_penny_returns_to_her_owners_hand() -> None:
    game = scene(
        "shadows",
        {"hand": ["poison-wave"], "battleline": [{"card": "bad-penny", "owner": 1}]},
        {"battleline": ["bad-penny"]},
    )
    game.play("poison-wave").choose("bad-penny#2")
    assert game.pile("hand", 1) == ["bad-penny", "bad-penny"]
    assert game.pile("hand") == []
    assert game.pile("discard", 1) == []


def test_bulleteye_destroys_a_flank_creature() -> None:
    game = scene(
        "shadows",
        {"battleline": ["bulleteye", "plain-3", "plain-4"]},
        {"battleline": ["plain-9", "plain-1", "plain-2"]},
    )
    game.reap("bulleteye")
    assert game.targets() == ["bulleteye", "plain-4", "plain-9", "plain-2"]
    game.choose("plain-9")
    assert game.amber == (1, 0)
    assert game.line(1) == ["plain-1", "plain-2"]
    assert game.pile("discard", 1) == ["plain-9"]


def test_bulleteye_alone_must_destroy_itself() -> None:
    game = scene("shadows", {"battleline": ["bulleteye"]})
    game.reap("bulleteye")
    assert game.pile("discard") == ["bulleteye"]
    assert game.amber == (1, 0)


def test_carlo_phantom_steals_for_each_artifact_you_play() -> None:
    game = scene(
        "shadows",
        {
            "hand": ["skeleton-key", "subtle-maul", "umbra"],
            "battleline": ["carlo-phantom"],
        },
        {"amber": 5, "hand": ["cannon"], "houses": ["brobnar"]},
    )
    game.play("umbra")
    assert game.amber == (0, 5)
    game.play("skeleton-key")
    assert game.amber == (1, 4)
    game.play("subtle-maul")
    assert game.amber == (2, 3)
    game.end().play("cannon")
    assert game.amber == (2, 3)  # not for the opponent's


def test_carlo_phantom_skirmishes_and_eludes() -> None:
    game = scene("shadows", {"battleline": ["carlo-phantom"]}, {"battleline": ["plain-3"]})
    game.fight("carlo-phantom", "plain-3")
    assert game.damage() == {"carlo-phantom": 0, "plain-3": 1}
    game = scene("brobnar", {"battleline": ["plain-3"]}, {"battleline": ["carlo-phantom"]})
    game.fight("plain-3", "carlo-phantom")
    assert game.damage() == {"plain-3": 0, "carlo-phantom": 0}


def test_deipno_spymaster_lets_one_creature_be_used() -> None:
    game = scene(
        "dis",
        {"battleline": ["deipno-spymaster", "plain-3", "plain-4"]},
        {"battleline": ["plain-1"]},
    )
    assert not game.can("reap", "plain-3")
    game.use("deipno-spymaster", "omni")
    assert game.targets() == ["deipno-spymaster", "plain-3", "plain-4"]
    game.choose("plain-3")
    assert game.can("reap", "plain-3")
    assert game.can("fight", "plain-3")
    assert not game.can("reap", "plain-4")
    game.reap("plain-3")
    assert game.amber == (1, 0)


def test_deipno_spymasters_permission_ends_with_the_turn() -> None:
    mine = {"battleline": ["deipno-spymaster", "plain-3"], "houses": ["dis", "logos", "mars"]}
    game = scene("dis", mine, {"houses": ["dis"]})
    game.use("deipno-spymaster", "omni").choose("plain-3")
    game.end().end().choose("dis")
    assert not game.can("reap", "plain-3")


def test_dodger_steals_after_fighting() -> None:
    game = scene("shadows", {"battleline": ["dodger"]}, {"battleline": ["plain-3"], "amber": 2})
    game.fight("dodger", "plain-3")
    assert game.damage() == {"dodger": 3}
    assert game.amber == (1, 1)


@pytest.mark.rule("R18.7")
def test_dodger_steals_nothing_when_attacked_or_destroyed() -> None:
    game = scene("shadows", {"battleline": ["dodger"]}, {"battleline": ["plain-5"], "amber": 2})
    game.fight("dodger", "plain-5")
    assert game.amber == (0, 2)
    game = scene("brobnar", {"battleline": ["plain-3"], "amber": 2}, {"battleline": ["dodger"]})
    game.fight("plain-3", "dodger")
    assert game.amber == (2, 0)


@pytest.mark.ruling("Q22")
def test_faygin_sends_an_enemy_urchin_to_its_owner() -> None:
    game = scene("shadows", {"battleline": ["faygin"]}, {"battleline": ["urchin"]})
    game.reap("faygin")
    assert game.amber == (1, 0)
    assert game.pile("hand", 1) == ["urchin"]
    assert game.pile("hand") == []


def test_faygin_finds_urchins_in_play_and_in_your_discard_pile() -> None:
    game = scene(
        "shadows",
        {
            "battleline": ["faygin", "umbra"],
            "discard": ["dodger", "urchin"],
            "hand": ["urchin"],
        },
        {"battleline": ["urchin", "plain-3"], "discard": ["urchin"]},
    )
    game.reap("faygin")
    decision = game.game.decision
    assert decision is not None
    mine_in_discard, theirs_in_play = game.id("urchin#2"), game.id("urchin#4")
    assert {option.card for option in decision.options} == {mine_in_discard, theirs_in_play}
    game.choose("urchin#2")
    assert game.pile("hand") == ["urchin", "urchin"]
    assert game.pile("discard") == ["dodger"]
    assert game.line(1) == ["urchin", "plain-3"]


def test_macis_asp_poisons_without_a_scratch() -> None:
    game = scene("shadows", {"battleline": ["macis-asp"]}, {"battleline": ["plain-20"]})
    game.fight("macis-asp", "plain-20")
    assert game.damage() == {"macis-asp": 0}
    assert game.pile("discard", 1) == ["plain-20"]


@pytest.mark.rule("R46.10")
def test_macis_asps_poison_needs_damage() -> None:
    # Raiding Knight's 2 armor and the upgrade's 1 stop all 3 damage.
    knight = {"card": "raiding-knight", "upgrades": ["protect-the-weak"]}
    game = scene("shadows", {"battleline": ["macis-asp"]}, {"battleline": [knight]})
    game.fight("macis-asp", "raiding-knight")
    assert game.damage() == {"macis-asp": 0, "raiding-knight": 0}


@pytest.mark.parametrize("house", ["shadows", "dis"])
def test_mack_the_knife_works_in_any_houses_turn(house: str) -> None:
    game = scene(
        house,
        {"battleline": ["mack-the-knife", "umbra"]},
        {"battleline": ["plain-1", "plain-2"]},
    )
    assert game.can("reap", "mack-the-knife")
    assert game.can("fight", "mack-the-knife")
    assert game.can("reap", "umbra") is (house == "shadows")
    game.use("mack-the-knife").choose("plain-1")
    assert game.amber == (1, 0)
    assert game.pile("discard", 1) == ["plain-1"]


def test_mack_the_knife_gains_nothing_for_a_wound() -> None:
    game = scene("dis", {"battleline": ["mack-the-knife"]}, {"battleline": ["plain-2"]})
    game.use("mack-the-knife").choose("plain-2")
    assert game.amber == (0, 0)
    assert game.damage() == {"mack-the-knife": 0, "plain-2": 1}


@pytest.mark.erratum("E06")
def test_magda_the_rat_steals_and_pays_back() -> None:
    game = scene("shadows", {"hand": ["magda-the-rat", "lights-out"]}, {"amber": 5})
    game.play("magda-the-rat")
    assert game.amber == (2, 3)
    game = scene(
        "shadows",
        {"hand": ["lights-out"], "amber": 0},
        {"battleline": ["magda-the-rat"], "amber": 5},
    )
    game.play("lights-out")
    assert game.pile("hand", 1) == ["magda-the-rat"]
    assert game.amber == (1 + 2, 3)


@pytest.mark.erratum("E06")
@pytest.mark.parametrize(("pool", "after"), [(4, (2, 3)), (1, (0, 2)), (0, (0, 1))])
def test_magda_the_rats_opponent_steals_what_is_there(pool: int, after: tuple[int, int]) -> None:
    game = scene(
        "shadows",
        {"battleline": ["bulleteye"]},
        {"battleline": ["magda-the-rat"], "amber": pool},
    )
    game.reap("bulleteye").choose("magda-the-rat")
    assert game.pile("discard", 1) == ["magda-the-rat"]
    assert game.amber == (after[1], after[0])


@pytest.mark.rule("R24.10")
def test_magda_the_rat_pays_nothing_back_with_a_blank_text_box() -> None:
    # O35: the clause does not work if her text is blank when she leaves.
    game = scene(
        "dis",
        {"hand": ["shadow-of-dis", "gateway-to-dis"]},
        {"battleline": ["magda-the-rat"], "amber": 5},
    )
    game.play("shadow-of-dis").play("gateway-to-dis")
    assert game.pile("discard", 1) == ["magda-the-rat"]
    assert game.amber[1] == 5


def test_magda_the_rat_kept_by_a_ward_pays_nothing_back() -> None:
    magda = {"card": "magda-the-rat", "warded": True}
    game = scene("shadows", {"hand": ["lights-out"]}, {"battleline": [magda], "amber": 5})
    game.play("lights-out")
    assert game.in_play("magda-the-rat")
    assert game.amber == (1, 5)


def test_magda_the_rat_under_another_controller() -> None:
    game = scene(
        "shadows",
        {"battleline": [{"card": "magda-the-rat", "owner": 1}, "bulleteye"], "amber": 3},
        {"amber": 0},
    )
    game.reap("bulleteye").choose("magda-the-rat")
    assert game.pile("discard", 1) == ["magda-the-rat"]
    assert game.amber == (4 - 2, 2)


def test_mooncurser_poisons_skirmishes_and_steals() -> None:
    game = scene("shadows", {"battleline": ["mooncurser"]}, {"battleline": ["plain-9"], "amber": 1})
    game.fight("mooncurser", "plain-9")
    assert game.damage() == {"mooncurser": 0}
    assert game.pile("discard", 1) == ["plain-9"]
    assert game.amber == (1, 0)
