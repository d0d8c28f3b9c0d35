"""Who opened a decision: each step on a table's agenda carries the seat whose act, effect or answer put it there."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sleeping_gods.kernel.choices import CHANCE, Choice, Seat
from sleeping_gods.kernel.play import STEP_LIMIT
from sleeping_gods.kernel.steps import Decision, Step
from sleeping_gods.party.effects.program import Do
from sleeping_gods.party.table.table import PartyTable


class Openers:
    """Plays a table as `kernel.play.apply` does, and remembers for each step of its agenda the seat that opened it.

    ``shared`` are kinds of decision that stay the table's own, however often and by whomever they are answered.
    """

    def __init__(self, table: PartyTable, shared: Collection[str]) -> None:
        self.table = table
        self._shared = shared
        self._steps: list[Step[Any]] = list(table.agenda)
        self._seats: list[Seat | None] = [None] * len(table.agenda)

    @property
    def opener(self) -> Seat | None:
        """The seat that opened what lies on top; nothing where the turn's own order did."""
        return self._seats[-1] if self._seats else None

    def apply(self, choice: Choice) -> None:
        """Take an option that is known to be legal, and go on to the next decision, step by step."""
        table = self.table
        chooser, opener = table.actor(choice), self.opener
        table.clear_log_events()
        if table.is_act(choice):
            table.act(choice)
            self._follow(chooser)
        else:
            decision: Decision[Any] = table.agenda.pop()  # type: ignore[assignment]  # a decision waits on top
            decision.choose(table, choice)
            if chooser == CHANCE or opener is not None:  # asked on behalf of whoever opened it
                self._follow(opener, opener, type(decision))
            else:
                self._follow(chooser, opener, type(decision))
        self._advance()

    def interrupt(self, *steps: Step[Any]) -> None:
        """Let steps happen next that nobody opened."""
        self.table.clear_log_events()
        self.table.then(*steps)
        self._follow(None)
        self._advance()

    def table_act(self, choice: Choice) -> None:
        """Take an act about the campaign itself: it is nobody's, and the turn's own order goes on from it."""
        self.table.clear_log_events()
        self.table.table_act(choice)
        self._follow(None)
        self._advance()

    def _advance(self) -> None:
        """Let steps happen one by one until a decision with options waits, or the agenda is empty."""
        table = self.table
        for _ in range(STEP_LIMIT):
            if not table.agenda:
                table.offered = []
                return
            top, opener = table.agenda[-1], self.opener
            if isinstance(top, Decision):
                table.offered = top.options(table)
                if table.offered:
                    return
                assert top.lapses, f"a decision without an option: {top!r}"
                table.agenda.pop()
            else:
                table.agenda.pop()
                top.run(table)
            self._follow(opener)
        raise AssertionError(f"{STEP_LIMIT} steps without a decision")

    def _follow(self, opener: Seat | None, again: Seat | None = None, kind: type | None = None) -> None:
        """Note who opened the steps that are new on the agenda; a decision that is asked again keeps its opener."""
        agenda, steps, seats = self.table.agenda, self._steps, self._seats
        kept, most = 0, min(len(agenda), len(steps))
        while kept < most and agenda[kept] is steps[kept]:
            kept += 1
        del steps[kept:], seats[kept:]
        for step in agenda[kept:]:
            steps.append(step)
            if type(step).__name__ in self._shared:
                seats.append(None)
            elif isinstance(step, Do):
                seats.append(step.seat)  # the player who is `you` in what follows
            else:
                seats.append(again if type(step) is kind else opener)
