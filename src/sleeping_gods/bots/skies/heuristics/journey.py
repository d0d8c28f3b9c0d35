"""Where a bot of the skies goes, on foot and by plane, and what it does there."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import TYPE_CHECKING

from ....kernel.choices import Choice
from ....kernel.luck import Luck
from ....skies.chapters.flight import OUT_OF_FUEL
from ....skies.table.table import SkiesTable
from ...story.location_worth import promised_worth, readings
from ...story.story_facts import Fact
from ...story.story_lookahead import Ways
from ..atlas_ways import FLIGHT, Airways, Leg
from . import care

if TYPE_CHECKING:
    from ...party.player import Player

PROMISE = {"card": 1.5, "quest": 1.0, "curse": -2.0}
"""What facts of each kind are worth."""
PACE = 5
"""After so many turns without a camp a party camps in any case: a campaign ends after a number of camps."""
TIME_WEIGHT = 0.34
"""The price of a unit of time, compared with the worth of the place that it leads to."""
TIE_BREAKS = 100
"""Luck changes the score of a location by less than 1, in so many steps."""
UNREAD_LURE = 12.0
"""How much nearer a location seems that has a page which nobody has read."""
MOST_FRESH = 4
"""Further unread pages make it seem no nearer."""
MOST_READINGS = 64
"""Further readings of its pages make a location seem no farther away."""
AIMED_VISITED = 4
"""How many units of time farther a milestone seems for each visit to its location."""
VISITED, READ_VISITED = 3.0, 2.0
"""How much a visit counts against a location, and against one whose pages have all been read."""
LOW_PLANE = 2
"""With no more health the plane is repaired before it flies."""
OUT_OF_FUEL_FACT = f"quest {OUT_OF_FUEL}"


class JourneyPlan:
    """The plan of one campaign: the location that the party makes for, and where it has been."""

    def __init__(self, bot: Player, airways: Airways) -> None:
        self.bot = bot
        self.airways = airways
        self.goal = ""
        """The number of the location; empty if there is none."""
        self.planned = -1
        """The turn in which the goal was chosen."""
        self.visits: Counter[str] = Counter()
        """How often the party has explored each location."""
        self.last_camp_turn = 0
        """The turn of the last camp."""

    def action(self, table: SkiesTable, luck: Luck) -> Choice:
        """Camp, explore, fly, walk, or end the turn."""
        offered = table.offered
        if ("camp",) in offered and self.camps(table):
            self.last_camp_turn = table.turn
            return ("camp",)
        if self.wants_to_run_dry(table):
            flights = [choice for choice in offered if choice[0] == "fly"]
            if flights:
                return luck.pick(flights)
        if ("repair",) in offered and table.plane_health <= (LOW_PLANE if table.fuel else 0):
            return ("repair",)
        leg = self.leg(table)
        if leg is None or self.planned != table.turn:
            self.goal, self.planned = self.choose(table, self.legs(table), luck), table.turn
            leg = self.leg(table)
        if leg is None:
            return self.idle(table, luck)
        choice = ("explore", self.goal)
        if choice in offered:
            self.visits[self.goal] += 1
            self.bot.set_out(table, self.goal, luck)
            self.goal = ""
            return choice
        return leg.first if leg.first in offered else self.idle(table, luck)

    def legs(self, table: SkiesTable) -> dict[str, Leg]:
        """How far everything is, by square."""
        return self.airways.legs(table, self.flight(table))

    def leg(self, table: SkiesTable) -> Leg | None:
        """The way to the goal; None if there is none, or no goal."""
        if not self.goal or int(self.goal) in table.crossed:
            return None
        return self.airways.leg(table, self.airways.square_of[self.goal], self.flight(table))

    def flight(self, table: SkiesTable) -> float:
        """What a flight costs: the last of the fuel is not spent lightly."""
        return FLIGHT if table.fuel > 1 else 2 * FLIGHT

    def camps(self, table: SkiesTable) -> bool:
        """Whether it is time to camp; the last camp, which ends the campaign, is put off."""
        since = table.turn - self.last_camp_turn
        return since > PACE or care.needs_camp(table, since)

    def wants_to_run_dry(self, table: SkiesTable) -> bool:
        """Whether the party wants to run out of fuel, for a page that asks for it."""
        return OUT_OF_FUEL_FACT in self.bot.needed and OUT_OF_FUEL not in table.quests and table.fuel > 0

    def idle(self, table: SkiesTable, luck: Luck) -> Choice:
        """There is no time for what is wanted, or nothing is: let the turn end, mend, or do anything."""
        for choice in (("repair",), ("end", "turn"), ("let", "time", "pass")):
            if choice in table.offered:
                return choice
        explorable = [choice for choice in table.offered if choice[0] == "explore"]
        if self.goal and explorable:
            _, location, *_ = explorable[0]
            self.visits[location] += 1
            self.bot.set_out(table, location, luck)
            return explorable[0]
        moves = [choice for choice in table.offered if choice != ("camp",)]
        return luck.pick(moves or table.offered)

    def choose(self, table: SkiesTable, legs: dict[str, Leg], luck: Luck) -> str:
        """The location to go to; empty if there is none."""
        bot = self.bot
        facts, lookahead = bot.index.facts, bot.index.lookahead
        own, spent = facts.owned(table), facts.spent(table)
        far = {
            location: legs[square].time
            for location, square in self.airways.square_of.items()
            if square in legs and int(location) not in table.crossed
        }
        if not far:
            return ""
        ways = {location: lookahead.ahead(table, location, own, spent) for location in far}
        aimed = self.aimed(ways, far, own)
        if aimed:
            return aimed
        scores = {location: self.score(location, ways[location], far[location], own) for location in far}
        return min(scores, key=lambda location: scores[location] + luck.below(TIE_BREAKS) / TIE_BREAKS)

    def aimed(self, ways: dict[str, Ways], far: dict[str, float], own: set[Fact]) -> str:
        """The nearest location at which any milestone can be reached now without spoiling another."""
        best: tuple[float, str] | None = None
        for location, places in ways.items():
            rank = (far[location] + AIMED_VISITED * self.visits[location], location)
            if (best is None or rank < best) and next(self.bot.aims(places, own), None) is not None:
                best = rank
        return "" if best is None else best[1]

    def score(self, location: str, ways: Ways, far: float, own: set[Fact]) -> float:
        """How little a location attracts: far away, often visited, nothing new."""
        bot, visits = self.bot, self.visits[location]
        distance = TIME_WEIGHT * far
        if bot.careful:
            return distance + VISITED * visits - self.promise(ways, own)
        fresh, least = readings(bot.hits, ways)
        if fresh:
            return distance - UNREAD_LURE - min(fresh, MOST_FRESH) + VISITED * visits
        return distance + sqrt(min(least, MOST_READINGS)) + READ_VISITED * visits

    def promise(self, ways: Ways, own: set[Fact]) -> float:
        """What a location may still give: totems above all, cards, quests."""
        index = self.bot.index
        return promised_worth(index, ways, own, index.facts.dormant, PROMISE)
