"""What the program wrote and read before, it reads today: `tests/data` holds some of each.

Journals, deck files, scenarios and protocol conversations are kept as they were, beside what was in
them. Words for people may be bettered and answers may say more; nothing else may differ.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from keyforge_tui.common.paths import cards_folder
from keyforge_tui.engine import Deck, Game
from keyforge_tui.library.cards import CardNames
from keyforge_tui.library.decks import playable, read_lists
from keyforge_tui.library.decks.deckfile import usable
from keyforge_tui.library.scenarios import game_from_file
from keyforge_tui.library.sets import Catalog, load_sets
from keyforge_tui.protocol.conversation import Conversation
from keyforge_tui.protocol.forms import state_form
from keyforge_tui.saves.restore import restore
from keyforge_tui.sitting.resume import match_after
from keyforge_tui.sitting.series import go_on, leave_table
from tests.scenario import library

Json = dict[str, Any]

DATA = Path(__file__).parent / "data"
JOURNALS = sorted((DATA / "journals").glob("*.journal"))
DECKS = sorted(path for path in (DATA / "decks").iterdir() if path.name != "cards.json")
SCENARIOS = sorted(path for path in (DATA / "scenarios").iterdir() if path.name != "tables.json")
CONVERSATIONS = sorted((DATA / "protocol").glob("*.jsonl"))

FOR_PEOPLE = frozenset({"prompt", "label", "text"})
"""Words that may be put better."""


def facts(path: Path) -> Json:
    found: Json = json.loads(path.read_text(encoding="utf-8"))
    return found


@cache
def catalog() -> Catalog:
    return load_sets(cards_folder() / "sets")


@cache
def names() -> CardNames:
    return CardNames(library())


# -- told in few words ---------------------------------------------------------------------------


def card_words(card: Json) -> str:
    """A card with everything that has happened to it: `troll damage=2 stunned +blood-of-titans`."""
    if "slug" not in card:
        return "hidden"
    words = [card["slug"]]
    words += [f"{key}={card[key]}" for key in ("damage", "amber", "power_counters") if card[key]]
    words += [key for key in ("exhausted", "stunned", "warded", "enraged") if card[key]]
    words += [f"{name}={count}" for name, count in card["counters"].items()]
    words += [f"+{upgrade['slug']}" for upgrade in card["upgrades"]]
    words += [f"/{under['slug']}" for under in card["under"]]
    return " ".join(words)


def side_words(side: Json) -> Json:
    zones = ("hand", "deck", "discard", "archives", "purged", "battleline", "artifacts")
    return {
        "amber": side["amber"],
        "chains": side["chains"],
        "keys": [color for color, is_forged in side["keys"].items() if is_forged],
        **{zone: [card_words(card) for card in side[zone]] for zone in zones},
    }


def table_words(game: Game) -> Json:
    """Where everything lies, as the data files say it."""
    whole: Json = json.loads(json.dumps(state_form(game.view(None))))
    general = ("turn", "active", "house", "step", "tide", "winner")
    return {
        **{key: whole[key] for key in general},
        "players": [side_words(side) for side in whole["players"]],
    }


def deck_words(deck: Deck) -> list[str]:
    return sorted(
        " +".join(
            [f"{card.house or card.definition.houses[0]} {card.definition.slug}", *card.added]
        )
        for card in deck.cards
    )


# -- journals --------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_a_journal_plays_to_the_same_end(path: Path) -> None:
    end = facts(DATA / "journals" / "ends.json")[path.stem]
    back = restore(path, library(), write=False)
    over = None if back.over is None else [back.over.winner, back.over.conceded]
    assert back.problem == end["problem"]
    assert len(back.session.game.choices) == end["choices"]
    assert (over, back.used) == (end["over"], end["used"] and tuple(end["used"]))
    assert list(back.dealing.names) == end["names"]
    assert back.dealing.branch == end["branch"]
    assert back.session.can_redo == end["redo"]
    assert [agreement.text for agreement in back.agreements] == end["agreements"]
    assert table_words(back.session.game) == end["table"]


@pytest.mark.parametrize("name", ["interrupted", "corrected", "adaptive-3", "branch", "torn"])
def test_a_game_that_was_left_goes_on(name: str, tmp_path: Path) -> None:
    path = tmp_path / f"{name}.journal"
    shutil.copy(DATA / "journals" / path.name, path)
    end = facts(DATA / "journals" / "ends.json")[name]
    sitting = go_on(path, library(), tmp_path)
    assert table_words(sitting.game) == end["table"]
    assert sitting.decision is not None
    sitting.answer([option.id for option in sitting.decision.options[: sitting.decision.min]])
    assert leave_table(sitting) == path
    back = restore(path, library(), write=False)
    assert back.problem is None
    assert len(back.session.game.choices) > end["choices"]


def test_a_match_goes_on_with_its_bids_and_its_clock(tmp_path: Path) -> None:
    for name in ("adaptive-3", "interrupted"):
        shutil.copy(DATA / "journals" / f"{name}.journal", tmp_path)
    bid = go_on(tmp_path / "adaptive-3.journal", library(), tmp_path)
    assert bid.match is not None
    assert bid.match.score() == "The match stands at 1 to 1; 2 wins decide it."
    assert bid.match.bidding is not None
    assert bid.match.bidding.bids == [(0, 2), (1, 5)]
    assert bid.dealing is not None
    assert bid.dealing.chains == (0, 5)
    timed = go_on(tmp_path / "interrupted.journal", library(), tmp_path)
    assert timed.match is not None
    assert timed.match.is_series
    assert timed.time_left(timed.viewer).startswith(("24:", "25:"))
    for sitting in (bid, timed):
        leave_table(sitting)


@pytest.mark.parametrize(
    ("name", "score"),
    [
        ("adaptive-1", "Ann leads the match 1 to 0; 2 wins decide it."),
        ("adaptive-2", "The match stands at 1 to 1; 2 wins decide it."),
    ],
)
def test_a_match_waits_for_its_next_game(name: str, score: str) -> None:
    match = match_after(DATA / "journals" / f"{name}.journal", library())
    assert match is not None
    assert match.score() == score


# -- decks and scenarios ---------------------------------------------------------------------------


@pytest.mark.parametrize("path", DECKS, ids=lambda path: path.name)
def test_a_deck_file_holds_the_same_cards(path: Path) -> None:
    read = [
        {"name": one.name, "cards": deck_words(playable(usable(one), library()))}
        for one in read_lists(path, catalog())
    ]
    assert read == facts(DATA / "decks" / "cards.json")[path.name]


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.name)
def test_a_scenario_is_the_same_table(path: Path) -> None:
    game = game_from_file(path, names())
    assert table_words(game) == facts(DATA / "scenarios" / "tables.json")[path.name]


# -- the protocol ----------------------------------------------------------------------------------


def differences(then: object, now: object, where: str = "") -> Iterator[str]:
    """What an answer of today lacks or says otherwise; what it says besides does not matter."""
    if isinstance(then, dict) and isinstance(now, dict):
        for key, value in then.items():
            if key not in now:
                yield f"{where}.{key} is gone"
            elif key == "events":
                yield from lost_events(value, now[key])
            elif key == "id" and then.keys() == now.keys() == {"id"}:
                continue  # a hidden card: its number is of this view alone
            elif key == "error":
                yield from lost_words(value, now[key])
            elif key not in FOR_PEOPLE:
                yield from differences(value, now[key], f"{where}.{key}")
    elif isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        for number, pair in enumerate(zip(then, now, strict=True)):
            yield from differences(*pair, f"{where}.{number}")
    elif then != now:
        yield f"{where}: {then!r} is {now!r}"


def lost_words(then: str, now: str) -> Iterator[str]:
    """Words of an error that it says no more; where it lists what there is, there may be more."""
    rest = iter(now.split())
    if not all(word in rest for word in then.split()):
        yield f"error: {then!r} is {now!r}"


def lost_events(then: list[Json], now: list[Json]) -> Iterator[str]:
    """Events that happen no more; others may happen between them."""
    rest = iter(now)
    for event in then:
        if not any(not list(differences(event, one)) for one in rest):
            yield f"events: {event} is gone"


def has_tide(game: Game) -> bool:
    """Whether the tide is offered: it was set, or a card's file speaks of it (O13)."""
    files = {library().files[card.definition.slug] for card in game.cards}
    return game.view().tide is not None or any("tide" in path.read_text() for path in files)


def without_tide(then: Json, numbers: list[int]) -> list[int]:
    """Leave the tide out of a recorded answer; the numbers its options had, in their order now."""
    if not then["ok"]:
        then["error"] = then["error"].replace(
            f"0 to {len(numbers)} are", f"0 to {len(numbers) - 1} are"
        )
        return numbers
    if then["decision"] is None:
        return []
    options = [option for option in then["decision"]["options"] if option.get("action") != "tide"]
    then["decision"]["options"] = [{**one, "id": number} for number, one in enumerate(options)]
    return [option["id"] for option in options]


class Retold:
    """A recorded conversation, told to the program as it is now (see `tests/data/README.md`)."""

    def __init__(self) -> None:
        self.session = Conversation(names())
        self.numbers: list[int] = []
        """For each option offered now, the number it had in the recording."""

    def told_again(self, request: str, then: Json) -> Json:
        """Today's answer to a request."""
        said = json.loads(request) if then["ok"] else {}
        if said.get("op") == "choose":
            request = json.dumps(
                {**said, "options": list(map(self.numbers.index, said["options"]))}
            )
        answer: Json = json.loads(json.dumps(self.session.answer_line(request.encode())))
        game = self.session.game
        if game is not None and not has_tide(game):
            self.numbers = without_tide(then, self.numbers)
        elif then["ok"]:
            options = (then["decision"] or {}).get("options", [])
            self.numbers = [option["id"] for option in options]
        return answer


@pytest.mark.parametrize("path", CONVERSATIONS, ids=lambda path: path.stem)
def test_a_conversation_is_answered_as_it_was(path: Path) -> None:
    retold = Retold()
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        told = json.loads(line)
        then: Json = told["answer"]
        answer = retold.told_again(told["request"], then)
        assert list(differences(then, answer)) == [], f"line {number}"
    assert retold.session.ended
