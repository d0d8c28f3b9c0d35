"""The entry that leads where a decision of the skies is asked about, if the rules it plays would not put it first."""

from __future__ import annotations

LEADS: dict[str, tuple[str, ...]] = {
    "AlterAttack": ("attack",),
    "AlterTest": ("adjust-challenge",),
    "Attacks": ("play-combat-card", "attack"),
    "DealCrew": ("control",),
    "DealPooled": ("join-and-leave",),
    "DiscardCards": ("hand",),
    "DrawCard": ("draw-cards", "hand"),
    "GainStatus": ("status",),
    "Heal": ("health",),
    "HealAlly": ("enemy-heal",),
    "LayEnemy": ("combat-setup",),
    "LoseAbility": ("discard-ability",),
    "LoseHealth": ("damage",),
    "LoseHealthByOne": ("damage",),
    "LoseResource": ("resource",),
    "MayFlee": ("boss",),
    "NextAction": ("wandering-encounter",),
    "PowerAlly": ("power",),
    "Raise": ("revive",),
    "RemoveStatus": ("status",),
    "RollDie": ("combat-die",),
    "TakeAction": ("actions", "time"),
    "TakeOne": ("join-and-leave",),
    "Walk": ("travel",),
    "WeakenFoe": ("power",),
}
"""Class of the decision to slugs, best first."""
TESTS: dict[str, str] = {"flight": "flight-check", "repair": "repair"}
"""Kind of a test to the entry that leads while its fate is drawn or changed; a challenge is what its decisions say."""
