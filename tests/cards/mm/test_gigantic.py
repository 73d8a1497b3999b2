"""Gigantic creatures: two cards out of play, one creature in play (R49)."""

from __future__ import annotations

import pytest

from keyforge_tui.engine.specs import ScenarioError
from tests.scenario import Play, Side, action, scene

BOTTOM, TOP = "ultra-gravitron", "ultra-gravitron2"


def played(half: str = BOTTOM, **mine: object) -> Play:
    side: Side = {"hand": [BOTTOM, TOP], "deck": ["punch"] * 7, **mine}
    return scene("logos", side).play(half)


@pytest.mark.rule("R49.3")
@pytest.mark.parametrize("half", [BOTTOM, TOP])
def test_either_half_plays_the_whole_creature(half: str) -> None:
    game = played(half)
    assert game.line() == [BOTTOM]
    assert game.pile("hand") == []
    assert game.power(BOTTOM) == 10
    assert game.card(BOTTOM).definition.armor == 3
    assert game.pile("archives") == ["punch"] * 5
    assert len(game.pile("deck")) == 2


@pytest.mark.rule("R49.3")
@pytest.mark.parametrize("half", [BOTTOM, TOP])
def test_one_half_alone_cannot_be_played(half: str) -> None:
    other = TOP if half == BOTTOM else BOTTOM
    game = scene("logos", {"hand": [half], "deck": [other], "discard": [other]})
    assert not game.can("play", half)
    assert game.can("discard", half)


@pytest.mark.rule("R49.4")
def test_both_halves_are_one_play() -> None:
    game = scene("logos", {"hand": [BOTTOM, TOP, "dextre"], "deck": ["punch"] * 5}, turn=1)
    game.play(TOP)
    assert game.line() == [BOTTOM]
    assert not game.can("play", "dextre")
    played_events = [e for e in game.game.table.state.history if e.kind.value == "played"]
    assert len(played_events) == 1


@pytest.mark.rule("R49.2")
def test_the_top_halfs_icons_are_resolved() -> None:
    top = {"card": TOP, "bonus": ["amber", "amber"]}
    game = played(BOTTOM, hand=[BOTTOM, top])
    assert game.amber == (2, 0)


@pytest.mark.rule("R49.5")
@pytest.mark.parametrize(
    ("effect", "zone"),
    [
        ({"destroy": "a creature"}, "discard"),
        ({"return": "a creature"}, "hand"),
        ({"archive": "a creature"}, "archives"),
        ({"purge": "a creature"}, "purged"),
    ],
)
def test_out_of_play_there_are_two_cards_again(effect: dict[str, str], zone: str) -> None:
    game = scene(
        "brobnar",
        {"hand": ["blow"], "battleline": []},
        {"hand": [BOTTOM, TOP], "deck": ["punch"] * 5, "houses": ["logos"]},
        cards=[action("blow", effect)],
    )
    game.end().play(TOP).end().play("blow")
    assert game.line(1) == []
    assert sorted(c for c in game.pile(zone, 1) if c.startswith("ultra")) == [BOTTOM, TOP]


@pytest.mark.rule("R49.5")
@pytest.mark.parametrize(("first", "deck"), [(BOTTOM, [TOP, BOTTOM]), (TOP, [BOTTOM, TOP])])
def test_the_active_player_orders_the_halves_on_a_deck(first: str, deck: list[str]) -> None:
    """O27: in a deck the halves lie as the active player chooses."""
    lift = action("lift", {"put-on-deck": "a creature", "where": "top"})
    game = scene(
        "brobnar", {"hand": ["lift"]}, {"battleline": [BOTTOM], "deck": ["punch"]}, cards=[lift]
    )
    game.play("lift")
    assert game.offered() == ["Ultra Gravitron (bottom half)", "Ultra Gravitron (top half)"]
    game.choose(first)
    assert game.pile("deck", 1) == [*deck, "punch"]


def test_a_position_names_a_gigantic_creature_by_its_bottom_half() -> None:
    game = scene("brobnar", {"hand": ["barehanded"]}, {"battleline": [BOTTOM]})
    assert game.line(1) == [BOTTOM]
    assert game.card(BOTTOM).half == game.id(TOP)
    with pytest.raises(ScenarioError, match="written as ultra-gravitron"):
        scene("brobnar", {"battleline": [TOP]})


@pytest.mark.ruling("Q98")
def test_wild_wormhole_cannot_play_half_a_creature() -> None:
    game = scene("logos", {"hand": ["wild-wormhole", BOTTOM], "deck": [TOP, "punch"]})
    game.play("wild-wormhole")
    assert game.amber == (1, 0)
    assert game.pile("deck") == [TOP, "punch"]
    assert game.pile("hand") == [BOTTOM]
    assert game.line() == []


@pytest.mark.rule("R49.6")
def test_an_effect_puts_both_halves_into_play_or_nothing() -> None:
    rise = action("rise", {"put-into-play": "any number of creatures in your discard pile"})
    mine = {"hand": ["rise"], "discard": [BOTTOM, TOP, "plain-3"]}
    game = scene("brobnar", mine, cards=[rise])
    game.play("rise").choose(BOTTOM, TOP)
    assert game.line() == [BOTTOM]
    assert game.pile("discard") == ["rise", "plain-3"]
    game = scene("brobnar", mine, cards=[rise])
    game.play("rise").choose(TOP)
    assert game.line() == []
    assert game.pile("discard") == ["rise", BOTTOM, TOP, "plain-3"]


def gravitron(**mine: object) -> Play:
    """Ultra Gravitron ready, with both its cards."""
    game = scene(
        "logos",
        {"hand": [BOTTOM, TOP], "deck": ["urchin", "punch", "fear"], **mine},
        {"battleline": [{"card": "plain-3", "bonus": ["amber", "capture"]}, "plain-4"], "amber": 4},
    )
    game.play(BOTTOM).end().end()
    if game.asks("house"):
        game.choose("logos")
    return game


@pytest.mark.parametrize("way", ["reap", "fight"])
def test_ultra_gravitron_purges_and_resolves_icons(way: str) -> None:
    game = gravitron()
    if game.asks("archives"):
        game.choose("leave")
    before = game.amber[0]
    if way == "reap":
        game.reap(BOTTOM)
        before += 1
    else:
        game.fight(BOTTOM, "plain-4")
    assert sorted(game.targets()) == ["fear", "punch", "urchin"]
    game.choose("fear")
    assert game.pile("discard") == ["fear"]
    assert "plain-3" in game.targets()
    game.choose("plain-3")
    assert game.pile("purged", 1) == ["plain-3"]
    assert game.amber[0] == before + 1
    assert game.card(BOTTOM).amber == 1  # the capture icon is yours to resolve


def test_ultra_gravitron_does_nothing_with_empty_archives() -> None:
    game = gravitron(deck=[])
    game.reap(BOTTOM)
    assert game.line(1) == ["plain-3", "plain-4"]
    assert game.asks("main")


@pytest.mark.rule("R49.6")
def test_what_purged_the_creature_returns_both_halves_to_play() -> None:
    game = scene(
        "logos",
        {"artifacts": ["spangler-box"], "hand": [{"card": "grasping-vines", "house": "logos"}]},
        {"battleline": [BOTTOM, BOTTOM]},
    )
    game.use("spangler-box").choose(f"{BOTTOM}#1")
    assert sorted(game.pile("purged", 1)) == [BOTTOM, TOP]
    game.play("grasping-vines").choose("spangler-box").choose("left")
    assert game.line(1) == [BOTTOM, BOTTOM]
    assert game.pile("purged", 1) == []


@pytest.mark.rule("R23.14", "R49.6")
def test_a_creature_destroyed_fighting_comes_back_whole() -> None:
    strong = {"card": "overlord-greking", "power_counters": 9}
    game = scene("dis", {"battleline": [strong]}, {"battleline": [BOTTOM]})
    game.fight("overlord-greking", BOTTOM).choose("right")
    assert game.line() == ["overlord-greking", BOTTOM]
    assert game.pile("discard", 1) == []
    assert game.power(BOTTOM) == 10
