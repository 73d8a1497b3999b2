"""Before a match and between its games: what both players decide with open eyes."""

from __future__ import annotations

from pathlib import Path

from textual.app import App

from keyforge_tui.common.errors import UserError
from keyforge_tui.engine import PLAYERS
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.decks.enhancing import promised, shown
from keyforge_tui.match.book import Book
from keyforge_tui.match.match import Bid, ChooseFirst, Finished, NameDeck
from keyforge_tui.match.questions import leave_question
from keyforge_tui.match.setting import Seats, decide_icons, suggestion, with_chains
from keyforge_tui.sitting.series import Contest
from keyforge_tui.tui.dialogs.ask import LEAVE, Ask
from keyforge_tui.tui.dialogs.confirm import Confirm
from keyforge_tui.tui.readers.decklists import list_entries
from keyforge_tui.tui.start.bidding import BiddingScreen

# -- before the match --------------------------------------------------------------------------


async def settle(
    app: App[None], seats: Seats, library: CardLibrary, book: Path | None
) -> Seats | None:
    """Ask what is still open about the seats; None where the players leave."""
    for place in PLAYERS:
        answered = await _settle_icons(app, seats, place, library)
        if answered is None:
            return None
        seats = answered
    return await _settle_chains(app, seats, book)


async def _settle_icons(
    app: App[None], seats: Seats, place: int, library: CardLibrary
) -> Seats | None:
    bare = seats.bare[place]
    if bare is None:
        return seats
    icons = shown(promised(bare, library) or {})
    seed = seats.setting.seed
    answer = await app.push_screen_wait(
        Ask(
            "The bonus icons are missing",
            [f"The cards of {bare.name} promise icons ({icons}) that are not in its file."],
            [
                ("without", "Play without them"),
                ("random", f"Place them at random, with the seed {seed}"),
            ],
        )
    )
    if answer == LEAVE:
        return None
    return decide_icons(seats, place, library, seed if answer == "random" else None)


async def _settle_chains(app: App[None], seats: Seats, path: Path | None) -> Seats | None:
    if path is None:
        return seats
    try:
        found = suggestion(seats, Book(path))
    except UserError:
        return seats  # a book that cannot be read suggests nothing; the first result says why
    if found is None:
        return seats
    setting = seats.setting
    deck = setting.decks[found.deck].name
    wins, losses = found.wins[found.deck], found.wins[1 - found.deck]
    answer = await app.push_screen_wait(
        Ask(
            "These two decks know each other",
            [
                f"{deck} has won {wins} of their {wins + losses} games against "
                f"{setting.decks[1 - found.deck].name}.",
                f"The rivalry book suggests that it starts with {found.chains} chains (R52.2).",
            ],
            [("yes", f"Start it with {found.chains} chains"), ("no", "Play without a handicap")],
        )
    )
    if answer == LEAVE:
        return None
    if answer == "no":
        return seats
    chains = (found.chains, 0) if found.deck == PLAYERS[0] else (0, found.chains)
    return with_chains(seats, chains)


# -- between the games -------------------------------------------------------------------------


async def until_next_game(app: App[None], contest: Contest, *, is_kept: bool) -> bool:
    """Whether another game is to be dealt, once everything before it is decided."""
    while True:
        match contest.match.stage():
            case Finished():
                return False
            case ChooseFirst(player):
                decided = await _choose_first(app, contest, player)
            case NameDeck(player):
                decided = await _name_deck(app, contest, player)
            case Bid():
                lists = list_entries(contest.lists(None))
                decided = await app.push_screen_wait(BiddingScreen(contest.match, lists))
            case _:
                return True
        if not decided and await app.push_screen_wait(
            Confirm(leave_question(is_kept=is_kept and contest.goes_on), "Leave")
        ):
            return False


async def _choose_first(app: App[None], contest: Contest, player: int) -> bool:
    setting = contest.match.setting
    name = setting.names[player]
    lost = contest.match.lost
    assert lost is not None
    answer = await app.push_screen_wait(
        Ask(
            f"{name}, who goes first?",
            [
                contest.score(),
                f"You play {setting.decks[lost].name}, which lost the last game (R5.3).",
            ],
            [("0", f"{setting.names[0]} goes first"), ("1", f"{setting.names[1]} goes first")],
        )
    )
    if answer != LEAVE:
        contest.match.choose_first(int(answer))
    return answer != LEAVE


async def _name_deck(app: App[None], contest: Contest, player: int) -> bool:
    setting = contest.match.setting
    answer = await app.push_screen_wait(
        Ask(
            f"{setting.names[player]}, name the deck you both bid for",
            ["You were drawn to name it, and you bid first. Look at both lists before (R52.3)."],
            [(str(place), setting.decks[place].name) for place in PLAYERS],
            lists=list_entries(contest.lists(None)),
        )
    )
    if answer != LEAVE:
        contest.match.name_deck(int(answer))
    return answer != LEAVE
