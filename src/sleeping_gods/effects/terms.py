"""The game's terms: skills, statuses, targets, tokens, rooms and things that are counted. Their words are messages."""

from __future__ import annotations

SKILLS = ("strength", "perception", "savvy", "craft", "cunning")
"""The skills of the sea."""
SKIES_SKILLS = (*SKILLS, "moxie")
"""The skills of the skies: one more."""
STATUSES = ("venom", "frightened", "weakened", "madness", "low-morale")
"""Statuses that somebody can have."""
TARGETS = ("one", "each", "bearer", "another", "participants")
"""Whom an effect is for."""
TOKENS = ("diving-suit", "pollen-potion", "dinosaur-egg")
"""Story tokens of the sea."""
ROOMS = ("bridge", "galley", "deck", "quarters", "sick-bay")
"""Rooms of the ship."""
OBSTACLES = ("water", "cold", "steep")
"""Obstacles between the squares of the skies."""
FACTIONS = ("trusiam", "rebels")
"""Factions of the skies."""
MOMENTS = (
    *("fatigue-removed", "cook", "combat-start", "hit", "defeats-enemy", "turn-start", "port"),
    *(f"room-{room}" for room in ROOMS),
)
"""Moments of a ``when`` table."""

FOODS = ("grain", "meat", "vegetables")
"""Kinds of food."""
RESOURCES = ("coins", *FOODS, "materials", "artifacts")
"""Goods of the sea."""
GAINABLE = (*RESOURCES, "xp", "command", "feared", "revered")
"""What an effect may give."""
LOSABLE = (*RESOURCES, "food", "resources", "xp", "command")
"""What an effect may take; ``food`` and ``resources`` stand for any of them."""
PAYABLE = (*RESOURCES, "food")
"""What a cost or a recipe may ask for, and what a condition may count."""

SKIES_COMMON = ("ogroot", "whiskey", "torch", "sand-honey", "rope", "meat")
"""Common resources of the skies."""
SKIES_RARE = ("tundra-berry", "bloodflower", "gergon-leaf", "fire-quartz", "ice-diamond", "jadeworm-egg")
"""Quest resources from low to high: a higher one may stand in for a lower one."""
SKIES_RESOURCES = (*SKIES_COMMON, *SKIES_RARE)
"""All resources of the skies."""
SKIES_PAYABLE = (*SKIES_RESOURCES, "resources")
"""What a cost may ask for in the skies; ``resources`` stands for any."""

PLURALS = {
    "coin": "coins",
    "vegetable": "vegetables",
    "material": "materials",
    "artifact": "artifacts",
    "resource": "resources",
}
"""Singulars that are read as the plural by which a thing is known."""

NOUNS = tuple(
    dict.fromkeys(
        (
            *(*RESOURCES, "food", "resources", "xp", "command", "feared", "revered"),
            *("health", "skies-health", "fatigue", "damage", "ship-damage"),
            *("ability", "market", "region", "totems", "defeats"),
            *SKIES_RESOURCES,
            *("stamina", "power", "threat", "fuel", "camps", "marks", "square"),
        )
    )
)
"""Things that are counted."""
