"""What a player can ask to be told: cards, reasons, the story, what is in force, rules."""

from __future__ import annotations

from keyforge_tui.engine import PLAYERS, CardId, CardView, PlayerId
from keyforge_tui.plain.speaker import Speaker, facts, sources
from keyforge_tui.rulebook import Chapter, OpenPoint, Rule, fold, load_rulebook, parse_number
from keyforge_tui.sitting.answer import WAYS, ways_of
from keyforge_tui.sitting.sitting import Inspection, Sitting


class Reader:
    """Tells what those who listen may know.

    While the other player answers a question that both may see, both listen, and nothing is
    told that only one of them knows.
    """

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting

    @property
    def both_listen(self) -> bool:
        """Whether the one who answers is not the one whose cards are being shown."""
        decision = self.sitting.decision
        return decision is not None and decision.player != self.sitting.viewer

    @property
    def _listeners(self) -> tuple[PlayerId, ...]:
        return PLAYERS if self.both_listen else (self.sitting.viewer,)

    @property
    def speaker(self) -> Speaker:
        """Speaks about the table as it is now."""
        sitting = self.sitting
        return Speaker(sitting.game.view(sitting.viewer), sitting.names, sitting.viewer)

    def may_tell(self, card: CardId) -> bool:
        """Whether everybody who listens may see a card."""
        sitting = self.sitting
        if not self.both_listen and sitting.is_asked_about(card):
            return True
        return all(card in sitting.session.sight[one] for one in self._listeners)

    # -- cards -----------------------------------------------------------------------------

    def find(self, name: str) -> list[CardId]:
        """The cards a typed name means: those called so, else those whose names hold it."""
        decision = self.sitting.decision
        if name.isdecimal() and decision is not None and len(name) < 6:
            place = int(name) - 1
            cards = [option.card for option in decision.options]
            return [card for card in cards[place : place + 1] if card is not None]
        wanted = fold(name)
        if not wanted:
            return []
        called: dict[CardId, str] = {
            card.id: fold(self.sitting.card_name(card.id))
            for card in self.sitting.game.cards
            if self.may_tell(card.id)
        }
        same = [card for card, text in called.items() if text == wanted]
        starts = [card for card, text in called.items() if text.startswith(wanted)]
        return same or starts or [card for card, text in called.items() if wanted in text]

    def card(self, name: str) -> list[str]:
        """The whole text of a card and what is to be known about each copy in sight."""
        found = self._one_name(name)
        if isinstance(found, str):
            return [found]
        first = self._inspect(found[0])
        assert isinstance(first.card, CardView)
        lines = [f"{first.card.name}. {_kind(first.card)}.", *first.text]
        if not first.text:
            lines.append("It has no text.")
        return lines + [line for card in found for line in self._copy(card)]

    def _copy(self, card: CardId) -> list[str]:
        inspection = self._inspect(card)
        view = inspection.card
        if not isinstance(view, CardView):
            return []
        place = self.speaker.place(card)
        where = f"In {place}" if place and not place.startswith(("on ", "under ")) else place
        lines = [f"{where or 'Before you'}: {', '.join(facts(view))}."]
        for title, value, parts in (
            ("Its power", view.power, view.power_parts),
            ("Its armor", view.armor, view.armor_parts),
        ):
            if len(parts) > 1:
                lines.append(f"{title} is {value}: {sources(parts)}.")
        if view.armor and view.armor_left != view.armor and view.power_parts:
            lines.append(f"Of its armor {view.armor_left} is left this turn.")
        if inspection.controller != inspection.owner:
            lines.append(f"{inspection.owner} owns it, {inspection.controller} controls it.")
        return lines

    def why(self, name: str) -> list[str]:
        """For each thing that could be done with a card, the reasons against it, with rules."""
        found = self._one_name(name)
        if isinstance(found, str):
            return [found]
        lines: list[str] = []
        for card in found:
            view = self._inspect(card).card
            if not isinstance(view, CardView):
                continue
            place = self.speaker.place(card)
            lines.append(f"{view.name}, {place}:" if place else f"{view.name}:")
            for way in ways_of(view):
                reasons = self.sitting.game.explain(card, way.value)
                told = " ".join(f"{reason.text} ({reason.rule})" for reason in reasons)
                lines.append(f"{WAYS[way]}: {f'no. {told}' if told else 'yes.'}")
        return lines

    def _one_name(self, name: str) -> list[CardId] | str:
        found = self.find(name)
        if not found:
            return "No card in sight is called that." if name else "Say which card, by its name."
        names = sorted({self.sitting.card_name(card) for card in found})
        if len(names) > 1:
            return f"Several cards are called that: {', '.join(names)}."
        return found

    def _inspect(self, card: CardId) -> Inspection:
        inspection = self.sitting.inspect(card)
        assert inspection is not None
        return inspection

    def label(self, card: CardId) -> str:
        """What to say about a card that can be chosen: where it is and how it stands."""
        view = self.sitting.game.see(card, self.sitting.viewer)
        if not self.both_listen:
            view = self._inspect(card).card
        if not isinstance(view, CardView):
            return ""
        return ", ".join(filter(None, [self.speaker.place(card), *facts(view)]))

    # -- the rest --------------------------------------------------------------------------

    def hand(self) -> list[str]:
        """The hand of the one who answers, to no other ears."""
        if self.both_listen:
            return ["No hand is read while the other player answers."]
        return self.speaker.hand()

    def piles(self) -> list[str]:
        """Every pile; archives only to their owner."""
        if not self.both_listen:
            return self.speaker.piles()
        return ["The piles can be read when it is your own question."]

    def log(self, turns: int = 2) -> list[str]:
        """The story of the last turns."""
        sitting = self.sitting
        told = sitting.chronicle.told(None if self.both_listen else sitting.viewer)
        last = told[-1][0].turn if told else 0
        lines: list[str] = []
        turn = -1
        for entry, text in told:
            if entry.turn <= last - turns:
                continue
            if entry.turn != turn:
                turn = entry.turn
                if turn:
                    lines.append(f"Turn {turn}, {sitting.name(entry.active)}:")
            lines.append(text)
        return lines or ["Nothing has happened yet."]

    def force(self) -> list[str]:
        """Everything in force, with its end."""
        effects = self.sitting.game.in_force()
        if not effects:
            return ["Nothing is in force."]
        return [f"{one.name}: {one.text} In force {one.until}." for one in effects]

    def rule(self, text: str) -> list[str]:
        """A rule by its number, or the rules that hold some words."""
        book = load_rulebook()
        number = parse_number(text)
        found = book.find(number) if number is not None else None
        if isinstance(found, Chapter):
            return [f"{found.number} {found.title}.", *(_rule(rule) for rule in found.rules)]
        if isinstance(found, Rule):
            return [_rule(found), *found.steps]
        if isinstance(found, OpenPoint):
            return [f"{found.number} {found.question} {found.ruling}"]
        hits = [hit for hit in book.search(text) if isinstance(hit, Rule)] if text else []
        return [_rule(hit) for hit in hits[:8]] or ["No rule says that."]


def _rule(rule: Rule) -> str:
    return f"{rule.number} {rule.text}"


def _kind(card: CardView) -> str:
    houses = " and ".join(house.title for house in card.houses) or "No house"
    traits = f": {', '.join(card.traits)}" if card.traits else ""
    bonus = f"; bonus icons {', '.join(icon.value for icon in card.bonus)}" if card.bonus else ""
    return f"{houses} {card.type.value}{traits}{bonus}"
