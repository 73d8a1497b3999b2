"""Questions of every kind at the table: dividing, ordering, long lists, open hands, the clock."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from keyforge_tui.engine.model.words import PlayerId
from keyforge_tui.match.clock import Clock, ClockSetting
from keyforge_tui.sitting.series import from_position
from keyforge_tui.sitting.settings import Settings
from keyforge_tui.tui.app import KeyforgeApp
from keyforge_tui.tui.dialogs.curtain import Curtain
from keyforge_tui.tui.readers.reader import Reader
from keyforge_tui.tui.table.cursor import Spot
from tests.scenario import Play, action, made, scene
from tests.tui.hands import Hands, catalog, frame, library

SPLIT = action(
    "split", {"deal": 1, "for-each": "friendly creature", "to": "a creature", "divide": True}
)


@asynccontextmanager
async def table(
    play: Play, settings: Settings | None = None, size: tuple[int, int] = (80, 24)
) -> AsyncIterator[Hands]:
    """A position, the curtain open."""
    sitting = from_position(play.game, ("Ann", "Bob"))
    app = KeyforgeApp(
        library(), catalog(), sitting=sitting, settings=settings or Settings(animation=False)
    )
    async with app.run_test(size=size) as pilot:
        hands = Hands(pilot)
        await pilot.pause()
        await hands.open_curtain()
        yield hands


async def test_points_are_divided_on_one_screen() -> None:
    play = scene(
        "brobnar",
        {"hand": ["split"], "battleline": ["plain-5", "plain-5", "plain-5"]},
        {"battleline": ["plain-9", "plain-8"]},
        cards=[SPLIT],
    )
    async with table(play) as hands:
        await hands.press("p")
        assert "3 of 3 left" in frame(hands.app)
        nine, eight = play.game.table.state.players[1].battleline
        keys = {spot.number: key for key, spot in hands.table.now.layout.keys.items()}
        await hands.press(keys[nine], keys[nine])
        assert len(play.game.choices) == 1, "nothing is answered before all is divided"
        await hands.press("full_stop")
        assert len(play.game.choices) == 1
        await hands.press("minus", keys[eight], keys[eight], "full_stop")
        assert hands.kind == "main"
        assert play.damage(1) == {"plain-9": 1, "plain-8": 2}


async def test_the_other_hand_lies_open_at_an_open_table() -> None:
    play = scene(
        "brobnar",
        {"hand": ["plain-3"], "deck": ["plain-1"] * 8},
        {"hand": ["plain-7"], "deck": ["plain-1"] * 8},
    )
    async with table(play, Settings(open_table=True)) as hands:
        assert hands.is_at_table, "there is nothing to hide behind a curtain"
        assert "plain-7" in frame(hands.app)
        await hands.press("e", "e")
        assert not isinstance(hands.app.screen, Curtain)
        assert hands.table.sitting.viewer == 1


async def test_the_other_hand_is_closed_otherwise() -> None:
    play = scene("brobnar", {"hand": ["plain-3"]}, {"hand": ["plain-7"]})
    async with table(play) as hands:
        assert "plain-7" not in frame(hands.app)


async def test_a_long_list_of_answers_is_searched() -> None:
    play = scene(
        "brobnar",
        {"hand": ["finder"], "discard": [f"plain-{power}" for power in range(1, 21)]},
        cards=[action("finder", {"return": "a creature in your discard pile"})],
    )
    async with table(play) as hands:
        await hands.press("p")
        assert "/ searches" in frame(hands.app)
        await hands.press("slash")
        assert isinstance(hands.app.screen, Reader)
        await hands.press("1", "7", "enter", "enter")
        assert play.pile("hand") == ["plain-17"]


async def test_tab_and_arrows_go_through_legal_targets_only() -> None:
    blow = action("blow", {"destroy": "an enemy creature"})
    side = {"hand": ["blow", "plain-3"], "battleline": ["plain-5"]}
    play = scene("brobnar", side, {"battleline": ["plain-4", "plain-6"]}, cards=[blow])
    async with table(play) as hands:
        await hands.press("p")
        assert hands.kind == "target"
        legal = {Spot("card", option.card) for option in hands.decision.options if option.card}
        assert len(legal) == 2
        for keys in (("tab",) * 5, ("shift+tab",) * 5, ("left",) * 3, ("up", "down") * 2):
            seen = set()
            for key in keys:
                await hands.press(key)
                seen.add(hands.table.now.cursor)
            assert seen <= legal, keys
            if "tab" in keys:
                assert seen == legal
        play.leave_open()


def misers(*battleline: str) -> Play:
    """Creatures that gain Æmber whenever a creature comes into play."""
    gains = {"enters-play": "a creature", "do": [{"gain": 1}]}
    cards = [made(name, power=2, after=[gains]) for name in ("miser", "banker")]
    side = {"hand": ["plain-3"], "battleline": list(battleline)}
    return scene("brobnar", side, cards=cards)


async def play_a_creature(hands: Hands) -> None:
    """Play the one card, at the first place that is offered."""
    await hands.press("p")
    if hands.kind == "position":
        await hands.press("1")


async def test_the_order_of_identical_abilities_is_not_asked() -> None:
    play = misers("miser", "miser", "miser")
    async with table(play) as hands:
        await play_a_creature(hands)
        assert hands.kind == "main"
        assert play.amber == (3, 0)
        await hands.press("u")
        assert hands.kind == "position"
        assert play.amber == (0, 0)
        await hands.press("U")
        assert (hands.kind, play.amber) == ("main", (3, 0))


async def test_identical_abilities_are_one_answer_and_the_rest_follows_as_listed() -> None:
    play = misers("miser", "miser", "banker", "banker")
    async with table(play) as hands:
        await play_a_creature(hands)
        assert hands.kind == "order"
        assert "(2x)" in frame(hands.app)
        await hands.press("asterisk")
        assert hands.kind == "main"
        assert play.amber == (4, 0)


async def test_undo_goes_back_behind_what_is_ordered_without_asking() -> None:
    play = misers("miser", "banker")
    async with table(play, Settings(auto_order=True)) as hands:
        await play_a_creature(hands)
        assert (hands.kind, play.amber) == ("main", (2, 0))
        await hands.press("u")
        assert (hands.kind, play.amber) == ("position", (0, 0))
        play.leave_open()


async def test_the_clock_stands_still_behind_the_curtain() -> None:
    play = scene("brobnar", {"deck": ["plain-1"] * 9}, {"deck": ["plain-1"] * 9})
    async with table(play, Settings(clock="chess", minutes=30)) as hands:
        clock = hands.table.sitting.clock
        assert clock is not None
        assert clock.player == PlayerId(0)
        assert "30:00" in frame(hands.app)
        await hands.press("e", "e")
        assert isinstance(hands.app.screen, Curtain)
        running = [clock.player]
        await hands.open_curtain()
        running.append(clock.player)
        assert running == [None, PlayerId(1)]


def test_a_shared_clock_is_one_clock() -> None:
    clock = Clock(ClockSetting(1, is_shared=True))
    clock.run(PlayerId(0), 0.0)
    assert clock.left(PlayerId(1), 30.0) == 30
