"""Results of single fights of a bot with a reference party, and their means."""

from __future__ import annotations

from dataclasses import dataclass

MAX_DECISIONS = 3_000
"""A fight with more decisions than this counts as lost."""


@dataclass(frozen=True, slots=True)
class FightResult:
    """The result of one fight."""

    won: bool
    rounds: int
    damage: int
    """Damage on the crew when it was over; all of its health if it was lost."""
    ship_damage: int
    """0 in the skies."""
    decisions: int


@dataclass(frozen=True, slots=True)
class FightRecord:
    """Many fights against the same enemies."""

    fights: int
    """How many."""
    won: float
    """The share that was won."""
    damage: float
    """Mean damage on the crew."""
    ship_damage: float
    """Mean damage on the ship."""
    rounds: float
    """Mean number of rounds."""


def record_of(fights: list[FightResult]) -> FightRecord:
    """The means of some fights."""
    count = max(1, len(fights))
    return FightRecord(
        fights=len(fights),
        won=sum(fight.won for fight in fights) / count,
        damage=sum(fight.damage for fight in fights) / count,
        ship_damage=sum(fight.ship_damage for fight in fights) / count,
        rounds=sum(fight.rounds for fight in fights) / count,
    )
