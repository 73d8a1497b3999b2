"""Look at deck files, check them, turn them into others, make new decks.

A file with several decks is asked for one with a number or a name: `decks.csv#3`.
"""

from __future__ import annotations

import argparse
import secrets
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from keyforge_tui.cli.match_options import seed_number
from keyforge_tui.cli.output import complain, emit, emit_text, text_width, write_file
from keyforge_tui.common.errors import UserError
from keyforge_tui.common.paths import cards_folder
from keyforge_tui.engine import CardDef, Icon, card_text
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.decks.deckfile import DeckFile, choose_reading, split_path, usable
from keyforge_tui.library.decks.decklist import DeckList, IconsPlaced, ListedCard, Reading
from keyforge_tui.library.decks.enhancing import (
    WORDS,
    lacks_icons,
    promised,
    shown,
    with_random_icons,
    without_icons,
)
from keyforge_tui.library.decks.enhancing import placed as placed_icons
from keyforge_tui.library.decks.formats.own import schema_text
from keyforge_tui.library.decks.playable import unwritten
from keyforge_tui.library.decks.writing import SUFFIXES, WRITERS, counted, line_of
from keyforge_tui.library.forge.making import new_deck, origin
from keyforge_tui.library.sets import Catalog, load_sets

EXAMPLES: Final = (
    ("deck show mine.json --texts", "the deck with what every card does"),
    ("deck check *.json", "all that is wrong or odd about decks"),
    ("deck show decks.csv#3", "the third deck of a file with several"),
    ("deck convert mine.json -o mine.yaml", "our own format, to read and to edit"),
    ("deck new --set cota --seed 7", "always the same new deck"),
)
WRONG: Final = 2
"""The exit code where a deck has errors."""
_INDENT: Final = 8
MOST_DRAWN_SEED: Final = 1_000_000_000
"""Seeds the program draws can be told on the phone."""


class Shelf(NamedTuple):
    """What there is to look cards up in."""

    catalog: Catalog
    library: CardLibrary


def shelf() -> Shelf:
    """The program's own sets and cards."""
    return Shelf(load_sets(cards_folder() / "sets"), CardLibrary(cards_folder()))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what `keyforge-tui deck` takes."""
    commands = parser.add_subparsers(dest="what", metavar="WHAT", required=True)

    def command(name: str, text: str) -> argparse.ArgumentParser:
        return commands.add_parser(
            name, help=text, description=text[0].upper() + text[1:] + ".", allow_abbrev=False
        )

    show = command("show", "show a deck as a list, house by house")
    show.add_argument("file", metavar="FILE", help="a deck file of any kind")
    show.add_argument("-t", "--texts", action="store_true", help="add what every card does")

    check = command("check", "say all that is wrong or odd about decks")
    check.add_argument("files", metavar="FILE", nargs="+", help="deck files of any kind")

    convert = command("convert", "write a deck in another format")
    convert.add_argument("file", metavar="FILE", help="a deck file of any kind")
    convert.add_argument("-o", "--output", metavar="OUT", help="the file to write; else printed")
    convert.add_argument(
        "--to", choices=list(WRITERS), help="the format; else the output's name decides"
    )
    convert.add_argument(
        "--icons",
        choices=["without", "random"],
        help="for a file that lost the added bonus icons: leave them out, or place them at random",
    )
    convert.add_argument("--seed", type=seed_number, metavar="N", help="for --icons random")
    convert.add_argument("--force", action="store_true", help="overwrite OUT if it is there")

    new = command("new", "make a new deck, as the real ones are made")
    new.add_argument(
        "--set", required=True, metavar="SET", help="such as cota; all its cards count"
    )
    new.add_argument("--houses", metavar="A,B,C", help="three houses of the set; else drawn")
    new.add_argument(
        "--seed",
        type=seed_number,
        metavar="N",
        help="the same seed gives the same deck; else drawn",
    )
    new.add_argument("-o", "--output", metavar="OUT", help="the file to write; else printed")
    new.add_argument(
        "--to", choices=list(WRITERS), help="the format; else the output's name decides"
    )
    new.add_argument("--force", action="store_true", help="overwrite OUT if it is there")

    command("schema", "print the JSON schema of our own deck files")


def run(args: argparse.Namespace) -> int:
    """Carry out one of the deck commands."""
    match args.what:
        case "show":
            return _show(args.file, args.texts)
        case "check":
            return _check(args.files)
        case "convert":
            return _convert(args)
        case "new":
            return _new(args)
        case _:
            emit_text(schema_text())
            return 0


def _show(path: str, texts: bool) -> int:
    catalog, library = shelf()
    file, which = split_path(path)
    decks = DeckFile.open(file, catalog)
    if not which and len(decks.names) > 1:
        emit(f"{place:>4} {name}" for place, name in enumerate(decks.names, start=1))
        return 0
    deck = usable(decks.read(decks.find(which)))
    emit(deck_lines(deck, catalog, library, texts=texts, width=text_width()))
    return 0


def _check(paths: Sequence[str]) -> int:
    where = shelf()
    code = 0
    for path in paths:
        file, which = split_path(path)
        try:
            decks = DeckFile.open(file, *where)
            places = [decks.find(which)] if which else range(len(decks.names))
        except UserError as error:
            emit(f"error: {line}" for line in error.lines)
            code = WRONG
            continue
        for place in places:
            reading = decks.read(place)
            name = file if len(decks.names) == 1 else f"{file}#{place + 1}"
            emit(_report(reading, name, where))
            if reading.errors:
                code = WRONG
    return code


def _report(reading: Reading, file: str, where: Shelf) -> Iterator[str]:
    for problem in reading.errors:
        yield f"error: {problem}"
    for problem in reading.warnings:
        yield f"warning: {problem}"
    if reading.deck is None:
        return
    missing = unwritten(reading.deck, where.library)
    if missing:
        yield (
            f"{file}: {reading.name}: a deck, but it cannot be played yet; "
            f"still to be written: {', '.join(missing)}"
        )
    else:
        yield f"{file}: {reading.name}: ready to play"


def _convert(args: argparse.Namespace) -> int:
    where = shelf()
    output = None if args.output in {None, "-"} else Path(args.output)
    if args.seed is not None and args.icons != "random":
        raise UserError("--seed is for --icons random")
    kind = args.to or _kind(output)
    reading = choose_reading(args.file, *where)
    deck = _with_icons(usable(reading), where.library, args.icons, args.seed)
    for problem in reading.warnings:
        complain(str(problem), "warning")
    if kind == "cod" and any(card.icons or card.marks for card in deck.cards):
        complain("a .cod file keeps no houses and no added icons", "warning")
    _save(WRITERS[kind](deck, where.catalog), output, force=args.force)
    return 0


def _new(args: argparse.Namespace) -> int:
    where = shelf()
    output = None if args.output in {None, "-"} else Path(args.output)
    kind = args.to or _kind(output)
    houses = args.houses.split(",") if args.houses else ()
    seed = secrets.randbelow(MOST_DRAWN_SEED) if args.seed is None else args.seed
    deck = new_deck(*where, args.set, seed, houses)
    text = WRITERS[kind](deck, where.catalog)
    made = origin(str(deck.set), seed)
    if kind in {"yaml", "text"}:
        text = f"# {made}\n{text}"
    _save(text, output, force=args.force)
    if output is not None:
        emit([f"{output}: {deck.name}", made])
    return 0


def _save(text: str, output: Path | None, *, force: bool) -> None:
    if output is None:
        emit_text(text)
    else:
        write_file(output, text, force=force)


def _kind(output: Path | None) -> str:
    if output is None:
        return "yaml"
    kind = SUFFIXES.get(output.suffix.casefold())
    if kind is None:
        raise UserError(f"{output}: its name does not say the format; add --to yaml")
    return kind


def _with_icons(
    deck: DeckList, library: CardLibrary, choice: str | None, seed: int | None
) -> DeckList:
    if choice is None:
        return deck
    wanted = promised(deck, library)
    if wanted is None:
        raise UserError(
            f"{deck.name}: its icons are not known before these cards are written: "
            f"{', '.join(unwritten(deck, library))}"
        )
    if not wanted:
        raise UserError(f"{deck.name}: none of its cards adds icons")
    if not lacks_icons(deck, library) and deck.icons == "printed":
        raise UserError(f"{deck.name}: has its icons already ({shown(wanted)})")
    if choice == "without":
        return without_icons(deck)
    if seed is None:
        raise UserError("--icons random needs --seed N, so that the same deck can be made again")
    return with_random_icons(deck, library, seed)


# -- a deck as a list to read ---------------------------------------------------------------


def deck_lines(
    deck: DeckList, catalog: Catalog, library: CardLibrary, *, texts: bool, width: int
) -> Iterator[str]:
    """The lines that show a deck."""
    yield deck.name
    yield _summary(deck, catalog)
    widest = max(len(line_of(card, catalog)) for card in deck.cards)
    for house in deck.houses:
        yield ""
        yield house.title
        for card, count in counted(deck, house):
            number = f"{count}x" if count > 1 else ""
            title = f"{line_of(card, catalog):<{widest}}"
            yield f"{number:>4} {title}  {_printed(card, deck, catalog)}".rstrip()
            if texts:
                yield from _text(card, library, width)
    if missing := unwritten(deck, library):
        yield ""
        yield from textwrap.wrap(
            f"Still to be written, so the deck cannot be played yet: {', '.join(missing)}", width
        )


def _summary(deck: DeckList, catalog: Catalog) -> str:
    parts = [] if deck.set is None else [catalog.card_set(deck.set).name]
    parts.append(", ".join(house.title for house in deck.houses))
    if icons := placed_icons(deck):
        parts.append(f"{shown(icons)} added")
    if isinstance(deck.icons, IconsPlaced):
        parts.append(f"icons placed at random (seed {deck.icons.seed})")
    elif deck.icons == "without":
        parts.append("without added icons")
    return " · ".join(parts)


def _printed(card: ListedCard, deck: DeckList, catalog: Catalog) -> str:
    """Type, rarity and number of a card, of the printing nearest to the deck's set."""
    title = catalog.by_id(card.card)
    printings = catalog.printings_of(card.card)
    if title is None or not printings:
        return "of a later set"
    printing = next((one for one in printings if one.set == deck.set), printings[-1])
    return f"{title.type:<8}  {printing.rarity:<9}  {printing.set} {printing.number}"


def _text(card: ListedCard, library: CardLibrary, width: int) -> Iterator[str]:
    if card.card not in library.files:
        yield " " * _INDENT + "(still to be written)"
        return
    definition = library.card(card.card)
    for line in (*_facts(definition), *card_text(definition, reminders=False)):
        yield from textwrap.wrap(
            line, width, initial_indent=" " * _INDENT, subsequent_indent=" " * _INDENT
        )


def _facts(card: CardDef) -> Iterator[str]:
    """Power, armor, traits and printed icons, on one line."""
    facts = []
    if card.power is not None:
        facts.append(f"power {card.power}")
    if card.armor:
        facts.append(f"armor {card.armor}")
    if card.traits:
        facts.append(", ".join(sorted(card.traits)))
    for icon in Icon:
        if count := card.bonus.count(icon):
            facts.append(f"{count} {WORDS[icon]}")
    if facts:
        yield " · ".join(facts)
