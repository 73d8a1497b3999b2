"""How many: amounts before a unit, behind it, and as numbers of their own."""

from __future__ import annotations

from abc import abstractmethod

from keyforge_tui.engine.language.write.clause import (
    IN_PLAY,
    YOU,
    AllBut,
    Amount,
    Both,
    Capped,
    Countable,
    Done,
    Everything,
    Fixed,
    Half,
    Happened,
    Held,
    Houses,
    Limited,
    Lying,
    Minus,
    Noun,
    Per,
    Player,
    Product,
    Property,
    Ref,
    Stuff,
    ThatMuch,
    ThatNumber,
    Thing,
    Times,
    UpTo,
)
from keyforge_tui.engine.language.write.dictionary import OF_CARDS, UNCOUNTED
from keyforge_tui.engine.language.write.grammar import (
    AMBER,
    article,
    in_words,
    listing,
    past,
    plural,
)
from keyforge_tui.engine.language.write.nouns import ALL_KINDS, SIDES, Deed, Nouns, changed, plurals

OPPOSITE = {
    "at-least": "fewer-than",
    "fewer-than": "at-least",
    "at-most": "more-than",
    "more-than": "at-most",
}
LESS = {"at-most": "at-most-of", "fewer-than": "less-than"}
"""Limits of what is no number of things."""

INTO_THEIRS = {
    "put on a deck": "put on their deck",
    "shuffled into a deck": "shuffled into their deck",
}
DEEDS = {"reaped": "reap", "fought": "fight", "forged": "forge", "stolen": "steal"}


class Amounts(Nouns):
    """Says how many."""

    # -- before and behind a unit ----------------------------------------------------------

    def stuff(self, stuff: Stuff, owner: Player | None = None) -> tuple[str, str]:
        """So much of a unit, and what follows at the end of the clause; `owner`: whose it is."""
        if stuff.unit == "key cost":
            return self._key_cost(stuff.amount)
        unit = self.unit(stuff.unit)
        amount = stuff.amount
        if isinstance(amount, Fixed):
            return self._fixed(amount.number, unit), ""
        if isinstance(amount, Per):
            return self._fixed(1, unit), self.each(self.one(amount.each))
        if isinstance(amount, Times) and isinstance(amount.of, Per):
            return self._fixed(amount.times, unit), self.each(self.one(amount.of.each))
        if isinstance(amount, Product):
            number, tail = self.stuff(Stuff(stuff.unit, amount.amount), owner)
            return number, tail + self.each(self.one(amount.each))
        if amount == UpTo(Everything()):
            return f"any amount of {unit}", ""
        if isinstance(amount, UpTo):
            number, tail = self.stuff(Stuff(stuff.unit, amount.amount), owner)
            return f"up to {number}", tail
        if isinstance(amount, Capped):
            number, tail = self.stuff(Stuff(stuff.unit, amount.amount), owner)
            return f"{number}{self._at_most(amount)}", tail
        if isinstance(amount, Minus):
            return self._less(stuff.unit, amount)
        if isinstance(amount, Half) and unit == AMBER and isinstance(amount.of, Per):
            if isinstance(amount.of.each, Held):
                return self._half(amount, amount.of.each, owner), ""
        return self._other(amount, unit, owner)

    def _at_most(self, amount: Capped) -> str:
        return f" (to a maximum of {amount.most})"

    def _other(self, amount: Amount, unit: str, owner: Player | None) -> tuple[str, str]:
        """Amounts that are no number of units."""
        if isinstance(amount, Everything):
            if unit == AMBER and owner is not None:
                return self._of_their_amber("all", owner), ""
            single = unit == AMBER or unit.endswith(" counter")
            return (f"each {unit}" if single else f"all {self.units(unit)}"), ""
        if isinstance(amount, AllBut):
            whole = f"all but {amount.number}"
            return (f"{whole} {unit}" if owner is None else self._of_their_amber(whole, owner)), ""
        if isinstance(amount, ThatMuch):
            return f"that {'much' if unit in UNCOUNTED else 'many'} {self.units(unit)}", ""
        if isinstance(amount, ThatNumber):
            if unit in UNCOUNTED:
                return unit, f" equal to that number{named_number(amount)}"
            return f"that number of {self.units(unit)}{named_number(amount)}", ""
        if isinstance(amount, Limited):
            return self.limited(amount, unit), ""
        several = unit if unit in UNCOUNTED else f"a number of {plural(unit)}"
        return several, f" equal to {self.so_many(amount)}"

    def _key_cost(self, amount: Amount) -> tuple[str, str]:
        """ "current cost", "+6Æ current cost" """
        if amount == Fixed(0):
            return "current cost", ""
        if isinstance(amount, Minus) and amount.amount == Fixed(0):
            number, tail = self._less("amber", amount, cost=True)
            return "current cost", tail
        if isinstance(amount, Minus) and isinstance(amount.amount, Fixed):
            number, tail = self._less("amber", amount, cost=True)
            return f"+{number} current cost", tail
        number, tail = self.signed(Stuff("amber", amount))
        return f"{number} current cost", tail

    def _of_their_amber(self, how_much: str, owner: Player) -> str:
        """ "all your Æ", "all but 5 of it" """
        if self.said_amber == owner:
            return f"{how_much} of it"
        whose = "their" if owner.who == "each player" or owner == self.doer else self.players(owner)
        of = "" if whose == "your" and how_much == "all" else "of "
        return f"{how_much} {of}{whose} {AMBER}"

    def unit(self, unit: str) -> str:
        """A unit as it is called; a counter by its name."""
        return self.words.units.get(unit, unit)

    def units(self, unit: str) -> str:
        """Several of a unit."""
        return unit if unit in UNCOUNTED else plural(unit)

    def each(self, counted: str) -> str:
        """What follows a number that is meant once for each of something."""
        return f" for each {counted}"

    def _fixed(self, number: int, unit: str) -> str:
        if unit == AMBER:
            return f"{number}{unit}"
        if unit in UNCOUNTED:
            return f"{number} {unit}"
        if unit == "card":
            return "a card" if number == 1 else f"{number} cards"
        if unit == "additional card":
            less = "less" if number < 0 else "additional"
            return f"{abs(number)} {less} {'card' if abs(number) == 1 else 'cards'}"
        if unit == "chain":
            return "1 chain" if number == 1 else f"{number} chains"
        many = str(number) if unit[0].isalpha() else in_words(number)
        return article(unit) if number == 1 else f"{many} {plural(unit)}"

    def _less(self, unit: str, amount: Minus, *, cost: bool = False) -> tuple[str, str]:
        """A number reduced by something, or so many for each that one has in excess."""
        excess = self.excess(amount)
        floor = self._floor(amount)
        if cost:
            floor = "" if amount.below_zero else ", but not below current cost"
        if excess:
            return self._fixed(1, self.unit(unit)), f" for each {excess}"
        if isinstance(amount.amount, Fixed):
            number, tail = self.stuff(Stuff(unit, amount.less))
            first = self._fixed(amount.amount.number, self.unit(unit))
            return first, f", reduced by {number}{tail}{floor}"
        return self.units(self.unit(unit)), f" equal to {self.so_many(amount)}"

    def excess(self, amount: Minus) -> str:
        """ "creature you control in excess of your opponent"; empty for other differences."""
        if not (isinstance(amount.amount, Per) and isinstance(amount.less, Per)):
            return ""
        mine, theirs = amount.amount.each, amount.less.each
        if not (isinstance(mine, Noun) and isinstance(theirs, Noun)):
            return ""
        if {mine.side, theirs.side} != {"friendly", "enemy"}:
            return ""
        if changed(mine, side=None) != changed(theirs, side=None):
            return ""
        kind = self.kind(changed(mine, side=None, places=()))
        assert mine.side is not None
        assert theirs.side is not None
        control = self.have(SIDES[mine.side], "control")
        whom = self.whom(SIDES[theirs.side])
        return f"{kind} {control} in excess of {whom}{self._floor(amount)}"

    def _floor(self, amount: Minus) -> str:
        """What is said of a difference that may be negative."""
        return ", to less than 0 if need be" if amount.below_zero else ""

    def _half(self, amount: Half, held: Held, owner: Player | None) -> str:
        """Half of what a player has."""
        theirs = self.players(held.player)
        each = owner is not None and owner.who == "each player"
        if held.player == owner == self.doer and not each:
            theirs = "their"
        if (held.player == owner and not each) or (self.each_own and held.player == YOU):
            return f"half {theirs} {AMBER} (rounding {amount.round} the loss)"
        return f"half of {theirs} {AMBER} (rounding {amount.round})"

    def signed(self, stuff: Stuff) -> tuple[str, str]:
        """A number that is added to another: "+2 power", "–1Æ"."""
        amount = stuff.amount
        if isinstance(amount, Capped):
            head, tail = self.signed(Stuff(stuff.unit, amount.amount))
            return head, f"{tail}{self._at_most(amount)}"
        number, each = amount, ""
        if isinstance(amount, Times) and isinstance(amount.of, Per):
            number, each = Fixed(amount.times), self.each(self.one(amount.of.each))
        elif isinstance(amount, Per):
            number, each = Fixed(1), self.each(self.one(amount.each))
        unit = self.unit(stuff.unit)
        space = "" if unit == AMBER else " "
        if isinstance(number, Fixed):
            sign = "–" if number.number < 0 else "+"
            return f"{sign}{abs(number.number)}{space}{unit}", each
        if isinstance(number, Minus) and isinstance(number.amount, Fixed):
            head, tail = self._less(stuff.unit, number)
            return f"+{head}", tail
        if isinstance(number, Everything):
            return f"+{unit} without limit", ""
        return f"+X{space}{unit}", f", where X is {self.so_many(number)}"

    # -- numbers of their own --------------------------------------------------------------

    def so_many(self, amount: Amount) -> str:
        """A number as a noun phrase: "3", "its power", "the number of friendly creatures"."""
        match amount:
            case Fixed(number):
                return str(number)
            case Per(each):
                return self.number_of(each)
            case Times(number, of):
                often = "twice" if number == 2 else f"{number} times"
                return f"{often} {self.so_many(of)}"
            case Product(of, each):
                return f"{self.so_many(of)} for each {self.one(each)}"
            case Property(name, of):
                return self._property(name, of)
            case Half(of, rounded):
                return f"half {self.so_many(of)} (rounding {rounded})"
            case Minus(of, less, below):
                floor = " (to less than 0 if need be)" if below else ""
                return f"{self.so_many(of)} minus {self.so_many(less)}{floor}"
            case ThatMuch():
                return "that amount"
            case ThatNumber():
                return f"that number{named_number(amount)}"
            case Capped() | UpTo() | AllBut():
                return self._bounded(amount)
            case Limited():
                return self.limited(amount, "")
            case Everything():
                return "as much as there can be"

    def _bounded(self, amount: Capped | UpTo | AllBut) -> str:
        """ "up to 3", "all but 5" """
        match amount:
            case Capped(of):
                return f"{self.so_many(of)}{self._at_most(amount)}"
            case UpTo(of):
                return f"up to {self.so_many(of)}"
            case AllBut(number):
                return f"all but {number}"

    def _property(self, name: str, of: Thing) -> str:
        """ "its power", "the combined power of friendly creatures" """
        if isinstance(of, Noun | Both):
            whose = self.thing(of, "in")
            if isinstance(of, Noun) and of.quantity == "each":
                whose = self.kind(of, many=True)
            return f"the combined {name} of {whose}"
        if of.to == "it" and self.is_several():
            return f"their combined {name}"
        return f"{self.owner(of)} {name}"

    def number_of(self, each: Countable) -> str:
        """How many there are of something that is counted."""
        if isinstance(each, Held | Lying) and each.unit in ("amber", "damage"):
            return f"the amount of {self.one(each)}"
        if isinstance(each, Done) and each.what == "amount":
            deed = self.deed_of(each)
            if deed.unit in UNCOUNTED:
                return f"the {self.one(each)}"
        return f"the number of {self.many(each)}"

    # -- what is counted -------------------------------------------------------------------

    def one(self, each: Countable) -> str:
        """One of what is counted, as it stands behind "for each"."""
        return self._countable(each, many=False)

    def many(self, each: Countable) -> str:
        """Several of what is counted."""
        return self._countable(each, many=True)

    def _countable(self, each: Countable, *, many: bool) -> str:
        match each:
            case Held(unit, player):
                unit = AMBER if unit == "amber" else (plural(unit) if many else unit)
                return f"{unit} {self.have(player, 'have')}"
            case Lying(unit, on):
                unit = self.unit(unit)
                where = "of" if unit in OF_CARDS else "on"
                return f"{self.units(unit) if many else unit} {where} {self.thing(on, 'in')}"
            case Houses(among, but):
                houses = "houses" if many else "house"
                rest = "" if but is None else f", except for {but}"
                return f"{houses} represented among {self._all(among)}{rest}"
            case Done():
                return self._done(each, many=many)
            case Happened():
                return self._happened(each, many=many)
            case Ref("it"):
                if many and not self.deed.done:
                    return f"those {plurals(self.focus.noun if self.focus else 'card')}"
                if self.deed.done:
                    noun = plurals(self.deed.noun) if many else self.deed.noun
                    return f"{noun} {self.deed.done} this way"
                return "of them"
            case Ref():
                return self.ref(each) if many else f"of {self.ref(each)}"
        self.mention(each)
        if isinstance(each, Noun) and each.relation is not None and each.quantity == "each":
            if self._has_owner(each):
                return ("" if many else "of ") + self.kind(each, many=True)
        return self.kind(each, many=many) + self._in_play(each)

    def _all(self, cards: Thing) -> str:
        said = self.kind(cards, many=True)
        return said if said.endswith(" in play") else said + self._in_play(cards)

    def _in_play(self, cards: Thing) -> str:
        """ " in play", where neither a side nor a place says so."""
        if not isinstance(cards, Noun) or cards.side is not None or cards.among is not None:
            return ""
        stated = any(mark.kind == "state" for mark in cards.marks)
        if stated or cards.relation is not None or cards.extreme is not None:
            return ""
        if cards.such is not None or cards.spared is not None or cards.kinds == ALL_KINDS:
            return ""
        return "" if cards.places != IN_PLAY else " in play"

    def deed_of(self, done: Done) -> Deed:
        """What the step did that is counted."""
        return self.deed if done.step is None else self.deeds.get(done.step, Deed())

    def _done(self, done: Done, *, many: bool) -> str:
        deed = self.deed_of(done)
        if done.what == "amount":
            unit = deed.unit
            name = plural(unit) if many and unit not in UNCOUNTED else unit
            return f"{name} {deed.done or 'affected'} this way"
        verb = "destroyed" if done.what == "destroyed" else deed.done or "affected"
        name = plurals(deed.noun) if many else deed.noun
        was = "were" if many else "was"
        if done.controlled is not None:
            controlled = past("control")
            return f"{name} {self.player(done.controlled)} {controlled} that {was} {verb} this way"
        if done.owned is not None:
            if self.each_own and done.owned == YOU and verb in INTO_THEIRS:
                return f"{name} {INTO_THEIRS[verb]} this way"
            return f"{name} {self.player(done.owned)} owned that {was} {verb} this way"
        return f"{name} {verb} this way"

    def _happened(self, deed: Happened, *, many: bool) -> str:
        what, verb = self.happened(deed, many=many)
        return f"{what} {verb}"

    def happened(self, deed: Happened, *, many: bool) -> tuple[str, str]:
        """What something was done to, and that it was done: "creature", "you played this turn"."""
        when = self.when(deed)
        other = "other " if deed.others else ""
        different = "different " if deed.distinct and deed.deed != "used" else ""
        side, behind = "", ""
        if deed.deed == "destroyed" and deed.player is not None:
            side = {"you": "friendly ", "opponent": "enemy "}.get(deed.player.who, "")
            if side and self.seat is not None:
                side, behind = "", f" {self.player(deed.player)} controlled"
        noun = "cards" if many else "card"
        if deed.cards is not None:
            noun = self.kind(deed.cards, many=many)
        noun = f"{different}{other}{side}{noun}{behind}"
        if deed.deed == "used" and not deed.distinct:
            who = "a player" if deed.player is None else self.player(deed.player)
            return ("times" if many else "time"), f"{who} used {self.one_of(deed, other)}{when}"
        verb = DEEDS.get(deed.deed, "")
        if deed.deed in ("reaped", "fought", "stolen", "forged"):
            return self._acts(deed, noun, verb, when, many=many)
        if deed.player is None or deed.deed == "destroyed":
            fight = " in a fight" if deed.in_fight else ""
            return noun, f"that {'were' if many else 'was'} {deed.deed}{fight}{when}"
        fight = " in a fight" if deed.in_fight else ""
        return noun, f"{self.player(deed.player)} {deed.deed}{fight}{when}"

    def one_of(self, deed: Happened, other: str = "") -> str:
        """ "a creature", "another card" """
        noun = "card" if deed.cards is None else self.kind(deed.cards)
        return f"an{other}{noun}" if other else article(noun)

    def _acts(
        self, deed: Happened, noun: str, verb: str, when: str, *, many: bool
    ) -> tuple[str, str]:
        """Deeds that are not done to a card: reaping, fighting, forging, stealing."""
        who = self.player(deed.player) if deed.player is not None else "a player"
        if deed.deed == "forged":
            return ("keys" if many else "key"), f"{who} forged{when}"
        times = "times" if many else "time"
        if deed.deed == "stolen":
            return times, f"{who} stole {AMBER}{when}"
        if deed.cards is None:
            return times, f"{who} {past(verb)}{when}"
        return noun, f"{who} {past(verb)} with{when}"

    def when(self, deed: Happened) -> str:
        """ " this turn", " from your hand on their previous turn" """
        place = ""
        if deed.source is not None:
            own = self.players(YOU) if deed.player == YOU else "their"
            place = f" from {own} {deed.source}"
        if not deed.previous:
            return f"{place} this turn"
        if deed.player == Player("opponent"):
            return f"{place} on their previous turn"
        return f"{place} on the previous turn"

    # -- limits ----------------------------------------------------------------------------

    def limited(self, limits: Limited, unit: str, *, denied: bool = False) -> str:
        """ "7Æ or more", "exactly one card", "no friendly creatures" """
        return listing([self._limit(how, much, unit, denied) for how, much in limits.limits])

    def _limit(self, how: str, much: Amount, unit: str, denied: bool) -> str:
        if denied:
            if how == "exactly":
                return "not " + self._limit(how, much, unit, False)
            how = OPPOSITE[how]
        number = self.so_many(much)
        if unit == AMBER:
            number += unit
        fewer = how if unit == "card" else LESS.get(how, how)
        return self.words.limits[fewer].format(number)

    @abstractmethod
    def compare(self, amount: Amount, limits: Limited, *, denied: bool) -> str:
        """A comparison as a clause."""


def named_number(number: ThatNumber) -> str:
    """Which number, where it is not just "number"."""
    return "" if number.name == "number" else f" ({number.name})"
