"""Faults in rules code: a comparison turned, one too many, a condition or a statement less."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path

from tests.mutate.fault import Fault

RULES = ("keyforge_tui/engine/rules", "keyforge_tui/engine/table")
TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
Function = ast.FunctionDef


def rule_faults(root: Path, path: Path) -> Iterator[Fault]:
    """Every fault of a file: each is code, and other code than before."""
    source = path.read_text(encoding="utf-8")
    name = path.relative_to(root).as_posix()
    tree = ast.parse(source)
    for function in _functions(tree):
        first = min([function.lineno, *(one.lineno for one in function.decorator_list)])
        for node in _own(function):
            for what, new in _instead(node):
                text = _replaced(source, node, new)
                key = f"code:{name}:{first}"
                if text is not None and _differs(source, text):
                    yield Fault(name, f"{node.lineno}: {what}", text, key)


def _functions(tree: ast.AST) -> Iterator[Function]:
    yield from (node for node in ast.walk(tree) if isinstance(node, Function))


def _own(function: Function) -> Iterator[ast.expr | ast.stmt]:
    """The nodes of a function's body, but not of functions within it."""
    waiting: list[ast.AST] = list(function.body)
    while waiting:
        node = waiting.pop(0)
        if isinstance(node, Function):
            continue
        if isinstance(node, ast.AnnAssign):  # a type is no behaviour
            waiting += [node.value] if node.value is not None else []
            continue
        if isinstance(node, ast.Assert):  # says what is so already
            continue
        if isinstance(node, ast.keyword) and node.arg == "strict":  # so does this, of `zip`
            continue
        if isinstance(node, ast.expr | ast.stmt):
            yield node
        waiting += ast.iter_child_nodes(node)


def _instead(node: ast.expr | ast.stmt) -> Iterator[tuple[str, ast.AST]]:
    match node:
        case ast.Compare():
            for number, sign in enumerate(node.ops):
                new = deepcopy(node)
                new.ops[number] = TURNED[type(sign)]()
                yield f"{ast.unparse(node)} turned into {ast.unparse(new)}", new
        case ast.Constant(value=bool(value)):
            yield f"{value} turned", ast.Constant(not value)
        case ast.Constant(value=int(number)):
            yield f"{number} becomes {number + 1}", ast.Constant(number + 1)
        case ast.BoolOp():
            for number, part in enumerate(node.values):
                rest = [one for place, one in enumerate(node.values) if place != number]
                left = rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
                yield f"without {ast.unparse(part)}", left
        case ast.UnaryOp(op=ast.Not()):
            yield f"{ast.unparse(node)} not turned", node.operand
        case ast.Call(func=ast.Name(id="opponent_of"), args=[player]):
            yield f"{ast.unparse(node)}: the other player", player
        case ast.Expr(value=ast.Call() | ast.YieldFrom()) | ast.AugAssign():
            yield f"skipped: {ast.unparse(node)}", ast.Pass()
        case ast.If(orelse=[]):
            new_if = deepcopy(node)
            new_if.test = ast.Constant(True)
            yield f"always: if {ast.unparse(node.test)}", new_if


def _replaced(source: str, node: ast.expr | ast.stmt, new: ast.AST) -> str | None:
    """The source with a node written anew; None where that cannot be done in its place."""
    lines = source.encode().splitlines(keepends=True)
    first, last = node.lineno - 1, (node.end_lineno or node.lineno) - 1
    before, after = lines[first][: node.col_offset], lines[last][node.end_col_offset :]
    written = ast.unparse(ast.fix_missing_locations(new))
    if isinstance(new, ast.expr):
        written = f"({written})"
    else:
        written = written.replace("\n", "\n" + " " * node.col_offset)
    text = b"".join([*lines[:first], before, written.encode(), after, *lines[last + 1 :]]).decode()
    try:
        ast.parse(text)
    except SyntaxError:  # such as a part of a formatted string
        return None
    return text


def _differs(source: str, text: str) -> bool:
    return ast.dump(ast.parse(source)) != ast.dump(ast.parse(text))
