"""A choice as its line in a journal: what was picked, for the program and for people."""

from __future__ import annotations

import re
from collections.abc import Sequence

from keyforge_tui.engine import Decision, DecisionKind, Game, Option
from keyforge_tui.saves.journal import Choice, note_of

PLAIN = frozenset({DecisionKind.MAIN, DecisionKind.MULLIGAN})
"""Questions whose answers speak for themselves."""
LONGEST_LABEL = 40
_NO_WORD = re.compile(r"[^\w:.-]+")


def choice_of(
    game: Game,
    options: Sequence[int],
    names: tuple[str, str],
    used: tuple[int, int] | None = None,
) -> Choice:
    """An answer to the pending decision; raises `IllegalChoice` if it is none."""
    picked = game.check(options)
    decision = game.decision
    assert decision is not None
    marks = "+".join(_mark(game, decision, option) for option in picked)
    said = ", ".join(option.label for option in picked) or "nothing"
    if decision.kind not in PLAIN:
        colon = "" if decision.prompt.endswith("?") else ":"
        said = f"{decision.prompt}{colon} {said}"
    note = note_of(f"{names[decision.player]}: {said}")
    return Choice(tuple(options), marks or "-", note, game.turn, used)


def _mark(game: Game, decision: Decision, option: Option) -> str:
    """What an option is, in words that do not depend on how it is put: `play:punch.17`."""
    what: list[object] = [option.action or decision.kind]
    if option.card is not None:
        what.append(f"{game.cards[option.card].definition.slug}.{option.card}")
    what += [
        part
        for part in (option.house, option.player, option.position, option.value)
        if part is not None
    ]
    if option.action is None and len(what) == 1:
        what.append(option.label[:LONGEST_LABEL])
    return _NO_WORD.sub("-", ":".join(map(str, what)).casefold())
