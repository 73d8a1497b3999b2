"""The `keyforge-tui` command: arguments in, exit code out."""

import errno
import os
import sys

from keyforge_tui.cli.parser import run
from keyforge_tui.common.errors import UserError

USER_ERROR = 2
INTERRUPTED = 130
BROKEN_PIPE = 141
"""What a shell reports for a program ended by the closed pipe it wrote to."""

FULL = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
"""How a disk says that it takes no more."""

MAX_LINES = 40
"""More lines of complaint than this help nobody."""


def main(argv: list[str] | None = None) -> int:
    """Run the command the arguments name."""
    try:
        code = run(sys.argv[1:] if argv is None else argv)
        # A reader that left early is noticed here rather than in the interpreter's shutdown.
        sys.stdout.flush()
    except UserError as error:
        _complain(error.lines)
        return USER_ERROR
    except BrokenPipeError:
        _discard_output()
        return BROKEN_PIPE
    except OSError as error:
        if error.errno not in FULL or error.filename is not None:
            raise
        _discard_output()
        _complain((f"the output cannot be written: {error.strerror}",))
        return USER_ERROR
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _complain(lines: tuple[str, ...]) -> None:
    """Print each line with the program's name in front."""
    from keyforge_tui.cli.output import complain  # not worth loading where all goes well

    for line in lines[:MAX_LINES]:
        complain(line)
    if len(lines) > MAX_LINES:
        complain(f"and {len(lines) - MAX_LINES} more")


def _discard_output() -> None:
    """Keep the interpreter from complaining about its output once more as it ends."""
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, sys.stdout.fileno())
    os.close(null)


if __name__ == "__main__":
    sys.exit(main())
