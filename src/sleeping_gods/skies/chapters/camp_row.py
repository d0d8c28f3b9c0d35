"""The row of camp symbols (DS-CAMP, DS-JLOG): one is crossed off at each camp, and the last ends the campaign."""

from __future__ import annotations

from typing import Literal

from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.explore import open_story
from ..table.decisions import SkiesStep
from ..table.table import SkiesTable


@rule("DS-CAMP-008", "DS-JLOG-006", "DS-PREV-010")
def camps_left(table: SkiesTable) -> int:
    """The camp symbols that are not crossed off, of the 12 of a standard campaign or the 17 of a long one."""
    return table.pack.camps[table.length].total - table.camps


@rule("DS-CAMP-014")
def next_camp(table: SkiesTable) -> Literal["end", "story", ""]:
    """What the next camp opens besides rest: the end story, the story before it, or nothing."""
    match camps_left(table):
        case 1:
            return "end"
        case 2:
            return "story"
        case _:
            return ""


@rule("DS-CAMP-009", "DS-CAMP-010", "DS-CAMP-011", "DS-CAMP-001")
def cross_camps(table: SkiesTable, count: int) -> None:
    """The leftmost symbols are crossed off, as many as there are; the last two open their stories in order."""
    camps = table.pack.camps[table.length]
    for _ in range(min(count, camps_left(table))):
        table.camps += 1
        table.tell("camp-crossed", camps_left(table))
        if table.camps == camps.total - 1:
            table.tell("one-camp-left")
            table.due.append(camps.before_last)
        if table.camps == camps.total:
            table.due.append(camps.last)


@rule("DS-CAMP-010", "DS-CAMP-009", "DS-DEFT-003")
@step
class OpenDue(SkiesStep):
    """Stories that were due open now that nothing else is in progress; the last is the end story."""

    anchor = True  # a defeat, which removes what is under way from the agenda, leaves it there

    def run(self, table: SkiesTable) -> None:
        """Open the first story that is due; come back for the next when it has been read."""
        if not table.due:
            return
        number = table.due.pop(0)
        if number == table.pack.camps[table.length].last:
            table.finale = True
            table.due = []
        table.tell("story-due", number)
        table.then(OpenDue())
        open_story(table, number)


@rule("DS-CAMP-010")
def open_between_actions(table: SkiesTable) -> None:
    """What became due while no action is in progress opens at once; else the end of the action opens it."""
    under_way = table.busy or table.exploring or table.tests or table.combat is not None
    is_opening = isinstance(table.agenda[-1], OpenDue)
    if table.due and table.phase == "actions" and not under_way and not is_opening:
        table.then(OpenDue())
