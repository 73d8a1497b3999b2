"""The creatures of Logos in Dark Tidings."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.parametrize(("card", "stolen"), [("armadrone", 1), ("armadrone-evil-twin", 2)])
def test_armadrone_steals_by_fighting(card: str, stolen: int) -> None:
    game = scene("logos", {"battleline": [card]}, {"battleline": ["plain-1"], "amber": 5})
    game.fight(card, "plain-1")
    assert game.amber == (stolen, 5 - stolen)
    assert game.armor(card) == (3 if card == "armadrone" else 0)


@pytest.mark.parametrize("card", ["binary-moray", "binary-moray-evil-twin"])
def test_binary_moray_follows_the_tide(card: str) -> None:
    game = scene(
        "sanctum",
        {"battleline": [{"card": card, "exhausted": True}], "hand": ["marshal-ewer"]},
        {"battleline": ["plain-3"]},
        tide=1,
    )
    game.play("marshal-ewer")
    assert not game.card(card).exhausted
    game = scene("sanctum", {"hand": ["marshal-ewer"]}, {"battleline": [card]}, tide=1)
    game.play("marshal-ewer")
    assert game.card(card).exhausted


def test_binary_moray_archives_by_reaping() -> None:
    game = scene("logos", {"battleline": ["binary-moray"], "hand": ["punch", "fear"]})
    game.reap("binary-moray").choose("fear")
    assert game.pile("archives") == ["fear"]


def test_captain_kresages_twin_strips_everybody() -> None:
    game = scene(
        "logos",
        {"battleline": ["captain-kresage-evil-twin", "xenos-bloodshadow"]},
        {"battleline": ["wrath", "liam-say"]},
    )
    assert game.keywords("xenos-bloodshadow") == {"hazardous": 6}
    assert (game.keywords("wrath"), game.keywords("liam-say")) == ({}, {})


@pytest.mark.parametrize("twin", [False, True])
def test_old_egad_leaves_a_last_wish(twin: bool) -> None:
    card = "old-egad-evil-twin" if twin else "old-egad"
    game = scene(
        "brobnar",
        {"battleline": ["plain-9", "plain-8", "plain-7"]},
        {"battleline": ["plain-2", "plain-3", card, "plain-4"]},
    )
    game.fight("plain-9", card)  # whose own rage is spent by the fight (R43.14)
    assert game.marked("enraged") == (["plain-8", "plain-7"] if twin else [])
    assert game.marked("warded") == ([] if twin else ["plain-3", "plain-4"])


@pytest.mark.parametrize(("tide", "works"), [(0, True), (1, False), (None, False)])
@pytest.mark.parametrize("twin", [False, True])
def test_pi_sweven_thinks_at_high_tide(twin: bool, tide: int | None, works: bool) -> None:
    card = "pi-sweven-evil-twin" if twin else "pi-sweven"
    game = scene(
        "logos",
        {"battleline": [card], "deck": ["punch"] * 5},
        {"hand": ["fear", "mug"]},
        tide=tide,
    )
    game.reap(card)
    assert len(game.pile("hand")) == (3 if works and not twin else 0)
    assert len(game.pile("hand", 1)) == (1 if works and twin else 2)


@pytest.mark.parametrize("answer", ["yes", "no"])
@pytest.mark.parametrize(
    ("card", "way"), [("prof-garwynne", "reap"), ("prof-garwynne-evil-twin", "fight")]
)
def test_prof_garwynne_may_take_one_archived_card(card: str, way: str, answer: str) -> None:
    game = scene(
        "logos",
        {"battleline": [card], "archives": ["punch", "fear"]},
        {"battleline": ["plain-9"], "archives": ["mug"]},
    )
    game.act(way, card).choose(answer)
    if answer == "yes":
        assert sorted(game.targets()) == ["fear", "punch"]
        game.choose("fear")
    assert game.pile("hand") == (["fear"] if answer == "yes" else [])
    assert len(game.pile("archives")) == (1 if answer == "yes" else 2)


@pytest.mark.parametrize("before", [0, 2])
def test_talmage_steelheart_grows_with_cards_played(before: int) -> None:
    hand = ["talmage-steelheart", *["pip-pip"] * before]
    game = scene("logos", {"hand": hand}, {"battleline": ["plain-9"]})
    for number in range(before):
        game.play(f"pip-pip#{number + 1}")
    game.play("talmage-steelheart")
    assert game.power("talmage-steelheart") == 4 + before


@pytest.mark.parametrize("before", [0, 2])
def test_talmage_steelhearts_twin_hits_with_cards_played(before: int) -> None:
    hand = ["talmage-steelheart-evil-twin", *["pip-pip"] * before]
    game = scene("logos", {"hand": hand}, {"battleline": ["plain-9", "plain-8"]})
    for number in range(before):
        game.play(f"pip-pip#{number + 1}")
    game.play("talmage-steelheart-evil-twin")
    assert game.targets() == ["plain-9", "plain-8"]
    game.choose("plain-8")
    assert game.damage(1) == {"plain-9": 0, "plain-8": before + 1}


def test_dr_verokter_puts_an_action_or_an_upgrade_back() -> None:
    game = scene(
        "logos",
        {
            "battleline": ["dr-verokter"],
            "discard": ["punch", "batdrone", "stunner"],
            "deck": ["fear"],
        },
        {"discard": ["mug"]},
    )
    game.reap("dr-verokter")
    assert game.targets() == ["punch", "stunner"]
    game.choose("stunner")
    assert game.pile("deck") == ["stunner", "fear"]


@pytest.mark.parametrize("card", ["dr-verokter", "prof-garwynne"])
def test_some_scholars_are_elusive(card: str) -> None:
    game = scene("brobnar", {"battleline": ["plain-3"]}, {"battleline": [card]})
    game.fight("plain-3", card)
    assert game.damage() == {"plain-3": 0, card: 0}


@pytest.mark.parametrize(("target", "tide"), [("plain-2", 0), ("plain-3", None)])
def test_austeralis_seaborg_raises_the_tide_by_a_kill(target: str, tide: int | None) -> None:
    game = scene(
        "logos", {"battleline": ["austeralis-seaborg"]}, {"battleline": ["plain-2", "plain-3"]}
    )
    game.reap("austeralis-seaborg").choose(target)
    assert game.game.view().tide == tide


@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 0), (None, 0)])
@pytest.mark.parametrize("way", ["play", "reap"])
def test_bilgewarden_turns_the_tide(way: str, before: int | None, after: int) -> None:
    game = scene("logos", {"hand" if way == "play" else "battleline": ["bilgewarden"]}, tide=before)
    game.act(way, "bilgewarden")
    assert game.game.view().tide == after
