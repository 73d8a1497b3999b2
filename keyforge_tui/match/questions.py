"""What the players are asked before a match and between its games, as data.

A front end shows a question in its own way and hands back the value of an answer:

    while (question := open_question(setting, library, book)) is not None:
        setting = settled(setting, question, value, library)
    while (question := next_question(match)) is not None:
        decide(match, question, value)

Both players hear these questions; whoever has to answer is named in the title.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum, auto
from pathlib import Path
from typing import Final, NamedTuple

from keyforge_tui.common.errors import UserError, printable
from keyforge_tui.engine import PLAYERS, PlayerId
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.decks.enhancing import promised, shown
from keyforge_tui.match.bidding import HIGHEST
from keyforge_tui.match.book import Book
from keyforge_tui.match.formats import MOST_GAMES, Format
from keyforge_tui.match.match import Bid, ChooseFirst, Match, NameDeck
from keyforge_tui.match.setting import Setting, decide_icons, suggestion, with_chains

LONGEST_NAME: Final = 24


class About(StrEnum):
    """What a question settles."""

    ICONS = auto()
    HANDICAP = auto()
    FIRST = auto()
    DECK = auto()
    BID = auto()
    REMATCH = auto()


class Answer(NamedTuple):
    """One answer: its value, and what it says."""

    value: str
    text: str
    short: str = ""
    """The same in a word or two, for a key."""


@dataclass(frozen=True, slots=True)
class Question:
    """Something to be settled by one of a few answers."""

    about: About
    title: str
    lines: tuple[str, ...]
    """What should be known before it is answered."""
    answers: tuple[Answer, ...]
    lists: bool = False
    """Both may read both deck lists before."""
    place: int = 0
    """Which of the two decks it is about, where that matters."""


@dataclass(frozen=True, slots=True)
class BidQuestion:
    """A player bids more chains for a deck, or passes (R52.3)."""

    player: PlayerId
    title: str
    lines: tuple[str, ...]
    """What a bid means."""
    bids: tuple[str, ...]
    """Every bid so far."""
    turn: str
    """Whose turn it is to bid, and how much."""
    lowest: int
    standing: int | None
    highest: int = HIGHEST
    about: About = About.BID
    lists: bool = True


PASS: Final = "pass"
"""The value that leaves a deck to the other player."""


# -- names and format ------------------------------------------------------------------------------


def read_names(typed: Sequence[str]) -> tuple[str, str]:
    """Two names as they can be shown: no control codes, and not too long for the table."""
    one, two = map(_name, typed)
    if not one or not two:
        raise UserError("a player needs a name")
    if one.casefold() == two.casefold():
        raise UserError(f'both players are called "{one}"; give two names')
    return one, two


def kept_names(typed: Sequence[str], usual: tuple[str, str]) -> tuple[str, str]:
    """Two names whatever was typed: the usual one for an empty line, and never twice the same."""
    one, two = map(_name, typed)
    one, two = one or usual[0], two or usual[1]
    return (one, two) if one.casefold() != two.casefold() else (one, f"{two[:22]} 2")


def _name(typed: str) -> str:
    return printable(" ".join(typed.split()))[:LONGEST_NAME]


FORMAT: Final = "format"
GAMES: Final = "games"


class Term(NamedTuple):
    """Something players agree on before a match, with what it is now."""

    name: str
    title: str
    value: str


def terms(setting: Setting) -> tuple[Term, ...]:
    """What can be agreed on: who plays which deck, and how many games."""
    length = setting.format.games or setting.best_of
    games = "one game" if length == 1 else f"best of {length}"
    return Term(FORMAT, "Format", str(setting.format)), Term(GAMES, "Match", games)


def changed(setting: Setting, name: str, by: int) -> Setting:
    """The setting with the next or the previous value of a term."""
    if name == FORMAT:
        formats = list(Format)
        style = formats[(formats.index(setting.format) + by) % len(formats)]
        return replace(setting, format=style, best_of=1)
    if setting.format.games is not None:
        return setting  # the format fixes it
    lengths = list(range(1, MOST_GAMES + 1, 2))
    length = lengths[(lengths.index(setting.best_of) + by) % len(lengths)]
    return replace(setting, best_of=length)


# -- before a match --------------------------------------------------------------------------------


def open_question(setting: Setting, library: CardLibrary, book: Path | None) -> Question | None:
    """What is still to be settled before the first game; None: nothing."""
    for place in PLAYERS:
        if setting.bare[place] is not None:
            return _icons(setting, place, library)
    return None if book is None or setting.is_heard else _handicap(setting, book)


def settled(setting: Setting, question: Question, value: str, library: CardLibrary) -> Setting:
    """The setting with a question answered."""
    if question.about is About.ICONS:
        seed = setting.seed if value == "random" else None
        return decide_icons(setting, question.place, library, seed)
    chains = int(value)
    if not chains:
        return replace(setting, is_heard=True)
    return with_chains(setting, (0, chains) if question.place else (chains, 0))


def _icons(setting: Setting, place: int, library: CardLibrary) -> Question:
    bare = setting.bare[place]
    assert bare is not None
    icons = shown(promised(bare, library) or {})
    return Question(
        About.ICONS,
        "The bonus icons are missing",
        (f"The cards of {bare.name} promise icons ({icons}) that are not in its file.",),
        (
            Answer("without", "Play without them"),
            Answer("random", f"Place them at random, with the seed {setting.seed}"),
        ),
        place=place,
    )


def _handicap(setting: Setting, path: Path) -> Question | None:
    try:
        found = suggestion(setting, Book(path))
    except UserError:
        return None  # a book that cannot be read suggests nothing; the first result says why
    if found is None:
        return None
    one, two = (setting.decks[deck].name for deck in (found.deck, 1 - found.deck))
    wins = found.wins[found.deck]
    return Question(
        About.HANDICAP,
        "These two decks know each other",
        (
            f"{one} has won {wins} of their {sum(found.wins)} games against {two}.",
            f"The rivalry book suggests that it starts with {found.chains} chains (R52.2).",
        ),
        (
            Answer(str(found.chains), f"Start it with {found.chains} chains"),
            Answer("0", "Play without a handicap"),
        ),
        place=found.deck,
    )


# -- between games ---------------------------------------------------------------------------------


def next_question(match: Match) -> Question | BidQuestion | None:
    """What is to be decided before the next game; None: it can be dealt, or the match is over."""
    match match.stage():
        case ChooseFirst(player):
            return _first(match, player)
        case NameDeck(player):
            return _deck(match, player)
        case Bid() as bid:
            return _bid(match, bid)
        case _:
            return None


def decide(match: Match, question: Question | BidQuestion, value: str) -> None:
    """Give the answer to a question about the next game; a `UserError` where it is none."""
    if question.about is About.FIRST:
        match.choose_first(int(value))
    elif question.about is About.DECK:
        match.name_deck(int(value))
    elif value == PASS:
        match.pass_()
    else:
        match.bid(int(value) if value.isdecimal() and len(value) < 4 else -1)


def _first(match: Match, player: PlayerId) -> Question:
    setting = match.setting
    assert match.lost is not None
    return Question(
        About.FIRST,
        f"{setting.names[player]}, who goes first?",
        (f"You play {setting.decks[match.lost].name}, which lost the last game (R5.3).",),
        tuple(Answer(str(one), f"{setting.names[one]} goes first") for one in PLAYERS),
    )


def _deck(match: Match, player: PlayerId) -> Question:
    setting = match.setting
    return Question(
        About.DECK,
        f"{setting.names[player]}, name the deck you both bid for",
        ("You were drawn to name it, and you bid first. Look at both lists before (R52.3).",),
        tuple(Answer(str(place), setting.decks[place].name) for place in PLAYERS),
        lists=True,
    )


def _bid(match: Match, stage: Bid) -> BidQuestion:
    setting, bidding = match.setting, stage.bidding
    names = setting.names
    return BidQuestion(
        stage.player,
        f"Bidding for {setting.decks[bidding.deck].name}",
        (
            "Whoever does not pass plays it and starts with the chains of their bid. "
            f"The other plays {setting.decks[1 - bidding.deck].name} without chains.",
        ),
        tuple(f"{names[player]} bids {amount}." for player, amount in bidding.bids),
        f"{names[stage.player]}, bid {bidding.lowest} or more, or pass.",
        bidding.lowest,
        bidding.standing,
    )


NEXT: Final = "next"
REMATCH: Final = "rematch"
SWAP: Final = "swap"
LEAVE: Final = "leave"

_LEAVE: Final = Answer(LEAVE, "Leave the table", "leave")


def after_game(match: Match | None) -> Question:
    """Where to go from a game that is over; None: it belonged to no match."""
    if match is None:
        answers: tuple[Answer, ...] = (_LEAVE,)
    elif match.is_over:
        answers = (
            Answer(REMATCH, "A rematch", "rematch"),
            Answer(SWAP, "A rematch with swapped decks", "swap decks"),
            _LEAVE,
        )
    else:
        answers = (Answer(NEXT, "The next game", "next game"), _LEAVE)
    return Question(About.REMATCH, "Once more?", (), answers)


def leave_question(*, is_kept: bool) -> str:
    """What is asked before a match is left between two games."""
    return f"Leave the match? {'It goes on another time.' if is_kept else 'It ends here.'}"
