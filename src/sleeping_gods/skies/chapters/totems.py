"""Totems (DS-TOTM): dormant ones are restored with quest resources."""

from __future__ import annotations

from ...kernel.choices import Choice, Seat, seat_of
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.quests import end_quest
from ..table.decisions import SkiesDecision
from ..table.table import SkiesTable
from ..table.words import RARE
from .adventure import gain_adventure


def rank(kind: str) -> int:
    """The rank of a quest resource, from 0."""
    return RARE.index(kind)


@rule("DS-TOTM-001", "DS-TOTM-004")
def payable(table: SkiesTable, needs: tuple[str, ...], goods: dict[str, int] | None = None) -> bool:
    """Whether quest resources of the same or a higher rank can stand for every need, one for one."""
    left = dict(table.goods) if goods is None else dict(goods)
    if sum([left[kind] for kind in RARE]) < len(needs):
        return False
    for need in sorted(needs, key=rank, reverse=True):
        stand_in = next((kind for kind in RARE[::-1] if rank(kind) >= rank(need) and left[kind]), "")
        if not stand_in:
            return False
        left[stand_in] -= 1
    return True


def needs_of(table: SkiesTable, number: int) -> tuple[str, ...]:
    """What restores a dormant totem, piece by piece, the dearest first."""
    pieces = [kind for kind, amount in table.pack.quests[number].needs for _ in range(amount)]
    return tuple(sorted(pieces, key=rank, reverse=True))


@rule("DS-TOTM-001")
def dormant(table: SkiesTable) -> list[int]:
    """Dormant totems that the party can restore now."""
    totems = [number for number in table.quests if table.pack.quests[number].totem]
    return [number for number in totems if payable(table, needs_of(table, number))] if totems else []


@rule("DS-TOTM-001", "DS-TOTM-002")
def awaken(table: SkiesTable, choice: Choice) -> None:
    """The set is discarded, the quest goes to its box, and the totem to a hand."""
    _, word, _, payer = choice
    number = int(word)
    table.then(PayTotem(needs_of(table, number), number, seat_of(payer)))


@rule("DS-TOTM-004", "DS-TOTM-005", "DS-TOTM-006", "DS-TOTM-002", "DS-TOTM-003", "DS-TOTM-007")
@step
class PayTotem(SkiesDecision):
    """Each piece of the set is paid with its own kind or a higher one."""

    needs: tuple[str, ...]
    """The kinds of resources that are still to be paid."""
    number: int
    seat: Seat
    any_time = False
    scene = "goods"

    def who(self, table: SkiesTable) -> Seat:
        """The player who restores it."""
        return self.seat

    def options(self, table: SkiesTable) -> list[Choice]:
        """Any kind that may stand for the next need and leaves the others payable."""
        need, rest = self.needs[0], self.needs[1:]
        choices: list[Choice] = []
        for kind in RARE[rank(need) :]:
            if table.goods[kind]:
                left = {**table.goods, kind: table.goods[kind] - 1}
                if payable(table, rest, left):
                    choices.append(("pay", kind, "for", need))
        return choices

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """One piece; after the last the totem is restored."""
        _, kind, _, _ = choice
        table.goods[kind] -= 1
        table.tell("paid", kind, 1)
        if len(self.needs) > 1:
            table.then(PayTotem(self.needs[1:], self.number, self.seat))
            return
        end_quest(table, self.number)
        table.tell("restored-totem", self.number)
        gain_adventure(table, table.bound.adventure_numbers[table.pack.quests[self.number].totem], self.seat)

    def barred(self, table: SkiesTable) -> list[tuple[Choice, Reason]]:
        """Lower kinds cannot stand in."""
        need = self.needs[0]
        return [
            (("pay", kind, "for", need), Reason("DS-TOTM-004", "too-low", (kind, need))) for kind in RARE[: rank(need)]
        ]
