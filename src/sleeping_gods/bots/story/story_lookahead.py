"""Looks ahead in the story: which places can be reached from here with what is owned, and how."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import TypeAlias

from ...effects.op import Condition, Op, Program
from ...party.chapters.explore import is_met
from ...party.table.table import PartyTable
from ...story.model import Paragraph, StoryChoice
from .page_summary import page_summary
from .story_facts import ENDS, Facts, StoryFacts, fact_given, fact_taken, paid_choices

Way: TypeAlias = tuple[str, ...]
"""The keys of the places on the way, the place itself last."""
Ways: TypeAlias = dict[str, Way]
UNREAD_PAGE = "unread "
"""Before the number of a page that a way leads to and that nobody has read, where a story is known in part."""
MAX_MOMENTS = 600
"""A look ahead goes no further than this many moments."""


@dataclass(frozen=True, slots=True)
class StoryQuestion:
    """The part of the table that a story from a paragraph depends on."""

    start: str
    choosing: bool
    """Whether the paragraph has been read and its choices are due."""
    own: Facts
    spent: Facts
    truths: tuple[bool, ...]
    paid: tuple[bool, ...]
    visit: Facts
    taken: Facts


@dataclass(frozen=True, slots=True)
class Neighbourhood:
    """Everything that stories from a paragraph depend on."""

    facts: Facts
    questions: tuple[Condition, ...]
    costs: tuple[StoryChoice, ...]
    labels: Facts
    pages: tuple[str, ...] = ()
    fights: tuple[Op, ...] = ()


class StoryLookahead:
    """Looks ahead with a cache."""

    def __init__(self, facts: StoryFacts) -> None:
        self.facts = facts
        self._near: dict[str, Neighbourhood] = {}
        self._seen: dict[StoryQuestion, Ways] = {}

    def ahead(self, table: PartyTable, number: str, own: set[str], spent: set[str], *, choosing: bool = False) -> Ways:
        """The places that can be reached from a paragraph, nearest first, with any draws."""
        if number not in self.facts.paragraphs:
            return {} if self.facts.unread is None else {f"{UNREAD_PAGE}{number}": ()}
        near = self._neighbourhood(number)
        outlook = StoryQuestion(
            number,
            choosing,
            near.facts & own,
            near.facts & spent,
            tuple(is_met(table, question) for question in near.questions),
            tuple(table.bound.rulebook.can_pay(table, choice.cost) for choice in near.costs),
            near.labels.intersection(table.visit) if choosing else frozenset(),
            near.labels.intersection(table.taken),
        )
        ways = self._seen.get(outlook)
        if ways is None:
            ways = self._seen[outlook] = Lookahead(self.facts, near, outlook).ways()
        return ways

    def looked_at(self, number: str) -> Facts:
        """The facts that stories from a paragraph read or change."""
        return self._neighbourhood(number).facts if number in self.facts.paragraphs else frozenset()

    def pages(self, number: str) -> tuple[str, ...]:
        """The pages that stories from a paragraph can come to."""
        return self._neighbourhood(number).pages if number in self.facts.paragraphs else ()

    def fights(self, number: str) -> tuple[Op, ...]:
        """The fights of those pages against enemies with a card."""
        return self._neighbourhood(number).fights if number in self.facts.paragraphs else ()

    def _neighbourhood(self, start: str) -> Neighbourhood:
        neighbourhood = self._near.get(start)
        if neighbourhood is not None:
            return neighbourhood
        seen, todo = {start}, [start]
        while todo:
            for number in page_summary(self.facts.paragraphs[todo.pop()]).jumps:
                if number not in seen and number in self.facts.paragraphs:
                    seen.add(number)
                    todo.append(number)
        paragraphs = [self.facts.paragraphs[number] for number in sorted(seen)]
        summaries = [page_summary(paragraph) for paragraph in paragraphs]
        facts = {fact for page in summaries for condition in page.conditions for fact in self.facts.asked(condition)}
        facts.update(*(page.changes for page in summaries))
        neighbourhood = self._near[start] = Neighbourhood(
            frozenset(facts),
            tuple(dict.fromkeys(question for page in summaries for question in page.questions)),
            tuple(choice for paragraph in paragraphs for choice in paid_choices(paragraph)),
            frozenset(paragraph.number + choice.letter for paragraph in paragraphs for choice in paragraph.choices),
            tuple(paragraph.number for paragraph in paragraphs),
            tuple(op for page in summaries for op in page.fights),
        )
        return neighbourhood


Moment: TypeAlias = tuple[str, bool, Facts]
"""A paragraph, whether its choices are due, and what is owned."""


class Lookahead:
    """One breadth-first search over all possible moments."""

    def __init__(self, facts: StoryFacts, near: Neighbourhood, outlook: StoryQuestion) -> None:
        self.facts = facts
        self.outlook = outlook
        self.truths = dict(zip(near.questions, outlook.truths, strict=True))
        self.paid = {id(choice): paid for choice, paid in zip(near.costs, outlook.paid, strict=True)}
        self.found: Ways = {}
        self.queue: deque[tuple[Moment, Way]] = deque()
        self.known: set[Moment] = set()

    def ways(self) -> Ways:
        """Every place that can be reached, and how."""
        outlook = self.outlook
        self._then((outlook.start, outlook.choosing, outlook.own), ())
        while self.queue and len(self.known) < MAX_MOMENTS:
            (number, choosing, own), way = self.queue.popleft()
            paragraph = self.facts.paragraphs[number]
            if choosing:
                self._choices(paragraph, own, way)
            else:
                self._read(paragraph, own, way)
        return self.found

    def _then(self, moment: Moment, way: Way) -> None:
        if self.facts.unread is not None and moment[0] not in self.facts.paragraphs:
            self.found.setdefault(f"{UNREAD_PAGE}{moment[0]}", way)
        if moment not in self.known and moment[0] in self.facts.paragraphs:
            self.known.add(moment)
            self.queue.append((moment, way))

    def _read(self, paragraph: Paragraph, own: Facts, way: Way) -> None:
        path = f"§{paragraph.number}"
        now = [(own, way)]
        for at, (condition, program) in enumerate(paragraph.ifs):
            coming: list[tuple[Facts, Way]] = []
            for owned, gone in now:
                if self._holds(condition, owned):
                    coming += self._run(f"{path}?{at}", program, owned, gone)
                else:
                    coming.append((owned, gone))
            now = _distinct_states(coming)
        for owned, gone in now:
            for after, went in self._run(path, paragraph.program, owned, gone):
                self._then((paragraph.number, True, after), went)

    def _choices(self, paragraph: Paragraph, own: Facts, way: Way) -> None:
        for choice in paragraph.choices:
            label = paragraph.number + choice.letter
            if (paragraph.town or choice.once == "visit") and label in self.outlook.visit:
                continue
            if choice.once == "campaign" and label in self.outlook.taken:
                continue
            if choice.needs is not None and not self._holds(choice.needs, own):
                continue
            if choice.cost and not self.paid.get(id(choice), True):
                continue
            for after, went in self._run(f"§{label}", choice.program, own, way):
                if paragraph.town:
                    # That the choice is closed now need not be remembered: taken again it would lead nowhere new.
                    self._then((paragraph.number, True, after), went)

    def _run(self, path: str, program: Program, own: Facts, way: Way) -> list[tuple[Facts, Way]]:
        """The owned facts and the way where the program ends without a jump."""
        way = (*way, path)
        self.found.setdefault(path, way)
        now = [(own, way)]
        for at, op in enumerate(program):
            coming: list[tuple[Facts, Way]] = []
            arms = self.facts.arms(op)
            for owned, gone in now:
                if op.name == "turn-to":
                    self._then((str(op.args[0]), False, owned), gone)
                elif op.name == "if" and (op.condition is None or not self._holds(op.condition, owned)):
                    coming.append((owned, gone))
                elif arms:
                    for arm, effects in arms:
                        coming += self._run(f"{path}/{at}{arm}", effects, owned, gone)
                elif op.name not in ENDS:
                    fact, lost = fact_given(op), fact_taken(op)
                    if fact and fact not in self.outlook.spent:
                        owned = owned | {fact}
                    coming.append((owned - {lost} if lost else owned, gone))
            now = _distinct_states(coming)
        return now

    def _holds(self, condition: Condition, own: Facts) -> bool:
        kind = condition.kind
        if kind == "not":
            return not self._holds(condition.parts[0], own)
        if kind == "and":
            return all(self._holds(part, own) for part in condition.parts)
        if kind == "or":
            return any(self._holds(part, own) for part in condition.parts)
        if kind == "totems":
            return len(self.facts.totems & own) >= int(condition.args[0]) or self.truths[condition]
        if condition in self.truths:
            return self.truths[condition]
        return bool(self.facts.asked(condition) & own)


def _distinct_states(coming: list[tuple[Facts, Way]]) -> list[tuple[Facts, Way]]:
    """Each set of owned facts once, with the first way to it."""
    if len(coming) < 2:
        return coming
    first_ways: dict[Facts, Way] = {}
    for owned, gone in coming:
        first_ways.setdefault(owned, gone)
    return list(first_ways.items())
