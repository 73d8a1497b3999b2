"""Serve the rules engine: one JSON request per line in, one JSON answer per line out.

Requests: new, setup, choose, state, edit, undo, explain, quit. One that cannot be carried out
answers {"ok": false, "error": "..."} and changes nothing.
"""

import argparse
import sys

from keyforge_tui.common.paths import cards_folder
from keyforge_tui.library.cards import CardLibrary, CardNames
from keyforge_tui.protocol.conversation import Conversation
from keyforge_tui.protocol.requests import dump, read_lines


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what `keyforge-tui engine` takes: nothing, it reads its standard input."""
    parser.epilog = 'Try: {"op": "setup", "scenario": {"players": [{"hand": ["Anger"]}, {}]}}'


def run(args: argparse.Namespace) -> int:  # noqa: ARG001  # every command has this shape
    """Answer requests until the input ends or `quit` is said."""
    session = Conversation(CardNames(CardLibrary(cards_folder())))
    output = sys.stdout.buffer
    for line in read_lines(sys.stdin.buffer):
        output.write(dump(session.answer_line(line)))
        output.flush()
        if session.ended:
            break
    return 0
