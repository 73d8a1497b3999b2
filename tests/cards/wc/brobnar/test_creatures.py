"""The creatures of Brobnar in Worlds Collide."""

from __future__ import annotations

import pytest

from tests.scenario import Play, made, scene


def mega_ganger_chieftain(flank: str) -> Play:
    game = scene(
        "brobnar",
        {
            "hand": ["mega-ganger-chieftain"],
            "battleline": [{"card": "plain-4", "exhausted": True}, "plain-5"],
        },
        {"battleline": ["plain-2"]},
    )
    return game.play("mega-ganger-chieftain", flank)


def test_mega_ganger_chieftain_readies_and_fights_with_a_neighbor() -> None:
    game = mega_ganger_chieftain("left")
    game.yes()
    assert game.damage() == {"mega-ganger-chieftain": 0, "plain-4": 2, "plain-5": 0}
    assert game.card("plain-4").exhausted
    assert game.pile("discard", 1) == ["plain-2"]


def test_mega_ganger_chieftain_may_decline() -> None:
    game = mega_ganger_chieftain("left")
    game.no()
    assert game.card("plain-4").exhausted
    assert game.line(1) == ["plain-2"]


@pytest.mark.erratum("E22")
@pytest.mark.parametrize(("tide", "usable"), [(None, True), (0, True), (1, False)])
def test_valoocanth_cannot_be_used_at_low_tide(tide: int | None, usable: bool) -> None:
    game = scene("brobnar", {"battleline": ["valoocanth"]}, {"battleline": ["plain-3"]}, tide=tide)
    assert game.can("reap", "valoocanth") is usable
    assert game.can("fight", "valoocanth") is usable


@pytest.mark.erratum("E22")
@pytest.mark.parametrize("way", ["reap", "fight"])
def test_valoocanth_exhausts_an_enemy_and_its_neighbors(way: str) -> None:
    game = scene(
        "brobnar",
        {"battleline": ["valoocanth", "troll"]},
        {"battleline": ["plain-2", "plain-3", "plain-4", "plain-5", "plain-6"]},
    )
    game.act(way, "valoocanth")
    if way == "fight":
        game.choose("plain-2")
    assert game.targets() == game.line(1)
    game.choose("plain-4")
    tired = [name for name in game.line(1) if game.card(name).exhausted]
    assert tired == ["plain-3", "plain-4", "plain-5"]
    assert not game.card("troll").exhausted


@pytest.mark.parametrize("card", ["alaka", "mega-alaka"])
@pytest.mark.parametrize("fought", [True, False])
def test_alaka_enters_ready_after_a_fight(card: str, fought: bool) -> None:
    game = scene(
        "brobnar",
        {"hand": [card], "battleline": ["plain-5"]},
        {"battleline": ["plain-1", "plain-2"]},
    )
    if fought:
        game.fight("plain-5", "plain-1")
    else:
        game.reap("plain-5")
    game.play(card)
    assert game.card(card).exhausted is not fought


@pytest.mark.parametrize(("card", "power"), [("gron-nine-toes", 5), ("mega-gron-nine-toes", 7)])
def test_gron_nine_toes_grows_when_hurt(card: str, power: int) -> None:
    game = scene(
        "brobnar", {"battleline": [card]}, {"battleline": [{"card": "plain-5", "damage": 1}]}
    )
    assert game.power(card) == power
    game = scene("brobnar", {"battleline": [{"card": card, "damage": 2}]})
    assert game.power(card) == power + 4


@pytest.mark.parametrize("card", ["mogghunter", "mega-mogghunter"])
def test_mogghunter_hits_a_flank_creature_after_fighting(card: str) -> None:
    game = scene(
        "brobnar",
        {"battleline": [card]},
        {"battleline": ["plain-3", "plain-4", "plain-1", "plain-5"]},
    )
    game.fight(card, "plain-1")
    assert game.targets() == [card, "plain-3", "plain-5"]
    game.choose("plain-5")
    assert game.damage(1) == {"plain-3": 0, "plain-4": 0, "plain-5": 2}


@pytest.mark.parametrize("card", ["narp", "mega-narp"])
def test_narp_keeps_its_neighbors_from_reaping(card: str) -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-2", "plain-3", card, "plain-4"]},
        {"battleline": ["plain-5"]},
    )
    assert [game.can("reap", f"plain-{n}") for n in (2, 3, 4)] == [True, False, False]
    assert game.can("reap", card)
    assert game.can("fight", "plain-3")
    assert game.armor(card) == 1


@pytest.mark.parametrize("card", ["shorty", "mega-shorty"])
def test_shorty_is_enraged_by_reaping(card: str) -> None:
    game = scene(
        "brobnar", {"battleline": [card, "plain-3"]}, {"battleline": ["plain-4", "plain-9"]}
    )
    assert game.keywords(card) == {"assault": 4}
    game.reap(card)
    assert game.marked("enraged") == [card]


@pytest.mark.parametrize("card", ["shorty", "mega-shorty"])
def test_shorty_strikes_before_the_fight(card: str) -> None:
    game = scene("brobnar", {"battleline": [card]}, {"battleline": ["plain-4"]})
    game.fight(card, "plain-4")
    assert game.damage() == {card: 0}


def test_mega_cowfyne_hits_the_neighbors_of_its_enemy() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["mega-cowfyne"]},
        {"battleline": ["plain-7", "plain-3", "plain-9", "plain-8"]},
    )
    game.fight("mega-cowfyne", "plain-3")
    assert game.damage(1) == {"plain-7": 2, "plain-9": 2, "plain-8": 0}


@pytest.mark.parametrize(("before", "after"), [(2, 1), (0, 0)])
def test_mega_groke_costs_the_opponent_amber(before: int, after: int) -> None:
    game = scene(
        "brobnar",
        {"battleline": ["mega-groke"], "amber": 2},
        {"battleline": ["plain-2"], "amber": before},
    )
    game.fight("mega-groke", "plain-2")
    assert game.amber == (2, after)


@pytest.mark.parametrize(
    ("card", "flank", "fights"),
    [("krump", "right", True), ("plain-5", "right", False), ("krump", "left", False)],
)
def test_stilt_kin_fights_when_a_giant_comes_to_its_side(
    card: str, flank: str, fights: bool
) -> None:
    game = scene(
        "brobnar",
        {"hand": [card], "battleline": ["plain-3", {"card": "stilt-kin", "exhausted": True}]},
        {"battleline": ["plain-9"]},
    )
    game.play(card, flank)
    assert game.damage(1) == {"plain-9": 2 if fights else 0}
    assert game.damage(0)["stilt-kin"] == 0


def test_gravelguts_grows_with_its_victims() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["gravelguts", "plain-9"], "houses": ["brobnar"]},
        {"battleline": ["plain-3", "plain-4", "plain-2"], "houses": ["brobnar"]},
    )
    game.fight("plain-9", "plain-4")
    assert game.card("gravelguts").power_counters == 0
    game.fight("gravelguts", "plain-3")
    assert game.card("gravelguts").power_counters == 2
    game.pass_turn("brobnar").fight("plain-2", "gravelguts")
    assert game.card("gravelguts").power_counters == 4


def test_slimy_jark_enrages_what_it_fights() -> None:
    game = scene("brobnar", {"battleline": ["slimy-jark"]}, {"battleline": ["plain-3", "plain-4"]})
    game.fight("slimy-jark", "plain-4")
    assert game.marked("enraged") == ["plain-4"]
    assert game.damage() == {"slimy-jark": 0, "plain-3": 0, "plain-4": 1}


def test_slimy_jark_is_elusive() -> None:
    game = scene("brobnar", {"battleline": ["plain-3"]}, {"battleline": ["slimy-jark"]})
    game.fight("plain-3", "slimy-jark")
    assert game.damage() == {"plain-3": 0, "slimy-jark": 0}
    assert game.marked("enraged") == []


@pytest.mark.parametrize(
    ("target", "damage"), [("plain-7", 2), ("plain-8", 6), ("dino-opteryx", 6)]
)
def test_guji_hits_dinosaurs_and_the_rich_harder(target: str, damage: int) -> None:
    dino = made("dino-opteryx", power=9, traits=["dinosaur"], house="saurian")
    game = scene(
        "brobnar",
        {"battleline": ["guji-dinosaur-hunter"]},
        {"battleline": ["plain-7", {"card": "plain-8", "amber": 1}, "dino-opteryx"]},
        cards=[dino],
    )
    game.use("guji-dinosaur-hunter").choose(target)
    assert game.damage(1) == {
        name: damage if name == target else 0 for name in ("plain-7", "plain-8", "dino-opteryx")
    }


@pytest.mark.parametrize(("line", "works"), [(1, True), (0, False), (2, False)])
def test_kaloch_stonefather_leads_from_the_center(line: int, works: bool) -> None:
    cards = ["plain-3", "plain-4"]
    cards.insert(line, "kaloch-stonefather")
    game = scene("brobnar", {"battleline": cards}, {"battleline": ["plain-9"]})
    assert ("skirmish" in game.keywords("plain-3")) is works
    assert ("skirmish" in game.keywords("kaloch-stonefather")) is works
    assert "skirmish" not in game.keywords("plain-9")


def test_nogi_smartfist_draws_and_discards_at_random() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["nogi-smartfist"], "hand": ["punch"], "deck": ["smith", "fear", "anger"]},
        {"battleline": ["plain-1"], "hand": ["cannon"]},
    )
    game.fight("nogi-smartfist", "plain-1")
    assert (len(game.pile("hand")), len(game.pile("discard"))) == (1, 2)
    assert (game.pile("deck"), game.pile("hand", 1)) == (["anger"], ["cannon"])


def test_igon_the_green_calls_for_the_terrible() -> None:
    igon = made("igon-the-terrible", power=8)
    game = scene(
        "brobnar",
        {"battleline": ["plain-9"], "discard": ["igon-the-terrible"]},
        {"battleline": ["igon-the-green"], "discard": ["punch", "igon-the-terrible"]},
        cards=[igon],
    )
    game.fight("plain-9", "igon-the-green")
    assert game.pile("purged", 1) == ["igon-the-green"]
    assert game.pile("hand", 1) == ["igon-the-terrible"]
    assert (game.pile("discard", 1), game.pile("discard")) == (["punch"], ["igon-the-terrible"])


@pytest.mark.parametrize(("discard", "ready"), [(10, True), (9, False)])
def test_the_grim_reaper_enters_ready_when_haunted(discard: int, ready: bool) -> None:
    game = scene(
        "brobnar",
        {"hand": ["the-grim-reaper"], "discard": ["punch"] * discard},
        {"discard": ["fear"] * 12},
    )
    game.play("the-grim-reaper")
    assert game.card("the-grim-reaper").exhausted is not ready


def test_the_grim_reaper_purges_one_of_each_side() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["the-grim-reaper", {"card": "plain-3", "owner": 1}]},
        {"battleline": ["plain-4", "plain-5"]},
    )
    game.reap("the-grim-reaper")
    assert game.targets() == ["plain-4", "plain-5"]
    game.choose("plain-5")
    assert game.targets() == ["the-grim-reaper", "plain-3"]
    game.choose("plain-3")
    assert (game.line(), game.line(1)) == (["the-grim-reaper"], ["plain-4"])
    assert sorted(game.pile("purged", 1)) == ["plain-3", "plain-5"]


def test_infomancer_keeps_an_action_and_triggers_it_again_and_again() -> None:
    game = scene(
        "brobnar",
        {
            "hand": ["infomancer", "punch", "plain-1", "nerve-blast"],
            "houses": ["brobnar"],
        },
        {"amber": 3, "battleline": ["plain-9"]},
    )
    game.play("infomancer")
    assert game.targets() == ["punch", "nerve-blast"]
    game.choose("nerve-blast")
    assert game.pile("hand") == ["punch", "plain-1"]
    assert game.amber == (0, 3)
    for turn in (1, 2):
        game.pass_turn().pass_turn("brobnar").reap("infomancer").choose("plain-9")
        assert game.amber == (2 * turn, 3 - turn)
        assert game.damage()["plain-9"] == 2 * turn
        assert game.card("infomancer").under == [game.id("nerve-blast")]
    assert game.events("played")[-1].card == game.id("infomancer")


def test_infomancer_without_an_action_only_reaps() -> None:
    game = scene("brobnar", {"battleline": ["infomancer"], "discard": ["nerve-blast"]})
    game.reap("infomancer")
    assert game.amber == (1, 0)
    assert game.keywords("infomancer") == {"elusive": 0}


def test_infomancer_of_the_opponent_is_read_from_their_side() -> None:
    game = scene(
        "brobnar",
        {"amber": 3, "battleline": ["plain-9"], "houses": ["brobnar"]},
        {"battleline": [{"card": "infomancer", "owner": 0, "under": ["nerve-blast"]}]},
    )
    game.pass_turn("brobnar").reap("infomancer").choose("plain-9")
    assert game.amber == (2, 2)


@pytest.mark.parametrize(("purged", "stays"), [(["igon-the-green"], True), (["punch"], False)])
def test_igon_the_terrible_needs_the_green_one_purged(purged: list[str], stays: bool) -> None:
    game = scene(
        "brobnar",
        {"hand": ["igon-the-terrible"], "purged": purged, "discard": ["igon-the-green"]},
        {"purged": ["igon-the-green"] if not stays else []},
    )
    game.play("igon-the-terrible")
    assert (game.line() == ["igon-the-terrible"]) is stays


def test_igon_the_terrible_steals_by_fighting() -> None:
    game = scene(
        "brobnar", {"battleline": ["igon-the-terrible"]}, {"battleline": ["plain-1"], "amber": 2}
    )
    game.fight("igon-the-terrible", "plain-1")
    assert game.amber == (1, 1)


@pytest.mark.rule("R46.2")
@pytest.mark.parametrize(("power", "counters"), [(3, 1), (4, 0)])
def test_skoll_feeds_a_friend_when_assault_kills(power: int, counters: int) -> None:
    game = scene(
        "brobnar",
        {"battleline": [{"card": "skoll", "power_counters": 4}, "plain-3"]},
        {"battleline": [f"plain-{power}"]},
    )
    game.act("fight", "skoll")
    if counters:
        assert game.targets() == ["skoll", "plain-3"]
        game.choose("plain-3")
    assert game.line(1) == []
    assert game.card("plain-3").power_counters == counters


@pytest.mark.rule("R46.9", "R18.8")
def test_nizak_sends_home_what_it_fights_and_is_unharmed() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["nizak-the-forgotten", "plain-7"]},
        {"battleline": ["plain-5", "plain-6"], "hand": ["punch"]},
    )
    game.fight("nizak-the-forgotten", "plain-5")
    assert game.damage(0) == {"nizak-the-forgotten": 0, "plain-7": 0}
    assert sorted(game.pile("hand", 1)) == ["plain-5", "punch"]
    game.act("fight", "plain-7")
    assert game.pile("discard", 1) == ["plain-6"]
    game.pass_turn("brobnar").play("punch").choose("nizak-the-forgotten")
    assert game.damage(0)["nizak-the-forgotten"] == 3
