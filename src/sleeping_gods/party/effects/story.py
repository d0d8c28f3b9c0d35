"""Effects with consequences: checks, choices, conditions, challenges, jumps."""

from __future__ import annotations

from ...effects.op import Condition
from ...kernel.choices import Choice, Seat
from ...kernel.rules import rule
from ...kernel.steps import step
from ..acts.alter import MayAlterTest
from ..chapters.challenge import Challenge
from ..chapters.explore import is_met, turn_to, unwind
from ..chapters.fate import EndTest, Fate, begin_test, fate_of
from ..chapters.quests import end_quest
from ..table.decisions import PartyDecision, PartyStep
from ..table.records import Test
from ..table.table import PartyTable
from .ops import op
from .program import Do, follow_arm


@op("fate-check")
@rule("DS-FATE-010", "DS-EVNT-013")
def op_fate_check(table: PartyTable, do: Do, number: int) -> None:
    """Draw fate; at the number or above the effects follow, below it others if there are any."""
    begin_test(table, Test("check", do.seat, number=number))
    table.then(
        Fate(),
        MayAlterTest(),
        SettleCheck(arm=do.arm("pass"), seat=do.seat, bearer=do.bearer, is_act=do.is_act),
        EndTest(),
    )


@step
class SettleCheck(PartyStep):
    """A plain fate draw is compared with its number."""

    arm: str
    seat: Seat
    bearer: str
    is_act: bool

    def run(self, table: PartyTable) -> None:
        """On the number or more the effects follow, else those for a lower draw."""
        arm = self.arm
        if fate_of(table.test) < table.test.number:
            arm = f"{arm.removesuffix('pass')}fail"
        follow_arm(table, arm, seat=self.seat, bearer=self.bearer, is_act=self.is_act)


@op("choose")
@rule("SG-CMD-014", "DS-ADVC-006")
def op_choose(table: PartyTable, do: Do) -> None:
    """Exactly one of the alternatives."""
    table.then(PickArm(seat=do.seat, path=do.arm(""), bearer=do.bearer, is_act=do.is_act))


@rule("SG-CMD-014", "DS-ADVC-006")
@step
class PickArm(PartyDecision):
    """One of several effects is picked."""

    seat: Seat
    path: str
    bearer: str
    is_act: bool
    scene = "effect"

    def who(self, table: PartyTable) -> Seat:
        """The user."""
        return self.seat

    def options(self, table: PartyTable) -> list[Choice]:
        """The alternatives by letter."""
        return [("pick", letter) for letter in "abcdef" if f"{self.path}{letter}" in table.bound.programs]

    def choose(self, table: PartyTable, choice: Choice) -> None:
        """The effects of that arm happen."""
        _, letter = choice
        table.then(Do(self.path + letter, seat=self.seat, bearer=self.bearer, is_act=self.is_act))


@op("if")
@rule("SG-EXPLORE-003", "DS-QUST-004")
def op_if(table: PartyTable, do: Do, condition: Condition) -> None:
    """The effects happen only if the condition holds now."""
    if is_met(table, condition, do.source):
        table.then(Do(do.arm("then"), 0, do.seat, do.bearer, do.is_act))


@op("challenge")
@rule("SG-FAQ-001", "SG-CHAL-033", "SG-CHAL-034", "DS-CHAL-001", "DS-CHAL-017")
def op_challenge(table: PartyTable, do: Do, skill: str, number: int, only: str) -> None:
    """A challenge must be met before the next effect."""
    table.then(Challenge(skill=skill, number=number, only=only, program=do.arm(""), bearer=do.bearer))


@op("turn-to")
def op_turn_to(table: PartyTable, do: Do, number: str) -> None:
    """The story goes on elsewhere."""
    turn_to(table, str(number))


@op("return")
@rule("SG-EXPLORE-009", "SG-ERRATA-010", "SG-ERRATA-012", "DS-EXPL-005")
def op_return(table: PartyTable, do: Do) -> None:
    """The explore action ends."""
    unwind(table)


@op("lose-quest")
@op("complete-quest")
@rule("SG-QUEST-002", "DS-QUST-002")
def op_end_quest(table: PartyTable, do: Do, number: int) -> None:
    """The quest goes to the used box."""
    end_quest(table, number)
