"""One place changes state: the verbs in `rules`. Words call them, and what looks on only looks.

Read from the syntax trees. `assigned` finds every assignment, deletion and mutating call whose
target is not something the function made itself.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

import keyforge_tui.engine
from keyforge_tui.engine.table.state import InPlay, Lasting, PlayerState, State

ENGINE = Path(keyforge_tui.engine.__file__).parent
OF_LISTS = frozenset(("append", "remove", "insert", "extend", "sort", "reverse", "pop", "clear"))
OF_TABLES = {"emit", "touch", "restructure", "next_serial"}
MUTATING = OF_LISTS | OF_TABLES | {"popitem", "update", "setdefault", "add", "discard"}
REACH = ("Table", "Context", "State", "InPlay", "Lasting", "Game")
"""Who imports none of these has no way to the state of a game."""
SAYING = ("speech", "inner")
"""What is being said, in the methods that write a card's text."""
LOOKERS = ("view.py", "inspect.py", "outcome.py")
"""What looks at a game from above the rules."""


def changed(node: ast.AST) -> Iterator[ast.expr]:
    """The objects that a statement or a call changes."""
    targets: list[ast.expr] = []
    match node:
        case ast.Assign():
            targets = list(node.targets)
        case ast.AugAssign() | ast.AnnAssign():
            targets = [node.target]
        case ast.Delete():
            targets = list(node.targets)
        case ast.Call(func=ast.Attribute() as method) if method.attr in MUTATING:
            yield entry_of(method.value)
        case ast.Call(func=ast.Name(id="setattr"), args=[whose, *_]):
            yield whose
    for target in targets:
        for one in target.elts if isinstance(target, ast.Tuple | ast.List) else [target]:
            if isinstance(one, ast.Attribute | ast.Subscript):
                yield entry_of(one.value)


def entry_of(whose: ast.expr) -> ast.expr:
    """`found.setdefault(key, [])` is a part of `found` that was made there."""
    match whose:
        case ast.Call(func=ast.Attribute(attr="setdefault", value=value)):
            return value
    return whose


def root(changed: ast.expr) -> str:
    """The name a chain of attributes, items and calls begins with."""
    while isinstance(changed, ast.Attribute | ast.Subscript | ast.Call):
        changed = changed.func if isinstance(changed, ast.Call) else changed.value
    return changed.id if isinstance(changed, ast.Name) else ""


def leads_out(changed: ast.expr) -> bool:
    """Whether a chain that begins with `self` goes on to the game."""
    return any(
        isinstance(part, ast.Attribute) and part.attr in ("table", "state", "ctx", "event")
        for part in ast.walk(changed)
    )


def is_new(value: ast.expr | None) -> bool:
    """Whether an expression makes something new: a display, or a call of a class."""
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
        return value.func.id in ("list", "dict", "set", "sorted") or value.func.id[:1].isupper()
    new = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp)
    return isinstance(value, new)


def own(function: ast.FunctionDef) -> set[str]:
    """The names that a function binds to new objects and to nothing else."""
    found: dict[str, bool] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign | ast.AnnAssign):
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                if isinstance(target, ast.Name):
                    found[target.id] = found.get(target.id, True) and is_new(node.value)
    return {name for name, new in found.items() if new}


def assigned(source: str) -> list[str]:
    """What a module changes that it did not make: line and target."""
    found = []
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef):
            continue
        mine = own(function)
        for node in ast.walk(function):
            for target in changed(node):
                whose = root(target)
                if whose in mine and isinstance(target, ast.Name):
                    continue
                if whose in SAYING or (whose in ("self", "cls") and not leads_out(target)):
                    continue
                found.append(f"{target.lineno}: {ast.unparse(target)}")
    return found


FIELDS = {
    field.name for record in (State, PlayerState, InPlay, Lasting) for field in fields(record)
}
SAYS_SO = frozenset(("touch", "restructure", "emit", "happened", "_told"))
"""What makes a new version of the table."""


def silent(source: str) -> list[str]:
    """The functions of a module that change the state without saying so."""
    found = []
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef):
            continue
        said = {
            call.func.attr if isinstance(call.func, ast.Attribute) else ast.unparse(call.func)
            for call in ast.walk(function)
            if isinstance(call, ast.Call)
        }
        if changes_state(function) and not said & SAYS_SO:
            found.append(function.name)
    return found


def changes_state(function: ast.FunctionDef) -> bool:
    """Whether a function assigns to a field of the state, or to what such a field holds."""
    mine = own(function)
    for node in ast.walk(function):
        for target in (*changed(node), *fields_set(node)):
            is_mine = isinstance(target, ast.Name) or (
                isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name)
            )
            if is_mine and root(target) in (*mine, "self"):
                continue
            chain = [part.attr for part in ast.walk(target) if isinstance(part, ast.Attribute)]
            if FIELDS & set(chain):
                return True
    return False


def fields_set(node: ast.AST) -> Iterator[ast.expr]:
    """The attributes a statement assigns to."""
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign):
        targets = list(node.targets)
    elif isinstance(node, ast.AugAssign):
        targets = [node.target]
    for target in targets:
        for one in target.elts if isinstance(target, ast.Tuple) else [target]:
            if isinstance(one, ast.Attribute):
                yield one


def reaches_the_state(source: str) -> bool:
    """Whether a module has a way to the state of a game."""
    return any(
        alias.name in REACH
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    )


def modules() -> list[Path]:
    """The modules above the rules that have a way to the state."""
    found = [*(ENGINE / "language").rglob("*.py"), *(ENGINE / name for name in LOOKERS)]
    return sorted(
        path
        for path in found
        if path.exists() and reaches_the_state(path.read_text(encoding="utf-8"))
    )


@pytest.mark.parametrize("path", modules(), ids=lambda path: path.relative_to(ENGINE).as_posix())
def test_words_and_views_change_nothing(path: Path) -> None:
    assert assigned(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "fault",
    [
        "ctx.table.state.players[0].amber += 1",
        "there = ctx.table.state.in_play[card]\n    there.damage = 0",
        "ctx.table.state.lasting.append(effect)",
        "owner = ctx.table.state.players[0]\n    owner.deck, owner.hand = owner.hand, owner.deck",
        "del ctx.table.state.in_play[card]",
        "setattr(there, 'stunned', True)",
        "ctx.values['house'] = None",
        "pile = ctx.table.state.pile(0, zone)\n    pile.reverse()",
        "event.amount = 3",
        "ctx.table.emit(event)",
    ],
)
def test_a_change_in_a_word_is_noticed(fault: str) -> None:
    assert assigned(f"def resolve(self, ctx, card, zone, event, there, effect):\n    {fault}\n")


VERBS = [*sorted((ENGINE / "rules").glob("*.py")), ENGINE / "table" / "table.py"]


@pytest.mark.parametrize("path", VERBS, ids=lambda path: path.name)
def test_whoever_changes_the_state_says_so(path: Path) -> None:
    assert silent(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "fault",
    [
        "table.state.players[player].amber += 1",
        "there = table.state.in_play[card]\n    there.damage = 0",
        "table.state.in_play[card] = there",
        "owner = table.state.players[player]\n    owner.deck.pop()",
        "table.state.zones[card] = zone",
    ],
)
def test_a_change_that_is_not_said_is_noticed(fault: str) -> None:
    assert silent(f"def verb(table, card, player, there, zone):\n    {fault}\n") == ["verb"]
