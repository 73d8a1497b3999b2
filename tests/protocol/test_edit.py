"""A position changed by hand in mid-game: all of it or nothing, and the turn goes on."""

from __future__ import annotations

from typing import Any

import pytest

from keyforge_tui.engine import Game
from tests.protocol.test_conversation import Client

Json = dict[str, Any]


def table(**rest: Any) -> Client:
    """0 Anger, 1 Punch and 2 Troll are player 0's; 3 Bumpsy, 4 and 5 player 1's."""
    client = Client()
    client.setup(
        {"hand": ["Anger"], "deck": ["Punch"], "battleline": ["Troll"]},
        {"hand": ["Fear"], "battleline": ["Bumpsy"], "artifacts": ["Gauntlet of Command"]},
        house="brobnar",
        **rest,
    )
    return client


def sides(client: Client) -> list[Json]:
    found: list[Json] = client.done("state")["state"]["players"]
    return found


def card(client: Client, number: int) -> Json:
    """A card, wherever it lies."""
    for side in sides(client):
        for zone in ("hand", "deck", "discard", "archives", "purged", "battleline", "artifacts"):
            for one in side[zone]:
                for shown in (one, *one["upgrades"]):
                    if shown["id"] == number:
                        return {**shown, "zone": zone}
    raise AssertionError(f"{number} lies nowhere")


def edit(client: Client, *changes: Json) -> Json:
    return client.done("edit", changes=list(changes))


def number(client: Client, name: str) -> int:
    """The number of the first card of a name."""
    game = client.session.game
    assert game is not None
    return next(int(one.id) for one in game.cards if one.name == name)


def test_what_a_player_has_is_changed() -> None:
    client = table()
    answer = edit(client, {"player": 1, "amber": 5, "chains": 2, "keys": ["red", "blue"]})
    side = sides(client)[1]
    assert (side["amber"], side["chains"]) == (5, 2)
    assert side["keys"] == {"red": True, "yellow": False, "blue": True}
    assert {event["event"] for event in answer["events"]} == {"repaired"}
    edit(client, {"player": 1, "keys": ["yellow"]})
    assert sides(client)[1]["keys"] == {"red": False, "yellow": True, "blue": False}
    assert sides(client)[1]["amber"] == 5


def test_what_is_on_a_card_is_changed() -> None:
    client = table()
    troll = number(client, "Troll")
    change = {"damage": 2, "amber": 1, "power_counters": 3, "stunned": True, "exhausted": True}
    edit(client, {"card": troll, **change, "counters": {"doom": 2}})
    shown = card(client, troll)
    assert {key: shown[key] for key in change} == change
    assert shown["counters"] == {"doom": 2}
    assert shown["power"] == 8 + 3
    edit(client, {"card": troll, "stunned": False, "counters": {"doom": 0}})
    assert not card(client, troll)["stunned"]
    assert card(client, troll)["counters"] == {}
    assert card(client, troll)["damage"] == 2


def test_the_options_are_those_of_the_new_position() -> None:
    client = table()
    troll = number(client, "Troll")
    answer = edit(client, {"card": troll, "exhausted": True}, {"tide": 1})
    offered = {(one["action"], one.get("card")) for one in answer["decision"]["options"]}
    assert ("reap", troll) not in offered
    assert ("tide", None) in offered
    assert client.done("state")["state"]["tide"] == 1
    edit(client, {"tide": None})
    assert client.done("state")["state"]["tide"] is None


@pytest.mark.parametrize("zone", ["hand", "discard", "archives", "purged", "deck"])
@pytest.mark.parametrize("name", ["Anger", "Punch", "Troll"])
def test_a_card_goes_to_a_pile_wherever_it_was(zone: str, name: str) -> None:
    client = table()
    moved = number(client, name)
    edit(client, {"card": moved, "zone": zone, "position": 0})
    assert card(client, moved)["zone"] == zone
    assert sides(client)[0][zone][0]["id"] == moved


def test_a_place_counts_from_the_top_or_the_left_and_the_last_is_meant_without_it() -> None:
    client = Client()
    client.setup(
        {"hand": ["Anger"], "deck": ["Punch", "Fear"], "discard": ["Troll", "Bumpsy"]},
        house="brobnar",
    )
    anger = number(client, "Anger")

    def order(zone: str) -> list[str]:
        return [one["name"] for one in sides(client)[0][zone]]

    edit(client, {"card": anger, "zone": "deck", "position": 1})
    assert order("deck") == ["Punch", "Anger", "Fear"]
    edit(client, {"card": anger, "zone": "deck"})
    assert order("deck") == ["Punch", "Fear", "Anger"]
    edit(client, {"card": anger, "zone": "discard", "position": 0})
    assert order("discard") == ["Anger", "Troll", "Bumpsy"]
    edit(
        client,
        {"card": number(client, "Punch"), "zone": "hand"},
        {"card": anger, "zone": "hand", "position": 0},
    )
    assert order("hand") == ["Anger", "Punch"]


def test_a_card_comes_into_play_without_its_play_ability() -> None:
    client = Client()
    client.setup({"hand": ["Headhunter"], "battleline": ["Troll"]}, house="brobnar")
    hunter = number(client, "Headhunter")
    edit(client, {"card": hunter, "zone": "battleline", "position": 0})
    assert [one["id"] for one in sides(client)[0]["battleline"]] == [
        hunter,
        number(client, "Troll"),
    ]
    assert card(client, hunter)["exhausted"]
    edit(client, {"card": hunter, "exhausted": False})
    client.pick(action="reap", card=hunter)


def test_a_creature_changes_its_place_and_its_side_with_all_that_is_on_it() -> None:
    client = table()
    troll, bumpsy = number(client, "Troll"), number(client, "Bumpsy")
    edit(
        client,
        {"card": troll, "damage": 3},
        {"card": troll, "zone": "battleline", "player": 1, "position": 0},
    )
    assert [one["id"] for one in sides(client)[1]["battleline"]] == [troll, bumpsy]
    shown = card(client, troll)
    assert (shown["owner"], shown["controller"], shown["damage"]) == (0, 1, 3)
    edit(client, {"card": troll, "zone": "battleline"})
    assert [one["id"] for one in sides(client)[1]["battleline"]] == [bumpsy, troll]


def test_an_upgrade_is_attached_and_moved() -> None:
    client = Client()
    client.setup({"hand": ["Blood of Titans"], "battleline": ["Troll", "Bumpsy"]}, house="brobnar")
    blood, troll, bumpsy = (number(client, name) for name in ("Blood of Titans", "Troll", "Bumpsy"))
    edit(client, {"card": blood, "upgrade_of": troll})
    assert card(client, troll)["power"] == 8 + 5
    edit(client, {"card": blood, "upgrade_of": bumpsy})
    assert (card(client, troll)["power"], card(client, bumpsy)["power"]) == (8, 5 + 5)
    edit(client, {"card": bumpsy, "zone": "hand"})
    assert (card(client, blood)["zone"], card(client, bumpsy)["zone"]) == ("discard", "hand")


def test_what_was_done_this_turn_and_lasting_effects_stay() -> None:
    client = Client()
    client.setup(
        {"hand": ["Warsong", "Troll"], "battleline": ["Bumpsy"]},
        {"battleline": ["Headhunter"]},
        house="brobnar",
        turn=1,
    )
    client.pick(action="play", card=0)
    game = client.session.game
    assert game is not None
    done = [event.kind for event in game.table.state.history]
    answer = edit(client, {"player": 0, "amber": 4})
    assert [event.kind for event in game.table.state.history] == done
    played = [one for one in answer["decision"]["options"] if one["action"] == "play"]
    assert played == []  # the first turn's one card was played
    before = sides(client)[0]["amber"]
    client.pick(action="fight", card=2)
    assert sides(client)[0]["amber"] == before + 1  # by Warsong, for the turn


def test_an_edit_is_taken_back_like_an_answer_and_survives_what_comes_after() -> None:
    client = table()
    troll = number(client, "Troll")
    before = client.done("state")
    edit(client, {"player": 0, "amber": 9})
    edited = client.done("state")
    client.pick(action="reap", card=troll)
    client.pick(action="end")
    for _ in range(4):  # into other turns
        decision = client.done("state")["decision"]
        client.done("choose", options=[decision["options"][-1]["id"]])
    game = client.session.game
    assert game is not None
    assert game.at(1).view() == game_at(client, 1)
    while len(game.choices) > 1:
        client.done("undo")
    assert client.done("state") == edited
    client.done("undo")
    assert client.done("state") == before
    assert client.error("undo") == "there is nothing to undo"


def game_at(client: Client, count: int) -> object:
    """What the table looks like after so many answers, reached from a copy."""
    game = client.session.game
    assert isinstance(game, Game)
    return game.copy().at(count).view()


def test_the_turns_of_a_game_are_counted_once_where_one_was_edited() -> None:
    client = table()
    edit(client, {"player": 0, "amber": 2})
    edit(client, {"player": 0, "amber": 3})
    client.pick(action="end")
    game = client.session.game
    assert game is not None
    assert len(game.turns) == 1
    edit(client, {"player": 1, "amber": 1})  # while the house is asked for
    client.pick(house="brobnar")
    assert [view.turn for view in game.turns] == [5, 6]


def test_a_preview_looks_ahead_from_an_edited_position() -> None:
    client = table()
    troll = number(client, "Troll")
    edit(client, {"player": 0, "amber": 2})
    game = client.session.game
    assert game is not None
    assert game.decision is not None
    (reap,) = [one.id for one in game.decision.options if (one.action, one.card) == ("reap", troll)]
    assert game.preview([reap], game.decision.player).gained(game.decision.player) == 1


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        (None, "changes: give a list"),
        ([], "changes: give a list"),
        ([3], "changes: give a list"),
        ([{}], "changes.0: say what is changed"),
        ([{"player": 2, "amber": 1}], "changes.0: "),
        ([{"player": 0, "amber": -1}], "changes.0: amber"),
        ([{"player": 0, "ambr": 1}], "changes.0: ambr"),
        ([{"player": 0, "keys": ["red", "blue", "yellow"]}], "changes.0: "),
        ([{"player": 0, "keys": ["red", "red"]}], "changes.0: "),
        ([{"card": 99, "damage": 1}], "changes.0: there is no card 99"),
        ([{"card": 0, "damage": 1}], "changes.0: Anger is not in play"),
        ([{"card": 2, "damage": 8}], "changes.0: Troll would have power 8; 8 damage destroys it"),
        ([{"card": 5, "damage": 1}], "changes.0: damage: Gauntlet of Command is not a creature"),
        ([{"card": 0, "zone": "battleline"}], "changes.0: Anger is of type action, not creature"),
        ([{"card": 2, "zone": "artifacts"}], "changes.0: Troll is in play elsewhere"),
        ([{"card": 2, "zone": "hand", "player": 1}], "changes.0: Troll goes to its owner"),
        ([{"card": 2, "zone": "battleline", "position": 5}], "changes.0: position: give a number"),
        ([{"card": 0, "zone": "nowhere"}], "changes.0: zone"),
        ([{"card": 0, "upgrade_of": 2}], "changes.0: Anger is of type action, not upgrade"),
        ([{"card": 0, "upgrade_of": 5}], "changes.0: Gauntlet of Command is not a creature"),
        ([{"tide": 3}], "changes.0: tide"),
        ([{"player": 0, "amber": 7}, {"card": 99, "damage": 1}], "changes.1: there is no card 99"),
    ],
)
def test_an_edit_that_cannot_be_made_changes_nothing(changes: object, complaint: str) -> None:
    client = table()
    before = client.done("state")
    said = client.error("edit", **({} if changes is None else {"changes": changes}))
    assert said.startswith(complaint)
    assert client.done("state") == before


def test_nothing_is_edited_in_the_middle_of_an_effect() -> None:
    client = Client()
    client.setup({"battleline": ["Troll"]}, {"battleline": ["Bumpsy", "Bumpsy"]}, house="brobnar")
    client.pick(action="fight", card=0)
    assert "a position is edited while" in client.error("edit", changes=[{"tide": 0}])


def test_a_card_that_asks_as_it_enters_is_not_put_into_play_by_hand() -> None:
    client = Client()
    side: Json = {"hand": ["Mimic Gel"], "battleline": ["Troll", "Bumpsy"]}
    client.setup(side, house="brobnar")
    change = {"card": 0, "zone": "battleline"}
    assert "asks something" in client.error("edit", changes=[change])
