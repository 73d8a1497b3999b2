"""The creatures of Untamed in Call of the Archons, K to Z."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_kindrith_longshot_shoots_when_she_reaps() -> None:
    game = scene(
        "untamed",
        {"battleline": ["kindrith-longshot", "plain-3"]},
        {"battleline": ["plain-9"]},
    )
    game.reap("kindrith-longshot")
    assert game.targets() == ["kindrith-longshot", "plain-3", "plain-9"]
    game.choose("plain-9")
    assert game.damage(1) == {"plain-9": 2}


@pytest.mark.parametrize(
    ("card", "power"), [("kindrith-longshot", 3), ("lupo-the-scarred", 6), ("snufflegator", 4)]
)
def test_skirmishers(card: str, power: int) -> None:
    game = scene(
        "untamed",
        {"battleline": [card], "houses": ["untamed"]},
        {"battleline": ["plain-9", "plain-8"], "houses": ["brobnar"]},
    )
    game.fight(card, "plain-9")
    assert game.damage() == {card: 0, "plain-9": power, "plain-8": 0}
    game.pass_turn("brobnar").fight("plain-8", card)
    assert game.damage(1)["plain-8"] == (0 if card == "kindrith-longshot" else power)


@pytest.mark.parametrize(("card", "amount"), [("lupo-the-scarred", 2), ("mighty-tiger", 4)])
def test_striking_an_enemy_when_played(card: str, amount: int) -> None:
    game = scene(
        "untamed",
        {"hand": [card], "battleline": ["plain-3"]},
        {"battleline": ["plain-9", "plain-8"]},
    )
    game.play(card)
    assert game.targets() == ["plain-9", "plain-8"]
    game.choose("plain-8")
    assert game.damage() == {"plain-3": 0, card: 0, "plain-9": 0, "plain-8": amount}


@pytest.mark.parametrize(("amber", "keys"), [(6, 0), (7, 1)])
def test_murmook_makes_their_keys_dearer(amber: int, keys: int) -> None:
    game = scene(
        "untamed",
        {"battleline": ["murmook"], "amber": 6, "houses": ["untamed"]},
        {"amber": amber, "houses": ["brobnar"]},
    )
    game.pass_turn("brobnar")
    assert game.keys(1) == keys
    game.pass_turn("untamed")
    assert game.keys(0) == 1


@pytest.mark.parametrize(("keys", "power"), [([], 11), (["red"], 8), (["red", "blue"], 5)])
def test_mushroom_man_shrinks_with_your_keys(keys: list[str], power: int) -> None:
    game = scene(
        "untamed",
        {"battleline": ["mushroom-man", "plain-3"], "keys": keys},
        {"keys": ["yellow"]},
    )
    assert game.power("mushroom-man") == power
    assert game.power("plain-3") == 3


@pytest.mark.rule("R21.2")
def test_mushroom_man_dies_of_a_key() -> None:
    game = scene(
        "untamed",
        {
            "battleline": [{"card": "mushroom-man", "damage": 9}],
            "hand": ["key-charge"],
            "amber": 7,
        },
    )
    game.play("key-charge").yes().choose("red")
    assert game.line() == []


def test_niffle_ape_passes_taunt_and_elusive() -> None:
    game = scene(
        "untamed",
        {"battleline": ["niffle-ape", "snufflegator"]},
        {"battleline": ["dew-faerie", "champion-anaphiel"]},
    )
    game.act("fight", "niffle-ape")
    assert game.targets() == ["dew-faerie", "champion-anaphiel"]
    game.choose("dew-faerie")
    assert game.line(1) == ["champion-anaphiel"]
    assert game.damage(0) == {"niffle-ape": 2, "snufflegator": 0}


def test_others_do_not_pass_taunt_beside_a_niffle_ape() -> None:
    game = scene(
        "untamed",
        {"battleline": ["niffle-ape", "ancient-bear"]},
        {"battleline": ["plain-2", "champion-anaphiel", "plain-3"]},
    )
    game.fight("ancient-bear", "champion-anaphiel")
    assert game.line(1) == ["plain-2", "plain-3"]
    assert game.asks("main")


def test_niffle_queen_raises_her_troop() -> None:
    game = scene(
        "untamed",
        {"battleline": ["niffle-ape", "niffle-queen", "snufflegator", "plain-3"]},
        {"battleline": ["niffle-ape", "ancient-bear"]},
    )
    names = ("niffle-ape#1", "niffle-queen", "snufflegator", "plain-3")
    assert [game.power(name) for name in names] == [5, 6, 5, 3]
    assert [game.power(name) for name in ("niffle-ape#2", "ancient-bear")] == [3, 5]


def test_piranha_monkeys_bite_all_others() -> None:
    game = scene(
        "untamed",
        {"hand": ["piranha-monkeys"], "battleline": ["plain-3"]},
        {"battleline": ["plain-2", "sequis", "piranha-monkeys"]},
    )
    game.play("piranha-monkeys")
    assert game.damage() == {"plain-3": 2, "piranha-monkeys": 0, "sequis": 0}


def test_piranha_monkeys_bite_when_they_reap() -> None:
    game = scene(
        "untamed",
        {"battleline": ["piranha-monkeys", "plain-3"]},
        {"battleline": ["plain-9"]},
    )
    game.reap("piranha-monkeys")
    assert game.damage() == {"piranha-monkeys": 0, "plain-3": 2, "plain-9": 2}
    assert game.amber == (1, 0)


def test_teliga_profits_from_their_creatures() -> None:
    game = scene(
        "untamed",
        {"battleline": ["teliga"], "hand": ["snufflegator"], "houses": ["untamed"]},
        {"hand": ["plain-3", "cannon", "plain-4"], "houses": ["brobnar"]},
    )
    game.play("snufflegator")
    assert game.amber == (0, 0)
    game.pass_turn("brobnar").play("plain-3").play("cannon").play("plain-4")
    assert game.amber == (2, 0)


def test_witch_of_the_eye_returns_any_card() -> None:
    game = scene(
        "untamed",
        {"battleline": ["witch-of-the-eye"], "discard": ["punch", "plain-3", "cannon"]},
        {"discard": ["fear"]},
    )
    game.reap("witch-of-the-eye")
    assert game.targets() == ["punch", "plain-3", "cannon"]
    game.choose("cannon")
    assert game.pile("hand") == ["cannon"]
    assert game.pile("discard") == ["punch", "plain-3"]
    assert game.amber == (1, 0)


def test_witch_of_the_eye_with_an_empty_pile() -> None:
    game = scene("untamed", {"battleline": ["witch-of-the-eye"]}, {"discard": ["fear"]})
    game.reap("witch-of-the-eye")
    assert game.pile("hand") == []
    assert game.amber == (1, 0)


def test_witch_of_the_wilds_lets_one_untamed_card_through() -> None:
    game = scene(
        "brobnar",
        {
            "battleline": ["witch-of-the-wilds"],
            "hand": ["curiosity", "regrowth", "fear", "plain-3"],
        },
    )
    assert game.can("play", "curiosity")
    assert not game.can("play", "fear")
    assert not game.can("discard", "curiosity")
    game.play("plain-3").play("curiosity")
    assert game.amber == (1, 0)
    assert not game.can("play", "regrowth")


def test_two_witches_of_the_wilds_let_two_cards_through() -> None:
    game = scene(
        "brobnar",
        {
            "battleline": ["witch-of-the-wilds", "witch-of-the-wilds"],
            "hand": ["curiosity", "curiosity", "regrowth"],
        },
    )
    game.play("curiosity").play("curiosity")
    assert not game.can("play", "regrowth")


def test_witch_of_the_wilds_is_not_needed_in_an_untamed_turn() -> None:
    game = scene(
        "untamed",
        {"battleline": ["witch-of-the-wilds"], "hand": ["curiosity", "regrowth", "punch"]},
    )
    assert not game.can("play", "punch")
    game.play("curiosity").play("regrowth")
    assert game.amber == (2, 0)


def test_witch_of_the_wilds_helps_each_turn_anew() -> None:
    game = scene(
        "brobnar",
        {
            "battleline": ["witch-of-the-wilds"],
            "hand": ["curiosity", "regrowth"],
            "houses": ["brobnar"],
        },
        {"hand": ["regrowth"], "houses": ["dis"]},
    )
    game.play("curiosity").pass_turn("dis")
    assert not game.can("play", "regrowth#2")
    game.pass_turn("brobnar")
    assert game.can("play", "regrowth")
