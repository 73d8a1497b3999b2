"""R46, R47, R49 and R53 to R55: keywords, haunted, gigantic creatures, houses, traits."""

from __future__ import annotations

import pytest

from keyforge_tui.engine.model.words import House
from tests.scenario import action, artifact, made, scene, upgrade


@pytest.mark.rule("R46.1", "R13.10")
def test_alpha_must_come_first_in_the_step() -> None:
    first = made("first", power=3, keywords=["alpha"])
    for deed in ("play", "discard", "reap"):
        game = scene(
            "brobnar", {"hand": ["first", "smith"], "battleline": ["troll"]}, cards=[first]
        )
        assert game.can("play", "first")
        game.act(deed, "troll" if deed == "reap" else "smith")
        assert not game.can("play", "first")
        assert [reason.rule for reason in game.why("play", "first")] == ["R46.1"]


@pytest.mark.rule("R46.2", "R46.3", "R46.7")
def test_assault_and_hazardous_add_up() -> None:
    pike = made("pike", power=9, keywords=["assault 2"])
    tip = upgrade("tip", always=[{"to": "this creature", "keywords": ["assault 1"]}])
    briar = made("briar", power=9, keywords=["hazardous 3"])
    game = scene(
        "brobnar",
        {"battleline": [{"card": "pike", "upgrades": ["tip"]}]},
        {"battleline": [{"card": "plain-3"}, "briar"]},
        cards=[pike, tip, briar],
    )
    assert game.keywords("pike") == {"assault": 3}
    game.fight("pike", "plain-3")
    assert game.damage() == {"pike": 0, "briar": 0}
    assert game.pile("discard", 1) == ["plain-3"]


@pytest.mark.rule("R46.7", "R18.4")
def test_hazardous_may_end_the_fight() -> None:
    briar = made("briar", power=2, keywords=["hazardous 5"])
    game = scene("brobnar", {"battleline": ["plain-5"]}, {"battleline": ["briar"]}, cards=[briar])
    game.fight("plain-5", "briar")
    assert game.damage() == {"briar": 0}
    assert game.pile("discard") == ["plain-5"]


@pytest.mark.rule("R46.4")
def test_deploy_places_anywhere() -> None:
    scout = made("scout", power=3, keywords=["deploy"])
    game = scene(
        "brobnar", {"hand": ["scout"], "battleline": ["plain-1", "plain-2"]}, cards=[scout]
    )
    game.act("play", "scout")
    assert [option.position for option in game.game.decision.options] == [0, 1, 2]  # type: ignore[union-attr]
    game.choose("deploy")
    assert game.line() == ["plain-1", "scout", "plain-2"]


@pytest.mark.rule("R46.5")
def test_elusive_the_first_time_each_turn() -> None:
    elf = made("elf", power=2, keywords=["elusive"])
    pike = made("pike", power=3, keywords=["assault 1"])
    game = scene(
        "brobnar",
        {"battleline": ["plain-3", "plain-4"]},
        {"battleline": ["elf"]},
        cards=[elf],
    )
    game.fight("plain-3", "elf")
    assert game.damage() == {"plain-3": 0, "plain-4": 0, "elf": 0}
    game.fight("plain-4", "elf")
    assert game.damage() == {"plain-3": 0, "plain-4": 2}
    hurt = scene("brobnar", {"battleline": ["pike"]}, {"battleline": ["elf"]}, cards=[elf, pike])
    hurt.fight("pike", "elf")
    assert hurt.damage() == {"pike": 0, "elf": 1}


@pytest.mark.rule("R46.6")
@pytest.mark.ruling("Q99")
def test_enhance_does_nothing_in_the_game() -> None:
    thief = made("thief", power=3, enhance=["damage", "damage", "damage"])
    game = scene("brobnar", {"hand": ["thief"]}, {"battleline": ["plain-3"]}, cards=[thief])
    game.play("thief")
    assert game.damage() == {"thief": 0, "plain-3": 0}


@pytest.mark.rule("R46.8", "R9.7")
def test_omega_ends_the_step_after_everything_triggered() -> None:
    last = action("last", {"gain": 2}, keywords=["omega"])
    game = scene(
        "brobnar",
        {"hand": ["last", "smith"], "battleline": ["troll"], "houses": ["brobnar"]},
        {"houses": ["dis"]},
        cards=[last],
    )
    game.play("last")
    assert game.amber == (2, 0)
    assert game.game.active == 1


@pytest.mark.rule("R46.9")
def test_invulnerable_stands_even_without_power() -> None:
    rock = made("rock", power=1, keywords=["invulnerable"])
    drain = artifact("drain", always=[{"to": "each creature", "power": -5}])
    game = scene(
        "brobnar", {"hand": ["drain"], "battleline": ["rock", "plain-3"]}, cards=[rock, drain]
    )
    game.play("drain")
    assert game.line() == ["rock"]
    assert game.power("rock") == 0


@pytest.mark.rule("R46.10")
@pytest.mark.parametrize(("armor", "dies"), [(0, True), (1, True), (2, False)])
def test_poison_needs_one_point_to_come_through(armor: int, dies: bool) -> None:
    asp = made("asp", power=2, keywords=["poison", "skirmish"])
    bear = made("bear", power=9, armor=armor)
    game = scene("brobnar", {"battleline": ["asp"]}, {"battleline": ["bear"]}, cards=[asp, bear])
    game.fight("asp", "bear")
    assert game.in_play("bear") is not dies


@pytest.mark.rule("R46.10")
def test_poison_is_about_power_in_a_fight_only() -> None:
    asp = made("asp", power=2, keywords=["poison"], play=[{"deal": 1, "to": "an enemy creature"}])
    game = scene("brobnar", {"hand": ["asp"]}, {"battleline": ["plain-9"]}, cards=[asp])
    game.play("asp")
    assert game.damage(1) == {"plain-9": 1}


@pytest.mark.rule("R46.11")
def test_skirmish_takes_no_blow_but_hazardous_hurts() -> None:
    wolf = made("wolf", power=4, keywords=["skirmish"])
    briar = made("briar", power=6, keywords=["hazardous 1"])
    game = scene(
        "brobnar", {"battleline": ["wolf"]}, {"battleline": ["briar"]}, cards=[wolf, briar]
    )
    game.fight("wolf", "briar")
    assert game.damage() == {"wolf": 1, "briar": 4}


@pytest.mark.rule("R46.12")
def test_splash_hits_the_neighbors_at_once() -> None:
    ball = action("ball", {"deal": 4, "to": "a creature", "splash": 2})
    game = scene(
        "brobnar",
        {"hand": ["ball"]},
        {"battleline": ["plain-5", "plain-6", "plain-7", "plain-8"]},
        cards=[ball],
    )
    game.play("ball").choose("plain-6")
    assert game.damage() == {"plain-5": 2, "plain-6": 4, "plain-7": 2, "plain-8": 0}


@pytest.mark.rule("R46.13", "R18.2")
@pytest.mark.ruling("Q115")
def test_taunt_protects_its_neighbors_without_taunt() -> None:
    wall = made("wall", power=4, keywords=["taunt"])
    game = scene(
        "brobnar",
        {"battleline": ["plain-3"]},
        {"battleline": ["plain-5", "plain-6", "wall", "plain-7"]},
        cards=[wall],
    )
    game.act("fight", "plain-3")
    assert game.targets() == ["plain-5", "wall"]
    game.choose("plain-5")
    two = scene(
        "brobnar",
        {"battleline": ["plain-3"]},
        {"battleline": ["wall", "wall", "plain-7"]},
        cards=[wall],
    )
    two.act("fight", "plain-3")
    assert two.targets() == ["wall", "wall"]
    two.choose("wall#1")


@pytest.mark.rule("R46.14")
def test_a_keyword_gained_twice_is_one_keyword() -> None:
    ring = upgrade("ring", always=[{"to": "this creature", "keywords": ["elusive"]}])
    elf = made("elf", power=2, keywords=["elusive"])
    game = scene(
        "brobnar",
        {"battleline": ["plain-3", "plain-4"]},
        {"battleline": [{"card": "elf", "upgrades": ["ring"]}]},
        cards=[ring, elf],
    )
    game.fight("plain-3", "elf").fight("plain-4", "elf")
    assert game.pile("discard", 1) == ["elf", "ring"] or game.pile("discard", 1) == ["ring", "elf"]


@pytest.mark.rule("R46.15")
def test_a_card_may_enter_play_under_the_opponents_control() -> None:
    traitor = made("traitor", power=3, **{"enters-under-opponent": True})
    game = scene("brobnar", {"hand": ["traitor"]}, {"battleline": ["plain-1"]}, cards=[traitor])
    game.play("traitor")
    assert game.line() == []
    assert game.line(1) == ["plain-1", "traitor"]
    assert game.game.cards[game.id("traitor")].owner == 0


@pytest.mark.rule("R47.1")
@pytest.mark.parametrize(("cards", "amber"), [(9, 0), (10, 1)])
def test_haunted_by_ten_cards(cards: int, amber: int) -> None:
    reaper = artifact("reaper", action=[{"if": {"haunted": "you"}, "then": [{"gain": 1}]}])
    game = scene("brobnar", {"artifacts": ["reaper"], "discard": ["punch"] * cards}, cards=[reaper])
    game.use("reaper")
    assert game.amber == (amber, 0)


@pytest.mark.rule("R49.1", "R49.2", "R49.3", "R49.4", "R9.6")
def test_a_gigantic_creature_is_played_with_both_halves_as_one_card() -> None:
    top = made("titan", name="Titan", power=10, bonus=["amber"], gigantic="titan2")
    bottom = made("titan2", name="Titan", power=10, gigantic="titan", play=[{"draw": 1}])
    cards = [top, bottom]
    alone = scene("brobnar", {"hand": ["titan", "punch"]}, cards=cards)
    assert not alone.can("play", "titan")
    assert [reason.rule for reason in alone.why("play", "titan")] == ["R49.3"]
    game = scene("brobnar", {"hand": ["titan", "titan2", "punch"]}, cards=cards, turn=1)
    game.act("play", "titan2")
    assert len(game.line()) == 1
    assert game.amber == (1, 0)
    assert game.power("titan2") == 10
    assert not game.can("play", "punch")


@pytest.mark.rule("R24.9", "R49.5")
def test_the_halves_are_two_cards_again_out_of_play() -> None:
    top = made("titan", name="Titan", power=10, gigantic="titan2")
    bottom = made("titan2", name="Titan", power=10, gigantic="titan")
    away = action("away", {"return": "a creature"})
    game = scene("brobnar", {"hand": ["titan", "titan2", "away"]}, cards=[top, bottom, away])
    game.act("play", "titan2").play("away")
    assert sorted(game.pile("hand")) == ["titan", "titan2"]
    assert game.line() == []


@pytest.mark.rule("R49.6")
def test_half_a_gigantic_creature_is_not_put_into_play() -> None:
    top = made("titan", name="Titan", power=10, gigantic="titan2")
    raise_up = action("raise-up", {"put-into-play": "a creature in your discard pile"})
    game = scene("brobnar", {"hand": ["raise-up"], "discard": ["titan"]}, cards=[top, raise_up])
    game.play("raise-up")
    assert game.line() == []
    assert "titan" in game.pile("discard")


@pytest.mark.rule("R53.1", "R53.2")
def test_the_houses() -> None:
    assert len(House) == 10
    assert House.STAR_ALLIANCE.title == "Star Alliance"


@pytest.mark.rule("R54.1")
def test_traits_matter_only_to_abilities_that_name_them() -> None:
    hail = action("hail", {"stun": "each knight creature"})
    sir = made("sir", power=3, traits=["human", "knight"])
    game = scene(
        "brobnar", {"hand": ["hail"]}, {"battleline": ["sir", "plain-3"]}, cards=[hail, sir]
    )
    game.play("hail")
    assert game.card("sir").stunned
    assert not game.card("plain-3").stunned


@pytest.mark.rule("R46.5", "R18.5")
def test_elusive_counts_when_blows_are_dealt() -> None:
    strips = {"to": "each creature", "loses-keywords": ["elusive"]}
    hides = {"to": "each enemy creature", "keywords": ["elusive"]}
    elf = made("elf", power=2, keywords=["elusive"])
    for change, target, left in ((strips, "elf", []), (hides, "plain-2", ["plain-2"])):
        hunter = made(
            "hunter", power=4, **{"before-fight": [{"lasting": "this turn", "always": [change]}]}
        )
        game = scene(
            "brobnar", {"battleline": ["hunter"]}, {"battleline": [target]}, cards=[elf, hunter]
        )
        game.fight("hunter", target)
        assert game.line(1) == left


@pytest.mark.rule("O26", "R18.3", "R46.7")
def test_hazardous_strikes_although_assault_came_first() -> None:
    bear = made("bear", power=4, keywords=["assault 2"])
    briar = made("briar", power=2, keywords=["hazardous 3"])
    game = scene(
        "brobnar", {"battleline": ["bear"]}, {"battleline": ["briar"]}, cards=[bear, briar]
    )
    game.fight("bear", "briar").choose("bear: Assault")
    assert game.line(1) == []
    assert game.damage() == {"bear": 3}
