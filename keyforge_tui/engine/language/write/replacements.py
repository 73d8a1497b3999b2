"""What happens instead of an event, as sentences (R29)."""

from __future__ import annotations

from collections.abc import Sequence

from keyforge_tui.engine.language.write.clause import (
    THIS,
    Both,
    Clause,
    Noun,
    Player,
    Ref,
    Replacing,
    Role,
    Steps,
    Stuff,
    ThatMuch,
    Thing,
    Word,
    speaks_of,
)
from keyforge_tui.engine.language.write.grammar import listing
from keyforge_tui.engine.language.write.nouns import head
from keyforge_tui.engine.language.write.sentences import SELF, Sentences

GO_AHEAD = Clause("go-ahead")


class Replacements(Sentences):
    """Says what happens instead of what."""

    def replacing(self, ability: Replacing, *, once: bool = False) -> list[str]:
        """The sentences; `once`: only the next time this turn."""
        lead = self.zones(ability.zones)
        if ability.condition is not None:
            lead += f"if {self.condition(ability.condition)}, "
        if ability.event.verb == "resolve-action":
            return [lead + self._put_away(ability, once=once)]
        pattern = self.words.elsewhere.get(ability.event.verb)
        if pattern is not None and ability.elsewhere is not None:
            return [lead + self._elsewhere(pattern, ability, once=once)]
        same = None if once else self._same_amber(ability)
        if same is not None:
            return [lead + same]
        return self._otherwise(lead, ability, once=once)

    def _otherwise(self, lead: str, ability: Replacing, *, once: bool) -> list[str]:
        """ "when this would deal damage, steal 1Æ instead" """
        if ability.each and ability.thing is not None:
            next_ = "the next time, " if once else ""
            occasion = f"{next_}for each {self.act(ability.thing)}"
        else:
            opening = "the next time" if once else "when"
            event = ability.event
            occasion = f"{opening} {self.act(event, subject=self.subject_of(event))}"
            occasion += " this turn" if once else ""
            self._speak_of(event)
        may = "you may " if ability.may else ""
        if ability.elsewhere is not None:
            put, is_put = self.words.put, self.words.is_put
            placed = put[ability.elsewhere] if may else f"it is {is_put[ability.elsewhere]}"
            return [f"{lead}{occasion}, {may}{placed} instead"]
        found = self.leading(f"{lead}{occasion}, {may}", ability.steps)
        if speaks_of(ability.steps, GO_AHEAD):
            return found
        return [*found[:-1], f"{found[-1]} instead"]

    def _speak_of(self, event: Clause) -> None:
        """From here on "it" is the card of the event."""
        about: Thing | None = event.subject if isinstance(event.subject, Noun | Both) else None
        if about is not None:
            self.bind(about)
            self.event = head(about)
            self.clouded = any(role in SELF for _, role in event.roles)

    def _elsewhere(self, pattern: str, ability: Replacing, *, once: bool) -> str:
        """ "damage dealt to each neighbor is dealt to this instead" """
        event = ability.event
        whose = dict(event.roles).get("object")
        words = {
            "be": "may be" if ability.may else "is",
            "this": self.this(),
            "object": self._struck(event.subject),
            "whose": self.players(whose) if isinstance(whose, Player) else "",
        }
        lead = "the next time this turn, " if once else ""
        return lead + pattern.format(**words)

    def _struck(self, cards: Role) -> str:
        """Who would take damage: a kind of creatures, or one of them."""
        if isinstance(cards, Player):
            return ""
        assert isinstance(cards, Noun | Both | Ref)
        if isinstance(cards, Noun) and cards.quantity == "each":
            return self.kind(cards, "in", many=True)
        return self.thing(cards, "in")

    def _put_away(self, ability: Replacing, *, once: bool) -> str:
        """ "after you resolve your next action this turn, return it to its owner’s hand ..." """
        event = ability.event
        cards = dict(event.roles)["object"]
        opening = "after"
        subject = self.subject_of(event)
        text = self.act(Clause(event.verb, event.roles, event.subject), subject=subject)
        if once and isinstance(cards, Noun):
            own = "your" if subject == "you" else "their"
            text = text.replace(self.thing(cards), f"{own} next {self.kind(cards)} this turn")
        elif once:
            opening = "the next time this turn, after"
        may = "you may " if ability.may else ""
        put = self.words.put[ability.elsewhere or "discard"]
        return f"{opening} {text}, {may}{put} instead of placing it in its owner’s discard pile"

    def _same_amber(self, ability: Replacing) -> str | None:
        """ "each Æ that would be stolen is captured by this instead": only what is done differs."""
        if ability.thing is None or len(ability.steps.steps) != 1:
            return None
        (step,) = ability.steps.steps
        done = self._done_to_it(step) if isinstance(step, Clause) else None
        if done is None:
            return None
        be = "may be" if ability.may else "is"
        thing = self.act(ability.thing)
        return f"{'each' if ability.each else 'any'} {thing} {be} {done} instead"

    def _done_to_it(self, step: Clause) -> str | None:
        """ "captured by a friendly creature", of the very Æmber of the event."""
        roles = dict(step.roles)
        if roles.get("object") != Stuff("amber", ThatMuch()):
            return None
        if step.verb == "steal" and step.subject == Player("you") and len(roles) == 1:
            return "stolen from your opponent"
        if step.verb == "capture" and roles.get("source") == Word("that pool"):
            captor = THIS if isinstance(step.subject, Player) else step.subject
            assert isinstance(captor, Noun | Both | Ref)
            return f"captured by {self.thing(captor)}"
        return None

    def leading(self, lead: str, steps: Steps) -> list[str]:
        """Instructions behind what they follow from, in its sentence."""
        first, *more = self.inline(steps)
        return [f"{lead}{first}", *more]

    def zones(self, zones: Sequence[str]) -> str:
        """Where the card works while it is out of play."""
        if not zones:
            return ""
        piles = listing([f"your {self.words.piles[zone]}" for zone in zones], "or")
        return f"while {self.this()} is in {piles}, "
