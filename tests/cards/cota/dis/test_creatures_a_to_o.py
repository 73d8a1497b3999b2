"""The creatures of Dis in Call of the Archons, A to O."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.parametrize(("before", "captured"), [(5, 3), (3, 3), (2, 2), (0, 0)])
def test_charette_captures_three(before: int, captured: int) -> None:
    game = scene("dis", {"hand": ["charette"], "amber": 2}, {"amber": before})
    game.play("charette")
    assert game.card("charette").amber == captured
    assert game.amber == (2, before - captured)


@pytest.mark.rule("R24.3")
def test_charette_gives_back_what_it_captured() -> None:
    game = scene(
        "dis",
        {"battleline": [{"card": "charette", "amber": 3, "owner": 1}]},
        {"battleline": ["plain-9"]},
    )
    game.fight("charette", "plain-9")
    assert game.amber == (0, 3)
    assert game.pile("discard", 1) == ["charette"]


@pytest.mark.parametrize(("before", "captured"), [(6, 0), (7, 7), (9, 9)])
def test_drumble_captures_all_from_seven(before: int, captured: int) -> None:
    game = scene("dis", {"hand": ["drumble"], "amber": 8}, {"amber": before})
    game.play("drumble")
    assert game.card("drumble").amber == captured
    assert game.amber == (8, before - captured)


def test_drumble_is_elusive() -> None:
    game = scene("brobnar", {"battleline": ["plain-5", "plain-4"]}, {"battleline": ["drumble"]})
    game.fight("plain-5", "drumble")
    assert game.damage() == {"plain-5": 0, "plain-4": 0, "drumble": 0}
    game.fight("plain-4", "drumble")
    assert game.pile("discard", 1) == ["drumble"]


def test_dust_imp_pays_its_controller_when_destroyed() -> None:
    game = scene(
        "brobnar", {"battleline": ["plain-5"]}, {"battleline": [{"card": "dust-imp", "owner": 0}]}
    )
    game.fight("plain-5", "dust-imp")
    assert game.amber == (0, 2)
    assert game.pile("discard") == ["dust-imp"]


def test_dust_imp_returned_to_hand_pays_nobody() -> None:
    game = scene("dis", {"hand": ["fear"]}, {"battleline": ["dust-imp"]})
    game.play("fear")
    assert game.amber == (0, 0)


@pytest.mark.parametrize("way", ["reap", "fight"])
def test_eater_of_the_dead_eats_from_any_discard_pile(way: str) -> None:
    game = scene(
        "dis",
        {"battleline": ["eater-of-the-dead"], "discard": ["krump", "punch"]},
        {"battleline": ["plain-1"], "discard": ["troll", "cannon"]},
    )
    if way == "reap":
        game.reap("eater-of-the-dead")
        assert game.targets() == ["krump", "troll"]
    else:
        game.act("fight", "eater-of-the-dead")
        assert game.targets() == ["krump", "plain-1", "troll"]
    game.choose("troll")
    assert game.pile("purged", 1) == ["troll"]
    assert game.card("eater-of-the-dead").power_counters == 1
    assert game.power("eater-of-the-dead") == 5


def test_eater_of_the_dead_goes_hungry() -> None:
    game = scene("dis", {"battleline": ["eater-of-the-dead"], "discard": ["punch"]})
    game.reap("eater-of-the-dead")
    assert game.card("eater-of-the-dead").power_counters == 0
    assert game.pile("discard") == ["punch"]


def test_ember_imp_limits_the_opponent_to_two_cards() -> None:
    game = scene(
        "brobnar",
        {"hand": ["smith", "bumpsy", "cannon"], "houses": ["brobnar"]},
        {"battleline": ["ember-imp"], "hand": ["smith"] * 3, "houses": ["brobnar"]},
    )
    game.play("smith").play("bumpsy")
    assert not game.can("play", "cannon")
    assert game.why("play", "cannon")
    assert game.can("discard", "cannon")
    game.end().choose("brobnar")
    for number in (2, 3, 4):
        game.play(f"smith#{number}")
    assert game.pile("hand", 1) == []


def test_ember_imp_allows_two_more_each_turn() -> None:
    game = scene(
        "brobnar",
        {"hand": ["smith"] * 5, "houses": ["brobnar"]},
        {"battleline": ["ember-imp"]},
    )
    game.play("smith#1").play("smith#2").end().end().play("smith#3").play("smith#4")
    assert not game.can("play", "smith")


@pytest.mark.ruling("Q43")
def test_gabos_longarms_reaches_an_elusive_creature() -> None:
    game = scene(
        "dis", {"battleline": ["gabos-longarms"]}, {"battleline": ["plain-4", "looter-goblin"]}
    )
    game.fight("gabos-longarms", "plain-4")
    assert game.targets() == ["gabos-longarms", "plain-4", "looter-goblin"]
    game.choose("looter-goblin")
    assert game.pile("discard", 1) == ["looter-goblin"]
    assert game.damage() == {"gabos-longarms": 4, "plain-4": 0}


@pytest.mark.ruling("Q44")
def test_gabos_longarms_attacks_an_elusive_creature() -> None:
    game = scene(
        "dis", {"battleline": ["gabos-longarms"]}, {"battleline": ["plain-5", "looter-goblin"]}
    )
    game.fight("gabos-longarms", "looter-goblin").choose("plain-5")
    assert game.pile("discard", 1) == ["plain-5"]
    assert game.damage() == {"gabos-longarms": 0, "looter-goblin": 0}


def test_gabos_longarms_may_hit_whom_it_fights_and_defends_normally() -> None:
    game = scene(
        "dis",
        {"battleline": ["gabos-longarms"], "houses": ["dis"]},
        {"battleline": ["plain-7", "plain-2"], "houses": ["brobnar"]},
    )
    game.fight("gabos-longarms", "plain-2").choose("plain-2")
    assert game.damage() == {"gabos-longarms": 2, "plain-7": 0}
    game.end().fight("plain-7", "gabos-longarms")
    assert game.damage() == {"plain-7": 5}


@pytest.mark.parametrize("healed", [0, 1, 2])
def test_guardian_demon_moves_pain_about(healed: int) -> None:
    game = scene(
        "dis",
        {"hand": ["guardian-demon"], "battleline": [{"card": "plain-5", "damage": 3}]},
        {"battleline": ["plain-4"]},
    )
    game.play("guardian-demon")
    assert game.targets() == ["plain-5", "guardian-demon", "plain-4"]
    game.choose("plain-5")
    assert game.offered() == ["0", "1", "2"]
    game.choose(healed)
    if healed:
        assert game.targets() == ["guardian-demon", "plain-4"]
        game.choose("plain-4")
    assert game.asks("main")
    assert game.damage() == {"plain-5": 3 - healed, "guardian-demon": 0, "plain-4": healed}


@pytest.mark.parametrize("way", ["reap", "fight"])
def test_guardian_demon_heals_when_used_too(way: str) -> None:
    game = scene(
        "dis",
        {"battleline": [{"card": "guardian-demon", "damage": 1}]},
        {"battleline": ["plain-2", "plain-9"]},
    )
    if way == "reap":
        game.reap("guardian-demon").choose("guardian-demon")
        assert game.offered() == ["0", "1"]
        game.choose(1).choose("plain-9")
        assert game.damage() == {"guardian-demon": 0, "plain-2": 0, "plain-9": 1}
    else:
        game.fight("guardian-demon", "plain-2").choose("guardian-demon").choose(2)
        assert game.damage() == {"guardian-demon": 1, "plain-9": 2}


@pytest.mark.parametrize("number", [1, 2, 3])
def test_masters_destroy_exactly_their_number(number: int) -> None:
    game = scene(
        "dis",
        {"battleline": [f"master-of-{number}", f"plain-{number}"]},
        {
            "battleline": [
                f"plain-{number + 1}",
                {"card": "plain-1", "power_counters": number},
                {"card": f"plain-{number}", "damage": number - 1},
            ]
        },
    )
    game.reap(f"master-of-{number}").yes()
    targets = game.targets()
    assert targets == [f"plain-{number}", f"plain-{number}"]
    game.choose(f"plain-{number}#1")
    assert game.line() == [f"master-of-{number}"]
    assert len(game.line(1)) == 3
    assert game.amber == (1, 0)


def test_masters_may_spare_and_are_not_asked_in_vain() -> None:
    game = scene("dis", {"battleline": ["master-of-2"]}, {"battleline": ["plain-2"]})
    game.reap("master-of-2").no()
    assert game.line(1) == ["plain-2"]
    game = scene("dis", {"battleline": ["master-of-2"]}, {"battleline": ["plain-3"]})
    game.reap("master-of-2")
    assert game.asks("main")
    assert game.amber == (1, 0)


@pytest.mark.ruling("Q41")
def test_overlord_greking_takes_tolas() -> None:
    game = scene(
        "dis",
        {"battleline": ["charette", "overlord-greking"]},
        {"battleline": ["tolas"]},
    )
    game.fight("charette", "tolas").fight("overlord-greking", "tolas")
    game.choose("left")
    assert game.line() == ["tolas", "charette", "overlord-greking"]
    assert game.card("tolas").exhausted
    assert game.amber == (0, 0)


def test_overlord_greking_does_not_play_what_it_takes() -> None:
    game = scene(
        "dis",
        {"battleline": ["overlord-greking"]},
        {"battleline": [{"card": "bumpsy", "upgrades": ["blood-of-titans"]}], "amber": 3},
    )
    game.fight("overlord-greking", "bumpsy")
    assert game.pile("discard") == ["overlord-greking"]
    game = scene(
        "dis",
        {"battleline": ["overlord-greking"]},
        {"battleline": [{"card": "bumpsy", "amber": 1}], "amber": 3},
    )
    game.fight("overlord-greking", "bumpsy").choose("right")
    assert game.line() == ["overlord-greking", "bumpsy"]
    assert game.amber == (1, 3)
    assert game.card("bumpsy").damage == 0


def test_overlord_greking_works_when_attacked_and_gives_back_to_the_owner() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["krump"], "houses": ["brobnar"]},
        {"battleline": ["overlord-greking"], "hand": ["gateway-to-dis"], "houses": ["dis"]},
    )
    game.fight("krump", "overlord-greking").choose("left")
    assert game.line(1) == ["krump", "overlord-greking"]
    game.end().choose("dis").play("gateway-to-dis")
    assert game.pile("discard") == ["krump"]


def test_overlord_greking_takes_only_what_it_fought() -> None:
    game = scene(
        "dis",
        {"battleline": ["overlord-greking", "charette"]},
        {"battleline": ["plain-3"]},
    )
    game.fight("charette", "plain-3")
    assert game.pile("discard", 1) == ["plain-3"]
    assert game.line() == ["overlord-greking", "charette"]


@pytest.mark.rule("R23.14")
def test_overlord_greking_cannot_take_what_went_to_a_hand() -> None:
    game = scene("dis", {"battleline": ["overlord-greking"]}, {"battleline": ["bad-penny"]})
    game.fight("overlord-greking", "bad-penny")
    assert game.pile("hand", 1) == ["bad-penny"]
    assert game.line() == ["overlord-greking"]


@pytest.mark.rule("R38.1")
def test_overlord_greking_cannot_take_what_was_purged() -> None:
    game = scene(
        "dis",
        {"battleline": ["overlord-greking"], "artifacts": ["annihilation-ritual"]},
        {"battleline": ["plain-2"]},
    )
    game.fight("overlord-greking", "plain-2")
    assert game.pile("purged", 1) == ["plain-2"]
