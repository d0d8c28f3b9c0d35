"""The abilities of enemies (SG-ENEMY): each is declared here once.

What one that acts does is code in ``sea/chapters/enemies.py``; its words are messages ``ability_NAME`` and
``ability-mark_NAME`` of both languages. A test names whatever a declared ability still lacks.
"""

from __future__ import annotations

from ...kernel.rules import plays
from ...party.table.enemy_abilities import Ability

INFLICTS = "inflicted-status"
"""The entry behind abilities that inflict a status."""
HULL = "enemy-ship-damage"
"""The entry behind abilities that harm the ship."""

DECLARED = (
    Ability("ship-damage", "SG-ENEMY-005", HULL),
    Ability("lose-resource", "SG-ENEMY-006", HULL),
    Ability("adjacent-damage-1", "SG-ENEMY-008", "adjacent-bonus", acts=False),
    Ability("adjacent-damage-2", "SG-ENEMY-008", "adjacent-bonus", acts=False),
    Ability("adjacent-regen-1", "SG-ENEMY-010", "regen"),
    Ability("disarm", "SG-ENEMY-011", "disarm"),
    Ability("discard-ability", "SG-ENEMY-012", "discard-ability"),
    Ability("first-strike", "SG-ENEMY-013", "first-strike", acts=False),
    Ability("flying", "SG-ENEMY-015", "flying", acts=False),
    Ability("frighten", "SG-ENEMY-016", INFLICTS, status="frightened"),
    Ability("low-morale", "SG-ENEMY-017", INFLICTS, status="low-morale"),
    Ability("madness", "SG-ENEMY-018", INFLICTS, status="madness"),
    Ability("regen-1", "SG-ENEMY-021", "regen"),
    Ability("regen-3", "SG-ENEMY-021", "regen"),
    Ability("resist-1", "SG-ENEMY-023", "resist", acts=False),
    Ability("venom", "SG-ENEMY-019", INFLICTS, status="venom"),
    Ability("weaken", "SG-ENEMY-020", INFLICTS, status="weakened"),
)
"""The abilities of enemies at sea, each with its rule and its entry."""
ENEMY_ABILITIES = {ability.name: ability for ability in DECLARED}
"""The abilities by their names."""

plays(f"{__name__}.DECLARED", *(ability.rule for ability in DECLARED if ability.status))
