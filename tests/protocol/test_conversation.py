"""Requests and answers, as another program sees them."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from keyforge_tui.library.cards import CardNames
from keyforge_tui.protocol.conversation import Conversation
from tests.scenario import library

Json = dict[str, Any]


@cache
def names() -> CardNames:
    return CardNames(library())


class Client:
    """The program at the other end. Every answer has been through JSON."""

    def __init__(self) -> None:
        self.session = Conversation(names())

    def send(self, line: bytes) -> Json:
        answer: Json = json.loads(json.dumps(self.session.answer_line(line)))
        return answer

    def ask(self, op: str, **rest: Any) -> Json:
        return self.send(json.dumps({"op": op, **rest}).encode())

    def done(self, op: str, **rest: Any) -> Json:
        answer = self.ask(op, **rest)
        assert answer["ok"], answer
        return answer

    def error(self, op: str, **rest: Any) -> str:
        """What is wrong with a request; nothing may have changed."""
        before = self.session.game and (self.session.game, list(self.session.game.choices))
        answer = self.ask(op, **rest)
        after = self.session.game and (self.session.game, list(self.session.game.choices))
        assert before == after
        assert answer.keys() == {"ok", "error"}
        assert answer["ok"] is False
        text: str = answer["error"]
        assert text
        assert "\n" not in text
        return text

    def setup(self, player: Json | None = None, opponent: Json | None = None, **rest: Any) -> Json:
        auto = rest.pop("auto", True)
        scenario = {"players": [player or {}, opponent or {}], **rest}
        return self.done("setup", scenario=scenario, auto=auto)

    def pick(self, **wanted: Any) -> Json:
        """Choose the one option that carries all this."""
        game = self.ask("state")
        found = [
            option["id"]
            for option in game["decision"]["options"]
            if all(option.get(key) == value for key, value in wanted.items())
        ]
        assert len(found) == 1, (wanted, game["decision"])
        return self.done("choose", options=found)


DECK = {"name": "Twelve", "cards": ["Anger", "Punch", "Troll"] * 12}


def test_a_new_game_asks_for_a_mulligan_first() -> None:
    answer = Client().done("new", decks=[DECK, DECK], seed=7, first=1)
    assert answer.keys() == {"ok", "decision", "events", "winner"}
    assert answer["winner"] is None
    decision = answer["decision"]
    keys = {"player", "kind", "prompt", "source", "min", "max", "options", "about"}
    assert decision.keys() == keys
    assert (decision["player"], decision["kind"]) == (1, "mulligan")
    assert [option["action"] for option in decision["options"]] == ["keep", "mulligan"]
    assert answer["events"][0] == {"event": "game-started", "player": 1}


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    def played(seed: int) -> list[Json]:
        client = Client()
        answers = [client.done("new", decks=[DECK, DECK], seed=seed)]
        while len(answers) < 60 and answers[-1]["decision"]:
            decision = answers[-1]["decision"]
            least = max(1, decision["min"])
            answers.append(client.done("choose", options=list(range(least))))
        return answers

    assert played(3) == played(3)
    assert played(3) != played(4)


def test_chains_are_given_at_the_start() -> None:
    client = Client()
    client.done("new", decks=[DECK, DECK], first=0, chains=[7, 0])
    state = client.done("state")["state"]
    assert [player["chains"] for player in state["players"]] == [6, 0]
    assert [len(player["hand"]) for player in state["players"]] == [5, 6]


def test_a_deck_object_names_its_copies() -> None:
    client = Client()
    cards = [*["anger"] * 12, *[{"card": "TROLL", "house": "dis", "bonus": ["draw"]}] * 12]
    client.done("new", decks=[{"cards": cards}, DECK])
    side = client.done("state")["state"]["players"][0]
    assert side["houses"] == ["brobnar", "dis"]
    trolls = [card for card in side["hand"] + side["deck"] if card["slug"] == "troll"]
    assert len(trolls) == 12
    assert all(card["house"] == "dis" and card["bonus"] == ["draw"] for card in trolls)


def test_a_deck_may_be_the_path_of_a_file(tmp_path: Path) -> None:
    path = tmp_path / "deck.yaml"
    houses = {"brobnar": "Troll", "dis": "Dust Imp", "logos": "Batdrone"}
    lines = "".join(f"  {house}: [12x {card}]\n" for house, card in houses.items())
    path.write_text(f"name: Three of a Kind\nset: cota\nhouses:\n{lines}")
    client = Client()
    client.done("new", decks=[str(path), DECK])
    side = client.done("state")["state"]["players"][0]
    assert (side["name"], side["houses"]) == ("Three of a Kind", ["brobnar", "dis", "logos"])
    assert len(side["hand"]) + len(side["deck"]) == 36


def test_a_deck_may_be_what_a_deck_file_holds() -> None:
    houses = {"brobnar": ["12x Troll"], "dis": ["12x Dust Imp"], "logos": ["12x Batdrone"]}
    client = Client()
    client.done("new", decks=[{"name": "Three", "houses": houses}, DECK])
    side = client.done("state")["state"]["players"][0]
    assert (side["name"], side["houses"]) == ("Three", ["brobnar", "dis", "logos"])
    wrong = {"name": "Three", "houses": {**houses, "logos": ["12x Batdron"]}}
    assert "Batdrone" in client.error("new", decks=[wrong, DECK])


def test_options_carry_the_words_of_their_kind() -> None:
    client = Client()
    answer = client.setup(
        {"hand": ["Anger"], "battleline": ["Troll"]},
        {"battleline": ["Headhunter", "Bumpsy"]},
        house="brobnar",
    )
    options = answer["decision"]["options"]
    assert options[0] == {"id": 0, "action": "play", "card": 0, "label": "Play Anger"}
    assert options[-1].keys() == {"id", "action", "label"}
    target = client.pick(action="fight", card=1)["decision"]
    assert (target["kind"], target["source"]) == ("target", 1)
    assert target["options"] == [
        {"id": 0, "card": 2, "label": "Headhunter"},
        {"id": 1, "card": 3, "label": "Bumpsy"},
    ]


def test_a_house_is_picked_where_the_scenario_names_none() -> None:
    client = Client()
    answer = client.setup({"houses": ["dis", "logos"], "hand": ["Troll"]})
    assert answer["decision"]["kind"] == "house"
    houses = [option["house"] for option in answer["decision"]["options"]]
    assert houses == ["dis", "logos"]
    assert client.pick(house="dis")["decision"]["kind"] == "main"


def test_a_creature_is_placed_by_position_and_flank() -> None:
    client = Client()
    client.setup({"hand": ["Troll"], "battleline": ["Bumpsy"]}, house="brobnar")
    decision = client.pick(action="play", card=0)["decision"]
    assert decision["kind"] == "position"
    assert [(o["position"], o["action"]) for o in decision["options"]] == [
        (0, "left"),
        (1, "right"),
    ]


def test_a_forced_choice_is_asked_only_without_auto() -> None:
    sides: tuple[Json, Json] = ({"battleline": ["Troll"]}, {"battleline": ["Bumpsy"]})
    client = Client()
    client.setup(*sides, house="brobnar")
    assert client.pick(action="fight", card=0)["decision"]["kind"] == "main"
    client.setup(*sides, house="brobnar", auto=False)
    decision = client.pick(action="fight", card=0)["decision"]
    assert decision["kind"] == "target"
    assert [option["card"] for option in decision["options"]] == [1]


def test_the_position_in_an_empty_line_is_asked_only_without_auto() -> None:
    client = Client()
    client.setup({"hand": ["Troll"]}, house="brobnar")
    assert client.pick(action="play", card=0)["decision"]["kind"] == "main"
    client.setup({"hand": ["Troll"]}, house="brobnar", auto=False)
    decision = client.pick(action="play", card=0)["decision"]
    assert decision["kind"] == "position"
    assert [option["position"] for option in decision["options"]] == [0]
    assert client.pick(position=0)["decision"]["kind"] == "main"


def test_the_whole_state_shows_everything() -> None:
    client = Client()
    client.setup(
        {
            "amber": 3,
            "keys": ["red"],
            "deck": ["Anger", "Punch"],
            "battleline": [
                {
                    "card": "Troll",
                    "damage": 2,
                    "amber": 1,
                    "stunned": True,
                    "exhausted": True,
                    "power_counters": 2,
                    "counters": {"doom": 1},
                    "upgrades": ["Blood of Titans"],
                }
            ],
        },
        {"hand": ["Bumpsy"], "archives": ["Anger"]},
        house="brobnar",
        turn=9,
        tide=1,
    )
    state = client.done("state")["state"]
    assert (state["turn"], state["active"], state["tide"]) == (9, 0, 1)
    assert (state["house"], state["step"], state["winner"]) == ("brobnar", "main", None)
    one, two = state["players"]
    assert one["keys"] == {"red": True, "yellow": False, "blue": False}
    assert [card["slug"] for card in one["deck"]] == ["anger", "punch"]
    troll = one["battleline"][0]
    assert (troll["power"], troll["damage"], troll["amber"]) == (8 + 2 + 5, 2, 1)
    assert (troll["stunned"], troll["exhausted"], troll["warded"]) == (True, True, False)
    assert troll["counters"] == {"doom": 1}
    assert [card["slug"] for card in troll["upgrades"]] == ["blood-of-titans"]
    assert [card["slug"] for card in two["hand"] + two["archives"]] == ["bumpsy", "anger"]


def test_a_card_in_play_says_what_has_become_of_it_this_turn() -> None:
    client = Client()
    client.setup(
        {"battleline": ["Troll", "Bumpsy", "Troll"]},
        {"battleline": [{"card": "Mimic Gel", "copy_of": "Urchin"}]},
        house="brobnar",
    )
    before = client.done("state")["state"]["players"]
    assert [card["flank"] for card in before[0]["battleline"]] == [True, False, True]
    (copy,) = before[1]["battleline"]
    assert (copy["slug"], copy["copy_of"], copy["elusive_used"]) == ("urchin", "urchin", False)
    assert (copy["flank"], copy["tagged"]) == (True, False)
    client.pick(action="fight", card=0)
    (after,) = client.done("state")["state"]["players"][1]["battleline"]
    assert after["elusive_used"]


def test_a_question_says_what_it_is_about() -> None:
    client = Client()
    client.setup({"hand": ["Anger"], "battleline": ["Troll", "Bumpsy"]}, house="brobnar")
    decision = client.pick(action="play", card=0)["decision"]
    assert (decision["kind"], decision["about"]["card"]) == ("target", 0)
    assert decision["about"]["ability"] == "play"
    assert decision["about"]["text"].startswith("Ready")
    assert decision["about"]["event"] == 0  # the first thing that happened: it was played
    assert "others" not in decision
    assert client.pick(card=1)["decision"]["about"] is None


def test_a_pick_says_that_all_that_counts_is_listed() -> None:
    client = Client()
    client.setup({"hand": ["Control the Weak"]}, {"houses": ["dis", "mars"]}, house="dis")
    decision = client.pick(action="play", card=0)["decision"]
    assert (decision["kind"], decision["others"]) == ("pick", False)


def test_a_player_is_shown_nothing_hidden() -> None:
    client = Client()
    client.setup(
        {"hand": ["Punch"], "deck": ["Anger"], "archives": ["Troll"]},
        {"hand": ["Bumpsy"], "deck": ["Headhunter"] * 2, "archives": ["Smaaash"]},
        house="brobnar",
    )
    answer = client.done("state", player=0)
    own, other = answer["state"]["players"]
    assert [card["name"] for card in own["hand"] + own["archives"]] == ["Punch", "Troll"]
    assert own["deck"] == 1
    assert other["deck"] == 2
    assert all(card.keys() == {"id"} for card in other["hand"] + other["archives"])
    shown = json.dumps(answer["state"])
    for secret in ("Anger", "Bumpsy", "Headhunter", "Smaaash", "bumpsy", "smaaash"):
        assert secret not in shown


def test_undo_goes_back_one_answer_at_a_time() -> None:
    client = Client()
    first = client.setup(
        {"battleline": ["Troll"]}, {"battleline": ["Headhunter", "Bumpsy"]}, house="brobnar"
    )
    before = client.done("state")["state"]
    target = client.pick(action="fight", card=0)
    client.pick(card=1)
    assert client.done("undo")["decision"] == target["decision"]
    assert client.done("undo")["decision"] == first["decision"]
    assert client.done("state")["state"] == before
    assert client.error("undo") == "there is nothing to undo"


def test_explain_gives_reasons_or_none() -> None:
    client = Client()
    client.setup({"battleline": ["Troll"], "hand": ["Batdrone"]}, house="brobnar")
    assert client.done("explain", card=0, action="play")["reasons"][0]["rule"] == "R9.2"
    (reason,) = client.done("explain", card=1, action="fight")["reasons"]
    assert reason.keys() == {"text", "rule", "card"}
    assert client.done("explain", card=1, action="reap")["reasons"] == []


def test_quit_ends_the_session() -> None:
    client = Client()
    assert client.done("quit")["decision"] is None
    assert client.session.ended


@pytest.mark.parametrize("op", ["choose", "state", "undo", "explain"])
def test_there_must_be_a_game_first(op: str) -> None:
    requests: dict[str, Json] = {
        "choose": {"options": [0]},
        "explain": {"card": 0, "action": "reap"},
    }
    rest = requests.get(op, {})
    assert "begin one with new or setup" in Client().error(op, **rest)


@pytest.mark.parametrize(
    ("request_", "complaint"),
    [
        ({}, '"op"'),
        ({"op": 3}, '"op"'),
        ({"op": "stat"}, 'did you mean "state"?'),
        ({"op": "state", "player": 2}, "from 0 to 1"),
        ({"op": "state", "player": True}, "from 0 to 1"),
        ({"op": "state", "playr": 1}, 'did you mean "player"?'),
        ({"op": "choose"}, "option ids"),
        ({"op": "choose", "options": 0}, "option ids"),
        ({"op": "choose", "options": ["0"]}, "option ids"),
        ({"op": "choose", "options": [True]}, "option ids"),
        ({"op": "choose", "options": [99]}, "there is no option 99"),
        ({"op": "choose", "options": [-1]}, "there is no option -1"),
        ({"op": "choose", "options": []}, "choose 1 of the options, not 0"),
        ({"op": "choose", "options": [0, 1]}, "choose 1 of the options, not 2"),
        ({"op": "choose", "options": [0] * 9999}, "only once"),
        ({"op": "explain", "card": 999, "action": "reap"}, "card: "),
        ({"op": "explain", "card": 0, "action": "dance"}, "action: "),
        ({"op": "explain", "card": 0, "action": "end"}, "action: "),
        ({"op": "new"}, "two decks"),
        ({"op": "new", "decks": [DECK]}, "two decks"),
        ({"op": "new", "decks": [DECK, 3]}, "decks.1: "),
        ({"op": "new", "decks": [DECK, "no/such/file.yaml"]}, "decks.1: no/such/file.yaml: "),
        ({"op": "new", "decks": [DECK, {"cards": []}]}, "decks.1: cards: "),
        ({"op": "new", "decks": [DECK, {"cards": ["Angr"]}]}, 'did you mean "Anger"?'),
        ({"op": "new", "decks": [DECK, DECK], "seed": "x"}, "seed: "),
        ({"op": "new", "decks": [DECK, DECK], "first": 2}, "first: "),
        ({"op": "new", "decks": [DECK, DECK], "chains": [0]}, "chains: "),
        ({"op": "new", "decks": [DECK, DECK], "chains": [0, -1]}, "chains: "),
        ({"op": "new", "decks": [DECK, DECK], "auto": 1}, "auto: "),
        ({"op": "setup"}, "scenario: "),
        ({"op": "setup", "scenario": []}, "scenario: "),
        ({"op": "setup", "scenario": {}}, "players: is missing"),
    ],
)
def test_a_bad_request_is_one_clear_error_and_changes_nothing(
    request_: Json, complaint: str
) -> None:
    client = Client()
    client.setup({"hand": ["Anger"]}, house="brobnar")
    state = client.done("state")
    answer = client.send(json.dumps(request_).encode())
    assert answer.keys() == {"ok", "error"}
    assert complaint in answer["error"]
    assert client.done("state") == state


LONG = "a very long word " + "x" * 5000
ODD: list[Json] = [
    {"op": LONG},
    {"op": "state", LONG: 1},
    {"op": "new", "decks": [LONG, LONG]},
    {"op": "new", "decks": [DECK, {"cards": [LONG]}]},
    {"op": "new", "decks": [DECK, {"name": "D", "houses": [LONG], "cards": ["Troll"]}]},
    {"op": "choose", "options": [10**4000]},
    {"op": "setup", "scenario": {"players": [{"hand": [LONG]}, {}]}},
    {"op": "setup", "scenario": {"players": [{LONG: 1}, {}]}},
    {"op": "setup", "scenario": {"players": [{"hand": [{"card": "Troll", LONG: 1}]}, {}]}},
    {"op": "setup", "scenario": {"players": [{"hand": [{"card": "word " * 900}]}, {}]}},
]


@pytest.mark.parametrize("request_", ODD, ids=range(len(ODD)))
def test_an_error_repeats_little_of_a_long_request(request_: Json) -> None:
    client = Client()
    client.setup({"hand": ["Anger"]}, house="brobnar")
    answer = client.send(json.dumps(request_).encode())
    assert not answer["ok"]
    assert len(answer["error"]) <= 500


def test_a_fault_of_the_engine_leaves_the_game_where_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    client = Client()
    client.setup({"hand": ["Anger"], "battleline": ["Troll"]}, house="brobnar")
    client.pick(action="reap", card=1)
    state = client.done("state")
    monkeypatch.setattr("keyforge_tui.engine.rules.turn.play", lambda *_: 1 / 0)
    answer = client.ask("choose", options=[0])
    assert "internal error" in answer["error"]
    monkeypatch.undo()
    assert client.done("state") == state
    assert client.pick(action="discard", card=0)["ok"]
