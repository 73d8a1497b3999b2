"""Putting right what was misplayed, at the table."""

from pathlib import Path

from keyforge_tui.saves.journal import read
from keyforge_tui.saves.restore import restore
from keyforge_tui.tui.dialogs.confirm import Consent
from keyforge_tui.tui.table.cursor import Spot
from keyforge_tui.tui.table.interaction import take
from tests.scenario import scene
from tests.tui.hands import Hands, an_app, frame, library
from tests.tui.test_questions import table
from tests.tui.test_table import to_main


async def answer(hands: Hands, label: str) -> None:
    """Give an answer of the bar by its words."""
    chips = [chip.text for chip in hands.table.now.layout.chips]
    hands.table.step(take(hands.table.now, Spot("chip", chips.index(label))))
    await hands.pilot.pause()


async def test_it_takes_both_and_the_log_tells_it() -> None:
    play = scene("brobnar", {"amber": 2})
    async with table(play) as hands:
        await hands.press("X")
        assert isinstance(hands.app.screen, Consent)
        await hands.press("1", "n")
        assert play.game.choices == [], "one no is a no"
        await hands.press("X", "1", "2")
        await answer(hands, "Your Æmber (2)")
        await answer(hands, "4")
        await answer(hands, "Nothing more")
        assert play.amber == (4, 0)
        assert "Put right by both: Ann has 4 Æmber." in hands.table.sitting.story()
        assert hands.kind == "main"
        for _ in range(4):
            await hands.press("u")
        assert play.amber == (2, 0)


async def test_escape_goes_back_to_the_main_step() -> None:
    play = scene("brobnar", {"amber": 2})
    async with table(play) as hands:
        await hands.press("X", "1", "2")
        assert "What is to be put right?" in frame(hands.app)
        await hands.press("escape")
        assert hands.kind == "main"


async def test_not_in_the_middle_of_a_question() -> None:
    play = scene("brobnar", {"hand": ["plain-3"], "battleline": ["plain-4"]})
    async with table(play) as hands:
        await hands.press("p", "X")
        assert not isinstance(hands.app.screen, Consent)
        assert "answer first" in frame(hands.app)
        play.leave_open()


async def test_the_journal_keeps_it(tmp_path: Path) -> None:
    app = an_app(folder=tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        hands = Hands(pilot)
        await pilot.pause()
        await hands.open_curtain()
        await to_main(hands)
        await hands.press("X", "1", "2")
        await answer(hands, "Your Æmber (0)")
        await answer(hands, "3")
        choices = list(hands.table.sitting.game.choices)
        active = hands.table.sitting.game.active
    journal = next(tmp_path.iterdir())
    assert " repair, both agreed; turn " in journal.read_text(encoding="utf-8")
    restored = restore(journal, library(), write=False)
    assert restored.problem is None
    assert restored.session.game.choices == choices
    assert restored.session.game.table.state.players[active].amber == 3
    assert len(read(journal).choices) == len(choices)
