"""Asking a player: which cards, yes or no, a house, a number; the forms every question takes.

`ask` is the one place where a question with a single possible answer is not asked.
"""

from __future__ import annotations

from collections.abc import Sequence

from keyforge_tui.engine.model.decisions import About, Decision, DecisionKind, Option, Picked, Steps
from keyforge_tui.engine.model.words import PLAYERS, CardId, House, PlayerId
from keyforge_tui.engine.table.table import Table


def ask(table: Table, decision: Decision) -> Steps[Picked]:
    """Put a question to a player, unless only one answer is possible."""
    count = len(decision.options)
    if not count:
        return ()
    if table.auto and decision.min == decision.max >= count:
        return decision.options
    if decision.about is None and table.resolving is not None:
        decision = decision._replace(about=table.resolving.about)
    answer = yield decision
    return answer


def choose_cards(
    table: Table,
    player: PlayerId,
    prompt: str,
    cards: Sequence[CardId],
    *,
    source: CardId | None = None,
    least: int = 1,
    most: int = 1,
    action: str = "choose",
) -> Steps[tuple[CardId, ...]]:
    """Let a player choose some of `cards`; with none there, nothing is asked (O34)."""
    most = min(most, len(cards))
    least = min(least, most)
    if not most:
        return ()
    if least == most == len(cards) and table.auto:
        return tuple(cards)
    options = tuple(
        Option(number, table.label(card), action, card) for number, card in enumerate(cards)
    )
    picked = yield from ask(
        table, Decision(player, DecisionKind.TARGET, prompt, options, source, least, most)
    )
    return tuple(option.card for option in picked if option.card is not None)


def divide(
    table: Table,
    player: PlayerId,
    prompt: str,
    cards: Sequence[CardId],
    count: int,
    *,
    source: CardId | None = None,
) -> Steps[dict[CardId, int]]:
    """Let a player put `count` points on cards, any number on each.

    One question for each point, all with the same options; `points` says how many are left, so
    that a front end can ask for all of them on one screen.
    """
    shares: dict[CardId, int] = {}
    if not cards:
        return shares
    options = tuple(
        Option(number, table.label(card), "choose", card) for number, card in enumerate(cards)
    )
    for left in range(count, 0, -1):
        asked = f"{prompt} ({left} left)" if count > 1 else prompt
        picked = yield from ask(
            table,
            Decision(player, DecisionKind.TARGET, asked, options, source, points=left),
        )
        card = picked[0].card
        assert card is not None
        shares[card] = shares.get(card, 0) + 1
    return shares


def choose_player(
    table: Table, player: PlayerId, prompt: str, source: CardId | None = None
) -> Steps[PlayerId]:
    """Ask for one of the players."""
    options = tuple(
        Option(number, table.state.players[one].name, "choose", player=one)
        for number, one in enumerate(PLAYERS)
    )
    picked = yield from ask(table, Decision(player, DecisionKind.TARGET, prompt, options, source))
    chosen = picked[0].player
    assert chosen is not None
    return chosen


def choose_order(
    table: Table,
    player: PlayerId,
    prompt: str,
    cards: Sequence[CardId],
    source: CardId | None = None,
) -> Steps[list[CardId]]:
    """Let a player put cards in order, one after the other."""
    left, ordered = list(cards), []
    while len(left) > 1:
        options = tuple(
            Option(number, table.label(card), card=card) for number, card in enumerate(left)
        )
        decision = Decision(player, DecisionKind.ORDER, prompt, options, source)
        picked = yield from ask(table, decision)
        ordered.append(left.pop(picked[0].id))
    return [*ordered, *left]


def choose_yes(
    table: Table,
    player: PlayerId,
    prompt: str,
    source: CardId | None = None,
    about: About | None = None,
) -> Steps[bool]:
    """Ask a yes-or-no question; `about`: an ability that is not being resolved yet."""
    options = (Option(0, "Yes", "yes"), Option(1, "No", "no"))
    decision = Decision(player, DecisionKind.OPTION, prompt, options, source, about=about)
    picked = yield from ask(table, decision)
    return picked[0].action == "yes"


def choose_one(
    table: Table,
    player: PlayerId,
    prompt: str,
    labels: Sequence[str],
    source: CardId | None = None,
) -> Steps[int]:
    """Ask for one of several things to do; the index of the answer."""
    options = tuple(Option(number, label) for number, label in enumerate(labels))
    picked = yield from ask(table, Decision(player, DecisionKind.OPTION, prompt, options, source))
    return picked[0].id


def choose_house(
    table: Table,
    player: PlayerId,
    prompt: str,
    houses: Sequence[House],
    source: CardId | None = None,
    kind: DecisionKind = DecisionKind.PICK,
) -> Steps[House | None]:
    """Ask for a house; None when there is none to choose."""
    if not houses:
        return None
    options = tuple(Option(number, house.title, house=house) for number, house in enumerate(houses))
    picked = yield from ask(table, Decision(player, kind, prompt, options, source))
    return picked[0].house


def choose_value(
    table: Table,
    player: PlayerId,
    prompt: str,
    values: Sequence[str | int],
    value_kind: str,
    source: CardId | None = None,
) -> Steps[str | int | None]:
    """Ask for a name, trait, amount, key or counter; None when there is none to choose."""
    if not values:
        return None
    options = tuple(
        Option(number, str(value), value=value, value_kind=value_kind)
        for number, value in enumerate(values)
    )
    picked = yield from ask(table, Decision(player, DecisionKind.PICK, prompt, options, source))
    return picked[0].value
