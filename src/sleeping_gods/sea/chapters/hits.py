"""Hits on the crew in combat (SG-COMBAT, SG-SYN): block, damage, overflow, and the last-moment rescue."""

from __future__ import annotations

from typing import ClassVar

from ...kernel.choices import Choice, Seat
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.health import not_the_fallen, restore, standing, take_damage
from ..acts.uses import special_uses
from ..table.decisions import SeaDecision, SeaStep
from ..table.table import SeaTable
from .crew import has_passive, is_up
from .synergy import give_back, held


@rule("SG-COMBAT-041", "SG-COMBAT-042", "SG-COMBAT-044", "SG-COMBAT-057", "SG-SYN-028", "SG-SYN-011")
@step
class Hit(SeaStep):
    """Damage is about to be taken: block of every kind but the weapon's may be used against it."""

    crew: str
    amount: int
    """The damage before any block."""
    chooser: Seat
    """Who picks the next victim if it is too much."""

    def run(self, table: SeaTable) -> None:
        """Open the window where block can be used, then take it."""
        combat = table.fight
        combat.victim = self.crew
        combat.block = 0
        table.then(TakeHit(self.crew, self.amount, self.chooser))
        if self.amount > 0 and is_up(table, self.crew) and can_block(table, self.crew):
            table.then(Block(self.crew, self.amount, self.chooser))


def can_block(table: SeaTable, crew: str) -> bool:
    """Whether anything can be done against a hit."""
    if special_uses(table, "block"):
        return True
    return bool(guards(table, crew)) or any(owner in table.bound.blocking for owner in held(table, crew))


def guards(table: SeaTable, crew: str) -> list[str]:
    """Crew members who may take a hit meant for another."""
    return [
        name
        for name, member in table.crew.items()
        if member.levels and name != crew and is_up(table, name) and has_passive(table, name, "protect")
    ]


@rule("SG-COMBAT-041", "SG-COMBAT-057", "SG-COMBAT-042", "SG-SYN-028")
@step
class Block(SeaDecision):
    """Every player may block the hit until whoever plays the victim takes it; what is not used against it is lost."""

    crew: str
    amount: int
    """Damage of the hit, before block."""
    chooser: Seat
    """Who picks the next victim of what is beyond the health of this one."""
    window: ClassVar[str] = "block"
    scene = "blow"

    def who(self, table: SeaTable) -> Seat:
        """The victim's controller."""
        return table.controller(self.crew)

    def actor(self, table: SeaTable, choice: Choice) -> Seat:
        """Whoever controls the guard lets the guard step in."""
        match choice:
            case ("guard", _, "with", guard):
                return table.controller(guard)
        return table.controller(self.crew)

    def options(self, table: SeaTable) -> list[Choice]:
        """Take it, or let a guard take it."""
        choices: list[Choice] = [("take", "hit")]
        choices += [("guard", self.crew, "with", name) for name in guards(table, self.crew)]
        return choices

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """The hit lands, or a guard takes it: then the TakeHit below is dropped."""
        if choice[0] == "guard":
            _, _, _, guard = choice
            table.agenda.pop()
            table.tell("guarded", self.crew, guard)
            table.then(Hit(guard, max(0, self.amount - table.fight.block), self.chooser))


@rule("SG-COMBAT-043", "SG-HEALTH-005", "SG-COMBAT-042")
@step
class TakeHit(SeaStep):
    """Block is taken off; damage beyond the victim's health passes to another crew member, again and again."""

    crew: str
    amount: int
    """Damage of the hit, before block."""
    chooser: Seat
    """Who picks the next victim of what is beyond the health of this one."""

    def run(self, table: SeaTable) -> None:
        """Take it, and pass the rest on."""
        combat = table.fight
        amount = max(0, self.amount - combat.block)
        combat.block = 0
        combat.victim = ""
        if amount:
            combat.quiet = False
        rest = take_damage(table, self.crew, amount)
        if rest > 0:
            table.then(NextVictim(rest, self.chooser))


@rule("SG-HEALTH-005", "SG-COMBAT-058")
@step
class NextVictim(SeaDecision):
    """Who takes the excess: in a counterattack the attacker's controller picks, else the active player."""

    amount: int
    """Damage that is still to be taken."""
    chooser: Seat
    lapses = True
    scene = "blow"

    def who(self, table: SeaTable) -> Seat:
        """The player who picks the next victim."""
        return self.chooser

    def options(self, table: SeaTable) -> list[Choice]:
        """Anyone with health; with nobody left the excess is dropped."""
        return [("hurt", name) for name in standing(table)]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """They are hit in turn, and may block with what is theirs."""
        _, name = choice
        table.then(Hit(name, self.amount, self.chooser))

    def barred(self, table: SeaTable) -> list[tuple[Choice, Reason]]:
        """The fallen cannot be hit again."""
        return not_the_fallen(table, "victim/no-health-left")


@rule("SG-SYN-020", "SG-SYN-021", "SG-SYN-013", "SG-HEALTH-008", "SG-SYN-007")
@step
class Rescue(SeaDecision):
    """After the whole damage event, before defeat is checked: the fallen may use Gregory's token."""

    lapses = True
    scene = "blow"

    def who(self, table: SeaTable) -> Seat:
        """Whoever controls the board that the token lies on; with several, the players one after another."""
        _, name, _, _ = _rescues(table)[0]
        return table.controller(name)

    def options(self, table: SeaTable) -> list[Choice]:
        """Each fallen holder of a token that restores health, of the player who is asked."""
        rescues = _rescues(table)
        if not rescues:
            return []
        seat = self.who(table)
        own = [("rescue", name, "with", owner) for _, name, _, owner in rescues if table.controller(name) == seat]
        return [*own, ("let", "fall")]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """They are back on their feet, and the token returns to its owner; or they stay down, and others are asked."""
        if choice[0] == "rescue":
            _, name, _, owner = choice
            give_back(table, name, owner)
            restore(table, name, table.bound.rescuing[owner])
        else:
            seat, combat = self.who(table), table.fight
            combat.fallen = tuple(name for name in combat.fallen if table.controller(name) != seat)
        table.then(Rescue())


def _rescues(table: SeaTable) -> list[Choice]:
    """Each fallen crew member of this damage event with a token on the board that restores health."""
    return [
        ("rescue", name, "with", owner)
        for name in table.fight.fallen
        if not is_up(table, name)
        for owner in held(table, name)
        if owner in table.bound.rescuing
    ]


@rule("SG-SYN-021")
@step
class StayDown(SeaStep):
    """The damage event is over: whoever was not rescued in it stays down."""

    def run(self, table: SeaTable) -> None:
        """The next event begins with nobody fallen."""
        table.fight.fallen = ()
