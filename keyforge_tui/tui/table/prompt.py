"""What the bars below the table say: the question with its answers, and what every key does."""

from __future__ import annotations

from keyforge_tui.sitting.sitting import Sitting
from keyforge_tui.tui.keys.keymap import written
from keyforge_tui.tui.keys.registry import ACTS, BY_ID, TABLE
from keyforge_tui.tui.table.interaction import Interaction
from keyforge_tui.tui.table.widgets.decision import Question
from keyforge_tui.tui.table.widgets.keybar import KeyHint

LONG = 12
"""Answers in the bar from which on it is worth searching them."""


def question(now: Interaction, sitting: Sitting) -> Question | None:
    """The question, what is picked, and what would come of it; None: nothing is asked."""
    if now.picking is None:
        return None
    decision = now.picking.decision
    is_on_chip = now.cursor is not None and now.cursor.kind == "chip"
    return Question(
        sitting.name(decision.player),
        decision.prompt,
        "" if now.source is None else sitting.card_name(now.source),
        _note(now),
        now.layout.chips,
        now.cursor.number if now.cursor is not None and is_on_chip else None,
        (now.said,) if now.said else now.outlook,
        () if now.is_main else _ways(now),
    )


def _note(now: Interaction) -> str:
    """What else there is to know, beside the question."""
    assert now.picking is not None
    if now.arming is not None:
        return "This is what happens. Again, or Enter, to attack."
    if now.ending:
        return f"You can still act. Press {written(BY_ID['end'])} again to end the turn."
    note = now.picking.progress
    if len(now.layout.chips) > LONG:
        note = f"{note}  / searches the list".strip()
    return note


def _ways(now: Interaction) -> tuple[tuple[str, str], ...]:
    """How a question is answered or left; keys that do nothing here are not named."""
    assert now.picking is not None
    found = [(BY_ID["take"], "take" if now.picking.is_single else "pick")]
    if not now.picking.is_single and now.picking.is_complete:
        found.append((BY_ID["done"], "done"))
    if now.picking.picked or now.can_go_back:
        found.append((BY_ID["back"], "back"))
    return tuple((written(entry), text) for entry, text in found)


def key_hints(now: Interaction) -> tuple[KeyHint, ...]:
    """The keys of the footer; what is not offered now is greyed."""
    offered = _offered(now)
    return tuple(
        KeyHint(
            written(entry),
            entry.text,
            entry.action,
            entry not in ACTS or entry.id in offered,
            entry.rank,
        )
        for entry in (*ACTS, *TABLE)
        if entry.footer
    )


def _offered(now: Interaction) -> set[str | None]:
    if now.picking is None or not now.is_main:
        return set()
    return {
        option.action
        for option in now.picking.decision.options
        if option.card in (None, now.current)
    }
