"""The actions of Logos in Mass Mutation."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_diametric_charge_splashes_harder_than_it_hits() -> None:
    game = scene(
        "logos",
        {"hand": ["diametric-charge"], "battleline": ["plain-3"]},
        {"battleline": ["plain-4", "plain-5", "plain-2", "plain-6"]},
    )
    game.play("diametric-charge")
    assert game.targets() == ["plain-3", "plain-4", "plain-5", "plain-2", "plain-6"]
    game.choose("plain-5")
    assert game.damage() == {"plain-3": 0, "plain-4": 2, "plain-5": 1, "plain-6": 0}


@pytest.mark.parametrize("deck", [["punch", "fear", "smith"], ["punch"], []])
def test_eclectic_inquiry_archives_two(deck: list[str]) -> None:
    game = scene("logos", {"hand": ["eclectic-inquiry"], "deck": deck}, {"deck": ["mug"] * 3})
    game.play("eclectic-inquiry")
    assert sorted(game.pile("archives")) == sorted(deck[:2])
    assert game.pile("deck") == deck[2:]


@pytest.mark.parametrize(
    ("deck", "found"), [(["punch", "labwork", "fear"], True), (["punch", "fear"], False)]
)
def test_lethologica_digs_for_a_logos_card(deck: list[str], found: bool) -> None:
    game = scene("logos", {"hand": ["lethologica"], "deck": deck})
    game.play("lethologica")
    assert game.pile("hand") == (["labwork"] if found else [])
    assert game.pile("deck") == (["fear"] if found else [])
    assert "punch" in game.pile("discard")


def test_opposition_research_stops_enemy_reaping_for_a_turn() -> None:
    game = scene(
        "logos",
        {"hand": ["opposition-research"], "battleline": ["batdrone"], "houses": ["logos"]},
        {"battleline": ["plain-3"], "houses": ["brobnar"]},
    )
    game.play("opposition-research")
    assert game.can("reap", "batdrone")
    game.pass_turn("brobnar")
    assert not game.can("reap", "plain-3")
    game.pass_turn("logos")
    game.pass_turn("brobnar")
    assert game.can("reap", "plain-3")


def test_causal_loop_archives_a_card_and_itself() -> None:
    game = scene("logos", {"hand": ["causal-loop", "punch", "fear"]})
    game.play("causal-loop")
    assert game.targets() == ["punch", "fear"]
    game.choose("fear")
    assert sorted(game.pile("archives")) == ["causal-loop", "fear"]
    assert game.pile("discard") == []


def test_causal_loop_alone_comes_back_alone() -> None:
    game = scene("logos", {"hand": ["causal-loop"]})
    game.play("causal-loop")
    assert game.pile("archives") == ["causal-loop"]


def test_krrrzzzaaap_spares_mutants() -> None:
    game = scene(
        "logos",
        {"hand": ["krrrzzzaaap"], "battleline": ["plain-3", "lyco-bot"]},
        {"battleline": ["sacro-thief", "plain-4"], "artifacts": ["cannon"]},
    )
    game.play("krrrzzzaaap")
    assert (game.line(), game.line(1)) == (["lyco-bot"], ["sacro-thief"])
    assert (game.chains, game.pile("artifacts", 1)) == ((1, 0), ["cannon"])


def test_mind_over_matter_archives_everybody_with_their_owners() -> None:
    game = scene(
        "logos",
        {"hand": ["mind-over-matter"], "battleline": ["plain-3", {"card": "plain-4", "owner": 1}]},
        {"battleline": ["plain-5"], "artifacts": ["cannon"]},
    )
    game.play("mind-over-matter")
    assert (game.line(), game.line(1)) == ([], [])
    assert game.pile("archives") == ["plain-3"]
    assert sorted(game.pile("archives", 1)) == ["plain-4", "plain-5"]


def test_it_s_coming_finds_half_a_giant() -> None:
    game = scene(
        "logos",
        {
            "hand": ["it-s-coming"],
            "deck": ["ultra-gravitron", "punch"],
            "discard": ["ultra-gravitron2", "fear"],
        },
    )
    game.play("it-s-coming")
    assert sorted(game.targets()) == ["ultra-gravitron", "ultra-gravitron2"]
    game.choose("ultra-gravitron2")
    assert game.pile("hand") == ["ultra-gravitron2"]
