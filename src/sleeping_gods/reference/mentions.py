"""Which tests name which rules: ids in docstrings, decorators and scenario files, ranges included."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ABOUT_THE_LEDGER = ("reference", "cli", "browser")
"""Folders of tests whose ids are about the ledger itself, not about play."""

_IDS = re.compile(r"\b(?P<area>[A-Z]{2}-[A-Z]+)-(?P<first>\d{3})\b(?P<more>(?:\s*(?:,|\.\.|and)\s*\d{3}\b(?!-))*)")
_MORE = re.compile(r"(?P<sign>,|\.\.|and)\s*(?P<number>\d{3})")
"""A further number of an area, or the end of a range."""


class _Definition(NamedTuple):
    """A class or function: its name as a test, and its lines, decorators included."""

    name: str
    lines: range


def ids_in(text: str) -> list[str]:
    """The ids in a text: ``SG-SHIP-015, 016`` are two, ``SG-SHIP-015..018`` four."""
    return [rule_id for rule_id, _ in _ids_at(text)]


def _ids_at(text: str) -> list[tuple[str, int]]:
    """The ids with their positions in the text."""
    ids: list[tuple[str, int]] = []
    for match in _IDS.finditer(text):
        area, last = match["area"], int(match["first"])
        ids.append((f"{area}-{last:03}", match.start()))
        for further in _MORE.finditer(match["more"]):
            number = int(further["number"])
            numbers = range(last + 1, number + 1) if further["sign"] == ".." else (number,)
            ids += [(f"{area}-{each:03}", match.start()) for each in numbers]
            last = number
    return ids


def mentions(tests: Path) -> dict[str, list[str]]:
    """For each rule id the tests and scenarios that name it, such as ``tests/sea/test_ship.py::TestGalley``."""
    by_rule: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        if path.relative_to(tests).parts[0] not in ABOUT_THE_LEDGER:
            _add(by_rule, _in_python(path, path.relative_to(tests.parent).as_posix()))
    for path in sorted([*tests.rglob("*.scenario"), *tests.rglob("scenarios/*.txt")]):
        name = path.relative_to(tests.parent).as_posix()
        _add(by_rule, [(rule_id, name) for rule_id in ids_in(path.read_text(encoding="utf-8"))])
    return by_rule


def _add(by_rule: dict[str, list[str]], pairs: list[tuple[str, str]]) -> None:
    """Add pairs of a rule's id and the name of a test."""
    for rule_id, test in pairs:
        tests = by_rule.setdefault(rule_id, [])
        if test not in tests:
            tests.append(test)


def _in_python(path: Path, name: str) -> list[tuple[str, str]]:
    """The ids with the innermost class or function around each, or the module; its docstring does not count."""
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    definitions = list(_definitions(tree, name))
    docstring = tree.body[0] if tree.body and ast.get_docstring(tree) is not None else None
    pairs: list[tuple[str, str]] = []
    for rule_id, start in _ids_at(text):
        line = text.count("\n", 0, start) + 1
        if docstring and docstring.lineno <= line <= (docstring.end_lineno or 0):
            continue
        around = [definition for definition in definitions if line in definition.lines]
        innermost = min(around, key=lambda definition: len(definition.lines), default=None)
        pairs.append((rule_id, innermost.name if innermost else name))
    return pairs


def _definitions(tree: ast.AST, name: str) -> Iterator[_Definition]:
    """Every class and function of a module or class, and those in classes."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            first_line = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            full_name = f"{name}::{node.name}"
            yield _Definition(full_name, range(first_line, (node.end_lineno or first_line) + 1))
            if isinstance(node, ast.ClassDef):
                yield from _definitions(node, full_name)
