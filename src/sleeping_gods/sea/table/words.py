"""The closed word lists of the sea: rooms, skills, statuses, resources."""

from __future__ import annotations

from ...kernel.rules import plays

ROOMS = ("bridge", "galley", "deck", "quarters", "sick-bay")
HULL = "hull"
SPACES = (*ROOMS, HULL)
SKILLS = ("strength", "perception", "savvy", "craft", "cunning")
STATUSES = ("venom", "frightened", "weakened", "madness", "low-morale")
FOODS = ("grain", "meat", "vegetables")
GOODS = (*FOODS, "materials")
RESOURCES = ("coins", *GOODS, "artifacts")
EVENT_KINDS = ("mild", "perilous", "deadly")
LETTERS = ("A", "B", "C", "D", "E", "F", "G", "H")
STORY_TOKENS = ("diving-suit", "pollen-potion", "dinosaur-egg")
CAPTAIN = "odessa"
SEATS = ("p1", "p2", "p3", "p4")
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
