"""The walks of the engine's guide go through the modules it names, in that order."""

from keyforge_tui.common.paths import cards_folder
from keyforge_tui.engine import Game, card_text
from keyforge_tui.library.cards import CardLibrary
from tests.scenario import scene
from tests.walk import followed, told, traced

GUIDE = "engine/README.md"


def option(game: Game, action: str) -> int:
    """The number of an action of the main step."""
    decision = game.decision
    assert decision is not None
    return next(one.id for one in decision.options if one.action == action)


def test_a_reap_goes_the_way_it_says() -> None:
    game = scene("brobnar", {"battleline": ["plain-3"]}, {"battleline": ["plain-4"]}).game
    with traced() as entered:
        game.choose(option(game, "reap"))
    assert followed(entered, told(GUIDE, "a reap"))


def test_a_fight_goes_the_way_it_says() -> None:
    game = scene("brobnar", {"battleline": ["headhunter"]}, {"battleline": ["plain-4"]}).game
    with traced() as entered:
        game.choose(option(game, "fight"))
    assert followed(entered, told(GUIDE, "a fight"))


def test_a_card_file_goes_the_way_it_says() -> None:
    cards = CardLibrary(cards_folder())
    with traced() as entered:
        card = cards.card("nerve-blast")
        assert card_text(card)
    assert followed(entered, told(GUIDE, "a card file"))
