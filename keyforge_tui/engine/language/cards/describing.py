"""Selectors back in words: "each enemy creature with power 3 or lower"."""

from __future__ import annotations

from keyforge_tui.engine.language.cards.description import (
    ADJECTIVES,
    ALL_TYPES,
    ZONES,
    Description,
)
from keyforge_tui.engine.language.core.grammar import Speech, article, listing, plural, possessive
from keyforge_tui.engine.model.words import CardType, Zone

STATE_TEXT = {
    "even": "with even power",
    "odd": "with odd power",
    "amber": "with Æ on {it}",
    "no-amber": "without Æ on {it}",
    "upgraded": "with an upgrade on {it}",
    "armored": "with armor",
    "power-counter": "with a +1 power counter",
    "icons": "with a bonus icon",
    "no-icons": "without bonus icons",
    "not-flank": "that {are} not on a flank",
    "center": "in the center of a battleline",
    "chosen-house": "of {house}",
    "not-chosen-house": "not of {house}",
    "active-house": "of the active house",
    "you-play": "you play",
}


def noun(described: Description) -> str:
    """The bare noun: creature, artifact, card, "creature or artifact"."""
    if described.types == ALL_TYPES:
        return "card"
    order = [
        kind for kind in (CardType.CREATURE, CardType.ARTIFACT, CardType.UPGRADE, CardType.ACTION)
    ]
    names = [kind.value for kind in order if kind in described.types]
    if names == ["action"]:
        names = ["action card"]
    return " or ".join(names)


def _plurals(name: str) -> str:
    """The plural of each noun: "creatures and artifacts"."""
    for word in (" or ", " and "):
        if word in name:
            return word.join(plural(part) for part in name.split(word))
    return plural(name)


def kind(described: Description, speech: Speech, *, many: bool = False) -> str:
    """The description without its quantity: "friendly Mars creature with power 3 or lower"."""
    but = "" if described.excluded is None else f" other than {described.excluded.text(speech)}"
    return _kind(described, speech, many=many) + but + where_text(described, speech)


def where_text(described: Description, speech: Speech) -> str:
    """ " that shares a trait with it"; empty without such a condition."""
    if described.where is None:
        return ""
    inner = Speech(speech.name, speech.type, speech.granted, it_noun=noun(described))
    inner.named = speech.named
    return " that " + described.where.text(inner)


def _kind(described: Description, speech: Speech, *, many: bool = False) -> str:
    """The description without its quantity and its condition."""
    words = ["different"] if described.different else []
    words += [
        state
        for state in sorted(described.states)
        if state in ADJECTIVES.values() and state != "flank"
    ]
    if described.side:
        words.append(described.side)
    words += [f"non-{house.title}" for house in sorted(described.not_houses)]
    words += [f"non-{trait.title()}" for trait in sorted(described.not_traits)]
    words += [house.title for house in sorted(described.houses)]
    if "flank" in described.states:
        words.append("flank")
    words += [word.value for word in sorted(described.keywords)]
    words += [trait.title() for trait in sorted(described.traits)]
    name = noun(described)
    if described.named is not None:
        name = speech.named.get(f"#{described.named}", described.named.replace("-", " ").title())
        words = [word for word in words if word in ("friendly", "enemy")]
    elif name == "card" and described.traits and not described.houses:
        name = words.pop()  # "a friendly Shard"
    if described.relation == ("neighbor", "this"):
        words.insert(0, "neighboring")
    words.append(_plurals(name) if many else name)
    if described.power is not None:
        comparison, number = described.power
        words.append(f"with power {number}" + ("" if comparison == "exactly" else f" {comparison}"))
    house = speech.named.get("house", "that house")
    it, are = ("them", "are") if many else ("it", "is")
    words += [
        STATE_TEXT[state].format(it=it, are=are, house=house)
        for state in sorted(described.states)
        if state in STATE_TEXT
    ]
    return " ".join(words)


def place_text(described: Description, speech: Speech, preposition: str = "from") -> str:
    """ " from your discard pile"; empty for cards in play."""
    if described.among is not None:
        return " among them" if speech.deed.done == "affected" else f" {speech.deed.done} this way"
    if described.in_play_only or described.ref is not None:
        return ""
    names: list[str] = []
    for place in described.places:
        if place.zone is None:
            names.append(f"{preposition} play" if names else "play")
            continue
        if place.top is not None:
            return ""
        owner = {
            "your": "your",
            "their": "your opponent’s",
            "one": "a",
            "any": "any",
            "each": "each",
            "owner": "its owner’s",
            "controller": "its controller’s",
        }[place.whose]
        names.append(f"{owner} {pile_name(place.zone)}")
    return f" {preposition} {listing(names, 'and' if described.quantity == 'each' else 'or')}"


def pile_name(zone: Zone) -> str:
    """The words for a pile: "discard pile"."""
    return next(name for name, one in ZONES.items() if one is zone)


REF_TEXT = {
    "attacked": "the attacked creature",
    "grantor": "this upgrade",
    "under": "the card under it",
}


def describe(described: Description, speech: Speech, preposition: str = "from") -> str:
    """The described as a noun phrase."""
    if described.ref is not None:
        return _describe_ref(described.ref, speech)
    place = place_text(described, speech, preposition) + where_text(described, speech)
    if described.places[0].top is not None:
        return _describe_top(described)
    relation = _describe_relation(described, speech)
    if relation is not None:
        return relation
    if described.extreme is not None:
        return _describe_extreme(described, speech) + place
    single = _kind(described, speech)
    several = _kind(described, speech, many=True)
    other = "other " if described.other else ""
    if described.quantity == "each":
        return f"each {other}{single}{place}"
    if described.quantity == "any":
        return f"any number of {other}{several}{place}"
    if described.quantity == "up-to":
        if described.count == 1:
            return f"up to 1 {single}{place}"
        return f"up to {described.count} {other}{several}{place}"
    if described.quantity == "random":
        if described.count == 1:
            return f"a random {single}{place}"
        return f"{described.count} random {several}{place}"
    if described.count > 1:
        return f"{described.count} {other}{several}{place}"
    if described.other:
        return f"another {single}{place}"
    if (single, place) == ("card", " among them"):
        return "1 of them"
    return f"{article(single)}{place}"


def _describe_ref(ref: str, speech: Speech) -> str:
    if ref == "this":
        return speech.this()
    if ref == "host":
        return speech.this_creature()
    if ref == "it":
        return speech.it()
    if ref == "fought":
        speech.said_fought = True
        return f"the creature {'it' if speech.granted else speech.this()} fights"
    if ref in ("event", "other"):
        return speech.that()
    if ref == "grantor":
        return speech.name
    if ref == "memory":
        return f"each card purged by {speech.this()}"
    if ref == "under":
        return f"the card under {speech.this()}"
    if ref in REF_TEXT:
        return REF_TEXT[ref]
    return speech.named.get(ref, f"the {ref.replace('-', ' ')}")


def _describe_top(described: Description) -> str:
    place = described.places[0]
    assert place.top is not None
    end = "top" if place.top > 0 else "bottom"
    number = abs(place.top)
    owner = {
        "your": "your",
        "their": "your opponent’s",
        "each": "each player’s",
        "controller": "its controller’s",
    }[place.whose]
    cards = "card" if number == 1 else f"{number} cards"
    return f"the {end} {cards} of {owner} deck"


def _describe_extreme(described: Description, speech: Speech) -> str:
    if described.quantity == "each":
        word = "highest" if described.extreme == "most" else "lowest"
        return f"each {_kind(described, speech)} with the {word} power"
    number = f"{described.count} " if described.count > 1 else ""
    side = f"{described.side} " if described.side else ""
    rest = _kind(described.having(side=None), speech, many=described.count > 1)
    return f"the {number}{described.extreme} powerful {side}{rest}"


def _describe_relation(described: Description, speech: Speech) -> str | None:
    if described.relation is None:
        return None
    relation, ref = described.relation
    if ref == "fought" and speech.said_fought:
        ref = "it"
    anchor = _describe_ref(ref, speech)
    bare = described.having(relation=None)
    if relation == "neighbor":
        if ref == "this" and described.quantity != "each":
            return None
        rest = kind(bare.having(excluded=None), speech).removesuffix("creature") + "neighbor"
        if described.quantity == "each" and ref == "fought":
            return f"each {rest} of {anchor}"
        if described.quantity == "each":
            owner = possessive(anchor) if ref != "it" else "its"
            return f"each of {owner} {plural(rest)}"
        but = "" if described.excluded is None else f" other than {described.excluded.text(speech)}"
        return f"{article(rest)} of {speech.that() if ref == 'it' else anchor}{but}"
    if relation == "upgrade":
        return describe(bare, speech) + f" on {anchor}"
    return describe(bare, speech) + f" to the {relation} of {anchor}"
