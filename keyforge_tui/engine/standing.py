"""What is in force: every constant ability and lasting effect, its source and when it ends."""

from __future__ import annotations

from dataclasses import dataclass

from keyforge_tui.engine.language.core.ability import Static
from keyforge_tui.engine.language.core.grammar import Speech
from keyforge_tui.engine.language.write.card import ability_text
from keyforge_tui.engine.model.state import Lasting
from keyforge_tui.engine.model.words import CardId, PlayerId
from keyforge_tui.engine.table.context import Context
from keyforge_tui.engine.table.table import Table


@dataclass(frozen=True, slots=True)
class Standing:
    """One thing in force."""

    source: CardId
    name: str
    """What the source is called."""
    controller: PlayerId
    text: str
    until: str
    on: tuple[CardId, ...] = ()
    """The cards it speaks of as "it"."""


def standing(table: Table) -> tuple[Standing, ...]:
    """Lasting effects first, the newest on top; then constant abilities in play."""
    state = table.state
    found = []
    for effect in reversed(state.lasting):
        if effect.uses == 0:
            continue
        facts = state.cards[effect.source].definition
        speech = Speech(facts.name, facts.type)
        text = " ".join(ability_text(ability, speech) for ability in effect.abilities)
        on = tuple(card for card, _ in effect.targets)
        found.append(
            Standing(effect.source, facts.name, effect.controller, text, _until(table, effect), on)
        )
    for card, there in state.in_play.items():
        definition = there.definition
        if not definition.continuous or table.index.is_blank(card, None):
            continue
        ctx = Context(table, card, there.controller)
        for ability in definition.continuous:
            if not isinstance(ability, Static):
                continue
            if not definition.works(ability, attached=there.host is not None):
                continue
            if ability.while_ is not None and not ability.while_.holds(ctx):
                continue
            text = ability_text(ability, Speech(definition.name, definition.type))
            on = () if there.host is None else (there.host,)
            found.append(
                Standing(card, definition.name, there.controller, text, "while it is in play", on)
            )
    return tuple(found)


def _until(table: Table, effect: Lasting) -> str:
    state = table.state
    if effect.starts > state.turn:
        return f"in turn {effect.starts}"
    if effect.tied_to is not None:
        return f"while {table.name(effect.tied_to[0])} is in play"
    if effect.ends is None:
        return "for the rest of the game"
    if effect.ends == state.turn:
        return "until the end of this turn"
    return f"until the end of turn {effect.ends}"
