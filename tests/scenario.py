"""Positions for tests, set up in the protocol's words and played through decisions only."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

from keyforge_tui.common.paths import cards_folder
from keyforge_tui.engine.game import AT_REST, Deck, DeckCard, Game
from keyforge_tui.engine.language.read.definition import define
from keyforge_tui.engine.model.decisions import Option, Reason
from keyforge_tui.engine.model.events import Event
from keyforge_tui.engine.model.words import CardId, PlayerId, Zone
from keyforge_tui.engine.scenario import start
from keyforge_tui.engine.specs import Scenario
from keyforge_tui.engine.table import characteristics
from keyforge_tui.engine.table.card import CardDef
from keyforge_tui.engine.table.state import InPlay
from keyforge_tui.library.cards import CardLibrary

Side = dict[str, Any]


@cache
def library() -> CardLibrary:
    """The project's cards, read once."""
    return CardLibrary(cards_folder())


def made(slug: str, **data: object) -> CardDef:
    """A card for tests only."""
    card, problems = define(slug, {"name": slug, "house": "brobnar", "type": "creature", **data})
    assert card is not None, problems
    return card


PLAIN = {f"plain-{power}": made(f"plain-{power}", power=power) for power in range(1, 21)}
"""`plain-3`: a creature with power 3 and nothing else."""


def action(slug: str, *play: object, **data: object) -> CardDef:
    """An action card for tests only, with what its Play ability does."""
    abilities = {"play": list(play)} if play else {}
    return made(slug, type="action", **abilities, **data)


def artifact(slug: str, **data: object) -> CardDef:
    """An artifact for tests only."""
    return made(slug, type="artifact", **data)


def upgrade(slug: str, **data: object) -> CardDef:
    """An upgrade for tests only."""
    return made(slug, type="upgrade", **data)


def tired(*names: str) -> list[Side]:
    """Exhausted cards."""
    return [{"card": name, "exhausted": True} for name in names]


def enhanced(card: str, *icons: str) -> Side:
    """A card with icons added by enhance."""
    return {"card": card, "bonus": list(icons)}


def deal(*decks: Sequence[str], seed: int = 1, first: int = 0, **options: Any) -> Play:
    """A game from the start with two lists of cards."""
    built = [
        Deck(
            f"Deck {number}",
            tuple(dict.fromkeys(find(name).houses[0] for name in names)),
            tuple(DeckCard(find(name)) for name in names),
        )
        for number, names in enumerate(decks)
    ]
    return Play(Game.new(built, seed=seed, first=first, **options))


def find(name: str) -> CardDef:
    """A real card, or a plain creature."""
    return PLAIN[name] if name in PLAIN else library().card(name)


class Play:
    """A game under test. Cards are named by id; the second of two alike is `name#2`."""

    opened: ClassVar[list[Play]] = []
    """Every game of the test that is running; after it each must be at rest."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.is_left_open = False
        self.opened.append(self)

    # -- acting --------------------------------------------------------------------------

    def act(self, action: str, card: str | None = None) -> Play:
        """Take an action of the main step."""
        return self._pick(
            lambda option: (
                option.action == action
                and (card is None or (option.card is not None and self.is_card(option.card, card)))
            ),
            f"{action} {card or ''}",
        )

    def play(self, card: str, flank: str | None = None) -> Play:
        """Play a card; `flank` left or right, or `right` by default where it is asked."""
        self.act("play", card)
        if self.asks("position"):
            self._pick(lambda option: option.action == (flank or "right"), flank or "right")
        return self

    def reap(self, card: str) -> Play:
        """Reap with a creature."""
        return self.act("reap", card)

    def fight(self, card: str, target: str) -> Play:
        """Fight with a creature."""
        self.act("fight", card)
        if self.asks("target"):
            self.choose(target)
        return self

    def use(self, card: str, action: str = "action") -> Play:
        """Use an Action or Omni ability."""
        return self.act(action, card)

    def end(self) -> Play:
        """End the turn."""
        return self.act("end")

    def choose(self, *answers: str | int) -> Play:
        """Answer with cards, labels, actions, houses or values; several at once for several."""
        decision = self.game.decision
        assert decision is not None, "nothing is asked"
        picked: list[int] = []
        for answer in answers:
            for option in decision.options:
                if option.id not in picked and self._means(option, answer):
                    picked.append(option.id)
                    break
            else:
                raise AssertionError(f"{answer!r} is not offered: {self.offered()}")
        self.game.choose(*picked)
        return self

    def none(self) -> Play:
        """Choose nothing where that is allowed."""
        self.game.choose()
        return self

    def yes(self) -> Play:
        """Answer yes."""
        return self.choose("yes")

    def no(self) -> Play:
        """Answer no."""
        return self.choose("no")

    def _means(self, option: Option, answer: str | int) -> bool:
        if isinstance(answer, int):
            return option.value == answer
        if option.card is not None and self.is_card(option.card, answer):
            return True
        return answer in (option.label, option.action, option.house, option.value)

    def _pick(self, wanted: Callable[[Option], bool], what: str) -> Play:
        decision = self.game.decision
        assert decision is not None, "the game is over"
        for option in decision.options:
            if wanted(option):
                self.game.choose(option.id)
                return self
        raise AssertionError(f"{what} is not offered: {self.offered()}")

    def leave_open(self) -> Play:
        """Say that the test looks at the open question itself, and goes no further."""
        assert not self.is_at_rest, "nothing is open"
        self.is_left_open = True
        return self

    @property
    def is_at_rest(self) -> bool:
        """Whether no effect is half done: nothing is asked but a house or an action."""
        return self.game.decision is None or self.game.decision.kind in AT_REST

    # -- looking -------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """The question and the labels of what is offered."""
        return f"{self.game.decision.prompt} {self.offered()}" if self.game.decision else "nothing"

    def asks(self, kind: str) -> bool:
        """Whether a question of this kind is pending."""
        return self.game.decision is not None and self.game.decision.kind == kind

    def offered(self) -> list[str]:
        """The labels of what is offered."""
        return [option.label for option in self.game.decision.options] if self.game.decision else []

    def targets(self) -> list[str]:
        """The cards that may be chosen."""
        decision = self.game.decision
        assert decision is not None
        return [self.slug(option.card) for option in decision.options if option.card is not None]

    def can(self, action: str, card: str | None = None) -> bool:
        """Whether an action of the main step is offered."""
        decision = self.game.decision
        assert decision is not None
        assert decision.kind == "main", f"asked: {decision.prompt}"
        return any(
            option.action == action
            and (card is None or (option.card is not None and self.is_card(option.card, card)))
            for option in decision.options
        )

    def why(self, action: str, card: str) -> list[Reason]:
        """The reasons against an action."""
        return self.game.explain(self.id(card), action)

    def slug(self, card: CardId) -> str:
        """A card's id."""
        return self.game.cards[card].definition.slug

    def id(self, name: str) -> CardId:
        """The physical card a name means."""
        slug, _, number = name.partition("#")
        alike = [card.id for card in self.game.cards if card.definition.slug == slug]
        assert alike, f"no {slug} in this game"
        return alike[int(number or 1) - 1]

    def is_card(self, card: CardId, name: str) -> bool:
        """Whether a physical card is what a name means."""
        if "#" in name:
            return card == self.id(name)
        return self.slug(card) == name

    @property
    def amber(self) -> tuple[int, int]:
        """Both pools."""
        one, two = self.game.table.state.players
        return one.amber, two.amber

    def card(self, name: str) -> InPlay:
        """A card in play."""
        return self.game.table.state.in_play[self.id(name)]

    def in_play(self, name: str) -> bool:
        """Whether a card is in play."""
        return self.id(name) in self.game.table.state.in_play

    def marked(self, flag: str) -> list[str]:
        """The creatures in play that are stunned, exhausted, warded or enraged; yours first."""
        state = self.game.table.state
        lines = [card for player in state.players for card in player.battleline]
        return [self.slug(card) for card in lines if getattr(state.in_play[card], flag)]

    def captured(self) -> dict[str, int]:
        """The creatures with Æmber on them, and how much."""
        state = self.game.table.state
        lines = [card for player in state.players for card in player.battleline]
        return {self.slug(c): state.in_play[c].amber for c in lines if state.in_play[c].amber}

    def power(self, name: str) -> int:
        """Current power."""
        return characteristics.power(self.game.table, self.id(name))

    def armor(self, name: str) -> int:
        """Current armor."""
        return characteristics.armor(self.game.table, self.id(name))

    def keywords(self, name: str) -> dict[str, int]:
        """Current keywords, with their numbers."""
        return {
            str(word): number
            for word, number in characteristics.keywords(self.game.table, self.id(name)).items()
        }

    @property
    def chains(self) -> tuple[int, int]:
        """Both chain trackers."""
        one, two = self.game.table.state.players
        return one.chains, two.chains

    def keys(self, player: int = 0) -> int:
        """How many keys a player has forged."""
        return self.game.table.state.players[player].forged()

    def events(self, kind: str) -> list[Event]:
        """What happened so far, of one kind."""
        return [event for event in self.game.log if event.kind == kind]

    def pass_turn(self, house: str | None = None) -> Play:
        """End the turn, and choose the next player's house where it is asked."""
        self.end()
        while self.asks("pick"):
            self.game.choose(0)
        if house is not None and self.asks("house"):
            self.choose(house)
        return self

    def damage(self, player: int | None = None) -> dict[str, int]:
        """Damage on every creature in play, or on one player's."""
        seats = (0, 1) if player is None else (player,)
        found: dict[str, int] = {}
        for seat in seats:
            for card in self.game.table.state.players[seat].battleline:
                name = self.slug(card)
                number = 2
                while name in found:
                    name = f"{self.slug(card)}#{number}"
                    number += 1
                found[name] = self.game.table.state.in_play[card].damage
        return found

    def pile(self, zone: str, player: int = 0) -> list[str]:
        """The ids of the cards of a zone, top card first; rows left to right."""
        cards = self.game.table.state.pile(PlayerId(player), Zone(zone))
        ordered = cards if zone in ("hand", "battleline", "artifacts") else list(reversed(cards))
        return [self.slug(card) for card in ordered]

    def line(self, player: int = 0) -> list[str]:
        """A battleline, left to right."""
        return self.pile("battleline", player)


def scene(
    house: str | None = "brobnar",
    player: Mapping[str, Any] | None = None,
    opponent: Mapping[str, Any] | None = None,
    *,
    active: int = 0,
    turn: int = 5,
    tide: int | None = None,
    seed: int = 1,
    auto: bool = True,
    cards: Sequence[CardDef] = (),
) -> Play:
    """A position with `player` (seat 0) to act; what is left out is empty.

    `cards` are cards made for this test; they are named by their ids like real ones.
    """
    own = {card.slug: card for card in cards}
    sides: Sequence[Mapping[str, Any]] = (player or {}, opponent or {})
    spec = Scenario.model_validate(
        {
            "house": house,
            "active": active,
            "turn": turn,
            "tide": tide,
            "seed": seed,
            "players": [dict(side) for side in sides],
        }
    )
    return Play(start(spec, lambda name: own.get(name) or find(name), auto=auto))
