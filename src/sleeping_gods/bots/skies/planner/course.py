"""Where the planning bot of the skies goes: to the story that gives most for the time, fuel and strength it takes."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ....kernel.luck import Luck
from ....skies.chapters.camp_row import camps_left
from ....skies.table.table import SkiesTable
from ....story.labels import location_of_label
from ...story.story_worth import Estimate
from ..atlas_ways import FLIGHT, Airways, Leg
from ..heuristics import care
from ..heuristics.journey import JourneyPlan

if TYPE_CHECKING:
    from .player import SkiesPlanner

EXPLORE = 2.0
"""The time that it takes to explore."""
FRESH = 4
"""Turns after which a story elsewhere is thought about anew, though nothing seems changed."""
STEADY = 0.85
"""How much of the best rate a goal must keep to be kept itself."""
TIRED = 5
"""Stamina with which a party camps."""
TIRED_AT_THE_END = 3
"""Stamina with which it camps if few camps are left."""
FEW_CAMPS = 2
"""Camps that are few."""
WORN = 0.55
"""The share of its health with which a party camps."""
WORN_AFTER_CAMP = 0.35
"""The share of its health with which a party that has just camped camps again."""
WORN_WITH_FALLEN = 0.5
"""The share of its health with which it does if many cannot stand."""
MANY_FALLEN = 2
"""Members who cannot stand that are many."""
MAX_TURNS_WITHOUT_CAMP = 5
"""After more turns than this a party camps, however it feels."""
LAST_FUEL = 1
"""With no more fuel than this only places with a pump are flown to."""
STAMINA_STEP = 5
"""Stories are valued anew when the stamina of the party has changed by about so much."""
HEALTH_STEP = 8
"""Stories are valued anew when its health has changed by about so much."""
EXPERIENCE_OF_EQUIPPED = 0.8
"""What an equipped card adds to the experience of a party."""
EXPERIENCE_OF_CARD = 0.4
"""What an adventure card or another combat card adds to it."""
TURNS_FOR_EXPERIENCE = 6
"""After so many turns it has grown by one."""
USUAL_ARMS = 14
"""Combat cards that every party has."""


class SkiesCourse(JourneyPlan):
    """The plan of one campaign of a reader."""

    def __init__(self, bot: SkiesPlanner, airways: Airways) -> None:
        super().__init__(bot, airways)
        self.reader = bot
        self._known: dict[tuple[object, ...], float] = {}
        """What each story was found to be worth, by all that decides it."""

    def choose(self, table: SkiesTable, legs: dict[str, Leg], luck: Luck) -> str:
        """The location with the best rate of worth by time."""
        best_rate, goal = 0.0, ""
        for location, worth in self.stories(table, legs).items():
            leg = legs[self.airways.square_of[location]]
            rate = worth / (EXPLORE + leg.time)
            if location == self.goal:
                rate /= STEADY
            if rate > best_rate:
                best_rate, goal = rate, location
        return goal or super().choose(table, legs, luck)

    def stories(self, table: SkiesTable, legs: dict[str, Leg]) -> dict[str, float]:
        """What each location's story promises now, by the number of the location."""
        bot, weights = self.reader, self.reader.weights
        means = bot.means(table)
        promises: dict[str, float] = {}
        # A story is valued anew only if the party has changed by a good deal since, or what the story asks for.
        strength = (care.stamina(table) // STAMINA_STEP, care.health(table) // HEALTH_STEP)
        party_state = (table.turn // FRESH, *strength, tuple(table.marks.values()))
        taken: Counter[str] = Counter(location_of_label(label) for label in table.taken)
        experience = experience_of(table)
        for location, square in self.airways.square_of.items():
            if square not in legs or int(location) in table.crossed:
                continue
            facts = bot.index.lookahead.looked_at(location)
            key = (location, means.own & facts, means.spent & facts, taken[location], party_state)
            if key not in self._known:
                self._known[key] = Estimate(bot.index.facts, means, weights).read(location, means.own & facts)
            worth = self._known[key]
            visits = self.visits[location]
            daunting = weights.daunt * max(0.0, bot.difficulty.get(location, 0.0) - experience)
            promises[location] = worth * weights.again**visits - daunting + (0 if visits else weights.unread)
        return promises

    def legs(self, table: SkiesTable) -> dict[str, Leg]:
        """With the last of the fuel only to where there is more."""
        return self.airways.legs(table, FLIGHT, pumps=table.fuel <= LAST_FUEL)

    def leg(self, table: SkiesTable) -> Leg | None:
        """The way to the goal, with the last of the fuel only by a pump."""
        if not self.goal or int(self.goal) in table.crossed:
            return None
        return self.airways.leg(table, self.airways.square_of[self.goal], FLIGHT, pumps=table.fuel <= LAST_FUEL)

    def camps(self, table: SkiesTable) -> bool:
        """Whether to camp now: when stamina is spent, health low or somebody down, or the last camp too long ago."""
        since = table.turn - self.last_camp_turn
        left = camps_left(table)
        if left <= 0:
            return False
        share = care.health(table) / care.full_health(table)
        fallen = care.fallen_count(table)
        if since < 1:
            return share < WORN_AFTER_CAMP or (fallen >= MANY_FALLEN and share < WORN_WITH_FALLEN)
        is_tired = care.stamina(table) <= (TIRED if left > FEW_CAMPS else TIRED_AT_THE_END)
        return is_tired or share < WORN or fallen >= 1 or since > MAX_TURNS_WITHOUT_CAMP


def experience_of(table: SkiesTable) -> float:
    """How grown a party is: by equipped cards, cards in hand, and time."""
    equipped = sum(len(member.cards) for member in table.crew.values())
    cards = sum(len(hand) for hand in table.adventures) + max(0, len(table.arms) - USUAL_ARMS)
    return EXPERIENCE_OF_EQUIPPED * equipped + EXPERIENCE_OF_CARD * cards + table.turn / TURNS_FOR_EXPERIENCE
