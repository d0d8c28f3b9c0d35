"""What a crew did in a campaign, counted from what happened: challenges, fights, and which cards were used."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from ..kernel.table import Table

HARD = 7
"""The number from which a challenge counts as hard."""


@dataclass(slots=True)
class Deeds:
    """The counts of one campaign, or of many."""

    tests: int = 0
    passed: int = 0
    hard: int = 0
    hard_passed: int = 0
    fights: int = 0
    cancelled: int = 0
    """Events that were cancelled."""
    uses: Counter[str] = field(default_factory=Counter)
    """How often each board or card was used, by its id."""

    def note(self, table: Table) -> None:
        """After a choice: count what it did."""
        for happening in table.happenings:
            kind = happening[0]
            if kind in ("challenge-passed", "challenge-failed"):
                passed, hard = kind == "challenge-passed", int(str(happening[2])) >= HARD
                self.tests += 1
                self.passed += passed
                self.hard += hard
                self.hard_passed += hard and passed
            elif kind == "combat":
                self.fights += 1
            elif kind == "event-cancelled":
                self.cancelled += 1
            elif kind in ("activated", "used-card"):
                self.uses[str(happening[1])] += 1

    def add(self, other: Deeds) -> None:
        """Count another campaign too."""
        self.tests += other.tests
        self.passed += other.passed
        self.hard += other.hard
        self.hard_passed += other.hard_passed
        self.fights += other.fights
        self.cancelled += other.cancelled
        self.uses.update(other.uses)
