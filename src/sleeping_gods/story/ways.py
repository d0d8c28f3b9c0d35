"""Ways of the story: what a paragraph may do, where it may turn to, and what ways lead to in the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeVar

from ..effects.op import Op, every_op
from .model import Paragraph

T = TypeVar("T", int, str)


def onwards(ways: Mapping[T, Iterable[T]], starts: Iterable[T]) -> set[T]:
    """Everything that ways lead to, the starts included."""
    reached: set[T] = set()
    pending = list(starts)
    while pending:
        here = pending.pop()
        if here not in reached:
            reached.add(here)
            pending += ways.get(here, ())
    return reached


def circles(ways: Mapping[str, Iterable[str]]) -> list[list[str]]:
    """The circles of some ways: those that lead to each other, together; the work grows with the ways alone."""
    order: dict[str, int] = {}
    lowest: dict[str, int] = {}
    pending: list[str] = []
    rings: list[list[str]] = []
    closed = len(ways)
    for start in ways:
        path = [] if start in order else [(start, iter(ways[start]))]
        while path:
            here, left = path[-1]
            if here not in order:
                order[here] = lowest[here] = len(order)
                pending.append(here)
            there = next((target for target in left if target in ways and lowest.get(target, 0) < closed), None)
            if there is not None and there not in order:
                path.append((there, iter(ways[there])))
            elif there is not None:
                lowest[here] = min(lowest[here], order[there])
            else:
                path.pop()
                if path:
                    lowest[path[-1][0]] = min(lowest[path[-1][0]], lowest[here])
                if lowest[here] == order[here]:
                    circle = _popped_until(pending, here)
                    lowest |= dict.fromkeys(circle, closed)
                    rings += [circle] if len(circle) > 1 or here in ways[here] else []
    return rings


def _popped_until(pending: list[str], last: str) -> list[str]:
    """What was put on a pile from one thing on, in that order."""
    taken = [pending.pop()]
    while taken[-1] != last:
        taken.append(pending.pop())
    return taken[::-1]


def ops_of(paragraph: Paragraph) -> Iterator[Op]:
    """Every effect of a paragraph: of its `if` lines, its own, and those of its choices, with their arms."""
    for _, program in paragraph.ifs:
        yield from every_op(program)
    yield from every_op(paragraph.program)
    for choice in paragraph.choices:
        yield from every_op(choice.program)


def location_of(number: str) -> str:
    """The location that a paragraph belongs to; all of the finale belong to ``F``."""
    return "F" if number.startswith("F") else number.partition(".")[0]


def jumps_of(paragraph: Paragraph) -> Iterator[str]:
    """The paragraphs that a paragraph may turn to."""
    for op in ops_of(paragraph):
        if op.name == "turn-to":
            yield str(op.args[0])
