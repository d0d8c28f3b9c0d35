"""Dealing the members' boards: who controls whom."""

from __future__ import annotations

from ...kernel.choices import Choice, seat_of, seat_word
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ..table.decisions import PartyDecision
from ..table.table import PartyTable, because


@rule(
    "SG-SETUP-007", "SG-SETUP-008", "SG-PLAYERS-002", "SG-SAVE-009", "SG-PLAYERS-010", "SG-SETUP-006", "DS-BASE-004",
    "DS-BASE-005", "DS-LOAD-002", "DS-PLYR-002", "DS-PLYR-004",
)  # fmt: skip
@step
class DealCrew(PartyDecision):
    """The boards are split as evenly as possible, in any assignment that keeps the sizes within 1."""

    left: tuple[str, ...]
    """The members whose boards are still to be dealt, in the pack's order."""
    counts: tuple[int, ...]
    """How many boards each seat has been dealt."""
    any_time = False
    phase = "dealing"
    always_asked = True
    scene = "dealing"

    def options(self, table: PartyTable) -> list[Choice]:
        """The next board, to any seat that may still take one."""
        return [("deal", self.left[0], "to", seat_word(seat)) for seat in self.open_seats(table)]

    def open_seats(self, table: PartyTable) -> list[int]:
        """The seats that may take one more and leave an even split possible."""
        total = len(self.left) + sum(self.counts)
        fair, over = divmod(total, table.seat_count())
        # so many seats have one more than their fair share, and as many as are over may
        with_one_more = sum(1 for count in self.counts if count > fair)
        most = fair + 1 if with_one_more < over else fair
        return [seat for seat, count in enumerate(self.counts) if count < most]

    def barred(self, table: PartyTable) -> list[tuple[Choice, Reason]]:
        """Seats that have their share: the split would be uneven."""
        shut = [seat for seat in range(table.seat_count()) if seat not in self.open_seats(table)]
        reason = because(table, "uneven-split")
        return [(("deal", self.left[0], "to", seat_word(seat)), reason) for seat in shut]

    def choose(self, table: PartyTable, choice: Choice) -> None:
        """The board and all that lies on it go to the seat."""
        _, name, _, receiver = choice
        seat = seat_of(receiver)
        table.controllers = {**table.controllers, name: seat}
        counts = tuple(count + (1 if number == seat else 0) for number, count in enumerate(self.counts))
        if len(self.left) > 1:
            table.then(DealCrew(self.left[1:], counts))


def deal_anew(table: PartyTable) -> None:
    """All boards that belong to a seat are dealt again; until then they stay with the active player."""
    crew = tuple(table.controllers)
    table.controllers = dict.fromkeys(crew, table.captain)
    table.then(DealCrew(crew, tuple([0] * table.seat_count())))
