"""Everything about the card under the cursor."""

from __future__ import annotations

from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget

from keyforge_tui.engine import PRINTED, AnyCardView, CardType, CardView, Hidden, Keyword, Part
from keyforge_tui.sitting.sitting import Inspection
from keyforge_tui.tui.look import symbols
from keyforge_tui.tui.look.faces import house_style


class Inspector(Widget):
    """A card in full."""

    inspection: reactive[Inspection | None] = reactive(None)

    def render(self) -> Content:
        """As much as there is room for."""
        if self.inspection is None:
            return Content.styled("Move the cursor to a card to read it.", "$quiet")
        return Content("\n").join(describe(self.inspection))


def describe(inspection: Inspection) -> list[Content]:
    """The lines about a card."""
    card = inspection.card
    if isinstance(card, Hidden):
        return [Content("A card lying face down.")]
    signs = symbols.in_use()
    houses = " and ".join(house.title for house in card.houses) or "no house"
    lines = [
        Content.styled(card.name, f"bold {house_style(card)}"),
        Content.assemble(
            (houses, house_style(card)), f" {card.type.value}", _listed(" · ", card.traits)
        ),
    ]
    if card.bonus:
        icons = " ".join(f"{signs.icons[icon]} {icon.value}" for icon in card.bonus)
        lines.append(Content.assemble(("Bonus ", "$quiet"), (icons, "$amber")))
    if card.type is CardType.CREATURE:
        lines.append(_number("Power", card.power, card.power_parts))
        if card.armor or len(card.armor_parts) > 1:
            left = card.armor_left if card.armor_parts else None  # in hand none is used up
            lines.append(_number("Armor", card.armor, card.armor_parts, left))
    if line := _states(card):
        lines.append(line)
    lines += _gained(inspection, card)
    lines.append(Content(""))
    if inspection.is_blank:
        lines.append(Content.styled("Its text box is blank now:", "$warning"))
    lines += [ability(line) for line in inspection.text]
    if not inspection.text:
        lines.append(Content.styled("No rules text.", "$quiet"))
    lines.append(Content(""))
    lines += [Content.assemble(("On it ", "$quiet"), line) for line in inspection.in_force]
    for title, cards in (("Upgrades", card.upgrades), ("Under it", card.under)):
        if cards:
            lines.append(Content.assemble((f"{title} ", "$quiet"), _names(cards)))
    if inspection.owner:
        who = f"Owner {inspection.owner}"
        if inspection.controller and inspection.controller != inspection.owner:
            who += f", controlled by {inspection.controller}"
        lines.append(Content.styled(who, "$quiet"))
    return lines


def ability(line: str) -> Content:
    """A sentence of a card; when it happens stands out."""
    timing, colon, rest = line.partition(": ")
    if colon and len(timing) <= 24 and timing[:1].isupper():
        return Content.assemble((f"{timing}:", "bold"), f" {rest}")
    return Content(line)


def _gained(inspection: Inspection, card: CardView) -> list[Content]:
    """Houses and keywords with what gives them, where that is not the card itself."""
    found = [
        Content.assemble(("House ", "$quiet"), f"{house.title} ({source})")
        for house, source in inspection.houses.items()
        if source != PRINTED
    ]
    keywords = [
        _keyword(word, number) + _from(inspection.keywords.get(word, ()))
        for word, number in card.keywords.items()
    ]
    if keywords:
        found.append(Content.assemble(("Keywords ", "$quiet"), ", ".join(keywords)))
    return found


def _listed(mark: str, words: tuple[str, ...]) -> str:
    return mark + ", ".join(words) if words else ""


def _number(title: str, value: int, parts: tuple[Part, ...], left: int | None = None) -> Content:
    line = Content.assemble((f"{title} ", "$quiet"), (str(value), "bold"))
    if left is not None and left != value:
        line = Content.assemble(line, f" ({left} left)")
    if len(parts) > 1:
        reasons = ", ".join(f"{part.amount:+} {part.text}" for part in parts)
        line = Content.assemble(line, (f"  {reasons}", "$quiet"))
    return line


def _states(card: CardView) -> Content | None:
    words = []
    if card.damage:
        words.append(f"{card.damage} damage")
    if card.amber:
        words.append(f"{card.amber}Æ captured")
    if card.power_counters:
        words.append(f"{card.power_counters} +1 power counters")
    words += [f"{number} {name} counters" for name, number in card.counters]
    for word in ("exhausted", "stunned", "warded", "enraged"):
        if getattr(card, word):
            words.append(word)
    if card.on_flank:
        words.append("on a flank")
    return Content.assemble(("Now ", "$quiet"), ", ".join(words)) if words else None


def _keyword(word: Keyword, number: int) -> str:
    return f"{word.value} {number}" if word in (Keyword.ASSAULT, Keyword.HAZARDOUS) else word.value


def _from(sources: tuple[str, ...]) -> str:
    """Where a keyword comes from, where it is not printed alone."""
    return "" if sources in ((), (PRINTED,)) else f" ({', '.join(sources)})"


def _names(cards: tuple[AnyCardView, ...]) -> str:
    return ", ".join("face down" if isinstance(card, Hidden) else card.name for card in cards)
