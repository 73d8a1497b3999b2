"""The creatures of Untamed in Dark Tidings."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.parametrize("twin", [False, True])
@pytest.mark.parametrize(("tide", "works"), [(0, True), (1, False)])
def test_chelonia_answers_creatures_at_high_tide(tide: int, works: bool, twin: bool) -> None:
    card = "chelonia-evil-twin" if twin else "chelonia"
    game = scene(
        "untamed",
        {"battleline": [card], "hand": ["toad"], "amber": 1},
        {"amber": 3},
        tide=tide,
    )
    game.play("toad")
    assert game.amber == ((1, 3 - works) if twin else (1 + works, 3))


@pytest.mark.parametrize("card", ["chelonia", "chelonia-evil-twin"])
def test_chelonia_pays_nothing_for_herself(card: str) -> None:
    game = scene("untamed", {"hand": [card]}, {"amber": 3}, tide=0)
    game.play(card)
    assert game.amber == (0, 3)
    assert game.keywords(card) == {"elusive": 0}


@pytest.mark.parametrize("answer", ["yes", "no"])
@pytest.mark.parametrize("twin", [False, True])
def test_youngest_bear_may_take_a_neighbor_along(twin: bool, answer: str) -> None:
    card = "youngest-bear-evil-twin" if twin else "youngest-bear"
    game = scene(
        "untamed",
        {"battleline": ["plain-2", "plain-3", card, "plain-4"]},
        {"battleline": ["plain-9"]},
    )
    game.reap(card).choose(answer)
    if answer == "yes":
        assert game.targets() == ["plain-3", "plain-4"]
        game.choose("plain-3")
    assert game.amber == (2 if answer == "yes" and not twin else 1, 0)
    assert game.damage(1) == {"plain-9": 3 if answer == "yes" and twin else 0}


def test_chenille_bombyx_and_fifalde_call_each_other() -> None:
    game = scene(
        "untamed",
        {"battleline": ["chenille", "bombyx"], "discard": ["bombyx", "fifalde", "toad"]},
        {"discard": ["fifalde"]},
    )
    assert game.keywords("chenille") == {"hazardous": 6}
    game.use("chenille")
    assert game.pile("hand") == ["bombyx"]
    game.use("bombyx#2" if game.in_play("bombyx#2") else "bombyx#1")
    assert sorted(game.pile("hand")) == ["bombyx", "fifalde"]


@pytest.mark.parametrize(("card", "needs"), [("bombyx", "chenille"), ("fifalde", "bombyx")])
def test_the_next_stage_needs_the_one_before(card: str, needs: str) -> None:
    game = scene(
        "untamed", {"hand": [card], "battleline": [needs, "plain-3"]}, {"battleline": [needs]}
    )
    game.play(card)
    assert (game.line(), game.line(1)) == (["plain-3", card], [needs])
    game = scene("untamed", {"hand": [card], "battleline": ["plain-3"]}, {"battleline": [needs]})
    game.play(card)
    assert (game.line(), game.line(1)) == (["plain-3"], [needs])


@pytest.mark.parametrize("way", ["fight", "reap"])
def test_fifalde_heals_itself_and_gains(way: str) -> None:
    game = scene(
        "untamed", {"battleline": [{"card": "fifalde", "damage": 4}]}, {"battleline": ["plain-1"]}
    )
    game.act(way, "fifalde")
    assert game.damage(0) == {"fifalde": 0}
    assert game.amber == (2 if way == "reap" else 1, 0)


@pytest.mark.parametrize("tide", [0, 1])
def test_dredging_druid_lifts_creatures_at_high_tide(tide: int) -> None:
    game = scene(
        "untamed",
        {"battleline": ["dredging-druid"], "discard": ["toad", "punch", "knoxx"], "deck": ["fear"]},
        {"discard": ["dharna"]},
        tide=tide,
    )
    game.reap("dredging-druid")
    if tide == 0:
        assert game.targets() == ["toad", "knoxx"]
        game.choose("knoxx")
        while not game.asks("main"):
            game.game.choose(0)
    assert game.pile("deck") == (["knoxx", "fear"] if tide == 0 else ["fear"])


@pytest.mark.parametrize("way", ["play", "reap"])
@pytest.mark.parametrize(("tide", "theirs"), [(1, 1), (0, 0), (None, 0)])
def test_deepwater_gruen_pays_the_opponent_at_low_tide(
    way: str, tide: int | None, theirs: int
) -> None:
    game = scene(
        "untamed", {"hand" if way == "play" else "battleline": ["deepwater-gruen"]}, tide=tide
    )
    game.act(way, "deepwater-gruen")
    assert game.amber[1] == theirs


@pytest.mark.parametrize("owner", [0, 1])
def test_mollymawk_breaks_an_artifact(owner: int) -> None:
    sides: list[dict[str, object]] = [{"hand": ["mollymawk"]}, {}]
    sides[owner]["artifacts"] = ["cannon"]
    game = scene("untamed", *sides)
    game.play("mollymawk")
    assert game.pile("discard", owner) == ["cannon"]


@pytest.mark.parametrize(
    ("counters", "amber", "keys"), [(0, 7, 0), (0, 8, 1), (2, 9, 0), (2, 10, 1)]
)
def test_mookling_taxes_by_its_power(counters: int, amber: int, keys: int) -> None:
    game = scene(
        "untamed",
        {"battleline": [{"card": "mookling", "power_counters": counters}], "houses": ["untamed"]},
        {"amber": amber, "houses": ["brobnar"]},
    )
    game.pass_turn("brobnar")
    assert game.keys(1) == keys


@pytest.mark.parametrize("tide", [0, 1])
def test_myliobe_stirs_up_the_other_line(tide: int) -> None:
    game = scene(
        "untamed",
        {"battleline": ["myliobe"]},
        {"battleline": ["plain-6", "plain-3", "plain-7", "plain-8"]},
        tide=tide,
    )
    game.fight("myliobe", "plain-3")
    assert game.marked("enraged") == ["plain-6", "plain-7"]
    assert game.damage(0) == {"myliobe": 0 if tide == 0 else 3}


def test_witch_of_the_dawn_calls_a_creature_back() -> None:
    game = scene(
        "untamed",
        {"hand": ["witch-of-the-dawn"], "discard": ["toad", "punch", "knoxx"]},
        {"discard": ["dharna"]},
    )
    game.play("witch-of-the-dawn")
    assert game.targets() == ["toad", "knoxx"]
    game.choose("knoxx")
    assert game.pile("hand") == ["knoxx"]


@pytest.mark.parametrize(
    ("tide", "deck", "line"),
    [
        (0, ["punch"], ["ol--paddy", "toad", "knoxx"]),
        (1, ["punch", "toad", "fear"], ["ol--paddy", "knoxx"]),
    ],
)
def test_ol_paddy_fishes_from_the_bottom(tide: int, deck: list[str], line: list[str]) -> None:
    game = scene(
        "untamed",
        {"battleline": ["ol--paddy"], "deck": ["punch", "toad", "fear", "knoxx"]},
        tide=tide,
    )
    game.reap("ol--paddy")
    while not game.asks("main"):
        game.game.choose(len(game.offered()) - 1)
    assert (game.pile("deck"), sorted(game.line())) == (deck, sorted(line))


def test_witch_of_the_dawns_twin_trades_one_friend_for_another() -> None:
    game = scene(
        "untamed",
        {
            "hand": ["witch-of-the-dawn-evil-twin"],
            "battleline": ["toad"],
            "discard": ["knoxx", "punch"],
        },
        {"battleline": ["plain-9"]},
    )
    game.play("witch-of-the-dawn-evil-twin")
    while not game.asks("main"):
        options = game.offered()
        game.choose("reap" if any(o.startswith("Reap") for o in options) else options[0])
    assert sorted(game.line()) == ["knoxx", "witch-of-the-dawn-evil-twin"]
    assert (game.card("knoxx").exhausted, game.amber) == (True, (1, 0))


def test_witch_of_the_dawns_twin_alone_brings_nobody() -> None:
    game = scene("untamed", {"hand": ["witch-of-the-dawn-evil-twin"], "discard": ["knoxx"]})
    game.play("witch-of-the-dawn-evil-twin")
    assert game.line() == ["witch-of-the-dawn-evil-twin"]


def test_aemberfin_shark_feeds_both_sides_while_it_lasts() -> None:
    game = scene(
        "untamed", {"hand": ["aemberfin-shark"], "houses": ["untamed"]}, {"houses": ["brobnar"]}
    )
    game.play("aemberfin-shark")
    assert game.card("aemberfin-shark").power_counters == 3
    game.pass_turn("brobnar")
    assert (game.card("aemberfin-shark").power_counters, game.amber) == (2, (1, 1))
    game.pass_turn("untamed")
    assert game.amber == (1, 1)
    game = scene(
        "untamed",
        {"battleline": ["aemberfin-shark"], "houses": ["untamed"]},
        {"houses": ["brobnar"]},
    )
    game.pass_turn("brobnar")
    assert game.amber == (0, 0)
