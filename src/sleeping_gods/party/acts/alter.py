"""Altering a draw: after fate is seen every player may change the result until it is settled."""

from __future__ import annotations

from typing import ClassVar

from ...kernel.choices import Choice, Seat, seat_of, seat_word
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ..chapters.ability_deck import discard_from_hand
from ..table.decisions import PartyDecision, PartyStep, go_on
from ..table.records import Test
from ..table.table import PartyTable, because

SKILLED = ("challenge", "travel", "repair")
"""The tests to which skill is added."""


@rule("SG-CMD-003", "SG-SHARE-005", "DS-CHAL-007", "DS-TURN-007", "DS-FLY-022")
@step
class MayAlterTest(PartyStep):
    """Open the window after a draw, unless nobody could do anything in it.

    Whether others hold a matching card is secret, so the window opens whenever another hand is not empty.
    """

    def run(self, table: PartyTable) -> None:
        """Put the window on the agenda if anybody could alter the draw, or might by what others know."""
        test = table.test
        if (
            table.wait_all
            or (test.kind in SKILLED and any(table.hands[: test.seat] + table.hands[test.seat + 1 :]))
            or table.bound.rulebook.can_alter(table)
            or discards(table, test)
        ):
            table.then(AlterTest())


@rule(
    "SG-CHAL-013", "SG-TRAVEL-008", "SG-TRAVEL-009", "SG-CHAL-030", "SG-SHARE-003", "DS-EQIP-014", "DS-EQIP-015",
    "DS-WAND-015",
)  # fmt: skip
def discards(table: PartyTable, test: Test) -> list[Choice]:
    """Any player may discard hand cards that show the tested skill, each for +1."""
    if test.kind not in SKILLED:
        return []
    abilities, skill = table.pack.abilities, test.skill
    return [("discard", card) for hand in table.hands for card in hand if abilities[card].skill == skill]


@rule("SG-CHAL-012", "SG-CHAL-014", "SG-TRAVEL-001", "SG-ABIL-019", "SG-CMD-002", "DS-CHAL-007", "DS-EQIP-014")
@step
class AlterTest(PartyDecision):
    """The window is open to every player until the seat that decides goes on; then the result is final."""

    window: ClassVar[str] = "fate"
    alters_draw = True
    scene = "question"

    def who(self, table: PartyTable) -> Seat:
        """The seat that drew; or, at a table that waits for all, the first that has not passed."""
        test = table.test
        if table.wait_all:
            count = table.seat_count()
            order = [(test.seat + shift) % count for shift in range(count)]
            return next(seat for seat in order if seat not in test.passed)
        return test.seat

    def actor(self, table: PartyTable, choice: Choice) -> Seat:
        """Everybody passes for themselves, and discards from their own hand."""
        match choice:
            case ("discard", card):
                return table.holder(card)
            case ("pass", seat):
                return seat_of(seat)
        return self.who(table)

    def options(self, table: PartyTable) -> list[Choice]:
        """Go on, or discard a matching card."""
        test = table.test
        own: list[Choice]
        if table.wait_all:
            own = [("pass", seat_word(seat)) for seat in range(table.seat_count()) if seat not in test.passed]
        else:
            own = go_on()
        return own + discards(table, test)

    def choose(self, table: PartyTable, choice: Choice) -> None:
        """Close the window, or alter the result and leave it open."""
        test = table.test
        match choice:
            case ("discard", card):
                discard_from_hand(table, table.holder(card), card)
                test.bonus += 1
                table.then(type(self)())
            case ("pass", seat):
                test.passed += (seat_of(seat),)
                if len(test.passed) < table.seat_count():
                    table.then(type(self)())

    def barred(self, table: PartyTable) -> list[tuple[Choice, Reason]]:
        """Hand cards that do not show the tested skill: every card where the test has none."""
        test = table.test
        abilities = table.pack.abilities
        return [
            (("discard", card), because(table, "wrong-skill", test.skill, abilities[card].skill))
            for hand in table.hands
            for card in hand
            if abilities[card].skill != test.skill
        ]
