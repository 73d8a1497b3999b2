"""Names for new decks, from blueprints and word lists.

Every word has to be harmless beside every other. Changing a list changes the names of decks that
were made before: that takes a new version of the forge.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from keyforge_tui.common import rng
from keyforge_tui.library.decks.enhancing import Chance


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


def _phrases(text: str) -> tuple[str, ...]:
    return tuple(line.strip() for line in text.strip().splitlines())


NAMES: Final = _words(
    """
    Abrexis Adelmar Aldoven Anwick Arbasca Avelline Balthorn Basimir Belwether Benquill Berisande
    Bramwyn Brindlefex Calidorn Camberwell Carmesine Cazimir Celandric Cobbletop Corvelle Dagobern
    Delphirae Dorimund Drexelby Eberlyn Edrizel Elowick Emberlane Erasquin Estevane Fablewright
    Fenoriel Ferrowyn Fiorenza Flintwhistle Fosterby Galdrea Gamberlin Gelsomin Gilderoy Glimmerax
    Grevillea Halberic Harrowmere Hazeldine Hesperin Ildefonz Imbrelle Isembard Ivorina Jasperine
    Jessamund Jolivet Juniperus Kasimira Kelvanor Kestrelby Korvina Lanterwick Laurissel Leopolda
    Lirazel Lorimund Lumielle Macaroon Maravel Melisander Mirabund Mortlake Nebulon Nettlewick
    Nimbolt Norabelle Obrecht Octavine Olbermund Orsolina Pandemar Pebblewick Peregrin Philomund
    Quillon Quindra Radovane Ravenscroft Rosalba Rumbelow Sabrielle Sarabande Seraphon Sorrelwyn
    Tamberlyn Tarquinel Thaddea Thistlemay Tobermor Ulverine Umberto Valdemora Verbena Vexatrix
    Wendelmar Whimsley Wobblethorpe Xanderel Xystra Yarrowby Yolandre Zebedane Zephyrine Zolberto
    """
)
SURNAMES: Final = _words(
    """
    Abernook Alderfen Ashgrove Barleycorn Birchwood Brackwater Bridgewell Candlewick Clockmaker
    Copperfold Dewhurst Driftmark Easterling Elmsworth Fairweather Farthing Featherstone Ferncastle
    Gallowglen Goldfinch Greenholm Hartwell Hollowell Inkpen Ironmonger Kettleburn Larkspur
    Lightfoot Longacre Marchbanks Meadowcroft Merriweather Moonraker Nightingale Oakenshaw Oddfellow
    Paperwright Pepperidge Quickbeam Rainsborough Ropewalk Saltmarsh Silverlake Skylark Starling
    Stonebridge Summerhayes Thornbury Threadgold Tinderbox Underhill Vellacott Wainwright Waterfield
    Whistledown Windermere Winterbourne Woodruff Yellowley
    """
)
ADJECTIVES: Final = _words(
    """
    Absent-minded Ambitious Amiable Ancient Astute Bashful Bookish Boisterous Brazen Bright Candid
    Cautious Cheerful Clever Courteous Curious Dapper Daring Dauntless Diligent Dreamy Eager
    Eccentric Elegant Eloquent Enigmatic Fearless Fortunate Frugal Generous Gleaming Graceful
    Grumpy Hesitant Hopeful Humble Illustrious Immovable Impatient Impeccable Industrious Inventive
    Jovial Jubilant Keen Legendary Lively Lucky Luminous Majestic Meticulous Mirthful Modest
    Musical Mysterious Nimble Obstinate Optimistic Patient Pensive Persistent Playful Polite
    Punctual Puzzled Quarrelsome Quiet Radiant Relentless Resolute Restless Sagacious Serene Shrewd
    Sincere Sleepless Solemn Spirited Splendid Steadfast Stubborn Talkative Tenacious Thoughtful
    Tireless Unbowed Unhurried Valiant Vigilant Wandering Whimsical Wistful Witty Zealous
    """
)
ADVERBS: Final = _words(
    """
    Admirably Astonishingly Boldly Calmly Clearly Curiously Decidedly Delightfully Doubtlessly
    Endlessly Exceedingly Fairly Famously Gladly Habitually Hardly Impossibly Incurably Intently
    Marvellously Mostly Notably Oddly Overly Perfectly Positively Profoundly Properly Quietly
    Rarely Remarkably Seldom Simply Somewhat Splendidly Strangely Suddenly Supremely Surprisingly
    Terribly Thoroughly Truly Undeniably Unexpectedly Usually Utterly Wonderfully
    """
)
PLACES: Final = _words(
    """
    Abbey Academy Amphitheatre Aqueduct Archive Arena Attic Aviary Bakery Bazaar Belfry Boathouse
    Bridge Canal Canyon Carousel Causeway Cavern Citadel Cliff Colonnade Courtyard Crater Crossroads
    Dockyard Dune Estuary Fairground Ferry Forest Fountain Foundry Gallery Garden Glacier Grotto
    Gulch Harbour Hedgerow Hillside Island Junction Labyrinth Lagoon Lighthouse Marketplace Marsh
    Meadow Mill Monastery Moor Mountain Museum Oasis Observatory Opera Orchard Outpost Parlour
    Pavilion Plateau Quarry Railway Rampart Reef Ruin Sanctuary Scriptorium Shipyard Spire Steppe
    Swamp Tavern Temple Theatre Tower Tundra Valley Vault Vineyard Volcano Waterfall Wharf Windmill
    Workshop
    """
)
REALMS: Final = _words(
    """
    Ambervale Aldercrest Astrogard Averno Bellaquor Brightfen Calabrex Cindermoor Corundale
    Dawnreach Dunmarrow Eldermist Everglass Fallowmere Farhaven Glasswater Gloamholt Greywick
    Halcyre Hollowspire Irondeep Islemarch Jadewater Karthenor Lanternfall Lostlight Marrowgate
    Mirrormere Nethervane Nightfjord Oldbarrow Opalgard Pellucia Quartzholm Ravenmoor Rustwater
    Saltspire Silverfen Skyhollow Starfell Stillwater Sundermark Thistledown Tidewrack Umberdale
    Valdoria Whisperglen Wildermarch Windscar Yonderby
    """
)
OCCUPATIONS: Final = _words(
    """
    Acrobat Advocate Alchemist Ambassador Antiquarian Apothecary Apprentice Arbiter Archer
    Architect Archivist Astronomer Baker Bard Beekeeper Blacksmith Botanist Captain Caretaker
    Carpenter Cartographer Challenger Champion Chancellor Clockmaker Collector Composer Conjurer
    Courier Curator Custodian Dancer Delegate Detective Diplomat Director Duelist Emissary Engineer
    Envoy Explorer Falconer Ferryman Fiddler Fisher Gambler Gardener Gatekeeper Guardian Guide
    Harbinger Herald Historian Inspector Instructor Inventor Jester Jeweller Judge Juggler Keeper
    Lamplighter Librarian Locksmith Magician Mariner Mason Mathematician Mentor Merchant Messenger
    Minstrel Navigator Negotiator Oracle Orator Painter Pathfinder Patron Philosopher Pilgrim Pilot
    Poet Professor Prophet Ranger Researcher Sage Sailor Scholar Scout Sculptor Sentinel Shepherd
    Soothsayer Steward Storyteller Strategist Tactician Tailor Tinkerer Translator Vagabond
    Visionary Wanderer Warden Watcher Weaver
    """
)
THINGS: Final = _phrases(
    """
    Ancient Maps
    Borrowed Books
    Broken Clocks
    Brass Trumpets
    Burning Questions
    Clouds
    Comets
    Copper Coins
    Distant Thunder
    Echoes
    Eternal Spring
    Fallen Leaves
    Forgotten Songs
    Glass Marbles
    Good Advice
    Hidden Doors
    Honest Trade
    Ideas
    Impossible Odds
    Kites
    Lanterns
    Lost Luggage
    Lucky Numbers
    Midnight
    Mirrors
    Misplaced Keys
    Music
    New Beginnings
    Old Friends
    Paper Boats
    Patience
    Possibilities
    Puzzles
    Quiet Mornings
    Riddles
    Running Water
    Rusty Gears
    Second Chances
    Shooting Stars
    Silver Bells
    Small Wonders
    Spare Parts
    Stories
    Strange Inventions
    Sunlight
    Tall Tales
    Tomorrow
    Unfinished Business
    Unwritten Laws
    Winter Storms
    """
)
DEEDS: Final = _phrases(
    """
    Answers to Nobody
    Borrows the Moon
    Builds with Glass
    Carries the Lantern
    Charms the Audience
    Collects the Rain
    Crosses the Desert
    Dances with Comets
    Defends the Bridge
    Doubts the Oracle
    Dreams of Flight
    Forgets the Question
    Guards the Harbour
    Hears the Mountain
    Hums in the Library
    Juggles the Stars
    Keeps the Promise
    Knows the Way
    Laughs at Thunder
    Listens to Trees
    Mends the Clock
    Opens the Gate
    Outruns the Storm
    Paints the Horizon
    Questions the Map
    Races the Tide
    Remembers the Song
    Rings the Bell
    Sails the Clouds
    Searches for Tomorrow
    Sings to Rivers
    Solves the Riddle
    Speaks in Numbers
    Startles the Crowd
    Tames the Whirlwind
    Trades in Echoes
    Tunes the Piano
    Waits for Spring
    Walks on Rooftops
    Whistles at Dawn
    Winds the Machine
    Writes the Ending
    """
)
TITLES: Final = _words(
    """
    Admiral Archduke Baron Baroness Brother Captain Chancellor Colonel Commander Commodore Consul
    Count Countess Dame Deacon Doctor Duchess Duke Elder Emperor Empress Governor Judge King Lady
    Lord Marshal Marquess Mayor Madam Miss Mister Prince Princess Professor Queen Regent Senator
    Sergeant Sheriff Sir Sister Squire Viscount
    """
)
NICKNAMES: Final = _words(
    """
    Acorn Anvil Badger Bellows Biscuit Bramble Breeze Bumblebee Buttons Candle Clover Cobweb
    Compass Copper Cricket Domino Ember Falcon Fiddlesticks Firefly Flicker Foxglove Gumption
    Hailstone Hazel Hopscotch Icicle Jackdaw Jigsaw Juniper Kettle Kingfisher Lightning Lullaby
    Magpie Marzipan Mosaic Nutmeg Onyx Otter Paprika Patches Pebbles Pepper Pockets Quartz
    Quicksilver Rhubarb Riddle Sapling Sequin Shortcake Spark Sparrow Speckles Sunshine Teacup
    Thimble Thunder Topaz Trinket Tumbleweed Turnip Twilight Umbrella Velvet Waffles Whiskers
    Willow Zigzag
    """
)

UNFORTUNATE: Final = frozenset(
    {
        ("Abbey", "Gambler"),
        ("Monastery", "Gambler"),
        ("Temple", "Gambler"),
        ("Sanctuary", "Collector"),
        ("Tower", "Pilot"),
        ("Tavern", "Apprentice"),
        ("Lady", "Badger"),
        ("Madam", "Velvet"),
        ("Miss", "Velvet"),
        ("Sister", "Velvet"),
        ("Sister", "Magpie"),
        ("Princess", "Turnip"),
        ("Duchess", "Turnip"),
    }
)
"""Words that do not go together, however harmless each of them is."""


_LISTS: Final = {
    "Name": NAMES,
    "Surname": SURNAMES,
    "Adjective": ADJECTIVES,
    "Adverb": ADVERBS,
    "Place": PLACES,
    "Realm": REALMS,
    "Occupation": OCCUPATIONS,
    "Thing": THINGS,
    "Deed": DEEDS,
    "Title": TITLES,
    "Nickname": NICKNAMES,
}

BLUEPRINTS: Final = (
    "{Name}, the {Place} {Occupation}",
    "{Name}, {Place} {Occupation}",
    "{Name}, {Occupation} of {Thing}",
    "{Name}, the {Occupation} of {Thing}",
    "{Name}, Guide of {Realm}",
    "{Name}, Child of {Realm}",
    "{Name}, {Realm}’s {Adjective} {Occupation}",
    "{Name} the {Adverb} {Adjective}",
    "{Name} the {Adjective}",
    "{Adjective} {Name} of the {Place}",
    "{Adverb} {Adjective} {Name}",
    "The {Adjective} {Place} {Occupation}",
    "The {Title} of {Realm}",
    "The {Occupation} that {Deed}",
    "{Name}, Who {Deed}",
    "{Title} “{Nickname}” {Name}",
    "{Adjective} “{Nickname}” {Surname}",
    "{Name} {Surname}-{Surname}, {Occupation}",
    "{Name} {Surname}, {Realm}’s {Occupation}",
    "{Nickname}, the {Adjective} {Occupation}",
)

_FIELD: Final = re.compile(r"\{(\w+)\}")


def archon_name(chance: Chance) -> str:
    """A name that chance puts together; the same chance gives the same name."""
    while True:
        blueprint = _pick(BLUEPRINTS, chance)
        name = _FIELD.sub(lambda field: _pick(_LISTS[field.group(1)], chance), blueprint)
        if is_fortunate(name):
            return name


def is_fortunate(name: str) -> bool:
    """Whether no two neighbouring words of a name are better kept apart, or the same."""
    parts = re.findall(r"[\w’-]+", name)
    return all(
        pair not in UNFORTUNATE and pair[0].casefold() != pair[1].casefold()
        for pair in pairwise(parts)
    )


def _pick(entries: Sequence[str], chance: Chance) -> str:
    return entries[rng.below(chance, len(entries))]
