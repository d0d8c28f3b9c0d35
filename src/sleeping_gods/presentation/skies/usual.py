"""Decisions in the skies with one sensible answer, though others are legal."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...kernel.table import decision_of
from ...party.chapters.challenge import JoinChallenge, total
from ...party.chapters.strike import PlaceDamage
from ...party.table.bound import EnemyGrid
from ...skies.chapters.equip import PayEquip
from ...skies.chapters.foes import is_beaten
from ...skies.chapters.health import GainStamina, Heal
from ...skies.chapters.hero import is_up
from ...skies.table.records import STAMINA
from ...skies.table.table import SkiesTable
from ..party.needless_questions import enough_for_all, leftover_damage
from ..party.odds_presenter import LOWEST_FATE
from ..party.wording_presenter import GO_ON
from .repairs import to_mend


def usual(table: SkiesTable) -> Choice | None:
    """A whole hand that pays (DS-EQIP-006), a repair that is enough anyway (DS-REPR-005), help that is enough for all,
    damage that can only lie on the beaten (DS-DMGE-009)."""
    decision, crew = decision_of(table), table.crew
    if isinstance(decision, PayEquip):
        return table.offered[0] if len(table.offered) <= decision.left else None
    if isinstance(decision, JoinChallenge) and table.test.kind == "repair":
        return GO_ON if GO_ON in table.offered and to_mend(table, total(table, table.test) + LOWEST_FATE) == 0 else None
    if isinstance(decision, Heal) and not decision.whole:
        hurt = {name: member.damage for name, member in crew.items() if is_up(table, name)}
        return enough_for_all(table, decision.left, hurt)
    if isinstance(decision, GainStamina) and not decision.whole:
        return enough_for_all(table, decision.left, {name: STAMINA - member.stamina for name, member in crew.items()})
    return leftover_damage(table, is_beaten, _squares_shown) if isinstance(decision, PlaceDamage) else None


def _squares_shown(grid: EnemyGrid) -> int:
    """The squares that show anything: even a beaten enemy strikes back once."""
    mask = grid.synergy
    for square, _ in (*grid.bonuses, *grid.abilities):
        mask |= square
    return mask
