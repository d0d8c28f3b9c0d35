"""The game's terms: skills, statuses, targets, tokens, rooms and things that are counted. Their words are messages."""

from __future__ import annotations

SKILLS = ("strength", "perception", "savvy", "craft", "cunning")
SKIES_SKILLS = (*SKILLS, "moxie")
"""The five skills of the sea, and the one that only the skies have."""
STATUSES = ("venom", "frightened", "weakened", "madness", "low-morale")
TARGETS = ("one", "each", "bearer", "another", "participants")
TOKENS = ("diving-suit", "pollen-potion", "dinosaur-egg")
ROOMS = ("bridge", "galley", "deck", "quarters", "sick-bay")
OBSTACLES = ("water", "cold", "steep")
FACTIONS = ("trusiam", "rebels")
MOMENTS = (
    *("fatigue-removed", "cook", "combat-start", "hit", "defeats-enemy", "turn-start", "port"),
    *(f"room-{room}" for room in ROOMS),
)
"""Moments of a ``when`` table."""

FOODS = ("grain", "meat", "vegetables")
RESOURCES = ("coins", *FOODS, "materials", "artifacts")
GAINABLE = (*RESOURCES, "xp", "command", "feared", "revered")
LOSABLE = (*RESOURCES, "food", "resources", "xp", "command")
PAYABLE = (*RESOURCES, "food")
"""What a cost or a recipe may ask for, and what a condition may count."""

SKIES_RESOURCES = (
    *("ogroot", "whiskey", "torch", "sand-honey", "rope", "meat"),
    *("tundra-berry", "bloodflower", "gergon-leaf", "fire-quartz", "ice-diamond", "jadeworm-egg"),
)

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
