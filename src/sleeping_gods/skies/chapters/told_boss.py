"""A boss of a printed box (DS-BOSS): its page is entered when it is first met, or the fight is settled on the table."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.entering import ENTER, enter, entry_mistake
from ..table.decisions import SkiesDecision
from ..table.table import SkiesTable
from .score import tick


@rule("DS-BOSS-001", "DS-BOSS-002")
@step
class DescribeBoss(SkiesDecision):
    """The level of a boss and its three or four zones, as its page shows them."""

    number: int
    any_time = False
    always_asked = True
    free = True
    scene = "enter-enemy"

    def options(self, table: SkiesTable) -> list[Choice]:
        """The fight was settled by hand."""
        return [("settled", "fight")]

    def accepts(self, table: SkiesTable, choice: Choice) -> bool:
        """The page, as a pack would describe it."""
        return self.mistake(table, choice) == ""

    def form(self, table: SkiesTable) -> str:
        """This boss."""
        return f"boss {self.number}"

    def refuses(self, table: SkiesTable, choice: Choice) -> Reason | None:
        """What is wrong with the page."""
        mistake = self.mistake(table, choice)
        return Reason("DS-BOSS-002", "card-not-understood", (mistake,)) if mistake else None

    def mistake(self, table: SkiesTable, choice: Choice) -> str | None:
        """What is wrong with an answer that enters this boss; None for any other answer."""
        return entry_mistake(table, choice, "boss", "number", self.number)

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """It is in the box from now on; one that was beaten on the table is ticked, and the line is over."""
        if choice[0] == ENTER:
            enter(table, choice)
        else:
            table.agenda.pop()
            table.tell("settled-fight")
            tick(table, f"boss:{self.number}")
