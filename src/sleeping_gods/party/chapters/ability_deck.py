"""The ability deck (SG-ABIL, DS-FATE): a deck is a bag until somebody draws; cards go to hands and to the discards."""

from __future__ import annotations

from collections.abc import Collection

from ...kernel.choices import Choice, Seat
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ..table.decisions import PartyChance, PartyDecision, PartyStep
from ..table.table import PartyTable, because


@rule("SG-FATE-003", "SG-FATE-004", "SG-ABIL-020", "DS-FATE-002", "DS-FATE-008")
def reshuffle(table: PartyTable) -> None:
    """When a card is needed and the deck is empty, the discard becomes the new deck at that moment."""
    if not table.deck:
        table.deck = sorted(table.discard)
        table.discard = []
        table.tell("reshuffled", "ability")


def held_or_discarded(table: PartyTable) -> list[str]:
    """The ability cards that may have been drawn from a real deck though the table counts them elsewhere."""
    return [*table.discard, *(card for hand in table.hands for card in hand)]


def take_drawn(table: PartyTable, card: str) -> Seat | None:
    """A drawn card leaves the deck.

    One that lies among the discards was shuffled in with them; one that somebody holds was entered wrongly before, so
    that a card of the deck stands for it there. Returns whose hand that was.
    """
    if card in table.deck:
        table.deck.remove(card)
        return None
    if card in table.discard:
        table.deck = sorted(table.deck + table.discard)
        table.discard = []
        table.tell("reshuffled", "ability")
        table.deck.remove(card)
        return None
    seat = table.holder(card)
    stand_in = _most_alike(table, card)
    table.deck.remove(stand_in)
    table.hands[seat][table.hands[seat].index(card)] = stand_in
    return seat


def _most_alike(table: PartyTable, card: str) -> str:
    """The card of the deck that is most like another: of the same fate and skill, then of the same fate."""
    fate, skill = table.pack.abilities[card].fate, table.pack.abilities[card].skill
    cards = [(table.pack.abilities[other], other) for other in table.deck]
    alike = [other for printed, other in cards if (printed.fate, printed.skill) == (fate, skill)]
    return next(iter([*alike, *(other for printed, other in cards if printed.fate == fate), *table.deck]))


@rule("SG-ABIL-004", "SG-ABIL-003", "DS-TURN-005", "DS-FATE-007")
@step
class DrawCards(PartyStep):
    """Draw several ability cards into a hand: all are drawn first, then the limit is applied once."""

    seat: Seat
    count: int
    """Cards that are still to be drawn."""

    def run(self, table: PartyTable) -> None:
        """Draw one, then the rest; at the end apply the limit."""
        if self.count:
            table.then(DrawCard(self.seat), DrawCards(self.seat, self.count - 1))
            table.bound.rulebook.refill(table)
        else:
            table.then(table.bound.rulebook.hand_limit(table, self.seat))


@step
class DrawCard(PartyChance):
    """The top ability card goes to a hand."""

    seat: Seat

    def drawn_for(self, table: PartyTable) -> Seat | None:
        """Into the hand of this seat."""
        return self.seat

    def drawer(self, table: PartyTable) -> Seat:
        """Whose hand it goes to."""
        return self.seat

    def together(self, table: PartyTable) -> int:
        """This card, and those that the step beneath it has this player draw next."""
        beneath = table.agenda[-2]
        return 1 + beneath.count if isinstance(beneath, DrawCards) and beneath.seat == self.seat else 1

    def every_card(self, table: PartyTable) -> Collection[str]:
        """All ability cards of the pack."""
        return table.pack.abilities

    def miscounted(self, table: PartyTable) -> list[str]:
        """The cards among the discards and in hands."""
        return held_or_discarded(table)

    def options(self, table: PartyTable) -> list[Choice]:
        """Every card left in the deck, each equally likely."""
        return list(map(table.bound.draws.__getitem__, table.deck))

    def audience(self, table: PartyTable, choice: Choice) -> tuple[Seat, ...]:
        """Whose hand it goes to."""
        return (self.seat,)

    def choose(self, table: PartyTable, choice: Choice) -> None:
        """The drawn card is hidden from the others."""
        _, card = choice
        mistaken = take_drawn(table, card)
        table.hands[self.seat].append(card)
        table.tell("drew-card", self.seat)
        if mistaken is not None:
            table.tell_privately((mistaken,), "hand-mistaken")
        table.tell_privately((self.seat,), "drew-this-card", self.seat, card)


@rule("SG-ABIL-017")
@step
class DiscardCards(PartyDecision):
    """A player discards ability cards from hand, as many as told or as there are."""

    seat: Seat
    count: int
    """Cards that are still to be discarded."""
    any_time = False
    """What is owed is given before the last card could be equipped away."""
    lapses = True
    scene = "hand"

    def who(self, table: PartyTable) -> Seat:
        """The player whose hand it is."""
        return self.seat

    def options(self, table: PartyTable) -> list[Choice]:
        """Any card in hand."""
        return [("drop", card) for card in table.hands[self.seat]]

    def choose(self, table: PartyTable, choice: Choice) -> None:
        """The card is discarded."""
        _, card = choice
        discard_from_hand(table, self.seat, card)
        if self.count > 1:
            table.then(DiscardCards(self.seat, self.count - 1))

    def barred(self, table: PartyTable) -> list[tuple[Choice, Reason]]:
        """Other players' cards are safe, and so are cards on boards, the one that asks for the discard among them."""
        hands = [card for seat, hand in enumerate(table.hands) for card in hand if seat != self.seat]
        boards = [card for member in table.crew.values() for card in member.cards]
        return [(("drop", card), because(table, "not-your-hand")) for card in hands + boards]


def discard_from_hand(table: PartyTable, seat: Seat, card: str) -> None:
    """A card leaves a hand for the discard, where all can see it."""
    table.hands[seat].remove(card)
    table.discard.append(card)
    table.tell("discarded", seat, card)
