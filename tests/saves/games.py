"""Random games for the tests of journals, undo and replay."""

from __future__ import annotations

from random import Random

from keyforge_tui.engine.game import Deck, DeckCard, Game
from keyforge_tui.engine.model.decisions import Decision, DecisionKind
from keyforge_tui.engine.table.state import State
from keyforge_tui.match.setting import Dealing
from tests.scenario import library

LISTS = (
    ("brobnar", "dis", "shadows"),
    ("logos", "sanctum", "untamed"),
)


def dealing(seed: int) -> Dealing:
    """Two decks of real cards, drawn by the seed."""
    random = Random(seed)
    decks = []
    for houses in LISTS:
        cards: list[DeckCard] = []
        for house in houses:
            paths = sorted(path.stem for path in (library().folder / "cota" / house).glob("*.yaml"))
            cards += [DeckCard(library().card(random.choices(paths)[0])) for _ in range(12)]
        names = tuple(dict.fromkeys(card.definition.houses[0] for card in cards))
        decks.append(Deck(" ".join(houses), names, tuple(cards)))
    return Dealing((decks[0], decks[1]), seed, names=("Ann", "Bob"))


def pick(decision: Decision, random: Random) -> tuple[int, ...]:
    """A random answer that seldom ends the turn while something else is possible."""
    options = decision.options
    if decision.kind is DecisionKind.MAIN:
        rest = [o.id for o in options if o.action not in ("end", "tide")]
        if not rest or random.random() < 0.1:
            return (next(o.id for o in options if o.action == "end"),)
        return (random.choices(rest)[0],)
    count = random.randint(decision.min, min(decision.max, len(options)))
    return tuple(random.sample([o.id for o in options], count))


def fingerprint(state: State) -> tuple[object, ...]:
    """Everything about a state that two equal games share."""
    return (
        state.rng,
        state.turn,
        state.active,
        state.house,
        state.step,
        state.tide,
        state.winner,
        state.choices,
        tuple(state.zones),
        tuple(
            (
                player.amber,
                player.chains,
                tuple(player.keys.items()),
                tuple(player.hand),
                tuple(player.deck),
                tuple(player.discard),
                tuple(player.archives),
                tuple(player.purged),
                tuple(player.battleline),
                tuple(player.artifacts),
            )
            for player in state.players
        ),
        tuple(
            (
                card,
                there.controller,
                there.exhausted,
                there.stunned,
                there.warded,
                there.enraged,
                there.damage,
                there.amber,
                there.power_counters,
                there.armor_used,
                tuple(there.upgrades),
                tuple(there.under),
                tuple(there.counters.items()),
            )
            for card, there in sorted(state.in_play.items())
        ),
    )


def same(one: Game, two: Game) -> bool:
    """Whether two games are at the same decision in the same state."""
    return one.decision == two.decision and fingerprint(one.table.state) == fingerprint(
        two.table.state
    )
