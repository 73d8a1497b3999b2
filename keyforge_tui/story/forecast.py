"""What the engine foresees, in short sentences for the one who is about to answer."""

from __future__ import annotations

from keyforge_tui.engine import Ending, Kind, Preview
from keyforge_tui.story.sentences import Names, tell

ENDINGS = {
    Ending.DONE: "",
    Ending.HIDDEN: "Then what is hidden decides.",
    Ending.CHANCE: "Then chance decides.",
}


def sentences(preview: Preview, names: Names) -> list[str]:
    """What happens; that a card is destroyed is said where its damage is."""
    told: list[str] = []
    damaged = {event.card for event in preview.events if event.kind is Kind.DAMAGED}
    for event in preview.events:
        if event.kind is Kind.FIGHT_DECLARED:
            continue  # that is what is about to be confirmed
        if event.kind is Kind.DESTROYED and event.card in damaged:
            continue
        sentence = tell(event, names)
        if sentence is None:
            continue
        if event.kind is Kind.DAMAGED and event.card in preview.destroyed:
            sentence = f"{names.card(event.card)} takes {event.amount} damage and is destroyed."
        told.append(sentence)
    ending = ENDINGS[preview.ending]
    return [*told, ending] if ending else told
