"""The creatures of Logos in Worlds Collide."""

from __future__ import annotations

import pytest

from keyforge_tui.engine.table.characteristics import houses
from tests.scenario import Play, made, scene


def monkey(*line: object) -> Play:
    game = scene("logos", {"hand": ["code-monkey"], "battleline": list(line)})
    return game.act("play", "code-monkey")


@pytest.mark.parametrize(("other", "gained"), [("bumpsy", 2), ("tunk", 0)])
def test_code_monkey_archives_its_neighbors(other: str, gained: int) -> None:
    game = monkey("plain-9", "troll", other, "plain-8")
    game.choose("Between Troll and Bumpsy" if gained else "Between Troll and Tunk")
    assert game.line() == ["plain-9", "code-monkey", "plain-8"]
    assert sorted(game.pile("archives")) == sorted(["troll", other])
    assert game.amber == (gained, 0)


def test_code_monkey_archives_for_the_owner() -> None:
    game = monkey({"card": "troll", "owner": 1}, "bumpsy")
    game.choose("deploy")
    assert game.pile("archives", 1) == ["troll"]
    assert game.pile("archives") == ["bumpsy"]
    assert game.amber == (2, 0)


def test_code_monkey_cannot_archive_a_warded_neighbor() -> None:
    game = monkey({"card": "troll", "warded": True}, "bumpsy")
    game.choose("deploy")
    assert game.line() == ["troll", "code-monkey"]
    assert game.pile("archives") == ["bumpsy"]
    assert not game.card("troll").warded


def test_code_monkey_on_a_flank_has_nobody_to_share_with() -> None:
    game = monkey("troll", "bumpsy")
    game.choose("left")
    assert game.pile("archives") == ["troll"]
    assert game.amber == (0, 0)


@pytest.mark.ruling("Q97")
def test_code_monkey_asks_for_the_houses_before_they_left() -> None:
    changed = {"card": "dust-pixie", "upgrades": ["experimental-therapy"]}
    game = monkey(changed, "urchin")
    game.choose("deploy")
    assert sorted(game.pile("archives")) == ["dust-pixie", "urchin"]
    assert game.amber == (2, 0)


@pytest.mark.ruling("Q114")
@pytest.mark.parametrize("active", [0, 1])
def test_hapsis_is_warded_by_killing_in_a_fight(active: int) -> None:
    game = scene(
        "logos",
        {"battleline": ["hapsis", "plain-6"], "deck": ["punch", "fear"]},
        {"battleline": [{"card": "plain-3", "house": "logos"}], "deck": ["anger"]},
        active=active,
    )
    attack = ("hapsis", "plain-3") if active == 0 else ("plain-3", "hapsis")
    game.fight(*attack)
    assert game.card("hapsis").warded
    assert not game.card("plain-6").warded
    assert game.pile("hand") == ["punch"]
    assert game.pile("hand", 1) == []


@pytest.mark.ruling("Q114")
def test_hapsis_gets_nothing_when_it_dies_too() -> None:
    game = scene(
        "logos", {"battleline": ["hapsis"], "deck": ["punch"]}, {"battleline": ["plain-5"]}
    )
    game.fight("hapsis", "plain-5")
    assert game.line() == []
    assert game.pile("hand") == []


def test_hapsis_does_not_mind_other_deaths() -> None:
    game = scene(
        "logos",
        {"battleline": ["hapsis"], "hand": ["twin-bolt-emission"], "deck": ["punch"]},
        {"battleline": ["plain-1", "plain-2"]},
    )
    game.play("twin-bolt-emission").choose("plain-1", "plain-2")
    assert game.line(1) == []
    assert not game.card("hapsis").warded


@pytest.mark.ruling("Q86")
@pytest.mark.parametrize(("friend", "drawn"), [("velum", 2), ("plain-3", 1)])
def test_hyde_draws_two_with_velum(friend: str, drawn: int) -> None:
    game = scene(
        "logos",
        {"battleline": ["hyde", friend], "deck": ["punch"] * 4},
        {"battleline": ["velum"]},
    )
    game.reap("hyde")
    assert len(game.pile("hand")) == drawn
    assert game.amber == (1, 0)


def test_mimic_gel_needs_a_creature_to_copy() -> None:
    game = scene("logos", {"hand": ["mimic-gel"]})
    assert not game.can("play", "mimic-gel")
    assert [reason.rule for reason in game.why("play", "mimic-gel")] == ["R13.10"]


def gel(*theirs: object) -> Play:
    return scene(
        "logos",
        {"hand": ["mimic-gel"], "battleline": ["plain-1", "plain-2"]},
        {"battleline": list(theirs)},
    )


@pytest.mark.ruling("Q81")
def test_mimic_gel_copies_only_what_is_printed() -> None:
    changed = {
        "card": "plain-3",
        "power_counters": 1,
        "warded": True,
        "upgrades": ["red-planet-ray-gun"],
    }
    game = gel(changed)
    game.act("play", "mimic-gel").choose("plain-3").choose("left")
    assert game.power("mimic-gel") == 3
    there = game.card("mimic-gel")
    assert (there.power_counters, there.warded, there.upgrades) == (0, False, [])
    assert {house.value for house in houses(game.game.table, game.id("mimic-gel"))} == {"logos"}


@pytest.mark.ruling("Q82")
def test_mimic_gel_enters_as_crash_muldoon_would() -> None:
    game = gel("crash-muldoon")
    game.act("play", "mimic-gel").choose("crash-muldoon").choose("deploy")
    assert game.line() == ["plain-1", "mimic-gel", "plain-2"]
    assert not game.card("mimic-gel").exhausted


@pytest.mark.ruling("Q83")
def test_mimic_gel_copies_an_auto_legionary_in_the_line() -> None:
    game = gel("auto-legionary")
    game.act("play", "mimic-gel").choose("auto-legionary").choose("left")
    assert game.line() == ["mimic-gel", "plain-1", "plain-2"]
    assert game.power("mimic-gel") == 5
    assert {house.value for house in houses(game.game.table, game.id("mimic-gel"))} == {"logos"}


@pytest.mark.ruling("Q83")
def test_mimic_gel_as_auto_legionary_may_be_used_in_any_house() -> None:
    game = scene(
        "logos",
        {"hand": ["mimic-gel"], "houses": ["logos", "dis"]},
        {"battleline": ["auto-legionary"], "houses": ["mars"]},
    )
    game.act("play", "mimic-gel").end().choose("mars").end().choose("dis")
    assert game.can("reap", "mimic-gel")


def test_mimic_gel_plays_the_copied_ability_and_leaves_as_itself() -> None:
    game = scene(
        "logos",
        {"hand": ["mimic-gel"], "battleline": ["plain-1"]},
        {"battleline": ["smaaash"]},
    )
    game.act("play", "mimic-gel").choose("smaaash").choose("left").choose("smaaash")
    assert game.card("smaaash").stunned
    assert game.game.table.name(game.id("mimic-gel")) == "Smaaash"


def automata(*friends: object) -> Play:
    game = scene(
        "dis",
        {"hand": ["gateway-to-dis"], "houses": ["dis"]},
        {"battleline": [*friends, {"card": "self-bolstering-automata"}], "houses": ["logos"]},
    )
    return game.play("gateway-to-dis")


def test_self_bolstering_automata_dies_alone() -> None:
    game = automata()
    assert game.line(1) == []
    assert game.pile("discard", 1) == ["self-bolstering-automata"]


def test_self_bolstering_automata_survives_in_company() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["troll"]},
        {"battleline": ["plain-2", "self-bolstering-automata", "plain-3"]},
    )
    game.fight("troll", "self-bolstering-automata").choose("right")
    assert game.line(1) == ["plain-2", "plain-3", "self-bolstering-automata"]
    there = game.card("self-bolstering-automata")
    assert (there.damage, there.exhausted, there.power_counters) == (0, True, 2)
    assert game.power("self-bolstering-automata") == 3


@pytest.mark.ruling("Q92")
def test_self_bolstering_automata_counts_company_that_dies_with_it() -> None:
    game = scene(
        "brobnar",
        {"hand": ["ragnarok"], "houses": ["brobnar"]},
        {"battleline": ["self-bolstering-automata", "plain-3"], "houses": ["logos"]},
    )
    game.play("ragnarok").end().choose("left")
    assert game.line(1) == ["self-bolstering-automata"]
    assert game.pile("discard", 1) == ["plain-3"]
    there = game.card("self-bolstering-automata")
    assert (there.damage, there.exhausted, there.power_counters) == (0, True, 2)
    assert game.power("self-bolstering-automata") == 3


@pytest.mark.parametrize(("friend", "count"), [("hyde", 2), ("plain-3", 1)])
def test_velum_archives_two_with_hyde(friend: str, count: int) -> None:
    game = scene(
        "logos",
        {"battleline": ["velum", friend], "hand": ["punch", "fear", "anger"]},
        {"battleline": ["hyde"]},
    )
    game.reap("velum").choose(*["anger", "punch"][:count])
    assert sorted(game.pile("archives")) == sorted(["anger", "punch"][:count])
    assert len(game.pile("hand")) == 3 - count


@pytest.mark.parametrize(("name", "other"), [("hyde", "velum"), ("velum", "hyde")])
def test_the_doctor_takes_the_other_half_along(name: str, other: str) -> None:
    game = scene(
        "brobnar",
        {"battleline": ["troll"]},
        {"battleline": [name], "discard": ["punch", other]},
    )
    game.fight("troll", name)
    assert sorted(game.pile("archives", 1)) == ["hyde", "velum"]
    assert game.pile("discard", 1) == ["punch"]


@pytest.mark.parametrize(("name", "other"), [("hyde", "velum"), ("velum", "hyde")])
def test_the_doctor_alone_is_destroyed(name: str, other: str) -> None:
    game = scene(
        "brobnar",
        {"battleline": ["troll"], "discard": [other]},
        {"battleline": [name], "hand": [other]},
    )
    game.fight("troll", name)
    assert game.pile("archives", 1) == []
    assert game.pile("discard", 1) == [name]


@pytest.mark.rule("R13.17", "O36")
def test_mimic_gel_resolves_the_printed_icons_of_what_it_copies() -> None:
    rich = made("rich", power=3, bonus=["amber", "draw"])
    game = scene(
        "logos",
        {"hand": [{"card": "mimic-gel", "bonus": ["amber"]}], "deck": ["punch"]},
        {"battleline": [{"card": "rich", "bonus": ["amber", "amber"]}]},
        cards=[rich],
    )
    game.play("mimic-gel")
    assert game.amber == (2, 0)  # not the icons that were added to the copied card
    assert game.pile("hand") == ["punch"]
