"""Adventure cards (DS-ADVC, DS-CBDK): gained into hands, given, lost; the active combat deck."""

from __future__ import annotations

from ...kernel.choices import Choice, Seat, seat_of, seat_word
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ..table.decisions import SkiesDecision
from ..table.table import SkiesTable
from .score import PRECIOUS, owned_cards, tick

SMALLEST = 14
"""Cards that an active combat deck has at least."""


@rule("DS-ADVC-001", "DS-ADVC-009", "DS-CBDK-001", "DS-WAND-013", "DS-ACHV-001")
def gain_adventure(table: SkiesTable, card: str, seat: Seat) -> None:
    """A card that was taken before is not gained again; combat cards join their box, others a hand."""
    if card in owned_cards(table) or card in table.gone:
        return
    adventure = table.pack.adventures[card]
    table.tell("gained-adventure", card)
    if adventure.kind in PRECIOUS:
        tick(table, f"{adventure.kind}:{card}")
    if adventure.combat is not None:
        table.arms.append(card)
        table.combat_deck.append(card)
    else:
        table.adventures[seat].append(card)
        if table.seat_count() > 1:
            table.then(GiveCard(card, seat))


@rule("DS-ADVC-001", "DS-ADVC-002")
@step
class GiveCard(SkiesDecision):
    """A new card stays with the player who gained it, or is given to another at that moment."""

    card: str
    seat: Seat
    any_time = False
    scene = "question"

    def who(self, table: SkiesTable) -> Seat:
        """The player who gained the card."""
        return self.seat

    def options(self, table: SkiesTable) -> list[Choice]:
        """Any player's hand, also the one where it lies."""
        return [("give", self.card, "to", seat_word(seat)) for seat in range(table.seat_count())]

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """The card changes hands."""
        _, _, _, receiver = choice
        table.adventures[self.seat].remove(self.card)
        table.adventures[seat_of(receiver)].append(self.card)


@rule("DS-CBDK-004", "DS-CBDK-008")
def lose_adventure(table: SkiesTable, card: str) -> None:
    """A card goes back to the box; what was laid aside joins a combat deck that has become too small."""
    for pile in (*table.adventures, table.played, table.arms, table.combat_deck):
        if card in pile:
            pile.remove(card)
            if card not in table.gone:
                table.gone.append(card)
                table.tell("lost-adventure", card)
    _fill_deck(table)


@rule("DS-CBDK-001", "DS-CBDK-004", "DS-ACHV-001")
def lay_where_it_belongs(table: SkiesTable, card: str) -> None:
    """A printed card that was entered anew as what it is: a combat card leaves the hand, any other comes back."""
    adventure = table.pack.adventures[card]
    if adventure.kind in PRECIOUS:
        tick(table, f"{adventure.kind}:{card}")
    if adventure.combat is not None:
        for hand in table.adventures:
            if card in hand:
                hand.remove(card)
                table.arms.append(card)
                table.combat_deck.append(card)
    elif card in table.arms:
        table.arms.remove(card)
        table.combat_deck = [arm for arm in table.combat_deck if arm != card]
        table.adventures[table.captain].append(card)
        _fill_deck(table)


def _fill_deck(table: SkiesTable) -> None:
    """What was laid aside joins a combat deck that has become too small."""
    if len(table.combat_deck) < SMALLEST:
        table.combat_deck += [arm for arm in table.arms if arm not in table.combat_deck]


@rule("DS-CBDK-003", "DS-CBDK-004", "DS-CBDK-005", "DS-CBDK-006", "DS-CBDK-008")
def deck_reason(table: SkiesTable, how: str, card: str) -> Reason | None:
    """Why the active combat deck cannot be changed so."""
    if card not in table.arms:
        return Reason("DS-CBDK-003", "not-owned", (card,))
    if table.combat is not None and table.combat.round:
        return Reason("DS-CBDK-005", "not-in-combat")
    if how == "include":
        return Reason("DS-CBDK-003", "in-the-deck", (card,)) if card in table.combat_deck else None
    if card not in table.combat_deck:
        return Reason("DS-CBDK-003", "not-in-the-deck", (card,))
    return Reason("DS-CBDK-004", "smallest-deck", (SMALLEST,)) if len(table.combat_deck) <= SMALLEST else None


def deck_changes(table: SkiesTable) -> list[Choice]:
    """Owned combat cards may join or leave the active deck."""
    if len(table.arms) <= SMALLEST or (table.combat is not None and table.combat.round):
        return []
    inside = table.combat_deck
    choices: list[Choice] = [("include", card) for card in table.arms if card not in inside]
    if len(inside) > SMALLEST:
        choices += [("exclude", card) for card in inside]
    return choices


def add_to_deck(table: SkiesTable, choice: Choice) -> None:
    """A combat card joins the active deck."""
    _, card = choice
    table.combat_deck.append(card)
    table.tell("deck", len(table.combat_deck))


def take_from_deck(table: SkiesTable, choice: Choice) -> None:
    """A combat card is laid aside."""
    _, card = choice
    table.combat_deck.remove(card)
    table.tell("deck", len(table.combat_deck))
