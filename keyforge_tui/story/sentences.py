"""What happened, in sentences for one pair of eyes: an event names only what `Names` knows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from keyforge_tui.engine import (
    IN_PLAY,
    REPAIRED_NUMBERS,
    CardId,
    Ended,
    Event,
    Kind,
    PlayerId,
    Zone,
    opponent_of,
)


@dataclass(frozen=True, slots=True)
class Names:
    """How to call the players and the cards of a game."""

    players: tuple[str, str]
    cards: tuple[str, ...]
    knows: Callable[[CardId], bool] = lambda _: True

    def player(self, player: PlayerId | None) -> str:
        """A player's name."""
        return "Nobody" if player is None else self.players[player]

    def card(self, card: CardId | None) -> str:
        """A card's name, or that it cannot be known."""
        if card is None:
            return "a card"
        return self.cards[card] if self.knows(card) else "a card"


def tell(event: Event, names: Names) -> str | None:
    """One event as a sentence; None for what goes without saying."""
    teller = TELLERS.get(event.kind)
    return None if teller is None else teller(event, names)


def _by(event: Event, names: Names) -> str:
    """The card that did it, where there is one and it is another card."""
    if event.source is None or event.source == event.card:
        return ""
    return f" ({names.card(event.source)})"


def _damaged(event: Event, names: Names) -> str:
    return f"{names.card(event.card)} takes {event.amount} damage{_by(event, names)}."


def _chained(event: Event, names: Names) -> str:
    if event.amount < 0:
        return f"{names.player(event.player)} sheds {many(-event.amount, 'chain')}."
    return f"{names.player(event.player)} gains {many(event.amount, 'chain')}."


def many(number: int, noun: str) -> str:
    """A number of things."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _left(event: Event, names: Names) -> str | None:
    places = {
        Zone.HAND: "returns to its owner’s hand",
        Zone.DECK: "goes to its owner’s deck",
        Zone.ARCHIVES: "is archived",
        Zone.PURGED: "is purged",
        Zone.DISCARD: "leaves play",
    }
    place = places.get(event.zone) if event.zone is not None else None
    if place is None or event.zone is Zone.DISCARD:
        return None
    return f"{names.card(event.card)} {place}."


def _discarded(event: Event, names: Names) -> str | None:
    if event.zone in IN_PLAY:
        return None  # being destroyed says it already
    where = "" if event.zone in (None, Zone.HAND) else f" from {names.player(event.player)}’s "
    where += "" if not where or event.zone is None else event.zone.value
    return f"{names.player(event.player)} discards {names.card(event.card)}{where}."


def _forged(event: Event, names: Names) -> str:
    color = "a" if event.key is None else f"the {event.key.value}"
    return f"{names.player(event.player)} forges {color} key for {event.amount}Æ."


def _reaped(event: Event, names: Names) -> str:
    return f"{names.card(event.card)} reaps."


def _stolen(event: Event, names: Names) -> str:
    whom = "" if event.player is None else f" from {names.player(opponent_of(event.player))}"
    return f"{names.player(event.player)} steals {event.amount}Æ{whom}{_by(event, names)}."


def _amber_moved(event: Event, names: Names) -> str:
    """From a card or a pool, onto a card, to a pool or to the common supply."""
    pool = "the common supply" if event.player is None else f"{names.player(event.player)}’s pool"
    giver, taker = pool, pool
    if event.card is not None:
        giver = names.card(event.card)
    elif event.other is None:
        giver = "the common supply"
    if event.other is not None:
        taker = names.card(event.other)
    by = "" if event.source == event.other else _by(event, names)
    return f"{event.amount}Æ moves from {giver} to {taker}{by}."


def _counted(event: Event, names: Names) -> str:
    what = event.label or "+1 power"
    counters = many(abs(event.amount), f"{what} counter")
    return f"{names.card(event.card)} {'gets' if event.amount > 0 else 'loses'} {counters}."


def _repaired(event: Event, names: Names) -> str:
    """What is put right by consent: of a card, or of a player."""
    now = event.house.title if event.house is not None else event.label
    if event.label == "tide":
        now = "neutral" if event.player is None else f"high for {names.player(event.player)}"
        return f"Put right by both: the tide is {now}."
    if event.label == "controlled by":
        now = f"controlled by {names.player(event.player)}"
    who = names.card(event.card) if event.card is not None else names.player(event.player)
    if event.amount or event.label in REPAIRED_NUMBERS:
        return f"Put right by both: {who} has {event.amount} {event.label}."
    if event.key is not None:
        return f"Put right by both: {who}’s {now}."
    if event.house is not None:
        return f"Put right by both: {who} has {now} active."
    return f"Put right by both: {who} is {now}."


HOW = {
    Ended.KEYS: "three keys are forged",
    Ended.CONCESSION: "the opponent gave up",
    Ended.LOOP: "nobody can be said to have won",
    Ended.TIME: "the opponent has no time left",
}
"""Why a game is over."""


def _by_player(verb: str) -> Callable[[Event, Names], str]:
    return lambda event, names: f"{names.player(event.player)} {verb}."


def _with_card(verb: str) -> Callable[[Event, Names], str]:
    return lambda event, names: f"{names.player(event.player)} {verb} {names.card(event.card)}."


def _of_card(verb: str) -> Callable[[Event, Names], str]:
    return lambda event, names: f"{names.card(event.card)} {verb}{_by(event, names)}."


def _amber(verb: str) -> Callable[[Event, Names], str]:
    return lambda event, names: (
        f"{names.player(event.player)} {verb} {event.amount}Æ{_by(event, names)}."
    )


TELLERS: dict[Kind, Callable[[Event, Names], str | None]] = {
    Kind.GAME_STARTED: _by_player("goes first"),
    Kind.MULLIGANED: _by_player("takes a mulligan"),
    Kind.TURN_STARTED: lambda e, n: f"{n.player(e.player)}’s turn begins.",
    Kind.HOUSE_CHOSEN: lambda e, n: (
        f"{n.player(e.player)} chooses {e.house.title if e.house else 'no house'}."
    ),
    Kind.PLAYED: _with_card("plays"),
    Kind.DISCARDED: _discarded,
    Kind.REAPED: _reaped,
    Kind.FIGHT_DECLARED: lambda e, n: f"{n.card(e.card)} attacks {n.card(e.other)}.",
    Kind.DAMAGED: _damaged,
    Kind.PREVENTED: lambda e, n: f"{n.card(e.card)}’s armor prevents {e.amount} damage.",
    Kind.DAMAGE_MOVED: lambda e, n: (
        f"{e.amount} damage moves from {n.card(e.other)} to {n.card(e.card)}{_by(e, n)}."
    ),
    Kind.DESTROYED: _of_card("is destroyed"),
    Kind.LEFT: _left,
    Kind.HEALED: lambda e, n: f"{n.card(e.card)} is healed of {e.amount} damage.",
    Kind.GAINED: _amber("gains"),
    Kind.LOST: _amber("loses"),
    Kind.STOLEN: _stolen,
    Kind.CAPTURED: lambda e, n: (
        f"{n.card(e.card)} captures {e.amount}Æ from {n.player(e.player)}{_by(e, n)}."
    ),
    Kind.EXALTED: lambda e, n: f"{n.card(e.card)} is exalted ({e.amount}Æ).",
    Kind.AMBER_MOVED: _amber_moved,
    Kind.PAID: _amber("pays"),
    Kind.FORGED: _forged,
    Kind.UNFORGED: lambda e, n: (
        f"{n.player(e.player)}’s {e.key.value if e.key else ''} key is unforged."
    ),
    Kind.DREW: lambda e, n: f"{n.player(e.player)} draws {many(e.amount, 'card')}.",
    Kind.SHUFFLED: _by_player("shuffles their deck"),
    Kind.PILES_SWAPPED: _by_player("swaps their deck and discard pile"),
    Kind.ARCHIVED: _of_card("is archived"),
    Kind.PURGED: _of_card("is purged"),
    Kind.RETURNED: _of_card("returns to hand"),
    Kind.PUT_ON_DECK: _of_card("is put into a deck"),
    Kind.ATTACHED: lambda e, n: f"{n.card(e.card)} is attached to {n.card(e.other)}.",
    Kind.PUT_UNDER: lambda e, n: f"{n.card(e.card)} is put under {n.card(e.other)}.",
    Kind.REVEALED: _of_card("is revealed"),
    Kind.LOOKED: lambda e, n: f"{n.player(e.player)} looks at {n.card(e.card)}.",
    Kind.ARCHIVES_TAKEN: lambda e, n: (
        f"{n.player(e.player)} takes {many(e.amount, 'card')} from the archives."
    ),
    Kind.STUNNED: _of_card("is stunned"),
    Kind.UNSTUNNED: _of_card("is no longer stunned"),
    Kind.WARDED: _of_card("is warded"),
    Kind.UNWARDED: _of_card("loses its ward"),
    Kind.ENRAGED: _of_card("is enraged"),
    Kind.CALMED: _of_card("is no longer enraged"),
    Kind.COUNTED: _counted,
    Kind.CONTROLLED: lambda e, n: f"{n.player(e.player)} takes control of {n.card(e.card)}.",
    Kind.CHAINED: _chained,
    Kind.TIDE_RAISED: _by_player("raises the tide"),
    Kind.ANNOUNCED: lambda e, n: f"Check! {n.player(e.player)} can forge a key next turn.",
    Kind.CHOSEN: lambda e, n: f"{n.player(e.player)} chooses {e.label}.",
    Kind.REPAIRED: _repaired,
    Kind.WON: _by_player("wins the game"),
    Kind.DRAWN_GAME: lambda _e, _n: "The game is a draw.",
}
