"""What may lie on what on a saved agenda: what is under way holds what belongs to it, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ...kernel.errors import BrokenState
from ...kernel.steps import Step
from ..table.table import PartyTable

Kinds = tuple[type[Step[Any]], ...]

WAITING = "a step that can be waiting here"


@dataclass(frozen=True)
class Nesting:
    """A game's agenda as it can be while a decision waits."""

    opens: Mapping[type[Step[Any]], tuple[str, ...]]
    """The ends of what can be under way: all above them on the agenda happens within it."""
    within: Mapping[str, Kinds]
    """The steps that make sense only there."""
    never: Mapping[str, Kinds]
    """The steps that never happen there."""
    single: Kinds
    """The steps that stand once on an agenda at most, or once for each test."""
    at_once: Kinds
    """The steps that happen as soon as they are planned, so that no table waits while they do."""
    on_top: Kinds
    """The decisions that are taken before anything else can come."""
    directly_above: Mapping[type[Step[Any]], Kinds]
    """The steps that lie directly on certain others."""
    needs: dict[type[Step[Any]], str] = field(init=False)
    """The same as ``within``, by step."""

    def __post_init__(self) -> None:
        """Turn ``within`` round."""
        object.__setattr__(self, "needs", {kind: what for what, kinds in self.within.items() for kind in kinds})


def check_nesting(
    table: PartyTable, nesting: Nesting, under_way: list[str], more: Callable[[Step[Any], int, list[str]], str]
) -> None:
    """Every step lies where it can happen; what a game itself expects of one is told by ``more``, or nothing."""
    agenda = table.agenda
    for at, item in enumerate(agenda):
        kind = type(item)
        expected = _misplaced(nesting, agenda, at, under_way) or more(item, at, under_way)
        if expected:
            raise BrokenState(f"state.agenda[{at}]", expected, item)
        under_way.extend(nesting.opens.get(kind, ()))
    for kind in nesting.single:
        count = sum(1 for item in agenda if type(item) is kind)
        if count > max(1, under_way.count("test") if nesting.needs.get(kind) == "test" else 0):
            raise BrokenState("state.agenda", f"{kind.__name__} once", count)


def _misplaced(nesting: Nesting, agenda: list[Step[Any]], at: int, under_way: list[str]) -> str:
    """What was expected where this step cannot lie; empty where it can."""
    item = agenda[at]
    kind = type(item)
    need = nesting.needs.get(kind, "")
    if need and need not in under_way:
        return f"the {need} that it belongs to"
    bases = nesting.directly_above.get(kind)
    if kind in nesting.at_once or (bases is not None and (not at or type(agenda[at - 1]) not in bases)):
        return WAITING
    if kind in nesting.on_top and item is not agenda[-1]:
        return "a decision that is next"
    for what, kinds in nesting.never.items():
        if what in under_way and kind in kinds:
            return f"a step of {'an' if what[0] in 'aeiou' else 'a'} {what}"
    return ""
