"""Short words of the skies that no pack names: enemy abilities, skills, levels, marks of the atlas."""

from __future__ import annotations

from ...skies.chapters.foes import split
from ..party import boards

ABILITIES: dict[str, tuple[str, str]] = {
    "add-power-ally": ("PA", "an ally gains {} power"),
    "add-power-self": ("PS", "gains {} power"),
    "allies-damage": ("AD", "allies strike back for {} more"),
    "block": ("Bl", "blocks {}"),
    "die-minus": ("D-", "the combat die is always -1"),
    "counter-all": ("CA", "striking back, {} damage to all"),
    "deal-all": ("DA", "{} damage to all"),
    "deal-one": ("DO", "{} damage to one of you"),
    "discard-ability": ("XA", "discard an equipped ability"),
    "first-strike": ("1st", "strikes back first"),
    "frighten": ("Fr", "frighten"),
    "low-morale": ("LM", "low morale"),
    "madness": ("Ma", "madness"),
    "venom": ("Ve", "venom"),
    "weaken": ("We", "weaken"),
    "heal-self": ("HS", "heals {}"),
    "heal-ally": ("HA", "heals an ally by {}"),
    "lose-resource": ("LR", "lose a resource"),
}
"""How a square shows an ability, and what it does."""
STATUS_WORDS: dict[str, str] = {
    "venom": "Venom: 1 health is lost whenever a turn ends.",
    "frightened": "Frightened: no combat card may be played on the character.",
    "weakened": "Weakened: every skill is 2 less.",
    "madness": "Madness: abilities of the character and of equipped cards cannot be used.",
    "low-morale": "Low morale: taking part in a challenge costs 2 stamina.",
}
"""What a status means to whoever has it."""
SKILL_SHORT: dict[str, str] = {**boards.SKILL_SHORT, "moxie": "Mox"}
OBSTACLES: dict[str, tuple[str, str]] = {"water": ("water", "wat"), "cold": ("cold", "cld"), "steep": ("steep", "stp")}
"""Obstacles in the squares of the atlas: in full, and where room is scarce."""
MARKS: dict[str, str] = {"river": "river", "unknown": "?"}


def ability_mark(ability: str) -> str:
    """An enemy's ability in a few letters."""
    name, number = split(ability)
    return ABILITIES[name][0] + (str(number) if number else "")


def ability_words(ability: str) -> str:
    """An enemy's ability in words."""
    name, number = split(ability)
    return ABILITIES[name][1].format(number)
