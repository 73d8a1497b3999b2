"""Cards that come together: a deck that holds the one holds the other as well.

Each set prints such companions with the rarities `fixed` and `variant`. Nothing in the rules
asks for it, so a companion without its partner is odd and no more.
"""

from __future__ import annotations

from typing import Final

_HORSEMEN: Final = ("horseman-of-death", "horseman-of-famine", "horseman-of-war")
_GEAR: Final = ("z-particle-tracker", "z-ray-blaster", "z-wave-emitter")
_MUTATIONS: Final = ("mutation-of-cunning", "mutation-of-fury", "mutation-of-instinct")
_BREWERS: Final = {
    "chieftain-s-brew": "ganger-chieftain",
    "cowfyne-s-brew": "cowfyne",
    "groke-s-brew": "groke",
    "gron-s-brew": "gron-nine-toes",
    "mogghunter-s-brew": "mogghunter",
    "narp-s-brew": "narp",
    "shorty-s-brew": "shorty",
}
_GIANTS: Final = ("alaka", *_BREWERS.values())
_OFFICERS: Final = {
    "chan-s-blaster": "commander-chan",
    "frane-s-blaster": "first-officer-frane",
    "garcia-s-blaster": "sensor-chief-garcia",
    "ingram-s-blaster": "medic-ingram",
    "khrkhar-s-blaster": "lieutenant-khrkhar",
    "kirby-s-blaster": "com-officer-kirby",
    "qincan-s-blaster": "sci-officer-qincan",
    "walls--blaster": "chief-engineer-walls",
}
_MONUMENTS: Final = {
    "monument-to-faust": "faust-the-great",
    "monument-to-octavia": "cornicen-octavia",
    "monument-to-primus": "consul-primus",
    "monument-to-shrix": "citizen-shrix",
}

ACCOMPANY: Final[dict[str, tuple[str, ...]]] = {
    "timetraveller": ("help-from-future-self",),
    "horseman-of-pestilence": _HORSEMEN,
    "ortannu-the-chained": ("ortannu-s-binding",),
    "igon-the-green": ("igon-the-terrible",),
    "hyde": ("velum",),
    "z-force-agent-14": _GEAR,
    "scylla": ("charybdis",),
    "dr-verokter": (
        "rooftop-laboratory",
        "reckless-experimentation",
        "groundbreaking-discovery",
    ),
    "com-officer-hings": ("com-officer-gross",),
    "omnipus": ("tentaclid",),
    "chenille": ("bombyx", "fifalde"),
    "ultra-gravitron": ("ultra-gravitron2",),
    "deusillus": ("deusillus2",),
    "niffle-kong": ("niffle-kong2",),
}
"""Cards that are never alone, with those that are always beside them."""

BESIDE: Final[dict[str, str]] = {
    **{f"mega-{giant}": giant for giant in _GIANTS},
    **_BREWERS,
    **_OFFICERS,
    **_MONUMENTS,
    "dexus": "sinestra",
    "odd-clawde": "even-ivan",
}
"""Cards that appear beside another, which may well be alone."""

TOGETHER: Final = (_MUTATIONS,)
"""Cards of which a deck has all or none."""

GIGANTIC: Final = ("ultra-gravitron", "deusillus", "niffle-kong")
CALLS_GIGANTIC: Final = "it-s-coming"
"""It searches for halves of gigantic creatures, so it comes with one, in whatever house."""


def partners_of(card: str) -> tuple[str, ...]:
    """The cards of which at least one belongs beside this one; empty where it stands alone."""
    return _PARTNERS.get(card, ())


def _partners() -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for main, others in ACCOMPANY.items():
        for other in others:
            found[other] = (*found.get(other, ()), main)
    for card, other in BESIDE.items():
        # An exchange for another card of the same slot needs nothing beside it.
        if card not in {"odd-clawde", "dexus"}:
            found[card] = (other,)
    for group in TOGETHER:
        for card in group:
            found[card] = tuple(other for other in group if other != card)
    found[CALLS_GIGANTIC] = GIGANTIC
    return found


_PARTNERS: Final = _partners()
