"""What one player is shown names no hidden card, to however good a memory."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from keyforge_tui.engine import PLAYERS, Hidden
from keyforge_tui.library.decks import starter_decks
from keyforge_tui.protocol.blind import BlindSight, Numbers
from keyforge_tui.protocol.forms import state_form
from tests.protocol.test_conversation import Client
from tests.scenario import Play, action, scene

Json = dict[str, Any]
ZONES = ("hand", "discard", "archives", "purged", "battleline", "artifacts")


def cards_in(state: Json) -> Iterator[Json]:
    """Every card that is shown, with those attached to it and under it."""
    for side in state["players"]:
        for zone in ZONES:
            stack = list(side[zone])
            while stack:
                card = stack.pop()
                yield card
                stack += [*card.get("upgrades", ()), *card.get("under", ())]


class Follower:
    """A program that sees one player's view after every choice and forgets nothing."""

    def __init__(self) -> None:
        self.names: dict[int, str] = {}
        """By number, the card that was last seen with it."""
        self.hidden: set[int] = set()
        self.seen: set[int] = set()

    def look(self, state: Json) -> None:
        shown = list(cards_in(state))
        hidden = {card["id"] for card in shown if card.keys() == {"id"}}
        faces = {card["id"]: card["name"] for card in shown if "name" in card}
        went, came = self.hidden - hidden, faces.keys() - self.seen
        if len(went) == 1 and len(came) == 1:
            # One back less and one face more: it must be that card.
            self.names[went.pop()] = faces[next(iter(came))]
        self.names |= faces
        self.hidden, self.seen = hidden, set(faces)

    def guesses(self, state: Json, seat: int) -> dict[int, str]:
        """What it can name of the hidden cards of a seat, by their places."""
        hand = state["players"][seat]["hand"] + state["players"][seat]["archives"]
        return {
            place: self.names[card["id"]]
            for place, card in enumerate(hand)
            if card.keys() == {"id"} and card["id"] in self.names
        }


def games(count: int) -> Iterator[tuple[Client, Random]]:
    """Games of random choices, over and over through their decks."""
    decks = [
        {
            "name": deck.name,
            "cards": [{"card": card.definition.slug, "house": card.house} for card in deck.cards],
        }
        for deck in starter_decks()
    ]
    for seed in range(count):
        client = Client()
        client.done("new", decks=decks, seed=seed)
        yield client, Random(seed)


def step(client: Client, chance: Random) -> bool:
    """A choice that seldom ends the turn; whether the game goes on."""
    game = client.session.game
    assert game is not None
    decision = game.decision
    if decision is None:
        return False
    options = [option for option in decision.options if option.action != "end"]
    if not options or chance.random() < 0.1:
        options = list(decision.options)
    count = chance.randint(decision.min, min(decision.max, len(options)))
    game.choose(*(option.id for option in chance.sample(options, max(count, decision.min))))
    return True


def test_nobody_names_a_hidden_card_by_its_number() -> None:
    looked = named = 0
    for client, chance in games(3):
        follower = Follower()
        for _ in range(250):
            if not step(client, chance):
                break
            state = client.done("state", player=0)["state"]
            follower.look(state)
            looked += len(state["players"][1]["hand"])
            named += len(follower.guesses(state, 1))
    assert looked > 2000
    assert named == 0


def hidden(client: Client, zone: str = "hand") -> list[int]:
    """The numbers of the opponent's cards in a zone, as player 0 sees them."""
    side = client.done("state", player=0)["state"]["players"][1]
    assert all(card.keys() == {"id"} for card in side[zone])
    return [card["id"] for card in side[zone]]


def test_a_hidden_card_keeps_its_number_while_nothing_is_mixed() -> None:
    client = Client()
    client.setup({"battleline": ["Troll"]}, {"hand": ["Punch", "Fear", "Anger"]}, house="brobnar")
    before = hidden(client)
    assert min(before) >= 4  # no number of a card of the game
    assert len(set(before)) == 3
    client.pick(action="reap", card=0)
    assert hidden(client) == before


def test_each_player_has_numbers_of_their_own() -> None:
    client = Client()
    client.setup({"hand": ["Punch", "Fear"]}, {"hand": ["Punch", "Fear"]}, house="brobnar")
    theirs = hidden(client)
    side = client.done("state", player=1)["state"]["players"][0]
    assert not {card["id"] for card in side["hand"]} & set(theirs)


def test_the_whole_state_keeps_the_numbers_of_the_game() -> None:
    client = Client()
    client.setup({"hand": ["Punch"]}, {"hand": ["Fear", "Anger"]}, house="brobnar")
    hidden(client)
    hand = client.done("state")["state"]["players"][1]["hand"]
    assert [card["id"] for card in hand] == [1, 2]


class Watcher:
    """Sees a game from seat 1 while seat 0 plays."""

    def __init__(self, play: Play) -> None:
        self.game = play.game
        self.numbers = Numbers(self.game)

    def zone(self, name: str) -> list[int]:
        sight = BlindSight(self.game, PLAYERS[1], self.numbers)
        state = json.loads(json.dumps(state_form(self.game.view(PLAYERS[1]), sight)))
        assert all(card.keys() == {"id"} for card in state["players"][0][name])
        return [card["id"] for card in state["players"][0][name]]


def test_what_is_shuffled_and_drawn_again_has_another_number() -> None:
    again = action("again", {"shuffle-in": ["hand"]}, {"draw": 3})
    side = {"hand": ["again", "punch", "fear", "anger"]}
    play = scene("brobnar", side, cards=[again])
    watcher = Watcher(play)
    before = watcher.zone("hand")
    play.play("again")
    assert len(watcher.zone("hand")) == 3
    assert not set(watcher.zone("hand")) & set(before)


def test_what_came_back_to_a_hand_openly_is_known_until_something_leaves_it_unseen() -> None:
    back = action("back", {"return": "each friendly creature"})
    stash = action("stash", {"archive": "a card in your hand"})
    side = {"hand": ["back", "stash", "punch", "fear"], "battleline": ["plain-3"]}
    play = scene("brobnar", side, cards=[back, stash])
    watcher = Watcher(play)
    before = watcher.zone("hand")
    play.play("back")
    after = watcher.zone("hand")
    assert len(set(after) & set(before)) == 3  # only one is new: the creature
    play.play("stash").choose("plain-3")
    assert not set(watcher.zone("hand") + watcher.zone("archives")) & {*before, *after}
    assert len(watcher.zone("archives")) == 1


def test_the_order_of_a_hidden_hand_tells_nothing_of_when_a_card_came() -> None:
    stash = action("stash", {"archive": "a card in your hand"})
    hand = ["stash", *[f"plain-{power}" for power in range(1, 9)]]
    orders = set()
    for seed in range(8):
        play = scene("brobnar", {"hand": hand}, cards=[stash], seed=seed)
        watcher = Watcher(play)
        play.play("stash").choose("plain-1")
        names = watcher.zone("hand")
        sight = BlindSight(play.game, PLAYERS[1], watcher.numbers)
        at = [sight.number(Hidden(play.id(f"plain-{power}"))) for power in range(2, 9)]
        assert sorted(at) == names
        orders.add(tuple(names.index(number) for number in at))
    assert len(orders) == 8
