"""What the words of the language mean, before anybody says it: small trees of plain data.

A word returns such a tree: who does what to whom, how many, where, when, on what condition. The
parts are named by their role and not by their place in an English sentence, so that a writer for
another language could say the same. Verbs, units and adjectives are keys of a writer's dictionary.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from keyforge_tui.engine.model.words import CardType, Icon

# -- who and what ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Player:
    """A player: you, opponent, each player, active player, that player, its owner ..."""

    who: str


YOU = Player("you")
OPPONENT = Player("opponent")
EACH_PLAYER = Player("each player")


@dataclass(frozen=True, slots=True)
class Ref:
    """Cards spoken of before: this, it, host, fought ..., or the name of a step."""

    to: str


THIS = Ref("this")
IT = Ref("it")


@dataclass(frozen=True, slots=True)
class Place:
    """Where cards lie: a zone, and whose; `top`: only so many, negative from the bottom."""

    zone: str
    """play, hand, discard, archives, deck, purged, pool, supply."""
    whose: str = "your"
    """your, their, one, any, each, owner, controller."""
    top: int | None = None


@dataclass(frozen=True, slots=True)
class Wording:
    """How a state of a card is said."""

    text: str
    place: str
    """before ("damaged friendly creature"), inside (behind the side), close (to the noun: "flank
    creature") or behind it ("creature with armor")."""
    predicate: str = ""
    """What a card simply is: "stunned"; empty where it cannot be said so."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that is said of a card: a state, a house, a trait, a keyword."""

    kind: str
    """state, house, trait or keyword."""
    value: str
    negative: bool = False
    wording: Wording | None = None
    """For a state."""

    @property
    def predicate(self) -> str:
        """What a card of this state simply is."""
        return "" if self.wording is None else self.wording.predicate

    def said(self, place: str) -> str:
        """The words for it, if they are said at this place."""
        return self.wording.text if self.wording and self.wording.place == place else ""


@dataclass(frozen=True, slots=True)
class Noun:
    """Some cards: how many, of what kind, what is said of them, and where they are."""

    kinds: frozenset[CardType]
    quantity: str = "one"
    """one, each, exactly, up-to, any, random, or "the" for a card that there is once."""
    count: Amount | None = None
    """How many; nothing: one."""
    side: str | None = None
    """friendly or enemy."""
    other: bool = False
    different: bool = False
    marks: tuple[Mark, ...] = ()
    title: str | None = None
    """The id of the one card that is meant."""
    power: tuple[str, int] | None = None
    relation: tuple[str, Ref] | None = None
    """neighbor, left, right or upgrade, and of what."""
    toward: str | None = None
    """left or right: only the neighbor on that side."""
    extreme: str | None = None
    """most or least, by power."""
    each_of: str | None = None
    """One of each house, type or power."""
    places: tuple[Place, ...] = ()
    among: Ref | None = None
    such: Condition | None = None
    """What holds for each of them, as "it"."""
    spared: Thing | None = None
    chooser: str | None = None
    """Who chooses, if that is not as usual: you, opponent, owner."""


@dataclass(frozen=True, slots=True)
class Both:
    """Several groups of cards together."""

    parts: tuple[Thing, ...]


@dataclass(frozen=True, slots=True)
class Stuff:
    """So much of something that is no card: Æ, damage, chains, counters; or a number of cards."""

    unit: str
    """amber, damage, card, additional card, chain, power counter, power, armor ..."""
    amount: Amount


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a closed set, such as a house or a state to enter play in."""

    key: str


@dataclass(frozen=True, slots=True)
class Words:
    """Several words of closed sets: all of them, or any."""

    keys: tuple[str, ...]
    any: bool = False


@dataclass(frozen=True, slots=True)
class Traits:
    """Traits that cards have."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Symbol:
    """A bonus icon."""

    icon: Icon


@dataclass(frozen=True, slots=True)
class Piles:
    """Several places together."""

    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Number:
    """An amount as a number of its own."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Often:
    """So many times."""

    times: Amount


@dataclass(frozen=True, slots=True)
class Share:
    """So many of what was spoken of last, or the others; `whole`: all of it."""

    count: int | None
    whole: bool = False


Thing = Ref | Noun | Both
Role = (
    Player
    | Ref
    | Place
    | Noun
    | Both
    | Stuff
    | Word
    | Words
    | Traits
    | Symbol
    | Piles
    | Number
    | Often
    | Share
)

# -- how many ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Fixed:
    """A number."""

    number: int


@dataclass(frozen=True, slots=True)
class Everything:
    """All there is."""


@dataclass(frozen=True, slots=True)
class AllBut:
    """All above a number."""

    number: int


@dataclass(frozen=True, slots=True)
class Held:
    """Units a player has: Æ, forged keys, unforged keys."""

    unit: str
    player: Player


@dataclass(frozen=True, slots=True)
class Lying:
    """Units that lie on cards: Æ, counters of a name."""

    unit: str
    on: Thing


@dataclass(frozen=True, slots=True)
class Houses:
    """Houses that are represented among cards."""

    among: Thing
    but: str | None = None
    """The house that does not count."""


@dataclass(frozen=True, slots=True)
class Done:
    """What a step before did: "creature destroyed this way"."""

    what: str
    """amount, cards or destroyed."""
    step: str | None = None
    """The name of the step; the one just before without it."""
    controlled: Player | None = None
    owned: Player | None = None


@dataclass(frozen=True, slots=True)
class Happened:
    """What was done this turn, or in a turn before."""

    deed: str
    """played, discarded, destroyed, used, reaped, fought, forged, stolen."""
    cards: Thing | None = None
    player: Player | None = None
    previous: bool = False
    in_fight: bool = False
    others: bool = False
    distinct: bool = False
    source: str | None = None


Countable = Noun | Both | Ref | Held | Lying | Houses | Done | Happened


@dataclass(frozen=True, slots=True)
class Per:
    """One for each of something."""

    each: Countable


@dataclass(frozen=True, slots=True)
class Property:
    """A number of cards: power, armor, damage, power-counters, upgrades, icons, traits."""

    name: str
    of: Thing


@dataclass(frozen=True, slots=True)
class Times:
    """An amount so many times."""

    times: int
    of: Amount


@dataclass(frozen=True, slots=True)
class Product:
    """An amount once for each of something."""

    amount: Amount
    each: Countable


@dataclass(frozen=True, slots=True)
class Minus:
    """An amount less another."""

    amount: Amount
    less: Amount
    below_zero: bool = False


@dataclass(frozen=True, slots=True)
class Half:
    """Half of an amount, rounded up or down."""

    of: Amount
    round: str


@dataclass(frozen=True, slots=True)
class ThatMuch:
    """As much as the event was about."""


@dataclass(frozen=True, slots=True)
class ThatNumber:
    """A number that was chosen; `name` tells several apart."""

    name: str = "number"


@dataclass(frozen=True, slots=True)
class Capped:
    """An amount that counts up to a maximum."""

    amount: Amount
    most: int


@dataclass(frozen=True, slots=True)
class UpTo:
    """At most so much."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Limited:
    """An amount within limits: at-least, at-most, exactly, more-than, fewer-than."""

    limits: tuple[tuple[str, Amount], ...]


Amount = (
    Fixed
    | Everything
    | AllBut
    | Per
    | Property
    | Times
    | Product
    | Minus
    | Half
    | ThatMuch
    | ThatNumber
    | Capped
    | UpTo
    | Limited
)

# -- what is done, and what is so ----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Clause:
    """Somebody does something: a verb of the dictionary and what fills its roles."""

    verb: str
    roles: tuple[tuple[str, Role], ...] = ()
    """Each role by its name: object, goal, source, place, manner ..."""
    subject: Role = YOU
    past: bool = False
    would: bool = False
    """It would happen."""
    each_own: bool = False
    """Each player does it, and "you" inside is that player."""
    severally: bool = False
    """It is read for each card that does it, or else for each it is done to, as "it"."""


@dataclass(frozen=True, slots=True)
class Compare:
    """An amount is within limits."""

    amount: Amount
    limits: Limited


@dataclass(frozen=True, slots=True)
class Exists:
    """There is such a card, or there is none."""

    cards: Thing
    none: bool = False


@dataclass(frozen=True, slots=True)
class Fits:
    """Cards that were spoken of are of a kind."""

    cards: Thing
    kind: Thing
    past: bool = False


@dataclass(frozen=True, slots=True)
class Joint:
    """Several conditions: all of them, or any."""

    parts: tuple[Condition, ...]
    any: bool = False


@dataclass(frozen=True, slots=True)
class Deny:
    """The opposite of a condition."""

    condition: Condition


Condition = Clause | Compare | Exists | Fits | Joint | Deny

# -- how instructions hang together --------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Steps:
    """Instructions one after the other."""

    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Called:
    """An instruction that is spoken of by a name later."""

    step: Step
    name: str


@dataclass(frozen=True, slots=True)
class May:
    """Instructions that need not be followed."""

    steps: Steps


@dataclass(frozen=True, slots=True)
class Given:
    """Instructions under a condition, and others otherwise."""

    condition: Condition
    then: Steps
    otherwise: Steps | None = None
    instead: bool = False


@dataclass(frozen=True, slots=True)
class IfDone:
    """Instructions that follow if the step before was carried out."""

    steps: Steps


@dataclass(frozen=True, slots=True)
class ForEvery:
    """Instructions for each of some cards in turn, or once for each of something."""

    each: Countable
    steps: Steps
    bound: bool = True
    """The card is "it" in the instructions."""


@dataclass(frozen=True, slots=True)
class OneByOne:
    """Instructions for chosen cards, one card after the other."""

    cards: Thing
    steps: Steps


@dataclass(frozen=True, slots=True)
class Again:
    """Instructions that are repeated."""

    steps: Steps
    times: Amount | None = None
    condition: Condition | None = None
    once: bool = False
    optional: bool = False
    price: Steps | None = None


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of several instructions, as the player chooses."""

    options: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Later:
    """Instructions that wait until this card has left play."""

    steps: Steps


@dataclass(frozen=True, slots=True)
class Mirrored:
    """Instructions that the opponent follows afterwards, from the other side of the table."""

    steps: Steps


@dataclass(frozen=True, slots=True)
class Together:
    """Instructions that are carried out as one."""

    steps: Steps


@dataclass(frozen=True, slots=True)
class Remark:
    """An instruction with a sentence of its own behind it."""

    step: Clause
    remark: Clause


@dataclass(frozen=True, slots=True)
class For:
    """Abilities that are in force for a time."""

    duration: str
    abilities: tuple[Ability, ...]
    uses: int | None = None
    tied: bool = False


@dataclass(frozen=True, slots=True)
class As:
    """Instructions that another player follows, or each in turn: "you" inside is that player."""

    player: Player
    steps: Steps


Step = (
    Clause
    | Steps
    | As
    | Called
    | May
    | Given
    | IfDone
    | ForEvery
    | OneByOne
    | Again
    | OneOf
    | Later
    | Mirrored
    | Together
    | Remark
    | For
)

# -- abilities -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Change:
    """What a constant ability changes: a predicate, or a sentence of its own."""

    verb: str
    roles: tuple[tuple[str, Role | Condition | Steps | Quoted], ...] = ()
    sentence: bool = False
    """Its subject is not what the ability is about."""


@dataclass(frozen=True, slots=True)
class Quoted:
    """Abilities that are given to a card."""

    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class Prefixed:
    """An ability with bold labels."""

    labels: tuple[str, ...]
    steps: Steps
    condition: Condition | None = None
    instead: bool = False
    as_upgrade: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """An ability that answers to an event."""

    opening: str
    """after, at, before or each-time."""
    occasion: Clause
    steps: Steps
    condition: Condition | None = None
    during: Player | None = None
    may: bool = False
    before_play: bool = False
    zones: tuple[str, ...] = ()
    for_each_player: bool = False
    """Each player has it, and "you" inside is that player."""
    as_upgrade: bool = False


@dataclass(frozen=True, slots=True)
class Constant:
    """An ability that changes cards or players while it is there."""

    changes: tuple[Change, ...]
    to: Thing | None = None
    who: Player | None = None
    condition: Condition | None = None
    zones: tuple[str, ...] = ()
    for_each_player: bool = False
    """Each player has it, and "you" inside is that player."""
    as_upgrade: bool = False


@dataclass(frozen=True, slots=True)
class Replacing:
    """An ability that puts something else in place of an event."""

    event: Clause
    steps: Steps
    elsewhere: str | None = None
    """The event happens, but with its thing put here or taken from here."""
    thing: Clause | None = None
    """The Æmber the event is about, and what would happen to it."""
    condition: Condition | None = None
    may: bool = False
    each: bool = False
    for_each_player: bool = False
    """Each player has it, and "you" in it is that player."""
    zones: tuple[str, ...] = ()
    as_upgrade: bool = False


@dataclass(frozen=True, slots=True)
class AsSoonAs:
    """An ability that acts as soon as something is so."""

    condition: Condition
    steps: Steps
    zones: tuple[str, ...] = ()
    for_each_player: bool = False
    """Each player has it, and "you" inside is that player."""
    as_upgrade: bool = False


Ability = Prefixed | Answer | Constant | Replacing | AsSoonAs

# -- small steps from one tree to another --------------------------------------------------------

IN_PLAY = (Place("play", "any"),)


def anywhere(thing: Thing) -> Thing:
    """A description of what a card is, not of where it lies: cards in play are not meant alone."""
    if isinstance(thing, Both):
        return Both(tuple(anywhere(part) for part in thing.parts))
    if isinstance(thing, Noun) and thing.places == IN_PLAY:
        return replace(thing, places=())
    return thing


def for_each(amount: Amount, each: Countable | None) -> Amount:
    """An amount once for each of something."""
    if each is None:
        return amount
    if isinstance(amount, Fixed):
        return Per(each) if amount.number == 1 else Times(amount.number, Per(each))
    return Product(amount, each)


def speaks_of(node: object, what: object) -> bool:
    """Whether a part of a tree is this."""
    return what in parts(node)


def parts(node: object) -> Iterator[object]:
    """A tree and everything in it."""
    yield node
    if isinstance(node, tuple):
        for part in node:
            yield from parts(part)
    for name in getattr(type(node), "__dataclass_fields__", ()):
        yield from parts(getattr(node, name))
