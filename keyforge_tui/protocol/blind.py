"""What hidden cards are called in a player's view, so that nobody follows them by it."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from keyforge_tui.engine import AnyCardView, CardId, Game, Hidden, PlayerId


class Numbers:
    """What hidden cards are called in the views of one game.

    A card keeps its number as long as the player could follow it unseen; the engine says when that
    is over. New numbers are given in any order, so that they do not tell where a card lay.
    """

    def __init__(self, game: Game) -> None:
        self._random = Random(game.luck)
        self._given: dict[tuple[PlayerId, CardId, int], int] = {}
        self._first = len(game.cards)

    def give(self, game: Game, player: PlayerId, cards: Iterable[AnyCardView]) -> None:
        """Number the hidden cards of a pile that have no number yet."""
        hidden = [card.id for card in cards if isinstance(card, Hidden)]
        keys = [key for card in hidden if (key := _key(game, player, card)) not in self._given]
        self._random.shuffle(keys)
        for key in keys:
            self._given[key] = self._first + len(self._given)

    def of(self, game: Game, player: PlayerId, card: CardId) -> int:
        """The number of a hidden card in the view of a player."""
        return self._given[_key(game, player, card)]


def _key(game: Game, player: PlayerId, card: CardId) -> tuple[PlayerId, CardId, int]:
    return player, card, game.trace(card)


class Sight:
    """How a view shows cards: everything, each by its own number."""

    def number(self, card: Hidden) -> int:
        """What a hidden card is called."""
        return card.id

    def pile(self, cards: tuple[AnyCardView, ...]) -> list[AnyCardView]:
        """Cards in the order in which they are shown."""
        return list(cards)


class BlindSight(Sight):
    """How one player's view shows them: hidden ones by numbers of its own, and in their order."""

    def __init__(self, game: Game, player: PlayerId, numbers: Numbers) -> None:
        self.game = game
        self.player = player
        self.numbers = numbers

    def number(self, card: Hidden) -> int:
        """What a hidden card is called."""
        return self.numbers.of(self.game, self.player, card.id)

    def pile(self, cards: tuple[AnyCardView, ...]) -> list[AnyCardView]:
        """Cards in the order in which they are shown."""
        self.numbers.give(self.game, self.player, cards)
        hidden = sorted((card for card in cards if isinstance(card, Hidden)), key=self.number)
        rest = iter(hidden)
        return [next(rest) if isinstance(card, Hidden) else card for card in cards]


OPEN = Sight()
