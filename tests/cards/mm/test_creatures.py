"""Cards of Mass Mutation on the battleline."""

from __future__ import annotations

import pytest

from tests.scenario import Play, Side, made, scene


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


@pytest.mark.ruling("Q20")
@pytest.mark.parametrize(
    "guard",
    [{}, {"warded": True}, {"keywords": ["invulnerable"]}],
    ids=["armor", "ward", "invulnerable"],
)
def test_shoulder_id_steals_instead_of_dealing_damage(guard: dict[str, object]) -> None:
    words = guard.get("keywords", [])
    knight = made("iron-knight", power=3, armor=6, keywords=words)
    attacker = {"card": "iron-knight", "warded": "warded" in guard}
    game = scene(
        "brobnar",
        {"battleline": [attacker], "amber": 2},
        {"battleline": ["shoulder-id"]},
        cards=[knight],
    )
    game.fight("iron-knight", "shoulder-id")
    assert game.amber == (1, 1)
    assert game.damage() == {"iron-knight": 0, "shoulder-id": 3}
    assert game.card("iron-knight").armor_used == 0
    assert game.card("iron-knight").warded is ("warded" in guard)


@pytest.mark.ruling("Q21")
def test_shoulder_id_against_skirmish() -> None:
    game = scene(
        "untamed", {"battleline": ["snufflegator"], "amber": 2}, {"battleline": ["shoulder-id"]}
    )
    game.fight("snufflegator", "shoulder-id")
    assert game.amber == (2, 0)
    assert game.damage() == {"snufflegator": 0, "shoulder-id": 4}


@pytest.mark.ruling("Q21")
def test_shoulder_id_that_is_elusive() -> None:
    hidden = {"card": "shoulder-id", "upgrades": ["ring-of-invisibility"]}
    game = scene("brobnar", {"battleline": ["plain-4"], "amber": 2}, {"battleline": [hidden]})
    game.fight("plain-4", "shoulder-id")
    assert game.amber == (2, 0)
    assert game.damage() == {"plain-4": 0, "shoulder-id": 0}


def test_shoulder_id_taunts_and_cannot_fight() -> None:
    game = scene("shadows", {"battleline": ["shoulder-id"]}, {"battleline": ["plain-1"]})
    assert not game.can("fight", "shoulder-id")
    assert game.can("reap", "shoulder-id")
    game = scene(
        "brobnar",
        {"battleline": ["plain-4"]},
        {"battleline": ["plain-1", "shoulder-id", "plain-2", "plain-3"]},
    )
    game.act("fight", "plain-4")
    assert game.targets() == ["shoulder-id", "plain-3"]


def siren_horn(first: str) -> Play:
    bear = {"card": "ancient-bear", "amber": 1, "upgrades": ["siren-horn"]}
    game = scene("untamed", {"battleline": [bear]}, {"battleline": ["plain-2"]})
    return game.fight("ancient-bear", "plain-2").choose(first)


@pytest.mark.ruling("Q37")
def test_siren_horn_before_assault() -> None:
    game = siren_horn("Ancient Bear: Before Fight (Siren Horn)")
    assert game.amber == (1, 0)
    assert game.damage() == {"ancient-bear": 0}
    assert game.card("ancient-bear").amber == 0


@pytest.mark.ruling("Q37")
def test_siren_horn_after_assault() -> None:
    game = siren_horn("Ancient Bear: Assault")
    assert game.amber == (0, 0)
    assert game.damage() == {"ancient-bear": 0}
    assert game.card("ancient-bear").amber == 1


def test_siren_horn_moves_one_amber_to_the_creature_fought() -> None:
    armed = {"card": "plain-4", "amber": 2, "upgrades": ["siren-horn"]}
    game = scene("brobnar", {"battleline": [armed]}, {"battleline": ["plain-9", "plain-3"]})
    game.fight("plain-4", "plain-9")
    assert game.card("plain-9").amber == 1
    assert game.amber == (0, 1)  # R24.3: what was left when plain-4 died
    assert game.card("plain-3").amber == 0


def gorkus(active: int, order: list[str]) -> Play:
    """Q15: a line of three is destroyed by Gateway to Dis."""
    line = [
        {"card": "plain-3", "amber": 2},
        {"card": "optio-gorkus", "amber": 1, "upgrades": ["imperial-scutum"]},
        {"card": "plain-4", "amber": 1},
    ]
    sides: list[Side] = [{"battleline": line}, {}]
    sides[active]["hand"] = ["gateway-to-dis"]
    game = scene("dis", *sides, active=active)
    game.play("gateway-to-dis")
    for card in order:
        game.choose(card)
    return game


@pytest.mark.ruling("Q15")
def test_optio_gorkus_collects_before_his_shield_empties_him() -> None:
    game = gorkus(0, ["plain-3", "plain-4"])
    assert game.amber == (0, 0)
    assert game.game.state.players[0].chains == 3
    assert game.line() == []


@pytest.mark.ruling("Q15")
def test_optio_gorkus_collects_after_his_shield_emptied_him() -> None:
    game = gorkus(1, ["optio-gorkus", "plain-3"])
    assert game.amber == (0, 3)


def test_optio_gorkus_collects_from_his_neighbors_only() -> None:
    line = [{"card": "plain-2", "amber": 1}, {"card": "plain-1", "amber": 2}, "optio-gorkus"]
    game = scene("brobnar", {"battleline": ["plain-5", "plain-6"]}, {"battleline": line})
    game.fight("plain-5", "plain-2")
    assert game.amber == (1, 0)
    game.fight("plain-6", "plain-1")
    assert game.amber == (1, 0)
    assert game.card("optio-gorkus").amber == 2


@pytest.mark.ruling("Q71")
def test_saurian_egg_hatches_two_creatures() -> None:
    game = scene(
        "dis",
        {"battleline": ["saurian-egg"], "deck": ["optio-gorkus", "optio-gorkus", "punch"]},
    )
    game.use("saurian-egg", "omni")
    while game.asks("position"):
        game.choose("right")
    assert game.line() == ["optio-gorkus", "optio-gorkus"]
    for name in ("optio-gorkus#1", "optio-gorkus#2"):
        assert not game.card(name).exhausted
        assert game.card(name).power_counters == 3
        assert game.power(name) == 6
    assert game.pile("discard") == ["saurian-egg"]
    assert game.pile("deck") == ["punch"]


def test_saurian_egg_hatches_only_saurian_creatures() -> None:
    game = scene(
        "dis",
        {
            "battleline": ["saurian-egg"],
            "deck": ["plain-5", "optio-gorkus"],
            "discard": ["siren-horn"],
        },
        {"deck": ["optio-gorkus"]},
    )
    game.use("saurian-egg", "omni")
    if game.asks("position"):
        game.choose("left")
    assert game.line() == ["optio-gorkus"]
    assert game.pile("discard") == ["saurian-egg", "plain-5", "siren-horn"]
    assert game.pile("deck", 1) == ["optio-gorkus"]


def test_saurian_egg_stays_when_nothing_hatches() -> None:
    game = scene(
        "saurian",
        {"battleline": ["saurian-egg"], "deck": ["plain-5", "siren-horn"]},
        {"battleline": ["plain-1"]},
    )
    assert not game.can("reap", "saurian-egg")
    assert not game.can("fight", "saurian-egg")
    game.use("saurian-egg", "omni")
    assert game.line() == ["saurian-egg"]
    assert game.pile("discard") == ["siren-horn", "plain-5"]
    assert game.card("saurian-egg").exhausted


def forging(dis: int, amber: int) -> int:
    """Keys the opponent forges after Waking Nightmare, with so many Dis creatures in play."""
    mine = ["drecker"] * max(0, dis - 1) + ["plain-2"]
    theirs = ["drecker"] if dis else []
    game = scene(
        "dis",
        {"hand": ["waking-nightmare"], "battleline": mine, "houses": ["dis"]},
        {"battleline": theirs, "amber": amber, "houses": ["dis"]},
    )
    game.play("waking-nightmare")
    assert game.amber == (1, amber)
    game.end()
    if game.asks("pick"):
        game.choose("red")
    return game.game.state.players[1].forged()


@pytest.mark.ruling("Q25")
@pytest.mark.parametrize(("dis", "amber", "forged"), [(3, 8, 0), (2, 8, 1), (3, 9, 1), (0, 6, 1)])
def test_waking_nightmare_counts_dis_creatures_in_play(dis: int, amber: int, forged: int) -> None:
    assert forging(dis, amber) == forged


@pytest.mark.ruling("Q25")
def test_waking_nightmare_counts_when_the_key_is_forged() -> None:
    game = scene(
        "dis",
        {
            "hand": ["waking-nightmare", "drecker", "bonesaw"],
            "battleline": ["drecker"],
            "houses": ["dis"],
        },
        {"amber": 8, "houses": ["dis"]},
    )
    game.play("waking-nightmare").play("drecker").play("bonesaw").end()
    assert game.game.state.players[1].forged() == 0


def test_waking_nightmare_lasts_for_one_turn() -> None:
    game = scene(
        "dis",
        {"hand": ["waking-nightmare"], "battleline": ["drecker"], "houses": ["dis"]},
        {"amber": 6, "houses": ["dis"]},
    )
    game.play("waking-nightmare").end()
    assert game.game.state.players[1].forged() == 0
    game.end().end()
    if game.asks("pick"):
        game.choose("red")
    assert game.game.state.players[1].forged() == 1
