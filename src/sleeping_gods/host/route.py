"""Several moves on the map in one request: each is a choice, and the rest are dropped if anything happens."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..campaign.draft import Draft
from ..campaign.live import Campaign
from ..kernel.choices import Choice, Seat, parse
from ..kernel.table import Table, decision_of
from .errors import NotAllowed
from .members import TableMember

MOVES = ("travel", "walk", "sail")
"""First words of the choices of which a route is made."""


class RouteMoves:
    """The remaining moves of a route, for one seat and one kind of decision."""

    def __init__(self, campaign: Campaign, member: TableMember, lines: Sequence[str]) -> None:
        choices = [parse(line) for line in lines]
        if any(choice[:1] not in {(move,) for move in MOVES} for choice in choices):
            raise NotAllowed("illegal")
        self._question = _question(campaign.table)
        self._seats = member.seats
        self._lines = list(lines[1:])
        self._entries = len(campaign.journal.entries) + 1
        """How many entries there are after the moves so far, if they led to nothing else."""

    def next_step(self, campaign: Campaign, forced: Callable[[Table], Choice | None]) -> Draft | None:
        """The next move; None if the last one led to a draw, another decision, or another seat."""
        table = campaign.table
        if not self._lines or len(campaign.journal.entries) != self._entries or _question(table) != self._question:
            return None
        line, seat = self._lines.pop(0), self._question[1]
        if seat not in self._seats or parse(line) not in table.offered or forced(table) is not None:
            return None
        self._entries += 1
        return campaign.draft(seat, line)


def _question(table: Table) -> tuple[type | None, Seat]:
    """The kind of decision that waits, and its seat."""
    decision = decision_of(table)
    return (None, -1) if decision is None else (type(decision), decision.who(table))
