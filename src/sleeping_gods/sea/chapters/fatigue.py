"""Fatigue (SG-FATIGUE)."""

from __future__ import annotations

from ...kernel.choices import Choice, Seat
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ..effects.program import trigger
from ..table.decisions import SeaDecision, SeaStep
from ..table.table import SeaTable
from .crew import max_fatigue, tire, tired_crew


@rule("SG-FATIGUE-002")
@step
class GainFatigue(SeaDecision):
    """The active player puts fatigue on crew members who can still take it."""

    left: int
    """Fatigue that is still to be placed."""
    excluded: str = ""
    """Not on this one."""
    lapses = True
    scene = "effect"

    def options(self, table: SeaTable) -> list[Choice]:
        """Anyone below the maximum."""
        return [
            ("tire", name)
            for name, member in table.crew.items()
            if name != self.excluded and member.fatigue < max_fatigue(table, name)
        ]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """One fatigue is placed, and the next is due."""
        _, name = choice
        tire(table, name, 1)
        if self.left > 1:
            table.then(GainFatigue(self.left - 1, self.excluded))

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
    removed = min(amount, member.fatigue)
    if removed:
        member.fatigue -= removed
        table.tell("rested", crew, removed)
    return removed


@rule("SG-SHIP-016", "SG-ADV-010")
@step
class RemoveFatigue(SeaDecision):
    """Fatigue is removed from anybody, divided as the player likes."""

    seat: Seat
    left: int
    """Fatigue that may still be removed."""
    whole: bool = False
    """All of it from one crew member."""
    excluded: str = ""
    """Not from this one."""
    lapses = True
    scene = "party"

    def who(self, table: SeaTable) -> Seat:
        """The player who uses the effect."""
        return self.seat

    def options(self, table: SeaTable) -> list[Choice]:
        """Anyone with fatigue, but for the excluded one."""
        return [("rest", name) for name in tired_crew(table) if name != self.excluded]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """One fatigue leaves, or all of it."""
        _, crew = choice
        rounds = min(self.left, table.crew[crew].fatigue) if self.whole else 1
        if not self.whole and self.left > 1:
            table.then(RemoveFatigue(self.seat, self.left - 1, excluded=self.excluded))
        table.then(*[Rested(crew)] * rounds)


@step
class Rested(SeaStep):
    """One fatigue leaves a crew member, and cards that wait for it act."""

    crew: str

    def run(self, table: SeaTable) -> None:
        """Remove it, then let the bearer's cards act."""
        if rest(table, self.crew, 1):
            trigger(table, self.crew, "fatigue-removed")
