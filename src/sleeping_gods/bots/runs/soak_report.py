"""What a soak run reports: how much was played, and what went wrong."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field


@dataclass(frozen=True, slots=True)
class Failure:
    """What went wrong, and the campaign file that reproduces it."""

    kind: str
    """``violation``, ``exception``, ``no option``, ``endless`` or ``save-load``."""
    message: str
    campaign: int
    decision: int
    file: str


@dataclass(slots=True)
class SoakReport:
    """The counts of a soak run: decisions, draws, campaigns and set-ups."""

    game: str
    pack: str
    seed: int
    decisions: int = 0
    draws: int = 0
    table_acts: int = 0
    campaigns: int = 0
    longest: int = 0
    combinations: int = 0
    """Different set-ups played."""
    combinations_in_all: int = 0
    players: dict[int, int] = field(default_factory=dict)
    """Campaigns by the number of players."""
    violations: int = 0
    exceptions: int = 0
    without_option: int = 0
    endless: int = 0
    save_load: int = 0
    """States that came back different from a save; checked only on demand."""
    failures: list[Failure] = field(default_factory=list)

    @property
    def good(self) -> bool:
        """Whether every promise held."""
        return not self.failures

    def add(self, failure: Failure) -> None:
        """Count a failure."""
        self.failures.append(failure)
        self.violations += failure.kind == "violation"
        self.exceptions += failure.kind == "exception"
        self.without_option += failure.kind == "no option"
        self.endless += failure.kind == "endless"
        self.save_load += failure.kind == "save-load"

    def as_json(self) -> str:
        """The report for programs."""
        return json.dumps({**asdict(self), "good": self.good}, indent=2)
