"""When the keyboard changes hands, and what the next player is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keyforge_tui.engine import CardId, Decision, DecisionKind, Game, Kind, PlayerId
from keyforge_tui.story.chronicle import Chronicle
from keyforge_tui.story.sentences import many

if TYPE_CHECKING:
    from keyforge_tui.sitting.sitting import Sitting


def must_hand_over(
    game: Game, seen: frozenset[CardId], viewer: PlayerId, turn_changed: bool
) -> bool:
    """Whether the next question may not be asked under the eyes of `viewer`.

    The other player answers on the same screen while everything in the question is known to
    both; a choice that shows or names a card that is not `seen` needs the curtain.
    """
    decision = game.decision
    if decision is None or decision.player == viewer:
        return False
    if turn_changed or decision.player == game.active:
        return True
    if decision.kind is DecisionKind.MULLIGAN:  # it cannot be answered without a look at the hand
        return True
    if any(option.card is not None and option.card not in seen for option in decision.options):
        return True
    said = "\n".join([decision.prompt, *(option.label for option in decision.options)])
    return any(name in said for name in hidden_names(game, seen))


def hidden_names(game: Game, seen: frozenset[CardId]) -> set[str]:
    """Names that stand nowhere in sight: of hidden cards, and of no card that is `seen`."""
    names = {card.id: game.name(card.id) for card in game.cards}
    return {*names.values()} - {names[card] for card in seen}


def why_next(game: Game, decision: Decision, given: int) -> tuple[str, int]:
    """What the next player is wanted for, and the last turn that was given to somebody.

    The first hand-over of a turn gives it away; 0: the game was just opened.
    """
    if decision.kind is DecisionKind.MULLIGAN:
        return "Your starting hand is dealt.", given
    if decision.player != game.active:
        return "A choice that only you may see.", given
    if given not in (0, game.turn) or decision.kind is DecisionKind.HOUSE:
        return f"Turn {game.turn} is yours.", game.turn
    return "It is still your turn.", game.turn


def standings(sitting: Sitting) -> str:
    """Keys and Æmber of both players: what lies on the table for all to see."""
    return "     ".join(
        f"{sitting.name(player.id)}: {many(player.forged, 'key')}, "
        f"{player.amber}Æ of {player.key_cost}"
        for player in sitting.view().players
    )


UNTOLD = frozenset({Kind.TURN_STARTED, Kind.DREW, Kind.SHUFFLED})
"""What goes without saying at a change of turns."""


def since_last_turn(chronicle: Chronicle, player: PlayerId) -> list[str]:
    """What happened since a player's last turn, as both may know it."""
    entries = chronicle.entries
    now = entries[-1].turn if entries else 0
    last = max((e.turn for e in entries if e.active == player and e.turn < now), default=0)
    start = next((n for n, entry in enumerate(entries) if entry.turn > last), len(entries))
    if not now:
        start = 0
    return [text for entry, text in chronicle.told(None, start) if entry.event.kind not in UNTOLD]
