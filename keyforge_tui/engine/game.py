"""The engine's door: a game waits for one decision at a time and lists every legal answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from keyforge_tui.engine.model import rng
from keyforge_tui.engine.model.card import CardDef
from keyforge_tui.engine.model.decisions import (
    Decision,
    DecisionKind,
    IllegalChoice,
    Option,
    Reason,
    Steps,
)
from keyforge_tui.engine.model.events import Event
from keyforge_tui.engine.model.state import Card, PlayerState, State
from keyforge_tui.engine.model.words import PLAYERS, CardId, House, Icon, PlayerId, Use, Zone
from keyforge_tui.engine.rules import legality
from keyforge_tui.engine.rules.repair import OPENING, REPAIR
from keyforge_tui.engine.rules.turn import play_game
from keyforge_tui.engine.table.table import Table


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


class Game:
    """One game. The same seed and the same answers give the same game, always."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.choices: list[tuple[int, ...]] = []
        """Every answer given, by option ids."""
        self.log: list[Event] = []
        """Everything that happened."""
        self.decision: Decision | None = None
        """What is being asked; None when the game is over."""
        self.main: int | None = None
        """How many answers were given when the main step last asked what to do."""
        self._checkpoints: list[tuple[int, int, State]] = [(0, 0, table.state.copy())]
        self._steps: Steps[None] = play_game(table)
        self._advance(None)

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
        return cls(Table(state, auto=auto, names=tuple(sorted({c.name for c in cards}))))

    # -- asking and answering --------------------------------------------------------------

    @property
    def state(self) -> State:
        """The state of the game; front ends use views instead."""
        return self.table.state

    @property
    def winner(self) -> PlayerId | None:
        """Who won, once somebody has."""
        return self.table.state.winner

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.decision is None

    def choose(self, *options: int) -> list[Event]:
        """Answer the pending decision; raises `IllegalChoice` and changes nothing if not legal."""
        picked = self.check(options)
        self.choices.append(tuple(options))
        self.table.state.choices += 1
        start = len(self.log)
        try:
            self._advance(picked)
        except Exception:
            # Rules that broke down half-way are done for; the game goes on where it was.
            self._become(self._replayed(len(self.choices) - 1))
            raise
        return self.log[start:]

    def check(self, options: Sequence[int]) -> tuple[Option, ...]:
        """The options an answer means, or `IllegalChoice`."""
        decision = self.decision
        if decision is None:
            raise IllegalChoice("the game is over")
        if tuple(options) == (REPAIR,) and decision.kind is DecisionKind.MAIN:
            return (OPENING,)
        known = {option.id: option for option in decision.options}
        for number in options:
            if number not in known:
                raise IllegalChoice(
                    f"there is no option {number}; 0 to {len(known) - 1} are offered"
                )
        if len(set(options)) != len(options):
            raise IllegalChoice("an option can be chosen only once")
        if not decision.min <= len(options) <= decision.max:
            wanted = (
                str(decision.min)
                if decision.min == decision.max
                else f"{decision.min} to {decision.max}"
            )
            raise IllegalChoice(f"choose {wanted} of the options, not {len(options)}")
        return tuple(known[number] for number in options)

    def _advance(self, picked: tuple[Option, ...] | None) -> None:
        """Run the rules to the next question."""
        table = self.table
        try:
            self.decision = next(self._steps) if picked is None else self._steps.send(picked)
        except StopIteration:
            self.decision = None
        self.log += table.log
        table.log = []
        if self.decision is None or self.decision.kind is not DecisionKind.MAIN:
            return
        self.main = len(self.choices)
        if table.state.turn != self._checkpoints[-1][2].turn:
            self._checkpoints.append((len(self.choices), len(self.log), table.state.copy()))

    # -- copies, undo, reasons ---------------------------------------------------------------

    def copy(self) -> Game:
        """An independent game at the same decision."""
        return self._replayed(len(self.choices))

    def at(self, count: int) -> Game:
        """An independent game as it was after so many answers."""
        return self._replayed(max(0, min(count, len(self.choices))))

    @property
    def turns(self) -> list[State]:
        """The states in which the main step of each turn began, in order; not to be changed."""
        return [state for _, _, state in self._checkpoints if state.turn]

    def undo(self) -> bool:
        """Go back to the decision before the last answer; False at the very beginning."""
        if not self.choices:
            return False
        self._become(self._replayed(len(self.choices) - 1))
        return True

    def _become(self, other: Game) -> None:
        """Take over everything of another game."""
        self.table = other.table
        self.choices = other.choices
        self.log = other.log
        self.decision = other.decision
        self.main = other.main
        self._checkpoints = other._checkpoints
        self._steps = other._steps

    def _replayed(self, count: int) -> Game:
        """The game after `count` answers, from the nearest copy before it."""
        at, logged, state = next(
            entry for entry in reversed(self._checkpoints) if entry[0] <= count
        )
        twin = object.__new__(Game)
        twin.table = Table(state.copy(), auto=self.table.auto, names=self.table.names)
        twin.choices = self.choices[:at]
        twin.log = self.log[:logged]
        twin.decision = None
        twin.main = None
        twin._checkpoints = [entry for entry in self._checkpoints if entry[0] <= at]
        twin._steps = play_game(twin.table)
        twin._advance(None)
        if at:
            # The copy was taken at a main decision, which is asked again.
            twin.log = self.log[:logged]
        for answer in self.choices[at:count]:
            twin.choose(*answer)
        return twin

    def explain(self, card: CardId, action: str) -> list[Reason]:
        """Why an action of the main step is not offered; empty: it is."""
        return list(self._reasons(card, Use(action)))

    def _reasons(self, card: CardId, action: Use) -> Iterator[Reason]:
        decision = self.decision
        if decision is None or decision.kind is not DecisionKind.MAIN:
            yield Reason("Another question has to be answered first.", "R9.1")
        else:
            yield from legality.reasons(self.table, decision.player, action, card)
