"""The end of combat (DS-CRND, DS-BOSS): victory, and flight from a boss."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.explore import unwind
from ...party.effects.program import Do
from ..table.decisions import SkiesDecision, SkiesStep
from ..table.table import SkiesTable
from .peril import end_combat
from .score import tick


@rule("DS-BOSS-007", "DS-CRND-012")
@step
class MayFlee(SkiesDecision):
    """Where the text allows it the party may run at the end of an enemy phase."""

    any_time = False
    lapses = True
    scene = "enemies-and-party"

    def options(self, table: SkiesTable) -> list[Choice]:
        """Run or stay; nothing against other enemies, or where the boss's text allows no flight."""
        fight = table.fight
        if not fight.foes or not fight.boss or not table.bound.bosses[fight.boss].flee:
            return []
        return [("stay",), ("flee",)]

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """Staying changes nothing."""
        if choice[0] == "flee":
            run_away(table)


@rule("DS-BOSS-007", "DS-CRND-012")
def run_away(table: SkiesTable) -> None:
    """The steps of the fight are dropped, down to its victory, and what the text says of flight follows."""
    dropped = table.agenda.pop()
    while not isinstance(dropped, Victory):
        dropped.unwound(table)
        dropped = table.agenda.pop()
    end_combat(table)
    table.tell("fled")
    table.then(Escaped())
    if dropped.flee:
        table.then(Do(dropped.flee, seat=table.captain))


@rule("DS-BOSS-007", "DS-CRND-012")
@step
class Escaped(SkiesStep):
    """Who has fled is back on the map; what would have followed victory is dropped."""

    def run(self, table: SkiesTable) -> None:
        """The story ends; outside a story the effects that led to the fight are dropped."""
        if table.exploring:
            unwind(table)
        while isinstance(table.agenda[-1], Do):  # effects have nothing to put back, so they are not told of it
            table.agenda.pop()


@rule("DS-CRND-009", "DS-CRND-010", "DS-CRND-011", "DS-BOSS-007", "DS-ACHV-001")
@step
class Victory(SkiesStep):
    """The fight is won: cards and tokens go back, harm stays, the story goes on."""

    win: str
    """The program that follows victory, as in `StartCombat`."""
    flee: str
    """The program that follows flight, likewise."""

    def run(self, table: SkiesTable) -> None:
        """Clean up; a beaten boss is ticked."""
        boss = table.fight.boss
        end_combat(table)
        table.tell("victory")
        if boss:
            tick(table, f"boss:{boss}")
        if self.win:
            table.then(Do(self.win, seat=table.captain))
