"""Fate (SG-FATE, DS-FATE): a test draws a number, and closes when it is settled."""

from __future__ import annotations

from collections.abc import Collection

from ...kernel.choices import Choice, Seat
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ..table.decisions import GameChance, PartyChance, PartyStep
from ..table.records import Test
from ..table.table import PartyTable, because
from .ability_deck import held_or_discarded, take_drawn

FATE = "fate"
"""The first word of the choice that tells a drawn number without its card: ``fate 4``, from a real deck."""


def begin_test(table: PartyTable, test: Test) -> None:
    """A test is in progress from now on."""
    table.tests.append(test)


@rule("SG-FATE-001", "SG-VARIANT-011", "DS-FATE-001", "DS-CHAL-006")
@step
class Fate(PartyStep):
    """Draw fate for the test in progress."""

    how: str = "plain"
    """``plain`` replaces an earlier result, ``higher`` keeps the better one."""

    def run(self, table: PartyTable) -> None:
        """Ask chance for a card, or for what the rulebook knows instead of one."""
        table.bound.rulebook.draw_fate(table, self.how)


def set_fate(table: PartyTable, number: int, how: str) -> None:
    """A number was drawn or rolled: it counts, or the better one does."""
    test = table.test
    test.drawn = number
    test.fate = max(test.fate, number) if how == "higher" else number
    table.tell("fate", number)


@rule("SG-FATE-001", "SG-FATE-002", "SG-FATE-006", "DS-FATE-001", "DS-FATE-008", "DS-FATE-009")
@step
class DrawFate(PartyChance):
    """Reveal the top ability card; it stays aside until the test is settled.

    From a real deck the number is enough: then no card leaves the table's deck.
    """

    how: str
    """As in `Fate`."""

    def drawer(self, table: PartyTable) -> Seat:
        """Who makes the test."""
        return table.test.seat

    def every_card(self, table: PartyTable) -> Collection[str]:
        """All ability cards of the pack."""
        return table.pack.abilities

    def miscounted(self, table: PartyTable) -> list[str]:
        """The cards among the discards and in hands."""
        return held_or_discarded(table)

    def numbers(self, table: PartyTable) -> list[int]:
        """The fates that cards show."""
        return sorted({card.fate for card in table.pack.abilities.values()})

    def accepts(self, table: PartyTable, choice: Choice) -> bool:
        """A number, or a card that the table counted elsewhere."""
        if choice[0] == FATE:
            return choice in [(FATE, str(number)) for number in self.numbers(table)]
        return GameChance.accepts(self, table, choice)

    def refuses(self, table: PartyTable, choice: Choice) -> Reason | None:
        """A number that no card shows."""
        if choice[0] == FATE:
            return because(table, "no-such-fate", self.numbers(table)[-1])
        return GameChance.refuses(self, table, choice)

    def options(self, table: PartyTable) -> list[Choice]:
        """Every card left in the deck, each equally likely."""
        return list(map(table.bound.draws.__getitem__, table.deck))

    def choose(self, table: PartyTable, choice: Choice) -> None:
        """The card's number is the fate."""
        verb, drawn = choice
        if verb == FATE:
            set_fate(table, int(drawn), self.how)
            return
        card = drawn
        take_drawn(table, card)
        table.test.aside += (card,)
        set_fate(table, table.pack.abilities[card].fate, self.how)


@rule("SG-FATE-002", "SG-CHAL-002", "SG-HEALTH-008", "DS-FATE-001", "DS-FATE-009", "DS-CHAL-008")
@step
class EndTest(PartyStep):
    """When a test is wholly settled, its fate cards join the discard, and the party may have been beaten."""

    def run(self, table: PartyTable) -> None:
        """Close the test; within another test or a fight defeat is checked when that is over."""
        self.unwound(table)
        if table.combat is None and not table.tests:
            table.bound.rulebook.check_defeat(table)

    def unwound(self, table: PartyTable) -> None:
        """A story that jumps away closes the test as well."""
        table.discard.extend(table.tests.pop().aside)


@rule("SG-FATE-005", "SG-FATE-008", "SG-FATE-009", "DS-FATE-009", "DS-FATE-010")
def fate_of(test: Test) -> int:
    """The fate that counts: the final card and every bonus, uncapped."""
    return test.fate + test.plus
