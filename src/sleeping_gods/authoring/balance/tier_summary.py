"""The balance table by tier: the means of the locations of each."""

from __future__ import annotations

from dataclasses import dataclass

from .table import Balance


@dataclass(slots=True)
class TierSummary:
    """The means of the locations of one tier."""

    tier: int
    locations: int = 0
    """How many locations it has."""
    checks: int = 0
    """How many challenges."""
    odds: float = 0.0
    """The mean chance to pass one."""
    number: float = 0.0
    """The mean number of its challenges."""
    fights: int = 0
    """How many fights."""
    level: float = 0.0
    """The mean level of a fight."""
    won: float | None = None
    """The mean share of them that is won; None if none was tried."""
    damage: float = 0.0
    """The mean damage of a fight."""
    harm: float = 0.0
    """Harm for each choice."""
    reward: float = 0.0
    """Reward for each choice."""


def tier_summaries(rows: list[Balance]) -> list[TierSummary]:
    """The rows by tier."""
    summaries = []
    for tier in sorted({row.tier for row in rows}):
        in_tier = [row for row in rows if row.tier == tier]
        checks = [check for row in in_tier for check in row.checks]
        fights = [fight for row in in_tier for fight in row.fights]
        shares = [fight.won for fight in fights if fight.won is not None]
        choices = max(1, sum(row.choices for row in in_tier))
        summaries.append(
            TierSummary(
                tier=tier,
                locations=len(in_tier),
                checks=len(checks),
                odds=_mean([check.chance for check in checks]),
                number=_mean([check.number for check in checks]),
                fights=len(fights),
                level=_mean([fight.level for fight in fights]),
                won=_mean(shares) if shares else None,
                damage=_mean([fight.damage for fight in fights]),
                harm=sum(row.harm for row in in_tier) / choices,
                reward=sum(row.reward for row in in_tier) / choices,
            )
        )
    return summaries


def _mean(values: list[float] | list[int]) -> float:
    """The mean of some values; 0 of none."""
    return sum(values) / len(values) if values else 0.0
