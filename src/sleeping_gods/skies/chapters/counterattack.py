"""Counterattacks (DS-ATTK, DS-ENAB): the target strikes back, and what it deals is blocked or taken."""

from __future__ import annotations

from typing import ClassVar

from ...kernel.choices import Choice, Seat
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.health import take_damage
from ..acts.sway import can_sway
from ..table.decisions import SkiesDecision, SkiesStep
from ..table.table import SkiesTable
from .damage import blocked
from .foes import ability_sum, counter_damage, foe_in_row
from .hero import is_up


@rule("DS-ATTK-004", "DS-ATTK-013", "DS-SPLS-003", "DS-ENAB-005", "DS-CRND-014", "DS-CRND-015", "DS-CRND-016")
@step
class Counterattack(SkiesStep):
    """The target strikes back at the attacker, even when its last heart was just covered; once."""

    def run(self, table: SkiesTable) -> None:
        """Hit the attacker, then all, unless the target is gone or has struck back already."""
        attack = table.assault
        foe = foe_in_row(table, attack.target)
        if foe is None or attack.countered:
            return
        attack.countered = True
        amount = counter_damage(table, foe)
        everyone = ability_sum(table, foe, "counter-all")
        table.tell("counterattack", foe.id, attack.crew, amount)
        steps: list[SkiesStep] = [Struck(attack.crew, amount)]
        if everyone:
            steps.append(StruckAll(everyone))
        table.then(*steps)


@rule("DS-ATTK-014", "DS-ATTK-015", "DS-ATTK-016", "DS-CHAR-001", "DS-CHAR-008")
@step
class Struck(SkiesStep):
    """A counterattack is about to land: block of every kind may be used against it."""

    name: str
    amount: int
    """The damage before any block."""

    def run(self, table: SkiesTable) -> None:
        """Open the window where block can be used, then take it."""
        fight = table.fight
        fight.victim, fight.blow = self.name, self.amount
        fight.block = table.assault.block
        table.then(TakeHit(self.name, self.amount))
        if self.amount > blocked(table) and is_up(table, self.name) and can_sway(table, "block"):
            table.then(Block())


@rule("DS-ATTK-015", "DS-ATTK-016", "DS-ATTK-020")
@step
class Block(SkiesDecision):
    """Every player may block the counterattack, until whoever plays the victim takes it; unused block is lost."""

    window: ClassVar[str] = "block"
    scene = "blow"

    def who(self, table: SkiesTable) -> Seat:
        """The victim's controller."""
        return table.controller(table.fight.victim)

    def options(self, table: SkiesTable) -> list[Choice]:
        """Only to take the hit; blocking is for boards, cards and resources."""
        return [("take", "hit")]

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """Nothing more: the TakeHit below is next."""


@rule("DS-HLTH-005", "DS-ATTK-014", "DS-ATTK-016", "DS-PREV-006")
@step
class TakeHit(SkiesStep):
    """Block is taken off; damage beyond the victim's health is ignored."""

    name: str
    amount: int
    """The damage before any block."""

    def run(self, table: SkiesTable) -> None:
        """Close the window, take the block off, and hurt the victim."""
        fight = table.fight
        amount = max(0, self.amount - blocked(table))
        fight.block, fight.blow, fight.victim = 0, 0, ""
        if amount:
            fight.quiet = False
        elif self.amount:
            table.tell("unharmed", self.name)
        take_damage(table, self.name, amount)


@rule("DS-ENAB-005", "DS-ENAB-021", "DS-HLTH-005")
@step
class StruckAll(SkiesStep):
    """Damage to all is apart from the counterattack, so block does not reduce it."""

    amount: int

    def run(self, table: SkiesTable) -> None:
        """Each character takes the whole amount."""
        for name in table.crew:
            take_damage(table, name, self.amount)
