"""Effects while a draw is being resolved: on fate and skill."""

from __future__ import annotations

from ...kernel.rules import rule
from ..chapters.fate import Fate
from ..table.table import PartyTable
from .ops import op
from .program import Do


@op("fate-plus")
@rule("SG-FATE-005", "SG-FATE-008", "DS-FATE-009", "DS-FATE-010", "DS-RESC-012")
def op_fate_plus(table: PartyTable, do: Do, amount: int) -> None:
    """Fate is raised; a later redraw keeps it."""
    table.test.plus += amount
    table.tell("fate-plus", amount)


@op("redraw")
@rule(
    "SG-FATE-006", "SG-FATE-007", "SG-ADV-006", "SG-ADV-017", "SG-SYN-022", "SG-VARIANT-012", "DS-FATE-009",
)  # fmt: skip
def op_redraw(table: PartyTable, do: Do, how: str) -> None:
    """A plain redraw replaces the result even if lower; only effects that say so keep the better."""
    table.then(Fate("higher" if how == "higher" else "plain"))


@op("skill-plus")
@rule("SG-ADV-004", "SG-ADV-016", "SG-ADV-021", "SG-CMD-019", "DS-SKIL-003", "DS-ABCA-009", "DS-ADVC-017")
def op_skill_plus(table: PartyTable, do: Do, skill: str, amount: int) -> None:
    """The challenge's total is raised."""
    table.test.bonus += amount
    table.tell("skill-plus", skill, amount)
