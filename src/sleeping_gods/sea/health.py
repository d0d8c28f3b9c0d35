"""Health (SG-HEALTH): damage, overflow, healing."""

from __future__ import annotations

from ..kernel.choices import Choice, Seat
from ..kernel.errors import Reason
from ..kernel.rules import rule
from ..kernel.steps import step
from .crew import health_left, hurt_crew, is_up, standing
from .decisions import SeaDecision, SeaStep
from .table import SeaTable


@rule("SG-HEALTH-001", "SG-HEALTH-004", "SG-COMP-005", "SG-HEALTH-010")
def take_damage(table: SeaTable, crew: str, amount: int) -> int:
    """Put damage on a crew member, never more than the health left; what is over is returned."""
    left = health_left(table, crew)
    taken = min(amount, left)
    if taken > 0:
        table.crew[crew].damage += taken
        table.tell("damage", crew, taken)
        if taken == left:
            table.peril = True
            table.tell("fell", crew)
            if table.combat is not None and crew not in table.combat.fallen:
                table.combat.fallen += (crew,)
    return amount - taken


@rule("SG-HEALTH-004")
def fit_damage(table: SeaTable, crew: str) -> None:
    """When a card that gave health is gone, damage beyond the health that is left goes with it."""
    over = -health_left(table, crew)
    if over >= 0:
        table.crew[crew].damage -= over
        table.peril = True


@rule("SG-HEALTH-006", "SG-HEALTH-010")
def restore(table: SeaTable, crew: str, amount: int) -> None:
    """Remove up to so much damage from a crew member; the excess is lost."""
    member = table.crew[crew]
    healed = min(amount, member.damage)
    if healed:
        member.damage -= healed
        table.tell("healed", crew, healed)


def not_the_fallen(table: SeaTable, rule_id: str) -> list[tuple[Choice, Reason]]:
    """Nobody at 0 health can be chosen to be hurt."""
    return [
        (("hurt", name), Reason(rule_id, "no-health-left", (name,))) for name in table.crew if not is_up(table, name)
    ]


@rule("SG-EXPLORE-007", "SG-CHAL-018", "SG-CHAL-019", "SG-CHAL-020", "SG-CHAL-032")
@step
class LoseHealth(SeaDecision):
    """The active player splits lost health: participants first while they have health, then anybody."""

    left: int
    first: tuple[str, ...] = ()
    lapses = True

    def victims(self, table: SeaTable) -> list[str]:
        """Who may take the next point."""
        chosen = [name for name in self.first if is_up(table, name)]
        return chosen or standing(table)

    def options(self, table: SeaTable) -> list[Choice]:
        """One point on one crew member at a time."""
        return [("hurt", name) for name in self.victims(table)]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """The point is taken, and the next is due."""
        take_damage(table, choice[1], 1)
        if self.left > 1:
            table.then(LoseHealth(self.left - 1, self.first))

    def barred(self, table: SeaTable) -> list[tuple[Choice, Reason]]:
        """The fallen, and bystanders while participants stand."""
        able = self.victims(table)
        return [
            (
                ("hurt", name),
                Reason("SG-CHAL-018", "participants-first", (name,))
                if is_up(table, name)
                else Reason("SG-HEALTH-004", "no-health-left", (name,)),
            )
            for name in table.crew
            if name not in able
        ]


@rule("SG-HEALTH-009", "SG-HEALTH-005", "SG-CHAL-024", "SG-CHAL-028")
@step
class LoseHealthOn(SeaStep):
    """Damage aimed at one crew member fills that one first; the excess goes to others."""

    crew: str
    amount: int

    def run(self, table: SeaTable) -> None:
        """Fill, then let the active player place the rest."""
        rest = take_damage(table, self.crew, self.amount)
        if rest:
            table.then(LoseHealth(rest))


@step
class LoseHealthByOne(SeaDecision):
    """All of a loss falls on one crew member of the active player's choice, the excess on others."""

    amount: int
    first: tuple[str, ...] = ()
    but: str = ""
    """Not on this one."""
    lapses = True

    def options(self, table: SeaTable) -> list[Choice]:
        """Anyone with health, participants first."""
        able = [name for name in standing(table) if name != self.but]
        return [("hurt", name) for name in [name for name in able if name in self.first] or able]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """The chosen one takes it."""
        table.then(LoseHealthOn(choice[1], self.amount))

    def barred(self, table: SeaTable) -> list[tuple[Choice, Reason]]:
        """The fallen, and bystanders while participants stand."""
        able = self.options(table)
        return not_the_fallen(table, "SG-HEALTH-005") + [
            (("hurt", name), Reason("SG-CHAL-018", "participants-first", (name,)))
            for name in standing(table)
            if ("hurt", name) not in able and name != self.but
        ]


@rule("SG-SHIP-024", "SG-ADV-010", "SG-ADV-011", "SG-CREW-013")
@step
class RestoreHealth(SeaDecision):
    """Health is restored to anybody who is hurt, divided as the player likes; what finds no target is lost."""

    seat: Seat
    left: int
    whole: bool = False
    """All of it to one crew member."""
    but: str = ""
    """Not to this one."""
    lapses = True

    def who(self, table: SeaTable) -> Seat:
        """The player who heals."""
        return self.seat

    def options(self, table: SeaTable) -> list[Choice]:
        """Anyone with damage."""
        return [("heal", name) for name in hurt_crew(table) if name != self.but]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """Heal one point, or all of it."""
        if self.whole:
            restore(table, choice[1], self.left)
            return
        restore(table, choice[1], 1)
        if self.left > 1:
            table.then(RestoreHealth(self.seat, self.left - 1, self.whole, self.but))

    def barred(self, table: SeaTable) -> list[tuple[Choice, Reason]]:
        """The unhurt."""
        return [
            (("heal", name), Reason("SG-HEALTH-006", "unhurt", (name,)))
            for name, member in table.crew.items()
            if not member.damage
        ]
