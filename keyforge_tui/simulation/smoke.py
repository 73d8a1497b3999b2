"""A first try of every ability of a card: does anything follow of what its text promises?

Each labelled ability is played from both seats: with nothing there, with cards that fit each
description of the card, and with cards that do not; the answers are drawn by chance, a few times.
What happens is held against what happens where that ability of the card is empty. An error is
reported, and an ability that changes nothing anywhere: it is no test of a card, and one that needs
a rare position may be reported though nothing is wrong with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from keyforge_tui.engine import (
    PLAYERS,
    CardDef,
    CardType,
    Description,
    Event,
    Game,
    House,
    Label,
    Option,
    Primitive,
    Scenario,
    ScenarioError,
    card_text,
    define,
    start,
)
from keyforge_tui.simulation.games import explore

Finder = Callable[[str], CardDef]

TRIES: Final = 10
"""So often each position is played, with other answers."""
MOST_ANSWERS: Final = 60
"""After so many answers an ability is done, or will never be."""

NOTHING: Final = "with nothing there"
FITTING: Final = "with cards that fit"
OTHERS: Final = "with cards that do not fit"

_ACTION: Final = {
    Label.PLAY: "play",
    Label.FIGHT: "fight",
    Label.BEFORE_FIGHT: "fight",
    Label.REAP: "reap",
    Label.BEFORE_REAP: "reap",
    Label.ACTION: "action",
    Label.OMNI: "omni",
}
_FELLED: Final = {Label.DESTROYED: "destroy", Label.LEAVES_PLAY: "return"}
"""What another card does to it."""


@dataclass(frozen=True, slots=True)
class Smoke:
    """Something that does not look right."""

    card: str
    label: str
    told: str

    def __str__(self) -> str:
        return f"{self.card}: {self.label}: {self.told}"


def smoke(card: CardDef, find: Finder) -> Iterator[Smoke]:
    """Everything that does not look right with the abilities of a card."""
    made = {one.slug: one for one in (*_bystanders(card), *_tools(card))}
    for label in card.labelled:
        if card.type is CardType.UPGRADE and label not in (Label.PLAY, Label.DESTROYED):
            continue
        real = _finder({**made, card.slug: card}, find)
        control = _finder({**made, card.slug: _emptied(card, label)}, find)
        followed = False
        for around in (NOTHING, OTHERS, FITTING):
            for seat in PLAYERS:
                for number in range(TRIES):
                    try:
                        events = _try(card, label, around, seat, number, real)
                        without = _try(card, label, around, seat, number, control)
                    except Exception as error:
                        told = f"{around}, seat {seat + 1}: {type(error).__name__}: {error}"
                        yield Smoke(card.slug, label.value, told)
                        return
                    followed = followed or events != without
        if not followed:
            text = " ".join(card_text(card, reminders=False))
            yield Smoke(card.slug, label.value, f"nothing followed of “{text}”")


def _emptied(card: CardDef, label: Label) -> CardDef:
    """The same card, of which an ability does nothing."""
    empty = []
    for ability in card.labelled[label]:
        assert isinstance(ability, Primitive)
        empty.append(ability.model_copy(update={"do": (), "instead": False}))
    return replace(card, labelled={**card.labelled, label: tuple(empty)})


def _finder(made: dict[str, CardDef], find: Finder) -> Finder:
    return lambda name: made.get(name) or find(name)


# -- positions -------------------------------------------------------------------------------


def _try(
    card: CardDef, label: Label, around: str, seat: int, number: int, find: Finder
) -> list[Event]:
    """What followed of an ability in one position, with the answers of one chance."""
    sides = _sides(card, label, around, seat, number)
    spec = {
        "active": seat,
        "house": card.houses[0].value,
        "seed": number,
        "tide": (None, seat, 1 - seat)[number % 3],
        "players": sides,
    }
    try:
        game = start(Scenario.model_validate(spec), find)
    except ScenarioError:
        return []  # the position itself cannot be
    return _played(game, card, label, Random(number))


def _sides(
    card: CardDef, label: Label, around: str, seat: int, number: int
) -> list[dict[str, Any]]:
    sides: list[dict[str, Any]] = [{}, {}]
    mine, theirs = sides[seat], sides[1 - seat]
    if around != NOTHING:
        for side, amber in ((mine, (14, 3, 0)), (theirs, (3, 9, 0))):
            side |= _surroundings(amber[number % 3], is_odd=number % 2 == 1)
        more = (mine, theirs)[number % 2]
        more["battleline"] += ["any-creature"] * 4
        more["keys"] = ["red"]
    itself: dict[str, Any] = {"card": card.slug}
    if around == FITTING:
        for place, described in enumerate(_descriptions(card)):
            _lay(described, described.named or f"fits-{place}", number, mine, theirs)
        itself |= _state_of(card)
    if label in (Label.FIGHT, Label.BEFORE_FIGHT):
        theirs.setdefault("battleline", []).append("weak-creature")
    zone = _zone(card, label)
    if zone == "upgrade":
        wearer = {"card": "any-creature", "upgrades": [card.slug]}
        mine.setdefault("battleline", []).append(wearer)
    elif zone == "battleline":  # with a neighbor on each side, where there are any
        mine.setdefault(zone, []).insert(len(mine.get(zone, [])) // 2, itself)
    else:
        mine.setdefault(zone, []).append(itself if zone == "artifacts" else card.slug)
    if card.type is CardType.UPGRADE:
        mine.setdefault("battleline", []).append("any-creature")
    if label in _FELLED:
        mine.setdefault("hand", []).append(f"tool-{_FELLED[label]}")
    return sides


def _surroundings(amber: int, *, is_odd: bool) -> dict[str, Any]:
    """A side with something of everything; where it is odd, a creature cannot be used."""
    worn = {"card": "any-creature", "damage": 1, "amber": 1, "power_counters": 1}
    worn |= {"upgrades": ["any-upgrade"], "exhausted": is_odd, "stunned": is_odd}
    return {
        "amber": amber,
        "hand": ["any-creature", "any-action"],
        "deck": ["any-creature", "any-artifact", "any-action"] * 3,
        "discard": ["any-creature", "any-artifact", "any-action"],
        "archives": ["any-creature"],
        "artifacts": ["any-artifact"],
        "battleline": ["any-creature", worn],
    }


def _state_of(card: CardDef) -> dict[str, Any]:
    """A card in play with something on it and, where it speaks of that, under it."""
    state: dict[str, Any] = {"amber": 2}
    if any(one.ref == "under" for one in _within(card.abilities)):
        state["under"] = ["any-creature"]
    if card.type is CardType.CREATURE:
        state["upgrades"] = ["any-upgrade"]
        state["damage"] = int((card.power or 0) > 1)
    return state


def _zone(card: CardDef, label: Label) -> str:
    """Where a card has to be for its ability."""
    if label is Label.PLAY:
        return "hand"
    zones = {CardType.CREATURE: "battleline", CardType.ARTIFACT: "artifacts"}
    return zones.get(card.type, "upgrade" if card.type is CardType.UPGRADE else "hand")


def _lay(
    described: Description, name: str, number: int, mine: dict[str, Any], theirs: dict[str, Any]
) -> None:
    """A card that fits a description, wherever such a card may lie."""
    states = set(described.states)
    if number % 2 and "ready" not in states:
        states.add("exhausted")
    state = {
        "damage": int("damaged" in states or (number % 2 == 1 and "undamaged" not in states)),
        "amber": int("amber" in states),
        "power_counters": int("power-counter" in states),
        **{word: word in states for word in ("exhausted", "stunned", "warded", "enraged")},
        "upgrades": ["any-upgrade"] if "upgraded" in states else [],
    }
    for place in described.places:
        for side, whose in ((mine, "your"), (theirs, "their")):
            if place.whose in ("your", "their") and place.whose != whose:
                continue
            if place.zone is not None:
                if place.zone.value in ("hand", "deck", "discard", "archives", "purged"):
                    side.setdefault(place.zone.value, []).insert(0, name)
                continue
            if described.side == {"your": "enemy", "their": "friendly"}[whose]:
                continue
            if CardType.CREATURE in described.types:
                side.setdefault("battleline", []).append({"card": name, **state})
            elif CardType.ARTIFACT in described.types:
                there = {"card": name, "exhausted": state["exhausted"], "amber": state["amber"]}
                side.setdefault("artifacts", []).append(there)


# -- cards around ----------------------------------------------------------------------------


def _descriptions(card: CardDef) -> list[Description]:
    """Every description in the definition of a card."""
    return [one for one in _within(card.abilities) if one.ref is None and one.among is None]


def _within(node: object) -> Iterator[Description]:
    if isinstance(node, Description):
        yield node
        yield from _within(node.where)
        yield from _within(node.excluded)
    elif isinstance(node, Primitive):
        for name in type(node).model_fields:
            yield from _within(getattr(node, name))
    elif isinstance(node, tuple | list):
        for one in node:
            yield from _within(one)
    elif hasattr(node, "parts"):
        yield from _within(node.parts)


def _bystanders(card: CardDef) -> Iterator[CardDef]:
    """Cards that fit its descriptions, one for each."""
    for place, described in enumerate(_descriptions(card)):
        kind = _kind(described)
        houses = described.houses or set(card.houses) - described.not_houses
        spare = next(house for house in House if house not in described.not_houses)
        data: dict[str, object] = {
            "house": [house.value for house in sorted(houses)] or spare.value,
            "traits": sorted(described.traits),
            "bonus": [] if "no-icons" in described.states else ["amber"],
        }
        if kind is CardType.CREATURE:
            power = 4 if described.power is None else described.power[1]
            data["power"] = power + int("odd" in described.states and power % 2 == 0)
            data["armor"] = int("armored" in described.states)
            data["keywords"] = [
                f"{word} 1" if word in ("assault", "hazardous") else word.value
                for word in sorted(described.keywords)
            ]
        yield _made(described.named or f"fits-{place}", kind, **data)


def _kind(described: Description) -> CardType:
    order = (CardType.CREATURE, CardType.ARTIFACT, CardType.ACTION, CardType.UPGRADE)
    return next(kind for kind in order if kind in described.types)


def _tools(card: CardDef) -> Iterator[CardDef]:
    """Plain cards of its house, and those that make it leave play."""
    house = card.houses[0].value
    gain = [{"gain": 1}]
    creature = {"power": 5, "traits": ["human"], "reap": gain}
    yield _made("any-creature", CardType.CREATURE, house=house, **creature)
    yield _made("weak-creature", CardType.CREATURE, house=house, power=1)
    yield _made("any-artifact", CardType.ARTIFACT, house=house, action=gain)
    yield _made("any-action", CardType.ACTION, house=house, play=gain)
    yield _made("any-upgrade", CardType.UPGRADE, house=house)
    for word in _FELLED.values():
        play = [{word: f"each card named {card.slug} in play"}]
        yield _made(f"tool-{word}", CardType.ACTION, house=house, play=play)


def _made(slug: str, kind: CardType, **data: object) -> CardDef:
    card, problems = define(slug, {"name": slug, "type": kind.value, **data})
    assert card is not None, problems
    return card


# -- playing ---------------------------------------------------------------------------------


def _asked(game: Game) -> tuple[Option, ...]:
    return () if game.decision is None else game.decision.options


def _is_weak(game: Game, option: Option) -> bool:
    there = option.card
    return there is not None and game.cards[there].definition.slug == "weak-creature"


def _played(game: Game, card: CardDef, label: Label, chance: Random) -> list[Event]:
    """Use the ability and answer what it asks; all that happened."""
    wanted = "play" if label in _FELLED else _ACTION[label]
    slug = f"tool-{_FELLED[label]}" if label in _FELLED else card.slug
    first = next(
        (
            option
            for option in _asked(game)
            if option.action == wanted
            and option.card is not None
            and game.cards[option.card].definition.slug == slug
        ),
        None,
    )
    if first is None:
        return []
    events = list(game.choose(first.id))
    weak = next((one.id for one in _asked(game) if _is_weak(game, one)), None)
    if wanted == "fight" and weak is not None and chance.random() < 0.5:
        events += game.choose(weak)  # it lives to have fought
    for _ in range(MOST_ANSWERS):
        decision = game.decision
        if decision is None or decision.kind.value == "main":
            break
        events += game.choose(*explore(decision, chance))
    return events
