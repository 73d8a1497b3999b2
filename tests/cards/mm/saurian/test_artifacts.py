"""The artifacts of Saurian in Mass Mutation."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_curia_saurus_passes_amber_to_the_strongest_enemy() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-9", {"card": "plain-4", "amber": 1}], "artifacts": ["curia-saurus"]},
        {"battleline": [{"card": "plain-3", "amber": 3}, "plain-5"]},
    )
    game.fight("plain-9", "plain-3")
    assert game.captured() == {"plain-9": 1, "plain-4": 1}
    assert game.amber == (2, 0)


@pytest.mark.parametrize(("discard", "left"), [(["praefectus-ludo"], 1), (["punch"], 2)])
def test_monument_to_ludo_throws_amber_away(discard: list[str], left: int) -> None:
    game = scene(
        "saurian",
        {"artifacts": ["monument-to-ludo"], "discard": discard, "battleline": ["plain-3"]},
        {
            "battleline": [{"card": "plain-5", "amber": 3}],
            "discard": ["praefectus-ludo"],
            "amber": 1,
        },
    )
    game.use("monument-to-ludo")
    assert game.targets() == ["plain-3", "plain-5"]
    game.choose("plain-5")
    assert (game.captured(), game.amber) == ({"plain-5": left}, (0, 1))


@pytest.mark.parametrize(
    ("discard", "amber", "keys"),
    [
        (["punch"], 6, 0),
        (["punch"], 7, 1),
        (["faust-the-great"], 7, 0),
        (["faust-the-great"], 8, 1),
    ],
)
def test_monument_to_faust_makes_keys_dearer(discard: list[str], amber: int, keys: int) -> None:
    game = scene(
        "saurian",
        {"artifacts": ["monument-to-faust"], "discard": discard, "houses": ["saurian"]},
        {"amber": amber, "houses": ["brobnar"]},
    )
    game.use("monument-to-faust").pass_turn("brobnar")
    assert game.keys(1) == keys


@pytest.mark.parametrize(("discard", "captured"), [(["punch"], 1), (["cornicen-octavia"], 2)])
def test_monument_to_octavia_captures(discard: list[str], captured: int) -> None:
    game = scene(
        "saurian",
        {
            "artifacts": ["monument-to-octavia"],
            "discard": discard,
            "battleline": ["plain-3", "plain-4"],
        },
        {"battleline": ["plain-5"], "amber": 4},
    )
    game.use("monument-to-octavia")
    assert game.targets() == ["plain-3", "plain-4"]
    game.choose("plain-4")
    assert (game.captured(), game.amber) == ({"plain-4": captured}, (0, 4 - captured))


@pytest.mark.parametrize("dead", [True, False])
def test_monument_to_primus_reaches_further_for_the_dead(dead: bool) -> None:
    game = scene(
        "saurian",
        {
            "artifacts": ["monument-to-primus"],
            "discard": ["consul-primus" if dead else "punch"],
            "battleline": [{"card": "plain-3", "amber": 1}, "plain-4"],
        },
        {"battleline": [{"card": "plain-5", "amber": 1}]},
    )
    game.use("monument-to-primus")
    assert game.targets() == (["plain-3", "plain-4", "plain-5"] if dead else ["plain-3", "plain-4"])
    game.choose("plain-3")
    if game.asks("target"):
        game.choose("plain-4")
    assert game.captured() == {"plain-4": 1, "plain-5": 1}
