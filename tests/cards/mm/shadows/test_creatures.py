"""The creatures of Shadows in Mass Mutation."""

from __future__ import annotations

import pytest

from tests.scenario import enhanced, find, made, scene


@pytest.mark.ruling("Q63")
def test_rad_penny_killed_by_her_own_icon() -> None:
    game = scene("shadows", {"hand": [enhanced("rad-penny", "damage")]}, {"amber": 2})
    game.play("rad-penny")
    assert game.pile("deck") == ["rad-penny"]
    assert game.amber == (0, 2)


@pytest.mark.ruling("Q64")
def test_rad_penny_draws_after_her_icon_killed_her() -> None:
    game = scene(
        "shadows",
        {"hand": [enhanced("rad-penny", "damage", "draw")], "deck": ["punch"]},
        {"amber": 2},
    )
    game.play("rad-penny")
    assert sorted(game.pile("hand") + game.pile("deck")) == ["punch", "rad-penny"]
    assert len(game.pile("hand")) == 1
    assert game.amber == (0, 2)


def test_rad_penny_steals_and_is_shuffled_into_her_owners_deck() -> None:
    game = scene("shadows", {"hand": ["rad-penny"]}, {"amber": 2})
    game.play("rad-penny")
    assert game.amber == (1, 1)
    penny = {"card": "rad-penny", "owner": 0}
    game = scene("brobnar", {"battleline": ["plain-3"]}, {"battleline": [penny]})
    game.fight("plain-3", "rad-penny")
    assert game.pile("deck") == ["rad-penny"]
    assert game.pile("deck", 1) == []


@pytest.mark.ruling("Q20")
@pytest.mark.parametrize(
    "guard",
    [{}, {"warded": True}, {"keywords": ["invulnerable"]}],
    ids=["armor", "ward", "invulnerable"],
)
def test_shoulder_id_steals_instead_of_dealing_damage(guard: dict[str, object]) -> None:
    words = guard.get("keywords", [])
    knight = made("iron-knight", power=3, armor=6, keywords=words)
    attacker = {"card": "iron-knight", "warded": "warded" in guard}
    game = scene(
        "brobnar",
        {"battleline": [attacker], "amber": 2},
        {"battleline": ["shoulder-id"]},
        cards=[knight],
    )
    game.fight("iron-knight", "shoulder-id")
    assert game.amber == (1, 1)
    assert game.damage() == {"iron-knight": 0, "shoulder-id": 3}
    assert game.card("iron-knight").armor_used == 0
    assert game.card("iron-knight").warded is ("warded" in guard)


@pytest.mark.ruling("Q21")
def test_shoulder_id_against_skirmish() -> None:
    game = scene(
        "untamed", {"battleline": ["snufflegator"], "amber": 2}, {"battleline": ["shoulder-id"]}
    )
    game.fight("snufflegator", "shoulder-id")
    assert game.amber == (2, 0)
    assert game.damage() == {"snufflegator": 0, "shoulder-id": 4}


@pytest.mark.ruling("Q21")
def test_shoulder_id_that_is_elusive() -> None:
    hidden = {"card": "shoulder-id", "upgrades": ["ring-of-invisibility"]}
    game = scene("brobnar", {"battleline": ["plain-4"], "amber": 2}, {"battleline": [hidden]})
    game.fight("plain-4", "shoulder-id")
    assert game.amber == (2, 0)
    assert game.damage() == {"plain-4": 0, "shoulder-id": 0}


def test_shoulder_id_taunts_and_cannot_fight() -> None:
    game = scene("shadows", {"battleline": ["shoulder-id"]}, {"battleline": ["plain-1"]})
    assert not game.can("fight", "shoulder-id")
    assert game.can("reap", "shoulder-id")
    game = scene(
        "brobnar",
        {"battleline": ["plain-4"]},
        {"battleline": ["plain-1", "shoulder-id", "plain-2", "plain-3"]},
    )
    game.act("fight", "plain-4")
    assert game.targets() == ["shoulder-id", "plain-3"]
    game.choose("plain-3")
    assert game.line(1) == ["plain-1", "shoulder-id", "plain-2"]


@pytest.mark.ruling("Q62")
def test_shoulder_id_does_not_deal_its_icons_damage() -> None:
    game = scene(
        "shadows",
        {"hand": [enhanced("shoulder-id", "damage")]},
        {"battleline": ["plain-3"], "amber": 2},
    )
    game.play("shoulder-id").choose("plain-3")
    assert game.damage() == {"shoulder-id": 0, "plain-3": 1}
    assert game.amber == (0, 2)


@pytest.mark.parametrize(("keys", "stolen"), [(["red", "blue"], 2), ([], 0)])
def test_bo_nithing_steals_for_every_key(keys: list[str], stolen: int) -> None:
    game = scene("shadows", {"hand": ["bo-nithing"], "keys": ["red"]}, {"keys": keys, "amber": 5})
    game.play("bo-nithing")
    assert game.amber == (stolen, 5 - stolen)


def test_francis_the_economist_pays_both_sides() -> None:
    game = scene("shadows", {"battleline": ["francis-the-economist"]}, {"battleline": ["plain-9"]})
    game.fight("francis-the-economist", "plain-9")
    assert (game.amber, game.damage()) == ((1, 1), {"francis-the-economist": 0, "plain-9": 3})


def test_subtle_otto_costs_a_random_card() -> None:
    game = scene("shadows", {"hand": ["subtle-otto", "mug"]}, {"hand": ["fear", "smith"]})
    game.play("subtle-otto")
    assert (len(game.pile("hand", 1)), len(game.pile("discard", 1))) == (1, 1)
    assert game.pile("hand") == ["mug"]


def test_boss_zarek_hides_the_rich() -> None:
    game = scene(
        "shadows",
        {"battleline": ["boss-zarek", {"card": "plain-3", "amber": 1}]},
        {"battleline": [{"card": "plain-4", "amber": 1}]},
    )
    hidden = [n for n in ("boss-zarek", "plain-3", "plain-4") if "elusive" in game.keywords(n)]
    assert hidden == ["plain-3"]


def test_reckless_rizzo_steals_in_the_open() -> None:
    game = scene(
        "shadows",
        {"battleline": ["reckless-rizzo"], "houses": ["shadows"]},
        {"amber": 3, "houses": ["brobnar"]},
    )
    assert "elusive" in game.keywords("reckless-rizzo")
    game.use("reckless-rizzo")
    assert game.amber == (2, 1)
    assert "elusive" not in game.keywords("reckless-rizzo")
    game.pass_turn("brobnar")
    assert "elusive" not in game.keywords("reckless-rizzo")
    game.pass_turn("shadows")
    assert "elusive" in game.keywords("reckless-rizzo")


def test_the_shadowsmith_hides_mutants_of_both_sides() -> None:
    game = scene(
        "shadows",
        {"battleline": ["the-shadowsmith", "plain-3"]},
        {"battleline": ["bull-wark", "plain-4"]},
    )
    names = ("the-shadowsmith", "plain-3", "bull-wark", "plain-4")
    assert [n for n in names if "elusive" in game.keywords(n)] == ["the-shadowsmith", "bull-wark"]


@pytest.mark.parametrize(("victim", "stolen"), [("splinter", 1), ("plain-2", 0)])
def test_johnny_longfingers_lets_fallen_mutants_steal(victim: str, stolen: int) -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-9"], "amber": 3},
        {"battleline": ["johnny-longfingers", "splinter", "plain-2"]},
    )
    game.fight("plain-9", victim)
    assert game.amber == (3 - stolen, stolen)


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_liam_say_may_snipe_at_the_start_of_your_turn(answer: str) -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-3"], "houses": ["brobnar"]},
        {"battleline": ["liam-say"], "houses": ["shadows"]},
    )
    game.end().choose(answer)
    if answer == "yes":
        assert game.targets() == ["liam-say", "plain-3"]
        game.choose("plain-3")
    assert game.damage() == {"liam-say": 0, "plain-3": 1 if answer == "yes" else 0}
    if game.asks("house"):
        game.choose("shadows")


@pytest.mark.parametrize("card", ["reckless-rizzo", "liam-say"])
def test_some_thieves_of_the_mutation_are_elusive(card: str) -> None:
    game = scene("brobnar", {"battleline": ["plain-3"]}, {"battleline": [card]})
    game.fight("plain-3", card)
    assert game.damage() == {"plain-3": 0, card: 0}


def test_splinter_adds_six_damage_icons() -> None:
    assert [str(icon) for icon in find("splinter").enhance] == ["damage"] * 6
    assert scene("shadows", {"battleline": ["splinter"]}).power("splinter") == 1


@pytest.mark.parametrize(("held", "taken"), [(2, True), (0, False)])
def test_shadowsaurus_takes_whom_it_robs_of_captives(held: int, taken: bool) -> None:
    game = scene(
        "shadows",
        {"battleline": ["shadowsaurus"], "houses": ["shadows"]},
        {"battleline": [{"card": "plain-4", "amber": held}], "amber": 1, "houses": ["brobnar"]},
    )
    game.use("shadowsaurus")
    if game.asks("position"):
        game.choose("right")
    assert game.amber == (0, 1 + held)
    assert ("plain-4" in game.line()) is taken
    if taken:
        game.pass_turn("brobnar").pass_turn("shadows")
        assert game.can("reap", "plain-4")


@pytest.mark.rule("R44.2")
@pytest.mark.parametrize(("schemes", "stolen"), [(0, 0), (2, 2), (4, 3)])
def test_mastermindy_steals_for_each_scheme(schemes: int, stolen: int) -> None:
    mind = {"card": "mastermindy", "counters": {"scheme": schemes}}
    game = scene("shadows", {"battleline": [mind, "plain-3"]}, {"amber": 3})
    game.use("mastermindy")
    assert game.amber == (stolen, 3 - stolen)
    assert game.card("mastermindy").counters.get("scheme", 0) == 0
    game.end()
    assert game.card("mastermindy").counters == {"scheme": 1}
    game.end()
    assert game.card("mastermindy").counters == {"scheme": 1}
