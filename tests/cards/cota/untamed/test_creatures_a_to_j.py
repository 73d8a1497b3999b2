"""The creatures of Untamed in Call of the Archons, A to J."""

from __future__ import annotations

import pytest

from tests.scenario import artifact, scene

DISCARDER = artifact("discarder", house="untamed", action=[{"discard": "a card in your hand"}])
MILL = artifact("mill", house="untamed", action=[{"discard": "the top card of your deck"}])


def test_ancient_bear_assaults() -> None:
    game = scene(
        "untamed",
        {"battleline": ["ancient-bear", "ancient-bear"]},
        {"battleline": ["plain-2", "plain-9"]},
    )
    game.fight("ancient-bear#1", "plain-2")
    assert game.damage(0) == {"ancient-bear": 0, "ancient-bear#2": 0}
    game.fight("ancient-bear#2", "plain-9")
    assert game.line() == ["ancient-bear"]
    assert game.damage(1) == {"plain-9": 7}


def test_ancient_bear_does_not_assault_when_attacked() -> None:
    game = scene("brobnar", {"battleline": ["plain-9"]}, {"battleline": ["ancient-bear"]})
    game.fight("plain-9", "ancient-bear")
    assert game.damage() == {"plain-9": 5}


def test_bigtwig_fights_the_stunned_only() -> None:
    game = scene(
        "untamed",
        {"battleline": ["bigtwig", "niffle-ape"]},
        {"battleline": ["plain-3", {"card": "plain-5", "stunned": True}]},
    )
    game.fight("bigtwig", "plain-5")
    assert game.damage() == {"bigtwig": 5, "niffle-ape": 0, "plain-3": 0}
    assert game.can("fight", "niffle-ape")


def test_bigtwig_without_a_stunned_enemy() -> None:
    game = scene("untamed", {"battleline": ["bigtwig"]}, {"battleline": ["plain-3"]})
    assert not game.can("fight", "bigtwig")
    assert game.can("reap", "bigtwig")


def test_bigtwig_stuns_and_exhausts_one_creature() -> None:
    game = scene("untamed", {"battleline": ["bigtwig"]}, {"battleline": ["plain-3", "plain-4"]})
    game.reap("bigtwig")
    assert game.targets() == ["bigtwig", "plain-3", "plain-4"]
    game.choose("plain-4")
    assert game.marked("stunned") == ["plain-4"]
    assert game.marked("exhausted") == ["bigtwig", "plain-4"]


def test_bigtwig_defends_itself_against_anyone() -> None:
    game = scene("brobnar", {"battleline": ["plain-9"]}, {"battleline": ["bigtwig"]})
    game.fight("plain-9", "bigtwig")
    assert game.damage() == {"plain-9": 7}


def test_briar_grubbling_is_hazardous() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-5", "plain-6"]},
        {"battleline": ["briar-grubbling"]},
    )
    game.fight("plain-5", "briar-grubbling")
    assert game.damage() == {"plain-6": 0, "briar-grubbling": 0}
    game.fight("plain-6", "briar-grubbling")
    assert (game.line(), game.line(1)) == ([], [])  # 5 and then 2 more


def test_dew_faerie_reaps_twice_as_much() -> None:
    game = scene("untamed", {"battleline": ["dew-faerie"]})
    game.reap("dew-faerie")
    assert game.amber == (2, 0)


@pytest.mark.parametrize("card", ["dew-faerie", "kindrith-longshot"])
def test_elusive_creatures(card: str) -> None:
    game = scene("brobnar", {"battleline": ["plain-8", "plain-9"]}, {"battleline": [card]})
    game.fight("plain-8", card)
    assert game.damage() == {"plain-8": 0, "plain-9": 0, card: 0}
    game.fight("plain-9", card)
    assert game.line(1) == []


def test_dust_pixie_is_two_amber() -> None:
    game = scene("untamed", {"hand": ["dust-pixie"]}, {"amber": 1})
    game.play("dust-pixie")
    assert game.amber == (2, 1)
    assert game.power("dust-pixie") == 1


@pytest.mark.parametrize(("mine", "theirs", "gained"), [(1, 1, 2), (1, 2, 0), (0, 0, 2), (0, 2, 0)])
def test_flaxia_counts_herself(mine: int, theirs: int, gained: int) -> None:
    game = scene(
        "untamed",
        {"hand": ["flaxia"], "battleline": ["plain-3"] * mine},
        {"battleline": ["plain-3"] * theirs},
    )
    game.play("flaxia")
    assert game.amber == (gained, 0)


def test_fuzzy_gruen_feeds_both() -> None:
    game = scene("untamed", {"hand": ["fuzzy-gruen"]}, {"amber": 3})
    game.play("fuzzy-gruen")
    assert game.amber == (2, 4)


def test_giant_sloth_waits_for_a_discarded_untamed_card() -> None:
    game = scene(
        "untamed",
        {
            "battleline": ["giant-sloth"],
            "hand": ["curiosity", "dust-pixie"],
        },
        {"battleline": ["plain-3"]},
    )
    for action in ("reap", "fight", "action"):
        assert not game.can(action, "giant-sloth")
    game.play("curiosity")  # played, not discarded
    assert not game.can("reap", "giant-sloth")
    game.act("discard", "dust-pixie")
    for action in ("reap", "fight", "action"):
        assert game.can(action, "giant-sloth")
    game.use("giant-sloth")
    assert game.amber == (4, 0)


def test_giant_sloth_wants_an_untamed_card() -> None:
    game = scene(
        "untamed",
        {
            "battleline": ["giant-sloth"],
            "hand": [{"card": "regrowth", "house": "dis"}, "gauntlet-of-command"],
            "artifacts": ["discarder"],
        },
        cards=[DISCARDER],
    )
    game.use("discarder").choose("gauntlet-of-command")
    assert not game.can("action", "giant-sloth")


def test_giant_sloth_accepts_a_card_discarded_by_an_effect_from_hand_only() -> None:
    side = {
        "battleline": ["giant-sloth"],
        "hand": ["curiosity"],
        "deck": ["regrowth"],
        "artifacts": ["discarder", "mill"],
    }
    game = scene("untamed", side, cards=[DISCARDER, MILL])
    game.use("mill")
    assert game.pile("discard") == ["regrowth"]
    assert not game.can("action", "giant-sloth")
    game.use("discarder")
    assert game.pile("discard") == ["curiosity", "regrowth"]
    assert game.can("action", "giant-sloth")


def test_giant_sloth_forgets_last_turn() -> None:
    game = scene(
        "untamed",
        {"battleline": ["giant-sloth"], "hand": ["curiosity"], "houses": ["untamed"]},
        {"battleline": ["giant-sloth"], "houses": ["untamed"]},
    )
    game.act("discard", "curiosity")
    assert game.can("reap", "giant-sloth#1")
    game.pass_turn("untamed")
    assert not game.can("reap", "giant-sloth#2")


def test_halacor_lets_the_flanks_skirmish() -> None:
    game = scene(
        "untamed",
        {"battleline": ["plain-3", "halacor", "ancient-bear"]},
        {"battleline": ["plain-9", "plain-8"]},
    )
    assert "skirmish" in game.keywords("plain-3")
    assert "skirmish" in game.keywords("ancient-bear")
    assert "skirmish" not in game.keywords("halacor")
    assert "skirmish" not in game.keywords("plain-9")
    game.fight("ancient-bear", "plain-9")
    assert game.damage() == {
        "plain-3": 0,
        "halacor": 0,
        "ancient-bear": 0,
        "plain-9": 7,
        "plain-8": 0,
    }


def test_halacor_alone_is_on_a_flank() -> None:
    game = scene("untamed", {"battleline": ["halacor"]})
    assert game.keywords("halacor") == {"skirmish": 0}


def test_hunting_witch_profits_from_your_other_creatures() -> None:
    game = scene(
        "untamed",
        {"hand": ["hunting-witch", "snufflegator", "world-tree"], "houses": ["untamed"]},
        {"hand": ["plain-3"], "houses": ["brobnar"]},
    )
    game.play("hunting-witch")
    assert game.amber == (0, 0)
    game.play("snufflegator").play("world-tree")
    assert game.amber == (1, 0)
    game.pass_turn("brobnar").play("plain-3")
    assert game.amber == (1, 0)


def test_inka_the_spider_stuns_when_played() -> None:
    game = scene(
        "untamed",
        {"hand": ["inka-the-spider"], "battleline": ["plain-3"]},
        {"battleline": ["plain-4"]},
    )
    game.play("inka-the-spider")
    assert game.targets() == ["plain-3", "inka-the-spider", "plain-4"]
    game.choose("plain-4")
    assert game.marked("stunned") == ["plain-4"]


def test_inka_the_spider_stuns_when_it_reaps() -> None:
    game = scene(
        "untamed", {"battleline": ["inka-the-spider"]}, {"battleline": ["plain-3", "plain-4"]}
    )
    game.reap("inka-the-spider").choose("plain-3")
    assert game.marked("stunned") == ["plain-3"]
    assert game.amber == (1, 0)


@pytest.mark.rule("R46.10")
def test_inka_the_spider_is_poisonous() -> None:
    game = scene(
        "untamed",
        {"battleline": ["inka-the-spider", "inka-the-spider"]},
        {"battleline": ["plain-20", "sequis"]},
    )
    game.fight("inka-the-spider#1", "plain-20")
    assert game.line(1) == ["sequis"]
    game.fight("inka-the-spider#2", "sequis")  # its armor stops the bite
    assert (game.line(), game.line(1)) == ([], ["sequis"])
