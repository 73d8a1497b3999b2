"""The creatures of Dis in Mass Mutation."""

from __future__ import annotations

import pytest

from tests.scenario import action, enhanced, scene


@pytest.mark.ruling("Q60")
def test_bonesaw_entered_before_its_icon_destroyed_a_creature() -> None:
    game = scene("dis", {"hand": [enhanced("bonesaw", "damage")], "battleline": ["plain-1"]})
    game.play("bonesaw").choose("plain-1")
    assert game.pile("discard") == ["plain-1"]
    assert game.card("bonesaw").exhausted


@pytest.mark.parametrize(
    ("mine", "theirs", "ready"),
    [(["plain-1"], [], True), ([], ["plain-1"], False), ([], [], False)],
)
def test_bonesaw_enters_ready_after_a_friendly_creature_was_destroyed(
    mine: list[str], theirs: list[str], ready: bool
) -> None:
    game = scene(
        "dis",
        {"hand": ["fury", "bonesaw"], "battleline": mine},
        {"battleline": theirs},
        cards=[action("fury", {"destroy": "each creature"}, house="dis")],
    )
    game.play("fury").play("bonesaw")
    assert game.card("bonesaw").exhausted is not ready


def test_bonesaw_does_not_care_about_the_turn_before() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-4"]},
        {"battleline": ["plain-1"], "hand": ["bonesaw"], "houses": ["dis"]},
    )
    game.fight("plain-4", "plain-1").end().play("bonesaw")
    assert game.card("bonesaw").exhausted


@pytest.mark.ruling("Q56")
def test_two_dreckers_side_by_side_share_damage_once() -> None:
    game = scene("brobnar", {"battleline": ["plain-2"]}, {"battleline": ["drecker", "drecker"]})
    game.fight("plain-2", "drecker#1")
    assert game.damage() == {"drecker": 2, "drecker#2": 2}
    assert game.pile("discard") == ["plain-2"]


def test_drecker_shares_only_its_neighbors_fight_damage() -> None:
    line = ["plain-9", "plain-8", "drecker"]
    game = scene(
        "brobnar", {"battleline": ["plain-2", "plain-3"], "hand": ["punch"]}, {"battleline": line}
    )
    game.fight("plain-2", "plain-9")
    assert game.damage(1) == {"plain-9": 2, "plain-8": 0, "drecker": 0}
    game.fight("plain-3", "plain-8")
    assert game.damage(1) == {"plain-9": 2, "plain-8": 3, "drecker": 3}
    game.play("punch").choose("plain-8")
    assert game.damage(1) == {"plain-9": 2, "plain-8": 6, "drecker": 3}


@pytest.mark.rule("R21.11")
def test_drecker_shares_what_was_dealt_and_not_what_was_prevented() -> None:
    game = scene(
        "brobnar", {"battleline": ["plain-4"]}, {"battleline": ["raiding-knight", "drecker"]}
    )
    game.fight("plain-4", "raiding-knight")  # 2 armor
    assert game.damage(1) == {"raiding-knight": 2, "drecker": 2}
    warded = {"card": "plain-9", "warded": True}
    game = scene("brobnar", {"battleline": ["plain-2"]}, {"battleline": [warded, "drecker"]})
    game.fight("plain-2", "plain-9")
    assert game.damage(1) == {"plain-9": 0, "drecker": 0}


@pytest.mark.rule("R21.11")
def test_drecker_is_protected_by_its_own_ward_and_shares_on_both_sides() -> None:
    drecker = {"card": "drecker", "warded": True}
    game = scene("brobnar", {"battleline": ["plain-2"]}, {"battleline": ["plain-9", drecker]})
    game.fight("plain-2", "plain-9")
    assert game.damage(1) == {"plain-9": 2, "drecker": 0}
    assert not game.card("drecker").warded
    game = scene("brobnar", {"battleline": ["plain-5", "drecker"]}, {"battleline": ["plain-3"]})
    game.fight("plain-5", "plain-3")  # the blow struck back is damage of a fight too
    assert game.damage() == {"plain-5": 3, "drecker": 3}


def test_drecker_steals_when_it_reaps() -> None:
    game = scene("dis", {"battleline": ["drecker"]}, {"amber": 2})
    game.reap("drecker")
    assert game.amber == (2, 1)


@pytest.mark.ruling("Q59")
@pytest.mark.erratum("E23")
def test_maleficorn_adds_to_its_own_icon() -> None:
    game = scene("dis", {"hand": [enhanced("maleficorn", "damage")]}, {"battleline": ["plain-5"]})
    game.play("maleficorn").choose("plain-5")
    assert game.damage() == {"maleficorn": 0, "plain-5": 2}


@pytest.mark.erratum("E23")
def test_maleficorn_spares_friendly_creatures() -> None:
    game = scene(
        "dis",
        {"hand": [enhanced("maleficorn", "damage")], "battleline": ["plain-4"]},
        {"battleline": ["plain-5"]},
    )
    game.play("maleficorn").choose("plain-4")
    assert game.damage() == {"plain-4": 1, "maleficorn": 0, "plain-5": 0}


def test_maleficorn_adds_to_icons_only() -> None:
    game = scene(
        "brobnar",
        {"hand": ["punch"], "battleline": ["maleficorn"]},
        {"battleline": ["plain-5"]},
    )
    game.play("punch").choose("plain-5")
    assert game.damage() == {"maleficorn": 0, "plain-5": 3}


def test_maleficorn_serves_its_controller() -> None:
    # The icon of the opponent's card hits a creature that is Maleficorn's enemy.
    game = scene(
        "brobnar",
        {"hand": [enhanced("troll", "damage")], "battleline": ["plain-9"]},
        {"battleline": ["maleficorn"]},
    )
    game.play("troll").choose("plain-9")
    assert game.damage() == {"plain-9": 2, "troll": 0, "maleficorn": 0}


def test_picaroon_has_its_neighbors_power() -> None:
    game = scene("dis", {"battleline": ["plain-4", "picaroon", "plain-3", "plain-9"]})
    assert game.power("picaroon") == 7
    game = scene("dis", {"battleline": ["plain-4", "picaroon", "picaroon", "plain-3"]})
    assert game.power("picaroon#1") == 4  # the other is a Changeling
    assert game.power("picaroon#2") == 3


def test_picaroon_deploys_between_others() -> None:
    game = scene("dis", {"battleline": ["plain-4", "plain-3"], "hand": ["picaroon"]})
    game.act("play", "picaroon").choose("deploy")
    assert game.line() == ["plain-4", "picaroon", "plain-3"]
    assert game.power("picaroon") == 7


@pytest.mark.ruling("Q100")
def test_picaroon_with_a_blank_text_box_has_no_power() -> None:
    game = scene(
        "dis",
        {"hand": ["shadow-of-dis"]},
        {"battleline": ["plain-4", "picaroon", "plain-3"]},
    )
    assert game.power("picaroon") == 7
    game.play("shadow-of-dis")
    assert game.line(1) == ["plain-4", "plain-3"]
    assert game.pile("discard", 1) == ["picaroon"]


@pytest.mark.rule("R21.2")
def test_picaroon_alone_is_destroyed() -> None:
    game = scene("dis", {"hand": ["picaroon"]})
    game.play("picaroon")
    assert game.pile("discard") == ["picaroon"]
