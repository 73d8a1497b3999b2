"""Cards of Mass Mutation that have to do with bonus icons."""

from __future__ import annotations

import pytest

from tests.scenario import Side, action, scene


def added(card: str, *icons: str) -> Side:
    """A card with icons added by enhance."""
    return {"card": card, "bonus": list(icons)}


@pytest.mark.ruling("Q60")
def test_bonesaw_entered_before_its_icon_destroyed_a_creature() -> None:
    game = scene("dis", {"hand": [added("bonesaw", "damage")], "battleline": ["plain-1"]})
    game.play("bonesaw").choose("plain-1")
    assert game.pile("discard") == ["plain-1"]
    assert game.card("bonesaw").exhausted


@pytest.mark.parametrize(
    ("mine", "theirs", "ready"),
    [(["plain-1"], [], True), ([], ["plain-1"], False), ([], [], False)],
)
def test_bonesaw_enters_ready_after_a_friendly_creature_was_destroyed(
    mine: list[str], theirs: list[str], ready: bool
) -> None:
    game = scene(
        "dis",
        {"hand": ["fury", "bonesaw"], "battleline": mine},
        {"battleline": theirs},
        cards=[action("fury", {"destroy": "each creature"}, house="dis")],
    )
    game.play("fury").play("bonesaw")
    assert game.card("bonesaw").exhausted is not ready


def test_bonesaw_does_not_care_about_the_turn_before() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-4"]},
        {"battleline": ["plain-1"], "hand": ["bonesaw"], "houses": ["dis"]},
    )
    game.fight("plain-4", "plain-1").end().play("bonesaw")
    assert game.card("bonesaw").exhausted


@pytest.mark.ruling("Q99")
@pytest.mark.parametrize(
    ("card", "house", "power"), [("mutant-cutpurse", "shadows", 3), ("infomorph", "logos", 4)]
)
def test_enhance_does_nothing_in_the_game(card: str, house: str, power: int) -> None:
    game = scene(
        house, {"hand": [card], "deck": ["punch"]}, {"battleline": ["plain-1"], "amber": 1}
    )
    game.play(card)
    assert game.power(card) == power
    assert game.damage() == {card: 0, "plain-1": 0}
    assert game.pile("hand") == []
    assert game.amber == (0, 1)


@pytest.mark.ruling("Q99")
def test_enhanced_icons_are_resolved_on_the_cards_they_were_put_on() -> None:
    game = scene(
        "shadows",
        {"hand": [added("mutant-cutpurse", "damage", "draw")], "deck": ["punch"]},
        {"battleline": ["plain-2"]},
    )
    game.play("mutant-cutpurse").choose("plain-2")
    assert game.damage() == {"mutant-cutpurse": 0, "plain-2": 1}
    assert game.pile("hand") == ["punch"]


@pytest.mark.ruling("Q59")
@pytest.mark.erratum("E23")
def test_maleficorn_adds_to_its_own_icon() -> None:
    game = scene("dis", {"hand": [added("maleficorn", "damage")]}, {"battleline": ["plain-5"]})
    game.play("maleficorn").choose("plain-5")
    assert game.damage() == {"maleficorn": 0, "plain-5": 2}


@pytest.mark.erratum("E23")
def test_maleficorn_spares_friendly_creatures() -> None:
    game = scene(
        "dis",
        {"hand": [added("maleficorn", "damage")], "battleline": ["plain-4"]},
        {"battleline": ["plain-5"]},
    )
    game.play("maleficorn").choose("plain-4")
    assert game.damage() == {"plain-4": 1, "maleficorn": 0, "plain-5": 0}


def test_maleficorn_adds_to_icons_only() -> None:
    game = scene(
        "brobnar",
        {"hand": ["punch"], "battleline": ["maleficorn"]},
        {"battleline": ["plain-5"]},
    )
    game.play("punch").choose("plain-5")
    assert game.damage() == {"maleficorn": 0, "plain-5": 3}


def test_maleficorn_serves_its_controller() -> None:
    # The icon of the opponent's card hits a creature that is Maleficorn's enemy.
    game = scene(
        "brobnar",
        {"hand": [added("troll", "damage")], "battleline": ["plain-9"]},
        {"battleline": ["maleficorn"]},
    )
    game.play("troll").choose("plain-9")
    assert game.damage() == {"plain-9": 2, "troll": 0, "maleficorn": 0}


@pytest.mark.ruling("Q62")
def test_shoulder_id_does_not_deal_its_icons_damage() -> None:
    game = scene(
        "shadows",
        {"hand": [added("shoulder-id", "damage")]},
        {"battleline": ["plain-3"], "amber": 2},
    )
    game.play("shoulder-id").choose("plain-3")
    assert game.damage() == {"shoulder-id": 0, "plain-3": 1}
    assert game.amber == (0, 2)


@pytest.mark.ruling("Q63")
def test_rad_penny_killed_by_her_own_icon() -> None:
    game = scene("shadows", {"hand": [added("rad-penny", "damage")]}, {"amber": 2})
    game.play("rad-penny")
    assert game.pile("deck") == ["rad-penny"]
    assert game.amber == (0, 2)


@pytest.mark.ruling("Q64")
def test_rad_penny_draws_after_her_icon_killed_her() -> None:
    game = scene(
        "shadows",
        {"hand": [added("rad-penny", "damage", "draw")], "deck": ["punch"]},
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


@pytest.mark.ruling("Q65")
def test_two_damage_icons_against_a_ward() -> None:
    warded = {"card": "plain-1", "warded": True}
    game = scene(
        "shadows", {"hand": [added("nerve-blast", "damage", "damage")]}, {"battleline": [warded]}
    )
    game.play("nerve-blast")
    assert game.pile("discard", 1) == ["plain-1"]


@pytest.mark.ruling("Q61")
def test_wild_bounty_doubles_printed_and_added_icons() -> None:
    game = scene(
        "untamed",
        {
            "hand": ["wild-bounty", added("regrowth", "amber", "draw")],
            "deck": ["punch", "fear", "urchin"],
        },
    )
    game.play("wild-bounty").play("regrowth")
    assert game.amber == (2, 0)
    assert len(game.pile("hand")) == 2


def test_wild_bounty_serves_only_the_next_card() -> None:
    game = scene(
        "untamed",
        {"hand": ["wild-bounty", added("dust-pixie", "amber"), added("dust-pixie", "amber")]},
    )
    game.play("wild-bounty").play("dust-pixie#1").play("dust-pixie#2")
    assert game.amber == (3, 0)


def test_wild_bounty_is_spent_on_a_card_without_icons() -> None:
    game = scene(
        "untamed", {"hand": ["wild-bounty", added("snufflegator"), added("dust-pixie", "amber")]}
    )
    game.play("wild-bounty").play("snufflegator").play("dust-pixie")
    assert game.amber == (1, 0)


def test_wild_bounty_ends_with_the_turn() -> None:
    game = scene(
        "untamed",
        {"hand": ["wild-bounty"], "houses": ["untamed"]},
        {"hand": [added("dust-pixie", "amber")], "houses": ["untamed"]},
    )
    game.play("wild-bounty").end().play("dust-pixie")
    assert game.amber == (0, 1)


@pytest.mark.ruling("Q45")
def test_survey_keeps_the_other_card_on_top() -> None:
    game = scene(
        "staralliance",
        {"hand": ["survey"], "deck": ["punch", "fear", "urchin"]},
        {"deck": ["umbra"]},
    )
    game.play("survey")
    assert sorted(game.targets()) == ["fear", "punch"]
    game.choose("punch")
    assert game.pile("discard") == ["survey", "punch"]
    assert game.pile("deck") == ["fear", "urchin"]
    assert game.amber == (1, 0)


def test_survey_with_a_single_card_left() -> None:
    game = scene("staralliance", {"hand": ["survey"], "deck": ["punch"]})
    game.play("survey")
    assert game.pile("deck") == []
    assert game.pile("discard") == ["survey", "punch"]
