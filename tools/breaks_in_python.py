"""Where Python code can be broken by one small change, for break_code.py.

Each break replaces one piece of a file's text. What only describes (docstrings, types, decorators, messages of errors)
is left alone: nobody promises that a test reads it.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

_Text = Callable[[ast.AST], str]

TURNED = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==",
    ast.In: "not in", ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip
"""The comparison that stands there, and the one it is turned into."""


@dataclass(frozen=True)
class Break:
    """One small change of a file: the text from ``start`` to ``end`` becomes ``new``."""

    path: str
    kind: str
    start: int
    end: int
    new: str

    def applied(self, source: str) -> str:
        """The file's text with this change."""
        return source[: self.start] + self.new + source[self.end :]

    def lines(self, source: str) -> tuple[int, str, str]:
        """The number of the first line that changes, and the lines before and after, without their indent."""
        first = source.rfind("\n", 0, self.start) + 1
        last = source.find("\n", self.end)
        last = len(source) if last < 0 else last
        after = source[first : self.start] + self.new + source[self.end : last]
        return source.count("\n", 0, first) + 1, _joined(source[first:last]), _joined(after)


def shown(before: str, after: str, around: int = 60) -> tuple[str, str]:
    """Two lines that differ, cut to what differs and a little around it."""
    same = _common(before, after)
    end = min(len(before) - same, len(after) - same, _common(before[::-1], after[::-1]))

    def cut(line: str) -> str:
        first, last = max(0, same - around), min(len(line), len(line) - end + around)
        return ("..." if first else "") + line[first:last] + ("..." if last < len(line) else "")

    return cut(before), cut(after)


def _common(item: str, other: str) -> int:
    """How many signs two texts have in common at their beginning."""
    pairs = enumerate(zip(item, other, strict=False))
    return next((at for at, (left, right) in pairs if left != right), min(len(item), len(other)))


def _joined(text: str) -> str:
    return " ".join(line.strip() for line in text.splitlines())


class Places:
    """Turns the lines and bytes that the parser counts into characters of the text."""

    def __init__(self, source: str) -> None:
        self._lines = [line.encode() for line in source.splitlines(keepends=True)]
        self._starts = [0]
        for line in source.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))

    def of(self, line: int, byte: int) -> int:
        """The character at a line's byte."""
        return self._starts[line - 1] + len(self._lines[line - 1][:byte].decode())

    def span(self, node: ast.AST) -> tuple[int, int]:
        """From where to where a piece of code stands."""
        if not isinstance(node, ast.expr | ast.stmt) or node.end_lineno is None or node.end_col_offset is None:
            raise TypeError(f"expected a piece of code with a place, found {ast.dump(node)}")
        return self.of(node.lineno, node.col_offset), self.of(node.end_lineno, node.end_col_offset)


def breaks_in(path: Path, name: str) -> list[Break]:
    """Every break of a Python file, in the order of its text."""
    source = path.read_text(encoding="utf-8")
    places = Places(source)
    breaks: list[Break] = []

    def text(node: ast.AST) -> str:
        start, end = places.span(node)
        return source[start:end]

    def put(kind: str, node: ast.AST, new: str) -> None:
        breaks.append(Break(name, kind, *places.span(node), new))

    for node in _code(ast.parse(source)):
        for kind, where, new in _changes(node, text):
            put(kind, where, new)
        for start, end in _elements(node, places):
            breaks.append(Break(name, "element left out", start, end, ""))
    unique = {(item.start, item.end, item.new): item for item in breaks if source[item.start : item.end] != item.new}
    return sorted(unique.values(), key=lambda item: (item.start, item.end, item.kind, item.new))


def _changes(node: ast.AST, text: _Text) -> Iterator[tuple[str, ast.AST, str]]:
    """What can be changed at one node: the kind, the piece that is replaced, and by what."""
    match node:
        case ast.Compare(left, [operator], [right]) if type(operator) in TURNED:
            yield "comparison turned", node, f"{text(left)} {TURNED[type(operator)]} {text(right)}"
        case ast.Constant(bool() as value):
            yield "constant turned", node, str(not value)
        case ast.Constant(int() as value):
            yield "constant off by one", node, str(value + 1)
        case ast.BoolOp(operator, values):
            other = " or " if isinstance(operator, ast.And) else " and "
            yield "and/or exchanged", node, f"({other.join(f'({text(value)})' for value in values)})"
            same = " and " if isinstance(operator, ast.And) else " or "
            for at in range(len(values)):
                kept = same.join(f"({text(value)})" for value in values[:at] + values[at + 1 :])
                yield "part of a condition dropped", node, f"({kept})"
        case ast.Expr(ast.Call()) | ast.AugAssign() | ast.Delete():
            yield "statement removed", node, "pass"
        case ast.Assign(
            targets=[ast.Attribute() | ast.Subscript()]
        ):  # of a name alone it would only be an unknown name
            yield "statement removed", node, "pass"
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            yield "condition negated", test, f"(not ({text(test)}))"
            if not isinstance(node, ast.While):
                yield "condition dropped", test, "True"
        case ast.comprehension(ifs=[test, *_]):
            yield "condition negated", test, f"(not ({text(test)}))"
            yield "condition dropped", test, "True"
        case ast.Return(value) if value is not None and not _is(value, None):
            yield "return value changed", value, "None"
        case _:
            yield from _parts(node, text)


def _elements(node: ast.AST, places: Places) -> Iterator[tuple[int, int]]:
    """From where to where each element of a list, tuple, set or dictionary can be cut out, with its comma."""
    match node:
        case ast.List(elts, ast.Load()) | ast.Tuple(elts, ast.Load()) | ast.Set(elts) if len(elts) > 1:
            spans = [places.span(item) for item in elts]
        case ast.Dict(keys, values) if len(keys) > 1 and None not in keys:
            pairs = zip(keys, values, strict=True)
            spans = [(places.span(key)[0], places.span(item)[1]) for key, item in pairs if key]
        case _:
            return
    if isinstance(node, ast.Tuple) and len(spans) == 2:
        spans = spans[1:]  # (a, b) without b is (a,), without a it would be no tuple
        yield places.span(node.elts[0])[1] + 1, spans[0][1]
        return
    for at, (start, end) in enumerate(spans):
        yield (start, spans[at + 1][0]) if at + 1 < len(spans) else (spans[at - 1][1], end)


def _parts(node: ast.AST, text: _Text) -> Iterator[tuple[str, ast.AST, str]]:
    """Arguments that can be exchanged."""
    match node:
        case ast.Call(function, [first, second, *rest], keywords) if not _starred(first, second):
            named = [f"{item.arg}={text(item.value)}" if item.arg else f"**{text(item.value)}" for item in keywords]
            given = [text(second), text(first), *map(text, rest), *named]
            yield "arguments exchanged", node, f"{text(function)}({', '.join(given)})"


def _starred(*nodes: ast.AST) -> bool:
    return any(isinstance(node, ast.Starred | ast.GeneratorExp) for node in nodes)


def _is(node: ast.AST, value: object) -> bool:
    return isinstance(node, ast.Constant) and node.value is value


def _code(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes that do something, outermost first."""
    yield node
    for name, field in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "bases", "type_params", "pattern"):
            continue
        for child in field if isinstance(field, list) else [field]:
            if isinstance(child, ast.AST) and not _describes(child):
                yield from _code(child)


def _describes(node: ast.AST) -> bool:
    """Whether something only describes: types, exports, imports for types, texts in pieces, errors' words, promises."""
    match node:
        case ast.JoinedStr() | ast.Raise() | ast.Assert():
            return True
        case ast.If(test=ast.Name("TYPE_CHECKING")):
            return True
        case ast.Assign(targets=[ast.Name(name)]) if name.startswith("__"):
            return True
        case ast.Call(func=ast.Name("TypeVar" | "NewType" | "cast")):
            return True
        case ast.keyword(arg="strict"):  # of zip: a promise that both are as long, which only a bug breaks
            return True
    return False
