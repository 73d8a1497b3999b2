"""Print a script that lets a shell complete commands, options, cards and files.

The script is made from the commands themselves, so that it knows what they know. It starts no
program while somebody types.
"""

from __future__ import annotations

import argparse
import importlib
import re
import shlex
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from keyforge_tui.cli.output import emit
from keyforge_tui.cli.parser import COMMANDS, PROGRAM, Parser
from keyforge_tui.common.paths import cards_folder
from keyforge_tui.engine import House
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.sets import SETS

EXAMPLES: Final = (
    ("completion bash > ~/.local/share/bash-completion/completions/keyforge-tui", "bash"),
    ("completion zsh > ~/.zfunc/_keyforge-tui", "zsh, with ~/.zfunc in fpath"),
    ("completion fish > ~/.config/fish/completions/keyforge-tui.fish", "fish"),
)


_VALUES: Final[dict[str, tuple[str, ...]]] = {"--set": SETS, "--house": tuple(House)}
"""What options may be whose value the command itself looks up."""


@dataclass(slots=True)
class Word:
    """Something that can be typed, and what it is for."""

    text: str
    help: str


@dataclass(slots=True)
class Level:
    """What may follow a command, or a command of a command."""

    path: tuple[str, ...]
    words: list[Word] = field(default_factory=list)
    options: list[Word] = field(default_factory=list)
    values: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Options with a value, and the values there are; empty for anything, such as a file."""
    takes_files: bool = False


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what `keyforge-tui completion` takes."""
    parser.add_argument("shell", choices=list(SHELLS), help="the shell the script is for")


def run(args: argparse.Namespace) -> int:
    """Print the script."""
    emit(SHELLS[args.shell](levels()))
    return 0


def levels() -> list[Level]:
    """Everything that can be typed, from the parsers of all commands."""
    top = Level((), takes_files=True)
    top.options = [
        Word("--help", "show what the program can do"),
        Word("--version", "show the version"),
    ]
    found = [top]
    for name, command in COMMANDS.items():
        try:
            module = importlib.import_module(command.module)
        except ModuleNotFoundError:
            continue  # a command that is not part of this version
        top.words.append(Word(name, command.help))
        parser = Parser(prog=f"{PROGRAM} {name}", allow_abbrev=False)
        module.add_arguments(parser)
        found += _levels(parser, (name,))
    return found


def _levels(parser: argparse.ArgumentParser, path: tuple[str, ...]) -> Iterator[Level]:
    level = Level(path)
    below: list[Level] = []
    for action in parser._actions:  # argparse offers no other way to ask
        if isinstance(action, argparse._SubParsersAction):
            helps = {choice.dest: choice.help or "" for choice in action._choices_actions}
            for name, inner in action.choices.items():
                level.words.append(Word(name, helps.get(name, "")))
                below += _levels(inner, (*path, name))
        elif action.option_strings:
            _add_option(level, action)
        elif action.choices is not None:
            level.words += [Word(str(choice), "") for choice in action.choices]
        elif path == ("cards", "show"):
            level.words += [Word(card, "") for card in sorted(CardLibrary(cards_folder()).files)]
        elif re.search(r"FILE|DECK|PATH", str(action.metavar or action.dest).upper()):
            level.takes_files = True
    yield level
    yield from below


def _add_option(level: Level, action: argparse.Action) -> None:
    text = next((one for one in action.option_strings if one.startswith("--")), None)
    if text is None or action.help is argparse.SUPPRESS:
        return
    level.options.append(Word(text, _plain(action.help or "", action)))
    if action.nargs != 0:
        level.values[text] = tuple(map(str, action.choices or _VALUES.get(text, ())))


def _plain(text: str, action: argparse.Action) -> str:
    return text.replace("%(default)s", str(action.default)).replace("%%", "%")


def _bash(found: list[Level]) -> Iterator[str]:
    yield "_keyforge_tui() {"
    yield '    local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"'
    yield '    local path="${COMP_WORDS[*]:1:COMP_CWORD-1}" words="" files="" value=""'
    yield "    COMPREPLY=()"
    yield '    case "$path" in'
    for level in sorted(found, key=lambda one: -len(one.path)):
        here = " ".join(level.path)
        yield f"        {_bash_pattern(here)})"
        if level.values:
            yield '            case "$before" in'
            for option, values in level.values.items():
                known = shlex.quote(" ".join(values))
                yield f"                {option}) value=yes; words={known} ;;"
            yield "            esac"
        words = " ".join(word.text for word in (*level.words, *level.options))
        yield f'            [ -n "$value" ] || words={shlex.quote(words)}'
        if level.takes_files:
            yield '            [ -n "$value" ] || files=yes'
        yield "            ;;"
    yield "    esac"
    yield '    COMPREPLY=($(compgen -W "$words" -- "$word"))'
    yield '    if [ -n "$files" ] || { [ -n "$value" ] && [ -z "$words" ]; }; then'
    yield '        [[ "$word" == -* ]] || COMPREPLY+=($(compgen -f -- "$word"))'
    yield "    fi"
    yield "}"
    yield f"complete -o filenames -F _keyforge_tui {PROGRAM}"


def _bash_pattern(here: str) -> str:
    return f"{shlex.quote(here)} | {shlex.quote(here + ' ')}*" if here else "*"


def _zsh(found: list[Level]) -> Iterator[str]:
    yield f"#compdef {PROGRAM}"
    yield "_keyforge_tui() {"
    yield "    local -a words_here options_here"
    yield '    local path_here="${(j: :)words[2,CURRENT-1]}"'
    yield '    case "$path_here" in'
    for level in sorted(found, key=lambda one: -len(one.path)):
        here = " ".join(level.path)
        yield f"        ({_bash_pattern(here)})"
        if any(level.values.values()):
            yield '            case "${words[CURRENT-1]}" in'
            for option, values in level.values.items():
                if values:
                    yield f"                ({option}) compadd -- {' '.join(values)}; return ;;"
            yield "            esac"
        yield f"            words_here=({' '.join(map(_described, level.words))})"
        yield f"            options_here=({' '.join(map(_described, level.options))})"
        yield "            _describe -t commands command words_here"
        yield "            _describe -o -t options option options_here"
        if level.takes_files:
            yield "            _files"
        yield "            ;;"
    yield "    esac"
    yield "}"
    yield f'if [ "$funcstack[1]" = _{PROGRAM} ]; then _keyforge_tui "$@"'
    yield f"else compdef _keyforge_tui {PROGRAM}; fi"


def _described(word: Word) -> str:
    text = word.text.replace(":", "\\:")
    return shlex.quote(f"{text}:{word.help}" if word.help else text)


def _fish(found: list[Level]) -> Iterator[str]:
    yield f"complete -c {PROGRAM} -e"
    for level in found:
        condition = _fish_condition(level)
        start = f"complete -c {PROGRAM} -n {shlex.quote(condition)}"
        if not level.takes_files:
            yield f"{start} -f"
        for word in level.words:
            yield f"{start} -a {shlex.quote(word.text)} -d {shlex.quote(word.help)}"
        for option in level.options:
            line = f"{start} -l {option.text.removeprefix('--')} -d {shlex.quote(option.help)}"
            if option.text in level.values:
                values = level.values[option.text]
                line += f" -x -a {shlex.quote(' '.join(values))}" if values else " -r"
            yield line


def _fish_condition(level: Level) -> str:
    if not level.path:
        return "__fish_use_subcommand"
    condition = "; and ".join(f"__fish_seen_subcommand_from {word}" for word in level.path)
    if level.words:
        inner = " ".join(word.text for word in level.words)
        condition += f"; and not __fish_seen_subcommand_from {inner}"
    return condition


SHELLS: Final[dict[str, Callable[[list[Level]], Iterator[str]]]] = {
    "bash": _bash,
    "zsh": _zsh,
    "fish": _fish,
}
