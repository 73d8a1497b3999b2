"""The simulator itself: same seed same game, and it notices when something is wrong."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from random import Random

import pytest

from keyforge_tui.__main__ import main
from keyforge_tui.cli.simulate import read_choices, written
from keyforge_tui.common.errors import UserError
from keyforge_tui.engine.game import Game
from keyforge_tui.engine.model.decisions import Decision, DecisionKind, Option
from keyforge_tui.engine.model.words import PLAYERS, CardId, Zone
from keyforge_tui.engine.table import characteristics
from keyforge_tui.engine.table.sight import visible
from keyforge_tui.library.decks import starter_decks
from keyforge_tui.simulation import invariants
from keyforge_tui.simulation.draws import draw_decks, draw_position
from keyforge_tui.simulation.games import compare, explore, play
from keyforge_tui.simulation.invariants import Broken
from keyforge_tui.simulation.runs import every_card, measure, run_games
from tests.orphans import end_with_parent
from tests.scenario import scene


def test_decks_are_three_houses_of_twelve_and_depend_on_chance_only() -> None:
    one, two = draw_decks(every_card(), Random(1))
    again, _ = draw_decks(every_card(), Random(1))
    other, _ = draw_decks(every_card(), Random(2))
    for deck in (one, two):
        assert len(deck.houses) == 3
        assert len(deck.cards) >= 36
    assert one == again
    assert one != other


def test_positions_are_full_boards_with_every_card_in_a_place() -> None:
    def drawn(seed: int) -> Game:
        chance = Random(seed)
        return draw_position(draw_decks(every_card(), chance), every_card(), chance, auto=True)

    in_play = 0
    for seed in range(10):
        game = drawn(seed)
        invariants.check(game)
        assert len(game.cards) >= 72
        in_play += len(game.table.state.in_play)
        assert invariants.fingerprint(game.table.state) == invariants.fingerprint(
            drawn(seed).table.state
        )
    assert in_play > 100


def test_a_game_is_the_same_for_the_same_seed() -> None:
    one, two = (play(every_card(), 5) for _ in range(2))
    assert one == two
    assert one.finished
    assert play(every_card(), 6).choices != one.choices


def test_a_game_can_be_played_again_from_its_choices() -> None:
    one = play(every_card(), 5)
    seed, choices = read_choices(f"5:{written(one.choices)}")
    again = play(every_card(), seed, answers=choices)
    assert (again.choices, again.turns, again.winner) == (one.choices, one.turns, one.winner)


def test_choices_are_written_and_read() -> None:
    assert written([(0,), (1, 2), ()]) == "0,1+2,-"
    assert read_choices("7:0,1+2,-") == (7, [(0,), (1, 2), ()])
    for text in ("", "x:0", "7:a", "7:1+", "0,1"):
        with pytest.raises(UserError, match="SEED:CHOICES"):
            read_choices(text)


def test_policies_answer_with_what_is_asked() -> None:
    chance = Random(0)
    options = tuple(Option(number, str(number)) for number in range(5))
    for policy in (explore, compare):
        seen = set()
        for _ in range(200):
            answer = policy(
                Decision(PLAYERS[0], DecisionKind.TARGET, "", options, None, 0, 3), chance
            )
            assert len(set(answer)) == len(answer) <= 3
            seen.add(len(answer))
        assert seen == {0, 1, 2, 3}


def test_the_turn_is_ended_one_time_in_ten_and_the_tide_left_alone() -> None:
    chance = Random(0)
    decision = scene("brobnar", {"hand": ["anger", "punch"]}).game.decision
    assert decision is not None
    actions = [decision.options[compare(decision, chance)[0]].action for _ in range(2000)]
    assert 0.07 < actions.count("end") / 2000 < 0.13
    assert "tide" not in actions
    empty = scene("brobnar").game.decision
    assert empty is not None
    assert {empty.options[compare(empty, chance)[0]].action for _ in range(50)} == {"end"}


# -- each invariant notices what it is there for -------------------------------------------


def sound() -> Game:
    """A game in which everything is as it should be."""
    return scene(
        "brobnar",
        {
            "hand": ["anger"],
            "deck": ["punch"],
            "battleline": [{"card": "troll", "upgrades": ["blood-of-titans"]}],
        },
        {"hand": ["bumpsy"], "battleline": ["headhunter"], "archives": ["smaaash"]},
    ).game


def _twice(game: Game) -> None:
    game.table.state.players[0].discard.append(game.table.state.players[0].hand[0])


def _lost(game: Game) -> None:
    game.table.state.players[0].hand.clear()


def _misnoted(game: Game) -> None:
    game.table.state.zones[game.table.state.players[0].hand[0]] = Zone.DISCARD


def _stolen(game: Game) -> None:
    card = game.table.state.players[0].hand.pop()
    game.table.state.players[1].hand.append(card)
    game.table.state.holders[card] = PLAYERS[1]


def _in_debt(game: Game) -> None:
    game.table.state.players[0].amber = -1


def _healed_too_much(game: Game) -> None:
    game.table.state.in_play[game.table.state.players[0].battleline[0]].damage = -1


def _undead(game: Game) -> None:
    game.table.state.in_play[game.table.state.players[1].battleline[0]].damage = 5


def _loose_upgrade(game: Game) -> None:
    game.table.state.in_play[game.table.state.players[0].battleline[0]].upgrades.clear()


def _nowhere(game: Game) -> None:
    card = game.table.state.players[0].hand.pop()
    game.table.state.zones[card] = Zone.LIMBO


def _alike(game: Game) -> None:
    assert game.decision is not None
    first = game.decision.options[0]
    twin = first._replace(id=len(game.decision.options))
    game.decision = game.decision._replace(options=(*game.decision.options, twin))


def _empty(game: Game) -> None:
    assert game.decision is not None
    game.decision = game.decision._replace(options=(), min=0, max=0)


@pytest.mark.parametrize(
    "spoil",
    [
        _twice,
        _lost,
        _misnoted,
        _stolen,
        _in_debt,
        _healed_too_much,
        _undead,
        _loose_upgrade,
        _nowhere,
        _alike,
        _empty,
    ],
)
def test_a_broken_invariant_is_noticed(spoil: Callable[[Game], None]) -> None:
    game = sound()
    invariants.check(game)
    invariants.accepted(game, 99)
    invariants.secrets(game)
    spoil(game)
    with pytest.raises(Broken):
        invariants.check(game)


def test_looking_that_changes_the_game_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = sound()
    invariants.looked_at(game)

    def touches(game: Game, card: CardId) -> None:
        game.table.state.in_play[card].damage += 1

    monkeypatch.setattr(Game, "inspect", touches)
    with pytest.raises(Broken, match="looking"):
        invariants.looked_at(game)


DIGESTS = """
from keyforge_tui.simulation.games import begin, play
from keyforge_tui.simulation.runs import every_card
for seed in (3, 4, 5):
    game = begin(every_card(), seed)
    for answer in play(every_card(), seed).choices:
        game.choose(*answer)
    print([event.to_json() for event in game.log])
"""


def test_a_game_is_the_same_whatever_the_order_of_hashes() -> None:
    told = {
        subprocess.run(
            [sys.executable, "-c", DIGESTS],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            preexec_fn=end_with_parent,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(told) == 1


@pytest.mark.parametrize(
    "check", ["check", "up_to_date", "accepted", "secrets", "explained", "looked_at"]
)
def test_a_failure_of_every_kind_is_found_again_by_its_replay(
    check: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(*looked_at: object) -> None:
        [game] = (one for one in looked_at if isinstance(one, Game))
        if len(game.choices) > 20:
            raise Broken(f"{check} found something")

    monkeypatch.setattr(invariants, check, fails)
    assert main(["simulate", "--games", "8", "--jobs", "1", "--check"]) == 1
    line = next(line for line in capsys.readouterr().out.splitlines() if "again:" in line)
    assert main(line.split("keyforge-tui ")[1].split()) == 1
    assert f"{check} found something" in capsys.readouterr().out


def test_a_secret_in_a_view_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = sound()
    monkeypatch.setattr("keyforge_tui.engine.view.visible", lambda state, _: visible(state, None))
    with pytest.raises(Broken, match="sees Bumpsy"):
        invariants.secrets(game)


def test_an_action_that_is_offered_for_no_reason_is_noticed() -> None:
    game = sound()
    invariants.explained(game)
    assert game.decision is not None
    game.decision = game.decision._replace(options=game.decision.options[1:])
    with pytest.raises(Broken, match="play Anger"):
        invariants.explained(game)


def test_a_stale_number_is_noticed() -> None:
    game = sound()
    invariants.up_to_date(game)
    card = game.table.state.players[0].battleline[0]
    assert characteristics.power(game.table, card) == 13
    game.table.state.in_play[card].power_counters += 1  # and nobody says so
    with pytest.raises(Broken, match="power of Troll"):
        invariants.up_to_date(game)


def test_an_engine_that_fails_is_reported_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise RuntimeError("out of order")

    monkeypatch.setattr("keyforge_tui.engine.rules.turn.play", fails)
    outcome = play(every_card(), 1, check=True)
    assert outcome.failure is not None
    assert "RuntimeError: out of order" in outcome.failure
    assert "in fails" in outcome.failure


def test_a_failure_is_printed_with_what_plays_it_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(*_: object) -> None:
        raise RuntimeError("out of order")

    monkeypatch.setattr("keyforge_tui.engine.rules.turn.play", fails)
    assert main(["simulate", "--games", "3", "--jobs", "1", "--check"]) == 1
    line = next(line for line in capsys.readouterr().out.splitlines() if "again:" in line)
    words = line.split("keyforge-tui ")[1].split()
    assert main(words) == 1
    assert "out of order" in capsys.readouterr().out
    monkeypatch.undo()
    assert main(words) == 0
    assert "nothing went wrong" in capsys.readouterr().out


# -- the command ---------------------------------------------------------------------------


def test_figures_come_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "3", "--jobs", "1", "--json", "--seed", "9"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 3
    assert found["failures"] == []
    assert found["cards"] == found["cards_played"] + len(found["never_played"])


def test_jobs_give_the_same_games_in_the_same_order() -> None:
    one = run_games(games=6, jobs=1)
    two = run_games(games=6, jobs=2)
    assert (one.turns, one.decisions, one.played) == (two.turns, two.decisions, two.played)


def test_speed_is_measured_on_the_starter_decks() -> None:
    found = measure(starter_decks(), 2)
    assert found.games == 2
    assert found.mean_ms_per_decision > 0
    assert found.p99_ms_per_decision >= found.mean_ms_per_decision / 10
    assert found.peak_memory_mb > 5


@pytest.mark.parametrize(
    "words", [["--games", "0"], ["--games", "x"], ["--jobs", "-1"], ["--replay", "x"]]
)
def test_bad_arguments_are_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *words]) == 2
    assert capsys.readouterr().err.count("\n") == 1
