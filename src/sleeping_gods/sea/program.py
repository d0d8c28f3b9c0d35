"""Programs (SG-EXPLORE, SG-CHAL): the effects of a card or paragraph, resolved one after another."""

from __future__ import annotations

from ..kernel.choices import Seat
from ..kernel.rules import rule
from ..kernel.steps import step
from .crew import is_up
from .decisions import SeaStep
from .peril import checkpoint
from .table import SeaTable


@rule("SG-EXPLORE-008", "SG-CHAL-017", "SG-CMD-003")
@step
class Do(SeaStep):
    """Resolve effects in printed order, each fully before the next; a defeat drops the rest."""

    program: str
    at: int = 0
    seat: Seat = 0
    """The player who is `you`."""
    bearer: str = ""
    """The crew member who carries the card, if one does."""
    act: bool = False
    """Whether it was done at any time: then defeat is checked by what it came between."""

    def run(self, table: SeaTable) -> None:
        """Check for defeat, then let the next effect happen."""
        if table.peril and not self.act and table.combat is None and checkpoint(table):
            return
        program = table.bound.programs[self.program]
        at = self.at
        if at == len(program):
            return
        table.agenda.append(Do(self.program, at + 1, self.seat, self.bearer, self.act))
        code, args = program[at]
        code(table, self, *args)

    def arm(self, name: str) -> str:
        """The path of an arm of the effect being resolved."""
        return f"{self.program}/{self.at}{name}"

    @property
    def source(self) -> str:
        """The card, event or paragraph that the program stands on."""
        return self.program.split(":", 1)[0].split("/", 1)[0]


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
            table.then(Do(self.path, 0, table.controller(self.crew), self.crew))
