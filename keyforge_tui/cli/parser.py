"""Which commands there are, and how arguments find theirs.

A command is a module that is imported only when it was asked for, so that no command pays
for another's imports. The module has two functions: `add_arguments(parser)` declares what
the command takes, and `run(args)` carries it out and gives the exit code.
"""

import argparse
import importlib
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, NoReturn, Protocol, cast

from keyforge_tui import __version__
from keyforge_tui.common.errors import UserError

PROGRAM = "keyforge-tui"
DEFAULT = "play"
"""What the program does when no command is named."""


class Command(NamedTuple):
    """One command of the program."""

    module: str
    help: str


COMMANDS: dict[str, Command] = {
    "play": Command("keyforge_tui.cli.play", "sit down at the table (also without any command)"),
    "serve": Command("keyforge_tui.cli.serve", "put the table into a browser"),
    "replay": Command("keyforge_tui.cli.replay", "look at a saved game, or write its log down"),
    "cards": Command("keyforge_tui.cli.cards", "look up cards and check card files"),
    "deck": Command("keyforge_tui.cli.deck", "look at, check, convert and make decks"),
    "book": Command("keyforge_tui.cli.book", "who beat whom: the rivalry book"),
    "rules": Command("keyforge_tui.cli.rules", "read the rules"),
    "simulate": Command("keyforge_tui.cli.simulate", "play random games, to check or to measure"),
    "engine": Command("keyforge_tui.cli.engine", "serve the rules engine as JSON lines"),
    "completion": Command("keyforge_tui.cli.completion", "print a script that completes commands"),
}


EXAMPLES = (
    ("", "the menu; Enter plays with the starter decks"),
    ("mine.json yours.txt --best-of 3", "play a match with two deck files"),
    ("deck new --set cota -o new.yaml", "make a new deck"),
    ("rules ward", "read the rules about wards"),
)
"""What people do most, for the help: arguments, and what they are for."""


class CommandModule(Protocol):
    """What a command's module offers."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Declare the options and arguments."""

    def run(self, args: argparse.Namespace) -> int:
        """Carry the command out; the exit code."""


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Help in lines that are easy to read, with room for the longest option."""

    def __init__(self, prog: str) -> None:
        columns = shutil.get_terminal_size().columns
        super().__init__(prog, max_help_position=28, width=max(40, min(columns, 100) - 2))


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaints are one line, like those of everything else."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **{"formatter_class": Formatter} | options)

    def error(self, message: str) -> NoReturn:
        """Refuse the arguments."""
        raise UserError(f"{message}; see {self.prog} --help")


def run(argv: Sequence[str]) -> int:
    """Carry out what the arguments ask for; the exit code."""
    name, rest = split(argv)
    if name is None:
        return _parse_and_run(_main_parser(), None, rest)
    command = COMMANDS[name]
    module = _load(name, command)
    parser = Parser(
        prog=f"{PROGRAM} {name}",
        description=module_description(module) or command.help,
        epilog=_examples(getattr(module, "EXAMPLES", ())),
        allow_abbrev=False,
    )
    module.add_arguments(parser)
    return _parse_and_run(parser, module, rest)


def split(argv: Sequence[str]) -> tuple[str | None, list[str]]:
    """The command and its arguments; no command where the program itself is asked something.

    What names no command is meant for the default one, so that `keyforge-tui a.yaml b.yaml`
    sits two decks down at the table.
    """
    if not argv:
        return DEFAULT, []
    first, *rest = argv
    if first in COMMANDS:
        return first, rest
    if first in {"-h", "--help", "--version"}:
        return None, list(argv)
    _refuse_misspelt_command(first)
    return DEFAULT, list(argv)


def module_description(module: object) -> str:
    """The first line of a module's docstring, which says what its command is for."""
    return (getattr(module, "__doc__", None) or "").partition("\n")[0]


def _refuse_misspelt_command(word: str) -> None:
    if word.startswith("-") or not word.isalpha() or Path(word).exists():
        return
    # difflib is not worth loading for the usual case, a command that is spelt right.
    from keyforge_tui.common.suggest import did_you_mean

    if hint := did_you_mean(word, COMMANDS):
        raise UserError(f'there is no command "{word}"{hint}')


def _load(name: str, command: Command) -> CommandModule:
    try:
        return cast(CommandModule, importlib.import_module(command.module))
    except ModuleNotFoundError as error:
        if error.name != command.module:
            raise
        raise UserError(f'the command "{name}" is not part of this version') from None


def _parse_and_run(
    parser: argparse.ArgumentParser, module: CommandModule | None, argv: Sequence[str]
) -> int:
    try:
        args = parser.parse_args(argv)
    except SystemExit as stop:  # how argparse ends after --help and --version
        sys.stdout.flush()
        return stop.code if isinstance(stop.code, int) else 0
    if module is None:
        parser.error("name a command")
    return module.run(args)


def _examples(examples: Sequence[tuple[str, str]]) -> str:
    """Examples of use, in two columns."""
    if not examples:
        return ""
    lines = [(f"{PROGRAM} {arguments}".rstrip(), purpose) for arguments, purpose in examples]
    width = max(len(line) for line, _ in lines)
    return "examples:\n" + "\n".join(f"  {line:<{width}}  {why}" for line, why in lines)


def _main_parser() -> argparse.ArgumentParser:
    width = max(map(len, COMMANDS))
    commands = "\n".join(f"  {name:<{width}}  {entry.help}" for name, entry in COMMANDS.items())
    parser = Parser(
        prog=PROGRAM,
        usage=f"{PROGRAM} [COMMAND] [ARGUMENTS ...]\n       {PROGRAM} [DECK DECK]",
        description="KeyForge for two players at one terminal.",
        epilog=f"commands:\n{commands}\n\n{_examples(EXAMPLES)}\n\n"
        f"{PROGRAM} COMMAND --help tells more about one of them.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    return parser
