"""Scores and rewards: what the campaign would score if it ended now, and what a change of that is worth to an agent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeAlias, get_args

from ..kernel.errors import Bug
from ..party.table.table import PartyTable
from ..sea.chapters.score import score as sea_score
from ..sea.table.table import SeaTable
from ..skies.chapters.score import score as skies_score
from ..skies.table.table import SkiesTable

RewardKind: TypeAlias = Literal["score", "final", "shaped"]
REWARDS: Final[tuple[RewardKind, ...]] = get_args(RewardKind)

PER_XP: Final = 0.2
"""What a point of experience adds to a shaped reward, in points of the score; this and those below are rules of thumb,
small enough that no harm avoided is worth a point scored."""
PER_DAMAGE: Final = 0.1
"""What a point of damage on a crew member takes away."""
PER_FATIGUE: Final = 0.2
PER_STAMINA: Final = 0.2
PER_VESSEL_HEALTH: Final = 0.2
"""For a point of the plane's health, or of damage that the ship does not have."""
PER_COMMAND: Final = 0.02


def score_now(table: PartyTable) -> int:
    """The final score if the campaign ended now; all that counts lies open on the table."""
    if isinstance(table, SeaTable):
        return sea_score(table).total
    if isinstance(table, SkiesTable):
        return skies_score(table).total
    raise Bug(f"expected a table of the sea or the skies, got {type(table).__name__}")


def shaped(table: PartyTable) -> float:
    """The score, and while the campaign goes on what leads to more of it: experience, command, and no harm."""
    value = float(score_now(table))
    if not table.agenda:
        return value
    damage = sum(member.damage for member in table.crew.values())
    if isinstance(table, SeaTable):
        fatigue = sum(member.fatigue for member in table.crew.values())
        value += PER_XP * table.xp + PER_COMMAND * sum(table.pools) - PER_DAMAGE * damage
        return value - PER_FATIGUE * fatigue - PER_VESSEL_HEALTH * sum(table.cubes.values())
    if isinstance(table, SkiesTable):
        stamina = sum(member.stamina for member in table.crew.values())
        return value + PER_STAMINA * stamina + PER_VESSEL_HEALTH * table.plane_health - PER_DAMAGE * damage
    return value


def final(table: PartyTable) -> float:
    """Nothing until the campaign is over, then its score."""
    return 0.0 if table.agenda else float(score_now(table))


VALUES: Final[dict[RewardKind, Callable[[PartyTable], float]]] = {
    "score": lambda table: float(score_now(table)),
    "final": final,
    "shaped": shaped,
}
"""For each kind of reward the value whose change after each decision is the reward."""
