"""Noun phrases: players, cards that were spoken of, and cards that are described."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass

from keyforge_tui.engine.language.write.clause import (
    IN_PLAY,
    OPPONENT,
    YOU,
    Amount,
    Both,
    Condition,
    Fixed,
    Mark,
    Noun,
    Place,
    Player,
    Ref,
    Thing,
)
from keyforge_tui.engine.language.write.dictionary import (
    ENGLISH,
    Dictionary,
)
from keyforge_tui.engine.language.write.grammar import article, listing, plural, possessive
from keyforge_tui.engine.language.write.players import Players
from keyforge_tui.engine.model.words import CardType, House

ALL_KINDS = frozenset(CardType)


@dataclass(frozen=True, slots=True)
class Focus:
    """What was spoken of: its noun, and whether it is several cards."""

    noun: str = "card"
    several: bool = False
    chosen: bool = False
    """It was chosen and nothing more."""
    mine: bool = False
    """It is yours: it goes to your hand, your deck."""
    theirs: bool = False
    """It comes from your opponent's pile."""


@dataclass(frozen=True, slots=True)
class Deed:
    """What a step did, for "this way" (R28.4): to which noun, and in which unit."""

    noun: str = "card"
    done: str = ""
    unit: str = "card"


class Nouns(Players, ABC):
    """Says who and what is meant; remembers what was spoken of last."""

    words: Dictionary = ENGLISH

    def __init__(
        self,
        name: str,
        type_: CardType = CardType.CREATURE,
        titles: Mapping[str, str] | None = None,
        *,
        granted: bool = False,
    ) -> None:
        super().__init__()
        self.name = name
        self.type = type_
        self.titles: Mapping[str, str] = titles or {}
        self.granted = granted
        """Inside a granted ability the card is "this creature"."""
        self.focus: Focus | None = None
        """What "it" means by now."""
        self.clouded = False
        """Others of its kind were spoken of since."""
        self.near = False
        """The card itself was just named, and is "it" now."""
        self.event = "card"
        """The noun of what the event was about."""
        self.said_amber: Player | None = None
        """The player whose Æmber this sentence has counted: "all of it"."""
        self.said_fought = False
        """The creature this one fights was spoken of."""
        self.deed = Deed()
        self.deeds: dict[str, Deed] = {}
        self.names: dict[str, str] = {}
        """How cards that were given names are called."""
        self.house = "that house"
        self.forged: Player | None = None
        """The player whose key was spoken of."""
        self.leaving = False
        """The card speaks of its own end, and goes home from there."""

    @abstractmethod
    def relative(self, condition: Condition) -> str:
        """A condition as what is said of a card: "that shares a trait with it"."""

    @abstractmethod
    def so_many(self, amount: Amount) -> str:
        """A computed number as a noun phrase: "the number of friendly creatures"."""

    # -- cards that were spoken of ---------------------------------------------------------

    def this(self) -> str:
        """The card itself, as its own text calls it."""
        if self.near:
            return "it"
        return "this creature" if self.granted else self.name

    def it(self) -> str:
        """The pronoun for what was spoken of last, or its noun where others came between."""
        if self.clouded:
            return self.that()
        return "them" if self.is_several() else "it"

    def that(self) -> str:
        """What was spoken of last, by its noun."""
        noun = self.focus.noun if self.focus is not None else "card"
        return f"those {plurals(noun)}" if self.is_several() else f"that {noun}"

    def is_several(self) -> bool:
        """Whether what was spoken of last is several cards."""
        return self.focus is not None and self.focus.several

    def ref(self, ref: Ref) -> str:
        """Cards spoken of before."""
        match ref.to:
            case "this":
                return self.this()
            case "host":
                on_upgrade = self.granted or self.type is CardType.UPGRADE
                return "this creature" if on_upgrade and not self.near else self.this()
            case "it":
                return self.it()
            case "event":
                return f"that {self.event}"
            case "other":
                return "the other creature"
            case "fought":
                self.said_fought = True
                return f"the creature {'it' if self.granted else self.this()} fights"
            case "attacked":
                return "the attacked creature"
            case "grantor":
                return self.name
            case "memory":
                return f"each card purged by {self.this()}"
            case "under":
                return f"the card under {self.this()}"
        return self.names.get(ref.to, f"the {ref.to.replace('-', ' ')}")

    def owner(self, ref: Ref) -> str:
        """Cards spoken of before, as those whose neighbors or power are meant."""
        if ref.to == "it" and not self.clouded:
            return "their" if self.is_several() else "its"
        if ref.to in ("this", "host") and self.near:
            return "its"
        if ref.to == "fought" and self.said_fought:
            return "its"
        return possessive(self.ref(ref))

    def bind(self, thing: Thing, *, chosen: bool = False) -> None:
        """From here on "it" means these cards."""
        if isinstance(thing, Ref):
            if thing.to in ("fought", "attacked", "other"):
                self.focus, self.clouded = Focus("creature"), False
            return
        theirs = is_theirs(thing)
        self.focus = Focus(head(thing), is_plural(thing), chosen, is_yours(thing), theirs)
        self.clouded = False

    def mention(self, thing: Thing) -> None:
        """Other cards are spoken of, which "it" does not mean."""
        if not isinstance(thing, Ref) and self.focus is not None:
            self.clouded = self.clouded or head(thing) == self.focus.noun

    # -- descriptions ----------------------------------------------------------------------

    def thing(self, thing: Thing, preposition: str = "from") -> str:
        """Cards as a noun phrase."""
        if isinstance(thing, Ref):
            return self.ref(thing)
        if isinstance(thing, Both):
            return listing([self.thing(part, preposition) for part in thing.parts])
        return self.noun(thing, preposition)

    def kind(self, thing: Thing, preposition: str = "in", *, many: bool = False) -> str:
        """The description without its quantity: "friendly Mars creature"."""
        if isinstance(thing, Ref):
            return self.ref(thing)
        if isinstance(thing, Both):
            word = "and" if many else "or"
            return listing([self.kind(part, preposition, many=many) for part in thing.parts], word)
        other = "other " if thing.other else ""
        return other + self.described(thing, preposition, many=many)

    def noun(self, noun: Noun, preposition: str = "from") -> str:
        """A description with its quantity."""
        text = self._counted(noun, preposition)
        if noun.chooser is None:
            return text
        choosers = {"you": "your", "opponent": "your opponent’s", "owner": "its owner’s"}
        return f"{text} of {choosers[noun.chooser]} choice"

    def _counted(self, noun: Noun, preposition: str) -> str:
        if noun.places and noun.places[0].top is not None:
            return self._on_top(noun, preposition)
        if noun.extreme is not None:
            return self._extreme(noun, preposition)
        if noun.toward is not None:
            return self._beside(noun, noun.toward)
        other = "other " if noun.other else ""
        has_owner = self._has_owner(noun)
        single = self.described(noun, preposition)
        if noun.quantity == "each":
            if has_owner:
                return f"each of {other}{self.described(noun, preposition, many=True)}"
            return f"each {other}{single}"
        several = self.described(noun, preposition, many=True)
        if noun.quantity == "any":
            return f"any number of {other}{several}"
        number = 1 if noun.count is None else 0
        if isinstance(noun.count, Fixed):
            number = noun.count.number
        elif noun.count is not None:
            return self._computed(noun, other, several, self.so_many(noun.count))
        if noun.quantity == "up-to":
            return f"up to {number} {other}{single if number == 1 else several}"
        if noun.quantity == "random":
            return (
                f"a random {other}{single}" if number == 1 else f"{number} random {other}{several}"
            )
        if number > 1:
            return f"{number} {other}{several}"
        if noun.quantity == "the":
            return f"{other}{single}"
        if noun == Noun(ALL_KINDS, noun.quantity, other=noun.other, among=Ref("it")):
            return "another of them" if noun.other else "1 of them"
        return f"another {single}" if noun.other else article(single)

    def _beside(self, noun: Noun, toward: str) -> str:
        """ "its left neighbor", where there is one at most."""
        assert noun.relation is not None
        before, behind = self._adjectives(noun, ranked=False), self._endings(noun, many=False)
        other = ["other"] if noun.other else []
        words = [self.owner(noun.relation[1]), *other, *before, toward, "neighbor", *behind]
        return " ".join(words) + self._where(noun, "in") + self._but(noun)

    def _computed(self, noun: Noun, other: str, several: str, number: str) -> str:
        """So many as something else counts."""
        if noun.quantity == "up-to":
            return f"any number of {other}{several} up to {number}"
        chance = "random " if noun.quantity == "random" else ""
        return f"a number of {chance}{other}{several} equal to {number}"

    def _on_top(self, noun: Noun, preposition: str) -> str:
        """The cards on top of a deck, or those among them that are meant."""
        pile = self._pile(noun.places[0])
        plain = Noun(noun.kinds, noun.quantity, noun.count, places=noun.places)
        if noun.kinds == ALL_KINDS and noun == plain:
            return pile
        rest = changed(noun, places=())
        return f"each {self.kind(rest, preposition)} among {pile}"

    def _pile(self, place: Place) -> str:
        """ "the top 2 cards of your deck" """
        assert place.top is not None
        number = abs(place.top)
        deck = f"{self.whose(place)} {self.words.piles[place.zone]}"
        if place.whose == "each":
            deck = "each player’s deck"
        end = "top" if place.top > 0 else "bottom"
        cards = "card" if number == 1 else f"{number} cards"
        return f"the {end} {cards} of {deck}"

    def _extreme(self, noun: Noun, preposition: str) -> str:
        """The most or least powerful of the cards described."""
        other = "other " if noun.other else ""
        if noun.quantity == "each":
            word = "highest" if noun.extreme == "most" else "lowest"
            rest = self.described(changed(noun, extreme=None), preposition)
            return f"each {other}{rest} with the {word} power"
        many = is_plural(noun)
        number = ""
        if isinstance(noun.count, Fixed) and noun.count.number > 1:
            number = f"{noun.count.number} "
        rest = self.described(noun, preposition, many=many, ranked=True)
        text = f"the {number}{noun.extreme} powerful {other}{rest}"
        if noun.count is None or isinstance(noun.count, Fixed):
            return text
        several = self.described(noun, preposition, many=True, ranked=True)
        ranked = f"the {noun.extreme} powerful {other}{several}"
        return f"a number of {ranked} equal to {self.so_many(noun.count)}"

    def _has_owner(self, noun: Noun) -> bool:
        """Whether neighbors are said behind whose they are: "each of its neighbors"."""
        if noun.relation is None or noun.relation[0] != "neighbor":
            return False
        unsaid = noun.relation[1].to == "fought" and not self.said_fought
        return noun.kinds == frozenset({CardType.CREATURE}) and not unsaid

    def described(
        self, noun: Noun, preposition: str = "in", *, many: bool = False, ranked: bool = False
    ) -> str:
        """Adjectives, noun and what follows it; `ranked`: behind "the most powerful"."""
        before = self._adjectives(noun, ranked=ranked)
        name = self._name(noun, before, many=many)
        owner = ""
        behind: list[str] = []
        if noun.relation is not None:
            relation, anchor = noun.relation
            is_neighbor = relation in NEIGHBORS and noun.kinds == frozenset({CardType.CREATURE})
            if (
                is_neighbor
                and relation == "neighbor"
                and anchor.to == "this"
                and noun.quantity != "each"
            ):
                before.insert(0, "neighboring")
            elif is_neighbor:
                name = "neighbors" if many else "neighbor"
                name = name if noun.toward is None else f"{noun.toward} {name}"
                if noun.quantity == "each" and self._has_owner(noun) and many:
                    owner = self.owner(anchor)
                else:
                    behind.append(f"of {self._anchor(anchor)}")
            else:
                behind.append(RELATIONS[relation].format(self._anchor(anchor)))
        behind = [*self._endings(noun, many=many), *behind]
        if noun.extreme is not None and not ranked:
            behind.append(f"with the {'highest' if noun.extreme == 'most' else 'lowest'} power")
        words = [owner, *before, name, *behind]
        text = " ".join(word for word in words if word)
        return text + self._where(noun, preposition) + self._but(noun)

    def _anchor(self, ref: Ref) -> str:
        return self.that() if ref.to == "it" else self.ref(ref)

    def _adjectives(self, noun: Noun, *, ranked: bool) -> list[str]:
        side = [noun.side] if noun.side is not None and self.seat is None else []
        before = _said(noun, "before")
        words = ["different"] if noun.different else []
        words += [*side, *before] if ranked else [*before, *side]
        words += _said(noun, "inside")
        named = [(mark, self._called(mark)) for mark in noun.marks if mark.kind != "state"]
        words += [name for mark, name in named if mark.negative]
        words += [name for mark, name in named if mark.kind == "house" and not mark.negative]
        if noun.kinds != CREATURE_OR_ARTIFACT:
            words += _said(noun, "close")
        words += [name for mark, name in named if mark.kind == "keyword"]
        words += [name for mark, name in named if mark.kind == "trait" and not mark.negative]
        return words

    def _called(self, mark: Mark) -> str:
        """A house, trait or keyword as an adjective."""
        name = mark.value
        if mark.kind == "house":
            name = House(mark.value).title
        elif mark.kind == "trait":
            name = trait_name(mark.value)
        return f"non-{name}" if mark.negative else name

    def _name(self, noun: Noun, before: list[str], *, many: bool) -> str:
        """The noun itself; a trait alone may stand for a card: "a friendly Shard"."""
        if noun.title is not None:
            title = self.titles.get(noun.title, noun.title.replace("-", " ").title())
            lying = any(place.zone == "discard" for place in noun.places)
            if noun.kinds == ALL_KINDS and lying and noun.quantity == "each":
                return f"{'copies' if many else 'copy'} of {title}"
            if noun.kinds in (ALL_KINDS, frozenset({CardType.CREATURE})):
                return plural(title) if many else title
            return f"{plurals(head(noun)) if many else head(noun)} named {title}"
        if noun.kinds == CREATURE_OR_ARTIFACT and (close := _said(noun, "close")):
            creature = " ".join([*close, "creature"])  # an artifact has no place in a line
            return f"artifacts or {plural(creature)}" if many else f"artifact or {creature}"
        named = {mark.kind for mark in noun.marks if mark.kind != "state"}
        if noun.kinds == ALL_KINDS and named == {"trait"} and not noun.marks[-1].negative:
            name = before.pop()
            return plural(name) if many else name
        return plurals(head(noun)) if many else head(noun)

    def _endings(self, noun: Noun, *, many: bool) -> list[str]:
        endings: list[str] = []
        if noun.power is not None:
            comparison, number = noun.power
            exactly = comparison == "exactly"
            endings.append(
                f"with {number} power" if exactly else f"with power {number} {comparison}"
            )
        it, are = ("them", "are") if many else ("it", "is")
        line = "a battleline" if noun.side is None else "the battleline"
        endings += [
            said.format(it=it, are=are, line=line, house=self.house)
            for said in _said(noun, "behind")
        ]
        if noun.side is not None and self.seat is not None:
            endings.append(self.have(SIDES[noun.side], "control"))
        if noun.each_of is not None:
            endings.append(f"of each {'power value' if noun.each_of == 'power' else noun.each_of}")
        if noun.among is not None:
            if noun.among == Ref("under"):
                endings.append(f"under {self.this()}")
            elif noun.among.to != "it":
                endings.append(f"among {self.ref(noun.among)}")
            elif self.deed.done:
                endings.append(f"{self.deed.done} this way")
            else:
                endings.append("among them")
        return endings

    def _where(self, noun: Noun, preposition: str) -> str:
        """Where the cards lie; nothing for cards in play alone."""
        places = [place for place in noun.places if place.top is None]
        text = ""
        if noun.places and not places and preposition == "in":
            text = f" among {self._pile(noun.places[0])}"
        bare = noun.kinds == ALL_KINDS and noun.side is None and noun.relation is None
        if places and (noun.places != IN_PLAY or bare):
            in_play = any(place.zone == "play" for place in places)
            names = [self.place(place) for place in places]
            if in_play:
                names = [names[0], *(f"{preposition} {name}" for name in names[1:])]
            word = "and" if noun.quantity == "each" else "or"
            text = f" {preposition} {listing(names, word)}"
        if noun.such is not None:
            text += f" {self.relative(noun.such)}"
        return text

    def _but(self, noun: Noun) -> str:
        return "" if noun.spared is None else f" other than {self.thing(noun.spared)}"

    def place(self, place: Place) -> str:
        """ "your discard pile", "play", "the common supply" """
        if place.zone == "play":
            return "play"
        if place.zone == "supply":
            return "the common supply"
        return f"{self.whose(place)} {self.words.piles[place.zone]}"

    def whose(self, place: Place) -> str:
        """Whose pile it is."""
        if place.whose == "your" or (place.whose == "their" and self.seat is not None):
            return self.players(OWNERS[place.whose])
        return self.words.whose[place.whose]


SIDES = {"friendly": YOU, "enemy": OPPONENT}
OWNERS = {"your": YOU, "their": OPPONENT}
NEIGHBORS = ("neighbor", "neighbor-of")
RELATIONS = {
    "neighbor": "next to {}",
    "neighbor-of": "next to {}",
    "left": "to the left of {}",
    "right": "to the right of {}",
    "upgrade": "on {}",
}

CREATURE_OR_ARTIFACT = frozenset({CardType.CREATURE, CardType.ARTIFACT})


def _said(noun: Noun, place: str) -> list[str]:
    """The states that are said at this place."""
    return [said for mark in noun.marks if (said := mark.said(place))]


def changed(noun: Noun, **changes: object) -> Noun:
    """A noun with some parts changed."""
    values = {name: getattr(noun, name) for name in Noun.__dataclass_fields__}
    return Noun(**{**values, **changes})


def trait_name(trait: str) -> str:
    """A trait as it is printed."""
    return trait.upper() if trait in ("ai", "[redacted]") else trait.title()


def head(thing: Thing) -> str:
    """The bare noun: creature, artifact, card, "creature or artifact"."""
    if isinstance(thing, Ref):
        return "card"
    if isinstance(thing, Both):
        return head(thing.parts[0])
    if thing.kinds == ALL_KINDS:
        return "card"
    order = (CardType.CREATURE, CardType.ARTIFACT, CardType.UPGRADE, CardType.ACTION)
    names = [kind.value for kind in order if kind in thing.kinds]
    if names[-1:] == ["action"]:
        names[-1] = "action card"
    return listing(names, "or")


def plurals(name: str) -> str:
    """The plural of each noun: "creatures or artifacts"."""
    parts = re.split("(, or |, | or )", name)
    return "".join(part if number % 2 else plural(part) for number, part in enumerate(parts))


def is_yours(thing: Thing) -> bool:
    """Whether the cards are said to be yours."""
    if isinstance(thing, Noun):
        places = [place for place in thing.places if place.zone != "play"]
        mine = bool(places) and all(place.whose == "your" for place in places)
        return mine or thing.side == "friendly"
    return False


def is_theirs(thing: Thing) -> bool:
    """Whether the cards lie in a pile of your opponent."""
    places = thing.places if isinstance(thing, Noun) else ()
    return bool(places) and all(place.whose == "their" for place in places)


def is_plural(thing: Thing) -> bool:
    """Whether several cards may be meant."""
    if isinstance(thing, Both):
        return True
    if isinstance(thing, Ref):
        return False
    if thing.toward is not None:
        return False
    place = thing.places[0] if thing.places else None
    if place is not None and place.top is not None and place.whose != "each":
        return abs(place.top) > 1
    if thing.quantity in ("each", "any") or thing.each_of is not None:
        return True
    if isinstance(thing.count, Fixed):
        return thing.count.number > 1
    return thing.count is not None
