"""The creatures of Unfathomable in Dark Tidings."""

from __future__ import annotations

import pytest

from tests.scenario import find, scene


@pytest.mark.parametrize("card", ["flamegill-enforcer", "flamegill-enforcer-evil-twin"])
def test_flamegill_enforcer_hates_the_opponents_tide(card: str) -> None:
    game = scene("sanctum", {"hand": ["marshal-ewer"]}, {"battleline": [card]}, tide=1)
    game.play("marshal-ewer")
    assert game.marked("enraged") == [card]
    game = scene("sanctum", {"hand": ["marshal-ewer"], "battleline": [card]}, tide=1)
    game.play("marshal-ewer")
    assert game.marked("enraged") == []


def test_flamegill_enforcers_take_in_two_ways() -> None:
    game = scene("unfathomable", {"battleline": ["flamegill-enforcer"]}, {"amber": 5})
    game.use("flamegill-enforcer")
    assert (game.captured(), game.amber) == ({"flamegill-enforcer": 3}, (0, 2))
    game = scene("unfathomable", {"battleline": ["flamegill-enforcer-evil-twin"]}, {"amber": 5})
    game.use("flamegill-enforcer-evil-twin")
    assert game.amber == (1, 4)


def test_giltspine_netcaster_tires_a_creature() -> None:
    game = scene(
        "unfathomable",
        {"battleline": ["giltspine-netcaster"]},
        {"battleline": ["plain-3", "plain-4"]},
    )
    game.reap("giltspine-netcaster").choose("plain-4")
    assert game.marked("exhausted") == ["giltspine-netcaster", "plain-4"]
    assert [str(icon) for icon in find("giltspine-netcaster").enhance] == ["capture", "capture"]


def test_giltspine_netcasters_twin_uses_a_land_dweller() -> None:
    line = [{"card": "plain-3", "exhausted": True}, "sparkfist"]
    game = scene(
        "unfathomable",
        {"battleline": ["giltspine-netcaster-evil-twin", *line]},
        {"battleline": ["plain-9"]},
    )
    game.reap("giltspine-netcaster-evil-twin").choose("reap")
    assert game.amber == (2, 0)
    assert not game.card("sparkfist").exhausted


@pytest.mark.parametrize("card", ["horrid-synan", "horrid-synan-evil-twin"])
def test_horrid_synan_is_poisonous(card: str) -> None:
    game = scene("unfathomable", {"battleline": [card]}, {"battleline": ["plain-9"]})
    assert game.keywords(card) == (
        {"poison": 0} if card == "horrid-synan" else {"poison": 0, "taunt": 0}
    )
    game.fight(card, "plain-9")
    assert game.line(1) == []


@pytest.mark.parametrize("way", ["fight", "reap"])
def test_taniwhas_twin_brings_a_creature_back_up(way: str) -> None:
    game = scene(
        "unfathomable",
        {
            "battleline": ["taniwha-evil-twin"],
            "discard": ["punch", "sparkfist", "krump"],
            "deck": ["fear"],
        },
        {"battleline": ["plain-1"], "discard": ["bubbles"]},
    )
    game.act(way, "taniwha-evil-twin")
    assert game.targets() == ["sparkfist", "krump"]
    game.choose("krump")
    assert game.pile("deck") == ["krump", "fear"]


@pytest.mark.parametrize("way", ["fight", "reap"])
def test_taniwha_eats_a_friend_for_amber(way: str) -> None:
    game = scene(
        "unfathomable", {"battleline": ["taniwha", "plain-3"]}, {"battleline": ["plain-1"]}
    )
    game.act(way, "taniwha")
    assert game.targets() == ["taniwha", "plain-3"]
    game.choose("plain-3")
    assert (game.line(), game.amber) == (["taniwha"], (2 if way == "reap" else 1, 0))


@pytest.mark.parametrize("tide", [0, 1])
def test_tomwas_twin_strikes_at_high_tide(tide: int) -> None:
    game = scene(
        "unfathomable",
        {"battleline": ["tomwa-of-the-glow-evil-twin"]},
        {"battleline": ["plain-3"], "hand": ["fear", "mug"]},
        tide=tide,
    )
    game.reap("tomwa-of-the-glow-evil-twin")
    assert game.card("plain-3").exhausted is (tide == 0)
    assert len(game.pile("hand", 1)) == (1 if tide == 0 else 2)


@pytest.mark.parametrize("tide", [0, 1])
def test_tomwa_draws_for_the_tired_at_high_tide(tide: int) -> None:
    game = scene(
        "unfathomable",
        {"battleline": ["tomwa-of-the-glow"], "deck": ["punch"] * 5},
        {"battleline": ["plain-3", {"card": "plain-4", "exhausted": True}, "plain-5"]},
        tide=tide,
    )
    game.reap("tomwa-of-the-glow").choose("plain-3")
    assert len(game.pile("hand")) == (2 if tide == 0 else 0)


@pytest.mark.parametrize(
    ("card", "amber", "keys"),
    [
        ("wikolia", 7, 0),
        ("wikolia", 8, 1),
        ("wikolia-evil-twin", 9, 0),
        ("wikolia-evil-twin", 10, 1),
    ],
)
def test_wikolia_makes_keys_dearer(card: str, amber: int, keys: int) -> None:
    game = scene(
        "unfathomable",
        {"battleline": [card], "houses": ["unfathomable"]},
        {"amber": amber, "houses": ["brobnar"]},
    )
    game.reap(card)
    assert game.captured() == ({card: 1} if card.endswith("twin") else {})
    game.pass_turn("brobnar")
    assert game.keys(1) == keys


def test_tentaclid_grips_but_does_not_reap() -> None:
    game = scene("unfathomable", {"battleline": ["tentaclid"]}, {"battleline": ["plain-9"]})
    assert not game.can("reap", "tentaclid")
    game.fight("tentaclid", "plain-9")
    assert game.damage() == {"tentaclid": 0, "plain-9": 3}


@pytest.mark.parametrize(("card", "tired"), [("sparkfist", True), ("rustmiser", False)])
def test_deep_priest_glebe_tires_an_enemy_for_every_aquan(card: str, tired: bool) -> None:
    game = scene(
        "unfathomable",
        {"battleline": ["deep-priest-glebe"], "hand": [card]},
        {"battleline": ["plain-3", "plain-4"]},
    )
    game.play(card)
    if tired:
        assert game.targets() == ["plain-3", "plain-4"]
        game.choose("plain-4")
    assert game.marked("exhausted") == [card, *(["plain-4"] if tired else [])]


def test_portalmonger_closes_the_gates_at_high_tide() -> None:
    for tide, keys in ((0, 0), (1, 1)):
        game = scene(
            "unfathomable",
            {"battleline": ["portalmonger"], "houses": ["unfathomable"]},
            {"amber": 9, "houses": ["brobnar"]},
            tide=tide,
        )
        game.pass_turn("brobnar")
        assert game.keys(1) == keys


def test_rustmiser_rusts_enemy_artifacts() -> None:
    game = scene(
        "unfathomable",
        {"battleline": ["rustmiser"], "artifacts": ["echo-pearl"]},
        {"artifacts": ["cannon", "banner-of-battle"]},
    )
    game.reap("rustmiser")
    assert game.card("cannon").exhausted
    assert game.card("banner-of-battle").exhausted
    assert not game.card("echo-pearl").exhausted


@pytest.mark.parametrize(("crew", "stays"), [(2, True), (1, False), (0, False)])
def test_te_wheke_kraken_needs_two_to_row(crew: int, stays: bool) -> None:
    line = ["sparkfist", "bubbles"][:crew]
    game = scene("unfathomable", {"hand": ["te-wheke-kraken"], "battleline": [*line, "plain-3"]})
    game.play("te-wheke-kraken")
    if game.asks("target"):
        game.choose(*line)
    assert ("te-wheke-kraken" in game.line()) is stays


@pytest.mark.parametrize("way", ["fight", "reap"])
def test_te_wheke_kraken_lashes_out(way: str) -> None:
    game = scene(
        "unfathomable",
        {"battleline": ["te-wheke-kraken"]},
        {"battleline": ["plain-1", "plain-7", "plain-8", "plain-9"]},
    )
    if way == "reap":
        game.reap("te-wheke-kraken")
    else:
        game.fight("te-wheke-kraken", "plain-1")
    game.choose("plain-8")
    damage = game.damage()
    assert [damage[n] for n in ("plain-7", "plain-8", "plain-9")] == [2, 2, 2]


@pytest.mark.parametrize(("tide", "mine", "theirs"), [(0, 1, 0), (1, 0, 1), (None, 0, 0)])
def test_voice_of_rakuzel_speaks_for_the_tide(tide: int | None, mine: int, theirs: int) -> None:
    game = scene(
        "unfathomable",
        {"battleline": ["voice-of-rakuzel", "plain-3"]},
        {"battleline": ["plain-4"]},
        tide=tide,
    )
    assert [game.power(n) for n in ("voice-of-rakuzel", "plain-3", "plain-4")] == [
        5 + mine,
        3 + mine,
        4 + theirs,
    ]
    assert [game.armor(n) for n in ("voice-of-rakuzel", "plain-3", "plain-4")] == [
        1 + mine,
        mine,
        theirs,
    ]


def test_abyssal_zealot_takes_and_gives_with_the_tide() -> None:
    game = scene(
        "sanctum",
        {"hand": ["marshal-ewer"], "battleline": ["abyssal-zealot"]},
        {"amber": 3},
        tide=1,
    )
    game.play("marshal-ewer")
    assert (game.captured(), game.amber) == ({"abyssal-zealot": 2}, (0, 1))
    game = scene(
        "sanctum",
        {"hand": ["marshal-ewer"]},
        {"battleline": [{"card": "abyssal-zealot", "amber": 3}]},
        tide=1,
    )
    game.play("marshal-ewer")
    assert (game.captured(), game.amber) == ({"abyssal-zealot": 1}, (0, 0))


def test_fuguru_is_poisonous_and_takes_a_card_of_the_next_hand() -> None:
    game = scene(
        "brobnar",
        {"deck": ["punch"] * 8, "houses": ["brobnar"]},
        {"battleline": ["fuguru"], "deck": ["fear"] * 8, "houses": ["unfathomable"]},
    )
    assert game.keywords("fuguru") == {"poison": 0}
    game.pass_turn("unfathomable")
    assert len(game.pile("hand")) == 5
    game.pass_turn("brobnar")
    assert len(game.pile("hand", 1)) == 6


def test_kaupe_allows_one_card_of_each_type() -> None:
    game = scene(
        "brobnar",
        {"hand": ["smith", "anger", "plain-3", "plain-4", "cannon"], "houses": ["brobnar"]},
        {"battleline": ["kaupe"]},
    )
    game.play("plain-3").play("smith")
    assert not game.can("play", "anger")
    assert not game.can("play", "plain-4")
    assert game.can("play", "cannon")
    assert game.can("discard", "plain-4")


@pytest.mark.parametrize(("tide", "zone"), [(1, "archives"), (0, "discard")])
def test_scyphos_survives_in_the_archives_at_high_tide(tide: int, zone: str) -> None:
    game = scene("brobnar", {"battleline": ["plain-9"]}, {"battleline": ["scyphos"]}, tide=tide)
    game.fight("plain-9", "scyphos")
    assert game.pile(zone, 1) == ["scyphos"]
    assert game.damage(0)["plain-9"] >= 4


def test_sparkfist_stuns_and_tires_what_it_fights() -> None:
    game = scene(
        "unfathomable", {"battleline": ["sparkfist"]}, {"battleline": ["plain-9", "plain-8"]}
    )
    game.fight("sparkfist", "plain-8")
    assert game.marked("stunned") == ["plain-8"]
    assert game.marked("exhausted") == ["sparkfist", "plain-8"]
    assert game.damage(0) == {"sparkfist": 0}


def test_bubbles_carries_an_enemy_away() -> None:
    game = scene(
        "unfathomable",
        {"hand": ["bubbles"], "battleline": ["plain-3"], "deck": ["mug"]},
        {"battleline": ["plain-4", {"card": "plain-5", "owner": 0}], "deck": ["fear"]},
    )
    game.play("bubbles")
    assert game.targets() == ["plain-4", "plain-5"]
    game.choose("plain-5")
    assert (game.pile("deck"), game.pile("deck", 1)) == (["plain-5", "mug"], ["fear"])


@pytest.mark.parametrize(("tide", "lost"), [(0, 2), (1, 0)])
def test_hookmaster_pulls_amber_out_at_high_tide(tide: int, lost: int) -> None:
    game = scene(
        "unfathomable",
        {"battleline": ["hookmaster"]},
        {"battleline": ["plain-1"], "amber": 3},
        tide=tide,
    )
    game.fight("hookmaster", "plain-1")
    assert game.amber == (0, 3 - lost)


@pytest.mark.parametrize(("tide", "power"), [(0, 6), (1, 2)])
def test_photic_raider_captures_and_grows_at_high_tide(tide: int, power: int) -> None:
    game = scene("unfathomable", {"hand": ["photic-raider"]}, {"amber": 3}, tide=tide)
    game.play("photic-raider")
    assert game.captured() == {"photic-raider": 2}
    assert game.power("photic-raider") == power


def test_seabringer_kekoa_raises_the_tide_for_its_side_as_it_falls() -> None:
    game = scene(
        "brobnar", {"battleline": ["plain-9"]}, {"battleline": ["seabringer-kekoa"]}, tide=0
    )
    game.fight("plain-9", "seabringer-kekoa")
    assert game.game.view().tide == 1


def test_omnipus_calls_its_arms() -> None:
    game = scene(
        "unfathomable",
        {
            "hand": ["omnipus"],
            "deck": ["tentaclid", "punch", "tentaclid", *["mug"] * 6],
            "discard": ["tentaclid", "fear"],
        },
    )
    game.play("omnipus")
    while not game.asks("main"):
        game.game.choose(0)
    assert sorted(game.line()) == ["omnipus", "tentaclid", "tentaclid", "tentaclid"]
    assert (len(game.pile("deck")), len(game.pile("discard"))) == (1, 7)


def test_omnipus_reaps_with_its_arms_and_does_not_fight() -> None:
    game = scene(
        "unfathomable",
        {"battleline": ["omnipus", "tentaclid", "plain-3"]},
        {"battleline": ["tentaclid", "plain-9"]},
    )
    assert not game.can("fight", "omnipus")
    game.reap("omnipus")
    assert game.amber == (2, 0)


def test_general_sherman_holds_everybody_while_he_is_there() -> None:
    game = scene(
        "unfathomable",
        {"hand": ["general-sherman"], "battleline": [{"card": "plain-3", "owner": 1}]},
        {
            "battleline": ["plain-4", "plain-5"],
            "purged": ["plain-6"],
            "hand": ["fear"],
            "houses": ["dis"],
        },
    )
    game.play("general-sherman")
    assert (game.line(), game.line(1)) == (["general-sherman"], [])
    assert sorted(game.pile("purged", 1)) == ["plain-3", "plain-4", "plain-5", "plain-6"]
    game.pass_turn("dis").play("fear")
    while not game.asks("main"):
        game.game.choose(0)
    assert sorted(game.line(1)) == ["plain-3", "plain-4", "plain-5"]
    assert sorted(game.marked("exhausted")) == ["plain-3", "plain-4", "plain-5"]
    assert game.pile("purged", 1) == ["plain-6"]


def test_general_sherman_deals_no_damage() -> None:
    game = scene("unfathomable", {"battleline": ["general-sherman"]}, {"battleline": ["plain-3"]})
    game.fight("general-sherman", "plain-3")
    assert game.damage() == {"general-sherman": 3, "plain-3": 0}


@pytest.mark.parametrize("thrown", [0, 2])
def test_kaupes_twin_throws_cards(thrown: int) -> None:
    hand = ["punch", "fear", "mug"]
    game = scene(
        "unfathomable",
        {"battleline": ["kaupe-evil-twin"], "hand": hand},
        {"battleline": ["plain-9"]},
    )
    game.reap("kaupe-evil-twin")
    if thrown:
        game.choose("fear", "mug")
    else:
        game.none()
    assert game.damage(1) == {"plain-9": 2 * thrown}
    assert len(game.pile("hand")) == 3 - thrown


def test_kaupes_twin_limits_its_own_side() -> None:
    game = scene(
        "brobnar", {"battleline": ["kaupe-evil-twin"], "hand": ["plain-3", "plain-4", "smith"]}
    )
    game.play("plain-3")
    assert not game.can("play", "plain-4")
    assert game.can("play", "smith")


@pytest.mark.parametrize(
    ("tired", "power", "words"), [(0, 3, {}), (2, 5, {}), (3, 6, {"skirmish": 0, "hazardous": 5})]
)
def test_llack_gaboon_feeds_on_the_tired(tired: int, power: int, words: dict[str, int]) -> None:
    names = ["plain-4", "plain-5", "plain-6"]
    line = [{"card": n, "exhausted": number < tired} for number, n in enumerate(names)]
    game = scene(
        "unfathomable",
        {"battleline": [{"card": "llack-gaboon", "exhausted": True}, line[0]]},
        {"battleline": line[1:]},
    )
    assert (game.power("llack-gaboon"), game.keywords("llack-gaboon")) == (power, words)


@pytest.mark.rule("R29.1", "R10.1")
@pytest.mark.parametrize("tired", [0, 2, 9])
def test_the_chosen_one_takes_damage_for_each_creature_that_is_not_readied(tired: int) -> None:
    line = [{"card": f"plain-{power}", "exhausted": True} for power in range(1, tired + 1)]
    side = {
        "hand": ["punch"] * 6,
        "battleline": [*line, "plain-12"],
        "artifacts": [{"card": "cannon", "exhausted": True}],
    }
    own = [{"card": "the-chosen-one"}, {"card": "plain-11", "exhausted": True}]
    game = scene("brobnar", side, {"battleline": own, "hand": ["punch"] * 6})
    game.end()
    assert game.in_play("the-chosen-one") is (tired < 9)
    assert game.damage(1).get("the-chosen-one", tired) == tired
    expected = [f"plain-{power}" for power in range(1, tired + 1)]
    assert game.marked("exhausted") == [*expected, "plain-11"]
    assert not game.card("cannon").exhausted


def test_the_chosen_one_leaves_its_controllers_readying_alone() -> None:
    line = [{"card": "the-chosen-one", "exhausted": True}, {"card": "plain-3", "exhausted": True}]
    game = scene("brobnar", {"battleline": line, "hand": ["punch"] * 6}, {"hand": ["punch"]})
    game.end()
    assert game.marked("exhausted") == []
    assert game.damage() == {"the-chosen-one": 0, "plain-3": 0}
