"""Results of single fights of a bot with a reference party, and their means."""

from __future__ import annotations

from dataclasses import dataclass

DECISIONS = 3_000
"""A fight with more decisions than this counts as lost."""


@dataclass(frozen=True, slots=True)
class Bout:
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

    bouts: int
    won: float
    """The share that was won."""
    damage: float
    """Mean damage on the crew."""
    ship: float
    rounds: float


def record_of(bouts: list[Bout]) -> FightRecord:
    """The means of some fights."""
    count = max(1, len(bouts))
    return FightRecord(
        len(bouts),
        sum(bout.won for bout in bouts) / count,
        sum(bout.damage for bout in bouts) / count,
        sum(bout.ship for bout in bouts) / count,
        sum(bout.rounds for bout in bouts) / count,
    )
