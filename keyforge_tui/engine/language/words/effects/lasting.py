"""Effects with a duration (R30)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from keyforge_tui.engine.language.core.ability import Continuous
from keyforge_tui.engine.language.core.primitive import Cards, Effect, Nested, Primitive
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.rules import lasting
from keyforge_tui.engine.table.ability import NOTHING, Result
from keyforge_tui.engine.table.context import Context
from keyforge_tui.engine.table.state import Lasting

Duration = Literal[
    "this turn",
    "opponent next turn",
    "until your next turn",
    "until end of your next turn",
    "while this is in play",
    "for good",
]


def references(part: object) -> frozenset[str]:
    """How primitives speak of cards: "this", "it" and the like; "" for a description."""
    if isinstance(part, tuple):
        return frozenset().union(*(references(one) for one in part))
    if isinstance(part, Cards):
        return part.references()
    if isinstance(part, Primitive):
        return frozenset().union(
            *(references(getattr(part, name)) for name in type(part).model_fields)
        )
    return frozenset()


class LastingEffect(Effect):
    """Constant abilities for a time (R30): `always`, `after` and the like, with a duration.

    "It" inside speaks of the cards spoken of when the effect began; `uses` limits how often.
    """

    word: ClassVar[str] = "lasting"
    example: ClassVar[str] = (
        "lasting: this turn\nalways:\n  - to: each friendly creature\n    cannot: be-dealt-damage"
    )
    lasting: Duration
    abilities: Annotated[tuple[Continuous, ...], Field(min_length=1), Nested("abilities")]
    uses: int | None = None
    tied_to_it: bool = False
    """It ends when the card it speaks of leaves play."""

    def resolve(self, ctx: Context) -> Steps[Result]:
        """Begin the effect."""
        table = ctx.table
        state = table.state
        about = references(self.abilities)
        targets = tuple(
            (card, state.in_play[card].serial)
            for card in (ctx.it if self.tied_to_it or "it" in about else ())
            if card in state.in_play
        )
        if self.tied_to_it and not targets:
            return NOTHING
        there = state.in_play.get(ctx.source)
        if self.lasting == "while this is in play" and there is None:
            return NOTHING
        # R30.5: an effect on this very card ends when it leaves play.
        tied = self.lasting == "while this is in play" or (about and about <= {"this", "host"})
        starts, ends = self._turns(ctx)
        effect = Lasting(
            ctx.source,
            ctx.controller,
            self.abilities,
            starts,
            ends,
            (ctx.source, there.serial) if tied and there is not None else None,
            targets,
            dict(ctx.values),
            self.uses,
            ctx.grantor,
        )
        lasting.begin(table, effect)
        yield from table.settle()
        return Result(True, ctx.it)

    def _turns(self, ctx: Context) -> tuple[int, int | None]:
        """The first and the last turn in which it is in force; None: no turn ends it."""
        turn = ctx.table.state.turn
        own = ctx.table.state.active == ctx.controller
        next_own = turn + 2 if own else turn + 1
        next_theirs = turn + 1 if own else turn + 2
        match self.lasting:
            case "this turn":
                return turn, turn
            case "opponent next turn":
                return next_theirs, next_theirs
            case "until your next turn":
                return turn, next_own - 1
            case "until end of your next turn":
                return turn, next_own
            case "while this is in play" | "for good":
                return turn, None

    def meaning(self) -> clause.Step:
        """The abilities for a time."""
        abilities = tuple(one.meaning() for one in self.abilities)
        return clause.For(self.lasting, abilities, self.uses, tied=self.tied_to_it)
