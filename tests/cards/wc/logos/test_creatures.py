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


def test_babbling_bibliophile_draws_two() -> None:
    game = scene(
        "logos", {"battleline": ["babbling-bibliophile"], "deck": ["punch", "fear", "smith"]}
    )
    game.reap("babbling-bibliophile")
    assert (game.pile("hand"), game.pile("deck")) == (["punch", "fear"], ["smith"])


def test_daughter_gives_a_bigger_hand_and_is_elusive() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-3"], "deck": ["punch"] * 8, "houses": ["brobnar"]},
        {"battleline": ["daughter"], "deck": ["fear"] * 8, "houses": ["logos"]},
    )
    game.fight("plain-3", "daughter")
    assert game.damage() == {"plain-3": 0, "daughter": 0}
    game.end()
    assert len(game.pile("hand")) == 6
    game.pass_turn("brobnar")
    assert len(game.pile("hand", 1)) == 7


@pytest.mark.parametrize(("amber", "keys"), [(7, 0), (8, 1)])
def test_edai_edie_archives_and_makes_keys_dearer(amber: int, keys: int) -> None:
    game = scene(
        "logos",
        {
            "hand": ["edai-edie-4x4", "fear", "smith"],
            "archives": ["punch"],
            "amber": 6,
            "houses": ["logos"],
        },
        {"amber": amber, "archives": ["anger"], "houses": ["brobnar"]},
    )
    game.play("edai-edie-4x4").choose("fear")
    assert sorted(game.pile("archives")) == ["fear", "punch"]
    game.pass_turn("brobnar")
    if game.asks("archives"):
        game.choose("leave")
    assert game.keys(1) == keys
    game.pass_turn()
    assert game.keys() == 1
    if game.asks("archives"):
        game.choose("leave")


@pytest.mark.parametrize(("card", "fits"), [("smith", True), ("plain-3", False), ("cannon", False)])
def test_quant_lets_one_foreign_action_be_played(card: str, fits: bool) -> None:
    game = scene(
        "logos",
        {"battleline": ["quant"], "hand": [card, "barn-razing"], "houses": ["logos", "brobnar"]},
    )
    assert not game.can("play", card)
    game.reap("quant")
    assert game.can("play", card) is fits
    if fits:
        game.play(card)
        assert not game.can("play", "barn-razing")


def test_sanitation_engineer_discards_and_stings() -> None:
    game = scene(
        "logos",
        {"battleline": ["sanitation-engineer"], "hand": ["fear", "smith"]},
        {"hand": ["anger"]},
    )
    game.reap("sanitation-engineer")
    assert game.targets() == ["fear", "smith"]
    game.choose("smith")
    assert (game.pile("discard"), game.pile("hand")) == (["smith"], ["fear"])
    assert game.keywords("sanitation-engineer") == {"hazardous": 1}


@pytest.mark.parametrize(("place", "cards"), [(0, 0), (1, 2), (2, 0)])
def test_titan_guardian_draws_when_it_falls_amid_friends(place: int, cards: int) -> None:
    line = ["plain-3", "plain-4"]
    line.insert(place, "titan-guardian")
    game = scene(
        "brobnar",
        {"battleline": ["plain-9"]},
        {"battleline": line, "deck": ["punch", "fear", "smith"]},
    )
    game.fight("plain-9", "titan-guardian")
    assert "titan-guardian" not in game.line(1)
    assert len(game.pile("hand", 1)) == cards


def test_titan_guardian_taunts() -> None:
    game = scene(
        "brobnar", {"battleline": ["plain-9"]}, {"battleline": ["plain-3", "titan-guardian"]}
    )
    game.act("fight", "plain-9")
    assert game.line(1) == ["plain-3"]


@pytest.mark.parametrize(("top", "played"), [("labwork", True), ("smith", False)])
def test_wormhole_technician_plays_logos_and_archives_the_rest(top: str, played: bool) -> None:
    game = scene(
        "logos",
        {"battleline": ["wormhole-technician"], "deck": [top, "fear"], "hand": ["mother"]},
    )
    game.reap("wormhole-technician")
    assert len(game.events("revealed")) == 1
    if played:
        assert game.pile("archives") == ["mother"]
        assert game.pile("discard") == [top]
    else:
        assert game.pile("archives") == [top]
    assert game.pile("deck") == ["fear"]


def test_caendle_unit_draws_for_enemy_reaping_and_captures() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-3", "plain-4"], "houses": ["brobnar"], "amber": 2},
        {"battleline": ["caendle-unit"], "deck": ["punch", "fear", "smith"], "houses": ["logos"]},
    )
    game.reap("plain-3").reap("plain-4")
    assert game.pile("hand", 1) == ["punch", "fear"]
    game.pass_turn("logos").use("caendle-unit")
    assert (game.captured(), game.amber) == ({"caendle-unit": 1}, (3, 0))
    assert game.armor("caendle-unit") == 1


@pytest.mark.parametrize(
    ("mine", "theirs", "archived"),
    [
        ([], ["plain-1"], 1),
        ([], ["plain-1", "plain-2"], 2),
        (["plain-3"], ["plain-1"], 0),
        ([], [], 0),
    ],
)
def test_dr_milli_archives_for_each_enemy_too_many(
    mine: list[str], theirs: list[str], archived: int
) -> None:
    game = scene(
        "logos",
        {"hand": ["dr-milli", "fear", "smith", "punch"], "battleline": mine},
        {"battleline": theirs},
    )
    game.play("dr-milli")
    for card in ("smith", "fear")[:archived]:
        game.choose(card)
    assert len(game.pile("archives")) == archived


def test_prescriptive_grammarbot_enrages_guards_and_stings() -> None:
    game = scene("logos", {"battleline": ["prescriptive-grammarbot"]}, {"battleline": ["plain-4"]})
    game.reap("prescriptive-grammarbot")
    assert game.targets() == ["prescriptive-grammarbot", "plain-4"]
    game.choose("plain-4")
    assert game.marked("enraged") == ["plain-4"]
    assert game.keywords("prescriptive-grammarbot") == {"taunt": 0, "hazardous": 3}


@pytest.mark.parametrize(("place", "cards"), [(1, 8), (0, 6), (2, 6)])
def test_zenzizenzizenzic_fills_the_hand_from_the_center(place: int, cards: int) -> None:
    line = ["plain-3", "plain-4"]
    line.insert(place, "zenzizenzizenzic")
    game = scene(
        "logos",
        {"battleline": line, "deck": ["punch"] * 9, "houses": ["logos"]},
        {"deck": ["fear"] * 9, "houses": ["brobnar"]},
    )
    assert game.armor("zenzizenzizenzic") == 2
    game.end()
    assert len(game.pile("hand")) == cards
    game.pass_turn("logos")
    assert len(game.pile("hand", 1)) == 6


def test_groupthink_tank_hits_those_beside_their_own() -> None:
    game = scene(
        "logos",
        {"battleline": ["groupthink-tank", "batdrone", "plain-5", "charette"]},
        {"battleline": ["plain-6", "plain-7", "pip-pip"]},
    )
    game.use("groupthink-tank")
    damage = game.damage()
    assert [damage.get(n) for n in ("plain-5", "charette", "plain-6", "plain-7")] == [0, 0, 4, 4]
    assert damage["pip-pip"] == 0
    assert damage["groupthink-tank"] == 1  # its armor took the rest
    assert "batdrone" not in damage


@pytest.mark.rule("R23.7", "R29.4")
@pytest.mark.parametrize("friends", [0, 1])
def test_reassembling_automaton_survives_in_company_alone(friends: int) -> None:
    line = [*["plain-2"] * friends, "reassembling-automaton"]
    artifacts = {"battleline": line, "artifacts": ["cannon"]}
    game = scene("brobnar", {"battleline": ["troll", "plain-4"]}, artifacts)
    game.fight("troll", "reassembling-automaton")
    if friends:
        game.choose("left")
        assert game.line(1) == ["reassembling-automaton", "plain-2"]
        there = game.card("reassembling-automaton")
        assert (there.damage, there.exhausted, there.tagged) == (0, True, False)
        assert game.power("reassembling-automaton") == 3
    else:
        assert game.pile("discard", 1) == ["reassembling-automaton"]
    assert game.damage(0) == {"troll": 3, "plain-4": 0}
