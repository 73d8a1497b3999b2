"""From a view and a decision to what is lit, what stands in the bar and where the cursor goes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from keyforge_tui.engine import (
    AnyCardView,
    CardId,
    CardView,
    Decision,
    DecisionKind,
    Hidden,
    House,
    KeyColor,
    Keyword,
    Option,
    TableView,
    opponent_of,
)
from keyforge_tui.sitting.answer import Picking
from keyforge_tui.tui.keys.keymap import jump_keys, key_of, pick_keys
from keyforge_tui.tui.keys.registry import ACTS
from keyforge_tui.tui.keys.registry import shown as written
from keyforge_tui.tui.look.faces import Face
from keyforge_tui.tui.look.symbols import HOUSE_LETTERS
from keyforge_tui.tui.table.cursor import Spot
from keyforge_tui.tui.table.widgets.decision import Chip

ACT_ENTRIES = {entry.id: entry for entry in ACTS}
ACT_TEXTS = {entry.id: entry.text for entry in ACTS}
DONE = -1
"""The chip that says that enough is picked."""
REST = -2
"""The chip that puts the rest in the order it is listed."""
KEY_NAMES = frozenset(color.value for color in KeyColor)
ROWS = ("their-hand", "their-artifacts", "their-line", "own-line", "own-artifacts", "hand")
"""The rows of cards from the top of the screen to the bottom, by widget id."""


@dataclass(slots=True)
class Asked:
    """One question laid out on the table."""

    rows: list[list[Spot]] = field(default_factory=list)
    """Every spot the cursor can be on."""
    chips: tuple[Chip, ...] = ()
    meanings: tuple[int, ...] = ()
    """For each chip the option it gives, or `DONE`."""
    options: dict[int, Option] = field(default_factory=dict)
    """Every option by its id."""
    lit: dict[CardId, list[Option]] = field(default_factory=dict)
    labels: dict[CardId, str] = field(default_factory=dict)
    keys: dict[str, Spot] = field(default_factory=dict)
    """What a digit or letter means."""


def shown(view: TableView) -> dict[str, tuple[AnyCardView, ...]]:
    """The cards of every row, from left to right as the viewer sees them.

    The opponent sits across the table, so their left is the viewer's right.
    """
    viewer = view.active if view.viewer is None else view.viewer
    own, other = view.players[viewer], view.players[opponent_of(viewer)]
    open_hand = () if any(isinstance(card, Hidden) for card in other.hand) else other.hand
    return {
        "their-hand": tuple(reversed(open_hand)),
        "their-artifacts": tuple(reversed(other.artifacts)),
        "their-line": tuple(reversed(other.battleline)),
        "own-line": own.battleline,
        "own-artifacts": own.artifacts,
        "hand": own.hand,
    }


def everywhere(view: TableView) -> list[list[Spot]]:
    """A spot for every card on the table, legal target or not."""
    cards = shown(view)
    return [[Spot("card", card.id) for card in cards[row]] for row in ROWS]


def lay_out(
    view: TableView, decision: Decision | None, picking: Picking | None, current: CardId | None
) -> Asked:
    """Where the answers to a decision lie; `current` is the card the cursor was on last."""
    asked = Asked()
    cards = shown(view)
    placed = {card.id for row in cards.values() for card in row}
    if decision is None or picking is None:
        return asked
    asked.options = {option.id: option for option in decision.options}
    is_main = decision.kind is DecisionKind.MAIN
    loose: list[Option] = []
    by_card: dict[CardId, list[Option]] = {}
    for option in decision.options:
        if option.card is not None and option.card in placed:
            by_card.setdefault(option.card, []).append(option)
        else:
            loose.append(option)
    if decision.kind is DecisionKind.ORDER or (
        not is_main and any(len(options) > 1 for options in by_card.values())
    ):
        # Abilities to put in order, or several answers on one card: a list tells them apart.
        loose, by_card = list(decision.options), {}
    asked.lit = by_card
    keys = jump_keys() if is_main else pick_keys()
    order = ("hand", "own-line", "own-artifacts", "their-line", "their-artifacts", "their-hand")
    lit_cards = [card.id for row in order for card in cards[row] if card.id in by_card]
    for key, card in zip(keys, lit_cards, strict=False):
        asked.labels[card] = key
        asked.keys[key] = Spot("card", card)
    if is_main:
        _main_chips(asked, loose, by_card.get(current, []) if current is not None else [])
    else:
        if decision.kind is DecisionKind.ORDER and picking.is_single:
            loose = _collapsed(loose)
        _chips(asked, loose, picking, keys[len(lit_cards) :])
        if decision.kind is DecisionKind.HOUSE:
            asked.chips = tuple(
                _house_chip(chip, view, asked, n) for n, chip in enumerate(asked.chips)
            )
        if decision.kind is DecisionKind.ORDER:
            asked.chips = (*asked.chips, Chip("The rest as listed", "*", style="$quiet"))
            asked.meanings = (*asked.meanings, REST)
    asked.rows = [
        [Spot("card", card.id) for card in cards[row] if card.id in by_card] for row in ROWS
    ]
    asked.rows.append([Spot("chip", number) for number in range(len(asked.chips))])
    return asked


def _collapsed(options: Sequence[Option]) -> list[Option]:
    """Identical abilities as one: which of them goes first makes no difference."""
    found: dict[str, list[Option]] = {}
    for option in options:
        found.setdefault(option.label, []).append(option)
    return [
        same[0] if len(same) == 1 else same[0]._replace(label=f"{same[0].label} ({len(same)}x)")
        for same in found.values()
    ]


def _main_chips(asked: Asked, loose: Sequence[Option], own: Sequence[Option]) -> None:
    # Ending the turn comes before raising the tide: it is the usual way on.
    options = [*own, *sorted(loose, key=lambda option: option.action != "end")]
    asked.chips = tuple(
        Chip(
            _act_text(option),
            _act_key(option),
            style="" if option in own else "$quiet",
        )
        for option in options
    )
    asked.meanings = tuple(option.id for option in options)


def _act_key(option: Option) -> str:
    entry = ACT_ENTRIES.get(option.action or "")
    return "" if entry is None else written(key_of(entry))


def _act_text(option: Option) -> str:
    if option.card is None:
        return option.label
    return ACT_TEXTS.get(option.action or "", option.label)


def _chips(asked: Asked, loose: Sequence[Option], picking: Picking, keys: str) -> None:
    chips = []
    meanings = []
    for number, option in enumerate(loose):
        key = keys[number] if number < len(keys) else ""
        style = f"$key-{option.label}" if option.label in KEY_NAMES else ""
        chips.append(Chip(option.label, key, picking.count(option.id), style))
        meanings.append(option.id)
        if key:
            asked.keys[key] = Spot("chip", number)
    if not picking.is_single and picking.is_complete:
        text = "Done" if picking.picked else "None"
        chips.append(Chip(text, "."))
        meanings.append(DONE)
    asked.chips, asked.meanings = tuple(chips), tuple(meanings)


def _house_chip(chip: Chip, view: TableView, asked: Asked, number: int) -> Chip:
    """A house with its letters and colour, and how many cards it would let the player use."""
    house = asked.options[asked.meanings[number]].house
    if house is None:
        return chip
    cards = shown(view)
    hand = _count(cards["hand"], house)
    ready = _count(
        [card for row in ("own-line", "own-artifacts") for card in cards[row] if _is_ready(card)],
        house,
    )
    text = f"{HOUSE_LETTERS[house]} {chip.text} ({hand} in hand, {ready} ready)"
    return replace(chip, text=text, style=f"$house-{house.value}")


def _count(cards: Sequence[AnyCardView], house: House) -> int:
    return sum(isinstance(card, CardView) and house in card.houses for card in cards)


def _is_ready(card: AnyCardView) -> bool:
    return isinstance(card, CardView) and not card.exhausted


def house_at(asked: Asked, cursor: Spot | None) -> House | None:
    """The house under the cursor while a house is chosen."""
    if cursor is None or cursor.kind != "chip" or cursor.number >= len(asked.meanings):
        return None
    option = asked.options.get(asked.meanings[cursor.number])
    return None if option is None else option.house


def faces(
    view: TableView,
    asked: Asked,
    picking: Picking | None,
    cursor: Spot | None,
    source: CardId | None,
) -> Mapping[str, tuple[Face, ...]]:
    """The faces of every row."""
    found = {}
    house = house_at(asked, cursor)
    for row, cards in shown(view).items():
        found[row] = tuple(
            Face(
                card,
                label=asked.labels.get(card.id, ""),
                is_lit=card.id in asked.lit,
                is_under_cursor=cursor == Spot("card", card.id),
                picked=_picks(asked, picking, card.id),
                is_source=card.id == source,
                in_hand=row == "hand",
                is_of_house=house is not None
                and not row.startswith("their")
                and isinstance(card, CardView)
                and house in card.houses,
                steps_forward=row.endswith("line")
                and isinstance(card, CardView)
                and Keyword.TAUNT in card.keywords,
            )
            for card in cards
        )
    return found


def _picks(asked: Asked, picking: Picking | None, card: CardId) -> int:
    if picking is None:
        return 0
    return sum(picking.count(option.id) for option in asked.lit.get(card, ()))


FORESEEN = ("reap", "fight", "unstun")
"""What is looked ahead at while the cursor rests on a card in the main step."""


def options_at(asked: Asked, cursor: Spot | None, is_main: bool) -> list[Option]:
    """The options to look ahead at: what Enter would take at once, or what the card can do."""
    if cursor is None:
        return []
    if cursor.kind == "chip":
        option = asked.meanings[cursor.number] if cursor.number < len(asked.meanings) else DONE
        found = asked.options.get(option)
        return [] if found is None else [found]
    options = asked.lit.get(CardId(cursor.number), [])
    if is_main:
        return [option for option in options if option.action in FORESEEN]
    return options if len(options) == 1 else []
