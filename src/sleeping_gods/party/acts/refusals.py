"""Refusals that both games give."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.table import decision_of
from ..table.table import PartyTable, because


@rule("SG-CMD-003", "DS-TURN-002")
def refuse_between_steps(table: PartyTable, choice: Choice) -> Reason | None:
    """Nothing comes between the steps of drawing, shuffling and paying."""
    decision = decision_of(table)
    if decision is None or decision.any_time or not table.is_act(choice):
        return None
    return because(table, "in-the-middle")
