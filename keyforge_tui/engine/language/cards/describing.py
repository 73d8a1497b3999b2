"""Selectors back in words: "each enemy creature with power 3 or lower"."""

from __future__ import annotations

from keyforge_tui.engine.language.cards.adjectives import ALL_TYPES
from keyforge_tui.engine.language.cards.phrase import ADJECTIVES, ZONES
from keyforge_tui.engine.language.cards.selector import Selector
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


def noun(selector: Selector) -> str:
    """The bare noun: creature, artifact, card, "creature or artifact"."""
    if selector.types == ALL_TYPES:
        return "card"
    order = [
        kind for kind in (CardType.CREATURE, CardType.ARTIFACT, CardType.UPGRADE, CardType.ACTION)
    ]
    names = [kind.value for kind in order if kind in selector.types]
    if names == ["action"]:
        names = ["action card"]
    return " or ".join(names)


def _plurals(name: str) -> str:
    """The plural of each noun: "creatures and artifacts"."""
    for word in (" or ", " and "):
        if word in name:
            return word.join(plural(part) for part in name.split(word))
    return plural(name)


def kind(selector: Selector, speech: Speech, *, many: bool = False) -> str:
    """The description without its quantity: "friendly Mars creature with power 3 or lower"."""
    but = "" if selector.excluded is None else f" other than {selector.excluded.text(speech)}"
    return _kind(selector, speech, many=many) + but + where_text(selector, speech)


def where_text(selector: Selector, speech: Speech) -> str:
    """ " that shares a trait with it"; empty without such a condition."""
    if selector.where is None:
        return ""
    inner = Speech(speech.name, speech.type, speech.granted, it_noun=noun(selector))
    inner.named = speech.named
    return " that " + selector.where.text(inner)


def _kind(selector: Selector, speech: Speech, *, many: bool = False) -> str:
    """The description without its quantity and its condition."""
    words = ["different"] if selector.different else []
    words += [
        state
        for state in sorted(selector.states)
        if state in ADJECTIVES.values() and state != "flank"
    ]
    if selector.side:
        words.append(selector.side)
    words += [f"non-{house.title}" for house in sorted(selector.not_houses)]
    words += [f"non-{trait.title()}" for trait in sorted(selector.not_traits)]
    words += [house.title for house in sorted(selector.houses)]
    if "flank" in selector.states:
        words.append("flank")
    words += [word.value for word in sorted(selector.keywords)]
    words += [trait.title() for trait in sorted(selector.traits)]
    name = noun(selector)
    if selector.named is not None:
        name = speech.named.get(f"#{selector.named}", selector.named.replace("-", " ").title())
        words = [word for word in words if word in ("friendly", "enemy")]
    elif name == "card" and selector.traits and not selector.houses:
        name = words.pop()  # "a friendly Shard"
    if selector.relation == ("neighbor", "this"):
        words.insert(0, "neighboring")
    words.append(_plurals(name) if many else name)
    if selector.power is not None:
        comparison, number = selector.power
        words.append(f"with power {number}" + ("" if comparison == "exactly" else f" {comparison}"))
    house = speech.named.get("house", "that house")
    it, are = ("them", "are") if many else ("it", "is")
    words += [
        STATE_TEXT[state].format(it=it, are=are, house=house)
        for state in sorted(selector.states)
        if state in STATE_TEXT
    ]
    return " ".join(words)


def place_text(selector: Selector, speech: Speech, preposition: str = "from") -> str:
    """ " from your discard pile"; empty for cards in play."""
    if selector.among is not None:
        return " among them" if speech.deed.done == "affected" else f" {speech.deed.done} this way"
    if selector.in_play_only or selector.ref is not None:
        return ""
    names: list[str] = []
    for place in selector.places:
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
    return f" {preposition} {listing(names, 'and' if selector.quantity == 'each' else 'or')}"


def pile_name(zone: Zone) -> str:
    """The words for a pile: "discard pile"."""
    return next(name for name, one in ZONES.items() if one is zone)


REF_TEXT = {
    "attacked": "the attacked creature",
    "grantor": "this upgrade",
    "under": "the card under it",
}


def describe(selector: Selector, speech: Speech, preposition: str = "from") -> str:
    """The selector as a noun phrase."""
    if selector.ref is not None:
        return _describe_ref(selector, speech)
    place = place_text(selector, speech, preposition) + where_text(selector, speech)
    if selector.places[0].top is not None:
        return _describe_top(selector)
    relation = _describe_relation(selector, speech)
    if relation is not None:
        return relation
    if selector.extreme is not None:
        return _describe_extreme(selector, speech) + place
    single = _kind(selector, speech)
    several = _kind(selector, speech, many=True)
    other = "other " if selector.other else ""
    if selector.quantity == "each":
        return f"each {other}{single}{place}"
    if selector.quantity == "any":
        return f"any number of {other}{several}{place}"
    if selector.quantity == "up-to":
        if selector.count == 1:
            return f"up to 1 {single}{place}"
        return f"up to {selector.count} {other}{several}{place}"
    if selector.quantity == "random":
        if selector.count == 1:
            return f"a random {single}{place}"
        return f"{selector.count} random {several}{place}"
    if selector.count > 1:
        return f"{selector.count} {other}{several}{place}"
    if selector.other:
        return f"another {single}{place}"
    if (single, place) == ("card", " among them"):
        return "1 of them"
    return f"{article(single)}{place}"


def _describe_ref(selector: Selector, speech: Speech) -> str:
    ref = selector.ref or ""
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


def _describe_top(selector: Selector) -> str:
    place = selector.places[0]
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


def _describe_extreme(selector: Selector, speech: Speech) -> str:
    if selector.quantity == "each":
        word = "highest" if selector.extreme == "most" else "lowest"
        return f"each {_kind(selector, speech)} with the {word} power"
    number = f"{selector.count} " if selector.count > 1 else ""
    side = f"{selector.side} " if selector.side else ""
    rest = _kind(selector.having(side=None), speech, many=selector.count > 1)
    return f"the {number}{selector.extreme} powerful {side}{rest}"


def _describe_relation(selector: Selector, speech: Speech) -> str | None:
    if selector.relation is None:
        return None
    relation, ref = selector.relation
    if ref == "fought" and speech.said_fought:
        ref = "it"
    anchor = _describe_ref(Selector(quantity="ref", ref=ref), speech)
    bare = selector.having(relation=None)
    if relation == "neighbor":
        if ref == "this" and selector.quantity != "each":
            return None
        rest = kind(bare.having(excluded=None), speech).removesuffix("creature") + "neighbor"
        if selector.quantity == "each" and ref == "fought":
            return f"each {rest} of {anchor}"
        if selector.quantity == "each":
            owner = possessive(anchor) if ref != "it" else "its"
            return f"each of {owner} {plural(rest)}"
        but = "" if selector.excluded is None else f" other than {selector.excluded.text(speech)}"
        return f"{article(rest)} of {speech.that() if ref == 'it' else anchor}{but}"
    if relation == "upgrade":
        return describe(bare, speech) + f" on {anchor}"
    return describe(bare, speech) + f" to the {relation} of {anchor}"
