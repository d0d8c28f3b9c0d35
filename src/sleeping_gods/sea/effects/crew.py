"""Effects on the crew of the sea: fatigue, who takes a status first, command, equipped cards."""

from __future__ import annotations

from ...effects.operation import ALL
from ...kernel.rules import rule
from ...party.chapters.health import restore
from ...party.chapters.statuses import GainStatus
from ...party.effects.crew import afflict_named
from ...party.effects.ops import A_CHOSEN_MEMBER, excluded_member, participants, targets_of
from ...party.effects.program import Do
from ..chapters.command import ClearCommand, clear_all
from ..chapters.crew import tire
from ..chapters.fatigue import GainFatigue, RemoveFatigue, Rested
from ..chapters.health import RestoreHealth, fit_damage
from ..table.table import SeaTable
from .ops import op


@op("gain-status")
@rule("SG-CHAL-023", "SG-STATUS-015")
def op_gain_status(table: SeaTable, do: Do, status: str, target: str) -> None:
    """A status goes on a participant first, on a named crew member, on everyone, or where the player likes."""
    if not target or target in A_CHOSEN_MEMBER:
        table.then(GainStatus(status, preferred=participants(table), excluded=excluded_member(do, target)))
    else:
        afflict_named(table, do, status, target)


@op("heal")
@rule("SG-HEALTH-006", "SG-ADV-010")
def op_heal(table: SeaTable, do: Do, amount: int, target: str) -> None:
    """Health is restored to anybody, divided freely; to one; or to whom the text names."""
    if not target:
        table.then(RestoreHealth(do.seat, amount))
    elif target in A_CHOSEN_MEMBER:
        table.then(RestoreHealth(do.seat, amount, whole=True, excluded=excluded_member(do, target)))
    else:
        for name in targets_of(table, do, target):
            restore(table, name, amount)


@op("tire")
@rule("SG-FATIGUE-002")
def op_tire(table: SeaTable, do: Do, amount: int, target: str) -> None:
    """Fatigue goes where the active player likes, or on whom the text names."""
    if not target or target in A_CHOSEN_MEMBER:
        table.then(GainFatigue(amount, excluded=excluded_member(do, target)))
    else:
        for name in targets_of(table, do, target):
            tire(table, name, amount)


@op("rest")
@rule("SG-FATIGUE-007", "SG-ADV-010")
def op_rest(table: SeaTable, do: Do, amount: int, target: str) -> None:
    """Fatigue leaves anybody, divided freely; one; or whom the text names."""
    if not target:
        table.then(RemoveFatigue(do.seat, amount))
    elif target in A_CHOSEN_MEMBER:
        table.then(RemoveFatigue(do.seat, amount, whole=True, excluded=excluded_member(do, target)))
    else:
        table.then(*(Rested(name) for name in targets_of(table, do, target) for _ in range(amount)))


@op("clear")
def op_clear(table: SeaTable, do: Do, count: int, how: str) -> None:
    """Placed command returns to the supply."""
    if how == "any" and count >= ALL:
        clear_all(table)
    else:
        table.then(ClearCommand(do.seat, count, whole=how == "one"))


@op("discard-equipped")
@rule("SG-EVENT-020")
def op_discard_equipped(table: SeaTable, do: Do) -> None:
    """All equipped ability cards are discarded; level cards, weapons and hands stay."""
    for name, member in table.crew.items():
        table.discard.extend(member.cards)
        member.cards = ()
        fit_damage(table, name)
    table.tell("equipped-discarded")
