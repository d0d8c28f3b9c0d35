"""The end of the turn (DS-ENDT): effects of events and curses, venom, and the watch."""

from __future__ import annotations

from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.health import take_damage
from ...party.effects.program import Do
from ..table.decisions import SkiesStep
from ..table.table import SkiesTable
from .camp_row import OpenDue
from .curses import curse_of
from .hero import is_up
from .peril import check_defeat


@rule("DS-EVNT-006", "DS-ENDT-001", "DS-ENDT-004", "DS-COMP-015")
@step
class TurnEnd(SkiesStep):
    """Turn-end effects resolve from the event longest in play to the newest, then those of the curses likewise."""

    left: tuple[str, ...]
    """The events and curses whose effects are still to come."""
    anchor = True

    def run(self, table: SkiesTable) -> None:
        """The next event that is still in play, or the next curse that has not been lifted in the meantime."""
        if check_defeat(table):
            table.agenda.insert(-1, self)
            return
        if not self.left:
            return
        card = self.left[0]
        table.then(TurnEnd(self.left[1:]))
        if card in table.active:
            works, event = bool(table.pack.events[card].turn_end), "turn-end-effect"
        else:
            curse = curse_of(table, card) if card in table.curses else None
            works, event = curse is not None and bool(curse.turn_end), "curse-works"
        if works:
            table.tell(event, card)
            table.then(Do(f"{card}:turn-end", seat=table.captain))


@rule("DS-STAT-004", "DS-STAT-005", "DS-ENDT-004", "DS-PREV-005", "DS-ENAB-013")
@step
class Venom(SkiesStep):
    """Whenever a turn ends each poisoned character with health loses 1; nobody else can take it."""

    anchor = True

    def run(self, table: SkiesTable) -> None:
        """Each who has venom and health takes 1 damage."""
        for name, member in table.crew.items():
            if "venom" in member.statuses and is_up(table, name):
                take_damage(table, name, 1)


@rule("DS-ENDT-002", "DS-TIME-010")
@step
class ResetWatch(SkiesStep):
    """The watch goes back to turn start, and stories that became due open before the next turn."""

    anchor = True

    def run(self, table: SkiesTable) -> None:
        """No time is spent, and no bonus is left."""
        table.spent = 0
        table.bonus = False
        table.then(OpenDue())
