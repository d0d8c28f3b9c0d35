"""The prepared draws of a lesson: in its first turn cards fall as the pack wants them, and that is told openly.

They are entries of the journal like any draw, so that replaying, undoing and carrying a file elsewhere need no more.
What is drawn follows from the table alone: the same choices lead to the same draws.
"""

from __future__ import annotations

from ..kernel.choices import Choice, text
from ..kernel.game import PackInfo, Setup
from ..kernel.play import options
from ..kernel.table import Table, decision_of
from ..party.chapters.explore import is_met
from ..party.table.table import PartyTable
from ..story.frame import PackFrame

OPTION = "lesson"
"""The option of a set-up that is begun to learn."""
YES = "yes"
"""The value of the option that asks for prepared draws."""
VALUES = (YES, "no")
"""The values of the option; the first is suggested for a pack that has a lesson."""


def has_lesson(setup: Setup) -> bool:
    """Whether a campaign was begun to learn."""
    return setup.options.get(OPTION) == YES


def prepared_draw(pack: PackInfo, setup: Setup, table: Table) -> Choice | None:
    """How the draw falls that a table waits for, if it is prepared; None where luck draws."""
    if not has_lesson(setup) or not isinstance(pack, PackFrame) or not isinstance(table, PartyTable):
        return None
    if table.turn > pack.lesson.turns:
        return None
    kind, possible = type(decision_of(table)).__name__, [(text(option), option) for option in options(table)]
    test = table.tests[-1].kind if table.tests else ""
    for draw in pack.lesson.draws:
        if draw.asked == kind and draw.test in ("", test) and (draw.when is None or is_met(table, draw.when)):
            for wanted in draw.wanted:
                for notation, option in possible:
                    if f"{notation} ".startswith(f"{wanted} "):
                        return option
    return None
