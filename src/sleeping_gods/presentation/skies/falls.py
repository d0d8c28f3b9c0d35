"""Who of the party may fall by what strikes back at an attack."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...skies.chapters.damage import blocked, outlook
from ...skies.chapters.foes import ability_sum, foe_in_row
from ...skies.chapters.hero import health_left
from ...skies.table.records import Foe
from ...skies.table.table import SkiesTable
from ..localizer import Localizer
from ..party.fall_risk import StrikeBack, fall_risk, landing_risk
from ..scene.menu import FallRisk
from .blows import coming_back
from .names import first_name


def risk_of(localizer: Localizer, table: SkiesTable, choice: Choice) -> FallRisk | None:
    """What an attack may cost whoever makes it, power taken away and block counted in (DS-ATTK-013), and everybody."""
    match choice:
        case ("attack", target, "with", name, "using", card) if (foe := foe_in_row(table, target)) is not None:
            back = coming_back(table, name, card, foe)
            return fall_risk(localizer, _strike_back(localizer, table, name, foe, back))
    return None


def risk_now(localizer: Localizer, table: SkiesTable) -> str:
    """Who may fall by the attack in progress or the hit about to land, in words; empty if nobody."""
    fight = table.fight
    if fight.victim:
        left = max(0, fight.blow - blocked(table))
        return landing_risk(
            localizer, first_name(localizer, table, fight.victim), health_left(table, fight.victim), left
        )
    attack = fight.attack
    foe = foe_in_row(table, attack.target) if attack is not None else None
    if attack is None or foe is None or attack.countered:
        return ""
    risk = fall_risk(localizer, _strike_back(localizer, table, attack.crew, foe, -outlook(table).attacker))
    return risk.long if risk is not None else ""


def _strike_back(localizer: Localizer, table: SkiesTable, name: str, foe: Foe, back: int) -> StrikeBack:
    """What strikes back at an attack, and who else would fall by what it deals to all."""
    to_all = ability_sum(table, foe, "counter-all")
    weak = [other for other in table.crew if other != name and 0 < health_left(table, other) <= to_all]
    return StrikeBack(
        first_name(localizer, table, name),
        health_left(table, name),
        back,
        first=ability_sum(table, foe, "first-strike") > 0,
        to_all=to_all,
        weak=tuple(first_name(localizer, table, other) for other in weak),
    )
