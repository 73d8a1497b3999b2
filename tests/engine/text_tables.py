"""Tables of texts: every amount in every slot, every condition, every description in every place.

They are kept as files that can be read line by line; `python -m tests.engine.text_tables` writes
them again.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from keyforge_tui.engine import card_text, define

FOLDER = Path(__file__).parent / "texts"
FACTS = {"name": "Orrin", "house": "brobnar", "type": "creature", "power": 3}

AMOUNTS: tuple[object, ...] = (
    1,
    3,
    "all",
    {"count": "friendly knight creature"},
    {"count": "card in your hand"},
    {"times": 2, "of": {"count": "enemy artifact"}},
    {"amber-of": "opponent"},
    {"amber-on": "this"},
    {"keys": "opponent"},
    {"keys": "you", "unforged": True},
    {"counters": "glory", "on-card": "this"},
    {"houses-among": "enemy creature"},
    {"history": "played", "cards": "creature"},
    {"history": "destroyed", "who": "opponent", "in-fight": True},
    {"history": "forged", "who": "opponent", "turn": "previous turn"},
    {"property": "power", "of": "this"},
    {"property": "damage", "of": "this"},
    {"half": {"amber-of": "you"}, "round": "down"},
    {"half": {"property": "power", "of": "this"}, "round": "up"},
    {"minus": 6, "less": {"count": "friendly creature"}},
    {"minus": {"count": "enemy creature"}, "less": {"count": "friendly creature"}},
    {"event": "amount"},
    {"chosen": "number"},
)

SLOTS: dict[str, object] = {
    "gain": lambda amount: {"play": [{"gain": amount}]},
    "lose": lambda amount: {"play": [{"lose": amount, "who": "opponent"}]},
    "steal": lambda amount: {"play": [{"steal": amount}]},
    "capture": lambda amount: {"play": [{"capture": amount}]},
    "deal to one": lambda amount: {"play": [{"deal": amount, "to": "a creature"}]},
    "deal to each": lambda amount: {"play": [{"deal": amount, "to": "each creature"}]},
    "heal": lambda amount: {"play": [{"heal": amount, "from": "a creature"}]},
    "draw": lambda amount: {"play": [{"draw": amount}]},
    "counters": lambda amount: {"play": [{"power-counters": amount, "onto": "this"}]},
    "place": lambda amount: {"play": [{"place-amber": amount, "onto": "a creature"}]},
    "move": lambda amount: {"play": [{"move-amber": amount, "from-card": "this", "to": "supply"}]},
    "forge": lambda amount: {"play": [{"forge": amount}]},
    "power": lambda amount: {"always": [{"to": "each friendly creature", "power": amount}]},
    "armor": lambda amount: {"always": [{"to": "this", "armor": amount}]},
    "set power": lambda amount: {"always": [{"to": "this", "sets-power": amount}]},
    "keys cost": lambda amount: {"always": [{"who": "opponent", "keys-cost": amount}]},
    "hand size": lambda amount: {"always": [{"who": "you", "hand-size": amount}]},
}

COMPARISONS = ("at-least", "at-most", "exactly", "more-than", "fewer-than")
CONDITIONS: tuple[object, ...] = (
    {"exists": "a friendly creature"},
    {"exists": "another friendly creature"},
    {"exists": "a knight creature"},
    {"exists": "a card in your discard pile"},
    {"none": "enemy creature"},
    {"none": "friendly artifact"},
    {"none": "upgrade"},
    {"is": "this", "a": "flank creature"},
    {"is": "this", "a": "stunned creature"},
    {"is": "this", "a": "creature in the center"},
    {"is": "this", "a": "friendly creature"},
    {"is": "this", "a": "logos card"},
    {"is": "this", "a": "creature with amber", "was": True},
    {"in-battleline": "this"},
    {"done": True},
    {"destroyed-it": True},
    {"tide": "high"},
    {"turn-of": "opponent"},
    {"active-house": "mars"},
    {"haunted": "you"},
    {"haunted": "opponent"},
    {"first-use-of": "this"},
    {"all-of": [{"tide": "low"}, {"haunted": "you"}]},
    {"any-of": [{"tide": "low"}, {"haunted": "opponent"}]},
    {"shares-trait-with": "this"},
    {"same-name-as": "this"},
)

PHRASES = (
    *("a creature", "another friendly creature", "each enemy creature", "each other creature"),
    *("2 creatures", "up to 3 damaged enemy creatures", "any number of friendly artifacts"),
    *(
        "a random enemy creature",
        "the most powerful enemy creature",
        "the 3 most powerful creatures",
    ),
    *(
        "each least powerful creature",
        "a neighboring creature",
        "each neighbor",
        "a neighbor of it",
    ),
    *("each creature to the left of this", "an upgrade of it", "a friendly ready mars creature"),
    *("a non-mars creature with power 3 or lower", "a creature with power 2", "a card"),
    *("each creature with amber", "2 creatures without amber", "a creature or artifact"),
    *("a flank creature or artifact", "each creature not on a flank", "a friendly shard card"),
    *("a card in your hand", "2 cards in their discard pile", "each creature in your discard pile"),
    *("a random card in their hand", "the top 2 cards of your deck", "a card in any discard pile"),
    *("a creature in play or your discard pile named urchin", "the creature named yurk"),
    *("this", "it", "this creature", "the victim"),
)
PLACES: dict[str, object] = {
    "stun": lambda cards: {"play": [{"stun": cards}]},
    "destroy": lambda cards: {"play": [{"destroy": cards}]},
    "return": lambda cards: {"play": [{"return": cards}]},
    "discard": lambda cards: {"play": [{"discard": cards}]},
    "shuffle in": lambda cards: {"play": [{"put-on-deck": cards, "where": "shuffled"}]},
    "abduct": lambda cards: {"play": [{"archive": cards, "into": "yours"}]},
    "capture": lambda cards: {"play": [{"capture": 1, "by": cards}]},
    "then it": lambda cards: {"play": [{"exhaust": cards}, {"deal": 1, "to": "it"}]},
    "for each": lambda cards: {"play": [{"gain": {"count": cards}}]},
    "exists": lambda cards: {"play": [{"if": {"exists": cards}, "then": [{"gain": 1}]}]},
    "3 of them": lambda cards: {
        "play": [{"if": {"count": cards, "at-least": 3}, "then": [{"gain": 1}]}]
    },
    "is": lambda cards: {"play": [{"if": {"is": "it", "a": cards}, "then": [{"gain": 1}]}]},
    "gets": lambda cards: {"always": [{"to": cards, "power": 1}]},
    "cannot": lambda cards: {"always": [{"to": cards, "cannot": "reap"}]},
    "may use": lambda cards: {"always": [{"to": cards, "usable": True}]},
    "reaps": lambda cards: {"after": [{"reaps": cards, "do": [{"stun": "it"}]}]},
    "plays": lambda cards: {"each-time": [{"plays": cards, "do": [{"gain": 1}]}]},
    "cannot play": lambda cards: {"always": [{"who": "opponent", "cannot-play": cards}]},
    "all but": lambda cards: {"play": [{"destroy": "each creature", "except": cards}]},
}


def said(block: object) -> str:
    """The text of abilities, or a dash where they are not accepted."""
    assert isinstance(block, dict)
    card, _ = define("orrin", {**FACTS, **block})
    return "-" if card is None else " / ".join(card_text(card, reminders=False))


def amounts() -> Iterator[str]:
    """Every amount in every slot."""
    for slot, around in SLOTS.items():
        assert callable(around)
        yield f"# {slot}"
        yield from (said(around(amount)) for amount in AMOUNTS)


def conditions() -> Iterator[str]:
    """Every condition affirmed and denied; every amount compared."""
    gain = [{"gain": 1}]
    for condition in CONDITIONS:
        yield said({"play": [{"if": condition, "then": gain}]})
        yield said({"play": [{"if": {"not": condition}, "then": gain}]})
        yield said({"play": [{"stun": {"select": "a creature", "where": condition}}]})
    compared = [one for one in AMOUNTS if isinstance(one, dict)]
    for amount in compared:
        for how in COMPARISONS:
            for limit in (0, 1, 3, {"keys": "you"}):
                condition = {**amount, how: limit}
                yield said({"play": [{"if": condition, "then": gain}]})
                yield said({"always": [{"to": "this", "while": {"not": condition}, "power": 1}]})


def descriptions() -> Iterator[str]:
    """Every description in every place."""
    for place, around in PLACES.items():
        assert callable(around)
        yield f"# {place}"
        yield from (said(around(phrase)) for phrase in PHRASES)


TABLES = {"amounts": amounts, "conditions": conditions, "descriptions": descriptions}


def table(name: str) -> str:
    """One of the tables."""
    return "\n".join([*TABLES[name](), ""])


def main() -> None:
    """Write the tables."""
    FOLDER.mkdir(exist_ok=True)
    for name in TABLES:
        (FOLDER / f"{name}.txt").write_text(table(name), encoding="utf-8")


if __name__ == "__main__":
    main()
