"""A bot at the table of the skies: it explores what was seen least, and is restless in everything else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ..kernel.choices import Choice
from ..kernel.luck import Luck
from ..kernel.steps import Step
from ..party.chapters.challenge import JoinChallenge
from ..party.table.table import PartyTable
from ..skies.chapters.turn import TakeAction
from ..skies.table.table import SkiesTable
from .guide import Guide
from .manners import Restless
from .player import Player
from .recipe import Milestone


class Flyer(Player):
    """A bot of the skies."""

    def __init__(self, guide: Guide, kind: str, hits: Counter[str], focus: Sequence[Milestone] = ()) -> None:
        super().__init__(guide, kind, hits, focus)
        self.manner = Restless()
        self.visits: Counter[str] = Counter()

    def decide(self, table: PartyTable, decision: Step[PartyTable], luck: Luck) -> Choice:
        """Stories are read; actions lead to stories; the rest is restless."""
        if isinstance(decision, TakeAction):
            return self.act(table, luck)
        if isinstance(decision, JoinChallenge) and self.wants_failure(table):
            return ("go", "on")
        if decision.word in READ:
            return super().decide(table, decision, luck)
        return self.manner.pick(table, luck)

    def act(self, table: PartyTable, luck: Luck) -> Choice:
        """Explore what is least known; camp only when nothing else is left."""
        explores = [choice for choice in table.offered if choice[0] == "explore"]
        if explores and luck.below(4):
            choice = min(explores, key=lambda one: (self.worn(table, one[1]), luck.below(9)))
            self.visits[choice[1]] += 1
            self.set_out(table, choice[1], luck)
            return choice
        charted = self.charted(table)
        if charted and luck.below(3):
            return luck.pick(charted)
        others = [choice for choice in table.offered if choice != ("camp",)]
        return luck.pick(others) if others and luck.below(4) else luck.pick(table.offered)

    def charted(self, table: PartyTable) -> list[Choice]:
        """Flights to distant locations that a card of the party's opens, and that were not explored yet."""
        spaces = table.pack.spaces if isinstance(table, SkiesTable) else {}
        flights = [choice for choice in table.offered if choice[0] == "fly" and choice[-1] in spaces]
        opened = [choice for choice in flights if spaces[choice[-1]].card]
        return [choice for choice in opened if not self.visits[str(spaces[choice[-1]].explore)]]

    def worn(self, table: PartyTable, number: str) -> float:
        """How well known a location's story is."""
        own, spent = self.guide.lore.owned(table), self.guide.lore.spent(table)
        ways = self.guide.tale.ahead(table, number, own, spent)
        if self.aim(table, ways, own):
            return -1.0
        return min((self.hits[key] for key in ways), default=0) + 3.0 * self.visits[number]


READ = ("Choose", "PickArm")
"""Decisions about stories, by their names."""
