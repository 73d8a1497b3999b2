"""What a key makes of where the player stands, without a screen."""

from dataclasses import replace

from keyforge_tui.engine.model.words import CardId
from keyforge_tui.sitting.series import from_position
from keyforge_tui.sitting.settings import Settings
from keyforge_tui.tui.table import interaction
from keyforge_tui.tui.table.cursor import Spot
from keyforge_tui.tui.table.interaction import Answer, Interaction, Refused, TakeBack, Weigh
from tests.scenario import Play, action, scene

CHOICE = action("shots", {"deal": 1, "to": "up to 2 creatures"})


def begun(play: Play, *, can_go_back: bool = False) -> Interaction:
    """Where the player stands when the pending question comes up."""
    sitting = from_position(play.game, ("Ann", "Bob"))
    view = sitting.view()
    start = Interaction(view, Settings())
    return interaction.begin(start, view, play.game.decision, can_go_back)


def main_step() -> tuple[Play, Interaction]:
    """A creature that may reap or fight, and an action in hand."""
    play = scene(
        "brobnar",
        {"battleline": ["plain-5"], "hand": ["shots"]},
        {"battleline": ["plain-2", "plain-3"]},
        cards=[CHOICE],
    )
    return play, begun(play)


def picking() -> tuple[Play, Interaction]:
    """Up to two creatures of three are to be picked."""
    play, _ = main_step()
    play.play("shots")
    now = begun(play, can_go_back=True)
    play.game.undo()  # what is looked at is the value, not the game
    return play, now


def on(now: Interaction, card: CardId) -> Interaction:
    """The cursor on a card."""
    return interaction.put(now, Spot("card", card))


def option(now: Interaction, action: str) -> int:
    """The option of an action."""
    assert now.picking is not None
    return next(one.id for one in now.picking.decision.options if one.action == action)


def test_a_question_begins_on_a_card_of_the_player() -> None:
    play, now = main_step()
    assert now.cursor == Spot("card", play.id("shots"))
    assert now.current == play.id("shots")


def test_the_cursor_stays_where_something_can_still_be_done() -> None:
    play, now = main_step()
    there = on(now, play.id("plain-5"))
    again = interaction.begin(there, there.view, play.game.decision)
    assert again.cursor == Spot("card", play.id("plain-5"))
    assert interaction.begin(there, there.view, None).cursor is None


def test_a_digit_goes_to_a_card_and_an_action_key_acts_with_it() -> None:
    play, now = main_step()
    key = next(key for key, spot in now.layout.keys.items() if spot.number == play.id("plain-5"))
    there = interaction.key(now, key)
    assert isinstance(there, Interaction)
    assert there.current == play.id("plain-5")
    assert interaction.act(there, "reap") == Answer([[option(there, "reap")]])
    assert interaction.key(now, "§") is None


def test_what_is_not_offered_is_refused() -> None:
    play, now = main_step()
    assert interaction.act(on(now, play.id("plain-5")), "omni") == Refused("omni")


def test_an_attack_is_weighed_once_and_then_made() -> None:
    play, now = main_step()
    there = on(now, play.id("plain-5"))
    step = interaction.act(there, "fight")
    assert isinstance(step, Weigh)
    armed = interaction.foretell(interaction.arm(there, step.option), [step.option], ["It dies."])
    assert armed.outlook == ("It dies.",)
    assert interaction.enter(armed) == Answer([[step.option.id]])
    assert interaction.act(armed, "fight") == Answer([[step.option.id]])
    left = interaction.back(armed)
    assert isinstance(left, Interaction)
    assert (left.arming, left.outlook) == (None, ())
    bold = replace(there, settings=Settings(confirm_attack=False))
    assert interaction.act(bold, "fight") == Answer([[step.option.id]])


def test_a_turn_with_something_left_to_do_ends_on_the_second_key() -> None:
    _, now = main_step()
    asked = interaction.act(now, "end")
    assert isinstance(asked, Interaction)
    assert asked.ending
    assert interaction.act(asked, "end") == Answer([[option(now, "end")]])
    kept = interaction.back(asked)
    assert isinstance(kept, Interaction)
    assert not kept.ending
    hasty = replace(now, settings=Settings(confirm_end=False))
    assert interaction.act(hasty, "end") == Answer([[option(now, "end")]])


def test_picks_come_and_go_and_are_given_when_there_are_enough() -> None:
    play, now = picking()
    two, three = Spot("card", play.id("plain-2")), Spot("card", play.id("plain-3"))
    one = interaction.take(now, two)
    assert isinstance(one, Interaction)
    assert one.picking is not None
    assert len(one.picking.picked) == 1
    assert now.picking is not None
    assert now.picking.picked == (), "the value before is not touched"
    assert interaction.done(one) == Answer(one.picking.answers())
    none = interaction.less(one)
    assert none.picking == now.picking
    assert interaction.back(one) == replace(one, picking=now.picking, layout=none.layout)
    both = interaction.take(one, three)
    assert isinstance(both, Answer)
    assert len(both.answers[0]) == 2


def test_back_takes_back_what_led_here_only_where_that_is_possible() -> None:
    _, now = picking()
    assert interaction.back(now) == TakeBack()
    stays = interaction.back(replace(now, can_go_back=False))
    assert isinstance(stays, Interaction)


def test_a_click_moves_first_and_takes_then() -> None:
    play, now = main_step()
    five = play.id("plain-5")
    there = interaction.click(now, five)
    assert isinstance(there, Interaction)
    assert there.cursor == Spot("card", five)
    chips = interaction.click(there, five)
    assert isinstance(chips, Interaction)
    assert chips.cursor == Spot("chip", 0), "several actions: the bar tells them apart"
    _, asked = picking()
    assert isinstance(interaction.click(asked, asked.layout.rows[2][0].number), Interaction)  # type: ignore[arg-type]  # a spot's number is a card id


def test_looking_goes_everywhere_and_takes_nothing() -> None:
    play, now = main_step()
    seen = {now.current}
    for _ in range(4):
        step = interaction.look(now, "along", -1)
        now = step
        seen.add(now.current)
    assert play.id("plain-5") in seen
    assert seen & {play.id("plain-2"), play.id("plain-3")}, "cards that are no legal target, too"
