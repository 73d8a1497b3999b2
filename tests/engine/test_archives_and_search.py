"""R37 to R40: archives, purging, cards under cards, searching."""

from __future__ import annotations

import pytest

from tests.scenario import action, artifact, scene


@pytest.mark.rule("R37.1", "R37.2", "R37.4")
def test_archiving_takes_a_card_from_hand_out_of_the_game_for_now() -> None:
    file = action("file", {"archive": "a card in your hand"})
    game = scene("brobnar", {"hand": ["file", "punch", "fear"]}, cards=[file])
    game.play("file").choose("punch")
    assert game.pile("archives") == ["punch"]
    assert game.pile("hand") == ["fear"]
    assert not game.can("play", "punch")
    assert not game.can("discard", "punch")


@pytest.mark.rule("R37.3")
def test_archives_are_taken_after_the_house_is_chosen() -> None:
    game = scene(None, {"houses": ["brobnar", "dis"], "archives": ["punch", "fear"]})
    game.choose("dis").choose("take")
    assert sorted(game.pile("hand")) == ["fear", "punch"]
    assert game.pile("archives") == []


@pytest.mark.rule("R37.5", "R37.6", "R29.7")
def test_an_opponents_card_in_your_archives_goes_home_however_it_leaves() -> None:
    take = action("take", {"archive": "an enemy creature", "into": "yours"})
    dump = action(
        "dump", {"discard": "each card in their archives"}, {"gain": {"this-way": "cards"}}
    )
    game = scene(
        "brobnar",
        {"hand": ["take", "take"], "houses": ["brobnar"]},
        {"battleline": ["plain-3", "plain-4"], "hand": ["dump"], "houses": ["brobnar"]},
        cards=[take, dump],
    )
    game.play("take").choose("plain-3").play("take")
    assert sorted(game.pile("archives")) == ["plain-3", "plain-4"]
    game.end()
    game.play("dump")
    assert sorted(game.pile("hand", 1)) == ["plain-3", "plain-4"]
    assert game.pile("archives") == []
    assert game.amber == (0, 0)


@pytest.mark.rule("R37.6")
def test_taking_the_archives_sends_the_opponents_card_to_its_owner() -> None:
    game = scene(
        None, {"houses": ["brobnar", "dis"], "archives": [{"card": "plain-3", "owner": 1}, "punch"]}
    )
    game.choose("dis").choose("take")
    assert game.pile("hand") == ["punch"]
    assert game.pile("hand", 1) == ["plain-3"]


@pytest.mark.rule("R38.1")
def test_a_purged_card_is_out_of_reach() -> None:
    regrow = action("regrow", {"return": "a creature in your discard pile"})
    game = scene("brobnar", {"hand": ["regrow"], "purged": ["plain-3"]}, cards=[regrow])
    game.play("regrow")
    assert game.pile("purged") == ["plain-3"]
    assert game.pile("hand") == []


@pytest.mark.rule("R39.1", "R39.3")
def test_a_card_under_another_is_not_in_play_and_can_be_played_from_there() -> None:
    plan = artifact(
        "plan",
        action=[{"put-under": "a card in your hand"}],
        omni=[{"play-card": "the card under this"}, {"destroy": "this"}],
    )
    game = scene(
        "brobnar",
        {
            "hand": ["punch"],
            "artifacts": ["plan"],
            "deck": ["fear"] * 6,
            "houses": ["brobnar"],
        },
        {"battleline": ["plain-5"]},
        cards=[plan],
    )
    game.use("plan")
    assert game.pile("hand") == []
    game.end()
    game.end()
    game.use("plan", "omni")
    assert game.damage(1) == {"plain-5": 3}
    assert sorted(game.pile("discard")) == ["plan", "punch"]


@pytest.mark.rule("R40.1", "R40.2", "R40.3", "R40.4", "R40.5")
def test_searching_may_fail_to_find_and_shuffles_the_deck() -> None:
    seek = action("seek", {"search": "a creature in your deck"})
    deck = ["punch", "plain-3", "fear", "plain-4"]
    game = scene("brobnar", {"hand": ["seek"], "deck": deck}, cards=[seek])
    game.play("seek")
    assert sorted(game.targets()) == ["plain-3", "plain-4"]
    assert game.pile("deck") == deck
    game.choose("plain-4")
    assert game.pile("hand") == ["plain-4"]
    assert [event.card for event in game.events("revealed")] == [game.id("plain-4")]
    assert len(game.events("shuffled")) == 1
    game = scene("brobnar", {"hand": ["seek"], "deck": deck}, cards=[seek])
    game.play("seek").none()
    assert game.pile("hand") == []
    assert sorted(game.pile("deck")) == sorted(deck)


@pytest.mark.rule("R40.3")
def test_searching_a_discard_pile_keeps_its_order() -> None:
    seek = action("seek", {"search": "a creature in your discard pile"})
    game = scene(
        "brobnar", {"hand": ["seek"], "discard": ["punch", "plain-3", "fear"]}, cards=[seek]
    )
    game.play("seek").choose("plain-3")
    assert game.pile("discard") == ["seek", "punch", "fear"]
    assert game.events("shuffled") == []


@pytest.mark.rule("R40.6")
def test_revealed_cards_stay_where_they_are() -> None:
    show = action("show", {"reveal": "each card in their hand"})
    game = scene("brobnar", {"hand": ["show"]}, {"hand": ["punch", "fear"]}, cards=[show])
    game.play("show")
    assert game.pile("hand", 1) == ["punch", "fear"]
    assert len(game.events("revealed")) == 2


@pytest.mark.rule("R37.6")
@pytest.mark.parametrize("verb", ["play-card", "put-into-play"])
def test_a_card_held_for_its_owner_goes_home_instead_of_into_play(verb: str) -> None:
    catch = action("catch", {"archive": "an enemy creature", "into": "yours"})
    dare = action("dare", {verb: "a card in your archives"})
    game = scene(
        "brobnar",
        {"hand": ["catch", "dare"]},
        {"battleline": ["plain-3"]},
        cards=[catch, dare],
    )
    game.play("catch").play("dare")
    assert not game.in_play("plain-3")
    assert game.pile("archives") == []
    assert game.pile("hand", 1) == ["plain-3"]
