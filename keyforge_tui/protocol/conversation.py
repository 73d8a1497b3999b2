"""One program at the other end: requests in, answers out, and the game between them."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic import ValidationError

from keyforge_tui.common.errors import UserError, printable
from keyforge_tui.engine import (
    PLAYERS,
    REPAIR,
    CardId,
    Change,
    EditError,
    Event,
    Game,
    PlayerId,
    kind_of_change,
)
from keyforge_tui.library.cards import CardNames
from keyforge_tui.library.scenarios import game_from_data
from keyforge_tui.library.source import complaint
from keyforge_tui.protocol.blind import BlindSight, Numbers
from keyforge_tui.protocol.decks import read_deck_of
from keyforge_tui.protocol.forms import decision_form, reason_form, state_form
from keyforge_tui.protocol.requests import (
    BadLine,
    Choose,
    Edit,
    Explain,
    Json,
    Look,
    New,
    Refused,
    Request,
    Setup,
    Undo,
    brief,
    kind_of,
    parse,
    read_request,
)


class Conversation:
    """Answers requests about one game at a time."""

    def __init__(self, names: CardNames) -> None:
        self.names = names
        self.game: Game | None = None
        self._numbers: Numbers | None = None
        self.ended = False
        """The other program said `quit`."""

    def answer_line(self, line: bytes | BadLine) -> Json:
        """The answer to one line, whatever is in it."""
        try:
            if isinstance(line, BadLine):
                raise line
            return self.answer(parse(line))
        except (BadLine, Refused) as error:
            return {"ok": False, "error": brief(printable(str(error)))}
        except UserError as error:
            return {"ok": False, "error": brief(printable(_one_line(error)))}
        except Exception as error:
            # A fault of ours must not end the other program's game, which is as it was.
            return {"ok": False, "error": brief(printable(f"internal error: {error!r}"))}

    def answer(self, data: Json) -> Json:
        """The answer to one request; raises `Refused` or a `UserError`."""
        kind = kind_of(data)
        cards = len(self._game().cards) if kind.needs_game else 0
        return self._carried_out(read_request(kind, data, cards))

    def _carried_out(self, request: Request) -> Json:
        match request:
            case New():
                return self._new(request)
            case Setup(scenario=scenario, auto=auto):
                return self._begin(game_from_data(scenario, self.names, auto=auto))
            case Choose(options=options):
                return self._choose(options)
            case Look(player=player):
                return self._look(None if player is None else PLAYERS[player])
            case Edit(changes=changes):
                return self._edit(changes)
            case Undo():
                return self._undo()
            case Explain(card=card, action=action):
                reasons = self._game().explain(CardId(card), action)
                return {**self._answer(()), "reasons": [reason_form(one) for one in reasons]}
            case _:
                return self._quit()

    # -- requests --------------------------------------------------------------------------

    def _new(self, request: New) -> Json:
        """A game from the start."""
        read = []
        for place, deck in enumerate(request.decks):
            try:
                read.append(read_deck_of(deck, self.names))
            except UserError as error:
                raise Refused(f"decks.{place}: {_one_line(error)}") from None
        game = Game.new(
            read,
            seed=request.seed,
            first=request.first,
            chains=request.chains,
            auto=request.auto,
        )
        return self._begin(game)

    def _choose(self, options: Sequence[int]) -> Json:
        """An answer to the pending decision."""
        if REPAIR in options:  # an agreement of two people, which one client cannot give
            raise Refused(f"there is no option {REPAIR}")
        try:
            return self._answer(self._game().choose(*options))
        except ValueError as error:
            raise Refused(str(error)) from None

    def _edit(self, data: Sequence[Json]) -> Json:
        """The position is changed by hand: all of it or nothing."""
        changes = [_change(place, one) for place, one in enumerate(data)]
        try:
            return self._answer(self._game().edit(changes))
        except EditError as error:
            place = "" if error.at is None else f"changes.{error.at}: "
            raise Refused(f"{place}{error}") from None

    def _look(self, player: PlayerId | None) -> Json:
        """The table, or what a player may know of it."""
        game = self._game()
        if player is None or self._numbers is None:
            return {**self._answer(()), "state": state_form(game.view())}
        sight = BlindSight(game, player, self._numbers)
        return {**self._answer(()), "state": state_form(game.view(player), sight)}

    def _undo(self) -> Json:
        """Back to the decision before the last answer."""
        if not self._game().undo():
            raise Refused("there is nothing to undo")
        return self._answer(())

    def _quit(self) -> Json:
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
        self._numbers = Numbers(game)
        return self._answer(game.log)

    def _answer(self, events: Sequence[Event]) -> Json:
        game = self._game()
        return {
            "ok": True,
            "decision": decision_form(game),
            "events": [event.to_json() for event in events],
            "winner": game.winner,
        }


def _change(place: int, data: Json) -> Change:
    """One change of a list, from plain data."""
    kind = kind_of_change(data)
    if kind is None:
        raise Refused(f"changes.{place}: say what is changed: a player, a card or the tide")
    try:
        return kind.model_validate(data)
    except ValidationError as error:
        raise Refused(f"changes.{place}: {complaint(error)}") from None


def _one_line(error: UserError) -> str:
    first, *more = error.lines
    return f"{first} (and {len(more)} more)" if more else first
