"""What can be done with a card in the main step, in the words a player is told (R9.1, R16.3)."""

from __future__ import annotations

from collections.abc import Sequence

from keyforge_tui.engine import CardType, CardView, Use

WAYS = {
    Use.PLAY: "Play it",
    Use.DISCARD: "Discard it",
    Use.REAP: "Reap with it",
    Use.FIGHT: "Fight with it",
    Use.ACTION: "Use its Action",
    Use.OMNI: "Use its Omni",
    Use.UNSTUN: "Remove its stun",
}


def ways_of(card: CardView) -> Sequence[Use]:
    """The actions worth explaining for a card where it is, offered or not."""
    if not card.in_play:
        return (Use.PLAY, Use.DISCARD)
    ways = [Use.ACTION, Use.OMNI]
    if card.type is CardType.CREATURE:
        ways = [Use.REAP, Use.FIGHT, *ways]
    return [*ways, Use.UNSTUN] if card.stunned else ways
