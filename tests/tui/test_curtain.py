"""The curtain: when it falls, and what stands on it."""

from keyforge_tui.engine.model.decisions import Decision, DecisionKind, Option
from keyforge_tui.engine.model.words import PlayerId
from keyforge_tui.sitting.settings import Settings
from keyforge_tui.tui.dialogs.curtain import Curtain
from tests.scenario import scene
from tests.tui.hands import Hands, an_app, frame
from tests.tui.test_questions import table


async def test_it_falls_in_the_middle_of_a_turn_before_hidden_cards_are_chosen() -> None:
    play = scene("brobnar", {"battleline": ["plain-5"]}, {"hand": ["plain-7", "plain-8"]})
    async with table(play) as hands:
        own = play.game.decision
        assert own is not None
        hand = play.game.table.state.players[1].hand
        options = tuple(Option(n, "a card", "choose", card) for n, card in enumerate(hand))
        play.game.decision = Decision(PlayerId(1), DecisionKind.TARGET, "Discard one", options)
        hands.table._go_on(hands.table.sitting._after(False))
        await hands.pilot.pause()
        assert isinstance(hands.app.screen, Curtain)
        shown = frame(hands.app)
        assert "Bob is next" in shown
        assert "A choice that only you may see" in shown
        assert "plain-7" not in shown
        await hands.open_curtain()
        assert hands.table.sitting.viewer == 1
        assert "plain-7" in frame(hands.app)
        play.game.decision = own
        hands.table._go_on(hands.table.sitting._after(False))
        await hands.pilot.pause()
        assert isinstance(hands.app.screen, Curtain), "and falls again for Ann"
        assert "Ann is next" in frame(hands.app)
        assert "It is still your turn" in frame(hands.app)


async def test_what_both_know_needs_no_curtain() -> None:
    play = scene("brobnar", {"battleline": ["plain-5"]}, {"battleline": ["plain-7", "plain-8"]})
    async with table(play) as hands:
        line = play.game.table.state.players[1].battleline
        options = tuple(Option(n, "one", "choose", card) for n, card in enumerate(line))
        play.game.decision = Decision(PlayerId(1), DecisionKind.TARGET, "Choose one", options)
        hands.table._go_on(hands.table.sitting._after(False))
        await hands.pilot.pause()
        assert hands.is_at_table
        play.leave_open()


async def test_it_tells_what_happened_since_and_that_a_key_can_be_forged() -> None:
    app = an_app()
    async with app.run_test(size=(120, 40)) as pilot:
        hands = Hands(pilot)
        await pilot.pause()
        for _ in range(40):
            turn = hands.table.sitting.game.turn
            await hands.turn()
            state = hands.table.sitting.game.table.state
            if state.turn > 3 and state.turn != turn:
                break
        assert isinstance(app.screen, Curtain)
        assert f"Turn {state.turn} is yours" in frame(app)
        told = " ".join(app.screen.lines)
        assert "plays" in told or "discards" in told
        assert " chooses " in told
        # and the announcement, once the opponent can pay for a key
        for _ in range(400):
            await hands.turn()
            if isinstance(app.screen, Curtain) and any("Check!" in one for one in app.screen.lines):
                return
        raise AssertionError("nobody could ever forge")


async def test_what_is_set_during_a_game_counts_at_once() -> None:
    play = scene("brobnar", {"battleline": ["plain-5"]}, {"battleline": ["plain-2"]})
    async with table(play) as hands:
        hands.app.change(Settings(confirm_attack=False, keys={"fight": "x"}, animation=False))
        await hands.pilot.pause()
        await hands.press("x")
        assert play.line(1) == []
