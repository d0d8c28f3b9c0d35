"""Flying (DS-FLY, DS-VARI): the flight board, fuel, damage, and where Claire lands."""

from __future__ import annotations

from collections import deque

from ...kernel.choices import Choice, Seat
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.acts.alter import MayAlterTest
from ...party.chapters.fate import EndTest, Fate, begin_test, fate_of
from ...party.chapters.quests import gain_quest
from ...party.table.records import Test
from ..table.decisions import SkiesDecision, SkiesStep
from ..table.spreads import facing_page
from ..table.table import SkiesTable
from ..table.words import CLAIRE
from .camp_row import cross_camps
from .completing import plane_moved
from .score import owned_cards
from .squares import square_name, where

FLIGHT_DAMAGE = ((6, 0), (8, 1), (11, 2))
"""Results below these figures, and the damage; MOST_DAMAGE from there on."""
MOST_DAMAGE = 3
"""What the highest results do."""
OUT_OF_FUEL = 206
"""The quest that the party gains with the last fuel."""


@rule("DS-FLY-018", "DS-FLY-001")
def open_spaces(table: SkiesTable) -> list[str]:
    """The printed spaces, and distant locations whose card the party owns."""
    owned = frozenset(owned_cards(table))
    return [space for space, card in table.bound.space_cards.items() if card is None or card in owned]


@rule("DS-FLY-018", "DS-FLY-001")
def is_open(table: SkiesTable, space: str) -> bool:
    """Whether a space is printed, or the party owns its card."""
    card = table.bound.space_cards.get(space, "")
    return card is None or card in table.played or card in table.arms or any(card in hand for hand in table.adventures)


@rule("DS-FLY-009", "DS-FLY-018", "DS-FLY-019")
def distances(table: SkiesTable, start: str) -> dict[str, int]:
    """The shortest ways on the flight board to every space that can be reached over open spaces."""
    known = open_spaces(table)
    distance_to = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for space in table.bound.links[here]:
            if space not in distance_to and space in known:
                distance_to[space] = distance_to[here] + 1
                queue.append(space)
    return distance_to


def with_plane(table: SkiesTable) -> bool:
    """Whether Claire stands where the plane is."""
    return table.place == table.bound.landings[table.plane]


@rule("DS-FLY-006", "DS-FLY-005")
def fly_reason(table: SkiesTable, *, aboard: bool = True) -> Reason | None:
    """Why the plane cannot fly now."""
    if aboard and not with_plane(table):
        return Reason("DS-FLY-005", "not-at-the-plane")
    if not table.fuel:
        return Reason("DS-FLY-006", "no-fuel")
    if not table.plane_health:
        return Reason("DS-FLY-006", "plane-broken")
    return None


@rule("DS-FLY-003", "DS-VARI-002", "DS-VARI-005")
def destinations(table: SkiesTable) -> list[str]:
    """Any other open space; with the quick landing variant also the plane's own, unless it is a distant location."""
    ways = distances(table, table.plane)
    spaces = [space for space in open_spaces(table) if ways.get(space)]
    if table.quick and table.pack.spaces[table.plane].square:
        spaces.append(table.plane)
    return spaces


@rule("DS-FLY-008", "DS-FLY-015")
def use_fuel(table: SkiesTable, amount: int) -> None:
    """Fuel is burnt or lost; when the last of it is gone the party gains a quest."""
    fuel_before, table.fuel = table.fuel, max(0, table.fuel - amount)
    if fuel_before and not table.fuel:
        table.tell("out-of-fuel")
        gain_quest(table, OUT_OF_FUEL)


@rule("DS-FLY-004", "DS-FLY-007", "DS-FLY-008", "DS-FLY-009", "DS-FLY-011", "DS-FLY-017", "DS-FLY-020")
@step
class Fly(SkiesStep):
    """Plane and Claire go to the destination, 1 fuel is used, and fate tells what the flight did to the plane."""

    space: str
    aboard: bool
    """Whether Claire flies with it."""
    landing: bool
    """Whether this is a fly action, after which the quick landing variant lets Claire choose her square."""
    seat: Seat
    """Who flies: the active player, or whoever played the card."""

    def run(self, table: SkiesTable) -> None:
        """Move plane and Claire, burn fuel, and draw fate; with the quick landing variant ask for her square."""
        spaces = distances(table, table.plane).get(self.space, -1)
        table.plane = self.space
        table.tell("flew", self.space, spaces)
        if self.aboard:
            table.place = table.bound.landings[self.space]
        use_fuel(table, 1)
        begin_test(table, Test("flight", self.seat, number=spaces))
        table.then(Fate(), MayAlterTest(), SettleFlight(), EndTest(), AfterFlight(spaces))
        if self.landing and self.aboard and table.quick and table.pack.spaces[self.space].square:
            table.then(LandAt())


@rule("DS-FLY-010")
def flight_damage(result: int) -> int:
    """The damage that a flight with this result does."""
    return next((damage for below, damage in FLIGHT_DAMAGE if result < below), MOST_DAMAGE)


@rule("DS-FLY-009", "DS-FLY-010", "DS-FLY-011", "DS-FLY-022")
@step
class SettleFlight(SkiesStep):
    """Fate and the spaces travelled tell the damage."""

    def run(self, table: SkiesTable) -> None:
        """Look up what the result does to the plane."""
        test = table.test
        result = fate_of(test) + test.number
        damage = flight_damage(result)
        table.tell("flight", result, damage)
        hurt_plane(table, damage)


@step
class AfterFlight(SkiesStep):
    """A plane that has moved completes the events that wait for it."""

    spaces: int
    """How many spaces it has flown."""

    def run(self, table: SkiesTable) -> None:
        """Staying where it is was no move."""
        if self.spaces:
            plane_moved(table)


@rule("DS-FLY-016", "DS-FLY-017")
def hurt_plane(table: SkiesTable, amount: int) -> None:
    """Plane health stops at 0; damage to a plane that was at 0 already crosses off one camp."""
    if amount <= 0:
        return
    if table.plane_health:
        table.plane_health = max(0, table.plane_health - amount)
        table.tell("plane-damage", amount, table.plane_health)
    else:
        table.tell("plane-wrecked")
        cross_camps(table, 1)


@rule("DS-VARI-001", "DS-VARI-003", "DS-VARI-004", "DS-VARI-005")
@step
class LandAt(SkiesDecision):
    """Claire may be set down on any square of the two facing pages; obstacles there do not matter."""

    any_time = False
    scene = "landing"

    def options(self, table: SkiesTable) -> list[Choice]:
        """Every square of the open atlas."""
        number, _, _ = where(table.bound.landings[table.plane])
        pages = [table.pack.pages[page] for page in sorted((number, facing_page(number))) if page in table.pack.pages]
        return [
            ("land", square_name(page.number, row, column))
            for page in pages
            for row in range(page.rows)
            for column in range(page.columns)
        ]

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """Claire stands on that square."""
        _, square = choice
        table.place = square
        table.tell("landed", square)

    def barred(self, table: SkiesTable) -> list[tuple[Choice, Reason]]:
        """Squares of other pages."""
        offered = self.options(table)
        all_choices: list[Choice] = [("land", square) for square in table.bound.moves]
        return [
            (choice, Reason("DS-VARI-005", "other-page", choice[1:])) for choice in all_choices if choice not in offered
        ]


@rule("DS-ADVC-003", "DS-ADVC-019", "DS-FLY-021")
@step
class MovePlane(SkiesDecision):
    """A card flies the plane, with or without Claire; she is never left behind at a distant location."""

    seat: Seat
    any_time = False
    lapses = True
    scene = "flight-board"

    def who(self, table: SkiesTable) -> Seat:
        """Whoever played the card, also about taking Claire along."""
        return self.seat

    def options(self, table: SkiesTable) -> list[Choice]:
        """Any destination, alone or with Claire if she is there."""
        if fly_reason(table, aboard=False) is not None:
            return []
        choices: list[Choice] = []
        goals = [space for space in destinations(table) if space != table.plane]
        if with_plane(table):
            choices += [("fly", "to", space, "with", CLAIRE) for space in goals]
        if not with_plane(table) or table.pack.spaces[table.plane].square:
            choices += [("fly", "to", space) for space in goals]
        return choices

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """The usual fuel and damage, but no time."""
        _, _, space, *passenger = choice
        table.then(Fly(space, aboard=bool(passenger), landing=False, seat=self.seat))

    def barred(self, table: SkiesTable) -> list[tuple[Choice, Reason]]:
        """Spaces that are closed, taking her along from elsewhere, and leaving her behind."""
        offered, known = self.options(table), destinations(table)
        refusals: list[tuple[Choice, Reason]] = []
        for space in table.pack.spaces:
            closed = (
                Reason("DS-FLY-018", "no-such-flight", (space,)) if space not in known or space == table.plane else None
            )
            refusals.append((("fly", "to", space), closed or Reason("DS-FLY-021", "not-without-claire")))
            refusals.append((("fly", "to", space, "with", CLAIRE), closed or Reason("DS-FLY-005", "not-at-the-plane")))
        return [(choice, reason) for choice, reason in refusals if choice not in offered]
