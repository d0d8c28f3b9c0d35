"""Counts what a party did in a campaign: challenges, fights, and which cards were used."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from ...kernel.table import Table
from ...party.table.table import PartyTable, of_party

HARD = 7
"""The number from which a challenge counts as hard."""
BANDS = ((3, "1-3"), (5, "4-5"), (8, "6-8"))
"""The highest level of each band of fights, and its name."""
HIGH = "9+"
"""The band of higher levels."""
BOSS = "boss"
"""The band of bosses."""


@dataclass(slots=True)
class Statistics:
    """The counts of one campaign, or of many."""

    tests: int = 0
    """Challenges that were taken."""
    passed: int = 0
    hard: int = 0
    """The challenges whose number is HARD or more."""
    hard_passed: int = 0
    fights: int = 0
    """Fights that were begun."""
    cancelled: int = 0
    """Events that were cancelled."""
    uses: Counter[str] = field(default_factory=Counter)
    """How often each board or card was used, by its id."""
    met: Counter[str] = field(default_factory=Counter)
    """Fights by the band of their level."""
    rounds: Counter[str] = field(default_factory=Counter)
    """Rounds of those fights, by the same."""
    blows: Counter[str] = field(default_factory=Counter)
    """Health that they cost."""
    lost: Counter[str] = field(default_factory=Counter)
    """The fights that ended in a defeat, by the same."""
    flights: int = 0
    """Flights of the plane, each for one fuel."""
    stranded: int = 0
    """How often the last fuel was gone."""
    band: str = ""
    """The band of the fight in progress; empty if there is none."""
    health: int = 0
    """The party's health when it began."""

    def note(self, table: Table) -> None:
        """After a choice: count what it did."""
        for log_event in table.log_events:
            kind = log_event[0]
            if kind in ("challenge-passed", "challenge-failed"):
                passed, hard = kind == "challenge-passed", int(str(log_event[2])) >= HARD
                self.tests += 1
                self.passed += passed
                self.hard += hard
                self.hard_passed += hard and passed
            elif kind == "combat":
                self.fights += 1
                self.band, self.health = _band(table, int(str(log_event[1]))), _health(table)
                self.met[self.band] += 1
            elif kind in ("round", "victory", "defeat", "fled"):
                self._fought(table, kind)
            elif kind == "flew":
                self.flights += 1
            elif kind == "out-of-fuel":
                self.stranded += 1
            elif kind == "event-cancelled":
                self.cancelled += 1
            elif kind in ("activated", "used-card"):
                self.uses[str(log_event[1])] += 1

    def _fought(self, table: Table, kind: str) -> None:
        """A round of the fight in progress begins, or it is over."""
        if not self.band:
            return
        if kind == "round":
            self.rounds[self.band] += 1
            return
        self.lost[self.band] += kind == "defeat"
        self.blows[self.band] += self.health if kind == "defeat" else max(0, self.health - _health(table))
        self.band = ""

    def add(self, other: Statistics) -> None:
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
        self.blows.update(other.blows)
        self.lost.update(other.lost)
        self.flights += other.flights
        self.stranded += other.stranded


def _band(table: Table, level: int) -> str:
    """The band of the fight that begins."""
    fight = of_party(table).combat
    if fight is not None and fight.leading_enemy:
        return BOSS
    return next((name for highest, name in BANDS if level <= highest), HIGH)


def _health(table: Table) -> int:
    """The health that the party has left."""
    if not isinstance(table, PartyTable):
        return 0
    left = table.bound.rulebook.health_left
    return sum(max(0, left(table, name)) for name in table.crew)
