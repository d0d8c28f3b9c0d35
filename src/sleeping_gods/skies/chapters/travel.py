"""Travel (DS-TRAV): Claire walks square by square, meets obstacles, and charts a printed atlas."""

from __future__ import annotations

from typing import ClassVar

from ...kernel.choices import Choice, Seat
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.entering import entry_mistake, entry_of
from ...party.chapters.health import LoseHealth
from ...party.effects.program import Do
from ..table.decisions import SkiesDecision, SkiesStep
from ..table.spreads import binding_edge, facing_page
from ..table.table import SkiesTable
from .squares import DIRECTIONS, place_at, where

OBSTACLE_DAMAGE = 3
"""What an obstacle of the atlas does to a party that does not ignore it."""


@rule("DS-TRAV-004", "DS-TRAV-007", "DS-TRAV-012", "DS-TRAV-013", "DS-TRAV-015", "DS-TRAV-016")
def enter(table: SkiesTable, square: str, seat: Seat) -> None:
    """A seat leads Claire to a square; each obstacle on it is met apart, other marks do nothing."""
    table.place = square
    table.tell("moved", square)
    if table.own_box() is not None and square not in table.pack.charted:
        table.then(ChartSquare(square, seat))
    else:
        meet_obstacles(table, square, seat)


def meet_obstacles(table: SkiesTable, square: str, seat: Seat) -> None:
    """Each obstacle on a square is met apart."""
    table.then(*(MeetObstacle(kind, "", seat) for kind in place_at(table.pack, square).obstacles))


@rule("DS-TRAV-004")
@step
class ChartSquare(SkiesDecision):
    """A square of a printed atlas is entered when somebody first comes to it: its obstacles and locations."""

    square: str
    seat: Seat
    any_time = False
    always_asked = True
    free = True
    scene = "chart"

    def who(self, table: SkiesTable) -> Seat:
        """Whoever led Claire there."""
        return self.seat

    def options(self, table: SkiesTable) -> list[Choice]:
        """Nothing is there; what is there is entered in free words."""
        return [("charted", self.square)]

    def accepts(self, table: SkiesTable, choice: Choice) -> bool:
        """What the atlas shows there."""
        return entry_mistake(table, choice, "square", "id", self.square) == ""

    def form(self, table: SkiesTable) -> str:
        """This square."""
        return f"square {self.square}"

    def refuses(self, table: SkiesTable, choice: Choice) -> Reason | None:
        """What is wrong with an answer that describes this square."""
        mistake = entry_mistake(table, choice, "square", "id", self.square)
        return Reason("DS-TRAV-004", "card-not-understood", (mistake,)) if mistake else None

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """It is known from now on."""
        table.enter(entry_of(choice) or f'square {{ id = "{self.square}" }}')
        self.come(table)

    def come(self, table: SkiesTable) -> None:
        """Claire arrives, and its obstacles are met."""
        meet_obstacles(table, self.square, self.seat)


@rule("DS-TRAV-002", "DS-TRAV-008", "DS-TRAV-009")
def unknown_edges(table: SkiesTable) -> list[str]:
    """Where the printed atlas may go on from Claire's square: an edge, with the page behind it at the binding."""
    if table.place not in table.bound.moves:
        return []
    page, _, _ = where(table.place)
    ways = [way for way in DIRECTIONS if way not in table.bound.moves[table.place]]
    return [f"{way}:{facing_page(page)}" if way == binding_edge(page) else way for way in ways]


@rule("DS-TRAV-004")
@step
class ChartArrival(ChartSquare):
    """A square to which Claire came on the group's own table, where its obstacles were met as well."""

    def come(self, table: SkiesTable) -> None:
        """Nothing more: the obstacles have been met."""


@rule("DS-TRAV-001", "DS-TRAV-015")
@step
class Travel(SkiesStep):
    """Claire goes one square in a direction."""

    direction: str

    def run(self, table: SkiesTable) -> None:
        """Enter the square that lies there."""
        enter(table, table.bound.moves[table.place][self.direction], table.captain)


@rule("DS-TRAV-004", "DS-TRAV-013", "DS-EXPL-009")
@step
class MeetObstacle(SkiesStep):
    """An obstacle must be ignored or suffered at once."""

    kind: str
    path: str
    """What not ignoring it does, in a story; empty for the 3 damage of the atlas."""
    seat: Seat
    """Who led Claire there."""

    def run(self, table: SkiesTable) -> None:
        """Note the obstacle and ask how it is met."""
        table.obstacle = self.kind
        table.tell("obstacle", self.kind)
        table.then(FaceObstacle(self.kind, self.path, self.seat))


@rule("DS-TRAV-004", "DS-TRAV-006", "DS-TRAV-014", "DS-EXPL-009")
@step
class FaceObstacle(SkiesDecision):
    """Use something that ignores this kind of obstacle, or suffer it; having the means does not force their use."""

    kind: str
    path: str
    seat: Seat
    window: ClassVar[str] = "obstacle"
    lapses = True
    scene = "effect"

    def who(self, table: SkiesTable) -> Seat:
        """Whoever led Claire there."""
        return self.seat

    def options(self, table: SkiesTable) -> list[Choice]:
        """Suffer it; ignoring it is for cards, abilities and resources."""
        return [("suffer", self.kind)] if table.obstacle == self.kind else []

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """3 damage, shared out freely; or what the story says."""
        table.obstacle = ""
        if self.path:
            table.then(Do(self.path, seat=self.seat))
        else:
            table.then(LoseHealth(OBSTACLE_DAMAGE))


@rule("DS-TRAV-006", "DS-ADVC-015", "DS-RESC-008")
def ignore(table: SkiesTable, kind: str) -> None:
    """The obstacle does nothing this time."""
    if table.obstacle == kind:
        table.obstacle = ""
        table.tell("ignored", kind)


@rule("DS-ADVC-003", "DS-ADVC-011")
@step
class Walk(SkiesDecision):
    """A card lets Claire move up to so many squares without time; obstacles are met as usual."""

    left: int
    """Squares that may still be walked."""
    seat: Seat
    lapses = True
    any_time = False
    scene = "route"

    def who(self, table: SkiesTable) -> Seat:
        """Whoever played the card."""
        return self.seat

    def options(self, table: SkiesTable) -> list[Choice]:
        """Any direction, or stay."""
        ways = table.bound.moves.get(table.place, {})
        return [*(("walk", way) for way in ways), ("stay",)] if ways else []

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """Go one square and ask for the rest, or stay."""
        if choice == ("stay",):
            return
        _, direction = choice
        if self.left > 1:
            table.then(Walk(self.left - 1, self.seat))
        enter(table, table.bound.moves[table.place][direction], self.seat)

    def barred(self, table: SkiesTable) -> list[tuple[Choice, Reason]]:
        """Directions without a way."""
        ways = {way: travel_reason(table, way) for way in DIRECTIONS}
        return [(("walk", way), reason) for way, reason in ways.items() if reason is not None]


@rule("DS-TRAV-002", "DS-TRAV-008", "DS-FLY-003", "DS-FLY-012")
def travel_reason(table: SkiesTable, direction: str) -> Reason | None:
    """Why Claire cannot walk in a direction."""
    if table.place not in table.bound.moves:
        return Reason("DS-FLY-012", "only-by-plane")
    if direction in table.pack.spaces and not table.pack.spaces[direction].square:
        return Reason("DS-FLY-003", "only-by-plane")
    if direction not in DIRECTIONS:
        return Reason("DS-TRAV-002", "no-such-way", (direction,))
    if direction not in table.bound.moves[table.place]:
        return Reason("DS-TRAV-008", "no-way", (direction,))
    return None
