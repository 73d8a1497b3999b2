"""The creatures of Sanctum in Dark Tidings."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.parametrize(("victim", "stolen"), [("plain-3", 1), ("plain-2", 0)])
def test_almsmasters_twin_makes_thieves_of_its_neighbors(victim: str, stolen: int) -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-9"], "amber": 3},
        {"battleline": ["plain-2", "plain-3", "almsmaster-evil-twin"]},
    )
    game.fight("plain-9", victim)
    assert game.amber == (3 - stolen, stolen)


def test_almsmaster_lets_its_neighbors_capture() -> None:
    game = scene(
        "sanctum",
        {"hand": ["almsmaster"], "battleline": ["plain-2", "plain-3", "plain-4"]},
        {"battleline": ["plain-5"], "amber": 5},
    )
    game.act("play", "almsmaster").choose(game.offered()[1])
    assert game.captured() == {"plain-2": 1, "plain-3": 1}
    assert game.amber == (0, 3)
    assert game.keywords("almsmaster") == {"deploy": 0, "taunt": 0}


@pytest.mark.parametrize(
    ("card", "way", "amber", "captured"),
    [("grey-augur", "fight", 1, {}), ("grey-augur-evil-twin", "reap", 2, {"plain-3": 1})],
)
def test_grey_augur_inspires_its_neighbors(
    card: str, way: str, amber: int, captured: dict[str, int]
) -> None:
    game = scene(
        "brobnar", {"battleline": ["plain-2", "plain-3", card]}, {"battleline": ["plain-1"]}
    )
    game.act(way, "plain-3")
    assert (game.amber, game.captured()) == ((amber, 0), captured)


@pytest.mark.parametrize(("tide", "armor"), [(0, 5), (1, 0), (None, 0)])
def test_laerie_of_the_lakes_twin_is_armored_at_high_tide(tide: int | None, armor: int) -> None:
    game = scene("sanctum", {"battleline": ["laerie-of-the-lake-evil-twin", "plain-3"]}, tide=tide)
    assert (game.armor("laerie-of-the-lake-evil-twin"), game.armor("plain-3")) == (armor, 0)


@pytest.mark.parametrize(("tide", "armor"), [(0, 2), (1, 0), (None, 0)])
def test_laerie_of_the_lake_armors_friends_at_high_tide(tide: int | None, armor: int) -> None:
    game = scene(
        "sanctum",
        {"battleline": ["laerie-of-the-lake", "plain-3"]},
        {"battleline": ["plain-4"]},
        tide=tide,
    )
    assert [game.armor(n) for n in ("laerie-of-the-lake", "plain-3", "plain-4")] == [
        armor,
        armor,
        0,
    ]


@pytest.mark.parametrize("raiser", [0, 1])
def test_seneschal_sargassas_twin_captures_with_every_tide(raiser: int) -> None:
    sides: list[dict[str, object]] = [{"hand": ["marshal-ewer"], "amber": 3}, {"amber": 3}]
    sides[raiser]["battleline"] = ["seneschal-sargassa-evil-twin"]
    game = scene("sanctum", *sides, tide=1)
    game.play("marshal-ewer")
    assert game.captured() == {"seneschal-sargassa-evil-twin": 2}
    assert game.amber == ((3, 1) if raiser == 0 else (1, 3))


def test_sir_bevors_twin_is_poisonous() -> None:
    game = scene("sanctum", {"battleline": ["sir-bevor-evil-twin"]}, {"battleline": ["plain-5"]})
    game.fight("sir-bevor-evil-twin", "plain-5")
    assert (game.line(), game.line(1)) == (["sir-bevor-evil-twin"], [])
    assert game.armor("sir-bevor-evil-twin") == 5


def test_sir_bevor_guards() -> None:
    game = scene("brobnar", {"battleline": ["plain-5"]}, {"battleline": ["sir-bevor", "plain-3"]})
    game.act("fight", "plain-5")
    assert game.damage() == {"plain-5": 1, "sir-bevor": 0, "plain-3": 0}


@pytest.mark.parametrize(("armor", "lost"), [(1, 1), (3, 3)])
@pytest.mark.parametrize("twin", [False, True])
def test_urien_counts_its_armor(twin: bool, armor: int, lost: int) -> None:
    card = "urien-the-circumspect-evil-twin" if twin else "urien-the-circumspect"
    line: list[object] = [card]
    tide = None
    if armor == 3:
        line.append("laerie-of-the-lake")
        tide = 0
    game = scene("sanctum", {"battleline": line}, {"amber": 5}, tide=tide)
    game.reap(card)
    assert game.amber == ((1, 5 - lost) if twin else (1 + lost, 5))


@pytest.mark.parametrize(("tide", "amber"), [(0, 2), (1, 0)])
def test_orphiel_fights_with_the_sea(tide: int, amber: int) -> None:
    game = scene(
        "sanctum", {"battleline": ["orphiel-sea-s-chosen"]}, {"battleline": ["plain-2"]}, tide=tide
    )
    game.fight("orphiel-sea-s-chosen", "plain-2")
    assert game.amber == (amber, 0)
    assert game.damage()["orphiel-sea-s-chosen"] == (0 if tide == 0 else 2)


@pytest.mark.parametrize(("tide", "captured", "armor"), [(0, 0, 0), (1, 2, 3)])
def test_orphion_reaps_with_the_land(tide: int, captured: int, armor: int) -> None:
    game = scene("sanctum", {"battleline": ["orphion-land-s-chosen"]}, {"amber": 3}, tide=tide)
    assert game.armor("orphion-land-s-chosen") == armor
    game.reap("orphion-land-s-chosen")
    assert sum(game.captured().values()) == captured


@pytest.mark.parametrize(("place", "hurt"), [(0, True), (1, False), (2, True)])
def test_aja_is_safe_in_a_crowd(place: int, hurt: bool) -> None:
    line = ["plain-3", "plain-4"]
    line.insert(place, "aja-the-inconspicuous")
    game = scene("brobnar", {"battleline": ["plain-2"]}, {"battleline": line})
    game.fight("plain-2", "aja-the-inconspicuous")
    assert game.damage()["aja-the-inconspicuous"] == (2 if hurt else 0)


@pytest.mark.parametrize(("amber", "left"), [(6, True), (7, False), (0, True)])
def test_the_corpulent_collector_chokes_on_too_much(amber: int, left: bool) -> None:
    game = scene("sanctum", {"hand": ["the-corpulent-collector"]}, {"amber": amber})
    game.play("the-corpulent-collector")
    assert (game.line() == ["the-corpulent-collector"]) is left
    assert game.amber == (0, 0 if left else 7)


def test_badgemagus_leads_its_neighbors_into_battle() -> None:
    line = [{"card": n, "exhausted": True} for n in ("plain-7", "plain-8")]
    game = scene(
        "sanctum",
        {"battleline": [line[0], "badgemagus", line[1], "plain-6"]},
        {"battleline": ["plain-1", "plain-2", "plain-3", "plain-9"]},
    )
    game.fight("badgemagus", "plain-1")
    while game.asks("target") or game.asks("order"):
        options = game.targets()
        game.choose(
            "plain-2" if "plain-2" in options else "plain-3" if "plain-3" in options else options[0]
        )
    assert game.line(1) == ["plain-9"]
    assert not game.card("plain-6").exhausted


@pytest.mark.parametrize("way", ["play", "fight"])
def test_marshal_ewer_raises_the_tide(way: str) -> None:
    game = scene(
        "sanctum",
        {"hand" if way == "play" else "battleline": ["marshal-ewer"]},
        {"battleline": ["plain-1"]},
        tide=1,
    )
    game.act(way, "marshal-ewer")
    assert (game.game.view().tide, game.chains) == (0, (0, 0))


@pytest.mark.parametrize(("answer", "numbers"), [("yes", (2, 5)), ("no", (5, 2))])
def test_lightsmith_clariel_may_switch_her_power_and_armor_before_a_fight(
    answer: str, numbers: tuple[int, int]
) -> None:
    game = scene(
        "sanctum",
        {"battleline": ["lightsmith-clariel", "plain-3"], "houses": ["sanctum"]},
        {"battleline": ["plain-6"]},
    )
    game.fight("lightsmith-clariel", "plain-6").choose(answer)
    assert game.damage(1) == {"plain-6": numbers[0]}
    if answer == "no":
        assert game.damage(0) == {"lightsmith-clariel": 4, "plain-3": 0}
    else:
        assert game.damage(0) == {"lightsmith-clariel": 1, "plain-3": 0}
    assert (game.power("lightsmith-clariel"), game.armor("lightsmith-clariel")) == numbers
    assert (game.power("plain-3"), game.armor("plain-3")) == (3, 0)
    game.pass_turn()
    assert (game.power("lightsmith-clariel"), game.armor("lightsmith-clariel")) == (5, 2)


def test_lightsmith_clariel_evil_twin_switches_those_of_a_creature() -> None:
    game = scene(
        "sanctum",
        {"battleline": ["lightsmith-clariel-evil-twin", "bulwark"]},
        {"battleline": ["plain-6", "plain-4"]},
    )
    game.use("lightsmith-clariel-evil-twin")
    assert game.targets() == ["lightsmith-clariel-evil-twin", "bulwark", "plain-6", "plain-4"]
    game.choose("plain-6")
    assert game.line(1) == ["plain-4"]
    assert game.power("plain-4") == 4


def test_lightsmith_clariel_evil_twin_leaves_an_armored_creature_alive() -> None:
    game = scene(
        "sanctum",
        {"battleline": ["lightsmith-clariel-evil-twin"]},
        {"battleline": ["bulwark"]},
    )
    before = game.power("bulwark"), game.armor("bulwark")
    assert before == (4, 2)
    game.use("lightsmith-clariel-evil-twin").choose("bulwark")
    assert (game.power("bulwark"), game.armor("bulwark")) == (2, 4)


@pytest.mark.parametrize("raiser", [0, 1])
def test_seneschal_sargassa_lets_the_raisers_side_capture(raiser: int) -> None:
    game = scene(
        "sanctum",
        {
            "hand": ["marshal-ewer"],
            "battleline": ["seneschal-sargassa"] if raiser == 0 else ["plain-3"],
            "amber": 4,
        },
        {"battleline": ["plain-4"] if raiser == 0 else ["seneschal-sargassa"], "amber": 4},
        tide=1,
    )
    game.play("marshal-ewer")
    assert "marshal-ewer" in game.targets()
    assert "plain-4" not in game.targets()
    game.choose("marshal-ewer")
    assert (game.captured(), game.amber) == ({"marshal-ewer": 2}, (4, 2))


@pytest.mark.parametrize("ready", [True, False])
def test_holdfast_wakes_when_a_neighbor_is_hurt(ready: bool) -> None:
    game = scene(
        "brobnar",
        {"hand": ["punch"], "battleline": ["plain-9"]},
        {"battleline": ["plain-2", "plain-5", {"card": "holdfast", "exhausted": True}, "plain-3"]},
    )
    game.play("punch").choose("plain-5" if ready else "plain-2")
    assert game.card("holdfast").exhausted is not ready
