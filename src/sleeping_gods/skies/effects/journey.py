"""Effects on the journey: the plane, camps, factions, events, obstacles, movement, fights, endings."""

from __future__ import annotations

from ...kernel.rules import rule
from ...party.chapters.explore import open_story, turn_to
from ...party.effects.program import Do
from ..chapters.camp_row import cross_camps
from ..chapters.combat_setup import StartCombat
from ..chapters.events import add_threat, discard_event
from ..chapters.explore import cross_location
from ..chapters.flight import MovePlane, hurt_plane, use_fuel
from ..chapters.repairing import mend_plane
from ..chapters.score import reach_ending, tick
from ..chapters.travel import MeetObstacle, Walk, ignore
from ..table.table import SkiesTable
from .ops import op

BOXES = 8
"""Boxes of each faction track."""


@op("turn-to")
@rule("DS-EXPL-003", "DS-EVNT-001")
def op_turn_to(table: SkiesTable, do: Do, number: str) -> None:
    """The story goes on elsewhere; an event that leads to one opens it."""
    if table.exploring:
        turn_to(table, number)
    else:
        open_story(table, number)


@op("plane-damage")
@rule("DS-FLY-016", "DS-FLY-017")
def op_plane_damage(table: SkiesTable, do: Do, amount: int) -> None:
    """The plane is hurt."""
    hurt_plane(table, amount)


@op("plane-repair")
@rule("DS-ADVC-019", "DS-REPR-005")
def op_plane_repair(table: SkiesTable, do: Do, amount: int) -> None:
    """The plane is mended."""
    mend_plane(table, amount)


@op("fill-fuel")
def op_fill_fuel(table: SkiesTable, do: Do) -> None:
    """The tank is filled."""
    table.fuel = table.pack.plane_fuel
    table.tell("refuelled", table.fuel)


@op("lose-fuel")
@rule("DS-FLY-015")
def op_lose_fuel(table: SkiesTable, do: Do, amount: int) -> None:
    """Fuel is lost."""
    use_fuel(table, amount)
    table.tell("fuel", table.fuel)


@op("threat")
@rule("DS-EVNT-010")
def op_threat(table: SkiesTable, do: Do, amount: int) -> None:
    """Threat goes on the event that says so."""
    add_threat(table, do.source, amount)


@op("discard-event")
def op_discard_event(table: SkiesTable, do: Do) -> None:
    """The event that this stands on leaves play."""
    discard_event(table, do.source)


@op("cross-camps")
@rule("DS-CAMP-011")
def op_cross_camps(table: SkiesTable, do: Do, count: int) -> None:
    """Camp symbols are crossed off."""
    cross_camps(table, count)


@op("cross-location")
@rule("DS-EXPL-007")
def op_cross_location(table: SkiesTable, do: Do, number: int) -> None:
    """A location is crossed off."""
    cross_location(table, number)


@op("mark")
@rule("DS-JLOG-002", "DS-JLOG-006")
def op_mark(table: SkiesTable, do: Do, faction: str, amount: int) -> None:
    """Boxes of a faction are marked, eight at most."""
    if table.marks[faction] >= BOXES:
        table.tell("marked-full", faction)
        return
    table.marks[faction] = min(BOXES, table.marks[faction] + amount)
    table.tell("marked", faction, table.marks[faction])


@op("tick")
@rule("DS-ACHV-001", "DS-ACHV-008")
def op_tick(table: SkiesTable, do: Do, box: str) -> None:
    """A box of the achievement sheet is marked: ``treasure-3`` is box 3 of the treasure maps."""
    tick(table, box.replace("-", ":", 1))


@op("obstacle")
@rule("DS-EXPL-009")
def op_obstacle(table: SkiesTable, do: Do, kind: str) -> None:
    """A story's obstacle carries its own penalty."""
    table.then(MeetObstacle(kind, do.arm("fail"), do.seat))


@op("ignore")
@rule("DS-TRAV-006")
def op_ignore(table: SkiesTable, do: Do, kind: str) -> None:
    """The obstacle is ignored."""
    ignore(table, kind)


@op("move")
@rule("DS-ADVC-011")
def op_move(table: SkiesTable, do: Do, squares: int) -> None:
    """Claire may walk."""
    table.then(Walk(squares, do.seat))


@op("fly")
@rule("DS-ADVC-019")
def op_fly(table: SkiesTable, do: Do) -> None:
    """The plane may fly."""
    table.then(MovePlane(do.seat))


@op("combat")
@rule("DS-CSET-001")
def op_combat(table: SkiesTable, do: Do, *numbers: int) -> None:
    """The enemies must be beaten before the next effect."""
    enemies = table.bound.fetched(numbers)
    table.then(StartCombat(enemies, boss=0, win=_program_of(table, do, "win"), flee=""))


@op("boss")
@rule("DS-BOSS-001", "DS-BOSS-007")
def op_boss(table: SkiesTable, do: Do, number: int) -> None:
    """A boss must be beaten, or fled from where that is allowed."""
    win, flee = _program_of(table, do, "win"), _program_of(table, do, "flee")
    table.then(StartCombat((), boss=number, win=win, flee=flee))


def _program_of(table: SkiesTable, do: Do, arm: str) -> str:
    """The path of the program of an arm; empty if it has none."""
    path = do.arm(arm)
    return path if path in table.bound.programs else ""


@op("ending")
@rule("DS-SCOR-007")
def op_ending(table: SkiesTable, do: Do, name: str) -> None:
    """The campaign ends with this ending."""
    reach_ending(table, name)
