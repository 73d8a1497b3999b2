"""The actions of Shadows in Call of the Archons."""

from __future__ import annotations

import pytest

from tests.scenario import Play, scene


@pytest.mark.ruling("Q52")
@pytest.mark.erratum("E02")
@pytest.mark.parametrize(
    ("mine", "theirs", "after"),
    [
        (0, 14, (2, 12)),  # never more than two
        (0, 3, (2, 1)),  # still more after the first: again
        (0, 2, (1, 1)),  # no longer more after the first
        (3, 3, (3, 3)),  # not more to begin with
        (4, 3, (4, 3)),
    ],
)
def test_bait_and_switch_repeats_once(mine: int, theirs: int, after: tuple[int, int]) -> None:
    game = scene("shadows", {"hand": ["bait-and-switch"], "amber": mine}, {"amber": theirs})
    game.play("bait-and-switch")
    assert game.amber == after


def test_booby_trap_hits_a_creature_inside_the_line_and_its_neighbors() -> None:
    game = scene(
        "shadows",
        {"hand": ["booby-trap"], "battleline": ["plain-6", "plain-7"]},
        {"battleline": ["plain-2", "plain-5", "plain-9", "plain-8"]},
    )
    game.play("booby-trap")
    assert sorted(game.targets()) == ["plain-5", "plain-9"]  # nobody on a flank
    game.choose("plain-5")
    assert game.amber == (1, 0)
    assert game.damage() == {"plain-6": 0, "plain-7": 0, "plain-5": 4, "plain-9": 2, "plain-8": 0}
    assert game.pile("discard", 1) == ["plain-2"]  # 2 splash


def test_booby_trap_without_such_a_creature() -> None:
    game = scene("shadows", {"hand": ["booby-trap"]}, {"battleline": ["plain-2", "plain-5"]})
    game.play("booby-trap")
    assert game.damage() == {"plain-2": 0, "plain-5": 0}
    assert game.amber == (1, 0)


def test_finishing_blow_destroys_a_damaged_creature() -> None:
    game = scene(
        "shadows",
        {"hand": ["finishing-blow"], "battleline": [{"card": "plain-3", "damage": 1}]},
        {"battleline": ["plain-2", {"card": "plain-9", "damage": 1}], "amber": 2},
    )
    game.play("finishing-blow")
    assert game.targets() == ["plain-3", "plain-9"]
    game.choose("plain-9")
    assert game.amber == (2, 1)
    assert game.line() == ["plain-3"]
    assert game.line(1) == ["plain-2"]


@pytest.mark.rule("R28.2")
def test_finishing_blow_steals_nothing_when_a_ward_saves_the_creature() -> None:
    warded = {"card": "plain-9", "damage": 1, "warded": True}
    game = scene("shadows", {"hand": ["finishing-blow"]}, {"battleline": [warded], "amber": 2})
    game.play("finishing-blow")
    assert game.amber == (1, 2)
    assert game.in_play("plain-9")
    assert not game.card("plain-9").warded


def test_finishing_blow_steals_nothing_without_a_damaged_creature() -> None:
    game = scene("shadows", {"hand": ["finishing-blow"]}, {"battleline": ["plain-2"], "amber": 2})
    game.play("finishing-blow")
    assert game.amber == (1, 2)
    assert game.in_play("plain-2")


@pytest.mark.parametrize(("theirs", "after"), [(0, (2, 0)), (1, (3, 0)), (2, (2, 2))])
def test_ghostly_hand_takes_the_last_amber(theirs: int, after: tuple[int, int]) -> None:
    game = scene("shadows", {"hand": ["ghostly-hand"]}, {"amber": theirs})
    game.play("ghostly-hand")
    assert game.amber == after


@pytest.mark.rule("R37.4")
def test_hidden_stash_archives_a_card_from_hand() -> None:
    game = scene(
        "shadows",
        {
            "hand": ["hidden-stash", "punch", "urchin"],
            "deck": ["fear"],
            "battleline": ["plain-2"],
        },
        {"hand": ["dodger"]},
    )
    game.play("hidden-stash")
    assert sorted(game.targets()) == ["punch", "urchin"]
    game.choose("punch")
    assert game.pile("archives") == ["punch"]
    assert game.pile("hand") == ["urchin"]
    assert game.amber == (1, 0)


def imperial_traitor(*theirs: str) -> Play:
    game = scene(
        "shadows", {"hand": ["imperial-traitor", "raiding-knight"]}, {"hand": list(theirs)}
    )
    return game.play("imperial-traitor")


def test_imperial_traitor_purges_a_sanctum_card() -> None:
    game = imperial_traitor("raiding-knight", "urchin", "protect-the-weak")
    game.yes()
    assert sorted(game.targets()) == ["protect-the-weak", "raiding-knight"]
    assert game.game.decision is not None
    assert game.game.decision.player == 0
    game.choose("protect-the-weak")
    assert game.pile("purged", 1) == ["protect-the-weak"]
    assert game.pile("hand", 1) == ["raiding-knight", "urchin"]
    assert game.pile("hand") == ["raiding-knight"]


def test_imperial_traitor_may_purge_nothing() -> None:
    game = imperial_traitor("raiding-knight", "urchin").no()
    assert game.pile("hand", 1) == ["raiding-knight", "urchin"]
    assert game.pile("purged", 1) == []


def test_imperial_traitor_finds_no_sanctum_card() -> None:
    game = imperial_traitor("urchin", "dodger")
    assert game.asks("main")
    assert game.pile("hand", 1) == ["urchin", "dodger"]


@pytest.mark.rule("R7.7")
@pytest.mark.parametrize(
    ("mine", "theirs", "forged", "after"),
    [
        (12, 1, 1, 0),  # +6
        (11, 1, 0, 11),
        (8, 0, 1, 0),  # +2 instead
        (7, 0, 0, 7),
        (12, 0, 1, 4),
    ],
)
def test_key_of_darkness_costs_less_against_a_poor_opponent(
    mine: int, theirs: int, forged: int, after: int
) -> None:
    game = scene("shadows", {"hand": ["key-of-darkness"], "amber": mine}, {"amber": theirs})
    game.play("key-of-darkness")
    if game.asks("pick"):
        game.choose("red")
    assert game.game.table.state.players[0].forged() == forged
    assert game.amber == (after, theirs)


def test_lights_out_returns_two_enemy_creatures() -> None:
    game = scene(
        "shadows",
        {"hand": ["lights-out"], "battleline": ["plain-4"]},
        {"battleline": ["plain-2", {"card": "plain-3", "owner": 0}, "plain-5"]},
    )
    game.play("lights-out")
    assert game.targets() == ["plain-2", "plain-3", "plain-5"]
    game.choose("plain-2", "plain-3")
    assert game.line(1) == ["plain-5"]
    assert game.pile("hand", 1) == ["plain-2"]
    assert game.pile("hand") == ["plain-3"]  # R24.7: to its owner
    assert game.amber == (1, 0)


@pytest.mark.rule("R27.7")
def test_lights_out_returns_the_only_one_there_is() -> None:
    game = scene("shadows", {"hand": ["lights-out"]}, {"battleline": ["plain-2"]})
    game.play("lights-out")
    assert game.pile("hand", 1) == ["plain-2"]


def test_miasma_skips_one_forging() -> None:
    game = scene(
        "shadows",
        {"hand": ["miasma"], "houses": ["shadows"], "amber": 5},
        {"amber": 7, "houses": ["dis"]},
    )
    game.play("miasma").end()
    assert game.game.table.state.players[1].forged() == 0
    assert game.amber == (6, 7)
    game.end()
    if game.asks("pick"):
        game.choose("red")
    assert game.game.table.state.players[0].forged() == 1  # only the opponent's step
    game.end()
    if game.asks("pick"):
        game.choose("red")
    assert game.game.table.state.players[1].forged() == 1  # and only on their next turn


def test_nerve_blast_damages_only_after_a_theft() -> None:
    line = {"battleline": ["plain-3"], "amber": 1}
    game = scene("shadows", {"hand": ["nerve-blast"], "battleline": ["plain-4"]}, line)
    game.play("nerve-blast")
    assert game.targets() == ["plain-4", "plain-3"]
    game.choose("plain-3")
    assert game.amber == (1, 0)
    assert game.damage() == {"plain-4": 0, "plain-3": 2}


@pytest.mark.ruling("Q16")
def test_nerve_blast_counts_amber_the_supply_paid_as_stolen() -> None:
    theirs = {"battleline": ["po-s-pixies", "plain-3"], "amber": 2}
    game = scene("shadows", {"hand": ["nerve-blast"]}, theirs)
    game.play("nerve-blast").choose("plain-3")
    assert game.amber == (1, 2)
    assert game.damage() == {"po-s-pixies": 0, "plain-3": 2}


@pytest.mark.rule("R28.2")
def test_nerve_blast_deals_nothing_without_a_theft() -> None:
    game = scene("shadows", {"hand": ["nerve-blast"]}, {"battleline": ["plain-3"]})
    game.play("nerve-blast")
    assert game.amber == (0, 0)
    assert game.damage() == {"plain-3": 0}


def test_one_last_job_purges_and_steals_for_each() -> None:
    game = scene(
        "shadows",
        {
            "hand": ["one-last-job"],
            "battleline": ["urchin", "plain-4", {"card": "dodger", "owner": 1}, "noddy-the-thief"],
        },
        {"battleline": ["bulleteye"], "amber": 5},
    )
    game.play("one-last-job")
    assert game.line() == ["plain-4"]
    assert game.line(1) == ["bulleteye"]
    assert sorted(game.pile("purged")) == ["noddy-the-thief", "urchin"]
    assert game.pile("purged", 1) == ["dodger"]
    assert game.amber == (1 + 3, 2)


@pytest.mark.rule("R28.4")
def test_one_last_job_does_not_count_a_creature_its_ward_kept() -> None:
    game = scene(
        "shadows",
        {"hand": ["one-last-job"], "battleline": ["urchin", {"card": "dodger", "warded": True}]},
        {"amber": 5},
    )
    game.play("one-last-job")
    assert game.line() == ["dodger"]
    assert game.amber == (2, 4)


def test_oubliette_purges_a_weak_creature_of_either_side() -> None:
    strong = {"card": "plain-3", "power_counters": 1}
    game = scene(
        "shadows",
        {"hand": ["oubliette"], "battleline": ["plain-2", strong]},
        {"battleline": [{"card": "plain-1", "owner": 0}, "plain-4"]},
    )
    game.play("oubliette")
    assert game.targets() == ["plain-2", "plain-1"]
    game.choose("plain-1")
    assert game.pile("purged") == ["plain-1"]
    assert game.pile("purged", 1) == []
    assert game.line(1) == ["plain-4"]


def test_pawn_sacrifice_trades_a_creature_for_damage() -> None:
    game = scene(
        "shadows",
        {"hand": ["pawn-sacrifice"], "battleline": ["plain-1", "plain-6"]},
        {"battleline": ["plain-3", "plain-5", "plain-7"]},
    )
    game.play("pawn-sacrifice")
    assert game.targets() == ["plain-1", "plain-6"]
    game.choose("plain-1")
    assert game.targets() == ["plain-6", "plain-3", "plain-5", "plain-7"]
    game.choose("plain-3", "plain-7")
    assert game.damage() == {"plain-6": 0, "plain-5": 0, "plain-7": 3}
    assert game.pile("discard", 1) == ["plain-3"]
    assert game.amber == (1, 0)


@pytest.mark.rule("R28.2")
def test_pawn_sacrifice_needs_the_sacrifice() -> None:
    theirs = {"battleline": ["plain-3", "plain-5"]}
    game = scene("shadows", {"hand": ["pawn-sacrifice"]}, theirs)
    assert game.play("pawn-sacrifice").damage() == {"plain-3": 0, "plain-5": 0}
    warded = {"card": "plain-1", "warded": True}
    game = scene("shadows", {"hand": ["pawn-sacrifice"], "battleline": [warded]}, theirs)
    game.play("pawn-sacrifice")
    assert game.damage() == {"plain-1": 0, "plain-3": 0, "plain-5": 0}


def test_poison_wave_hits_everybody() -> None:
    game = scene(
        "shadows",
        {"hand": ["poison-wave"], "battleline": ["plain-2", "plain-3"], "artifacts": ["cannon"]},
        {"battleline": ["plain-4", "plain-1"]},
    )
    game.play("poison-wave")
    assert game.damage() == {"plain-3": 2, "plain-4": 2}
    assert game.pile("discard", 1) == ["plain-1"]
    assert game.pile("discard") == ["poison-wave", "plain-2"]
    assert game.amber == (1, 0)


@pytest.mark.parametrize(("target", "amber"), [("plain-2", (2, 1)), ("plain-3", (1, 2))])
def test_relentless_whispers_steals_for_a_kill(target: str, amber: tuple[int, int]) -> None:
    game = scene(
        "shadows",
        {"hand": ["relentless-whispers"], "battleline": ["plain-5"]},
        {"battleline": ["plain-2", "plain-3"], "amber": 2},
    )
    game.play("relentless-whispers")
    assert game.targets() == ["plain-5", "plain-2", "plain-3"]
    game.choose(target)
    assert game.amber == amber
    assert game.in_play("plain-2") is (target != "plain-2")
    assert game.damage(0) == {"plain-5": 0}


@pytest.mark.parametrize(
    ("copies", "theirs", "after"), [(0, 9, 1), (1, 9, 2), (3, 9, 4), (3, 2, 2)]
)
def test_routine_job_counts_its_copies_in_your_discard_pile(
    copies: int, theirs: int, after: int
) -> None:
    game = scene(
        "shadows",
        {"hand": ["routine-job"], "discard": ["routine-job"] * copies + ["punch"]},
        {"amber": theirs, "discard": ["routine-job"]},
    )
    game.play("routine-job#1")
    assert game.amber == (after, theirs - after)


@pytest.mark.parametrize(("theirs", "after"), [(5, (1, 5)), (6, (1, 6)), (7, (2, 6)), (10, (5, 6))])
def test_too_much_to_protect_leaves_six(theirs: int, after: tuple[int, int]) -> None:
    game = scene("shadows", {"hand": ["too-much-to-protect"]}, {"amber": theirs})
    game.play("too-much-to-protect")
    assert game.amber == after


def test_treasure_map_as_the_only_card() -> None:
    game = scene(
        "shadows",
        {"hand": ["treasure-map", "urchin", "skeleton-key"], "battleline": ["noddy-the-thief"]},
        {"amber": 2, "hand": ["plain-1"], "houses": ["brobnar"]},
    )
    assert game.can("play", "urchin")
    game.play("treasure-map")
    assert game.amber == (4, 2)
    assert not game.can("play", "urchin")
    assert not game.can("play", "skeleton-key")
    assert game.why("play", "urchin")[0].card == game.id("treasure-map")
    assert game.can("discard", "urchin")  # only playing is forbidden
    assert game.can("reap", "noddy-the-thief")
    game.end()
    assert game.can("play", "plain-1")


def test_treasure_map_after_another_card() -> None:
    game = scene("shadows", {"hand": ["treasure-map", "urchin", "dodger"]}, {"amber": 2})
    game.play("urchin").play("treasure-map")
    assert game.amber == (2, 1)  # a theft and the bonus icon
    assert not game.can("play", "dodger")
