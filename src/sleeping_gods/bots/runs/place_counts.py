"""Counts how often each place of a story is reached, by a copy of the pack that notes what the engine runs.

A watched pack is a copy whose story programs count when they begin; nothing that can be seen at the table changes, so
what was played with it can be replayed without it.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

from ...kernel.table import Table
from ...party.effects.program import Do
from ...party.effects.program_path import arm_path
from ...party.table.bound import BoundOp, PartyBound
from ...party.table.table import PartyTable
from ..story.places import FIGHTS, StoryPlace

P = TypeVar("P")
VICTORY = ("victory",)


class Watch:
    """The hits of one or more campaigns."""

    def __init__(self) -> None:
        self.hits: Counter[str] = Counter()
        self.fight = ""
        """The arm that a victory in the fight in progress leads to, where none is printed."""

    def look(self, table: Table) -> None:
        """After a decision during a fight: count a victory; a defeat ends the fight too."""
        for log_event in table.log_events:
            if log_event == VICTORY:
                self.hits[self.fight] += 1
                self.fight = ""
                return
            if log_event[0] in ("defeat", "fled"):
                self.fight = ""
                return


class Programs(dict[str, tuple[BoundOp, ...]]):
    """Programs by path; asking for the arm of a settled test that has no program counts that arm."""

    def __init__(self, programs: dict[str, tuple[BoundOp, ...]], bare: frozenset[str], hits: Counter[str]) -> None:
        super().__init__(programs)
        self.bare = bare
        self.hits = hits

    def __contains__(self, path: object) -> bool:
        is_known = super().__contains__(path)
        if not is_known and path in self.bare:
            self.hits[str(path)] += 1
        return is_known


def counting_copy(pack: P, bound: PartyBound, places: tuple[StoryPlace, ...], watch: Watch) -> P:
    """A copy of a pack whose places are counted by a watch."""
    programs = dict(bound.programs)
    keys = {place.key for place in places}
    for key in keys & programs.keys():
        programs[key] = _counting_program(programs[key], key, watch.hits)
    bare = keys - programs.keys()
    for path, printed in bound.printed.items():
        for at, op in enumerate(printed):
            win = arm_path(path, at, "win")
            if op.name in FIGHTS and win in bare:
                code, args = programs[path][at]
                fight = (_fought(code, win, watch), args)
                programs[path] = (*programs[path][:at], fight, *programs[path][at + 1 :])
    settled = frozenset(key for key in bare if key.endswith(("pass", "fail")))
    counting: Any = dataclasses.replace(bound, programs=Programs(programs, settled, watch.hits))
    return dataclasses.replace(pack, bound=counting)  # type: ignore[type-var]  # every pack is a dataclass


def _counting_program(program: tuple[BoundOp, ...], key: str, hits: Counter[str]) -> tuple[BoundOp, ...]:
    """The program with its first effect counting; an empty one gets an effect that only counts."""
    if not program:

        def only(table: PartyTable, do: Do) -> None:
            hits[key] += 1

        return ((only, ()),)
    code, args = program[0]

    def first(table: PartyTable, do: Do, *given: object) -> None:
        hits[key] += 1
        code(table, do, *given)

    return ((first, args), *program[1:])


def _fought(code: Callable[..., None], win: str, watch: Watch) -> Callable[..., None]:
    """The code of a fight that remembers which arm its victory is."""

    def fight(table: PartyTable, do: Do, *given: object) -> None:
        if watch.fight and VICTORY in table.log_events:
            watch.hits[watch.fight] += 1
        watch.fight = win
        code(table, do, *given)

    return fight
