"""Play random games: to check the rules engine, or to measure how fast it is.

Both decks are drawn from every card there is. With --check, what must be true of every game is
looked at after every choice; a failure is printed with what it takes to play it again.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable
from dataclasses import asdict

from keyforge_tui.cli.output import emit
from keyforge_tui.common.errors import UserError
from keyforge_tui.simulation.games import Answer, Outcome, play
from keyforge_tui.simulation.runs import Tally, every_card, run_attack, run_games

FAILED = 1
MOST_LEAKS = 40
BENCH_GAMES = 100
MOST_NAMED = 20
"""More cards than this are only counted."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what `keyforge-tui simulate` takes."""
    parser.add_argument(
        "--games",
        type=_positive,
        metavar="N",
        help="how many games; without it, until every card was played",
    )
    parser.add_argument("--seed", type=int, default=0, help="the first game's seed (0)")
    parser.add_argument(
        "--check", action="store_true", help="hold every game to the invariants of the rules"
    )
    parser.add_argument(
        "--jobs",
        type=_positive,
        metavar="N",
        default=os.cpu_count() or 1,
        help="how many games at a time (one for each core)",
    )
    parser.add_argument(
        "--bench",
        action="store_true",
        help="measure speed with the two starter decks on one core",
    )
    parser.add_argument(
        "--hidden",
        action="store_true",
        help="attack what is hidden: play every card on tables that differ only in hidden cards",
    )
    parser.add_argument("--json", action="store_true", help="print figures as one JSON object")
    parser.add_argument(
        "--replay", metavar="SEED:CHOICES", help="play a game again, as a failure prints it"
    )


def run(args: argparse.Namespace) -> int:
    """Play, and print what came of it."""
    if args.replay is not None:
        return _replay(args.replay)
    if args.bench:
        return _bench(args)
    if args.hidden:
        return _attack(args)
    tally = _with_progress(args)
    emit([json.dumps(figures(tally))] if args.json else report(tally))
    return FAILED if tally.failures else 0


def _positive(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 0 < int(text) < 10**9:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of games or jobs")
    return int(text)


# -- what is hidden ------------------------------------------------------------------------


def _attack(args: argparse.Namespace) -> int:
    """Every card at so many random positions (without --games, one)."""
    found = run_attack(rounds=args.games or 1, seed=args.seed, jobs=args.jobs)
    emit([f"{found.compared} choices made on two tables, {found.told_apart} told them apart"])
    emit(found.leaks[:MOST_LEAKS])
    return FAILED if found.leaks else 0


# -- random games --------------------------------------------------------------------------


def _with_progress(args: argparse.Namespace) -> Tally:
    """Run the games, with a progress bar where somebody is looking."""

    def go(seen: Callable[[Tally], None] | None = None) -> Tally:
        return run_games(
            games=args.games, seed=args.seed, check=args.check, jobs=args.jobs, seen=seen
        )

    if not sys.stderr.isatty():
        return go()
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        games = progress.add_task("games", total=args.games)
        cards = progress.add_task("cards played", total=None)

        def seen(tally: Tally) -> None:
            progress.update(games, completed=tally.games)
            progress.update(cards, total=tally.cards, completed=len(tally.played))

        return go(seen)


def figures(tally: Tally) -> dict[str, object]:
    """The figures of a run, for other programs."""
    seconds = tally.seconds or 1e-9
    return {
        "games": tally.games,
        "finished": tally.finished,
        "turns": tally.turns,
        "decisions": tally.decisions,
        "seconds": round(tally.seconds, 3),
        "games_per_second": round(tally.games / seconds, 2),
        "cards": tally.cards,
        "cards_played": len(tally.played),
        "never_played": sorted(every_card().keys() - tally.played.keys()),
        "failures": [
            {"seed": outcome.seed, "error": outcome.failure, "replay": command(outcome)}
            for outcome in tally.failures
        ],
    }


def report(tally: Tally) -> list[str]:
    """The figures of a run, for people."""
    lines = [
        f"{tally.games} games, {tally.finished} finished, {tally.turns} turns, "
        f"{tally.decisions} decisions in {tally.seconds:.1f} s",
        f"{len(tally.played)} of {tally.cards} cards were played",
    ]
    missing = sorted(every_card().keys() - tally.played.keys())
    if missing:
        more = f" and {len(missing) - MOST_NAMED} more" if len(missing) > MOST_NAMED else ""
        lines.append(f"never played: {', '.join(missing[:MOST_NAMED])}{more}")
    for outcome in tally.failures:
        lines += [f"seed {outcome.seed}: {outcome.failure}", f"  again: {command(outcome)}"]
    return lines


def command(outcome: Outcome) -> str:
    """What to type to play a game again."""
    return f"keyforge-tui simulate --replay {outcome.seed}:{written(outcome.choices)}"


# -- replay --------------------------------------------------------------------------------


def written(choices: list[Answer]) -> str:
    """Choices in a form that a shell leaves alone: `0,3,1+2,-`."""
    return ",".join("+".join(map(str, answer)) or "-" for answer in choices)


def read_choices(text: str) -> tuple[int, list[Answer]]:
    """The seed and the choices of a replay; raises `UserError`."""
    seed, _, rest = text.partition(":")
    try:
        answers = [
            () if word == "-" else tuple(map(int, word.split("+")))
            for word in rest.split(",")
            if word
        ]
        return int(seed), answers
    except ValueError:
        raise UserError(
            f"--replay: write SEED:CHOICES such as 17:0,3,1+2,-, not {text!r}"
        ) from None


def _replay(text: str) -> int:
    seed, answers = read_choices(text)
    outcome = play(every_card(), seed, check=True, answers=answers)
    emit([f"seed {seed}: {len(outcome.choices)} of {len(answers)} choices played"])
    if outcome.failure is None:
        emit(["nothing went wrong"])
        return 0
    emit([str(outcome.failure)])
    return FAILED


# -- speed ---------------------------------------------------------------------------------


def _bench(args: argparse.Namespace) -> int:
    from keyforge_tui.library.decks import starter_decks
    from keyforge_tui.simulation.runs import measure

    found = asdict(measure(starter_decks(), args.games or BENCH_GAMES, args.seed))
    if args.json:
        emit([json.dumps(found)])
    else:
        for name, value in found.items():
            emit([f"{name.replace('_', ' '):>22}  {value}"])
    return 0
