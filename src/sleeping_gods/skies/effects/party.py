"""Effects on the party of the skies: health, stamina, statuses, resources, cards, quests, curses."""

from __future__ import annotations

from ...effects.operation import ALL
from ...kernel.rules import rule
from ...party.chapters.goods import LoseResource, lose_goods
from ...party.chapters.health import restore
from ...party.chapters.quests import end_quest, gain_quest
from ...party.chapters.statuses import GainStatus
from ...party.effects.crew import afflict_named
from ...party.effects.ops import A_CHOSEN_MEMBER, excluded_member, targets_of
from ...party.effects.program import Do
from ..chapters.adventure import gain_adventure, lose_adventure
from ..chapters.curses import gain_curse, lift_curse
from ..chapters.encounter import readers
from ..chapters.health import GainStamina, Heal, MayRise
from ..chapters.hero import is_up, refresh
from ..chapters.supply import ANY, gain
from ..table.table import SkiesTable
from .ops import op


@op("gain-status")
@rule("DS-BASE-010", "DS-CHAL-015", "DS-EVNT-009")
def op_gain_status(table: SkiesTable, do: Do, status: str, target: str) -> None:
    """A status goes where the active player likes, after a failure too; or on whom the text names."""
    if not target or target in A_CHOSEN_MEMBER:
        table.then(GainStatus(status, excluded=excluded_member(do, target)))
    else:
        afflict_named(table, do, status, target)


@op("heal")
@rule("DS-HLTH-001", "DS-RESC-016", "DS-HLTH-010", "DS-HLTH-011")
def op_heal(table: SkiesTable, do: Do, amount: int, target: str) -> None:
    """Health is restored to anybody, divided freely; to one; or to whom the text names. A story may set it outright."""
    if not target:
        table.then(Heal(do.seat, amount))
    elif target in A_CHOSEN_MEMBER:
        table.then(Heal(do.seat, amount, whole=True, excluded=excluded_member(do, target)))
    else:
        names = list(targets_of(table, do, target))
        up = [name for name in names if is_up(table, name) or (amount >= ALL and not do.is_act)]
        for name in up:
            restore(table, name, amount)
        table.then(*(MayRise(name, amount) for name in names if name not in up))


@op("stamina")
@rule("DS-STAM-001", "DS-RESC-009", "DS-RESC-015")
def op_stamina(table: SkiesTable, do: Do, amount: int, target: str) -> None:
    """Stamina goes to anybody, divided freely; to one; or to whom the text names."""
    if not target:
        table.then(GainStamina(do.seat, amount))
    elif target in A_CHOSEN_MEMBER:
        table.then(GainStamina(do.seat, amount, whole=True, excluded=excluded_member(do, target)))
    else:
        for name in targets_of(table, do, target):
            refresh(table, name, amount)


@op("gain")
@rule("DS-COMP-008", "DS-COMP-010")
def op_gain(table: SkiesTable, do: Do, kind: str, amount: int) -> None:
    """Resources come from the supply."""
    gain(table, kind, amount)


@op("lose")
@rule("DS-COMP-007")
def op_lose(table: SkiesTable, do: Do, kind: str, amount: int) -> None:
    """Resources go back; of any kind the active player chooses which."""
    if kind == ANY:
        table.then(LoseResource(amount))
    else:
        lose_goods(table, kind, amount)


@op("gain-quest")
@rule("DS-QUST-001", "DS-QUST-002", "DS-WAND-009", "DS-WAND-010", "DS-WAND-013")
def op_gain_quest(table: SkiesTable, do: Do, number: int) -> None:
    """The party owns a quest; gained in an encounter it is read in silence, and one to be discarded is so at once."""
    if not gain_quest(table, number):
        return
    seats = readers(table)
    if seats:
        table.silent[str(number)] = seats
    if table.pack.quests[number].fleeting:
        end_quest(table, number)


@op("gain-adventure")
@rule("DS-ADVC-001")
def op_gain_adventure(table: SkiesTable, do: Do, number: int) -> None:
    """A numbered adventure card is gained."""
    gain_adventure(table, table.bound.adventure_numbers[number], do.seat)


@op("lose-adventure")
def op_lose_adventure(table: SkiesTable, do: Do, number: int) -> None:
    """The card goes back to the box."""
    lose_adventure(table, table.bound.adventure_numbers[number])


@op("gain-curse")
def op_gain_curse(table: SkiesTable, do: Do, curse: str) -> None:
    """A curse comes into play."""
    gain_curse(table, curse)


@op("lose-curse")
def op_lose_curse(table: SkiesTable, do: Do, curse: str) -> None:
    """The curse is lifted."""
    lift_curse(table, curse)
