"""The short form of a text, for a card's face: labels and numbers, the card's own name gone."""

from __future__ import annotations

from collections.abc import Sequence

from keyforge_tui.engine.language.write.clause import (
    OPPONENT,
    YOU,
    Amount,
    Change,
    Clause,
    Constant,
    Fixed,
    Per,
    Player,
    Prefixed,
    Ref,
    Remark,
    Step,
    Stuff,
    Times,
)
from keyforge_tui.engine.language.write.dictionary import (
    DURATIONS,
    ELSEWHERE,
    IS_PUT,
    LIMITS,
    PILES,
    PUT,
    SENTENCES,
    UNITS,
    VERBS,
    WHOSE,
    Dictionary,
)
from keyforge_tui.engine.language.write.sentences import SELF, Said
from keyforge_tui.engine.language.write.writer import English

SHORT = Dictionary(
    verbs={
        **VERBS,
        "deal-now": ("{object} to {goal}", ", {splash}"),
        "deal-each-now": ("{object} to each of {goal}", ", {splash}"),
        "deal-equal-now": ("damage to {goal} = {object}", ", {splash}"),
        "deal-among-now": ("{object} among {goal}", ", {splash}"),
        "heal": ("heal {object} from {source}",),
        "heal-itself": ("heal {object}",),
        "give-counters-now": ("{object} on {goal}",),
        "place-amber-now": ("{object} on {goal}",),
        "return": ("[return] {object} to hand",),
        "put-on-top": ("{object} to top of deck",),
        "put-on-bottom": ("{object} to bottom of deck",),
        "shuffle-into": ("[shuffle] {object} into deck",),
        "shuffle-piles": ("[shuffle] {object} into deck",),
        "abduct": ("{object} to your archives",),
        "search": ("search {place}: {object} to hand",),
        "search-deck": ("search {place}: {object} to hand",),
        "dig": ("discard from the top of {place} until {object}",),
        "put-into-play": ("[put] {object} into play", " {manner}", " under {control} control"),
        "use-as-yours": ("[use] {object} as yours",),
        "trigger": ("trigger the {manner} effect of {object} as yours",),
        "forge": ("forge at {object}",),
        "forge-free": ("forge for 0Æ",),
        "raise-tide": ("tide ≋",),
        "be-tide": ("the tide [be] {manner}",),
        "get": ("{object}",),
        "count-as-power": ("{object}",),
        "quoted": ("{object}",),
        "gain-keywords": ("{object}",),
        "be-blank": ("blank text",),
        "cannot-play-more": ("{object} played each turn at most",),
        "pay": ("pays you {object} to {manner} {goal}",),
        "may-be-used": ("usable any turn",),
        "resolve-icons": ("resolve {whose} bonus icons",),
        "melt-armor": ("[lose] all armor this turn and [take] as much damage",),
        "fight-several": ("[ready] and [fight] with {object} {often}, new enemies each time",),
        "cancel-fight": ("{that}: no fight",),
        "destroy-it": ("it [be] destroyed",),
        "must-choose": ("must choose {object}",),
        "cannot-choose": ("cannot choose {object}",),
        "skip": ("[skip] “{manner}”",),
        "cannot-ready": ("cannot ready cards when readying",),
        "swap": ("[swap] {object} with {goal}",),
        "be-first-use": ("first used this turn",),
        "redirect": ("[deal] fight damage to {that} instead",),
        "be-flank": ("[be] on a flank",),
        "enter-play": ("[enter] {manner}",),
        "put-under": ("[put] {object} under {goal}",),
        "take-more-damage": ("[take] {object} more whenever damaged",),
    },
    sentences={
        **SENTENCES,
        "may-use": ("usable any turn",),
        "may-use-others": ("may use", " up to {limit}", " {to}"),
        "may-use-now": ("may use", " up to {limit}", " {to}"),
        "hand-size": ("{who}: refill to {object}",),
        "hand-size-of-you": ("refill to {object}",),
        "hand-size-then": ("{who}: refill to {object}",),
        "spend-forging": ("spend Æ here for keys",),
        "spend": ("spend Æ here as yours",),
    },
    durations={
        **DURATIONS,
        "this turn": "this turn",
        "opponent next turn": "opponent’s next turn",
        "until your next turn": "until your next turn",
        "until end of your next turn": "until your next turn ends",
        "while this is in play": "while this is in play",
        "for good": "for good",
    },
    units={**UNITS, "power counter": "+1 counter", "additional card": "card"},
    piles={**PILES, "discard": "discard"},
    whose={**WHOSE, "their": "opponent’s", "owner": "its owner’s"},
    limits={**LIMITS, "at-least": "{}+", "exactly": "{}"},
    elsewhere={
        **ELSEWHERE,
        "be-dealt-damage": "damage to {object} {be} dealt to {this}",
        "receive": "Æ for {whose} pool {be} captured by {this}",
        "be-robbed": "Æ stolen or captured from {whose} pool {be} the supply’s",
    },
    put={**PUT, "hand": "return it to hand", "deck": "put it on top of its deck"},
    is_put={**IS_PUT, "hand": "returned to hand", "deck": "put on top of its deck"},
)
"""What the short form says."""


class Terse(English):
    """Writes a line of a card's face."""

    words = SHORT
    lead_may = "may "

    # -- who and what --------------------------------------------------------------------------

    def player(self, player: Player) -> str:
        """Without "your" before the opponent."""
        name = super().player(player)
        return "opponent" if player == OPPONENT and name == "your opponent" else name

    def this(self) -> str:
        """The card itself has no name here."""
        return "it" if self.near else "this"

    def ref(self, ref: Ref) -> str:
        """The creature an upgrade is on is meant without saying so."""
        if ref.to == "grantor":
            return "this upgrade"
        return self.this() if ref in SELF else super().ref(ref)

    def owner(self, ref: Ref) -> str:
        """The card's own neighbors, its own power."""
        return "its" if ref in SELF else super().owner(ref)

    def each(self, counted: str) -> str:
        """ " per friendly creature" """
        return f" per {counted}"

    # -- what is done ----------------------------------------------------------------------------

    def say(self, step: Step) -> Said:
        """Numbers stand for themselves: "+2Æ", "3 damage to a creature"."""
        if isinstance(step, Remark) and step.remark.verb == "leave-archives":
            return self.say(step.step)
        if isinstance(step, Clause) and step.verb in ("gain", "lose"):
            stuff = dict(step.roles)["object"]
            if isinstance(stuff, Stuff) and _is_number(stuff.amount):
                outer, self.each_own = self.each_own, step.each_own or self.each_own
                number, tail = self.stuff(stuff)
                self.each_own = outer
                sign = "+" if step.verb == "gain" else "–"
                addressed = step.subject == YOU and (self.seat is None or self.led is not None)
                who = "" if addressed else f"{self.player_of(step)} "
                self.note(step)
                return Said((f"{who}{sign}{number}{tail}",), simple=True)
        return super().say(step)

    def _alias(self, clause: Clause) -> str:
        verb = super()._alias(clause)
        begins = clause.subject == YOU and self.seat is None and not self.inside
        return f"{verb}-now" if begins and f"{verb}-now" in self.words.verbs else verb

    def player_of(self, clause: Clause) -> str:
        """Who does it."""
        assert isinstance(clause.subject, Player)
        return self.player(clause.subject)

    # -- abilities -------------------------------------------------------------------------------

    def _subject(
        self, ability: Constant, changes: Sequence[Change], uses: int | None
    ) -> tuple[str, bool]:
        """The card itself, and the creature an upgrade is on, are not named."""
        if ability.to in SELF:
            return "", False
        subject, several = super()._subject(ability, changes, uses)
        bare = all(change.verb in BARE for change in changes)
        return (f"{subject}:" if bare else subject), several

    def in_quotes(self, text: str) -> str:
        """Abilities that are given stand as if they were the card's own."""
        return text


class Letters(Terse):
    """Writes the shortest line: labels are letters, as in "F: Steal 1Æ."."""

    def label(self, ability: Prefixed) -> str:
        """The letters before a colon."""
        return "/".join(label[0].upper() for label in ability.labels)


BARE = frozenset({"get", "gain-keywords", "quoted", "count-as-power"})
"""Changes that are said without a verb."""


def _is_number(amount: Amount) -> bool:
    """Whether an amount is a number, perhaps for each of something."""
    if isinstance(amount, Times):
        return isinstance(amount.of, Per)
    return isinstance(amount, Fixed | Per)
