"""Statuses: who gains them, who loses them."""

from __future__ import annotations

from ...effects.terms import STATUSES
from ...kernel.choices import Choice, Seat
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ..table.decisions import PartyDecision
from ..table.table import PartyTable, because


@rule("SG-STATUS-001", "DS-STAT-001", "DS-STAT-002", "DS-STAT-003")
def afflict(table: PartyTable, name: str, status: str) -> None:
    """A member may have several statuses but one of each."""
    member = table.crew[name]
    if status not in member.statuses and table.bound.rulebook.tokens_left(table, status) > 0:
        member.statuses += (status,)
        table.tell("status", name, status)


@rule("DS-STAT-011")
def cure(table: PartyTable, name: str, status: str) -> None:
    """A status token leaves a member."""
    member = table.crew[name]
    if status in member.statuses:
        member.statuses = tuple(other for other in member.statuses if other != status)
        table.tell("cured", name, status)


@rule(
    "SG-STATUS-015", "SG-STATUS-014", "SG-CHAL-023", "SG-SEARCH-010", "DS-BASE-010", "DS-STAT-003", "DS-CHAL-015",
)  # fmt: skip
@step
class GainStatus(PartyDecision):
    """The active player puts a status on a member who lacks it, on a preferred one if there is any."""

    status: str
    preferred: tuple[str, ...] = ()
    """The members one of whom takes it if one lacks it."""
    excluded: str = ""
    """Not on this one."""
    lapses = True
    scene = "effect"

    def bearers(self, table: PartyTable) -> list[str]:
        """Who may take it."""
        if table.bound.rulebook.tokens_left(table, self.status) <= 0:
            return []
        lacking = [
            name for name, member in table.crew.items() if self.status not in member.statuses and name != self.excluded
        ]
        return [name for name in self.preferred if name in lacking] or lacking

    def options(self, table: PartyTable) -> list[Choice]:
        """One of those who may take it."""
        return [("afflict", name, "with", self.status) for name in self.bearers(table)]

    def choose(self, table: PartyTable, choice: Choice) -> None:
        """The token is placed."""
        _, name, _, _ = choice
        afflict(table, name, self.status)

    def barred(self, table: PartyTable) -> list[tuple[Choice, Reason]]:
        """Those who have it already, the excluded one, and bystanders while a participant lacks it."""
        candidates = self.bearers(table)
        return [
            (("afflict", name, "with", self.status), self._why_not(table, name))
            for name in table.crew
            if name not in candidates
        ]

    def _why_not(self, table: PartyTable, name: str) -> Reason:
        """Why this member cannot take it."""
        if self.status in table.crew[name].statuses:
            return because(table, "has-it-already", name, self.status)
        if name == self.excluded:
            return because(table, "not-the-bearer", name)
        return because(table, "status/participants-first", name)


@rule("SG-STATUS-013", "SG-CREW-013", "DS-STAT-011", "DS-RESC-016")
@step
class RemoveStatus(PartyDecision):
    """A printed effect takes a status off any member."""

    seat: Seat
    status: str
    """A status, ``any``, or ``all`` of one member."""
    excluded: str = ""
    """Not from this one."""
    lapses = True
    scene = "party"

    def who(self, table: PartyTable) -> Seat:
        """The player who uses the effect."""
        return self.seat

    def options(self, table: PartyTable) -> list[Choice]:
        """Every token of that kind in play, or everyone who bears one."""
        bearers = [(name, member.statuses) for name, member in table.crew.items() if name != self.excluded]
        if self.status == "all":
            return [("cure", name, "of", "all") for name, statuses in bearers if statuses]
        kinds = STATUSES if self.status == "any" else (self.status,)
        return [("cure", name, "of", status) for name, statuses in bearers for status in statuses if status in kinds]

    def choose(self, table: PartyTable, choice: Choice) -> None:
        """The token is removed."""
        _, name, _, cured = choice
        for status in table.crew[name].statuses if cured == "all" else (cured,):
            cure(table, name, status)
