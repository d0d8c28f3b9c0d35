"""Exploring from the ship (SG-EXPLORE): what only the sea's stories ask for, what they cost, and the way back."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...kernel.rules import rule
from ...kernel.steps import step
from ..table.decisions import SeaDecision
from ..table.table import SeaTable
from ..table.words import FOODS
from .peril import end_exploring
from .score import finish
from .supply import pay_kind


@rule("SG-EXPLORE-009", "SG-EXPLORE-015", "SG-COMP-018")
def end_story(table: SeaTable) -> None:
    """Back to the ship: explore tokens go back, other tokens are kept; the finale has no way back and simply ends."""
    end_exploring(table)
    if table.finale:
        finish(table, "finale")


@rule("SG-EXPLORE-019", "SG-RES-006")
def pay_cost(table: SeaTable, cost: tuple[tuple[str, int], ...]) -> None:
    """A cost is paid as one piece; for food of any kind the active player chooses which."""
    for kind, amount in cost:
        if kind == "artifacts":
            pay_kind(table, kind, amount)
    for kind, amount in cost:
        if kind == "food":
            table.then(PayFood(amount))
        elif kind != "artifacts":
            pay_kind(table, kind, amount)


@rule("SG-RES-001")
@step
class PayFood(SeaDecision):
    """Food of any kind is paid one by one."""

    left: int
    """Pieces that are still to be paid."""
    any_time = False
    scene = "question"

    def options(self, table: SeaTable) -> list[Choice]:
        """The kinds in stock."""
        return [("pay", kind) for kind in FOODS if table.goods[kind]]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """One piece is paid."""
        _, kind = choice
        pay_kind(table, kind, 1)
        if self.left > 1:
            table.then(PayFood(self.left - 1))
