"""The creatures of Saurian in Dark Tidings."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.parametrize("way", ["play", "fight"])
def test_bestiarii_ursos_twin_stuns(way: str) -> None:
    card = "bestiarii-urso-evil-twin"
    game = scene(
        "saurian",
        {"hand" if way == "play" else "battleline": [card]},
        {"battleline": ["plain-1", "plain-9"]},
    )
    if way == "play":
        game.play(card)
    else:
        game.fight(card, "plain-1")
    game.choose("plain-9")
    assert game.marked("stunned") == ["plain-9"]
    assert game.armor(card) == 1


@pytest.mark.parametrize("way", ["play", "reap"])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_bestiarii_urso_may_unstun(way: str, answer: str) -> None:
    dazed = {"card": "plain-3", "stunned": True}
    game = scene(
        "saurian",
        {"hand": ["bestiarii-urso"], "battleline": [dazed]}
        if way == "play"
        else {"battleline": ["bestiarii-urso", dazed]},
        {"battleline": ["plain-9"]},
    )
    game.act(way, "bestiarii-urso")
    if game.asks("position"):
        game.choose("left")
    game.choose(answer)
    if answer == "yes":
        game.choose("plain-3")
    assert game.marked("stunned") == ([] if answer == "yes" else ["plain-3"])


def test_censor_philos_twin_hits_the_rich() -> None:
    game = scene(
        "saurian",
        {"hand": ["censor-philo-evil-twin"]},
        {
            "battleline": [
                "plain-6",
                {"card": "plain-7", "amber": 1},
                {"card": "plain-8", "amber": 1},
            ]
        },
    )
    game.play("censor-philo-evil-twin")
    assert game.targets() == ["plain-7", "plain-8"]
    game.choose("plain-8")
    assert game.damage(1) == {"plain-6": 0, "plain-7": 0, "plain-8": 5}


@pytest.mark.parametrize(("amber", "damage"), [(1, 0), (0, 3)])
def test_censor_philo_is_safe_from_the_rich(amber: int, damage: int) -> None:
    game = scene(
        "brobnar",
        {"battleline": [{"card": "plain-3", "amber": amber}]},
        {"battleline": ["censor-philo"]},
    )
    game.fight("plain-3", "censor-philo")
    assert game.damage(1) == {"censor-philo": damage}


def test_lapisaurus_twin_exalts_what_it_fights() -> None:
    game = scene(
        "saurian", {"battleline": ["lapisaurus-evil-twin"]}, {"battleline": ["plain-9", "plain-8"]}
    )
    game.fight("lapisaurus-evil-twin", "plain-8")
    assert (game.captured(), game.damage()["lapisaurus-evil-twin"]) == ({"plain-8": 1}, 0)


@pytest.mark.parametrize("answer", ["yes", "no"])
@pytest.mark.parametrize(
    ("card", "way"), [("magistra-vita", "reap"), ("magistra-vita-evil-twin", "play")]
)
def test_magistra_vita_may_send_an_exalted_stranger(card: str, way: str, answer: str) -> None:
    game = scene(
        "saurian",
        {"hand": [card], "battleline": ["plain-9", "galeatops"]}
        if way == "play"
        else {"battleline": [card, "plain-9", "galeatops"]},
        {"battleline": ["plain-1"]},
    )
    game.act(way, card)
    if game.asks("position"):
        game.choose("left")
    game.choose(answer)
    assert game.captured() == ({"plain-9": 1} if answer == "yes" else {})
    if answer == "yes":
        assert game.card("plain-9").exhausted
        assert (game.line(1) == []) is (way == "play")
        assert game.amber == (0 if way == "play" else 2, 0)
    assert not game.card("galeatops").exhausted


@pytest.mark.parametrize("twin", [False, True])
@pytest.mark.parametrize("tide", [0, 1, None])
@pytest.mark.parametrize("way", ["play", "fight"])
def test_physicus_felix_may_exalt_with_the_tide(way: str, tide: int | None, twin: bool) -> None:
    card = "physicus-felix-evil-twin" if twin else "physicus-felix"
    game = scene(
        "saurian",
        {"hand" if way == "play" else "battleline": [card]},
        {"battleline": ["plain-1", "plain-9"]},
        tide=tide,
    )
    if way == "play":
        game.play(card)
    else:
        game.fight(card, "plain-1")
    works = tide == (1 if twin else 0)
    assert game.asks("option") is works
    if works:
        game.yes().choose("plain-9")
        assert game.captured() == {"plain-9": 1}


def test_physicus_felix_may_refrain() -> None:
    game = scene("saurian", {"hand": ["physicus-felix"]}, {"battleline": ["plain-9"]}, tide=0)
    game.play("physicus-felix").no()
    assert game.captured() == {}


def test_brachiaditus_shakes_its_neighbors() -> None:
    game = scene(
        "saurian",
        {
            "hand": ["brachiaditus"],
            "battleline": [
                {"card": "plain-3", "amber": 2},
                "plain-4",
                {"card": "plain-5", "amber": 1},
            ],
            "amber": 1,
        },
        {"amber": 1},
    )
    game.act("play", "brachiaditus").choose(game.offered()[1])
    assert game.marked("stunned") == ["plain-3", "plain-4"]
    assert (game.captured(), game.amber) == ({"plain-3": 1, "plain-5": 1}, (1, 1))


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_hastatus_raptor_strikes_with_all_its_kind_holds(answer: str) -> None:
    game = scene(
        "saurian",
        {
            "battleline": [
                "hastatus-raptor",
                {"card": "hastatus-raptor", "amber": 2},
                {"card": "plain-3", "amber": 4},
            ]
        },
        {"battleline": ["plain-20"]},
    )
    game.act("fight", "hastatus-raptor").choose(answer)
    assert game.damage(1) == {"plain-20": 5 + (3 if answer == "yes" else 0)}


@pytest.mark.parametrize(("tide", "keys"), [(0, 1), (1, 0)])
def test_medicus_lacus_spends_what_friends_hold_at_high_tide(tide: int, keys: int) -> None:
    game = scene(
        "brobnar",
        {"houses": ["brobnar"]},
        {
            "battleline": ["medicus-lacus", {"card": "plain-3", "amber": 2}],
            "amber": 4,
            "houses": ["saurian"],
        },
        tide=1 - tide,
    )
    game.end()
    while not game.asks("main") and not game.asks("house"):
        game.game.choose(0)
    assert game.keys(1) == keys


@pytest.mark.parametrize(("tide", "damage"), [(0, 12), (1, 0), (None, 12)])
def test_undagnathus_needs_water(tide: int | None, damage: int) -> None:
    game = scene(
        "saurian", {"battleline": ["undagnathus"]}, {"battleline": ["plain-20"]}, tide=tide
    )
    game.fight("undagnathus", "plain-20")
    assert game.damage(1) == {"plain-20": damage}


@pytest.mark.parametrize(("tide", "exalted"), [(0, 0), (1, 1), (None, 0)])
def test_venator_altum_is_exalted_by_wounds_at_low_tide(tide: int | None, exalted: int) -> None:
    game = scene(
        "saurian", {"battleline": ["venator-altum"]}, {"battleline": ["plain-4"]}, tide=tide
    )
    game.fight("venator-altum", "plain-4")
    assert game.damage(0) == {"venator-altum": 2}
    assert game.card("venator-altum").amber == exalted


@pytest.mark.parametrize(("counters", "gained"), [(3, 6), (2, 0), (4, 6)])
def test_eclectic_ambrosius_sells_three_pieces_of_knowledge(counters: int, gained: int) -> None:
    wise = {"card": "eclectic-ambrosius", "counters": {"knowledge": counters}}
    game = scene("saurian", {"battleline": [wise]})
    game.use("eclectic-ambrosius")
    assert game.amber == (gained, 0)


def test_eclectic_ambrosius_learns_every_turn() -> None:
    game = scene(
        "saurian",
        {"battleline": ["eclectic-ambrosius"], "houses": ["saurian"]},
        {"houses": ["brobnar"]},
    )
    game.pass_turn("brobnar")
    assert game.card("eclectic-ambrosius").counters == {"knowledge": 1}
    game.pass_turn("saurian")
    assert game.card("eclectic-ambrosius").counters == {"knowledge": 1}
