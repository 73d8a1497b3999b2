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
