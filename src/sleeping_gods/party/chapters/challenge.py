"""Challenges: participants, skills, fate, alterations, and what follows."""

from __future__ import annotations

from ...effects.op import Program
from ...kernel.choices import Choice, Seat
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ..acts.alter import MayAlterTest
from ..effects.program import follow_arm
from ..effects.program_path import result_path
from ..table.decisions import PartyDecision, PartyStep
from ..table.records import Test
from ..table.table import PartyTable
from .fate import EndTest, Fate, begin_test, fate_of


@rule("SG-CHAL-001", "SG-CHAL-002", "SG-CHAL-003", "DS-CHAL-001", "DS-CHAL-012")
@step
class Challenge(PartyStep):
    """A challenge names a skill and a number; skill, number and printed effects are known before anyone joins."""

    skill: str
    number: int
    """The number to reach, before anything changes it."""
    only: str
    """The one member who takes part because the story demands it; empty where members join."""
    program: str
    """The path before the arms ``fail`` and ``pass``."""
    bearer: str = ""
    """Whose card led to it; empty for none."""

    def run(self, table: PartyTable) -> None:
        """Choose participants, draw, alter, settle."""
        rulebook = table.bound.rulebook
        number = rulebook.needed(table, self.skill, self.number)
        test = Test(kind="challenge", seat=table.captain, skill=self.skill, number=number, only=self.only)
        begin_test(table, test)
        table.tell("challenge", self.skill, number)
        settle = SettleChallenge(self.program, self.bearer)
        table.then(rulebook.joining(table, test), Fate(), MayAlterTest(), settle, EndTest())


@rule("SG-CHAL-003")
def at_stake(table: PartyTable) -> Program:
    """What failing the challenge in progress will do, as printed: open to all before anyone joins."""
    for item in table.agenda[::-1]:
        if isinstance(item, SettleChallenge):
            return table.bound.printed.get(result_path(item.program, passed=False), ())
    return ()


def is_unsettled(table: PartyTable) -> bool:
    """Whether the challenge in progress is still to be passed or failed: else what it brings is being carried out."""
    return any(isinstance(item, SettleChallenge) for item in table.agenda)


@rule(
    "SG-CHAL-004", "SG-CHAL-005", "SG-CHAL-006", "SG-CHAL-009", "SG-CHAL-011", "SG-TRAVEL-022", "DS-CHAL-002",
    "DS-CHAL-003", "DS-CHAL-004", "DS-CHAL-016",
)  # fmt: skip
@step
class JoinChallenge(PartyDecision):
    """The active player uses any eligible members, others may add theirs; nobody needs to join."""

    scene = "challenge"

    def actor(self, table: PartyTable, choice: Choice) -> Seat:
        """Everybody decides about their own members."""
        match choice:
            case ("join", name):
                return table.controller(name)
        return self.who(table)

    def options(self, table: PartyTable) -> list[Choice]:
        """Go on to the draw, or let somebody join."""
        test, rulebook = table.test, table.bound.rulebook
        choices: list[Choice] = [("go", "on")]
        for name in table.crew:
            if rulebook.can_join(table, test, name):
                choices.append(("join", name))
        return choices

    def form(self, table: PartyTable) -> str:
        """With a printed box, whether it was settled on the group's own table."""
        return "challenge" if table.own_box() is not None and table.test.kind == "challenge" else ""

    def choose(self, table: PartyTable, choice: Choice) -> None:
        """Pay, join, and ask again; or draw."""
        if choice[0] == "go":
            return
        _, name = choice
        table.bound.rulebook.join(table, table.test, name)
        table.then(JoinChallenge())

    def barred(self, table: PartyTable) -> list[tuple[Choice, Reason]]:
        """Why the others cannot join."""
        test, rulebook = table.test, table.bound.rulebook
        reasons = [(name, rulebook.join_reason(table, test, name)) for name in table.crew]
        return [(("join", name), reason) for name, reason in reasons if reason is not None]


@rule("SG-CHAL-010", "SG-ADV-021", "SG-CHAL-011", "DS-CHAL-005", "DS-CHAL-006", "DS-EQIP-016", "DS-SKIL-003")
def total(table: PartyTable, test: Test) -> int:
    """Fate, the participants' skill as it is now, and what cards and discards have added."""
    rulebook = table.bound.rulebook
    result = fate_of(test) + test.bonus + rulebook.card_skill(table, test.skill)
    for name in test.crew:
        result += rulebook.skill_of(table, name, test.skill)
    return result


@rule(
    "SG-CHAL-015", "SG-CHAL-016", "SG-CHAL-022", "SG-CHAL-035", "SG-TRAVEL-018", "DS-CHAL-001", "DS-CHAL-008",
    "DS-CHAL-009", "DS-CHAL-011", "DS-EXPL-004", "DS-EXPL-010",
)  # fmt: skip
@step
class SettleChallenge(PartyStep):
    """At the number or above it is passed; below it the failure's effects apply, and the story goes on."""

    program: str
    """The path before the arms ``fail`` and ``pass``."""
    bearer: str = ""
    """Whose card led to the challenge; empty for none."""

    def run(self, table: PartyTable) -> None:
        """Compare and follow the arm."""
        test = table.test
        result = total(table, test)
        passed = result >= test.number
        table.tell("challenge-passed" if passed else "challenge-failed", result, test.number)
        follow_arm(table, result_path(self.program, passed=passed), seat=table.captain, bearer=self.bearer)
