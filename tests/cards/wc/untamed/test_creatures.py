"""The creatures of Untamed in Worlds Collide."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_gebuk_leaves_its_place_to_a_creature() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-9"]},
        {
            "battleline": ["plain-2", {"card": "gebuk", "damage": 1}, "plain-3"],
            "deck": ["bumpsy", "troll"],
            "amber": 1,
        },
    )
    game.fight("plain-9", "gebuk")
    assert game.line(1) == ["plain-2", "bumpsy", "plain-3"]
    assert game.card("bumpsy").exhausted
    assert game.pile("discard", 1) == ["gebuk"]
    assert game.pile("deck", 1) == ["troll"]


def test_gebuk_only_discards_another_card() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-9"]},
        {"battleline": ["plain-2", "gebuk"], "deck": ["punch", "troll"]},
    )
    game.fight("plain-9", "gebuk")
    assert game.line(1) == ["plain-2"]
    assert sorted(game.pile("discard", 1)) == ["gebuk", "punch"]


@pytest.mark.rule("R23.15")
@pytest.mark.ruling("Q93")
def test_gebuk_and_ragnarok() -> None:
    game = scene(
        "brobnar",
        {"hand": ["ragnarok"], "houses": ["brobnar"], "amber": 3},
        {"battleline": ["plain-3", "gebuk", "plain-4"], "deck": ["dust-pixie"], "houses": ["mars"]},
    )
    game.play("ragnarok").end()
    assert game.line(1) == ["dust-pixie"]
    assert game.card("dust-pixie").exhausted
    assert sorted(game.pile("discard", 1)) == ["gebuk", "plain-3", "plain-4"]
    assert game.amber == (3, 0)


def test_gebuk_whose_left_neighbor_dies_with_it() -> None:
    game = scene(
        "dis",
        {"hand": ["gateway-to-dis"]},
        {
            "battleline": ["plain-1", "gebuk", {"card": "plain-8", "warded": True}],
            "deck": ["troll"],
        },
    )
    game.play("gateway-to-dis")
    assert game.line(1) == ["troll", "plain-8"]


def test_gebuk_turns_to_the_deck_of_its_controller() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-9"], "deck": ["headhunter"]},
        {"battleline": [{"card": "gebuk", "owner": 0}], "deck": ["troll"]},
    )
    game.fight("plain-9", "gebuk")
    assert game.line(1) == ["troll"]
    assert game.pile("discard") == ["gebuk"]
    assert game.pile("deck") == ["headhunter"]


def test_gebuk_that_stays_in_play_brings_nobody() -> None:
    """The Destroyed ability is resolved, but Gebuk does not leave play (R23.7)."""
    game = scene(
        "brobnar",
        {"battleline": ["plain-9"]},
        {"battleline": [{"card": "gebuk", "upgrades": ["armageddon-cloak"]}], "deck": ["troll"]},
    )
    game.fight("plain-9", "gebuk")
    assert game.line(1) == ["gebuk"]
    assert sorted(game.pile("discard", 1)) == ["armageddon-cloak", "troll"]


@pytest.mark.parametrize("way", ["reap", "fight"])
def test_the_feathered_shaman_wards_its_neighbors(way: str) -> None:
    game = scene(
        "untamed",
        {"battleline": ["plain-3", "plain-4", "the-feathered-shaman", "plain-5"]},
        {"battleline": ["plain-1"]},
    )
    game.act(way, "the-feathered-shaman")
    warded = [name for name in game.line() if game.card(name).warded]
    assert warded == ["plain-4", "plain-5"]
    assert game.line(1) == ([] if way == "fight" else ["plain-1"])


@pytest.mark.parametrize("reaped", [True, False])
def test_bramble_lynx_enters_ready_after_a_reap(reaped: bool) -> None:
    game = scene(
        "untamed", {"hand": ["bramble-lynx"], "battleline": ["knoxx"]}, {"battleline": ["plain-1"]}
    )
    if reaped:
        game.reap("knoxx")
    else:
        game.fight("knoxx", "plain-1")
    game.play("bramble-lynx")
    assert game.card("bramble-lynx").exhausted is not reaped
    assert game.keywords("bramble-lynx") == {"skirmish": 0}


@pytest.mark.parametrize("way", ["play", "reap"])
def test_deepwood_druid_heals_a_neighbor(way: str) -> None:
    hurt: list[object] = [{"card": f"plain-{n}", "damage": 2} for n in (4, 5, 6)]
    game = scene(
        "untamed",
        {"hand": ["deepwood-druid"], "battleline": hurt}
        if way == "play"
        else {"battleline": [*hurt[:2], "deepwood-druid", hurt[2]]},
        {"battleline": [{"card": "plain-7", "damage": 2}]},
    )
    if way == "play":
        game.act("play", "deepwood-druid").choose(game.offered()[2])
    else:
        game.reap("deepwood-druid")
    assert game.targets() == ["plain-5", "plain-6"]
    game.choose("plain-6")
    damage = game.damage()
    assert [damage[f"plain-{n}"] for n in (4, 5, 6, 7)] == [2, 2, 0, 2]


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_ghosthawk_may_reap_with_its_neighbors(answer: str) -> None:
    game = scene(
        "untamed",
        {"hand": ["ghosthawk"], "battleline": ["plain-3", "plain-4", "plain-5"]},
        {"battleline": ["plain-6"]},
    )
    game.act("play", "ghosthawk").choose(game.offered()[1])
    assert game.line() == ["plain-3", "ghosthawk", "plain-4", "plain-5"]
    game.choose(answer)
    while game.asks("target") or game.asks("order"):
        game.game.choose(0)
    assert game.amber == (2 if answer == "yes" else 0, 0)
    reaped = ["plain-3", "ghosthawk", "plain-4"] if answer == "yes" else ["ghosthawk"]
    assert game.marked("exhausted") == reaped


@pytest.mark.parametrize(("enemies", "gained"), [(2, 0), (3, 1)])
def test_harmonia_helps_whoever_is_outnumbered(enemies: int, gained: int) -> None:
    game = scene(
        "untamed",
        {"hand": ["toad"], "battleline": ["harmonia"], "houses": ["untamed"]},
        {"battleline": ["plain-3"] * enemies, "hand": ["plain-4"], "houses": ["brobnar"]},
    )
    game.play("toad")
    assert game.amber == (gained, 0)
    game.pass_turn("brobnar").play("plain-4")
    assert game.amber == (gained, 0)


@pytest.mark.parametrize("card", ["harmonia", "imprinted-murmook"])
def test_some_of_the_wild_are_elusive(card: str) -> None:
    game = scene("brobnar", {"battleline": ["plain-3"]}, {"battleline": [card]})
    game.fight("plain-3", card)
    assert game.damage() == {"plain-3": 0, card: 0}


@pytest.mark.parametrize(("amber", "keys"), [(5, 1), (4, 0)])
def test_imprinted_murmook_makes_your_keys_cheaper(amber: int, keys: int) -> None:
    game = scene(
        "brobnar",
        {"amber": 5, "houses": ["brobnar"]},
        {"battleline": ["imprinted-murmook"], "amber": amber, "houses": ["untamed"]},
    )
    game.pass_turn("untamed")
    assert game.keys(1) == keys
    game.pass_turn("brobnar")
    assert game.keys() == 0


@pytest.mark.parametrize(("amber", "keys"), [(6, 0), (7, 1)])
def test_musthic_murmook_makes_all_keys_dearer_and_hits(amber: int, keys: int) -> None:
    game = scene(
        "untamed",
        {"hand": ["musthic-murmook"], "amber": amber, "houses": ["untamed"]},
        {"battleline": ["plain-5", "plain-4"], "amber": amber, "houses": ["brobnar"]},
    )
    game.play("musthic-murmook")
    assert game.targets() == ["musthic-murmook", "plain-5", "plain-4"]
    game.choose("plain-5")
    assert game.damage(1) == {"plain-5": 4, "plain-4": 0}
    game.pass_turn("brobnar").pass_turn("untamed")
    assert (game.keys(), game.keys(1)) == (keys, keys)


def test_kangaphant_makes_reaping_deadly_for_everybody() -> None:
    game = scene(
        "untamed",
        {"battleline": ["kangaphant", "knoxx"], "houses": ["untamed"]},
        {"battleline": ["plain-3", "plain-4"], "houses": ["brobnar"]},
    )
    game.reap("knoxx")
    assert (game.line(), game.amber) == (["kangaphant"], (1, 0))
    game.pass_turn("brobnar").reap("plain-3")
    assert game.line(1) == ["plain-4"]


def test_mab_the_mad_runs_away_into_its_owners_deck() -> None:
    game = scene(
        "untamed", {"battleline": [{"card": "mab-the-mad", "owner": 1}]}, {"deck": ["fear"]}
    )
    game.reap("mab-the-mad")
    assert (game.amber, game.line(), game.pile("deck")) == ((1, 0), [], [])
    assert sorted(game.pile("deck", 1)) == ["fear", "mab-the-mad"]


@pytest.mark.parametrize(("place", "gained"), [(0, 0), (1, 2), (2, 0)])
def test_eldest_bear_gains_before_it_fights_from_the_center(place: int, gained: int) -> None:
    line = ["plain-3", "plain-4"]
    line.insert(place, "eldest-bear")
    game = scene("untamed", {"battleline": line}, {"battleline": ["plain-3", "plain-9"]})
    game.fight("eldest-bear", "plain-3#2")
    if game.asks("order"):
        game.game.choose(0)
    assert game.amber == (gained, 0)
    assert game.line(1) == ["plain-9"]
    assert game.damage(0)["eldest-bear"] == 0  # assault came first


def test_moor_wolf_readies_the_other_wolves() -> None:
    game = scene(
        "untamed",
        {
            "hand": ["moor-wolf"],
            "battleline": [
                {"card": "moor-wolf", "exhausted": True},
                {"card": "knoxx", "exhausted": True},
            ],
        },
        {"battleline": [{"card": "moor-wolf", "exhausted": True}]},
    )
    game.play("moor-wolf")
    assert game.marked("exhausted") == ["knoxx", "moor-wolf"]
    assert not game.card("moor-wolf#3").exhausted


def test_xenos_bloodshadow_is_deadly_both_ways() -> None:
    game = scene("untamed", {"battleline": ["xenos-bloodshadow"]}, {"battleline": ["plain-9"]})
    game.fight("xenos-bloodshadow", "plain-9")
    assert (game.damage(), game.line(1)) == ({"xenos-bloodshadow": 0}, [])
    game = scene(
        "brobnar", {"battleline": ["plain-6", "plain-9"]}, {"battleline": ["xenos-bloodshadow"]}
    )
    game.fight("plain-9", "xenos-bloodshadow")
    assert game.damage() == {"plain-6": 0, "plain-9": 6, "xenos-bloodshadow": 0}
    game.fight("plain-6", "xenos-bloodshadow")
    assert game.line() == ["plain-9"]


def test_toad_cannot_reap() -> None:
    game = scene("untamed", {"battleline": ["toad", "knoxx"]}, {"battleline": ["plain-3"]})
    assert not game.can("reap", "toad")
    assert game.can("fight", "toad")
    assert game.can("reap", "knoxx")


@pytest.mark.parametrize("chooser", [0, 1])
def test_giant_gnawbill_makes_the_chooser_break_an_artifact(chooser: int) -> None:
    game = scene(
        None,
        {
            "battleline": ["giant-gnawbill"],
            "artifacts": ["cannon", "library-of-babble"],
            "houses": ["brobnar", "dis"],
        },
        {"artifacts": ["ragwarg"], "houses": ["brobnar", "dis"]},
        active=chooser,
    )
    game.choose("brobnar")
    decision = game.game.decision
    assert decision is not None
    assert (decision.player, sorted(game.targets())) == (chooser, ["cannon", "ragwarg"])
    game.choose("ragwarg")
    assert (game.pile("artifacts"), game.pile("artifacts", 1)) == (
        ["cannon", "library-of-babble"],
        [],
    )


@pytest.mark.rule("R42.3")
@pytest.mark.parametrize(("amber", "damage"), [(0, 0), (1, 1), (5, 0)])
def test_molephin_strikes_back_for_each_amber_stolen(amber: int, damage: int) -> None:
    game = scene(
        "shadows",
        {"hand": ["ghostly-hand"], "battleline": ["plain-4", "plain-5"]},
        {"amber": amber, "battleline": ["molephin", "plain-6"]},
    )
    game.play("ghostly-hand")
    assert game.damage(0) == {"plain-4": damage, "plain-5": damage}
    assert game.damage(1) == {"molephin": 0, "plain-6": 0}
