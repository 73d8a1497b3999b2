"""Comparisons of amounts, and how each is said."""

from __future__ import annotations

from typing import ClassVar

from keyforge_tui.engine.language.core.grammar import AMBER, Speech, article, plural
from keyforge_tui.engine.language.core.players import Who
from keyforge_tui.engine.language.core.primitive import AnyAmount, Condition, Constant
from keyforge_tui.engine.language.words.amounts import AmberOf, AmberOn, Count, Keys
from keyforge_tui.engine.language.words.history import History, ThisWay
from keyforge_tui.engine.table.context import Context

COMPARISONS = ("at-least", "at-most", "exactly", "more-than", "fewer-than")


class Compare(Condition):
    """Compares an amount: any amount together with one of the five comparisons."""

    word: ClassVar[str] = "compare"
    example: ClassVar[str] = "if: {amber-of: opponent, at-least: 7}"
    compare: AnyAmount
    at_least: AnyAmount | None = None
    at_most: AnyAmount | None = None
    exactly: AnyAmount | None = None
    more_than: AnyAmount | None = None
    fewer_than: AnyAmount | None = None

    def holds(self, ctx: Context) -> bool:
        """Every comparison given."""
        value = self.compare.value(ctx)
        return (
            (self.at_least is None or value >= self.at_least.value(ctx))
            and (self.at_most is None or value <= self.at_most.value(ctx))
            and (self.exactly is None or value == self.exactly.value(ctx))
            and (self.more_than is None or value > self.more_than.value(ctx))
            and (self.fewer_than is None or value < self.fewer_than.value(ctx))
        )

    def text(self, speech: Speech) -> str:
        """your opponent has 7Æ or more"""
        what = self.compare
        if isinstance(what, AmberOf):
            return self._amber(speech, what)
        if isinstance(what, Count):
            return self._count(speech, what)
        if isinstance(what, History):
            return self._history(speech, what)
        if isinstance(what, Keys):
            have = "you have" if what.keys is Who.YOU else f"{what.keys.subject} has"
            state = "unforged" if what.unforged else "forged"
            return f"{have} {self._range(speech)} {state} keys"
        if isinstance(what, ThisWay) and what.this_way == "amount" and self.exactly is not None:
            done = speech.deed.done
            return f"you {done} {self.exactly.text(speech)} damage this way"
        if isinstance(what, AmberOn):
            return f"there is {self._range(speech, AMBER)} on {what.amber_on.text(speech)}"
        if isinstance(what, ThisWay) and what.this_way != "amount":
            noun = plural(speech.it_noun or "card")
            verb = "destroyed" if what.this_way == "destroyed" else speech.deed.done
            return f"{self._range(speech)} {noun} are {verb} this way"
        return f"{what.tail(speech).strip()} is {self._range(speech)}"

    def _range(self, speech: Speech, unit: str = "") -> str:
        if self.at_least is not None:
            return f"{self.at_least.text(speech)}{unit} or more"
        if self.at_most is not None:
            return f"{self.at_most.text(speech)}{unit} or fewer"
        if self.exactly is not None:
            return f"exactly {self.exactly.text(speech)}{unit}"
        if self.more_than is not None:
            return f"more than {self.more_than.text(speech)}{unit}"
        assert self.fewer_than is not None
        return f"fewer than {self.fewer_than.text(speech)}{unit}"

    def _amber(self, speech: Speech, what: AmberOf) -> str:
        have = "you have" if what.amber_of is Who.YOU else f"{what.amber_of.subject} has"
        if isinstance(self.exactly, Constant) and self.exactly.number == 0:
            return f"{have} no {AMBER}"
        if isinstance(self.more_than, AmberOf):
            other = "you" if self.more_than.amber_of is Who.YOU else "your opponent"
            return f"{have} more {AMBER} than {other}"
        return f"{have} {self._range(speech, AMBER)}"

    def _count(self, speech: Speech, what: Count) -> str:
        side, cards = what.count.parted()
        if isinstance(self.more_than, Count) and side is not None:
            more = f"more {cards.kind_text(speech, many=True)}"
            if side == "friendly":
                return f"you control {more} than your opponent"
            return f"your opponent controls {more} than you"
        many = what.count.kind_text(speech, many=True)
        if isinstance(self.exactly, Constant) and self.exactly.number == 0:
            return f"there are no {many} in play"
        return f"there are {self._range(speech)} {many} in play"

    def _history(self, speech: Speech, what: History) -> str:
        who = what.who or Who.EACH
        doer = "you" if who is Who.YOU else who.subject
        turn: str = what.turn if what.turn == "this turn" else "on their previous turn"
        if what.from_ is not None:
            turn = f"from {'your' if who is Who.YOU else 'their'} {what.from_} {turn}"
        is_one = isinstance(self.exactly, Constant) and self.exactly.number == 1
        noun = "card" if is_one else "cards"
        if what.cards is not None:
            noun = what.cards.kind_text(speech, many=not is_one)
        if what.history == "forged":
            return f"{doer} forged a key {turn}"
        if what.history == "destroyed":
            single = what.cards.kind_text(speech) if what.cards is not None else "card"
            side = {Who.YOU: "friendly ", Who.OPPONENT: "enemy "}.get(who, "")
            return f"{article(side + single)} was destroyed {turn}"
        if isinstance(self.exactly, Constant) and self.exactly.number == 0:
            other = "other " if what.others else ""
            return f"{doer} have not {what.history} any {other}{noun} {turn}"
        if isinstance(self.at_least, Constant) and self.at_least.number == 1:
            single = what.cards.text(speech) if what.cards is not None else "a card"
            return f"{doer} {what.history} {single} {turn}"
        return f"{doer} {what.history} {self._range(speech)} {noun} {turn}"
