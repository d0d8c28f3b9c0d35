"""The rulebook as a whole: what the table asks it."""

from __future__ import annotations

from ..kernel.choices import Choice
from ..kernel.errors import Reason
from . import anytime, invariants, players, refusals
from .table import SeaTable


class SeaRulebook:
    """Answers for the whole rulebook of the sea."""

    acts = staticmethod(anytime.acts)

    def table_acts(self, table: SeaTable) -> list[Choice]:
        """What the people at the table may do about the campaign itself."""
        return players.table_acts(table)

    def is_table_act(self, table: SeaTable, choice: Choice) -> bool:
        """Whether a choice is such an act."""
        return players.is_table_act(table, choice)

    def table_act(self, table: SeaTable, choice: Choice) -> None:
        """Let such an act happen."""
        players.table_act(table, choice)

    def why_not(self, table: SeaTable, choice: Choice) -> Reason | None:
        """Why a choice is not offered."""
        return refusals.why_not(table, choice)

    def violations(self, table: SeaTable) -> list[str]:
        """What contradicts the conservation laws."""
        return invariants.violations(table)
