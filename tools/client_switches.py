"""Build many breaks of the client into one copy of its sources, each switched on by its number.

What is broken becomes a question asked while it runs, so that one build answers for all of them:
``(isBroken(7) ? (a <= b) : (a < b))``. Breaks of one place ask one after the other; those within another lie in what
stood there.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from tools.breaks_in_python import Break

HOOK = """
import { writeFileSync } from "node:fs";
const broken = Number(process.env.BROKEN ?? -1);
const reached = new Set();
globalThis.isBroken = (number) => (reached.add(number), number === broken);
if (process.env.REACHED) process.on("exit", () => writeFileSync(process.env.REACHED, JSON.stringify([...reached])));
"""
"""What the switches ask: loaded before a test; it also writes down which of them were asked at all."""
REMOVED = "statement removed"


def switched(source: str, breaks: Mapping[int, Break]) -> str:
    """A file's text in which each break waits for its number."""
    places: dict[tuple[int, int], list[int]] = {}
    for number, change in sorted(breaks.items()):
        places.setdefault((change.start, change.end), []).append(number)
    return _between(source, 0, len(source), sorted(places, key=lambda place: (place[0], -place[1])), places, breaks)


def _between(
    source: str,
    start: int,
    end: int,
    inner: list[tuple[int, int]],
    places: Mapping[tuple[int, int], list[int]],
    breaks: Mapping[int, Break],
) -> str:
    """A piece of the text with the switches that lie in it."""
    text, at = "", start
    for place in inner:
        if place[0] < at:  # lies within the one before
            continue
        within = [other for other in inner if other != place and place[0] <= other[0] and other[1] <= place[1]]
        kept = _between(source, *place, within, places, breaks)
        text += source[at : place[0]] + _asked(source, kept, [(number, breaks[number]) for number in places[place]])
        at = place[1]
    return text + source[at:end]


def _asked(source: str, kept: str, changes: list[tuple[int, Break]]) -> str:
    """What stands in the place of some code: the breaks of it by their numbers, and what was there."""
    number, first = changes[0]
    if first.kind == REMOVED:
        return f"{{ if (!globalThis.isBroken({number})) {{ {kept} }} }}"  # in braces, for an else may follow
    chain = "".join(f"globalThis.isBroken({number}) ? ({change.new}) : " for number, change in changes)
    is_name = re.search(r"[{,]\s*$", source[: first.start]) and re.match(r"\s*:", source[first.end :])
    return f"[{chain}({kept})]" if is_name else f"({chain}({kept}))"
