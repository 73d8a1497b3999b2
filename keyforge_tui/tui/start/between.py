"""Before a match and between its games: what both players decide with open eyes."""

from __future__ import annotations

from pathlib import Path

from textual.app import App

from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.match.questions import (
    BidQuestion,
    Question,
    decide,
    leave_question,
    next_question,
    open_question,
    settled,
)
from keyforge_tui.match.setting import Seats
from keyforge_tui.sitting.series import Contest
from keyforge_tui.tui.dialogs.ask import LEAVE, Ask
from keyforge_tui.tui.dialogs.confirm import Confirm
from keyforge_tui.tui.readers.cards import list_entries
from keyforge_tui.tui.start.bidding import BiddingScreen


async def settle(
    app: App[None], seats: Seats, library: CardLibrary, book: Path | None
) -> Seats | None:
    """Ask what is still open about the seats; None where the players leave."""
    while (question := open_question(seats, library, book)) is not None:
        value = await app.push_screen_wait(_asked(question))
        if value == LEAVE:
            return None
        seats = settled(seats, question, value, library)
    return seats


async def until_next_game(app: App[None], contest: Contest, *, is_kept: bool) -> bool:
    """Whether another game is to be dealt, once everything before it is decided."""
    while (question := next_question(contest.match)) is not None:
        if await _decided(app, contest, question):
            continue
        sure = leave_question(is_kept=is_kept and contest.goes_on)
        if await app.push_screen_wait(Confirm(sure, "Leave")):
            return False
    return not contest.is_over


async def _decided(app: App[None], contest: Contest, question: Question | BidQuestion) -> bool:
    """Ask; whether it was answered."""
    if isinstance(question, BidQuestion):
        lists = list_entries(contest.lists(None))
        return await app.push_screen_wait(BiddingScreen(contest.match, lists))
    value = await app.push_screen_wait(_asked(question, contest))
    if value != LEAVE:
        decide(contest.match, question, value)
    return value != LEAVE


def _asked(question: Question, contest: Contest | None = None) -> Ask:
    """A question on a screen, with the score of the match above it."""
    score = "" if contest is None else contest.score()
    lists = list_entries(contest.lists(None)) if contest is not None and question.lists else ()
    return Ask(
        question.title,
        [*filter(None, [score]), *question.lines],
        [(answer.value, answer.text) for answer in question.answers],
        lists=lists,
    )
