"""Knows for every card who may have seen its face, apart from what the program thinks.

Every card of the game carries a code of its own before its name, so that what is on a screen or
said in a line is traced to that very card, even where the other player holds a copy of it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from random import Random

from keyforge_tui.engine.game import Deck, DeckCard, Game
from keyforge_tui.engine.model.decisions import DecisionKind
from keyforge_tui.engine.model.events import Kind
from keyforge_tui.engine.model.words import PLAYERS, CardId, House, PlayerId, Zone
from keyforge_tui.engine.table.card import CardDef
from keyforge_tui.simulation.draws import draw_decks
from tests.scenario import action

LETTERS = "bcdfghjklmnpqrstvwxz"
CODE = re.compile(r"\bQ[a-z]{2}\b")
OPEN_EVENTS = frozenset(
    {Kind.PLAYED, Kind.ENTERED, Kind.REVEALED, Kind.DISCARDED, Kind.PURGED, Kind.DESTROYED}
)
OPEN_ZONES = frozenset({Zone.BATTLELINE, Zone.ARTIFACTS, Zone.ATTACHED, Zone.DISCARD, Zone.PURGED})
SECRETIVE = {
    House.LOGOS: "jargogle jargogle jargogle knowledge-is-power knowledge-is-power eureka velum "
    "velum hyde vespilon-theorist help-from-future-self dysania",
    House.MARS: "yzphyz-knowdrone yzphyz-knowdrone incubation-chamber collector-worm battle-fleet "
    "uxlyx-the-zookeeper uxlyx-the-zookeeper zyzzix-the-many commpod vezyma-thinkdrone mothergun "
    "biomatrix-backup",
    House.SHADOWS: "masterplan masterplan masterplan masterplan subtle-maul wheedle faygin "
    "wheedle wheedle umbra silvertooth bad-penny",
}
"""Cards that archive, hide under others, reveal, search, abduct or steal out of a hand."""
WHEEDLE = action(
    "wheedle",
    {"archive": {"select": "a card in their hand", "by": "opponent"}},
    name="Wheedle",
    house="shadows",
)
"""Lets the opponent choose among hidden cards in the middle of a turn."""


def code(number: int) -> str:
    """The code of the card with a number."""
    return f"Q{LETTERS[number // len(LETTERS)]}{LETTERS[number % len(LETTERS)]}"


def secretive_decks(card: Callable[[str], CardDef]) -> tuple[Deck, Deck]:
    """Two decks of the cards that deal most with hidden ones."""
    cards = tuple(
        DeckCard(WHEEDLE if slug == WHEEDLE.slug else card(slug), house)
        for house, slugs in SECRETIVE.items()
        for slug in slugs.split()
    )
    houses = tuple(SECRETIVE)
    return _marked(Deck("One", houses, cards), 0), _marked(Deck("Two", houses, cards), len(cards))


def marked_decks(cards: Mapping[str, CardDef], seed: int) -> tuple[Deck, Deck]:
    """Two random decks in which no two cards have the same name."""
    one, two = draw_decks(cards, Random(f"marked {seed}"))
    return _marked(one, 0), _marked(two, len(one.cards))


def _marked(deck: Deck, start: int) -> Deck:
    return replace(
        deck,
        cards=tuple(
            _renamed(card, code(number)) for number, card in enumerate(deck.cards, start=start)
        ),
    )


def _renamed(card: DeckCard, mark: str) -> DeckCard:
    name = f"{mark} {card.definition.name}"
    return replace(card, definition=replace(card.definition, name=name))


class Onlooker:
    """Follows a game and remembers which faces each player has rightly seen."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.cards: dict[str, CardId] = {}
        for card in game.cards:
            mark = CODE.match(card.name)
            assert mark is not None, f"{card.name} carries no code"
            self.cards[mark[0]] = card.id
        self.seen: tuple[set[CardId], set[CardId]] = (set(), set())
        self._told = 0

    def follow(self) -> None:
        """Learn what the players have learned since; undoing makes nobody forget."""
        state = self.game.table.state
        log = self.game.log
        self._told = min(self._told, len(log))
        for event in log[self._told :]:
            if event.card is None:
                continue
            if event.kind in OPEN_EVENTS:
                self._show(event.card, PLAYERS)
            elif event.kind is Kind.LOOKED and event.player is not None:
                self._show(event.card, (event.player,))
        self._told = len(log)
        for card, zone in enumerate(state.zones):
            number = CardId(card)
            if zone in OPEN_ZONES:
                self._show(number, PLAYERS)
            elif zone in (Zone.HAND, Zone.ARCHIVES):
                self._show(number, (state.holders[number],))
            elif zone is Zone.UNDER:
                peeking = state.peeks.get(number)
                self._show(number, PLAYERS if peeking is None else (peeking,))
        decision = self.game.decision
        if decision is not None:
            if decision.kind is DecisionKind.POSITION and decision.source is not None:
                # Who plays a card from a deck sees it as it is placed; taking that back is
                # another matter, which the tests of what is hidden look at.
                self._show(decision.source, (decision.player,))
            for option in decision.options:
                if option.card is not None:
                    self._show(option.card, (decision.player,))

    def _show(self, card: CardId, players: Iterable[PlayerId]) -> None:
        for player in players:
            self.seen[player].add(card)

    def unseen(self, text: str, lookers: Iterable[PlayerId]) -> list[str]:
        """The codes in a text of cards that one of those who look may not know."""
        self.follow()
        marks = set(CODE.findall(text)) & self.cards.keys()
        return [
            mark
            for mark in sorted(marks)
            if any(self.cards[mark] not in self.seen[player] for player in lookers)
        ]
