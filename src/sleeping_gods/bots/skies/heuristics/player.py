"""A bot of the skies: it plans its journey, and decides everything else by heuristics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from ....kernel.choices import Choice
from ....kernel.luck import Luck
from ....kernel.play import options
from ....kernel.steps import Step
from ....party.acts.alter import AlterTest
from ....party.chapters.challenge import JoinChallenge
from ....party.chapters.goods import LoseResource
from ....party.chapters.health import LoseHealth, LoseHealthByOne
from ....party.chapters.strike import PlaceDamage
from ....party.effects.program_path import choice_path
from ....party.table.table import PartyTable
from ....skies.acts.uses import use_of
from ....skies.chapters.attack import AlterAttack
from ....skies.chapters.camp import Raise, Relief
from ....skies.chapters.combat import Attacks
from ....skies.chapters.combat_end import MayFlee
from ....skies.chapters.combat_setup import Ready
from ....skies.chapters.counterattack import Block
from ....skies.chapters.encounter import NextAction, PlaceStandees
from ....skies.chapters.enemy_phase import Victim
from ....skies.chapters.equip import PayEquip
from ....skies.chapters.fate import KeepOne, KeepSeven
from ....skies.chapters.health import GainStamina, Heal
from ....skies.chapters.supply import PayAny
from ....skies.chapters.synergy import GiveSynergy
from ....skies.chapters.totems import PayTotem
from ....skies.chapters.travel import FaceObstacle
from ....skies.chapters.turn import TakeAction
from ....skies.effects.combat import WeakenFoe
from ....skies.table.records import NOWHERE
from ....skies.table.table import SkiesTable
from ...party.blow_placement import BlowPlacement
from ...party.choice_words import named_in
from ...party.player import Player, challenge_path
from ...story.milestones import Milestone
from ...story.story_facts import Fact
from ..choice_worth import SkiesChoiceWorth
from ..story_index import SkiesIndex
from . import care, fights
from . import challenges as tests
from .journey import JourneyPlan
from .threats import skies_stakes

CHANCE_WANTED_ON_THE_WAY = 0.95
"""How likely a bot wants success in a test whose pass arm lies on its way."""
CROSSED_OFF = "crossed "
"""The beginning of facts that say a location is crossed off."""
MAX_CARE_PER_TURN = 8
"""How often in a turn a party cares for itself at any time."""
LEAST_WORTH_OF_ENDING_EVENT = -2.0
"""An event in play is ended by careful parties if the effects of doing so are worth more than this."""
OFF_PLAN_ONE_IN = 6
"""Once in so many times a bot of the skies does something else than its plan: there is much to try."""
TIE_BREAKS = 9
"""How many numbers luck picks from to decide between equals."""
HEALTH_TO_STAY = 12
"""With less health a party flees from a fight if it may."""


class SkiesPlayer(Player):
    """A bot of the skies."""

    index: SkiesIndex
    choice_worth = SkiesChoiceWorth()

    def __init__(self, index: SkiesIndex, kind: str, hits: Counter[str], focus: Sequence[Milestone] = ()) -> None:
        super().__init__(index, kind, hits, focus)
        self.journey = JourneyPlan(self, index.airways)
        self.placement = BlowPlacement(skies_stakes)

    def decide(self, table: PartyTable, decision: Step[PartyTable], luck: Luck) -> Choice:
        """The choice at a decision of the skies."""
        handler = HANDLERS.get(type(decision))
        if handler is None or not isinstance(table, SkiesTable):
            return super().decide(table, decision, luck)
        return handler(self, table, decision, luck)

    def wanted(self, milestone: Milestone, own: set[Fact]) -> set[str]:
        """The places that bring a milestone nearer.

        For a totem those that give a quest with a sleeping totem; once such a quest is owned, those with resources too.
        """
        facts, givers = self.index.facts, self.index.givers
        if milestone.fact not in facts.totems:
            return super().wanted(milestone, own)
        keys = {key for quest in facts.dormant if quest not in own for key in givers.get(quest, ())}
        if any(quest in own for quest in facts.dormant):
            keys |= self.index.resource_places
        return keys

    def take_action(self, table: SkiesTable, decision: TakeAction, luck: Luck) -> Choice:
        """Care for the party, then go on with the journey."""
        if self.acts_this_turn < MAX_CARE_PER_TURN:
            choice = self._act_before_action(table, table.acts(decision), luck)
            if choice is not None:
                self.acts_this_turn += 1
                return choice
        return self.journey.action(table, luck)

    def _act_before_action(self, table: SkiesTable, acts: Sequence[Choice], luck: Luck) -> Choice | None:
        """An act of care; if none is needed, ending an event for careful bots, now and then any act for others."""
        choice = care.care(table, acts)
        if choice is not None:
            return choice
        if self.careful:
            return self.end_event(table, acts)
        if acts and luck.below(OFF_PLAN_ONE_IN) == 0:
            others = [choice for choice in acts if choice[0] in ("complete", "play")]
            return luck.pick(others) if others else None
        return None

    def end_event(self, table: SkiesTable, acts: Sequence[Choice]) -> Choice | None:
        """Completing the event in play whose completion is worth most, if that does little harm; None if none does."""
        printed = table.bound.printed
        completions = [choice for choice in acts if choice[0] == "complete"]
        worths = {
            choice: self.choice_worth.of_program(table, printed.get(f"{named_in(choice)}:complete", ()))
            for choice in completions
        }
        best = max(completions, key=lambda choice: worths[choice], default=None)
        return best if best is not None and worths[best] > LEAST_WORTH_OF_ENDING_EVENT else None

    def attack(self, table: SkiesTable, decision: Attacks, luck: Luck) -> Choice:
        """The best attack; but in an end story that the bot wants to lose, it concedes."""
        if self.wants_defeat(table):
            return ("concede", "combat") if ("concede", "combat") in table.offered else ("end", "attacks")
        return fights.attack(table, table.offered)

    def wants_defeat(self, table: SkiesTable) -> bool:
        """True in the end story if the page that the bot looks for can be read only after a defeat there."""
        return table.finale and bool(self.focus) and any(need.startswith(CROSSED_OFF) for need in self.focus[-1].needs)

    def ready(self, table: SkiesTable, decision: Ready, luck: Luck) -> Choice:
        """The last care before a fight."""
        choice = care.care(table, table.acts(decision)) if self.acts_this_turn < MAX_CARE_PER_TURN else None
        if choice is None:
            return table.offered[0]
        self.acts_this_turn += 1
        return choice

    def join(self, table: SkiesTable, decision: JoinChallenge, luck: Luck) -> Choice:
        """Nobody joins a test that should fail."""
        if self.wants_failure(table):
            return ("go", "on")
        if table.test.kind == "repair":
            return self._repairers(table)
        is_on_the_way = f"{challenge_path(table)}pass" in self.way
        wants_more = is_on_the_way and self.kind != "careful"  # the careful kind joins no more often than usual
        return tests.join(table, sure=CHANCE_WANTED_ON_THE_WAY if wants_more else tests.SURE)

    def _repairers(self, table: SkiesTable) -> Choice:
        """The best mechanic joins, alone."""
        joining = [choice for choice in table.offered if choice[0] == "join"]
        if table.test.crew or not joining:
            return ("go", "on")
        return max(joining, key=lambda choice: table.pack.characters[named_in(choice)].skills.get("craft", 0))

    def alter(self, table: SkiesTable, decision: AlterTest, luck: Luck) -> Choice:
        """The result is raised, unless it should fail."""
        if self.wants_failure(table):
            return tests.closing_option(table.offered)
        return tests.alter(table, options(table))

    def stand(self, table: SkiesTable, decision: PlaceStandees, luck: Luck) -> Choice:
        """On the action that was taken least, and where nobody stands yet; now and then anywhere, or nowhere."""
        places = [choice for choice in table.offered if choice[-1] != NOWHERE]
        if not places or luck.below(OFF_PLAN_ONE_IN) == 0:
            return luck.pick(table.offered)
        taken, number = set(table.meeting.placed.values()), table.meeting.number

        def rank(choice: Choice) -> tuple[bool, int, int]:
            *_, letter = choice
            hits = self.hits[choice_path(f"{number}{letter}")]
            return letter in taken, hits, luck.below(TIE_BREAKS)  # luck decides between equals

        return min(places, key=rank)

    def obstacle(self, table: SkiesTable, decision: FaceObstacle, luck: Luck) -> Choice:
        """What a card can ignore is ignored, unless the other way is to be seen."""
        uses = [choice for choice in options(table) if choice[0] in ("activate", "play", "use")]
        ignoring = [choice for choice in uses if use_of(table, choice).window == "obstacle"]
        if ignoring and decision.path not in self.way:
            return luck.pick(ignoring)
        return table.offered[0]


Handler = Callable[[SkiesPlayer, Any, Any, Luck], Choice]
"""Decides for a bot at a table; the table and the decision are of the kind that HANDLERS says."""


def _act(bot: SkiesPlayer, table: SkiesTable, decision: NextAction, luck: Luck) -> Choice:
    """One of the actions that somebody stands on, until all are taken."""
    takes = [choice for choice in table.offered if choice[0] == "take"]
    return luck.pick(takes) if takes else table.offered[0]


def _rise(bot: SkiesPlayer, table: SkiesTable, decision: Raise, luck: Luck) -> Choice:
    """The first fallen member who is offered gets up."""
    return table.offered[0]


def _relieve(bot: SkiesPlayer, table: SkiesTable, decision: Relief, luck: Luck) -> Choice:
    """Somebody is cured."""
    return table.offered[0]


HANDLERS: dict[type[Step[Any]], Handler] = {
    TakeAction: SkiesPlayer.take_action,
    Ready: SkiesPlayer.ready,
    JoinChallenge: SkiesPlayer.join,
    AlterTest: SkiesPlayer.alter,
    PlaceStandees: SkiesPlayer.stand,
    NextAction: _act,
    FaceObstacle: SkiesPlayer.obstacle,
    Raise: _rise,
    Relief: _relieve,
    Attacks: SkiesPlayer.attack,
    AlterAttack: lambda bot, table, decision, luck: fights.alter_attack(table, options(table)),
    Block: lambda bot, table, decision, luck: fights.block(table, options(table)),
    PlaceDamage: lambda bot, table, decision, luck: bot.placement.pick(table, table.offered),
    MayFlee: lambda bot, table, decision, luck: ("flee",) if care.health(table) < HEALTH_TO_STAY else ("stay",),
    Victim: lambda bot, table, decision, luck: fights.victim(table, table.offered, decision.amount),
    LoseHealth: lambda bot, table, decision, luck: fights.victim(table, table.offered),
    LoseHealthByOne: lambda bot, table, decision, luck: fights.victim(table, table.offered, decision.amount),
    GiveSynergy: lambda bot, table, decision, luck: fights.lend(table, table.offered),
    WeakenFoe: lambda bot, table, decision, luck: fights.weaken(table, table.offered),
    Heal: lambda bot, table, decision, luck: care.heal(table, table.offered),
    GainStamina: lambda bot, table, decision, luck: care.refresh(table, table.offered),
    LoseResource: lambda bot, table, decision, luck: care.spend(table, table.offered),
    PayAny: lambda bot, table, decision, luck: care.spend(table, table.offered),
    PayTotem: lambda bot, table, decision, luck: table.offered[0],
    PayEquip: lambda bot, table, decision, luck: care.drop(table, table.offered),
    KeepSeven: lambda bot, table, decision, luck: care.drop(table, table.offered),
    KeepOne: lambda bot, table, decision, luck: luck.pick(table.offered),
}
"""How a bot decides, by the kind of decision; anything else is left to luck, stories apart."""
