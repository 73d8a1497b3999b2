"""The creatures of Star Alliance in Dark Tidings."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.parametrize("twin", [False, True])
def test_cr_officer_hawkins_counts_strangers_beside(twin: bool) -> None:
    card = "cr-officer-hawkins-evil-twin" if twin else "cr-officer-hawkins"
    for place, strangers in ((1, 2), (2, 1), (3, 0)):
        game = scene(
            "staralliance",
            {"hand": [card], "battleline": ["plain-3", "charette", "commander-chan"]},
            {"amber": 5},
        )
        game.act("play", card).choose(game.offered()[place])
        assert game.amber == ((0, 5 - strangers) if twin else (strangers, 5))


@pytest.mark.parametrize("tide", [0, 1])
@pytest.mark.parametrize(
    ("card", "word"), [("ch-337a", "elusive"), ("ch-337a-evil-twin", "skirmish")]
)
def test_ch_337a_shares_its_gift_at_high_tide(card: str, word: str, tide: int) -> None:
    game = scene("staralliance", {"battleline": ["plain-2", "plain-3", card, "plain-4"]}, tide=tide)
    gifted = [n for n in ("plain-2", "plain-3", card, "plain-4") if word in game.keywords(n)]
    assert gifted == (["plain-3", card, "plain-4"] if tide == 0 else [card])


@pytest.mark.parametrize(("mine", "theirs"), [(2, 3), (0, 3), (0, 0)])
def test_colonist_chapmans_twin_takes_it_all(mine: int, theirs: int) -> None:
    game = scene(
        "staralliance", {"hand": ["colonist-chapman-evil-twin"], "amber": mine}, {"amber": theirs}
    )
    game.play("colonist-chapman-evil-twin")
    assert game.card("colonist-chapman-evil-twin").amber == mine + theirs
    assert game.amber == (0, 0)


def test_colonist_chapman_employs_strangers_beside() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-2", "plain-3", "colonist-chapman", "commander-chan"]},
        {"battleline": ["plain-9"]},
    )
    game.reap("plain-3")
    assert game.amber == (2, 0)
    game.reap("plain-2")
    assert game.amber == (3, 0)
    assert game.keywords("colonist-chapman") == {"taunt": 0}


@pytest.mark.parametrize(("tide", "ready"), [(0, True), (1, False), (None, False)])
def test_rocketeer_tryskas_twin_enters_ready_at_high_tide(tide: int | None, ready: bool) -> None:
    card = "rocketeer-tryska-evil-twin"
    game = scene("staralliance", {"hand": [card]}, tide=tide)
    game.play(card)
    assert game.card(card).exhausted is not ready


@pytest.mark.parametrize(
    ("flank", "tide", "ready"), [("right", 0, True), ("left", 0, False), ("right", 1, False)]
)
def test_rocketeer_tryska_readies_whoever_lands_beside_it(
    flank: str, tide: int, ready: bool
) -> None:
    game = scene(
        "brobnar", {"battleline": ["plain-3", "rocketeer-tryska"], "hand": ["plain-4"]}, tide=tide
    )
    game.play("plain-4", flank)
    assert game.card("plain-4").exhausted is not ready


@pytest.mark.parametrize("tide", [0, 1])
@pytest.mark.parametrize("way", ["fight", "reap"])
def test_agent_sepdia_stings_and_at_high_tide_stuns(way: str, tide: int) -> None:
    game = scene(
        "staralliance",
        {"battleline": ["agent-sepdia"]},
        {"battleline": ["plain-1", "plain-9"]},
        tide=tide,
    )
    if way == "reap":
        game.reap("agent-sepdia")
    else:
        game.fight("agent-sepdia", "plain-1")
    game.choose("plain-9")
    assert game.damage()["plain-9"] == 1
    assert game.marked("stunned") == (["plain-9"] if tide == 0 else [])


@pytest.mark.parametrize("way", ["play", "fight", "reap"])
@pytest.mark.parametrize(("tide", "amber", "keys"), [(0, 8, 0), (0, 9, 1), (1, 6, 1)])
def test_lieutenant_valmart_taxes_at_high_tide(way: str, tide: int, amber: int, keys: int) -> None:
    game = scene(
        "staralliance",
        {
            "hand" if way == "play" else "battleline": ["lieutenant-valmart"],
            "houses": ["staralliance"],
        },
        {"battleline": ["plain-1"], "amber": amber, "houses": ["brobnar"]},
        tide=tide,
    )
    game.act(way, "lieutenant-valmart")
    game.pass_turn("brobnar")
    assert game.keys(1) == keys


def test_shield_u_later_is_a_creature_or_a_shield() -> None:
    game = scene("staralliance", {"hand": ["shield-u-later"], "battleline": ["plain-3", "plain-4"]})
    game.act("play", "shield-u-later").yes().choose("plain-3")
    assert (game.armor("plain-3"), game.armor("plain-4")) == (2, 0)
    game = scene("staralliance", {"hand": ["shield-u-later"]})
    game.act("play", "shield-u-later")
    if game.asks("option"):
        game.no()
    assert (game.line(), game.armor("shield-u-later")) == (["shield-u-later"], 2)


def test_shield_u_laters_twin_weighs_its_bearer_down() -> None:
    card = "shield-u-later-evil-twin"
    game = scene(
        "staralliance", {"hand": [card]}, {"battleline": ["sir-bevor-evil-twin", "plain-4"]}
    )
    game.act("play", card).yes().choose("plain-4")
    assert (game.power("plain-4"), game.armor("plain-4")) == (2, 0)
    armored = {"card": "marshal-ewer", "upgrades": [card]}
    game = scene("staralliance", {}, {"battleline": [armored]})
    assert (game.power("marshal-ewer"), game.armor("marshal-ewer")) == (2, 0)


@pytest.mark.parametrize("tide", [0, 1])
@pytest.mark.parametrize("way", ["reap", "fight"])
def test_prof_emeritus_kering_uses_one_neighbor_or_both(way: str, tide: int) -> None:
    game = scene(
        "staralliance",
        {
            "battleline": [
                "plain-3",
                {"card": "prof-emeritus-kering", "power_counters": 2},
                "plain-4",
                "plain-5",
            ]
        },
        {"battleline": ["plain-1"]},
        tide=tide,
    )
    game.act(way, "prof-emeritus-kering")
    assert game.targets() == ["plain-3", "plain-4"]
    game.choose("plain-4")
    while not game.asks("main"):
        game.choose("reap")
    used = ["plain-3", "plain-4"] if tide == 0 else ["plain-4"]
    assert [n for n in game.marked("exhausted") if n.startswith("plain")] == used


def test_diplomat_agung_lends_a_house_for_a_turn() -> None:
    game = scene(
        "staralliance",
        {"battleline": ["diplomat-agung", "plain-3"], "houses": ["staralliance", "brobnar"]},
        {"battleline": ["plain-9"], "houses": ["brobnar"]},
    )
    game.reap("diplomat-agung").choose("staralliance").choose("plain-3")
    assert game.can("reap", "plain-3")
    game.pass_turn("brobnar").pass_turn("staralliance")
    assert not game.can("reap", "plain-3")
