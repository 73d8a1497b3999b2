"""The creatures of Saurian in Mass Mutation."""

from __future__ import annotations

import pytest

from tests.scenario import Play, Side, scene


def gorkus(active: int, order: list[str]) -> Play:
    """Q15: a line of three is destroyed by Gateway to Dis."""
    line = [
        {"card": "plain-3", "amber": 2},
        {"card": "optio-gorkus", "amber": 1, "upgrades": ["imperial-scutum"]},
        {"card": "plain-4", "amber": 1},
    ]
    sides: list[Side] = [{"battleline": line}, {}]
    sides[active]["hand"] = ["gateway-to-dis"]
    game = scene("dis", *sides, active=active)
    game.play("gateway-to-dis")
    for card in order:
        game.choose(card)
    return game


@pytest.mark.ruling("Q15")
def test_optio_gorkus_collects_before_his_shield_empties_him() -> None:
    game = gorkus(0, ["plain-3", "plain-4"])
    assert game.amber == (0, 0)
    assert game.game.table.state.players[0].chains == 3
    assert game.line() == []


@pytest.mark.ruling("Q15")
def test_optio_gorkus_collects_after_his_shield_emptied_him() -> None:
    game = gorkus(1, ["optio-gorkus", "plain-3"])
    assert game.amber == (0, 3)


def test_optio_gorkus_collects_from_his_neighbors_only() -> None:
    line = [{"card": "plain-2", "amber": 1}, {"card": "plain-1", "amber": 2}, "optio-gorkus"]
    game = scene("brobnar", {"battleline": ["plain-5", "plain-6"]}, {"battleline": line})
    game.fight("plain-5", "plain-2")
    assert game.amber == (1, 0)
    game.fight("plain-6", "plain-1")
    assert game.amber == (1, 0)
    assert game.card("optio-gorkus").amber == 2


@pytest.mark.ruling("Q71")
def test_saurian_egg_hatches_two_creatures() -> None:
    game = scene(
        "dis",
        {"battleline": ["saurian-egg"], "deck": ["optio-gorkus", "optio-gorkus", "punch"]},
    )
    game.use("saurian-egg", "omni")
    while game.asks("position"):
        game.choose("right")
    assert game.line() == ["optio-gorkus", "optio-gorkus"]
    for name in ("optio-gorkus#1", "optio-gorkus#2"):
        assert not game.card(name).exhausted
        assert game.card(name).power_counters == 3
        assert game.power(name) == 6
    assert game.pile("discard") == ["saurian-egg"]
    assert game.pile("deck") == ["punch"]


def test_saurian_egg_hatches_only_saurian_creatures() -> None:
    game = scene(
        "dis",
        {
            "battleline": ["saurian-egg"],
            "deck": ["plain-5", "optio-gorkus"],
            "discard": ["siren-horn"],
        },
        {"deck": ["optio-gorkus"]},
    )
    game.use("saurian-egg", "omni")
    if game.asks("position"):
        game.choose("left")
    assert game.line() == ["optio-gorkus"]
    assert game.pile("discard") == ["saurian-egg", "plain-5", "siren-horn"]
    assert game.pile("deck", 1) == ["optio-gorkus"]


def test_saurian_egg_stays_when_nothing_hatches() -> None:
    game = scene(
        "saurian",
        {"battleline": ["saurian-egg"], "deck": ["plain-5", "siren-horn"]},
        {"battleline": ["plain-1"]},
    )
    assert not game.can("reap", "saurian-egg")
    assert not game.can("fight", "saurian-egg")
    game.use("saurian-egg", "omni")
    assert game.line() == ["saurian-egg"]
    assert game.pile("discard") == ["siren-horn", "plain-5"]
    assert game.card("saurian-egg").exhausted


@pytest.mark.parametrize("way", ["play", "reap"])
def test_citizen_shrix_is_exalted_and_steals(way: str) -> None:
    side = {"hand" if way == "play" else "battleline": ["citizen-shrix"]}
    game = scene("saurian", side, {"amber": 2})
    game.act(way, "citizen-shrix")
    assert game.captured() == {"citizen-shrix": 1}
    assert game.amber == (1 if way == "play" else 2, 1)


@pytest.mark.parametrize(("theirs", "captured"), [(5, 2), (1, 1)])
def test_cornicen_octavia_captures_two(theirs: int, captured: int) -> None:
    game = scene("saurian", {"battleline": ["cornicen-octavia"]}, {"amber": theirs})
    game.use("cornicen-octavia")
    assert (game.captured(), game.amber) == ({"cornicen-octavia": captured}, (0, theirs - captured))


@pytest.mark.parametrize(("rich", "keys"), [(0, 1), (1, 0)])
def test_faust_the_great_makes_keys_dearer_by_the_rich(rich: int, keys: int) -> None:
    line = ["faust-the-great", {"card": "plain-3", "amber": rich}]
    game = scene(
        "saurian",
        {"battleline": line, "houses": ["saurian"], "amber": 6},
        {"amber": 6, "battleline": [{"card": "plain-4", "amber": 2}], "houses": ["brobnar"]},
    )
    game.pass_turn("brobnar")
    assert game.keys(1) == keys
    game.pass_turn("saurian")
    assert game.keys() == 1


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_faust_the_great_may_exalt_a_friend(answer: str) -> None:
    game = scene(
        "saurian",
        {"hand": ["faust-the-great"], "battleline": ["plain-3"]},
        {"battleline": ["plain-4"]},
    )
    game.play("faust-the-great").choose(answer)
    if answer == "yes":
        assert game.targets() == ["plain-3", "faust-the-great"]
        game.choose("plain-3")
    assert game.captured() == ({"plain-3": 1} if answer == "yes" else {})


@pytest.mark.parametrize("attacks", [True, False])
def test_galeatops_deals_four(attacks: bool) -> None:
    if attacks:
        game = scene("saurian", {"battleline": ["galeatops"]}, {"battleline": ["plain-9"]})
        game.fight("galeatops", "plain-9")
    else:
        game = scene("brobnar", {"battleline": ["plain-9"]}, {"battleline": ["galeatops"]})
        game.fight("plain-9", "galeatops")
    assert game.damage() == {"galeatops": 9, "plain-9": 4}


@pytest.mark.parametrize(("held", "warded"), [(2, True), (0, False)])
def test_dark_centurion_wards_for_an_amber_thrown_away(held: int, warded: bool) -> None:
    game = scene(
        "saurian",
        {"battleline": ["dark-centurion"]},
        {"battleline": [{"card": "plain-5", "amber": held}]},
    )
    game.use("dark-centurion")
    assert game.targets() == ["dark-centurion", "plain-5"]
    game.choose("plain-5")
    assert game.marked("warded") == (["plain-5"] if warded else [])
    assert game.amber == (0, 0)


@pytest.mark.parametrize("way", ["play", "fight"])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_dreadbone_decimus_may_be_exalted_to_kill_the_weaker(way: str, answer: str) -> None:
    game = scene(
        "saurian",
        {"hand" if way == "play" else "battleline": ["dreadbone-decimus"]},
        {"battleline": ["plain-1", "plain-4", "plain-5", "plain-2"]},
    )
    if way == "play":
        game.play("dreadbone-decimus")
    else:
        game.fight("dreadbone-decimus", "plain-1")
    game.choose(answer)
    if answer == "yes":
        assert "plain-5" not in game.targets()
        game.choose("plain-4")
    assert ("plain-4" in game.line(1)) is (answer == "no")
    assert game.captured() == ({"dreadbone-decimus": 1} if answer == "yes" else {})


def test_gladiodontus_goes_twice_and_is_enraged() -> None:
    game = scene("saurian", {"hand": ["gladiodontus"]})
    game.play("gladiodontus")
    assert game.marked("stunned") == ["gladiodontus"]
    game = scene(
        "saurian", {"battleline": ["gladiodontus"]}, {"battleline": ["plain-9", "plain-6"]}
    )
    game.fight("gladiodontus", "plain-9")
    assert game.damage()["plain-9"] == 5
    assert game.marked("enraged") == ["gladiodontus"]
    assert game.marked("exhausted") == []
    game.fight("gladiodontus", "plain-6")
    assert game.line() == []


def test_gladiodontus_is_readied_by_its_first_reap() -> None:
    game = scene("saurian", {"battleline": ["gladiodontus"]})
    game.reap("gladiodontus")
    assert (game.marked("exhausted"), game.marked("enraged")) == ([], ["gladiodontus"])


def test_senator_quintina_exalts_everybody_who_reaps() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-3", "plain-4"], "houses": ["brobnar"]},
        {"battleline": ["senator-quintina", "plain-9"], "houses": ["saurian"]},
    )
    game.reap("plain-3").fight("plain-4", "plain-9")
    assert game.captured() == {"plain-3": 1}
    game.pass_turn("saurian").reap("senator-quintina")
    assert game.captured() == {"plain-3": 1, "senator-quintina": 1}


@pytest.mark.parametrize(
    ("way", "forbidden", "allowed"), [("fight", "reap", "fight"), ("reap", "fight", "reap")]
)
def test_nerotaurus_forbids_what_it_did_not_do(way: str, forbidden: str, allowed: str) -> None:
    game = scene(
        "saurian",
        {"battleline": ["nerotaurus", "plain-9"], "houses": ["saurian"]},
        {"battleline": ["plain-1", "plain-5"], "houses": ["brobnar"]},
    )
    if way == "fight":
        game.fight("nerotaurus", "plain-1")
    else:
        game.reap("nerotaurus")
    game.pass_turn("brobnar")
    assert not game.can(forbidden, "plain-5")
    assert game.can(allowed, "plain-5")
    game.pass_turn("saurian").pass_turn("brobnar")
    assert game.can(forbidden, "plain-5")


def test_scylla_bites_enemies_that_reap() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-5", "plain-4"], "houses": ["brobnar"]},
        {"battleline": ["scylla"], "houses": ["saurian"]},
    )
    game.reap("plain-5").reap("plain-4")
    assert game.damage() == {"plain-5": 4, "scylla": 0}
    game.pass_turn("saurian").reap("scylla")
    assert game.damage()["scylla"] == 0


@pytest.mark.parametrize(("before", "after"), [(2, 1), (0, 0)])
def test_charybdis_costs_enemies_amber_before_they_fight(before: int, after: int) -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-5"], "amber": before, "houses": ["brobnar"]},
        {"battleline": ["charybdis"], "amber": 3, "houses": ["saurian"]},
    )
    game.fight("plain-5", "charybdis")
    assert game.amber == (after, 3)


@pytest.mark.parametrize("way", ["play", "fight", "reap"])
def test_exchange_officer_uses_a_star_alliance_friend(way: str) -> None:
    line: list[object] = ["special-agent-fingers", "plain-3"]
    game = scene(
        "saurian",
        {"hand": ["exchange-officer"], "battleline": line}
        if way == "play"
        else {"battleline": ["exchange-officer", *line]},
        {"battleline": ["plain-1", "commander-chan"], "amber": 3},
    )
    if way == "fight":
        game.fight("exchange-officer", "plain-1")
    else:
        game.act(way, "exchange-officer")
    if game.asks("position"):
        game.choose("left")
    game.choose("action")
    assert (game.amber[1], game.card("special-agent-fingers").exhausted) == (2, True)


def test_consul_primus_moves_amber_when_it_reaps() -> None:
    game = scene(
        "saurian",
        {"battleline": [{"card": "consul-primus", "amber": 1}, "plain-3"]},
        {"battleline": ["plain-4"]},
    )
    game.reap("consul-primus")
    game.choose("consul-primus")
    assert game.targets() == ["plain-3", "plain-4"]
    game.choose("plain-4")
    assert game.captured() == {"plain-4": 1}


@pytest.mark.rule("R49.3")
def test_deusillus_needs_both_halves_and_takes_everything() -> None:
    game = scene(
        "saurian",
        {"hand": ["deusillus", "deusillus2"], "battleline": ["plain-3"]},
        {"battleline": ["plain-4", "plain-9"], "amber": 7},
    )
    game.play("deusillus2")
    assert game.targets() == ["plain-4", "plain-9"]
    game.choose("plain-9")
    assert game.captured() == {"deusillus": 7}
    assert game.damage() == {"plain-3": 0, "deusillus": 0, "plain-4": 0, "plain-9": 5}
    assert game.power("deusillus") == 20
    alone = scene("saurian", {"hand": ["deusillus"], "discard": ["deusillus2"]})
    assert not alone.can("play", "deusillus")


@pytest.mark.parametrize("way", ["fight", "reap"])
def test_deusillus_burns_its_amber_and_the_enemies(way: str) -> None:
    game = scene(
        "saurian",
        {"battleline": [{"card": "deusillus", "amber": 3}, "plain-3"]},
        {"battleline": ["plain-1", "plain-9"]},
    )
    if way == "reap":
        game.reap("deusillus")
    else:
        game.fight("deusillus", "plain-1")
    assert game.captured() == {"deusillus": 2}
    assert (game.damage()["plain-9"], game.damage()["plain-3"]) == (2, 0)
    assert game.amber[1] == 0


@pytest.mark.rule("R13.4", "R29.7")
def test_high_priest_torvus_returns_the_next_action_and_no_more() -> None:
    side = {
        "hand": ["spartasaur", "crystal-surge", "hedonistic-intent"],
        "battleline": ["high-priest-torvus"],
    }
    game = scene("saurian", side, {"battleline": ["plain-3"]})
    game.reap("high-priest-torvus").yes()
    assert game.captured() == {"high-priest-torvus": 1}
    game.play("spartasaur").play("crystal-surge")
    assert game.pile("hand") == ["hedonistic-intent", "crystal-surge"]
    assert game.pile("discard") == []
    game.play("crystal-surge").play("hedonistic-intent")
    assert game.pile("hand") == []
    assert game.pile("discard") == ["hedonistic-intent", "crystal-surge"]


@pytest.mark.rule("R28.1", "R28.2")
def test_high_priest_torvus_need_not_be_exalted_and_then_returns_nothing() -> None:
    side = {"hand": ["crystal-surge"], "battleline": ["high-priest-torvus", "plain-2"]}
    game = scene("saurian", side, {"battleline": ["plain-3"]})
    game.reap("high-priest-torvus").no().play("crystal-surge")
    assert game.captured() == {}
    assert game.pile("discard") == ["crystal-surge"]


@pytest.mark.rule("R30.2")
def test_high_priest_torvus_speaks_of_this_turn_and_your_actions_alone() -> None:
    side = {"hand": ["punch"] * 6, "battleline": ["high-priest-torvus"]}
    game = scene("saurian", side, {"hand": ["crystal-surge", "plain-2"]})
    game.reap("high-priest-torvus").yes().pass_turn("saurian").play("crystal-surge")
    assert game.pile("discard", 1) == ["crystal-surge"]
    assert game.pile("hand", 1) == ["plain-2"]
