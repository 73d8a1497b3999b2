"""The creatures of Sanctum in Call of the Archons, J to Z."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.parametrize(("house", "after"), [("sanctum", 2), ("brobnar", 0)])
def test_jehu_the_bureaucrat_gains_when_sanctum_is_chosen(house: str, after: int) -> None:
    game = scene(
        None,
        {"battleline": ["jehu-the-bureaucrat"], "houses": ["sanctum", "brobnar"]},
        {"battleline": ["jehu-the-bureaucrat"]},
    )
    game.choose(house)
    assert game.amber == (after, 0)


def test_lady_maxena_stuns_and_goes_home() -> None:
    game = scene(
        "sanctum",
        {"hand": ["lady-maxena"], "battleline": ["plain-3"]},
        {"battleline": ["plain-9"]},
    )
    game.play("lady-maxena")
    assert game.targets() == ["plain-3", "lady-maxena", "plain-9"]
    game.choose("plain-9")
    assert game.marked("stunned") == ["plain-9"]
    assert not game.can("action", "lady-maxena")


def test_lady_maxena_returns_to_her_owner() -> None:
    game = scene("sanctum", {"battleline": [{"card": "lady-maxena", "owner": 1}, "plain-3"]})
    game.use("lady-maxena")
    assert (game.pile("hand"), game.pile("hand", 1)) == ([], ["lady-maxena"])
    assert game.line() == ["plain-3"]


def test_lord_golgotha_strikes_both_sides_of_his_enemy() -> None:
    game = scene(
        "sanctum",
        {"battleline": ["plain-8", "lord-golgotha", "plain-9"]},
        {"battleline": ["plain-3", "plain-6", "plain-4", "plain-5"]},
    )
    game.fight("lord-golgotha", "plain-6")
    assert game.damage() == {
        "plain-8": 0,
        "lord-golgotha": 4,
        "plain-9": 0,
        "plain-6": 5,
        "plain-4": 3,
        "plain-5": 0,
    }
    assert game.pile("discard", 1) == ["plain-3"]


@pytest.mark.rule("R26.8")
def test_lord_golgotha_strikes_before_the_fight() -> None:
    """The neighbor whose armor would have helped is gone before the blows."""
    game = scene(
        "sanctum",
        {"battleline": ["lord-golgotha"]},
        {"battleline": ["plain-7", {"card": "bulwark", "damage": 3}]},
    )
    game.fight("lord-golgotha", "plain-7")
    assert game.damage(1) == {"plain-7": 5}


def test_lord_golgotha_is_silent_when_attacked() -> None:
    game = scene(
        "brobnar", {"battleline": ["plain-9", "plain-4"]}, {"battleline": ["lord-golgotha"]}
    )
    game.fight("plain-9", "lord-golgotha")
    assert game.damage() == {"plain-9": 5, "plain-4": 0}


@pytest.mark.rule("R28.9")
def test_numquid_the_fair_repeats_until_the_sides_are_even() -> None:
    game = scene(
        "sanctum",
        {"hand": ["numquid-the-fair"], "battleline": ["plain-3"]},
        {"battleline": ["plain-4", "plain-5", "plain-6", "plain-7"]},
    )
    game.play("numquid-the-fair")
    assert game.targets() == ["plain-4", "plain-5", "plain-6", "plain-7"]
    game.choose("plain-5").choose("plain-7")
    assert game.line(1) == ["plain-4", "plain-6"]
    assert game.line() == ["plain-3", "numquid-the-fair"]


def test_numquid_the_fair_destroys_at_least_one() -> None:
    game = scene(
        "sanctum",
        {"hand": ["numquid-the-fair"], "battleline": ["plain-3"]},
        {"battleline": [{"card": "plain-4", "owner": 0}, "plain-5"]},
    )
    game.play("numquid-the-fair").choose("plain-4")
    assert game.line(1) == ["plain-5"]
    assert game.pile("discard") == ["plain-4"]


@pytest.mark.rule("R43.9")
def test_numquid_the_fair_and_a_ward() -> None:
    """The ward saves the only enemy; one against one is even, so nothing is repeated."""
    game = scene(
        "sanctum",
        {"hand": ["numquid-the-fair"]},
        {"battleline": [{"card": "plain-4", "warded": True}]},
    )
    game.play("numquid-the-fair")
    assert game.line(1) == ["plain-4"]
    assert game.marked("warded") == []


def test_protectrix_heals_and_protects() -> None:
    game = scene(
        "brobnar",
        {
            "battleline": [
                {"card": "protectrix", "house": "brobnar"},
                {"card": "plain-5", "damage": 4},
                "plain-4",
            ]
        },
        {"battleline": ["plain-9"], "houses": ["brobnar"]},
    )
    game.reap("protectrix").yes()
    assert game.targets() == ["protectrix", "plain-5", "plain-4", "plain-9"]
    game.choose("plain-5").fight("plain-5", "plain-9").fight("plain-4", "plain-9")
    assert game.damage() == {"protectrix": 0, "plain-5": 0}


def test_protectrix_protection_ends_with_the_turn() -> None:
    game = scene(
        "sanctum",
        {"battleline": ["protectrix", {"card": "plain-5", "damage": 4}]},
        {"battleline": ["plain-9"], "houses": ["brobnar"]},
    )
    game.reap("protectrix").yes().choose("plain-5")
    game.pass_turn("brobnar").fight("plain-9", "plain-5")
    assert game.line() == ["protectrix"]


def test_protectrix_may_decline() -> None:
    game = scene("sanctum", {"battleline": ["protectrix", {"card": "plain-5", "damage": 4}]})
    game.reap("protectrix").no()
    assert game.damage() == {"protectrix": 0, "plain-5": 4}


@pytest.mark.rule("R28.2", "R45.2")
def test_protectrix_does_not_protect_whom_it_did_not_heal() -> None:
    game = scene(
        "brobnar",
        {"battleline": [{"card": "protectrix", "house": "brobnar"}, "plain-5"]},
        {"battleline": ["plain-9"]},
    )
    game.reap("protectrix").yes().choose("plain-5").fight("plain-5", "plain-9")
    assert game.line() == ["protectrix"]


@pytest.mark.parametrize("theirs", [0, 3])
def test_raiding_knight_captures_one(theirs: int) -> None:
    game = scene("sanctum", {"hand": ["raiding-knight"]}, {"amber": theirs})
    game.play("raiding-knight")
    assert game.captured() == ({"raiding-knight": 1} if theirs else {})
    assert game.amber == (0, max(0, theirs - 1))


@pytest.mark.parametrize("action", ["reap", "fight"])
def test_sanctum_guardian_swaps_places(action: str) -> None:
    game = scene(
        "sanctum",
        {"battleline": ["plain-1", "sanctum-guardian", "plain-3", "plain-4"]},
        {"battleline": ["plain-2", "plain-9"]},
    )
    if action == "reap":
        game.reap("sanctum-guardian")
    else:
        game.fight("sanctum-guardian", "plain-2")
    assert game.targets() == ["plain-1", "plain-3", "plain-4"]
    game.choose("plain-4")
    assert game.line() == ["plain-1", "plain-4", "plain-3", "sanctum-guardian"]


def test_sanctum_guardian_alone_stays() -> None:
    game = scene("sanctum", {"battleline": ["sanctum-guardian"]}, {"battleline": ["plain-9"]})
    game.reap("sanctum-guardian")
    assert (game.line(), game.line(1)) == (["sanctum-guardian"], ["plain-9"])
    assert "taunt" in game.keywords("sanctum-guardian")


def test_sequis_captures_when_it_reaps() -> None:
    game = scene("sanctum", {"battleline": ["sequis"]}, {"amber": 3})
    game.reap("sequis")
    assert game.captured() == {"sequis": 1}
    assert game.amber == (1, 2)


def test_sergeant_zakiel_fights_with_a_neighbor() -> None:
    game = scene(
        "sanctum",
        {
            "hand": ["sergeant-zakiel"],
            "battleline": ["plain-8", {"card": "plain-5", "exhausted": True}],
        },
        {"battleline": ["plain-3"]},
    )
    game.play("sergeant-zakiel").yes()
    assert game.damage() == {"plain-8": 0, "plain-5": 3, "sergeant-zakiel": 0}
    assert game.marked("exhausted") == ["plain-5", "sergeant-zakiel"]


def test_sergeant_zakiel_may_decline() -> None:
    game = scene(
        "sanctum",
        {"hand": ["sergeant-zakiel"], "battleline": [{"card": "plain-5", "exhausted": True}]},
        {"battleline": ["plain-3"]},
    )
    game.play("sergeant-zakiel").no()
    assert game.marked("exhausted") == ["plain-5", "sergeant-zakiel"]
    assert game.damage(1) == {"plain-3": 0}


@pytest.mark.rule("R34.3")
def test_staunch_knight_is_stronger_on_a_flank() -> None:
    game = scene(
        "sanctum", {"battleline": ["staunch-knight", "plain-3"], "hand": ["sequis", "bulwark"]}
    )
    assert game.power("staunch-knight") == 6
    game.play("sequis", "left")
    assert game.power("staunch-knight") == 4
    game.play("bulwark", "right")
    assert game.power("staunch-knight") == 4


def test_the_vaultkeeper_guards_against_theft() -> None:
    game = scene(
        "shadows",
        {"hand": ["urchin"], "amber": 1},
        {"battleline": ["the-vaultkeeper"], "amber": 3},
    )
    game.play("urchin")
    assert game.amber == (1, 3)


def test_the_vaultkeeper_does_not_stop_captures() -> None:
    game = scene(
        "sanctum",
        {"hand": ["raiding-knight"]},
        {"battleline": ["the-vaultkeeper"], "amber": 3},
    )
    game.play("raiding-knight")
    assert game.amber == (0, 2)


def test_the_vaultkeeper_guards_only_its_controller() -> None:
    game = scene(
        "shadows",
        {"hand": ["urchin"], "battleline": ["the-vaultkeeper"]},
        {"amber": 3},
    )
    game.play("urchin")
    assert game.amber == (1, 2)


@pytest.mark.parametrize(
    ("house", "card", "icons"),
    [("sanctum", "veemos-lightbringer", 0), ("untamed", "perilous-wild", 1)],
)
def test_destroying_each_elusive_creature(house: str, card: str, icons: int) -> None:
    game = scene(
        house,
        {"hand": [card], "battleline": ["plain-1", "dew-faerie"]},
        {"battleline": [{"card": "urchin", "owner": 0}, "snufflegator", "noddy-the-thief"]},
    )
    game.play(card)
    line = ["plain-1"] + ([card] if card == "veemos-lightbringer" else [])
    assert (game.line(), game.line(1)) == (line, ["snufflegator"])
    assert {"dew-faerie", "urchin"} <= set(game.pile("discard"))
    assert game.pile("discard", 1) == ["noddy-the-thief"]
    assert game.amber == (icons, 0)
