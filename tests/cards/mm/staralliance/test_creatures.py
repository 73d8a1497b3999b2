"""The creatures of Star Alliance in Mass Mutation."""

from __future__ import annotations

import pytest

from tests.scenario import find, scene


@pytest.mark.parametrize(("line", "stolen"), [(["plain-3"], 1), (["commander-chan"], 0)])
def test_crewman_jorg_steals_where_no_crew_looks_on(line: list[str], stolen: int) -> None:
    game = scene(
        "staralliance",
        {"battleline": ["crewman-jorg", *line, "hapless-cadet"]},
        {"battleline": ["commander-chan"], "amber": 3},
    )
    game.use("crewman-jorg")
    assert game.amber == (stolen, 3 - stolen)


@pytest.mark.parametrize("way", ["play", "fight", "reap"])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_scout_pete_may_discard_what_he_sees(way: str, answer: str) -> None:
    game = scene(
        "staralliance",
        {"hand" if way == "play" else "battleline": ["scout-pete"], "deck": ["punch", "fear"]},
        {"battleline": ["plain-1"]},
    )
    game.act(way, "scout-pete")
    game.choose(answer)
    assert game.pile("deck") == (["fear"] if answer == "yes" else ["punch", "fear"])
    assert [event.card for event in game.events("looked")] == [game.id("punch")]


@pytest.mark.parametrize(("card", "word"), [("securi-droid", "taunt"), ("stealthster", "elusive")])
def test_robots_are_creatures_or_upgrades(card: str, word: str) -> None:
    game = scene("staralliance", {"hand": [card], "battleline": ["plain-3", "plain-4"]})
    game.act("play", card).yes().choose("plain-3")
    assert game.keywords("plain-3") == {word: 0}
    assert game.keywords("plain-4") == {}
    game = scene("staralliance", {"hand": [card], "battleline": ["plain-3"]})
    game.act("play", card).no().choose("right")
    assert (game.line(), game.keywords(card)) == (["plain-3", card], {word: 0})


@pytest.mark.parametrize("way", ["play", "fight", "reap"])
def test_subject_kirby_allows_one_foreign_creature(way: str) -> None:
    game = scene(
        "staralliance",
        {
            "hand": ["plain-3", "plain-4", "smith", *(["subject-kirby"] if way == "play" else [])],
            "battleline": [] if way == "play" else ["subject-kirby"],
            "houses": ["staralliance", "brobnar"],
        },
        {"battleline": ["plain-1"]},
    )
    game.act(way, "subject-kirby")
    assert game.can("play", "plain-3")
    assert not game.can("play", "smith")
    game.play("plain-3")
    assert not game.can("play", "plain-4")


def test_teleporter_chief_tink_swaps_and_lets_the_other_act() -> None:
    game = scene(
        "staralliance",
        {"battleline": ["teleporter-chief-tink", "plain-3", "plain-4"], "houses": ["staralliance"]},
        {"battleline": ["plain-9"]},
    )
    game.use("teleporter-chief-tink")
    assert game.targets() == ["plain-3", "plain-4"]
    game.choose("plain-4")
    assert game.line() == ["plain-4", "plain-3", "teleporter-chief-tink"]
    assert game.can("reap", "plain-4")
    assert not game.can("reap", "plain-3")


def test_ant1_10ny_takes_all_and_pays_it_back_bit_by_bit() -> None:
    game = scene(
        "staralliance",
        {"hand": ["ant1-10ny"], "houses": ["staralliance"]},
        {"amber": 4, "houses": ["brobnar"]},
    )
    game.play("ant1-10ny")
    assert (game.captured(), game.amber) == ({"ant1-10ny": 4}, (0, 0))
    game.end()
    assert (game.captured(), game.amber) == ({"ant1-10ny": 3}, (0, 1))
    game.pass_turn("staralliance")
    assert (game.captured(), game.amber) == ({"ant1-10ny": 3}, (0, 1))


@pytest.mark.parametrize("player", [0, 1])
def test_armory_officer_nel_draws_for_every_upgrade(player: int) -> None:
    sides: list[dict[str, object]] = [
        {"hand": ["access-denied", "subdue"], "battleline": ["plain-3"]},
        {"battleline": ["plain-4"]},
    ]
    line = sides[player]["battleline"]
    assert isinstance(line, list)
    line.append("armory-officer-nel")
    sides[player]["deck"] = ["punch", "fear"]
    game = scene("staralliance", *sides)
    game.play("access-denied").choose("plain-3")
    assert "punch" in game.pile("hand", player)
    game.play("subdue").choose("plain-4")
    assert game.pile("deck", player) == ["fear"]


def test_away_team_sends_its_gear_home() -> None:
    team = {"card": "away-team", "upgrades": ["ghostform", {"card": "stunner", "owner": 0}]}
    team["upgrades"] = [{"card": "stunner", "owner": 0}, "force-field"]
    game = scene("brobnar", {"battleline": ["plain-9"]}, {"battleline": [team]})
    game.fight("plain-9", "away-team")
    assert (game.pile("archives"), game.pile("archives", 1)) == (["stunner"], ["force-field"])
    assert game.pile("discard", 1) == ["away-team"]


@pytest.mark.parametrize(("card", "way"), [("hayden-oswin", "reap"), ("z-force-agent-14", "fight")])
def test_gear_pays(card: str, way: str) -> None:
    worn = {"card": card, "upgrades": ["force-field", "stunner"]}
    game = scene(
        "staralliance",
        {"battleline": [worn, {"card": "plain-3", "upgrades": ["force-field"]}]},
        {"battleline": ["plain-1"]},
    )
    game.act(way, card)
    while not game.asks("main"):
        if game.asks("order"):
            game.game.choose(0)
        else:
            game.no()
    assert game.amber == (3 if way == "reap" else 2, 0)


def test_lcdr_trigon_resolves_the_icons_of_what_is_discarded() -> None:
    top = {"card": "punch", "bonus": ["amber", "draw"]}
    game = scene("staralliance", {"battleline": ["lcdr-trigon"], "deck": [top, "fear", "smith"]})
    game.reap("lcdr-trigon")
    assert (game.pile("discard"), game.pile("hand"), game.amber) == (["punch"], ["fear"], (2, 0))


def test_ensign_el_samra_resolves_the_icons_of_a_revealed_card() -> None:
    shown = {"card": "punch", "bonus": ["amber", "amber"]}
    game = scene("staralliance", {"battleline": ["ensign-el-samra"], "hand": [shown, "fear"]})
    game.use("ensign-el-samra")
    assert game.targets() == ["punch", "fear"]
    game.choose("punch")
    assert (game.pile("hand"), game.amber) == (["punch", "fear"], (2, 0))


def test_mutagenesis_researcher_adds_one_of_each_icon() -> None:
    icons = [str(icon) for icon in find("mutagenesis-researcher").enhance]
    assert icons == ["amber", "capture", "damage", "draw"]
    assert (
        scene("staralliance", {"battleline": ["mutagenesis-researcher"]}).power(
            "mutagenesis-researcher"
        )
        == 3
    )


@pytest.mark.parametrize(
    ("card", "mine", "theirs"),
    [
        ("fear", 1, 3),
        ("mug", 1, 3),
        ("labwork", 2, 4),
        ("toad", 2, 4),
        ("squire-alys", 0, 1),
        ("humble", 0, 1),
        ("smith", 0, 4),
    ],
)
def test_ambassador_liu_deals_with_every_house(card: str, mine: int, theirs: int) -> None:
    game = scene("staralliance", {"battleline": ["ambassador-liu"], "hand": [card]}, {"amber": 4})
    game.use("ambassador-liu")
    assert (game.pile("discard"), game.amber) == ([card], (mine, theirs))


def test_hapless_cadet_costs_the_opponent_three() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-9", "plain-3"], "amber": 5},
        {"battleline": ["hapless-cadet", "plain-1"]},
    )
    game.act("fight", "plain-9")
    assert game.line(1) == ["plain-1"]
    assert game.amber == (2, 0)


def test_jon_cargo_archives_cards_like_the_one_on_top() -> None:
    game = scene(
        "staralliance",
        {"battleline": ["jon-cargo"], "deck": ["punch", "mug"], "hand": ["smith", "fear", "anger"]},
    )
    game.reap("jon-cargo")
    assert game.pile("discard") == ["punch"]
    assert (sorted(game.pile("archives")), game.pile("hand")) == (["anger", "smith"], ["fear"])
    assert len(game.events("revealed")) == 3


@pytest.mark.parametrize("owner", [0, 1])
def test_kartanoo_uses_any_artifact(owner: int) -> None:
    sides: list[dict[str, object]] = [{"battleline": ["kartanoo"]}, {"battleline": ["plain-5"]}]
    sides[owner]["artifacts"] = ["cannon"]
    game = scene("staralliance", *sides)
    game.reap("kartanoo")
    while not game.asks("main"):
        game.choose("plain-5" if "plain-5" in game.targets() else game.offered()[0])
    assert game.damage(1) == {"plain-5": 2}
    assert game.card("cannon").exhausted


@pytest.mark.rule("R13.7", "R34.5")
@pytest.mark.parametrize(
    ("target", "amber"),
    [("commander-dhrxgar", 1), ("plain-3", 1), ("plain-4", 1), ("plain-5", 0), ("plain-6", 0)],
)
def test_commander_dhrxgar_is_paid_for_upgrades_on_it_and_beside_it(
    target: str, amber: int
) -> None:
    game = scene(
        "staralliance",
        {
            "hand": ["access-denied"],
            "battleline": ["plain-3", "commander-dhrxgar", "plain-4", "plain-5"],
        },
        {"battleline": ["plain-6"]},
    )
    icons = game.game.cards[game.id("access-denied")].bonus.count("amber")
    game.play("access-denied").choose(target)
    assert game.amber == (amber + icons, 0)
