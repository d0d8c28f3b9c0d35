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
    """The circles of some ways: those that lead to each other, together; the work grows with the ways alone.

    Tarjan's strongly connected components, without recursion: ``order`` numbers the places as they are first reached,
    ``lowest`` is the first of them that a place on the pile leads back to, and a place that leads back to none before
    itself closes a circle: everything above it on the pile.
    """
    order: dict[str, int] = {}
    lowest: dict[str, int] = {}
    pile: list[str] = []
    circles: list[list[str]] = []
    closed = len(ways)  # as `lowest` of a place whose circle is known: greater than every number of `order`
    for start in ways:
        path = [] if start in order else [(start, iter(ways[start]))]
        while path:
            here, untried = path[-1]
            if here not in order:
                order[here] = lowest[here] = len(order)
                pile.append(here)
            there = next((target for target in untried if target in ways and lowest.get(target, 0) < closed), None)
            if there is not None and there not in order:
                path.append((there, iter(ways[there])))
                continue
            if there is not None:
                lowest[here] = min(lowest[here], order[there])
                continue
            path.pop()
            if path:
                came_from, _ = path[-1]
                lowest[came_from] = min(lowest[came_from], lowest[here])
            if lowest[here] == order[here]:
                circle = _cut_off(pile, here)
                lowest |= dict.fromkeys(circle, closed)
                if len(circle) > 1 or here in ways[here]:
                    circles.append(circle)
    return circles


def _cut_off(pile: list[str], first: str) -> list[str]:
    """Take a place, and all that lie on it, from the pile; they keep their order."""
    taken = [pile.pop()]
    while taken[-1] != first:
        taken.append(pile.pop())
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
