"""Effects on people: health, statuses, hands."""

from __future__ import annotations

from ...effects.terms import STATUSES
from ...kernel.rules import rule
from ..chapters.ability_deck import DiscardCards, DrawCards
from ..chapters.health import LoseHealth, LoseHealthByOne, LoseHealthOn
from ..chapters.statuses import RemoveStatus, afflict, cure
from ..table.table import PartyTable
from .ops import A_CHOSEN_MEMBER, excluded_member, op, participants, targets_of
from .program import Do


@op("remove-status")
@rule("SG-STATUS-013", "SG-ADV-005", "DS-STAT-011", "DS-RESC-005", "DS-RESC-007")
def op_remove_status(table: PartyTable, do: Do, status: str, target: str) -> None:
    """A status leaves one member of the player's choice, a named one, or all."""
    if target in A_CHOSEN_MEMBER or (not target and status != "all"):
        table.then(RemoveStatus(do.seat, status, excluded_member(do, target)))
        return
    for name in targets_of(table, do, target or "each"):
        for kind in STATUSES if status in ("all", "any") else (status,):
            cure(table, name, kind)


@rule("SG-CHAL-023", "SG-STATUS-015", "DS-BASE-011")
def afflict_named(table: PartyTable, do: Do, status: str, target: str) -> None:
    """A status goes on the members that the text names."""
    for name in targets_of(table, do, target):
        afflict(table, name, status)


@op("hurt")
@rule("SG-HEALTH-001", "SG-CHAL-024", "DS-BASE-009", "DS-BASE-011", "DS-CHAL-010")
def op_hurt(table: PartyTable, do: Do, amount: int, target: str) -> None:
    """Lost health is split freely, participants first; or it hits whom the text names."""
    if not target:
        table.then(LoseHealth(amount, participants(table)))
    elif target in A_CHOSEN_MEMBER:
        table.then(LoseHealthByOne(amount, participants(table), excluded_member(do, target)))
    else:
        hit = [name for name in targets_of(table, do, target) if is_up_or_named(table, name, target)]
        table.then(*(LoseHealthOn(name, amount) for name in hit))


def is_up_or_named(table: PartyTable, name: str, target: str) -> bool:
    """A loss of each passes by those who are down; a named member's excess goes to others."""
    return target not in ("each", "participants") or table.bound.rulebook.is_up(table, name)


@op("draw")
@rule("SG-ADV-018", "SG-ABIL-014", "DS-TURN-005")
def op_draw(table: PartyTable, do: Do, count: int) -> None:
    """The user, or the bearer's player, draws ability cards into hand; never as a fate draw."""
    table.then(DrawCards(do.seat, count))


@op("discard")
def op_discard(table: PartyTable, do: Do, count: int) -> None:
    """The user discards ability cards from hand."""
    table.then(DiscardCards(do.seat, count))
