"""How a card looks in a cell: lines of text with their styles, for any width and height."""

from __future__ import annotations

from dataclasses import dataclass

from textual.content import Content

from keyforge_tui.engine import NUMBERED_KEYWORDS, AnyCardView, CardType, CardView, Hidden, Keyword
from keyforge_tui.tui.look.symbols import HOUSE_LETTERS, Symbols

TYPE_LETTERS = {
    CardType.ACTION: "action",
    CardType.ARTIFACT: "artifact",
    CardType.CREATURE: "creature",
    CardType.UPGRADE: "upgrade",
}
SHORT_TYPES = {
    CardType.ACTION: "action",
    CardType.ARTIFACT: "artif.",
    CardType.CREATURE: "creat.",
    CardType.UPGRADE: "upgr.",
}


SHORT_KEYWORDS = {
    Keyword.ASSAULT: "aslt",
    Keyword.HAZARDOUS: "hazd",
    Keyword.INVULNERABLE: "invuln",
    Keyword.SKIRMISH: "skirm",
}


@dataclass(frozen=True, slots=True)
class Face:
    """A card and how it stands in the question being asked."""

    card: AnyCardView
    label: str = ""
    """The key that jumps to it or picks it."""
    is_lit: bool = False
    """Whether it is among the legal answers."""
    is_under_cursor: bool = False
    picked: int = 0
    is_source: bool = False
    """Whether it is the card that asks."""
    in_hand: bool = False
    is_of_house: bool = False
    """Whether it is of the house under the cursor while a house is chosen."""
    steps_forward: bool = False
    """A taunt creature stands a little closer to the opponent."""


def house_style(card: CardView) -> str:
    """The colour of a card's house."""
    return f"$house-{card.house.value}"


def wrap(name: str, width: int, lines: int, cut: str) -> list[str]:
    """A name in at most so many lines: broken at blanks, long words with a hyphen, then cut."""
    found = _broken(name, width)
    if len(found) > lines:
        found = _filled(name.split(), width, lines)
    return [line if len(line) <= width else line[: max(0, width - 1)] + cut for line in found]


def _broken(name: str, width: int) -> list[str]:
    """As many lines as it takes."""
    found: list[str] = []
    for word in name.split():
        if found and len(found[-1]) + 1 + len(word) <= width:
            found[-1] += f" {word}"
            continue
        rest = word
        while len(rest) > width > 3:
            # No stump of one or two letters after the hyphen.
            end = min(width - 1, len(rest) - 3)
            found.append(f"{rest[:end]}-")
            rest = rest[end:]
        found.append(rest)
    return found


def _filled(words: list[str], width: int, lines: int) -> list[str]:
    """Whole words, and everything that is left in the last line."""
    found: list[str] = []
    for word in words:
        if found and (len(found) == lines or len(found[-1]) + 1 + len(word) <= width):
            found[-1] += f" {word}"
        else:
            found.append(word)
    return found


def cell(face: Face, width: int, height: int, symbols: Symbols, *, framed: bool = False) -> Content:
    """A whole cell, every line padded to the width.

    A cell with a frame shows house, key and picks there; one without has a column for them.
    """
    inner = max(1, width if framed else width - 1)
    edge = _edge(face)
    rows = (
        [_one_line(face.card, inner, symbols)]
        if height == 1
        else _rows(face, inner, height, symbols)
    )
    lines = []
    for number in range(height):
        row = rows[number] if number < len(rows) else Content("")
        row = row.truncate(inner, pad=True)
        lines.append(row if framed else _gutter(face, number, edge, symbols) + row)
    return Content("\n").join(lines)


def _rows(face: Face, width: int, height: int, symbols: Symbols) -> list[Content]:
    """Name, numbers, and what lies on it; numbers stand in the same line on every card."""
    card = face.card
    if isinstance(card, Hidden):
        return [Content("face down")]
    body = (
        _hand_lines(card, width, symbols) if face.in_hand else _lines(card, width, height, symbols)
    )
    room = max(1, height - len([line for line in body if line.cell_length]))
    most = 2 if height < 5 else 3 if height < 7 else 4
    names = wrap(card.name, width, min(room, most), symbols.cut)
    style = "bold" if face.is_lit or face.is_of_house or not face.in_hand else ""
    rows = [Content.styled(line, style) for line in names]
    while len(rows) < 2 and len(rows) + len(body) < height:
        rows.append(Content(""))
    rows += body
    while len(rows) > 1 and not rows[-1].cell_length:
        rows.pop()
    if height > 4:
        rows += keyword_lines(card, width, height - len(rows), in_hand=face.in_hand)
    return rows


def keyword_lines(card: CardView, width: int, height: int, *, in_hand: bool) -> list[Content]:
    """Keywords with their numbers, short where whole words do not fit; taunt in play is a badge."""
    found = {
        word: f" {number}" if word in NUMBERED_KEYWORDS else ""
        for word, number in card.keywords.items()
        if word is not Keyword.TAUNT or in_hand
    }
    whole = _flow([Content(f"{word.value}{number}") for word, number in found.items()], width)
    if len(whole) > height or not _fit(whole, width):
        short = [f"{SHORT_KEYWORDS.get(word, word)}{number}" for word, number in found.items()]
        whole = _flow([Content(text) for text in short], width)
    return [line.stylize("$quiet") for line in whole[: max(0, height)]]


def _edge(face: Face) -> str:
    return "$quiet" if isinstance(face.card, Hidden) else house_style(face.card)


def _one_line(card: AnyCardView, width: int, symbols: Symbols) -> Content:
    """Name and marks where there is but one line."""
    if isinstance(card, Hidden):
        return Content("face down")
    marks = badges(card, symbols)
    room = width - sum(mark.cell_length + 1 for mark in marks)
    name = wrap(card.name, room, 1, symbols.cut)[0]
    return Content(" ").join([Content(name), *marks]).truncate(width, pad=True)


def _gutter(face: Face, number: int, edge: str, symbols: Symbols) -> Content:
    """The column at the left edge: the house's colour, the key, the number of picks."""
    if number == 0 and (face.label or face.is_lit):
        return Content.styled(face.label or symbols.dot, "bold $background on $target")
    if number == 1 and face.picked:
        mark = "x" if face.picked == 1 else str(face.picked)
        return Content.styled(mark, "bold $background on $picked")
    if face.is_under_cursor:
        return Content.styled(symbols.right, "bold $target")
    if face.is_lit:
        return Content.styled(symbols.bar, "$target")
    return Content.styled(symbols.bar, edge)


def power(card: CardView, symbols: Symbols) -> list[Content]:
    """Power, the damage on it, and the armor that is left."""
    parts = [Content.styled(str(card.power), "bold")]
    if card.damage:
        parts.append(Content.styled(f"{symbols.damage}{card.damage}", "bold $damage"))
    if card.armor:
        parts.append(Content.styled(f"{symbols.armor}{card.armor_left}", "$armor"))
    return parts


def badges(card: CardView, symbols: Symbols, *, words: bool = False) -> list[Content]:
    """What lies on a card: statuses, counters, Æmber, upgrades; in words where there is room."""
    found: list[Content] = []
    if card.exhausted:
        text = f"{symbols.exhausted} exhausted" if words else symbols.exhausted
        found.append(Content.styled(text, "$quiet"))
    for word, color in (("stunned", "$stun"), ("warded", "$ward"), ("enraged", "$enrage")):
        if getattr(card, word):
            text = word if words else word[0].upper()
            found.append(Content.styled(text, f"bold $background on {color}"))
    if Keyword.TAUNT in card.keywords:
        found.append(Content.styled("taunt" if words else "T", "bold reverse"))
    if card.amber:
        found.append(Content.styled(f"{symbols.amber}{card.amber}", "bold $amber"))
    if card.power_counters:
        found.append(Content(f"+{card.power_counters}{' power' if words else ''}"))
    for name, number in card.counters:
        found.append(Content(f"{number} {name}" if words else f"{name[:1]}{number}"))
    if card.upgrades:
        count = len(card.upgrades)
        word = "upgrade" if count == 1 else "upgrades"
        found.append(Content(f"{count} {word}" if words else f"{symbols.upgrade}{count}"))
    if card.under:
        count = len(card.under)
        found.append(Content(f"{count} under" if words else f"{symbols.under}{count}"))
    return found


def _letters(card: CardView) -> Content:
    return Content.styled(HOUSE_LETTERS[card.house], house_style(card))


def _lines(card: CardView, width: int, height: int, symbols: Symbols) -> list[Content]:
    """The lines under the name of a card in play: numbers, then what lies on it."""
    numbers = [_letters(card)]
    if card.type is CardType.CREATURE:
        strength, *rest = power(card, symbols)
        numbers = [Content.assemble(_letters(card), " ", strength), *rest]
    lines = _flow(numbers, width)
    told = _flow(badges(card, symbols, words=True), width)
    if height > 4 and len(lines) + len(told) < height - 1 and _fit(told, width):
        return lines + told
    marks = badges(card, symbols)
    apart = [*lines, *_flow(marks, width)]
    return apart if len(apart) < height else _flow([*numbers, *marks], width)


def _fit(lines: list[Content], width: int) -> bool:
    return all(line.cell_length <= width for line in lines)


def _flow(parts: list[Content], width: int) -> list[Content]:
    """Parts side by side in as many lines as they need."""
    lines: list[Content] = []
    for part in parts:
        if lines and lines[-1].cell_length + 1 + part.cell_length <= width:
            lines[-1] = Content.assemble(lines[-1], " ", part)
        else:
            lines.append(part)
    return lines


def _hand_lines(card: CardView, width: int, symbols: Symbols) -> list[Content]:
    """The lines under the name of a card in hand."""
    kind = TYPE_LETTERS[card.type]
    first = Content.assemble(_letters(card), " ")
    if card.type is CardType.CREATURE:
        first = Content.assemble(first, (str(card.power), "bold"))
        if card.armor:
            first = Content.assemble(first, (f" {symbols.armor}{card.armor}", "$armor"))
        room = width - first.cell_length - 1
        if room >= 8:
            first = Content.assemble(first, " ", (kind, "$quiet"))
    else:
        short = kind if len(kind) <= width - 3 else SHORT_TYPES[card.type]
        first = Content.assemble(first, (short, "$quiet"))
    icons = "".join(symbols.icons[icon] for icon in card.bonus)
    return [first, Content.styled(icons, "bold $amber")]
