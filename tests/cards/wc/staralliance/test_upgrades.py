"""The upgrades of Star Alliance in Worlds Collide."""

from __future__ import annotations

import pytest

from tests.scenario import Play, scene


@pytest.mark.ruling("Q36")
def test_encounter_suit_wards_before_the_action_is_resolved() -> None:
    game = scene(
        "dis",
        {
            "hand": ["gateway-to-dis"],
            "battleline": [{"card": "plain-3", "upgrades": ["encounter-suit"]}, "plain-4"],
        },
        {"battleline": ["plain-5"]},
    )
    game.play("gateway-to-dis")
    assert game.line() == ["plain-3"]
    assert not game.card("plain-3").warded
    assert game.line(1) == []


@pytest.mark.parametrize(
    ("active", "card", "warded"), [(0, "punch", True), (1, "punch", True), (0, "bumpsy", False)]
)
def test_encounter_suit_answers_to_every_action_card(active: int, card: str, warded: bool) -> None:
    hands: list[dict[str, object]] = [{}, {}]
    hands[active] = {"hand": [card]}
    suit = {"card": "plain-3", "upgrades": ["encounter-suit"]}
    game = scene("brobnar", {"battleline": [suit, "plain-4"], **hands[0]}, hands[1], active=active)
    game.play(card)
    if card == "punch":
        game.choose("plain-4")
    assert game.card("plain-3").warded is warded
    assert not game.in_play("plain-4") or not game.card("plain-4").warded


def on(creature: str, *upgrades: object, **marks: object) -> dict[str, object]:
    """A creature with upgrades."""
    return {"card": creature, "upgrades": list(upgrades), **marks}


def test_cloaking_dongle_hides_its_creature_and_both_neighbors() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-9"]},
        {"battleline": ["plain-2", "plain-3", on("plain-4", "cloaking-dongle"), "plain-5"]},
    )
    hidden = [f"plain-{n}" for n in (2, 3, 4, 5) if "elusive" in game.keywords(f"plain-{n}")]
    assert hidden == ["plain-3", "plain-4", "plain-5"]
    game.fight("plain-9", "plain-4")
    assert game.damage()["plain-4"] == 0


def test_light_of_the_archons_shines_for_each_upgrade() -> None:
    game = scene(
        "staralliance",
        {"battleline": [on("plain-3", "light-of-the-archons"), "plain-4"]},
        {"battleline": [on("plain-5", "light-of-the-archons", "stunner", "force-field")]},
    )
    assert [game.power(f"plain-{n}") for n in (3, 4, 5)] == [4, 4, 8]
    assert [game.armor(f"plain-{n}") for n in (3, 4, 5)] == [1, 0, 3]


def test_force_field_wards_whoever_reaps_in_it() -> None:
    game = scene("brobnar", {"battleline": [on("plain-3", "force-field"), "plain-4"]})
    game.reap("plain-4").reap("plain-3")
    assert game.marked("warded") == ["plain-3"]


@pytest.mark.parametrize("answer", ["yes", "no"])
@pytest.mark.parametrize("way", ["reap", "fight"])
def test_stunner_may_stun(way: str, answer: str) -> None:
    game = scene(
        "brobnar",
        {"battleline": [on("plain-9", "stunner")]},
        {"battleline": ["plain-1", "plain-4", "plain-5"]},
    )
    if way == "reap":
        game.reap("plain-9")
    else:
        game.fight("plain-9", "plain-1")
    game.choose(answer)
    if answer == "yes":
        game.choose("plain-4")
    assert game.marked("stunned") == (["plain-4"] if answer == "yes" else [])


@pytest.mark.parametrize("way", ["reap", "fight"])
def test_universal_translator_uses_a_foreign_friend(way: str) -> None:
    game = scene(
        "brobnar",
        {"battleline": [on("plain-9", "universal-translator"), "batdrone", "commander-chan"]},
        {"battleline": ["plain-1"]},
    )
    if way == "reap":
        game.reap("plain-9")
    else:
        game.act("fight", "plain-9")
    assert game.targets() == ["plain-9", "batdrone"]
    game.choose("batdrone")
    if game.asks("option"):
        game.choose("reap")
    assert game.card("batdrone").exhausted
    assert game.amber == (2 if way == "reap" else 1, 0)


def test_plasma_nozzle_burns_before_the_fight() -> None:
    game = scene(
        "brobnar",
        {"battleline": [on("plain-4", "plasma-nozzle")]},
        {"battleline": ["plain-5", "plain-6", "plain-2", "plain-9"]},
    )
    game.fight("plain-4", "plain-6")
    assert game.damage() == {"plain-5": 2, "plain-9": 0}
    assert sorted(game.pile("discard", 1)) == ["plain-2", "plain-6"]


@pytest.mark.rule("R7.2", "R44.2")
def test_disruption_field_grows_when_its_creature_fights_or_reaps() -> None:
    worn = {"card": "disruption-field", "counters": {"disruption": 2}}
    game = scene(
        "brobnar",
        {"battleline": [on("plain-9", worn), "plain-4"]},
        {"battleline": ["plain-1"], "amber": 9},
    )
    game.fight("plain-9", "plain-1")
    assert game.card("disruption-field").counters == {"disruption": 3}
    game.reap("plain-4")
    assert game.card("disruption-field").counters == {"disruption": 3}
    assert [player.key_cost for player in game.game.view().players] == [6, 9]


BLASTERS = {
    "molina-s-blaster": "armsmaster-molina",
    "chan-s-blaster": "commander-chan",
    "frane-s-blaster": "first-officer-frane",
    "garcia-s-blaster": "sensor-chief-garcia",
    "ingram-s-blaster": "medic-ingram",
    "khrkhar-s-blaster": "lieutenant-khrkhar",
    "kirby-s-blaster": "com-officer-kirby",
    "qincan-s-blaster": "sci-officer-qincan",
    "walls--blaster": "chief-engineer-walls",
}


def armed(blaster: str) -> Play:
    """A creature with a Blaster reaps; the Blaster's officer stands beside it."""
    game = scene(
        "brobnar",
        {
            "battleline": [
                on("plain-4", blaster),
                {"card": BLASTERS[blaster], "amber": 2, "damage": 1},
                {"card": "plain-5", "damage": 1},
            ],
            "deck": ["plain-1"] * 3,
        },
        {"battleline": ["plain-9"], "amber": 3},
    )
    return game.reap("plain-4")


@pytest.mark.rule("R28.1")
@pytest.mark.parametrize("blaster", BLASTERS)
def test_a_blaster_may_shoot(blaster: str) -> None:
    game = armed(blaster).yes()
    game.game.choose(0)
    game.choose("plain-9")
    assert game.damage(1) == {"plain-9": 2}
    assert game.card("plain-4").upgrades == [game.id(blaster)]
    game = armed(blaster).no()
    assert game.damage(1) == {"plain-9": 0}
    assert game.card("plain-4").upgrades == [game.id(blaster)]


def handed(blaster: str) -> Play:
    """The Blaster is handed to its officer."""
    game = armed(blaster).yes()
    game.game.choose(1)
    assert game.card(BLASTERS[blaster]).upgrades == [game.id(blaster)]
    assert game.card("plain-4").upgrades == []
    return game


@pytest.mark.rule("R41.1")
def test_the_officers_use_their_blasters() -> None:
    game = handed("molina-s-blaster").yes().choose("plain-9")
    assert game.damage(1) == {"plain-9": 3}
    game = handed("molina-s-blaster").no()
    assert game.damage(1) == {"plain-9": 0}
    game = handed("chan-s-blaster").yes()
    assert game.targets() == ["plain-4", "plain-5"]
    game.choose("plain-5")
    while not game.is_at_rest:
        game.choose("reap" if game.asks("option") else "plain-9")
    assert game.amber == (2, 3)
    game = handed("frane-s-blaster")
    assert game.amber == (3, 3)
    assert game.captured() == {}
    game = handed("garcia-s-blaster")
    assert game.amber == (2, 2)
    game = handed("ingram-s-blaster").choose("plain-5")
    assert game.damage(0) == {"plain-4": 0, "medic-ingram": 1, "plain-5": 0}
    game = handed("khrkhar-s-blaster")
    assert game.marked("warded") == ["lieutenant-khrkhar"]
    game = handed("kirby-s-blaster")
    assert game.pile("hand") == ["plain-1"] * 2
    game = handed("qincan-s-blaster").yes().choose("plain-9")
    assert game.pile("archives", 1) == ["plain-9"]
    game = handed("qincan-s-blaster").no()
    assert game.pile("archives", 1) == []
    game = handed("walls--blaster").choose("plain-9")
    assert game.marked("stunned") == ["plain-9"]


@pytest.mark.rule("R13.7")
def test_a_blaster_played_on_its_officer_is_attached_to_it() -> None:
    game = scene(
        "staralliance",
        {
            "hand": ["kirby-s-blaster"],
            "battleline": ["com-officer-kirby", "plain-3"],
            "deck": ["plain-1"] * 3,
        },
    )
    game.play("kirby-s-blaster").choose("com-officer-kirby")
    assert game.pile("hand") == ["plain-1"] * 2


def test_a_blaster_without_its_officer_stays_where_it_is() -> None:
    game = scene(
        "brobnar", {"battleline": [on("plain-4", "kirby-s-blaster")]}, {"battleline": ["plain-9"]}
    )
    game.reap("plain-4").yes()
    game.game.choose(1)
    assert game.card("plain-4").upgrades == [game.id("kirby-s-blaster")]


@pytest.mark.rule("R7.2")
@pytest.mark.parametrize(
    ("line", "cost"),
    [([], 7), (["dextre"], 8), (["dextre", "dextre"], 8), (["dextre", "zorg", "ember-imp"], 9)],
)
def test_quadracorder_counts_friendly_houses_up_to_three(line: list[str], cost: int) -> None:
    worn = on("bumpsy", "quadracorder")
    game = scene("brobnar", {"battleline": [worn, *line]}, {"battleline": ["silvertooth"]})
    assert [player.key_cost for player in game.game.view().players] == [6, cost]
