"""Camping (DS-CAMP): symbol, stamina, health, a status, and the adventure discards dealt out."""

from __future__ import annotations

from ...kernel.choices import Choice, Seat
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.health import restore
from ...party.chapters.statuses import cure
from ..table.decisions import SkiesChance, SkiesDecision, SkiesStep
from ..table.records import STAMINA
from ..table.table import SkiesTable
from .camp_row import cross_camps
from .clock import spend_time, time_left
from .hero import is_up, refresh

HEALING = {"easy": 6, "normal": 2, "hard": 2}
"""Health that a camp restores to each character, by the difficulty."""


@rule("DS-CAMP-001", "DS-CAMP-003", "DS-CAMP-004", "DS-CAMP-013", "DS-TIME-004", "DS-DIFF-003", "DS-DIFF-010")
@step
class Camp(SkiesStep):
    """A camp symbol is crossed off, stamina comes back, then health, a status, and cards."""

    def run(self, table: SkiesTable) -> None:
        """Cross off, refresh all, heal those who are up, then ask for the fallen, a status, and deal the discards."""
        cross_camps(table, 1)
        for name in table.crew:
            refresh(table, name, STAMINA)
        fallen = tuple(name for name in table.crew if not is_up(table, name))
        for name in table.crew:
            if name not in fallen:
                restore(table, name, HEALING[table.level])
        table.then(Raise(fallen, HEALING[table.level]), Relief(), DealDiscards(table.captain))


@rule("DS-CAMP-004", "DS-CAMP-012", "DS-DIFF-003", "DS-HLTH-007", "DS-HLTH-010")
@step
class Raise(SkiesDecision):
    """For each character at 0 the active player may pay 1 time to let the camp's healing raise them."""

    fallen: tuple[str, ...]
    """Those at 0 health who have not been raised."""
    amount: int
    """The health that raises them."""
    any_time = False
    lapses = True
    scene = "party"

    def options(self, table: SkiesTable) -> list[Choice]:
        """Anyone who is down, while there is time; or nobody else."""
        if not self.fallen or time_left(table) <= 0:
            return []
        choices: list[Choice] = [("raise", name) for name in self.fallen]
        return [*choices, ("raise", "nobody")]

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """Pay the time, heal that character, and ask for the others; nobody ends it."""
        _, risen = choice
        if risen == "nobody":
            return
        spend_time(table, 1)
        restore(table, risen, self.amount)
        table.tell("raised", risen)
        table.then(Raise(tuple(name for name in self.fallen if name != risen), self.amount))

    def barred(self, table: SkiesTable) -> list[tuple[Choice, Reason]]:
        """Those who are not down."""
        up = [name for name in table.crew if name not in self.fallen]
        return [(("raise", name), Reason("DS-CAMP-012", "nothing-to-do")) for name in up]


@rule("DS-CAMP-005", "DS-STAT-011")
@step
class Relief(SkiesDecision):
    """One status token may be removed from one character."""

    any_time = False
    lapses = True
    scene = "party"

    def options(self, table: SkiesTable) -> list[Choice]:
        """Every status token of every character, or none."""
        choices: list[Choice] = [
            ("cure", name, "of", status) for name, member in table.crew.items() for status in member.statuses
        ]
        return [*choices, ("cure", "nobody")] if choices else []

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """It goes back to the supply."""
        match choice:
            case ("cure", name, "of", status):
                cure(table, name, status)


@rule("DS-CAMP-006", "DS-CAMP-007", "DS-ADVC-004")
@step
class DealDiscards(SkiesStep):
    """The adventure discards are shuffled and dealt singly, the camping player first; hands stay as they are."""

    seat: Seat

    def run(self, table: SkiesTable) -> None:
        """One card to this seat, then the next seat's, until no discard is left."""
        if table.played:
            table.then(DealDiscard(self.seat), DealDiscards((self.seat + 1) % table.seat_count()))


@step
class DealDiscard(SkiesChance):
    """A discarded adventure card goes to a hand."""

    seat: Seat

    def drawn_for(self, table: SkiesTable) -> Seat | None:
        """Into the hand of this seat."""
        return self.seat

    def drawer(self, table: SkiesTable) -> Seat:
        """Whose hand it goes to."""
        return self.seat

    def options(self, table: SkiesTable) -> list[Choice]:
        """Any of those left, each equally likely."""
        return [("deal", card) for card in table.played]

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """It can be played again."""
        _, card = choice
        table.played.remove(card)
        table.adventures[self.seat].append(card)
        table.tell("dealt-adventure", card, self.seat)
