"""The creatures of Dis in Mass Mutation."""

from __future__ import annotations

import pytest

from tests.scenario import action, enhanced, scene


@pytest.mark.ruling("Q60")
def test_bonesaw_entered_before_its_icon_destroyed_a_creature() -> None:
    game = scene("dis", {"hand": [enhanced("bonesaw", "damage")], "battleline": ["plain-1"]})
    game.play("bonesaw").choose("plain-1")
    assert game.pile("discard") == ["plain-1"]
    assert game.card("bonesaw").exhausted


@pytest.mark.parametrize(
    ("mine", "theirs", "ready"),
    [(["plain-1"], [], True), ([], ["plain-1"], False), ([], [], False)],
)
def test_bonesaw_enters_ready_after_a_friendly_creature_was_destroyed(
    mine: list[str], theirs: list[str], ready: bool
) -> None:
    game = scene(
        "dis",
        {"hand": ["fury", "bonesaw"], "battleline": mine},
        {"battleline": theirs},
        cards=[action("fury", {"destroy": "each creature"}, house="dis")],
    )
    game.play("fury").play("bonesaw")
    assert game.card("bonesaw").exhausted is not ready


def test_bonesaw_does_not_care_about_the_turn_before() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-4"]},
        {"battleline": ["plain-1"], "hand": ["bonesaw"], "houses": ["dis"]},
    )
    game.fight("plain-4", "plain-1").end().play("bonesaw")
    assert game.card("bonesaw").exhausted


@pytest.mark.ruling("Q56")
def test_two_dreckers_side_by_side_share_damage_once() -> None:
    game = scene("brobnar", {"battleline": ["plain-2"]}, {"battleline": ["drecker", "drecker"]})
    game.fight("plain-2", "drecker#1")
    assert game.damage() == {"drecker": 2, "drecker#2": 2}
    assert game.pile("discard") == ["plain-2"]


def test_drecker_shares_only_its_neighbors_fight_damage() -> None:
    line = ["plain-9", "plain-8", "drecker"]
    game = scene(
        "brobnar", {"battleline": ["plain-2", "plain-3"], "hand": ["punch"]}, {"battleline": line}
    )
    game.fight("plain-2", "plain-9")
    assert game.damage(1) == {"plain-9": 2, "plain-8": 0, "drecker": 0}
    game.fight("plain-3", "plain-8")
    assert game.damage(1) == {"plain-9": 2, "plain-8": 3, "drecker": 3}
    game.play("punch").choose("plain-8")
    assert game.damage(1) == {"plain-9": 2, "plain-8": 6, "drecker": 3}


@pytest.mark.rule("R21.11")
def test_drecker_shares_what_was_dealt_and_not_what_was_prevented() -> None:
    game = scene(
        "brobnar", {"battleline": ["plain-4"]}, {"battleline": ["raiding-knight", "drecker"]}
    )
    game.fight("plain-4", "raiding-knight")  # 2 armor
    assert game.damage(1) == {"raiding-knight": 2, "drecker": 2}
    warded = {"card": "plain-9", "warded": True}
    game = scene("brobnar", {"battleline": ["plain-2"]}, {"battleline": [warded, "drecker"]})
    game.fight("plain-2", "plain-9")
    assert game.damage(1) == {"plain-9": 0, "drecker": 0}


@pytest.mark.rule("R21.11")
def test_drecker_is_protected_by_its_own_ward_and_shares_on_both_sides() -> None:
    drecker = {"card": "drecker", "warded": True}
    game = scene("brobnar", {"battleline": ["plain-2"]}, {"battleline": ["plain-9", drecker]})
    game.fight("plain-2", "plain-9")
    assert game.damage(1) == {"plain-9": 2, "drecker": 0}
    assert not game.card("drecker").warded
    game = scene("brobnar", {"battleline": ["plain-5", "drecker"]}, {"battleline": ["plain-3"]})
    game.fight("plain-5", "plain-3")  # the blow struck back is damage of a fight too
    assert game.damage() == {"plain-5": 3, "drecker": 3}


def test_drecker_steals_when_it_reaps() -> None:
    game = scene("dis", {"battleline": ["drecker"]}, {"amber": 2})
    game.reap("drecker")
    assert game.amber == (2, 1)


@pytest.mark.ruling("Q59")
@pytest.mark.erratum("E23")
def test_maleficorn_adds_to_its_own_icon() -> None:
    game = scene("dis", {"hand": [enhanced("maleficorn", "damage")]}, {"battleline": ["plain-5"]})
    game.play("maleficorn").choose("plain-5")
    assert game.damage() == {"maleficorn": 0, "plain-5": 2}


@pytest.mark.erratum("E23")
def test_maleficorn_spares_friendly_creatures() -> None:
    game = scene(
        "dis",
        {"hand": [enhanced("maleficorn", "damage")], "battleline": ["plain-4"]},
        {"battleline": ["plain-5"]},
    )
    game.play("maleficorn").choose("plain-4")
    assert game.damage() == {"plain-4": 1, "maleficorn": 0, "plain-5": 0}


def test_maleficorn_adds_to_icons_only() -> None:
    game = scene(
        "brobnar",
        {"hand": ["punch"], "battleline": ["maleficorn"]},
        {"battleline": ["plain-5"]},
    )
    game.play("punch").choose("plain-5")
    assert game.damage() == {"maleficorn": 0, "plain-5": 3}


def test_maleficorn_serves_its_controller() -> None:
    # The icon of the opponent's card hits a creature that is Maleficorn's enemy.
    game = scene(
        "brobnar",
        {"hand": [enhanced("troll", "damage")], "battleline": ["plain-9"]},
        {"battleline": ["maleficorn"]},
    )
    game.play("troll").choose("plain-9")
    assert game.damage() == {"plain-9": 2, "troll": 0, "maleficorn": 0}


def test_picaroon_has_its_neighbors_power() -> None:
    game = scene("dis", {"battleline": ["plain-4", "picaroon", "plain-3", "plain-9"]})
    assert game.power("picaroon") == 7
    game = scene("dis", {"battleline": ["plain-4", "picaroon", "picaroon", "plain-3"]})
    assert game.power("picaroon#1") == 4  # the other is a Changeling
    assert game.power("picaroon#2") == 3


def test_picaroon_deploys_between_others() -> None:
    game = scene("dis", {"battleline": ["plain-4", "plain-3"], "hand": ["picaroon"]})
    game.act("play", "picaroon").choose("deploy")
    assert game.line() == ["plain-4", "picaroon", "plain-3"]
    assert game.power("picaroon") == 7


@pytest.mark.ruling("Q100")
def test_picaroon_with_a_blank_text_box_has_no_power() -> None:
    game = scene(
        "dis",
        {"hand": ["shadow-of-dis"]},
        {"battleline": ["plain-4", "picaroon", "plain-3"]},
    )
    assert game.power("picaroon") == 7
    game.play("shadow-of-dis")
    assert game.line(1) == ["plain-4", "plain-3"]
    assert game.pile("discard", 1) == ["picaroon"]


@pytest.mark.rule("R21.2")
def test_picaroon_alone_is_destroyed() -> None:
    game = scene("dis", {"hand": ["picaroon"]})
    game.play("picaroon")
    assert game.pile("discard") == ["picaroon"]


@pytest.mark.parametrize(("turn", "lost"), [("own", 1), ("theirs", 3)])
def test_brabble_costs_more_in_the_opponents_turn(turn: str, lost: int) -> None:
    if turn == "own":
        game = scene(
            "dis", {"battleline": ["brabble"], "amber": 2}, {"battleline": ["plain-9"], "amber": 5}
        )
        game.fight("brabble", "plain-9")
        assert game.amber == (2, 5 - lost)
    else:
        game = scene(
            "brobnar",
            {"battleline": ["plain-9"], "amber": 5},
            {"battleline": ["brabble"], "amber": 2},
        )
        game.fight("plain-9", "brabble")
        assert game.amber == (5 - lost, 2)


def test_dark_minion_hurts_the_other_side_when_it_falls() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-9", "plain-1"]},
        {"battleline": ["dark-minion", "plain-3"]},
    )
    game.fight("plain-9", "dark-minion")
    assert game.damage() == {"plain-9": 2, "plain-3": 0}
    assert game.pile("discard") == ["plain-1"]


def test_sinder_must_take_a_friend_when_it_reaps() -> None:
    game = scene("dis", {"battleline": ["sinder", "plain-3"]}, {"battleline": ["plain-4"]})
    game.reap("sinder")
    assert game.targets() == ["sinder", "plain-3"]
    game.choose("plain-3")
    assert (game.line(), game.line(1)) == (["sinder"], ["plain-4"])
    assert (game.armor("sinder"), game.keywords("sinder")) == (2, {"taunt": 0})


def test_snarette_captures_every_turn_and_throws_it_away() -> None:
    game = scene(
        "dis",
        {"battleline": ["snarette"], "houses": ["dis"]},
        {"amber": 3, "houses": ["brobnar"], "battleline": ["plain-3"]},
    )
    game.end()
    assert (game.captured(), game.amber) == ({"snarette": 1}, (0, 2))
    game.pass_turn("dis")
    assert game.captured() == {"snarette": 1}
    game.use("snarette")
    assert (game.captured(), game.amber) == ({}, (0, 2))


def test_hystricog_destroys_the_wounded() -> None:
    game = scene(
        "dis",
        {"battleline": ["hystricog", {"card": "plain-4", "damage": 1}]},
        {"battleline": ["plain-5", {"card": "plain-6", "damage": 2}]},
    )
    game.use("hystricog")
    assert game.targets() == ["plain-4", "plain-6"]
    game.choose("plain-6")
    assert game.line(1) == ["plain-5"]


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_relentless_creeper_may_come_back_when_dis_is_chosen(answer: str) -> None:
    game = scene(None, {"discard": ["relentless-creeper", "fear"], "houses": ["dis", "brobnar"]})
    game.choose("dis").choose(answer)
    assert game.pile("hand") == (["relentless-creeper"] if answer == "yes" else [])


def test_relentless_creeper_waits_for_its_owner_to_choose_dis() -> None:
    game = scene(
        None,
        {"discard": ["relentless-creeper"], "deck": ["fear"] * 6, "houses": ["dis", "brobnar"]},
        {"houses": ["dis", "brobnar"]},
    )
    game.choose("brobnar").end().choose("dis")
    assert game.pile("discard") == ["relentless-creeper"]


def test_skixuno_grows_by_everybody_it_destroys_and_ends_the_step() -> None:
    warded = {"card": "plain-4", "warded": True}
    game = scene(
        "dis",
        {"hand": ["skixuno"], "battleline": ["plain-3"], "houses": ["dis"]},
        {"battleline": ["plain-9", warded], "houses": ["brobnar"]},
    )
    game.play("skixuno")
    assert (game.line(), game.line(1)) == (["skixuno"], ["plain-4"])
    assert game.card("skixuno").power_counters == 2
    assert game.game.view().active == 1


@pytest.mark.parametrize(("sins", "amber", "keys"), [(1, 9, 1), (1, 8, 0), (3, 7, 1), (3, 6, 0)])
def test_desire_forges_cheaper_among_sins(sins: int, amber: int, keys: int) -> None:
    game = scene(
        "dis",
        {"battleline": ["desire", *["envy"] * (sins - 1)], "amber": amber - 1},
        {"battleline": ["pride"]},
    )
    game.reap("desire")
    if game.asks("pick"):
        game.game.choose(0)
    assert (game.keys(), game.amber[0]) == (keys, 0 if keys else amber)


def test_desire_makes_all_keys_dearer() -> None:
    game = scene(
        "dis",
        {"battleline": ["desire"], "amber": 9, "houses": ["dis"]},
        {"amber": 9, "houses": ["brobnar"]},
    )
    game.pass_turn("brobnar").pass_turn("dis")
    assert (game.keys(), game.keys(1)) == (0, 0)


@pytest.mark.parametrize(("sins", "captured"), [(2, 5), (1, 0)])
def test_envy_needs_company(sins: int, captured: int) -> None:
    game = scene(
        "dis",
        {"battleline": ["envy", "pride"][:sins]},
        {"battleline": ["sloth"], "amber": 5},
    )
    game.reap("envy")
    assert game.amber == (1, 5 - captured)
    assert game.captured() == ({"envy": captured} if captured else {})


def test_gluttony_is_exalted_for_each_sin_and_eats_what_friends_hold() -> None:
    game = scene(
        "dis",
        {"hand": ["gluttony"], "battleline": ["envy", "plain-3"]},
        {"battleline": ["pride"]},
    )
    game.play("gluttony")
    assert game.captured() == {"gluttony": 2}
    game = scene(
        "dis",
        {"battleline": [{"card": "gluttony", "amber": 2}, {"card": "plain-3", "amber": 1}]},
        {"battleline": [{"card": "plain-4", "amber": 3}], "amber": 1},
    )
    game.reap("gluttony")
    assert (game.captured(), game.amber) == ({"plain-4": 3}, (4, 1))


@pytest.mark.parametrize(("sins", "cards"), [(1, 7), (2, 8)])
def test_greed_draws_more_for_each_sin(sins: int, cards: int) -> None:
    game = scene(
        "dis",
        {"battleline": ["greed", "envy"][:sins], "deck": ["fear"] * 9, "houses": ["dis"]},
        {"battleline": ["pride"], "deck": ["punch"] * 9, "houses": ["brobnar"]},
    )
    game.pass_turn("brobnar")
    assert len(game.pile("hand")) == cards
    game.pass_turn("dis")
    assert len(game.pile("hand", 1)) == 6


def test_pride_wards_the_sins() -> None:
    game = scene("dis", {"battleline": ["pride", "plain-3", "envy"]}, {"battleline": ["sloth"]})
    game.reap("pride")
    assert game.marked("warded") == ["pride", "envy"]


@pytest.mark.parametrize(("used", "gained"), [(False, 2), (True, 0)])
def test_sloth_gains_where_nothing_is_done(used: bool, gained: int) -> None:
    game = scene(
        "dis",
        {"battleline": ["sloth", "envy"], "artifacts": ["lifeward"], "houses": ["dis"]},
        {"battleline": ["pride"], "houses": ["brobnar"]},
    )
    if used:
        game.fight("envy", "pride")
    game.pass_turn("brobnar")
    assert game.amber == (gained, 0)
    game.pass_turn("dis")
    assert game.amber == (gained, 0)


def test_wrath_enrages_for_each_sin() -> None:
    game = scene(
        "dis",
        {"battleline": ["wrath", "envy"]},
        {"battleline": ["plain-9", "plain-3", "plain-4", "sloth"]},
    )
    game.fight("wrath", "plain-9")
    assert game.targets() == ["plain-3", "plain-4", "sloth"]
    game.choose("plain-3").choose("sloth")
    assert game.marked("enraged") == ["plain-3", "sloth"]
    assert game.damage()["wrath"] == 0
    assert game.armor("wrath") == 3
