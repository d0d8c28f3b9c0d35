"""The abilities of enemies (DS-ENAB): each is declared here once.

What one that acts does is code in ``skies/chapters/enemy_phase.py``; its words are messages ``ability_NAME`` and
``ability-mark_NAME`` of both languages. A test names whatever a declared ability still lacks.
"""

from __future__ import annotations

from ...kernel.rules import plays
from ...party.table.enemy_abilities import Ability

INFLICTS = "inflicted-status"
"""The entry behind abilities that inflict a status."""
DEALS = "damage-ability"
"""The entry behind abilities that deal damage."""
HEALS = "enemy-heal"
"""The entry behind abilities that heal enemies."""

DECLARED = (
    Ability("add-power-ally", "DS-ENAB-001", "power", numbered=True),
    Ability("add-power-self", "DS-ENAB-001", "power", numbered=True),
    Ability("allies-damage", "DS-ENAB-002", "allies-damage", acts=False, numbered=True),
    Ability("block", "DS-ENAB-003", "enemy-block", acts=False, numbered=True),
    Ability("die-minus", "DS-ENAB-004", "combat-die", acts=False),
    Ability("counter-all", "DS-ENAB-005", DEALS, acts=False, numbered=True),
    Ability("deal-all", "DS-ENAB-006", DEALS, numbered=True),
    Ability("deal-one", "DS-ENAB-007", DEALS, numbered=True),
    Ability("discard-ability", "DS-ENAB-008", "discard-ability"),
    Ability("first-strike", "DS-ENAB-009", "first-strike", acts=False),
    Ability("frighten", "DS-ENAB-010", INFLICTS, status="frightened"),
    Ability("low-morale", "DS-ENAB-011", INFLICTS, status="low-morale"),
    Ability("madness", "DS-ENAB-012", INFLICTS, status="madness"),
    Ability("venom", "DS-ENAB-013", INFLICTS, status="venom"),
    Ability("weaken", "DS-ENAB-014", INFLICTS, status="weakened"),
    Ability("heal-self", "DS-ENAB-015", HEALS, numbered=True),
    Ability("heal-ally", "DS-ENAB-015", HEALS, numbered=True),
    Ability("lose-resource", "DS-ENAB-017", "discard-ability"),
)
"""The abilities of enemies in the skies, each with its rule and its entry."""
ENEMY_ABILITIES = {ability.name: ability for ability in DECLARED}
"""The abilities by their names."""

plays(f"{__name__}.DECLARED", *(ability.rule for ability in DECLARED if ability.status))
