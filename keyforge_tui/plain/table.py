"""The game as a conversation: a question, a line, what came of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

from keyforge_tui.engine import (
    PLAYERS,
    REPAIR,
    Decision,
    DecisionKind,
    Ended,
    IllegalChoice,
    Option,
    opponent_of,
)
from keyforge_tui.plain.reading import Reader
from keyforge_tui.plain.speaker import list_lines
from keyforge_tui.plain.voice import Voice, how_many, read_answer
from keyforge_tui.sitting.handover import since_last_turn
from keyforge_tui.sitting.sitting import TIME_UP, After, Sitting
from keyforge_tui.story.sentences import many

OPENER = "ready"
"""The word that shows the next player's cards; no answer to any question."""
RESUME = "keyforge-tui play --plain --resume"
LEAVE = frozenset({"quit", "leave", "exit"})
HELP = (
    "Type the number of an answer. Where several are wanted, type them with blanks: 1 3 4.",
    "table: both sides of the table. hand: your hand. piles: discard piles and archives.",
    "card NAME: what a card says and how it stands; card 2 is the card of answer 2.",
    "why NAME: what can be done with a card now, and the rules against the rest.",
    "log: what happened in the last two turns; log all: since the beginning.",
    "force: what is in force and until when. rule NUMBER, or rule WORDS: the rules.",
    "rest: what is to be put in order goes in the order of the list.",
    "undo: take the last answer back. redo: give it again. An empty line repeats the question.",
    "repair: put right what was misplayed, if both of you agree.",
    "decks: what is in the decks you may read. clock: how much time is left.",
    "save: where the game is kept. quit: leave the table. concede: give the game up.",
)


class PlainTable:
    """Two players at one keyboard, one line at a time."""

    def __init__(self, sitting: Sitting, voice: Voice) -> None:
        self.sitting = sitting
        self.voice = voice
        self.reader = Reader(sitting)
        self.is_left = False
        """Whether the players went away, or the input ended."""
        self._to_confirm: str | None = None
        """The word that must be typed again before it is done."""
        self._told_problem: str | None = None
        self._commands: dict[str, Callable[[str], None]] = {
            "help": lambda _: self.voice.say(*HELP),
            "?": lambda _: self.voice.say(*HELP),
            "table": lambda _: self.voice.say(*self.reader.speaker.table()),
            "hand": lambda _: self.voice.say(*self.reader.hand()),
            "piles": lambda _: self.voice.say(*self.reader.piles()),
            "card": lambda name: self.voice.say(*self.reader.card(name)),
            "why": lambda name: self.voice.say(*self.reader.why(name)),
            "log": self._log,
            "force": lambda _: self.voice.say(*self.reader.force()),
            "rule": lambda text: self.voice.say(*self.reader.rule(text)),
            "rest": self._rest,
            "decks": self._decks,
            "clock": lambda _: self.voice.say(*(self._times() or ["There is no clock."])),
            "undo": self._undo,
            "redo": self._redo,
            "repair": self._repair,
            "save": lambda _: self.voice.say(self._kept()),
            "concede": self._concede,
        }

    def run(self) -> None:
        """Play to the end, or until the players leave."""
        one, two = self.sitting.names
        self.voice.say(f"{one} against {two}. Type help at any question to hear what you can type.")
        if self.sitting.notice:
            self.voice.say(self.sitting.notice)
        self._say_problem()
        try:
            self.hand_over()
            while self.sitting.decision is not None and not self.is_left:
                self.ask(self.sitting.decision)
                self.listen()
            if not self.is_left:
                self.sitting.finish()
        finally:
            kept = self.sitting.session.leave()
        self._farewell(kept)

    # -- asking and answering --------------------------------------------------------------

    def ask(self, decision: Decision) -> None:
        """The question and its numbered answers."""
        sitting = self.sitting
        source = decision.source
        asks = "" if source is None else f", for {sitting.card_name(source)}"
        stop = "" if decision.prompt[-1:] in "?.:" else "."
        self.voice.say("", f"{sitting.name(decision.player)}{asks}: {decision.prompt}{stop}")
        twice = Counter(option.label for option in decision.options)
        for number, option in enumerate(decision.options, start=1):
            self.voice.say(f"{number}. {self._label(decision, option, twice[option.label] > 1)}")
        if (decision.min, decision.max) != (1, 1):
            self.voice.say(how_many(decision))

    def _label(self, decision: Decision, option: Option, is_twice: bool) -> str:
        text = option.label
        if option.card is None or (decision.kind is DecisionKind.MAIN and not is_twice):
            return text
        about = self.reader.label(option.card)
        return f"{text} ({about})" if about else text

    def listen(self) -> None:
        """One line: an answer, or a word."""
        line = self.voice.hear()
        decision = self.sitting.decision
        if line is None or line.casefold() in LEAVE:
            self.is_left = True
            return
        if decision is None or not line:
            return
        word, _, rest = line.partition(" ")
        word = word.casefold()
        if word != self._to_confirm:
            self._to_confirm = None
        try:
            picked = read_answer(line.casefold(), decision)
        except IllegalChoice as error:
            self.voice.say(str(error))
            return
        if picked is not None:
            self.answer(picked)
        elif word in self._commands:
            self._commands[word](rest.strip())
        else:
            self.voice.say("That is no answer. Type the number of an answer, or help.")

    def answer(self, picked: tuple[int, ...]) -> None:
        """Give an answer and tell what came of it."""
        try:
            after, happened = self.sitting.answer(picked)
        except IllegalChoice as error:
            self.voice.say(f"That cannot be chosen: {error}.")
            return
        self._say_problem()
        if after is not After.HAND_OVER:
            self.voice.say(*self._told(len(happened)))
        self._go_on(after)

    def _told(self, count: int) -> list[str]:
        """The last events, for everybody who listens now."""
        chronicle = self.sitting.chronicle
        viewer = None if self.reader.both_listen else self.sitting.viewer
        return [text for _, text in chronicle.told(viewer, len(chronicle.entries) - count)]

    def _go_on(self, after: After) -> None:
        if after is After.HAND_OVER:
            self.hand_over()

    def hand_over(self) -> None:
        """Nothing stays in sight; what only the next player may see waits for a word."""
        sitting = self.sitting
        decision = sitting.decision
        if decision is None:
            return
        name = sitting.name(decision.player)
        sitting.stop_clock()
        self.voice.clear()
        self.voice.say(f"{name} is next.", *since_last_turn(sitting.chronicle, decision.player))
        while True:
            self.voice.say(f"{name}, type {OPENER} when nobody else is looking or listening.")
            line = self.voice.hear()
            if line is None or line.casefold() in LEAVE:
                self.is_left = True
                return
            if line.casefold() == OPENER:
                break
        sitting.viewer = decision.player
        sitting.run_clock()
        self.voice.say(*self._times(), *self.reader.speaker.table(), *self.reader.hand())

    # -- words -----------------------------------------------------------------------------

    def _log(self, how: str) -> None:
        whole = self.sitting.game.turn + 1
        self.voice.say(*self.reader.log(whole if how.casefold() == "all" else 2))

    def _decks(self, _: str) -> None:
        """The lists the one at the keyboard may read."""
        match = self.sitting.match
        lists = () if match is None else match.lists(self.sitting.viewer)
        self.voice.say(*(list_lines(lists) or ["This game was not dealt from decks."]))

    def _times(self) -> list[str]:
        clock = self.sitting.clock
        if clock is None:
            return []
        if clock.setting.is_shared:
            left = self.sitting.time_left(PLAYERS[0])
            return ["Time is up." if left == TIME_UP else f"{left} are left on the clock."]
        times = [(self.sitting.name(one), self.sitting.time_left(one)) for one in PLAYERS]
        return [
            f"The time of {name} is up." if left == TIME_UP else f"{name} has {left} left."
            for name, left in times
        ]

    def _rest(self, _: str) -> None:
        """Order what is left as it is listed, question after question."""
        decision = self.sitting.decision
        if decision is None or decision.kind is not DecisionKind.ORDER:
            self.voice.say("Nothing is to be put in order.")
            return
        player, turn = decision.player, self.sitting.game.turn
        while (
            decision is not None
            and decision.kind is DecisionKind.ORDER
            and (decision.player, self.sitting.game.turn) == (player, turn)
            and not self.is_left
        ):
            self.answer(tuple(option.id for option in decision.options[: decision.max]))
            decision = self.sitting.decision

    def _undo(self, _: str) -> None:
        session = self.sitting.session
        if not session.can_undo:
            self.voice.say("There is nothing to take back.")
        elif session.undo_needs_consent and self._to_confirm != "undo":
            self._to_confirm = "undo"
            self.voice.say(
                "This takes back something that was seen, or a whole turn. "
                "If both of you agree, type undo once more."
            )
        else:
            self._to_confirm = None
            after = self.sitting.undo()
            self.voice.say("Taken back.")
            if after is not None:
                self._go_on(after)

    def _redo(self, _: str) -> None:
        again = self.sitting.redo()
        if again is None:
            self.voice.say("There is nothing to give again.")
            return
        after, happened = again
        if after is not After.HAND_OVER:
            self.voice.say(*self._told(len(happened)))
        self._go_on(after)

    def _repair(self, _: str) -> None:
        """Put right what was misplayed; the engine asks what it is."""
        if not self.sitting.is_main:
            self.voice.say("Something can be put right when you may act: answer first.")
        elif self._to_confirm != "repair":
            self._to_confirm = "repair"
            self.voice.say(
                "No rule asks for it. What is put right is written down and can be taken back. "
                "If both of you agree, type repair once more."
            )
        else:
            self._to_confirm = None
            self.answer((REPAIR,))

    def _concede(self, _: str) -> None:
        decision = self.sitting.decision
        if decision is None:
            return
        name = self.sitting.name(decision.player)
        if self._to_confirm != "concede":
            self._to_confirm = "concede"
            self.voice.say(f"{name}, type concede once more to give the game up.")
            return
        self.sitting.session.concede(decision.player)
        winner = self.sitting.name(opponent_of(decision.player))
        self.voice.say(f"{name} gives up. {winner} wins.")

    # -- keeping ---------------------------------------------------------------------------

    def _kept(self) -> str:
        session = self.sitting.session
        if session.problem is not None:
            return f"The game is not being saved: {session.problem}"
        if session.journal is None:
            return "This game is not being saved."
        return f"Every answer is saved already, in {session.journal.path}."

    def _say_problem(self) -> None:
        """Say at once when the game can no longer be saved."""
        problem = self.sitting.session.problem
        if problem is not None and problem != self._told_problem:
            self.voice.say(self._kept())
        self._told_problem = problem

    def _farewell(self, kept: Path | None) -> None:
        sitting = self.sitting
        if self.is_left:
            self.voice.say("You leave the table.")
            if kept is not None:
                self.voice.say(f"The game is saved. To go on: {RESUME} {kept}")
            return
        outcome = sitting.game.outcome
        assert outcome is not None
        if outcome.reason is Ended.CONCESSION:
            return  # it was told when it was said
        if outcome.winner is None:
            self.voice.say("The game is a draw.")
        else:
            turns = many(sitting.game.turn, "turn")
            self.voice.say(f"{sitting.name(outcome.winner)} wins after {turns}.")
        self.voice.say(*self.reader.speaker.table())
