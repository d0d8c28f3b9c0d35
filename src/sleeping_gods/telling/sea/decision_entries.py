"""The entry that leads where a decision of the sea is asked about, if the rules it plays would not put it first."""

from __future__ import annotations

LEADS: dict[str, tuple[str, ...]] = {
    "AlterAttack": ("accuracy",),
    "AlterDamage": ("extra-damage",),
    "AlterTest": ("discard-for-skill", "change-fate"),
    "Attacks": ("attack", "combat-action-token"),
    "BeforeChallenge": ("equip",),
    "BeforeCombat": ("combat-setup",),
    "DealCrew": ("crew-distribution",),
    "Disarm": ("disarm",),
    "DrawCard": ("ability-deck", "hand"),
    "FindWatchful": ("search",),
    "HandLimit": ("hand",),
    "LayEnemy": ("combat-setup",),
    "LoseAbility": ("discard-ability",),
    "LoseEvent": ("event-debt",),
    "LoseResource": ("resource",),
    "MayAttempt": ("ongoing-event",),
    "MayCancel": ("event",),
    "NextVictim": ("end-of-round",),
    "PayRecipe": ("cooking",),
    "RemoveFatigue": ("fatigue",),
    "RemoveStatus": ("status",),
    "RestoreHealth": ("health",),
    "Sail": ("distance", "region"),
    "SearchMore": ("search",),
    "TakeWeapon": ("weapon",),
}
"""Class of the decision to slugs, best first."""
TESTS: dict[str, str] = {"attack": "accuracy", "room": "ship-damage", "travel": "distance"}
"""Kind of a test to the entry that leads while its fate is drawn or changed; a challenge is what its decisions say."""
