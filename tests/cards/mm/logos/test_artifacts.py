"""The artifacts of Logos in Mass Mutation."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_auto_encoder_archives_for_every_discarded_card() -> None:
    game = scene(
        "logos",
        {
            "artifacts": ["auto-encoder"],
            "hand": ["labwork"],
            "deck": ["punch", "fear"],
            "houses": ["logos"],
        },
        {"hand": ["smith"], "deck": ["mug"], "houses": ["brobnar"]},
    )
    game.act("discard", "labwork")
    assert game.pile("archives") == ["punch"]
    game.pass_turn("brobnar").act("discard", "smith")
    assert game.pile("archives", 1) == []


def test_fission_bloom_resolves_the_icons_of_the_next_card_twice() -> None:
    game = scene(
        "logos",
        {
            "artifacts": ["fission-bloom"],
            "hand": [
                {"card": "labwork", "bonus": ["amber", "amber"]},
                "eclectic-inquiry",
                "mother",
            ],
        },
    )
    game.use("fission-bloom").play("labwork").choose("mother")
    assert game.amber == (4, 0)
    game.play("eclectic-inquiry")
    assert game.amber == (5, 0)


def test_forge_compiler_wards_when_the_opponent_forges() -> None:
    game = scene(
        "logos",
        {
            "artifacts": ["forge-compiler"],
            "battleline": ["plain-3", "plain-4"],
            "houses": ["logos"],
        },
        {"amber": 6, "battleline": ["plain-5"], "houses": ["brobnar"]},
    )
    game.pass_turn("brobnar")
    assert game.marked("warded") == ["plain-3", "plain-4"]
    assert game.pile("discard") == ["forge-compiler"]


def test_forge_compiler_heeds_no_key_of_its_own_side() -> None:
    game = scene(
        None,
        {"artifacts": ["forge-compiler"], "battleline": ["plain-3"], "houses": ["logos"]},
        {"houses": ["brobnar"]},
        active=1,
    )
    game.pass_turn("logos")
    assert game.in_play("forge-compiler")
    game = scene(
        "brobnar",
        {"houses": ["brobnar"]},
        {"artifacts": ["forge-compiler"], "amber": 6, "houses": ["logos"]},
    )
    game.pass_turn("logos")
    assert (game.keys(1), game.in_play("forge-compiler")) == (1, True)


def test_mutagenic_serum_frees_the_mutants_for_a_turn() -> None:
    game = scene(
        "logos",
        {
            "artifacts": ["mutagenic-serum"],
            "battleline": ["sacro-thief", "plain-3", "lyco-fiend"],
            "houses": ["logos", "brobnar"],
        },
        {"battleline": ["plain-9"], "houses": ["brobnar"]},
    )
    assert not game.can("reap", "sacro-thief")
    game.use("mutagenic-serum", "omni")
    assert [game.can("reap", n) for n in ("sacro-thief", "plain-3", "lyco-fiend")] == [
        True,
        False,
        True,
    ]
    game.pass_turn("brobnar").pass_turn("logos")
    assert not game.can("reap", "sacro-thief")


@pytest.mark.parametrize(("answer", "amber", "keys"), [("yes", 8, 0), ("yes", 9, 1), ("no", 6, 1)])
def test_auto_vac_5150_taxes_or_archives(answer: str, amber: int, keys: int) -> None:
    game = scene(
        "logos",
        {
            "artifacts": ["auto-vac-5150"],
            "archives": ["punch", "fear"],
            "hand": ["labwork", "mother"],
            "houses": ["logos"],
        },
        {"amber": amber, "houses": ["brobnar"], "archives": []},
    )
    game.use("auto-vac-5150").choose(answer)
    if answer == "yes":
        assert sorted(game.targets()) == ["fear", "punch"]
        game.choose("fear")
        assert (game.pile("archives"), game.pile("discard")) == (["punch"], ["fear"])
    else:
        assert game.targets() == ["labwork", "mother"]
        game.choose("mother")
        assert sorted(game.pile("archives")) == ["fear", "mother", "punch"]
    game.pass_turn("brobnar")
    assert game.keys(1) == keys


def test_auto_vac_5150_with_empty_archives_can_only_archive() -> None:
    game = scene("logos", {"artifacts": ["auto-vac-5150"], "hand": ["labwork"]})
    game.use("auto-vac-5150")
    assert game.pile("archives") == ["labwork"]


def test_library_card_draws_for_every_card_played() -> None:
    game = scene(
        "logos",
        {
            "artifacts": ["library-card"],
            "hand": ["eclectic-inquiry", "batdrone"],
            "deck": ["punch", "fear", "smith", "mug", "anger"],
        },
    )
    game.use("library-card")
    assert game.pile("purged") == ["library-card"]
    game.play("batdrone")
    assert game.pile("hand") == ["eclectic-inquiry", "punch"]
    game.play("eclectic-inquiry")
    while game.asks("order"):
        game.game.choose(0)
    assert len(game.pile("hand")) == 2
