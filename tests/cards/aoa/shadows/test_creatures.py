"""The creatures of Shadows in Age of Ascension."""

from __future__ import annotations

import pytest

from tests.scenario import Play, scene

HOUSES = ["shadows", "dis", "logos"]


@pytest.mark.ruling("Q29")
def test_little_niff_steals_although_its_neighbor_dies_fighting() -> None:
    game = scene(
        "shadows",
        {"battleline": ["ronnie-wristclocks", "little-niff"]},
        {"battleline": ["plain-5"], "amber": 3},
    )
    game.fight("ronnie-wristclocks", "plain-5")
    assert game.pile("discard") == ["ronnie-wristclocks"]
    assert game.amber == (1, 2)


def test_little_niff_watches_its_neighbors_only() -> None:
    game = scene(
        "shadows",
        {"battleline": ["dodger", "silvertooth", "little-niff", "noddy-the-thief"]},
        {"battleline": ["plain-9"], "amber": 9},
    )
    game.fight("dodger", "plain-9")  # not next to it; steals 1 by itself, but dies
    assert game.amber == (0, 9)
    game.reap("silvertooth")
    assert game.amber == (1, 9)
    game.fight("little-niff", "plain-9")
    assert game.amber == (1, 9)


def test_little_niff_when_both_neighbors_fight() -> None:
    game = scene(
        "shadows",
        {"battleline": ["silvertooth", "little-niff", "noddy-the-thief"]},
        {"battleline": ["plain-9"], "amber": 9},
    )
    game.fight("silvertooth", "plain-9").fight("noddy-the-thief", "plain-9")
    assert game.amber == (2, 7)


def test_little_niff_is_deployed_and_ends_the_step() -> None:
    game = scene(
        "shadows",
        {"hand": ["little-niff", "urchin"], "battleline": ["dodger", "silvertooth"]},
        {"houses": HOUSES},
    )
    game.act("play", "little-niff").choose("deploy")
    assert game.line() == ["dodger", "little-niff", "silvertooth"]
    assert game.game.active == 1


def test_little_niff_is_elusive() -> None:
    game = scene("brobnar", {"battleline": ["plain-5"]}, {"battleline": ["little-niff"]})
    game.fight("plain-5", "little-niff")
    assert game.damage() == {"plain-5": 0, "little-niff": 0}


@pytest.mark.erratum("E08")
@pytest.mark.parametrize(("rats", "damage"), [(0, 1), (1, 2), (2, 3)])
def test_plague_rat_hurts_all_but_rats(rats: int, damage: int) -> None:
    game = scene(
        "shadows",
        {"hand": ["plague-rat"], "battleline": ["plain-5"]},
        {"battleline": ["plain-6", *["plague-rat"] * rats]},
    )
    game.play("plague-rat#1")
    hurt = game.damage()
    assert hurt.pop("plain-5") == damage
    assert hurt.pop("plain-6") == damage
    assert set(hurt.values()) == {0}
    assert len(hurt) == rats + 1


@pytest.mark.erratum("E08")
def test_plague_rat_deals_its_damage_at_once() -> None:
    game = scene(
        "shadows",
        {"hand": ["plague-rat"]},
        {"battleline": ["plague-rat", {"card": "plain-6", "warded": True}, "plain-2"]},
    )
    game.play("plague-rat#1")
    assert game.damage(1) == {"plague-rat": 0, "plain-6": 0}  # one event: the ward takes it all
    assert game.pile("discard", 1) == ["plain-2"]


@pytest.mark.ruling("Q105")
@pytest.mark.parametrize(("theirs", "after"), [(7, (2, 5)), (6, (1, 5)), (8, (2, 6)), (0, (0, 0))])
def test_ronnie_wristclocks_steals_more_from_the_rich(theirs: int, after: tuple[int, int]) -> None:
    game = scene("shadows", {"hand": ["ronnie-wristclocks"]}, {"amber": theirs})
    assert game.play("ronnie-wristclocks").amber == after
    assert len(game.events("stolen")) == (1 if theirs else 0)


def caper() -> Play:
    """Player 0 has played Scowly Caper into player 1's line."""
    game = scene(
        "shadows",
        {"hand": ["scowly-caper"], "battleline": ["plain-3"], "houses": HOUSES},
        {"battleline": ["plain-5", "plain-6"], "houses": HOUSES},
    )
    return game.play("scowly-caper", "right")


def test_scowly_caper_enters_play_on_the_other_side() -> None:
    game = caper()
    assert game.line() == ["plain-3"]
    assert game.line(1) == ["plain-5", "plain-6", "scowly-caper"]
    game.end()
    assert game.line(1) == ["plain-5", "plain-6", "scowly-caper"]  # not its controller's turn


def test_scowly_caper_destroys_a_neighbor_at_the_end_of_its_controllers_turn() -> None:
    game = caper().end().choose("dis").end()
    assert game.line(1) == ["plain-5", "scowly-caper"]
    assert game.pile("discard", 1) == ["plain-6"]


def test_scowly_caper_lets_the_active_player_choose_the_neighbor() -> None:
    line = ["plain-5", {"card": "scowly-caper", "owner": 1}, "plain-6", "plain-7"]
    game = scene("dis", {"battleline": line, "houses": HOUSES}, {"houses": HOUSES})
    game.end()
    assert game.targets() == ["plain-5", "plain-6"]
    game.choose("plain-6")
    assert game.line() == ["plain-5", "scowly-caper", "plain-7"]


@pytest.mark.parametrize("house", ["dis", "logos", "shadows"])
def test_scowly_caper_can_be_used_with_any_house(house: str) -> None:
    game = scene(
        house,
        {"battleline": ["scowly-caper", "plain-3"]},
        {"battleline": ["plain-5"]},
    )
    assert game.can("reap", "scowly-caper")
    game.fight("scowly-caper", "plain-5")
    assert game.damage() == {"scowly-caper": 0, "plain-3": 0, "plain-5": 2}  # skirmish


def test_scowly_caper_goes_to_its_owners_discard_pile() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-5"]},
        {"battleline": [{"card": "scowly-caper", "owner": 0}]},
    )
    game.fight("plain-5", "scowly-caper")
    assert game.pile("discard") == ["scowly-caper"]


@pytest.mark.parametrize(("mine", "theirs", "stolen"), [(0, 3, 1), (2, 3, 0), (1, 3, 1), (4, 1, 0)])
def test_gamgee_steals_from_who_has_more(mine: int, theirs: int, stolen: int) -> None:
    game = scene("shadows", {"battleline": ["gamgee"], "amber": mine}, {"amber": theirs})
    game.reap("gamgee")  # reaping makes one more of mine
    assert game.amber == (mine + 1 + stolen, theirs - stolen)


@pytest.mark.parametrize("card", ["gamgee", "knuckles-bolton", "lamindra"])
def test_some_thieves_are_elusive(card: str) -> None:
    game = scene("brobnar", {"battleline": ["plain-3"]}, {"battleline": [card, "plain-4"]})
    game.fight("plain-3", card)
    assert game.damage() == {"plain-3": 0, card: 0, "plain-4": 0}


@pytest.mark.parametrize("card", ["knuckles-bolton", "redlock", "brend-the-fanatic"])
def test_some_thieves_skirmish(card: str) -> None:
    game = scene("shadows", {"battleline": [card]}, {"battleline": ["plain-9"]})
    game.fight(card, "plain-9")
    assert game.damage() == {card: 0, "plain-9": 3}


def test_lamindra_hides_its_neighbors() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-3"]},
        {"battleline": ["plain-4", "plain-5", "lamindra", "plain-6"]},
    )
    assert "elusive" in game.keywords("plain-5")
    assert "elusive" in game.keywords("plain-6")
    assert "elusive" not in game.keywords("plain-4")
    game.fight("plain-3", "plain-5")
    assert game.damage()["plain-5"] == 0


def test_lamindra_deploys() -> None:
    game = scene("shadows", {"hand": ["lamindra"], "battleline": ["plain-3", "plain-4"]})
    game.act("play", "lamindra")
    game.choose(game.offered()[1])
    assert game.line() == ["plain-3", "lamindra", "plain-4"]


@pytest.mark.parametrize(("theirs", "stolen"), [(3, 1), (0, 0)])
def test_yantzee_gang_steals_one(theirs: int, stolen: int) -> None:
    game = scene("shadows", {"battleline": ["yantzee-gang"]}, {"amber": theirs})
    game.use("yantzee-gang")
    assert game.amber == (stolen, theirs - stolen)


def test_brend_the_fanatic_pays_and_takes_back() -> None:
    game = scene("shadows", {"hand": ["brend-the-fanatic"]}, {"amber": 1})
    game.play("brend-the-fanatic")
    assert game.amber == (0, 2)
    game = scene(
        "brobnar",
        {"battleline": ["plain-9"], "amber": 5},
        {"battleline": [{"card": "brend-the-fanatic", "owner": 0}]},
    )
    game.fight("plain-9", "brend-the-fanatic")
    assert game.amber == (2, 3)


@pytest.mark.parametrize(("hand", "gained"), [(["plain-3"], 0), (["smith"], 1), ([], 1)])
def test_redlock_gains_in_a_turn_without_creatures(hand: list[str], gained: int) -> None:
    game = scene(
        "brobnar",
        {"battleline": ["redlock"], "hand": hand, "houses": ["brobnar"]},
        {"hand": [], "houses": ["brobnar"]},
    )
    for card in hand:
        game.play(card)
    before = game.amber[0]
    game.end()
    assert game.amber == (before + gained, 0)
    game.pass_turn()
    assert game.amber == (before + gained, 0)


@pytest.mark.parametrize("archives", [["plain-5"], []])
def test_murkens_plays_the_top_card_of_the_opponents_deck_as_yours(archives: list[str]) -> None:
    game = scene(
        "shadows",
        {"hand": ["murkens"], "deck": ["plain-1"]},
        {"deck": ["plain-3", "plain-4"], "archives": archives},
    )
    game.play("murkens").choose(game.offered()[1]).choose("right")
    assert game.line() == ["murkens", "plain-3"]
    assert game.pile("deck", 1) == ["plain-4"]
    assert game.pile("archives", 1) == archives


def test_murkens_plays_a_card_at_random_from_their_archives() -> None:
    game = scene(
        "shadows",
        {"hand": ["murkens"], "archives": ["plain-1"]},
        {"deck": ["plain-3"], "archives": ["nerve-blast"], "amber": 1, "battleline": ["plain-5"]},
    )
    game.play("murkens").choose(game.offered()[0]).choose("plain-5")
    assert game.amber == (1, 0)
    assert game.damage() == {"murkens": 0, "plain-5": 2}
    assert game.pile("discard", 1) == ["nerve-blast"]
    assert game.pile("archives") == ["plain-1"]
    assert game.pile("deck", 1) == ["plain-3"]


def test_murkens_with_nothing_to_play() -> None:
    game = scene("shadows", {"hand": ["murkens"]})
    game.play("murkens").choose(game.offered()[0])
    assert game.line() == ["murkens"]
