"""What has been spent between two moments of a crew at sea."""

from __future__ import annotations

from ...sea.table.table import SeaTable
from ..party.spent import members_spent


def spent(before: SeaTable, after: SeaTable) -> dict[str, int]:
    """Kinds of things and how many of each: command, fatigue, health, cards and so on."""
    amounts = members_spent(before, after)
    amounts["command"] = sum(before.pools) - sum(after.pools)
    amounts["fatigue"] = sum(after.crew[name].fatigue - member.fatigue for name, member in before.crew.items())
    amounts["adventure"] = len(before.adventures) - len(after.adventures)
    return {kind: amount for kind, amount in amounts.items() if amount > 0}
