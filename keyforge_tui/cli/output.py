"""What goes out: text as the terminal can take it, files that must not be lost, the table."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from keyforge_tui.cli.parser import PROGRAM
from keyforge_tui.cli.terminal import borrowed
from keyforge_tui.common import ascii
from keyforge_tui.common.errors import UserError, printable

if TYPE_CHECKING:  # loading the app takes long, and not every command needs it
    from keyforge_tui.tui.app import KeyforgeApp


WIDEST: Final = 100
"""Longer lines are hard to read, however wide the terminal is."""
NARROWEST: Final = 30
"""Below this, wrapping leaves nothing to read."""


def text_width() -> int:
    """How wide text is to be wrapped."""
    return max(NARROWEST, min(shutil.get_terminal_size().columns, WIDEST))


def emit(lines: Iterable[str], *, at_once: bool = False) -> None:
    """Print lines, and nothing in them that a terminal could obey.

    An output that is only ASCII has no Æ. Everything that is printed comes through here, or
    through `complain`.
    """
    parts = (printable(part) for line in lines for part in line.split("\n"))
    print(ascii.encodable("\n".join(parts), sys.stdout.encoding), flush=at_once)


def emit_text(text: str) -> None:
    """Print a text that ends its last line itself."""
    emit([text.removesuffix("\n")])


def complain(line: str, who: str = PROGRAM) -> None:
    """Say on the other output what is wrong, in one line."""
    print(f"{who}: {printable(line)}", file=sys.stderr)


def write_file(path: Path, text: str, *, force: bool) -> None:
    """Write a whole file or nothing; what is there already stays unless `force`."""
    if path.is_dir():
        raise UserError(f"{path}: is a folder; give the name of a file")
    if path.exists() and not force:
        raise UserError(f"{path}: is there already; --force overwrites it")
    try:
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:40]}.")
    except (OSError, ValueError) as error:
        raise _unwritable(path, error) from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        Path(temporary).chmod(0o666 & ~_umask())
        Path(temporary).replace(path)
    except OSError as error:
        Path(temporary).unlink(missing_ok=True)
        raise _unwritable(path, error) from None


def _umask() -> int:
    """What new files of this process may not be."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _unwritable(path: Path, error: Exception) -> UserError:
    reason = error.strerror if isinstance(error, OSError) else None
    return UserError(f"{path}: cannot be written: {reason or error}")


def open_table(app: KeyforgeApp) -> int:
    """Run the app to its end; what the shell is told."""
    with borrowed():
        app.run()
    if app.left is not None:
        emit([f"The game is saved; {PROGRAM} play --resume goes on with it."])
    return app.return_code or 0
