"""The artifacts of Unfathomable in Dark Tidings."""

from __future__ import annotations

from tests.scenario import scene


def test_sobogg_s_thingamabob_tires_whoever_forged() -> None:
    game = scene(
        "unfathomable",
        {
            "artifacts": ["sobogg-s-thingamabob"],
            "battleline": ["plain-3"],
            "houses": ["unfathomable"],
        },
        {"amber": 6, "battleline": ["plain-4", "plain-5"], "houses": ["brobnar"]},
    )
    game.pass_turn("brobnar")
    assert game.keys(1) == 1
    assert game.marked("exhausted") == ["plain-4", "plain-5"]


def test_the_susurrus_tires_up_to_three_for_one() -> None:
    game = scene(
        "unfathomable",
        {"artifacts": ["the-susurrus"], "battleline": ["sparkfist", "plain-3"]},
        {"battleline": ["plain-4", "plain-5"], "artifacts": ["cannon"]},
    )
    game.use("the-susurrus")
    assert set(game.targets()) >= {"plain-4", "plain-5", "cannon"}
    game.choose("plain-4", "cannon")
    assert game.marked("exhausted") == ["sparkfist", "plain-4"]
    assert game.card("cannon").exhausted


def test_the_susurrus_needs_a_crew() -> None:
    game = scene(
        "unfathomable",
        {"artifacts": ["the-susurrus"], "battleline": ["plain-3"]},
        {"battleline": ["plain-4"]},
    )
    game.use("the-susurrus")
    assert game.marked("exhausted") == []


def test_echo_pearl_does_all_three() -> None:
    game = scene(
        "brobnar",
        {"artifacts": ["echo-pearl"], "battleline": ["plain-3"]},
        {"battleline": ["plain-4"]},
    )
    game.use("echo-pearl", "omni").choose("plain-4")
    for mark in ("exhausted", "stunned", "enraged"):
        assert game.marked(mark) == ["plain-4"]
    assert game.pile("discard") == ["echo-pearl"]


def test_frigorific_rod_tires_a_creature_or_an_artifact() -> None:
    game = scene(
        "unfathomable",
        {"artifacts": ["frigorific-rod"], "battleline": ["plain-3"]},
        {"battleline": ["plain-4"], "artifacts": ["cannon"]},
    )
    game.use("frigorific-rod")
    assert {"plain-3", "plain-4", "cannon"} <= set(game.targets())
    game.choose("cannon")
    assert game.card("cannon").exhausted
    assert game.marked("exhausted") == []


def test_kiligog_s_trench_grows_deeper_every_turn() -> None:
    game = scene(
        "unfathomable",
        {
            "artifacts": [{"card": "kiligog-s-trench", "counters": {"depth": 2}}],
            "battleline": ["plain-3", "plain-4"],
            "houses": ["unfathomable"],
        },
        {
            "battleline": ["plain-3", "plain-2", {"card": "plain-1", "power_counters": 2}],
            "houses": ["brobnar"],
        },
    )
    game.end()
    assert (game.line(), game.line(1)) == (["plain-4"], ["plain-2"])
    game.pass_turn("unfathomable")
    assert (game.line(), game.line(1)) == (["plain-4"], ["plain-2"])
