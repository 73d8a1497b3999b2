"""Every key of every screen, in one place.

Bindings, footer, help, palette, remapping and the README's table read it.
"""

from __future__ import annotations

from typing import NamedTuple


class KeyAction(NamedTuple):
    """One thing a key does."""

    id: str
    key: str
    action: str
    text: str
    """Short, for the footer."""
    tooltip: str
    group: str = "table"
    footer: bool = True
    rank: int = 0
    """Where the footer has no room for every key, a higher rank goes first."""


# -- the table -----------------------------------------------------------------------------------

ACTS = (
    KeyAction("play", "p", "act('play')", "Play", "Play the card under the cursor.", "act"),
    KeyAction("discard", "d", "act('discard')", "Discard", "Discard it from your hand.", "act"),
    KeyAction("reap", "r", "act('reap')", "Reap", "Reap with the creature.", "act"),
    KeyAction("fight", "f", "act('fight')", "Fight", "Fight with the creature.", "act"),
    KeyAction("action", "a", "act('action')", "Action", "Use its Action ability.", "act"),
    KeyAction("omni", "o", "act('omni')", "Omni", "Use its Omni ability.", "act"),
    KeyAction("unstun", "s", "act('unstun')", "Unstun", "Remove the stun from it.", "act"),
    KeyAction("tide", "t", "act('tide')", "Tide", "Raise the tide and take chains.", "act", rank=1),
    KeyAction("end", "e", "act('end')", "End", "End your turn.", "act"),
)
TABLE = (
    KeyAction("undo", "u", "undo", "Undo", "Take the last answer back."),
    KeyAction("redo", "U", "redo", "Redo", "Give it again.", footer=False),
    KeyAction("why", "w", "read('why')", "Why?", "Why an action is not offered, with rules."),
    KeyAction("log", "l", "read('log')", "Log", "Read what happened."),
    KeyAction("card", "i", "read('card')", "Info", "Read the card under the cursor in full."),
    KeyAction("piles", "v", "read('piles')", "View", "View the piles and what lies under cards."),
    KeyAction("decks", "D", "read('decks')", "Decks", "Read the deck lists.", footer=False),
    KeyAction("help", "question_mark", "read('help')", "Help", "Every key and every sign."),
    KeyAction(
        "force", "n", "read('force')", "Now in force", "What is in force and until when.", rank=2
    ),
    KeyAction("rules", "R", "read('rules')", "Rules", "Read the rules.", rank=3),
    KeyAction("cards", "b", "read('cards')", "Browse cards", "Every card there is.", rank=3),
    KeyAction(
        "repair",
        "X",
        "repair",
        "Put right",
        "Put right what was misplayed; both agree.",
        footer=False,
    ),
    KeyAction("concede", "C", "concede", "Concede", "Give the game up.", footer=False),
    KeyAction(
        "quit", "ctrl+q", "leave", "Leave", "Save the game and leave the table.", footer=False
    ),
)
MOVES = (
    KeyAction("left", "left", "move('across', -1)", "Left", "To the left.", "move", False),
    KeyAction("right", "right", "move('across', 1)", "Right", "To the right.", "move", False),
    KeyAction("up", "up", "move('along', -1)", "Up", "To the row above.", "move", False),
    KeyAction("down", "down", "move('along', 1)", "Down", "To the row below.", "move", False),
    KeyAction("next", "tab", "move('cycle', 1)", "Next", "To the next target.", "move", False),
    KeyAction(
        "previous",
        "shift+tab",
        "move('cycle', -1)",
        "Previous",
        "To the previous target.",
        "move",
        False,
    ),
    KeyAction(
        "take", "enter", "answer('take')", "Take", "Take what is under the cursor.", "move", False
    ),
    KeyAction(
        "pick", "space", "answer('take')", "Pick", "Pick, or take the pick back.", "move", False
    ),
    KeyAction(
        "less", "minus,backspace", "answer('less')", "Less", "Take a pick back.", "move", False
    ),
    KeyAction("done", "full_stop", "answer('done')", "Done", "Enough: go on.", "move", False),
    KeyAction(
        "rest", "asterisk", "answer('rest')", "Rest", "Order the rest as listed.", "move", False
    ),
    KeyAction("find", "slash", "find", "Find", "Search a long list.", "move", False),
    KeyAction(
        "back",
        "escape",
        "answer('back')",
        "Back",
        "Go back, where nothing was seen.",
        "move",
        False,
    ),
    KeyAction(
        "look-left", "shift+left", "look('across', -1)", "Look", "To any card.", "move", False
    ),
    KeyAction(
        "look-right", "shift+right", "look('across', 1)", "Look", "To any card.", "move", False
    ),
    KeyAction("look-up", "shift+up", "look('along', -1)", "Look", "To any card.", "move", False),
    KeyAction("look-down", "shift+down", "look('along', 1)", "Look", "To any card.", "move", False),
)
ALL = (*ACTS, *TABLE, *MOVES)
"""The keys of the table, all of which can be changed."""
BY_ID = {entry.id: entry for entry in ALL}
COMMANDS = {
    "undo": ("Undo", "Take the last answer back"),
    "log": ("Log", "What happened"),
    "redo": ("Redo", "Give it again"),
    "repair": ("Put right", "What was misplayed; both agree"),
    "concede": ("Give the game up", "Concede"),
    "quit": ("Save and leave", "Go on another time"),
}
"""What the palette offers at the table besides what it offers everywhere, in its words."""
PRIMER = (
    (("left", "next"), "go through what may be chosen"),
    (("take",), "take it"),
    (
        ("play", "discard", "reap", "fight", "action", "omni"),
        "play, discard, reap, fight, Action, Omni with the card under the cursor",
    ),
    (("why",), "why not? The reasons, with the numbers of the rules"),
    (("undo",), "take the last answer back"),
    (("end",), "end the turn"),
    (("help",), "every other key"),
)
"""The keys that play a game, as the README has them."""

# -- the other screens ---------------------------------------------------------------------------

REPLAY = (
    KeyAction("replay.choice", "right", "step('choice', 1)", "choice", "One choice forward."),
    KeyAction("replay.back", "left", "step('choice', -1)", "back", "One choice back."),
    KeyAction(
        "replay.turn", "t,pagedown", "step('turn', 1)", "turn", "To the beginning of the next turn."
    ),
    KeyAction(
        "replay.turn-back", "T,pageup", "step('turn', -1)", "", "Back to the beginning of a turn."
    ),
    KeyAction("replay.key", "k", "step('key', 1)", "key", "To the next key that is forged."),
    KeyAction("replay.key-back", "K", "step('key', -1)", "", "Back to a key that was forged."),
    KeyAction("replay.start", "home", "go(0)", "", "To the beginning."),
    KeyAction("replay.end", "end", "go(-1)", "", "To the end."),
    KeyAction("replay.play", "space", "play", "play", "Let it run, or stop it."),
    KeyAction("replay.faster", "plus,equals_sign", "speed(1)", "", "Run faster."),
    KeyAction("replay.slower", "minus", "speed(-1)", "", "Run slower."),
    KeyAction("replay.log", "l", "log", "log", "The log; Enter goes to that moment."),
    KeyAction("replay.open", "o", "open", "open", "Open or hide the hands."),
    KeyAction("replay.sides", "s", "sides", "sides", "Look from the other side of the table."),
    KeyAction("replay.branch", "b", "branch", "branch", "Play on from here, as a new game."),
    KeyAction("replay.view", "v", "read('piles')", "view", "Look through the piles."),
    KeyAction("replay.force", "n", "read('force')", "", "What is in force."),
    KeyAction("replay.card", "i", "read('card')", "", "The card under the cursor in full."),
    KeyAction("replay.next", "tab", "look(1)", "", "To the next card."),
    KeyAction("replay.previous", "shift+tab", "look(-1)", "", "To the card before."),
    KeyAction(
        "replay.export", "x", "export", "", "Write the log or a picture of the table to a file."
    ),
    KeyAction("replay.about", "a", "about", "", "About this game and its journal."),
    KeyAction("replay.help", "question_mark", "help", "help", "Every key."),
    KeyAction("replay.leave", "q,escape", "leave", "quit", "Leave the replay."),
)
"""Without a short text a key stands only in the help."""
OVER = (
    KeyAction("over.rematch", "r", "go('rematch')", "Rematch", "Play again."),
    KeyAction("over.swap", "s", "go('swap')", "Swap", "Again with swapped decks."),
    KeyAction("over.next", "n,enter", "go('next')", "Next", "The next game."),
    KeyAction("over.cards", "c", "cards", "Cards", "What each card did."),
    KeyAction("over.log", "l", "log", "Log", "Read the whole game."),
    KeyAction("over.record", "w", "record", "Record", "Save the record as a file."),
    KeyAction("over.leave", "q,escape", "go('leave')", "Leave", "Leave the table."),
)
READER = (
    KeyAction("reader.close", "escape", "close", "Close", "Back to the table."),
    KeyAction("reader.search", "slash", "search", "Search", "Search the list."),
    KeyAction("reader.page-down", "pagedown", "page(1)", "Down", "Page down."),
    KeyAction("reader.page-up", "pageup", "page(-1)", "Up", "Page up."),
    KeyAction("reader.filter-1", "1", "filter(0)", "Filter", "The first filter's next value."),
    KeyAction("reader.filter-2", "2", "filter(1)", "Filter", "The second filter's next value."),
    KeyAction("reader.filter-3", "3", "filter(2)", "Filter", "The third filter's next value."),
    KeyAction("reader.filter-4", "4", "filter(3)", "Filter", "The fourth filter's next value."),
)
MENU = (
    KeyAction("menu.starters", "s", "go('starters')", "Quick game", "with the two starter decks"),
    KeyAction("menu.play", "p", "go('play')", "Play", "pick two decks"),
    KeyAction("menu.resume", "r", "go('resume')", "Resume", "a game that was left"),
    KeyAction("menu.replay", "y", "go('replay')", "Replay", "look at a saved game again"),
    KeyAction("menu.book", "b", "go('book')", "Rivals", "the rivalry book: who beat whom"),
    KeyAction("menu.cards", "c", "go('cards')", "Cards", "every card there is"),
    KeyAction("menu.rules", "u", "go('rules')", "Rules", "in our words, with numbers"),
    KeyAction("menu.settings", "t", "go('settings')", "Settings", "names, theme, keys, clock"),
    KeyAction("menu.quit", "q,escape", "go('quit')", "Quit", ""),
)
OFFER = (
    KeyAction("offer.go-on", "enter,g", "answer('go-on')", "go on", "Go on with it."),
    KeyAction("offer.new", "n", "answer('new')", "new game", "Begin another game."),
    KeyAction("offer.aside", "x", "answer('aside')", "ask no more", "Ask no more."),
)
SEATING = (
    KeyAction("seating.back", "escape", "leave", "Back", "Back to the menu."),
    KeyAction("seating.begin", "enter", "next", "Begin", "Draw, then begin."),
    KeyAction("seating.next", "right", "change(1)", "Next", "The next value."),
    KeyAction("seating.last", "left", "change(-1)", "Previous", "The last value."),
)
SETTINGS = (
    KeyAction("settings.close", "escape", "close", "Done", "Keep and go back."),
    KeyAction("settings.next", "right", "change(1)", "Next", "The next value."),
    KeyAction("settings.previous", "left", "change(-1)", "Previous", "The last value."),
)
NAMES = (KeyAction("names.close", "escape", "close", "Done", "Keep and go back."),)
KEYBOARD = (
    KeyAction("keyboard.close", "escape", "close", "Done", "Keep and go back."),
    KeyAction("keyboard.usual", "backspace", "usual", "Usual", "The usual key."),
)
BIDDING = (
    KeyAction("bid.more", "up,right,plus", "more(1)", "More", "A chain more."),
    KeyAction("bid.less", "down,left,minus", "more(-1)", "Less", "A chain less."),
    KeyAction("bid.bid", "enter", "bid", "Bid", "Bid this many chains."),
    KeyAction("bid.pass", "p", "pass_", "Pass", "Leave the deck to the other."),
    KeyAction("bid.decks", "d", "lists", "Decks", "Read both deck lists."),
    KeyAction("bid.leave", "escape", "leave", "Leave", "Leave the match."),
)
ASK = (
    KeyAction("ask.decks", "d", "lists", "Decks", "Read the deck lists."),
    KeyAction("ask.leave", "escape", "leave", "Leave", "Leave."),
)
CONFIRM = (
    KeyAction("confirm.yes", "y", "answer(True)", "Yes", "Yes."),
    KeyAction("confirm.no", "n,escape", "answer(False)", "No", "No."),
    KeyAction("confirm.other", "left,right", "app.focus_next", "Other", "The other."),
)
CONSENT = (
    KeyAction("consent.first", "1", "agree(0)", "First agrees", "The first player."),
    KeyAction("consent.second", "2", "agree(1)", "Second agrees", "The second."),
    KeyAction("consent.no", "n,escape", "refuse", "No", "Leave it as it is."),
)

# -- how keys are written -------------------------------------------------------------------------

DIGITS = "1234567890"
"""Keys that jump and pick; with them go the letters that do nothing else."""

SHOWN = {
    "question_mark": "?",
    "full_stop": ".",
    "minus": "-",
    "asterisk": "*",
    "slash": "/",
    "escape": "Esc",
    "plus": "+",
    "equals_sign": "=",
    "pagedown": "PgDn",
    "pageup": "PgUp",
}


def primer() -> list[tuple[str, str]]:
    """The keys that play a game as they are written, and what they do."""
    found = []
    for names, text in PRIMER:
        keys = ["arrows" if name == "left" else shown(BY_ID[name].key) for name in names]
        found.append(((" " if len(keys[0]) == 1 else ", ").join(keys), text))
    return found


def short(entry: KeyAction) -> str:
    """The first key for something, where room is short."""
    key = entry.key.split(",")[0]
    return {"left": "←", "right": "→"}.get(key) or shown(key)


def shown(key: str) -> str:
    """A key as it is written on a keyboard."""
    return " ".join("+".join(map(_part, one.split("+"))) for one in key.split(","))


def _part(key: str) -> str:
    return SHOWN.get(key, key if len(key) == 1 else key.capitalize())
