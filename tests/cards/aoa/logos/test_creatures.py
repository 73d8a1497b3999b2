"""The creatures of Logos in Age of Ascension."""

from __future__ import annotations

import pytest

from tests.scenario import scene

HOUSES = ["logos", "dis", "untamed"]


@pytest.mark.ruling("Q94")
def test_archimedes_and_a_mass_destruction() -> None:
    line = ["plain-3", "plain-4", "archimedes", "plain-5", "plain-6"]
    game = scene("dis", {"hand": ["gateway-to-dis"]}, {"battleline": line})
    game.play("gateway-to-dis")
    while not game.asks("main"):
        game.choose(game.offered()[0])
    assert sorted(game.pile("archives", 1)) == ["plain-4", "plain-5"]
    assert sorted(game.pile("discard", 1)) == ["archimedes", "plain-3", "plain-6"]


def test_archimedes_archives_a_neighbor_for_its_owner() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-9"]},
        {"battleline": ["plain-2", "archimedes", {"card": "plain-3", "owner": 0}]},
    )
    game.fight("plain-9", "plain-3")
    assert game.pile("archives") == ["plain-3"]
    assert game.pile("archives", 1) == []


def test_archimedes_protects_neither_itself_nor_others() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-9", "plain-8", "plain-7"]},
        {"battleline": ["archimedes", "plain-2", "plain-3"]},
    )
    game.fight("plain-9", "plain-3")
    assert game.pile("discard", 1) == ["plain-3"]
    game.fight("plain-8", "archimedes")  # elusive
    assert game.line(1) == ["archimedes", "plain-2"]
    game.fight("plain-7", "archimedes")
    assert game.pile("discard", 1) == ["archimedes", "plain-3"]
    assert game.pile("archives", 1) == []


def test_jargogle_puts_a_card_under_itself() -> None:
    game = scene("logos", {"hand": ["jargogle", "fear", "mother"]}, {"hand": ["anger"]})
    game.play("jargogle")
    assert game.targets() == ["fear", "mother"]
    game.choose("fear")
    assert game.pile("hand") == ["mother"]
    assert [game.slug(card) for card in game.card("jargogle").under] == ["fear"]


def jargogle(under: str, **mine: object) -> dict[str, object]:
    """A side with a Jargogle that has a card under it."""
    return {
        "battleline": [{"card": "jargogle", "under": [under]}],
        "houses": HOUSES,
        **mine,
    }


def test_jargogle_plays_the_card_on_your_turn() -> None:
    game = scene("logos", jargogle("labwork", hand=["mother"]), {"battleline": ["plain-9"]})
    game.fight("jargogle", "plain-9")
    assert game.amber == (1, 0)
    assert game.pile("archives") == ["mother"]
    assert sorted(game.pile("discard")) == ["jargogle", "labwork"]


def test_jargogle_archives_the_card_on_the_opponents_turn() -> None:
    game = scene(
        "brobnar", {"battleline": ["plain-9", "plain-8"]}, jargogle("labwork", hand=["mother"])
    )
    game.fight("plain-9", "jargogle").fight("plain-8", "jargogle")  # elusive the first time
    assert game.pile("archives", 1) == ["labwork"]
    assert game.pile("discard", 1) == ["jargogle"]
    assert game.amber == (0, 0)


@pytest.mark.rule("R13.11")
def test_jargogle_with_a_card_that_cannot_be_played() -> None:
    game = scene("logos", jargogle("eureka"), {"battleline": ["plain-9"]})
    game.fight("jargogle", "plain-9")  # alpha: a card was used in this step
    assert game.amber == (0, 0)
    assert sorted(game.pile("discard")) == ["eureka", "jargogle"]


@pytest.mark.rule("R39.3")
def test_jargogle_returned_to_hand_loses_the_card() -> None:
    game = scene("dis", {**jargogle("labwork"), "hand": ["hysteria"]})
    game.play("hysteria")
    assert game.pile("hand") == ["jargogle"]
    assert "labwork" in game.pile("discard")


@pytest.mark.ruling("Q13")
def test_jargogle_and_an_omega_card_in_the_main_step() -> None:
    game = scene(
        "logos",
        jargogle("duskwitch", hand=["labwork", "mother"]),
        {"battleline": ["plain-9"], "houses": HOUSES},
    )
    game.fight("jargogle", "plain-9").choose("right")  # of Jargogle, still in play
    assert game.line() == ["duskwitch"]
    assert game.game.active == 1  # the step ended, and the turn with it
    assert game.asks("house")
    assert "labwork" in game.pile("hand")


@pytest.mark.ruling("Q13")
def test_jargogle_and_an_omega_card_while_forging() -> None:
    game = scene(
        "logos",
        jargogle("duskwitch", hand=["labwork"], artifacts=["strange-gizmo"], amber=6),
        {"houses": HOUSES},
        active=1,
    )
    game.end().choose("red").choose("right")
    assert game.line() == ["duskwitch"]  # it came after the tagging
    assert game.pile("artifacts") == []
    game.choose("logos")
    assert game.can("play", "labwork")


def test_helper_bot_lets_one_other_card_be_played() -> None:
    game = scene(
        "logos",
        {"hand": ["helper-bot", "punch", "smith", "labwork"], "houses": ["logos", "brobnar"]},
        {"battleline": ["plain-5"]},
    )
    assert not game.can("play", "punch")
    game.play("helper-bot")
    assert game.can("play", "smith")
    game.play("punch").choose("plain-5")
    assert not game.can("play", "smith")
    assert game.can("play", "labwork")


def test_hexpion_archives_itself_and_the_top_card() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-9"], "deck": ["punch"]},
        {"battleline": ["hexpion", "plain-2"], "deck": ["fear", "mother"]},
    )
    game.fight("plain-9", "hexpion")
    assert sorted(game.pile("archives", 1)) == ["fear", "hexpion"]
    assert (game.pile("deck", 1), game.pile("deck")) == (["mother"], ["punch"])


def test_hexpion_under_another_player_goes_to_its_owners_archives() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-9"], "deck": ["punch"]},
        {"battleline": [{"card": "hexpion", "owner": 0}], "deck": ["fear"]},
    )
    game.fight("plain-9", "hexpion")
    assert (game.pile("archives"), game.pile("archives", 1)) == (["hexpion"], ["fear"])


def test_pip_pip_stuns_enemies_that_reap() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-3", "plain-4"], "houses": ["brobnar"]},
        {"battleline": ["pip-pip", "batdrone"], "houses": ["logos"]},
    )
    game.reap("plain-3").fight("plain-4", "batdrone")
    assert game.marked("stunned") == ["plain-3"]
    game.pass_turn("logos").reap("pip-pip")
    assert game.marked("stunned") == ["plain-3"]


def test_professor_sutterkin_draws_for_each_logos_creature() -> None:
    game = scene(
        "logos",
        {
            "battleline": ["professor-sutterkin", "batdrone", "plain-3"],
            "deck": ["punch", "fear", "mother"],
        },
        {"battleline": ["batdrone"]},
    )
    game.reap("professor-sutterkin")
    assert game.pile("hand") == ["punch", "fear"]


@pytest.mark.parametrize(("place", "asked"), [(0, False), (1, True), (2, False)])
def test_titan_librarian_archives_from_the_middle(place: int, asked: bool) -> None:
    line = ["plain-3", "plain-4"]
    line.insert(place, "titan-librarian")
    game = scene(
        "logos", {"battleline": line, "hand": ["labwork", "mother"], "houses": ["logos"]}, {}
    )
    game.end()
    assert game.asks("target") is asked
    if asked:
        assert game.targets() == ["labwork", "mother"]
        game.choose("mother")
    assert game.pile("archives") == (["mother"] if asked else [])


def test_titan_librarian_sleeps_in_the_opponents_turn() -> None:
    game = scene(
        "brobnar",
        {"hand": ["punch"], "houses": ["brobnar"]},
        {"battleline": ["plain-3", "titan-librarian", "plain-4"], "hand": ["labwork"]},
    )
    game.end()
    assert (game.pile("archives"), game.pile("archives", 1)) == ([], [])


def test_director_of_zyx_archives_at_the_start_of_your_turn() -> None:
    game = scene(
        "brobnar",
        {"deck": ["punch"] * 8, "houses": ["brobnar"]},
        {"battleline": ["director-of-zyx"], "deck": ["fear", "mother"], "houses": ["logos"]},
    )
    game.end()
    assert game.pile("archives", 1) == ["fear"]
    game.choose("leave").pass_turn("brobnar")
    assert (game.pile("archives"), game.pile("archives", 1)) == ([], ["fear"])


def test_director_of_zyx_is_elusive() -> None:
    game = scene("brobnar", {"battleline": ["plain-3"]}, {"battleline": ["director-of-zyx"]})
    game.fight("plain-3", "director-of-zyx")
    assert game.damage() == {"plain-3": 0, "director-of-zyx": 0}


@pytest.mark.parametrize(("flank", "cards"), [("right", 1), ("left", 0)])
def test_fila_the_researcher_draws_for_a_creature_played_beside_it(flank: str, cards: int) -> None:
    game = scene(
        "brobnar",
        {
            "battleline": ["plain-4", "fila-the-researcher"],
            "hand": ["plain-3"],
            "deck": ["punch", "fear"],
        },
    )
    game.play("plain-3", flank)
    assert len(game.pile("hand")) == cards


def test_fila_the_researcher_draws_for_none_of_the_opponents_creatures() -> None:
    game = scene(
        "brobnar",
        {"hand": ["plain-3"]},
        {"battleline": ["fila-the-researcher"], "deck": ["fear"]},
    )
    game.play("plain-3")
    assert game.pile("hand", 1) == []


def test_fila_the_researcher_is_elusive() -> None:
    game = scene("brobnar", {"battleline": ["plain-3"]}, {"battleline": ["fila-the-researcher"]})
    game.fight("plain-3", "fila-the-researcher")
    assert game.damage() == {"plain-3": 0, "fila-the-researcher": 0}


@pytest.mark.parametrize("way", ["reap", "fight"])
def test_project_zyx_plays_a_card_out_of_the_archives(way: str) -> None:
    game = scene(
        "logos",
        {"battleline": ["project-zyx"], "archives": ["punch", "fear"], "hand": ["mother"]},
        {"battleline": ["plain-1", "plain-7"], "archives": ["labwork"]},
    )
    if way == "reap":
        game.reap("project-zyx")
    else:
        game.fight("project-zyx", "plain-1")
    game.yes()
    assert sorted(game.targets()) == ["fear", "punch"]
    game.choose("punch")
    if game.asks("target"):
        game.choose("plain-7")
    assert game.damage(1)["plain-7"] == 3
    assert (game.pile("archives"), game.pile("discard")) == (["fear"], ["punch"])


def test_project_zyx_need_not_play_one() -> None:
    game = scene("logos", {"battleline": ["project-zyx"], "archives": ["smith", "fear"]})
    game.reap("project-zyx").no()
    assert sorted(game.pile("archives")) == ["fear", "smith"]


def test_the_curator_readies_artifacts_as_they_enter() -> None:
    game = scene(
        "logos",
        {
            "battleline": ["the-curator"],
            "hand": ["library-of-babble", "batdrone"],
            "houses": ["logos"],
        },
        {"hand": ["cannon"], "houses": ["brobnar"]},
    )
    game.play("library-of-babble").play("batdrone")
    assert not game.card("library-of-babble").exhausted
    assert game.card("batdrone").exhausted
    game.pass_turn("brobnar").play("cannon")
    assert game.card("cannon").exhausted


@pytest.mark.rule("R1.6")
@pytest.mark.parametrize(("deck", "hand"), [(0, 0), (1, 1), (3, 1), (4, 1)])
def test_eyegor_keeps_one_of_three(deck: int, hand: int) -> None:
    cards = [f"plain-{number}" for number in range(1, deck + 1)]
    game = scene("logos", {"hand": ["eyegor"], "deck": cards}, {"deck": ["plain-9"]})
    game.play("eyegor")
    if deck > 1:
        assert game.targets() == cards[:3]
        game.choose("plain-2")
        assert game.pile("hand") == ["plain-2"]
    assert len(game.pile("hand")) == hand
    assert len(game.pile("discard")) == max(0, min(deck, 3) - 1)
    assert game.pile("deck") == cards[3:]
    assert game.pile("deck", 1) == ["plain-9"]


@pytest.mark.parametrize(("answer", "archived"), [(0, "plain-1"), (1, "plain-3")])
def test_zyx_researcher_archives_from_the_deck_or_the_discard_pile(
    answer: int, archived: str
) -> None:
    game = scene(
        "logos",
        {
            "hand": ["zyx-researcher"],
            "deck": ["plain-1", "plain-2"],
            "discard": ["plain-3", "plain-4"],
        },
        {"discard": ["plain-9"]},
    )
    game.play("zyx-researcher")
    game.game.choose(answer)
    assert game.pile("archives") == [archived]
    assert len(game.pile("deck") + game.pile("discard")) == 3
