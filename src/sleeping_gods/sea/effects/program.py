"""Cards that act by themselves (SG-ABIL): at the moments they wait for."""

from __future__ import annotations

from ...kernel.choices import Seat
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.effects.program import Do
from ..chapters.crew import is_up
from ..table.decisions import SeaStep
from ..table.table import SeaTable


def trigger(table: SeaTable, crew: str, moment: str) -> None:
    """Let the cards of a crew member with health act at a moment they wait for."""
    member = table.crew[crew]
    if not member.cards and not member.levels:
        return
    steps = table.bound.moments
    for card in (*member.cards, *member.levels):
        path = steps.get((card, moment))
        if path is not None:
            table.then(Triggered(crew, path))


def trigger_crew(table: SeaTable, seat: Seat, moment: str) -> None:
    """Let the cards of everybody whom a seat controls act at a moment they wait for."""
    for name, member in table.crew.items():
        if (member.cards or member.levels) and table.controller(name) == seat:
            trigger(table, name, moment)


@rule("SG-ABIL-014", "SG-ABIL-018", "SG-HEALTH-003")
@step
class Triggered(SeaStep):
    """A card acts by itself for its bearer, unless the bearer is down; `you` is the bearer's player."""

    crew: str
    path: str

    def run(self, table: SeaTable) -> None:
        """Run the card's program."""
        if is_up(table, self.crew):
            table.then(Do(self.path, seat=table.controller(self.crew), bearer=self.crew))
