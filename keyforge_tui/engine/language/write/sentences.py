"""Instructions as sentences: joined where a card would join them (R27.1)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace

from keyforge_tui.engine.language.write.acts import Acts
from keyforge_tui.engine.language.write.clause import (
    IN_PLAY,
    IT,
    THIS,
    YOU,
    Again,
    Amount,
    As,
    Both,
    Called,
    Clause,
    Compare,
    Countable,
    Fixed,
    For,
    ForEvery,
    Given,
    IfDone,
    Later,
    May,
    Minus,
    Mirrored,
    Noun,
    OneByOne,
    OneOf,
    Per,
    Place,
    Player,
    Product,
    Ref,
    Remark,
    Role,
    Share,
    Step,
    Steps,
    Times,
    Together,
)
from keyforge_tui.engine.language.write.grammar import listing
from keyforge_tui.engine.language.write.nouns import Focus, head, is_theirs, plurals
from keyforge_tui.engine.model.words import CardType

SELF = (Ref("this"), Ref("host"))
SHARING = frozenset(
    {
        *("ready", "exhaust", "stun", "unstun", "ward", "enrage", "use"),
        *("fight-with", "reap-with"),
    }
)
"""Verbs whose only role is their object, which they may share with the next."""


@dataclass(frozen=True, slots=True)
class Said:
    """An instruction in words: sentences without capital and full stop."""

    sentences: tuple[str, ...]
    simple: bool = False
    """One clause, which may stand beside another in one sentence."""
    joined: bool = False
    """It has several verbs or several objects already."""


class Sentences(Acts):
    """Says instructions."""

    if_done = ""
    """What "if you do" means, where the step before says it at length."""
    lead_may = "you may "
    """How an offer begins."""
    inline_now = False
    """Instructions are being joined in one sentence."""
    inside = False
    """What is said now stands in a sentence that has begun already."""

    @abstractmethod
    def lasting(self, step: For) -> tuple[str, ...]:
        """Abilities for a time."""

    # -- several instructions --------------------------------------------------------------

    def sentences(self, steps: Steps) -> list[str]:
        """Instructions as sentences of their own, without capitals and full stops."""
        found: list[str] = []
        for said in self._each(steps, inline=False):
            found += said.sentences
        return [sentence for sentence in found if sentence] or [f"note {self.house}"]

    def inline(self, steps: Steps) -> list[str]:
        """Instructions behind "if ..., ": joined in one sentence where they are short."""
        outer, self.inside = self.inside, True
        parts = [said for said in self._each(steps, inline=True) if any(said.sentences)]
        self.inside = outer
        short = all(part.simple for part in parts)
        if short and len(parts) == 2 and not parts[0].joined:
            return [" and ".join(part.sentences[0] for part in parts)]
        if short and len(parts) > 2:
            return [listing([part.sentences[0] for part in parts])]
        found = [sentence for part in parts for sentence in part.sentences]
        return found or [f"note {self.house}"]  # all that is done is to remember a house

    def _each(self, steps: Steps, *, inline: bool) -> list[Said]:
        """Every instruction said; verbs on the same cards share their object."""
        found: list[Said] = []
        before: Step | None = None
        self.inline_now = inline
        several = inline and all(isinstance(step, Clause) for step in steps.steps)
        for run in _runs(steps.steps):
            if found and not several:
                self.led = None
            if not inline:
                self.person = self.acted = self.said_amber = None
                self.near = False
            if self._same_verb(before, run):
                (step,) = run
                assert isinstance(step, Clause)
                role = dict(step.roles)["object"]
                assert isinstance(role, Ref | Noun | Both)
                more = f"{found[-1].sentences[0]} and {self.thing(role)}"
                found[-1] = Said((more,), simple=True, joined=True)
                self.bind(role)
            else:
                near = self.near
                self.near = near or (inline and _both_self(before, run[0]))
                found.append(self._shared(run) if len(run) > 1 else self._next(before, run[0]))
                self.near = near
            self.inside = False
            before = run[-1]
        return found

    def _next(self, before: Step | None, step: Step) -> Said:
        """One instruction; the card itself captures also what it goes on to capture."""
        goes_on = isinstance(before, Clause) and before.subject == THIS and self.inline_now
        if goes_on and isinstance(step, Clause) and step.verb == "capture" and step.subject == YOU:
            text = self.act(replace(step, subject=THIS), subject="")
            self.note(step)
            return Said((text,), simple=True)
        return self.say(step)

    def _same_verb(self, before: Step | None, run: Sequence[Step]) -> bool:
        """Whether an instruction does to more cards what the one before it did to some."""
        step = run[0]
        if len(run) > 1 or not isinstance(before, Clause) or not isinstance(step, Clause):
            return False
        return _shares(before) and _shares(step) and before.verb == step.verb

    def _shared(self, run: Sequence[Step]) -> Said:
        """Several verbs with one object: "ready and fight with a creature"."""
        clauses = [step for step in run if isinstance(step, Clause)]
        roles = dict(clauses[0].roles)
        object_ = roles["object"]
        verbs = [self._bare_verb(clause) for clause in clauses]
        text = f"{listing(verbs)} {self.filling(object_, clauses[-1], 'object', [])}"
        for clause in clauses:
            self.note(Clause(clause.verb, clauses[0].roles))
        return Said((text,), simple=True, joined=True)

    def _bare_verb(self, clause: Clause) -> str:
        piece = self.words.verbs[clause.verb][0]
        return piece.replace("[", "").replace("]", "").partition(" {")[0]

    # -- one instruction -------------------------------------------------------------------

    def say(self, step: Step) -> Said:
        """One instruction."""
        match step:
            case Clause():
                return self._clause(step)
            case Steps():
                if all(isinstance(_object(one), Share) for one in step.steps):
                    return self._dealt_out(step)
                return Said(tuple(self.inline(step)))
            case Called(inner, name):
                if inner == Clause("choose", (("object", IT),)):
                    self.names[name] = self.that()
                    return Said(())
                said = self.say(inner)
                self._call(inner, name)
                return said
            case Together(steps):
                return self._together(steps)
            case Remark(clause, remark):
                return Said((*self._clause(clause).sentences, self.act(remark)))
            case OneOf(options):
                return Said((self._one_of(options),))
            case For():
                return Said(self.lasting(step))
            case As(player, inner_steps):
                return Said(self._as(player, inner_steps))
            case May() | Given() | IfDone() | Later():
                return Said(self._depending(step))
        return Said(self._cycle(step))

    def _as(self, player: Player, steps: Steps) -> tuple[str, ...]:
        """Instructions another player follows."""
        name = self.player(player)
        if name == "each player" and isinstance(steps.steps[0], Given):
            name = "a player"
        with self.seated(name):
            return tuple(self.inline(steps))

    def may(self) -> str:
        """How an offer begins."""
        if self.seat is None:
            return self.lead_may
        lead = f"{self.player(YOU)} may "
        self.led = True
        return lead

    def _dealt_out(self, steps: Steps) -> Said:
        """ "put 1 into your hand and 1 on the bottom of your deck" """
        found: list[str] = []
        before = ""
        for step in steps.steps:
            assert isinstance(step, Clause)
            text = self.act(step)
            verb, _, rest = text.partition(" ")
            found.append(rest if verb == before == "put" else text)
            before = verb
        return Said((listing(found),))

    def _depending(self, step: May | Given | IfDone | Later) -> tuple[str, ...]:
        """Instructions that wait for something."""
        match step:
            case May(Steps((OneOf(options),))):
                return (f"{self.may()}{self._alternatives(options)}",)
            case May(steps):
                return self._led(self.may(), steps)
            case IfDone(steps):
                done, self.if_done = self.if_done or self.have(YOU, "do"), ""
                return self._led(f"if {done}, ", steps)
            case Later(steps):
                return self._led(f"after {self.this()} leaves play, ", steps)
        return self._given(step)

    def _cycle(self, step: ForEvery | OneByOne | Again | Mirrored) -> tuple[str, ...]:
        """Instructions that are followed more than once."""
        match step:
            case ForEvery():
                return self._for_every(step)
            case OneByOne():
                return self._one_by_one(step)
            case Again():
                return self._again(step)
        return (*self.sentences(step.steps), "then, your opponent does the same to you")

    def _led(self, lead: str, steps: Steps) -> tuple[str, ...]:
        first, *more = self.inline(steps)
        return (f"{lead}{first}", *more)

    def _clause(self, clause: Clause) -> Said:
        roles = dict(clause.roles)
        if clause.verb == "note-house":
            return self._note_house(roles["object"])
        verb = self._alias(clause)
        if verb != clause.verb:
            clause = replace(clause, verb=verb)
        if clause.verb == "choose-house":
            self.house = "that house"
        if clause.verb == "dig":
            what = roles["object"]
            assert isinstance(what, Noun | Both | Ref)
            self.if_done = f"{self.have(YOU, 'discard')} {self.thing(what)} this way"
        text = self.act(clause)
        if clause.verb == "dig" and self.focus is not None:
            self.focus = replace(self.focus, mine=roles["place"] == Place("deck"))
        if clause.verb == "destroy" and isinstance(roles.get("spared"), Noun):
            self.clouded = True
        self.note(clause)
        return Said((text,), simple=True, joined=isinstance(roles.get("object"), Both))

    def _alias(self, clause: Clause) -> str:
        """The verb as it is said here."""
        thing = dict(clause.roles).get("object")
        if clause.verb == "unforge-last" and dict(clause.roles)["who"] == self.forged:
            return "unforge-it"
        if clause.verb == "move-to-flank" and not self.granted and thing in SELF:
            return "put-on-flank" if self.type is CardType.ARTIFACT else clause.verb
        if clause.verb == "play" and self._is_theirs(thing):
            return "play-as-yours"
        if clause.verb == "fight-with" and thing == IT and self.is_several():
            return "fight-with-each"
        return clause.verb

    def _is_theirs(self, thing: Role | None) -> bool:
        """Whether a card comes from a pile of the opponent."""
        if thing == IT:
            return self.focus is not None and self.focus.theirs
        return isinstance(thing, Noun) and is_theirs(thing)

    def _note_house(self, cards: Role) -> Said:
        """Nothing is said now: a later sentence says "that card’s house"."""
        assert isinstance(cards, Ref | Noun | Both)
        name = self.that() if cards == IT else self.thing(cards)
        self.house = f"the house of {name}" if cards == Ref("fought") else f"{name}’s house"
        return Said(())

    def _call(self, step: Step, name: str) -> None:
        """Let a step and its cards be spoken of by a name later."""
        self.deeds[name] = self.deed
        noun = self.focus.noun if self.focus is not None else "card"
        several = self.is_several()
        if name.endswith(f"-{noun}"):
            self.names[name] = f"the {name.replace('-', ' ')}"
        else:
            done = self.deed.done or "chosen"
            self.names[name] = f"the {done} {plurals(noun) if several else noun}"

    # -- conditions ------------------------------------------------------------------------

    def _given(self, given: Given) -> tuple[str, ...]:
        if given.instead and given.otherwise is not None:
            usual = self.inline(given.otherwise)
            condition = self.condition(given.condition)
            first, *more = self.inline(given.then)
            return (*usual, f"if {condition}, {first} instead", *more)
        if _trails(given):
            first = self.inline(given.then)[0]
            return (f"{first} if {self.condition(given.condition)}",)
        condition = self.condition(given.condition)
        first, *more = self.inline(given.then)
        found = [f"if {condition}, {first}", *more]
        if given.otherwise is not None:
            self.person = self.led = None
            other, *rest = self.inline(given.otherwise)
            found += [f"otherwise, {other}", *rest]
        return tuple(found)

    # -- more than once --------------------------------------------------------------------

    def _for_every(self, step: ForEvery) -> tuple[str, ...]:
        if step.bound:
            if isinstance(step.each, Ref):
                which = f"of {self.that() if step.each == IT else self.ref(step.each)}"
                noun = self.focus.noun if self.focus is not None else "card"
            else:
                assert isinstance(step.each, Noun | Both)
                which, noun = self._each_of(step.each), head(step.each)
            self.focus, self.clouded = Focus(noun), False
        else:
            which = self.one(step.each)
            if self.inside and len(step.steps.steps) == 1:
                first, *more = self.inline(step.steps)
                return (f"{first} for each {which}", *more)
        first, *more = self.inline(step.steps)
        return (f"for each {which}, {first}", *more)

    def _each_of(self, cards: Noun | Both) -> str:
        """ "friendly creature", "of up to 3 friendly creatures" """
        if isinstance(cards, Noun) and cards.quantity == "each" and cards.extreme is None:
            return self.kind(cards, "from")
        return f"of {self.thing(cards)}"

    def _one_by_one(self, step: OneByOne) -> tuple[str, ...]:
        clauses = step.steps.steps
        if all(isinstance(one, Clause) and _shares(one) and _object(one) == IT for one in clauses):
            verbs = [self._bare_verb(one) for one in clauses if isinstance(one, Clause)]
            text = f"{listing(verbs)} {self.thing(step.cards)}, one at a time"
            self.bind(step.cards)
            return (text,)
        whom = self.thing(step.cards)
        self.focus, self.clouded = Focus(head(step.cards)), False
        first, *more = self.inline(step.steps)
        return (f"one at a time, for {whom}, {first}", *more)

    def _again(self, step: Again) -> tuple[str, ...]:
        if step.times is not None:
            return self._so_often(step)
        body = self.inline(step.steps)
        if step.price is not None:
            first, *more = self.inline(step.price)
            return (*body, f"you may {first} to repeat the preceding effect", *more)
        what = "the preceding effect" if step.once else "this effect"
        condition = "" if step.condition is None else self.condition(step.condition)
        if step.optional:
            often = "" if step.once else " as many times as you like"
            limit = f", as long as {condition}" if condition else ""
            return (*body, f"you may repeat {what}{often}{limit}")
        return (*body, f"repeat {what} if {condition}" if condition else f"repeat {what}")

    def _so_often(self, step: Again) -> tuple[str, ...]:
        amount = step.times
        assert amount is not None
        each, number = _for_each(amount)
        lead = ""
        alone = len(step.steps.steps) == 1 and number == 1
        trails = self.inside or trails_each(step.steps.steps[0])
        if each is not None and alone and trails:
            first, *more = self.inline(step.steps)
            return (f"{first} for each {self.one(each)}", *more)
        if each is not None:
            lead = f"for each {self.one(each)}, "
        elif isinstance(amount, Minus) and self.excess(amount):
            lead = f"for each {self.excess(amount)}, "
        elif not isinstance(amount, Fixed):
            lead = f"a number of times equal to {self.so_many(amount)}, "
        elif amount.number != 1:
            number = amount.number
        first, *more = self.inline(step.steps)
        if number == 1:
            return (f"{lead}{first}", *more)
        return (f"{lead}{first}", *more, f"do so {number} times")

    def _one_of(self, options: Sequence[Step]) -> str:
        choose = "choose one" if self.seat is None else f"{self.have(YOU, 'choose')} one"
        return f"{choose}: {self._alternatives(options)}"

    def _alternatives(self, options: Sequence[Step]) -> str:
        """ "stun a creature, or ward a creature" """
        parts: list[str] = []
        for option in options:
            self.led = True
            focus, deed = self.focus, self.deed
            parts.append("; then ".join(self.say(option).sentences))
            self.focus, self.deed = focus, deed
        return f"{', '.join(parts[:-1])}, or {parts[-1]}"

    def _together(self, steps: Steps) -> Said:
        """ "deal 2 damage to a creature and 2 damage to a different creature" """
        found: list[str] = []
        remarks: list[str] = []
        for number, step in enumerate(steps.steps):
            inner = step.step if isinstance(step, Called) else step
            if isinstance(inner, Remark):
                remarks.append(self.act(inner.remark))
                inner = inner.step
            assert isinstance(inner, Clause)
            found.append(self.act(inner, bare=number > 0 and inner.subject == YOU))
            self.note(inner)
            if isinstance(step, Called):
                self._call(inner, step.name)
        return Said((listing(found), *remarks), simple=not remarks, joined=True)


def _for_each(amount: Amount) -> tuple[Countable | None, int]:
    if isinstance(amount, Per):
        return amount.each, 1
    if isinstance(amount, Times) and isinstance(amount.of, Per):
        return amount.of.each, amount.times
    if isinstance(amount, Product) and isinstance(amount.amount, Fixed):
        return amount.each, amount.amount.number
    return None, 1


def trails_each(step: Step) -> bool:
    """Whether "for each ..." stands behind an instruction: "stun a creature for each ..."."""
    if isinstance(step, Remark):
        step = step.step
    return isinstance(step, Clause) and step.subject == YOU and step.verb != "deal"


def _runs(steps: Sequence[Step]) -> list[list[Step]]:
    """Instructions in order, verbs in a row on the same cards together."""
    runs: list[list[Step]] = []
    for step in steps:
        if runs and _same_cards(runs[-1], step):
            runs[-1].append(step)
        else:
            runs.append([step])
    return runs


def _shares(step: Step) -> bool:
    return (
        isinstance(step, Clause)
        and step.verb in SHARING
        and [name for name, _ in step.roles] == ["object"]
        and step.subject == YOU
    )


def _object(step: Step) -> Role | None:
    return dict(step.roles).get("object") if isinstance(step, Clause) else None


def _same_cards(run: Sequence[Step], step: Step) -> bool:
    """Whether verbs in a row are about the same cards and share their object."""
    if not _shares(run[-1]) or not _shares(step):
        return False
    target = _object(step)
    if target == IT:
        return True
    return isinstance(target, Ref) and target == _object(run[0])


def _both_self(before: Step | None, step: Step) -> bool:
    """Whether two instructions in one sentence are about the card itself: it is "it" then."""
    if not isinstance(before, Clause) or not isinstance(step, Clause):
        return False
    mine = [role for _, role in before.roles]
    return any(role in SELF for role in mine) and step.subject not in SELF


def _trails(given: Given) -> bool:
    """Whether the condition stands behind a short instruction: "gain 2Æ if you control ..."."""
    condition = given.condition
    return (
        given.otherwise is None
        and len(given.then.steps) == 1
        and isinstance(given.then.steps[0], Clause)
        and isinstance(condition, Compare)
        and isinstance(condition.amount, Per)
        and isinstance(condition.amount.each, Noun)
        and condition.amount.each.places == IN_PLAY
    )
