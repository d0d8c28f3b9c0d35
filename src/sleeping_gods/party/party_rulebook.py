"""What the rulebooks of both games answer alike: acts about the campaign itself."""

from __future__ import annotations

from typing import Any

from ..kernel.choices import Choice
from .acts.repair import REPAIR, TableRepairs
from .acts.settling import SETTLED, TableSettling
from .chapters.entering import ENTER, enter, is_entry
from .chapters.people import TablePeople


class PartyRulebook:
    """The acts about the campaign itself that both rulebooks allow."""

    people: TablePeople
    repairs: TableRepairs
    settling: TableSettling

    def is_table_act(self, table: Any, choice: Choice) -> bool:
        """What the people may do now, a repair by hand, or what is entered or settled with a printed box."""
        by_hand = self.repairs.is_act(table, choice) or self.settling.is_act(table, choice)
        return by_hand or self.people.is_act(table, choice) or is_entry(table, choice)

    def table_act(self, table: Any, choice: Choice) -> None:
        """Let it happen."""
        if choice[0] == ENTER:
            enter(table, choice)
        elif choice[0] == SETTLED:
            self.settling.act(table, choice)
        elif choice[0] == REPAIR:
            self.repairs.act(table, choice)
        else:
            self.people.act(table, choice)
