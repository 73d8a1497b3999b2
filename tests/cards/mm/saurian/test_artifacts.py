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


@pytest.mark.rule("R14.3", "R29.1")
def test_amphora_captura_resolves_any_icon_as_a_capture_if_you_like() -> None:
    side = {
        "hand": [{"card": "crystal-surge", "bonus": ["draw", "amber", "capture"]}],
        "artifacts": ["amphora-captura"],
        "battleline": ["plain-3"],
        "deck": ["punch"],
    }
    for answers, amber, captured, hand in (
        (("yes", "no", "no"), (1, 3), {"plain-3": 2}, []),
        (("no", "yes", "no"), (0, 3), {"plain-3": 2}, ["punch"]),
        (("no", "no", "yes"), (1, 4), {"plain-3": 1}, ["punch"]),
        (("yes", "yes", "yes"), (0, 2), {"plain-3": 3}, []),
    ):
        game = scene("saurian", side, {"amber": 5, "battleline": ["plain-4"]})
        game.play("crystal-surge")
        for answer in answers:
            game.choose(answer)
        assert game.amber == amber
        assert game.captured() == captured
        assert game.pile("hand") == hand


def test_amphora_captura_is_about_your_icons_alone() -> None:
    side = {"hand": [{"card": "crystal-surge", "bonus": ["amber"]}], "battleline": ["plain-3"]}
    game = scene("saurian", side, {"artifacts": ["amphora-captura"], "amber": 2})
    game.play("crystal-surge")
    assert game.amber == (1, 2)


@pytest.mark.rule("R29.2")
def test_amphora_captura_makes_a_capture_that_scrivener_favian_may_replace_again() -> None:
    side = {
        "hand": [{"card": "humble", "bonus": ["draw"]}],
        "artifacts": ["amphora-captura"],
        "battleline": ["scrivener-favian"],
    }
    game = scene("saurian", side, {"amber": 2})
    game.play("humble").yes().yes()
    assert game.amber == (1, 1)
    assert game.captured() == {}
