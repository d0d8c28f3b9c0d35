"""Health at sea (SG-HEALTH): who falls in a fight, cards that gave health, and healing."""

from __future__ import annotations

from ...kernel.choices import Choice, Seat
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.health import restore
from ...party.table.table import because
from ..table.decisions import SeaDecision
from ..table.table import SeaTable
from .crew import health_left


def fell(table: SeaTable, crew: str) -> None:
    """In a fight the fallen are remembered until the damage event is over."""
    if table.combat is not None and crew not in table.combat.fallen:
        table.combat.fallen += (crew,)


@rule("SG-HEALTH-004")
def fit_damage(table: SeaTable, crew: str) -> None:
    """When a card that gave health is gone, damage beyond the health that is left goes with it."""
    over = -health_left(table, crew)
    if over >= 0:
        table.crew[crew].damage -= over
        table.peril = True


def hurt_crew(table: SeaTable) -> list[str]:
    """The crew members with damage on them."""
    return [name for name, member in table.crew.items() if member.damage]


@rule("SG-SHIP-024", "SG-ADV-010", "SG-ADV-011", "SG-CREW-013")
@step
class RestoreHealth(SeaDecision):
    """Health is restored to anybody who is hurt, divided as the player likes; what finds no target is lost."""

    seat: Seat
    left: int
    """Health that may still be restored."""
    whole: bool = False
    """All of it to one crew member."""
    excluded: str = ""
    """Not to this one."""
    lapses = True
    scene = "party"

    def who(self, table: SeaTable) -> Seat:
        """The player who heals."""
        return self.seat

    def options(self, table: SeaTable) -> list[Choice]:
        """Anyone with damage, but for the excluded one."""
        return [("heal", name) for name in hurt_crew(table) if name != self.excluded]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """Heal one point, or all of it."""
        _, name = choice
        if self.whole:
            restore(table, name, self.left)
            return
        restore(table, name, 1)
        if self.left > 1:
            table.then(RestoreHealth(self.seat, self.left - 1, self.whole, self.excluded))

    def barred(self, table: SeaTable) -> list[tuple[Choice, Reason]]:
        """Those without damage."""
        return [
            (("heal", name), because(table, "unhurt", name)) for name, member in table.crew.items() if not member.damage
        ]
