"""Health: damage, overflow, healing."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ..table.decisions import PartyDecision, PartyStep
from ..table.table import PartyTable, because


def standing(table: PartyTable) -> list[str]:
    """The members with health left."""
    is_up = table.bound.rulebook.is_up
    return [name for name in table.crew if is_up(table, name)]


@rule(
    "SG-HEALTH-001", "SG-HEALTH-004", "SG-COMP-005", "SG-HEALTH-010", "DS-BASE-008", "DS-HLTH-001", "DS-HLTH-003",
    "DS-COMP-009",
)  # fmt: skip
def take_damage(table: PartyTable, name: str, amount: int) -> int:
    """Put damage on a member, never more than the health left; what is over is returned."""
    left = table.bound.rulebook.health_left(table, name)
    taken = min(amount, left)
    if taken > 0:
        table.crew[name].damage += taken
        table.tell("damage", name, taken)
        if taken == left:
            table.peril = True
            table.tell("fell", name)
            table.bound.rulebook.fell(table, name)
    return amount - taken


@rule("SG-HEALTH-006", "SG-HEALTH-010", "DS-HLTH-001", "DS-HLTH-007")
def restore(table: PartyTable, name: str, amount: int) -> None:
    """Remove up to so much damage from a member; the excess is lost."""
    member = table.crew[name]
    healed = min(amount, member.damage)
    if healed:
        member.damage -= healed
        table.tell("healed", name, healed)


def not_the_fallen(table: PartyTable, reason: str) -> list[tuple[Choice, Reason]]:
    """Nobody at 0 health can be chosen to be hurt."""
    is_up = table.bound.rulebook.is_up
    return [(("hurt", name), because(table, reason, name)) for name in table.crew if not is_up(table, name)]


@rule(
    "SG-EXPLORE-007", "SG-CHAL-018", "SG-CHAL-019", "SG-CHAL-020", "SG-CHAL-032", "DS-BASE-009", "DS-CHAL-010",
    "DS-CHAL-014", "DS-HLTH-004", "DS-EVNT-009",
)  # fmt: skip
@step
class LoseHealth(PartyDecision):
    """The active player splits lost health: participants first while they have health, then anybody."""

    left: int
    """Health that is still to be lost."""
    preferred: tuple[str, ...] = ()
    """The participants, who bear it first."""
    lapses = True
    scene = "effect"

    def victims(self, table: PartyTable) -> list[str]:
        """Who may take the next point."""
        is_up = table.bound.rulebook.is_up
        chosen = [name for name in self.preferred if is_up(table, name)]
        return chosen or standing(table)

    def options(self, table: PartyTable) -> list[Choice]:
        """One point on one member at a time."""
        return [("hurt", name) for name in self.victims(table)]

    def choose(self, table: PartyTable, choice: Choice) -> None:
        """The point is taken, and the next is due."""
        _, name = choice
        take_damage(table, name, 1)
        if self.left > 1:
            table.then(LoseHealth(self.left - 1, self.preferred))

    def barred(self, table: PartyTable) -> list[tuple[Choice, Reason]]:
        """The fallen, and bystanders while participants stand."""
        candidates = self.victims(table)
        return [(("hurt", name), self._why_not(table, name)) for name in table.crew if name not in candidates]

    def _why_not(self, table: PartyTable, name: str) -> Reason:
        """Why a member cannot take the next point: participants come first, or no health is left to lose."""
        is_up = table.bound.rulebook.is_up(table, name)
        return because(table, "participants-first" if is_up else "hurt/no-health-left", name)


@rule("SG-HEALTH-009", "SG-HEALTH-005", "SG-CHAL-024", "SG-CHAL-028", "DS-BASE-011", "DS-HLTH-004")
@step
class LoseHealthOn(PartyStep):
    """Damage aimed at one member fills that one first; the excess goes to others."""

    crew: str
    amount: int

    def run(self, table: PartyTable) -> None:
        """Fill, then let the active player place the rest."""
        rest = take_damage(table, self.crew, self.amount)
        if rest:
            table.then(LoseHealth(rest))


@step
class LoseHealthByOne(PartyDecision):
    """All of a loss falls on one member of the active player's choice, the excess on others."""

    amount: int
    preferred: tuple[str, ...] = ()
    """The participants, one of whom bears it if one has health."""
    excluded: str = ""
    """Not on this one."""
    lapses = True
    scene = "effect"

    def options(self, table: PartyTable) -> list[Choice]:
        """Anyone with health, participants first."""
        candidates = [name for name in standing(table) if name != self.excluded]
        return [("hurt", name) for name in [name for name in candidates if name in self.preferred] or candidates]

    def choose(self, table: PartyTable, choice: Choice) -> None:
        """The chosen one takes it."""
        _, name = choice
        table.then(LoseHealthOn(name, self.amount))

    def barred(self, table: PartyTable) -> list[tuple[Choice, Reason]]:
        """The fallen, and bystanders while participants stand."""
        candidates = self.options(table)
        return not_the_fallen(table, "one/no-health-left") + [
            (("hurt", name), because(table, "participants-first", name))
            for name in standing(table)
            if ("hurt", name) not in candidates and name != self.excluded
        ]
