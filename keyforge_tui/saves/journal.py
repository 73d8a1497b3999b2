"""The journal: a game on disk as a text file that is only ever added to.

It begins with how the game was dealt and goes on with a line for every choice. Each line ends
with a checksum that covers the lines before it, so that a torn, edited or reordered file is
recognised and read up to its last good line. A person can read it, mail it and replay it.

    keyforge-tui journal 1 #5f0d7e3a
    game {"program": "0.1.0", "seed": 7, "names": ["Ann", "Bob"], ...} #0b3c41aa
    deck {"name": "...", "houses": [...], "cards": ["brobnar punch", ...]} #...
    deck {...} #...
    cards {"punch": "3c41aa0b", ...} #...
    1 choose 0 keep; turn 0, Ann: Keep this hand #...
    2 choose 4 play:punch.17; turn 1, Ann: Play Punch #...
    undo to 1, both agreed #...
    2 repair, both agreed; turn 1, Ann: Put something right #...
    3 choose 5 end; turn 1, Ann: End the turn #...
    over 1 conceded #...

A choice has its number, the options picked, what they were (action and card, the card with its
number in this game), and after the semicolon the same for people. An undo says how many choices
are left.
"""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from keyforge_tui.common.errors import UserError, printable
from keyforge_tui.engine import OPENING, REPAIR

FORMAT: Final = "keyforge-tui journal 1"
MAX_BYTES: Final = 8_000_000
"""More than a thousand games' worth of choices: anything larger is no journal."""
LONGEST_NOTE: Final = 200

_LINE: Final = re.compile(r"(.*) #([0-9a-f]{8})").fullmatch
_CHOICE: Final = re.compile(
    r"(?P<number>[0-9]{1,7}) "
    r"(?:choose (?P<options>-|[0-9,]{1,2000}) (?P<mark>[^ ;]*)|(?P<repair>repair, both agreed)); "
    r"turn (?P<turn>[0-9]{1,5}), "
    r"(?:used (?P<used>[0-9]{1,4}:[0-5][0-9] [0-9]{1,4}:[0-5][0-9]), )?(?P<note>.*)"
).fullmatch
_UNDO: Final = re.compile(r"undo to ([0-9]{1,7})(, both agreed)?").fullmatch
_OVER: Final = re.compile(r"over (0|1|drawn)( conceded)?").fullmatch
_FINISHED: Final = re.compile(rb"over (?:0|1|drawn)(?: conceded)? #[0-9a-f]{8}\n").fullmatch
LONGEST_OVER: Final = 40
"""Bytes that hold the last line of a game that is over."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer: the options picked, and what they were."""

    options: tuple[int, ...]
    mark: str
    """Actions and cards: what must be found there when the choice is made again."""
    note: str
    """The same in words, and whose choice it was."""
    turn: int = 0
    used: tuple[int, int] | None = None
    """The seconds each player had used by then, where a clock was on the table."""


@dataclass(frozen=True, slots=True)
class Undo:
    """The last choices were taken back, so that `left` of them are left."""

    left: int
    agreed: bool = False
    """Both players had to agree, because something hidden was learned by it."""


@dataclass(frozen=True, slots=True)
class Over:
    """The game ended."""

    winner: int | None
    conceded: bool = False


Entry = Choice | Undo | Over


@dataclass(slots=True)
class Record:
    """What a journal says, up to its last good line."""

    game: dict[str, object]
    decks: list[dict[str, object]]
    cards: dict[str, str]
    """The fingerprint of every card definition the game was dealt with."""
    entries: list[Entry] = field(default_factory=list)
    length: int = 0
    """How many bytes of the file are good."""
    checksum: int = 0
    problem: str | None = None
    """What is wrong with the rest of the file."""

    @property
    def choices(self) -> list[Choice]:
        """The choices that were not taken back."""
        return self.split()[0]

    @property
    def undone(self) -> list[Choice]:
        """The choices that were taken back and can be made again, the next one last."""
        return self.split()[1]

    def split(self) -> tuple[list[Choice], list[Choice]]:
        """Both at once."""
        kept: list[Choice] = []
        undone: list[Choice] = []
        for entry in self.entries:
            if isinstance(entry, Choice):
                if undone and undone[-1].options == entry.options:
                    undone.pop()
                else:
                    undone.clear()
                kept.append(entry)
            elif isinstance(entry, Undo):
                undone += reversed(kept[entry.left :])
                del kept[entry.left :]
        return kept, undone

    @property
    def over(self) -> Over | None:
        """How the game ended, if it did and was not taken back."""
        last = self.entries[-1] if self.entries else None
        return last if isinstance(last, Over) else None


class JournalError(UserError):
    """A journal that cannot be used at all."""


class JournalReadOnly(JournalError):
    """A journal that can be read but not written."""


def sealed(text: str, checksum: int) -> tuple[bytes, int]:
    """A line with its checksum, and the checksum the next line goes on from."""
    checksum = zlib.crc32(text.encode(), checksum)
    return f"{text} #{checksum:08x}\n".encode(), checksum


def note_of(text: str) -> str:
    """Words as they may stand in one line of a journal."""
    return printable(text)[:LONGEST_NOTE]


def text_of(entry: Entry, choices: int) -> str:
    """An entry as its line, where that many choices were made before it."""
    match entry:
        case Choice(options, mark, note, turn, used):
            picked = ",".join(map(str, options)) or "-"
            what = f"choose {picked} {mark}"
            if options == (REPAIR,):
                what = "repair, both agreed"
            spent = ""
            if used is not None:
                spent = f"used {_clock(used[0])} {_clock(used[1])}, "
            return f"{choices + 1} {what}; turn {turn}, {spent}{note}"
        case Undo(left, agreed):
            return f"undo to {left}{', both agreed' * agreed}"
        case Over(winner, conceded):
            return f"over {'drawn' if winner is None else winner}{' conceded' * conceded}"


def _clock(seconds: int) -> str:
    return f"{min(seconds // 60, 9999)}:{seconds % 60:02}"


def _seconds(clock: str) -> int:
    minutes, seconds = clock.split(":")
    return int(minutes) * 60 + int(seconds)


def made(entries: Iterable[Entry], choices: int = 0) -> int:
    """How many choices are left after some entries."""
    for entry in entries:
        if isinstance(entry, Choice):
            choices += 1
        elif isinstance(entry, Undo):
            choices = entry.left
    return choices


def opening(record: Record) -> list[str]:
    """The lines a journal begins with."""
    return [
        FORMAT,
        f"game {_json(record.game)}",
        *(f"deck {_json(deck)}" for deck in record.decks),
        f"cards {_json(record.cards)}",
    ]


def _json(data: object) -> str:
    text = json.dumps(data, ensure_ascii=False)
    return text if text.isprintable() else json.dumps(data)


# -- reading -----------------------------------------------------------------------------------


def read(path: Path) -> Record:
    """What a file says; raises only when not even its beginning can be used."""
    try:
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise JournalError(f"{path}: cannot be read: {reason}") from None
    if len(content) > MAX_BYTES:
        raise JournalError(f"{path}: is larger than a journal can be")
    return parse(content, str(path))


def is_journal(path: Path) -> bool:
    """Whether a file begins as a journal does; `read` says what is wrong with one that does not."""
    try:
        with path.open("rb") as file:
            return file.readline(len(FORMAT) + 1) == f"{FORMAT} ".encode()
    except (OSError, ValueError):
        return False


def parse(content: bytes, name: str) -> Record:
    """A journal from its bytes."""
    checksum = length = 0
    texts: list[tuple[str, int, int]] = []
    problem: str | None = None
    for number, line in enumerate(content.split(b"\n"), start=1):
        if not line and length == len(content):
            break
        text, checksum_after = _unsealed(line, checksum)
        is_whole = length + len(line) < len(content)
        if text is None or not is_whole:
            problem = f"line {number} is damaged; the game is good up to there"
            break
        length += len(line) + 1
        checksum = checksum_after
        texts.append((text, length, checksum))
    record, used = _opening(texts, name)
    choices = 0
    for number, (text, after, check) in enumerate(texts[used:], start=used + 1):
        entry = _entry(text, choices)
        if entry is None:
            problem = f"line {number} is not understood; the game is good up to there"
            break
        choices = made((entry,), choices)
        record.entries.append(entry)
        record.length, record.checksum = after, check
    record.problem = problem
    return record


def _unsealed(line: bytes, checksum: int) -> tuple[str | None, int]:
    try:
        found = _LINE(line.decode())
    except UnicodeDecodeError:
        return None, checksum
    if found is None:
        return None, checksum
    checksum = zlib.crc32(found[1].encode(), checksum)
    return (found[1], checksum) if found[2] == f"{checksum:08x}" else (None, checksum)


def _opening(texts: Sequence[tuple[str, int, int]], name: str) -> tuple[Record, int]:
    """The beginning of a journal; without it there is no game."""
    if not texts or not texts[0][0].startswith("keyforge-tui journal "):
        raise JournalError(f"{name}: is not a journal of a game")
    if texts[0][0] != FORMAT:
        raise JournalError(f"{name}: was written by another version of the program")
    parts: dict[str, list[dict[str, object]]] = {"game": [], "deck": [], "cards": []}
    used = 1
    for text, _, _ in texts[1:]:
        word, _, rest = text.partition(" ")
        if word not in parts:
            break
        try:
            data = json.loads(rest)
        except (ValueError, RecursionError):
            data = None
        if not isinstance(data, dict):
            break
        parts[word].append(data)
        used += 1
    if [len(parts[word]) for word in parts] != [1, 2, 1]:
        raise JournalError(f"{name}: the beginning is damaged, so the game cannot be dealt again")
    cards = {str(card): str(print_) for card, print_ in parts["cards"][0].items()}
    record = Record(parts["game"][0], parts["deck"], cards)
    _, record.length, record.checksum = texts[used - 1]
    return record, used


def _entry(text: str, choices: int) -> Entry | None:
    """The entry of a line after so many choices; None when it makes no sense there."""
    if found := _CHOICE(text):
        if int(found["number"]) != choices + 1:
            return None
        options: tuple[int, ...] = (REPAIR,)
        mark = OPENING.action or ""
        if not found["repair"]:
            options = tuple(int(part) for part in found["options"].split(",") if part.isdecimal())
            mark = found["mark"]
        used = None
        if found["used"]:
            one, two = map(_seconds, found["used"].split())
            used = (one, two)
        return Choice(options, mark, found["note"], int(found["turn"]), used)
    if found := _UNDO(text):
        left = int(found[1])
        return None if left > choices else Undo(left, found[2] is not None)
    if found := _OVER(text):
        return Over(None if found[1] == "drawn" else int(found[1]), found[2] is not None)
    return None


def is_finished(path: Path) -> bool:
    """Whether the last line says that the game is over, without reading the rest."""
    try:
        with path.open("rb") as file:
            file.seek(0, 2)
            file.seek(max(0, file.tell() - LONGEST_OVER))
            ending = file.read(LONGEST_OVER)
    except OSError:
        return False
    return _FINISHED(ending[ending.rfind(b"\n", 0, -1) + 1 :]) is not None
