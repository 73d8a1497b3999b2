"""What a game is dealt from, and how the first lines of a journal say it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Annotated

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from keyforge_tui import __version__
from keyforge_tui.common.errors import printable
from keyforge_tui.engine import CardDef, CardType, Deck, DeckCard, House, Icon
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.match.setting import Dealing
from keyforge_tui.saves.journal import Choice, JournalError, Record

Line = Annotated[str, AfterValidator(lambda text: printable(text)[:120])]
"""Text from a file that is shown: nothing in it a terminal could obey."""
Chains = Annotated[int, Field(ge=0, le=99)]


class Opening(BaseModel):
    """The line of a journal that says how a game was dealt."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    program: str = ""
    seed: int
    first: Annotated[int, Field(ge=0, le=1)] | None = None
    chains: tuple[Chains, Chains] = (0, 0)
    names: tuple[Line, Line] = ("Player 1", "Player 2")
    started: Line = ""
    match: dict[str, object] | None = None
    branch: Line = ""


def _words(line: object) -> object:
    """A card of a deck from its words: its house, its name, and the icons added to it."""
    if not isinstance(line, str):
        return line
    house, _, rest = line.partition(" ")
    card, *added = rest.split(" +")
    return {"house": house, "card": card, "added": tuple(added)}


class _Card(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    card: str
    house: House
    added: tuple[Icon, ...] = ()


class DeckLine(BaseModel):
    """The line of a journal that holds a deck: `brobnar punch`, `dis charette +amber`."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    name: Line
    houses: Annotated[tuple[House, ...], Field(max_length=3)]
    cards: Annotated[tuple[Annotated[_Card, BeforeValidator(_words)], ...], Field(max_length=200)]


def written(dealing: Dealing, library: CardLibrary, choices: Sequence[Choice]) -> Record:
    """The record of a game that was dealt and has come as far as `choices`."""
    slugs = sorted({card.definition.slug for deck in dealing.decks for card in deck.cards})
    game: dict[str, object] = {
        "program": __version__,
        "seed": dealing.seed,
        "first": dealing.first,
        "chains": list(dealing.chains),
        "names": list(dealing.names),
        "started": dealing.started,
    }
    if dealing.match is not None:
        game["match"] = dict(dealing.match)
    if dealing.branch:
        game["branch"] = dealing.branch
    decks: list[dict[str, object]] = [
        {
            "name": deck.name,
            "houses": [house.value for house in deck.houses],
            "cards": [_card_line(card) for card in deck.cards],
        }
        for deck in dealing.decks
    ]
    cards = {slug: library.fingerprint(slug) for slug in slugs}
    return Record(game, decks, cards, list(choices))


def _card_line(card: DeckCard) -> str:
    house = card.house or card.definition.houses[0]
    return " +".join([f"{house} {card.definition.slug}", *card.added])


def dealt(record: Record, library: CardLibrary, name: str, gone: Collection[str] = ()) -> Dealing:
    """What the game of a record was dealt from, with a blank for each card that is `gone`."""
    try:
        game, one, two = opening_of(record)
    except ValidationError as error:
        what = error.errors(include_url=False)[0]
        where = ".".join(map(str, what["loc"]))
        raise JournalError(f"{name}: {where}: {what['msg'].lower()}") from None
    return Dealing(
        (_deck(one, library, gone), _deck(two, library, gone)),
        game.seed,
        game.first,
        game.chains,
        game.names,
        game.started,
        game.match,
        game.branch,
    )


def opening_of(record: Record) -> tuple[Opening, DeckLine, DeckLine]:
    """The first lines of a journal as data; a `ValidationError` where they make no sense."""
    one, two = (DeckLine.model_validate(deck) for deck in record.decks)
    return Opening.model_validate(record.game), one, two


def gone_from(record: Record, library: CardLibrary) -> frozenset[str]:
    """The cards of a record that there are no files of any more."""
    return frozenset(record.cards) - library.files.keys()


def _deck(deck: DeckLine, library: CardLibrary, gone: Collection[str]) -> Deck:
    cards = tuple(
        DeckCard(
            _blank(card) if card.card in gone else library.card(card.card), card.house, card.added
        )
        for card in deck.cards
    )
    return Deck(deck.name, deck.houses, cards)


def _blank(card: _Card) -> CardDef:
    """What lies in the place of a card that is gone: nobody ever plays it."""
    return CardDef(card.card, card.card, (card.house,), CardType.ACTION)
