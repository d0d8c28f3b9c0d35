"""Who of the crew may fall by what strikes back at an attack."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...kernel.table import decision_of
from ...sea.chapters.attack import returned
from ...sea.chapters.crew import health_left, weapon_named
from ...sea.chapters.foes import foe_named, is_beaten, uncovered
from ...sea.chapters.hits import Block
from ...sea.table.records import Attack, Foe
from ...sea.table.table import SeaTable
from ..localizer import Localizer
from ..party.fall_risk import StrikeBack, fall_risk, landing_risk
from ..scene.menu import FallRisk
from .names import short_name


def risk_of(localizer: Localizer, table: SeaTable, choice: Choice) -> FallRisk | None:
    """What an attack may cost whoever makes it, the block of the weapon taken off (SG-COMBAT-039)."""
    match choice:
        case ("attack", target, "with", crew, "using", weapon) if (foe := foe_named(table, target)) is not None:
            return fall_risk(localizer, _strike_back(localizer, table, Attack(crew, target, weapon), foe))
    return None


def risk_now(localizer: Localizer, table: SeaTable) -> str:
    """Who may fall by the attack in progress or the hit about to land, in words; empty if nobody."""
    combat, decision = table.fight, decision_of(table)
    if isinstance(decision, Block):
        left = max(0, decision.amount - combat.block)
        who = short_name(localizer, table.pack, decision.crew)
        return landing_risk(localizer, who, health_left(table, decision.crew), left)
    attack = combat.attack
    foe = foe_named(table, attack.target) if attack is not None else None
    if attack is None or foe is None or attack.countered:
        return ""
    if attack.settled and (attack.hit or attack.rapid) and is_beaten(table, foe):
        return ""
    risk = fall_risk(localizer, _strike_back(localizer, table, attack, foe))
    return risk.long if risk is not None else ""


def _strike_back(localizer: Localizer, table: SeaTable, attack: Attack, foe: Foe) -> StrikeBack:
    """What strikes back at an attack; it comes first if the attack missed, or if the enemy strikes first."""
    amount, block = returned(table, attack, foe), weapon_named(table, attack.crew, attack.weapon).block
    missed = attack.settled and not attack.hit and not attack.rapid
    return StrikeBack(
        short_name(localizer, table.pack, attack.crew),
        health_left(table, attack.crew),
        max(0, amount - block),
        first=missed or uncovered(table, foe, "first-strike") > 0,
    )
