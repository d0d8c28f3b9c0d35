"""Results of single fights of a bot with a reference party, and their means."""

from __future__ import annotations

from dataclasses import dataclass

DECISIONS = 3_000
"""A fight with more decisions than this counts as lost."""


@dataclass(frozen=True, slots=True)
class FightResult:
    """The result of one fight."""

    won: bool
    rounds: int
    damage: int
    """Damage on the crew when it was over; all of its health if it was lost."""
    ship: int
    decisions: int


@dataclass(frozen=True, slots=True)
class FightRecord:
    """Many fights against the same enemies."""

    fights: int
    won: float
    """The share that was won."""
    damage: float
    """Mean damage on the crew."""
    ship: float
    rounds: float


def record_of(fights: list[FightResult]) -> FightRecord:
    """The means of some fights."""
    count = max(1, len(fights))
    return FightRecord(
        len(fights),
        sum(fight_at_sea.won for fight_at_sea in fights) / count,
        sum(fight_at_sea.damage for fight_at_sea in fights) / count,
        sum(fight_at_sea.ship for fight_at_sea in fights) / count,
        sum(fight_at_sea.rounds for fight_at_sea in fights) / count,
    )
