"""The value of a story choice in the skies, where the pack knows its enemies and end stories have bosses."""

from __future__ import annotations

from ...party.table.table import PartyTable
from ...skies.table.table import SkiesTable
from ..story.choice_worth import ChoiceWorth


class SkiesChoiceWorth(ChoiceWorth):
    """What choices and effects are worth in the skies."""

    def level_of(self, table: PartyTable, enemy: str) -> int:
        """The level of an enemy, as its card says."""
        known = table.pack.enemies.get(enemy) if isinstance(table, SkiesTable) else None
        return super().level_of(table, enemy) if known is None else known.level

    def danger_of_boss(self, table: PartyTable, number: int) -> int:
        """The square of its level for each of its zones."""
        if not isinstance(table, SkiesTable):
            return super().danger_of_boss(table, number)
        boss = table.bound.bosses[number]
        return boss.level * boss.level * len(boss.zones)
