"""What is known about the decks of each set: how often they hold what, and shared places.

The figures were counted in large samples, as whole numbers. The shares of rarities are those of
cards in decks (`published`, in hundredths of a percent). The weights are what a slot has to be
drawn with so that the shares come out after companions have taken their slots. Chances for a
single slot are in millionths: from the share of decks that hold at least one,
p = 1 - (1 - share) ** (1 / 36).

A place in a set may be shared by several cards: the deck decides which of them it holds. It has
the rarity with which it is drawn, though the cards on it are printed as `variant` or `fixed`. Where
a house has one card less of a rarity than the others, that is where it belongs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

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


Rule: TypeAlias = Literal["any", "some", "all", "other house", "beside"]
"""Which card of a place a deck gets: any, three to five or all of them, the one that names
another of its houses, or one whose partner is in the deck."""


@dataclass(frozen=True, slots=True)
class Place:
    """One place of a house that is shared by several cards."""

    set: str
    house: str
    rarity: str
    cards: tuple[str, ...]
    rule: Rule = "any"
    base: str | None = None
    """The card that is printed with the rarity, where there is one."""


def _named(houses: str, suffix: str) -> tuple[str, ...]:
    return tuple(f"{house}-{suffix}" for house in houses.split())


def _hybrids(house: str, base: str, prefixes: str, suffix: str) -> Place:
    cards = (base, *_named(prefixes, suffix))
    return Place("mm", house, "common", cards, base=base)


PLACES: Final = (
    Place("cota", "dis", "rare", ("master-of-1", "master-of-2", "master-of-3"), base="master-of-1"),
    Place("aoa", "dis", "uncommon", ("bronze-key-imp", "silver-key-imp", "gold-key-imp")),
    Place(
        "aoa",
        "sanctum",
        "uncommon",
        _named("brobnar dis logos mars shadows untamed", "ambassador"),
        "other house",
    ),
    Place(
        "wc",
        "shadows",
        "uncommon",
        _named("brobnar dis logos saurian star-alliance untamed", "plant"),
        "other house",
    ),
    Place(
        "wc",
        "dis",
        "uncommon",
        _named("beasts- demons- dinosaurs- humans- scientists- thieves-", "bane"),
    ),
    Place("wc", "dis", "rare", ("sinestra", "dexus"), base="sinestra"),
    Place(
        "wc",
        "brobnar",
        "common",
        (
            "alaka-s-brew",
            *_named("chieftain cowfyne groke gron mogghunter narp shorty", "s-brew"),
        ),
        "beside",
        base="alaka-s-brew",
    ),
    Place("wc", "untamed", "uncommon", ("toad",)),
    Place("mm", "untamed", "uncommon", ("toad",)),
    Place("mm", "dis", "rare", ("sinestra", "dexus"), base="sinestra"),
    Place(
        "mm",
        "dis",
        "rare",
        ("desire", "envy", "gluttony", "greed", "pride", "sloth", "wrath"),
        "some",
    ),
    Place("mm", "logos", "common", ("even-ivan", "odd-clawde"), base="even-ivan"),
    Place(
        "mm",
        "untamed",
        "rare",
        ("mutation-of-cunning", "mutation-of-fury", "mutation-of-instinct"),
        "all",
    ),
    _hybrids("dis", "techno-fiend", "dino lyco sacro umbra xeno", "fiend"),
    _hybrids("logos", "daemo-bot", "dino lyco sacro umbra xeno", "bot"),
    _hybrids("sanctum", "daemo-knight", "dino lyco techno umbra xeno", "knight"),
    _hybrids("saurian", "daemo-saurus", "lyco sacro techno umbra xeno", "saurus"),
    _hybrids("shadows", "daemo-thief", "dino lyco sacro techno xeno", "thief"),
    _hybrids("staralliance", "daemo-alien", "dino lyco sacro techno umbra", "alien"),
    _hybrids("untamed", "daemo-beast", "dino sacro techno umbra xeno", "beast"),
    *(
        Place("mm", house, "rare", ("dark-aember-vault",))
        for house in ("dis", "logos", "sanctum", "saurian", "shadows", "staralliance", "untamed")
    ),
    Place("dt", "sanctum", "uncommon", ("orphion-land-s-chosen",)),
    Place("dt", "unfathomable", "uncommon", ("dive-deep",)),
    Place("dt", "unfathomable", "rare", ("dark-discovery",)),
)

IN_PAIRS: Final = frozenset({"angry-mob", "moor-wolf", "plague-rat", "routine-job"})
"""Cards that mean little alone: a deck has two of them at least."""
