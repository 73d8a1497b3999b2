"""The creatures of Sanctum in Mass Mutation."""

from __future__ import annotations

import pytest

from tests.scenario import find, made, scene


def test_bull_wark_drives_its_neighbors_on() -> None:
    game = scene(
        "sanctum",
        {"battleline": ["plain-2", "plain-3", "bull-wark", "plain-4"]},
        {"battleline": ["plain-5"]},
    )
    driven = [n for n in (2, 3, 4, 5) if game.keywords(f"plain-{n}") == {"assault": 2}]
    assert driven == [3, 4]
    assert (game.keywords("bull-wark"), game.armor("bull-wark")) == ({"assault": 2}, 1)


def test_general_xalvador_adds_two_capture_icons() -> None:
    card = find("general-xalvador")
    assert [str(icon) for icon in card.enhance] == ["capture", "capture"]
    game = scene("sanctum", {"battleline": ["general-xalvador"]})
    assert (game.power("general-xalvador"), game.armor("general-xalvador")) == (4, 2)


def test_lieutenant_gorvenal_captures_after_each_friendly_fight() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-5", "lieutenant-gorvenal"], "houses": ["brobnar"]},
        {"battleline": ["plain-3", "plain-9"], "amber": 4, "houses": ["brobnar"]},
    )
    game.fight("plain-5", "plain-3")
    assert game.captured() == {"lieutenant-gorvenal": 1}
    game.pass_turn("brobnar").fight("plain-9", "plain-5")
    assert game.captured() == {"lieutenant-gorvenal": 1}


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_seeker_of_truth_may_send_an_outsider_to_fight(answer: str) -> None:
    game = scene(
        "sanctum",
        {"battleline": ["seeker-of-truth", "plain-5", "bull-wark"]},
        {"battleline": ["plain-1", "plain-3"]},
    )
    game.fight("seeker-of-truth", "plain-1").choose(answer)
    if answer == "yes" and game.asks("target"):
        game.choose("plain-3" if "plain-3" in game.targets() else "plain-5")
    assert ("plain-3" in game.line(1)) is (answer == "no")
    assert game.card("plain-5").exhausted is (answer == "yes")


@pytest.mark.parametrize(("theirs", "captured"), [(5, 2), (1, 1), (0, 0)])
def test_squire_alys_captures_two(theirs: int, captured: int) -> None:
    game = scene("sanctum", {"hand": ["squire-alys"]}, {"amber": theirs})
    game.play("squire-alys")
    assert (game.card("squire-alys").amber, game.amber[1]) == (captured, theirs - captured)
    assert game.armor("squire-alys") == 2


@pytest.mark.parametrize(("card", "enraged"), [("splinter", True), ("redlock", False)])
@pytest.mark.parametrize("player", [0, 1])
def test_berinon_is_enraged_by_mutants(player: int, card: str, enraged: bool) -> None:
    sides: list[dict[str, object]] = [{"hand": [card]}, {}]
    sides[player]["battleline"] = ["berinon"]
    game = scene("shadows", *sides)
    game.play(card)
    assert game.marked("enraged") == (["berinon"] if enraged else [])


def test_berinon_captures_two_by_reaping() -> None:
    game = scene("sanctum", {"battleline": ["berinon"]}, {"amber": 3})
    game.reap("berinon")
    assert (game.captured(), game.amber) == ({"berinon": 2}, (1, 1))


def test_mad_prophet_gizelhart_heals_the_pure_from_the_center() -> None:
    hurt = [{"card": n, "damage": 2} for n in ("plain-5", "sacro-bot", "plain-6")]
    game = scene(
        "sanctum",
        {"battleline": [hurt[0], "mad-prophet-gizelhart", hurt[1]]},
        {"battleline": [hurt[2], "plain-7"]},
    )
    game.use("mad-prophet-gizelhart")
    damage = game.damage()
    assert (damage["plain-5"], damage["sacro-bot"], damage["plain-6"]) == (0, 2, 0)
    assert game.amber == (2, 0)


def test_mad_prophet_gizelhart_on_a_flank_preaches_to_nobody() -> None:
    game = scene("sanctum", {"battleline": ["mad-prophet-gizelhart", "plain-3"]})
    assert not game.can("action", "mad-prophet-gizelhart")


@pytest.mark.parametrize("owner", [0, 1])
def test_purifier_of_souls_silences_destroyed_abilities(owner: int) -> None:
    sides: list[dict[str, object]] = [{"battleline": ["plain-9"]}, {"battleline": ["dust-imp"]}]
    line = sides[owner]["battleline"]
    assert isinstance(line, list)
    line.append("purifier-of-souls")
    game = scene("brobnar", *sides)
    game.fight("plain-9", "dust-imp")
    assert game.amber == (0, 0)


@pytest.mark.parametrize(("answer", "after"), [("yes", (1, 2)), ("no", (0, 2))])
def test_scrivener_favian_may_steal_for_a_capture_icon(answer: str, after: tuple[int, int]) -> None:
    game = scene(
        "sanctum",
        {
            "battleline": ["scrivener-favian"],
            "hand": [{"card": "call-to-action", "bonus": ["capture"]}],
        },
        {"amber": 3},
    )
    game.play("call-to-action").choose(answer)
    if game.asks("target"):
        game.choose("scrivener-favian")
    assert game.amber == after
    assert game.captured() == ({} if answer == "yes" else {"scrivener-favian": 1})


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_angry_mob_may_gather(answer: str) -> None:
    game = scene(
        "sanctum",
        {"battleline": ["angry-mob"], "deck": ["punch", "fear", "angry-mob", "smith"]},
        {"battleline": ["plain-1"]},
    )
    game.fight("angry-mob", "plain-1").choose(answer)
    assert game.pile("hand") == (["angry-mob"] if answer == "yes" else [])
    assert len(game.pile("deck")) == (1 if answer == "yes" else 4)


def test_angry_mob_finds_no_other_and_runs_out_of_cards() -> None:
    game = scene(
        "sanctum",
        {"battleline": ["angry-mob"], "deck": ["punch", "fear"]},
        {"battleline": ["plain-1"]},
    )
    game.fight("angry-mob", "plain-1").yes()
    assert (game.pile("hand"), game.pile("deck"), len(game.pile("discard"))) == ([], [], 2)


@pytest.mark.rule("R35.1")
@pytest.mark.parametrize(("target", "amber"), [("plain-1", 0), ("plain-2", 0), ("plain-6", 2)])
def test_baldric_gains_for_the_most_powerful_enemy_only(target: str, amber: int) -> None:
    game = scene(
        "sanctum",
        {"battleline": ["baldric-the-bold", "plain-9"]},
        {"battleline": ["plain-1", "plain-2", "plain-6"]},
    )
    game.fight("baldric-the-bold", target)
    assert game.amber == (amber, 0)


@pytest.mark.rule("R35.1")
def test_baldric_gains_for_either_of_two_that_tie() -> None:
    game = scene(
        "sanctum",
        {"battleline": ["baldric-the-bold"]},
        {"battleline": ["plain-3", "plain-3"]},
    )
    game.fight("baldric-the-bold", "plain-3")
    assert game.amber == (2, 0)


@pytest.mark.parametrize(("attacker", "damage"), [("plain-4", 4), ("plain-5", 0), ("splinter", 0)])
def test_ardent_hero_fears_neither_mutants_nor_the_strong(attacker: str, damage: int) -> None:
    game = scene(
        "shadows" if attacker == "splinter" else "brobnar",
        {"battleline": [attacker]},
        {"battleline": ["ardent-hero", "plain-9"]},
    )
    game.act("fight", attacker)
    if damage:
        assert "ardent-hero" not in game.line(1)
    else:
        assert game.damage(1)["ardent-hero"] == 0


@pytest.mark.rule("R32.2")
@pytest.mark.parametrize(("side", "amber"), [(0, 1), (1, 0)])
def test_master_of_the_grey_takes_icons_from_its_opponent_alone(side: int, amber: int) -> None:
    sides: list[dict[str, object]] = [{"hand": ["plain-amber"]}, {}]
    sides[side]["battleline"] = ["master-of-the-grey"]
    coin = made("plain-amber", power=1, bonus=["amber"])
    game = scene("brobnar", *sides, cards=[coin])
    game.play("plain-amber")
    assert game.amber == (amber, 0)
