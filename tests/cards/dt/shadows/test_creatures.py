"""The creatures of Shadows in Dark Tidings."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_captain_no_beards_twin_enriches_its_neighbors_as_it_falls() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-9"], "amber": 5},
        {"battleline": ["plain-2", "plain-3", "captain-no-beard-evil-twin", "plain-4"]},
    )
    game.fight("plain-9", "captain-no-beard-evil-twin")
    assert (game.captured(), game.amber) == ({"plain-3": 1, "plain-4": 1}, (3, 0))


def test_captain_no_beard_makes_guards_and_captures() -> None:
    game = scene(
        "shadows",
        {"battleline": ["plain-2", "plain-3", "captain-no-beard", "plain-4"]},
        {"amber": 2},
    )
    assert [n for n in (2, 3, 4) if "taunt" in game.keywords(f"plain-{n}")] == [3, 4]
    game.reap("captain-no-beard")
    assert game.captured() == {"captain-no-beard": 1}


@pytest.mark.parametrize("tide", [0, 1])
@pytest.mark.parametrize(
    ("card", "way"), [("freebooter-faye", "reap"), ("freebooter-faye-evil-twin", "fight")]
)
def test_freebooter_faye_steals_at_high_tide(card: str, way: str, tide: int) -> None:
    game = scene(
        "shadows", {"battleline": [card]}, {"battleline": ["plain-1"], "amber": 3}, tide=tide
    )
    game.act(way, card)
    assert game.amber[1] == (2 if tide == 0 else 3)


@pytest.mark.parametrize("card", ["freebooter-faye", "freebooter-faye-evil-twin"])
def test_freebooter_faye_raises_the_tide(card: str) -> None:
    game = scene("shadows", {"hand": [card]}, tide=1)
    game.play(card)
    assert game.game.view().tide == 0


@pytest.mark.parametrize("tide", [0, 1])
def test_hard_simpsons_twin_bribes_the_wounded_at_high_tide(tide: int) -> None:
    hurt = {"card": "plain-4", "damage": 1}
    game = scene(
        "shadows",
        {"battleline": ["hard-simpson-evil-twin"]},
        {"battleline": [hurt, "plain-5"], "amber": 3},
        tide=tide,
    )
    game.reap("hard-simpson-evil-twin")
    assert game.captured() == ({"plain-4": 1} if tide == 0 else {})
    assert game.amber == (1, 2 if tide == 0 else 3)


@pytest.mark.parametrize(("tide", "after"), [(0, (3, 3)), (1, (1, 5))])
def test_hard_simpson_steals_or_is_robbed_by_the_tide(tide: int, after: tuple[int, int]) -> None:
    game = scene(
        "shadows",
        {"battleline": ["hard-simpson"], "amber": 2},
        {"battleline": ["plain-2"], "amber": 4},
        tide=tide,
    )
    game.fight("hard-simpson", "plain-2")
    assert game.amber == after


@pytest.mark.parametrize(("theirs", "stolen"), [(1, 1), (2, 0), (0, 0)])
def test_hobnobbers_twin_takes_the_last(theirs: int, stolen: int) -> None:
    game = scene("brobnar", {"battleline": ["hobnobber-evil-twin"]}, {"amber": theirs})
    game.use("hobnobber-evil-twin", "omni")
    assert game.amber == (stolen, theirs - stolen)


@pytest.mark.parametrize(("theirs", "stolen"), [(6, 2), (5, 0)])
def test_hobnobber_takes_from_the_rich(theirs: int, stolen: int) -> None:
    game = scene("shadows", {"battleline": ["hobnobber"]}, {"amber": theirs})
    game.use("hobnobber")
    assert game.amber == (stolen, theirs - stolen)


def test_monty_banks_twin_is_exalted_twice_and_steals_as_much() -> None:
    game = scene("shadows", {"hand": ["monty-bank-evil-twin"]})
    game.play("monty-bank-evil-twin")
    assert game.captured() == {"monty-bank-evil-twin": 2}
    game = scene(
        "shadows", {"battleline": [{"card": "monty-bank-evil-twin", "amber": 2}]}, {"amber": 5}
    )
    game.use("monty-bank-evil-twin")
    assert game.amber == (2, 3)


@pytest.mark.parametrize(("tide", "lost"), [(0, 2), (1, 0)])
def test_one_eyed_willas_twin_scatters_amber_at_high_tide(tide: int, lost: int) -> None:
    game = scene(
        "shadows",
        {"battleline": ["one-eyed-willa-evil-twin"]},
        {"battleline": ["plain-9"], "amber": 3},
        tide=tide,
    )
    game.fight("one-eyed-willa-evil-twin", "plain-9")
    assert (game.amber, game.damage(0)) == ((0, 3 - lost), {"one-eyed-willa-evil-twin": 0})


@pytest.mark.parametrize("tide", [0, 1])
def test_one_eyed_willa_steals_and_hides_with_the_tide(tide: int) -> None:
    game = scene(
        "shadows",
        {"battleline": ["one-eyed-willa"]},
        {"battleline": ["plain-1"], "amber": 3},
        tide=tide,
    )
    assert set(game.keywords("one-eyed-willa")) == ({"elusive", "skirmish"} if tide == 0 else set())
    game.fight("one-eyed-willa", "plain-1")
    assert game.amber == (1, 2)


@pytest.mark.parametrize("twin", [False, True])
@pytest.mark.parametrize("tide", [0, 1])
def test_sea_urchin_steals_instead_at_high_tide(tide: int, twin: bool) -> None:
    card, number = ("sea-urchin-evil-twin", 2) if twin else ("sea-urchin", 1)
    game = scene("shadows", {"hand": [card]}, {"amber": 5}, tide=tide)
    game.play(card)
    assert game.amber == (number if tide == 0 else 0, 5 - number)
    assert game.captured() == ({} if tide == 0 else {card: number})


def test_gas_pipes_malone_makes_its_enemy_take_from_its_own() -> None:
    game = scene(
        "shadows",
        {"battleline": ["gas-pipes-malone"], "amber": 1},
        {"battleline": ["plain-9", "plain-8"], "amber": 3},
    )
    game.fight("gas-pipes-malone", "plain-8")
    assert (game.captured(), game.amber) == ({"plain-8": 1}, (1, 2))


@pytest.mark.parametrize(("tide", "damage"), [(0, 6), (1, 1)])
def test_jackie_tar_hits_harder_at_high_tide(tide: int, damage: int) -> None:
    game = scene("shadows", {"battleline": ["jackie-tar"]}, {"battleline": ["plain-9"]}, tide=tide)
    game.reap("jackie-tar").choose("plain-9")
    assert game.damage(1) == {"plain-9": damage}


@pytest.mark.parametrize("card", ["hard-simpson", "jackie-tar", "monty-bank-evil-twin"])
def test_some_pirates_are_elusive(card: str) -> None:
    game = scene("brobnar", {"battleline": ["plain-3"]}, {"battleline": [card]})
    game.fight("plain-3", card)
    assert game.damage() == {"plain-3": 0, card: 0}
