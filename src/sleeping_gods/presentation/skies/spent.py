"""What has been spent between two moments of a party in the skies."""

from __future__ import annotations

from ...skies.table.table import SkiesTable
from ..party.spent import members_spent


def spent(before: SkiesTable, after: SkiesTable) -> dict[str, int]:
    """Kinds of things and how many of each: stamina, health, cards and so on."""
    amounts = members_spent(before, after)
    amounts["stamina"] = sum(member.stamina - after.crew[name].stamina for name, member in before.crew.items())
    amounts["adventure"] = sum(map(len, before.adventures)) - sum(map(len, after.adventures))
    return {kind: amount for kind, amount in amounts.items() if amount > 0}
