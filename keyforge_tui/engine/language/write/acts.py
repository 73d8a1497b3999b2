"""Verbs with their roles: one clause, as an instruction or with its subject."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from keyforge_tui.engine.language.write.clause import (
    IT,
    OPPONENT,
    YOU,
    Amount,
    Both,
    Clause,
    Fixed,
    Noun,
    Number,
    Often,
    Per,
    Piles,
    Place,
    Player,
    Ref,
    Role,
    Share,
    Stuff,
    Symbol,
    Thing,
    Times,
    Traits,
    Word,
    Words,
)
from keyforge_tui.engine.language.write.conditions import Conditions
from keyforge_tui.engine.language.write.dictionary import CAPTURE_SOURCES, IMPERSONAL
from keyforge_tui.engine.language.write.grammar import (
    ICONS,
    conjugated,
    listing,
    possessive,
    times,
)
from keyforge_tui.engine.language.write.nouns import (
    Deed,
    Focus,
    head,
    is_plural,
    is_yours,
    plurals,
    trait_name,
)
from keyforge_tui.engine.model.words import CardType

_VERB = re.compile(r"\[(\w+)\]")
_FIRST_VERB = re.compile(r"^\[\w+\] ")
_SLOT = re.compile(r"\{(\w+)\}")

HOMES = {"hand": "hands", "deck": "decks"}


@dataclass(slots=True)
class Verbs:
    """Puts verbs into the form of their subject; only the first is denied."""

    several: bool
    in_past: bool
    denied: bool
    would: bool = False

    def __call__(self, found: re.Match[str]) -> str:
        """The form of one verb."""
        if self.would:
            self.would = False
            return f"would {found[1]}"
        denied, self.denied = self.denied, False
        return conjugated(found[1], several=self.several, in_past=self.in_past, denied=denied)


@dataclass(frozen=True, slots=True)
class Slots:
    """Puts words where their roles stand."""

    words: dict[str, str]

    def __call__(self, found: re.Match[str]) -> str:
        """The words of one role."""
        return self.words[found[1]]


class Acts(Conditions):
    """Says that somebody does something."""

    def act(
        self,
        clause: Clause,
        *,
        denied: bool = False,
        subject: str | None = None,
        bare: bool = False,
    ) -> str:
        """Somebody does something.

        `subject`: how the one who does it is called here; `bare`: without the verb.
        """
        if clause.verb == "be-tide" and self.seat is not None:
            clause = replace(clause, verb="be-tide-for")
        instructed = subject is None and clause.verb not in IMPERSONAL
        if clause.verb in IMPERSONAL:
            subject = None
        elif subject is None:
            subject = self._doer_of(clause)
        several = subject in (None, "", "you", "they")
        if instructed and clause.subject == YOU and self.seat is not None:
            several = self.led = several if self.led is None else self.led
        if clause.verb in IMPERSONAL:
            several = False
        elif not isinstance(clause.subject, Player) and subject not in ("that", "they"):
            several = self._plural_subject(clause.subject)
        outer, self.each_own = self.each_own, clause.each_own or self.each_own
        text, tail = self._filled(clause, several=several, denied=denied, bare=bare)
        self.each_own = outer
        each = " each" if several and clause.verb == "capture" and subject not in OTHERS else ""
        return f"{subject}{each} {text}{tail}" if subject and not bare else f"{text}{tail}"

    def _plural_subject(self, subject: Role) -> bool:
        if subject == IT:
            return self.is_several()
        return isinstance(subject, Noun | Both) and is_plural(subject) and not _singular(subject)

    def _doer_of(self, clause: Clause) -> str:
        """The subject of an instruction; nothing for you, who are addressed."""
        doer = clause.subject
        if isinstance(doer, Player):
            if doer == YOU and not self.each_own and (self.seat is None or self.led is not None):
                return ""
            return self.player(doer)
        if doer == IT:
            return self.that() if self.clouded else ("they" if self.is_several() else "it")
        assert isinstance(doer, Ref | Noun | Both)
        text = self.thing(doer)
        self.bind(doer)
        if clause.severally and not isinstance(doer, Ref):
            self.focus = Focus(head(doer))
        return text

    def _filled(
        self, clause: Clause, *, several: bool, denied: bool, bare: bool
    ) -> tuple[str, str]:
        """The pieces of a verb with their roles filled; what ends the clause comes last."""
        roles = dict(clause.roles)
        tails: list[str] = []
        text = ""
        for number, pattern in enumerate(self.words.verbs[clause.verb]):
            piece = _FIRST_VERB.sub("", pattern) if bare and not number else pattern
            slots = _SLOT.findall(piece)
            if any(slot not in roles and slot not in OWN_SLOTS for slot in slots):
                continue
            words = {slot: self._slot(slot, clause, roles, tails) for slot in dict.fromkeys(slots)}
            would = clause.would and not number
            verbs = Verbs(several, clause.past, denied and not number, would)
            said = _VERB.sub(verbs, piece)
            text += _SLOT.sub(Slots(words), said)
        return text, "".join(tails)

    def _slot(self, slot: str, clause: Clause, roles: dict[str, Role], tails: list[str]) -> str:
        """What fills a place of a verb."""
        if slot in OWN_SLOTS and slot not in roles:
            return self._own(slot, clause, roles)
        return self.filling(roles[slot], clause, slot, tails)

    def filling(self, role: Role, clause: Clause, slot: str, tails: list[str]) -> str:
        """One role as it stands in its clause."""
        match role:
            case Stuff():
                goal = dict(clause.roles).get("goal")
                clouded = self.clouded
                if isinstance(goal, Noun | Both) and not isinstance(clause.subject, Noun | Both):
                    # "it" behind the goal would be the goal
                    self.clouded = True
                if clause.severally and clause.subject == YOU and isinstance(goal, Noun | Both):
                    self.focus, self.clouded = Focus(head(goal)), False
                doer = clause.subject
                self.doer = doer if isinstance(doer, Player) and doer != YOU else None
                head_, tail = self.stuff(role, self._owner_of(clause))
                self.doer = None
                self.clouded = clouded
                tails.append(tail)
                return head_
            case Player():
                if clause.verb in ("start-of-turn", "end-of-turn"):
                    return self.their_turn(role)
                return self.players(role) if slot in POSSESSED else self.player(role)
            case Place():
                return self.place(self._whose(role, clause))
            case Piles(places):
                return self._piles([self._whose(place, clause) for place in places])
            case Word() | Words() | Traits() | Symbol() | Number() | Often():
                return self.plain(role)
            case Share():
                return self._share(role)
        return self._cards_in(role, clause, slot)

    def _cards_in(self, role: Thing, clause: Clause, slot: str) -> str:
        """Cards as they stand in a clause."""
        if clause.verb in AMONG_KIND and slot == "goal":
            self.bind(role)
            return self.kind(role, many=True)
        if clause.verb == "ready-in-step":
            return self.kind(role, "in", many=True)
        if slot == "that":
            return self._that(role)
        if slot == "keeper":
            return self.owner(role) if isinstance(role, Ref) else possessive(self.thing(role))
        pile = self._whole_pile(role) if clause.verb in ("reveal", "look-at") else ""
        if pile:
            self.bind(role)
            return pile
        preposition = "in" if clause.verb in IN_PLACE else "from"
        text = self.thing(role, preposition)
        if slot != "spared" or isinstance(role, Noun):
            self.bind(role, chosen=clause.verb == "choose")
        return text

    def _often(self, amount: Amount) -> str:
        """ "twice", "once for each friendly creature" """
        if isinstance(amount, Fixed):
            return times(amount.number)
        number, tail = 1, ""
        if isinstance(amount, Per):
            tail = self.each(self.one(amount.each))
        elif isinstance(amount, Times) and isinstance(amount.of, Per):
            number, tail = amount.times, self.each(self.one(amount.of.each))
        else:
            return f"a number of times equal to {self.so_many(amount)}"
        return f"{times(number)}{tail}"

    def _share(self, share: Share) -> str:
        """ "1", "the others"; all of them where they are not divided"""
        if share.whole:
            return self.it()
        return "the others" if share.count is None else str(share.count)

    def _that(self, thing: Thing) -> str:
        """What was spoken of, by its noun and never as a pronoun."""
        return self.that() if thing == IT else self.thing(thing)

    def plain(self, role: Role) -> str:
        """What is said of a role that is no card, no player and no amount of something."""
        match role:
            case Word("that house"):
                return self.house
            case Word(key):
                return CAPTURE_SOURCES.get(key, key)
            case Words(keys, any_):
                return listing(keys, "or" if any_ else "and")
            case Traits(names):
                titles = [trait_name(name) for name in names]
                return f"{listing(titles)} {'trait' if len(names) == 1 else 'traits'}"
            case Symbol(icon):
                return ICONS[icon]
            case Piles(places):
                return self._piles(places)
            case Number(amount):
                return self.so_many(amount)
            case Often(amount):
                return self._often(amount)
            case Place():
                return self.place(role)
        raise TypeError(role)

    def _piles(self, places: Sequence[Place]) -> str:
        """ "your hand and discard pile" """
        first = self.place(places[0])
        if all(place.whose == places[0].whose for place in places):
            return listing([first, *(self.words.piles[place.zone] for place in places[1:])])
        return listing([self.place(place) for place in places])

    def _whose(self, place: Place, clause: Clause) -> Place:
        """A place of the one who does it."""
        if place.whose != "own" or clause.subject != YOU or self.each_own:
            return place
        return Place(place.zone, "your", place.top)

    def _owner_of(self, clause: Clause) -> Player | None:
        """Whose Æmber a clause is about: "all of their Æ"."""
        if clause.verb in ("lose", "give") and isinstance(clause.subject, Player):
            return clause.subject
        if clause.verb in ("steal", "capture", "capture-among") and "source" not in dict(
            clause.roles
        ):
            return OPPONENT
        return None

    def _whole_pile(self, thing: Thing) -> str:
        """ "your hand", where each card in it is meant."""
        if not isinstance(thing, Noun) or thing.quantity != "each" or len(thing.places) != 1:
            return ""
        plain = Noun(frozenset(CardType), "each", places=thing.places)
        place = thing.places[0]
        if thing != plain or place.top is not None or place.zone not in ("hand", "archives"):
            return ""
        return self.place(place)

    # -- words that follow from others -----------------------------------------------------

    def _own(self, slot: str, clause: Clause, roles: dict[str, Role]) -> str:
        thing = roles.get("object")
        several = isinstance(thing, Noun | Both) and is_plural(thing)
        several = several or (thing == IT and self.is_several())
        match slot:
            case "own":
                if clause.subject == YOU and not self.each_own:
                    return self.players(YOU)
                if isinstance(clause.subject, Player):
                    return "their"
                return "its" if not self._plural_subject(clause.subject) else "their"
            case "that":
                return self.that()
            case "those":
                noun = self.focus.noun if self.focus is not None else "card"
                return f"any of these {plurals(noun)} leave" if several else f"that {noun} leaves"
            case "their":
                return "they are put into their" if several else "it is put into its"
            case "them":
                return "them" if several else "it"
            case "whose":
                if isinstance(thing, Ref):
                    return self.owner(thing)
                assert isinstance(thing, Noun | Both)
                whose = self.thing(thing)
                self.bind(thing)
                return possessive(whose)
            case "this":
                return self.this()
        return self.home(slot, thing) if slot in HOMES else self._yours(slot, thing)

    def _yours(self, slot: str, thing: Role | None) -> str:
        """What is yours, in the forms a verb may need."""
        match slot:
            case "you":
                return self.whom(YOU)
            case "yours":
                return "yours" if self.seat is None else "theirs"
            case "battleline":
                return self._line_of(thing)
        return self.players(YOU)

    def _line_of(self, thing: Role | None) -> str:
        """The battleline a card moves in."""
        mine = isinstance(thing, Noun) and thing.side == "friendly"
        if mine or thing in (Ref("this"), Ref("host")):
            return f"{self.players(YOU)} battleline"
        return "its controller’s battleline"

    def home(self, pile: str, thing: Role | None) -> str:
        """Where a card goes that goes to its owner: "your hand", "its owner’s deck"."""
        if isinstance(thing, Share):
            return f"your {pile}" if self.focus is None or self.focus.mine else f"their {pile}"
        if isinstance(thing, Ref):
            if thing.to == "this" and not self.granted:
                if self.leaving or pile == "deck":
                    return f"{self.players(YOU)} {pile}"
                return f"its owner’s {pile}"
            if thing == IT and self.focus is not None and self.focus.mine and not self.granted:
                return f"{self.players(YOU)} {pile}"
            if thing == IT and self.is_several():
                return f"their owners’ {HOMES[pile]}"
            return f"its owner’s {pile}"
        assert isinstance(thing, Noun | Both)
        if is_yours(thing):
            return f"{self.players(YOU)} {pile}"
        if _singular(thing) or not is_plural(thing):
            return f"its owner’s {pile}"
        if isinstance(thing, Noun) and thing.side == "enemy":
            return f"their owner’s {pile}"
        return f"their owners’ {HOMES[pile]}"

    # -- what was done ---------------------------------------------------------------------

    def note(self, clause: Clause) -> None:
        """From here on "this way" means what this clause does."""
        verb = DONE.get(clause.verb.removesuffix("-now"))
        if verb is None:
            return
        thing = next(
            (
                role
                for name, role in clause.roles
                if isinstance(role, Noun | Both | Ref) and name != "spared"
            ),
            None,
        )
        if thing is None and isinstance(clause.subject, Noun | Both | Ref):
            thing = clause.subject
        noun = self.noun_of(thing)
        unit = dict(clause.roles).get("object")
        name = noun
        if clause.verb == "heal-fully":
            name = "damage"
        if isinstance(unit, Stuff):
            name = self.unit(unit.unit)
        self.deed = Deed(noun, verb, name)


def _singular(thing: Role) -> bool:
    """Whether a plural meaning is said in the singular: "each creature"."""
    if not isinstance(thing, Noun):
        return False
    fixed = thing.count is None or (isinstance(thing.count, Fixed) and thing.count.number == 1)
    if thing.places and thing.places[0].top is not None:
        return not is_plural(thing)
    return thing.quantity == "each" or (fixed and thing.quantity != "any")


OTHERS = (None, "", "you", "they")
"""Subjects that are no cards."""

IN_PLACE = frozenset({"choose", "look-at"})
"""Verbs that leave cards where they are."""

AMONG_KIND = frozenset({"deal-among", "capture-among", "give-counters-among", "redistribute"})
"""Verbs whose goal is a kind of cards, any number of them."""

POSSESSED = frozenset({"control", "object", "whose"})
"""Places of a verb that are filled with what a player has."""

OWN_SLOTS = frozenset(
    {
        *("own", "them", "whose", "hand", "deck", "this", "that", "those", "their"),
        *("you", "your", "yours", "battleline"),
    }
)
"""Places of a verb that follow from its subject and its object."""

DONE = {
    "gain": "gained",
    "lose": "lost",
    "steal": "stolen",
    "capture": "captured",
    "exalt": "exalted",
    "put-counters": "placed",
    "remove-counters": "removed",
    "move": "moved",
    "move-anywhere": "moved",
    "move-to-flank": "moved",
    "ready": "readied",
    "exhaust": "exhausted",
    "stun": "stunned",
    "unstun": "unstunned",
    "ward": "warded",
    "enrage": "enraged",
    "deal": "dealt damage",
    "deal-among": "dealt damage",
    "deal-each": "dealt damage",
    "deal-equal": "dealt damage",
    "heal": "healed",
    "heal-fully": "healed",
    "heal-itself": "healed",
    "destroy": "destroyed",
    "sacrifice": "sacrificed",
    "draw": "drawn",
    "discard": "discarded",
    "archive": "archived",
    "abduct": "archived",
    "archive-theirs": "archived",
    "purge": "purged",
    "return": "returned",
    "put-on-top": "put on a deck",
    "put-on-bottom": "put on a deck",
    "shuffle-into": "shuffled into a deck",
    "reveal": "revealed",
    "look-at": "looked at",
    "search": "found",
    "search-deck": "found",
    "put-into-play": "put into play",
    "play": "played",
    "choose": "chosen",
}
"""What each verb has done to its cards, for "this way"."""
