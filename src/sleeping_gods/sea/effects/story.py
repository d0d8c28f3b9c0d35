"""Effects that lead to fights and endings."""

from __future__ import annotations

from ...kernel.rules import rule
from ...party.effects.program import Do
from ..chapters.combat import StartCombat
from ..chapters.score import reach_ending
from ..table.table import SeaTable
from .ops import op


@op("combat")
@rule("SG-COMBAT-001")
def op_combat(table: SeaTable, do: Do, *numbers: int) -> None:
    """The enemies must be beaten before the next effect."""
    win = do.arm("win")
    if win in table.bound.programs:
        table.then(Do(win, 0, do.seat, do.bearer))
    table.then(StartCombat(table.bound.fetched(numbers)))


@op("ending")
def op_ending(table: SeaTable, do: Do, name: str) -> None:
    """The campaign ends with this ending."""
    reach_ending(table, name)
