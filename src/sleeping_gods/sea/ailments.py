"""Statuses and fatigue (SG-STATUS, SG-FATIGUE): who gains them, who loses them."""

from __future__ import annotations

from ..kernel.choices import Choice, Seat
from ..kernel.errors import Reason
from ..kernel.rules import rule
from ..kernel.steps import step
from .crew import max_fatigue, tire, tired_crew
from .decisions import SeaDecision, SeaStep
from .program import trigger
from .table import SeaTable
from .words import STATUSES


@rule("SG-COMP-010", "SG-STATUS-014")
def tokens_left(table: SeaTable, status: str) -> int:
    """There are 8 low morale tokens and 4 of each other kind; used up means not applied."""
    key = status.replace("-", "_")
    return table.pack.supply[key] - sum(1 for member in table.crew.values() if status in member.statuses)


@rule("SG-STATUS-001")
def afflict(table: SeaTable, crew: str, status: str) -> None:
    """A crew member may have several statuses but one of each."""
    member = table.crew[crew]
    if status not in member.statuses and tokens_left(table, status) > 0:
        member.statuses += (status,)
        table.tell("status", crew, status)


def cure(table: SeaTable, crew: str, status: str) -> None:
    """A status token leaves a crew member."""
    member = table.crew[crew]
    if status in member.statuses:
        member.statuses = tuple(other for other in member.statuses if other != status)
        table.tell("cured", crew, status)


@rule("SG-STATUS-015", "SG-STATUS-014", "SG-CHAL-023", "SG-SEARCH-010")
@step
class GainStatus(SeaDecision):
    """The active player puts a status on a crew member who lacks it; after a failure on a participant first."""

    status: str
    first: tuple[str, ...] = ()
    but: str = ""
    """Not on this one."""
    lapses = True

    def bearers(self, table: SeaTable) -> list[str]:
        """Who may take it."""
        if tokens_left(table, self.status) <= 0:
            return []
        lacking = [name for name, member in table.crew.items() if self.status not in member.statuses]
        lacking = [name for name in lacking if name != self.but]
        chosen = [name for name in self.first if name in lacking]
        return chosen or lacking

    def options(self, table: SeaTable) -> list[Choice]:
        """One crew member."""
        return [("afflict", name, "with", self.status) for name in self.bearers(table)]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """The token is placed."""
        afflict(table, choice[1], self.status)

    def barred(self, table: SeaTable) -> list[tuple[Choice, Reason]]:
        """Those who have it already, and bystanders while a participant lacks it."""
        able = self.bearers(table)
        return [
            (
                ("afflict", name, "with", self.status),
                Reason("SG-STATUS-001", "has-it-already", (name, self.status))
                if self.status in table.crew[name].statuses
                else Reason("SG-CHAL-023", "participants-first", (name,)),
            )
            for name in table.crew
            if name not in able
        ]


@rule("SG-STATUS-013", "SG-CREW-013")
@step
class RemoveStatus(SeaDecision):
    """A printed effect takes a status off any crew member."""

    seat: Seat
    status: str
    """A status, ``any``, or ``all`` of one crew member."""
    but: str = ""
    """Not from this one."""
    lapses = True

    def who(self, table: SeaTable) -> Seat:
        """The player who uses the effect."""
        return self.seat

    def options(self, table: SeaTable) -> list[Choice]:
        """Every token of that kind in play, or everyone who bears one."""
        bearers = [(name, member.statuses) for name, member in table.crew.items() if name != self.but]
        if self.status == "all":
            return [("cure", name, "of", "all") for name, statuses in bearers if statuses]
        kinds = STATUSES if self.status == "any" else (self.status,)
        return [("cure", name, "of", status) for name, statuses in bearers for status in statuses if status in kinds]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """The token is removed."""
        for status in table.crew[choice[1]].statuses if choice[3] == "all" else (choice[3],):
            cure(table, choice[1], status)


@rule("SG-FATIGUE-002")
@step
class GainFatigue(SeaDecision):
    """The active player puts fatigue on crew members who can still take it."""

    left: int
    but: str = ""
    """Not on this one."""
    lapses = True

    def options(self, table: SeaTable) -> list[Choice]:
        """Anyone below the maximum."""
        return [
            ("tire", name)
            for name, member in table.crew.items()
            if name != self.but and member.fatigue < max_fatigue(table, name)
        ]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """One fatigue is placed, and the next is due."""
        tire(table, choice[1], 1)
        if self.left > 1:
            table.then(GainFatigue(self.left - 1, self.but))

    def barred(self, table: SeaTable) -> list[tuple[Choice, Reason]]:
        """Those who can take no more."""
        return [
            (("tire", name), Reason("SG-FATIGUE-002", "most-fatigue", (name, member.fatigue)))
            for name, member in table.crew.items()
            if member.fatigue >= max_fatigue(table, name)
        ]


@rule("SG-FATIGUE-007")
def rest(table: SeaTable, crew: str, amount: int) -> int:
    """Fatigue leaves a crew member; cards that wait for this moment are told."""
    member = table.crew[crew]
    gone = min(amount, member.fatigue)
    if gone:
        member.fatigue -= gone
        table.tell("rested", crew, gone)
    return gone


@rule("SG-SHIP-016", "SG-ADV-010")
@step
class RemoveFatigue(SeaDecision):
    """Fatigue is removed from anybody, divided as the player likes."""

    seat: Seat
    left: int
    whole: bool = False
    but: str = ""
    lapses = True

    def who(self, table: SeaTable) -> Seat:
        """The player who uses the effect."""
        return self.seat

    def options(self, table: SeaTable) -> list[Choice]:
        """Anyone with fatigue."""
        return [("rest", name) for name in tired_crew(table) if name != self.but]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """One fatigue leaves, or all of it."""
        crew = choice[1]
        rounds = min(self.left, table.crew[crew].fatigue) if self.whole else 1
        if not self.whole and self.left > 1:
            table.then(RemoveFatigue(self.seat, self.left - 1, self.whole, self.but))
        table.then(*[Rested(crew)] * rounds)


@step
class Rested(SeaStep):
    """One fatigue leaves a crew member, and cards that wait for it act."""

    crew: str

    def run(self, table: SeaTable) -> None:
        """Remove it, then let the bearer's cards act."""
        if rest(table, self.crew, 1):
            trigger(table, self.crew, "fatigue-removed")
