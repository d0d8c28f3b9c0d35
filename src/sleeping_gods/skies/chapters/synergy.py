"""Synergy tokens (DS-SYNG): gained on the enemies' grids, held by characters, spent with combat cards."""

from __future__ import annotations

from ...kernel.choices import Choice, Seat
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.table.records import Strike
from ..table.decisions import SkiesDecision, SkiesStep
from ..table.table import SkiesTable
from .attack import remove_beaten


def tokens_held(table: SkiesTable) -> int:
    """Synergy tokens on boards."""
    return sum(member.synergy for member in table.crew.values())


@rule("DS-SYNG-005", "DS-RESC-003")
def placer(table: SkiesTable, strike: Strike) -> Seat:
    """The dealer's controller, or whoever uses the card or resource that deals the damage."""
    return table.controller(strike.dealer) if strike.dealer else table.fight.user


@rule("DS-SYNG-001", "DS-SYNG-005", "DS-ABCA-007", "DS-RESC-006")
def struck(table: SkiesTable, strike: Strike) -> None:
    """Each covered synergy icon gives a token; beaten enemies leave at once where no attack is in progress."""
    grids = table.bound.grids
    icons = sum(1 for enemy, square in strike.placed if grids[enemy].synergy >> square & 1)
    if strike.apart and table.fight.attack is None:
        table.then(LeaveRow())
    attacker = "" if strike.apart else strike.dealer
    seat = placer(table, strike)
    table.then(*(GiveSynergy(attacker, seat) for _ in range(icons)))


@step
class LeaveRow(SkiesStep):
    """Enemies beaten without an attack leave the row."""

    def run(self, table: SkiesTable) -> None:
        """Remove them; the row closes up."""
        remove_beaten(table)


@rule("DS-SYNG-001", "DS-SYNG-004", "DS-SYNG-005", "DS-CRND-015", "DS-COMP-004")
@step
class GiveSynergy(SkiesDecision):
    """A token goes at once to a character other than the attacker; with all five held there is none."""

    attacker: str
    """Who covered the symbol, and gets no token."""
    seat: Seat
    lapses = True
    scene = "party"

    def who(self, table: SkiesTable) -> Seat:
        """The player whose damage covered the icon."""
        return self.seat

    def options(self, table: SkiesTable) -> list[Choice]:
        """Anyone but the attacker, while a token is left in the supply."""
        if tokens_held(table) >= table.pack.supply["synergy"]:
            return []
        return [("token", name) for name in table.crew if name != self.attacker]

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """That character holds one token more."""
        _, name = choice
        table.crew[name].synergy += 1
        table.tell("synergy", name)

    def barred(self, table: SkiesTable) -> list[tuple[Choice, Reason]]:
        """The attacker gets none."""
        if not self.attacker:
            return []
        return [(("token", self.attacker), Reason("DS-SYNG-001", "not-the-attacker", (self.attacker,)))]


@rule("DS-SYNG-003", "DS-SYNG-004")
def returns(table: SkiesTable) -> list[Choice]:
    """A character may give a token back unused."""
    return [("return", "synergy", "of", name) for name, member in table.crew.items() if member.synergy]


def give_back(table: SkiesTable, choice: Choice) -> None:
    """A token leaves a character for the supply."""
    _, _, _, name = choice
    table.crew[name].synergy -= 1
    table.tell("synergy-returned", name)
