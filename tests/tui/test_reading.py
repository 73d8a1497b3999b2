"""Reading at the table: the log filtered, its cards opened, cards browsed, rules found, help."""

from keyforge_tui.tui.readers.reader import FilterBar, Reader
from tests.scenario import Play, scene
from tests.tui.hands import Hands, frame
from tests.tui.stillness import until
from tests.tui.test_questions import table


def skirmish() -> Play:
    """Something to play, to fight and to reap with."""
    return scene(
        "brobnar",
        {"battleline": ["plain-5", "plain-4"], "hand": ["plain-3"]},
        {"battleline": ["plain-2"], "hand": ["plain-7"]},
    )


def reader(hands: Hands) -> Reader:
    """The reader on top."""
    screen = hands.app.screen
    assert isinstance(screen, Reader)
    return screen


def listed(hands: Hands) -> list[str]:
    """The lines of the list, without headings."""
    return [entry.title.plain.strip() for entry in reader(hands).found if not entry.is_heading]


async def play_some(hands: Hands) -> None:
    """Reap with one and fight with the other."""
    for action in ("reap", "fight"):
        await hands.act(next(o for o in hands.decision.options if o.action == action))


async def loaded(hands: Hands) -> None:
    """Wait until the cards are read."""
    await until(lambda: bool(reader(hands).entries), "the cards are read")


async def test_the_log_is_filtered_by_what_happened_and_by_turn() -> None:
    async with table(skirmish()) as hands:
        await play_some(hands)
        await hands.press("l")
        everything = listed(hands)
        await hands.press("1", "1")
        fights = listed(hands)
        assert "plain-2 is destroyed" in " ".join(fights)
        assert not [line for line in fights if "reaps" in line]
        await hands.press("1")
        assert [line for line in listed(hands) if "reaps" in line]
        await hands.press("1", "1")
        assert listed(hands) == everything
        await hands.press("2", "2")
        assert listed(hands) == [], "Bob had no turn"
        assert "Nothing is left by this filter" in frame(hands.app)


async def test_filter_and_search_go_together() -> None:
    async with table(skirmish()) as hands:
        await play_some(hands)
        await hands.press("l", "1", "1", "slash", *"destroyed", "enter")
        assert len(listed(hands)) == 1


async def test_a_click_on_a_filter_does_what_its_digit_does() -> None:
    async with table(skirmish()) as hands:
        await play_some(hands)
        await hands.press("l")
        await hands.pilot.click(reader(hands).query_one(FilterBar), offset=(2, 0))
        await hands.pilot.pause()
        assert reader(hands).asked_for == {"Show": "cards"}


async def test_card_names_in_the_log_open_the_inspector() -> None:
    async with table(skirmish()) as hands:
        await play_some(hands)
        await hands.press("l", "1", "1", "slash", *"attacks", "enter", "enter")
        assert [entry.title.plain.strip() for entry in reader(hands).entries] in (
            ["plain-5", "plain-2"],
            ["plain-4", "plain-2"],
        )
        shown = frame(hands.app)
        assert "Power" in shown
        await hands.press("escape")
        assert reader(hands).heading == "What happened"


async def test_cards_are_browsed_with_filters() -> None:
    async with table(skirmish()) as hands:
        await hands.press("b")
        await loaded(hands)
        every = len(reader(hands).found)
        await hands.press("1")
        assert reader(hands).asked_for == {"House": "Brobnar"}
        brobnar = len(reader(hands).found)
        assert 0 < brobnar < every
        await hands.press("2", "2", "3")
        kept = reader(hands).found
        assert 0 < len(kept) < brobnar
        assert all({"Brobnar", "artifact", "cota"} <= entry.tags for entry in kept)
        await hands.press("slash", *"xyzzy")
        assert listed(hands) == []


async def test_rules_are_found_by_number_and_by_words() -> None:
    async with table(skirmish()) as hands:
        await hands.press("R", "slash", *"r16.2", "enter")
        assert any(line.startswith("R16.2 ") for line in listed(hands))
        await hands.press("escape", "R", "slash", *"elusive", "enter")
        assert listed(hands)
        assert all("elusive" in entry.search.lower() for entry in reader(hands).found)


async def test_help_names_what_the_cursor_is_on_and_the_keys_that_work() -> None:
    play = skirmish()
    async with table(play) as hands:
        while hands.table.now.current != play.id("plain-5"):
            await hands.press("tab")
        await hands.press("question_mark")
        shown = frame(hands.app)
        assert "plain-5, Brobnar creature in Ann’s battleline" in shown
        assert "Reap with plain-5" in shown
        here = [e.title.plain for e in reader(hands).entries[:12]]
        assert not [line for line in here if "Unstun" in line], "it is not stunned"
        await hands.press("escape", "f")
        if hands.kind == "target":
            await hands.press("question_mark")
            assert "Take what the cursor is on" in frame(hands.app)


async def test_help_says_nothing_about_a_card_lying_face_down() -> None:
    play = skirmish()
    async with table(play) as hands:
        hands.look_at(play.id("plain-7"))
        await hands.press("question_mark")
        assert "plain-7" not in frame(hands.app)
