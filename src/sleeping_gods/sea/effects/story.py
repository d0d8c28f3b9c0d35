"""Effects that lead to challenges, fights and endings."""

from __future__ import annotations

from ...kernel.rules import rule
from ...party.chapters.challenge import Challenge
from ...party.effects.program import Do
from ..acts.uses import special_uses
from ..chapters.challenge import BeforeChallenge, may_equip
from ..chapters.combat import StartCombat
from ..chapters.score import reach_ending
from ..table.table import SeaTable
from .ops import op


@op("challenge")
@rule("SG-FAQ-001", "SG-CHAL-033", "SG-CHAL-034", "SG-ABIL-011", "SG-EXPLORE-017")
def op_challenge(table: SeaTable, do: Do, skill: str, number: int, only: str) -> None:
    """A challenge must be met before the next effect; whoever could not equip since it was read may do so before."""
    waits = comes_unasked(table, do) and may_equip(table)
    if only and table.own_box() is not None:
        waits = True  # nobody else joins, but the group may have settled it on its own table
    kind = BeforeChallenge if waits else Challenge
    table.then(kind(skill, number, only, f"{do.program}/{do.at}", do.bearer))


def comes_unasked(table: SeaTable, do: Do) -> bool:
    """Whether nothing was asked since the challenge was read, or since the challenge or fight before it."""
    if do.at:
        return table.bound.printed[do.program][do.at - 1].name in ("challenge", "combat")
    return do.program == table.event and not special_uses(table, "event")


@op("combat")
@rule("SG-COMBAT-001")
def op_combat(table: SeaTable, do: Do, *numbers: int) -> None:
    """The enemies must be beaten before the next effect."""
    win = do.arm("win")
    if win in table.bound.programs:
        table.then(Do(win, seat=do.seat, bearer=do.bearer))
    table.then(StartCombat(table.bound.fetched(numbers)))


@op("ending")
def op_ending(table: SeaTable, do: Do, name: str) -> None:
    """The campaign ends with this ending."""
    reach_ending(table, name)
