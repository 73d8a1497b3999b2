"""The creatures of Brobnar in Age of Ascension."""

from __future__ import annotations

import pytest

from tests.scenario import scene

HOUSES = ["brobnar", "dis", "logos"]


@pytest.mark.erratum("E03")
def test_drummernaut_returns_another_giant() -> None:
    game = scene(
        "brobnar",
        {"hand": ["drummernaut"], "battleline": ["krump", "plain-3", "earthshaker"]},
        {"battleline": ["earthshaker"]},
    )
    game.play("drummernaut")
    assert game.targets() == ["krump", "earthshaker"]
    game.choose("earthshaker#1")
    assert game.pile("hand") == ["earthshaker"]
    assert game.line() == ["krump", "plain-3", "drummernaut"]
    assert game.line(1) == ["earthshaker"]


@pytest.mark.erratum("E03")
def test_drummernaut_alone_returns_nothing() -> None:
    game = scene("brobnar", {"battleline": ["drummernaut", "plain-3"]})
    game.reap("drummernaut")
    assert game.line() == ["drummernaut", "plain-3"]
    assert game.asks("main")


def test_drummernaut_returns_a_borrowed_giant_to_its_owner() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["drummernaut", {"card": "krump", "owner": 1}]},
        {"battleline": ["plain-2"]},
    )
    game.fight("drummernaut", "plain-2")
    assert game.pile("hand") == []
    assert game.pile("hand", 1) == ["krump"]


@pytest.mark.parametrize("forger", [0, 1])
def test_forgemaster_og_empties_the_pool_of_whoever_forges(forger: int) -> None:
    sides: list[dict[str, object]] = [
        {"amber": 2, "houses": HOUSES},
        {"amber": 2, "houses": HOUSES},
    ]
    sides[0]["battleline"] = ["forgemaster-og"]
    sides[forger]["amber"] = 9
    game = scene("brobnar", *sides, active=1 - forger).end().choose("red")
    assert game.amber == ((0, 2) if forger == 0 else (2, 0))
    assert game.keys(forger) == 1


@pytest.mark.ruling("Q35")
@pytest.mark.parametrize(
    ("first", "after"), [("forgemaster-og", (0, 1)), ("interdimensional-graft", (0, 5))]
)
def test_forgemaster_og_and_interdimensional_graft(first: str, after: tuple[int, int]) -> None:
    game = scene(
        "logos",
        {"amber": 10, "keys": ["red"], "battleline": ["forgemaster-og"], "houses": HOUSES},
        {"hand": ["interdimensional-graft"], "houses": HOUSES},
        active=1,
    )
    game.play("interdimensional-graft").end().choose("blue")  # its bonus icon: 1
    assert game.asks("order")
    game.choose(first)
    assert game.amber == after


def test_groggins_attacks_flank_creatures_only() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["groggins", "plain-9"]},
        {"battleline": ["plain-5", "plain-6", "plain-7"]},
    )
    game.act("fight", "groggins")
    assert game.targets() == ["plain-5", "plain-7"]
    game.choose("plain-7")
    assert game.damage() == {"groggins": 7, "plain-9": 0, "plain-5": 0, "plain-6": 0}
    game.act("fight", "plain-9")
    assert game.targets() == ["plain-5", "plain-6"]
    game.choose("plain-6")
    assert game.damage() == {"groggins": 7, "plain-9": 6, "plain-5": 0}


def test_groggins_cannot_fight_behind_taunt() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["groggins"]},
        {"battleline": ["plain-5", "champion-anaphiel", "plain-7"]},
    )
    assert not game.can("fight", "groggins")
    assert game.can("reap", "groggins")


@pytest.mark.ruling("Q96")
def test_groggins_in_a_chain_of_destroyed_abilities() -> None:
    game = scene(
        "brobnar",
        {"battleline": [{"card": "groggins", "upgrades": ["phoenix-heart"]}]},
        {
            "battleline": [
                {"card": "dust-imp", "upgrades": ["soulkeeper"]},
                "drumble",
                "shaffles",
            ]
        },
    )
    game.fight("groggins", "dust-imp")
    assert game.asks("order")
    game.choose("Dust Imp: Destroyed")
    assert game.pile("hand") == ["groggins"]
    assert game.pile("discard") == ["phoenix-heart"]
    assert sorted(game.pile("discard", 1)) == ["drumble", "dust-imp", "shaffles", "soulkeeper"]
    assert game.line(1) == []
    assert game.amber == (0, 2)


def test_bingle_bangbang_hits_the_neighbors_of_its_enemy_first() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["bingle-bangbang", "plain-9"]},
        {"battleline": ["plain-7", "plain-1", "plain-5", "plain-8"]},
    )
    game.fight("bingle-bangbang", "plain-1")
    assert game.damage() == {"bingle-bangbang": 1, "plain-9": 0, "plain-7": 5, "plain-8": 0}
    assert sorted(game.pile("discard", 1)) == ["plain-1", "plain-5"]


def test_bingle_bangbang_defends_without_it() -> None:
    game = scene(
        "brobnar", {"battleline": ["plain-9", "plain-8"]}, {"battleline": ["bingle-bangbang"]}
    )
    game.fight("plain-8", "bingle-bangbang")
    assert game.damage() == {"plain-9": 0, "plain-8": 2}


def test_brammo_hits_enemy_flank_creatures() -> None:
    game = scene(
        "brobnar",
        {"hand": ["brammo"], "battleline": ["plain-3"]},
        {"battleline": ["plain-3", "plain-4", "plain-2"]},
    )
    game.play("brammo")
    assert game.damage() == {"plain-3": 0, "brammo": 0, "plain-3#2": 2, "plain-4": 0}
    assert game.pile("discard", 1) == ["plain-2"]
    assert game.armor("brammo") == 1


def test_brammo_hits_a_lone_creature_once_and_nobody_where_there_is_none() -> None:
    game = scene("brobnar", {"hand": ["brammo"]}, {"battleline": ["plain-5"]})
    game.play("brammo")
    assert game.damage(1) == {"plain-5": 2}
    game = scene("brobnar", {"hand": ["brammo"], "battleline": ["plain-5"]})
    game.play("brammo")
    assert game.damage() == {"plain-5": 0, "brammo": 0}


@pytest.mark.parametrize(
    ("target", "left"),
    [
        ("plain-7", {"plain-7": 5, "plain-3": 2, "plain-9": 0}),
        ("plain-3", {"plain-7": 2, "plain-9": 2}),
    ],
)
def test_cowfyne_hits_the_neighbors_of_its_enemy(target: str, left: dict[str, int]) -> None:
    game = scene(
        "brobnar",
        {"battleline": ["cowfyne"]},
        {"battleline": ["plain-7", "plain-3", "plain-9"]},
    )
    game.fight("cowfyne", target)
    assert game.damage(1) == left


def test_culf_the_quiet_is_elusive() -> None:
    game = scene(
        "brobnar", {"battleline": ["plain-3", "plain-4"]}, {"battleline": ["culf-the-quiet"]}
    )
    game.fight("plain-3", "culf-the-quiet")
    assert game.damage() == {"plain-3": 0, "plain-4": 0, "culf-the-quiet": 0}
    game.fight("plain-4", "culf-the-quiet")
    assert game.damage() == {"plain-3": 0, "culf-the-quiet": 4}


def test_flamewake_shaman_burns_a_creature() -> None:
    game = scene(
        "brobnar",
        {"hand": ["flamewake-shaman"], "battleline": ["plain-3"]},
        {"battleline": ["plain-2", "plain-5"], "artifacts": ["cannon"]},
    )
    game.play("flamewake-shaman")
    assert game.targets() == ["plain-3", "flamewake-shaman", "plain-2", "plain-5"]
    game.choose("plain-2")
    assert game.damage() == {"plain-3": 0, "flamewake-shaman": 0, "plain-5": 0}
    assert game.pile("discard", 1) == ["plain-2"]


def test_flamewake_shaman_alone_burns_itself() -> None:
    game = scene("brobnar", {"hand": ["flamewake-shaman"]})
    game.play("flamewake-shaman")
    assert game.damage() == {"flamewake-shaman": 2}


def test_foozle_gains_for_an_enemy_destroyed_this_turn() -> None:
    game = scene(
        "brobnar", {"battleline": ["plain-5", "foozle"]}, {"battleline": ["plain-1", "plain-9"]}
    )
    game.fight("plain-5", "plain-1").reap("foozle")
    assert game.amber == (2, 0)


def test_foozle_gains_nothing_for_its_own_side_nor_for_an_earlier_turn() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-1", "foozle"], "houses": ["brobnar"]},
        {"battleline": [{"card": "plain-9", "owner": 0}, "plain-2"], "houses": ["brobnar"]},
    )
    game.fight("plain-1", "plain-9").reap("foozle")
    assert game.amber == (1, 0)
    game.end().end()
    game.fight("foozle", "plain-2").end().end().reap("foozle")
    assert game.amber == (2, 0)


@pytest.mark.parametrize(("before", "dealt"), [(2, False), (3, True), (4, True)])
def test_gargantes_scrapper_needs_three_amber(before: int, dealt: bool) -> None:
    game = scene(
        "brobnar",
        {"hand": ["gargantes-scrapper"], "amber": before, "battleline": ["plain-4"]},
        {"battleline": ["plain-4", "plain-6"], "amber": 7},
    )
    game.play("gargantes-scrapper")
    if dealt:
        assert game.targets() == ["plain-4", "plain-6"]
        game.choose("plain-6")
    assert game.damage() == {
        "plain-4": 0,
        "gargantes-scrapper": 0,
        "plain-4#2": 0,
        "plain-6": 3 if dealt else 0,
    }


def test_gargantes_scrapper_comes_first_or_not_at_all() -> None:
    game = scene("brobnar", {"hand": ["gargantes-scrapper"], "battleline": ["plain-4"]})
    game.reap("plain-4")
    assert not game.can("play", "gargantes-scrapper")
    assert [reason.rule for reason in game.why("play", "gargantes-scrapper")] == ["R46.1"]


@pytest.mark.parametrize(("before", "after"), [(2, 1), (1, 0), (0, 0)])
def test_groke_costs_the_opponent_amber_when_it_fights(before: int, after: int) -> None:
    game = scene(
        "brobnar",
        {"battleline": ["groke"], "amber": 2},
        {"battleline": ["plain-2"], "amber": before},
    )
    game.fight("groke", "plain-2")
    assert game.amber == (2, after)


def test_groke_destroyed_in_its_fight_costs_nothing() -> None:
    game = scene("brobnar", {"battleline": ["groke"]}, {"battleline": ["plain-9"], "amber": 2})
    game.fight("groke", "plain-9")
    assert game.amber == (0, 2)


def test_groke_attacked_costs_nothing() -> None:
    game = scene("brobnar", {"battleline": ["plain-3"], "amber": 2}, {"battleline": ["groke"]})
    game.fight("plain-3", "groke")
    assert game.amber == (2, 0)


def test_lollop_the_titanic_hits_back_nobody() -> None:
    game = scene(
        "brobnar", {"battleline": ["plain-3"]}, {"battleline": ["lollop-the-titanic", "plain-1"]}
    )
    game.fight("plain-3", "lollop-the-titanic")
    assert game.damage() == {"plain-3": 0, "lollop-the-titanic": 3, "plain-1": 0}


def test_lollop_the_titanic_hits_when_it_attacks() -> None:
    game = scene("brobnar", {"battleline": ["lollop-the-titanic"]}, {"battleline": ["plain-20"]})
    game.fight("lollop-the-titanic", "plain-20")
    assert game.damage() == {"plain-20": 11}


def test_bellowing_patrizate_burns_who_enters_while_it_is_ready() -> None:
    game = scene(
        "brobnar",
        {
            "hand": ["plain-3", "plain-1"],
            "battleline": ["bellowing-patrizate"],
            "houses": ["brobnar"],
        },
        {"hand": ["plain-5", "cannon"], "battleline": ["plain-2"], "houses": ["brobnar"]},
    )
    game.play("plain-3").play("plain-1")
    assert game.damage() == {"bellowing-patrizate": 0, "plain-3": 1, "plain-2": 0}
    assert game.pile("discard") == ["plain-1"]
    game.end().play("cannon").play("plain-5")
    assert game.damage(1) == {"plain-2": 0, "plain-5": 1}


def test_bellowing_patrizate_exhausted_burns_nobody() -> None:
    game = scene("brobnar", {"hand": ["plain-3"], "battleline": ["bellowing-patrizate"]})
    game.reap("bellowing-patrizate").play("plain-3")
    assert game.damage() == {"bellowing-patrizate": 0, "plain-3": 0}


def test_bellowing_patrizate_spares_itself_since_it_enters_exhausted() -> None:
    game = scene("brobnar", {"hand": ["bellowing-patrizate"]})
    game.play("bellowing-patrizate")
    assert game.damage() == {"bellowing-patrizate": 0}


def test_grumpus_tamer_finds_a_war_grumpus() -> None:
    game = scene(
        "brobnar",
        {
            "battleline": ["grumpus-tamer"],
            "deck": ["punch", "war-grumpus", "anger"],
            "discard": ["war-grumpus", "smith"],
        },
        {"deck": ["war-grumpus"]},
    )
    game.reap("grumpus-tamer")
    assert game.targets() == ["war-grumpus", "war-grumpus"]
    game.choose("war-grumpus")
    assert game.pile("hand") == ["war-grumpus"]
    assert len(game.pile("deck")) + len(game.pile("discard")) == 4
    assert "smith" in game.pile("discard")
    assert len(game.events("shuffled")) == 1
    assert game.pile("deck", 1) == ["war-grumpus"]


def test_grumpus_tamer_may_find_none() -> None:
    game = scene("brobnar", {"battleline": ["grumpus-tamer"], "deck": ["war-grumpus", "anger"]})
    game.reap("grumpus-tamer").none()
    assert game.pile("hand") == []
    assert sorted(game.pile("deck")) == ["anger", "war-grumpus"]


@pytest.mark.parametrize("way", ["reap", "fight"])
def test_war_grumpus_sends_a_giant_beside_it(way: str) -> None:
    game = scene(
        "brobnar",
        {"battleline": ["groke", "war-grumpus", "plain-9", {"card": "krump", "exhausted": True}]},
        {"battleline": ["plain-1", "plain-2"], "amber": 3},
    )
    if way == "reap":
        game.reap("war-grumpus")
    else:
        game.fight("war-grumpus", "plain-1")
    if game.asks("target"):
        game.choose("plain-2")
    assert game.pile("discard", 1)[0] == "plain-2"
    assert game.marked("exhausted") == ["groke", "war-grumpus", "krump"]
    assert game.amber == (1 if way == "reap" else 0, 2)


def test_war_grumpus_without_a_giant_beside_it_sends_nobody() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-3", "war-grumpus", "plain-4", "krump"]},
        {"battleline": ["plain-1"]},
    )
    game.reap("war-grumpus")
    assert game.line(1) == ["plain-1"]
    assert game.marked("exhausted") == ["war-grumpus"]


@pytest.mark.rule("R18.8")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_ogopogo_may_hurt_another_after_a_kill(answer: str) -> None:
    game = scene(
        "brobnar", {"battleline": ["ogopogo"]}, {"battleline": ["plain-3", "plain-5", "plain-4"]}
    )
    game.fight("ogopogo", "plain-3").choose(answer)
    if answer == "yes":
        assert game.targets() == ["ogopogo", "plain-5", "plain-4"]
        game.choose("plain-5")
    assert game.damage() == {"ogopogo": 3, "plain-5": 2 * (answer == "yes"), "plain-4": 0}


@pytest.mark.rule("R18.8")
def test_ogopogo_does_nothing_when_the_other_lives_or_attacks() -> None:
    game = scene("brobnar", {"battleline": ["ogopogo"]}, {"battleline": ["plain-7"]})
    game.act("fight", "ogopogo")
    assert game.line() == []
    game = scene("brobnar", {"battleline": ["plain-2"]}, {"battleline": ["ogopogo"]})
    game.act("fight", "plain-2")
    assert game.is_at_rest


@pytest.mark.rule("R43.13")
@pytest.mark.parametrize("owner", [0, 1])
def test_little_rapscal_makes_every_creature_fight(owner: int) -> None:
    sides: list[dict[str, object]] = [{"battleline": ["plain-3"]}, {"battleline": ["plain-9"]}]
    sides[owner]["battleline"] = ["little-rapscal", *["plain-3", "plain-9"][owner : owner + 1]]
    game = scene("brobnar", *sides)
    assert not game.can("reap", "plain-3")
    assert game.can("fight", "plain-3")


@pytest.mark.rule("R43.13")
def test_little_rapscal_lets_them_reap_where_there_is_no_enemy() -> None:
    game = scene("brobnar", {"battleline": ["little-rapscal", "plain-3"]})
    assert game.can("reap", "plain-3")
    assert game.can("reap", "little-rapscal")
