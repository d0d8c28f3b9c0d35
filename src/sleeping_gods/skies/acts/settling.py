"""What a group of the skies settles on its own table: fights, and where Claire and the plane are."""

from __future__ import annotations

from ...kernel.choices import Seat
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.table import decision_of
from ...party.acts.settling import FOUGHT, TableSettling
from ...party.chapters.settled import LOST, MOVED, WON, TellRest
from ..chapters.combat_end import Victory, run_away
from ..chapters.peril import cut_short
from ..chapters.travel import ChartArrival, FaceObstacle, MeetObstacle, Walk
from ..chapters.turn import EndAction, TakeAction
from ..table.table import SkiesTable

TOLD = ("health", "stamina", "status", "goods", "watch", "plane", "fuel")
"""The figures that a challenge, fight or journey can change."""


def in_fight(table: SkiesTable) -> bool:
    """Whether enemies are fought."""
    return table.combat is not None


@rule("DS-CRND-009", "DS-CRND-010", "DS-CRND-012", "DS-DEFT-001")
def end_fight(table: SkiesTable, outcome: str) -> None:
    """The fight is won, left where its text allows it, or lost."""
    if outcome == LOST:
        table.peril = False
        cut_short(table)
    elif outcome == WON:
        while not isinstance(item := table.agenda.pop(), Victory):
            item.unwound(table)
        item.run(table)
    else:
        run_away(table)


def can_move(table: SkiesTable) -> bool:
    """Whether Claire travels, or could."""
    waiting = decision_of(table)
    return isinstance(waiting, TakeAction | Walk) or (isinstance(waiting, FaceObstacle) and not waiting.path)


@rule("DS-TRAV-002", "DS-FLY-003")
def place_reason(table: SkiesTable, place: str) -> Reason | None:
    """A square of a page that was entered, or a space of the flight board."""
    if place in table.bound.moves or place in table.pack.spaces:
        return None
    return Reason("DS-TRAV-002", "no-such-square", (place,))


@rule("DS-TRAV-001", "DS-TRAV-004", "DS-FLY-004", "DS-TIME-006")
def move(table: SkiesTable, place: str) -> None:
    """Claire is there, with every obstacle on the way behind her; to a space of the flight board she flies."""
    waiting, seat = table.agenda.pop(), table.captain
    if isinstance(waiting, TakeAction):
        table.busy = True
        table.then(EndAction())
    elif isinstance(waiting, FaceObstacle | Walk):
        seat = waiting.seat
    table.obstacle = ""
    while isinstance(table.agenda[-1], MeetObstacle | Walk):
        table.agenda.pop()
    table.then(TellRest(MOVED))
    _arrive(table, place, seat)


def _arrive(table: SkiesTable, place: str, seat: Seat) -> None:
    """Claire is where the group says, with the plane if that is a space; what is not charted yet is entered."""
    if place in table.pack.spaces:
        table.plane = place
        table.tell("flew", place, -1)
    table.place = table.bound.landings.get(place, place)
    table.tell("moved", table.place)
    if table.place in table.bound.moves and table.place not in table.pack.charted:
        table.then(ChartArrival(table.place, seat))


def unbegun(table: SkiesTable) -> None:
    """In the skies a challenge begins as soon as it is read: none ever waits."""


SETTLING = TableSettling(
    told=TOLD,
    unbegun=unbegun,
    outcomes=FOUGHT,
    in_fight=in_fight,
    end_fight=end_fight,
    can_move=can_move,
    place_reason=place_reason,
    move=move,
)
"""What a group of the skies may settle on its own table."""
