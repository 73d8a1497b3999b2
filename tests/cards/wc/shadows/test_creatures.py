"""The creatures of Shadows in Worlds Collide."""

from __future__ import annotations

import pytest

from tests.scenario import library, scene


@pytest.mark.erratum("E19")
def test_symon_is_an_alien() -> None:
    assert library().card("symon").traits == {"alien", "thief"}


def test_symon_puts_the_attacked_creature_on_its_owners_deck() -> None:
    game = scene(
        "shadows",
        {"battleline": ["symon"], "deck": ["fear"]},
        {
            "battleline": [
                {"card": "plain-5", "amber": 2, "owner": 0, "upgrades": ["jammer-pack"]},
                "plain-3",
            ],
            "deck": ["punch"],
        },
    )
    game.fight("symon", "plain-5")
    assert game.pile("deck") == ["plain-5", "fear"]
    assert game.pile("deck", 1) == ["punch"]
    assert game.pile("discard", 1) == ["jammer-pack"]
    assert game.damage() == {"symon": 0, "plain-3": 0}
    assert game.amber == (2, 0)


@pytest.mark.rule("R25.2")
def test_symon_leaves_what_it_destroyed_in_the_discard_pile() -> None:
    game = scene("shadows", {"battleline": ["symon"]}, {"battleline": ["plain-1"]})
    game.fight("symon", "plain-1")
    assert game.pile("discard", 1) == ["plain-1"]
    assert game.pile("deck", 1) == []


def test_symon_strikes_the_ward_off_first() -> None:
    game = scene(
        "shadows", {"battleline": ["symon"]}, {"battleline": [{"card": "tunk", "warded": True}]}
    )
    game.fight("symon", "tunk")
    assert game.pile("deck", 1) == ["tunk"]


@pytest.mark.parametrize(("card", "target"), [("a-vinda", "plain-1"), ("a-vinda", "plain-2")])
def test_a_vinda_takes_a_card_for_a_kill(card: str, target: str) -> None:
    game = scene(
        "shadows",
        {"battleline": [card, "plain-1"]},
        {"battleline": ["plain-2", "plain-1"], "hand": ["fear", "smith"]},
    )
    game.reap(card)
    assert game.targets() == [card, "plain-1", "plain-2", "plain-1"]
    game.choose(target)
    assert len(game.pile("hand", 1)) == (1 if target == "plain-1" else 2)


@pytest.mark.parametrize(("target", "stolen"), [("plain-1", 1), ("plain-2", 0)])
def test_j_vinda_steals_for_a_kill(target: str, stolen: int) -> None:
    game = scene(
        "shadows", {"battleline": ["j-vinda"]}, {"battleline": ["plain-2", "plain-1"], "amber": 3}
    )
    game.reap("j-vinda").choose(target)
    assert game.amber == (1 + stolen, 3 - stolen)


@pytest.mark.parametrize(
    "card",
    ["breaker-hill", "hugger-mugger", "j-vinda", "whisper", "the-shadow-council", "weasand"],
)
def test_thieves_of_the_worlds_are_elusive(card: str) -> None:
    line = ["plain-4", card, "plain-6"]
    game = scene("brobnar", {"battleline": ["plain-3"]}, {"battleline": line})
    game.fight("plain-3", card)
    assert game.damage() == {"plain-3": 0, "plain-4": 0, card: 0, "plain-6": 0}


def test_breaker_hill_teaches_its_neighbors_to_steal() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-2", "plain-3", "breaker-hill", "plain-4"]},
        {"amber": 3},
    )
    assert [game.can("action", f"plain-{n}") for n in (2, 3, 4)] == [False, True, True]
    game.use("plain-3")
    assert game.amber == (1, 2)


@pytest.mark.parametrize(
    ("mine", "theirs", "stolen"),
    [(["red"], ["red", "blue"], 1), (["red"], ["red"], 0), ([], ["blue"], 1), ([], [], 0)],
)
def test_hugger_mugger_steals_from_who_is_ahead(
    mine: list[str], theirs: list[str], stolen: int
) -> None:
    game = scene("shadows", {"hand": ["hugger-mugger"], "keys": mine}, {"amber": 3, "keys": theirs})
    game.play("hugger-mugger")
    assert game.captured() == {"hugger-mugger": 1}
    assert game.amber == (stolen, 2 - stolen)


def test_chain_gang_steals_and_sends_the_chain_back() -> None:
    game = scene(
        "shadows",
        {"battleline": ["chain-gang"], "discard": ["subtle-chain", "mug"], "deck": ["hock"]},
        {"amber": 2, "discard": ["subtle-chain"]},
    )
    game.use("chain-gang")
    assert game.amber == (1, 1)
    assert sorted(game.pile("deck")) == ["hock", "subtle-chain"]
    assert (game.pile("discard"), game.pile("discard", 1)) == (["mug"], ["subtle-chain"])


@pytest.mark.parametrize(("card", "ready"), [("subtle-chain", True), ("inky-gloom", False)])
def test_chain_gang_is_readied_by_the_chain(card: str, ready: bool) -> None:
    game = scene(
        "shadows",
        {"battleline": [{"card": "chain-gang", "exhausted": True}], "hand": [card]},
        {"hand": ["fear"]},
    )
    game.play(card)
    if game.asks("order"):
        game.choose("chain-gang")
    assert game.card("chain-gang").exhausted is not ready


@pytest.mark.parametrize(("amber", "kills"), [(1, True), (0, False)])
def test_whisper_kills_for_one_amber(amber: int, kills: bool) -> None:
    game = scene(
        "shadows",
        {"battleline": ["whisper"], "amber": amber},
        {"battleline": ["plain-9", "plain-3"], "amber": 4},
    )
    game.use("whisper")
    if kills:
        assert game.targets() == ["whisper", "plain-9", "plain-3"]
        game.choose("plain-9")
    assert game.line(1) == (["plain-3"] if kills else ["plain-9", "plain-3"])
    assert game.amber == (0, 4)


@pytest.mark.parametrize("way", ["fight", "action"])
@pytest.mark.parametrize(
    ("mine", "theirs", "after"), [(0, 3, (1, 2)), (3, 3, (4, 4)), (4, 1, (5, 2))]
)
def test_finch_cloak_steals_when_behind_and_shares_otherwise(
    way: str, mine: int, theirs: int, after: tuple[int, int]
) -> None:
    game = scene(
        "shadows",
        {"battleline": ["finch-cloak"], "amber": mine if way == "fight" else max(mine - 1, 0)},
        {"battleline": ["plain-1"], "amber": theirs},
    )
    if way == "fight":
        game.fight("finch-cloak", "plain-1")
        assert game.amber == after
    else:
        before = game.amber[0] + 1
        game.reap("finch-cloak")
        assert game.amber == (
            (before + 1, theirs - 1) if before < theirs else (before + 1, theirs + 1)
        )


@pytest.mark.parametrize(("deck", "stolen"), [(5, 2), (6, 0), (0, 2)])
def test_manchego_steals_when_the_deck_is_thin(deck: int, stolen: int) -> None:
    game = scene(
        "shadows",
        {"hand": ["manchego"], "deck": ["mug"] * deck},
        {"amber": 3, "deck": ["fear"] * 3},
    )
    game.play("manchego")
    assert game.amber == (stolen, 3 - stolen)


@pytest.mark.parametrize("answer", ["yes", "no"])
@pytest.mark.parametrize("way", ["reap", "fight"])
def test_manchego_may_slip_back_into_its_owners_deck(way: str, answer: str) -> None:
    game = scene(
        "shadows",
        {"battleline": [{"card": "manchego", "owner": 1}], "deck": ["mug"]},
        {"battleline": ["plain-1"], "deck": ["fear"]},
    )
    if way == "reap":
        game.reap("manchego")
    else:
        game.fight("manchego", "plain-1")
    game.choose(answer)
    assert game.line() == ([] if answer == "yes" else ["manchego"])
    assert sorted(game.pile("deck", 1)) == (["fear", "manchego"] if answer == "yes" else ["fear"])


@pytest.mark.parametrize(("place", "able"), [(0, False), (1, True), (2, False)])
def test_the_shadow_council_steals_from_the_center(place: int, able: bool) -> None:
    line = ["plain-3", "plain-4"]
    line.insert(place, "the-shadow-council")
    game = scene("shadows", {"battleline": line}, {"amber": 3})
    assert game.can("action", "the-shadow-council") is able
    if able:
        game.use("the-shadow-council")
        assert game.amber == (2, 1)


@pytest.mark.parametrize("forger", [0, 1])
def test_weasand_lives_between_others_and_off_every_key(forger: int) -> None:
    line = ["plain-3", "weasand", "plain-4"]
    sides: list[dict[str, object]] = [{"houses": ["brobnar"]}, {"houses": ["brobnar"]}]
    sides[0]["battleline"] = line
    sides[forger]["amber"] = 6
    game = scene("brobnar", *sides)
    game.pass_turn("brobnar")
    if forger == 0:
        game.pass_turn("brobnar")
    assert game.keys(forger) == 1
    assert game.amber == (2, 0)


def test_weasand_dies_on_a_flank() -> None:
    game = scene("shadows", {"hand": ["weasand"], "battleline": ["plain-3", "plain-4"]})
    game.act("play", "weasand").choose(game.offered()[0])
    assert (game.line(), game.pile("discard")) == (["plain-3", "plain-4"], ["weasand"])
    game = scene("shadows", {"hand": ["weasand"], "battleline": ["plain-3", "plain-4"]})
    game.act("play", "weasand").choose(game.offered()[1])
    assert game.line() == ["plain-3", "weasand", "plain-4"]


PLANTS = ("brobnar", "dis", "logos", "saurian", "star-alliance", "untamed")


@pytest.mark.parametrize("house", PLANTS)
@pytest.mark.parametrize("chooser", [0, 1])
def test_plants_gain_whoever_chooses_their_house(house: str, chooser: int) -> None:
    word = house.replace("-", "")
    other = "mars"
    game = scene(
        None,
        {"battleline": [f"{house}-plant"], "houses": [word, other]},
        {"houses": [word, other]},
    )
    if chooser == 0:
        game.choose(word)
        assert game.amber == (1, 0)
    else:
        game.choose(other)
        assert game.amber == (0, 0)
        game.end().choose(word)
        assert game.amber == (1, 0)


@pytest.mark.parametrize("house", PLANTS)
def test_plants_are_elusive(house: str) -> None:
    card = f"{house}-plant"
    game = scene("brobnar", {"battleline": ["plain-3"]}, {"battleline": [card]})
    game.fight("plain-3", card)
    assert game.damage() == {"plain-3": 0, card: 0}


def test_fidgit_plays_a_discarded_action_as_yours() -> None:
    game = scene(
        "shadows",
        {"battleline": ["fidgit"]},
        {"deck": ["nerve-blast", "plain-3"], "amber": 2, "battleline": ["plain-5"]},
    )
    game.reap("fidgit").choose(game.offered()[1]).choose("plain-5")
    assert game.amber == (2, 1)
    assert game.damage() == {"fidgit": 0, "plain-5": 2}
    assert game.pile("discard", 1) == ["nerve-blast"]
    assert game.pile("deck", 1) == ["plain-3"]


def test_fidgit_only_discards_what_is_no_action() -> None:
    game = scene(
        "shadows",
        {"battleline": ["fidgit"], "archives": ["nerve-blast"]},
        {"deck": ["nerve-blast"], "archives": ["plain-3"], "amber": 2},
    )
    game.reap("fidgit").choose(game.offered()[0])
    assert game.amber == (1, 2)
    assert game.line() == ["fidgit"]
    assert game.pile("discard", 1) == ["plain-3"]
    assert game.pile("archives") == ["nerve-blast"]
