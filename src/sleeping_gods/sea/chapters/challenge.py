"""Challenges at sea (SG-CHAL): who may join, what it costs them, and what cards add."""

from __future__ import annotations

from typing import Any

from ...kernel.choices import Choice, Seat, seat_word
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import Step, step
from ...party.chapters.challenge import Challenge, JoinChallenge
from ...party.chapters.health import take_damage
from ...party.table.decisions import go_on
from ...party.table.records import Test
from ..table.decisions import SeaDecision, SeaStep
from ..table.table import SeaTable
from .command import spend
from .crew import is_fresh, is_up, tire


@rule("SG-ABIL-011", "SG-EXPLORE-017", "SG-CHAL-003")
@step
class BeforeChallenge(SeaDecision):
    """The last moment to equip: the challenge has been read, and nobody takes part yet."""

    # as in `Challenge`, which they become
    skill: str
    number: int
    only: str
    program: str
    bearer: str
    always_asked = True
    scene = "before-challenge"

    def options(self, table: SeaTable) -> list[Choice]:
        """Face it; equipping is an act of any time."""
        return go_on()

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """The challenge begins."""
        table.then(self.challenge())

    def challenge(self) -> Challenge:
        """The challenge that has been read."""
        return Challenge(skill=self.skill, number=self.number, only=self.only, program=self.program, bearer=self.bearer)


@rule("SG-ABIL-011", "SG-SHARE-005")
def may_equip(table: SeaTable) -> bool:
    """Whether anybody has a hand card and command to pay for one; which card it is stays hidden."""
    return any(pool and hand for pool, hand in zip(table.pools, table.hands, strict=True))


def joining(table: SeaTable, test: Test) -> Step[Any]:
    """Anyone may join, or the one whom the challenge demands."""
    return DemandedCrew(test.only) if test.only else JoinChallenge()


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


@rule("SG-CHAL-004", "SG-CHAL-005")
def must_pay_to_help(table: SeaTable, test: Test, seat: Seat) -> bool:
    """Whoever is not the captain pays once in a challenge, whoever they bring."""
    return seat != table.captain and seat not in test.paid


@rule("SG-STATUS-011", "SG-STATUS-012", "SG-CHAL-005", "SG-CHAL-031", "SG-CHAL-004")
def joining_cost(table: SeaTable, test: Test, crew: str) -> int:
    """Helpers pay 1 command once; each with low morale costs 1 more."""
    has_low_morale = "low-morale" in table.crew[crew].statuses
    return has_low_morale + must_pay_to_help(table, test, table.controller(crew))


@rule("SG-CHAL-004", "SG-CHAL-005")
def join(table: SeaTable, test: Test, crew: str) -> None:
    """Pay and take part."""
    seat = table.controller(crew)
    spend(table, seat, joining_cost(table, test, crew))
    if must_pay_to_help(table, test, seat):
        test.paid += (seat,)
    take_part(table, test, crew)


@rule("SG-CHAL-006", "SG-CHAL-007", "SG-FATIGUE-004")
def can_join(table: SeaTable, test: Test, crew: str) -> bool:
    """Once each, with health, not too tired, and with the command that it costs."""
    return join_reason(table, test, crew) is None


@rule("SG-CHAL-006")
def join_reason(table: SeaTable, test: Test, crew: str) -> Reason | None:
    """Why a crew member cannot take part."""
    if crew in test.crew:
        return Reason("SG-CHAL-007", "joined-already", (crew,))
    if not is_up(table, crew):
        return Reason("SG-HEALTH-003", "no-health-left", (crew,))
    if not is_fresh(table, crew):
        return Reason("SG-FATIGUE-004", "too-tired", (crew,))
    seat, cost = table.controller(crew), joining_cost(table, test, crew)
    if table.pools[seat] >= cost:
        return None
    if must_pay_to_help(table, test, seat):
        return Reason("SG-CHAL-005", "helper-pays", (seat_word(seat), cost, table.pools[seat]))
    return Reason("SG-STATUS-011", "cannot-pay", (cost,))


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
