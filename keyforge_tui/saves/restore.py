"""From decks to a journalled game and back: a game is dealt again and its choices made again."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import NamedTuple

from keyforge_tui.common.garbage import nothing_to_collect
from keyforge_tui.engine import IllegalChoice
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.source import SourceError
from keyforge_tui.match.setting import Dealing
from keyforge_tui.saves.dealing import dealt, gone_from, written
from keyforge_tui.saves.journal import Choice, JournalError, Over, Record, Undo, read
from keyforge_tui.saves.session import Session, cards_of, found_again
from keyforge_tui.saves.writer import Journal


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
    def used(self) -> tuple[int, int] | None:
        """The seconds each player has used; None where no clock was on the table."""
        return self.choices[-1].used if self.choices else None

    @property
    def changed_names(self) -> list[str]:
        """What the cards are called whose definitions are not what they were."""
        names = {
            card.definition.slug: card.definition.name
            for deck in self.dealing.decks
            for card in deck.cards
        }
        return [names.get(slug, slug) for slug in self.changed]

    @property
    def notice(self) -> str:
        """What two players should know before they go on; names no card."""
        parts = ["The game goes on where it was left."]
        if self.problem is not None:
            last = len(self.session.game.choices)
            parts = [f"The game goes on after choice {last}: what follows cannot be played again."]
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
    session = Session(dealing.deal(), names=dealing.names)
    for choice in choices:
        session.make(choice.options)
    if path is not None:
        session.journal = Journal.create(path, written(dealing, library, choices))
    return session


def restore(path: Path, library: CardLibrary, *, write: bool = True) -> Restored:
    """The game of a journal, as far as it can be played again.

    With `write` the journal goes on from there; otherwise it is only read, and a card that is gone
    keeps nobody from looking at what came before it was needed.
    """
    if write:
        journal, record = Journal.resume(path)
    else:
        journal, record = None, read(path)
    try:
        gone = frozenset[str]() if write else gone_from(record, library)
        restored = replay(record, library, str(path), gone)
    except UserErrorTypes:
        if journal is not None:
            journal.close()
        raise
    restored.session.journal = journal
    return restored


UserErrorTypes = (JournalError, SourceError)


def replay(
    record: Record, library: CardLibrary, name: str, gone: Set[str] = frozenset()
) -> Restored:
    """Deal the game of a record again and make its choices, up to one with a card that is gone."""
    dealing = dealt(record, library, name, gone)
    with nothing_to_collect():
        return _replayed(record, library, dealing, gone)


def _replayed(record: Record, library: CardLibrary, dealing: Dealing, gone: Set[str]) -> Restored:
    """The game dealt anew, and its choices made one by one."""
    session = Session(dealing.deal(), names=dealing.names)
    changed = [
        slug
        for slug, print_ in record.cards.items()
        if slug in library.files and library.fingerprint(slug) != print_
    ]
    problem = record.problem
    lengths = [len(session.game.log)]
    said, undone = record.split()
    made: list[Choice] = []
    for number, choice in enumerate(said, start=1):
        if missing := gone & cards_of(choice.mark):
            problem = f"choice {number} needs a card that is gone: {', '.join(sorted(missing))}"
            break
        try:
            now = found_again(session.game, choice, dealing.names)
            if now.mark != choice.mark:
                problem = f"choice {number} was “{choice.note}” and would be “{now.note}” now"
                break
            session.make(now.options)
            made.append(replace(choice, options=now.options))
            lengths.append(len(session.game.log))
        except IllegalChoice as error:
            problem = f"choice {number} is not possible any more: {error}"
            break
        except Exception:
            # A choice after which the rules broke down: the game goes on before it.
            problem = f"choice {number} cannot be carried out"
            break
    session.is_behind = len(session.game.choices) < len(said)
    if not session.is_behind:
        session.remember(undone)
    over = None if session.is_behind else record.over
    agreements = _agreements(record, len(session.game.choices))
    count = len(session.game.choices)
    rest = said[count:]
    return Restored(dealing, session, problem, changed, over, agreements, made, rest, lengths)


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
