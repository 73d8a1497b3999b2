"""What may be said of a card's state: one record for each adjective and ending of a phrase.

The reader, the check, the text, the reference and the schema all come from it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from keyforge_tui.engine.language.write.clause import Wording
from keyforge_tui.engine.model.events import Kind
from keyforge_tui.engine.model.words import CardId
from keyforge_tui.engine.table import battleline, characteristics
from keyforge_tui.engine.table.context import Context

Check = Callable[[Context, CardId], bool]


@dataclass(frozen=True, slots=True)
class Adjective:
    """A state of a card: how a phrase says it, what it asks of a card, and how it is written."""

    key: str
    """What a description calls it."""
    check: Check
    wording: Wording
    word: str = ""
    """How a phrase says it before the kind of card."""
    ending: str = ""
    """How a phrase says it behind the kind of card."""


def recorded(ctx: Context, card: CardId, attribute: str) -> int:
    """A number or flag of a card in play; last known for one that left (R24.11)."""
    there = ctx.table.record(card)
    value: int = 0 if there is None else getattr(there, attribute)
    return value


def _chosen_house(ctx: Context, card: CardId) -> bool:
    return ctx.values.get("house") in characteristics.houses(ctx.table, card)


def _active_house(ctx: Context, card: CardId) -> bool:
    return ctx.table.state.house in characteristics.houses(ctx.table, card)


def _you_play(ctx: Context, card: CardId) -> bool:
    """Played by you this turn; for a lasting effect: since it began (R30.4)."""
    state = ctx.table.state
    there = state.in_play.get(card)
    if ctx.lasting_id is not None and (there is None or there.serial < ctx.lasting_id):
        return False
    return any(
        event.kind is Kind.PLAYED and event.card == card and event.player == ctx.controller
        for event in state.history
    )


def _worded(word: str, check: Check, *, place: str = "before") -> Adjective:
    """A state that is said with one word, by phrases and by texts, and that a card can be."""
    return Adjective(word, check, Wording(word, place, word), word=word)


def _ending(ending: str, key: str, check: Check, text: str = "", is_so: str = "") -> Adjective:
    """A state that is said behind the kind of card; `text`: where it is written otherwise."""
    return Adjective(key, check, Wording(text or ending, "behind", is_so), ending=ending)


def _has(attribute: str, wanted: bool = True) -> Check:
    """Whether a card in play has a mark or counters of some kind."""
    return lambda ctx, card: bool(recorded(ctx, card, attribute)) is wanted


ADJECTIVES = (
    _worded("damaged", _has("damage")),
    _worded("undamaged", _has("damage", False)),
    _worded("exhausted", _has("exhausted")),
    _worded("ready", _has("exhausted", False), place="inside"),
    _worded("stunned", _has("stunned")),
    _worded("unstunned", _has("stunned", False)),
    _worded("warded", _has("warded")),
    _worded("enraged", _has("enraged")),
    _worded(
        "gigantic",
        lambda ctx, card: characteristics.definition(ctx.table, card).gigantic is not None,
    ),
    Adjective(
        "flank",
        lambda ctx, card: battleline.is_flank(ctx.table, card),
        Wording("flank", "close", "on a flank"),
        word="flank",
        ending="on a flank",
    ),
    _ending(
        "not on a flank",
        "not-flank",
        lambda ctx, card: not battleline.is_flank(ctx.table, card),
        "not on a flank",
        "not on a flank",
    ),
    _ending(
        "in the center",
        "center",
        lambda ctx, card: battleline.is_center(ctx.table, card),
        "in the center of {line}",
        "in the center of your battleline",
    ),
    _ending(
        "with even power",
        "even",
        lambda ctx, card: characteristics.power(ctx.table, card) % 2 == 0,
    ),
    _ending(
        "with odd power",
        "odd",
        lambda ctx, card: characteristics.power(ctx.table, card) % 2 == 1,
    ),
    _ending("with amber", "amber", _has("amber"), "with Æ on {it}"),
    _ending("without amber", "no-amber", _has("amber", False), "with no Æ on {it}"),
    _ending("with an upgrade", "upgraded", _has("upgrades"), "with an upgrade"),
    _ending("with armor", "armored", lambda ctx, card: characteristics.armor(ctx.table, card) > 0),
    _ending(
        "with a power counter",
        "power-counter",
        _has("power_counters"),
        "with a +1 power counter on {it}",
    ),
    _ending(
        "with bonus icons",
        "icons",
        lambda ctx, card: bool(ctx.table.card(card).bonus),
        "with a bonus icon",
    ),
    _ending("without bonus icons", "no-icons", lambda ctx, card: not ctx.table.card(card).bonus),
    _ending("of the chosen house", "chosen-house", _chosen_house, "of {house}"),
    _ending(
        "not of the chosen house",
        "not-chosen-house",
        lambda ctx, card: not _chosen_house(ctx, card),
        "not of {house}",
    ),
    _ending(
        "of the active house",
        "active-house",
        _active_house,
    ),
    _ending(
        "not of the active house",
        "not-active-house",
        lambda ctx, card: not _active_house(ctx, card),
        "that {are} not of the active house",
    ),
    _ending(
        "with the chosen name",
        "chosen-name",
        lambda ctx, card: ctx.table.name(card) == ctx.values.get("name"),
        "with that name",
    ),
    _ending(
        "with the chosen trait",
        "chosen-trait",
        lambda ctx, card: ctx.values.get("trait") in characteristics.traits(ctx.table, card),
        "with that trait",
    ),
    _ending("you play", "you-play", _you_play),
    _ending(
        "of the chosen player",
        "chosen-player",
        lambda ctx, card: ctx.controller_of(card) == ctx.values.get("player", ""),
        "that player controls",
    ),
)
"""Every state there is a word for."""

BY_KEY = {adjective.key: adjective for adjective in ADJECTIVES}
