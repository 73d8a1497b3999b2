"""From a game that has ended to a line of the rivalry book."""

from __future__ import annotations

from datetime import datetime

from keyforge_tui.common.errors import printable
from keyforge_tui.engine import Game
from keyforge_tui.match.book import PlayedGame, played
from keyforge_tui.match.match import GamePlan, Match


def played_game(match: Match, plan: GamePlan, game: Game, when: datetime) -> PlayedGame:
    """The line of the book for a game that is over."""
    one, two = (player.forged for player in game.view().players)
    first, second = (printable(name)[:120] or "?" for name in plan.names)
    return PlayedGame(
        when=when.astimezone().isoformat(timespec="seconds"),
        players=(first, second),
        decks=(played(plan.decks[0]), played(plan.decks[1])),
        winner=game.winner,
        first=game.first,
        chains=plan.chains,
        keys=(one, two),
        turns=game.turn,
        format=match.setting.format,
    )
