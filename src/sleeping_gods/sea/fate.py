"""Fate and the ability deck (SG-FATE, SG-ABIL): a deck is a bag until somebody draws."""

from __future__ import annotations

from ..kernel.choices import Choice, Seat
from ..kernel.errors import Reason
from ..kernel.rules import rule
from ..kernel.steps import step
from .decisions import SeaChance, SeaDecision, SeaStep
from .peril import checkpoint
from .records import Test
from .table import SeaTable

HAND_LIMIT = 3


@rule("SG-FATE-003", "SG-FATE-004", "SG-ABIL-020")
def refill(table: SeaTable) -> None:
    """When a card is needed and the deck is empty, the discard becomes the new deck at that moment."""
    if not table.deck:
        table.deck = sorted(table.discard)
        table.discard = []
        table.tell("reshuffled", "ability")


def begin_test(table: SeaTable, test: Test) -> None:
    """A test is under way from now on."""
    table.tests.append(test)


@rule("SG-FATE-001", "SG-VARIANT-011")
@step
class Fate(SeaStep):
    """Draw fate for the test under way; with the dice variant the drawing player may roll instead."""

    how: str = "plain"
    """``plain`` replaces an earlier result, ``higher`` keeps the better one."""

    def run(self, table: SeaTable) -> None:
        """Ask chance for a card or a die."""
        if table.dice == "may":
            table.then(DrawOrRoll(self.how))
        elif table.dice == "always":
            table.then(RollFate(self.how))
        else:
            refill(table)
            table.then(DrawFate(self.how))


@rule("SG-VARIANT-011")
@step
class DrawOrRoll(SeaDecision):
    """With the dice variant the drawing player chooses at each draw: a card or a die."""

    how: str
    any_time = False

    def who(self, table: SeaTable) -> Seat:
        """The drawing player."""
        return table.test.seat

    def options(self, table: SeaTable) -> list[Choice]:
        """A card or a die."""
        return [("draw", "fate"), ("roll", "fate")]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """Draw or roll."""
        if choice[0] == "roll":
            table.then(RollFate(self.how))
        else:
            refill(table)
            table.then(DrawFate(self.how))


def _result(table: SeaTable, number: int, how: str) -> None:
    test = table.test
    test.drawn = number
    test.fate = max(test.fate, number) if how == "higher" else number
    table.tell("fate", number)


@rule("SG-FATE-001", "SG-FATE-002", "SG-FATE-006")
@step
class DrawFate(SeaChance):
    """Reveal the top ability card; it stays aside until the test is settled."""

    how: str

    def options(self, table: SeaTable) -> list[Choice]:
        """Every card left in the deck, each equally likely."""
        return list(map(table.bound.draws.__getitem__, table.deck))

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """The card's number is the fate."""
        card = choice[1]
        table.deck.remove(card)
        table.test.aside += (card,)
        _result(table, table.pack.abilities[card].fate, self.how)


@rule("SG-VARIANT-011", "SG-VARIANT-012")
@step
class RollFate(SeaChance):
    """Roll a six-sided die instead; no card is drawn."""

    how: str

    def options(self, table: SeaTable) -> list[Choice]:
        """Each face has chance 1/6."""
        return [("roll", face) for face in "123456"]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """The face is the fate."""
        _result(table, int(choice[1]), self.how)


@rule("SG-FATE-002", "SG-CHAL-002", "SG-HEALTH-008")
@step
class EndTest(SeaStep):
    """When a test is wholly settled, its fate cards join the discard, and madness may have beaten the crew."""

    def run(self, table: SeaTable) -> None:
        """Close the test; within another test or a fight defeat is checked when that is over."""
        self.unwound(table)
        if table.combat is None and not table.tests:
            checkpoint(table)

    def unwound(self, table: SeaTable) -> None:
        """A story that jumps away closes the test as well."""
        table.discard.extend(table.tests.pop().aside)


@rule("SG-ABIL-004", "SG-ABIL-003")
@step
class DrawCards(SeaStep):
    """Draw several ability cards into a hand: all are drawn first, then the limit is applied once."""

    seat: Seat
    count: int

    def run(self, table: SeaTable) -> None:
        """One card after the other."""
        if self.count:
            refill(table)
            table.then(DrawCard(self.seat), DrawCards(self.seat, self.count - 1))
        else:
            table.then(HandLimit(self.seat))


@step
class DrawCard(SeaChance):
    """The top ability card goes to a hand."""

    seat: Seat

    def options(self, table: SeaTable) -> list[Choice]:
        """Every card left in the deck, each equally likely."""
        return list(map(table.bound.draws.__getitem__, table.deck))

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """The drawn card is hidden from the others."""
        table.deck.remove(choice[1])
        table.hands[self.seat].append(choice[1])
        table.tell("drew-card", self.seat)


@rule("SG-ABIL-003", "SG-SHIP-018")
@step
class HandLimit(SeaDecision):
    """A hand above 3 is discarded down at once, the player choosing which."""

    seat: Seat
    any_time = False
    lapses = True

    def who(self, table: SeaTable) -> Seat:
        """The player whose hand it is."""
        return self.seat

    def options(self, table: SeaTable) -> list[Choice]:
        """Any card of a hand that is too large."""
        hand = table.hands[self.seat]
        return [("drop", card) for card in hand] if len(hand) > HAND_LIMIT else []

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """The card is discarded, and the limit checked again."""
        discard_from_hand(table, self.seat, choice[1])
        table.then(HandLimit(self.seat))


@rule("SG-ABIL-017")
@step
class DiscardCards(SeaDecision):
    """A player discards ability cards from hand, as many as told or as there are."""

    seat: Seat
    count: int
    any_time = False
    """What is owed is given before the last card could be equipped away."""
    lapses = True

    def who(self, table: SeaTable) -> Seat:
        """The player whose hand it is."""
        return self.seat

    def options(self, table: SeaTable) -> list[Choice]:
        """Any card in hand."""
        return [("drop", card) for card in table.hands[self.seat]]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """The card is discarded."""
        discard_from_hand(table, self.seat, choice[1])
        if self.count > 1:
            table.then(DiscardCards(self.seat, self.count - 1))

    def barred(self, table: SeaTable) -> list[tuple[Choice, Reason]]:
        """Other players' cards are safe."""
        return [
            (("drop", card), Reason("SG-ABIL-006", "not-your-hand"))
            for seat, hand in enumerate(table.hands)
            for card in hand
            if seat != self.seat
        ]


def discard_from_hand(table: SeaTable, seat: Seat, card: str) -> None:
    """A card leaves a hand for the discard, where all can see it."""
    table.hands[seat].remove(card)
    table.discard.append(card)
    table.tell("discarded", seat, card)


@rule("SG-FATE-005", "SG-FATE-008", "SG-FATE-009")
def fate_of(test: Test) -> int:
    """The fate that counts: the final card and every +1, uncapped in challenges and attacks."""
    return test.fate + test.plus
