"""A bot that follows milestones of the story: it picks choices and tests by what any player could know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from math import inf
from typing import ClassVar

from ...kernel.choices import Choice
from ...kernel.luck import Luck
from ...kernel.play import options
from ...kernel.steps import Step
from ...kernel.table import Table
from ...party.chapters.challenge import SettleChallenge
from ...party.chapters.explore import Choose
from ...party.effects.program_path import HAZARD, PARAGRAPH, paragraph_path
from ...party.effects.story import PickArm
from ...party.table.table import PartyTable
from ..story.choice_worth import ChoiceWorth
from ..story.milestones import LOSE, Milestone
from ..story.story_facts import Fact
from ..story.story_index import StoryIndex
from ..story.story_lookahead import Ways

COUNTED_PATHS = (PARAGRAPH, HAZARD)
"""How the paths of tests begin whose arms are counted: those of pages, and of hazards of the sea."""
READING = "reading"
"""The planning bot, which reads the story."""
KINDS = ("random", "least", "hunter", "careful", READING)
"""The kinds of bots: any choice; what was reached least; milestones to a place; rules of thumb; odds and promises."""
RANDOM_CHOICE_ONE_IN = 12
"""One in this many story choices is random, so that a bot sees what its plan would avoid."""
ENOUGH_HITS = 2
"""An arm of a test that was reached this often need not be sought any more."""
CAREFUL_FROM_MILESTONES = 4
"""A hunter with this many milestones to go plays with care."""
MAX_STORY_CHOICES = 40
"""After this many story choices in one turn a random one is taken: a story that goes in circles must end."""
MAX_DECISIONS_PER_TURN = 600
"""After this many decisions in one turn any option is taken."""
MAX_TIE_BREAK = 0.5
"""By less than this luck changes the worth of a choice for a careful bot: small differences do not decide alone."""
TIE_BREAKS = 100
"""How many numbers luck picks from to decide between equals."""
TIE_BREAKS_OF_PLACES = 8
"""The same where places are compared, of which there are many."""


class Player:
    """A bot for either game; each game's subclass adds what only its table knows."""

    choice_worth: ClassVar[ChoiceWorth] = ChoiceWorth()
    """What choices of stories are worth to a careful bot."""

    def __init__(self, index: StoryIndex, kind: str, hits: Counter[str], focus: Sequence[Milestone] = ()) -> None:
        self.index = index
        self.kind = kind
        self.hits = hits
        """How often each place was reached, shared by the campaigns of a batch."""
        self.focus = list(focus)
        """The milestones that it follows to a place; empty if it looks for none."""
        self.needed = {fact for milestone in self.focus for fact in milestone.needs if not fact.startswith(LOSE)}
        """The facts that the focus asks for."""
        self.totems = sum(1 for milestone in self.focus if milestone.fact in index.facts.totems)
        """How many totems the focus asks for; any will do."""
        self.shunned: frozenset[Fact] = frozenset()
        """Facts that would close the door that the focus leads to: only where the last story opens by itself."""
        if self.focus and self.focus[-1].root not in index.locations:
            self.shunned = index.lookahead.looked_at(self.focus[-1].root) - self.needed
        self.barred = facts_to_avoid(self.focus)
        """Facts that would bar the focus for good."""
        milestones_to_go = sum(1 for milestone in self.focus if not milestone.fact.startswith(LOSE))
        self.careful = kind == "careful" or milestones_to_go >= CAREFUL_FROM_MILESTONES
        """Whether it avoids what it need not do: by nature, or because it has far to go."""
        self.way: frozenset[str] = frozenset()
        """The keys of the places on the way that is being gone."""
        self.turn = -1
        """The turn to which the counts below belong; -1 before the first."""
        self.decisions_this_turn = 0
        """How often it has decided in this turn."""
        self.story_choices_this_turn = 0
        """How many choices of pages it has made in this turn."""
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
        """Nothing has been done yet in this turn, and no way is being gone."""
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
        key = self.aim(ways, own)
        if not key and self.careful:
            return max(offered, key=lambda choice: self._careful_worth(table, number, choice, luck))
        key = key or self.freshest(ways, own, luck)
        if not key:
            return luck.pick(offered)
        self.way = frozenset(ways[key])
        choice = ("choose", ways[key][0].removeprefix(paragraph_path(number)))
        return choice if choice in offered else luck.pick(offered)

    def _careful_worth(self, table: PartyTable, number: str, choice: Choice, luck: Luck) -> float:
        """The worth of a choice to a careful bot, with a little luck."""
        _, letter = choice
        return self.choice_worth.of_choice(table, number, letter) + luck.below(TIE_BREAKS) / TIE_BREAKS * MAX_TIE_BREAK

    def pick_arm(self, table: PartyTable, path: str, luck: Luck) -> Choice:
        """One of several effects: the one on the way, else the one taken least."""
        for choice in table.offered:
            _, arm = choice
            if path + arm in self.way:
                return choice
        if not path.startswith(PARAGRAPH):  # an effect of a card, whose arms nobody counts
            return luck.pick(table.offered)

        def rank(choice: Choice) -> tuple[int, int]:
            _, arm = choice
            return self.hits[path + arm], luck.below(TIE_BREAKS)

        return min(table.offered, key=rank)

    def set_out(self, table: PartyTable, number: str, luck: Luck) -> None:
        """Before a story opens: decide what it is read for."""
        own, spent = self.index.facts.owned(table), self.index.facts.spent(table)
        ways = self.index.lookahead.ahead(table, number, own, spent)
        key = self.aim(ways, own)
        if not key and not self.careful:
            key = self.freshest(ways, own, luck)
        self.way = frozenset(ways[key]) if key else frozenset()

    def aim(self, ways: Ways, own: set[Fact]) -> str:
        """The key of the nearest place that the focus needs and that spoils nothing; empty if there is none."""
        keys = [key for _, key in self.aims(ways, own)]
        return min(keys, key=lambda key: (len(ways[key]), key), default="")

    def aims(self, ways: Ways, own: set[Fact]) -> Iterator[tuple[Milestone, str]]:
        """The milestones that can be reached by these ways without what others need, each with the key of its place."""
        wanted_keys = [(milestone, self.wanted(milestone, own)) for milestone in self.due(own)]
        due = [milestone for milestone, _ in wanted_keys]
        for milestone, keys in wanted_keys:
            if self.too_early(milestone, due):
                continue
            for key in sorted(keys & ways.keys()):
                way = ways[key]
                # A milestone on the same way needs nothing any more once the way has been gone.
                elsewhere = [other for other, other_keys in wanted_keys if other_keys.isdisjoint(way)]
                still_needed = {fact for other in elsewhere for fact in other.needs & own}
                if not self.costs(way, still_needed) and not self.closes(way, key):
                    yield milestone, key

    def closes(self, way: tuple[str, ...], key: str) -> bool:
        """Whether a way gives a fact that would bar the focus, and does not lead to it."""
        if not self.barred or key == self.focus[-1].key:
            return False
        return self.gives(way, self.barred)

    def gives(self, way: tuple[str, ...], facts: AbstractSet[Fact]) -> bool:
        """Whether a place on a way gives one of some facts."""
        given = self.index.given
        return any(given[key] & facts for key in way if key in given)

    def too_early(self, milestone: Milestone, due: list[Milestone]) -> bool:
        """Whether what a milestone gives would be lost again before it is needed."""
        fact, taken = milestone.fact, self.index.taken
        return bool(fact) and any(
            fact in taken.get(other.key, ()) and fact not in other.needs for other in due if other.fact
        )

    def due(self, own: set[Fact]) -> list[Milestone]:
        """The milestones that are not reached yet, in order."""
        return [milestone for milestone in self.focus if not self.reached(milestone, own)]

    def reached(self, milestone: Milestone, own: set[Fact]) -> bool:
        """Whether a milestone has been reached."""
        if not milestone.fact:
            return False
        if milestone.fact.startswith(LOSE):
            return milestone.fact.removeprefix(LOSE) not in own
        totems = self.index.facts.totems
        return milestone.fact in own or (milestone.fact in totems and len(totems & own) >= self.totems)

    def wanted(self, milestone: Milestone, own: set[Fact]) -> set[str]:
        """The keys of the places that would satisfy a milestone."""
        if not milestone.fact:
            return {milestone.key}
        if milestone.fact.startswith(LOSE):
            fact_to_lose = milestone.fact.removeprefix(LOSE)
            return {key for key, facts in self.index.taken.items() if fact_to_lose in facts}
        givers, totems = self.index.givers, self.index.facts.totems
        if self.totems > 1 and milestone.fact in totems:
            return {key for fact in totems - own for key in givers.get(fact, ())}
        return givers.get(milestone.fact, {milestone.key})

    def freshest(self, ways: Ways, own: set[Fact], luck: Luck) -> str:
        """The key of the place that was reached least often, the nearest of several; empty if there is none."""
        needed_now = self.needed & own
        best = ""
        least_hits, least_rank = inf, (inf, inf, inf)
        for key, way in ways.items():
            hits = self.hits[key]
            if hits > least_hits or self.spoils(way, needed_now):
                continue
            rank = (hits, len(way), luck.below(TIE_BREAKS_OF_PLACES))  # luck between equals, so that bots differ
            if rank < least_rank:
                best, least_hits, least_rank = key, hits, rank
        return best

    def spoils(self, way: tuple[str, ...], facts: set[Fact]) -> bool:
        """Whether a way would cost one of some facts, or give one to avoid."""
        return self.costs(way, facts) or (bool(self.shunned) and self.gives(way, self.shunned))

    def costs(self, way: tuple[str, ...], facts: set[Fact]) -> bool:
        """Whether a way would cost one of some facts."""
        taken = self.index.taken
        return bool(facts) and any(taken[key] & facts for key in way if key in taken)

    def wants_failure(self, table: PartyTable) -> bool:
        """Whether the test in progress should fail: it is on the way, or that arm was reached less often."""
        path = challenge_path(table)
        if not path.startswith(COUNTED_PATHS):
            return False
        fail_arm, pass_arm = f"{path}fail", f"{path}pass"
        if (fail_arm in self.way) != (pass_arm in self.way):
            return fail_arm in self.way
        if self.careful:
            return False
        return self.hits[fail_arm] < min(self.hits[pass_arm], ENOUGH_HITS)


def facts_to_avoid(focus: Sequence[Milestone]) -> frozenset[Fact]:
    """The facts that must not be owned at the end and that nothing on the way gives."""
    if not focus:
        return frozenset()
    sought = {milestone.fact for milestone in focus}
    facts_to_lose = {need.removeprefix(LOSE) for need in focus[-1].needs if need.startswith(LOSE)}
    return frozenset(facts_to_lose - sought)


def challenge_path(table: PartyTable) -> str:
    """The path before the arms of the challenge in progress; empty if there is none."""
    for item in reversed(table.agenda):
        if isinstance(item, SettleChallenge):
            return item.program
    return ""
