"""How often real decks hold what: figures counted in large samples, as whole numbers.

The shares of rarities are those of cards in decks (`published`, in hundredths of a percent). The
weights are what a slot has to be drawn with so that the shares come out after companions have
taken their slots. Chances for a single slot are in millionths: from the share of decks that
hold at least one, p = 1 - (1 - share) ** (1 / 36).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SLOT_CHANCE: Final = 1_000_000
WEIGHTS: Final = 10_000


@dataclass(frozen=True, slots=True)
class Figures:
    """What is known about the decks of one set."""

    published: tuple[int, int, int, int]
    """Common, uncommon, rare, and special cards; the rest are evil twins."""
    weights: tuple[int, int, int]
    """With which a slot is common, uncommon or rare; they add up to `WEIGHTS`."""
    maverick: int
    """The chance of a slot to hold a card of another house."""
    legacy: int = 0
    """The chance of a slot, in a house that earlier sets had, to hold a card of an earlier set."""
    anomaly: int = 0
    beside: int = 0
    """The chance of a card to have its named companion beside it."""
    twins: int = 0
    """The chance of a deck to be the evil twin of another."""


FIGURES: Final = {
    "cota": Figures((6620, 2420, 930, 30), (6643, 2429, 928), maverick=1162),
    "aoa": Figures((6560, 2400, 970, 60), (6588, 2452, 960), maverick=1162, legacy=2434),
    "wc": Figures(
        (6430, 2390, 950, 230),
        (6555, 2486, 959),
        maverick=1104,
        legacy=2404,
        anomaly=989,
        beside=106_000,
    ),
    "mm": Figures(
        (6140, 2410, 910, 550), (6585, 2441, 974), maverick=1133, legacy=1717, beside=40_000
    ),
    "dt": Figures(
        (6386, 2387, 940, 124), (6595, 2450, 955), maverick=1133, legacy=2003, twins=84_500
    ),
}
