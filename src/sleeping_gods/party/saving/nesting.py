"""Checks that every step of a saved agenda lies where play could have put it.

The agenda is a stack: ``agenda[0]`` is the bottom, ``agenda[-1]`` runs next. A saved state may be forged, so one whose
steps lie in an impossible order is refused. In ``saving/nesting.py`` each game has one row, a ``StepPlace``, for every
step that cannot lie just anywhere.

A new step gets a row there if a field of ``StepPlace`` holds for it. A row that is too strict refuses campaigns saved
at that step: ``test_save.py`` of each game plays campaigns and reads the table back at every decision. A row that is
too lax, or missing, accepts forged files: ``test_saved_agenda.py`` of each game lists such files.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from ...kernel.errors import BrokenState
from ...kernel.steps import Step
from ..table.table import PartyTable

StepClass: TypeAlias = type[Step[Any]]
"""A kind of step."""
WAITING = "a step that can be waiting here"
"""What a refused agenda should have had on top."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StepPlace:
    """Where a step may lie on an agenda that waits for a decision; the defaults allow every place."""

    only_in: str = ""
    """What must be in progress, such as ``fight``: its end lies somewhere below."""
    never_in: tuple[str, ...] = ()
    """What must not be in progress."""
    directly_on: tuple[StepClass, ...] = ()
    """The steps of which one lies immediately below it; empty if any may."""
    once: bool = False
    """At most one such step is on the agenda; of those that are only in tests, one for each test."""
    never_waits: bool = False
    """The step runs as soon as it is put on the agenda, so no saved agenda has it."""
    on_top: bool = False
    """The step is the topmost one: nothing can be put on it."""
    ends: tuple[str, ...] = ()
    """The step is the end of these: they are in progress for all steps above it."""
    test_kind: str = ""
    """The kind of test that it belongs to, such as ``travel``; empty if it is part of any or none."""


StepPlaces: TypeAlias = Mapping[StepClass, StepPlace]
"""The rows of a game."""
ANYWHERE = StepPlace()
"""The place of a step without a row."""


def check_nesting(
    table: PartyTable,
    places: StepPlaces,
    under_way: list[str],
    own_check: Callable[[Step[Any], int, list[str]], str],
) -> None:
    """Raise ``BrokenState`` for the first step, from the bottom, that cannot lie where it does.

    ``under_way`` begins with what no step of the agenda ends. ``own_check`` is what a game checks besides: it is called
    with a step, its index and what is in progress there, and returns what was expected, or an empty text.
    """
    agenda = table.agenda
    for at, step in enumerate(agenda):
        expected = _misplaced(places, agenda, at, under_way) or own_check(step, at, under_way)
        if expected:
            raise BrokenState(f"state.agenda[{at}]", expected, step)
        under_way.extend(places.get(type(step), ANYWHERE).ends)
    for kind, place in places.items():
        count = sum(1 for step in agenda if type(step) is kind) if place.once else 0
        if count > max(1, under_way.count("test") if place.only_in == "test" else 0):
            raise BrokenState("state.agenda", f"{kind.__name__} once", count)


def _misplaced(places: StepPlaces, agenda: list[Step[Any]], at: int, under_way: list[str]) -> str:
    """What was expected instead of a step that cannot lie at this index; empty if it can."""
    place = places.get(type(agenda[at]), ANYWHERE)
    if place.only_in and place.only_in not in under_way:
        return f"the {place.only_in} that it belongs to"
    if place.never_waits or (place.directly_on and (not at or type(agenda[at - 1]) not in place.directly_on)):
        return WAITING
    if place.on_top and at != len(agenda) - 1:
        return "a decision that is next"
    for what in place.never_in:
        if what in under_way:
            return f"a step of {'an' if what[0] in 'aeiou' else 'a'} {what}"
    return ""
