"""What can be typed besides answers, and what cannot."""

from collections.abc import Sequence
from io import StringIO
from pathlib import Path

import pytest

from keyforge_tui.engine import Ended, Outcome, opponent_of
from keyforge_tui.engine.model.decisions import Decision, DecisionKind, IllegalChoice, Option
from keyforge_tui.engine.model.words import PlayerId
from keyforge_tui.plain.table import PlainTable
from keyforge_tui.plain.voice import Voice, read_answer
from keyforge_tui.saves.restore import restore
from keyforge_tui.saves.shelf import unfinished
from keyforge_tui.sitting.series import from_position
from keyforge_tui.sitting.sitting import Sitting
from tests.plain.fingers import a_sitting
from tests.scenario import Side, scene
from tests.tui.hands import library


def typed(lines: Sequence[str], sitting: Sitting | None = None) -> tuple[PlainTable, str]:
    """A table after some lines, at which nothing more is typed."""
    out = StringIO()
    source = StringIO("".join(f"{line}\n" for line in lines))
    table = PlainTable(a_sitting() if sitting is None else sitting, Voice(source, out))
    table.run()
    return table, out.getvalue()


def question(count: int, least: int, most: int) -> Decision:
    options = tuple(Option(10 + number, f"option {number}") for number in range(count))
    return Decision(PlayerId(0), DecisionKind.TARGET, "Deal damage to", options, None, least, most)


def test_numbers_pick_options_in_the_order_they_are_typed() -> None:
    assert read_answer("3 1", question(3, 1, 3)) == (12, 10)
    assert read_answer("2,1", question(3, 2, 2)) == (11, 10)


def test_nothing_is_chosen_with_a_word_or_with_zero() -> None:
    decision = question(3, 0, 2)
    assert read_answer("none", decision) == read_answer("0", decision) == ()
    assert read_answer("table", decision) is None


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("4", "There is no answer 4; 1 to 3 are offered."),
        ("1 1", "Answer 1 can be chosen only once."),
        ("1 2 3", "That is too many: Choose exactly 2, with blanks between the numbers."),
        ("1", "Choose exactly 2, with blanks between the numbers."),
        ("none", "Choose exactly 2, with blanks between the numbers."),
        ("9" * 5000, f"There is no answer {'9' * 20}; 1 to 3 are offered."),
    ],
)
def test_an_answer_that_is_not_legal_is_refused_with_a_reason(line: str, said: str) -> None:
    with pytest.raises(IllegalChoice) as refused:
        read_answer(line, question(3, 2, 2))
    assert str(refused.value) == said


def test_nothing_typed_ahead_opens_the_curtain() -> None:
    table, said = typed(["1", "", "hand", "table", "Ready?"])
    assert table.is_left
    assert "Your hand" not in said
    assert said.count("type ready") == 6


def test_an_answer_is_taken_back_freely_or_when_both_agree() -> None:
    sitting = a_sitting()
    _, said = typed(["ready", "undo", "1", "undo", "undo"], sitting)
    assert "There is nothing to take back." in said
    assert "If both of you agree" not in said, "the curtain is deaf to words"
    sitting = a_sitting()
    table, said = typed(["ready", "1", "ready", "undo", "hand", "undo", "undo"], sitting)
    assert said.count("If both of you agree, type undo once more.") == 2
    assert said.count("Taken back.") == 1
    assert table.sitting.game.choices == []


def test_what_was_misplayed_is_put_right_when_both_agree() -> None:
    play = scene("brobnar", {"amber": 2})
    sitting = from_position(play.game, ("Ann", "Bob"))
    _, said = typed(["ready", "repair", "hand", "repair"], sitting)
    assert said.count("If both of you agree, type repair once more.") == 2
    assert play.game.choices == [], "a word between the two takes the first back"
    typed(["ready", "repair", "repair", "1", "repair"], sitting)
    _, said = typed(["ready", "repair", "5", "9"], sitting)
    assert "when you may act: answer first" in said
    assert play.amber == (4, 0)


def test_giving_up_takes_the_word_twice_and_is_written_down(tmp_path: Path) -> None:
    sitting = a_sitting(folder=tmp_path)
    first = sitting.game.first
    loser = sitting.names[first]
    table, said = typed(["ready", "concede", "hand", "concede", "concede"], sitting)
    assert table.sitting.game.outcome == Outcome(opponent_of(first), Ended.CONCESSION)
    assert f"{loser} gives up." in said
    [path] = tmp_path.glob("*.journal")
    assert not list(unfinished(tmp_path))
    over = restore(path, library(), write=False).over
    assert over is not None
    assert over.conceded


def test_nothing_is_lost_when_the_input_ends(tmp_path: Path) -> None:
    lines = ["ready", "1", "ready", "1", "ready", "1"]
    table, said = typed(lines, a_sitting(folder=tmp_path))
    [path] = tmp_path.glob("*.journal")
    going_on = f"The game is saved. To go on: keyforge-tui play --plain --resume {path}\n"
    assert said.endswith(f"You leave the table.\n{going_on}")
    restored = restore(path, library(), write=False)
    assert restored.session.game.choices == table.sitting.game.choices == [(0,), (0,), (0,)]


def test_a_game_that_cannot_be_saved_is_played_and_says_so(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    sitting = a_sitting(folder=tmp_path)
    assert sitting.session.journal is not None
    sitting.session.journal.problem = "no space left on the device"
    _, said = typed(["ready", "1"], sitting)
    assert said.count("The game is not being saved: no space left on the device") == 1


def test_a_card_is_read_with_its_numbers_and_where_it_lies() -> None:
    play = scene(
        "sanctum",
        Side(battleline=["staunch-knight", "bulwark", "staunch-knight"], hand=["punch"]),
        Side(battleline=["troll"]),
    )
    sitting = from_position(play.game, ("Ann", "Bob"))
    _, said = typed(["ready", "card staunch", "card tro", "why punch", "why troll"], sitting)
    assert "In your battleline, 1 of 3 from the left: Sanctum, power 6, armor 4" in said
    assert "Its armor is 4: +2 printed, +2 Bulwark." in said
    assert "In Bob’s battleline, 1 of 1 from the left: Brobnar, power 8." in said
    assert "Play it: no." in said
    assert "Reap with it: no." in said
