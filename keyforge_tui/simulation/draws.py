"""What random games begin with: decks drawn from every card there is, and odd positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from keyforge_tui.engine import (
    PLAYERS,
    CardDef,
    CardType,
    Deck,
    DeckCard,
    Game,
    House,
    Icon,
    KeyColor,
    Scenario,
    ScenarioError,
    Zone,
    start,
)

HOUSES: Final = 3
PER_HOUSE: Final = 12
MAVERICKS: Final = 0.03
"""The share of cards that come in a house that is not theirs."""
ENHANCED: Final = 0.05
"""The share of cards with an icon added."""


def draw_decks(cards: Mapping[str, CardDef], chance: Random) -> tuple[Deck, Deck]:
    """Two decks of three houses each. The same cards and chance give the same decks."""
    by_house: dict[House, list[CardDef]] = {}
    for slug in sorted(cards):
        for house in cards[slug].houses:
            by_house.setdefault(house, []).append(cards[slug])
    return _draw("One", by_house, cards, chance), _draw("Two", by_house, cards, chance)


def _draw(
    name: str,
    by_house: Mapping[House, list[CardDef]],
    cards: Mapping[str, CardDef],
    chance: Random,
) -> Deck:
    houses = chance.sample(sorted(by_house), min(HOUSES, len(by_house)))
    drawn: list[DeckCard] = []
    for house in houses:
        pool = by_house[house]
        picked = chance.sample(pool, min(PER_HOUSE, len(pool)))
        picked += chance.choices(pool, k=PER_HOUSE - len(picked))
        for definition in picked:
            if definition.gigantic is not None:
                # One half alone can never be played (R49.3).
                drawn.append(DeckCard(cards[definition.gigantic], house))
            printed = chance.choice(houses) if chance.random() < MAVERICKS else house
            added = (chance.choice(list(Icon)),) if chance.random() < ENHANCED else ()
            drawn.append(DeckCard(definition, printed, added))
    return Deck(name, tuple(houses), tuple(drawn))


STATES: Final = ("exhausted", "stunned", "warded", "enraged")


def draw_position(
    decks: Sequence[Deck], cards: Mapping[str, CardDef], chance: Random, *, auto: bool
) -> Game:
    """The cards of two decks dealt to every zone, with states and tokens on those in play."""
    spec: dict[str, Any] = {
        "seed": chance.getrandbits(32),
        "active": chance.randrange(len(PLAYERS)),
        "turn": chance.choice([1, 2, 5, 20]),
        "tide": chance.choice([None, None, 0, 1]),
        "players": [_side(deck, chance) for deck in decks],
    }
    try:
        return start(Scenario.model_validate(spec), cards.__getitem__, auto=auto)
    except ScenarioError:
        # Some modifier made a creature weaker than its damage.
        for side in spec["players"]:
            side["battleline"] = [{**creature, "damage": 0} for creature in side["battleline"]]
    try:
        return start(Scenario.model_validate(spec), cards.__getitem__, auto=auto)
    except ScenarioError:
        return Game.new(decks, seed=spec["seed"], auto=auto)


def draw_scene(
    decks: Sequence[Deck], cards: Mapping[str, CardDef], card: CardDef, chance: Random
) -> Game | None:
    """A random position in which the first player may use a card; None: there is none."""
    sides = [_side(deck, chance) for deck in decks]
    house = card.houses[0]
    first = sides[0]
    first["houses"] = [house, *(other for other in first["houses"] if other != house)][:HOUSES]
    form = {"card": card.slug, "house": house}
    first["hand"] = [form, *first["hand"][: chance.randint(0, 4)]]
    if card.gigantic is None and card.copies is None:
        if card.type is CardType.CREATURE:
            first["battleline"].insert(len(first["battleline"]) // 2, form)
        elif card.type is CardType.ARTIFACT:
            first["artifacts"].append(form)
    spec = {"seed": chance.getrandbits(32), "active": 0, "house": house, "turn": 5}
    try:
        return start(Scenario.model_validate(spec | {"players": sides}), cards.__getitem__)
    except ScenarioError:
        return None


def _side(deck: Deck, chance: Random) -> dict[str, Any]:
    cards = list(deck.cards)
    chance.shuffle(cards)
    side: dict[str, Any] = {
        "houses": list(deck.houses),
        "amber": chance.choice([0, 1, 3, 6, 9]),
        "chains": chance.choice([0, 0, 0, 2, 7]),
        "keys": chance.sample(list(KeyColor), chance.choice([0, 0, 1, 2])),
    }
    for zone in (Zone.BATTLELINE, Zone.ARTIFACTS, Zone.HAND, Zone.DISCARD, Zone.ARCHIVES):
        side[zone.value] = []
    side["purged"], side["deck"] = [], []
    for card in cards:
        _deal(card, side, chance)
    return side


def _deal(card: DeckCard, side: dict[str, Any], chance: Random) -> None:
    """One card to a zone where it can be."""
    definition = card.definition
    form = _form(card, chance)
    roll = chance.random()
    whole = definition.gigantic is None and definition.copies is None
    if definition.type is CardType.UPGRADE and side["battleline"] and roll < 0.6:
        chance.choice(side["battleline"]).setdefault("upgrades", []).append(form)
    elif definition.type is CardType.CREATURE and roll < 0.45 and whole:
        side["battleline"].append({**form, **_condition(definition, chance)})
    elif definition.type is CardType.ARTIFACT and roll < 0.6:
        side["artifacts"].append({**form, "exhausted": chance.random() < 0.3})
    elif len(side["hand"]) < 6:
        side["hand"].append(form)
    else:
        zone = chance.choices(["deck", "discard", "archives", "purged"], [6, 4, 1, 1])[0]
        side[zone].append(form)


def _form(card: DeckCard, chance: Random) -> dict[str, Any]:
    form: dict[str, Any] = {"card": card.definition.slug, "house": card.house or House.DIS}
    if chance.random() < 0.1:
        form["bonus"] = chance.choices(list(Icon), k=2)
    return form


def _condition(definition: CardDef, chance: Random) -> dict[str, Any]:
    """What is on a creature."""
    found: dict[str, Any] = {state: True for state in STATES if chance.random() < 0.15}
    power = definition.power or 0
    if power > 1 and chance.random() < 0.4:
        found["damage"] = chance.randrange(power)
    if chance.random() < 0.3:
        found["amber"] = chance.randint(1, 3)
    if chance.random() < 0.15:
        found["power_counters"] = chance.randint(1, 3)
    return found
