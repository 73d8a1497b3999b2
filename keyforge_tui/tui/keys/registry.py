"""Every key of the table, in one list: bindings, footer, help and remapping read it."""

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
    KeyAction("take", "enter", "take", "Take", "Take what is under the cursor.", "move", False),
    KeyAction("pick", "space", "take", "Pick", "Pick, or take the pick back.", "move", False),
    KeyAction("less", "minus,backspace", "less", "Less", "Take a pick back.", "move", False),
    KeyAction("done", "full_stop", "done", "Done", "Enough: go on.", "move", False),
    KeyAction("rest", "asterisk", "rest", "Rest", "Order the rest as listed.", "move", False),
    KeyAction("find", "slash", "find", "Find", "Search a long list.", "move", False),
    KeyAction("back", "escape", "back", "Back", "Go back, where nothing was seen.", "move", False),
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
END = ACTS[-1]
WHY = TABLE[2]

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


def shown(key: str) -> str:
    """A key as it is written on a keyboard."""
    return " ".join("+".join(map(_part, one.split("+"))) for one in key.split(","))


def _part(key: str) -> str:
    return SHOWN.get(key, key if len(key) == 1 else key.capitalize())
