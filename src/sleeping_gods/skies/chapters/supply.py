"""The supply (DS-COMP, DS-RESC): resources are finite; what the supply cannot give is lost."""

from __future__ import annotations

from ...kernel.choices import Choice, Seat
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.goods import owned
from ...party.rulebook import Cost
from ..table.decisions import SkiesDecision
from ..table.table import SkiesTable
from ..table.words import COMMON

ANY = "resources"
"""The word for resources of any kind."""


@rule("DS-COMP-005", "DS-COMP-008")
def limit(table: SkiesTable, kind: str) -> int:
    """The box holds 6 of each common resource and 7 of each quest resource."""
    return table.pack.supply["common_resource_each" if kind in COMMON else "quest_resource_each"]


@rule("DS-COMP-008", "DS-COMP-010", "DS-COMP-007")
def gain(table: SkiesTable, kind: str, amount: int) -> int:
    """Gain what the supply still has of a resource; the rest is never owed."""
    gained = min(amount, limit(table, kind) - table.goods[kind])
    table.goods[kind] += gained
    table.tell("gained", kind, gained)
    return gained


def stock(table: SkiesTable) -> int:
    """How many resources the party has in all."""
    return sum(table.goods.values())


@rule("DS-EXPL-012", "DS-ADVC-007")
def can_pay(table: SkiesTable, cost: Cost) -> bool:
    """A cost must be payable whole."""
    wanted = 0
    for kind, amount in cost:
        wanted += amount
        if kind != ANY and table.goods[kind] < amount:
            return False
    return stock(table) >= wanted


def pay(table: SkiesTable, cost: Cost) -> None:
    """The active player pays."""
    pay_by(table, cost, table.captain)


@rule("DS-ADVC-007", "DS-FLY-014", "DS-COMP-007", "DS-RESC-003")
def pay_by(table: SkiesTable, cost: Cost, seat: Seat) -> None:
    """Pay what is named at once; for resources of any kind whoever pays chooses which."""
    for kind, amount in cost:
        if kind == ANY:
            table.then(PayAny(amount, seat))
        else:
            table.goods[kind] -= amount
            table.tell("paid", kind, amount)


@rule("DS-FLY-014")
@step
class PayAny(SkiesDecision):
    """Resources of any kind are paid one by one."""

    left: int
    """Resources that are still to be paid."""
    seat: Seat
    any_time = False
    scene = "goods"

    def who(self, table: SkiesTable) -> Seat:
        """The player who pays."""
        return self.seat

    def options(self, table: SkiesTable) -> list[Choice]:
        """The kinds in stock."""
        return [("pay", kind) for kind in owned(table)]

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """One piece is paid."""
        _, kind = choice
        table.goods[kind] -= 1
        table.tell("paid", kind, 1)
        if self.left > 1:
            table.then(PayAny(self.left - 1, self.seat))

    def barred(self, table: SkiesTable) -> list[tuple[Choice, Reason]]:
        """What nobody owns."""
        lacking = [kind for kind, amount in table.goods.items() if not amount]
        return [(("pay", kind), Reason("DS-COMP-007", "none-owned", (kind,))) for kind in lacking]
