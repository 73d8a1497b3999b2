"""Writing a journal: every line on the disk before anybody sees what it leads to.

What cannot be written waits in memory and is tried again with the next line, so that a disk that
was full for a while leaves no hole. Only one program at a time can hold a journal.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

from keyforge_tui.saves.journal import (
    Entry,
    JournalError,
    JournalReadOnly,
    Record,
    is_journal,
    made,
    opening,
    read,
    sealed,
    text_of,
)

_flush = getattr(os, "fdatasync", os.fsync)
"""Waits until what was written is on the disk; the file's times do not matter."""


class Journal:
    """A journal being written."""

    def __init__(self, path: Path, record: Record, descriptor: int = -1) -> None:
        self.path = path
        """Where it is, or will be once it can be written."""
        self.problem: str | None = None
        """Why what was said last is not on the disk; None when it is."""
        self.was_gone = False
        """The file was deleted, and with what was said last it was written again."""
        self._descriptor = descriptor
        self._is_closed = False
        self._choices = made(record.entries)
        self._is_empty = not record.entries
        self._length = record.length
        self._checksum = record.checksum
        self._waiting: list[bytes] = []

    @classmethod
    def create(cls, path: Path, record: Record) -> Journal:
        """A new file that says what `record` says; `problem` tells when it cannot be made now."""
        journal = cls(path, record)
        for text in opening(record):
            journal._seal(text)
        choices = 0
        for entry in record.entries:
            journal._seal(text_of(entry, choices))
            choices = made((entry,), choices)
        journal._write()
        return journal

    @classmethod
    def resume(cls, path: Path) -> tuple[Journal, Record]:
        """Go on writing where the last good line ends; what is damaged behind it is cut off."""
        if not is_journal(path):  # it is not even opened for writing
            read(path)
        try:
            descriptor = os.open(path, os.O_RDWR)
        except OSError as error:
            raise JournalReadOnly(f"{path}: cannot be written: {error.strerror}") from None
        if not _lock_patiently(descriptor):
            os.close(descriptor)
            raise JournalError(f"{path}: is being played in another window")
        try:
            record = read(path)  # again: until now another program could still write it
        except JournalError:
            os.close(descriptor)
            raise
        if record.problem is not None:
            _keep_damaged(path, record)
        return cls(path, record, descriptor), record

    def add(self, entry: Entry) -> None:
        """Write an entry down before anybody sees what it leads to."""
        self._is_empty = False
        self._seal(text_of(entry, self._choices))
        self._choices = made((entry,), self._choices)
        self._write()

    def close(self) -> None:
        """Let go of the file."""
        self._is_closed = True
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1

    @property
    def is_empty(self) -> bool:
        """Whether nothing was ever chosen in this game."""
        return self._is_empty

    def discard(self) -> None:
        """Let go of the file and remove it."""
        if self._descriptor >= 0:
            self.path.unlink(missing_ok=True)
        self.close()

    def _seal(self, text: str) -> None:
        line, self._checksum = sealed(text, self._checksum)
        self._waiting.append(line)

    def _write(self) -> None:
        """Put the waiting lines behind the last good one; a failure keeps them for later."""
        if self._is_closed:
            return
        content = b"".join(self._waiting)
        try:
            self.was_gone = self._descriptor >= 0 and not self._is_there()
            if self.was_gone:
                self._be_born_again(content)
            elif self._descriptor < 0:
                self._be_born(content)
            else:
                _put(self._descriptor, content, self._length)
        except OSError as error:
            self.problem = error.strerror or str(error)
            return
        self._length += len(content)
        self._waiting.clear()
        self.problem = None

    def _be_born(self, content: bytes) -> None:
        """Make the file; it gets its name only when its opening is on the disk.

        A name that is taken already gets a number: nobody's journal is ever overwritten.
        """
        self.path.parent.mkdir(parents=True, exist_ok=True)
        unborn = self.path.with_name(f"{self.path.stem}.{os.getpid()}.new")
        descriptor = os.open(unborn, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600)
        try:
            _lock(descriptor)
            _put(descriptor, content, 0)
            self.path = _name(unborn, self.path)
        except OSError:
            os.close(descriptor)
            unborn.unlink(missing_ok=True)
            raise
        self._descriptor = descriptor

    def _is_there(self) -> bool:
        """Whether the file still stands under its name."""
        try:
            return os.path.samestat(self.path.stat(), os.fstat(self._descriptor))
        except FileNotFoundError:
            return False

    def _be_born_again(self, content: bytes) -> None:
        """Write down once more what the deleted file holds, and what comes now."""
        deleted = self._descriptor
        os.lseek(deleted, 0, os.SEEK_SET)
        with os.fdopen(os.dup(deleted), "rb") as file:
            before = file.read(self._length)
        self._be_born(before + content)
        os.close(deleted)


def _keep_damaged(path: Path, record: Record) -> None:
    """Keep a copy of a journal whose end is about to be cut off, if more than a torn line is."""
    try:
        content = path.read_bytes()
        if content.rstrip(b"\n").find(b"\n", record.length) >= 0:
            path.with_suffix(".damaged").write_bytes(content)
    except OSError:
        return  # it was only a courtesy


def _put(descriptor: int, content: bytes, at: int) -> None:
    """Write bytes at a place, cut off what is behind them, and wait for the disk."""
    os.lseek(descriptor, at, os.SEEK_SET)
    written = 0
    while written < len(content):
        written += os.write(descriptor, content[written:])
    os.ftruncate(descriptor, at + written)
    _flush(descriptor)


def _name(unborn: Path, path: Path) -> Path:
    """Give a file its name, or the next one that is free."""
    wanted, number = path, 1
    while True:
        try:
            os.link(unborn, wanted)
        except FileExistsError:
            number += 1
            wanted = path.with_stem(f"{path.stem}-{number}")
        except OSError:
            # A file system without links: a free name is as good as it gets.
            if wanted.exists():
                number += 1
                wanted = path.with_stem(f"{path.stem}-{number}")
                continue
            unborn.rename(wanted)
            return wanted
        else:
            unborn.unlink(missing_ok=True)
            return wanted


def _lock(descriptor: int) -> bool:
    """Take a file for this program alone; the system lets go of it when the program ends."""
    try:
        import fcntl
    except ImportError:  # a system without it; there the file itself is not shared for writing
        return True
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # a file system without locks
        return True
    return True


def _lock_patiently(descriptor: int) -> bool:
    """Take a file that another program may just be asking about."""
    for _ in range(3):
        if _lock(descriptor):
            return True
        time.sleep(0.05)
    return False


def is_held(path: Path) -> bool:
    """Whether a program is writing this journal now."""
    try:
        descriptor = os.open(path, os.O_RDWR)
    except OSError:
        return False
    try:
        return not _lock(descriptor)
    finally:
        os.close(descriptor)
