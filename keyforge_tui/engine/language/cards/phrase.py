"""The grammar of selectors: from a phrase in a card file to a `Selector`.

quantity   a, an, another, each, each other, all, any number of, 2, up to 3, a random,
           2 random, the most powerful, the 3 most powerful, the least powerful;
           the (only with named: a card that there is once)
adjectives friendly, enemy, other, different (from "it"), neighboring, ready, exhausted,
           damaged, undamaged, stunned, warded, enraged, flank, a house, a trait, a keyword,
           non-<house or trait>
noun       creature, artifact, upgrade, action, card, neighbor; "creature or artifact"
ending     with power 3 (or lower, or higher), with even power, with amber, without amber,
           with an upgrade, with armor, on a flank, not on a flank, in the center, of the
           chosen house, of the active house, you play, of it, to the left of this, named <id>,
           in your hand, in their discard pile, in any archives, of your deck,
           of its controller’s deck, among them
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from keyforge_tui.engine.language.cards.description import ADJECTIVES, ALL_TYPES, ZONES, Place
from keyforge_tui.engine.language.cards.selector import Selector
from keyforge_tui.engine.language.write.grammar import plural
from keyforge_tui.engine.model.words import TRAITS, CardType, House, Keyword, Zone


class PhraseError(ValueError):
    """A phrase that is not a selector; `word` is what is not understood.

    `known`: the words of its kind that would be.
    """

    def __init__(self, message: str, word: str = "", known: Iterable[str] = ()) -> None:
        super().__init__(message)
        self.word = word
        self.known = tuple(known)


PHRASES = (__doc__ or "").partition("\n\n")[2].strip()
"""How a phrase is written, for the reference."""

REFERENCES = {
    "this": "this",
    "it": "it",
    "them": "it",
    "this creature": "host",
    "this upgrade": "grantor",
    "this artifact": "grantor",
    "the fought creature": "fought",
    "the attacked creature": "attacked",
    "the other creature": "other",
    "the triggering card": "event",
    "the remembered cards": "memory",
    "the cards under this": "under",
    "the card under this": "under",
}

NOUNS: dict[str, frozenset[CardType]] = {
    "creature": frozenset({CardType.CREATURE}),
    "artifact": frozenset({CardType.ARTIFACT}),
    "upgrade": frozenset({CardType.UPGRADE}),
    "action": frozenset({CardType.ACTION}),
    "card": ALL_TYPES,
    "neighbor": frozenset({CardType.CREATURE}),
}

ENDINGS: dict[str, str] = {
    "with even power": "even",
    "with odd power": "odd",
    "with amber": "amber",
    "without amber": "no-amber",
    "with an upgrade": "upgraded",
    "with armor": "armored",
    "with a power counter": "power-counter",
    "with bonus icons": "icons",
    "without bonus icons": "no-icons",
    "not on a flank": "not-flank",
    "on a flank": "flank",
    "in the center": "center",
    "of the chosen house": "chosen-house",
    "not of the chosen house": "not-chosen-house",
    "of the active house": "active-house",
    "you play": "you-play",
}


WHOSE = {
    "your": "your",
    "their": "their",
    "a": "one",
    "any": "any",
    "each": "each",
    "its owner’s": "owner",
    "its controller’s": "controller",
}

_ZONE = rf"(?:(?:{'|'.join(WHOSE)}) (?:{'|'.join(ZONES)})|play)"
_PLACE = re.compile(rf" (?:in|from) ({_ZONE}(?:(?:,| or|, or| and) {_ZONE})*)$")
_POWER = re.compile(r" with power (\d+)(?: (or lower|or higher))?$")
_RELATION = re.compile(
    r" (?:to the (left|right) )?of (this creature|this|it|the [a-z-]+(?: creature)?)$"
)
_AMONG = re.compile(r" among (them|the [a-z-]+)$")
_NAMED = re.compile(r" named ([a-z0-9-]+)$")
_QUANTITY = re.compile(
    r"^(?:(?P<top>the (?P<end>top|bottom)(?: (?P<topn>\d+))?)"
    r"|(?P<extreme>(?P<all>each )?(?:the )?(?:(?P<exn>\d+) )?(?P<ex>most|least) powerful)"
    r"|(?P<upto>up to (?P<upn>\d+))|(?P<any>any number of)"
    r"|(?P<each>each|all)(?P<eachother> other)?"
    r"|(?P<random>(?:a|(?P<randn>\d+)) random)|(?P<another>another)"
    r"|(?P<exact>\d+)(?P<exother> other)?|(?P<unique>the)(?=.* named )|(?P<one>an?)) "
)


def parse(phrase: str) -> Selector:
    """The selector a phrase means."""
    text = " ".join(phrase.replace("'", "’").split())
    if text in REFERENCES:
        return Selector(quantity="ref", ref=REFERENCES[text], phrase=text)
    fields: dict[str, object] = {"phrase": text}
    rest = _take_quantity(text, fields)
    if rest is None:
        named = re.fullmatch(r"the ([a-z-]+)", text)
        if named:
            return Selector(quantity="ref", ref=named[1], phrase=text)
        # A bare description, as in "for-each: friendly creature".
        fields["quantity"] = "each"
        rest = text
    _take_endings(rest, fields)
    return Selector(**fields)  # type: ignore[arg-type]  # built from the grammar above


def _take_quantity(text: str, fields: dict[str, object]) -> str | None:
    found = _QUANTITY.match(text)
    if found is None:
        return None
    if found["top"]:
        number = int(found["topn"] or 1)
        fields["quantity"] = "each"
        fields["count"] = number
        fields["top"] = number if found["end"] == "top" else -number
    elif found["extreme"]:
        fields["extreme"] = found["ex"]
        fields["quantity"] = "each" if found["all"] else "one"
        fields["count"] = int(found["exn"] or 1)
    elif found["upto"]:
        fields["quantity"], fields["count"] = "up-to", int(found["upn"])
    elif found["any"]:
        fields["quantity"] = "any"
    elif found["each"]:
        fields["quantity"] = "each"
        fields["other"] = bool(found["eachother"])
    elif found["random"]:
        fields["quantity"], fields["count"] = "random", int(found["randn"] or 1)
    elif found["another"]:
        fields["other"] = True
    elif found["unique"]:
        fields["unique"] = True
    elif found["exact"]:
        fields["quantity"], fields["count"] = "exactly", int(found["exact"])
        fields["other"] = bool(found["exother"])
    return text[found.end() :]


def _take_endings(text: str, fields: dict[str, object]) -> None:
    states: set[str] = set()
    top = fields.pop("top", None)
    places: tuple[Place, ...] | None = None
    while True:
        if found := _PLACE.search(text):
            names = re.split(r",? or |,? and |, ", found[1])
            places = tuple(_place(name) for name in names)
        elif found := _POWER.search(text):
            fields["power"] = (found[2] or "exactly", int(found[1]))
        elif found := _AMONG.search(text):
            fields["among"] = REFERENCES.get(found[1], found[1].removeprefix("the "))
        elif found := _NAMED.search(text):
            fields["named"] = found[1]
        elif ending := next((end for end in ENDINGS if text.endswith(" " + end)), None):
            states.add(ENDINGS[ending])
            text = text[: -len(ending) - 1]
            continue
        elif top is not None and (
            found := re.search(r" of (your|their|each|its controller’s) deck$", text)
        ):
            assert isinstance(top, int)
            places = (Place(Zone.DECK, WHOSE[found[1]], top),)
        elif found := _RELATION.search(text):
            ref = REFERENCES.get(found[2], found[2].removeprefix("the "))
            kind = found[1] or ("upgrade" if "upgrade" in text[: found.start()] else "neighbor")
            fields["relation"] = (kind, ref)
        else:
            break
        text = text[: found.start()]
    if places is not None:
        fields["places"] = places
    _take_noun(text, fields, states)
    if top is not None and places is None:
        raise PhraseError("say whose deck: of your deck, of their deck, of each deck")
    fields["states"] = frozenset(states)


def _place(name: str) -> Place:
    if name == "play":
        return Place()
    whose = next(word for word in WHOSE if name.startswith(word + " "))
    return Place(ZONES[name.removeprefix(whose + " ")], WHOSE[whose])


def _take_noun(text: str, fields: dict[str, object], states: set[str]) -> None:
    words = text.split(" ")
    nouns: list[str] = []
    while words:
        noun = words[-1]
        for plural_form in NOUNS:
            if noun in (plural_form, plural(plural_form)):
                noun = plural_form
        if noun not in NOUNS:
            break
        nouns.insert(0, noun)
        words.pop()
        if words and words[-1] == "or":
            words.pop()
            continue
        break
    if not nouns:
        raise _nounless(text)
    if "neighbor" in nouns:
        fields.setdefault("relation", ("neighbor", "this"))
    fields["types"] = frozenset().union(*(NOUNS[noun] for noun in nouns))
    for word in words:
        _take_adjective(word, fields, states)


def _nounless(text: str) -> PhraseError:
    """What is wrong with a phrase that does not end in a kind of card."""
    words = text.split(" ")
    nouns = [*NOUNS, *map(plural, NOUNS)]
    last = max((place for place, word in enumerate(words) if word in nouns), default=None)
    if last is not None:
        ending = " ".join(words[last + 1 :])
        return PhraseError(f'"{ending}" is no ending for cards', ending, ENDINGS)
    message = f'"{text}" names no kind of card (creature, artifact, upgrade, action, card)'
    return PhraseError(message, words[-1], nouns)


def _take_adjective(word: str, fields: dict[str, object], states: set[str]) -> None:
    def add(name: str, value: object) -> None:
        current = fields.get(name, frozenset())
        assert isinstance(current, frozenset)
        fields[name] = current | {value}

    if word in ("friendly", "enemy"):
        fields["side"] = word
    elif word == "other":
        fields["other"] = True
    elif word == "different":
        fields["different"] = True
    elif word == "neighboring":
        fields["relation"] = ("neighbor", "this")
    elif word in ADJECTIVES:
        states.add(ADJECTIVES[word])
    elif word.startswith("non-") and word[4:] in set(House):
        add("not_houses", House(word[4:]))
    elif word.startswith("non-") and word[4:] in TRAITS:
        add("not_traits", word[4:])
    elif word in set(House):
        add("houses", House(word))
    elif word in set(Keyword):
        add("keywords", Keyword(word))
    elif word in TRAITS:
        add("traits", word)
    else:
        raise PhraseError(f'"{word}" is not a word for cards', word, _descriptions())


def _descriptions() -> list[str]:
    """Every word that may stand before the kind of card."""
    negated = [f"non-{word}" for word in [*House, *sorted(TRAITS)]]
    return [
        *ADJECTIVES,
        *House,
        *Keyword,
        *sorted(TRAITS),
        *negated,
        *("friendly", "enemy", "other", "different", "neighboring", "each", "a", "an", "another"),
    ]
