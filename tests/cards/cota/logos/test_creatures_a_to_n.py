"""The creatures of Logos in Call of the Archons, A to N."""

from __future__ import annotations

import pytest

from tests.scenario import Play, scene

HOUSES = ["logos", "dis", "mars"]


def test_batdrone_steals_when_it_fights_and_takes_no_damage() -> None:
    game = scene("logos", {"battleline": ["batdrone"]}, {"battleline": ["plain-5"], "amber": 2})
    game.fight("batdrone", "plain-5")
    assert game.damage() == {"batdrone": 0, "plain-5": 2}
    assert game.amber == (1, 1)


def test_batdrone_does_not_steal_when_it_reaps_or_is_attacked() -> None:
    game = scene(
        "logos",
        {"battleline": ["batdrone", "quixo-the-adventurer"], "amber": 3},
        {"battleline": ["batdrone"], "amber": 3},
    )
    game.reap("batdrone#1").fight("quixo-the-adventurer", "batdrone#2")
    assert game.amber == (4, 3)


def test_brain_eater_draws_for_a_creature_destroyed_fighting_it() -> None:
    game = scene(
        "logos",
        {"battleline": ["brain-eater"], "deck": ["fear", "anger"]},
        {"battleline": ["plain-5", "plain-2"]},
    )
    game.fight("brain-eater", "plain-5")
    assert game.pile("hand") == ["fear"]


@pytest.mark.parametrize("enemy", ["plain-7", "plain-6"])
def test_brain_eater_must_win_and_survive(enemy: str) -> None:
    game = scene(
        "logos", {"battleline": ["brain-eater"], "deck": ["fear"]}, {"battleline": [enemy]}
    )
    game.fight("brain-eater", enemy)
    assert game.pile("hand") == []


def test_brain_eater_draws_when_it_is_attacked() -> None:
    game = scene(
        "logos",
        {"battleline": ["plain-3", "dextre"], "deck": ["anger"]},
        {"battleline": ["brain-eater"], "deck": ["fear"]},
    )
    game.fight("dextre", "brain-eater")
    assert game.pile("hand", 1) == ["fear"]
    assert game.pile("deck") == ["dextre", "anger"]  # and Dextre goes on top


def test_brain_eater_ignores_other_destructions() -> None:
    game = scene(
        "logos",
        {"battleline": ["brain-eater", "mother"], "hand": ["twin-bolt-emission"], "deck": ["fear"]},
        {"battleline": ["plain-2", "plain-1"]},
    )
    game.play("twin-bolt-emission").choose("plain-2", "mother").fight("mother", "plain-1")
    assert game.line(1) == []
    assert game.pile("hand") == []


@pytest.mark.parametrize(("theirs", "captured"), [(3, 1), (0, 0)])
def test_dextre_captures(theirs: int, captured: int) -> None:
    game = scene("logos", {"hand": ["dextre"], "amber": 2}, {"amber": theirs})
    game.play("dextre")
    assert game.card("dextre").amber == captured
    assert game.amber == (2, theirs - captured)


def test_dextre_goes_on_top_of_its_owners_deck() -> None:
    dextre = {"card": "dextre", "owner": 1, "amber": 1}
    game = scene(
        "logos",
        {"battleline": [dextre, "plain-3"], "deck": ["fear"]},
        {"battleline": ["plain-9"], "deck": ["anger"]},
    )
    game.fight("dextre", "plain-9")
    assert game.pile("deck") == ["fear"]
    assert game.pile("deck", 1) == ["dextre", "anger"]
    assert game.pile("discard", 1) == []
    assert game.amber == (0, 1)


def test_doc_bookton_draws_when_it_reaps() -> None:
    game = scene(
        "logos",
        {"battleline": ["doc-bookton"], "deck": ["fear", "anger"]},
        {"battleline": ["plain-1"]},
    )
    game.reap("doc-bookton")
    assert game.pile("hand") == ["fear"]
    assert game.amber == (1, 0)


@pytest.mark.parametrize("keys", [[], ["red"], ["red", "blue"]])
def test_dr_escotera_gains_for_the_opponents_keys(keys: list[str]) -> None:
    game = scene("logos", {"hand": ["dr-escotera"], "keys": ["yellow"]}, {"keys": keys})
    game.play("dr-escotera")
    assert game.amber == (len(keys), 0)


def test_dysania_discards_the_opponents_archives() -> None:
    game = scene(
        "logos",
        {"hand": ["dysania"], "archives": ["fear"]},
        {"archives": ["anger", "charette"], "hand": ["tocsin"]},
    )
    game.play("dysania")
    assert sorted(game.pile("discard", 1)) == ["anger", "charette"]
    assert game.pile("archives") == ["fear"]
    assert game.pile("hand", 1) == ["tocsin"]
    assert game.amber == (2, 0)


@pytest.mark.ruling("Q03")
def test_dysania_against_creatures_in_foreign_archives() -> None:
    game = scene(
        "logos",
        {"hand": ["dysania"]},
        {"archives": [{"card": "plain-3", "owner": 0}, {"card": "plain-4", "owner": 0}]},
    )
    game.play("dysania")
    assert sorted(game.pile("hand")) == ["plain-3", "plain-4"]
    assert game.pile("archives", 1) == []
    assert game.pile("discard") == []
    assert game.amber == (0, 0)


def test_dysania_gains_only_for_what_was_discarded() -> None:
    game = scene(
        "logos",
        {"hand": ["dysania"]},
        {"archives": [{"card": "plain-3", "owner": 0}, "anger"]},
    )
    game.play("dysania")
    assert game.pile("discard", 1) == ["anger"]
    assert game.amber == (1, 0)


def test_ganymede_archivist_archives_when_it_reaps() -> None:
    game = scene("logos", {"battleline": ["ganymede-archivist"], "hand": ["fear", "anger"]})
    game.reap("ganymede-archivist")
    assert game.targets() == ["fear", "anger"]
    game.choose("anger")
    assert game.pile("archives") == ["anger"]
    assert game.pile("hand") == ["fear"]


def mindlock() -> Play:
    return scene(
        "logos",
        {"hand": ["harland-mindlock"], "battleline": ["plain-3"], "houses": HOUSES},
        {
            "battleline": ["plain-5", "plain-6", {"card": "mother", "amber": 2}],
            "houses": HOUSES,
        },
    )


def test_harland_mindlock_takes_a_flank_creature() -> None:
    game = mindlock().play("harland-mindlock")
    assert game.targets() == ["plain-5", "mother"]
    game.choose("mother").choose("left")
    assert game.line() == ["mother", "plain-3", "harland-mindlock"]
    assert game.line(1) == ["plain-5", "plain-6"]
    assert game.card("mother").amber == 2
    assert game.can("reap", "mother")  # it is ready and of the active house


def test_harland_mindlock_gives_it_back_when_it_leaves() -> None:
    game = mindlock().play("harland-mindlock").choose("mother").choose("left")
    game.end().choose("dis")
    assert game.line() == ["mother", "plain-3", "harland-mindlock"]
    game.end().choose("logos").fight("harland-mindlock", "plain-6")
    game.choose("right")  # the active player chooses the flank
    assert game.line() == ["plain-3"]
    assert game.line(1) == ["plain-5", "plain-6", "mother"]
    assert game.card("mother").controller == 1


def test_harland_mindlock_stays_bound_while_on_the_other_side() -> None:
    game = scene(
        "logos",
        {"hand": ["harland-mindlock"], "houses": HOUSES},
        {"hand": ["harland-mindlock"], "battleline": ["plain-5"], "houses": HOUSES},
    )
    game.play("harland-mindlock#1", "right")
    assert game.line() == ["harland-mindlock", "plain-5"]
    game.end().choose("logos").play("harland-mindlock#2").choose("harland-mindlock#1")
    if game.asks("position"):
        game.choose("right")
    # The first one changed sides but did not leave play: it still holds plain-5.
    assert game.line() == ["plain-5"]
    assert len(game.line(1)) == 2


def test_mother_serves_only_its_controller() -> None:
    game = scene(
        "logos",
        {"deck": ["fear"] * 9, "houses": HOUSES},
        {"battleline": ["mother"], "deck": ["anger"] * 9, "houses": HOUSES},
    )
    game.end()
    assert len(game.pile("hand")) == 6
    game.choose("dis").end()
    assert len(game.pile("hand", 1)) == 7


@pytest.mark.ruling("Q114")
def test_mother_refills_to_seven_while_exhausted() -> None:
    game = scene(
        "logos",
        {
            "battleline": [{"card": "mother", "exhausted": True}],
            "hand": ["punch"] * 4,
            "deck": ["fear"] * 6,
        },
    )
    game.end()
    assert len(game.pile("hand")) == 7


@pytest.mark.ruling("Q42")
def test_neutron_shark_destroying_itself() -> None:
    game = scene(
        "logos",
        {"hand": ["neutron-shark"], "deck": ["fear", "anger"]},
        {"battleline": ["plain-3", "plain-4"]},
    )
    game.play("neutron-shark").choose("plain-3")
    assert game.line() == []
    assert game.line(1) == ["plain-4"]
    assert game.pile("discard") == ["fear", "neutron-shark"]
    assert game.pile("deck") == ["anger"]


def shark() -> Play:
    return scene(
        "logos",
        {
            "battleline": ["neutron-shark", "plain-3"],
            "artifacts": ["library-of-babble"],
            "deck": ["fear", "labwork", "anger"],
        },
        {"battleline": ["plain-5", "plain-6"], "artifacts": ["chaos-portal"]},
    )


def test_neutron_shark_goes_on_until_a_logos_card_turns_up() -> None:
    game = shark().reap("neutron-shark")
    assert game.targets() == ["plain-5", "plain-6", "chaos-portal"]
    game.choose("chaos-portal")
    assert game.targets() == ["neutron-shark", "plain-3", "library-of-babble"]
    game.choose("library-of-babble").choose("plain-6").choose("plain-3")
    assert game.asks("main")
    assert game.line() == ["neutron-shark"]
    assert game.line(1) == ["plain-5"]
    assert game.pile("deck") == ["anger"]


def test_neutron_shark_stops_with_an_empty_deck() -> None:
    game = scene(
        "logos",
        {"battleline": ["neutron-shark", "plain-3"]},
        {"battleline": ["plain-5", "plain-6"]},
    )
    game.reap("neutron-shark").choose("plain-5").choose("plain-3")
    assert game.asks("main")
    assert game.line(1) == ["plain-6"]


def test_neutron_shark_fights() -> None:
    game = scene(
        "logos",
        {"battleline": ["neutron-shark"], "deck": ["fear"]},
        {"battleline": [{"card": "urchin"}, "plain-6"]},
    )
    game.fight("neutron-shark", "urchin").choose("plain-6")  # elusive: both survive
    assert game.line() == []
    assert game.line(1) == ["urchin"]


def test_novu_archaeologist_archives_from_your_discard_pile() -> None:
    game = scene(
        "logos",
        {"battleline": ["novu-archaeologist"], "discard": ["fear", "anger"], "hand": ["tocsin"]},
        {"discard": ["charette"]},
    )
    game.use("novu-archaeologist")
    assert game.targets() == ["fear", "anger"]
    game.choose("anger")
    assert game.pile("archives") == ["anger"]
    assert game.pile("discard") == ["fear"]
    assert game.card("novu-archaeologist").exhausted
