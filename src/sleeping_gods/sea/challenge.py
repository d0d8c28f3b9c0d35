"""Challenges (SG-CHAL): participants, skills, fate, alterations, and what follows."""

from __future__ import annotations

from ..effects.op import Program
from ..kernel.choices import Choice, Seat
from ..kernel.errors import Reason
from ..kernel.rules import rule
from ..kernel.steps import step
from .alter import MayAlterTest
from .command import spend
from .crew import is_fresh, is_up, skill_of, tire
from .decisions import SeaDecision, SeaStep
from .fate import EndTest, Fate, begin_test, fate_of
from .health import take_damage
from .program import Do
from .records import Test
from .table import SeaTable


@rule("SG-CHAL-001", "SG-CHAL-002", "SG-CHAL-003")
@step
class Challenge(SeaStep):
    """A challenge names a skill and a number; skill, number and printed effects are known before anyone joins."""

    skill: str
    number: int
    only: str
    program: str
    """The path before the arms ``fail`` and ``pass``."""
    bearer: str = ""

    def run(self, table: SeaTable) -> None:
        """Choose participants, draw, alter, settle."""
        test = Test("challenge", table.captain, self.skill, self.number, self.only)
        begin_test(table, test)
        table.tell("challenge", self.skill, self.number)
        first: SeaStep | SeaDecision = JoinChallenge()
        if self.only:
            first = DemandedCrew(self.only)
        table.then(first, Fate(), MayAlterTest(), SettleChallenge(self.program, self.bearer), EndTest())


@rule("SG-CHAL-003")
def at_stake(table: SeaTable) -> Program:
    """What failing the challenge under way will do, as printed: open to all before anyone joins."""
    for item in reversed(table.agenda):
        if isinstance(item, SettleChallenge):
            return table.bound.printed.get(f"{item.program}fail", ())
    return ()


@rule("SG-CHAL-025", "SG-CHAL-026", "SG-CHAL-027", "SG-CHAL-028", "SG-CHAL-029", "SG-CHAL-030")
@step
class DemandedCrew(SeaStep):
    """A demanded crew member joins free of charge; spent or fallen, they add nothing but bear the failure."""

    crew: str

    def run(self, table: SeaTable) -> None:
        """The demanded one takes part, and nobody else."""
        test = table.test
        if not is_up(table, self.crew) or not is_fresh(table, self.crew):
            test.idle = (self.crew,)
            return
        seat = table.controller(self.crew)
        if "low-morale" in table.crew[self.crew].statuses and table.pools[seat]:
            spend(table, seat, 1)
        take_part(table, test, self.crew)


@rule("SG-CHAL-008", "SG-FATIGUE-001", "SG-STATUS-009", "SG-STATUS-010", "SG-TRAVEL-006", "SG-CHAL-007")
def take_part(table: SeaTable, test: Test, crew: str) -> None:
    """A participant gains 1 fatigue, then takes 1 damage from madness, and still adds their skill."""
    test.crew += (crew,)
    table.tell("joined", crew)
    tire(table, crew, 1)
    if "madness" in table.crew[crew].statuses:
        take_damage(table, crew, 1)


@rule("SG-STATUS-011", "SG-STATUS-012", "SG-CHAL-005", "SG-CHAL-031", "SG-CHAL-004")
def joining_cost(table: SeaTable, test: Test, crew: str) -> int:
    """Helpers pay 1 command once, whoever they bring; each with low morale costs 1 more."""
    seat = table.controller(crew)
    statuses = table.crew[crew].statuses
    cost = 1 if statuses and "low-morale" in statuses else 0
    if seat != table.captain and seat not in test.paid:
        cost += 1
    return cost


@rule("SG-CHAL-004", "SG-CHAL-005", "SG-CHAL-006", "SG-CHAL-009", "SG-CHAL-011", "SG-TRAVEL-022")
@step
class JoinChallenge(SeaDecision):
    """The active player uses any eligible crew for free, others may add theirs; nobody needs to join."""

    def options(self, table: SeaTable) -> list[Choice]:
        """Go on to the draw, or let somebody join."""
        test = table.test
        able: list[Choice] = [("go", "on")]
        for name in table.crew:
            if name in test.crew or not is_fresh(table, name) or not is_up(table, name):
                continue
            if table.pools[table.controller(name)] >= joining_cost(table, test, name):
                able.append(("join", name))
        return able

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """Pay, join, and ask again; or draw."""
        if choice[0] == "go":
            return
        crew = choice[1]
        test = table.test
        seat: Seat = table.controller(crew)
        spend(table, seat, joining_cost(table, test, crew))
        if seat != table.captain and seat not in test.paid:
            test.paid += (seat,)
        take_part(table, test, crew)
        table.then(JoinChallenge())

    def barred(self, table: SeaTable) -> list[tuple[Choice, Reason]]:
        """Why the others cannot join."""
        test = table.test
        able = self.options(table)
        return [(("join", name), join_reason(table, test, name)) for name in table.crew if ("join", name) not in able]


def join_reason(table: SeaTable, test: Test, crew: str) -> Reason:
    """Why a crew member cannot take part."""
    if crew in test.crew:
        return Reason("SG-CHAL-007", "joined-already", (crew,))
    if not is_up(table, crew):
        return Reason("SG-HEALTH-003", "no-health-left", (crew,))
    if not is_fresh(table, crew):
        return Reason("SG-FATIGUE-004", "too-tired", (crew,))
    if table.controller(crew) == table.captain or table.controller(crew) in test.paid:
        return Reason("SG-STATUS-011", "cannot-pay", (joining_cost(table, test, crew),))
    return Reason("SG-CHAL-005", "cannot-pay", (joining_cost(table, test, crew),))


@rule("SG-CHAL-010", "SG-ADV-021", "SG-CHAL-011")
def total(table: SeaTable, test: Test) -> int:
    """Fate, the participants' skill, and what cards and discards have added."""
    result = fate_of(test) + test.bonus + card_skill(table, test.skill)
    for crew in test.crew:
        result += skill_of(table, crew, test.skill)
    return result


@rule("SG-ADV-003")
def card_skill(table: SeaTable, skill: str) -> int:
    """Passive skill on adventure cards is always on, even while command lies on the card."""
    bonus = 0
    for card in table.bound.skilled:
        if card in table.adventures:
            for passive in table.pack.adventures[card].passives:
                if passive.name == "skill" and passive.word == skill:
                    bonus += passive.amount
    return bonus


@rule("SG-CHAL-015", "SG-CHAL-016", "SG-CHAL-022", "SG-CHAL-035", "SG-TRAVEL-018")
@step
class SettleChallenge(SeaStep):
    """At the number or above it is passed; below it the failure's effects apply, and the story goes on."""

    program: str
    bearer: str = ""

    def run(self, table: SeaTable) -> None:
        """Compare and follow the arm."""
        test = table.test
        result = total(table, test)
        passed = result >= test.number
        table.tell("challenge-passed" if passed else "challenge-failed", result, test.number)
        arm = f"{self.program}{'pass' if passed else 'fail'}"
        if arm in table.bound.programs:
            table.then(Do(arm, 0, table.captain, self.bearer))
