"""The English dictionary: how each verb is said, and which words stand for units.

A verb is one or more pieces. A piece holds the roles that fill it in braces, and is left out where
one of them is missing; the words in brackets are the verbs, and follow their subject.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

VERBS: dict[str, tuple[str, ...]] = {
    # Æmber
    "gain": ("[gain] {object}",),
    "lose": ("[lose] {object}",),
    "steal": ("[steal] {object}",),
    "capture": ("[capture] {object}", " from {source}"),
    "capture-among": (
        "[capture] {object}",
        " from {source}",
        ", distributed among any number of {goal}",
    ),
    "redistribute": ("[redistribute] the {object} on {goal} among {goal}",),
    "capture-gained": ("[capture] it",),
    "exalt": ("[exalt] {object}", " {often}"),
    "place-amber": ("[place] {object} from the common supply on {goal}",),
    "move": ("[move] {object} from {source} to {goal}",),
    "give": ("must give you {object}",),
    # cards in play
    "ready": ("[ready] {object}",),
    "exhaust": ("[exhaust] {object}",),
    "stun": ("[stun] {object}",),
    "unstun": ("[unstun] {object}",),
    "ward": ("[ward] {object}",),
    "unward": ("[remove] a ward from {object}",),
    "move-ward": ("[move] a ward from {source} to {goal}",),
    "enrage": ("[enrage] {object}",),
    "use": ("[use] {object}",),
    "fight-with": ("[fight] with {object}",),
    "fight-with-each": ("[fight] with {object} one at a time",),
    "reap-with": ("[reap] with {object}",),
    "fight-several": (
        "[ready] and [fight] with {object} {often}, one fight after the other, each time against"
        " a different enemy creature",
    ),
    "redirect": ("[deal] its fight damage to {that} instead of the creature it is fighting",),
    "cancel-fight": ("[exhaust] {that} with no effect",),
    "give-counters-among": ("[give] {object} to {goal}, distributed as you choose",),
    "give-counters": ("[give] {goal} {object}",),
    "double-counters": ("[double] the number of +1 power counters on {goal}",),
    "put-counters": ("[put] {object} on {goal}",),
    "remove-counters": ("[remove] {object} from {source}",),
    "take-control": ("[take] control of {object}",),
    "gain-control": ("[gain] control of {object}",),
    "attach": ("[attach] {object} to {goal}",),
    "be-attached": ("[be] attached to {goal}",),
    "swap": ("[swap] {object} with {goal} in the battleline",),
    "move-to-flank": ("[move] {object} to a flank",),
    "move-anywhere": ("[move] {object} anywhere in {battleline}",),
    "rearrange": ("[rearrange] the creatures in {whose} battleline",),
    "choose-player": ("[choose] a player",),
    "trigger-own": ("[trigger] the {manner} effect of {object}",),
    "put-on-flank": ("[put] {object} on a flank of {your} battleline",),
    "put-into-play": (
        "[put] {object} into play",
        " {manner}",
        " under {control} control",
        " in {place}’s position in the battleline",
        " {line} in {your} battleline",
    ),
    "use-as-yours": ("[use] {object} as if it were yours",),
    "trigger": ("[trigger] the {manner} effect of {object} as if you controlled {that}",),
    # damage
    "deal": ("[deal] {object} to {goal}", ", with {splash}"),
    "deal-among": (
        "[deal] {object}, divided as you choose among any number of {goal}",
        ", with {splash}",
    ),
    "deal-each": ("[deal] {object} to each of {goal}", ", with {splash}"),
    "deal-equal": ("[deal] damage to {goal} equal to {object}", ", with {splash}"),
    "be-unpreventable": ("this damage cannot be prevented by armor",),
    "cannot-capture-more": ("each creature cannot capture more than {object} this way",),
    "heal": ("[heal] {object} from {source}",),
    "heal-fully": ("fully [heal] {object}",),
    "heal-itself": ("[heal] {object}",),
    "melt-armor": (
        "[lose] all of {own} armor until the end of the turn and [be] dealt that much damage",
    ),
    "destroy": ("[destroy] {object}", " except {spared}"),
    "sacrifice": ("[sacrifice] {object}",),
    # cards elsewhere
    "draw": ("[draw] {object}",),
    "refill": ("[refill] {own} hand as if it were {own} “draw cards” step",),
    "may-play-or-use": ("you may play or use {object} this turn",),
    "discard": ("[discard] {object}",),
    "archive": ("[archive] {object}",),
    "archive-theirs": ("[put] {object} into your opponent’s archives",),
    "abduct": ("[put] {object} into {your} archives",),
    "leave-archives": ("if {those} your archives, {their} owner’s hand instead",),
    "purge": ("[purge] {object}",),
    "return": ("[return] {object} to {hand}",),
    "put-into-hand": ("[put] {object} into {hand}",),
    "put-back": ("[put] {object} back in any order",),
    "put-others-back": ("[put] {object} back in any order",),
    "put-on-top": ("[put] {object} on top of {deck}",),
    "put-on-bottom": ("[put] {object} on the bottom of {deck}",),
    "shuffle-into": ("[shuffle] {object} into {deck}",),
    "shuffle-piles": ("[shuffle] {object} into {goal}",),
    "swap-piles": ("[swap] {object} and {goal}",),
    "then-shuffle": ("then, [shuffle] {object}",),
    "shuffle": ("[shuffle] {object}",),
    "reveal": ("[reveal] {object}",),
    "look-at": ("[look] at {object}",),
    "search": ("[search] {place} for {object}, reveal {them}, and put {them} into {your} hand",),
    "search-deck": (
        "[search] {place} for {object}, reveal {them}, and put {them} into {your} hand",
    ),
    "dig": (
        "[discard] cards from the top of {place} until you discard {object} or run out of cards",
    ),
    "put-under": ("[put] {object} facedown under {goal}",),
    "graft": ("[graft] {object} onto {goal}",),
    "play": ("[play] {object}", " {line} in {your} battleline"),
    "play-as-yours": (
        "[play] {object} as if it were {yours}",
        ", {line} in {your} battleline",
    ),
    "resolve-icons": ("[resolve] each of {whose} bonus icons as if you had played {them}",),
    "gain-text-box": ("[gain] the text box of {object}",),
    # the game
    "choose": ("[choose] {object}",),
    "choose-house": ("[choose] a house",),
    "choose-their-house": ("[choose] a house on your opponent’s identity card",),
    "name-card": ("[name] a card",),
    "choose-trait": ("[choose] a trait",),
    "choose-number": ("[choose] a number",),
    "note-house": ("note {object}",),
    "forge-free": ("[forge] a key at no cost",),
    "forge": ("[forge] a key at {object}",),
    "unforge": ("[unforge] {object} key",),
    "unforge-last": ("[unforge] a key {who} forged on their previous turn",),
    "unforge-it": ("[unforge] it",),
    "raise-tide": ("[raise] the tide",),
    # what is so
    "have": ("[have] {object}",),
    "be": ("[be] {manner}",),
    "do": ("[do]",),
    "discard-this-way": ("[discard] {object} this way",),
    "be-turn": ("it [be] {object} turn",),
    "be-active": ("{object} [be] {your} active house",),
    "be-tide": ("the tide [be] {manner}",),
    "be-tide-for": ("the tide [be] {manner} for {you}",),
    "be-attacking": ("[be] attacking", " {object}"),
    "be-fighting": ("[be] fighting",),
    "be-parity": ("{object} [be] {manner}",),
    "be-haunted": ("[be] haunted",),
    "be-in-line": ("[be] in the battleline",),
    "enter-as-copy": (
        "[enter] play as a copy of another creature in play, except that it keeps its own house",
    ),
    "play-as-copy": ("[be] played as a copy of an action card in your opponent’s discard pile",),
    "resolve": ("[resolve] {object}",),
    "be-first-use": ("this [be] the first time {object} was used this turn",),
    "destroy-it": ("this damage [destroy] {that}",),
    "share-house": ("[share] a house",),
    "share-trait-with": ("[share] a trait with {object}",),
    "share-house-with": ("[share] a house with {object}",),
    "have-name-of": ("[have] the same name as {object}",),
    "have-power": ("[have] power {manner} {object}",),
    # what happens
    "reap": ("[reap]",),
    "fight": ("[fight]",),
    "be-used": ("[be] used",),
    "be-destroyed": (
        "[be] destroyed",
        " {manner}",
        " fighting {object}",
        " by {keeper} assault damage",
    ),
    "attack-and-destroy": ("[attack] and [destroy] {object}",),
    "play-card": ("[play] {object}", " on {own} {place}"),
    "be-played": ("[be] played", " on a {place}"),
    "enter": ("[enter] play",),
    "leave": ("[leave] play",),
    "discard-from-hand": ("[discard] {object} from {own} hand",),
    "gain-by-reaping": ("[gain] Æ by reaping",),
    "be-stolen": ("Æ [be] stolen from {who}",),
    "be-dealt-damage": ("[be] dealt damage", " by a {object} bonus icon"),
    "prevent-damage": ("[prevent] damage with its armor",),
    "forge-key": ("[forge] a key",),
    "choose-active": ("[choose] an active house",),
    "choose-other-than": ("[choose] a house other than {object} as {own} active house",),
    "choose-as-active": ("[choose] {object} as {own} active house",),
    "start-of-turn": ("the start of {object} turn",),
    "end-of-this-turn": ("the end of the turn",),
    "end-of-turn": ("the end of {object} turn",),
    "end-of-ready-step": ("the end of {object} “ready cards” step",),
    # what is changed
    "get": ("[get] {object}",),
    "count-as-power": ("[be] considered to have {object}",),
    "count-as-creature": ("[be] considered a creature with {object}",),
    "have-armor": ("[have] {object}",),
    "gain-keywords": ("[gain] {object}",),
    "gain-keyword-x": ("[gain] {object} X, where X is {amount}",),
    "lose-keywords": ("[lose] {object}",),
    "gain-traits": ("[gain] the {object}",),
    "belong": ("[belong] to {object}", " {also}"),
    "belong-if-foreign": (
        "[belong] to {object}",
        " {also}",
        " unless {it} [belong] to one of your three houses",
    ),
    "be-blank": ("[be] considered to have a blank text box (except for traits)",),
    "be-flank": ("[be] considered a flank creature",),
    "enter-play": ("[enter] play {manner}",),
    "be-controlled": ("[be] controlled by you",),
    "quoted": ("[gain], {object}",),
    "cannot": ("cannot {manner}", " by {object}", " unless {unless}"),
    "must-fight": ("must fight when used, if able",),
    "attack-only": ("can only attack {object}",),
    "deal-no-damage": ("[deal] no damage {manner}", " {object}"),
    "deal-only": ("only [deal] {amount} {manner}", " {object}"),
    "deal-more": ("[deal] +{amount} {manner}", " {object}"),
    "may-be-used": (
        "may be used as if {it} belonged to the active house",
        ", {limit} cards at most",
    ),
    "may-use-for": ("may {manner}", ", {limit} cards at most"),
    "used-only-to": ("can only be used to {manner}",),
    "cost": ("[cost] {object}",),
    "cannot-play": ("cannot play {object}",),
    "cannot-use": ("cannot use any {object}",),
    "cannot-play-more": ("cannot play more than {object} each turn",),
    "cannot-play-more-of-each": ("cannot play more than {object} of each card type each turn",),
    "must-choose": ("must choose {object} as {own} active house",),
    "cannot-choose": ("cannot choose {object} as {own} active house",),
    "cannot-choose-again": (
        "cannot choose the active house {they} chose on {own} previous turn as {own} active house",
    ),
    "cannot-forge": ("cannot forge {manner}",),
    "cannot-resolve-icons": ("cannot resolve bonus icons on cards {they} play",),
    "skip": ("[skip] {own} “{manner}” step",),
    "cannot-ready": ("cannot ready cards during {own} “ready cards” step",),
    "may-play": ("may play {object}",),
    "may-play-each-turn": ("may play {limit} {object} each turn",),
    "pay": ("must pay you {object} in order to {manner} {goal}",),
    "take-more-damage": ("[take] an additional {object} whenever {it} [take] damage",),
    # what would happen
    "gain-any": ("[gain] Æ",),
    "lose-any": ("[lose] Æ",),
    "steal-any": ("[steal] Æ",),
    "capture-any": ("[capture] Æ",),
    "deal-any": ("[deal] damage",),
    "draw-any": ("[draw] cards",),
    "enter-from-play": ("[enter] {place} from play",),
    "be-discarded": ("[be] discarded",),
    "resolve-icon": ("[resolve] a {object} bonus icon",),
    "resolve-any-icon": ("[resolve] a bonus icon",),
    "resolve-action": ("[resolve] {object}",),
    "ready-in-step": ("[ready] {object} during {own} “ready cards” step",),
    "amber-gained": ("Æ {who} would gain",),
    "amber-gained-by-reaping": ("Æ {who} would gain by reaping",),
    "amber-lost": ("Æ {who} would lose",),
    "amber-stolen": ("Æ that would be stolen", " by {who}"),
    "amber-captured": ("Æ that would be captured by {object}",),
    "resolve-as": ("[resolve] it as a {object} bonus icon",),
    "go-ahead": ("it [happen] after all",),
}
"""Every verb by its key."""

ELSEWHERE = {
    "be-dealt-damage": "damage dealt to {object} {be} dealt to {this} instead",
    "receive": "each Æ that would be added to {whose} pool {be} captured by {this} instead",
    "be-robbed": (
        "Æ that would be stolen or captured from {whose} pool {be} taken from the common supply"
        " instead"
    ),
}
"""Events that happen after all, but with their thing put or taken elsewhere."""

PUT = {
    "hand": "return it to its owner’s hand",
    "deck": "put it on top of its owner’s deck",
    "discard": "put it into its owner’s discard pile",
    "archives": "archive it",
    "purged": "purge it",
}
"""Where a card goes instead, as an instruction."""

IS_PUT = {
    "hand": "returned to its owner’s hand",
    "deck": "put on top of its owner’s deck",
    "discard": "put into its owner’s discard pile",
    "archives": "archived",
    "purged": "purged",
}
"""Where a card goes instead, as what is done to it."""

DURATIONS = {
    "this turn": "for the remainder of the turn",
    "opponent next turn": "during {opponent} next turn",
    "until your next turn": "until the start of {your} next turn",
    "until end of your next turn": "until the end of {your} next turn",
    "while this is in play": "until {this} leaves play",
    "for good": "for the remainder of the game",
}

UNITS = {
    "amber": "Æ",
    "damage": "damage",
    "card": "card",
    "chain": "chain",
    "additional card": "additional card",
    "power counter": "+1 power counter",
    "power": "power",
    "armor": "armor",
}
UNCOUNTED = frozenset({"Æ", "damage", "power", "armor"})
"""Units without a plural."""

OF_CARDS = frozenset({"trait", "bonus icon", "Æ bonus icon"})
"""What a card has, and does not lie on it."""

PILES = {
    "hand": "hand",
    "discard": "discard pile",
    "archives": "archives",
    "deck": "deck",
    "purged": "purged cards",
    "pool": "pool",
}

CAPTURE_SOURCES = {
    "own side": "its own side",
    "its opponent": "its opponent",
    "any players": "any combination of players",
    "that pool": "that pool",
}

IMPERSONAL = frozenset(
    {
        *("be-turn", "be-active", "be-first-use", "destroy-it", "start-of-turn", "end-of-turn"),
        *("end-of-ready-step", "be-stolen"),
        *(
            "be-tide",
            "be-tide-for",
            "end-of-this-turn",
            "be-unpreventable",
            "cannot-capture-more",
            "leave-archives",
            "go-ahead",
            "be-parity",
        ),
        *("amber-gained", "amber-gained-by-reaping", "amber-lost", "amber-stolen"),
        *("amber-captured", "receive", "be-robbed"),
    }
)
"""Verbs that are said with a subject of their own."""

SENTENCES: dict[str, tuple[str, ...]] = {
    "switch-for-now": ("switch {of_cards} power and armor",),
    "switch-numbers": ("{of_cards} power and armor are switched",),
    "relabel": ("{of_cards} {object} effects are {goal} effects",),
    "damage-is-shared": ("damage dealt to {object} during fights is also dealt to {to}",),
    "icons-again": (
        "each time {who} [play] a card{now}, resolve each of its bonus icons an additional time",
    ),
    "icons-again-next": (
        "the next {often} {who} [play] a card{now}, resolve each of its bonus icons an additional"
        " time",
    ),
    "collect-forging": ("you get all Æ spent by {who} when forging keys",),
    "archives-by-choice": (
        "instead of picking up all of {whose} archives, {who} may choose to pick up any number of"
        " cards in {whose} archives",
    ),
    "keys-cost": ("{keys} cost {object}",),
    "amber-cannot-be-stolen": ("{whose} Æ cannot be stolen",),
    "may-use": (
        "you may use",
        " up to {limit}",
        " {to}",
        " as if {it} belonged to the active house",
    ),
    "may-use-now": ("you may use", " up to {limit}", " {to}"),
    "control": ("you control {to}",),
    "spend-forging": ("you may spend Æ on {to} when forging keys",),
    "spend": ("you may spend Æ on {to} as if it were in your pool",),
    "ignore": ("while {to} is attacking, ignore {object}",),
    "hand-size-then": ("{who} [refill] {own} hand to {object} during {own} “draw cards” step",),
    "hand-size-of-you": ("during your “draw cards” step, refill your hand to {object}",),
    "hand-size": ("during {own} “draw cards” step, {who} [refill] {own} hand to {object}",),
}
"""Changes that are whole sentences."""

WHOSE = {
    "your": "your",
    "own": "their",
    "their": "your opponent’s",
    "one": "a",
    "any": "any",
    "each": "each",
    "chosen": "that player’s",
    "owner": "its owner’s",
    "controller": "its controller’s",
    "each player": "each player’s",
    "active player": "the active player’s",
    "that player": "that player’s",
    "its controller": "its controller’s",
    "its owner": "its owner’s",
    "its opponent": "its opponent’s",
}
"""Whose a pile is."""

LIMITS = {
    "at-least": "{} or more",
    "at-most": "{} or fewer",
    "exactly": "exactly {}",
    "at-most-of": "{} or less",
    "less-than": "less than {}",
    "more-than": "more than {}",
    "fewer-than": "fewer than {}",
}
"""How an amount is limited."""


@dataclass(frozen=True, slots=True)
class Dictionary:
    """What a writer says for each key."""

    verbs: Mapping[str, tuple[str, ...]]
    sentences: Mapping[str, tuple[str, ...]]
    durations: Mapping[str, str]
    units: Mapping[str, str]
    piles: Mapping[str, str]
    whose: Mapping[str, str]
    limits: Mapping[str, str]
    elsewhere: Mapping[str, str]
    put: Mapping[str, str]
    is_put: Mapping[str, str]


ENGLISH = Dictionary(
    VERBS, SENTENCES, DURATIONS, UNITS, PILES, WHOSE, LIMITS, ELSEWHERE, PUT, IS_PUT
)
