"""Before a match and between its games: what both players decide with open eyes."""

from __future__ import annotations

from pathlib import Path

from textual.app import App

from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.match.match import Match
from keyforge_tui.match.questions import (
    BidQuestion,
    Question,
    decide,
    leave_question,
    next_question,
    open_question,
    settled,
)
from keyforge_tui.match.setting import Setting
from keyforge_tui.tui.dialogs.ask import LEAVE, Ask
from keyforge_tui.tui.dialogs.confirm import Confirm
from keyforge_tui.tui.readers.cards import list_entries
from keyforge_tui.tui.start.bidding import BiddingScreen


async def settle(
    app: App[None], setting: Setting, library: CardLibrary, book: Path | None
) -> Setting | None:
    """Ask what is still open about the setting; None where the players leave."""
    while (question := open_question(setting, library, book)) is not None:
        value = await app.push_screen_wait(_asked(question))
        if value == LEAVE:
            return None
        setting = settled(setting, question, value, library)
    return setting


async def until_next_game(app: App[None], match: Match, *, is_kept: bool) -> bool:
    """Whether another game is to be dealt, once everything before it is decided."""
    while (question := next_question(match)) is not None:
        if await _decided(app, match, question):
            continue
        sure = leave_question(is_kept=is_kept and match.goes_on)
        if await app.push_screen_wait(Confirm(sure, "Leave")):
            return False
    return not match.is_over


async def _decided(app: App[None], match: Match, question: Question | BidQuestion) -> bool:
    """Ask; whether it was answered."""
    if isinstance(question, BidQuestion):
        lists = list_entries(match.lists(None))
        return await app.push_screen_wait(BiddingScreen(match, lists))
    value = await app.push_screen_wait(_asked(question, match))
    if value != LEAVE:
        decide(match, question, value)
    return value != LEAVE


def _asked(question: Question, match: Match | None = None) -> Ask:
    """A question on a screen, with the score of the match above it."""
    score = "" if match is None else match.score()
    lists = list_entries(match.lists(None)) if match is not None and question.lists else ()
    return Ask(
        question.title,
        [*filter(None, [score]), *question.lines],
        [(answer.value, answer.text) for answer in question.answers],
        lists=lists,
    )
