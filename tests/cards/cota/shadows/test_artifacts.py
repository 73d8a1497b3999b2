"""The artifacts of Shadows in Call of the Archons."""

from __future__ import annotations

import pytest

from tests.scenario import Play, made, scene


@pytest.mark.parametrize(("mine", "playable"), [(1, True), (0, False)])
def test_customs_office_taxes_the_opponents_artifacts(mine: int, playable: bool) -> None:
    game = scene(
        "brobnar",
        {"hand": ["cannon", "punch", "troll"], "amber": mine},
        {"artifacts": ["customs-office"]},
    )
    assert game.can("play", "cannon") is playable
    assert game.can("play", "troll")  # creatures and actions are free
    assert game.can("play", "punch")
    if playable:
        game.play("cannon")
        assert game.amber == (0, 1)
        assert game.in_play("cannon")


def test_customs_office_leaves_its_own_side_alone() -> None:
    game = scene("brobnar", {"hand": ["cannon"], "artifacts": ["customs-office"], "amber": 1})
    game.play("cannon")
    assert game.amber == (1, 0)


@pytest.mark.parametrize(
    ("top", "damage"),
    [
        ("punch", {"plain-4": 0, "plain-5": 0}),  # of the active house: no fight
        ("urchin", {"plain-5": 4}),
    ],
)
def test_evasion_sigil_turns_fights_away(top: str, damage: dict[str, int]) -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-4"], "deck": [top, "fear"]},
        {"battleline": ["plain-5"], "artifacts": ["evasion-sigil"], "deck": ["anger"]},
    )
    game.fight("plain-4", "plain-5")
    assert game.damage() == damage
    assert game.pile("discard")[-1] == top
    assert game.pile("deck", 1) == ["anger"]  # the attacker's controller discards
    if top == "punch":
        assert game.card("plain-4").exhausted


def test_evasion_sigil_watches_its_own_side_too() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["headhunter"], "artifacts": ["evasion-sigil"], "deck": ["punch"]},
        {"battleline": ["plain-2"], "deck": ["urchin"]},
    )
    game.fight("headhunter", "plain-2")
    assert game.damage() == {"headhunter": 0, "plain-2": 0}
    assert game.amber == (0, 0)  # no Fight ability either
    assert game.pile("discard") == ["punch"]


def test_evasion_sigil_and_an_empty_deck() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-4"], "discard": ["punch"]},
        {"battleline": ["plain-5"], "artifacts": ["evasion-sigil"]},
    )
    game.fight("plain-4", "plain-5")
    assert game.damage() == {"plain-5": 4}


def test_longfused_mines_hit_the_inner_line_of_the_enemy() -> None:
    game = scene(
        "brobnar",  # Omni: in any house's turn
        {"artifacts": ["longfused-mines"], "battleline": ["plain-5", "plain-6", "plain-7"]},
        {"battleline": ["plain-1", "plain-3", "plain-8", "plain-2"]},
    )
    game.use("longfused-mines", "omni")
    assert game.damage() == {
        "plain-5": 0,
        "plain-6": 0,
        "plain-7": 0,
        "plain-1": 0,
        "plain-8": 3,
        "plain-2": 0,
    }
    assert game.pile("discard") == ["longfused-mines"]
    assert game.pile("discard", 1) == ["plain-3"]


def test_masterplan_hides_a_card_and_plays_it_later() -> None:
    game = scene(
        "shadows",
        {"hand": ["masterplan", "punch", "urchin"], "houses": ["shadows", "dis", "logos"]},
        {"battleline": ["plain-5"]},
    )
    game.play("masterplan")
    assert sorted(game.targets()) == ["punch", "urchin"]
    game.choose("punch")
    assert game.card("masterplan").under == [game.id("punch")]
    assert game.pile("hand") == ["urchin"]
    assert not game.can("omni", "masterplan")  # exhausted
    game.end().end().choose("dis")
    game.use("masterplan", "omni")
    assert game.damage() == {"plain-5": 3}
    assert game.amber == (2, 0)  # both bonus icons
    assert game.pile("discard") == ["masterplan", "punch"]


def test_masterplan_leaving_play_discards_what_is_under_it() -> None:
    game = scene(
        "brobnar",
        {"hand": ["barehanded"]},
        {"artifacts": [{"card": "masterplan", "under": ["punch"]}]},
    )
    game.play("barehanded")
    assert game.pile("discard", 1) == ["punch"]
    assert game.pile("deck", 1) == ["masterplan"]


def test_masterplan_destroys_itself_even_with_nothing_to_play() -> None:
    game = scene("dis", {"artifacts": [{"card": "masterplan", "under": ["kelifi-dragon"]}]})
    game.use("masterplan", "omni")
    assert sorted(game.pile("discard")) == ["kelifi-dragon", "masterplan"]
    assert game.line() == []


@pytest.mark.ruling("Q31")
def test_masterplan_returned_by_the_card_it_plays() -> None:
    plan = {"card": "masterplan", "under": ["grasping-vines"]}
    game = scene("dis", {"artifacts": [plan, "skeleton-key"]}, {"artifacts": ["cannon"]})
    game.use("masterplan", "omni").choose("masterplan")
    assert game.amber == (1, 0)
    assert game.pile("hand") == ["masterplan"]
    assert game.pile("discard") == ["grasping-vines"]
    assert game.pile("artifacts") == ["skeleton-key"]
    assert game.pile("artifacts", 1) == ["cannon"]


def test_safe_place_stores_amber() -> None:
    game = scene("shadows", {"artifacts": ["safe-place"], "amber": 2}, {"amber": 3})
    game.use("safe-place")
    assert game.amber == (1, 3)
    assert game.card("safe-place").amber == 1


def test_safe_place_with_an_empty_pool() -> None:
    game = scene("shadows", {"artifacts": ["safe-place"]}, {"amber": 3})
    game.use("safe-place")
    assert game.amber == (0, 3)
    assert game.card("safe-place").amber == 0


def forged(game: Play, player: int) -> int:
    """How many keys a player has; a pending choice of colour is answered."""
    if game.asks("pick"):
        game.choose("red")
    return game.game.table.state.players[player].forged()


@pytest.mark.rule("R7.5")
@pytest.mark.parametrize(("stored", "keys"), [(2, 1), (1, 0)])
def test_safe_place_pays_for_keys(stored: int, keys: int) -> None:
    game = scene(
        "dis",
        {"battleline": []},
        {
            "artifacts": [{"card": "safe-place", "amber": stored}],
            "amber": 4,
            "houses": ["shadows"],
        },
    )
    game.end()
    assert forged(game, 1) == keys
    left = game.card("safe-place").amber
    assert (game.amber[1], left) == ((0, 0) if keys else (4, stored))


def test_safe_place_lets_the_owner_choose_where_to_spend_from() -> None:
    theirs = {
        "artifacts": [{"card": "safe-place", "amber": 3}],
        "amber": 5,
        "houses": ["shadows"],
    }
    game = scene("dis", {}, theirs)
    game.end().choose(2)
    assert forged(game, 1) == 1
    assert game.amber == (0, 1)
    assert game.card("safe-place").amber == 1


@pytest.mark.rule("R7.5")
def test_safe_place_left_alone_makes_the_next_card_pay() -> None:
    stores = [{"card": "safe-place", "amber": 1}, {"card": "pocket-universe", "amber": 2}]
    game = scene("dis", {}, {"artifacts": stores, "amber": 4, "houses": ["shadows"]})
    game.end().choose(0)  # nothing from Safe Place: both of the other's are needed
    assert forged(game, 1) == 1
    assert game.amber == (0, 0)
    assert game.card("safe-place").amber == 1
    assert game.card("pocket-universe").amber == 0


def test_safe_place_is_of_no_use_to_the_other_player() -> None:
    game = scene(
        "dis",
        {"artifacts": [{"card": "safe-place", "amber": 3}]},
        {"amber": 5, "houses": ["shadows"]},
    )
    game.end()
    assert forged(game, 1) == 0


@pytest.mark.parametrize(("target", "amber"), [("plain-1", 1), ("plain-2", 0)])
def test_seeker_needle_gains_for_a_kill(target: str, amber: int) -> None:
    game = scene(
        "shadows",
        {"artifacts": ["seeker-needle"], "battleline": ["plain-3"]},
        {"battleline": ["plain-1", "plain-2"]},
    )
    game.use("seeker-needle")
    assert game.targets() == ["plain-3", "plain-1", "plain-2"]
    game.choose(target)
    assert game.amber == (amber, 0)
    assert game.in_play("plain-1") is (target != "plain-1")


@pytest.mark.parametrize(("theirs", "captured"), [(2, 1), (0, 0)])
def test_skeleton_key_captures_onto_a_friendly_creature(theirs: int, captured: int) -> None:
    game = scene(
        "shadows",
        {"artifacts": ["skeleton-key"], "battleline": ["plain-3", "urchin"], "amber": 4},
        {"battleline": ["plain-1"], "amber": theirs},
    )
    game.use("skeleton-key")
    assert game.targets() == ["plain-3", "urchin"]
    game.choose("plain-3")
    assert game.card("plain-3").amber == captured
    assert game.amber == (4, theirs - captured)


def test_special_delivery_purges_what_it_destroys() -> None:
    game = scene(
        "dis",
        {"artifacts": ["special-delivery"], "battleline": ["plain-6", "plain-5", "plain-4"]},
        {"battleline": [{"card": "plain-3", "owner": 0}, "plain-1", "plain-2"]},
    )
    game.use("special-delivery", "omni")
    assert game.targets() == ["plain-6", "plain-4", "plain-3", "plain-2"]
    game.choose("plain-3")
    assert game.pile("discard") == ["special-delivery"]
    assert game.pile("purged") == ["plain-3"]
    assert game.line(1) == ["plain-1", "plain-2"]


def test_special_delivery_purges_nothing_that_survives() -> None:
    game = scene("dis", {"artifacts": ["special-delivery"]}, {"battleline": ["plain-4"]})
    game.use("special-delivery", "omni")
    assert game.damage() == {"plain-4": 3}
    assert game.pile("purged", 1) == []


@pytest.mark.rule("R21.14")
def test_special_delivery_spares_a_creature_whose_damage_killed_another() -> None:
    line = [{"card": "shadow-self", "damage": 6}, "plain-2"]
    game = scene("dis", {"artifacts": ["special-delivery"]}, {"battleline": line})
    game.use("special-delivery", "omni").choose("plain-2")
    assert game.pile("discard", 1) == ["shadow-self"]
    assert game.damage() == {"plain-2": 0}
    assert game.pile("purged", 1) == []


@pytest.mark.rule("R24.6")
def test_special_delivery_cannot_reach_a_creature_that_went_to_hand() -> None:
    game = scene("dis", {"artifacts": ["special-delivery"]}, {"battleline": ["bad-penny"]})
    game.use("special-delivery", "omni")
    assert game.pile("hand", 1) == ["bad-penny"]
    assert game.pile("purged", 1) == []


def test_speed_sigil_readies_the_first_creature_played() -> None:
    game = scene(
        "shadows",
        {"hand": ["skeleton-key", "dodger", "umbra"], "artifacts": ["speed-sigil"]},
    )
    game.play("skeleton-key").play("dodger").play("umbra")
    assert game.card("skeleton-key").exhausted
    assert not game.card("dodger").exhausted
    assert game.card("umbra").exhausted


def test_speed_sigil_serves_both_players_each_turn() -> None:
    game = scene(
        "shadows",
        {"hand": ["dodger"], "artifacts": ["speed-sigil"]},
        {"hand": ["troll", "krump"], "houses": ["brobnar"]},
    )
    game.play("dodger").end()
    game.play("troll").play("krump")
    assert not game.card("troll").exhausted
    assert game.card("krump").exhausted


def test_speed_sigil_counts_creatures_played_before_it() -> None:
    game = scene("shadows", {"hand": ["dodger", "speed-sigil", "umbra"]})
    game.play("dodger").play("speed-sigil").play("umbra")
    assert game.card("umbra").exhausted


@pytest.mark.rule("R13.15")
def test_speed_sigil_ignores_creatures_put_into_play() -> None:
    raiser = made("raiser", type="action", play=[{"put-into-play": "a card in your hand"}])
    game = scene(
        "brobnar",
        {"artifacts": ["speed-sigil"], "hand": ["raiser", "troll", "krump"]},
        cards=[raiser],
    )
    game.play("raiser").choose("troll")
    assert game.card("troll").exhausted
    game.play("krump")
    assert not game.card("krump").exhausted


def test_subtle_maul_takes_a_random_card() -> None:
    game = scene(
        "shadows",
        {"artifacts": ["subtle-maul"], "hand": ["punch"]},
        {"hand": ["anger", "fear", "urchin"]},
    )
    game.use("subtle-maul")
    assert len(game.pile("hand", 1)) == 2
    assert len(game.pile("discard", 1)) == 1
    assert game.pile("hand") == ["punch"]


def test_the_sting_skips_your_forging_and_collects_theirs() -> None:
    mine = {"artifacts": ["the-sting"], "amber": 7, "houses": ["shadows"]}
    game = scene("shadows", mine, {"amber": 8, "houses": ["dis"]})
    game.end()
    assert forged(game, 1) == 1
    assert game.amber == (13, 2)
    game.end()
    assert forged(game, 0) == 0
    assert game.amber == (13, 2)


def test_the_sting_destroys_itself() -> None:
    game = scene("shadows", {"artifacts": ["the-sting", "skeleton-key"]})
    game.use("the-sting")
    assert game.pile("artifacts") == ["skeleton-key"]
    assert game.pile("discard") == ["the-sting"]
