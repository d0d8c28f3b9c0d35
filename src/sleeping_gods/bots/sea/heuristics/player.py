"""A bot of the sea: it plans its voyage, and decides everything else by heuristics."""

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
from ....party.chapters.health import LoseHealth, LoseHealthByOne
from ....party.chapters.statuses import GainStatus
from ....party.chapters.strike import PlaceDamage
from ....party.table.table import PartyTable
from ....sea.chapters.adventure import TakeWeapon
from ....sea.chapters.attack import AlterAttack, AlterDamage
from ....sea.chapters.combat import Attacks
from ....sea.chapters.enemies import Victim
from ....sea.chapters.events import MayAttempt
from ....sea.chapters.health import RestoreHealth
from ....sea.chapters.hits import Block, NextVictim, Rescue
from ....sea.chapters.market import Buy
from ....sea.chapters.port import Healer, Learn, PortServices, Shipyard
from ....sea.chapters.search import KeepFound, KeepReward, SearchMore
from ....sea.chapters.ship import Relief, RoomParts, ShipAction
from ....sea.chapters.synergy import PassAnySynergy, PassSynergy
from ....sea.chapters.travel import Sail, Steer
from ....sea.chapters.turn import TakeAction
from ....sea.table.table import SeaTable
from ...party.blow_placement import BlowPlacement
from ...party.choice_words import named_in
from ...party.player import Player, challenge_path
from ...story.milestones import Milestone
from ..choice_worth import SeaChoiceWorth
from ..story_index import LAST_STORY, SeaIndex
from . import challenges as tests
from . import fights, port, ship
from .threats import sea_stakes
from .voyage import Voyage

SOUGHT = 0.95
"""How sure a bot wants to be of an arm that it is after."""
FAR_OFF = 3
"""Moves for which a helmsman is worth the trouble."""
RESTED = 4
"""Fatigue of a crew that can spare a helmsman."""
MAX_CARE_PER_TURN = 8
"""How often in a turn a crew cares for itself at any time."""


class SeaPlayer(Player):
    """A bot of the sea."""

    index: SeaIndex
    choice_worth = SeaChoiceWorth()

    def __init__(self, index: SeaIndex, kind: str, hits: Counter[str], focus: Sequence[Milestone] = ()) -> None:
        super().__init__(index, kind, hits, focus)
        self.voyage = Voyage(self)
        self.placement = BlowPlacement(sea_stakes)

    def decide(self, table: PartyTable, decision: Step[PartyTable], luck: Luck) -> Choice:
        """The choice at a decision of the sea."""
        handler = HANDLERS.get(type(decision))
        if handler is None or not isinstance(table, SeaTable):
            return super().decide(table, decision, luck)
        return handler(self, table, decision, luck)

    def take_action(self, table: SeaTable, decision: TakeAction, luck: Luck) -> Choice:
        """Care for the crew, then go on with the voyage."""
        if self.acts_this_turn < MAX_CARE_PER_TURN:
            choice = ship.care(table, table.acts(decision))
            if choice is not None:
                self.acts_this_turn += 1
                return choice
        return self.voyage.action(table, luck)

    def join(self, table: SeaTable, decision: JoinChallenge, luck: Luck) -> Choice:
        """Nobody joins a test that should fail."""
        if self.wants_failure(table):
            return ("go", "on")
        sought = f"{challenge_path(table)}pass" in self.way
        return tests.join(table, sure=SOUGHT if sought and self.kind != "careful" else tests.wanted_chance(table))

    def alter(self, table: SeaTable, decision: AlterTest, luck: Luck) -> Choice:
        """The result is raised, unless it should fail."""
        if self.wants_failure(table) or table.test.kind not in ("challenge", "check"):
            return tests.closing_option(table.offered)
        return tests.alter(table, options(table))

    def attack(self, table: SeaTable, decision: Attacks, luck: Luck) -> Choice:
        """The best attack; but in a finale that the bot wants to lose, it ends its attacks."""
        if self.wants_defeat(table):
            return ("end", "attacks")
        return fights.attack(table, table.offered)

    def sail(self, table: SeaTable, decision: Sail, luck: Luck) -> Choice:
        """One move on the way; one that has just taken over looks for a way first."""
        if not self.voyage.heading:
            self.voyage.head(table, luck)
        return self.voyage.sail(table, luck)

    def wants_defeat(self, table: SeaTable) -> bool:
        """True in the finale if the page that the bot looks for is read only after losing it."""
        return table.finale and bool(self.focus) and self.focus[-1].root == LAST_STORY

    def search(self, table: SeaTable, decision: SearchMore, luck: Luck) -> Choice:
        """Find something."""
        return ship.search_on(table)


Handler = Callable[[SeaPlayer, Any, Any, Luck], Choice]
"""Decides for a bot at a table; the table and the decision are of the kind that HANDLERS says."""


def _learn(bot: SeaPlayer, table: SeaTable, decision: Learn, luck: Luck) -> Choice:
    """The dearest card that can be paid."""
    levels = table.pack.levels
    learns = [choice for choice in table.offered if choice[0] == "learn"]
    return max(learns, key=lambda choice: levels[named_in(choice)].xp) if learns else table.offered[-1]


def _steer(bot: SeaPlayer, table: SeaTable, decision: Steer, luck: Luck) -> Choice:
    """Somebody fresh steers, if it is far and the crew is not tired."""
    charts, heading = bot.index.charts, bot.voyage.heading
    far = bool(heading) and charts.distance(table.region, heading) >= FAR_OFF
    fresh = [choice for choice in table.offered if choice[0] == "steer" and not table.crew[named_in(choice)].fatigue]
    return luck.pick(fresh) if fresh and far and ship.fatigue(table) <= RESTED else ("go", "on")


def _afflict(bot: SeaPlayer, table: SeaTable, decision: GainStatus, luck: Luck) -> Choice:
    """The member with the most statuses."""
    # Luck decides between those that are equal.
    return min(table.offered, key=lambda choice: (-len(table.crew[named_in(choice)].statuses), luck.below(9)))


HANDLERS: dict[type[Step[Any]], Handler] = {
    TakeAction: SeaPlayer.take_action,
    JoinChallenge: SeaPlayer.join,
    AlterTest: SeaPlayer.alter,
    Attacks: SeaPlayer.attack,
    SearchMore: SeaPlayer.search,
    AlterAttack: lambda bot, table, decision, luck: fights.alter_attack(table, options(table)),
    AlterDamage: lambda bot, table, decision, luck: fights.alter_damage(table, options(table)),
    Block: lambda bot, table, decision, luck: fights.block(table, options(table), decision.amount),
    PlaceDamage: lambda bot, table, decision, luck: bot.placement.pick(table, table.offered),
    Victim: lambda bot, table, decision, luck: fights.victim(table, table.offered, decision.amount),
    NextVictim: lambda bot, table, decision, luck: fights.victim(table, table.offered, decision.amount),
    LoseHealth: lambda bot, table, decision, luck: fights.victim(table, table.offered),
    LoseHealthByOne: lambda bot, table, decision, luck: fights.victim(table, table.offered, decision.amount),
    PassSynergy: lambda bot, table, decision, luck: fights.lend(table, table.offered),
    PassAnySynergy: lambda bot, table, decision, luck: fights.lend(table, table.offered),
    Rescue: lambda bot, table, decision, luck: table.offered[0],
    RestoreHealth: lambda bot, table, decision, luck: ship.heal(table, table.offered),
    GainStatus: _afflict,
    ShipAction: lambda bot, table, decision, luck: ship.room(table, table.offered),
    RoomParts: lambda bot, table, decision, luck: ship.parts(table.offered),
    Relief: lambda bot, table, decision, luck: ship.relieve(table, table.offered),
    KeepFound: lambda bot, table, decision, luck: ship.keep(table.offered),
    KeepReward: lambda bot, table, decision, luck: ship.keep(table.offered),
    PortServices: lambda bot, table, decision, luck: port.service(table, table.offered),
    Shipyard: lambda bot, table, decision, luck: port.repair(table, table.offered),
    Healer: lambda bot, table, decision, luck: port.treat(table, table.offered),
    Learn: _learn,
    Buy: lambda bot, table, decision, luck: port.buy(table, table.offered),
    TakeWeapon: lambda bot, table, decision, luck: port.arm(table, table.offered),
    MayAttempt: lambda bot, table, decision, luck: table.offered[0],
    Steer: _steer,
    Sail: SeaPlayer.sail,
}
"""How a bot decides, by the kind of decision; anything else is left to luck, stories apart."""
