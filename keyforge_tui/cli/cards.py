"""Look up cards and check card files.

keyforge-tui cards check [PATH ...]   check card files, or all of them
keyforge-tui cards show NAME          a card with its rules text
keyforge-tui cards new NAME           begin a card file from facts in JSON on standard input
keyforge-tui cards smoke [NAME ...]   try every ability of cards or card files (--set, --all)
keyforge-tui cards list               every card (--set cota, --house dis, --json)
keyforge-tui cards schema             the JSON schema of card files
keyforge-tui cards reference          the reference for card writers
keyforge-tui cards texts              every card's rules text in one list
"""

import argparse
import json
import os
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

from keyforge_tui.cli.output import emit, emit_text, text_width
from keyforge_tui.common.errors import UserError
from keyforge_tui.common.paths import cards_folder
from keyforge_tui.common.suggest import meant_or_possible
from keyforge_tui.engine import NUMBERED_KEYWORDS, CardDef, House, card_text
from keyforge_tui.library.cards import CardLibrary, CardNames, check_cards, read_card
from keyforge_tui.library.sets import SETS, Catalog, load_sets
from keyforge_tui.library.source import Problem, SourceError

MOST_FACTS = 20_000_000
"""So many characters of facts are read."""
MOST_ENTRIES = 50_000
"""A folder with more in it was given by mistake."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what `keyforge-tui cards` takes."""
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    check = actions.add_parser("check", help="check card files, or all of them")
    check.add_argument("paths", nargs="*", type=Path, metavar="PATH", help="a file or a folder")
    show = actions.add_parser("show", help="show a card with its rules text")
    show.add_argument("name", nargs="+", help="the card's title or id")
    new = actions.add_parser("new", help="begin a card file from facts on standard input")
    new.add_argument("name", nargs="+", help="the card's title or id, as the facts have it")
    new.add_argument("--folder", type=Path, metavar="PATH", help="where the cards are")
    trial = actions.add_parser("smoke", help="try every ability of a card in a few positions")
    trial.add_argument("names", nargs="*", metavar="CARD", help="a title, an id or a file")
    trial.add_argument("--set", metavar="S", help="the cards of this set")
    trial.add_argument("--all", action="store_true", help="every card")
    listing = actions.add_parser("list", help="list the cards")
    listing.add_argument("--set", metavar="S", help=f"only this set: {', '.join(SETS)}")
    listing.add_argument("--house", metavar="H", help="only this house")
    listing.add_argument("--json", action="store_true", help="everything, for other programs")
    actions.add_parser("schema", help="print the JSON schema of card files")
    actions.add_parser("reference", help="print the reference for card writers")
    actions.add_parser("texts", help="print every card's rules text")


def run(args: argparse.Namespace) -> int:
    """Do what was asked for."""
    names = CardNames(CardLibrary(cards_folder()))
    match args.action:
        case "check":
            emit([check_files(args.paths, names)])
        case "show":
            card = names.card(" ".join(args.name))
            emit(shown(card, names.catalog, text_width()))
        case "new":
            emit(begun(" ".join(args.name), args.folder or cards_folder()))
        case "smoke":
            return tried(args, names)
        case "list":
            emit([listed(args, names)])
        case "schema":
            from keyforge_tui.library.docs.schema import schema_text

            emit_text(schema_text())
        case "texts":
            from keyforge_tui.library.docs.texts import texts

            emit_text(texts(names.library, load_sets(cards_folder() / "sets")))
        case _:
            from keyforge_tui.library.docs.reference import reference_text

            emit_text(reference_text())
    return 0


# -- check ---------------------------------------------------------------------------------


def check_files(paths: list[Path], names: CardNames) -> str:
    """A line that says all is well; raises `SourceError` with everything that is not."""
    problems: list[Problem] = []
    if paths:
        files = {str(path): path for path in _files(paths, problems)}
    else:
        folder = names.library.folder
        found = names.library.files.values()
        files = {path.relative_to(folder).as_posix(): path for path in found}
    problems += check_cards(files, names)
    if problems:
        raise SourceError(problems)
    return "1 card is in order" if len(files) == 1 else f"{len(files)} cards are in order"


def _files(paths: list[Path], problems: list[Problem]) -> Iterator[Path]:
    for path in paths:
        if not _is_folder(path):
            yield path
            continue
        inside = _inside(path)
        if inside is None:
            message = f"holds more than {MOST_ENTRIES:,} files; give the folder of the cards"
            problems.append(Problem(str(path), None, "", message))
        elif not inside:
            problems.append(Problem(str(path), None, "", "there are no card files in this folder"))
        yield from inside or ()


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:  # such as a name that is too long: reading it says so
        return False


def _inside(folder: Path) -> list[Path] | None:
    """The card files of a folder; None for one so large that cards are not what it is for."""
    found: list[Path] = []
    seen = 0
    for place, folders, files in os.walk(folder):
        seen += len(files) + len(folders)
        if seen > MOST_ENTRIES:
            return None
        if Path(place).name not in ("sets", "decks"):
            found += [Path(place, name) for name in files if name.endswith(".yaml")]
    return sorted(found)


# -- show ----------------------------------------------------------------------------------


def shown(card: CardDef, catalog: Catalog, width: int) -> list[str]:
    """A card as it is read: title, facts, rules text, printings."""
    houses = " or ".join(house.title for house in card.houses)
    facts = [houses, card.type.value]
    if card.power is not None or card.power_is is not None:
        facts.append(f"power {'X' if card.power_is is not None else card.power}")
    if card.armor:
        facts.append(f"armor {card.armor}")
    lines = [card.name, " · ".join(facts)]
    if card.traits:
        lines.append(" · ".join(trait.capitalize() for trait in sorted(card.traits)))
    if card.bonus:
        lines.append(f"bonus: {', '.join(card.bonus)}")
    text = card_text(card)
    if text:
        lines.append("")
    for line in text:
        lines += textwrap.wrap(line, width, break_on_hyphens=False)
    lines.append("")
    for printing in catalog.printings_of(card.slug):
        lines.append(f"{printing.set} {printing.number}, {printing.rarity}")
    lines.append(card.slug)
    return lines


# -- new -----------------------------------------------------------------------------------


def begun(name: str, folder: Path) -> list[str]:
    """Write the beginning of a card's file; says where it is."""
    from keyforge_tui.library.scaffold import facts_of, scaffold

    facts = facts_of(sys.stdin.read(MOST_FACTS), name)
    path = folder / facts.place
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8") as file:
            file.write(scaffold(facts))
    except FileExistsError:
        raise UserError(f"{path} is there already") from None
    except OSError as error:
        raise UserError(f"{path} cannot be written: {error.strerror}") from None
    return [str(path), f"go on there; keyforge-tui cards check {path} says what is missing"]


# -- smoke ---------------------------------------------------------------------------------


def tried(args: argparse.Namespace, names: CardNames) -> int:
    """Try the cards asked for, and say what does not look right; 1 if anything does not."""
    from keyforge_tui.simulation.smoke import smoke

    cards = list(_to_try(args, names))
    if not cards:
        raise UserError("say which cards: their titles, ids or files, --set S, or --all")
    wrong = 0
    for card in cards:
        for told in smoke(card, names.library.card):
            emit([str(told)])
            wrong += 1
    count = "1 card" if len(cards) == 1 else f"{len(cards)} cards"
    emit([f"{count} tried, {wrong} to look at"])
    return 1 if wrong else 0


def _to_try(args: argparse.Namespace, names: CardNames) -> Iterator[CardDef]:
    for name in args.names:
        is_file = name.endswith(".yaml")
        yield read_card(Path(name), names.library) if is_file else names.card(name)
    if args.set is not None:
        _known_set(args.set)
    if args.all or args.set is not None:
        for card in names.library.all().values():
            if args.set is None or _printed_in(card, args.set, names.catalog):
                yield card


# -- list ----------------------------------------------------------------------------------


def listed(args: argparse.Namespace, names: CardNames) -> str:
    """The cards asked for, one in each line, or as JSON."""
    house = None if args.house is None else _house(args.house)
    if args.set is not None:
        _known_set(args.set)
    cards = [
        card
        for card in names.library.all().values()
        if (house is None or house in card.houses)
        and (args.set is None or _printed_in(card, args.set, names.catalog))
    ]
    cards.sort(key=lambda card: _order(card, args.set, names.catalog))
    if args.json:
        return json.dumps([_form(card, names.catalog) for card in cards], ensure_ascii=False)
    if not cards:
        return "no card fits"
    width = max(len(card.name) for card in cards)
    return "\n".join(_line(card, width, args.set, names.catalog) for card in cards)


def _known_set(code: str) -> None:
    if code not in SETS:
        raise UserError(f'there is no set "{code}"{meant_or_possible(code, SETS)}')


def _house(word: str) -> House:
    folded = word.casefold().replace(" ", "").replace("-", "")
    for house in House:
        if house.value == folded:
            return house
    raise UserError(f'there is no house "{word}"{meant_or_possible(folded, list(House))}')


def _printed_in(card: CardDef, code: str, catalog: Catalog) -> bool:
    return any(printing.set == code for printing in catalog.printings_of(card.slug))


def _order(card: CardDef, code: str | None, catalog: Catalog) -> tuple[str, str]:
    """By number within a set, by name among all cards."""
    if code is not None:
        for printing in catalog.printings_of(card.slug):
            if printing.set == code:
                return printing.number, card.slug
    return card.name, card.slug


def _line(card: CardDef, width: int, code: str | None, catalog: Catalog) -> str:
    number = _order(card, code, catalog)[0] if code is not None else ""
    houses = "/".join(card.houses)
    return f"{number + '  ' if number else ''}{card.name:<{width}}  {houses:<12}  {card.type}"


def _form(card: CardDef, catalog: Catalog) -> dict[str, object]:
    return {
        "id": card.slug,
        "name": card.name,
        "houses": list(card.houses),
        "type": card.type.value,
        "power": card.power,
        "armor": card.armor,
        "traits": sorted(card.traits),
        "bonus": list(card.bonus),
        "keywords": {
            keyword.value: number if keyword in NUMBERED_KEYWORDS else True
            for keyword, number in card.keywords.items()
        },
        "text": card_text(card, reminders=False),
        "printings": [
            {"set": printing.set, "number": printing.number, "rarity": printing.rarity}
            for printing in catalog.printings_of(card.slug)
        ],
    }
