"""A toy game for the kernel and all that stands on it: seats draw numbered cards, keep or drop them, and may cheer.

Each turn chance draws a card for a seat, which keeps or drops it; five is never kept after a five. At any time a seat
that has not cheered may do so, which adds 1 to its score. A seat that kept a card may gloat, if anyone else has cards.
The deck is drawn to its end.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sleeping_gods.kernel.choices import Choice, Seat, seat_of, seat_word
from sleeping_gods.kernel.errors import BrokenState, IllegalSetup, Reason
from sleeping_gods.kernel.game import PackInfo, Setup
from sleeping_gods.kernel.plain import Json, decode
from sleeping_gods.kernel.play import advance
from sleeping_gods.kernel.steps import Chance, Decision, Step, step
from sleeping_gods.kernel.table import Table, decider


@dataclass(frozen=True)
class ToyPack:
    """A deck as data."""

    id: str = "toys"
    version: str = "1"
    digest: str = "feedbeef"
    cards: tuple[int, ...] = (1, 2, 3, 4, 5, 5, 6)


@dataclass
class ToyTable(Table):
    """Deck, hands and cheers."""

    deck: list[int] = field(default_factory=list)
    hands: list[list[int]] = field(default_factory=list)
    dropped: list[int] = field(default_factory=list)
    cheered: list[bool] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    size: int = 0
    """How many cards there are in all."""

    def seat_count(self) -> int:
        """How many people play."""
        return len(self.hands)

    def clone(self) -> ToyTable:
        """An equal table."""
        return ToyTable(
            self.agenda[:],
            self.log_events[:],
            self.offered,
            self.private_events[:],
            self.deck[:],
            [hand[:] for hand in self.hands],
            self.dropped[:],
            self.cheered[:],
            self.notes[:],
            self.size,
        )

    def acts(self, decision: Decision[Any]) -> list[Choice]:
        """Who has not cheered may cheer."""
        return [("cheer", "by", seat_word(seat)) for seat, cheered in enumerate(self.cheered) if not cheered]

    def is_act(self, choice: Choice) -> bool:
        """Whether it is a cheer."""
        return choice[0] == "cheer"

    def act(self, choice: Choice) -> None:
        """Cheer."""
        self.cheered[seat_of(choice[2])] = True
        self.tell("cheered", choice[2])

    def table_acts(self) -> list[Choice]:
        """The campaign may be stopped; a note may be added, with words of one's own."""
        return [("stop",), ("note",)] if self.agenda else []

    def is_table_act(self, choice: Choice) -> bool:
        """Whether it is a stop or a note."""
        return choice == ("stop",) or choice[:1] == ("note",)

    def table_act(self, choice: Choice) -> None:
        """Stop, or note."""
        if choice[0] == "stop":
            self.dropped += [waiting.card for waiting in self.agenda if isinstance(waiting, ToyKeep)]
            self.agenda.clear()
        else:
            self.notes.append(" ".join(choice[1:]))

    def actor(self, choice: Choice) -> Seat:
        """A cheer names its seat."""
        return seat_of(choice[2]) if self.is_act(choice) else decider(self)

    def why_not(self, choice: Choice) -> Reason | None:
        """One cheers once."""
        return Reason("TOY-003", "cheered") if choice[:1] == ("cheer",) else None

    def violations(self) -> list[str]:
        """Cards only change place."""
        found = len(self.deck) + len(self.dropped) + sum(map(len, self.hands))
        drawn = sum(isinstance(waiting, ToyKeep) for waiting in self.agenda)
        return [] if found + drawn == self.size else [f"expected {self.size} cards, got {found + drawn}"]

    def achievements(self) -> list[str]:
        """A six in hand is a totem."""
        return ["totem:six"] if any(6 in hand for hand in self.hands) else []


@step
class ToyTurn(Step[ToyTable]):
    """A seat's turn: draw, keep or drop, gloat; then the next seat's."""

    seat: Seat

    def run(self, table: ToyTable) -> None:
        """Plan the turn, if there is a card left."""
        if table.deck:
            table.then(ToyDraw(self.seat), ToyTurn((self.seat + 1) % len(table.hands)))


@step
class ToyDraw(Chance[ToyTable]):
    """Draw one of the cards left."""

    seat: Seat

    def options(self, table: ToyTable) -> list[Choice]:
        """Each card left in the deck."""
        return [("draw", str(card)) for card in table.deck]

    def choose(self, table: ToyTable, choice: Choice) -> None:
        """The card is offered to the seat."""
        table.deck.remove(int(choice[1]))
        table.tell("drew", int(choice[1]))
        table.then(ToyKeep(self.seat, int(choice[1])), ToyGloat(self.seat))


@step
class ToyKeep(Decision[ToyTable]):
    """Keep the card or drop it; no five on a five."""

    seat: Seat
    card: int

    def who(self, table: ToyTable) -> Seat:
        """The seat that drew."""
        return self.seat

    def options(self, table: ToyTable) -> list[Choice]:
        """Keep, if the hand may hold it, or drop."""
        fives = self.card == 5 and 5 in table.hands[self.seat]
        return [("drop",)] if fives else [("keep",), ("drop",)]

    def choose(self, table: ToyTable, choice: Choice) -> None:
        """The card goes to its place."""
        (table.hands[self.seat] if choice == ("keep",) else table.dropped).append(self.card)

    def barred(self, table: ToyTable) -> list[tuple[Choice, Reason]]:
        """Why a five may not be kept."""
        return [(("keep",), Reason("TOY-002", "five-on-five", (self.card,)))]


@step
class ToyGloat(Decision[ToyTable]):
    """Gloat before others who have cards; lapses if nobody has."""

    seat: Seat
    any_time = False
    lapses = True

    def who(self, table: ToyTable) -> Seat:
        """The seat that drew."""
        return self.seat

    def options(self, table: ToyTable) -> list[Choice]:
        """One option for each other seat with cards."""
        return [("gloat", seat_word(seat)) for seat, hand in enumerate(table.hands) if hand and seat != self.seat]

    def choose(self, table: ToyTable, choice: Choice) -> None:
        """Nothing comes of it."""
        table.tell("gloated", choice[1])


class ToyGame:
    """The toy rulebook."""

    id = "toy"

    def option_values(self) -> dict[str, tuple[str, ...]]:
        """One option: with or without fives."""
        return {"fives": ("yes", "no")}

    def set_up(self, pack: PackInfo, setup: Setup) -> ToyTable:
        """Deal the deck out and begin with the first seat."""
        if len(setup.seats) not in (1, 2, 3, 4):
            raise IllegalSetup(Reason("TOY-001", "seats"), f"expected 1 to 4 seats, got {len(setup.seats)}")
        cards = pack.cards if isinstance(pack, ToyPack) else ()
        deck = [card for card in cards if card != 5 or setup.options.get("fives") != "no"]
        seats = len(setup.seats)
        table = ToyTable(
            [ToyTurn(0)], deck=deck, hands=[[] for _ in setup.seats], cheered=[False] * seats, size=len(deck)
        )
        advance(table)
        return table

    def load(self, pack: PackInfo, data: Json) -> ToyTable:
        """The table that saved data stands for."""
        table = decode(ToyTable, data)
        if not isinstance(table, ToyTable):
            raise BrokenState("state", "a toy table", data)
        advance(table)
        return table


def toy_setup(seats: int = 2, **options: str) -> Setup:
    """A set-up of the toy game."""
    return Setup("toy", "toys", "1", "feedbeef", ("Ada", "Ben", "Cyd", "Dee")[:seats], options)


def toy_table(seats: int = 2) -> ToyTable:
    """A fresh toy table, waiting for the first draw."""
    return ToyGame().set_up(ToyPack(), toy_setup(seats))
