"""A planning bot that also goes to places of the story which no campaign has reached yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ....kernel.choices import Choice
from ....kernel.luck import Luck
from ....kernel.steps import Step
from ....party.acts.alter import AlterTest
from ....party.chapters.challenge import JoinChallenge
from ....party.chapters.explore import Choose
from ....party.effects.program_path import choice_path, paragraph_path
from ....party.effects.story import PickArm
from ....party.table.table import PartyTable
from ....sea.table.table import SeaTable
from ...party.choice_words import named_in
from ...party.player import MAX_STORY_CHOICES, challenge_path, facts_to_avoid
from ...story.milestones import LOSE, Milestone
from ...story.story_facts import Fact
from ...story.story_lookahead import Ways
from ..heuristics.challenges import closing_option
from ..story_index import SeaIndex
from .course import Course
from .player import SeaPlanner

LURE = 40.0
"""What a location is worth at which something sought can be reached; less at each further visit."""
CHANCE = 20.0
"""The worth of a location with a page that is not sought, and was never read."""
AGAIN = 0.7
"""How much of that is left at each further visit."""
MAX_DETOUR_PLACES = 120
"""Of more unreached places than this none is worth a detour: the way to the one that is sought leads past many."""
SURE = 30.0
"""What it is worth to pass a test on the way to something sought."""


class SeaSeeker(SeaPlanner):
    """A robot of the sea that reads and follows milestones to a place; on its way it visits other unreached places."""

    def __init__(
        self,
        index: SeaIndex,
        worth: dict[Fact, float],
        focus: Sequence[Milestone],
        hits: Counter[str],
        unreached: Sequence[str] = (),
    ) -> None:
        super().__init__(index, worth)
        self.hits = hits
        self.unreached = tuple(unreached) if len(unreached) <= MAX_DETOUR_PLACES else ()
        self.focus = list(focus)
        self.barred = facts_to_avoid(self.focus)
        self.needed = {fact for milestone in self.focus for fact in milestone.needs if not fact.startswith(LOSE)}
        self.totems = sum(1 for milestone in self.focus if milestone.fact in index.facts.totems)
        self.course: Course = SeekingCourse(self, self.course.charts)

    def decide(self, table: PartyTable, decision: Step[PartyTable], luck: Luck) -> Choice:
        """What is sought comes first; anything else as a reader decides it."""
        if isinstance(table, SeaTable):
            if isinstance(decision, Choose):
                return self.seek(table, decision)
            if isinstance(decision, PickArm):
                on_the_way = [choice for choice in table.offered if decision.path + named_in(choice) in self.way]
                return on_the_way[0] if on_the_way else self.arm(table, decision)
            if isinstance(decision, JoinChallenge) and self.wants_failure(table):
                return ("go", "on")
            if isinstance(decision, AlterTest) and self.wants_failure(table):
                return closing_option(table.offered)
        return super().decide(table, decision, luck)

    def seek(self, table: SeaTable, decision: Choose) -> Choice:
        """The choice on the way to what is sought; else the best that spoils nothing."""
        best, number = self.story(table, decision), decision.number
        self.way = frozenset()
        if len(table.offered) == 1 or self.story_choices_this_turn > MAX_STORY_CHOICES:
            return best
        facts = self.index.facts
        own = facts.owned(table)
        ways = self.index.lookahead.ahead(table, number, own, facts.spent(table), choosing=True)
        key = self.aim(ways, own) or self.unreached_place(ways, own)
        if key:
            choice = ("choose", ways[key][0].removeprefix(paragraph_path(number)))
            if choice in table.offered:
                self.way = frozenset(ways[key])
                return choice
        harmless = [choice for choice in table.offered if not self.robs(table, number, choice, own)]
        return best if best in harmless or not harmless else harmless[-1]

    def unreached_place(self, ways: Ways, own: set[Fact]) -> str:
        """The key of the nearest place that nobody has reached and that costs nothing needed; empty if none."""
        keys = [key for key in self.unreached if key in ways and not self.hits[key]]
        harmless = [key for key in keys if not self.costs(ways[key], self.needed & own)]
        return min(harmless, key=lambda key: (len(ways[key]), key), default="")

    def wants_failure(self, table: PartyTable) -> bool:
        """Only on the way to something."""
        path = challenge_path(table)
        return bool(path) and f"{path}fail" in self.way and f"{path}pass" not in self.way

    def robs(self, table: SeaTable, number: str, choice: Choice, own: set[Fact]) -> bool:
        """Whether a choice costs what is needed or bars the way, at once or in the paragraph that it turns to."""
        _, letter = choice
        path, taken, given = choice_path(number + letter), self.index.taken, self.index.given
        keys = [key for key in (*taken, *given) if key.startswith(path)]
        ops = table.bound.printed.get(path, ())
        keys += [paragraph_path(str(op.args[0])) for op in ops if op.name == "turn-to"]
        needed_now = self.needed & own
        return any(taken.get(key, set()) & needed_now or given.get(key, set()) & self.barred for key in keys)

    def stake(self, table: SeaTable) -> float:
        """A test on the way is passed if it can be."""
        return SURE if f"{challenge_path(table)}pass" in self.way else super().stake(table)


class SeekingCourse(Course):
    """A course that leads to what is sought before anything else."""

    bot: SeaSeeker

    def stories(self, table: SeaTable) -> dict[str, float]:
        """What each location promises, and more where a milestone can be reached now."""
        promises, bot = super().stories(table), self.bot
        facts, lookahead = bot.index.facts, bot.index.lookahead
        own, spent = facts.owned(table), facts.spent(table)
        for location in promises:
            ways = lookahead.ahead(table, location, own, spent)
            if next(bot.aims(ways, own), None) is not None:
                promises[location] += LURE * AGAIN ** self.visits[location]
            elif bot.unreached_place(ways, own):
                promises[location] += CHANCE * AGAIN ** self.visits[location]
        return promises
