"""From decks to a journalled game and back: what a journal must hold to deal a game again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Annotated, NamedTuple

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from keyforge_tui import __version__
from keyforge_tui.engine.decisions import IllegalChoice
from keyforge_tui.engine.game import Deck, DeckCard, Game
from keyforge_tui.engine.words import House, Icon
from keyforge_tui.errors import printable
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.source import SourceError
from keyforge_tui.saves.journal import (
    Choice,
    JournalError,
    Over,
    Record,
    Undo,
    is_finished,
    note_of,
    read,
)
from keyforge_tui.saves.session import Session
from keyforge_tui.saves.writing import Journal, is_held

Line = Annotated[str, AfterValidator(lambda text: printable(text)[:120])]
"""Text from a file that is shown: nothing in it a terminal could obey."""


class _Game(BaseModel):
    """How a game was dealt."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    program: str = ""
    seed: int
    first: Annotated[int, Field(ge=0, le=1)] | None = None
    chains: tuple[Annotated[int, Field(ge=0, le=99)], Annotated[int, Field(ge=0, le=99)]] = (0, 0)
    names: tuple[Line, Line] = ("Player 1", "Player 2")
    started: Line = ""
    match: dict[str, object] | None = None


class _Card(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    card: str
    house: House
    added: tuple[Icon, ...] = ()


class _Deck(BaseModel):
    model_config = ConfigDict(extra="ignore", frozen=True)

    name: Line
    houses: Annotated[tuple[House, ...], Field(max_length=3)]
    cards: Annotated[tuple[_Card, ...], Field(max_length=200)]


@dataclass(frozen=True, slots=True)
class Dealing:
    """Everything a game is dealt from."""

    decks: tuple[Deck, Deck]
    seed: int
    first: int | None = None
    chains: tuple[int, int] = (0, 0)
    names: tuple[str, str] = ("Player 1", "Player 2")
    started: str = ""
    """When, in words; the journal only repeats it."""
    match: Mapping[str, object] | None = None
    """What is to be remembered of the match this game belongs to; the journal only repeats it."""

    def deal(self) -> Game:
        """The game at its first decision."""
        return Game.new(self.decks, seed=self.seed, first=self.first, chains=self.chains)


class Agreement(NamedTuple):
    """Choices that were taken back by consent."""

    left: int
    """After how many choices of the game as it is now this was."""
    taken_back: int

    @property
    def text(self) -> str:
        """As the story tells it."""
        what = "a choice" if self.taken_back == 1 else f"{self.taken_back} choices"
        return f"Both players agree to take {what} back."


@dataclass(slots=True)
class Restored:
    """A game read back from its journal."""

    dealing: Dealing
    session: Session
    problem: str | None = None
    """Why it does not go as far as the journal does."""
    changed: list[str] = field(default_factory=list)
    """The cards whose definitions are not what they were."""
    over: Over | None = None
    """How the game ended, if it did."""
    agreements: list[Agreement] = field(default_factory=list)
    """What both players agreed to take back."""
    choices: list[Choice] = field(default_factory=list)
    """The choices that could be made again."""
    rest: list[Choice] = field(default_factory=list)
    """The choices after them that could not."""
    lengths: list[int] = field(default_factory=list)
    """How many events there were when the game was dealt and after each choice."""

    @property
    def notice(self) -> str:
        """What two players should know before they go on; names no card."""
        parts = []
        if self.problem is not None:
            parts.append(
                f"The journal could be played again up to choice {len(self.session.game.choices)}."
            )
        if self.changed:
            count = len(self.changed)
            parts.append(f"{count} card{'s' * (count > 1)} changed since the game began.")
        return " ".join(parts)


def begin(
    dealing: Dealing, library: CardLibrary, path: Path | None, choices: Sequence[Choice] = ()
) -> Session:
    """Deal a game, make the first choices and open its journal; without a path none is written.

    A journal that cannot be written is no reason not to play: the session's `problem` says so.
    """
    session = Session(dealing.deal())
    for choice in choices:
        session.make(choice.options)
    if path is not None:
        session.journal = Journal.create(path, _record(dealing, library, choices))
    return session


def _record(dealing: Dealing, library: CardLibrary, choices: Sequence[Choice]) -> Record:
    slugs = sorted({card.definition.slug for deck in dealing.decks for card in deck.cards})
    game: dict[str, object] = {
        "program": __version__,
        "seed": dealing.seed,
        "first": dealing.first,
        "chains": list(dealing.chains),
        "names": list(dealing.names),
        "started": dealing.started,
    }
    if dealing.match is not None:
        game["match"] = dict(dealing.match)
    decks: list[dict[str, object]] = [
        {
            "name": deck.name,
            "houses": [house.value for house in deck.houses],
            "cards": [_card_line(card) for card in deck.cards],
        }
        for deck in dealing.decks
    ]
    cards = {slug: library.fingerprint(slug) for slug in slugs}
    return Record(game, decks, cards, list(choices))


def _card_line(card: DeckCard) -> dict[str, object]:
    line: dict[str, object] = {
        "card": card.definition.slug,
        "house": (card.house or card.definition.houses[0]).value,
    }
    if card.added:
        line["added"] = [icon.value for icon in card.added]
    return line


def restore(path: Path, library: CardLibrary, *, write: bool = True) -> Restored:
    """The game of a journal, as far as it can be played again.

    With `write` the journal goes on from there; otherwise it is only read.
    """
    if write:
        journal, record = Journal.resume(path)
    else:
        journal, record = None, read(path)
    try:
        restored = replay(record, library, str(path))
    except UserErrorTypes:
        if journal is not None:
            journal.close()
        raise
    restored.session.journal = journal
    return restored


UserErrorTypes = (JournalError, SourceError)


def replay(record: Record, library: CardLibrary, name: str) -> Restored:
    """Deal the game of a record again and make its choices."""
    dealing = _dealing(record, library, name)
    session = Session(dealing.deal())
    changed = [
        slug
        for slug, print_ in record.cards.items()
        if slug in library.files and library.fingerprint(slug) != print_
    ]
    problem = record.problem
    lengths = [len(session.game.log)]
    for number, choice in enumerate(record.choices, start=1):
        try:
            picked = session.game.check(choice.options)
            note = note_of(", ".join(option.label for option in picked))
            if note != choice.note:
                problem = f"choice {number} was “{choice.note}” and would be “{note}” now"
                break
            session.make(choice.options)
            lengths.append(len(session.game.log))
        except IllegalChoice as error:
            problem = f"choice {number} is not possible any more: {error}"
            break
        except Exception:
            # A choice after which the rules broke down: the game goes on before it.
            problem = f"choice {number} cannot be carried out"
            break
    session.is_behind = len(session.game.choices) < len(record.choices)
    over = None if session.is_behind else record.over
    agreements = _agreements(record, len(session.game.choices))
    count = len(session.game.choices)
    choices, rest = record.choices[:count], record.choices[count:]
    return Restored(dealing, session, problem, changed, over, agreements, choices, rest, lengths)


def _agreements(record: Record, last: int) -> list[Agreement]:
    count = 0
    found: list[Agreement] = []
    for entry in record.entries:
        if isinstance(entry, Choice):
            count += 1
        elif isinstance(entry, Undo):
            found = [Agreement(min(left, entry.left), taken) for left, taken in found]
            if entry.agreed:
                found.append(Agreement(entry.left, count - entry.left))
            count = entry.left
    return [Agreement(min(left, last), taken) for left, taken in found]


def _dealing(record: Record, library: CardLibrary, name: str) -> Dealing:
    try:
        game = _Game.model_validate(record.game)
        one, two = (_Deck.model_validate(deck) for deck in record.decks)
    except ValidationError as error:
        what = error.errors(include_url=False)[0]
        where = ".".join(map(str, what["loc"]))
        raise JournalError(f"{name}: {where}: {what['msg'].lower()}") from None
    decks = (_deck(one, library), _deck(two, library))
    return Dealing(decks, game.seed, game.first, game.chains, game.names, game.started, game.match)


def _deck(deck: _Deck, library: CardLibrary) -> Deck:
    cards = tuple(DeckCard(library.card(card.card), card.house, card.added) for card in deck.cards)
    return Deck(deck.name, deck.houses, cards)


@dataclass(frozen=True, slots=True)
class Saved:
    """A game on the disk, as a list of games tells about it."""

    path: Path
    names: tuple[str, str]
    decks: tuple[str, str]
    started: str
    choices: int


def unfinished(folder: Path) -> Iterator[Saved]:
    """The games that are not over and not being played elsewhere, the newest first."""
    for path in sorted(folder.glob("*.journal"), reverse=True):
        if is_finished(path) or is_held(path):
            continue
        saved = about(path)
        if saved is not None:
            yield saved


def newest(folder: Path) -> Path | None:
    """The journal of the game that began last; None: there is none."""
    return max(folder.glob("*.journal"), default=None)


def saved_games(folder: Path) -> list[Saved]:
    """Every game that can be looked at, the newest first."""
    return [*filter(None, map(about, sorted(folder.glob("*.journal"), reverse=True)))]


def about(path: Path) -> Saved | None:
    """What a list tells about a journal; None when it cannot be used."""
    try:
        record = read(path)
        game = _Game.model_validate(record.game)
        one, two = (_Deck.model_validate(deck) for deck in record.decks)
    except (JournalError, ValidationError):
        return None
    return Saved(path, game.names, (one.name, two.name), game.started, len(record.choices))


def put_aside(path: Path) -> None:
    """Offer a game no more; its journal moves to a folder beside the others."""
    aside = path.parent / "aside"
    try:
        aside.mkdir(exist_ok=True)
        path.rename(aside / path.name)
    except OSError as error:
        raise JournalError(f"{path}: cannot be moved: {error.strerror}") from None


def new_path(folder: Path, moment: datetime) -> Path:
    """The name of a journal that begins now; names sort by time."""
    return folder / f"{moment:%Y-%m-%d-%H%M%S}.journal"
