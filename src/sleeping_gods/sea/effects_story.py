"""Effects that lead on: tests, choices, fights, jumps and endings."""

from __future__ import annotations

from ..effects.op import Condition
from ..kernel.choices import Choice, Seat
from ..kernel.rules import rule
from ..kernel.steps import step
from .alter import MayAlterTest
from .challenge import Challenge
from .combat import StartCombat
from .decisions import SeaDecision, SeaStep
from .explore import met, turn_to, unwind
from .fate import EndTest, Fate, begin_test, fate_of
from .ops import op
from .program import Do
from .records import Test
from .score import reach_ending
from .table import SeaTable


@op("fate-check")
def op_fate_check(table: SeaTable, do: Do, number: int) -> None:
    """Draw fate; at the number or above the effects follow."""
    begin_test(table, Test("check", do.seat, number=number))
    table.then(Fate(), MayAlterTest(), SettleCheck(do.arm("pass"), do.seat, do.bearer, do.act), EndTest())


@step
class SettleCheck(SeaStep):
    """A plain fate draw is compared with its number."""

    arm: str
    seat: Seat
    bearer: str
    act: bool

    def run(self, table: SeaTable) -> None:
        """On the number or more the effects follow."""
        if fate_of(table.test) >= table.test.number:
            table.then(Do(self.arm, 0, self.seat, self.bearer, self.act))


@op("choose")
@rule("SG-CMD-014")
def op_choose(table: SeaTable, do: Do) -> None:
    """Exactly one of the alternatives."""
    table.then(PickArm(do.seat, f"{do.program}/{do.at}", do.bearer, do.act))


@step
class PickArm(SeaDecision):
    """One of several effects is picked."""

    seat: Seat
    path: str
    bearer: str
    act: bool

    def who(self, table: SeaTable) -> Seat:
        """The user."""
        return self.seat

    def options(self, table: SeaTable) -> list[Choice]:
        """The alternatives by letter."""
        return [("pick", letter) for letter in "abcdef" if f"{self.path}{letter}" in table.bound.programs]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """It happens."""
        table.then(Do(self.path + choice[1], 0, self.seat, self.bearer, self.act))


@op("if")
@rule("SG-EXPLORE-003")
def op_if(table: SeaTable, do: Do, condition: Condition) -> None:
    """The effects happen only if the condition holds now."""
    if met(table, condition):
        table.then(Do(do.arm("then"), 0, do.seat, do.bearer, do.act))


@op("challenge")
@rule("SG-FAQ-001", "SG-CHAL-033", "SG-CHAL-034")
def op_challenge(table: SeaTable, do: Do, skill: str, number: int, only: str) -> None:
    """A challenge must be met before the next effect."""
    table.then(Challenge(skill, number, only, f"{do.program}/{do.at}", do.bearer))


@op("combat")
@rule("SG-COMBAT-001")
def op_combat(table: SeaTable, do: Do, *numbers: int) -> None:
    """The enemies must be beaten before the next effect."""
    win = do.arm("win")
    if win in table.bound.programs:
        table.then(Do(win, 0, do.seat, do.bearer))
    table.then(StartCombat(tuple(table.bound.enemy_numbers[number] for number in numbers)))


@op("turn-to")
def op_turn_to(table: SeaTable, do: Do, number: str) -> None:
    """The story goes on elsewhere."""
    turn_to(table, str(number))


@op("return")
@rule("SG-EXPLORE-009", "SG-ERRATA-010", "SG-ERRATA-012")
def op_return(table: SeaTable, do: Do) -> None:
    """The explore action ends."""
    unwind(table)


@op("ending")
def op_ending(table: SeaTable, do: Do, name: str) -> None:
    """The campaign ends with this ending."""
    reach_ending(table, name)
