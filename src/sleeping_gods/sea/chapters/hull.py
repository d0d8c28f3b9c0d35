"""Ship damage and repair (SG-SHIPDMG): one fate draw and one cube for each damage."""

from __future__ import annotations

from ...kernel.choices import Choice, Seat
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.acts.alter import MayAlterTest
from ...party.chapters.fate import EndTest, Fate, begin_test, fate_of
from ...party.table.records import Test
from ..table.decisions import SeaDecision, SeaStep
from ..table.table import SeaTable
from .peril import check_defeat, cube_count

LOWEST_FATE, HIGHEST_FATE = 1, 6
"""The numbers of the spaces: a fate below or above them counts as the nearest."""


@rule("SG-SHIPDMG-001", "SG-SHIPDMG-005", "SG-CHAL-021", "SG-ENEMY-005")
@step
class ShipDamage(SeaStep):
    """For each ship damage fate is drawn and a cube goes to the room with that number; eleven cubes are defeat."""

    left: int
    """Cubes that are still to be placed."""

    def run(self, table: SeaTable) -> None:
        """Draw for the next cube."""
        if self.left and cube_count(table) < table.pack.supply["ship_damage_cubes"]:
            begin_test(table, Test("room", table.captain))
            table.then(Fate(), MayAlterTest(), PlaceCube(), EndTest(), CheckHull(), ShipDamage(self.left - 1))


@rule("SG-SHIPDMG-005")
@step
class CheckHull(SeaStep):
    """As soon as 11 cubes are on the ship the crew is defeated; further damage is dropped."""

    def run(self, table: SeaTable) -> None:
        """Check."""
        if table.peril and cube_count(table) >= table.pack.supply["ship_damage_cubes"]:
            check_defeat(table)


def has_room(table: SeaTable, space: str) -> bool:
    """Whether a space of the ship can take another cube."""
    return table.cubes[space] < table.pack.rooms[space].capacity


def put_cube(table: SeaTable, space: str) -> None:
    """A cube is placed."""
    table.cubes[space] += 1
    table.peril = True
    table.tell("ship-damage", space)


@rule("SG-SHIPDMG-002", "SG-SHIPDMG-003", "SG-SHIPDMG-004", "SG-FATE-009")
@step
class PlaceCube(SeaStep):
    """The cube goes to the space with the drawn number; a full space passes it on to one with room."""

    def run(self, table: SeaTable) -> None:
        """Look the space up, with fate clamped to 1 to 6."""
        number = min(HIGHEST_FATE, max(LOWEST_FATE, fate_of(table.test)))
        space = next(room.id for room in table.pack.rooms.values() if room.fate == number)
        if has_room(table, space):
            put_cube(table, space)
        else:
            table.then(PlaceElsewhere())


@rule("SG-SHIPDMG-003")
@step
class PlaceElsewhere(SeaDecision):
    """If the drawn space is full the active player chooses another with room, the hull included."""

    scene = "vessel"

    def options(self, table: SeaTable) -> list[Choice]:
        """Every space with room for a cube."""
        return [("damage", space) for space in table.cubes if has_room(table, space)]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """The cube is placed there."""
        _, space = choice
        put_cube(table, space)

    def barred(self, table: SeaTable) -> list[tuple[Choice, Reason]]:
        """Full spaces."""
        return [
            (("damage", space), Reason("SG-SHIPDMG-002", "space-full", (space,)))
            for space in table.cubes
            if not has_room(table, space)
        ]


def remove_cube(table: SeaTable, space: str) -> None:
    """A cube leaves the ship."""
    table.cubes[space] -= 1
    table.tell("repaired", space)


@rule("SG-SHIPDMG-006", "SG-SHIPDMG-007", "SG-CREW-014", "SG-ABIL-023")
@step
class Repair(SeaDecision):
    """Remove cubes of the player's choice from the ship; any excess is lost."""

    seat: Seat
    left: int
    """Cubes that may still be removed."""
    lapses = True
    scene = "vessel"

    def who(self, table: SeaTable) -> Seat:
        """The player who repairs."""
        return self.seat

    def options(self, table: SeaTable) -> list[Choice]:
        """Every space with a cube."""
        return [("repair", space) for space, cubes in table.cubes.items() if cubes]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """One cube leaves, and the next is due."""
        _, space = choice
        remove_cube(table, space)
        if self.left > 1:
            table.then(Repair(self.seat, self.left - 1))

    def barred(self, table: SeaTable) -> list[tuple[Choice, Reason]]:
        """Spaces without a cube."""
        return [
            (("repair", space), Reason("SG-SHIPDMG-006", "space-sound", (space,)))
            for space, cubes in table.cubes.items()
            if not cubes
        ]
