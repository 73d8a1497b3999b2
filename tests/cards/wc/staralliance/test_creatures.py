"""The creatures of Star Alliance in Worlds Collide."""

from __future__ import annotations

import pytest

from tests.scenario import Play, scene


def test_crash_muldoon_enters_ready_anywhere_in_the_line() -> None:
    game = scene("staralliance", {"hand": ["crash-muldoon"], "battleline": ["troll", "bumpsy"]})
    game.act("play", "crash-muldoon").choose("deploy")
    assert game.line() == ["troll", "crash-muldoon", "bumpsy"]
    assert not game.card("crash-muldoon").exhausted


def test_crash_muldoon_uses_a_neighbor_of_another_house() -> None:
    game = scene(
        "staralliance",
        {"battleline": ["plain-9", "doc-bookton", "crash-muldoon", "tunk"], "deck": ["punch"]},
        {"battleline": ["plain-3"]},
    )
    game.use("crash-muldoon")
    assert game.targets() == ["doc-bookton", "tunk"]
    game.choose("doc-bookton").choose("reap")
    assert game.pile("hand") == ["punch"]
    assert game.amber == (1, 0)
    assert game.card("doc-bookton").exhausted


def test_crash_muldoon_does_not_use_its_own_house() -> None:
    game = scene("staralliance", {"battleline": ["crash-muldoon", "crash-muldoon", "troll"]})
    game.act("action", "crash-muldoon#1")
    assert game.asks("main")  # nothing was left to choose how to use it
    assert not game.card("crash-muldoon#2").exhausted
    assert not game.card("troll").exhausted


def officer(card: str, way: str, *, line: list[object] | None = None, **side: object) -> Play:
    """Play an officer, or use it, against a weak creature and a strong one."""
    mine: dict[str, object] = {"battleline": list(line or []), "houses": ["staralliance"], **side}
    if way == "play":
        mine["hand"] = [card, *side.get("hand", [])]  # type: ignore[misc]  # a list
    else:
        mine["battleline"] = [card, *(line or [])]
    game = scene(
        "staralliance",
        mine,
        {"battleline": ["plain-1", "plain-9"], "amber": 3, "houses": ["brobnar"]},
    )
    if way == "play":
        return game.act("play", card).choose("left") if line else game.play(card)
    return game.reap(card) if way == "reap" else game.fight(card, "plain-1")


WAYS = ("play", "fight", "reap")


def test_armsmaster_molina_arms_its_neighbors() -> None:
    game = scene(
        "staralliance",
        {"battleline": ["plain-2", "plain-3", "armsmaster-molina", "plain-4"]},
        {"battleline": ["plain-5"]},
    )
    stinging = [n for n in (2, 3, 4, 5) if game.keywords(f"plain-{n}") == {"hazardous": 3}]
    assert stinging == [3, 4]
    assert game.keywords("armsmaster-molina") == {"hazardous": 3}


@pytest.mark.parametrize("way", WAYS)
def test_chief_engineer_walls_may_fetch_gear_or_a_robot(way: str) -> None:
    game = officer("chief-engineer-walls", way, discard=["stunner", "punch", "calv-1n", "gamgee"])
    game.yes()
    assert game.targets() == ["stunner", "calv-1n"]
    game.choose("calv-1n")
    assert game.pile("hand") == ["calv-1n"]


def test_chief_engineer_walls_may_refrain() -> None:
    game = officer("chief-engineer-walls", "reap", discard=["stunner"])
    game.no()
    assert game.pile("discard") == ["stunner"]


@pytest.mark.parametrize("way", WAYS)
def test_com_officer_kirby_allows_one_foreign_card_but_no_creature(way: str) -> None:
    game = officer("com-officer-kirby", way, hand=["smith", "plain-3", "cannon"])
    assert game.can("play", "smith")
    assert game.can("play", "cannon")
    assert not game.can("play", "plain-3")
    game.play("smith")
    assert not game.can("play", "cannon")


@pytest.mark.parametrize("way", ["fight", "reap"])
def test_commander_chan_uses_another(way: str) -> None:
    game = officer("commander-chan", way, line=["plain-3", "plain-4"])
    assert game.targets() == ["plain-3", "plain-4"]
    game.choose("plain-4").choose("reap")
    assert game.amber == (2 if way == "reap" else 1, 3)
    assert game.marked("exhausted") == ["commander-chan", "plain-4"]


def test_explo_rover_may_be_worn_as_an_upgrade() -> None:
    game = scene(
        "staralliance",
        {"hand": ["explo-rover"], "battleline": ["plain-3", "plain-4"]},
        {"battleline": ["plain-5"]},
    )
    game.act("play", "explo-rover").yes().choose("plain-3")
    assert game.keywords("plain-3") == {"skirmish": 0}
    assert game.keywords("plain-4") == {}
    assert game.line() == ["plain-3", "plain-4"]


def test_explo_rover_may_be_a_creature() -> None:
    game = scene("staralliance", {"battleline": ["explo-rover"]}, {"battleline": ["plain-5"]})
    game.fight("explo-rover", "plain-5")
    assert game.damage() == {"explo-rover": 0, "plain-5": 3}


@pytest.mark.parametrize("way", WAYS)
def test_first_officer_frane_lets_a_friend_capture(way: str) -> None:
    game = officer("first-officer-frane", way, line=["plain-3"])
    assert sorted(game.targets()) == ["first-officer-frane", "plain-3"]
    game.choose("plain-3")
    assert (game.captured(), game.amber[1]) == ({"plain-3": 1}, 2)


def test_lieutenant_khrkhar_guards_and_stings() -> None:
    game = scene(
        "brobnar", {"battleline": ["plain-3"]}, {"battleline": ["lieutenant-khrkhar", "plain-9"]}
    )
    game.act("fight", "plain-3")
    assert (game.line(), game.damage()) == ([], {"lieutenant-khrkhar": 0, "plain-9": 0})


@pytest.mark.parametrize("way", WAYS)
def test_medic_ingram_may_heal_and_ward(way: str) -> None:
    hurt: list[object] = [{"card": "plain-5", "damage": 4}]
    game = officer("medic-ingram", way, line=hurt)
    game.yes().choose("plain-5")
    assert game.damage(0)["plain-5"] == 1
    assert game.marked("warded") == ["plain-5"]
    game = officer("medic-ingram", way, line=hurt).no()
    assert game.marked("warded") == []


@pytest.mark.parametrize(("line", "stolen"), [([], 1), (["plain-3"], 0)])
@pytest.mark.parametrize("chooser", [0, 1])
def test_sci_officer_qincan_steals_when_a_house_is_nowhere(
    chooser: int, line: list[str], stolen: int
) -> None:
    game = scene(
        None,
        {"battleline": ["sci-officer-qincan"], "houses": ["brobnar", "staralliance"]},
        {"amber": 3, "battleline": line, "houses": ["brobnar", "dis"]},
        active=chooser,
    )
    game.choose("brobnar")
    assert game.amber == (stolen, 3 - stolen)


def test_sci_officer_qincan_is_elusive() -> None:
    game = scene("brobnar", {"battleline": ["plain-3"]}, {"battleline": ["sci-officer-qincan"]})
    game.fight("plain-3", "sci-officer-qincan")
    assert game.damage() == {"plain-3": 0, "sci-officer-qincan": 0}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("amber", "keys"), [(7, 0), (8, 1)])
def test_sensor_chief_garcia_makes_keys_dearer(way: str, amber: int, keys: int) -> None:
    game = scene(
        "staralliance",
        {
            "hand" if way == "play" else "battleline": ["sensor-chief-garcia"],
            "houses": ["staralliance"],
        },
        {"battleline": ["plain-1"], "amber": amber, "houses": ["brobnar"]},
    )
    game.act(way, "sensor-chief-garcia")
    game.pass_turn("brobnar")
    assert game.keys(1) == keys


@pytest.mark.parametrize("way", ["fight", "reap"])
def test_calv_1n_draws(way: str) -> None:
    game = officer("calv-1n", way, deck=["punch", "fear"])
    assert game.pile("hand") == ["punch"]
    assert game.armor("calv-1n") == 1


def test_calv_1n_worn_as_an_upgrade_lets_its_creature_draw() -> None:
    held = {"card": "plain-3", "upgrades": ["calv-1n"]}
    game = scene("brobnar", {"battleline": [held, "plain-4"], "deck": ["punch", "fear"]})
    game.reap("plain-4").reap("plain-3")
    assert game.pile("hand") == ["punch"]
    assert game.line() == ["plain-3", "plain-4"]


@pytest.mark.parametrize("way", ["fight", "reap"])
@pytest.mark.parametrize("thrown", [[], ["fear"], ["fear", "smith"]])
def test_helmsman_spears_trades_cards(way: str, thrown: list[str]) -> None:
    game = officer("helmsman-spears", way, hand=["fear", "smith"], deck=["punch", "anger", "mug"])
    if thrown:
        game.choose(*thrown)
    else:
        game.none()
    assert sorted(game.pile("discard")) == sorted(thrown)
    assert len(game.pile("hand")) == 2
    assert len(game.pile("deck")) == 3 - len(thrown)


@pytest.mark.parametrize("way", WAYS)
def test_information_officer_gray_may_archive_a_foreign_card(way: str) -> None:
    game = officer("information-officer-gray", way, hand=["fear", "zap", "smith"])
    game.yes()
    assert game.targets() == ["fear", "smith"]
    game.choose("smith")
    assert game.pile("archives") == ["smith"]
    assert [event.card for event in game.events("revealed")] == [game.id("smith")]
    assert officer("information-officer-gray", way, hand=["fear"]).no().pile("archives") == []


@pytest.mark.parametrize("way", WAYS)
def test_nurse_soto_heals_its_neighbors(way: str) -> None:
    hurt: list[object] = [{"card": name, "damage": 4} for name in ("plain-7", "plain-8")]
    game = scene(
        "staralliance",
        {"hand": ["nurse-soto"], "battleline": hurt}
        if way == "play"
        else {"battleline": [hurt[0], "nurse-soto", hurt[1]]},
        {"battleline": ["plain-1", {"card": "plain-9", "damage": 4}]},
    )
    if way == "play":
        game.act("play", "nurse-soto").choose(game.offered()[1])
    elif way == "reap":
        game.reap("nurse-soto")
    else:
        game.fight("nurse-soto", "plain-1")
    damage = game.damage()
    assert (damage["plain-7"], damage["plain-8"], damage["plain-9"]) == (1, 1, 4)


def test_sci_officer_morpheus_makes_play_effects_happen_twice() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["sci-officer-morpheus"], "hand": ["bumpsy", "plain-3", "punch"]},
        {"amber": 5, "battleline": ["plain-9"]},
    )
    game.play("bumpsy")
    while game.asks("order"):
        game.game.choose(0)
    assert game.amber == (0, 3)
    game.play("plain-3")
    assert game.asks("main")
    game.play("punch").choose("plain-9")
    assert game.damage(1) == {"plain-9": 3}


def test_sci_officer_morpheus_heeds_no_creature_of_the_opponent() -> None:
    game = scene(
        "brobnar", {"hand": ["bumpsy"]}, {"battleline": ["sci-officer-morpheus"], "amber": 5}
    )
    game.play("bumpsy")
    assert game.amber == (0, 4)


def test_aembertracker_burns_the_rich_through_armor() -> None:
    game = scene(
        "staralliance",
        {"hand": ["aembertracker"], "battleline": [{"card": "plain-3", "amber": 1}]},
        {
            "battleline": [
                {"card": "baron-mengevin", "amber": 1},
                "plain-4",
                {"card": "plain-2", "amber": 1},
            ]
        },
    )
    game.play("aembertracker")
    assert game.damage() == {"plain-3": 0, "aembertracker": 0, "baron-mengevin": 2, "plain-4": 0}


@pytest.mark.parametrize(("damage", "healed"), [(3, 2), (1, 1), (0, 0)])
def test_doctor_driscoll_is_paid_for_healing(damage: int, healed: int) -> None:
    game = scene(
        "staralliance",
        {"battleline": ["doctor-driscoll", {"card": "plain-5", "damage": damage}]},
        {"battleline": [{"card": "plain-6", "damage": 3}]},
    )
    game.use("doctor-driscoll")
    assert game.targets() == ["doctor-driscoll", "plain-5", "plain-6"]
    game.choose("plain-5")
    assert (game.damage(0)["plain-5"], game.amber) == (damage - healed, (healed, 0))


@pytest.mark.parametrize("card", ["doctor-driscoll", "special-agent-fingers"])
def test_some_of_the_crew_are_elusive(card: str) -> None:
    game = scene("brobnar", {"battleline": ["plain-3"]}, {"battleline": [card]})
    game.fight("plain-3", card)
    assert game.damage() == {"plain-3": 0, card: 0}


@pytest.mark.parametrize("way", ["reap", "fight"])
def test_operations_officer_yshi_lets_its_neighbors_capture(way: str) -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-4", "plain-5", "operations-officer-yshi", "plain-6"]},
        {"battleline": ["plain-1"], "amber": 3},
    )
    if way == "reap":
        game.reap("plain-4").reap("plain-6")
    else:
        game.fight("plain-6", "plain-1").reap("plain-4")
    assert (game.captured(), game.amber[1]) == ({"plain-6": 1}, 2)
    assert game.keywords("operations-officer-yshi") == {"taunt": 0}
    assert game.armor("operations-officer-yshi") == 2


def test_psionic_officer_lang_archives_when_enemies_reap() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-3", "plain-4"], "deck": ["punch"], "houses": ["brobnar"]},
        {
            "battleline": ["psionic-officer-lang"],
            "deck": ["fear", "smith", "mug"],
            "houses": ["staralliance"],
        },
    )
    game.reap("plain-3").fight("plain-4", "psionic-officer-lang")
    assert (game.pile("archives", 1), game.pile("archives")) == (["fear"], [])


@pytest.mark.parametrize(("theirs", "stolen"), [(2, 1), (0, 0)])
def test_special_agent_fingers_steals(theirs: int, stolen: int) -> None:
    game = scene("staralliance", {"battleline": ["special-agent-fingers"]}, {"amber": theirs})
    game.use("special-agent-fingers")
    assert game.amber == (stolen, theirs - stolen)


@pytest.mark.parametrize("chooser", [0, 1])
def test_techivore_pulpate_eats_artifacts_of_the_chosen_house(chooser: int) -> None:
    game = scene(
        None,
        {
            "battleline": ["techivore-pulpate"],
            "artifacts": ["cannon", "library-of-babble"],
            "houses": ["brobnar", "dis"],
        },
        {"artifacts": ["ragwarg"], "houses": ["brobnar", "dis"]},
        active=chooser,
    )
    game.choose("brobnar")
    assert (game.pile("artifacts"), game.pile("artifacts", 1)) == (["library-of-babble"], [])


@pytest.mark.parametrize("seat", [0, 1])
def test_tactical_officer_moon_rearranges_a_line(seat: int) -> None:
    game = scene(
        "staralliance",
        {"hand": ["tactical-officer-moon"], "battleline": ["plain-1", "plain-2"]},
        {"battleline": ["plain-4", "plain-5", "plain-6"]},
    )
    game.play("tactical-officer-moon").choose(game.game.table.state.players[seat].name).yes()
    own = ["plain-1", "plain-2", "tactical-officer-moon"]
    theirs = ["plain-4", "plain-5", "plain-6"]
    line = (own, theirs)[seat]
    assert game.targets() == line
    game.choose(line[2])
    assert game.targets() == line[:2]
    game.choose(line[1])
    lines = [own, theirs]
    lines[seat] = [line[2], line[1], line[0]]
    assert [game.line(), game.line(1)] == lines
    assert game.keywords("tactical-officer-moon") == {"assault": 2}


def test_tactical_officer_moon_may_leave_the_line_as_it_is() -> None:
    game = scene(
        "staralliance",
        {"hand": ["tactical-officer-moon"], "battleline": ["plain-1", "plain-2"]},
    )
    game.play("tactical-officer-moon").choose(game.game.table.state.players[0].name).no()
    assert game.line() == ["plain-1", "plain-2", "tactical-officer-moon"]


@pytest.mark.parametrize("way", ["play", "fight", "reap"])
def test_navigator_ali_charts_the_next_three_cards(way: str) -> None:
    line = [] if way == "play" else ["navigator-ali"]
    hand = ["navigator-ali"] if way == "play" else []
    deck = ["plain-1", "plain-2", "plain-3", "plain-4"]
    game = scene(
        "staralliance",
        {"hand": hand, "battleline": line, "deck": deck},
        {"battleline": ["plain-2"], "deck": ["plain-9"]},
    )
    game.act(way, "navigator-ali").choose("plain-2").choose("plain-3")
    assert game.pile("deck") == ["plain-1", "plain-3", "plain-2", "plain-4"]
    assert game.pile("deck", 1) == ["plain-9"]


@pytest.mark.rule("R13.13", "R16.11")
@pytest.mark.parametrize("first", ["play", "reap"])
def test_cxo_taber_lets_one_foreign_card_be_played_or_used(first: str) -> None:
    game = scene(
        "staralliance",
        {"hand": ["punch", "fear"], "battleline": ["cxo-taber", "bumpsy"]},
        {"battleline": ["plain-9"]},
    )
    game.reap("cxo-taber")
    if first == "play":
        game.play("punch").choose("plain-9")
    else:
        game.reap("bumpsy")
    assert not game.can("play", "fear")
    assert not game.can("reap", "bumpsy")


@pytest.mark.rule("R13.13", "R34.7")
@pytest.mark.parametrize(("line", "allowed"), [(1, True), (2, False), (3, True)])
def test_captain_val_jericho_commands_from_the_center(line: int, allowed: bool) -> None:
    names = ["plain-3", "captain-val-jericho", "plain-4"] if line == 3 else ["captain-val-jericho"]
    if line == 2:
        names.append("plain-4")
    game = scene("staralliance", {"hand": ["punch", "fear"], "battleline": names})
    assert game.can("play", "punch") is allowed
    if allowed:
        game.play("punch").choose("captain-val-jericho")
        assert not game.can("play", "fear")
    assert not game.can("discard", "fear")
