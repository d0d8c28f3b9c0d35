"""Repairing and refuelling the plane (DS-REPR, DS-FLY): what it costs, and how much it restores."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.acts.alter import MayAlterTest
from ...party.chapters.challenge import total
from ...party.chapters.fate import EndTest, Fate, begin_test
from ...party.table.records import Test
from ..table.decisions import SkiesStep
from ..table.table import SkiesTable
from .flight import with_plane
from .supply import pay, stock

REPAIRS = ((9, 1), (11, 2))
"""Results below these figures, and what is restored; MOST_RESTORED from there on."""


MOST_RESTORED = 3
"""What the highest results restore."""
FUEL_PRICE = 2
"""Resources that fill the tank."""


@rule("DS-REPR-005")
def mend_plane(table: SkiesTable, amount: int) -> None:
    """Plane health stops at its maximum."""
    table.plane_health = min(table.pack.plane_health, table.plane_health + amount)
    table.tell("plane-mended", table.plane_health)


@rule("DS-REPR-001", "DS-REPR-005")
def repair_reason(table: SkiesTable) -> Reason | None:
    """Why the plane cannot be repaired now."""
    if not with_plane(table):
        return Reason("DS-REPR-001", "not-at-the-plane")
    if table.plane_health >= table.pack.plane_health:
        return Reason("DS-REPR-005", "plane-whole")
    return None


@rule("DS-REPR-002", "DS-REPR-004")
@step
class RepairPlane(SkiesStep):
    """The amount depends on a CRAFT challenge that has no number to fail."""

    def run(self, table: SkiesTable) -> None:
        """Choose participants, draw fate, let it be altered, restore what the total says."""
        test = Test("repair", table.captain, "craft")
        begin_test(table, test)
        table.tell("repairing")
        table.then(table.bound.rulebook.joining(table, test), Fate(), MayAlterTest(), SettleRepair(), EndTest())


@rule("DS-REPR-003", "DS-REPR-002", "DS-REPR-004")
@step
class SettleRepair(SkiesStep):
    """The result tells what is restored."""

    def run(self, table: SkiesTable) -> None:
        """Look up what the total restores, and restore it."""
        result = total(table, table.test)
        amount = next((amount for below, amount in REPAIRS if result < below), MOST_RESTORED)
        table.tell("repaired", result, amount)
        mend_plane(table, amount)


@rule("DS-FLY-013", "DS-FLY-014")
def refuel_reason(table: SkiesTable) -> Reason | None:
    """Why the tank cannot be filled now."""
    if not table.pack.spaces[table.plane].fuel:
        return Reason("DS-FLY-013", "not-at-geysers")
    if table.fuel >= table.pack.plane_fuel:
        return Reason("DS-FLY-014", "tank-full")
    if stock(table) < FUEL_PRICE:
        return Reason("DS-FLY-014", "cannot-pay-resources", (FUEL_PRICE,))
    return None


def refuel(table: SkiesTable, choice: Choice) -> None:
    """Two resources fill the tank."""
    table.fuel = table.pack.plane_fuel
    table.tell("refuelled", table.fuel)
    pay(table, (("resources", FUEL_PRICE),))
