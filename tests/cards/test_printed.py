"""The plain facts of every card are as printed: power, armor, Æmber, keywords.

They are written down twice, here and in the card's own file, because most tests of a card would
not notice a creature that is one stronger.
"""

from pathlib import Path

from keyforge_tui.engine.model.words import Icon
from keyforge_tui.engine.table.card import CardDef
from tests.scenario import library

PRINTED = Path(__file__).parents[1] / "data" / "printed.txt"


def facts(card: CardDef) -> str:
    """The facts of a card as a line of the list has them."""
    keywords = [f"{word}-{number}" if number else word for word, number in card.keywords.items()]
    power = "-" if card.power is None else card.power
    amber = card.bonus.count(Icon.AMBER)
    return " ".join(map(str, (card.slug, power, card.armor, amber, *sorted(keywords))))


def test_power_armor_amber_and_keywords_are_as_printed() -> None:
    lines = PRINTED.read_text(encoding="utf-8").splitlines()
    printed = {line.split()[0]: line for line in lines if not line.startswith("#")}
    wrong = [
        f"{facts(card)}, and printed: {printed.get(slug)}"
        for slug, card in library().all().items()
        if facts(card) != printed.get(slug)
    ]
    assert wrong == []
