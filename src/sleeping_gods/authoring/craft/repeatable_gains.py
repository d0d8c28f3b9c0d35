"""Finds gains that every visit gives again: without test or limit, and free or below their value."""

from __future__ import annotations

from collections.abc import Iterator

from ...effects.op import Op
from ...effects.registry import OPERATIONS
from ...effects.worth import GOODS as WORTH
from ...effects.worth import gain_of
from ...story.model import Paragraph, StoryChoice
from ...story.ways import onwards
from ..dataflow.flow import Flow
from ..dataflow.programs import Site, site_in
from ..project import AnyPack
from .paths import Path, paths_of

GOODS = ("gain", "heal", "rest", "stamina", "plane-repair", "fill-fuel", "mark")
"""Effects that are worth going back for."""
ONCE = ("quest", "adventure", "token", "curse", "achievement", "location", "ending")
"""Kinds of things that are had or lost once: a way on which one changes is not taken twice."""

ONE_DAY = ("rules", "camp")
"""Why a story opens that nobody can come back to."""


def farms(pack: AnyPack, flow: Flow) -> Iterator[Site]:
    """Choices and paragraphs whose gain can be had again on every visit for free."""
    free = {number: list(_free(paragraph)) for number, paragraph in pack.paragraphs.items()}
    ways = {number: {path.target for _, path in paths if path.target} for number, paths in free.items()}
    visited = [number for number, why in flow.entries.items() if number in pack.paragraphs and why not in ONE_DAY]
    visitable = onwards(ways, visited)
    with_exit = _free_exits(free)
    for number, paths in free.items():
        if number not in visitable:
            continue
        for site, path in paths:
            if any(op.name in GOODS for op in path.ops) and (not path.target or path.target in with_exit):
                yield site
                break


def _free_exits(free: dict[str, list[tuple[Site, Path]]]) -> set[str]:
    """Paragraphs from which the story can be left for free."""
    leading_to: dict[str, set[str]] = {}  # backwards: the paragraphs before each; before "" those that leave the story
    for number, paths in free.items():
        for _, path in paths:
            leading_to.setdefault(path.target, set()).add(number)
    return onwards(leading_to, [""]) - {""}


def _free(paragraph: Paragraph) -> Iterator[tuple[Site, Path]]:
    """The paths out of a paragraph that can be taken on every visit."""
    for _, program in paragraph.ifs:
        yield from ((site_in(paragraph), path) for path in paths_of(program) if _is_free(path))
    for choice in paragraph.choices or (StoryChoice("", ""),):
        if choice.once == "campaign":
            continue
        site = site_in(paragraph, choice if choice.letter else None)
        price = sum(WORTH.get(what, 1) * count for what, count in choice.cost)
        for path in paths_of((*paragraph.program, *choice.program)):
            if _is_free(path) and (not price or price < _goods(path)):
                yield site, path


def _goods(path: Path) -> float:
    """The value of what is gained on a path; rest is worth its price."""
    return sum(gain_of(op) for op in path.ops if op.name == "gain")


def _is_free(path: Path) -> bool:
    """Whether nothing on a path costs, risks or uses up anything."""
    return not any(OPERATIONS[op.name].in_loop == "cost" or _is_once(op) for op in path.ops)


def _is_once(op: Op) -> bool:
    """Whether an effect gives or takes what there is only one of."""
    operation = OPERATIONS[op.name]
    return (operation.gives or operation.takes) in ONCE
