"""R34 to R36 and R41: the battleline, power ranks, control, moving."""

from __future__ import annotations

import pytest

from tests.scenario import action, artifact, made, scene, upgrade


@pytest.mark.rule("R34.1", "R34.5", "R34.6")
def test_neighbors_are_left_and_right_and_artifacts_have_no_place() -> None:
    wall = made("wall", power=4, always=[{"to": "each neighbor", "armor": 2}])
    game = scene(
        "brobnar",
        {"battleline": ["plain-1", "plain-2", "wall", "plain-3"], "artifacts": ["cannon"]},
        {"battleline": ["plain-5"]},
        cards=[wall],
    )
    assert [game.armor(f"plain-{number}") for number in (1, 2, 3, 5)] == [0, 2, 2, 0]


@pytest.mark.rule("R34.3")
@pytest.mark.ruling("Q24")
def test_flanks_and_the_lone_creature_on_both() -> None:
    left = made(
        "left",
        power=3,
        after=[
            {
                "plays": "a creature",
                "by": "opponent",
                "flank": "left flank",
                "do": [{"lose": 1, "who": "opponent"}],
            }
        ],
    )
    right = made(
        "right",
        power=3,
        after=[
            {
                "plays": "a creature",
                "by": "opponent",
                "flank": "right flank",
                "do": [{"lose": 1, "who": "opponent"}],
            }
        ],
    )
    game = scene(
        "brobnar",
        {"hand": ["plain-2", "plain-3"], "amber": 5},
        {"battleline": ["left", "right"]},
        cards=[left, right],
    )
    game.play("plain-2")
    if game.asks("order"):
        game.choose("left")
    assert game.amber == (3, 0)
    game.play("plain-3", "right")
    assert game.amber == (2, 0)


@pytest.mark.rule("R34.4", "R36.2", "R36.6", "R41.3")
def test_control_moves_a_creature_to_a_flank_with_everything_on_it() -> None:
    charm = action("charm", {"take-control": "an enemy creature"})
    enemy = {
        "card": "plain-5",
        "damage": 2,
        "exhausted": True,
        "stunned": True,
        "amber": 1,
        "upgrades": ["buff"],
        "warded": True,
    }
    game = scene(
        "brobnar",
        {"hand": ["charm"], "battleline": ["plain-1", "plain-2"]},
        {"battleline": [enemy]},
        cards=[charm, upgrade("buff", always=[{"to": "this creature", "power": 1}])],
    )
    game.play("charm", "left")
    assert game.line() == ["plain-5", "plain-1", "plain-2"]
    taken = game.card("plain-5")
    assert (taken.controller, taken.damage, taken.amber) == (0, 2, 1)
    assert taken.exhausted
    assert taken.stunned
    assert taken.warded  # O22
    assert game.power("plain-5") == 6


@pytest.mark.rule("R34.7")
@pytest.mark.parametrize(("line", "center"), [([1], [1]), ([1, 2], []), ([1, 2, 3], [2])])
def test_the_center(line: list[int], center: list[int]) -> None:
    mark = action("mark", {"stun": "each creature in the center"})
    game = scene(
        "brobnar", {"hand": ["mark"]}, {"battleline": [f"plain-{n}" for n in line]}, cards=[mark]
    )
    game.play("mark")
    assert [n for n in line if game.card(f"plain-{n}").stunned] == center


@pytest.mark.rule("R34.8")
def test_a_creature_considered_on_a_flank_keeps_its_neighbors() -> None:
    tunnel = action(
        "tunnel",
        {"choose": "a creature"},
        {"lasting": "this turn", "always": [{"to": "it", "counts-as-flank": True}]},
    )
    bolt = action("bolt", {"deal": 1, "to": "a flank creature"}, {"stun": "each neighbor of it"})
    game = scene(
        "brobnar",
        {"hand": ["tunnel", "bolt"]},
        {"battleline": ["plain-2", "plain-3", "plain-4", "plain-5", "plain-6"]},
        cards=[tunnel, bolt],
    )
    game.play("tunnel").choose("plain-4").play("bolt")
    assert sorted(game.targets()) == ["plain-2", "plain-4", "plain-6"]
    game.choose("plain-4")
    stunned = [n for n in (2, 3, 4, 5, 6) if game.card(f"plain-{n}").stunned]
    assert stunned == [3, 5]


@pytest.mark.rule("R34.9")
def test_left_and_right_are_the_controllers() -> None:
    guide = made("guide", power=3, always=[{"to": "each creature to the left of this", "power": 2}])
    game = scene(
        "brobnar", {}, {"battleline": ["plain-1", "plain-2", "guide", "plain-3"]}, cards=[guide]
    )
    assert [game.power(f"plain-{n}") for n in (1, 2, 3)] == [3, 4, 3]


@pytest.mark.rule("R35.1", "R35.2")
def test_the_active_player_decides_among_the_most_powerful() -> None:
    aim = action("aim", {"destroy": "the most powerful creature"})
    game = scene(
        "brobnar",
        {"hand": ["aim"], "battleline": ["plain-5"]},
        {"battleline": ["plain-5", "plain-3"]},
        cards=[aim],
    )
    game.play("aim")
    assert game.targets() == ["plain-5", "plain-5"]
    game.choose("plain-5#2")
    assert game.line() == ["plain-5"]
    assert game.line(1) == ["plain-3"]


@pytest.mark.rule("R35.3")
@pytest.mark.ruling("Q109")
def test_the_three_most_powerful() -> None:
    fates = action("fates", {"destroy": "the 3 most powerful creatures"})
    game = scene(
        "brobnar",
        {"hand": ["fates"], "battleline": ["plain-8", "plain-5"]},
        {"battleline": ["plain-7", "plain-5"]},
        cards=[fates],
    )
    game.play("fates")
    assert game.targets() == ["plain-5", "plain-5"]
    game.choose("plain-5#2")
    assert game.line() == ["plain-5"]
    assert game.line(1) == []
    few = scene(
        "brobnar", {"hand": ["fates"]}, {"battleline": ["plain-1", "plain-2"]}, cards=[fates]
    )
    few.play("fates")
    assert few.line(1) == []


@pytest.mark.rule("R35.4")
def test_the_least_powerful() -> None:
    cull = action("cull", {"destroy": "the least powerful creature"})
    game = scene(
        "brobnar",
        {"hand": ["cull"]},
        {"battleline": ["plain-4", "plain-2", "plain-3"]},
        cards=[cull],
    )
    game.play("cull")
    assert game.line(1) == ["plain-4", "plain-3"]


@pytest.mark.rule("R36.3")
def test_the_latest_control_effect_counts() -> None:
    collar = upgrade("collar", always=[{"to": "this creature", "controlled": True}])
    game = scene(
        "brobnar",
        {"hand": ["collar"], "houses": ["brobnar"]},
        {"battleline": ["plain-5"], "hand": ["collar", "strip"], "houses": ["brobnar"]},
        cards=[collar, action("strip", {"destroy": "an enemy upgrade"})],
    )
    game.play("collar")
    assert game.line() == ["plain-5"]
    game.end()
    game.play("collar")
    assert game.line(1) == ["plain-5"]
    game.play("strip")
    assert game.line(1) == ["plain-5"]


@pytest.mark.rule("R36.3")
def test_control_for_good_counts_over_an_earlier_effect_with_an_end() -> None:
    collar = upgrade("collar", always=[{"to": "this creature", "controlled": True}])
    beam = action("beam", {"take-control": "an enemy creature"})
    game = scene(
        "brobnar",
        {"hand": ["collar"], "houses": ["brobnar"]},
        {"battleline": ["plain-5"], "hand": ["beam"], "houses": ["brobnar"]},
        cards=[collar, beam],
    )
    game.play("collar").end()
    assert game.line() == ["plain-5"]
    game.play("beam")
    assert game.line(1) == ["plain-5"]


@pytest.mark.rule("R36.3")
def test_an_upgrade_counts_over_an_earlier_lasting_effect() -> None:
    collar = upgrade("collar", always=[{"to": "this creature", "controlled": True}])
    hold = {"lasting": "until end of your next turn", "always": [{"to": "it", "controlled": True}]}
    beam = action("beam", {"choose": "an enemy creature"}, hold)
    game = scene(
        "brobnar",
        {"hand": ["beam"], "houses": ["brobnar"]},
        {"battleline": ["plain-5"], "hand": ["collar"], "houses": ["brobnar"]},
        cards=[collar, beam],
    )
    game.play("beam").end()
    assert game.line() == ["plain-5"]
    game.play("collar")
    assert game.line(1) == ["plain-5"]


@pytest.mark.rule("R36.2", "R36.5")
def test_control_by_an_upgrade_ends_with_it() -> None:
    collar = upgrade("collar", always=[{"to": "this creature", "controlled": True}])
    strip = action("strip", {"destroy": "an upgrade"})
    game = scene(
        "brobnar",
        {"hand": ["collar", "strip"]},
        {"battleline": ["plain-5", "plain-4"]},
        cards=[collar, strip],
    )
    game.play("collar").choose("plain-5")
    assert game.line() == ["plain-5"]
    game.play("strip", "right")
    assert game.line(1) == ["plain-4", "plain-5"]


@pytest.mark.rule("R41.1", "R41.2")
def test_moving_amber_and_damage_is_neither_taking_nor_dealing() -> None:
    carry = action(
        "carry",
        {"move-amber": "all", "from-card": "a friendly creature", "onto": "an enemy creature"},
    )
    bell = artifact("bell", **{"each-time": [{"takes-damage": "a creature", "do": [{"gain": 1}]}]})
    game = scene(
        "brobnar",
        {"hand": ["carry"], "battleline": [{"card": "plain-3", "amber": 2}], "artifacts": ["bell"]},
        {"battleline": ["plain-4"], "amber": 1},
        cards=[carry, bell],
    )
    game.play("carry")
    assert (game.card("plain-3").amber, game.card("plain-4").amber) == (0, 2)
    assert game.amber == (0, 1)
    assert game.events("captured") == []


@pytest.mark.rule("R41.4")
def test_swapping_works_in_one_line_only() -> None:
    dance = action("dance", {"swap": "a friendly creature", "with": "an enemy creature"})
    step = action(
        "step",
        {"choose": "a friendly creature", "as": "one"},
        {"swap": "the one", "with": "a different friendly creature"},
    )
    game = scene(
        "brobnar",
        {"hand": ["dance", "step"], "battleline": ["plain-1", "plain-2", "plain-3"]},
        {"battleline": ["plain-4"]},
        cards=[dance, step],
    )
    game.play("dance").choose("plain-1")
    assert game.line() == ["plain-1", "plain-2", "plain-3"]
    assert game.line(1) == ["plain-4"]
    game.play("step").choose("plain-1").choose("plain-3")
    assert game.line() == ["plain-3", "plain-2", "plain-1"]


@pytest.mark.rule("R41.5")
def test_swapping_zones() -> None:
    turn = action("turn", {"swap-deck-and-discard": "you"})
    game = scene(
        "brobnar", {"hand": ["turn"], "deck": ["punch"], "discard": ["fear", "anger"]}, cards=[turn]
    )
    game.play("turn")
    assert sorted(game.pile("deck")) == ["anger", "fear"]
    assert game.pile("discard") == ["turn", "punch"]
