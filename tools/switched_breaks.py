"""Breaks of functions that are all in one text of a file, each switched on by its number.

A broken expression becomes ``((broken) if _is_broken_(7) else (as it was))``, a removed statement
``if not _is_broken_(7): as it was``. One process can so ask which tests reach a break, and break what it runs.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tools.breaks_in_python import Break, Places

SWITCH_NAME = "break_switch.py"
"""The file of the package that holds the switch."""
SWITCH = '''"""Which break is switched on, and which were reached."""

import os

active = int(os.environ.get("ACTIVE_BREAK", "-1"))
reached = set()


def is_broken(number):
    """Whether the break is switched on; notes that it was reached."""
    reached.add(number)
    return number == active
'''
IMPORTED = "from sleeping_gods.break_switch import is_broken as _is_broken_"
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


@dataclass(frozen=True)
class Piece:
    """A whole expression or statement of a text and what stands there when the break is switched on."""

    number: int
    start: int
    end: int
    broken: str
    """Empty for a statement, which is removed."""


def is_in_function(change: Break, source: str) -> bool:
    """Whether what is broken runs when a function is called, and not when its module is loaded."""
    return bool(_pieces({0: change}, source))


def switched(source: str, changes: Mapping[int, Break]) -> str:
    """The text with all these breaks of functions in it, each behind its number."""
    pieces = sorted(_pieces(changes, source), key=lambda piece: (piece.start, -piece.end, bool(piece.broken)))
    text = _rendered(source, pieces, 0, len(source))
    at = _after_future(source)  # pieces lie behind it, so that its place is the same in both texts
    return f"{text[:at]}; {IMPORTED}{text[at:]}" if at else f"{IMPORTED}\n{text}"


def _pieces(changes: Mapping[int, Break], source: str) -> list[Piece]:
    """The breaks that lie in the body of a function, each with the whole expression or statement around it."""
    places = Places(source)
    spans: list[tuple[int, int]] = []
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, FUNCTIONS):
            bodies = function.body if isinstance(function.body, list) else [function.body]
            nodes = (node for body in bodies for node in _outside_texts(body))
            spans += (places.span(node) for node in nodes if isinstance(node, ast.expr))
    pieces = []
    for number, change in changes.items():
        if change.kind == "statement removed":
            if any(change.start <= start and end <= change.end for start, end in spans):
                pieces.append(Piece(number, change.start, change.end, ""))
            continue
        around = [span for span in spans if span[0] <= change.start and change.end <= span[1]]
        if around:
            start, end = min(around, key=lambda span: span[1] - span[0])
            pieces.append(
                Piece(number, start, end, source[start : change.start] + change.new + source[change.end : end])
            )
    return pieces


def _outside_texts(node: ast.AST) -> Iterator[ast.AST]:
    """A node and all below it, but for what stands in an f-string, whose places the parser does not know."""
    if isinstance(node, ast.JoinedStr):
        return
    yield node
    for child in ast.iter_child_nodes(node):
        yield from _outside_texts(child)


def _rendered(source: str, pieces: list[Piece], start: int, end: int) -> str:
    """Part of the text with the pieces in it; a piece may lie in another."""
    parts, at = [], start
    left = list(pieces)
    while left:
        piece = left.pop(0)
        inner = [other for other in left if other.end <= piece.end]
        left = left[len(inner) :]
        as_it_was = _rendered(source, inner, piece.start, piece.end)
        parts.append(source[at : piece.start])
        if piece.broken:
            parts.append(f"(({piece.broken}) if _is_broken_({piece.number}) else ({as_it_was}))")
        else:
            parts.append(f"if not _is_broken_({piece.number}): {as_it_was}")
        at = piece.end
    return "".join(parts) + source[at:end]


def _after_future(source: str) -> int:
    """Where the last import from ``__future__`` ends, or the docstring of the module."""
    places, at = Places(source), 0
    for node in ast.parse(source).body:
        match node:
            case ast.ImportFrom(module="__future__") | ast.Expr(ast.Constant(str())):
                at = places.span(node)[1]
            case _:
                break
    return at
