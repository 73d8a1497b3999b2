"""The families of the card language and what each must be able to do.

A card file is plain data. Every mapping in it is one primitive, known by its word: the key that
names it (`steal: 1`, `deal: 3` with `to:`). The fields of a primitive's class are the keys of
the mapping, in kebab case, so that a class reads like the YAML it stands for.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Any, ClassVar

from pydantic import BaseModel, ConfigDict

from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.language.write.writer import English
from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.words import CardId
from keyforge_tui.engine.table import ability
from keyforge_tui.engine.table.card import CardDef
from keyforge_tui.engine.table.context import Context


class Primitive(BaseModel):
    """A word of the language."""

    model_config = ConfigDict(
        frozen=True, extra="forbid", defer_build=True, arbitrary_types_allowed=True
    )

    word: ClassVar[str] = ""
    """The key that names it in a card file."""
    family: ClassVar[str] = ""
    """The family it belongs to; each family has words of its own."""
    example: ClassVar[str] = ""
    """A piece of YAML that uses it, for the reference."""
    tidal: ClassVar[bool] = False
    """It speaks of the tide, which then is part of the game (O13)."""

    registry: ClassVar[dict[str, dict[str, type[Primitive]]]] = {}

    @classmethod
    def __pydantic_init_subclass__(cls, **kwargs: Any) -> None:
        """Make the new word known to its family."""
        if cls.word and "word" in cls.__dict__:
            if cls.word in cls.words():
                raise TypeError(f"two primitives called {cls.word!r} in {cls.family}")
            cls.words()[cls.word] = cls

    def unheeded(self) -> str:
        """What is written and would not be heeded, as a complaint; empty if all is."""
        return ""

    @classmethod
    def words(cls) -> dict[str, type[Primitive]]:
        """The words of this family."""
        return cls.registry.setdefault(cls.family, {})


class Amount(ability.Amount, Primitive):
    """A number, fixed or counted."""

    family: ClassVar[str] = "amount"

    @abstractmethod
    def meaning(self) -> clause.Amount:
        """How many, for a writer."""


class Condition(ability.Condition, Primitive):
    """Something that is true or not."""

    family: ClassVar[str] = "condition"
    compares: ClassVar[bool] = False
    """It compares "it" with other cards."""

    @abstractmethod
    def meaning(self) -> clause.Condition:
        """What is so, for a writer."""

    def saying(self, card: CardDef) -> str:
        """The clause behind "if", on this card."""
        return writer(card).condition(self.meaning())


class Effect(ability.Effect, Primitive):
    """An instruction of an ability."""

    family: ClassVar[str] = "effect"

    calls: ClassVar[tuple[str, ...]] = ()
    """The names it gives to cards by itself."""

    def only_instead_of(self) -> tuple[str, ...] | None:
        """The events it is about that would happen, none named: any; None: it needs no event."""
        return None

    def possible(self, ctx: Context) -> bool:
        """Whether it could do anything: a "may" that could not is not asked."""
        return True

    @abstractmethod
    def meaning(self) -> clause.Step:
        """The instruction, for a writer."""

    def prompt(self, ctx: Context, points: int | None = None) -> str:
        """The instruction as a question to a player: what is to be chosen, and what for.

        `points`: what its amount comes to, where that is known. Nobody may be looking: each
        question is written once and remembered.
        """
        card = ctx.table.card(ctx.source).definition
        asked = self._asked.get((card, points))
        if asked is None:
            asked = writer(card).prompt(self.question(points))
            self._asked[card, points] = asked
        return asked

    def question(self, points: int | None) -> clause.Step:
        """What is asked of a player, for a writer."""
        return self.meaning()

    @cached_property
    def _asked(self) -> dict[tuple[CardDef, int | None], str]:
        return {}


class Modifier(Primitive, ability.Modifier):
    """A change in force for as long as its ability is: to cards, to a player, to the rules."""

    family: ClassVar[str] = "modifier"

    about: ClassVar[str] = "cards"
    """Whether it changes `cards` (the ability says `to` which), a `player` (`who`) or `events`."""

    @abstractmethod
    def meaning(self) -> clause.Change:
        """What it changes, for a writer."""


class Cards(ability.Cards):
    """Some cards, by description or reference; `Selector` says which (see `selectors`)."""

    __slots__ = ()

    @property
    @abstractmethod
    def is_plural(self) -> bool:
        """Whether it may be several cards."""

    @property
    @abstractmethod
    def is_ref(self) -> bool:
        """Whether it speaks of cards named before, without any choice."""

    @property
    def is_bare_kind(self) -> bool:
        """Whether it says a kind of card, and nothing of how many are chosen, how, or by whom."""
        return False

    @abstractmethod
    def pool(self, ctx: Context) -> list[CardId]:
        """Every card that fits."""

    def within_reach(self, ctx: Context) -> list[CardId]:
        """Every card that fits and has not gone where nothing follows it (R24.6)."""
        return self.pool(ctx)

    @abstractmethod
    def references(self) -> frozenset[str]:
        """The references it is built from; "" for a description."""

    @abstractmethod
    def select(
        self, ctx: Context, prompt: str, *, untagged: bool = False
    ) -> Steps[tuple[CardId, ...]]:
        """Choose the cards; they become "it"."""

    @abstractmethod
    def meaning(self) -> clause.Thing:
        """The cards, for a writer."""


class Constant(Amount):
    """A fixed number."""

    number: int

    def value(self, ctx: Context) -> int:
        """The number."""
        return self.number

    def meaning(self) -> clause.Amount:
        """The number."""
        return clause.Fixed(self.number)


class Trigger(ability.Trigger, Primitive):
    """An event that an ability answers to."""

    family: ClassVar[str] = "trigger"
    opening: ClassVar[str] = "after"
    """How its sentence begins: after, at, before."""

    @abstractmethod
    def meaning(self) -> clause.Clause:
        """What happens, for a writer."""


class Occasion(ability.Occasion, Primitive):
    """An event that would happen, for what happens instead of it."""

    family: ClassVar[str] = "occasion"
    ways: ClassVar[frozenset[str]] = frozenset({"do"})
    """How it can be replaced: do, goes-to (a zone or this), comes-from."""

    @abstractmethod
    def meaning(self) -> clause.Clause:
        """What would happen, for a writer."""

    def thing(self) -> clause.Clause | None:
        """The Æmber it is about, said of that Æmber: "Æ that would be stolen"."""
        return None


@dataclass(frozen=True, slots=True)
class Nested:
    """Marks a field as holding primitives of a family, read before the model is made."""

    family: str
    many: bool = False
    described: str = ""
    """A description alone is heeded, not how many are meant: said as "each" or as "one"."""
    finite: bool = False
    """ "All" would have no end."""
    every: bool = False
    """For cards: nobody chooses, all that fit are meant."""
    signed: bool = False
    """For numbers: it may be below 0."""


AnySelector = Annotated[Cards, Nested("selector")]
AnyDescription = Annotated[Cards, Nested("selector", every=True)]
"""Cards that were spoken of, or every card that fits."""
AnyKind = Annotated[Cards, Nested("selector", described="each", every=True)]
"""Cards of a kind: every card that fits is meant."""
AnyOne = Annotated[Cards, Nested("selector", described="one", every=True)]
"""A card of a kind: any card that fits may be meant."""
AnyAmount = Annotated[Amount, Nested("amount")]
AnyNumber = Annotated[Amount, Nested("amount", finite=True)]
"""An amount that cannot be all there is, because there is no end of it."""
AnySigned = Annotated[Amount, Nested("amount", signed=True)]
AnyCondition = Annotated[Condition, Nested("condition")]

AnyEffect = Annotated[Effect, Nested("effect")]
ManyConditions = Annotated[tuple[Condition, ...], Nested("condition", many=True)]
ManyEffects = Annotated[tuple[Effect, ...], Nested("effect", many=True)]


def writer(card: CardDef) -> English:
    """A writer for a card's text."""
    return English(card.name, card.type, card.titles)


def voice(ctx: Context) -> English:
    """A writer for what the card of an ability asks."""
    return writer(ctx.table.card(ctx.source).definition)


def meanings(effects: Sequence[Effect]) -> clause.Steps:
    """Instructions one after the other, for a writer."""
    return clause.Steps(tuple(effect.meaning() for effect in effects))


def per(amount: Amount, each: Cards | None) -> clause.Amount:
    """An amount, perhaps once for each card of a description, for a writer."""
    return clause.for_each(amount.meaning(), None if each is None else each.meaning())
