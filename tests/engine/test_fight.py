"""R18: fighting."""

from __future__ import annotations

import pytest

from tests.scenario import action, artifact, made, scene


@pytest.mark.rule("R18.1", "R18.2", "R18.5", "R21.7")
def test_both_creatures_deal_their_power_at_once() -> None:
    game = scene("brobnar", {"battleline": ["plain-5"]}, {"battleline": ["plain-7", "plain-9"]})
    game.fight("plain-5", "plain-7")
    assert game.damage() == {"plain-7": 5, "plain-9": 0}
    assert game.pile("discard") == ["plain-5"]


@pytest.mark.rule("R18.1")
def test_without_an_enemy_creature_there_is_no_fight() -> None:
    game = scene("brobnar", {"battleline": ["plain-5"]})
    assert not game.can("fight", "plain-5")
    assert [reason.rule for reason in game.why("fight", "plain-5")] == ["R18.1"]


@pytest.mark.rule("R18.3", "R26.8", "R46.2", "R46.7")
def test_before_fight_assault_and_hazardous_are_ordered_by_the_active_player() -> None:
    lancer = made("lancer", power=9, keywords=["assault 2"], **{"before-fight": [{"gain": 1}]})
    thorn = made("thorn", power=7, keywords=["hazardous 3"])
    game = scene(
        "brobnar", {"battleline": ["lancer"]}, {"battleline": ["thorn"]}, cards=[lancer, thorn]
    )
    game.act("fight", "lancer")
    assert game.asks("order")
    assert sorted(game.offered()) == [
        "lancer: Assault",
        "lancer: Before Fight",
        "thorn: Hazardous",
    ]
    game.choose("thorn: Hazardous").choose("lancer: Assault")
    assert game.amber == (1, 0)
    assert game.pile("discard") == ["lancer"]  # 3 + 7 against a power of 9
    assert game.pile("discard", 1) == ["thorn"]


@pytest.mark.rule("R18.4", "R18.10", "R46.2")
def test_a_fight_ends_when_the_attacked_creature_dies_before_it() -> None:
    lancer = made("lancer", power=4, keywords=["assault 2"], fight=[{"gain": 7}])
    song = artifact(
        "song", **{"each-time": [{"fights": "a friendly creature", "do": [{"gain": 1}]}]}
    )
    ghoul = artifact(
        "ghoul",
        after=[
            {"is-destroyed": "an enemy creature", "fighting": "a creature", "do": [{"gain": 20}]}
        ],
    )
    game = scene(
        "brobnar",
        {"battleline": ["lancer"], "artifacts": ["song", "ghoul"]},
        {"battleline": ["plain-2"]},
        cards=[lancer, song, ghoul],
    )
    game.fight("lancer", "plain-2")
    assert game.damage() == {"lancer": 0}
    assert game.amber == (1, 0)  # it was used to fight, but no fight took place


@pytest.mark.rule("R18.6", "R18.7", "R26.4")
def test_fight_abilities_need_the_attacker_to_survive() -> None:
    brawler = made("brawler", power=4, fight=[{"gain": {"count": "enemy creature"}}])
    game = scene(
        "brobnar",
        {"battleline": ["brawler"]},
        {"battleline": ["plain-2", "plain-6", "brawler"]},
        cards=[brawler],
    )
    game.fight("brawler", "plain-2")
    assert game.amber == (2, 0)  # the destroyed creature had left before the ability counted
    again = scene(
        "brobnar", {"battleline": ["brawler"]}, {"battleline": ["plain-6"]}, cards=[brawler]
    )
    again.fight("brawler", "plain-6")
    assert again.amber == (0, 0)


@pytest.mark.rule("R18.7")
def test_the_attacked_creatures_fight_ability_does_not_trigger() -> None:
    game = scene("brobnar", {"battleline": ["plain-3"]}, {"battleline": ["headhunter"]})
    game.fight("plain-3", "headhunter")
    assert game.amber == (0, 0)


@pytest.mark.rule("R18.8")
@pytest.mark.parametrize(("enemy", "amber"), [("plain-4", 2), ("plain-9", 3)])
def test_the_outcome_of_a_fight_counts_for_the_survivor_only(enemy: str, amber: int) -> None:
    game = scene(
        "brobnar", {"battleline": ["plain-6"]}, {"battleline": [enemy, "krump"], "amber": 0}
    )
    state = game.game.table.state
    state.players[0].amber = 3
    game.fight("plain-6", "krump")
    assert game.amber == (3, 0)  # both have power 6: nobody is left to see it
    game = scene("brobnar", {"battleline": ["krump"]}, {"battleline": [enemy], "amber": 3})
    game.fight("krump", enemy)
    assert game.amber == (0, amber)


@pytest.mark.rule("R18.9")
def test_a_neighbor_that_died_fighting_was_still_a_neighbor() -> None:
    niff = made(
        "niff", power=1, after=[{"fights": "a creature", "neighbor": True, "do": [{"steal": 1}]}]
    )
    game = scene(
        "brobnar",
        {"battleline": ["plain-2", "niff", "plain-1", "plain-3"]},
        {"battleline": ["plain-9"], "amber": 5},
        cards=[niff],
    )
    game.fight("plain-2", "plain-9")
    assert game.amber == (1, 4)
    game.fight("plain-3", "plain-9")
    assert game.amber == (1, 4)


@pytest.mark.rule("R18.11", "R43.6")
def test_stunned_and_exhausted_creatures_hit_back() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-5"]},
        {"battleline": [{"card": "plain-7", "stunned": True, "exhausted": True}]},
    )
    game.fight("plain-5", "plain-7")
    assert game.pile("discard") == ["plain-5"]
    assert game.card("plain-7").stunned


@pytest.mark.rule("R18.12")
def test_a_redirected_blow_passes_the_attacked_creatures_elusive() -> None:
    arms = made("arms", power=5, **{"before-fight": [{"redirect-blow": "a creature"}]})
    elf = made("elf", power=2, keywords=["elusive"])
    game = scene(
        "brobnar", {"battleline": ["arms"]}, {"battleline": ["elf", "plain-5"]}, cards=[arms, elf]
    )
    game.fight("arms", "elf").choose("plain-5")
    assert game.damage() == {"arms": 0, "elf": 0}
    assert game.pile("discard", 1) == ["plain-5"]


@pytest.mark.rule("R18.4")
def test_a_creature_that_changes_sides_before_the_blow_is_not_hit() -> None:
    """O8"""
    charmer = made(
        "charmer", power=3, **{"before-fight": [{"take-control": "the fought creature"}]}
    )
    game = scene(
        "brobnar", {"battleline": ["charmer"]}, {"battleline": ["plain-5"]}, cards=[charmer]
    )
    game.fight("charmer", "plain-5")
    if game.asks("position"):
        game.choose("right")
    assert game.damage() == {"charmer": 0, "plain-5": 0}
    assert game.line() == ["charmer", "plain-5"]


@pytest.mark.rule("R6.4")
def test_the_attacker_is_exhausted_by_the_fight() -> None:
    fizzle = action("fizzle", {"fight-with": "a friendly creature"})
    game = scene(
        "brobnar",
        {"hand": ["fizzle"], "battleline": ["plain-5"]},
        {"battleline": ["plain-2"]},
        cards=[fizzle],
    )
    game.play("fizzle")
    assert game.card("plain-5").exhausted
    assert game.damage() == {"plain-5": 2}


@pytest.mark.rule("R18.1", "R18.2", "R46.13")
@pytest.mark.parametrize(
    ("attacker", "line", "rule", "text"),
    [
        ("groggins", [], "R18.1", "There is no enemy creature it could attack."),
        ("bigtwig", ["plain-3"], "R18.2", "Bigtwig lets it attack none of them."),
        (
            "groggins",
            ["plain-3", "champion-anaphiel", "plain-4"],
            "R46.13",
            "Taunt protects the creatures it could attack.",
        ),
    ],
)
def test_why_a_creature_has_nobody_to_fight(
    attacker: str, line: list[str], rule: str, text: str
) -> None:
    house = "brobnar" if attacker == "groggins" else "untamed"
    game = scene(house, {"battleline": [attacker]}, {"battleline": line})
    assert [(reason.rule, reason.text) for reason in game.why("fight", attacker)] == [(rule, text)]
