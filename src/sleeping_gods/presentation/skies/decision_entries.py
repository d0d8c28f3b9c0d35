"""The entry that leads where a decision of the skies is asked about, if the rules it plays would not put it first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.steps import Decision
from ...party.acts.alter import AlterTest
from ...party.chapters.ability_deck import DiscardCards, DrawCard
from ...party.chapters.challenge import JoinChallenge
from ...party.chapters.deal import DealCrew
from ...party.chapters.fate import DrawFate
from ...party.chapters.goods import LoseAbility, LoseResource
from ...party.chapters.health import LoseHealth, LoseHealthByOne
from ...party.chapters.row import LayEnemy
from ...party.chapters.statuses import GainStatus, RemoveStatus
from ...skies.chapters.attack import AlterAttack, RollDie
from ...skies.chapters.camp import Raise
from ...skies.chapters.combat import Attacks
from ...skies.chapters.combat_end import MayFlee
from ...skies.chapters.encounter import NextAction
from ...skies.chapters.enemy_phase import HealAlly, PowerAlly
from ...skies.chapters.health import GainStamina, Heal
from ...skies.chapters.joining import DealPooled, TakeOne
from ...skies.chapters.supply import PayAny
from ...skies.chapters.travel import Walk
from ...skies.chapters.turn import TakeAction
from ...skies.effects.combat import WeakenFoe

LEADS: Mapping[type[Decision[Any]], tuple[str, ...]] = {
    AlterAttack: ("attack",),
    AlterTest: ("adjust-challenge",),
    Attacks: ("play-combat-card", "attack"),
    DealCrew: ("control",),
    DealPooled: ("join-and-leave",),
    DiscardCards: ("hand",),
    DrawCard: ("draw-cards", "hand"),
    GainStamina: ("stamina",),
    GainStatus: ("status",),
    Heal: ("health",),
    HealAlly: ("enemy-heal",),
    LayEnemy: ("combat-setup",),
    LoseAbility: ("discard-ability",),
    LoseHealth: ("damage",),
    LoseHealthByOne: ("damage",),
    LoseResource: ("resource",),
    MayFlee: ("boss",),
    NextAction: ("wandering-encounter",),
    PayAny: ("resource",),
    PowerAlly: ("power",),
    Raise: ("revive",),
    RemoveStatus: ("status",),
    RollDie: ("combat-die",),
    TakeAction: ("actions", "time"),
    TakeOne: ("join-and-leave",),
    Walk: ("travel",),
    WeakenFoe: ("power",),
}
"""Class of the decision to slugs, best first."""
TESTS: Mapping[str, str] = {"flight": "flight-check", "repair": "repair"}
"""Kind of a test to the entry that leads while its fate is drawn or changed; a challenge is what its decisions say."""
IN_TESTS: tuple[type[Decision[Any]], ...] = (JoinChallenge, DrawFate, AlterTest)
"""Decisions that every kind of test has."""
