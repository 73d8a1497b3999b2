"""What the readers show: the piles, what is in force, reasons, rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from textual.content import Content

from keyforge_tui.engine import (
    AnyCardView,
    CardDef,
    CardId,
    CardType,
    CardView,
    Hidden,
    Reason,
    Use,
    card_text,
    opponent_of,
)
from keyforge_tui.rulebook import Chapter, Rule, Rulebook, load_rulebook
from keyforge_tui.saves.shelf import Saved
from keyforge_tui.sitting.resume import details, progress
from keyforge_tui.sitting.sitting import Sitting
from keyforge_tui.sitting.ways import WAYS, ways_of
from keyforge_tui.tui.look import symbols
from keyforge_tui.tui.look.symbols import HOUSE_LETTERS
from keyforge_tui.tui.readers.numbers import card_numbers
from keyforge_tui.tui.readers.reader import ReaderEntry
from keyforge_tui.tui.table.widgets.inspector import ability, describe


def heading(text: str) -> ReaderEntry:
    """A line that opens a part of a list."""
    return ReaderEntry(Content.styled(text, "bold $accent"), is_heading=True)


def lines(parts: Iterable[Content]) -> Content:
    """Several lines as one text."""
    return Content("\n").join(parts)


def card_page(sitting: Sitting, card: CardId | None) -> Content:
    """A card in full, as far as the viewer may know it."""
    inspection = sitting.inspect(card)
    return Content("") if inspection is None else lines(describe(inspection))


# -- piles ---------------------------------------------------------------------------------


def pile_entries(sitting: Sitting) -> list[ReaderEntry]:
    """Every pile the viewer may look through."""
    view = sitting.view()
    own = view.players[sitting.viewer]
    other = view.players[opponent_of(sitting.viewer)]
    theirs = sitting.name(other.id)
    piles: list[tuple[str, Sequence[AnyCardView]]] = [
        ("Your discard pile", own.discard),
        (f"{theirs}’s discard pile", other.discard),
        ("Your archives", own.archives),
        (f"{theirs}’s archives", other.archives),
        ("Your purged cards", own.purged),
        (f"{theirs}’s purged cards", other.purged),
    ]
    for side in (own, other):
        for card in (*side.battleline, *side.artifacts):
            if isinstance(card, CardView) and card.under:
                piles.append((f"Under {card.name}", card.under))
            if isinstance(card, CardView) and card.upgrades:
                piles.append((f"Upgrades on {card.name}", card.upgrades))
    found: list[ReaderEntry] = []
    for title, cards in piles:
        if cards:
            found.append(heading(f"{title} ({len(cards)})"))
            found += [card_entry(sitting, card) for card in cards]
    return found


def card_entry(sitting: Sitting, card: AnyCardView) -> ReaderEntry:
    """One card of a pile."""
    if isinstance(card, Hidden):
        return ReaderEntry(Content.styled("   a card face down", "$quiet"))
    title = Content.assemble(
        (f" {HOUSE_LETTERS[card.house]} ", f"$house-{card.house.value}"), card.name
    )
    return ReaderEntry(title, card_page(sitting, card.id), card.name)


# -- in force ------------------------------------------------------------------------------


def force_entries(sitting: Sitting) -> list[ReaderEntry]:
    """Everything in force, with source and end; and both key costs with their reasons."""
    found: list[ReaderEntry] = []
    for player in sitting.view().players:
        parts = [f"{part.amount:+} {part.text}" for part in player.key_cost_parts]
        cost = f"{sitting.name(player.id)}’s key cost: {player.key_cost}"
        found.append(ReaderEntry(Content(cost), Content("\n".join(parts))))
    for effect in sitting.game.in_force():
        about = [Content.styled(effect.name, "bold"), Content(effect.text), Content("")]
        about.append(Content.styled(f"In force {effect.until}.", "$quiet"))
        about.append(Content.styled(f"Controlled by {sitting.name(effect.controller)}.", "$quiet"))
        if effect.on:
            names = ", ".join(sitting.card_name(card) for card in effect.on if sitting.sees(card))
            about.append(Content.styled(f"It: {names}", "$quiet"))
        title = Content.assemble((effect.name, "bold"), ": ", effect.text)
        found.append(ReaderEntry(title, lines(about)))
    return found


# -- why -----------------------------------------------------------------------------------


def why_entries(sitting: Sitting, card: CardId) -> list[ReaderEntry]:
    """For every action with a card, whether it is offered, or the reasons why not."""
    inspection = sitting.inspect(card)
    found: list[ReaderEntry] = []
    shown = inspection.card if inspection is not None else None
    ways: Sequence[Use] = ()
    if isinstance(shown, CardView):
        ways = ways_of(shown)
    for way in ways:
        reasons = sitting.game.explain(card, way.value)
        sign = "yes" if not reasons else "no"
        style = "$success" if not reasons else "$error"
        title = Content.assemble((f" {sign:<4}", f"bold {style}"), WAYS[way])
        found.append(ReaderEntry(title, _reasons(reasons)))
    if inspection is not None:
        found += card_numbers(inspection.card)
        found.append(ReaderEntry(Content(" The card"), lines(describe(inspection))))
    return found


def _reasons(reasons: Sequence[Reason]) -> Content:
    if not reasons:
        return Content("Nothing speaks against it.")
    book = load_rulebook()
    parts: list[Content] = []
    for reason in reasons:
        parts.append(Content.assemble((reason.text, "bold"), (f"  {reason.rule}", "$accent")))
        rule = book.find(reason.rule)
        if isinstance(rule, Rule):
            parts.append(Content.styled(rule.text, "$quiet"))
        parts.append(Content(""))
    return lines(parts)


# -- rules ---------------------------------------------------------------------------------


def rule_entries(book: Rulebook) -> list[ReaderEntry]:
    """Every chapter with its rules, then the open points."""
    found: list[ReaderEntry] = []
    for chapter in book.chapters:
        found.append(heading(f"{chapter.number} {chapter.title}"))
        for rule in chapter.rules:
            found.append(
                ReaderEntry(_line(rule.number, rule.text), rule_page(chapter, rule), _words(rule))
            )
    found.append(heading("What the rules leave open"))
    for point in book.open_points:
        page = [
            Content.styled(point.number, "bold $accent"),
            Content.styled(point.question, "bold"),
            Content(""),
            Content(point.ruling),
        ]
        text = f"{point.number} {point.question} {point.ruling}"
        found.append(ReaderEntry(_line(point.number, point.question), lines(page), text))
    return found


def _line(number: str, text: str) -> Content:
    return Content.assemble((f"{number:<7}", "$accent"), text)


def _words(rule: Rule) -> str:
    cells = " ".join(cell for row in rule.table for cell in row)
    return f"{rule.number} {rule.text} {' '.join(rule.steps)} {cells}"


def rule_page(chapter: Chapter, rule: Rule) -> Content:
    """One rule in full, under its chapter."""
    parts = [
        Content.styled(f"{chapter.number} {chapter.title}", "$quiet"),
        Content.assemble((f"{rule.number} ", "bold $accent"), rule.text),
    ]
    parts += [Content(f"{number}. {step}") for number, step in enumerate(rule.steps, 1)]
    parts += [Content(" | ".join(row)) for row in rule.table]
    return lines(parts)


# -- cards ---------------------------------------------------------------------------------


def definition_page(card: CardDef) -> Content:
    """A card as it is printed, in our words."""
    style = f"$house-{card.houses[0].value}"
    houses = " and ".join(house.title for house in card.houses)
    traits = f" · {', '.join(sorted(card.traits))}" if card.traits else ""
    parts = [
        Content.styled(card.name, f"bold {style}"),
        Content.assemble((houses, style), f" {card.type.value}{traits}"),
    ]
    if card.type is CardType.CREATURE:
        power = "X" if card.power_is is not None else str(card.power or 0)
        armor = f"   Armor {card.armor}" if card.armor else ""
        parts.append(Content(f"Power {power}{armor}"))
    if card.bonus:
        signs = symbols.in_use().icons
        icons = " ".join(f"{signs[icon]} {icon.value}" for icon in card.bonus)
        parts.append(Content.assemble(("Bonus ", "$quiet"), (icons, "$amber")))
    parts.append(Content(""))
    parts += [ability(line) for line in card_text(card)]
    return lines(parts)


def saved_entries(games: Sequence[Saved]) -> list[ReaderEntry]:
    """Saved games by their players, with all there is to tell beside them."""
    return [
        ReaderEntry(
            Content(f" {one.started}  {' against '.join(one.names)}, {progress(one)}"),
            Content("\n".join(details(one))),
            value=str(one.path),
        )
        for one in games
    ]
