"""The families of the card language and what each must be able to do.

A card file is plain data. Every mapping in it is one primitive, known by its word: the key that
names it (`steal: 1`, `deal: 3` with `to:`). The fields of a primitive's class are the keys of
the mapping, in kebab case, so that a class reads like the YAML it stands for.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

from pydantic import BaseModel, ConfigDict

from keyforge_tui.engine.language.core.grammar import Speech, capital
from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.words import CardId
from keyforge_tui.engine.table import ability
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

    registry: ClassVar[dict[str, dict[str, type[Primitive]]]] = {}

    @classmethod
    def __pydantic_init_subclass__(cls, **kwargs: Any) -> None:
        """Make the new word known to its family."""
        if cls.word and "word" in cls.__dict__:
            if cls.word in cls.words():
                raise TypeError(f"two primitives called {cls.word!r} in {cls.family}")
            cls.words()[cls.word] = cls

    @classmethod
    def words(cls) -> dict[str, type[Primitive]]:
        """The words of this family."""
        return cls.registry.setdefault(cls.family, {})


class Amount(ability.Amount, Primitive):
    """A number, fixed or counted."""

    family: ClassVar[str] = "amount"

    @abstractmethod
    def text(self, speech: Speech) -> str:
        """The number itself where it is fixed, else "X" (see `tail`)."""

    def tail(self, speech: Speech) -> str:
        """What follows the noun: " for each friendly creature", " equal to its power"."""
        return ""

    def whole(self, speech: Speech) -> str:
        """A count as one number: "the number of friendly creatures"; empty for others."""
        return ""

    def plural(self) -> bool:
        """Whether the noun behind it is in the plural."""
        return True


class Condition(ability.Condition, Primitive):
    """Something that is true or not."""

    family: ClassVar[str] = "condition"

    @abstractmethod
    def text(self, speech: Speech) -> str:
        """The clause behind "if" or "while"."""

    def saying(self, name: str) -> str:
        """The clause behind "if", on a card of this name."""
        return self.text(Speech(name))

    def denied(self, speech: Speech) -> str:
        """The clause for its opposite."""
        return f"it is not so that {self.text(speech)}"


class Effect(ability.Effect, Primitive):
    """An instruction of an ability."""

    family: ClassVar[str] = "effect"
    past: ClassVar[str] = ""
    """What it has done to its cards, for "this way": destroyed, revealed, lost."""
    unit: ClassVar[str] = ""
    """What its amount counts, where that is not cards."""

    def possible(self, ctx: Context) -> bool:
        """Whether it could do anything: a "may" that could not is not asked."""
        return True

    @abstractmethod
    def text(self, speech: Speech) -> str:
        """The instruction as a clause without a full stop, in the imperative."""

    def prompt(self, ctx: Context) -> str:
        """The instruction as a question to a player: what is to be chosen, and what for."""
        sentence, _, _ = self.text(Speech(ctx.table.name(ctx.source))).partition(". ")
        return capital(sentence)

    def done_text(self) -> str:
        """The participle behind a noun: "creature destroyed"."""
        return self.past


class Modifier(Primitive, ability.Modifier):
    """A change in force for as long as its ability is: to cards, to a player, to the rules."""

    family: ClassVar[str] = "modifier"

    about: ClassVar[str] = "cards"
    """Whether it changes `cards` (the ability says `to` which), a `player` (`who`) or `events`."""

    is_sentence: ClassVar[bool] = False
    """Whether its text has a subject of its own: "damage dealt to ... is dealt to ... instead"."""

    @abstractmethod
    def text(self, speech: Speech) -> str:
        """The predicate: "get +1 power", "cannot reap"; or a clause (see `is_sentence`)."""


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
    def text(self, speech: Speech, preposition: str = "from") -> str:
        """The noun phrase."""

    @abstractmethod
    def kind_text(self, speech: Speech, *, many: bool = False) -> str:
        """The description without its quantity."""

    @abstractmethod
    def noun(self) -> str:
        """The bare noun."""

    @abstractmethod
    def parted(self) -> tuple[str | None, Cards]:
        """Whose cards (friendly, enemy), and the cards without saying so: "you control ..."."""


class Constant(Amount):
    """A fixed number."""

    number: int

    def value(self, ctx: Context) -> int:
        """The number."""
        return self.number

    def text(self, speech: Speech) -> str:
        """The number in digits."""
        return str(self.number)

    def plural(self) -> bool:
        """One is singular."""
        return self.number != 1


class Trigger(ability.Trigger, Primitive):
    """An event that an ability answers to."""

    family: ClassVar[str] = "trigger"
    opening: ClassVar[str] = "after"
    """How its sentence begins: after, at, before."""

    @abstractmethod
    def text(self, speech: Speech) -> str:
        """The clause behind "after" or "each time"."""


@dataclass(frozen=True, slots=True)
class Nested:
    """Marks a field as holding primitives of a family, read before the model is made."""

    family: str
    many: bool = False


AnySelector = Annotated[Cards, Nested("selector")]
AnyAmount = Annotated[Amount, Nested("amount")]
AnyCondition = Annotated[Condition, Nested("condition")]
AnyEffect = Annotated[Effect, Nested("effect")]
ManyConditions = Annotated[tuple[Condition, ...], Nested("condition", many=True)]
ManyEffects = Annotated[tuple[Effect, ...], Nested("effect", many=True)]
