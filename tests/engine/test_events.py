"""What happens is written down: whole, once, and said in a sentence."""

from __future__ import annotations

import pytest

from keyforge_tui.engine import Event, Kind, PlayerId
from keyforge_tui.story.chronicle import Chronicle
from tests.scenario import Play, artifact, made, scene


def told(game: Play) -> list[str]:
    """What the log says."""
    return [text for _, text in Chronicle(game.game, ("Ann", "Bob")).told(None)]


def moved(game: Play) -> list[tuple[str | None, str | None, int | None, int]]:
    """The moves of Æmber: from which card, onto which, to or from whose pool, how much."""
    return [
        (
            None if event.card is None else game.slug(event.card),
            None if event.other is None else game.slug(event.other),
            event.player,
            event.amount,
        )
        for event in game.events("moved")
    ]


def test_an_event_never_changes() -> None:
    event = Event(Kind.GAINED, amount=2)
    with pytest.raises(AttributeError):
        event.amount = 3  # type: ignore[misc]  # that is the claim


@pytest.mark.rule("R31.1")
def test_what_counts_what_happened_is_counted_again_with_every_event() -> None:
    fan = made("fan", power=1, always=[{"to": "this", "power": {"history": "reaped"}}])
    game = scene("brobnar", {"battleline": ["fan", "plain-3"]}, cards=[fan])
    table = game.game.table
    assert game.power("fan") == 1
    table.emit(Event(Kind.REAPED, PlayerId(0), game.id("plain-3")))
    assert game.power("fan") == 2


@pytest.mark.rule("R31.1")
def test_what_counts_what_happened_this_turn_begins_anew_with_the_next() -> None:
    fan = made("fan", power=1, always=[{"to": "this", "power": {"history": "reaped"}}])
    game = scene("brobnar", {"battleline": ["fan", "plain-3"]}, cards=[fan])
    game.reap("plain-3")
    assert game.power("fan") == 2
    game.end()
    assert game.power("fan") == 1


@pytest.mark.rule("R41.1", "R42.9")
@pytest.mark.parametrize("card", ["pocket-universe", "safe-place"])
def test_amber_laid_on_a_card_is_told(card: str) -> None:
    game = scene(None, {"artifacts": [card], "amber": 2, "houses": ["logos", "shadows"]})
    game.choose("logos" if card == "pocket-universe" else "shadows")
    game.use(card)
    assert moved(game) == [(None, card, 0, 1)]
    assert f"1Æ moves from Ann’s pool to {game.game.table.name(game.id(card))}." in told(game)


@pytest.mark.rule("R41.1")
def test_amber_taken_off_a_card_is_told() -> None:
    game = scene(
        "shadows",
        {"battleline": ["selwyn-the-fence"], "artifacts": [{"card": "safe-place", "amber": 2}]},
    )
    game.reap("selwyn-the-fence").choose("safe-place")
    assert moved(game) == [("safe-place", None, 0, 1)]
    assert "1Æ moves from Safe Place to Ann’s pool (Selwyn the Fence)." in told(game)


@pytest.mark.rule("R41.1")
def test_amber_that_goes_from_cards_to_a_pool_is_told_card_by_card() -> None:
    rich = [{"card": "plain-3", "amber": 2}, "plain-4", {"card": "plain-5", "amber": 1}]
    game = scene("untamed", {"hand": ["word-of-returning"]}, {"battleline": rich})
    game.play("word-of-returning")
    assert moved(game) == [("plain-3", None, 0, 2), ("plain-5", None, 0, 1)]
    assert game.amber == (4, 0)


@pytest.mark.rule("R41.1")
def test_amber_that_goes_to_the_supply_is_told() -> None:
    shielded = {"card": "plain-1", "amber": 2, "upgrades": ["imperial-scutum"]}
    game = scene("brobnar", {"battleline": ["plain-9"]}, {"battleline": [shielded]})
    game.fight("plain-9", "plain-1")
    assert moved(game) == [("plain-1", None, None, 2)]
    assert "2Æ moves from plain-1 to the common supply." in told(game)


@pytest.mark.rule("R41.1")
def test_amber_that_goes_from_card_to_card_is_told() -> None:
    armed = {"card": "plain-4", "amber": 1, "upgrades": ["siren-horn"]}
    game = scene("brobnar", {"battleline": [armed]}, {"battleline": ["plain-9"]})
    game.fight("plain-4", "plain-9")
    assert moved(game) == [("plain-4", "plain-9", None, 1)]
    assert "1Æ moves from plain-4 to plain-9." in told(game)


@pytest.mark.rule("R41.1")
def test_amber_that_a_neighbor_inherits_is_told() -> None:
    line = [{"card": "plain-1", "amber": 2}, "optio-gorkus"]
    game = scene("brobnar", {"battleline": ["plain-9"]}, {"battleline": line})
    game.fight("plain-9", "plain-1")
    assert moved(game) == [("plain-1", "optio-gorkus", None, 2)]


@pytest.mark.rule("R7.5")
def test_amber_spent_from_a_card_is_told() -> None:
    vault = {"card": "safe-place", "amber": 3}
    game = scene("shadows", {"artifacts": [vault], "amber": 5})
    game.pass_turn("brobnar").end()
    game.choose(2).choose("red")
    assert moved(game) == [("safe-place", None, None, 2)]
    assert "2Æ moves from Safe Place to the common supply." in told(game)


def test_amber_collected_from_a_forging_is_told() -> None:
    tax = artifact("tax", always=[{"who": "opponent", "collects-forging": True}])
    game = scene("brobnar", {"artifacts": ["tax"]}, {"amber": 6}, cards=[tax])
    game.end().choose("red")
    assert moved(game) == [(None, None, 0, 6)]
    assert "6Æ moves from the common supply to Ann’s pool (tax)." in told(game)


@pytest.mark.rule("R41.2")
def test_damage_that_moves_tells_where_it_came_from() -> None:
    shift = made(
        "shift",
        power=3,
        play=[
            {"move-damage": 2, "from-card": "each friendly creature", "onto": "an enemy creature"}
        ],
    )
    hurt = [{"card": "plain-5", "damage": 1}, {"card": "plain-6", "damage": 3}, "plain-7"]
    game = scene(
        "brobnar",
        {"hand": ["shift"], "battleline": hurt},
        {"battleline": ["plain-9"]},
        cards=[shift],
    )
    game.play("shift")
    assert game.damage(1) == {"plain-9": 3}
    assert [
        game.slug(event.other) for event in game.events("damage-moved") if event.other is not None
    ] == ["plain-5", "plain-6"]
    assert "2 damage moves from plain-6 to plain-9 (shift)." in told(game)


@pytest.mark.rule("R41.5")
def test_swapped_piles_are_told() -> None:
    swap = made("swap", power=3, play=[{"swap-deck-and-discard": "you"}])
    game = scene(
        "brobnar",
        {"hand": ["swap"], "deck": ["plain-1"], "discard": ["plain-2", "plain-3"]},
        cards=[swap],
    )
    game.play("swap")
    assert game.pile("discard") == ["plain-1"]
    assert sorted(game.pile("deck")) == ["plain-2", "plain-3"]
    assert "Ann swaps their deck and discard pile." in told(game)
