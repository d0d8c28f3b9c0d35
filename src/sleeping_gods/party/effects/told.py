"""Lines of printed pages as programs: a path holds the line itself, so that a saved state needs nothing else."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

from ...effects.op import Condition, Op, Program
from ...effects.parse import BadEffect, parse_program
from ..table.bound import PartyBound
from ..table.table import PartyTable
from .program import compile_program
from .program_path import PARAGRAPH, paragraph_path

MARK = "="
"""Stands before and after the line in the path of its program; no effect is written with it."""
MAX_LINE = 300
"""Most characters of a line."""
ARM = " / "
"""Parts a test from what follows if it is passed or failed: ``challenge strength 5 / fail: lose 1 health``."""


def told_path(page: str, line: str) -> str:
    """The path of the program of a line that was told of a page."""
    return f"{paragraph_path(page)}{MARK}{line}{MARK}"


def parse_told(line: str) -> Program:
    """The effects of a line; BadEffect says what is wrong with it."""
    if len(line) > MAX_LINE or MARK in line:
        raise BadEffect(f"expected a line of at most {MAX_LINE} characters without {MARK!r}")
    return parse_program(line.split(ARM))


def compile_told(bound: PartyBound, path: str) -> None:
    """Compile the line in a path, unless that was done before; BadEffect if it holds none."""
    head, mark, rest = path.partition(MARK)
    line, end, _ = rest.rpartition(MARK)
    if not (mark and end):
        raise BadEffect(f"expected the path of a line, got {path!r}")
    whole = f"{head}{MARK}{line}{MARK}"
    if whole not in bound.programs:
        compile_program(bound, whole, parse_told(line))


def compile_waiting(table: PartyTable) -> None:
    """Compile the lines that the steps of an agenda go on with."""
    for item in table.agenda:
        for field in dataclasses.fields(item):  # type: ignore[arg-type]  # every step is a dataclass
            value = getattr(item, field.name)
            if isinstance(value, str) and value.startswith(PARAGRAPH) and MARK in value:
                compile_told(table.bound, value)


def operations(program: Program) -> Iterator[Op]:
    """Every effect of a program, those of its arms too."""
    for op in program:
        yield op
        for _, arm in op.arms:
            yield from operations(arm)


def keywords_of(condition: Condition | None) -> Iterator[str]:
    """The keywords that a condition asks for, without those that must be lacking."""
    if condition is None or condition.kind == "not":
        return
    if condition.kind == "keyword":
        yield str(condition.args[0])
    for part in condition.parts:
        yield from keywords_of(part)


def keywords_in(program: Program) -> Iterator[str]:
    """The keywords that the effects of a program ask for."""
    for op in operations(program):
        yield from keywords_of(op.condition)


def take_along(earlier: PartyBound, later: PartyBound) -> None:
    """Give the pack that has grown the lines that were compiled before: what waits on the agenda goes on with them."""
    for path, program in earlier.programs.items():
        if MARK in path:
            later.programs[path], later.printed[path] = program, earlier.printed[path]
