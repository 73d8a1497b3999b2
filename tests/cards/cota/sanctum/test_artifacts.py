"""The artifacts of Sanctum in Call of the Archons."""

from __future__ import annotations

import pytest

from tests.scenario import scene

SEVEN = ["virtuous-works"] * 6 + ["clear-mind"]


def test_epic_quest_archives_your_knights() -> None:
    game = scene(
        "sanctum",
        {
            "hand": ["epic-quest"],
            "battleline": ["bulwark", "plain-3", {"card": "sequis", "owner": 1}],
        },
        {"battleline": ["francus"]},
    )
    game.play("epic-quest")
    assert (game.pile("archives"), game.pile("archives", 1)) == (["bulwark"], ["sequis"])
    assert (game.line(), game.line(1)) == (["plain-3"], ["francus"])
    assert game.pile("artifacts") == ["epic-quest"]


@pytest.mark.parametrize("played", [6, 7])
def test_epic_quest_forges_after_seven_sanctum_cards(played: int) -> None:
    game = scene("sanctum", {"hand": SEVEN, "artifacts": ["epic-quest"]})
    for card in SEVEN[-played:]:
        game.play(card)
    amber = game.amber
    game.use("epic-quest", "omni")
    if played == 7:
        game.choose("red")
    assert game.keys() == (1 if played == 7 else 0)
    assert game.in_play("epic-quest") is (played == 6)
    assert game.amber == amber


def test_epic_quest_counts_sanctum_cards_only() -> None:
    game = scene(
        "sanctum",
        {
            "hand": [*SEVEN[:6], "dust-pixie"],
            "battleline": ["witch-of-the-wilds"],
            "artifacts": ["epic-quest"],
        },
    )
    for card in [*SEVEN[:6], "dust-pixie"]:
        game.play(card)
    game.use("epic-quest", "omni")
    assert game.keys() == 0
    assert game.in_play("epic-quest")


def test_epic_quest_counts_itself_when_played() -> None:
    game = scene("sanctum", {"hand": ["epic-quest", *SEVEN[:6]], "battleline": ["mother"]})
    for card in ["epic-quest", *SEVEN[:6]]:
        game.play(card)
    assert game.line() == ["mother"]
    assert game.why("omni", "epic-quest")[0].rule == "R3.5"


def test_gorm_of_omm_destroys_itself_and_an_artifact() -> None:
    game = scene(
        "brobnar",
        {"artifacts": ["gorm-of-omm", "cannon"], "battleline": ["plain-3"]},
        {"artifacts": [{"card": "round-table", "owner": 0}]},
    )
    game.use("gorm-of-omm", "omni")
    assert game.targets() == ["cannon", "round-table"]
    game.choose("round-table")
    assert game.pile("discard") == ["round-table", "gorm-of-omm"]
    assert (game.pile("artifacts"), game.pile("artifacts", 1)) == (["cannon"], [])


def test_gorm_of_omm_alone() -> None:
    game = scene("sanctum", {"artifacts": ["gorm-of-omm"]}, {"battleline": ["plain-3"]})
    game.use("gorm-of-omm", "omni")
    assert game.pile("discard") == ["gorm-of-omm"]
    assert game.line(1) == ["plain-3"]


@pytest.mark.parametrize(("damage", "left"), [(5, 2), (2, 0)])
def test_hallowed_blaster_heals_three(damage: int, left: int) -> None:
    game = scene(
        "sanctum",
        {"artifacts": ["hallowed-blaster"], "battleline": ["plain-4"]},
        {"battleline": [{"card": "plain-9", "damage": damage}]},
    )
    game.use("hallowed-blaster")
    assert game.targets() == ["plain-4", "plain-9"]
    game.choose("plain-9")
    assert game.damage() == {"plain-4": 0, "plain-9": left}


def test_hallowed_blaster_is_no_omni() -> None:
    game = scene("brobnar", {"artifacts": ["hallowed-blaster"], "battleline": ["plain-4"]})
    assert not game.can("action", "hallowed-blaster")


def test_potion_of_invulnerability() -> None:
    game = scene(
        "brobnar",
        {"artifacts": ["potion-of-invulnerability"], "battleline": ["plain-4", "plain-2"]},
        {"battleline": ["plain-9"], "houses": ["brobnar"]},
    )
    game.use("potion-of-invulnerability", "omni")
    assert game.pile("discard") == ["potion-of-invulnerability"]
    game.fight("plain-4", "plain-9")
    assert game.damage() == {"plain-4": 0, "plain-2": 0, "plain-9": 4}
    game.pass_turn("brobnar").fight("plain-9", "plain-2")
    assert game.line() == ["plain-4"]


@pytest.mark.parametrize("card", ["potion-of-invulnerability", "sigil-of-brotherhood"])
def test_an_icon_and_no_use_yet(card: str) -> None:
    game = scene("sanctum", {"hand": [card]})
    game.play(card)
    assert game.amber == (1, 0)
    assert not game.can("omni", card)


def test_round_table_strengthens_your_knights() -> None:
    game = scene(
        "sanctum",
        {"hand": ["round-table"], "battleline": ["bulwark", "plain-3"]},
        {"battleline": ["sequis"]},
    )
    game.play("round-table")
    assert (game.power("bulwark"), game.power("plain-3"), game.power("sequis")) == (5, 3, 4)
    assert "taunt" in game.keywords("bulwark")
    assert "taunt" not in game.keywords("plain-3")
    assert "taunt" not in game.keywords("sequis")
    assert game.amber == (1, 0)


def test_round_table_shields_the_neighbors_of_knights() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-5"]},
        {"battleline": ["plain-1", "sequis", "plain-2", "plain-3"], "artifacts": ["round-table"]},
    )
    game.act("fight", "plain-5")
    assert game.targets() == ["sequis", "plain-3"]
    game.choose("plain-3")
    assert game.damage(1) == {"plain-1": 0, "sequis": 0, "plain-2": 0}


@pytest.mark.parametrize(
    ("card", "house", "mine", "other"),
    [
        ("sigil-of-brotherhood", "brobnar", "sequis", "snufflegator"),
        ("ritual-of-the-hunt", "brobnar", "snufflegator", "sequis"),
    ],
)
def test_permission_to_use_a_house_this_turn(card: str, house: str, mine: str, other: str) -> None:
    game = scene(
        house,
        {"artifacts": [card], "battleline": [mine, other, "plain-3"]},
        {"battleline": [f"{mine}"]},
    )
    assert not game.can("reap", mine)
    game.use(card, "omni")
    assert game.pile("discard") == [card]
    assert game.can("fight", mine)
    assert not game.can("reap", other)
    assert game.can("reap", "plain-3")
    game.reap(f"{mine}#1")
    assert game.amber == (1, 0)
    game.pass_turn().pass_turn("brobnar")
    assert not game.can("reap", mine)


@pytest.mark.rule("R50.2")
def test_sigil_of_brotherhood_covers_a_maverick() -> None:
    game = scene(
        "brobnar",
        {
            "artifacts": ["sigil-of-brotherhood"],
            "battleline": [
                {"card": "plain-2", "house": "sanctum"},
                {"card": "sequis", "house": "dis"},
            ],
        },
    )
    game.use("sigil-of-brotherhood", "omni")
    assert not game.can("reap", "sequis")
    game.reap("plain-2")
    assert game.amber == (1, 0)


def test_whispering_reliquary_returns_any_artifact() -> None:
    game = scene(
        "sanctum",
        {"artifacts": ["whispering-reliquary", {"card": "cannon", "owner": 1}]},
        {"artifacts": ["round-table"], "battleline": ["plain-3"]},
    )
    game.use("whispering-reliquary")
    assert game.targets() == ["whispering-reliquary", "cannon", "round-table"]
    game.choose("cannon")
    assert (game.pile("hand"), game.pile("hand", 1)) == ([], ["cannon"])
    assert game.pile("artifacts") == ["whispering-reliquary"]
    assert game.card("whispering-reliquary").exhausted


def test_whispering_reliquary_may_return_itself() -> None:
    game = scene("sanctum", {"artifacts": ["whispering-reliquary"]})
    game.use("whispering-reliquary")
    assert game.pile("hand") == ["whispering-reliquary"]
