"""Effects on people: health, fatigue, statuses, hands and command."""

from __future__ import annotations

from ..kernel.rules import rule
from .ailments import GainFatigue, GainStatus, RemoveFatigue, RemoveStatus, Rested, afflict, cure
from .command import ClearCommand, clear_all
from .crew import is_up, tire
from .fate import DiscardCards, DrawCards
from .health import LoseHealth, LoseHealthByOne, LoseHealthOn, RestoreHealth, fit_damage, restore
from .ops import named, op, participants
from .program import Do
from .table import SeaTable
from .words import STATUSES


@op("gain-status")
@rule("SG-CHAL-023", "SG-STATUS-015")
def op_gain_status(table: SeaTable, do: Do, status: str, target: str) -> None:
    """A status goes on a participant first, on a named crew member, on everyone, or where the player likes."""
    if target in ("", "one", "another"):
        table.then(GainStatus(status, participants(table), but(do, target)))
    else:
        for name in named(table, do, target):
            afflict(table, name, status)


def but(do: Do, target: str) -> str:
    """Whom an effect on another crew member passes by: the bearer."""
    return do.bearer if target == "another" else ""


@op("remove-status")
@rule("SG-STATUS-013", "SG-ADV-005")
def op_remove_status(table: SeaTable, do: Do, status: str, target: str) -> None:
    """A status leaves one crew member of the player's choice, a named one, or all."""
    if target in ("one", "another") or (not target and status != "all"):
        table.then(RemoveStatus(do.seat, status, but(do, target)))
        return
    for name in named(table, do, target or "each"):
        for kind in STATUSES if status in ("all", "any") else (status,):
            cure(table, name, kind)


@op("hurt")
@rule("SG-HEALTH-001", "SG-CHAL-024")
def op_hurt(table: SeaTable, do: Do, amount: int, target: str) -> None:
    """Lost health is split freely, participants first; or it hits whom the text names."""
    if not target:
        table.then(LoseHealth(amount, participants(table)))
    elif target in ("one", "another"):
        table.then(LoseHealthByOne(amount, participants(table), but(do, target)))
    else:
        hit = [name for name in named(table, do, target) if is_up_or_named(table, name, target)]
        table.then(*(LoseHealthOn(name, amount) for name in hit))


def is_up_or_named(table: SeaTable, name: str, target: str) -> bool:
    """A loss of each passes by those who are down; a named crew member's excess goes to others."""
    return target not in ("each", "participants") or is_up(table, name)


@op("heal")
@rule("SG-HEALTH-006", "SG-ADV-010")
def op_heal(table: SeaTable, do: Do, amount: int, target: str) -> None:
    """Health is restored to anybody, divided freely; to one; or to whom the text names."""
    if not target:
        table.then(RestoreHealth(do.seat, amount))
    elif target in ("one", "another"):
        table.then(RestoreHealth(do.seat, amount, True, but(do, target)))
    else:
        for name in named(table, do, target):
            restore(table, name, amount)


@op("tire")
@rule("SG-FATIGUE-002")
def op_tire(table: SeaTable, do: Do, amount: int, target: str) -> None:
    """Fatigue goes where the active player likes, or on whom the text names."""
    if target in ("", "one", "another"):
        table.then(GainFatigue(amount, but(do, target)))
    else:
        for name in named(table, do, target):
            tire(table, name, amount)


@op("rest")
@rule("SG-FATIGUE-007", "SG-ADV-010")
def op_rest(table: SeaTable, do: Do, amount: int, target: str) -> None:
    """Fatigue leaves anybody, divided freely; one; or whom the text names."""
    if not target:
        table.then(RemoveFatigue(do.seat, amount))
    elif target in ("one", "another"):
        table.then(RemoveFatigue(do.seat, amount, True, but(do, target)))
    else:
        table.then(*(Rested(name) for name in named(table, do, target) for _ in range(amount)))


@op("draw")
@rule("SG-ADV-018", "SG-ABIL-014")
def op_draw(table: SeaTable, do: Do, count: int) -> None:
    """The user, or the bearer's player, draws ability cards into hand; never as a fate draw."""
    table.then(DrawCards(do.seat, count))


@op("discard")
def op_discard(table: SeaTable, do: Do, count: int) -> None:
    """The user discards ability cards from hand."""
    table.then(DiscardCards(do.seat, count))


@op("clear")
def op_clear(table: SeaTable, do: Do, count: int, how: str) -> None:
    """Placed command returns to the supply."""
    if how == "any" and count >= 99:
        clear_all(table)
    else:
        table.then(ClearCommand(do.seat, count, how == "one"))


@op("discard-equipped")
@rule("SG-EVENT-020")
def op_discard_equipped(table: SeaTable, do: Do) -> None:
    """All equipped ability cards are discarded; level cards, weapons and hands stay."""
    for name, member in table.crew.items():
        table.discard.extend(member.cards)
        member.cards = ()
        fit_damage(table, name)
    table.tell("equipped-discarded")
