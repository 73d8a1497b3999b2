"""One random game, from its seed to its end, watched on the way; and how random players answer."""

from __future__ import annotations

import signal
import traceback
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Final, NoReturn

from keyforge_tui.engine import CardDef, Decision, DecisionKind, Event, Game, Kind, Option, Use
from keyforge_tui.simulation import invariants
from keyforge_tui.simulation.draws import draw_decks, draw_position

Answer = tuple[int, ...]

END_TURN: Final = 0.1
"""How often a player ends the turn while something else is possible."""
RAISE_TIDE: Final = 0.02
"""How often a player takes three chains for the tide, which is always possible."""


def explore(decision: Decision, chance: Random) -> Answer:
    """Anything that is allowed; the tide rarely, because chains make games long and empty."""
    if decision.kind is DecisionKind.MAIN and chance.random() < RAISE_TIDE:
        for option in decision.options:
            if option.action == Use.TIDE:
                return (option.id,)
    return compare(decision, chance)


def compare(decision: Decision, chance: Random) -> Answer:
    """The policy for comparing engines: end the turn one time in ten, else anything.

    The tide is left alone: engines without it are compared on decks that do not use it.
    """
    if decision.kind is DecisionKind.MAIN:
        return (_main(decision.options, chance),)
    count = len(decision.options)
    least, most = decision.min, min(decision.max, count)
    if least == most == 1:
        return (decision.options[int(chance.random() * count)].id,)
    number = least + int(chance.random() * (most - least + 1))
    return tuple(option.id for option in chance.sample(decision.options, number))


def _main(options: tuple[Option, ...], chance: Random) -> int:
    end = options[-1].id
    others = len(options) - 1
    if others and options[others - 1].action == Use.TIDE:
        others -= 1
    if not others or chance.random() < END_TURN:
        return end
    return options[int(chance.random() * others)].id


MOST_TURNS: Final = 400
"""A random game that is not over by now will hardly end; it is counted as unfinished."""
SECONDS: Final = 20
"""A choice that takes longer than this hangs."""
OFTEN: Final = 0.2
"""The share of choices at which what was computed is computed again."""
ASKED_EVERY: Final = 4
"""One game in so many asks also forced choices."""

IN_THE_MIDDLE_EVERY: Final = 3
"""One game in so many begins at a random position."""


class Hangs(Exception):
    """The engine did not come back to ask anything."""


@dataclass(slots=True)
class Outcome:
    """What became of one game."""

    seed: int
    turns: int = 0
    choices: list[Answer] = field(default_factory=list)
    winner: int | None = None
    finished: bool = False
    played: set[str] = field(default_factory=set)
    """The cards that were played."""
    failure: str | None = None
    """What went wrong, with the place in the code."""


def begin(cards: Mapping[str, CardDef], seed: int) -> Game:
    """The game of a seed, before its first choice."""
    chance = Random(f"decks {seed}")
    decks = draw_decks(cards, chance)
    auto = seed % ASKED_EVERY != 0
    if seed % IN_THE_MIDDLE_EVERY == 0:
        return draw_position(decks, cards, chance, auto=auto)
    return Game.new(decks, seed=seed, auto=auto)


def play(
    cards: Mapping[str, CardDef],
    seed: int,
    *,
    check: bool = False,
    thorough: float = 0.02,
    answers: Sequence[Answer] | None = None,
) -> Outcome:
    """Play one game; with `check`, hold it to the invariants after every choice.

    `thorough`: the share of choices at which every option is tried on a copy. `answers`: play
    these instead of random ones.
    """
    chance = Random(f"choices {seed}")
    spot = Random(f"checks {seed}")
    outcome = Outcome(seed)
    try:
        with _time_limit():
            game = begin(cards, seed)
        _note_played(game, game.log, outcome)
        while game.decision is not None and game.turn <= MOST_TURNS:
            number = len(outcome.choices)
            if answers is None:
                answer = explore(game.decision, chance)
            elif number < len(answers):
                answer = answers[number]
            else:
                break
            outcome.choices.append(answer)
            with _time_limit():
                events = game.choose(*answer)
                _note_played(game, events, outcome)
                if check:
                    invariants.check(game)
                    if spot.random() < OFTEN:
                        invariants.up_to_date(game)
                    if spot.random() < thorough:
                        invariants.accepted(game, 12)
                        invariants.secrets(game)
                        invariants.explained(game)
                        invariants.looked_at(game)
        if check:
            _same_again(cards, game, outcome)
    except Exception as error:
        outcome.failure = _told(error)
        return outcome
    outcome.turns = game.turn
    outcome.winner = game.winner
    outcome.finished = game.over
    return outcome


def _same_again(cards: Mapping[str, CardDef], game: Game, outcome: Outcome) -> None:
    """The same seed and the same answers give the same game."""
    again = begin(cards, outcome.seed)
    for answer in outcome.choices:
        again.choose(*answer)
    same = invariants.fingerprint(again.table.state) == invariants.fingerprint(game.table.state)
    if not same or [e.to_json() for e in again.log] != [e.to_json() for e in game.log]:
        raise invariants.Broken("the same seed and answers gave another game")


def _note_played(game: Game, events: Sequence[Event], outcome: Outcome) -> None:
    for event in events:
        if event.kind is Kind.PLAYED and event.card is not None:
            definition = game.cards[event.card].definition
            outcome.played.add(definition.slug)
            if definition.gigantic is not None:
                outcome.played.add(definition.gigantic)  # both halves at once (R49.3)


def _told(error: Exception) -> str:
    """An error and where it was raised, in one line."""
    frames = traceback.extract_tb(error.__traceback__)
    place = frames[-1]
    file = "/".join(place.filename.split("/")[-2:])
    return f"{type(error).__name__}: {error} ({file}:{place.lineno} in {place.name})"


@contextmanager
def _time_limit() -> Iterator[None]:
    """Stop a choice that hangs, where the system can."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, _hangs)
    signal.setitimer(signal.ITIMER_REAL, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _hangs(*_: object) -> NoReturn:
    raise Hangs(f"no question after {SECONDS} seconds")
