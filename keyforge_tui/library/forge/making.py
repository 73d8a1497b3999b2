"""A new deck from a set, a seed and perhaps three houses: forged, named, enhanced, in order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from keyforge_tui.common import rng
from keyforge_tui.common.errors import UserError
from keyforge_tui.common.suggest import nearest
from keyforge_tui.engine import House, Icon
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.decks.decklist import HOUSES, DeckList, ListedCard
from keyforge_tui.library.decks.enhancing import Chance, place
from keyforge_tui.library.decks.resolution import marks_of
from keyforge_tui.library.decks.spellings import TIDE, house_of, set_code
from keyforge_tui.library.forge.forging import VERSION, Forge
from keyforge_tui.library.forge.naming import archon_name
from keyforge_tui.library.forge.pools import pools_of
from keyforge_tui.library.sets import SETS, Catalog, folded


def offered_sets(catalog: Catalog, library: CardLibrary) -> tuple[str, ...]:
    """The sets decks can be made of: all their cards are written, and all earlier ones too.

    A deck may hold cards of any earlier set, and must not change once those are written.
    """
    offered = []
    for code in SETS:
        cards = {printing.card for printing in catalog.card_set(code).printings} - {TIDE}
        if not cards <= library.files.keys():
            break
        offered.append(code)
    return tuple(offered)


def new_deck(
    catalog: Catalog,
    library: CardLibrary,
    word: str,
    seed: int,
    houses: Sequence[str] = (),
) -> DeckList:
    """The deck of a seed; a `UserError` where the set or a house is not to be had."""
    code = chosen_set(catalog, library, word)
    forge = Forge(pools_of(catalog, code), seed, chosen_houses(catalog, code, houses))
    drawn = forge.cards()
    cards = [
        ListedCard(
            card,
            catalog.titles[card].title,
            House(house),
            (),
            marks_of(catalog, card, House(house), code),
        )
        for house, names in drawn.items()
        for card in names
    ]
    promised: Counter[Icon] = Counter()
    for card in cards:
        promised.update(library.card(card.card).enhance)
    if promised:
        printed = [len(library.card(card.card).bonus) for card in cards]
        cards = place(cards, printed, promised, forge.chance)
    return DeckList(
        name_of(seed), code, tuple(House(house) for house in forge.houses), tuple(cards)
    )


def name_of(seed: int) -> str:
    """The name that belongs to a seed, whatever the set."""
    chance = Chance((seed << 8 | 0x80 | VERSION) & ((1 << 64) - 1))
    chance.rng = rng.below(chance, 1 << 64)
    return archon_name(chance)


def origin(code: str, seed: int) -> str:
    """How a deck was made, to be kept with it."""
    return f"Made by the forge of decks, version {VERSION}: set {code}, seed {seed}."


def chosen_set(catalog: Catalog, library: CardLibrary, word: str) -> str:
    """The set a word means, if decks can be made of it."""
    offered = offered_sets(catalog, library)
    code = set_code(word)
    if code is None:
        raise UserError(f'there is no set "{word[:40]}"; {_offer(offered)}')
    if code not in offered:
        name = catalog.card_set(code).name
        raise UserError(f"the cards of {name} are not all written yet; {_offer(offered)}")
    return code


def _offer(offered: Sequence[str]) -> str:
    if not offered:
        return "no set is complete yet"
    return f"there {'is' if len(offered) == 1 else 'are'} {', '.join(offered)}"


def chosen_houses(catalog: Catalog, code: str, words: Sequence[str]) -> tuple[str, ...]:
    """The houses words mean: none, or three of the set."""
    if not words:
        return ()
    card_set = catalog.card_set(code)
    names = sorted(House(house).title for house in card_set.houses)
    found = []
    for word in words:
        house = house_of(word)
        if house is None or house not in card_set.houses:
            hint = nearest(word, names, key=folded) or f"; there are {', '.join(names)}"
            raise UserError(f'{card_set.name} has no house "{word[:40]}"{hint}')
        found.append(house.value)
    if len(set(found)) != HOUSES:
        raise UserError(f"a deck has {HOUSES} different houses; name {HOUSES}, or none")
    return tuple(found)
