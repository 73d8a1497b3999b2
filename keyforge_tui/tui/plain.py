"""The whole game in lines of text and numbered choices, for screen readers and dumb terminals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TextIO

from keyforge_tui.engine.decisions import Decision, IllegalChoice, Option
from keyforge_tui.engine.standing import standing
from keyforge_tui.engine.view import AnyCardView, CardView, Hidden, PlayerView
from keyforge_tui.engine.words import CardId, CardType, KeyColor, Use, opponent_of
from keyforge_tui.rulebook import Rule, load_rulebook
from keyforge_tui.tui.asciify import plain
from keyforge_tui.tui.handover import since_last_turn
from keyforge_tui.tui.sitting import After, Sitting

SCREEN = 60
"""Empty lines between two players, so that nothing is left to read."""
HELP = (
    "A number answers; several numbers where several are asked for; nothing where none is needed.",
    "t: the table.  h: your hand.  l: what happened.  n: what is in force.",
    "c NAME: read a card.  w NAME: why it cannot do something.  r NUMBER: read a rule.",
    "u: take the last answer back.  concede: give up.  q: leave (the game is kept).",
)


class Lines(Protocol):
    """Where answers come from, line by line."""

    def readline(self) -> str:
        """The next line; empty at the end."""


class PlainTable:
    """Asks, reads a line, answers."""

    def __init__(
        self, sitting: Sitting, source: Lines, out: TextIO, *, ascii_only: bool = False
    ) -> None:
        self.sitting = sitting
        self.source = source
        self.out = out
        self.ascii_only = ascii_only

    def say(self, *lines: str) -> None:
        """Write lines."""
        for line in lines:
            print(plain(line) if self.ascii_only else line, file=self.out)
        self.out.flush()

    def run(self) -> int:
        """Play to the end, or until a player leaves; the exit code."""
        self.say("Type ? for help.")
        self.hand_over()
        while (decision := self.sitting.decision) is not None:
            self.ask(decision)
            line = self.source.readline()
            if not line or line.strip() == "q":
                self.sitting.session.close()
                self.say("The game is kept where it is.")
                return 0
            if line.strip() == "concede":
                self.say(f"{self.sitting.name(opponent_of(self.sitting.viewer))} wins.")
                break
            self.take(decision, line.strip())
        else:
            winner = self.sitting.game.winner
            self.say("A draw." if winner is None else f"{self.sitting.name(winner)} wins.")
        self.sitting.session.close()
        return 0

    # -- asking ----------------------------------------------------------------------------

    def ask(self, decision: Decision) -> None:
        """The question and its numbered answers."""
        source = ""
        if decision.source is not None:
            source = f"{self.sitting.card_name(decision.source)}: "
        self.say("", f"{self.sitting.name(decision.player)}: {source}{decision.prompt}")
        for number, option in enumerate(decision.options, start=1):
            self.say(f"  {number}. {self._label(option)}")
        if decision.max != 1 or decision.min != 1:
            least, most = decision.min, decision.max
            amount = str(most) if least == most else f"{least} to {most}"
            repeated = ", the same one as often as you like" if decision.same else ""
            self.say(f"Choose {amount}{repeated}.")

    def _label(self, option: Option) -> str:
        text = option.label
        if option.card is not None:
            view = self.sitting.inspect(option.card)
            if view is not None and isinstance(view.card, CardView):
                there = self.sitting.game.state.in_play.get(option.card)
                if there is not None:
                    whose = self.sitting.name(there.controller)
                    return f"{text} ({whose}, {describe(view.card)})"
        return text

    def take(self, decision: Decision, line: str) -> None:
        """An answer, or a word that asks for something to read."""
        word, _, rest = line.partition(" ")
        if word in ("?", "t", "h", "l", "n", "c", "w", "r", "u"):
            self.read(word, rest.strip())
            return
        try:
            numbers = [int(part) for part in line.replace(",", " ").split()]
            if any(not 1 <= number <= len(decision.options) for number in numbers):
                raise IllegalChoice(f"choose from 1 to {len(decision.options)}")
            picked = [decision.options[number - 1].id for number in numbers]
            after, happened = self.sitting.answer(picked)
        except IllegalChoice as error:
            self.say(f"That is no answer: {error}.")
            return
        except ValueError:
            self.say("That is no answer. Type ? for help.")
            return
        self.say(*self.sitting.sentences(happened))
        if after is After.HAND_OVER:
            self.hand_over()

    def hand_over(self) -> None:
        """Nothing stays on the screen of the one who looked before."""
        decision = self.sitting.decision
        if decision is None:
            return
        name = self.sitting.name(decision.player)
        self.say(*([""] * SCREEN), f"{name} is next.")
        self.say(*since_last_turn(self.sitting.chronicle, decision.player)[-30:])
        self.say(f"{name}, press Enter when nobody else is looking.")
        self.source.readline()
        self.sitting.viewer = decision.player
        self.say(*self.table(), *self.hand())

    # -- reading ---------------------------------------------------------------------------

    def read(self, word: str, rest: str) -> None:
        """Something to read."""
        if word == "?":
            self.say(*HELP)
        elif word == "t":
            self.say(*self.table())
        elif word == "h":
            self.say(*self.hand())
        elif word == "l":
            self.say(*(line.strip("\n") for line in self.sitting.story()))
        elif word == "n":
            effects = standing(self.sitting.game.table)
            self.say(*(f"{e.name}: {e.text} ({e.until})" for e in effects))
            if not effects:
                self.say("Nothing is in force.")
        elif word == "r":
            self.say(*_rule(rest))
        elif word == "u":
            self.undo()
        else:
            self.about(word, rest)

    def undo(self) -> None:
        """Take the last answer back."""
        after = self.sitting.undo()
        if after is None:
            self.say("There is nothing to take back.")
            return
        self.say("Taken back.")
        if after is After.HAND_OVER:
            self.hand_over()

    def about(self, word: str, name: str) -> None:
        """A card's text, or why it cannot do something."""
        card = self._find(name)
        inspection = self.sitting.inspect(card)
        if card is None or inspection is None or not isinstance(inspection.card, CardView):
            self.say("No card in sight is called that.")
            return
        view = inspection.card
        self.say(f"{view.name}: {describe(view)}", *inspection.text)
        if word == "w":
            in_play = card in self.sitting.game.state.in_play
            ways = (Use.REAP, Use.FIGHT, Use.ACTION, Use.OMNI) if in_play else (Use.PLAY,)
            for way in ways:
                reasons = self.sitting.game.explain(card, way.value)
                told = "; ".join(f"{reason.text} ({reason.rule})" for reason in reasons)
                self.say(f"{way.value.capitalize()}: {told or 'possible'}")

    def _find(self, name: str) -> CardId | None:
        wanted = name.casefold()
        if not wanted:
            return None
        for card in self.sitting.game.state.cards:
            if self.sitting.sees(card.id) or self.sitting.is_asked_about(card.id):
                if wanted in self.sitting.card_name(card.id).casefold():
                    return card.id
        return None

    def table(self) -> list[str]:
        """Both sides of the table."""
        view = self.sitting.view()
        own = view.players[self.sitting.viewer]
        other = view.players[opponent_of(self.sitting.viewer)]
        house = "" if view.house is None else f" House {view.house.title}."
        tide = "" if view.tide is None else f" The tide is high for {self.sitting.name(view.tide)}."
        lines = [f"Turn {view.turn}, {self.sitting.name(view.active)}.{house}{tide}"]
        for player in (other, own):
            lines += self._side(player)
        return lines

    def _side(self, player: PlayerView) -> list[str]:
        keys = [color.value for color in KeyColor if player.keys[color]]
        forged = f"keys {', '.join(keys)}" if keys else "no keys"
        chains = f", {player.chains} chains" if player.chains else ""
        lines = [
            f"{self.sitting.name(player.id)}: {player.amber}Æ of {player.key_cost}, {forged}"
            f"{chains}; hand {len(player.hand)}, deck {player.deck_count}, discard "
            f"{len(player.discard)}, archives {len(player.archives)}, purged {len(player.purged)}."
        ]
        for title, cards in (("Creatures", player.battleline), ("Artifacts", player.artifacts)):
            if cards:
                lines.append(f"  {title} from the left: {'; '.join(map(_named, cards))}.")
        return lines

    def hand(self) -> list[str]:
        """The cards in the viewer's hand."""
        cards = self.sitting.view().players[self.sitting.viewer].hand
        return [f"Your hand: {'; '.join(map(_named, cards)) or 'empty'}."]


def _named(card: AnyCardView) -> str:
    return "a card face down" if isinstance(card, Hidden) else f"{card.name} ({describe(card)})"


def describe(card: CardView) -> str:
    """What is to be said about a card in a few words."""
    words = [card.house.title, card.type.value]
    if card.type is CardType.CREATURE:
        words = [card.house.title, f"power {card.power}"]
        if card.armor:
            words.append(f"armor {card.armor_left or card.armor}")
    if card.damage:
        words.append(f"{card.damage} damage")
    if card.amber:
        words.append(f"{card.amber}Æ on it")
    if card.power_counters:
        words.append(f"{card.power_counters} +1 power counters")
    words += [word for word in ("exhausted", "stunned", "warded", "enraged") if getattr(card, word)]
    words += [str(keyword.value) for keyword in card.keywords]
    words += [f"with {upgrade.name}" for upgrade in card.upgrades if isinstance(upgrade, CardView)]
    return ", ".join(words)


def _rule(number: str) -> Sequence[str]:
    rule = load_rulebook().find(number)
    if not isinstance(rule, Rule):
        return ("There is no such rule.",)
    return (f"{rule.number} {rule.text}", *rule.steps)
