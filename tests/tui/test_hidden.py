"""No frame ever shows the name of a card that the one who is looking may not see."""

from keyforge_tui.engine.words import PLAYERS
from keyforge_tui.tui.handover import hidden_names
from keyforge_tui.tui.screens.curtain import Curtain
from keyforge_tui.tui.screens.game import GameScreen
from tests.tui.hands import Hands, an_app, frame


def secrets(table: GameScreen, *, curtain: bool) -> set[str]:
    """Names that may not be on the screen now: behind the curtain both players look."""
    sitting = table.sitting
    game = sitting.game
    if not curtain:
        hidden = hidden_names(game, sitting.viewer)
        decision = game.decision
        if decision is None or decision.player != sitting.viewer:
            return hidden
        # What is asked is before the eyes of the one who is asked.
        asked = [decision.prompt, *(option.label for option in decision.options)]
        return {name for name in hidden if not any(name in text for text in asked)}
    return {name for player in PLAYERS for name in hidden_names(game, player)}


def known_from_log(table: GameScreen, *, curtain: bool) -> set[str]:
    """Names the log may tell: of cards that were seen when it was written."""
    told = table.sitting.chronicle
    viewers = PLAYERS if curtain else (table.sitting.viewer,)
    known = [
        {told.cards[card] for entry in told.entries for card in entry.seen[viewer]}
        for viewer in viewers
    ]
    return set.intersection(*known)


async def test_no_frame_of_a_random_game_shows_a_hidden_card() -> None:
    app = an_app(seed=11)
    frames = 0
    async with app.run_test(size=(120, 40)) as pilot:
        hands = Hands(pilot, seed=5)

        def check() -> None:
            nonlocal frames
            table = hands.table
            if table.sitting.game.over:
                return
            curtain = isinstance(app.screen, Curtain)
            shown = frame(app)
            hidden = secrets(table, curtain=curtain) - known_from_log(table, curtain=curtain)
            known = set(table.sitting.chronicle.cards) - hidden
            # "Mother" stands on the screen where "Mother Northelle" does.
            found = [name for name in hidden if name in shown]
            leaked = [name for name in found if not any(name in other for other in known)]
            assert not leaked, shown
            frames += 1

        hands.seen = check
        for _ in range(60):
            await hands.turn()
            if hands.table.sitting.game.over:
                break
            if isinstance(app.screen, GameScreen):
                for key in ("l", "v", "n", "w"):
                    if frames % 7 == 0 and hands.is_at_table:
                        await hands.press(key, "escape")
    assert frames > 100


async def test_the_curtain_shows_no_hand() -> None:
    app = an_app()
    async with app.run_test(size=(80, 24)) as pilot:
        hands = Hands(pilot)
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        game = hands.table.sitting.game
        names = {game.table.name(card) for player in game.state.players for card in player.hand}
        assert not [name for name in names if name in frame(app)]
