"""The closed word lists of the sea: rooms, skills, statuses, resources."""

from __future__ import annotations

from ...effects import terms
from ...kernel.rules import plays

ROOMS = terms.ROOMS
"""Spaces of the ship board with a room."""
HULL = "hull"
"""The space of the ship board without a room."""
SPACES = (*ROOMS, HULL)
"""All spaces of the ship board."""
SKILLS = terms.SKILLS
"""Skills of the crew."""
STATUSES = terms.STATUSES
"""Statuses of the crew."""
FOODS = terms.FOODS
"""Kinds of food."""
RESOURCES = terms.RESOURCES
"""Everything that is counted in the hold."""
EVENT_KINDS = ("mild", "perilous", "deadly")
"""Kinds of events, from the top of their deck."""
FINALE = "F1"
"""The paragraph with which the finale begins."""
FINALE_LOST = "F2"
"""The paragraph that the second defeat in the finale leads to."""
PASSES = {1: "1", 2: "1.2", 3: FINALE}
"""The paragraph that is read when each pass through the event deck is used up."""
STARTING_QUESTS = (1, 2)
"""The numbers of the quests of a new campaign."""
LETTERS = ("A", "B", "C", "D", "E", "F", "G", "H")
"""Explore tokens."""
STORY_TOKENS = terms.TOKENS
"""Story tokens."""
CAPTAIN = "odessa"
"""The captain of the ship."""
OPTIONS: dict[str, tuple[str, ...]] = {
    "mode": ("normal", "brutal"),
    "easy": ("off", "on"),
    "dice": ("off", "may", "always"),
    "points": ("off", "on"),
    "window": ("decider", "all"),
}
"""The closed options; ``first``, ``crew``, ``unlocked`` and ``date`` take values of their own."""

plays(f"{__name__}.SKILLS", "SG-CREW-003")
plays(f"{__name__}.ROOMS", "SG-SHIP-001")
plays(f"{__name__}.RESOURCES", "SG-RES-001")
plays(f"{__name__}.STARTING_QUESTS", "SG-SETUP-020", "SG-RESET-002")
