"""Instructions: those that are one verb on some cards, and how a card would join them (R27.1)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from keyforge_tui.engine.language.core.grammar import (
    Deed,
    Speech,
    capital,
    listing,
    plural,
    sentence,
)
from keyforge_tui.engine.language.core.primitive import AnySelector, Cards, Effect
from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.words import CardId
from keyforge_tui.engine.table.ability import Result
from keyforge_tui.engine.table.context import Context


class OnCards(Effect):
    """What effects with one verb on chosen cards have in common."""

    verb: ClassVar[str]

    def cards(self) -> AnySelector:
        """The selector: the field named like the word."""
        name = self.word.replace("-", "_")
        found: AnySelector = getattr(self, name)
        return found

    @abstractmethod
    def one(self, ctx: Context, card: CardId) -> Steps[bool]:
        """Do it to one card; whether it changed anything."""

    def resolve(self, ctx: Context) -> Steps[Result]:
        """To each card in turn."""
        cards = yield from self.cards().select(ctx, self.prompt(ctx))
        changed = []
        for card in cards:
            if ctx.still(card) and (yield from self.one(ctx, card)):
                changed.append(card)
        return Result(bool(cards) and len(changed) == len(cards), tuple(changed), len(changed))

    def possible(self, ctx: Context) -> bool:
        """There is a card."""
        return bool(self.cards().pool(ctx))

    def text(self, speech: Speech) -> str:
        """ready a creature"""
        return f"{self.verb} {self.cards().text(speech)}"


def sentences(effects: Sequence[Effect], speech: Speech) -> str:
    """Instructions as sentences, joined where a card would join them."""
    return " ".join(sentence(clause) for clause in joined(effects, speech) if clause)


def clauses(effects: Sequence[Effect], speech: Speech) -> str:
    """Instructions as the clauses of one sentence: "steal 1Æ and draw a card"."""
    parts = [clause for clause in joined(effects, speech) if clause]
    if len(parts) == 2 and "," not in parts[1] and ". " not in parts[0] and " and " not in parts[0]:
        this = speech.this()
        if parts[0].endswith(f" {this}"):
            # "fully heal this creature and put a +1 power counter on it"
            parts[1] = parts[1].replace(f" on {this}", " on it")
        return " and ".join(parts)
    return ". ".join(part if not number else capital(part) for number, part in enumerate(parts))


def joined(effects: Sequence[Effect], speech: Speech) -> list[str]:
    """The clauses of instructions; verbs on the same cards share their object (R27.1)."""
    found: list[str] = []
    before: Effect | None = None
    for run in _runs(effects):
        first, last = run[0], run[-1]
        target = main_target(first)
        verbs = [effect.verb for effect in run if isinstance(effect, OnCards)]
        if isinstance(first, OnCards) and len(run) > 1:
            target = first.cards()
            found.append(f"{listing(verbs)} {target.text(speech)}")
        elif isinstance(first, OnCards) and _same_verb(before, first):
            # "stun a creature and each of its neighbors"
            found[-1] += f" and {first.cards().text(speech)}"
        else:
            found.append(first.text(speech))
        _did(speech, last)
        if target is not None:
            _spoke_of(speech, target)
        before = last
    return found


def _runs(effects: Sequence[Effect]) -> list[list[Effect]]:
    """Instructions in order, verbs in a row on the same cards together."""
    runs: list[list[Effect]] = []
    for effect in effects:
        if runs and _same_cards(runs[-1][-1], effect):
            runs[-1] = [*runs[-1], effect]
        else:
            runs.append([effect])
    return runs


def _same_verb(before: Effect | None, effect: Effect) -> bool:
    """Whether an effect does to more cards what the one before it did to some."""
    return (
        isinstance(before, OnCards) and isinstance(effect, OnCards) and before.verb == effect.verb
    )


def _same_cards(effect: Effect, following: Effect | None) -> bool:
    """Whether two verbs in a row are about the same cards and share their object."""
    if not isinstance(effect, OnCards) or not isinstance(following, OnCards):
        return False
    return _is_it(following) or (
        following.cards().is_ref and main_ref(following) == main_ref(effect)
    )


def main_ref(effect: Effect) -> str | None:
    """The reference an effect is about, such as "this"."""
    ref = getattr(main_target(effect), "ref", None)
    return ref if isinstance(ref, str) else None


def _is_it(effect: Effect) -> bool:
    target = main_target(effect)
    return target is not None and getattr(target, "ref", None) == "it"


def main_target(effect: Effect) -> Cards | None:
    """The cards an effect is mainly about, and speaks of as "it" afterwards."""
    spared = getattr(effect, "except_", None)
    if isinstance(spared, Cards):
        return spared
    found: list[Cards] = []
    for name in type(effect).model_fields:
        value = getattr(effect, name)
        if isinstance(value, Cards) and name != "for_each":
            found.append(value)
    if found:
        return next((cards for cards in found if not cards.is_ref), found[0])
    inner = getattr(effect, "do", None)
    return main_target(inner) if isinstance(inner, Effect) else None


def _did(speech: Speech, effect: Effect) -> None:
    """From here on "this way" means what this effect does."""
    done = effect.done_text()
    if done:
        target = main_target(effect)
        noun = target.noun() if target is not None else "card"
        if target is not None and target.is_ref:
            noun = speech.it_noun or noun
        speech.deed = Deed(noun, done, effect.unit or noun)


def name_step(speech: Speech, effect: Effect, name: str) -> None:
    """Let a step and its cards be spoken of by a name later."""
    _did(speech, effect)
    speech.deeds[name] = speech.deed
    target = main_target(effect)
    if target is not None:
        done = effect.done_text() or "chosen"
        noun = target.noun()
        if name.endswith(f"-{noun}"):
            speech.named[name] = f"the {name.replace('-', ' ')}"
        else:
            speech.named[name] = f"the {done} {plural(noun) if target.is_plural else noun}"


def _spoke_of(speech: Speech, target: Cards) -> None:
    """From here on "it" means these cards."""
    if getattr(target, "ref", None) is not None:
        return
    speech.plural_it = target.is_plural
    speech.it_noun = target.noun()
