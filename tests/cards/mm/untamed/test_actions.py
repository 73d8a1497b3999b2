"""The actions of Untamed in Mass Mutation."""

from __future__ import annotations

import pytest

from tests.scenario import enhanced, scene


@pytest.mark.ruling("Q61")
def test_wild_bounty_doubles_printed_and_added_icons() -> None:
    game = scene(
        "untamed",
        {
            "hand": ["wild-bounty", enhanced("regrowth", "amber", "draw")],
            "deck": ["punch", "fear", "urchin"],
        },
    )
    game.play("wild-bounty").play("regrowth")
    assert game.amber == (2, 0)
    assert len(game.pile("hand")) == 2


def test_wild_bounty_serves_only_the_next_card() -> None:
    game = scene(
        "untamed",
        {"hand": ["wild-bounty", enhanced("dust-pixie", "amber"), enhanced("dust-pixie", "amber")]},
    )
    game.play("wild-bounty").play("dust-pixie#1").play("dust-pixie#2")
    assert game.amber == (3, 0)


def test_wild_bounty_is_spent_on_a_card_without_icons() -> None:
    game = scene(
        "untamed",
        {"hand": ["wild-bounty", enhanced("snufflegator"), enhanced("dust-pixie", "amber")]},
    )
    game.play("wild-bounty").play("snufflegator").play("dust-pixie")
    assert game.amber == (1, 0)


def test_wild_bounty_ends_with_the_turn() -> None:
    game = scene(
        "untamed",
        {"hand": ["wild-bounty"], "houses": ["untamed"]},
        {"hand": [enhanced("dust-pixie", "amber")], "houses": ["untamed"]},
    )
    game.play("wild-bounty").end().play("dust-pixie")
    assert game.amber == (0, 1)


@pytest.mark.parametrize("amber", [0, 3])
def test_rapid_evolution_grows_with_your_pool(amber: int) -> None:
    game = scene(
        "untamed",
        {"hand": ["rapid-evolution"], "battleline": ["plain-3"], "amber": amber},
        {"battleline": ["plain-4"], "amber": 7},
    )
    game.play("rapid-evolution").choose("plain-3")
    assert game.card("plain-3").power_counters == amber + 1  # with its bonus
    assert game.card("plain-4").power_counters == 0


def test_reclaimed_by_nature_takes_the_icons_of_an_artifact() -> None:
    rich = {"card": "cannon", "bonus": ["amber", "draw"]}
    game = scene(
        "untamed",
        {"hand": ["reclaimed-by-nature"], "artifacts": ["lucky-dice"], "deck": ["toad"]},
        {"artifacts": [rich]},
    )
    game.play("reclaimed-by-nature").choose("cannon")
    assert game.pile("purged", 1) == ["cannon"]
    assert (game.amber, game.pile("hand")) == ((2, 0), ["toad"])


def test_savage_clash_spares_their_best_and_your_worst() -> None:
    game = scene(
        "untamed",
        {"hand": ["savage-clash"], "battleline": ["plain-5", "plain-2", "plain-9"]},
        {"battleline": ["plain-1", "plain-8", "plain-3"], "artifacts": ["cannon"]},
    )
    game.play("savage-clash")
    assert (game.line(), game.line(1)) == (["plain-2"], ["plain-8"])
    assert game.pile("artifacts", 1) == ["cannon"]


@pytest.mark.parametrize("amber", [0, 7])
def test_commune_leaves_you_with_four(amber: int) -> None:
    game = scene(
        "untamed",
        {"hand": ["commune", "toad"], "amber": amber, "houses": ["untamed"]},
        {"amber": 3, "houses": ["brobnar"]},
    )
    game.play("commune")
    assert game.amber == (4, 3)
    assert game.game.view().active == 1


def test_vault_s_blessing_pays_each_player_for_their_mutants() -> None:
    game = scene(
        "untamed",
        {"hand": ["vault-s-blessing"], "battleline": ["trimble", "splinter", "toad"]},
        {"battleline": ["bull-wark", "plain-3"]},
    )
    game.play("vault-s-blessing")
    assert game.amber == (3, 1)  # with its bonus


@pytest.mark.parametrize(
    ("card", "keywords"),
    [
        ("mutation-of-cunning", {"elusive": 0}),
        ("mutation-of-fury", {"assault": 3}),
        ("mutation-of-instinct", {"skirmish": 0}),
    ],
)
def test_mutations_last_until_your_next_turn(card: str, keywords: dict[str, int]) -> None:
    game = scene(
        "untamed",
        {"hand": [card, "vault-s-blessing"], "battleline": ["plain-3"], "houses": ["untamed"]},
        {"battleline": ["plain-4"], "houses": ["brobnar"]},
    )
    game.play(card)
    assert game.targets() == ["plain-3", "plain-4"]
    game.choose("plain-3")
    assert (game.keywords("plain-3"), game.keywords("plain-4")) == (keywords, {})
    game.play("vault-s-blessing")
    assert game.amber == (3, 0)  # a Mutant now; two bonus icons
    game.pass_turn("brobnar")
    assert game.keywords("plain-3") == keywords
    game.pass_turn("untamed")
    assert game.keywords("plain-3") == {}


@pytest.mark.parametrize(("first", "again"), [("splinter", True), ("krump", False)])
def test_resurgence_returns_another_for_a_mutant(first: str, again: bool) -> None:
    game = scene(
        "untamed",
        {"hand": ["resurgence"], "discard": ["splinter", "punch", "krump", "toad"]},
        {"discard": ["trimble"]},
    )
    game.play("resurgence")
    assert game.targets() == ["splinter", "krump", "toad"]
    game.choose(first)
    if again:
        assert game.targets() == ["krump", "toad"]
        game.choose("toad")
    assert sorted(game.pile("hand")) == sorted([first, "toad"] if again else [first])


def test_growth_surge_runs_along_the_line() -> None:
    game = scene(
        "untamed",
        {"hand": ["growth-surge"], "battleline": ["plain-2", "plain-3", "plain-4", "plain-5"]},
        {"battleline": ["plain-6"]},
    )
    game.play("growth-surge")
    assert game.targets() == ["plain-2", "plain-5", "plain-6"]
    game.choose("plain-5")
    counters = [game.card(f"plain-{n}").power_counters for n in (2, 3, 4, 5, 6)]
    assert counters == [0, 1, 2, 3, 0]


def test_aemberlution_starts_everything_anew() -> None:
    game = scene(
        "untamed",
        {
            "hand": ["aemberlution", "plain-3", "punch"],
            "battleline": ["plain-9"],
            "houses": ["untamed"],
        },
        {"hand": ["plain-4", "fear"], "battleline": ["plain-8"], "houses": ["brobnar"]},
    )
    game.play("aemberlution")
    while game.asks("position") or game.asks("order"):
        game.game.choose(0)
    assert (game.line(), game.line(1)) == (["plain-3"], ["plain-4"])
    assert game.game.view().active == 1
    assert not game.card("plain-4").exhausted
    assert game.pile("hand", 1) == ["fear"]


@pytest.mark.rule("R46.8")
def test_look_what_i_found_takes_one_card_of_each_type() -> None:
    game = scene(
        "untamed",
        {
            "hand": ["look-what-i-found", "fertility-chant"],
            "deck": ["plain-8"] * 3,
            "discard": ["plain-1", "plain-2", "punch", "the-warchest", "force-field"],
        },
        {"discard": ["plain-9"]},
    )
    game.play("look-what-i-found")
    assert game.targets() == ["plain-1", "plain-2"]
    game.choose("plain-2")
    hand = ["fertility-chant", "force-field", "plain-2", "punch", "the-warchest"]
    assert set(hand) <= set(game.pile("hand"))
    assert sorted(game.pile("discard")) == ["look-what-i-found", "plain-1"]
    assert game.pile("discard", 1) == ["plain-9"]
