"""The actions of Untamed in Call of the Archons, A to M."""

from __future__ import annotations

import pytest

from tests.scenario import action, artifact, scene

EUREKA = action(
    "eureka",
    {"gain": 2},
    {"archive": "each card in your hand"},
    house="logos",
    bonus=["amber"],
    keywords=["alpha"],
)


def test_cooperative_hunting_divides_as_you_like() -> None:
    game = scene(
        "untamed",
        {"hand": ["cooperative-hunting"], "battleline": ["plain-3", "plain-4", "plain-5"]},
        {"battleline": ["plain-6", "plain-2"]},
    )
    game.play("cooperative-hunting")
    assert game.targets() == ["plain-3", "plain-4", "plain-5", "plain-6", "plain-2"]
    game.choose("plain-2").choose("plain-6").choose("plain-2")
    assert game.damage() == {"plain-3": 0, "plain-4": 0, "plain-5": 0, "plain-6": 1}
    assert game.amber == (0, 0)


def test_cooperative_hunting_without_hunters() -> None:
    game = scene("untamed", {"hand": ["cooperative-hunting"]}, {"battleline": ["plain-6"]})
    game.play("cooperative-hunting")
    assert game.damage() == {"plain-6": 0}


def test_curiosity_kills_the_scientists() -> None:
    game = scene(
        "untamed",
        {"hand": ["curiosity"], "battleline": ["batdrone", "mother"]},
        {"battleline": [{"card": "doc-bookton", "owner": 0}, "plain-3"]},
    )
    game.play("curiosity")
    assert (game.line(), game.line(1)) == (["batdrone"], ["plain-3"])
    assert set(game.pile("discard")) == {"curiosity", "mother", "doc-bookton"}
    assert game.amber == (1, 0)


def test_fertility_chant_feeds_both() -> None:
    game = scene("untamed", {"hand": ["fertility-chant"]}, {"amber": 1})
    game.play("fertility-chant")
    assert game.amber == (4, 3)


def test_fogbank_stops_their_fights_next_turn() -> None:
    game = scene(
        "untamed",
        {"hand": ["fogbank"], "battleline": ["snufflegator"], "houses": ["untamed"]},
        {"battleline": ["plain-9"], "hand": ["plain-3", "anger"], "houses": ["brobnar"]},
    )
    game.play("fogbank")
    assert game.amber == (1, 0)
    assert game.can("fight", "snufflegator")
    game.pass_turn("brobnar")
    assert game.can("reap", "plain-9")
    assert not game.can("fight", "plain-9")
    game.play("plain-3").play("anger").choose("plain-3")
    assert game.damage(0) == {"snufflegator": 0}
    assert game.marked("exhausted") == []  # readied, but it may not fight
    game.pass_turn("untamed")
    assert game.can("fight", "snufflegator")
    game.pass_turn("brobnar")
    assert game.can("fight", "plain-9")


def test_full_moon_pays_for_your_creatures() -> None:
    game = scene(
        "untamed",
        {
            "hand": ["snufflegator", "full-moon", "niffle-ape", "way-of-the-wolf", "dust-pixie"],
            "deck": ["halacor"],
            "houses": ["untamed"],
        },
        {"hand": ["plain-3"], "houses": ["brobnar"]},
    )
    game.play("snufflegator").play("full-moon")
    assert game.amber == (0, 0)
    game.play("niffle-ape")
    assert game.amber == (1, 0)
    game.play("way-of-the-wolf").choose("niffle-ape").play("dust-pixie")
    assert game.amber == (5, 0)  # three icons and one more creature
    game.pass_turn("brobnar").play("plain-3")
    assert game.amber == (5, 0)
    game.pass_turn("untamed").play("halacor")
    assert game.amber == (5, 0)


def test_grasping_vines_returns_up_to_three_artifacts() -> None:
    game = scene(
        "untamed",
        {"hand": ["grasping-vines"], "artifacts": ["cannon", {"card": "bear-flute", "owner": 1}]},
        {"artifacts": ["round-table", "gorm-of-omm"], "battleline": ["plain-3"]},
    )
    game.play("grasping-vines")
    assert game.targets() == ["cannon", "bear-flute", "round-table", "gorm-of-omm"]
    assert game.game.decision is not None
    assert (game.game.decision.min, game.game.decision.max) == (0, 3)
    game.choose("cannon", "bear-flute", "gorm-of-omm")
    assert game.pile("hand") == ["cannon"]
    assert sorted(game.pile("hand", 1)) == ["bear-flute", "gorm-of-omm"]
    assert game.pile("artifacts", 1) == ["round-table"]
    assert game.amber == (1, 0)


@pytest.mark.rule("R28.12")
def test_grasping_vines_may_return_none() -> None:
    game = scene("untamed", {"hand": ["grasping-vines"]}, {"artifacts": ["round-table"]})
    game.play("grasping-vines").none()
    assert game.pile("artifacts", 1) == ["round-table"]


@pytest.mark.parametrize("card", ["key-charge", "chota-hazri"])
def test_losing_one_to_forge_a_key(card: str) -> None:
    game = scene("untamed", {"hand": [card], "amber": 7}, {"amber": 7})
    game.play(card).yes().choose("blue")
    assert game.keys() == 1
    assert game.amber == (0, 7)


@pytest.mark.parametrize("card", ["key-charge", "chota-hazri"])
def test_losing_one_and_declining_the_key(card: str) -> None:
    game = scene("untamed", {"hand": [card], "amber": 8})
    game.play(card).no()
    assert game.keys() == 0
    assert game.amber == (7, 0)


@pytest.mark.parametrize("card", ["key-charge", "chota-hazri"])
@pytest.mark.parametrize("amber", [6, 0])
def test_losing_one_with_too_little_left(card: str, amber: int) -> None:
    game = scene("untamed", {"hand": [card], "amber": amber})
    game.play(card)
    assert game.asks("main")
    assert game.keys() == 0
    assert game.amber == (max(0, amber - 1), 0)


@pytest.mark.rule("R7.7")
@pytest.mark.parametrize("card", ["key-charge", "chota-hazri"])
def test_the_key_costs_what_keys_cost(card: str) -> None:
    game = scene("untamed", {"hand": [card], "amber": 7}, {"battleline": ["murmook"]})
    game.play(card)
    assert game.keys() == 0
    game = scene("untamed", {"hand": [card], "amber": 8}, {"battleline": ["murmook"]})
    game.play(card).yes().choose("red")
    assert game.keys() == 1
    assert game.amber == (0, 0)


@pytest.mark.rule("R28.2")
@pytest.mark.parametrize("card", ["key-charge", "chota-hazri"])
def test_no_key_without_the_loss(card: str) -> None:
    """With nothing to lose there is no key, even one that costs nothing."""
    game = scene(
        "untamed",
        {"hand": [card], "artifacts": [{"card": "free", "house": "untamed"}]},
        cards=[artifact("free", always=[{"who": "you", "keys-cost": -6}])],
    )
    game.play(card)
    assert game.asks("main")
    assert game.keys() == 0


@pytest.mark.parametrize(("creatures", "stolen"), [(3, 2), (2, 0)])
def test_lifeweb_after_three_enemy_creatures(creatures: int, stolen: int) -> None:
    game = scene(
        "brobnar",
        {"hand": ["lifeweb"], "houses": ["untamed"]},
        {
            "hand": [*["plain-3"] * creatures, "cannon"],
            "houses": ["brobnar"],
            "amber": 3,
            "battleline": ["plain-9"],
        },
        active=1,
    )
    for _ in range(creatures):
        game.play("plain-3")
    game.play("cannon").pass_turn("untamed").play("lifeweb")
    assert game.amber == (1 + stolen, 3 - stolen)


def test_lifeweb_does_not_count_your_own_creatures_or_this_turn() -> None:
    game = scene(
        "untamed",
        {
            "hand": ["snufflegator", "niffle-ape", "dust-pixie", "lifeweb"],
            "houses": ["untamed"],
        },
        {"amber": 3},
    )
    game.play("snufflegator").play("niffle-ape").play("dust-pixie").play("lifeweb")
    assert game.amber == (3, 3)


@pytest.mark.ruling("Q80")
def test_lost_in_the_woods_takes_those_there_are() -> None:
    game = scene("untamed", {"hand": ["lost-in-the-woods"]}, {"battleline": ["plain-2", "plain-3"]})
    game.play("lost-in-the-woods")
    assert sorted(game.pile("deck", 1)) == ["plain-2", "plain-3"]
    assert game.amber == (1, 0)


def test_lost_in_the_woods_shuffles_two_of_each_side() -> None:
    game = scene(
        "untamed",
        {
            "hand": ["lost-in-the-woods"],
            "battleline": ["plain-1", "plain-2", {"card": "plain-3", "owner": 1}],
        },
        {"battleline": ["plain-4", "plain-5", "plain-6"], "artifacts": ["cannon"]},
    )
    game.play("lost-in-the-woods")
    assert game.targets() == ["plain-1", "plain-2", "plain-3"]
    game.choose("plain-1", "plain-3")
    assert game.targets() == ["plain-4", "plain-5", "plain-6"]
    game.choose("plain-6", "plain-4")
    assert (game.line(), game.line(1)) == (["plain-2"], ["plain-5"])
    assert game.pile("deck") == ["plain-1"]
    assert sorted(game.pile("deck", 1)) == ["plain-3", "plain-4", "plain-6"]


def test_mimicry_copies_an_action_they_discarded() -> None:
    game = scene(
        "untamed",
        {"hand": ["mimicry"], "discard": ["fear"]},
        {"battleline": ["plain-9"], "discard": ["punch", "plain-3", "regrowth"]},
    )
    game.play("mimicry")
    assert game.targets() == ["punch", "regrowth"]
    game.choose("punch")
    assert game.damage() == {"plain-9": 3}
    assert game.amber == (1, 0)
    assert game.pile("discard") == ["mimicry", "fear"]
    assert game.pile("discard", 1) == ["punch", "plain-3", "regrowth"]


def test_mimicry_reads_the_copy_from_your_side() -> None:
    game = scene(
        "untamed",
        {"hand": ["mimicry"], "discard": ["plain-5", "punch"]},
        {"discard": ["regrowth", "plain-6"]},
    )
    game.play("mimicry")
    assert game.pile("hand") == ["plain-5"]
    assert game.pile("discard") == ["mimicry", "punch"]


def test_mimicry_with_nothing_to_copy() -> None:
    game = scene("untamed", {"hand": ["mimicry"]}, {"discard": ["plain-3"]})
    game.play("mimicry")
    assert game.pile("discard") == ["mimicry"]
    assert game.amber == (0, 0)


@pytest.mark.ruling("Q01")
def test_mimicry_cannot_copy_alpha_after_another_card() -> None:
    game = scene(
        "untamed",
        {"hand": ["dust-pixie", "mimicry"]},
        {"discard": ["eureka"]},
        cards=[EUREKA],
    )
    game.play("dust-pixie")
    assert not game.can("play", "mimicry")
    assert game.why("play", "mimicry")[0].rule == "R13.16"
    assert game.pile("hand") == ["mimicry"]
    assert game.amber == (2, 0)
    assert game.pile("archives") == []


@pytest.mark.ruling("Q02")
def test_mimicry_copies_alpha_first() -> None:
    game = scene(
        "untamed",
        {"hand": ["mimicry", "punch", "fear"]},
        {"discard": ["eureka"]},
        cards=[EUREKA],
    )
    game.play("mimicry")
    assert game.amber == (3, 0)
    assert sorted(game.pile("archives")) == ["fear", "punch"]
    assert game.pile("discard") == ["mimicry"]
    assert game.pile("discard", 1) == ["eureka"]


@pytest.mark.ruling("Q54")
def test_mimicry_uses_up_a_permission_though_the_copy_would_not() -> None:
    game = scene(
        "logos",
        {"hand": ["phase-shift", "mimicry", "punch"]},
        {"discard": ["foggify"], "battleline": ["plain-3"], "houses": ["brobnar"]},
    )
    game.play("phase-shift")
    assert game.can("play", "punch")
    game.play("mimicry")
    assert game.amber == (1, 0)
    assert not game.can("play", "punch")
    game.pass_turn("brobnar")
    assert not game.can("fight", "plain-3")


@pytest.mark.ruling("Q78")
def test_mimicry_cannot_copy_a_title_played_six_times() -> None:
    game = scene(
        "untamed",
        {"hand": [*["curiosity"] * 6, "mimicry"]},
        {"discard": ["curiosity"]},
    )
    for _ in range(6):
        game.play("curiosity")
    assert not game.can("play", "mimicry")
    assert game.pile("hand") == ["mimicry"]


@pytest.mark.ruling("Q78")
def test_mimicry_counts_as_the_title_it_copies() -> None:
    game = scene(
        "untamed",
        {"hand": [*["curiosity"] * 6, "mimicry", "mimicry"]},
        {"discard": ["curiosity", "fertility-chant"]},
    )
    for _ in range(5):
        game.play("curiosity")
    game.play("mimicry#1").choose("curiosity")
    assert not game.can("play", "curiosity")
    assert game.can("play", "mimicry")
    game.play("mimicry")
    assert game.amber == (6 + 4, 2)  # only the chant was left to copy
