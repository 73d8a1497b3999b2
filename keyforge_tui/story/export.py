"""The story of a saved game to give away: as text, as Markdown, as JSON."""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from collections.abc import Callable, Iterator
from typing import Final

from keyforge_tui.saves.restore import Restored
from keyforge_tui.story.chronicle import Chronicle, Entry

_MARKDOWN = re.compile(r"([\\`*_{}\[\]<>#|])")


def log_text(restored: Restored, story: Chronicle) -> str:
    """The log as plain text."""
    lines = [*_heading(restored)]
    for title, sentences in _turns(story):
        lines += ["", title, *(f"  {sentence}" for _, sentence in sentences)]
    return "\n".join([*lines, *_rest(restored, story)]) + "\n"


def log_markdown(restored: Restored, story: Chronicle) -> str:
    """The log as Markdown."""
    one, two = (_plain(name) for name in restored.dealing.names)
    lines = [f"# {one} against {two}", ""]
    lines += [f"- {_plain(line)}" for line in _heading(restored)]
    for title, sentences in _turns(story):
        lines += ["", f"## {_plain(title)}", ""]
        lines += [f"- {_plain(sentence)}" for _, sentence in sentences]
    rest = [_plain(line) for line in _rest(restored, story)]
    return "\n".join([*lines, *rest]) + "\n"


def log_json(restored: Restored, story: Chronicle) -> str:
    """The log as JSON; of hidden cards and luck it tells only when the story is open."""
    dealing, over = restored.dealing, restored.over
    data: dict[str, object] = {
        "format": "keyforge-tui log 1",
        "started": dealing.started,
        "players": [
            {"name": name, "deck": deck.name, "houses": [house.value for house in deck.houses]}
            for name, deck in zip(dealing.names, dealing.decks, strict=True)
        ],
        "first": restored.session.game.first,
        "over": over is not None,
        "winner": None if over is None else over.winner,
        "conceded": over is not None and over.conceded,
        "problem": restored.problem,
        "changed": restored.changed,
    }
    if story.is_open:
        data["seed"] = dealing.seed
    data["log"] = list(_records(restored, story))
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


LOGS: Final[dict[str, Callable[[Restored, Chronicle], str]]] = {
    ".txt": log_text,
    ".md": log_markdown,
    ".json": log_json,
}
"""How a log is written to a file, by the end of its name."""


def _records(restored: Restored, story: Chronicle) -> Iterator[dict[str, object]]:
    numbers = {id(entry): number for number, entry in enumerate(story.entries)}
    choice = 0
    for entry, sentence in story.told(None):
        number = numbers.get(id(entry))
        if number is not None:  # a note about the sitting stands where the last event did
            choice = bisect_right(restored.lengths, number)
        line: dict[str, object] = {
            "turn": entry.turn,
            "player": entry.active,
            "choice": choice,
            "text": sentence,
        }
        if story.is_open and number is not None:
            line["event"] = entry.event.to_json()
        yield line


def _heading(restored: Restored) -> Iterator[str]:
    dealing = restored.dealing
    for name, deck in zip(dealing.names, dealing.decks, strict=True):
        houses = ", ".join(house.title for house in deck.houses)
        yield f"{name} plays {deck.name} ({houses})"
    if dealing.started:
        yield f"begun {dealing.started}"
    if restored.problem is not None:
        yield f"the journal: {restored.problem}"
    if restored.changed:
        yield f"changed since the game began: {', '.join(restored.changed_names)}"


def _rest(restored: Restored, story: Chronicle) -> list[str]:
    """What the journal says beyond what can be played again; only where every card is named."""
    if not restored.rest or not story.is_open:
        return []
    return ["", "By the journal, it went on:", *(choice.note for choice in restored.rest)]


def _turns(story: Chronicle) -> Iterator[tuple[str, list[tuple[Entry, str]]]]:
    """The sentences of one turn after the other, each with its title."""
    told = story.told(None)
    start = 0
    for end in range(1, len(told) + 1):
        first = told[start][0]
        if end < len(told) and told[end][0].turn == first.turn:
            continue
        title = f"Turn {first.turn}: {story.players[first.active]}" if first.turn else "Setup"
        yield title, told[start:end]
        start = end


def _plain(text: str) -> str:
    """Text that Markdown shows as it is."""
    return _MARKDOWN.sub(r"\\\1", text)
