"""The abilities of enemies (SG-ENEMY): each is declared here once.

What one that acts does is code in ``sea/chapters/enemies.py``; its words are messages ``ability_NAME`` and
``ability-mark_NAME`` of both languages. A test names whatever a declared ability still lacks.
"""

from __future__ import annotations

from dataclasses import dataclass

INFLICTS, HULL = "inflicted-status", "enemy-ship-damage"


@dataclass(frozen=True, slots=True)
class Ability:
    """An ability on a square of an enemy card."""

    name: str
    rule: str
    """The rule that says what it does."""
    entry: str
    """The entry of the rules that explains it."""
    acts: bool = True
    """Whether it acts at the end of a round; others count for as long as their square is uncovered."""

    @property
    def icon(self) -> str:
        """The key of its picture: its name without a number."""
        return self.name.rstrip("0123456789").rstrip("-")


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
    Ability("frighten", "SG-ENEMY-016", INFLICTS),
    Ability("low-morale", "SG-ENEMY-017", INFLICTS),
    Ability("madness", "SG-ENEMY-018", INFLICTS),
    Ability("regen-1", "SG-ENEMY-021", "regen"),
    Ability("regen-3", "SG-ENEMY-021", "regen"),
    Ability("resist-1", "SG-ENEMY-023", "resist", acts=False),
    Ability("venom", "SG-ENEMY-019", INFLICTS),
    Ability("weaken", "SG-ENEMY-020", INFLICTS),
)
ENEMY_ABILITIES = {ability.name: ability for ability in DECLARED}
"""The abilities by their names."""
