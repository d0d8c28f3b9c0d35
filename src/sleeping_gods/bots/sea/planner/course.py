"""Where the planning bot sails: to the story, port or market that gives most for the actions it takes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from ....kernel.choices import Choice
from ....sea.acts.uses import use_of
from ....sea.chapters.port import INN_COINS
from ....sea.table.table import SeaTable
from ....story.labels import location_of_label
from ...story.story_worth import Estimate
from ..heuristics import ship
from .challenge_odds import amount_of, fatigue_scale
from .crew_means import wear

RAISES = ("skill-plus", "fate-plus")
if TYPE_CHECKING:
    from ..charts import Charts
    from .player import SeaPlanner

PACE = 2.2
"""Regions that a travel action usually leads."""
FRESH = 5
"""Turns after which a story elsewhere is thought about anew, though nothing seems changed."""
LEVEL = 8
"""Experience that a level card usually costs."""


class Goal(NamedTuple):
    """Something worth sailing for."""

    worth: float
    region: str
    """Where it is; empty if there is nothing."""
    choice: Choice
    """What is done there."""


class CardMove(NamedTuple):
    """A card that moves the ship without an action."""

    moves: int
    choice: Choice


NO_GOAL = Goal(0.0, "", ("skip", "action"))
NO_MOVE = CardMove(0, ())


class Course:
    """The plan of one campaign."""

    def __init__(self, bot: SeaPlanner, charts: Charts) -> None:
        self.bot = bot
        self.charts = charts
        self.heading = ""
        self.visits: Counter[str] = Counter()
        self.last_calls: Counter[str] = Counter()
        """The turn of the last call at a market, by its region."""
        self._known: dict[tuple[object, ...], float] = {}

    def action(self, table: SeaTable, acts: list[Choice]) -> Choice:
        """The best thing to do here, or the next move towards the best elsewhere."""
        card_move = self.card_move(table, acts)
        goal = self.best_goal(table, card_move.moves)
        if goal.region != table.region and goal.region:
            self.heading = goal.region
            if card_move.choice and self.charts.distance(table.region, goal.region) <= card_move.moves:
                return card_move.choice
            return ("travel",)
        if goal.choice[0] == "explore":
            self.visits[goal.choice[1]] += 1
        elif goal.choice[0] == "market":
            self.last_calls[goal.region] = table.turn
        return goal.choice

    def best_goal(self, table: SeaTable, free_moves: int) -> Goal:
        """The goal that gives most for each action, if this many moves cost none; NO_GOAL if none gives anything."""
        near = self.charts.distances(table.region)
        best, best_rate = NO_GOAL, 0.0
        for goal in self.goals(table):
            if goal.region not in near:
                continue
            far = near[goal.region]
            trips = 0 if far == 0 else ceil(max(0, far - free_moves) / PACE)
            rate = (goal.worth - self.bot.weights.action * trips) / (1 + trips)
            if rate > best_rate:
                best, best_rate = goal, rate
        return best

    def card_move(self, table: SeaTable, acts: list[Choice]) -> CardMove:
        """The furthest that a card can move the ship without an action, if there is command to spare."""
        best = NO_MOVE
        for choice in acts:
            if choice[0] == "activate":
                use = use_of(table, choice)
                if use.op == "sail" and use.command + 1 <= max(table.pools):
                    best = max(best, CardMove(amount_of(use), choice))
        return best

    def goals(self, table: SeaTable) -> Iterator[Goal]:
        """Everything worth sailing for."""
        for location, worth in self.stories(table).items():
            yield Goal(worth, self.charts.region_of[location], ("explore", location))
        port = self.port(table)
        for region in self.charts.ports:
            yield Goal(port, region, ("port",))
        for region in self.charts.markets:
            yield Goal(self.market(table, region), region, ("market",))

    def stories(self, table: SeaTable) -> dict[str, float]:
        """What each location's story promises now."""
        bot, weights = self.bot, self.bot.weights
        means = bot.means(table, far=True)
        promises: dict[str, float] = {}
        state = (table.turn // FRESH, ship.fatigue(table) // 6, ship.damage(table) // 15, table.goods["coins"] // 6)
        taken: Counter[str] = Counter(location_of_label(label) for label in table.taken)
        experience = experience_of(table)
        for location in bot.index.locations:
            near = bot.index.lookahead.looked_at(location)
            key = (location, means.own & near, means.spent & near, taken[location], state)
            if key not in self._known:
                self._known[key] = Estimate(bot.index.facts, means, weights).read(location, means.own & near)
            worth = self._known[key]
            seen = self.visits[location]
            daunting = weights.daunt * max(0.0, bot.difficulty.get(location, 0.0) - experience)
            promises[location] = worth * weights.again**seen + (weights.unread if not seen else 0.0) - daunting
        return promises

    def port(self, table: SeaTable) -> float:
        """Beds, a yard, a healer and lessons, as far as they are needed and can be paid."""
        weights, coins = self.bot.weights, table.goods["coins"] + 2 * table.goods["artifacts"]
        worth = weights.level * (table.xp // LEVEL)
        if coins >= INN_COINS:
            members = table.crew.values()
            tired = weights.fatigue * fatigue_scale(table)
            rest = sum(tired * (1.5 if member.fatigue > 1 else 1.0) for member in members if member.fatigue)
            beds = rest + weights.health * wear(table) * sum(min(2, member.damage) for member in members) - 2.5
            if beds > 0:
                worth += beds
                coins -= INN_COINS
        cubes = ship.cubes(table)
        worth += weights.ship * (1 + cubes / 6) * min(cubes, coins + table.goods["materials"])
        badly = sum(1 for member in table.crew.values() if member.damage >= 3)
        return worth + 0.8 * min(badly, max(0, coins))

    def market(self, table: SeaTable, region: str) -> float:
        """A purse that buys something; less where one has just been."""
        coins = table.goods["coins"]
        if coins < 4 or self.last_calls[region] > table.turn - 5 or len(table.market) + len(table.market_bottom) < 5:
            return 0.0
        return min(10.0, 0.9 * (coins - 2)) * (1.0 if table.market else 0.4)

    def sail(self, table: SeaTable) -> Choice:
        """One move nearer, round hazards where that is no further; stop there."""
        if not self.heading or table.region == self.heading:
            return ("stop", "sailing")
        regions, charts = table.pack.regions, self.charts
        moves = [choice for choice in table.offered if choice[0] == "sail"]
        return min(
            moves,
            key=lambda choice: (
                charts.distance(choice[1], self.heading),
                regions[choice[1]].hazard is not None,
                choice[1],
            ),
        )


def experience_of(table: SeaTable) -> float:
    """How grown a crew is: by lessons, cards that help, and time, which runs out."""
    uses = table.bound.uses
    helps = sum(1 for card in table.adventures if any(use.op in RAISES for use in uses.get(card, ())))
    learned = sum(len(member.levels) + 0.5 * len(member.cards) for member in table.crew.values())
    return learned + 0.5 * helps + table.turn / 5
