"""A bot that follows milestones of the story: it picks choices and tests by what any player could know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ...kernel.choices import Choice
from ...kernel.luck import Luck
from ...kernel.play import options
from ...kernel.steps import Step
from ...kernel.table import Table
from ...party.chapters.challenge import SettleChallenge
from ...party.chapters.explore import Choose
from ...party.effects.story import PickArm
from ...party.table.table import PartyTable
from ..story.choice_worth import choice_worth
from ..story.milestones import LOSE, Milestone
from ..story.story_facts import Fact
from ..story.story_index import StoryIndex
from ..story.story_lookahead import Ways

READING = "reading"
KINDS = ("random", "least", "hunter", "careful", READING)
"""The kinds of bots."""
RANDOM_CHOICE_ONE_IN = 12
"""One in this many story choices is random, so that a bot sees what its plan would avoid."""
ENOUGH_HITS = 2
"""An arm of a test that was reached this often need not be sought any more."""
CAREFUL_FROM_MILESTONES = 4
"""A hunter with this many milestones to go plays with care."""
MAX_STORY_CHOICES = 40
"""After this many story choices in one turn any is taken, so that no story holds a bot forever."""
MAX_DECISIONS_PER_TURN = 600
"""After this many decisions in one turn any option is taken."""


class Player:
    """A bot for either game; each game's subclass adds what only its table knows."""

    def __init__(self, index: StoryIndex, kind: str, hits: Counter[str], focus: Sequence[Milestone] = ()) -> None:
        self.index = index
        self.kind = kind
        self.hits = hits
        """How often each place was reached, shared by the campaigns of a batch."""
        self.focus = list(focus)
        self.needed = {fact for milestone in self.focus for fact in milestone.needs if not fact.startswith(LOSE)}
        self.totems = sum(1 for milestone in self.focus if milestone.fact in index.facts.totems)
        """How many totems the focus asks for; any will do."""
        self.shunned: frozenset[Fact] = frozenset()
        """Facts that would close the door that the focus leads to: only where the last story opens by itself."""
        if self.focus and self.focus[-1].root not in index.locations:
            self.shunned = index.lookahead.looked_at(self.focus[-1].root) - self.needed
        self.barred = facts_to_avoid(self.focus)
        far = sum(1 for milestone in self.focus if not milestone.fact.startswith(LOSE))
        self.careful = kind == "careful" or far >= CAREFUL_FROM_MILESTONES
        """Whether it avoids what it need not do: by nature, or because it has far to go."""
        self.way: frozenset[str] = frozenset()
        """The places on the way that is being gone."""
        self.turn = -1
        self.decisions_this_turn = 0
        self.story_choices_this_turn = 0
        self.acts_this_turn = 0
        """How often it has cared for its party in this turn."""

    def pick(self, table: Table, luck: Luck) -> Choice:
        """The choice; always one of the options."""
        if not isinstance(table, PartyTable):
            raise TypeError(f"expected a table of a party, got {type(table).__name__}")
        if table.turn != self.turn:
            self._begin_turn(table.turn)
        self.decisions_this_turn += 1
        if self.decisions_this_turn > MAX_DECISIONS_PER_TURN:
            return luck.pick(options(table))
        return self.decide(table, table.agenda[-1], luck)

    def _begin_turn(self, turn: int) -> None:
        self.turn = turn
        self.decisions_this_turn = self.story_choices_this_turn = self.acts_this_turn = 0
        self.way = frozenset()

    def decide(self, table: PartyTable, decision: Step[PartyTable], luck: Luck) -> Choice:
        """The choice at a decision: story choices by milestones, others at random."""
        if isinstance(decision, Choose):
            return self.choose(table, decision.number, luck)
        if isinstance(decision, PickArm):
            return self.pick_arm(table, decision.path, luck)
        return luck.pick(table.offered)

    def choose(self, table: PartyTable, number: str, luck: Luck) -> Choice:
        """A choice of a paragraph."""
        offered = table.offered
        self.story_choices_this_turn += 1
        if len(offered) == 1:
            return offered[0]
        if self.story_choices_this_turn > MAX_STORY_CHOICES or luck.below(RANDOM_CHOICE_ONE_IN) == 0:
            return luck.pick(offered)
        own, spent = self.index.facts.owned(table), self.index.facts.spent(table)
        ways = self.index.lookahead.ahead(table, number, own, spent, choosing=True)
        key = self.aim(table, ways, own)
        if not key and self.careful:
            return max(offered, key=lambda choice: choice_worth(table, number, choice[1]) + luck.below(100) / 200)
        key = key or self.freshest(ways, own, luck)
        if not key:
            return luck.pick(offered)
        self.way = frozenset(ways[key])
        choice = ("choose", ways[key][0].removeprefix(f"§{number}"))
        return choice if choice in offered else luck.pick(offered)

    def pick_arm(self, table: PartyTable, path: str, luck: Luck) -> Choice:
        """One of several effects: the one on the way, else the one taken least."""
        for choice in table.offered:
            if path + choice[1] in self.way:
                return choice
        if not path.startswith("§"):
            return luck.pick(table.offered)
        return min(table.offered, key=lambda choice: (self.hits[path + choice[1]], luck.below(100)))

    def set_out(self, table: PartyTable, number: str, luck: Luck) -> None:
        """Before a story opens: decide what it is read for."""
        own, spent = self.index.facts.owned(table), self.index.facts.spent(table)
        ways = self.index.lookahead.ahead(table, number, own, spent)
        key = self.aim(table, ways, own)
        if not key and not self.careful:
            key = self.freshest(ways, own, luck)
        self.way = frozenset(ways[key]) if key else frozenset()

    def aim(self, table: PartyTable, ways: Ways, own: set[Fact]) -> str:
        """The nearest of these places that the focus needs and that spoils nothing; empty if there is none."""
        places = [key for _, key in self.aims(ways, own)]
        return min(places, key=lambda key: (len(ways[key]), key)) if places else ""

    def aims(self, ways: Ways, own: set[Fact]) -> Iterator[tuple[Milestone, str]]:
        """The milestones that can be reached by these ways without what others need, each with its place."""
        due = [(milestone, self.wanted(milestone, own)) for milestone in self.due(own)]
        for milestone, wanted in due:
            if self.too_early(milestone, [other for other, _ in due]):
                continue
            for key in sorted(wanted & ways.keys()):
                way = ways[key]
                # What is reached by the same way needs nothing any more once it has been gone.
                others = {fact for other, places in due if places.isdisjoint(way) for fact in other.needs & own}
                if not self.costs(way, others) and not self.closes(way, key):
                    yield milestone, key

    def closes(self, way: tuple[str, ...], key: str) -> bool:
        """Whether a way gives a fact that would bar the focus, and does not lead to it."""
        given = self.index.given
        if not self.barred or key == self.focus[-1].key:
            return False
        return any(given[place] & self.barred for place in way if place in given)

    def too_early(self, milestone: Milestone, due: list[Milestone]) -> bool:
        """Whether what a milestone gives would be lost again before it is needed."""
        fact, takers = milestone.fact, self.index.taken
        return bool(fact) and any(
            fact in takers.get(other.key, ()) and fact not in other.needs for other in due if other.fact
        )

    def due(self, own: set[Fact]) -> list[Milestone]:
        """The milestones that are not reached yet, in order."""
        return [milestone for milestone in self.focus if not self.reached(milestone, own)]

    def reached(self, milestone: Milestone, own: set[Fact]) -> bool:
        """Whether a milestone has been reached."""
        if not milestone.fact:
            return False
        if milestone.fact.startswith(LOSE):
            return milestone.fact[1:] not in own
        totems = self.index.facts.totems
        return milestone.fact in own or (milestone.fact in totems and len(totems & own) >= self.totems)

    def wanted(self, milestone: Milestone, own: set[Fact]) -> set[str]:
        """The places that would satisfy a milestone."""
        if not milestone.fact:
            return {milestone.key}
        if milestone.fact.startswith(LOSE):
            return {key for key, facts in self.index.taken.items() if milestone.fact[1:] in facts}
        givers, totems = self.index.givers, self.index.facts.totems
        if self.totems > 1 and milestone.fact in totems:
            return {key for fact in totems - own for key in givers.get(fact, ())}
        return givers.get(milestone.fact, {milestone.key})

    def freshest(self, ways: Ways, own: set[Fact], luck: Luck) -> str:
        """The place that was reached least often, the nearest of several; empty if there is none."""
        hits, harmful = self.hits, self.needed & own
        best, least = "", (1 << 60, 0, 0)
        for key, way in ways.items():
            count = hits[key]
            if count <= least[0]:
                if (harmful or self.shunned) and self.spoils(way, harmful):
                    continue
                rank = (count, len(way), luck.below(8))
                if rank < least:
                    best, least = key, rank
        return best

    def spoils(self, way: tuple[str, ...], facts: set[Fact]) -> bool:
        """Whether a way would cost one of some facts, or give one to avoid."""
        given = self.index.given
        return self.costs(way, facts) or any(given[key] & self.shunned for key in way if key in given)

    def costs(self, way: tuple[str, ...], facts: set[Fact]) -> bool:
        """Whether a way would cost one of some facts."""
        takers = self.index.taken
        return bool(facts) and any(takers[key] & facts for key in way if key in takers)

    def wants_failure(self, table: PartyTable) -> bool:
        """Whether the test in progress should fail: it is on the way, or that arm was reached less often."""
        path = challenge_path(table)
        if not path or path[0] not in "§~":
            return False
        fails, passes = f"{path}fail", f"{path}pass"
        if (fails in self.way) != (passes in self.way):
            return fails in self.way
        if self.careful:
            return False
        return self.hits[fails] < min(self.hits[passes], ENOUGH_HITS)


def facts_to_avoid(focus: Sequence[Milestone]) -> frozenset[Fact]:
    """The facts that must not be owned at the end and that nothing on the way gives."""
    if not focus:
        return frozenset()
    sought = {milestone.fact for milestone in focus}
    return frozenset(fact[1:] for fact in focus[-1].needs if fact.startswith(LOSE) and fact[1:] not in sought)


def challenge_path(table: PartyTable) -> str:
    """The path before the arms of the challenge in progress; empty if there is none."""
    for item in reversed(table.agenda):
        if isinstance(item, SettleChallenge):
            return item.program
    return ""
