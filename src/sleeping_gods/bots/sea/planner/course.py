"""Where the planning bot sails: to the story, port or market that gives most for the actions it takes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from ....kernel.choices import Choice
from ....sea.acts.uses import use_of
from ....sea.chapters.port import INN_COINS, INN_HEALTH
from ....sea.table.table import SeaTable
from ....story.labels import location_of_label
from ...party.choice_words import named_in
from ...story.story_worth import Estimate
from ...story.weights import Weights
from ..heuristics import ship
from .challenge_counts import amount_of, fatigue_scale
from .crew_means import wear

if TYPE_CHECKING:
    from ..charts import Charts
    from .player import SeaPlanner

RAISES = ("skill-plus", "fate-plus")
"""Effects that help in challenges."""

PACE = 2.2
"""Regions that a travel action usually leads."""
FRESH = 5
"""Turns after which a story elsewhere is thought about anew, though nothing seems changed."""
LEVEL = 8
"""Experience that a level card usually costs."""
SECOND_FATIGUE = 1.5
"""How many times as much the rest of those is worth who have more than one fatigue."""
BADLY_HURT = 3
"""Damage for which a crew member sees a healer."""
CURE = 0.8
"""What a healer is worth to somebody so badly hurt."""
NIGHT = 2.5
"""What the price of an inn counts."""
LEAST_COINS = 4
"""With fewer nothing is bought at a market."""
STALE_TURNS = 5
"""Turns until a market where one has just been may have something else."""
LEAST_CARDS = 5
"""A market with fewer cards than this is nearly bought up."""
COINS_TO_KEEP = 2
"""Coins that buy nothing at a market."""
PURCHASE, MAX_PURCHASES = 0.9, 10.0
"""What each further coin promises there, and what all of them do at most."""
WITHOUT_NEW_CARDS = 0.4
"""How much of that it promises if no card is left in the pile."""


FATIGUE_STEP, DAMAGE_STEP, COIN_STEP = 6, 15, 6
"""A crew has changed by a good deal if its fatigue, its damage or its coins have passed a multiple of these."""
COINS_OF_ARTIFACT = 2
"""What an artifact pays at a port."""
DAMAGE_TO_DOUBLE = 6
"""With so much damage on the ship it is worth twice as much to repair one."""
HELPFUL_CARD = 0.5
"""How much of a level card any other card counts that helps in challenges."""
TURNS_OF_LEVEL = 5
"""Turns that count as much as a level card: time runs out, so that a crew dares more."""


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
    """How many regions it moves the ship."""
    choice: Choice


NO_GOAL = Goal(0.0, "", ("skip", "action"))
NO_MOVE = CardMove(0, ())


class Course:
    """The plan of one campaign."""

    def __init__(self, bot: SeaPlanner, charts: Charts) -> None:
        self.bot = bot
        self.charts = charts
        self.heading = ""
        """The region that the ship makes for; empty if there is none."""
        self.visits: Counter[str] = Counter()
        """How often the crew has explored each location."""
        self.last_calls: Counter[str] = Counter()
        """The turn of the last call at a market, by its region."""
        self._known: dict[tuple[object, ...], float] = {}
        """What each story was found to be worth, by all that decides it."""

    def action(self, table: SeaTable, acts: list[Choice]) -> Choice:
        """The best thing to do here, or the next move towards the best elsewhere."""
        card_move = self.card_move(table, acts)
        goal = self.best_goal(table, card_move.moves)
        if goal.region and goal.region != table.region:
            self.heading = goal.region
            if card_move.choice and self.charts.distance(table.region, goal.region) <= card_move.moves:
                return card_move.choice
            return ("travel",)
        if goal.choice[0] == "explore":
            self.visits[named_in(goal.choice)] += 1
        elif goal.choice[0] == "market":
            self.last_calls[goal.region] = table.turn
        return goal.choice

    def best_goal(self, table: SeaTable, free_moves: int) -> Goal:
        """The goal that gives most for each action, if this many moves cost none; NO_GOAL if none gives anything."""
        distances = self.charts.distances(table.region)
        best, best_rate = NO_GOAL, 0.0
        for goal in self.goals(table):
            if goal.region not in distances:
                continue
            travels = ceil(max(0, distances[goal.region] - free_moves) / PACE)
            rate = (goal.worth - self.bot.weights.action * travels) / (1 + travels)
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
        """What each location's story promises now, by the number of the location."""
        bot, weights = self.bot, self.bot.weights
        means = bot.means(table, far=True)
        promises: dict[str, float] = {}
        # A story is valued anew only if the crew has changed by a good deal since, or what the story asks for.
        crew_state = (
            table.turn // FRESH,
            ship.fatigue(table) // FATIGUE_STEP,
            ship.damage(table) // DAMAGE_STEP,
            table.goods["coins"] // COIN_STEP,
        )
        taken: Counter[str] = Counter(location_of_label(label) for label in table.taken)
        experience = experience_of(table)
        for location in bot.index.locations:
            facts = bot.index.lookahead.looked_at(location)
            key = (location, means.own & facts, means.spent & facts, taken[location], crew_state)
            if key not in self._known:
                self._known[key] = Estimate(bot.index.facts, means, weights).read(location, means.own & facts)
            worth = self._known[key]
            visits = self.visits[location]
            daunting = weights.daunt * max(0.0, bot.difficulty.get(location, 0.0) - experience)
            promises[location] = worth * weights.again**visits + (0.0 if visits else weights.unread) - daunting
        return promises

    def port(self, table: SeaTable) -> float:
        """Beds, a yard, a healer and lessons, as far as they are needed and can be paid."""
        weights, coins = self.bot.weights, table.goods["coins"] + COINS_OF_ARTIFACT * table.goods["artifacts"]
        worth = weights.level * (table.xp // LEVEL)
        if coins >= INN_COINS:
            beds = night_worth(table, weights) - NIGHT
            if beds > 0:
                worth += beds
                coins -= INN_COINS
        cubes = ship.cubes(table)
        worth += repair_gain(cubes, weights) * min(cubes, coins + table.goods["materials"])
        badly_hurt = sum(1 for member in table.crew.values() if member.damage >= BADLY_HURT)
        return worth + CURE * min(badly_hurt, max(0, coins))

    def market(self, table: SeaTable, region: str) -> float:
        """A purse that buys something; less where one has just been."""
        coins = table.goods["coins"]
        cards = len(table.market) + len(table.market_bottom)
        just_been = self.last_calls[region] > table.turn - STALE_TURNS
        if coins < LEAST_COINS or just_been or cards < LEAST_CARDS:
            return 0.0
        return min(MAX_PURCHASES, PURCHASE * (coins - COINS_TO_KEEP)) * (1.0 if table.market else WITHOUT_NEW_CARDS)

    def sail(self, table: SeaTable) -> Choice:
        """One move nearer, round hazards where that is no further; stop there."""
        if not self.heading or table.region == self.heading:
            return ("stop", "sailing")

        def rank(choice: Choice) -> tuple[int, bool, str]:
            _, region = choice
            has_hazard = table.pack.regions[region].hazard is not None
            return self.charts.distance(region, self.heading), has_hazard, region

        return min((choice for choice in table.offered if choice[0] == "sail"), key=rank)


def night_worth(table: SeaTable, weights: Weights) -> float:
    """What a night at an inn gives to the whole crew: rest, and some health."""
    members = table.crew.values()
    tired = weights.fatigue * fatigue_scale(table)
    rest = sum(tired * (SECOND_FATIGUE if member.fatigue > 1 else 1.0) for member in members if member.fatigue)
    healed = sum(min(INN_HEALTH, member.damage) for member in members)
    return rest + weights.health * wear(table) * healed


def repair_gain(cubes: int, weights: Weights) -> float:
    """What it is worth to repair one damage of a ship that has so many: the more she leaks, the dearer."""
    return weights.ship * (1 + cubes / DAMAGE_TO_DOUBLE)


def experience_of(table: SeaTable) -> float:
    """How grown a crew is, in level cards: by these, other cards that help, and time, which runs out."""
    uses = table.bound.uses
    helpful_cards = sum(1 for card in table.adventures if any(use.op in RAISES for use in uses.get(card, ())))
    learned = sum(len(member.levels) + HELPFUL_CARD * len(member.cards) for member in table.crew.values())
    return learned + HELPFUL_CARD * helpful_cards + table.turn / TURNS_OF_LEVEL
