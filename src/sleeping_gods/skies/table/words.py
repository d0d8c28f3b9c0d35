"""The closed word lists of the skies: skills, statuses, resources, obstacles."""

from __future__ import annotations

from ...effects import terms
from ...kernel.rules import plays

SKILLS = terms.SKIES_SKILLS
"""Skills of the characters."""
STATUSES = terms.STATUSES
"""Statuses of the characters."""
COMMON = terms.SKIES_COMMON
"""Common resources."""
RARE = terms.SKIES_RARE
"""Quest resources from low to high: a higher one may stand in for a lower one."""
RESOURCES = terms.SKIES_RESOURCES
"""All resources."""
OBSTACLES = terms.OBSTACLES
"""Obstacles between squares."""
CLAIRE = "claire"
"""The character who travels."""
ROSTER = (CLAIRE, "ed", "ezarius", "jessie", "miguel")
"""The characters."""
FACTIONS = terms.FACTIONS
"""Factions that the party has marks of."""
LEVELS = ("normal", "easy", "hard")
"""Levels of difficulty."""
EDGES = ("north", "east", "south", "west")
"""Edges of a page."""
ADVENTURE_KINDS = ("person", "gear", "recipe", "totem", "passenger", "place")
"""What adventure cards are, apart from combat cards and curses."""
COMPLETIONS = ("plane-moved",)
"""What completes an event by itself."""
CAMPAIGNS = ("standard", "long")
"""The lengths of a campaign."""
MAX_FACE = 9
"""The highest figure that a face of the combat die may have, in a pack or as an owner enters it."""
MARKS = {"r": "river", "?": "unknown"}
"""Marks of an atlas square by their signs in a grid."""
OPTIONS: dict[str, tuple[str, ...]] = {
    "level": LEVELS,
    "instant": ("off", "on"),
    "length": CAMPAIGNS,
    "landing": ("off", "quick"),
    "window": ("decider", "all"),
}
"""The closed options; ``first``, ``crew``, ``unlocked``, ``plane`` and ``date`` take values of their own."""

plays(f"{__name__}.SKILLS", "DS-COMP-006", "DS-SKIL-001", "DS-PREV-001")
plays(f"{__name__}.RESOURCES", "DS-COMP-006", "DS-RESC-001")
plays(f"{__name__}.RARE", "DS-TOTM-003", "DS-TOTM-007")
plays(f"{__name__}.OBSTACLES", "DS-COMP-006", "DS-TRAV-005")
plays(f"{__name__}.ROSTER", "DS-BASE-002", "DS-COMP-003")
plays(f"{__name__}.STATUSES", "DS-COMP-006", "DS-STAT-001")
