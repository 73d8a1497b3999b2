"""Conditions as clauses: affirmed, denied, compared."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace

from keyforge_tui.engine.language.write.amounts import DEEDS, Amounts
from keyforge_tui.engine.language.write.clause import (
    IN_PLAY,
    IT,
    OPPONENT,
    THIS,
    YOU,
    Amount,
    Both,
    Clause,
    Compare,
    Condition,
    Deny,
    Done,
    Exists,
    Fits,
    Fixed,
    Happened,
    Held,
    Houses,
    Joint,
    Limited,
    Lying,
    Noun,
    Per,
    Player,
    Property,
    Ref,
    Role,
    Thing,
)
from keyforge_tui.engine.language.write.dictionary import IMPERSONAL, OF_CARDS
from keyforge_tui.engine.language.write.grammar import (
    AMBER,
    article,
    conjugated,
    listing,
    participle,
    past,
    plural,
)
from keyforge_tui.engine.language.write.nouns import SIDES, Focus, changed, head, plurals
from keyforge_tui.engine.language.write.players import is_they
from keyforge_tui.engine.model.words import CardType


class Conditions(Amounts):
    """Says what is so, or is not."""

    @abstractmethod
    def act(
        self,
        clause: Clause,
        *,
        denied: bool = False,
        subject: str | None = None,
        bare: bool = False,
    ) -> str:
        """Somebody does something."""

    def condition(self, condition: Condition, *, denied: bool = False) -> str:
        """The clause behind "if" or "while"."""
        match condition:
            case Clause():
                return self.act(condition, denied=denied, subject=self.subject_of(condition))
            case Compare(amount, limits):
                return self.compare(amount, limits, denied=denied)
            case Exists(cards, none):
                return self.exists(cards, none=none is not denied)
            case Fits():
                return self.fits(condition, denied=denied)
            case Joint(parts, any_):
                word = "or" if any_ is not denied else "and"
                return listing([self.condition(part, denied=denied) for part in parts], word)
            case Deny(inner):
                return self.condition(inner, denied=not denied)

    def subject_of(self, clause: Clause) -> str:
        """The subject of a clause that is no instruction."""
        if clause.verb in IMPERSONAL:
            return ""
        if isinstance(clause.subject, Player):
            name = self.player(clause.subject)
            if clause.subject.who not in ("you", "each player"):
                self.person = clause.subject
            return name
        if clause.subject == IT:
            return self.that() if clause.verb == "share-house" else self.those()
        assert isinstance(clause.subject, Ref | Noun | Both)
        return self.thing(clause.subject, "in")

    def those(self) -> str:
        """ "It" as a subject: "they", or by its noun where others came between."""
        if self.clouded:
            return self.that()
        return "they" if self.is_several() else "it"

    def relative(self, condition: Condition) -> str:
        """What is said of a card behind its noun."""
        focus, clouded, self.clouded = self.focus, self.clouded, False
        self.focus = Focus("card")
        text = self._relative(condition, denied=False)
        self.focus, self.clouded = focus, clouded
        return text

    def _relative(self, condition: Condition, *, denied: bool) -> str:
        match condition:
            case Deny(inner):
                return self._relative(inner, denied=not denied)
            case Joint(parts, any_):
                word = "or" if any_ is not denied else "and"
                return listing([self._relative(part, denied=denied) for part in parts], word)
            case Clause(subject=Ref("it")) if condition.verb == "have-power" and not denied:
                return f"with {self.act(condition, bare=True)}"
            case Clause("be-turn", (("object", Player("its controller")),)):
                return f"{'not ' if denied else ''}controlled by the active player"
            case Clause(subject=Ref("it")):
                return self.act(condition, denied=denied, subject="that")
            case Fits(cards=Ref("it")):
                return self.fits(condition, denied=denied, subject="that")
            case Compare(Property(name, Ref("it")), limits):
                what = name.replace("-", " ")
                is_ = "is not" if denied else "is"
                return f"whose {what} {is_} {self.limited(limits, '')}"
        return f"for which {self.condition(condition, denied=denied)}"

    # -- there is --------------------------------------------------------------------------

    def exists(self, cards: Thing, *, none: bool) -> str:
        """ "you control a creature", "there are no creatures in play" """
        self.mention(cards)
        if isinstance(cards, Noun) and cards.places == IN_PLAY and cards.side is not None:
            rest = changed(cards, side=None, places=())
            if cards.side == "friendly" and (not none or self.seat is not None):
                return f"{self.have(YOU, 'control')} {self._some(rest, none=none)}"
            if none and cards.side == "enemy":
                have = self.have(OPPONENT, "have")
                return f"{have} {self._some(rest, none=none)} in play"
        if isinstance(cards, Ref):
            return f"{self.ref(cards)} is {'not ' if none else ''}there"
        in_play = not isinstance(cards, Noun) or cards.places == IN_PLAY
        where = " in play" if in_play else ""
        if isinstance(cards, Noun) and in_play:
            cards = changed(cards, places=())
        return f"there {'are' if none else 'is'} {self._some(cards, none=none)}{where}"

    def _some(self, cards: Thing, *, none: bool) -> str:
        if isinstance(cards, Noun) and cards.quantity == "each":
            cards = changed(cards, quantity="one")
        return f"no {self.kind(cards, many=True)}" if none else self.thing(cards, "in")

    # -- it is -----------------------------------------------------------------------------

    def fits(self, fits: Fits, *, denied: bool, subject: str | None = None) -> str:
        """ "it is a Logos card", "it was already stunned" """
        several = fits.cards == IT and self.is_several()
        who = subject or self._about(fits.cards)
        kind = fits.kind
        if isinstance(kind, Noun) and kind.side is not None and subject is None and not fits.past:
            plain = Noun(kind.kinds, kind.quantity, side=kind.side)
            if kind == plain and head(kind) == self.noun_of(fits.cards):
                controls = self.have(SIDES[kind.side], "control", denied=denied)
                return f"{controls} {self.it() if fits.cards == IT else who}"
        be = conjugated("be", several=several, in_past=fits.past, denied=denied)
        state = self._state(kind)
        if state:
            already = " already" if fits.past and not denied else ""
            return f"{who} {be}{already} {state}"
        if several:
            return f"{who} {be} {self.kind(kind, many=True)}"
        if isinstance(kind, Noun) and kind.extreme is not None:
            return f"{who} {be} {self.thing(changed(kind, quantity='one'))}"
        if isinstance(kind, Noun) and kind.quantity == "the":
            return f"{who} {be} {self.kind(kind)}"
        return f"{who} {be} {self.one_kind(kind)}"

    def one_kind(self, kind: Thing) -> str:
        """ "a Logos card", "another creature" """
        if not isinstance(kind, Noun):
            return self.kind(kind)
        if kind.other:
            return f"another {self.kind(changed(kind, other=False))}"
        return article(self.kind(kind))

    def noun_of(self, cards: Role | None) -> str:
        """The bare noun of cards, also of those that were spoken of."""
        if cards == THIS:
            return self.type.value
        if isinstance(cards, Ref):
            return self.focus.noun if self.focus is not None else "card"
        return head(cards) if isinstance(cards, Noun | Both) else "card"

    def _about(self, cards: Thing) -> str:
        if cards == IT:
            return self.those()
        return self.thing(cards, "in")

    def _state(self, kind: Thing) -> str:
        """A state alone, which a card can simply be: "stunned", "on a flank"."""
        if not isinstance(kind, Noun) or len(kind.marks) != 1:
            return ""
        bare = Noun(frozenset({CardType.CREATURE}), kind.quantity, marks=kind.marks)
        if kind != bare or kind.marks[0].kind != "state":
            return ""
        return kind.marks[0].predicate

    # -- comparisons -----------------------------------------------------------------------

    def compare(self, amount: Amount, limits: Limited, *, denied: bool) -> str:
        """An amount within limits, said as naturally as it can be."""
        if isinstance(amount, Per):
            only = limits.limits[0] if len(limits.limits) == 1 else None
            if only is not None and isinstance(only[1], Per):
                than = self._more_than(amount, only[0], only[1], denied=denied)
                if than:
                    return than
            if all(isinstance(much, Fixed) for _, much in limits.limits):
                return self._counted_clause(amount, limits, denied=denied)
        flipped = self._limits(limits, "", denied=denied)
        return f"{self.so_many(amount)} is {flipped}"

    def _limits(self, limits: Limited, unit: str, *, denied: bool) -> str:
        word = "or" if denied else "and"
        found = [self._limit(how, much, unit, denied) for how, much in limits.limits]
        return listing(found, word)

    def _more_than(self, amount: Per, how: str, than: Per, *, denied: bool) -> str:
        """ "you control more creatures than your opponent"; empty for other comparisons."""
        if how not in ("more-than", "fewer-than"):
            return ""
        mine, theirs = amount.each, than.each
        if isinstance(mine, Held) and isinstance(theirs, Held) and mine.unit == theirs.unit:
            more = "more" if how == "more-than" else "fewer"
            if mine.unit == "amber":
                unit = AMBER
                more = "more" if how == "more-than" else "less"
            else:
                unit = plural(mine.unit)
            have = self.have(mine.player, "have", denied=denied)
            return f"{have} {more} {unit} than {self.player(theirs.player)}"
        if isinstance(mine, Noun) and isinstance(theirs, Noun):
            if {mine.side, theirs.side} != {"friendly", "enemy"}:
                return ""
            if changed(mine, side=None) != changed(theirs, side=None):
                return ""
            more = "more" if how == "more-than" else "fewer"
            what = self.kind(changed(mine, side=None, places=()), many=True)
            assert mine.side is not None
            assert theirs.side is not None
            control = self.have(SIDES[mine.side], "control", denied=denied)
            return f"{control} {more} {what} than {self.whom(SIDES[theirs.side])}"
        return ""

    def _counted_clause(self, amount: Per, limits: Limited, *, denied: bool) -> str:
        each = amount.each
        none = limits.limits == (("exactly", Fixed(0)),)
        single = is_one(limits, denied=denied)
        deny = denied and len(limits.limits) == 1 and limits.limits[0][0] == "exactly" and not none
        match each:
            case Held(unit, player):
                have = self.have(player, "have", denied=deny)
                denied = denied and not deny
                if player.who not in ("you", "each player"):
                    self.person = player
                if unit == "amber":
                    self.said_amber = player
                    much = ("any " if denied else "no ") + AMBER
                    much = much if none else self._limits(limits, AMBER, denied=denied)
                    return f"{have} {much}"
                many = unit if single else plural(unit)
                return f"{have} {self._number(limits, denied=denied)} {many}"
            case Lying(unit, on):
                where = f"{'of' if unit in OF_CARDS else 'on'} {self.thing(on, 'in')}"
                if unit in ("amber", "damage"):
                    said = self.unit(unit)
                    much = ("any " if denied else "no ") + said
                    space = said if unit == "amber" else ""
                    if not none:
                        much = self._limits(limits, space, denied=denied)
                        much += "" if space else f" {said}"
                    return f"there is {much} {where}"
                many = unit if single else plural(unit)
                be = "is" if single else "are"
                return f"there {be} {self._number(limits, denied=denied)} {many} {where}"
            case Happened():
                return self._did(each, limits, denied=denied)
            case Done():
                return self._done_this_way(each, limits, denied=denied)
            case Houses(among, but):
                be = "is" if single else "are"
                number = self._number(limits, denied=denied)
                noun = "house" if single else "houses"
                rest = "" if but is None else f", except for {but}"
                return f"{number} {noun} {be} represented among {self._all(among)}{rest}"
            case Noun() | Both():
                return self._there_are(each, limits, single=single, denied=denied)
        return f"{self.number_of(each)} is {self._limits(limits, '', denied=denied)}"

    def _number(self, limits: Limited, *, denied: bool) -> str:
        """The limits before a noun: "3 or more", "no", "fewer than 2"."""
        if limits.limits == (("exactly", Fixed(0)),):
            return "1 or more" if denied else "no"
        return self._limits(limits, "card", denied=denied)

    def _there_are(self, cards: Noun | Both, limits: Limited, *, single: bool, denied: bool) -> str:
        self.mention(cards)
        if isinstance(cards, Noun) and cards.places == IN_PLAY and cards.side is not None:
            what = self.kind(changed(cards, side=None, places=()), many=not single)
            exactly = limits.limits[0][0] == "exactly" and limits.limits[0][1] != Fixed(0)
            deny = denied and len(limits.limits) == 1 and exactly
            number = self._number(limits, denied=denied and not deny)
            if cards.side == "friendly":
                return f"{self.have(YOU, 'control', denied=deny)} {number} {what}"
            return f"{self.have(OPPONENT, 'have', denied=deny)} {number} {what} in play"
        number = self._number(limits, denied=denied)
        in_play = " in play" if not isinstance(cards, Noun) or cards.places == IN_PLAY else ""
        if isinstance(cards, Noun):
            quantity = "one" if cards.relation is not None else cards.quantity
            places = () if cards.places == IN_PLAY else cards.places
            cards = changed(cards, quantity=quantity, places=places)
        what = self.kind(cards, many=not single)
        return f"there {'is' if single else 'are'} {number} {what}{in_play}"

    def _did(self, deed: Happened, limits: Limited, *, denied: bool) -> str:
        """ "you played 3 or more creatures this turn" """
        ((how, much), *more) = limits.limits
        assert isinstance(much, Fixed)
        single = (how, much.number) in (("at-least", 1), ("exactly", 1)) and not more
        none = (how, much.number) == ("exactly", 0) and not more
        if (how, much.number) == ("at-least", 1) and not more:
            none, denied = denied, False
        elif none:
            none, denied = not denied, False
            single = not none
            how = "at-least"
        if deed.deed in DEEDS and (deed.cards is None or deed.deed in ("forged", "stolen")):
            return self._acted(deed, limits, single and how == "at-least", none, denied=denied)
        if (
            deed.deed == "used"
            and not deed.distinct
            and not none
            and not (single and how == "at-least")
        ):
            once = limits.limits == (("exactly", Fixed(1)),)
            often = f"{self._limits(limits, '', denied=denied)} {'time' if once else 'times'}"
            other = "other " if deed.others else ""
            return f"{self._doer(deed)} used {self.one_of(deed, other)} {often}{self.when(deed)}"
        deed = replace(deed, distinct=True) if deed.deed == "used" else deed
        what, _ = self.happened(deed, many=not single)
        if none:
            number = ""
        elif single and how == "at-least":
            number = ""
            what = article(what) if not deed.others or deed.distinct else f"an{what}"
        else:
            number = f"{self._limits(limits, 'card', denied=denied)} "
            what, _ = self.happened(deed, many=not is_one(limits, denied=denied))
        fight = " in a fight" if deed.in_fight else ""
        when = fight + self.when(deed)
        if deed.deed == "destroyed" or (deed.player is None and deed.deed not in DEEDS):
            one = is_one(limits, denied=denied) or (single and how == "at-least")
            be = "was" if one and not none else "were"
            return f"{'no ' if none else number}{what} {be} {deed.deed}{when}"
        who = self._doer(deed)
        verb = DEEDS.get(deed.deed)
        done = participle(verb) if verb else deed.deed
        behind = " with" if verb else ""
        if none:
            have = "have" if who in ("you", "they") else "has"
            if verb:
                return f"{who} {have} not used any {what} to {verb}{when}"
            return f"{who} {have} not {done}{behind} any {what}{when}"
        if verb:
            have = "have" if is_they(who) else "has"
            return f"{who} {have} used {number}{what} to {verb}{when}"
        active = past(verb) if verb else deed.deed
        return f"{who} {active}{behind} {number}{what}{when}"

    def _doer(self, deed: Happened) -> str:
        if deed.player is None:
            return "a player"
        name = self.player(deed.player)
        if deed.player.who not in ("you", "each player"):
            self.person = deed.player
        return name

    def _acted(
        self, deed: Happened, limits: Limited, once: bool, none: bool, *, denied: bool
    ) -> str:
        """What was done without a card: "you forged a key", "you reaped 3 or more times"."""
        who = self._doer(deed)
        when = self.when(deed)
        verb = DEEDS[deed.deed]
        object_ = {"forged": " a key", "stolen": f" {AMBER}"}.get(deed.deed, "")
        if deed.deed == "forged":
            self.forged = deed.player
        if none:
            have = "have" if who in ("you", "they") else "has"
            return f"{who} {have} not {participle(verb)}{object_}{when}"
        if once:
            return f"{who} {past(verb)}{object_}{when}"
        number = self._limits(limits, "card", denied=denied)
        single = is_one(limits, denied=denied)
        if deed.deed == "forged":
            return f"{who} forged {number} {'key' if single else 'keys'}{when}"
        often = f"{number} {'time' if single else 'times'}"
        return f"{who} {past(verb)}{object_} {often}{when}"

    def _done_this_way(self, done: Done, limits: Limited, *, denied: bool) -> str:
        single = is_one(limits, denied=denied)
        deed = self.deed_of(done)
        if done.what == "amount" and deed.unit == AMBER:
            what = self._limits(limits, AMBER, denied=denied)
            return f"{what} is {deed.done} this way"
        number = self._number(limits, denied=denied)
        if done.what == "amount":
            unit = deed.unit if single else self.units(deed.unit)
            be = "is" if unit == deed.unit else "are"
            return f"{number} {unit} {be} {deed.done or 'affected'} this way"
        noun = deed.noun if single else plurals(deed.noun)
        owner = ""
        if done.controlled is not None:
            owner = f" {self.player(done.controlled)} controlled"
        elif done.owned is not None:
            owner = f" {self.player(done.owned)} owned"
        verb = "destroyed" if done.what == "destroyed" else deed.done or "affected"
        return f"{number} {noun}{owner} {'is' if single else 'are'} {verb} this way"


def is_one(limits: Limited, *, denied: bool) -> bool:
    """Whether the noun behind limits is in the singular: "exactly 1 card", "more than 1 card"."""
    if len(limits.limits) != 1 or limits.limits[0][1] != Fixed(1):
        return False
    how = limits.limits[0][0]
    if denied:
        return how in ("exactly", "at-least", "at-most")
    return how in ("exactly", "more-than", "fewer-than")
