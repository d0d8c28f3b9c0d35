"""The value of a story choice at sea, where the pack knows its enemies and the crew grows tired."""

from __future__ import annotations

from ...party.table.table import PartyTable
from ...sea.table.table import SeaTable
from ..story.choice_worth import ChoiceWorth


class SeaChoiceWorth(ChoiceWorth):
    """What choices and effects are worth at sea."""

    def level_of(self, table: PartyTable, enemy: str) -> int:
        """The level of an enemy, as its card says."""
        known = table.pack.enemies.get(enemy) if isinstance(table, SeaTable) else None
        return super().level_of(table, enemy) if known is None else known.level

    def fatigue(self, table: PartyTable) -> int:
        """The fatigue of all the crew."""
        return sum(member.fatigue for member in table.crew.values()) if isinstance(table, SeaTable) else 0
