"""Exploring from the map (DS-EXPL, DS-QUST): what only stories of the skies ask for, and the way back."""

from __future__ import annotations

from typing import Any

from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import Step
from ...party.chapters.explore import Choose
from ..table.records import Encounter
from ..table.table import SkiesTable
from .encounter import PlaceStandees
from .peril import end_exploring
from .score import finish


@rule("DS-EXPL-001", "DS-EXPL-007", "DS-EXPL-011", "DS-FLY-003", "DS-WAND-012")
def open_locations(table: SkiesTable) -> list[int]:
    """The numbered locations where Claire is, except those crossed off."""
    return [number for number in table.bound.locations.get(table.place, ()) if number not in table.crossed]


@rule("DS-EXPL-001", "DS-EXPL-007")
def explore_reason(table: SkiesTable, number: str) -> Reason | None:
    """Why a location cannot be explored from here."""
    if number.isdecimal() and int(number) in table.crossed:
        return Reason("DS-EXPL-007", "crossed-off", (number,))
    if not number.isdecimal() or int(number) not in table.bound.locations.get(table.place, ()):
        return Reason("DS-EXPL-001", "not-here", (number,))
    return None


@rule("DS-EXPL-007")
def cross_location(table: SkiesTable, number: int) -> None:
    """A location is crossed off for this campaign."""
    if number not in table.crossed:
        table.crossed.append(number)
        table.tell("location-crossed", number)


@rule("DS-WAND-001")
def choosing(table: SkiesTable, number: str) -> Step[Any]:
    """One choice is taken; in a wandering encounter characters are placed on them."""
    if not table.pack.paragraphs[number].encounter:
        return Choose(number)
    table.encounter = Encounter(number)
    return PlaceStandees()


@rule("DS-EXPL-005", "DS-WAND-011")
def end_story(table: SkiesTable) -> None:
    """Back on the map; an end story that just stops ends the campaign."""
    end_exploring(table)
    if table.finale:
        finish(table, "end story")
