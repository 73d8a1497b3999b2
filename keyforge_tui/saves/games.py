"""From decks to a journalled game and back: what a journal must hold to deal a game again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from keyforge_tui import __version__
from keyforge_tui.engine.decisions import IllegalChoice
from keyforge_tui.engine.game import Deck, DeckCard, Game
from keyforge_tui.engine.words import House, Icon
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.source import SourceError
from keyforge_tui.saves.journal import Journal, JournalError, Record, note_of, read
from keyforge_tui.saves.session import Session


class _Game(BaseModel):
    """How a game was dealt."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    program: str = ""
    seed: int
    first: Annotated[int, Field(ge=0, le=1)] | None = None
    chains: tuple[Annotated[int, Field(ge=0, le=99)], Annotated[int, Field(ge=0, le=99)]] = (0, 0)
    names: tuple[str, str] = ("Player 1", "Player 2")
    started: str = ""


class _Card(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    card: str
    house: House
    added: tuple[Icon, ...] = ()


class _Deck(BaseModel):
    model_config = ConfigDict(extra="ignore", frozen=True)

    name: str
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

    def deal(self) -> Game:
        """The game at its first decision."""
        return Game.new(self.decks, seed=self.seed, first=self.first, chains=self.chains)


@dataclass(slots=True)
class Restored:
    """A game read back from its journal."""

    dealing: Dealing
    session: Session
    problem: str | None = None
    """Why it does not go as far as the journal does."""
    changed: list[str] = field(default_factory=list)
    """The cards whose definitions are not what they were."""
    finished: bool = False


def begin(dealing: Dealing, library: CardLibrary, path: Path | None) -> Session:
    """Deal a game and open its journal; without a path nothing is written."""
    journal = None if path is None else Journal.create(path, _record(dealing, library))
    return Session(dealing.deal(), journal)


def _record(dealing: Dealing, library: CardLibrary) -> Record:
    slugs = sorted({card.definition.slug for deck in dealing.decks for card in deck.cards})
    game = {
        "program": __version__,
        "seed": dealing.seed,
        "first": dealing.first,
        "chains": list(dealing.chains),
        "names": list(dealing.names),
        "started": dealing.started,
    }
    decks: list[dict[str, object]] = [
        {
            "name": deck.name,
            "houses": [house.value for house in deck.houses],
            "cards": [_card_line(card) for card in deck.cards],
        }
        for deck in dealing.decks
    ]
    return Record(game, decks, {slug: library.fingerprint(slug) for slug in slugs})


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
    for number, choice in enumerate(record.choices, start=1):
        try:
            picked = session.game.check(choice.options)
        except IllegalChoice as error:
            problem = f"choice {number} is not possible any more: {error}"
            break
        note = note_of(", ".join(option.label for option in picked))
        if note != choice.note:
            problem = f"choice {number} was “{choice.note}” and would be “{note}” now"
            break
        session.make(choice.options)
    return Restored(dealing, session, problem, changed, record.over is not None)


def _dealing(record: Record, library: CardLibrary, name: str) -> Dealing:
    try:
        game = _Game.model_validate(record.game)
        one, two = (_Deck.model_validate(deck) for deck in record.decks)
    except ValidationError as error:
        what = error.errors(include_url=False)[0]
        where = ".".join(map(str, what["loc"]))
        raise JournalError(f"{name}: {where}: {what['msg'].lower()}") from None
    decks = (_deck(one, library), _deck(two, library))
    return Dealing(decks, game.seed, game.first, game.chains, game.names, game.started)


def _deck(deck: _Deck, library: CardLibrary) -> Deck:
    cards = tuple(DeckCard(library.card(card.card), card.house, card.added) for card in deck.cards)
    return Deck(deck.name, deck.houses, cards)


def unfinished(folder: Path) -> Sequence[Path]:
    """The journals of games that are not over, the newest first."""
    found = []
    for path in sorted(folder.glob("*.journal"), reverse=True):
        try:
            record = read(path)
        except JournalError:
            continue
        if record.over is None:
            found.append(path)
    return found
