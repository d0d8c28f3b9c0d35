"""The entry that leads where a decision of the sea is asked about, if the rules it plays would not put it first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.steps import Decision
from ...party.acts.alter import AlterTest
from ...party.chapters.ability_deck import DrawCard
from ...party.chapters.challenge import JoinChallenge
from ...party.chapters.deal import DealCrew
from ...party.chapters.fate import DrawFate
from ...party.chapters.goods import LoseAbility, LoseResource
from ...party.chapters.row import LayEnemy
from ...party.chapters.statuses import RemoveStatus
from ...sea.chapters.adventure import TakeWeapon
from ...sea.chapters.attack import AlterAttack, AlterDamage
from ...sea.chapters.challenge import BeforeChallenge
from ...sea.chapters.combat import Attacks, BeforeCombat
from ...sea.chapters.cooking import PayRecipe
from ...sea.chapters.enemies import Disarm
from ...sea.chapters.event_deck import LoseEvent
from ...sea.chapters.events import MayAttempt, MayCancel
from ...sea.chapters.fate import DrawOrRoll, HandLimit, RollFate
from ...sea.chapters.fatigue import RemoveFatigue
from ...sea.chapters.health import RestoreHealth
from ...sea.chapters.hits import NextVictim
from ...sea.chapters.search import FindWatchful, SearchMore
from ...sea.chapters.travel import Sail

LEADS: Mapping[type[Decision[Any]], tuple[str, ...]] = {
    AlterAttack: ("accuracy",),
    AlterDamage: ("extra-damage",),
    AlterTest: ("discard-for-skill", "change-fate"),
    Attacks: ("attack", "combat-action-token"),
    BeforeChallenge: ("equip",),
    BeforeCombat: ("combat-setup",),
    DealCrew: ("crew-distribution",),
    Disarm: ("disarm",),
    DrawCard: ("ability-deck", "hand"),
    FindWatchful: ("search",),
    HandLimit: ("hand",),
    LayEnemy: ("combat-setup",),
    LoseAbility: ("discard-ability",),
    LoseEvent: ("event-debt",),
    LoseResource: ("resource",),
    MayAttempt: ("ongoing-event",),
    MayCancel: ("event",),
    NextVictim: ("end-of-round",),
    PayRecipe: ("cooking",),
    RemoveFatigue: ("fatigue",),
    RemoveStatus: ("status",),
    RestoreHealth: ("health",),
    Sail: ("distance", "region"),
    SearchMore: ("search",),
    TakeWeapon: ("weapon",),
}
"""Class of the decision to slugs, best first."""
TESTS: Mapping[str, str] = {"attack": "accuracy", "room": "ship-damage", "travel": "distance"}
"""Kind of a test to the entry that leads while its fate is drawn or changed; a challenge is what its decisions say."""
IN_TESTS: tuple[type[Decision[Any]], ...] = (JoinChallenge, DrawFate, AlterTest, DrawOrRoll, RollFate)
"""Decisions that every kind of test has."""
