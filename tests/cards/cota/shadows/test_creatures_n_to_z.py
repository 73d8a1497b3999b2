"""The creatures of Shadows in Call of the Archons, N to Z."""

from __future__ import annotations

import pytest

from tests.scenario import Play, scene


def test_nexus_uses_an_enemy_artifact() -> None:
    game = scene(
        "shadows",
        {"battleline": ["nexus"], "artifacts": ["skeleton-key"]},
        {"artifacts": ["cannon", "mighty-javelin"], "battleline": ["plain-5"]},
    )
    game.reap("nexus")
    assert game.targets() == ["cannon", "mighty-javelin"]
    game.choose("cannon").choose("plain-5")
    assert game.damage() == {"nexus": 0, "plain-5": 2}
    assert game.card("cannon").exhausted
    assert game.card("cannon").controller == 1


@pytest.mark.rule("R28.11")
def test_nexus_sacrifices_an_enemy_artifact() -> None:
    game = scene(
        "shadows",
        {"battleline": ["nexus"]},
        {"artifacts": ["mighty-javelin"], "battleline": ["plain-5"]},
    )
    game.reap("nexus").choose("plain-5")
    assert game.damage() == {"nexus": 0, "plain-5": 4}
    assert game.pile("discard", 1) == ["mighty-javelin"]


@pytest.mark.rule("R28.11")
def test_nexus_reads_the_artifact_from_its_own_side() -> None:
    game = scene(
        "shadows",
        {"battleline": ["nexus"]},
        {"artifacts": ["longfused-mines"], "battleline": ["plain-5", "plain-6", "plain-7"]},
    )
    game.reap("nexus")
    assert game.damage() == {"nexus": 0, "plain-5": 0, "plain-6": 3, "plain-7": 0}


@pytest.mark.ruling("Q34")
def test_nexus_gains_a_reap_ability_while_it_reaps() -> None:
    game = scene(
        "shadows",
        {"battleline": ["nexus", "plain-3"], "deck": ["punch", "fear"]},
        {"artifacts": ["spectral-tunneler"], "battleline": ["plain-4"]},
    )
    game.reap("nexus").choose("nexus")
    assert game.amber == (1, 0)
    assert game.card("spectral-tunneler").exhausted
    assert game.pile("hand") == ["punch"]


@pytest.mark.ruling("Q66")
def test_nexus_counts_an_enemy_shard_as_its_own() -> None:
    game = scene("shadows", {"battleline": ["nexus"]}, {"artifacts": ["shard-of-greed"]})
    game.reap("nexus")
    assert game.amber == (2, 0)


@pytest.mark.rule("R27.6")
@pytest.mark.parametrize("artifact", ["banner-of-battle", {"card": "cannon", "exhausted": True}])
def test_nexus_may_choose_an_artifact_that_cannot_be_used(artifact: object) -> None:
    game = scene("shadows", {"battleline": ["nexus"]}, {"artifacts": [artifact]})
    game.reap("nexus")
    assert game.amber == (1, 0)
    assert game.asks("main")


def test_noddy_the_thief_steals_as_an_action() -> None:
    game = scene("shadows", {"battleline": ["noddy-the-thief"]}, {"amber": 2})
    game.use("noddy-the-thief")
    assert game.amber == (1, 1)
    assert game.card("noddy-the-thief").exhausted


@pytest.mark.rule("R46.5")
def test_noddy_the_thief_eludes_the_first_attack() -> None:
    game = scene(
        "brobnar", {"battleline": ["plain-3", "plain-4"]}, {"battleline": ["noddy-the-thief"]}
    )
    game.fight("plain-3", "noddy-the-thief")
    assert game.damage() == {"plain-3": 0, "plain-4": 0, "noddy-the-thief": 0}
    game.fight("plain-4", "noddy-the-thief")
    assert game.damage() == {"plain-3": 0, "plain-4": 2}


@pytest.mark.parametrize(("theirs", "captured"), [(5, 3), (2, 2), (0, 0)])
def test_old_bruno_captures(theirs: int, captured: int) -> None:
    game = scene("shadows", {"hand": ["old-bruno"], "amber": 4}, {"amber": theirs})
    game.play("old-bruno")
    assert game.card("old-bruno").amber == captured
    assert game.amber == (4, theirs - captured)


@pytest.mark.parametrize("way", ["reap", "fight"])
def test_selwyn_the_fence_takes_amber_from_your_cards(way: str) -> None:
    game = scene(
        "shadows",
        {
            "battleline": ["selwyn-the-fence", {"card": "plain-3", "amber": 2}],
            "artifacts": [{"card": "safe-place", "amber": 1}],
        },
        {"battleline": [{"card": "plain-1", "amber": 3}], "artifacts": ["cannon"]},
    )
    if way == "reap":
        game.reap("selwyn-the-fence")
    else:
        game.act("fight", "selwyn-the-fence")
    assert game.targets() == ["selwyn-the-fence", "plain-3", "safe-place"]
    game.choose("plain-3")
    assert game.card("plain-3").amber == 1
    assert game.card("safe-place").amber == 1
    assert game.amber == ((2, 0) if way == "reap" else (4, 0))


@pytest.mark.erratum("E13")
def test_shadow_self_deals_no_damage() -> None:
    game = scene("shadows", {"battleline": ["shadow-self"]}, {"battleline": ["plain-3"]})
    game.fight("shadow-self", "plain-3")
    assert game.damage() == {"shadow-self": 3, "plain-3": 0}
    game = scene("brobnar", {"battleline": ["plain-3"]}, {"battleline": ["shadow-self"]})
    game.fight("plain-3", "shadow-self")
    assert game.damage() == {"plain-3": 0, "shadow-self": 3}


@pytest.mark.erratum("E13")
def test_shadow_self_takes_the_damage_of_its_neighbors_only() -> None:
    line = ["plain-3", "plain-4", "shadow-self", "plain-5"]
    game = scene("shadows", {"hand": ["poison-wave"]}, {"battleline": line})
    game.play("poison-wave")
    assert game.damage() == {"plain-3": 2, "plain-4": 0, "shadow-self": 6, "plain-5": 0}


@pytest.mark.erratum("E13")
def test_shadow_self_does_not_protect_specters() -> None:
    game = scene(
        "shadows",
        {"hand": ["poison-wave"]},
        {"battleline": ["shadow-self", "shadow-self", "plain-5"]},
    )
    game.play("poison-wave")
    assert game.damage() == {"shadow-self": 2, "shadow-self#2": 4, "plain-5": 0}


@pytest.mark.ruling("Q50")
def test_shadow_self_takes_what_armor_leaves() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-4"]},
        {"battleline": ["shadow-self", "raiding-knight"]},
    )
    game.fight("plain-4", "raiding-knight")
    assert game.damage() == {"shadow-self": 2, "raiding-knight": 0}
    assert game.pile("discard") == ["plain-4"]


def test_silvertooth_enters_ready() -> None:
    game = scene("shadows", {"hand": ["silvertooth", "dodger"]})
    game.play("silvertooth").play("dodger")
    assert game.can("reap", "silvertooth")
    assert game.card("dodger").exhausted


def ruth(amber: int) -> Play:
    """The start of a turn in which Smiling Ruth's side may forge."""
    game = scene(
        "dis",
        {"battleline": ["plain-2", "plain-3", "plain-4"], "houses": ["dis"]},
        {"battleline": ["smiling-ruth", "plain-9"], "amber": amber, "houses": ["shadows"]},
    )
    game.end()
    if game.asks("pick"):
        game.choose("red")
    if game.asks("house"):
        game.choose("shadows")
    return game.reap("smiling-ruth")


def test_smiling_ruth_takes_a_flank_creature_after_forging() -> None:
    game = ruth(6)
    assert game.targets() == ["plain-2", "plain-4"]
    game.choose("plain-4").choose("left")
    assert game.line() == ["plain-2", "plain-3"]
    assert game.line(1) == ["plain-4", "smiling-ruth", "plain-9"]


def test_smiling_ruth_takes_nothing_without_a_new_key() -> None:
    game = ruth(5)
    assert game.line() == ["plain-2", "plain-3", "plain-4"]
    assert game.amber == (0, 6)


def test_sneklifter_takes_an_artifact_for_good() -> None:
    mine = {"hand": ["sneklifter"], "houses": ["shadows", "dis", "logos"]}
    game = scene("shadows", mine, {"artifacts": ["cannon", "pile-of-skulls"], "houses": ["dis"]})
    game.play("sneklifter")
    assert game.targets() == ["cannon", "pile-of-skulls"]
    game.choose("cannon")
    assert game.pile("artifacts") == ["cannon"]
    assert game.pile("artifacts", 1) == ["pile-of-skulls"]
    assert game.can("action", "cannon")  # Brobnar is none of your houses: a Shadows card now
    game.end().choose("dis").end()
    assert game.offered() == ["Dis", "Logos", "Shadows"]  # and no Brobnar card any more


def test_sneklifter_leaves_the_house_that_is_yours() -> None:
    mine = {"hand": ["sneklifter"], "houses": ["shadows", "dis", "brobnar"]}
    game = scene("shadows", mine, {"artifacts": ["cannon"], "houses": ["dis"]})
    game.play("sneklifter")
    assert not game.can("action", "cannon")
    game.end().end().choose("brobnar")
    assert game.can("action", "cannon")


def test_sneklifters_change_ends_with_the_control() -> None:
    mine = {"hand": ["sneklifter"], "houses": ["shadows", "dis", "logos"]}
    theirs = {
        "artifacts": ["cannon"],
        "hand": ["sneklifter"],
        "houses": ["shadows", "dis", "brobnar"],
    }
    game = scene("shadows", mine, theirs)
    game.play("sneklifter").end().choose("shadows").play("sneklifter")
    assert game.pile("artifacts", 1) == ["cannon"]
    assert not game.can("action", "cannon")
    game.end().choose("shadows").end().choose("brobnar")
    assert game.can("action", "cannon")


def test_sneklifter_without_an_enemy_artifact() -> None:
    game = scene("shadows", {"hand": ["sneklifter"], "artifacts": ["cannon"]})
    game.play("sneklifter")
    assert game.in_play("sneklifter")
    assert not game.can("action", "cannon")


def test_umbra_skirmishes_and_steals() -> None:
    game = scene("shadows", {"battleline": ["umbra"]}, {"battleline": ["plain-5"], "amber": 1})
    game.fight("umbra", "plain-5")
    assert game.damage() == {"umbra": 0, "plain-5": 2}
    assert game.amber == (1, 0)


def test_urchin_steals_when_played() -> None:
    game = scene("shadows", {"hand": ["urchin"], "amber": 1}, {"amber": 2})
    game.play("urchin")
    assert game.amber == (2, 1)


def test_urchin_eludes() -> None:
    game = scene("brobnar", {"battleline": ["plain-3"]}, {"battleline": ["urchin"]})
    game.fight("plain-3", "urchin")
    assert game.damage() == {"plain-3": 0, "urchin": 0}
