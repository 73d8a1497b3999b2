"""The creatures of Dis in Age of Ascension."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.parametrize(("mine", "theirs"), [(["aember-imp"], []), ([], ["aember-imp"])])
def test_aember_imp_stuns_whatever_reaps(mine: list[str], theirs: list[str]) -> None:
    game = scene("brobnar", {"battleline": ["plain-3", "plain-4", *mine]}, {"battleline": theirs})
    game.reap("plain-3")
    assert game.marked("stunned") == ["plain-3"]
    assert game.amber == (1, 0)


def test_aember_imp_stuns_itself_and_not_fighters() -> None:
    game = scene("dis", {"battleline": ["aember-imp", "charette"]}, {"battleline": ["plain-1"]})
    game.fight("charette", "plain-1")
    assert game.marked("stunned") == []
    game.reap("aember-imp")
    assert game.marked("stunned") == ["aember-imp"]


def test_aember_imp_is_elusive() -> None:
    game = scene("brobnar", {"battleline": ["plain-5"]}, {"battleline": ["aember-imp"]})
    game.fight("plain-5", "aember-imp")
    assert game.damage() == {"plain-5": 0, "aember-imp": 0}


@pytest.mark.ruling("Q43")
def test_aember_imp_is_hit_by_a_creature_that_attacks_another() -> None:
    game = scene(
        "dis", {"battleline": ["gabos-longarms"]}, {"battleline": ["plain-4", "aember-imp"]}
    )
    game.fight("gabos-longarms", "plain-4").choose("aember-imp")
    assert game.damage() == {"gabos-longarms": 4, "plain-4": 0}
    assert game.pile("discard", 1) == ["aember-imp"]


@pytest.mark.ruling("Q44")
def test_aember_imp_is_attacked_and_another_creature_is_hit() -> None:
    game = scene(
        "dis", {"battleline": ["gabos-longarms"]}, {"battleline": ["plain-5", "aember-imp"]}
    )
    game.fight("gabos-longarms", "aember-imp").choose("plain-5")
    assert game.damage() == {"gabos-longarms": 0, "aember-imp": 0}
    assert game.pile("discard", 1) == ["plain-5"]


def test_ancient_yurk_discards_three_chosen_cards() -> None:
    game = scene(
        "dis",
        {"hand": ["ancient-yurk", "fear", "mother", "anger", "tocsin"], "archives": ["labwork"]},
        {"hand": ["batdrone"]},
    )
    game.play("ancient-yurk")
    assert game.targets() == ["fear", "mother", "anger", "tocsin"]
    game.choose("fear", "anger", "tocsin")
    assert sorted(game.pile("discard")) == ["anger", "fear", "tocsin"]
    assert game.pile("hand") == ["mother"]
    assert game.pile("hand", 1) == ["batdrone"]


def test_ancient_yurk_with_fewer_cards_discards_them_all() -> None:
    game = scene("dis", {"hand": ["ancient-yurk", "fear", "anger"]})
    game.play("ancient-yurk")
    assert game.pile("hand") == []
    assert sorted(game.pile("discard")) == ["anger", "fear"]


@pytest.mark.parametrize(("place", "power"), [(0, 1), (1, 6), (2, 1)])
def test_gub_grows_between_others(place: int, power: int) -> None:
    line = ["plain-3", "plain-3"]
    line.insert(place, "gub")
    game = scene("dis", {"battleline": line}, {"battleline": ["plain-9"]})
    assert game.power("gub") == power
    assert ("taunt" in game.keywords("gub")) is (power == 6)
    assert game.power("plain-3") == 3


def test_gub_shrinks_and_dies_when_it_comes_to_the_flank() -> None:
    game = scene(
        "brobnar",
        {"hand": ["anger"], "battleline": ["plain-9"]},
        {"battleline": ["plain-3", {"card": "gub", "damage": 2}, {"card": "plain-2", "damage": 1}]},
    )
    game.fight("plain-9", "gub")  # taunt: the others cannot be attacked
    assert game.line(1) == ["plain-3", "plain-2"]
    assert game.damage(0) == {"plain-9": 6}


@pytest.mark.parametrize(("place", "cards"), [(0, 6), (1, 5), (2, 6)])
def test_streke_takes_a_card_of_the_next_hand(place: int, cards: int) -> None:
    line = ["plain-3", "plain-3"]
    line.insert(place, "streke")
    game = scene(
        "brobnar",
        {"deck": ["punch"] * 8, "houses": ["brobnar"]},
        {"battleline": line, "deck": ["fear"] * 8, "houses": ["brobnar"]},
    )
    game.pass_turn("brobnar")
    assert len(game.pile("hand")) == cards
    game.pass_turn()
    assert len(game.pile("hand", 1)) == 6


def test_streke_is_elusive() -> None:
    game = scene("brobnar", {"battleline": ["plain-3"]}, {"battleline": ["streke"]})
    game.fight("plain-3", "streke")
    assert game.damage() == {"plain-3": 0, "streke": 0}


def test_tezmal_forbids_a_house_for_one_turn() -> None:
    game = scene(
        "dis",
        {"battleline": ["tezmal"], "houses": ["dis", "logos"]},
        {"houses": ["brobnar", "mars"], "battleline": ["plain-3"]},
    )
    game.reap("tezmal")
    assert game.asks("pick")
    game.choose("brobnar").end()
    assert game.asks("main")
    assert game.game.table.state.house == "mars"
    game.end()
    assert sorted(game.offered()) == ["Dis", "Logos"]
    game.choose("logos").end()
    assert sorted(game.offered()) == ["Brobnar", "Mars"]
    game.choose("brobnar")


def test_tezmal_is_elusive() -> None:
    game = scene("brobnar", {"battleline": ["plain-3"]}, {"battleline": ["tezmal"]})
    game.fight("plain-3", "tezmal")
    assert game.damage() == {"plain-3": 0, "tezmal": 0}


@pytest.mark.parametrize(("card", "count"), [("yurk", 1), ("old-yurk", 2)])
def test_the_yurks_discard_chosen_cards(card: str, count: int) -> None:
    game = scene(
        "dis",
        {"hand": [card, "fear", "mother", "anger"], "archives": ["labwork"]},
        {"hand": ["batdrone"]},
    )
    game.play(card)
    assert game.targets() == ["fear", "mother", "anger"]
    game.choose(*["mother", "fear"][:count])
    assert sorted(game.pile("discard")) == sorted(["mother", "fear"][:count])
    assert len(game.pile("hand")) == 3 - count
    assert (game.pile("archives"), game.pile("hand", 1)) == (["labwork"], ["batdrone"])


@pytest.mark.parametrize("card", ["yurk", "old-yurk"])
def test_the_yurks_with_an_empty_hand_discard_nothing(card: str) -> None:
    game = scene("dis", {"hand": [card]}, {"hand": ["batdrone"]})
    game.play(card)
    assert game.line() == [card]
    assert (game.pile("discard"), game.pile("discard", 1)) == ([], [])


@pytest.mark.parametrize(("amber", "keys"), [(8, 0), (9, 1)])
def test_angwish_makes_keys_dearer_by_its_damage(amber: int, keys: int) -> None:
    game = scene(
        "dis",
        {"battleline": [{"card": "angwish", "damage": 3}], "amber": 6, "houses": ["dis"]},
        {"battleline": [{"card": "plain-5", "damage": 4}], "amber": amber, "houses": ["brobnar"]},
    )
    game.pass_turn()
    assert game.keys(1) == keys
    game.pass_turn()
    assert game.keys() == 1  # its own side pays 6Æ


def test_skullion_must_take_a_friend_or_itself() -> None:
    game = scene(
        "dis", {"hand": ["skullion"], "battleline": ["plain-3"]}, {"battleline": ["plain-4"]}
    )
    game.play("skullion")
    assert game.targets() == ["plain-3", "skullion"]
    game.choose("plain-3")
    assert (game.line(), game.line(1)) == (["skullion"], ["plain-4"])
    assert game.armor("skullion") == 2


def test_skullion_alone_sacrifices_itself() -> None:
    game = scene("dis", {"hand": ["skullion"]}, {"battleline": ["plain-4"]})
    game.play("skullion")
    assert (game.line(), game.line(1)) == ([], ["plain-4"])


def test_neffru_pays_the_owner_of_what_is_destroyed() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-9", "neffru"], "hand": ["punch"]},
        {"battleline": ["plain-3", {"card": "plain-2", "owner": 0}]},
    )
    game.fight("plain-9", "plain-3")
    assert game.amber == (0, 1)
    game.play("punch").choose("plain-2")
    assert game.amber == (2, 1)  # one of them is the bonus of Punch


def test_neffru_pays_for_its_own_destruction_no_more() -> None:
    game = scene("brobnar", {"battleline": ["plain-9"]}, {"battleline": ["neffru"]})
    game.fight("plain-9", "neffru")
    assert game.amber == (0, 0)


def test_onyx_knight_destroys_odd_power() -> None:
    raised = {"card": "plain-4", "power_counters": 1}
    game = scene(
        "dis",
        {"hand": ["onyx-knight"], "battleline": ["plain-1", "plain-2"]},
        {"battleline": ["plain-3", raised, "plain-6"], "artifacts": ["cannon"]},
    )
    game.play("onyx-knight")
    assert game.line() == ["plain-2", "onyx-knight"]
    assert game.line(1) == ["plain-6"]
    assert game.pile("artifacts", 1) == ["cannon"]


def test_ortannu_the_chained_calls_its_bindings() -> None:
    game = scene(
        "dis",
        {
            "battleline": ["ortannu-the-chained"],
            "discard": ["ortannu-s-binding", "fear", "ortannu-s-binding"],
            "deck": ["ortannu-s-binding"],
        },
        {
            "battleline": ["plain-3", "plain-9", "plain-8", "plain-7"],
            "discard": ["ortannu-s-binding"],
        },
    )
    game.reap("ortannu-the-chained")
    assert game.targets() == ["ortannu-the-chained", "plain-3", "plain-9", "plain-8", "plain-7"]
    game.choose("plain-9").choose("plain-7")
    assert game.damage() == {
        "ortannu-the-chained": 0,
        "plain-3": 2,
        "plain-9": 2,
        "plain-8": 4,
        "plain-7": 2,
    }
    assert game.pile("hand") == ["ortannu-s-binding"] * 2
    assert game.pile("discard") == ["fear"]
    assert game.pile("discard", 1) == ["ortannu-s-binding"]


def test_ortannu_the_chained_without_a_binding_hurts_nobody() -> None:
    game = scene(
        "dis",
        {"battleline": ["ortannu-the-chained"], "discard": ["fear"]},
        {"battleline": ["plain-3"]},
    )
    game.reap("ortannu-the-chained")
    assert game.damage() == {"ortannu-the-chained": 0, "plain-3": 0}


@pytest.mark.parametrize("owner", [0, 1])
def test_bloodshard_imp_has_every_reaper_sacrificed(owner: int) -> None:
    sides: list[dict[str, object]] = [
        {"battleline": ["plain-3", "plain-4"]},
        {"battleline": ["plain-5"]},
    ]
    line = sides[owner]["battleline"]
    assert isinstance(line, list)
    line.append("bloodshard-imp")
    game = scene("brobnar", *sides)
    game.reap("plain-3")
    assert "plain-3" not in game.line()
    assert (game.amber, "plain-4" in game.line()) == ((1, 0), True)


@pytest.mark.rule("R32.2")
@pytest.mark.parametrize(
    ("imp", "forged"), [("bronze-key-imp", 0), ("silver-key-imp", 1), ("gold-key-imp", 2)]
)
@pytest.mark.parametrize("there", [0, 1, 2])
def test_a_key_imp_keeps_one_key_from_both_players(imp: str, forged: int, there: int) -> None:
    keys = ["red", "yellow", "blue"][:there]
    for owner in (0, 1):
        sides: list[dict[str, object]] = [{}, {"amber": 6, "keys": keys}]
        sides[owner]["battleline"] = [imp]
        game = scene("dis", *sides)
        game.pass_turn()
        assert game.keys(1) == there + (there != forged)


@pytest.mark.rule("R46.10")
@pytest.mark.parametrize(("target", "dies"), [("plain-7", True), ("plain-8", False)])
def test_spyyyder_poisons_only_flank_creatures_it_attacks(target: str, dies: bool) -> None:
    game = scene(
        "dis",
        {"battleline": ["spyyyder"]},
        {"battleline": ["plain-7", "plain-8", "plain-9"]},
    )
    game.fight("spyyyder", target)
    assert game.in_play(target) is not dies
    assert game.in_play("spyyyder")


@pytest.mark.rule("R46.10")
def test_spyyyder_is_not_poisonous_when_attacked() -> None:
    game = scene("brobnar", {"battleline": ["plain-7"]}, {"battleline": ["spyyyder"]})
    game.act("fight", "plain-7")
    assert game.damage() == {"plain-7": 2}
