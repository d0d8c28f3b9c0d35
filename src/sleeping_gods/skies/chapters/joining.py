"""Who joins and who leaves (DS-PLYR, DS-LOAD): boards and hands are shared out anew."""

from __future__ import annotations

from ...kernel.choices import Choice, Seat, seat_word
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.deal import DealCrew
from ..table.decisions import SkiesChance, SkiesDecision, SkiesStep
from ..table.table import SkiesTable


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
    seat: Seat

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
        hands = table.hands if self.kind == "ability" else table.adventures
        hands[self.seat].append(dealt)
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
    left: int
    any_time = False
    scene = "dealing"

    def options(self, table: SkiesTable) -> list[Choice]:
        """A board of whoever has most."""
        counts = [sum(1 for owner in table.controllers.values() if owner == seat) for seat in range(self.newcomer)]
        return [
            ("deal", name, "to", seat_word(self.newcomer))
            for name, owner in table.controllers.items()
            if owner != self.newcomer and counts[owner] == max(counts)
        ]

    def barred(self, table: SkiesTable) -> list[tuple[Choice, Reason]]:
        """Boards of players who have fewer than others: the split would be uneven."""
        able = self.options(table)
        deals: list[Choice] = [
            ("deal", name, "to", seat_word(self.newcomer))
            for name, owner in table.controllers.items()
            if owner != self.newcomer
        ]
        return [(choice, Reason("DS-BASE-004", "uneven-split")) for choice in deals if choice not in able]

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
    left: int

    def run(self, table: SkiesTable) -> None:
        """Take one, then the rest."""
        if self.left:
            table.then(TakeOne(self.kind, self.newcomer), TakeHalf(self.kind, self.newcomer, self.left - 1))


@step
class TakeOne(SkiesChance):
    """A card changes hands at random."""

    kind: str
    newcomer: Seat

    def drawer(self, table: SkiesTable) -> Seat:
        """Whoever gets it."""
        return self.newcomer

    def audience(self, table: SkiesTable, choice: Choice) -> tuple[Seat, ...] | None:
        """It changes hands, and only ability cards are secret."""
        return (0, self.newcomer) if self.kind == "ability" else None

    def options(self, table: SkiesTable) -> list[Choice]:
        """Any card of the first player, each equally likely."""
        hands = table.hands if self.kind == "ability" else table.adventures
        return [("deal", card) for card in hands[0]]

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """It leaves the lone player's hand for the newcomer's."""
        _, card = choice
        hands = table.hands if self.kind == "ability" else table.adventures
        hands[0].remove(card)
        hands[self.newcomer].append(card)


@rule("DS-PLYR-002", "DS-PLYR-005", "DS-PLYR-006")
def leave(table: SkiesTable, seat: Seat) -> None:
    """The leaver's boards and cards go to the others as evenly as possible; Claire stays with who is active."""
    if table.captain == seat:
        table.captain = (seat + 1) % table.seat_count()
    table.tell("left-table", table.names[seat])
    abilities, adventures = tuple(sorted(table.hands[seat])), tuple(sorted(table.adventures[seat]))
    table.hands[seat].clear()
    table.adventures[seat].clear()
    boards = tuple(name for name, owner in table.controllers.items() if owner == seat)
    table.names = [name for number, name in enumerate(table.names) if number != seat]
    del table.hands[seat], table.adventures[seat]
    if table.captain > seat:
        table.captain -= 1
    forget_reader(table, seat)
    table.controllers = {
        name: table.captain if owner == seat else owner - (1 if owner > seat else 0)
        for name, owner in table.controllers.items()
    }
    counts = [
        sum(1 for name, owner in table.controllers.items() if owner == place and name not in boards)
        for place in range(table.seat_count())
    ]
    if boards:
        table.then(DealCrew(boards, tuple(counts)))
    first = table.captain
    table.then(DealPool("ability", abilities, first), DealPool("adventure", adventures, first))


@rule("DS-PLYR-002", "DS-WAND-009")
def forget_reader(table: SkiesTable, seat: Seat) -> None:
    """Those who read a quest in silence are still the same people; one that nobody here has read is open to all."""
    left = {
        quest: [reader - (1 if reader > seat else 0) for reader in readers if reader != seat]
        for quest, readers in table.silent.items()
    }
    table.silent = {quest: readers for quest, readers in left.items() if readers}
