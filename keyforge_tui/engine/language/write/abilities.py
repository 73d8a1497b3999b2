"""Abilities as lines: labels, events, what is in force and for how long."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from keyforge_tui.engine.language.write.clause import (
    IN_PLAY,
    IT,
    OPPONENT,
    YOU,
    Ability,
    Answer,
    AsSoonAs,
    Both,
    Change,
    Clause,
    Compare,
    Condition,
    Constant,
    Deny,
    Exists,
    Fits,
    Fixed,
    For,
    Joint,
    Noun,
    Number,
    Player,
    Prefixed,
    Quoted,
    Ref,
    Replacing,
    Role,
    Steps,
    Stuff,
    Thing,
    Words,
    parts,
    speaks_of,
)
from keyforge_tui.engine.language.write.grammar import (
    article,
    capital,
    conjugated,
    in_words,
    listing,
    possessive,
    times,
)
from keyforge_tui.engine.language.write.nouns import changed, head, is_plural
from keyforge_tui.engine.language.write.players import is_they
from keyforge_tui.engine.language.write.replacements import Replacements
from keyforge_tui.engine.language.write.sentences import SELF
from keyforge_tui.engine.model.words import CardType

_SLOT = re.compile(r"\{(\w+)\}")
_VERB = re.compile(r"\[(\w+)\]")
Part = Role | Condition | Steps | Quoted

OWN_PARTS = frozenset(
    {
        "who",
        "whose",
        "opponent",
        "own",
        "keys",
        "it",
        "they",
        "this",
        "now",
        "to",
        "of_cards",
        "often",
    }
)
"""Parts of a change that follow from what its ability is about."""

SIGNED = frozenset({"get", "keys-cost"})
"""Changes whose number is added to another."""

PLURAL_BANS = frozenset({"cannot", "attack-only", "enter-play"})
"""Changes that are said of a kind of cards: "creatures cannot reap"."""


@dataclass(frozen=True, slots=True)
class Scope:
    """What a change is about, while it is said."""

    player: Player
    several: bool
    is_player: bool
    to: Thing | None = None
    uses: int | None = None
    now: str = ""


class Abilities(Replacements):
    """Says abilities."""

    def ability(self, ability: Ability, *, bold: bool = False) -> str:
        """One ability as a line of text."""
        with self.seated(_seat(ability)):
            return self._ability(ability, bold=bold)

    def _ability(self, ability: Ability, *, bold: bool) -> str:
        match ability:
            case Prefixed():
                label = f"{self.label(ability)}:"
                return f"{f'**{label}**' if bold else label} {self.body(ability)}"
            case Answer():
                return finished(self.answer(ability))
            case Constant():
                return finished([self.zones(ability.zones) + self.constant(ability)])
            case Replacing():
                return finished(self.replacing(ability))
            case AsSoonAs(condition, steps):
                lead = f"{self.zones(ability.zones)}if {self.condition(condition)}, "
                return finished(self.leading(lead, steps))

    def label(self, ability: Prefixed) -> str:
        """The bold words before a colon: "Fight/Reap"."""
        return "/".join(label.replace("-", " ").title() for label in ability.labels)

    def body(self, ability: Prefixed) -> str:
        """What stands behind the label."""
        self.leaving = set(ability.labels) <= {"destroyed", "leaves-play"}
        if ability.instead:
            return finished(self._instead(ability))
        both = len(ability.steps.steps) == 2
        if self.leaving and both and all(isinstance(one, Clause) for one in ability.steps.steps):
            return finished(self.inline(ability.steps))
        return finished(self.sentences(ability.steps))

    def _instead(self, ability: Prefixed) -> list[str]:
        """What replaces the destruction of the card (R23.7)."""
        if ability.condition is None:
            *before, last = self.inline(ability.steps)
            return [*before, f"{last} instead"]
        lead = f"if {self.condition(ability.condition)}, instead of destroying {self.this()}, "
        self.near = True
        return self.leading(lead, ability.steps)

    # -- events ----------------------------------------------------------------------------

    def answer(self, answer: Answer) -> list[str]:
        """ "after an enemy creature reaps, stun it" """
        lead = self.zones(answer.zones)
        if answer.during is not None:
            lead += f"during {self.players(answer.during)} turn, "
        occasion, rest = self._occasion(answer)
        return self.leading(f"{lead}{occasion}, {rest}", answer.steps)

    def turned(self, answer: Answer) -> list[str] | None:
        """ "gain 1Æ each time you play a creature"; None where the event must come first."""
        if answer.condition is not None or answer.opening != "each-time" or answer.may:
            return None
        if answer.for_each_player:
            return None
        if answer.during is not None or answer.zones or answer.before_play:
            return None
        if len(answer.steps.steps) != 1 or not isinstance(answer.steps.steps[0], Clause):
            return None
        if speaks_of(answer.steps, IT):
            return None
        body = self.inline(answer.steps)
        occasion, _ = self._occasion(answer)
        return [f"{body[0]} {occasion}"]

    def _occasion(self, answer: Answer) -> tuple[str, str]:
        """The event, and what stands between it and the instructions."""
        event = answer.occasion
        opening = answer.opening.replace("-", " ")
        text = self.act(event, subject=self.subject_of(event))
        self.acted = self.person
        about = event.subject if isinstance(event.subject, Noun | Both) else None
        for name, role in event.roles:
            if name == "object" and about is None and isinstance(role, Noun | Both):
                about = role
        if about is not None:
            self.bind(about)
            self.event = head(about)
            self.clouded = any(role in SELF for _, role in event.roles)
        extra = ", but before resolving its play effect" if answer.before_play else ""
        condition = "" if answer.condition is None else f"if {self.condition(answer.condition)}, "
        may = self.may() if answer.may else ""
        return f"{opening} {text}{extra}", f"{condition}{may}"

    # -- what is in force ------------------------------------------------------------------

    def constant(self, ability: Constant, uses: int | None = None, now: str = "") -> str:
        """ "each friendly creature gets +1 power"; `uses`: only the next so many, `now`: when."""
        lead = ""
        if ability.condition is not None:
            lead = f"while {self.condition(ability.condition)}, "
            self.near = about_self(ability.condition)
        if lead and self.near and len(ability.changes) == 1 and ability.to in SELF:
            if ability.changes[0].verb == "get":
                return self._trailing(ability)
        changes = [self._as_said(change, ability) for change in ability.changes]
        predicates = [change for change in changes if change.verb not in self.words.sentences]
        others = [change for change in changes if change.verb in self.words.sentences]
        clauses = [self._predicates(ability, predicates, uses, now)] if predicates else []
        clauses += [self._sentence(change, ability, uses, now) for change in others]
        self.near = False
        return lead + listing(clauses)

    def _trailing(self, ability: Constant) -> str:
        """ "this creature gets +2 power while it is on a flank" """
        assert ability.condition is not None
        self.near = False
        text = self._predicates(ability, ability.changes, None, "")
        self.near = True
        condition = self.condition(ability.condition)
        self.near = False
        return f"{text} while {condition}"

    def _as_said(self, change: Change, ability: Constant) -> Change:
        """A change with the verb that is said here."""
        if change.verb == "may-use" and len(ability.changes) > 1:
            return replace(change, verb="may-be-used")
        artifact = self.type is CardType.ARTIFACT and ability.to in SELF
        if change.verb == "count-as-power" and artifact:
            return replace(change, verb="count-as-creature")
        return change

    def _predicates(
        self, ability: Constant, changes: Sequence[Change], uses: int | None, now: str
    ) -> str:
        """A subject and what is said of it; verbs that come again are said once."""
        subject, several = self._subject(ability, changes, uses)
        scope = Scope(ability.who or YOU, several, ability.who is not None, ability.to, uses)
        self.near = ability.to in SELF
        parts: list[str] = []
        before = ""
        for change in changes:
            first, *more = self.words.verbs[change.verb]
            found = _VERB.match(first)
            verb = "" if found is None else found[1]
            if verb and verb == before:
                first = first[len(f"[{verb}]") :].lstrip(", ")
            parts.append(self._fill((first, *more), change, scope))
            before = verb
        lead = f"{subject}{now} " if subject else ""
        return f"{lead}{listing(parts)}"

    def _sentence(self, change: Change, ability: Constant, uses: int | None, now: str) -> str:
        """A change that is said with a subject of its own."""
        player = ability.who or YOU
        pattern = self.words.sentences[change.verb]
        if change.verb == "hand-size" and player == YOU:
            pattern = self.words.sentences["hand-size-of-you"]
        elif change.verb == "hand-size" and (ability.condition or player.who == "each player"):
            pattern = self.words.sentences["hand-size-then"]
        if change.verb == "icons-again" and uses is not None:
            pattern = self.words.sentences["icons-again-next"]
        several = self.is_many(player) if ability.to is None else is_plural(ability.to)
        if isinstance(ability.to, Noun) and ability.to.relation is not None:
            several = several and ability.to.quantity != "each"
        scope = Scope(player, several, ability.who is not None, ability.to, uses, now)
        return self._fill(pattern, change, scope)

    def _subject(
        self, ability: Constant, changes: Sequence[Change], uses: int | None
    ) -> tuple[str, bool]:
        """What is changed, and whether its verb is in the plural."""
        to = ability.to
        if to is None:
            player = ability.who or YOU
            name = self.player(player)
            return name, is_they(name)
        if to == IT:
            return self._it_as_subject()
        if isinstance(to, Noun):
            roles = dict(changes[0].roles)
            if "first" in roles:
                return f"the first {self.kind(to)} {self._played(roles)} each turn", False
            if uses is not None and to.quantity == "each":
                number = "" if uses == 1 else f"{uses} "
                played = f" {self._played(roles)}" if "player" in roles else ""
                return f"the next {number}{self.kind(to, many=uses > 1)}{played}", uses > 1
            plain = to.quantity == "each" and to.relation is None and to.extreme is None
            banned = changes[0].verb in PLURAL_BANS
            if banned and to.quantity == "each" and self._has_owner(to):
                return self.kind(to, many=True), True
            if "player" in roles:
                return f"{self.thing(to, 'in')} {self._played(roles)}", is_plural(to) and not plain
            if plain and not to.other and banned:
                return self.kind(to, many=True), True
        return self.thing(to, "in"), isinstance(to, Both)

    def _played(self, roles: Mapping[str, object]) -> str:
        """ "you play", "played" """
        player = roles.get("player")
        if not isinstance(player, Player):
            return "played"
        return self.have(player, "play")

    def _it_as_subject(self) -> tuple[str, bool]:
        if self.is_several():
            return "they", True
        if self.near:
            return "it", False
        if self.focus is not None and self.focus.chosen:
            return f"the chosen {self.focus.noun}", False
        return self.that(), False

    def _fill(self, pattern: Sequence[str], change: Change, scope: Scope) -> str:
        """The pieces of a verb with their parts; what ends the clause comes last."""
        roles = dict(change.roles)
        tails: list[str] = []

        def slot(found: re.Match[str]) -> str:
            name = found[1]
            if name in roles:
                return self._part(roles[name], change, scope, tails)
            return self._own_part(name, scope)

        text = ""
        for piece in pattern:
            if all(name in roles or name in OWN_PARTS for name in _SLOT.findall(piece)):
                verbs = _VERB.sub(lambda verb: conjugated(verb[1], several=scope.several), piece)
                text += _SLOT.sub(slot, verbs)
        return text + "".join(tails)

    def _part(self, part: Part, change: Change, scope: Scope, tails: list[str]) -> str:
        """One role of a change."""
        match part:
            case Quoted():
                return self.in_quotes(self.quoted(part))
            case Steps():
                return self.inline(part)[0]
            case Stuff():
                number, tail = self.signed(part) if change.verb in SIGNED else self.stuff(part)
                tails.append(tail)
                return number
            case Number(Fixed(number)) if change.verb == "may-play-each-turn":
                return in_words(number)
            case Ref() | Noun() | Both():
                return self._cards(part, change, scope)
            case Clause() | Compare() | Exists() | Fits() | Joint() | Deny():
                return self.condition(part)
        return self.plain(part)

    def _cards(self, cards: Thing, change: Change, scope: Scope) -> str:
        if change.verb == "may-play":
            if scope.uses == 1:
                return article(self.kind(cards, "from"))
            lead = "" if scope.uses is None else f"up to {scope.uses} "
            return lead + self.kind(cards, "from", many=True)
        if change.verb == "may-play-each-turn":
            return self.kind(cards, "from", many=dict(change.roles)["limit"] != ONCE)
        if change.verb in MANY:
            return self.kind(cards, "in", many=True)
        return self.thing(cards, "in")

    def _own_part(self, name: str, scope: Scope) -> str:
        """A part that follows from what the ability is about."""
        player, yours = scope.player, scope.player == YOU and self.seat is None
        match name:
            case "who":
                return self.player(player)
            case "whose":
                return self.players(player)
            case "opponent":
                return self.player(OPPONENT) if player == YOU else "their opponent"
            case "own" if scope.is_player:
                return "your" if yours else "their"
            case "own":
                return "their" if scope.several else "its"
            case "keys":
                return "keys" if player.who == "each player" else f"{self.players(player)} keys"
            case "they":
                return "you" if yours else "they"
            case "it":
                return "they" if scope.several else "it"
            case "this":
                return self.this()
            case "often":
                return "time" if scope.uses in (None, 1) else f"{scope.uses} times"
            case "now":
                return scope.now
        assert scope.to is not None
        if name == "of_cards":
            return self._possessor(scope.to)
        return self._used(scope)

    def _possessor(self, cards: Thing) -> str:
        """Cards before what is theirs: "each friendly creature’s"."""
        if cards == IT:
            return possessive(self.that())
        return self.owner(cards) if isinstance(cards, Ref) else possessive(self.thing(cards, "in"))

    def _used(self, scope: Scope) -> str:
        """What you may use: "friendly Knights", "that creature" """
        to = scope.to
        assert to is not None
        if to == IT:
            return self.that()
        if isinstance(to, Noun) and to.quantity == "each" and to.relation is None:
            return self.kind(to, "in", many=True)
        return self.thing(to, "in")

    def in_quotes(self, text: str) -> str:
        """Abilities that are given, marked as such."""
        return f"“{text}”"

    def quoted(self, quoted: Quoted) -> str:
        """Abilities as they stand between the quotes of what gives them."""
        inner = type(self)(self.name, self.type, self.titles, granted=True)
        return " ".join(inner.ability(ability) for ability in quoted.abilities)

    # -- for a time ------------------------------------------------------------------------

    def lasting(self, step: For) -> tuple[str, ...]:
        """ "for the remainder of the turn, each friendly creature cannot be dealt damage" """
        when = self._how_long(step)
        tied = ", until it leaves play" if step.tied else ""
        if len(step.abilities) == 1 and isinstance(step.abilities[0], Constant):
            return (self._for_a_time(step, step.abilities[0], when) + tied,)
        lines: list[str] = []
        if step.uses == 1 and len(step.abilities) == 1:
            only = step.abilities[0]
            if isinstance(only, Replacing) and step.duration == "this turn":
                *before, last = self.replacing(only, once=True)
                return (*before, f"{last}{tied}")
        for one in step.abilities:
            lines += self._lines(one)
        limit = "" if step.uses is None else f", {times(step.uses)} at most"
        first, *more = lines
        found = [f"{when}, {first}", *more]
        return (*found[:-1], f"{found[-1]}{limit}{tied}")

    def _how_long(self, step: For) -> str:
        """How long an effect lasts; whose turns are counted is said."""
        your = self.players(YOU) if "your" in step.duration else ""
        theirs = self.players(OPPONENT) if "opponent" in step.duration else ""
        this = self.this() if "this is" in step.duration else ""
        return self.words.durations[step.duration].format(this=this, your=your, opponent=theirs)

    def _lines(self, ability: Ability) -> list[str]:
        """An ability as sentences inside an effect with a duration."""
        with self.seated(_seat(ability)):
            if isinstance(ability, Answer):
                return self.turned(ability) or self.answer(ability)
            if isinstance(ability, Constant):
                return [self.constant(ability)]
            if isinstance(ability, Replacing):
                return self.replacing(ability)
        return [self.ability(ability)]

    def _cannot_use(self, ability: Constant) -> str:
        """ "your opponent cannot use creatures to fight"; empty for other changes."""
        to = ability.to
        banned = _banned(ability.changes[0]) if len(ability.changes) == 1 else ""
        if not banned or not isinstance(to, Noun) or to.side != "enemy" or ability.condition:
            return ""
        if to.quantity != "each" or to.relation is not None or to.places != IN_PLAY:
            return ""
        rest = changed(to, side=None, places=())
        return f"{self.player(OPPONENT)} cannot use {self.kind(rest, many=True)} to {banned}"

    def _for_a_time(self, step: For, ability: Constant, when: str) -> str:
        """A change with its duration, where a card would say it."""
        this_turn = step.duration == "this turn"
        verb = ability.changes[0].verb
        if verb == "switch-numbers" and len(ability.changes) == 1 and step.uses is None:
            now = replace(ability, changes=(Change("switch-for-now"),))
            return f"{self.constant(now)} {when}"
        counted = step.uses is not None and verb in COUNTED
        limit = "" if step.uses is None or counted else f", {times(step.uses)} at most"
        if counted and verb != "may-play" and this_turn:
            return self.constant(ability, step.uses, " this turn") + limit
        roles = ability.changes[0].roles
        if this_turn and verb == "may-use" and len(ability.changes) == 1:
            now = Constant((Change("may-use-now", roles),), ability.to, condition=ability.condition)
            text = self.constant(now)
            described = isinstance(ability.to, Noun) and ability.to.quantity == "each"
            if described and not roles:
                return f"{when}, {text}{limit}"
            return f"{text} this turn{limit}"
        if step.duration == "opponent next turn" and (banned := self._cannot_use(ability)):
            return f"{banned} on their next turn{limit}"
        text = self.constant(ability, step.uses if counted else None) + limit
        if step.duration == "for good" and ability.condition is not None:
            return text
        if this_turn and verb == "may-play":
            return f"{text} this turn"
        if step.duration == "opponent next turn" and ability.who == OPPONENT:
            return f"{text} {'during' if verb == 'keys-cost' else 'on'} their next turn"
        theirs = ability.who is not None and step.duration == "while this is in play"
        if verb in TRAILING or theirs or (self.inside and ability.to == IT):
            return f"{text} {when}"
        return f"{when}, {text}"


def _banned(change: Change) -> str:
    """The one way of using a card that a change forbids: "fight", "reap"."""
    roles = dict(change.roles)
    words = roles.get("manner")
    if change.verb != "cannot" or len(roles) > 1 or not isinstance(words, Words):
        return ""
    return words.keys[0] if words.keys in (("fight",), ("reap",)) else ""


def _seat(ability: Ability) -> str | None:
    """Who "you" is in an ability that each player has."""
    if isinstance(ability, Prefixed) or not ability.for_each_player:
        return None
    changes = isinstance(ability, Constant) and ability.condition is None
    return "each player" if changes else "a player"


ONCE = Number(Fixed(1))
MANY = frozenset({"cannot", "attack-only", "cannot-play", "cannot-use"})
"""Changes that speak of a kind of cards in the plural."""

COUNTED = frozenset({"may-play", "enter-play", "icons-again"})
"""Changes that can be for the next card alone."""

TRAILING = frozenset({"keys-cost", "control"})
"""Changes that are said before how long they last."""


def about_self(condition: Condition) -> bool:
    """Whether a condition has the card itself as its subject."""
    match condition:
        case Deny(inner):
            return about_self(inner)
        case Fits(cards=cards):
            return cards in SELF
        case Clause(subject=subject):
            return subject in SELF
    return False


def finished(sentences: Sequence[str]) -> str:
    """Sentences with their capitals and full stops."""
    return " ".join(sentence(one) for one in sentences if one)


def sentence(text: str) -> str:
    """A clause as a sentence; one that ends with a quoted sentence is finished already."""
    return capital(text) if text.endswith(("”", ".")) else f"{capital(text)}."


TIDAL = frozenset({"be-tide", "raise-tide"})


def speaks_of_tide(ability: Ability) -> bool:
    """Whether an ability speaks of the tide, which has a symbol of its own."""
    return any(isinstance(part, Clause) and part.verb in TIDAL for part in parts(ability))
