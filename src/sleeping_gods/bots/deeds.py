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
    met: Counter[int] = field(default_factory=Counter)
    """Fights of the skies by their level."""
    rounds: Counter[int] = field(default_factory=Counter)
    """Rounds of those fights, by the same."""
    lost: Counter[int] = field(default_factory=Counter)
    """Those of them that ended in a defeat."""
    flights: int = 0
    """Flights of the plane, each for one fuel."""
    stranded: int = 0
    """How often the last fuel was gone."""
    level: int = 0
    """The level of the fight under way; 0 if there is none."""

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
                self.level = int(str(happening[1])) if len(happening) > 1 else 0
                self.met[self.level] += 1
            elif kind in ("round", "victory", "defeat", "fled"):
                self._fought(kind)
            elif kind == "flew":
                self.flights += 1
            elif kind == "out-of-fuel":
                self.stranded += 1
            elif kind == "event-cancelled":
                self.cancelled += 1
            elif kind in ("activated", "used-card"):
                self.uses[str(happening[1])] += 1

    def _fought(self, kind: str) -> None:
        """A round of the fight under way begins, or it is over."""
        if not self.level:
            return
        if kind == "round":
            self.rounds[self.level] += 1
            return
        if kind == "defeat":
            self.lost[self.level] += 1
        self.level = 0

    def add(self, other: Deeds) -> None:
        """Count another campaign too."""
        self.tests += other.tests
        self.passed += other.passed
        self.hard += other.hard
        self.hard_passed += other.hard_passed
        self.fights += other.fights
        self.cancelled += other.cancelled
        self.uses.update(other.uses)
        self.met.update(other.met)
        self.rounds.update(other.rounds)
        self.lost.update(other.lost)
        self.flights += other.flights
        self.stranded += other.stranded
