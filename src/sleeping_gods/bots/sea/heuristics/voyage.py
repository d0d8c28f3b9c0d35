"""Where a bot of the sea sails to, and what it does there."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import TYPE_CHECKING

from ....kernel.choices import Choice
from ....kernel.luck import Luck
from ....sea.chapters.port import INN_COINS
from ....sea.table.table import SeaTable
from ...story.location_worth import promised_worth, readings
from ...story.story_facts import Fact
from ...story.story_lookahead import Ways
from ..charts import UNREACHABLE
from . import ship
from .port import SINKING

if TYPE_CHECKING:
    from .player import SeaPlayer

CAUTIOUS = ("careful", "hunter")
"""Bots that make for a port in need: a defeat would cost them six turns."""
PROMISE = {"card": 1.5, "quest": 1.0, "token": 1.0}
"""What facts of each kind are worth."""
DANGER = 0.4
"""How much a level of enemies keeps an unfit crew away."""
WORN = 1.1
"""How unfit a crew must be to skip actions, which gives it command for its healers."""
RESTS = 6
"""After so many skipped actions it goes on as it is: a defeat would cost no more time."""
RICH = 12
"""Coins for which a careful crew sails to a market."""
SHOPPING = 9
"""Coins with which a market is worth a visit."""
STALE_TURNS = 4
"""Turns for which a market where one has just been is left alone."""
STALE_TURNS_AFAR = 6
"""Turns for which a market where one has just been is not sailed to."""
COINS_OF_ARTIFACT = 2
"""What an artifact is worth at an inn."""
WRECKED = 8
"""Damage of a crew that goes to a port with what it has."""
TIE_BREAKS = 100
"""Luck changes the score of a location by less than 1, in so many steps."""
UNREAD_LURE = 12.0
"""How much nearer a location seems that has a page which nobody has read."""
MOST_FRESH = 4
"""Further unread pages make it seem no nearer."""
MOST_READINGS = 64
"""Further readings of its pages make a location seem no farther away."""
AIMED_VISITED = 2
"""How many regions farther a milestone seems for each visit to its location."""
CAREFUL_DISTANCE, CAREFUL_VISITED = 0.8, 3.0
"""What a region to sail and a visit count for careful bots, where what a location may still give counts too."""
UNREAD_VISITED, READ_VISITED = 4.0, 2.0
"""How many regions farther a location with unread pages, and one without, seems for each visit."""


class Voyage:
    """The plan of one campaign: the region that the ship makes for, and where it has been."""

    def __init__(self, bot: SeaPlayer) -> None:
        self.bot = bot
        self.heading = ""
        """The region that the ship makes for; empty if there is none."""
        self.unfit = 0.0
        """How little the crew was fit for a fight when a goal was last looked for."""
        self.rests = 0
        """Actions skipped since the last port, to gather strength."""
        self.visits: Counter[str] = Counter()
        """How often the party has explored each location."""
        self.last_calls: Counter[str] = Counter()
        """The turn of the last call at each port and market."""

    def action(self, table: SeaTable, luck: Luck) -> Choice:
        """Explore, trade, call at a port, or sail there."""
        offered = table.offered
        ashore = self.ashore(table, offered)
        if ashore is not None:
            return ashore
        if self.bot.careful and ship.unfit(table) > WORN and self.rests < RESTS and not table.exploring:
            self.rests += 1
            return ("skip", "action")
        location = self.goal(table, luck)
        if location is None:
            return luck.pick(offered)
        choice = ("explore", location)
        if choice in offered:
            self.visits[location] += 1
            self.bot.set_out(table, location, luck)
            return choice
        charts = self.bot.index.charts
        self.heading = charts.region_of[location]
        return ("travel",)

    def head(self, table: SeaTable, luck: Luck) -> None:
        """Make for a port or market if that is due, else for the location that attracts most."""
        if self.bot.kind in CAUTIOUS and self.haven(table, needy=ship.in_need(table)) is not None:
            return
        location = self.goal(table, luck)
        if location is not None:
            self.heading = self.bot.index.charts.region_of[location]

    def ashore(self, table: SeaTable, offered: list[Choice]) -> Choice | None:
        """A port for the hurt, the leaking and the experienced; a market for the rich; a way there for the careful."""
        needy, coins = ship.in_need(table), table.goods["coins"]
        may_call = self.last_calls["port"] < table.turn or (needy and coins >= INN_COINS)
        if ("port",) in offered and may_call and (needy or self._gains(table)):
            self.last_calls["port"] = table.turn
            self.rests = 0
            return ("port",)
        if ("market",) in offered and coins >= SHOPPING and self.last_calls["market"] < table.turn - STALE_TURNS:
            self.last_calls["market"] = table.turn
            return ("market",)
        return self.haven(table, needy=needy) if self.bot.kind in CAUTIOUS else None

    def haven(self, table: SeaTable, *, needy: bool) -> Choice | None:
        """A careful crew in need makes for a port, and a rich one for a market."""
        charts = self.bot.index.charts
        means = table.goods["coins"] + COINS_OF_ARTIFACT * table.goods["artifacts"]
        can_pay = means >= INN_COINS or (means >= 2 and ship.damage(table) >= WRECKED)
        has_just_been = self.last_calls["port"] >= table.turn - 1 and means < INN_COINS
        if needy and can_pay and not has_just_been:
            haven = charts.nearest(table.region, charts.ports)
        elif table.goods["coins"] >= RICH and self.last_calls["market"] < table.turn - STALE_TURNS_AFAR:
            haven = charts.nearest(table.region, charts.markets)
        else:
            return None
        if not haven or haven == table.region:
            return None
        self.heading = haven
        return ("travel",)

    def _gains(self, table: SeaTable) -> bool:
        """Whether a port has something to give: a level card, repairs, or a bed."""
        cheapest = min((level.xp for level in table.pack.levels.values()), default=UNREACHABLE)
        if table.xp >= cheapest + 2:
            return True
        return table.goods["coins"] >= 2 and (ship.cubes(table) >= SINKING or ship.damage(table) >= WRECKED)

    def goal(self, table: SeaTable, luck: Luck) -> str | None:
        """The location to go to; None if there is none."""
        bot = self.bot
        facts, lookahead, charts = bot.index.facts, bot.index.lookahead, bot.index.charts
        own, spent = facts.owned(table), facts.spent(table)
        distances = charts.distances(table.region)
        ways = {
            location: lookahead.ahead(table, location, own, spent)
            for location in bot.index.locations
            if charts.region_of[location] in distances
        }
        if not ways:
            return None
        self.unfit = ship.unfit(table)
        far = {location: distances[charts.region_of[location]] for location in ways}
        aimed = self.aimed(ways, far, own)
        if aimed is not None:
            return aimed
        scores = {location: self.score(location, ways[location], far[location], own) for location in ways}
        return min(scores, key=lambda location: scores[location] + luck.below(TIE_BREAKS) / TIE_BREAKS)

    def _danger(self, location: str) -> float:
        """How much the enemies of a location keep this crew away."""
        return DANGER * self.unfit * self.bot.index.danger.get(location, 0)

    def aimed(self, ways: dict[str, Ways], far: dict[str, int], own: set[Fact]) -> str | None:
        """The nearest location at which any milestone can be reached now without spoiling another."""
        bot = self.bot
        best: tuple[float, str] | None = None
        for location, places in ways.items():
            rank = (far[location] + AIMED_VISITED * self.visits[location] + self._danger(location), location)
            if (best is None or rank < best) and next(bot.aims(places, own), None) is not None:
                best = rank
        return None if best is None else best[1]

    def score(self, location: str, ways: Ways, far: int, own: set[Fact]) -> float:
        """How little a location attracts, in regions to sail: far away, often visited, nothing new."""
        bot, visits = self.bot, self.visits[location]
        if bot.careful:
            farness = CAREFUL_DISTANCE * far + CAREFUL_VISITED * visits
            return farness - self.promise(ways, own) + self._danger(location)
        fresh, least = readings(bot.hits, ways)
        if fresh:
            return far - UNREAD_LURE - min(fresh, MOST_FRESH) + UNREAD_VISITED * visits
        return far + sqrt(min(least, MOST_READINGS)) + READ_VISITED * visits

    def promise(self, ways: Ways, own: set[Fact]) -> float:
        """What a location may still give: totems above all, cards, quests."""
        index = self.bot.index
        return promised_worth(index, ways, own, index.facts.totems, PROMISE)

    def sail(self, table: SeaTable, luck: Luck) -> Choice:
        """One move nearer; stop there."""
        charts = self.bot.index.charts
        if not self.heading:
            return luck.pick(table.offered)
        if table.region == self.heading:
            return ("stop", "sailing")
        choice = ("sail", charts.towards(table.region, self.heading))
        return choice if choice in table.offered else luck.pick(table.offered)
