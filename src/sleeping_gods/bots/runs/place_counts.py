"""Counts how often each place of a story is reached, by a copy of the pack that notes what the engine runs.

A watched pack is a copy whose story programs count when they begin; nothing that can be seen at the table changes, so
what was played with it can be replayed without it.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Callable

from ...kernel.table import Table
from ...party.effects.program import Do
from ...party.effects.program_path import arm_path
from ...party.table.bound import BoundOp, PartyBound
from ...party.table.table import PartyTable
from ...sea.table.bound import Bound as SeaBound
from ...sea.table.cards import Pack as SeaPack
from ...skies.table.bound import Bound as SkiesBound
from ...skies.table.cards import Pack as SkiesPack
from ..story.places import FIGHTS, TEST_ARMS, StoryPlace

VICTORY = ("victory",)
"""The log event of a fight that was won."""
ENDED_WITHOUT_VICTORY = ("defeat", "fled")
"""How the log events begin that end a fight otherwise."""


class Watch:
    """How often each place was reached in one or more campaigns."""

    def __init__(self) -> None:
        self.hits: Counter[str] = Counter()
        """How often each place was reached, by its key."""
        self.fight = ""
        """The arm that a victory in the fight in progress leads to, where none is printed."""
        self._events_seen = 0
        """How many log events of the decision in progress belong to fights before this one."""

    def begin_fight(self, arm: str, table: Table) -> None:
        """A fight begins, perhaps in the same decision in which the one before was won."""
        self.look(table)
        self.fight = arm
        self._events_seen = len(table.log_events)

    def look(self, table: Table) -> None:
        """After a decision during a fight: count a victory; a defeat ends the fight too."""
        events = table.log_events[self._events_seen :]
        self._events_seen = 0
        for log_event in events:
            if log_event == VICTORY and self.fight:
                self.hits[self.fight] += 1
            if log_event == VICTORY or log_event[0] in ENDED_WITHOUT_VICTORY:
                self.fight = ""
                return


def counting_copy(
    pack: SeaPack | SkiesPack, bound: PartyBound, places: tuple[StoryPlace, ...], watch: Watch
) -> SeaPack | SkiesPack:
    """A copy of a pack whose places are counted by a watch."""
    programs = dict(bound.programs)
    keys = {place.key for place in places}
    for key in keys & programs.keys():
        programs[key] = _counting_program(programs[key], key, watch.hits)
    without_program = keys - programs.keys()
    for path, printed in bound.printed.items():
        for at, op in enumerate(printed):
            win = arm_path(path, at, "win")
            if op.name in FIGHTS and win in without_program:
                code, args = programs[path][at]
                fight = (_watched_fight(code, win, watch), args)
                programs[path] = (*programs[path][:at], fight, *programs[path][at + 1 :])
    arms_of_tests = frozenset(key for key in without_program if key.endswith(TEST_ARMS))

    def count_arm(path: str) -> None:
        if path in arms_of_tests:
            watch.hits[path] += 1

    if isinstance(pack, SeaPack) and isinstance(bound, SeaBound):
        counting_at_sea = dataclasses.replace(bound, programs=programs, on_arm_without_program=count_arm)
        return dataclasses.replace(pack, bound=counting_at_sea)
    if isinstance(pack, SkiesPack) and isinstance(bound, SkiesBound):
        counting_in_the_skies = dataclasses.replace(bound, programs=programs, on_arm_without_program=count_arm)
        return dataclasses.replace(pack, bound=counting_in_the_skies)
    raise TypeError(f"expected a pack and what is bound from it, got {type(pack)} and {type(bound)}")


def _counting_program(program: tuple[BoundOp, ...], key: str, hits: Counter[str]) -> tuple[BoundOp, ...]:
    """The program with its first effect counting; an empty one gets an effect that only counts."""
    if not program:

        def count(table: PartyTable, do: Do) -> None:
            hits[key] += 1

        return ((count, ()),)
    code, args = program[0]

    def count_and_run(table: PartyTable, do: Do, *values: object) -> None:
        hits[key] += 1
        code(table, do, *values)

    return ((count_and_run, args), *program[1:])


def _watched_fight(code: Callable[..., None], win: str, watch: Watch) -> Callable[..., None]:
    """The code of a fight that notes which arm its victory is."""

    def fight(table: PartyTable, do: Do, *values: object) -> None:
        watch.begin_fight(win, table)
        code(table, do, *values)

    return fight
