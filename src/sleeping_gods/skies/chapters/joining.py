"""Who joins and who leaves (DS-PLYR, DS-LOAD): boards and hands are shared out anew."""

from __future__ import annotations

from ...kernel.choices import Choice, Seat, seat_word
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.deal import DealCrew
from ..table.decisions import SkiesChance, SkiesDecision, SkiesStep
from ..table.table import SkiesTable


def _hands_of_kind(table: SkiesTable, kind: str) -> list[list[str]]:
    """The hands of ability cards, or of adventure cards."""
    return table.hands if kind == "ability" else table.adventures


def pool_hands(table: SkiesTable, first: Seat) -> None:
    """All ability hands and all adventure hands are shuffled together and dealt evenly."""
    abilities = tuple(sorted(card for hand in table.hands for card in hand))
    adventures = tuple(sorted(card for hand in table.adventures for card in hand))
    for hand in (*table.hands, *table.adventures):
        hand.clear()
    table.then(DealPool("ability", abilities, first), DealPool("adventure", adventures, first))


@rule("DS-LOAD-004", "DS-PLYR-002", "DS-PLYR-004", "DS-PLYR-006")
@step
class DealPool(SkiesStep):
    """Pooled cards are dealt one by one around the table."""

    kind: str
    pool: tuple[str, ...]
    """The cards that are still to be dealt."""
    seat: Seat

    def run(self, table: SkiesTable) -> None:
        """Deal the next card, if any is left."""
        if not self.pool:
            return
        table.then(DealPooled(self.kind, self.pool, self.seat))


@step
class DealPooled(SkiesChance):
    """A pooled card goes to a hand."""

    kind: str
    pool: tuple[str, ...]
    """The cards that one is taken from."""
    seat: Seat

    def drawn_for(self, table: SkiesTable) -> Seat | None:
        """Into the hand of this seat."""
        return self.seat

    def drawer(self, table: SkiesTable) -> Seat:
        """Whose hand it goes to."""
        return self.seat

    def audience(self, table: SkiesTable, choice: Choice) -> tuple[Seat, ...] | None:
        """It goes to a hand, and only ability cards are secret."""
        return (self.seat,) if self.kind == "ability" else None

    def options(self, table: SkiesTable) -> list[Choice]:
        """Any of those left, each equally likely."""
        return [("deal", card) for card in self.pool]

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """It joins that hand; the next card goes to the next seat."""
        _, dealt = choice
        _hands_of_kind(table, self.kind)[self.seat].append(dealt)
        rest = tuple(card for card in self.pool if card != dealt)
        table.then(DealPool(self.kind, rest, (self.seat + 1) % table.seat_count()))


@rule("DS-PLYR-003", "DS-PLYR-004", "DS-PLYR-006", "DS-BASE-003", "DS-BASE-004")
def join(table: SkiesTable, name: str) -> None:
    """A newcomer gets boards from those who have most; half a lone player's cards, else all hands are pooled."""
    solo = table.seat_count() == 1
    table.names = [*table.names, name]
    table.hands.append([])
    table.adventures.append([])
    table.tell("joined-table", name)
    newcomer = table.seat_count() - 1
    if solo:
        halves = [
            TakeHalf("ability", newcomer, len(table.hands[0]) // 2),
            TakeHalf("adventure", newcomer, len(table.adventures[0]) // 2),
        ]
        table.then(HandOver(newcomer, 2), *halves)
    else:
        table.then(HandOver(newcomer, 1))
        pool_hands(table, table.captain)


@rule("DS-PLYR-003", "DS-PLYR-004")
@step
class HandOver(SkiesDecision):
    """Boards go to a newcomer, from players who control most of them."""

    newcomer: Seat
    """The seat that joins."""
    left: int
    """Boards that are still to be handed over."""
    any_time = False
    scene = "dealing"

    def options(self, table: SkiesTable) -> list[Choice]:
        """A board of whoever has most."""
        counts = [sum(1 for owner in table.controllers.values() if owner == seat) for seat in range(self.newcomer)]
        return [
            self._deal(name) for name in self._others_boards(table) if counts[table.controller(name)] == max(counts)
        ]

    def barred(self, table: SkiesTable) -> list[tuple[Choice, Reason]]:
        """Boards of players who have fewer than others: the split would be uneven."""
        offered = self.options(table)
        deals = [self._deal(name) for name in self._others_boards(table)]
        return [(choice, Reason("DS-BASE-004", "uneven-split")) for choice in deals if choice not in offered]

    def _others_boards(self, table: SkiesTable) -> list[str]:
        """The boards that the newcomer does not have."""
        return [name for name, owner in table.controllers.items() if owner != self.newcomer]

    def _deal(self, name: str) -> Choice:
        """The choice that hands a board over."""
        return ("deal", name, "to", seat_word(self.newcomer))

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """The board and all that lies on it change hands."""
        _, name, _, _ = choice
        table.controllers = {**table.controllers, name: self.newcomer}
        if self.left > 1:
            table.then(HandOver(self.newcomer, self.left - 1))


@rule("DS-PLYR-003", "DS-PLYR-006")
@step
class TakeHalf(SkiesStep):
    """A random half of a lone player's cards, rounded down, goes to the newcomer."""

    kind: str
    newcomer: Seat
    """The seat that joins."""
    left: int
    """Cards that are still to be taken."""

    def run(self, table: SkiesTable) -> None:
        """Take one, then the rest."""
        if self.left:
            table.then(TakeOne(self.kind, self.newcomer), TakeHalf(self.kind, self.newcomer, self.left - 1))


@step
class TakeOne(SkiesChance):
    """A card changes hands at random."""

    kind: str
    newcomer: Seat
    """The seat that joins."""

    def drawn_for(self, table: SkiesTable) -> Seat | None:
        """Into the hand of this seat."""
        return self.newcomer

    def drawer(self, table: SkiesTable) -> Seat:
        """Whoever gets it."""
        return self.newcomer

    def audience(self, table: SkiesTable, choice: Choice) -> tuple[Seat, ...] | None:
        """It changes hands, and only ability cards are secret."""
        return (0, self.newcomer) if self.kind == "ability" else None

    def options(self, table: SkiesTable) -> list[Choice]:
        """Any card of the first player, each equally likely."""
        return [("deal", card) for card in _hands_of_kind(table, self.kind)[0]]

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """It leaves the lone player's hand for the newcomer's."""
        _, card = choice
        hands = _hands_of_kind(table, self.kind)
        hands[0].remove(card)
        hands[self.newcomer].append(card)


def _seat_without(seat: Seat, leaver: Seat) -> Seat:
    """A seat as it is counted when another has been taken away."""
    return seat - 1 if seat > leaver else seat


@rule("DS-PLYR-002", "DS-PLYR-005", "DS-PLYR-006")
def leave(table: SkiesTable, seat: Seat) -> None:
    """The leaver's boards and cards go to the others as evenly as possible; Claire stays with who is active."""
    if table.captain == seat:
        table.captain = (seat + 1) % table.seat_count()
    table.tell("left-table", table.names[seat])
    abilities, adventures = tuple(sorted(table.hands[seat])), tuple(sorted(table.adventures[seat]))
    boards = tuple(name for name, owner in table.controllers.items() if owner == seat)
    _take_seat_away(table, seat)
    if boards:
        table.then(DealCrew(boards, _board_counts(table, boards)))
    table.then(DealPool("ability", abilities, table.captain), DealPool("adventure", adventures, table.captain))


def _take_seat_away(table: SkiesTable, seat: Seat) -> None:
    """A seat with its hands is gone; its boards are the active player's until they are dealt."""
    table.names = [name for number, name in enumerate(table.names) if number != seat]
    del table.hands[seat], table.adventures[seat]
    table.captain = _seat_without(table.captain, seat)
    forget_reader(table, seat)
    table.controllers = {
        name: table.captain if owner == seat else _seat_without(owner, seat)
        for name, owner in table.controllers.items()
    }


def _board_counts(table: SkiesTable, dealt: tuple[str, ...]) -> tuple[int, ...]:
    """How many boards each seat has, without those that are dealt."""
    owners = [owner for name, owner in table.controllers.items() if name not in dealt]
    return tuple(owners.count(seat) for seat in range(table.seat_count()))


@rule("DS-PLYR-002", "DS-WAND-009")
def forget_reader(table: SkiesTable, seat: Seat) -> None:
    """Those who read a quest in silence are still the same people; one that nobody here has read is open to all."""
    left = {
        quest: [_seat_without(reader, seat) for reader in readers if reader != seat]
        for quest, readers in table.silent.items()
    }
    table.silent = {quest: readers for quest, readers in left.items() if readers}
