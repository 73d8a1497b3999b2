"""The decks of a `new` request: paths of deck files, or deck objects."""

from __future__ import annotations

import json
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from keyforge_tui.common.errors import UserError
from keyforge_tui.engine import O1_DECK_HOUSES, Deck, DeckCard, House, Icon
from keyforge_tui.library.cards import CardNames
from keyforge_tui.library.decks import playable, read_deck
from keyforge_tui.library.decks.deckfile import read_decks, usable
from keyforge_tui.library.source import complaint


class DeckProblem(UserError):
    """A deck that cannot be played, in one line."""


class DeckCardSpec(BaseModel):
    """One card of a deck object: a name, or a name with what this copy has of its own."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    card: Annotated[str, Field(min_length=1)]
    house: House | None = None
    bonus: tuple[Icon, ...] = ()
    """The icons added to this copy."""

    @model_validator(mode="before")
    @classmethod
    def _by_name(cls, data: object) -> object:
        return {"card": data} if isinstance(data, str) else data


class DeckSpec(BaseModel):
    """A deck object. The houses, when left out, are those of the cards."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: Annotated[str, Field(min_length=1, max_length=120)] = "Deck"
    houses: tuple[House, ...] = ()
    cards: Annotated[tuple[DeckCardSpec, ...], Field(min_length=1, max_length=500)]


def read_deck_of(data: object, names: CardNames) -> Deck:
    """The deck a request means: the path of a file, or an object; raises a `UserError`."""
    if isinstance(data, str):
        return read_deck(data, names.catalog, names.library)
    if isinstance(data, dict) and not _is_list_of_cards(data):
        # What a deck file of any format holds may be given as an object, too.
        (reading, *more) = read_decks(json.dumps(data), "the object", names.catalog)
        if more:
            raise DeckProblem(f"the object holds {len(more) + 1} decks; give one of them")
        return playable(usable(reading), names.library)
    return deck_from_data(data, names)


def _is_list_of_cards(data: dict[str, object]) -> bool:
    """Whether an object is meant as `DeckSpec` says."""
    return data.keys() <= DeckSpec.model_fields.keys() and not isinstance(data.get("houses"), dict)


def deck_from_data(data: object, names: CardNames) -> Deck:
    """The deck of a deck object; raises `DeckProblem`."""
    try:
        spec = DeckSpec.model_validate(data)
    except ValidationError as error:
        raise DeckProblem(complaint(error)) from None
    cards = []
    for place, entry in enumerate(spec.cards):
        try:
            definition = names.card(entry.card)
        except LookupError as error:
            raise DeckProblem(f"cards.{place}: {error}") from None
        cards.append(DeckCard(definition, entry.house or definition.houses[0], entry.bonus))
    printed = tuple(dict.fromkeys(card.house for card in cards if card.house is not None))
    houses = spec.houses or printed
    if len(houses) > O1_DECK_HOUSES or len(set(houses)) != len(houses):
        raise DeckProblem(
            f"houses: a deck has {O1_DECK_HOUSES} different houses, not {', '.join(houses)}"
        )
    for place, card in enumerate(cards):
        if card.house not in houses:
            raise DeckProblem(
                f"cards.{place}: {card.definition.name} is of house {card.house}, "
                "which the deck does not have"
            )
    return Deck(spec.name, houses, tuple(cards))
