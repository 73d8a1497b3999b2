"""Players as a text speaks of them, and whom its "you" means."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from keyforge_tui.engine.language.write.clause import OPPONENT, YOU, Player
from keyforge_tui.engine.language.write.grammar import conjugated, possessive

NAMES = {"active player": "the active player", "chosen player": "that player"}
"""Players who are not called as words of the language call them."""

EACH = ("each player", "a player")
"""How the player is called who is each of them in turn."""


class Players:
    """Says who is meant; remembers who was spoken of."""

    def __init__(self) -> None:
        self.person: Player | None = None
        """The player this sentence speaks of: "they" from now on."""
        self.doer: Player | None = None
        """The player who does what is being said; nobody: you."""
        self.acted: Player | None = None
        """The player whose deed this sentence answers to."""
        self.each_own = False
        """Each player is spoken of, and what is yours is theirs."""
        self.seat: str | None = None
        """Who "you" is in what is said now; nothing: the reader, who is addressed."""
        self.seat_said = False
        """That player was spoken of already: "they" from now on."""
        self.led: bool | None = None
        """The player of the seat stands in the sentence already, and its verb is in the plural."""

    @contextmanager
    def seated(self, who: str | None) -> Iterator[None]:
        """Within this, "you" is another player; none: it is whoever it was."""
        if who is None:
            yield
            return
        outer = self.seat, self.seat_said, self.led
        self.seat, self.seat_said, self.led = who, False, None
        yield
        self.seat, self.seat_said, self.led = outer

    def player(self, player: Player) -> str:
        """A player as the subject of a sentence."""
        if player == YOU:
            return "they" if self.each_own else self._you()
        if player == OPPONENT and self.seat is not None:
            return f"{self.players(YOU)} opponent"
        if self.person is not None and player == self.person:
            return "they"
        if self.acted is not None and player == Player("that player"):
            return "they"
        if player == OPPONENT:
            return "your opponent"
        return NAMES.get(player.who, player.who)

    def _you(self) -> str:
        """The player whose side is taken."""
        if self.seat is None:
            return "you"
        name = "they" if self.seat_said else self.seat
        self.seat_said = True
        return name

    def players(self, player: Player) -> str:
        """A player before what is theirs."""
        name = self.player(player)
        return {"they": "their", "you": "your"}.get(name) or possessive(name)

    def their_turn(self, player: Player) -> str:
        """A player before what is theirs, where each has one of their own: turns."""
        if player == YOU and self.seat in EACH and not self.seat_said:
            self.seat_said = True
            return "each player’s"
        return self.players(player)

    def whom(self, player: Player) -> str:
        """A player behind a preposition."""
        name = self.player(player)
        return "them" if name == "they" else name

    def is_many(self, player: Player) -> bool:
        """Whether the verb behind a player, before it is said, is that of "you" and "they"."""
        if player == YOU and self.seat is not None:
            return self.seat_said or self.each_own
        if player == OPPONENT and self.seat is not None:
            return False
        return self.player(player) in ("you", "they")

    def have(self, player: Player, verb: str, *, denied: bool = False) -> str:
        """A player and the verb behind it: "you control", "they do not control"."""
        name = self.player(player)
        return f"{name} {conjugated(verb, several=is_they(name), denied=denied)}"


def is_they(name: str) -> bool:
    """Whether a player is called so that the verb behind is in the plural."""
    return name in ("you", "they")
