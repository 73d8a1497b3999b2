"""What happens in a game: one plain record for every kind of event.

An event is what the pipeline forbids, replaces, carries out and lets abilities answer to, what
history counts, and what a front end is told. Its name is the past participle of the rulebook's
verb. Which fields an event fills is said beside its kind; the others stay None.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from keyforge_tui.engine.model.words import CardId, CardType, House, Icon, KeyColor, PlayerId, Zone


class Kind(StrEnum):
    """Every kind of event. `card` is the card it happened to, `player` who did it."""

    GAME_STARTED = "game-started"
    MULLIGANED = "mulliganed"
    TURN_STARTED = "turn-started"
    TURN_ENDED = "turn-ended"
    READY_STEP_ENDED = "ready-step-ended"
    HOUSE_CHOSEN = "house-chosen"  # house
    PLAYED = "played"  # card, position
    ENTERED = "entered"  # card, position
    DISCARDED = "discarded"  # card, zone: where from
    REAPED = "reaped"
    FIGHT_DECLARED = "attacked"  # card: attacker, other: attacked
    FOUGHT = "fought"  # card: attacker, other: attacked
    USED = "used"
    DAMAGED = "damaged"  # card, amount, source, icon, in_fight
    PREVENTED = "prevented"  # card, amount: by its armor
    DAMAGE_MOVED = "damage-moved"  # card: where to, other: where from, amount
    DESTROYED = "destroyed"  # card, other: the creature it fought, in_fight
    LEFT = "left"  # card, zone: where to
    HEALED = "healed"  # card, amount
    GAINED = "gained"  # player, amount, by_reaping
    LOST = "lost"  # player, amount
    STOLEN = "stolen"  # player: the thief, amount
    CAPTURED = "captured"  # card: the captor, player: whose Æmber, amount
    EXALTED = "exalted"  # card, amount
    AMBER_MOVED = "moved"  # card: where from, other: onto, player: whose pool, amount
    PAID = "paid"  # player pays the other
    FORGED = "forged"  # player, amount: what was spent, key
    UNFORGED = "unforged"  # player, key
    DREW = "drew"  # player, amount
    SHUFFLED = "shuffled"  # player: whose deck
    PILES_SWAPPED = "piles-swapped"  # player: whose deck and discard pile
    ARCHIVED = "archived"  # card
    PURGED = "purged"  # card
    RETURNED = "returned"  # card: to hand
    PUT_ON_DECK = "put-on-deck"  # card
    ATTACHED = "attached"  # card: an upgrade moved from another card, other: what it is on now
    PUT_UNDER = "put-under"  # card, other: the card on top
    REVEALED = "revealed"  # card
    LOOKED = "looked"  # player looks at card
    ARCHIVES_TAKEN = "archives-taken"  # player, amount
    READIED = "readied"
    EXHAUSTED = "exhausted"
    STUNNED = "stunned"
    UNSTUNNED = "unstunned"
    WARDED = "warded"
    UNWARDED = "unwarded"
    ENRAGED = "enraged"
    CALMED = "calmed"
    COUNTED = "counted"  # card, amount, label: the counter
    CONTROLLED = "controlled"  # card, player: the new controller
    REPOSITIONED = "repositioned"  # card
    CHAINED = "chained"  # player, amount (negative: shed)
    TIDE_RAISED = "tide-raised"  # player
    ICON_RESOLVED = "icon-resolved"  # card, icon
    LASTING_BEGAN = "began"  # card: the source
    ANNOUNCED = "announced"  # player can forge next turn
    CHOSEN = "chosen"  # player chose label
    REPAIRED = "repaired"  # player or card, amount, label: what it is now, by consent
    WON = "won"
    DRAWN_GAME = "drawn"


class Would(StrEnum):
    """Every kind of event that something else may happen instead of (R29.1)."""

    GAIN = "gain"  # player, amount, by_reaping
    LOSE = "lose"  # player, amount
    STEAL = "steal"  # player: the thief, amount
    CAPTURE = "capture"  # card: the captor, player: whose Æmber, amount
    ADD_TO_POOL = "add to pool"  # player, amount: wherever it comes from
    BE_ROBBED = "be robbed"  # player: whose Æmber is stolen or captured, amount
    DEAL_DAMAGE = "deal damage"  # source: the dealer, amount
    TAKE_DAMAGE = "take damage"  # card, amount: what armor and ward have left
    BE_DESTROYED = "be destroyed"  # card
    LEAVE_PLAY = "leave play"  # card, zone: where to
    BE_DISCARDED = "be discarded"  # card, zone: where from
    BE_PUT_AWAY = "be put away"  # card: an action that was resolved, player: who played it
    RESOLVE_ICON = "resolve icon"  # player, card, icon
    FORGE = "forge"  # player, amount: the cost
    DRAW = "draw"  # player, amount
    READY = "ready"  # player, card: in the “ready cards” step


class Event(NamedTuple):
    """One thing that happened, whole from the start: nothing is added to it later."""

    kind: Kind
    player: PlayerId | None = None
    card: CardId | None = None
    other: CardId | None = None
    amount: int = 0
    source: CardId | None = None
    """The card whose ability or power did it."""
    house: House | None = None
    zone: Zone | None = None
    key: KeyColor | None = None
    icon: Icon | None = None
    label: str | None = None
    controller: PlayerId | None = None
    """Who controlled `card` when it happened."""
    type: CardType | None = None
    """What kind of card `card` was when it happened, where it may be another by now."""
    in_fight: bool = False
    by_reaping: bool = False
    position: tuple[bool, bool] | None = None
    """Whether `card` entered on the left flank and on the right flank."""
    neighbors: tuple[CardId, ...] = ()
    """Who stood beside `card` when it happened (R18.9)."""
    keyword: str | None = None
    """The keyword that dealt the damage (assault, hazardous)."""

    def to_json(self) -> dict[str, object]:
        """The protocol's form: only what is filled."""
        out: dict[str, object] = {"event": self.kind.value}
        for name in ("player", "card", "other", "source", "house", "zone", "key", "icon", "label"):
            value = getattr(self, name)
            if value is not None:
                out[name] = value
        if self.amount:
            out["amount"] = self.amount
        if self.in_fight:
            out["in_fight"] = True
        if self.by_reaping:
            out["by_reaping"] = True
        return out
