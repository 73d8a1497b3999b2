"""The numbers of the rulebook, each with its rule."""

from __future__ import annotations

from typing import Final

BASE_KEY_COST: Final = 6
"""R7.2"""
HAND_SIZE: Final = 6
"""R11.1"""
FIRST_HAND: Final = (7, 6)
"""R5.5: the first player's starting hand, and the second's."""
RULE_OF_SIX: Final = 6
"""R20.1"""
HAUNTED: Final = 10
"""R47.1"""


def chain_penalty(chains: int) -> int:
    """R12.3: how many cards fewer a player with so many chains draws."""
    return min(4, (chains + 5) // 6)
