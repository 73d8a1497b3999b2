"""Where the answers to a question lie: cards that are lit, chips in the bar, keys that jump."""

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
KEYED = ("hand", "own-line", "own-artifacts", "their-line", "their-artifacts", "their-hand")
"""The rows in the order in which their cards are given keys."""

Offered = tuple[int, Chip]
"""An answer in the bar: the option it gives, and what is written on it."""
Rowed = Mapping[str, tuple[AnyCardView, ...]]
"""The cards of every row."""


@dataclass(frozen=True, slots=True)
class Layout:
    """One question laid out on the table."""

    rows: tuple[tuple[Spot, ...], ...] = ()
    """Every spot the cursor can be on: the rows of cards, then the chips."""
    chips: tuple[Chip, ...] = ()
    meanings: tuple[int, ...] = ()
    """For each chip the option it gives, or `DONE`, or `REST`."""
    lit: Mapping[CardId, Sequence[Option]] = field(default_factory=dict)
    """The answers that lie on a card."""
    labels: Mapping[CardId, str] = field(default_factory=dict)
    keys: Mapping[str, Spot] = field(default_factory=dict)
    """What a digit or letter means."""

    def meaning(self, chip: Spot) -> int:
        """The option a chip gives; what is no answer by itself is below zero."""
        return self.meanings[chip.number] if chip.number < len(self.meanings) else DONE


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


def lay_out(view: TableView, picking: Picking | None, current: CardId | None) -> Layout:
    """Where the answers to a decision lie; `current` is the card the cursor was on last."""
    if picking is None:
        return Layout()
    decision = picking.decision
    is_main = decision.kind is DecisionKind.MAIN
    cards = shown(view)
    lit, loose = _on_cards(decision, {card.id for row in cards.values() for card in row})
    keys = jump_keys() if is_main else pick_keys()
    lit_cards = [card.id for row in KEYED for card in cards[row] if card.id in lit]
    labels = dict(zip(lit_cards, keys, strict=False))
    if is_main:
        answers = _main_chips(loose, lit.get(current, []) if current is not None else [])
    else:
        answers = _chips(loose, picking, keys[len(lit_cards) :], cards)
    rows = [tuple(Spot("card", card.id) for card in cards[row] if card.id in lit) for row in ROWS]
    rows.append(tuple(Spot("chip", number) for number in range(len(answers))))
    jumps = {key: Spot("card", card) for card, key in labels.items()}
    if not is_main:
        chips = enumerate(chip for _, chip in answers)
        jumps |= {chip.key: Spot("chip", n) for n, chip in chips if chip.key in keys and chip.key}
    return Layout(
        tuple(rows),
        tuple(chip for _, chip in answers),
        tuple(meaning for meaning, _ in answers),
        lit,
        labels,
        jumps,
    )


def _on_cards(
    decision: Decision, placed: set[CardId]
) -> tuple[dict[CardId, list[Option]], list[Option]]:
    """The answers that lie on a card of the table, and those that lie on none."""
    lit: dict[CardId, list[Option]] = {}
    loose: list[Option] = []
    for option in decision.options:
        if option.card is not None and option.card in placed:
            lit.setdefault(option.card, []).append(option)
        else:
            loose.append(option)
    is_main = decision.kind is DecisionKind.MAIN
    if decision.kind is DecisionKind.ORDER or (
        not is_main and any(len(options) > 1 for options in lit.values())
    ):
        # Abilities to put in order, or several answers on one card: a list tells them apart.
        return {}, list(decision.options)
    return lit, loose


def _collapsed(options: Sequence[Option]) -> list[Option]:
    """Identical abilities as one: which of them goes first makes no difference."""
    found: dict[str, list[Option]] = {}
    for option in options:
        found.setdefault(option.label, []).append(option)
    return [
        same[0] if len(same) == 1 else same[0]._replace(label=f"{same[0].label} ({len(same)}x)")
        for same in found.values()
    ]


def _main_chips(loose: Sequence[Option], own: Sequence[Option]) -> list[Offered]:
    # Ending the turn comes before raising the tide: it is the usual way on.
    options = [*own, *sorted(loose, key=lambda option: option.action != "end")]
    return [
        (
            option.id,
            Chip(_act_text(option), _act_key(option), style="" if option in own else "$quiet"),
        )
        for option in options
    ]


def _act_key(option: Option) -> str:
    entry = ACT_ENTRIES.get(option.action or "")
    return "" if entry is None else written(key_of(entry))


def _act_text(option: Option) -> str:
    if option.card is None:
        return option.label
    return ACT_TEXTS.get(option.action or "", option.label)


def _chips(loose: Sequence[Option], picking: Picking, keys: str, cards: Rowed) -> list[Offered]:
    kind = picking.decision.kind
    if kind is DecisionKind.ORDER and picking.is_single:
        loose = _collapsed(loose)
    found: list[Offered] = []
    for number, option in enumerate(loose):
        key = keys[number] if number < len(keys) else ""
        style = f"$key-{option.label}" if option.label in KEY_NAMES else ""
        chip = Chip(option.label, key, picking.count(option.id), style)
        if kind is DecisionKind.HOUSE and option.house is not None:
            chip = _house_chip(chip, option.house, cards)
        found.append((option.id, chip))
    if not picking.is_single and picking.is_complete:
        found.append((DONE, Chip("Done" if picking.picked else "None", ".")))
    if kind is DecisionKind.ORDER:
        found.append((REST, Chip("The rest as listed", "*", style="$quiet")))
    return found


def _house_chip(chip: Chip, house: House, cards: Rowed) -> Chip:
    """A house with its letters and colour, and how many cards it would let the player use."""
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


def faces(
    view: TableView,
    layout: Layout,
    picking: Picking | None,
    cursor: Spot | None,
    source: CardId | None,
) -> Mapping[str, tuple[Face, ...]]:
    """The faces of every row; `source` is the card that asks."""
    found = {}
    house = _house_at(layout, picking, cursor)
    for row, cards in shown(view).items():
        found[row] = tuple(
            Face(
                card,
                label=layout.labels.get(card.id, ""),
                is_lit=card.id in layout.lit,
                is_under_cursor=cursor == Spot("card", card.id),
                picked=_picks(layout, picking, card.id),
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


def _picks(layout: Layout, picking: Picking | None, card: CardId) -> int:
    if picking is None:
        return 0
    return sum(picking.count(option.id) for option in layout.lit.get(card, ()))


def _house_at(layout: Layout, picking: Picking | None, cursor: Spot | None) -> House | None:
    """The house under the cursor while a house is chosen."""
    if picking is None or cursor is None or cursor.kind != "chip":
        return None
    option = picking.by_id.get(layout.meaning(cursor))
    return None if option is None else option.house
