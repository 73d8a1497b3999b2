"""One program at the other end: requests in, answers out, and the game between them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from keyforge_tui.common.errors import UserError, printable
from keyforge_tui.common.suggest import did_you_mean
from keyforge_tui.engine import PLAYERS, REPAIR, CardId, Event, Game, Use
from keyforge_tui.library.cards import CardNames
from keyforge_tui.library.scenarios import game_from_data
from keyforge_tui.protocol.decks import read_deck_of
from keyforge_tui.protocol.forms import Json, decision_form, reason_form, state_form
from keyforge_tui.protocol.lines import BadLine, parse

MAX_SEED: Final = 1 << 64
MAX_CHAINS: Final = 99


class Refused(Exception):
    """A request that cannot be carried out. Nothing was changed."""


class Session:
    """Answers requests about one game at a time."""

    def __init__(self, names: CardNames) -> None:
        self.names = names
        self.game: Game | None = None
        self.ended = False
        """The other program said `quit`."""

    def answer_line(self, line: bytes | BadLine) -> Json:
        """The answer to one line, whatever is in it."""
        try:
            if isinstance(line, BadLine):
                raise line
            return self.answer(parse(line))
        except (BadLine, Refused) as error:
            return {"ok": False, "error": printable(str(error))}
        except UserError as error:
            return {"ok": False, "error": printable(_one_line(error))}
        except Exception as error:
            # A fault of ours must not end the other program's game, which is as it was.
            return {"ok": False, "error": printable(f"internal error: {error!r}")}

    def answer(self, request: Json) -> Json:
        """The answer to one request; raises `Refused` or a `UserError`."""
        word = request.get("op")
        if not isinstance(word, str):
            raise Refused(f'say what to do with "op": {", ".join(_OPERATIONS)}')
        operation = _OPERATIONS.get(word)
        if operation is None:
            raise Refused(f'there is no op "{_short(word)}"{did_you_mean(word, _OPERATIONS)}')
        run, known = operation
        for key in request:
            if key != "op" and key not in known:
                raise Refused(f'{word} has no "{_short(key)}"{did_you_mean(key, known)}')
        return run(self, request)

    # -- requests --------------------------------------------------------------------------

    def new(self, request: Json) -> Json:
        """A game from the start."""
        decks = request.get("decks")
        if not isinstance(decks, list) or len(decks) != len(PLAYERS):
            raise Refused("decks: give a list of two decks")
        chains = request.get("chains", [0, 0])
        if not isinstance(chains, list) or len(chains) != len(PLAYERS):
            raise Refused("chains: give a list of two numbers")
        numbers = [_number(value, "chains", 0, MAX_CHAINS) for value in chains]
        first = request.get("first")
        seat = None if first is None else _number(first, "first", 0, 1)
        seed = _number(request.get("seed", 0), "seed", -MAX_SEED, MAX_SEED)
        auto = _flag(request)
        read = []
        for place, deck in enumerate(decks):
            try:
                read.append(read_deck_of(deck, self.names))
            except UserError as error:
                raise Refused(f"decks.{place}: {_one_line(error)}") from None
        return self._begin(Game.new(read, seed=seed, first=seat, chains=numbers, auto=auto))

    def setup(self, request: Json) -> Json:
        """A game from any position."""
        if not isinstance(request.get("scenario"), dict):
            raise Refused("scenario: give a scenario object")
        auto = _flag(request)
        return self._begin(game_from_data(request["scenario"], self.names, auto=auto))

    def choose(self, request: Json) -> Json:
        """Answer the pending decision."""
        game = self._game()
        options = request.get("options")
        if not isinstance(options, list) or not all(type(one) is int for one in options):
            raise Refused("options: give a list of option ids, such as [3]")
        if REPAIR in options:  # an agreement of two people, which one client cannot give
            raise Refused(f"there is no option {REPAIR}")
        try:
            return self._answer(game.choose(*options))
        except ValueError as error:
            raise Refused(str(error)) from None

    def state(self, request: Json) -> Json:
        """The table, or what one player may know of it."""
        game = self._game()
        viewer = request.get("player")
        seat = None if viewer is None else PLAYERS[_number(viewer, "player", 0, 1)]
        return {**self._answer(()), "state": state_form(game.view(seat))}

    def undo(self, request: Json) -> Json:  # noqa: ARG002  # all requests have one shape
        """Back to the decision before the last answer."""
        if not self._game().undo():
            raise Refused("there is nothing to undo")
        return self._answer(())

    def explain(self, request: Json) -> Json:
        """Why an action is not offered."""
        game = self._game()
        card = _number(request.get("card"), "card", 0, len(game.cards) - 1)
        action = request.get("action")
        if not isinstance(action, str) or action not in _EXPLAINED:
            raise Refused(f"action: give one of {', '.join(_EXPLAINED)}")
        reasons = game.explain(CardId(card), action)
        return {**self._answer(()), "reasons": [reason_form(reason) for reason in reasons]}

    def quit(self, request: Json) -> Json:  # noqa: ARG002
        """The end."""
        self.ended = True
        if self.game is None:
            return {"ok": True, "decision": None, "events": [], "winner": None}
        return self._answer(())

    # -- helpers ---------------------------------------------------------------------------

    def _game(self) -> Game:
        if self.game is None:
            raise Refused("there is no game; begin one with new or setup")
        return self.game

    def _begin(self, game: Game) -> Json:
        self.game = game
        return self._answer(game.log)

    def _answer(self, events: Sequence[Event]) -> Json:
        game = self._game()
        return {
            "ok": True,
            "decision": decision_form(game.decision),
            "events": [event.to_json() for event in events],
            "winner": game.winner,
        }


_OPERATIONS: Final[dict[str, tuple[Callable[[Session, Json], Json], tuple[str, ...]]]] = {
    "new": (Session.new, ("decks", "seed", "first", "chains", "auto")),
    "setup": (Session.setup, ("scenario", "auto")),
    "choose": (Session.choose, ("options",)),
    "state": (Session.state, ("player",)),
    "undo": (Session.undo, ()),
    "explain": (Session.explain, ("card", "action")),
    "quit": (Session.quit, ()),
}
"""Every request, with the keys it knows besides `op`."""

_EXPLAINED: Final = tuple(use.value for use in Use if use not in (Use.TIDE, Use.END))


def _number(value: object, name: str, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise Refused(f"{name}: give a number from {least} to {most}")
    return value


def _flag(request: Json) -> bool:
    value = request.get("auto", True)
    if not isinstance(value, bool):
        raise Refused("auto: give true or false")
    return value


def _one_line(error: UserError) -> str:
    first, *more = error.lines
    return f"{first} (and {len(more)} more)" if more else first


def _short(word: str) -> str:
    return word if len(word) <= 40 else f"{word[:37]}..."
