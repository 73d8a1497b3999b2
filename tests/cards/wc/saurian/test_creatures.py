"""The creatures of Saurian in Worlds Collide."""

from __future__ import annotations

import pytest

from tests.scenario import Play, made, scene


def test_gargantodon_enters_play_stunned() -> None:
    game = scene("saurian", {"hand": ["gargantodon"]})
    game.play("gargantodon")
    assert game.card("gargantodon").stunned


@pytest.mark.parametrize("active", [0, 1])
def test_gargantodon_deals_only_four(active: int) -> None:
    game = scene(
        "saurian",
        {"battleline": ["gargantodon"]},
        {"battleline": [{"card": "plain-7", "house": "saurian"}]},
        active=active,
    )
    attack = ("gargantodon", "plain-7") if active == 0 else ("plain-7", "gargantodon")
    game.fight(*attack)
    assert game.damage() == {"gargantodon": 7, "plain-7": 4}


def test_gargantodon_turns_its_own_sides_theft_into_a_capture() -> None:
    game = scene(
        "shadows",
        {"battleline": ["gargantodon", "noddy-the-thief"]},
        {"battleline": ["troll"], "amber": 3},
    )
    game.use("noddy-the-thief")
    assert game.targets() == ["gargantodon", "noddy-the-thief"]
    game.choose("gargantodon")
    assert game.card("gargantodon").amber == 1
    assert game.amber == (0, 2)


def test_gargantodon_turns_the_opponents_theft_into_their_capture() -> None:
    game = scene(
        "shadows",
        {"battleline": ["gargantodon"], "amber": 3},
        {"battleline": ["noddy-the-thief"]},
        active=1,
    )
    game.use("noddy-the-thief")
    assert game.card("noddy-the-thief").amber == 1
    assert game.amber == (2, 0)


def test_gargantodon_spreads_a_large_theft() -> None:
    """Each Æmber may go to another creature; only as much as there is."""
    game = scene(
        "mars",
        {"battleline": ["gargantodon", "tunk", "zorg", "blypyp"], "hand": ["psychic-network"]},
        {"amber": 2},
    )
    game.play("psychic-network").choose("tunk").choose("zorg")
    assert [game.card(name).amber for name in game.line()] == [0, 1, 1, 0]
    assert game.amber == (0, 0)
    assert game.asks("main")


def test_grimlocus_dux_is_exalted_twice() -> None:
    game = scene("saurian", {"hand": ["grimlocus-dux"], "battleline": ["plain-3"]}, {"amber": 3})
    game.play("grimlocus-dux")
    assert game.card("grimlocus-dux").amber == 2
    assert game.card("plain-3").amber == 0
    assert game.amber == (0, 3)


@pytest.mark.ruling("Q115")
@pytest.mark.parametrize(
    ("last", "legal"),
    [
        ("plain-3", ["plain-1", "champion-anaphiel"]),
        ("grimlocus-dux", ["plain-1", "champion-anaphiel", "grimlocus-dux"]),
    ],
)
def test_taunt_does_not_shield_a_neighbor_with_taunt(last: str, legal: list[str]) -> None:
    game = scene(
        "brobnar",
        {"battleline": ["troll"]},
        {"battleline": ["plain-1", "plain-2", "champion-anaphiel", last]},
    )
    game.act("fight", "troll")
    assert game.targets() == legal
    game.choose("plain-1")
    assert "plain-1" not in game.line(1)


def test_tribune_pompitus_strengthens_by_aember() -> None:
    game = scene(
        "saurian",
        {"battleline": [{"card": "tribune-pompitus", "amber": 1}, {"card": "plain-3", "amber": 2}]},
        {"battleline": [{"card": "plain-5", "amber": 2}]},
    )
    assert [game.power(name) for name in ("tribune-pompitus", "plain-3", "plain-5")] == [6, 7, 5]


@pytest.mark.parametrize(("answer", "dealt"), [("yes", 6), ("no", 4)])
def test_tribune_pompitus_may_be_exalted_before_a_fight(answer: str, dealt: int) -> None:
    game = scene("saurian", {"battleline": ["tribune-pompitus"]}, {"battleline": ["plain-8"]})
    game.fight("tribune-pompitus", "plain-8").choose(answer)
    assert game.card("plain-8").damage == dealt


def exalting(card: str, *, answer: str, line: list[object] | None = None, **side: object) -> Play:
    """Reap with a creature that may be exalted, and answer."""
    mine: dict[str, object] = {"battleline": [card, *(line or [])], "houses": ["saurian"], **side}
    game = scene(
        "saurian", mine, {"battleline": ["plain-3", "batdrone", "plain-4"], "houses": ["brobnar"]}
    )
    return game.reap(card).choose(answer)


def test_brutodon_auxiliary_guards_and_stings() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-9"]},
        {"battleline": ["plain-3", "brutodon-auxiliary"]},
    )
    game.act("fight", "plain-9")
    assert game.damage() == {"plain-9": 8, "plain-3": 0}


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_legatus_raptor_may_send_another(answer: str) -> None:
    game = scene(
        "saurian",
        {"battleline": ["legatus-raptor", {"card": "plain-4", "exhausted": True}]},
        {"battleline": ["plain-1", "plain-9"]},
    )
    game.fight("legatus-raptor", "plain-1").choose(answer)
    if answer == "yes":
        game.choose("reap")
    assert game.captured() == ({"legatus-raptor": 1} if answer == "yes" else {})
    assert game.amber == (1 if answer == "yes" else 0, 0)


@pytest.mark.parametrize(("captured", "stolen"), [(1, 0), (0, 1)])
def test_odoac_the_patrician_keeps_thieves_away_while_rich(captured: int, stolen: int) -> None:
    game = scene(
        "shadows",
        {"battleline": ["yantzee-gang"]},
        {"battleline": [{"card": "odoac-the-patrician", "amber": captured}], "amber": 3},
    )
    game.use("yantzee-gang")
    assert game.amber == (stolen, 3 - stolen)


def test_odoac_the_patrician_captures_one() -> None:
    game = scene("saurian", {"hand": ["odoac-the-patrician"]}, {"amber": 2})
    game.play("odoac-the-patrician")
    assert (game.captured(), game.amber) == ({"odoac-the-patrician": 1}, (0, 1))


@pytest.mark.parametrize(("card", "returned"), [("plain-3", 0), ("praefectus-ludo", 2)])
def test_praefectus_ludo_denies_the_opponent_what_others_hold(card: str, returned: int) -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-9"]},
        {"battleline": [{"card": "praefectus-ludo", "amber": 2}, {"card": "plain-3", "amber": 2}]},
    )
    game.fight("plain-9", card)
    assert game.amber == (returned, 0)


@pytest.mark.parametrize(("answer", "amber"), [("yes", 2), ("no", 1)])
def test_questor_jarta_may_be_exalted_for_amber(answer: str, amber: int) -> None:
    game = exalting("questor-jarta", answer=answer)
    assert game.amber == (amber, 0)
    assert game.captured() == ({"questor-jarta": 1} if answer == "yes" else {})


def test_questor_jarta_is_elusive() -> None:
    game = scene("brobnar", {"battleline": ["plain-3"]}, {"battleline": ["questor-jarta"]})
    game.fight("plain-3", "questor-jarta")
    assert game.damage() == {"plain-3": 0, "questor-jarta": 0}


@pytest.mark.parametrize(("amber", "keys"), [(8, 0), (9, 1)])
def test_rhetor_gallim_makes_their_keys_dearer_when_played(amber: int, keys: int) -> None:
    game = scene(
        "saurian",
        {"hand": ["rhetor-gallim"], "amber": 6, "houses": ["saurian"]},
        {"amber": amber, "houses": ["brobnar"]},
    )
    game.play("rhetor-gallim").pass_turn("brobnar")
    assert game.keys(1) == keys
    game.pass_turn()
    assert game.keys() == 1


@pytest.mark.parametrize(("answer", "keys"), [("yes", 0), ("no", 1)])
def test_rhetor_gallim_may_be_exalted_to_do_it_again(answer: str, keys: int) -> None:
    game = scene(
        "saurian",
        {"battleline": ["rhetor-gallim"], "houses": ["saurian"]},
        {"amber": 8, "houses": ["brobnar"]},
    )
    game.reap("rhetor-gallim").choose(answer)
    game.pass_turn("brobnar")
    assert game.keys(1) == keys
    game.pass_turn()
    game.pass_turn("brobnar")
    assert game.keys(1) == 1


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_senator_shrix_pays_for_keys_with_what_it_holds(answer: str) -> None:
    game = exalting("senator-shrix", answer=answer, amber=4)
    game.pass_turn("brobnar").end()
    while not game.asks("main") and not game.asks("house"):
        game.game.choose(0)
    assert game.keys() == (1 if answer == "yes" else 0)
    assert game.amber[0] == (0 if answer == "yes" else 5)
    assert game.captured() == {}


def test_senator_shrix_may_be_exalted_when_played() -> None:
    game = scene("saurian", {"hand": ["senator-shrix"]})
    game.play("senator-shrix").yes()
    assert game.captured() == {"senator-shrix": 1}
    assert game.armor("senator-shrix") == 1


@pytest.mark.parametrize("way", ["play", "fight"])
def test_thero_centurion_captures_one(way: str) -> None:
    side = {"hand" if way == "play" else "battleline": ["thero-centurion"]}
    game = scene("saurian", side, {"battleline": ["plain-1", "plain-2"], "amber": 2})
    if way == "play":
        game.play("thero-centurion")
    else:
        game.fight("thero-centurion", "plain-1")
    assert (game.captured(), game.amber) == ({"thero-centurion": 1}, (0, 1))


def test_tricerian_legionary_wards_a_friend() -> None:
    game = scene(
        "saurian",
        {"hand": ["tricerian-legionary"], "battleline": ["plain-3"]},
        {"battleline": ["plain-4"]},
    )
    game.play("tricerian-legionary")
    assert game.targets() == ["plain-3", "tricerian-legionary"]
    game.choose("plain-3")
    assert game.marked("warded") == ["plain-3"]
    assert game.keywords("tricerian-legionary") == {"taunt": 0}


@pytest.mark.parametrize("way", ["play", "fight", "reap"])
def test_centurion_stenopius_grows_with_its_amber(way: str) -> None:
    side = {"hand" if way == "play" else "battleline": ["centurion-stenopius"]}
    game = scene("saurian", side, {"battleline": ["plain-1", {"card": "plain-2", "amber": 5}]})
    if way == "fight":
        game.fight("centurion-stenopius", "plain-1")
    else:
        game.act(way, "centurion-stenopius")
    game.yes()
    assert (game.power("centurion-stenopius"), game.armor("centurion-stenopius")) == (6, 2)


def test_centurion_stenopius_need_not_be_exalted() -> None:
    game = scene("saurian", {"battleline": ["centurion-stenopius"]})
    game.reap("centurion-stenopius").no()
    assert game.power("centurion-stenopius") == 3


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_draco_praeco_may_enrage_a_house(answer: str) -> None:
    game = exalting("draco-praeco", answer=answer, line=["plain-5"])
    if answer == "yes":
        game.choose("brobnar")
    enraged = ["plain-5", "plain-3", "plain-4"] if answer == "yes" else []
    assert game.marked("enraged") == enraged


def test_orator_hissaro_calls_its_neighbors() -> None:
    line = [{"card": name, "exhausted": True} for name in ("plain-2", "plain-3", "plain-4")]
    game = scene(
        "saurian",
        {"hand": ["orator-hissaro"], "battleline": line, "houses": ["saurian", "brobnar"]},
        {"battleline": ["plain-5"]},
    )
    game.act("play", "orator-hissaro").choose(game.offered()[2])
    assert game.line() == ["plain-2", "plain-3", "orator-hissaro", "plain-4"]
    assert game.captured() == {"plain-3": 1, "plain-4": 1}
    assert game.marked("exhausted") == ["plain-2", "orator-hissaro"]
    assert game.can("reap", "plain-3")
    assert game.can("reap", "plain-4")


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_paraguardian_may_ward_its_neighbors(answer: str) -> None:
    game = scene(
        "saurian",
        {"battleline": ["plain-2", "plain-3", "paraguardian", "plain-4"]},
        {"battleline": ["plain-5"]},
    )
    game.reap("paraguardian").choose(answer)
    assert game.marked("warded") == (["plain-3", "plain-4"] if answer == "yes" else [])
    assert game.captured() == ({"paraguardian": 1} if answer == "yes" else {})


def test_terrordactyl_sweeps_but_deals_four() -> None:
    game = scene("saurian", {"hand": ["terrordactyl"]}, {"battleline": ["plain-9"]})
    game.play("terrordactyl")
    assert game.marked("stunned") == ["terrordactyl"]
    game = scene(
        "saurian",
        {"battleline": ["terrordactyl"]},
        {"battleline": ["plain-5", "plain-9", "plain-6", "plain-8"]},
    )
    game.fight("terrordactyl", "plain-9")
    assert game.damage() == {
        "terrordactyl": 9,
        "plain-5": 4,
        "plain-9": 4,
        "plain-6": 4,
        "plain-8": 0,
    }


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_cincinnatus_rex_may_ready_everybody_else(answer: str) -> None:
    tired_ones = [{"card": "plain-3", "exhausted": True}]
    game = scene(
        "saurian",
        {
            "battleline": ["cincinnatus-rex", *tired_ones],
            "artifacts": [{"card": "city-gates", "exhausted": True}],
        },
        {"battleline": ["plain-1", {"card": "plain-2", "exhausted": True}]},
    )
    game.fight("cincinnatus-rex", "plain-1").choose(answer)
    assert game.card("plain-3").exhausted is (answer == "no")
    assert game.card("city-gates").exhausted is (answer == "no")
    assert game.card("cincinnatus-rex").exhausted
    assert game.card("plain-2").exhausted


def test_cincinnatus_rex_retires_when_no_enemy_is_left() -> None:
    game = scene(
        "saurian", {"battleline": ["cincinnatus-rex", "plain-3"]}, {"battleline": ["plain-1"]}
    )
    game.fight("cincinnatus-rex", "plain-1")
    while game.asks("option"):
        game.no()
    assert game.line() == ["plain-3"]


def test_primus_unguis_leads_the_stronger_the_richer() -> None:
    game = scene(
        "saurian",
        {"battleline": [{"card": "primus-unguis", "amber": 1}, "plain-3"]},
        {"battleline": ["plain-4"]},
    )
    assert [game.power(n) for n in ("primus-unguis", "plain-3", "plain-4")] == [7, 5, 4]
    game.reap("primus-unguis")
    assert [game.power(n) for n in ("primus-unguis", "plain-3", "plain-4")] == [9, 7, 4]


@pytest.mark.parametrize(("place", "answer"), [(1, "yes"), (1, "no"), (0, None)])
def test_saurus_rex_searches_from_the_center(place: int, answer: str | None) -> None:
    line = ["plain-3", "plain-4"]
    line.insert(place, "saurus-rex")
    game = scene(
        "saurian",
        {"battleline": line, "deck": ["punch", "imperium", "tribute"], "discard": ["exile"]},
    )
    game.reap("saurus-rex")
    if answer is not None:
        game.choose(answer)
    if answer == "yes":
        assert sorted(game.targets()) == ["imperium", "tribute"]
        game.choose("tribute")
    assert game.pile("hand") == (["tribute"] if answer == "yes" else [])
    assert game.captured() == ({"saurus-rex": 1} if answer == "yes" else {})
    assert game.pile("discard") == ["exile"]


def test_senator_bracchus_spends_what_every_friend_holds() -> None:
    game = scene(
        "saurian",
        {
            "battleline": ["senator-bracchus", {"card": "plain-3", "amber": 2}],
            "amber": 3,
            "houses": ["saurian"],
        },
        {"battleline": [{"card": "plain-4", "amber": 3}], "houses": ["brobnar"]},
    )
    game.reap("senator-bracchus").pass_turn("brobnar").end()
    while not game.asks("main") and not game.asks("house"):
        game.game.choose(0)
    assert game.keys() == 1
    assert game.amber[0] + sum(game.captured().values()) - 3 == 1


def test_spartasaur_avenges_a_friend_on_everybody_but_dinosaurs() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-9", "plain-8"]},
        {"battleline": ["spartasaur", "plain-3", "questor-jarta", "plain-4"]},
    )
    game.fight("plain-9", "plain-3")
    assert (game.line(), game.line(1)) == ([], ["spartasaur", "questor-jarta"])


def test_spartasaur_leaves_fallen_enemies_unavenged_and_gains_by_fighting() -> None:
    game = scene(
        "saurian",
        {"battleline": ["spartasaur", "plain-5"]},
        {"battleline": ["plain-3", "plain-4"]},
    )
    game.fight("spartasaur", "plain-3")
    assert (game.line(), game.line(1)) == (["spartasaur", "plain-5"], ["plain-4"])
    assert game.amber == (2, 0)


def test_kompsos_haruspex_lets_play_effects_go_off_after_reaping() -> None:
    game = scene(
        "saurian",
        {
            "battleline": ["kompsos-haruspex", "herald", "scout"],
            "hand": ["herald"],
            "houses": ["saurian"],
        },
        {"battleline": [{"card": "herald", "owner": 0}], "houses": ["saurian"]},
        cards=[
            made("herald", power=2, house="saurian", play=[{"draw": 1}, {"gain": 2}]),
            made("scout", power=2, house="saurian", fight=[{"gain": 5}]),
        ],
    )
    game.reap("herald")
    assert game.amber == (3, 0)
    game.reap("scout")
    assert game.amber == (4, 0)
    game.play("herald")
    assert game.amber == (6, 0)
    game.pass_turn("saurian").reap("herald")
    assert game.amber == (6, 1)


def test_livia_the_elder_makes_fight_and_reap_effects_both_for_the_turn() -> None:
    scout = made("scout", power=9, house="saurian", fight=[{"gain": 1}], play=[{"gain": 7}])
    sage = made("sage", power=9, house="saurian", reap=[{"gain": 2}])
    game = scene(
        "saurian",
        {"battleline": ["livia-the-elder", "scout", "sage"], "houses": ["saurian"]},
        {"battleline": ["plain-1"], "houses": ["saurian"]},
        cards=[scout, sage],
    )
    game.reap("livia-the-elder").yes()
    assert game.captured() == {"livia-the-elder": 1}
    assert game.amber == (1, 0)
    game.reap("scout")
    assert game.amber == (3, 0)
    game.fight("sage", "plain-1")
    assert game.amber == (5, 0)
    game.pass_turn("saurian").pass_turn("saurian").reap("scout")
    assert game.amber == (6, 0)


def test_livia_the_elder_need_not_be_exalted() -> None:
    scout = made("scout", power=9, house="saurian", fight=[{"gain": 5}])
    game = scene("saurian", {"battleline": ["livia-the-elder", "scout"]}, cards=[scout])
    game.reap("livia-the-elder").no().reap("scout")
    assert game.amber == (2, 0)
    assert game.captured() == {}


@pytest.mark.parametrize(("taken", "left"), [(6, (2, 0)), (4, (0, 2)), (5, (1, 1))])
def test_crassosaurus_captures_from_both_pools(taken: int, left: tuple[int, int]) -> None:
    game = scene("saurian", {"hand": ["crassosaurus"], "amber": 6}, {"amber": 6})
    game.play("crassosaurus")
    assert game.offered() == ["4", "5", "6"]
    game.choose(taken)
    assert game.amber == left
    assert game.captured() == {"crassosaurus": 10}
    assert game.keywords("crassosaurus") == {"elusive": 0}


@pytest.mark.parametrize(("pools", "stays"), [((5, 4), False), ((5, 5), True), ((0, 12), True)])
def test_crassosaurus_is_purged_with_fewer_than_ten(pools: tuple[int, int], stays: bool) -> None:
    game = scene("saurian", {"hand": ["crassosaurus"], "amber": pools[0]}, {"amber": pools[1]})
    game.play("crassosaurus")
    assert game.in_play("crassosaurus") is stays
    assert game.pile("purged") == ([] if stays else ["crassosaurus"])
    if stays:
        assert game.amber == (0, sum(pools) - 10)


@pytest.mark.rule("R28.1")
def test_philophosaurus_archives_one_takes_one_and_discards_one() -> None:
    deck = ["plain-1", "plain-2", "plain-3", "plain-4"]
    game = scene("saurian", {"battleline": ["philophosaurus"], "deck": deck})
    game.reap("philophosaurus").yes().choose("plain-3").choose("plain-1")
    assert game.pile("archives") == ["plain-3"]
    assert game.pile("hand") == ["plain-1"]
    assert game.pile("discard") == ["plain-2"]
    assert game.pile("deck") == ["plain-4"]


@pytest.mark.rule("R28.1")
def test_philophosaurus_need_not_look() -> None:
    game = scene("saurian", {"battleline": ["philophosaurus"], "deck": ["plain-1", "plain-2"]})
    game.reap("philophosaurus").no()
    assert game.pile("deck") == ["plain-1", "plain-2"]
    assert game.amber == (1, 0)
