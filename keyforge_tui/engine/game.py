"""The engine's door: a game waits for one decision at a time and lists every legal answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass

from keyforge_tui.common import rng
from keyforge_tui.engine.edit import Change, EditError, make_changes
from keyforge_tui.engine.inspect import CardSources, Standing, inspect, standing
from keyforge_tui.engine.model.decisions import Decision, DecisionKind, Option, Reason
from keyforge_tui.engine.model.events import Event
from keyforge_tui.engine.model.words import (
    PLAYERS,
    CardId,
    House,
    Icon,
    PlayerId,
    Use,
    Zone,
    opponent_of,
)
from keyforge_tui.engine.outcome import Ended, Outcome
from keyforge_tui.engine.position import Growing, Position, Positions
from keyforge_tui.engine.preview import Deal, Preview, look_ahead, redeal, showed
from keyforge_tui.engine.referee import Referee, check
from keyforge_tui.engine.rules import legality
from keyforge_tui.engine.rules.turn import settle
from keyforge_tui.engine.table.card import Card, CardDef
from keyforge_tui.engine.table.state import PlayerState, State
from keyforge_tui.engine.table.table import Table
from keyforge_tui.engine.view import AnyCardView, TableView, Views

AT_REST = frozenset({DecisionKind.HOUSE, DecisionKind.MAIN})
"""Questions that begin a step or stand between two actions: no effect is half done."""


@dataclass(frozen=True, slots=True)
class DeckCard:
    """One card of a deck: its definition, the house on this copy, icons added to it."""

    definition: CardDef
    house: House | None = None
    added: tuple[Icon, ...] = ()


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck as it comes to the table."""

    name: str
    houses: tuple[House, ...]
    cards: tuple[DeckCard, ...]


EDITED = -2
"""Stands among the answers for a change by hand; what it changed is a position of its own."""


class Game:
    """One game. The same seed and the same answers give the same game, always."""

    def __init__(self, table: Table) -> None:
        self.decision: Decision | None = None
        """What is being asked; None when the game is over."""
        self.main: int | None = None
        """How many answers were given when the main step last asked what to do."""
        self._set_up: tuple[Referee, Views] | None
        self._called: Outcome | None = None
        """How the game was ended from outside the rules."""
        self._choices: Growing[tuple[int, ...]] = Growing([])
        self._log: Growing[Event] = Growing([])
        self._from = Position.of(table, 0, 0, None)
        """Where the game began, or was copied."""
        self._positions = Positions.since(self._from)
        self._begin(table)

    @classmethod
    def new(
        cls,
        decks: Sequence[Deck],
        *,
        seed: int = 0,
        first: int | None = None,
        chains: Sequence[int] = (0, 0),
        auto: bool = True,
    ) -> Game:
        """A game from the start; without `first`, the first player is drawn (R5.3)."""
        state = State((), [], seed & ((1 << 64) - 1))
        cards: list[Card] = []
        for player in PLAYERS:
            deck = decks[player]
            owner = PlayerState(deck.name, deck.houses, chains=chains[player])
            listed = list(deck.cards)
            rng.shuffle(state, listed)  # so that a number tells nothing about the card
            for one in listed:
                house = one.house or one.definition.houses[0]
                number = CardId(len(cards))
                icons = (*one.definition.bonus, *one.added)
                cards.append(Card(number, one.definition, player, house, icons))
                owner.deck.append(number)
            state.players.append(owner)
        state.cards = tuple(cards)
        state.zones = [Zone.DECK] * len(cards)
        state.holders = [card.owner for card in cards]
        drawn = rng.below(state, 2)
        state.first = state.active = PLAYERS[drawn if first is None else first]
        return cls(Table(state, settle, auto=auto, names=tuple(sorted({c.name for c in cards}))))

    # -- asking and answering --------------------------------------------------------------

    @property
    def choices(self) -> list[tuple[int, ...]]:
        """Every answer given, by option ids."""
        return self._choices.own

    @property
    def log(self) -> list[Event]:
        """Everything that happened."""
        return self._log.own

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.decision is None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        if self._called is not None or self.decision is not None:
            return self._called
        winner = self.table.state.winner
        return Outcome(winner, Ended.LOOP if winner is None else Ended.KEYS)

    @property
    def winner(self) -> PlayerId | None:
        """Who won; None while the game goes on, and for a draw."""
        outcome = self.outcome
        return None if outcome is None else outcome.winner

    def choose(self, *options: int) -> list[Event]:
        """Answer the pending decision; raises `IllegalChoice` and changes nothing if not legal."""
        picked = self.check(options)
        try:
            happened = self._rules.answer(picked)
        except Exception:
            # Rules that broke down half-way are done for; the game goes on where it was.
            self._become(self._replayed(len(self._choices)))
            raise
        self._choices.own.append(tuple(options))
        self._log.own.extend(happened)
        self._moved()
        return happened

    def check(self, options: Sequence[int]) -> tuple[Option, ...]:
        """The options an answer means, or `IllegalChoice`."""
        return check(self.decision, options)

    def edit(self, changes: Sequence[Change]) -> list[Event]:
        """Change the position by hand: all of it, or nothing and an `EditError`.

        Lasting effects stay, and what was done this turn. It is taken back like an answer.
        """
        decision = self.decision
        if decision is None or decision.kind not in AT_REST:
            raise EditError("a position is edited while a house or an action is asked for")
        table = self._here().table()
        make_changes(table, changes)
        before = len(self._log)
        self._log.own.extend(table.log)
        table.log = []
        self._choices.own.append((EDITED,))
        position = Position.of(table, len(self._choices), len(self._log), None)
        self._positions.begin_again(position)
        self._begin(table)
        return self._log.own[before:]

    def concede(self, player: PlayerId) -> None:
        """A player gives the game up."""
        self._call(Outcome(opponent_of(player), Ended.CONCESSION))

    def time_out(self, player: PlayerId) -> None:
        """A player has no time left, where that loses the game."""
        self._call(Outcome(opponent_of(player), Ended.TIME))

    def _call(self, outcome: Outcome) -> None:
        """End the game from outside the rules."""
        if self.outcome is None:
            self._called = outcome
            self.decision = None

    # -- looking ---------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """All of the game with nothing hidden, for whoever checks the engine itself."""
        return self._rules.table

    def number_of(self, event: Event) -> int | None:
        """The place of an event in the log; None for one that was never told."""
        places = range(len(self._log) - 1, -1, -1)
        return next((place for place in places if self._log[place] is event), None)

    def trace(self, card: CardId) -> int:
        """A number that changes when a card goes where nobody could follow it unseen."""
        return self.table.state.traces.get(card, 0)

    @property
    def cards(self) -> tuple[Card, ...]:
        """What is printed on every card of both decks, by number; for whoever keeps the record."""
        return self.table.state.cards

    @property
    def turn(self) -> int:
        """The number of the turn; 0 before the first."""
        return self.table.state.turn

    @property
    def active(self) -> PlayerId:
        """Whose turn it is."""
        return self.table.state.active

    @property
    def first(self) -> PlayerId:
        """Who takes the first turn."""
        return self.table.state.first

    @property
    def luck(self) -> int:
        """A number that changes whenever chance decides something."""
        return self.table.state.rng

    def view(self, player: PlayerId | None = None) -> TableView:
        """The table as a player sees it; None: everything."""
        return self._views.table_as(player)

    def see(self, card: CardId, player: PlayerId | None = None) -> AnyCardView:
        """A card as a player sees it; None: whatever it is."""
        return self._views.card_as(card, player)

    def visible(self, player: PlayerId | None = None) -> frozenset[CardId]:
        """The cards whose faces a player may look at where they lie now."""
        return self._views.visible_to(player)

    def name(self, card: CardId) -> str:
        """A card's title: the copied one while it is a copy."""
        return self.table.name(card)

    def explain(self, card: CardId, action: str) -> list[Reason]:
        """Why an action of the main step is not offered; empty: it is."""
        return list(self._reasons(card, Use(action)))

    def _reasons(self, card: CardId, action: Use) -> Iterator[Reason]:
        decision = self.decision
        if decision is None or decision.kind is not DecisionKind.MAIN:
            yield Reason("Another question has to be answered first.", "R9.1")
        else:
            yield from legality.reasons(self.table, decision.player, action, card)

    def inspect(self, card: CardId) -> CardSources:
        """Where everything about a card comes from: its numbers, keywords, houses."""
        return inspect(self.table, card)

    def in_force(self) -> tuple[Standing, ...]:
        """What is in force: lasting effects, the newest first; then constant abilities."""
        return standing(self.table)

    def preview(self, options: Sequence[int], viewer: PlayerId) -> Preview:
        """What an answer would do, as far as `viewer` may know it."""
        decision, main = self.decision, self.main
        if decision is None or main is None:
            return Preview()
        self._keep(main)
        root = self._positions.before(main)
        if root.state.turn != self.turn:
            return Preview()  # the step before the main one: nothing is done yet
        seen = set(self.visible(viewer))
        if decision.player == viewer:
            # What is asked about lies before the eyes of the one asked.
            seen |= {option.card for option in decision.options if option.card is not None}
        answers = (*self.choices[main:], tuple(options))
        return look_ahead(root, answers, seen, viewer)

    def showed(self, count: int, viewer: PlayerId, seen: Set[CardId]) -> bool:
        """Whether the answer after so many showed `viewer` more than the cards `seen` before."""
        before = self.at(count)
        before._keep(count)
        root = before._positions.before(count)
        return showed(root, self._choices.own[root.choices : count + 1], seen, viewer)

    def dealt_anew(self, viewer: PlayerId, salt: int) -> Game:
        """An independent game in which everything `viewer` does not see was dealt otherwise.

        Only where no effect is half done.
        """
        table = self._here().table()
        redeal(table.state, viewer, self.visible(viewer), Deal(salt))
        return Game(table)

    # -- copies and undo -------------------------------------------------------------------

    def copy(self) -> Game:
        """An independent game at the same decision."""
        twin = self.at(len(self._choices))
        if self._called is not None:
            twin._call(self._called)
        return twin

    def at(self, count: int) -> Game:
        """An independent game as it was after so many answers."""
        count = max(0, min(count, len(self._choices)))
        self._keep(count)
        return self._replayed(count)

    def undo(self) -> bool:
        """Go back to the decision before the last answer; False at the very beginning."""
        if not self._choices:
            return False
        self._become(self.at(len(self._choices) - 1))
        return True

    @property
    def turns(self) -> list[TableView]:
        """All of the table as the main step of each turn found it, in order."""
        return [Views(position.table()).table_as(None) for position in self._positions.turns]

    def _begin(self, table: Table) -> None:
        """Let the rules begin on a table."""
        self._set_up = (Referee(table), Views(table))
        self._log.own.extend(self._rules.begin())
        self._moved()

    @property
    def _rules(self) -> Referee:
        """The rules at work."""
        return (self._set_up or self._set_up_copy())[0]

    @property
    def _views(self) -> Views:
        """What can be seen of the table."""
        return (self._set_up or self._set_up_copy())[1]

    def _set_up_copy(self) -> tuple[Referee, Views]:
        """The table of a copy, laid out when it is first needed."""
        table = self._from.table()
        self._set_up = (Referee(table, self._from.decision), Views(table))
        return self._set_up

    def _moved(self) -> None:
        """The rules have come to the next question."""
        self.decision = decision = self._rules.decision
        self._views.clear()
        if decision is not None and decision.kind is DecisionKind.MAIN:
            self.main = len(self._choices)
            if self.table.state.turn != self._positions.turn:
                self._positions.begin_turn(self._here())

    def _here(self) -> Position:
        """The position of this moment, at which nothing is half done."""
        return Position.of(self.table, len(self._choices), len(self._log), self.decision)

    def _keep(self, count: int) -> None:
        """Keep the position in front of what is under way, so that much begins there."""
        at_rest = self.decision is not None and self.decision.kind in AT_REST
        if count == len(self._choices) and at_rest:
            if self._positions.before(count).choices < count:
                self._positions.keep(self._here())
        elif self.main is not None and self.main <= count:
            if self._positions.before(self.main).choices < self.main:
                self._positions.keep(self._replayed(self.main)._here())

    def _replayed(self, count: int) -> Game:
        """The game after so many answers, from the nearest position before it."""
        position = self._positions.before(count)
        twin = object.__new__(Game)
        twin.decision = decision = position.decision
        twin.main = None
        if decision is not None and decision.kind is DecisionKind.MAIN:
            twin.main = position.choices
        twin._called = None
        twin._choices = self._choices.first(position.choices)
        twin._log = self._log.first(position.logged)
        twin._from = position
        twin._positions = self._positions.until(position.choices)
        twin._set_up = None
        if decision is None:
            twin._begin(position.table())
        for answer in self._choices.own[position.choices : count]:
            twin.choose(*answer)
        return twin

    def _become(self, other: Game) -> None:
        """Take over everything of another game."""
        vars(self).update(vars(other))
