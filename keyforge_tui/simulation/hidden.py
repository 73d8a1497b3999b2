"""An attack on what is hidden: the same table twice, with other hidden cards, played alike.

Wherever a player could tell the one from the other, by what happened or by what is asked, taking
the choice back must need consent; and no preview may have promised to tell everything.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Final

from keyforge_tui.engine import (
    CardDef,
    Decision,
    DecisionKind,
    Ending,
    Event,
    Game,
    Option,
    PlayerId,
)
from keyforge_tui.saves.session import Session
from keyforge_tui.simulation.draws import draw_decks, draw_scene
from keyforge_tui.simulation.games import Answer, explore

DEALS: Final = 3
"""With how many other deals a table is compared."""
MOST_ANSWERS: Final = 30
"""An effect that asks for more is left."""


@dataclass(slots=True)
class Attack:
    """What an attack came to."""

    compared: int = 0
    """Choices that were made on two tables."""
    told_apart: int = 0
    """Choices that told them apart."""
    leaks: list[str] = field(default_factory=list)
    """Choices that told them apart, and could be taken back as if they had not."""

    def add(self, other: Attack) -> None:
        """Take another one in."""
        self.compared += other.compared
        self.told_apart += other.told_apart
        self.leaks += other.leaks


def attack(cards: Mapping[str, CardDef], card: CardDef, seed: int, deals: int = DEALS) -> Attack:
    """Do with a card what can be done with it, at a random position."""
    chance = Random(f"hidden {card.slug} {seed}")
    found = Attack()
    game = draw_scene(draw_decks(cards, chance), cards, card, chance)
    if game is None or game.decision is None or game.decision.kind is not DecisionKind.MAIN:
        return found
    decision = game.decision
    for deal in range(1, deals + 1):
        twin = game.dealt_anew(decision.player, 1000 * seed + 100 + deal)
        if twin.decision is None or _asks(twin.decision) != _asks(decision):
            found.leaks.append(f"{card.slug}: what may be done tells what is hidden")
            continue
        for option in decision.options:
            if option.card is not None and game.cards[option.card].definition is card:
                _compare(game, twin, option, found, chance)
    return found


def _compare(game: Game, twin: Game, option: Option, found: Attack, chance: Random) -> None:
    """Choose alike on both tables until they can be told apart or the effect is done."""
    assert game.decision is not None
    viewer = game.decision.player
    tables = Session(game.copy()), Session(twin.copy())
    answer: Answer = (option.id,)
    for number in range(MOST_ANSWERS):
        one, two = (_told(table, answer, viewer) for table in tables)
        found.compared += 1
        what = f"{option.label}, answer {number + 1}"
        if one != two:
            found.told_apart += 1
            if not all(table.undo_needs_consent for table in tables):
                found.leaks.append(f"{what}: can be taken back: {_difference(one, two)}")
            if number == 0 and any(
                before.preview(answer, viewer).ending is Ending.DONE for before in (game, twin)
            ):
                found.leaks.append(f"{what}: the preview knew it: {_difference(one, two)}")
            return
        decision = tables[0].game.decision
        if decision is None or decision.player != viewer or decision.kind is DecisionKind.MAIN:
            return
        answer = explore(decision, chance)


def _told(session: Session, answer: Answer, viewer: PlayerId) -> list[object]:
    """All that comes of an answer: what happens, what can be seen, what is asked."""
    happened = session.choose(*answer)
    seen = sorted(session.game.visible(viewer))
    return [*map(Event.to_json, happened), seen, _asks(session.game.decision)]


def _asks(decision: Decision | None) -> object:
    return None if decision is None else decision._replace(about=None)


def _difference(one: list[object], two: list[object]) -> str:
    """The first thing that is not the same."""
    pairs: Iterator[tuple[object, object]] = zip(one, two, strict=False)
    return next((f"{a} or {b}" for a, b in pairs if a != b), "how much")
