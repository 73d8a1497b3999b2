"""The artifacts of Mars in Call of the Archons."""

from __future__ import annotations

import pytest

from tests.scenario import scene, tired


def test_combat_pheromones_lets_two_other_mars_cards_be_used() -> None:
    game = scene(
        "dis",
        {
            "battleline": ["tunk", "grommid", "mindwarper", "bumpsy"],
            "artifacts": ["combat-pheromones", "commpod"],
        },
    )
    assert not game.can("reap", "tunk")
    game.use("combat-pheromones", "omni")
    assert game.pile("discard") == ["combat-pheromones"]
    assert not game.can("reap", "bumpsy")
    assert game.can("action", "commpod")
    game.reap("tunk").reap("grommid")
    assert not game.can("reap", "mindwarper")
    assert not game.can("action", "commpod")
    assert game.amber == (2, 0)


@pytest.mark.ruling("Q69")
def test_combat_pheromones_covers_a_creature_readied_again() -> None:
    game = scene(
        "dis",
        {
            "battleline": ["john-smyth", "mindwarper", "tunk"],
            "artifacts": ["combat-pheromones"],
        },
    )
    game.use("combat-pheromones", "omni").reap("mindwarper").reap("john-smyth")
    game.choose("mindwarper").reap("mindwarper")
    assert game.amber == (3, 0)
    assert not game.can("reap", "tunk")


@pytest.mark.rule("R16.7")
def test_combat_pheromones_is_not_spent_on_a_use_another_card_allows() -> None:
    game = scene(
        "dis",
        {
            "battleline": ["tunk", "grommid", "mindwarper"],
            "artifacts": ["combat-pheromones", "dominator-bauble"],
        },
    )
    game.use("combat-pheromones", "omni").use("dominator-bauble").choose("tunk")
    game.reap("grommid").reap("mindwarper")
    assert game.amber == (3, 0)


def test_combat_pheromones_counts_artifacts_too() -> None:
    game = scene(
        "dis",
        {
            "battleline": ["tunk", "uxlyx-the-zookeeper", "zorg"],
            "artifacts": ["combat-pheromones", "swap-widget"],
            "hand": ["blypyp"],
        },
    )
    game.use("combat-pheromones", "omni").use("swap-widget").choose("tunk").choose("left")
    assert game.can("reap", "blypyp")
    game.reap("uxlyx-the-zookeeper")
    assert not game.can("reap", "blypyp")
    assert not game.can("reap", "zorg")


def test_commpod_may_ready_a_mars_creature_for_each_card_shown() -> None:
    game = scene(
        "mars",
        {
            "hand": ["zorg", "punch", "sniffer", "blypyp"],
            "artifacts": ["commpod"],
            "battleline": tired("tunk", "bumpsy", "grommid"),
        },
        {"battleline": tired("mindwarper")},
    )
    game.use("commpod")
    assert game.targets() == ["zorg", "sniffer", "blypyp"]
    game.choose("zorg", "sniffer", "blypyp").yes()
    assert game.targets() == ["tunk", "grommid", "mindwarper"]
    game.choose("tunk").no().yes().choose("grommid")
    ready = {name: not game.card(name).exhausted for name in ("tunk", "bumpsy", "grommid")}
    assert ready == {"tunk": True, "bumpsy": False, "grommid": True}
    assert game.card("mindwarper").exhausted


def test_crystal_hive_pays_for_every_reap_this_turn() -> None:
    game = scene(
        "mars",
        {"artifacts": ["crystal-hive"], "battleline": ["tunk", "grommid"], "houses": ["mars"]},
        {"battleline": ["troll"], "houses": ["brobnar"]},
    )
    game.reap("tunk").use("crystal-hive").reap("grommid")
    assert game.amber == (3, 0)
    game.end().reap("troll")
    assert game.amber == (3, 1)


def test_custom_virus_destroys_what_shares_a_trait() -> None:
    game = scene(
        "dis",
        {
            "hand": ["blypyp", "punch", "bumpsy"],
            "artifacts": ["custom-virus"],
            "battleline": ["doc-bookton", "tunk"],
        },
        {"battleline": ["john-smyth", "troll", "raiding-knight"]},
    )
    game.use("custom-virus", "omni")
    assert game.targets() == ["blypyp", "bumpsy"]
    game.choose("blypyp")
    assert game.pile("purged") == ["blypyp"]
    assert game.line() == ["tunk"]
    assert game.line(1) == ["troll", "raiding-knight"]
    assert sorted(game.pile("discard")) == ["custom-virus", "doc-bookton"]


def test_custom_virus_without_a_creature_in_hand_is_only_sacrificed() -> None:
    game = scene(
        "mars",
        {"hand": ["punch"], "artifacts": ["custom-virus"], "battleline": ["tunk"]},
        {"battleline": ["mindwarper"]},
    )
    game.use("custom-virus", "omni")
    assert game.pile("discard") == ["custom-virus"]
    assert game.damage() == {"tunk": 0, "mindwarper": 0}


@pytest.mark.parametrize(("hand", "gained"), [(["punch", "tunk"], 1), (["punch", "sniffer"], 0)])
def test_feeding_pit_wants_a_creature(hand: list[str], gained: int) -> None:
    game = scene("mars", {"hand": hand, "artifacts": ["feeding-pit"]})
    game.use("feeding-pit")
    assert game.amber == (gained, 0)
    assert game.pile("discard") == ["tunk"][:gained]


def test_incubation_chamber_archives_a_mars_creature_from_hand() -> None:
    game = scene(
        "dis",
        {"hand": ["bumpsy", "sniffer", "tunk", "zorg"], "artifacts": ["incubation-chamber"]},
    )
    game.use("incubation-chamber", "omni")
    assert game.targets() == ["tunk", "zorg"]
    game.choose("zorg")
    assert game.pile("archives") == ["zorg"]
    assert game.pile("hand") == ["bumpsy", "sniffer", "tunk"]


def test_invasion_portal_digs_for_a_mars_creature() -> None:
    game = scene(
        "mars",
        {"artifacts": ["invasion-portal"], "deck": ["punch", "bumpsy", "sniffer", "tunk", "zorg"]},
    )
    game.use("invasion-portal")
    assert game.pile("hand") == ["tunk"]
    assert game.pile("discard") == ["sniffer", "bumpsy", "punch"]
    assert game.pile("deck") == ["zorg"]


def test_invasion_portal_may_empty_the_deck() -> None:
    game = scene("mars", {"artifacts": ["invasion-portal"], "deck": ["punch", "sniffer"]})
    game.use("invasion-portal")
    assert game.pile("hand") == []
    assert game.pile("deck") == []
    assert game.pile("discard") == ["sniffer", "punch"]


@pytest.mark.parametrize(("shown", "hurt"), [([], 0), (["tunk"], 1), (["tunk", "sniffer"], 2)])
def test_mothergun_hits_one_creature_for_all(shown: list[str], hurt: int) -> None:
    game = scene(
        "mars",
        {"hand": ["tunk", "punch", "sniffer"], "artifacts": ["mothergun"]},
        {"battleline": ["plain-5", "plain-6"]},
    )
    game.use("mothergun").choose(*shown)
    if shown:
        game.choose("plain-5")
    assert game.damage() == {"plain-5": hurt, "plain-6": 0}


def test_sniffer_takes_elusive_from_every_creature_this_turn() -> None:
    game = scene(
        "mars",
        {"artifacts": ["sniffer"], "battleline": ["tunk", "grommid"]},
        {"battleline": ["noddy-the-thief"]},
    )
    game.use("sniffer").fight("tunk", "noddy-the-thief")
    assert game.pile("discard", 1) == ["noddy-the-thief"]


def test_sniffer_is_over_with_the_turn() -> None:
    game = scene(
        "mars",
        {"artifacts": ["sniffer"], "battleline": ["mindwarper"], "houses": ["mars"]},
        {"battleline": ["troll"], "houses": ["brobnar"]},
    )
    game.use("sniffer").end().fight("troll", "mindwarper")
    assert game.damage() == {"troll": 0, "mindwarper": 0}


def test_swap_widget_puts_another_mars_creature_into_play_ready() -> None:
    game = scene(
        "mars",
        {
            "hand": ["tunk", "zorg", "bumpsy", "blypyp"],
            "artifacts": ["swap-widget"],
            "battleline": ["tunk", *tired("grommid"), "troll"],
        },
        {"battleline": ["mindwarper"]},
    )
    game.use("swap-widget")
    assert game.targets() == ["zorg", "blypyp"]
    game.choose("blypyp").choose("left")
    assert game.line() == ["blypyp", "grommid", "troll"]
    assert not game.card("blypyp").exhausted
    assert sorted(game.pile("hand")) == ["bumpsy", "tunk", "tunk", "zorg"]


def test_swap_widget_without_a_creature_to_return_does_nothing() -> None:
    game = scene(
        "mars",
        {"hand": ["zorg"], "artifacts": ["swap-widget"], "battleline": tired("tunk")},
        {"battleline": ["mindwarper"]},
    )
    game.use("swap-widget")
    assert game.line() == ["tunk"]
    assert game.pile("hand") == ["zorg"]


def test_swap_widget_needs_the_return_to_happen() -> None:
    game = scene(
        "mars",
        {
            "hand": ["zorg"],
            "artifacts": ["swap-widget"],
            "battleline": [{"card": "tunk", "warded": True}],
        },
    )
    game.use("swap-widget")
    assert game.line() == ["tunk"]
    assert not game.card("tunk").warded
    assert game.pile("hand") == ["zorg"]
