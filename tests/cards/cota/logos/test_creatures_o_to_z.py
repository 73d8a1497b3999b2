"""The creatures of Logos in Call of the Archons, O to Z."""

from __future__ import annotations

import pytest

from tests.scenario import Play, scene

HOUSES = ["logos", "dis", "mars"]


def ozmo() -> Play:
    return scene(
        "logos",
        {"battleline": ["ozmo-martianologist", {"card": "zorg", "damage": 4}]},
        {"battleline": [{"card": "yxilx-dominator", "damage": 2}, "plain-5"]},
    )


@pytest.mark.parametrize(("whom", "damage"), [("zorg", (1, 2)), ("yxilx-dominator", (4, 0))])
def test_ozmo_heals_a_mars_creature(whom: str, damage: tuple[int, int]) -> None:
    game = ozmo().reap("ozmo-martianologist").choose("Heal 3 damage from a Mars creature")
    assert game.targets() == ["zorg", "yxilx-dominator"]
    game.choose(whom)
    assert (game.card("zorg").damage, game.card("yxilx-dominator").damage) == damage
    assert not game.card(whom).stunned


def test_ozmo_stuns_a_mars_creature_after_a_fight() -> None:
    game = ozmo().fight("ozmo-martianologist", "yxilx-dominator")
    assert not game.in_play("ozmo-martianologist")  # it did not survive, so no Fight ability
    game = scene(
        "logos",
        {"battleline": ["ozmo-martianologist"]},
        {"battleline": ["zorg", "plain-1"]},
    )
    game.fight("ozmo-martianologist", "plain-1").choose("Stun a Mars creature")
    assert game.card("zorg").stunned
    assert game.card("zorg").damage == 0


def test_ozmo_is_elusive() -> None:
    game = scene(
        "brobnar", {"battleline": ["plain-5", "plain-4"]}, {"battleline": ["ozmo-martianologist"]}
    )
    game.fight("plain-5", "ozmo-martianologist")
    assert game.damage() == {"plain-5": 0, "plain-4": 0, "ozmo-martianologist": 0}
    game.fight("plain-4", "ozmo-martianologist")
    assert game.line(1) == []


def looked(game: Play) -> list[str]:
    """What player 0 alone was shown so far."""
    return [
        game.slug(event.card)
        for event in game.game.log
        if event.kind.value == "looked" and event.player == 0 and event.card is not None
    ]


def test_psychic_bug_looks_when_played_and_when_it_reaps() -> None:
    game = scene(
        "logos",
        {"hand": ["psychic-bug", "anger"], "battleline": ["psychic-bug"]},
        {"hand": ["fear", "tocsin"]},
    )
    game.play("psychic-bug#1")
    assert sorted(looked(game)) == ["fear", "tocsin"]
    assert game.amber == (1, 0)
    game.reap("psychic-bug#2")
    assert sorted(looked(game)) == ["fear", "fear", "tocsin", "tocsin"]
    assert game.pile("hand", 1) == ["fear", "tocsin"]
    assert game.amber == (2, 0)


def test_quixo_draws_when_it_fights_without_being_hurt() -> None:
    game = scene(
        "logos",
        {"battleline": ["quixo-the-adventurer"], "deck": ["fear"]},
        {"battleline": ["plain-5"]},
    )
    game.fight("quixo-the-adventurer", "plain-5")
    assert game.damage() == {"quixo-the-adventurer": 0, "plain-5": 3}
    assert game.pile("hand") == ["fear"]


def test_replicator_uses_an_enemy_reap_ability_as_its_own() -> None:
    game = scene(
        "logos",
        {"battleline": ["replicator", "mother"], "deck": ["fear"]},
        {"battleline": ["doc-bookton", "plain-5"], "deck": ["anger"]},
    )
    game.reap("replicator")
    assert game.targets() == ["mother", "doc-bookton", "plain-5"]
    game.choose("doc-bookton")
    assert game.pile("hand") == ["fear"]
    assert game.pile("deck", 1) == ["anger"]
    assert not game.card("doc-bookton").exhausted
    assert game.amber == (1, 0)


def test_replicator_may_point_at_a_creature_without_a_reap_ability() -> None:
    game = scene("logos", {"battleline": ["replicator"]}, {"battleline": ["plain-5"]})
    game.reap("replicator")
    assert game.asks("main")
    assert game.amber == (1, 0)


@pytest.mark.ruling("Q55")
def test_replicator_and_an_enemy_sanctum_guardian() -> None:
    game = scene(
        "logos",
        {"battleline": ["replicator", "plain-3"]},
        {"battleline": ["sanctum-guardian", "plain-4"]},
    )
    game.reap("replicator").choose("sanctum-guardian")
    while not game.asks("main"):
        game.choose(game.targets()[0])
    assert game.amber == (1, 0)
    assert game.line() == ["replicator", "plain-3"]
    assert game.line(1) == ["sanctum-guardian", "plain-4"]


@pytest.mark.ruling("Q67")
def test_replicator_and_an_enemy_sequis() -> None:
    game = scene("logos", {"battleline": ["replicator"]}, {"battleline": ["sequis"], "amber": 3})
    game.reap("replicator")
    assert game.amber == (1, 2)
    assert game.card("sequis").amber == 1


def test_two_replicators_alone_copy_each_other_for_ever() -> None:
    game = scene("logos", {"battleline": ["replicator", "replicator"]})
    game.reap("replicator#1")  # nothing else can be chosen, nobody can stop it
    assert game.game.decision is None
    assert game.game.table.state.over
    assert game.game.table.state.winner is None


def test_two_replicators_and_a_creature_to_end_it_with() -> None:
    game = scene("logos", {"battleline": ["replicator", "replicator", "batdrone"]})
    game.reap("replicator#1").choose("replicator#2").choose("replicator#1").choose("batdrone")
    assert game.asks("main")
    assert game.amber == (1, 0)


def test_replicator_triggers_a_granted_ability() -> None:
    game = scene(
        "logos",
        {
            "battleline": ["replicator", "mother"],
            "artifacts": ["spectral-tunneler"],
            "deck": ["fear"],
        },
    )
    game.use("spectral-tunneler").choose("mother").reap("replicator")
    assert game.pile("hand") == ["fear"]


def test_research_smoko_archives_its_controllers_top_card() -> None:
    smoko = {"card": "research-smoko", "owner": 0}
    game = scene(
        "brobnar",
        {"battleline": ["plain-5"], "deck": ["anger"]},
        {"battleline": [smoko], "deck": ["fear", "tocsin"]},
    )
    game.fight("plain-5", "research-smoko")
    assert game.pile("archives", 1) == ["fear"]
    assert game.pile("deck", 1) == ["tocsin"]
    assert game.pile("discard") == ["research-smoko"]
    assert game.pile("deck") == ["anger"]


def test_skippy_timehog_stops_every_use_on_the_next_turn() -> None:
    game = scene(
        "logos",
        {
            "hand": ["skippy-timehog"],
            "battleline": ["batdrone"],
            "artifacts": ["chaos-portal"],
            "houses": HOUSES,
        },
        {
            "battleline": ["mother", {"card": "dextre", "stunned": True}],
            "artifacts": ["library-of-babble"],
            "hand": ["doc-bookton", "labwork", "remote-access"],
            "houses": HOUSES,
        },
    )
    game.play("skippy-timehog")
    assert game.can("reap", "batdrone")
    game.end().choose("logos")
    for action, card in [
        ("reap", "mother"),
        ("fight", "mother"),
        ("unstun", "dextre"),
        ("action", "library-of-babble"),
    ]:
        assert not game.can(action, card)
        assert [reason.card for reason in game.why(action, card)][:1] == [game.id("skippy-timehog")]
    game.play("remote-access")  # nor an artifact of the other player
    assert not game.card("chaos-portal").exhausted
    game.play("doc-bookton").act("discard", "labwork")  # playing and discarding is not using
    game.end().choose("logos")
    assert game.can("reap", "batdrone")
    game.end().choose("logos")
    assert game.can("reap", "mother")


def test_timetraveller_draws_two_cards() -> None:
    game = scene("logos", {"hand": ["timetraveller"], "deck": ["fear", "anger", "tocsin"]})
    game.play("timetraveller")
    assert game.pile("hand") == ["fear", "anger"]
    assert game.amber == (1, 0)


def test_timetraveller_shuffles_itself_into_its_owners_deck() -> None:
    game = scene(
        "logos",
        {"battleline": [{"card": "timetraveller", "owner": 1, "amber": 2}], "deck": ["fear"]},
        {"deck": ["anger", "tocsin"]},
    )
    game.use("timetraveller")
    assert sorted(game.pile("deck", 1)) == ["anger", "timetraveller", "tocsin"]
    assert game.pile("deck") == ["fear"]
    assert game.amber == (0, 2)
    shuffled = [event.player for event in game.game.log if event.kind.value == "shuffled"]
    assert shuffled == [1]


@pytest.mark.parametrize(
    ("line", "pool", "forges"),
    [
        (["titan-mechanic", "plain-3", "plain-4"], 5, True),
        (["titan-mechanic", "plain-3", "plain-4"], 4, False),
        (["plain-3", "titan-mechanic", "plain-4"], 5, False),
        (["plain-3", "titan-mechanic", "plain-4"], 6, True),
        (["titan-mechanic"], 5, True),
    ],
)
@pytest.mark.parametrize("side", [0, 1])
def test_titan_mechanic_makes_keys_cheaper_on_a_flank(
    line: list[str], pool: int, forges: bool, side: int
) -> None:
    sides: list[dict[str, object]] = [{"houses": HOUSES}, {"houses": HOUSES, "amber": pool}]
    sides[side]["battleline"] = line  # for each player, whoever controls it
    game = scene("logos", *sides).end()
    assert game.asks("pick") is forges
    if forges:
        game.game.choose(0)
    assert game.keys(1) == int(forges)


def test_two_titan_mechanics_add_up() -> None:
    line = ["titan-mechanic", "titan-mechanic"]
    game = scene("logos", {"houses": HOUSES}, {"battleline": line, "amber": 4, "houses": HOUSES})
    assert game.end().asks("pick")
    game.game.choose(0)
    assert (game.keys(1), game.amber) == (1, (0, 0))


@pytest.mark.parametrize(
    ("house", "archives", "discard", "amber"),
    [("dis", ["fear"], [], 2), ("logos", [], ["fear"], 1)],
)
def test_vespilon_theorist_archives_or_discards(
    house: str, archives: list[str], discard: list[str], amber: int
) -> None:
    game = scene("logos", {"battleline": ["vespilon-theorist"], "deck": ["fear", "mother"]})
    game.reap("vespilon-theorist")
    assert len(game.offered()) == 10  # any house of the game
    game.choose(house)
    assert game.pile("archives") == archives
    assert game.pile("discard") == discard
    assert game.pile("deck") == ["mother"]
    assert game.amber == (amber, 0)


def test_vespilon_theorist_with_an_empty_deck() -> None:
    game = scene("logos", {"battleline": ["vespilon-theorist"]})
    game.reap("vespilon-theorist").choose("dis")
    assert game.amber == (1, 0)


def test_vespilon_theorist_is_elusive() -> None:
    game = scene("brobnar", {"battleline": ["plain-5"]}, {"battleline": ["vespilon-theorist"]})
    game.fight("plain-5", "vespilon-theorist")
    assert game.damage() == {"plain-5": 0, "vespilon-theorist": 0}


def test_veylan_analyst_gains_for_each_artifact_you_use() -> None:
    game = scene(
        "logos",
        {
            "battleline": ["veylan-analyst", "novu-archaeologist"],
            "artifacts": ["library-of-babble", "mobius-scroll"],
            "hand": ["remote-access"],
            "deck": ["fear"],
        },
        {"artifacts": ["library-of-babble"]},
    )
    game.use("library-of-babble#1")
    assert game.amber == (1, 0)
    game.use("novu-archaeologist")
    assert game.amber == (1, 0)  # no artifact
    game.play("remote-access")
    assert game.amber == (3, 0)  # the icon, and the enemy artifact you used
    game.use("mobius-scroll").none()
    assert game.amber == (4, 0)  # used, although it is gone


def test_veylan_analyst_ignores_the_opponents_use() -> None:
    game = scene(
        "logos",
        {"artifacts": ["library-of-babble"], "deck": ["fear"]},
        {"battleline": ["veylan-analyst"]},
    )
    game.use("library-of-babble")
    assert game.amber == (0, 0)
