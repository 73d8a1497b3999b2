"""The actions of Logos in Call of the Archons, A to M."""

from __future__ import annotations

import pytest

from tests.scenario import Play, scene


def deathquark() -> Play:
    return scene(
        "logos",
        {"hand": ["bouncing-deathquark"], "battleline": ["plain-3", "plain-4"]},
        {"battleline": ["plain-5", "plain-6", "plain-7"]},
    )


def test_bouncing_deathquark_destroys_one_of_each_side() -> None:
    game = deathquark().play("bouncing-deathquark")
    assert game.targets() == ["plain-5", "plain-6", "plain-7"]
    game.choose("plain-6")
    assert game.targets() == ["plain-3", "plain-4"]
    game.choose("plain-3").no()
    assert game.line() == ["plain-4"]
    assert game.line(1) == ["plain-5", "plain-7"]
    assert game.pile("discard") == ["bouncing-deathquark", "plain-3"]
    assert game.amber == (0, 0)


def test_bouncing_deathquark_repeats_while_both_sides_have_a_creature() -> None:
    game = deathquark().play("bouncing-deathquark")
    game.choose("plain-5").choose("plain-3").yes().choose("plain-6")
    assert game.asks("main")  # no friendly creature is left: no second repetition is offered
    assert game.line() == []
    assert game.line(1) == ["plain-7"]


def test_bouncing_deathquark_does_what_it_can() -> None:
    game = scene("logos", {"hand": ["bouncing-deathquark"]}, {"battleline": ["plain-5"]})
    game.play("bouncing-deathquark")
    assert game.line(1) == []


def test_bouncing_deathquark_destroys_both_at_the_same_moment() -> None:
    game = scene(
        "logos",
        {"hand": ["bouncing-deathquark"], "battleline": ["bad-penny"]},
        {"battleline": [{"card": "dextre", "owner": 0}]},
    )
    game.play("bouncing-deathquark")
    assert game.asks("order")  # both Destroyed abilities wait together
    game.choose("dextre")
    assert game.pile("deck") == ["dextre"]
    assert game.pile("hand") == ["bad-penny"]


def test_dimension_door_replaces_only_your_own_reaping() -> None:
    game = scene(
        "logos",
        {"hand": ["dimension-door", "labwork"], "battleline": ["batdrone"], "amber": 2},
        {"amber": 3, "battleline": ["doc-bookton"], "houses": ["logos", "dis", "mars"]},
    )
    game.play("dimension-door").play("labwork")
    assert game.amber == (3, 3)  # a bonus icon is no reap
    game.reap("batdrone")
    assert game.amber == (4, 2)
    game.end().choose("logos").reap("doc-bookton")
    assert game.amber == (4, 3)  # the turn is over


@pytest.mark.ruling("Q104")
@pytest.mark.parametrize(("theirs", "after"), [(2, (1, 1)), (0, (0, 0))])
def test_dimension_door_steals_instead_of_gaining(theirs: int, after: tuple[int, int]) -> None:
    game = scene(
        "logos",
        {"hand": ["dimension-door"], "battleline": ["batdrone"]},
        {"amber": theirs},
    )
    game.play("dimension-door").reap("batdrone")
    assert game.amber == after


@pytest.mark.parametrize(
    ("before", "after"), [((5, 8), (3, 4)), ((1, 0), (1, 0)), ((2, 3), (1, 2))]
)
def test_effervescent_principle_halves_both_pools(
    before: tuple[int, int], after: tuple[int, int]
) -> None:
    game = scene(
        "logos", {"hand": ["effervescent-principle"], "amber": before[0]}, {"amber": before[1]}
    )
    assert game.play("effervescent-principle").amber == after
    assert [player.chains for player in game.game.table.state.players] == [1, 0]


def test_foggify_stops_fighting_on_the_next_turn_only() -> None:
    game = scene(
        "logos",
        {
            "hand": ["foggify"],
            "battleline": ["batdrone", "plain-9"],
            "houses": ["logos", "dis", "mars"],
        },
        {"battleline": ["mother"], "hand": ["batdrone"], "houses": ["logos", "dis", "mars"]},
    )
    game.play("foggify")
    assert game.amber == (1, 0)
    assert game.can("fight", "batdrone")
    game.end().choose("logos")
    assert not game.can("fight", "mother")
    assert [reason.card for reason in game.why("fight", "mother")] == [game.id("foggify")]
    assert game.can("reap", "mother")
    game.play("batdrone#2").end().choose("logos").end().choose("logos")
    assert game.can("fight", "mother")
    assert game.can("fight", "batdrone#2")


def test_help_from_future_self_finds_timetraveller_in_the_deck() -> None:
    game = scene(
        "logos",
        {
            "hand": ["help-from-future-self"],
            "deck": ["labwork", "timetraveller", "foggify"],
            "discard": ["mother", "dextre"],
        },
    )
    game.play("help-from-future-self")
    assert game.targets() == ["timetraveller"]
    game.choose("timetraveller")
    assert game.pile("hand") == ["timetraveller"]
    assert sorted(game.pile("deck")) == ["dextre", "foggify", "labwork", "mother"]
    assert game.pile("discard") == ["help-from-future-self"]
    assert game.amber == (1, 0)
    assert "revealed" in [event.kind.value for event in game.game.log]


def test_help_from_future_self_searches_the_discard_pile_too() -> None:
    game = scene(
        "logos",
        {
            "hand": ["help-from-future-self"],
            "deck": ["labwork"],
            "discard": ["dextre", "timetraveller"],
        },
        {"discard": ["timetraveller"]},
    )
    game.play("help-from-future-self").choose("timetraveller#1")
    assert game.pile("hand") == ["timetraveller"]
    assert sorted(game.pile("deck")) == ["dextre", "labwork"]
    assert game.pile("discard", 1) == ["timetraveller"]


@pytest.mark.rule("R40.2")
def test_help_from_future_self_may_fail_to_find() -> None:
    game = scene(
        "logos",
        {"hand": ["help-from-future-self"], "deck": ["timetraveller"], "discard": ["dextre"]},
    )
    game.play("help-from-future-self").none()
    assert game.pile("hand") == []
    assert sorted(game.pile("deck")) == ["dextre", "timetraveller"]


@pytest.mark.parametrize(("theirs", "after"), [(9, (4, 0)), (6, (1, 0)), (5, (1, 5))])
def test_interdimensional_graft_takes_what_is_left(theirs: int, after: tuple[int, int]) -> None:
    game = scene(
        "logos",
        {"hand": ["interdimensional-graft"], "houses": ["logos", "dis", "mars"]},
        {"amber": theirs, "houses": ["logos", "dis", "mars"]},
    )
    game.play("interdimensional-graft").end()
    if game.asks("pick"):
        game.choose("red")
    assert game.amber == after


def test_interdimensional_graft_is_over_after_the_next_turn() -> None:
    game = scene(
        "logos",
        {"hand": ["interdimensional-graft"], "houses": ["logos", "dis", "mars"]},
        {
            "amber": 5,
            "houses": ["logos", "dis", "mars"],
            "battleline": ["mother", "doc-bookton", "dextre"],
        },
    )
    game.play("interdimensional-graft").end().choose("logos")
    game.reap("mother").reap("doc-bookton").reap("dextre").end().choose("logos").end().choose("red")
    assert game.amber == (1, 2)


def test_knowledge_is_power_archives_a_card() -> None:
    game = scene(
        "logos",
        {"hand": ["knowledge-is-power", "mother", "anger"], "archives": ["dextre"]},
    )
    game.play("knowledge-is-power").choose("Archive a card")
    assert game.targets() == ["mother", "anger"]
    game.choose("anger")
    assert sorted(game.pile("archives")) == ["anger", "dextre"]
    assert game.amber == (0, 0)


def test_knowledge_is_power_gains_for_your_archives_only() -> None:
    game = scene(
        "logos",
        {
            "hand": ["knowledge-is-power", "mother"],
            "archives": ["dextre", {"card": "anger", "owner": 1}],
        },
        {"archives": ["fear", "fear", "fear"]},
    )
    game.play("knowledge-is-power").choose("Gain 1Æ for each card in your archives")
    assert game.amber == (2, 0)
    assert game.pile("hand") == ["mother"]


def test_labwork_archives_a_card_from_hand() -> None:
    game = scene("logos", {"hand": ["labwork", "mother", "anger"], "discard": ["dextre"]})
    game.play("labwork")
    assert game.targets() == ["mother", "anger"]
    game.choose("mother")
    assert game.pile("archives") == ["mother"]
    assert game.pile("hand") == ["anger"]
    assert game.amber == (1, 0)


def amber_after(card: str, mine: int, theirs: int, **side: object) -> tuple[int, int]:
    """Both pools after playing a card."""
    game = scene("logos", {"hand": [card], "amber": mine, **side}, {"amber": theirs})
    return game.play(card).amber


def test_labwork_with_an_empty_hand_only_gains() -> None:
    assert amber_after("labwork", 0, 0) == (1, 0)


def wormhole_after_library_access() -> Play:
    game = scene(
        "logos",
        {
            "hand": ["library-access", "wild-wormhole"],
            "deck": ["labwork", "doc-bookton", "fear", "tocsin"],
        },
    )
    game.play("library-access").play("wild-wormhole")
    assert game.amber == (1, 0)
    assert game.asks("order")
    assert sorted(game.targets()) == ["library-access", "wild-wormhole"]
    return game


@pytest.mark.ruling("Q08")
def test_library_access_draws_before_wild_wormhole_plays() -> None:
    game = wormhole_after_library_access().choose("library-access")
    assert game.line() == ["doc-bookton"]
    assert game.pile("hand") == ["labwork", "fear"]


@pytest.mark.ruling("Q08")
@pytest.mark.parametrize(
    ("first", "archived", "hand"),
    [("labwork", [], ["doc-bookton", "fear"]), ("library-access", ["doc-bookton"], ["fear"])],
)
def test_library_access_draws_after_wild_wormhole_plays(
    first: str, archived: list[str], hand: list[str]
) -> None:
    game = wormhole_after_library_access().choose("wild-wormhole")
    assert game.amber == (2, 0)  # the bonus icon of the card from the deck
    assert sorted(game.targets()) == ["labwork", "library-access"]
    game.choose(first)
    assert game.pile("archives") == archived
    assert game.pile("hand") == hand
    assert game.pile("purged") == ["library-access"]


@pytest.mark.erratum("E01")
def test_library_access_ends_with_the_turn() -> None:
    houses = ["logos", "dis", "mars"]
    game = scene(
        "logos",
        {"hand": ["library-access"] + ["batdrone"] * 6, "deck": ["fear"] * 9, "houses": houses},
        {"hand": ["mother"], "deck": ["tocsin"] * 9, "houses": houses},
    )
    game.play("library-access").end().choose("logos").play("mother")
    assert game.pile("hand", 1) == []
    assert len(game.pile("hand")) == 6


@pytest.mark.erratum("E01")
def test_library_access_draws_for_another_card_and_is_purged() -> None:
    game = scene(
        "logos",
        {"hand": ["library-access", "batdrone"], "deck": ["punch", "fear"]},
    )
    game.play("library-access")
    assert game.pile("purged") == ["library-access"]
    assert game.pile("hand") == ["batdrone"]
    game.play("batdrone")
    assert game.pile("hand") == ["punch"]
