"""Exploring from the map (DS-EXPL, DS-QUST): what only stories of the skies ask for, and the way back."""

from __future__ import annotations

from typing import Any

from ...effects.op import Condition
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import Step
from ...party.chapters.explore import Choose
from ..table.records import Encounter
from ..table.table import SkiesTable
from .camp_row import camps_left
from .encounter import PlaceStandees
from .peril import end_exploring
from .score import finish, owned_cards, totem_count
from .supply import ANY, stock


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


@rule("DS-QUST-006", "DS-JLOG-002", "DS-EVNT-013")
def holds(table: SkiesTable, condition: Condition, source: str) -> bool:
    """Whether what only the skies' stories and events ask for is there."""
    kind, args = condition.kind, condition.args
    if kind == "card":
        return table.bound.adventure_numbers.get(int(args[0]), "") in owned_cards(table)
    if kind == "has":
        goods = stock(table) if args[0] == ANY else table.goods[str(args[0])]
        return goods >= int(args[1])
    if kind == "totems":
        return totem_count(table) >= int(args[0])
    if kind == "threat":
        return table.active.get(source, 0) >= int(args[0])
    if kind == "plane":
        return table.plane == args[0]
    if kind == "crossed":
        return int(args[0]) in table.crossed
    if kind == "mark":
        return table.marks[str(args[0])] >= int(args[1])
    if kind == "defeats":
        return table.defeats >= int(args[0])
    if kind == "camps":
        return camps_left(table) >= int(args[0])
    if kind == "fuel":
        return table.fuel >= int(args[0])
    if kind == "curse":
        return args[0] in table.curses
    raise ValueError(f"unknown condition {kind!r}")
