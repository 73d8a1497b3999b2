"""Nothing that could be read names a hidden card: many games with cards of all sets, unseen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random

import pytest
from textual.content import Content

from keyforge_tui.engine.model.words import PLAYERS, CardId, Zone, opponent_of
from keyforge_tui.match.setting import Dealing
from keyforge_tui.simulation.games import explore
from keyforge_tui.sitting.handover import since_last_turn
from keyforge_tui.sitting.series import sit_down
from keyforge_tui.sitting.sitting import After, Sitting
from keyforge_tui.tui.readers.cards import card_page
from keyforge_tui.tui.readers.log import log_entries
from keyforge_tui.tui.readers.piles import force_entries, pile_entries
from keyforge_tui.tui.readers.reader import ReaderEntry
from keyforge_tui.tui.readers.why import why_entries
from tests.onlooker import Onlooker, marked_decks, secretive_decks
from tests.tui.hands import library

CHOICES = 120
SHARE = 0.15
"""How often everything is read; the rest of the time only the question and the story."""


def told(entries: Iterable[ReaderEntry]) -> Iterator[str]:
    """Every word of a reader."""
    for entry in entries:
        detail = entry.detail if isinstance(entry.detail, Content) else entry.detail()
        yield f"{entry.title.plain}\n{detail.plain}\n{entry.search}"


def asked(sitting: Sitting) -> str:
    """The question on the screen, with the card that asks it."""
    decision = sitting.decision
    if decision is None:
        return ""
    source = "" if decision.source is None else sitting.card_name(decision.source)
    return "\n".join([decision.prompt, source, *(option.label for option in decision.options)])


def readable(sitting: Sitting, luck: Random) -> Iterator[str]:
    """Everything the one who is looking could open now."""
    yield repr(sitting.view())
    yield from told(log_entries(sitting, sitting.viewer))
    yield from told(pile_entries(sitting))
    yield from told(force_entries(sitting))
    cards = range(len(sitting.game.cards))
    for card in map(CardId, luck.sample(cards, 12)):
        yield from told(why_entries(sitting, card))
        yield card_page(sitting, card).plain
    decision = sitting.decision
    if decision is not None and decision.min == decision.max == 1:
        for option in luck.sample(decision.options, min(4, len(decision.options))):
            yield "\n".join(sitting.outlook(option.id))


def play(sitting: Sitting, seed: int) -> Counter[Zone]:
    """A random game; what is said is held against what may be known."""
    luck = Random(seed)
    onlooker = Onlooker(sitting.game)
    hidden: Counter[Zone] = Counter()
    after = After.HAND_OVER
    while sitting.decision is not None and len(sitting.game.choices) < CHOICES:
        decision = sitting.decision
        if after is After.HAND_OVER:
            together = "\n".join(since_last_turn(sitting.chronicle, decision.player))
            assert not onlooker.unseen(together, PLAYERS), together
            sitting.viewer = decision.player
        said = [asked(sitting), "\n".join(sitting.story())]
        if luck.random() < SHARE:
            said += readable(sitting, luck)
        for text in said:
            unseen = onlooker.unseen(text, (sitting.viewer,))
            assert not unseen, f"{unseen}, {sitting.viewer} looks:\n{text}"
        after, _ = sitting.answer(explore(decision, luck))
        hidden.update({zone for zone in sitting.game.table.state.zones})
    return hidden


@pytest.mark.parametrize("seed", range(20))
def test_nothing_to_be_read_names_a_hidden_card(seed: int) -> None:
    decks = marked_decks(library().all(), seed)
    play(sit_down(Dealing(decks, seed, names=("Ann", "Bob")), library()), seed)


def test_cards_that_hide_others_are_not_named_either() -> None:
    hidden: Counter[Zone] = Counter()
    for seed in range(8):
        decks = secretive_decks(library().card)
        hidden += play(sit_down(Dealing(decks, seed, names=("Ann", "Bob")), library()), seed)
    assert hidden[Zone.ARCHIVES] > 50
    assert hidden[Zone.UNDER] > 50


def test_a_card_that_was_never_shown_is_noticed() -> None:
    """The onlooker itself: a hand, a deck and the archives are strange to the other player."""
    game = Dealing(secretive_decks(library().card), 1).deal()
    onlooker = Onlooker(game)
    for player in PLAYERS:
        other = opponent_of(player)
        names = [game.table.name(card) for card in game.table.state.players[other].hand]
        assert len(onlooker.unseen("\n".join(names), (player,))) == len(names)
        assert not onlooker.unseen("\n".join(names), (other,))
        assert onlooker.unseen(game.table.name(game.table.state.players[player].deck[0]), (player,))
