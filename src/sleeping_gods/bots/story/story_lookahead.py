"""Looks ahead in the story: which places can be reached from here with what is owned, and how."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from ...effects.op import Condition, Op, Program
from ...party.chapters.explore import is_met
from ...party.effects.program_path import arm_path, choice_path, if_line_path, paragraph_path
from ...party.table.table import PartyTable
from ...story.model import Paragraph
from .neighbourhood import Labels, Neighbourhood, neighbourhood_of
from .story_facts import ENDS, Facts, StoryFacts, fact_given, fact_taken

Way: TypeAlias = tuple[str, ...]
"""The keys of the places on the way, the place itself last."""
Ways: TypeAlias = dict[str, Way]
"""The first way that was found to each place, by its key; nearest first."""
UNREAD_PAGE = "unread "
"""Before the number of a page that a way leads to and that nobody has read, where a story is known in part."""
MAX_MOMENTS = 600
"""A look ahead goes no further than this many moments."""


@dataclass(frozen=True, slots=True)
class StoryQuestion:
    """The part of the table that a story from a paragraph depends on."""

    start: str
    """The number of the paragraph."""
    choosing: bool
    """Whether the paragraph has been read and its choices are due."""
    own: Facts
    """The facts that are owned, as far as they matter."""
    spent: Facts
    """The facts that cannot be gained again, as far as they matter."""
    truths: tuple[bool, ...]
    """The answers to `Neighbourhood.questions`, in their order."""
    paid: tuple[bool, ...]
    """Whether each of `Neighbourhood.costs` can be paid."""
    visit: Labels
    """The choices that were taken in this visit."""
    taken: Labels
    """The choices that were taken in this campaign."""


class StoryLookahead:
    """Looks ahead with a cache."""

    def __init__(self, facts: StoryFacts) -> None:
        self.facts = facts
        self._neighbourhoods: dict[str, Neighbourhood] = {}
        """By the number of the paragraph."""
        self._ways: dict[StoryQuestion, Ways] = {}
        """What was found, by all that it depends on."""

    def ahead(self, table: PartyTable, number: str, own: set[str], spent: set[str], *, choosing: bool = False) -> Ways:
        """The places that can be reached from a paragraph, nearest first, with any draws."""
        if number not in self.facts.paragraphs:
            return {} if self.facts.unread is None else {f"{UNREAD_PAGE}{number}": ()}
        near = self._neighbourhood(number)
        question = StoryQuestion(
            start=number,
            choosing=choosing,
            own=near.facts & own,
            spent=near.facts & spent,
            truths=tuple(is_met(table, condition) for condition in near.questions),
            paid=tuple(table.bound.rulebook.can_pay(table, choice.cost) for choice in near.costs),
            visit=near.labels.intersection(table.visit) if choosing else frozenset(),
            taken=near.labels.intersection(table.taken),
        )
        ways = self._ways.get(question)
        if ways is None:
            ways = self._ways[question] = Lookahead(self.facts, near, question).ways()
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
        """What stories from a paragraph depend on, worked out once."""
        if start not in self._neighbourhoods:
            self._neighbourhoods[start] = neighbourhood_of(self.facts, start)
        return self._neighbourhoods[start]


class Moment(NamedTuple):
    """A moment of a story that is looked ahead at."""

    number: str
    """Of the paragraph."""
    choosing: bool
    """Whether it has been read and its choices are due."""
    own: Facts
    """The facts that are owned then."""


State: TypeAlias = tuple[Facts, Way]
"""What is owned within a paragraph, and the way there."""


class Lookahead:
    """One breadth-first search over all possible moments."""

    def __init__(self, facts: StoryFacts, near: Neighbourhood, question: StoryQuestion) -> None:
        self.facts = facts
        self.question = question
        self.truths = dict(zip(near.questions, question.truths, strict=True))
        """Whether each condition holds that no fact answers."""
        self.paid = {id(choice): paid for choice, paid in zip(near.costs, question.paid, strict=True)}
        """Whether each choice with a cost can be paid, by its identity: the pack keeps it alive."""
        self.found: Ways = {}
        """The ways that were found so far."""
        self.queue: deque[tuple[Moment, Way]] = deque()
        """The moments that are to be looked at, with the ways to them."""
        self.known: set[Moment] = set()
        """The moments that were ever in the queue."""

    def ways(self) -> Ways:
        """Every place that can be reached, and how."""
        question = self.question
        self._then(Moment(question.start, question.choosing, question.own), ())
        while self.queue and len(self.known) < MAX_MOMENTS:
            (number, choosing, own), way = self.queue.popleft()
            paragraph = self.facts.paragraphs[number]
            if choosing:
                self._choices(paragraph, own, way)
            else:
                self._read(paragraph, own, way)
        return self.found

    def _then(self, moment: Moment, way: Way) -> None:
        """A moment can be reached: it is looked at later, unless it was before or its page is not known."""
        if moment.number not in self.facts.paragraphs:
            if self.facts.unread is not None:
                self.found.setdefault(f"{UNREAD_PAGE}{moment.number}", way)
        elif moment not in self.known:
            self.known.add(moment)
            self.queue.append((moment, way))

    def _read(self, paragraph: Paragraph, own: Facts, way: Way) -> None:
        """Read a paragraph up to its choices."""
        states = [(own, way)]
        for at, (condition, program) in enumerate(paragraph.ifs):
            next_states: list[State] = []
            for owned, gone in states:
                if self._holds(condition, owned):
                    next_states += self._run(if_line_path(paragraph.number, at), program, owned, gone)
                else:
                    next_states.append((owned, gone))
            states = _distinct_states(next_states)
        for owned, gone in states:
            for owned_then, gone_then in self._run(paragraph_path(paragraph.number), paragraph.program, owned, gone):
                self._then(Moment(paragraph.number, True, owned_then), gone_then)

    def _choices(self, paragraph: Paragraph, own: Facts, way: Way) -> None:
        """Take every choice that can be taken."""
        for choice in paragraph.choices:
            label = paragraph.number + choice.letter
            if (paragraph.town or choice.once == "visit") and label in self.question.visit:
                continue
            if choice.once == "campaign" and label in self.question.taken:
                continue
            if choice.needs is not None and not self._holds(choice.needs, own):
                continue
            if choice.cost and not self.paid.get(id(choice), True):
                continue
            for owned_then, gone_then in self._run(choice_path(label), choice.program, own, way):
                if paragraph.town:
                    # That the choice is closed now need not be remembered: taken again it would lead nowhere new.
                    self._then(Moment(paragraph.number, True, owned_then), gone_then)

    def _run(self, path: str, program: Program, own: Facts, way: Way) -> list[State]:
        """The states in which a program may end without a jump: one for each set of facts that can be owned then."""
        way = (*way, path)
        self.found.setdefault(path, way)
        states = [(own, way)]
        for at, op in enumerate(program):
            next_states: list[State] = []
            arms = self.facts.arms(op)
            for owned, gone in states:
                if op.name == "turn-to":
                    self._then(Moment(str(op.args[0]), False, owned), gone)
                elif op.name == "if" and (op.condition is None or not self._holds(op.condition, owned)):
                    next_states.append((owned, gone))
                elif arms:
                    for arm, effects in arms:
                        next_states += self._run(arm_path(path, at, arm), effects, owned, gone)
                elif op.name not in ENDS:
                    next_states.append((self._owned_after(op, owned), gone))
            states = _distinct_states(next_states)
        return states

    def _owned_after(self, op: Op, own: Facts) -> Facts:
        """What is owned after an effect that has no arms."""
        given, lost = fact_given(op), fact_taken(op)
        if given and given not in self.question.spent:
            own = own | {given}
        return own - {lost} if lost else own

    def _holds(self, condition: Condition, own: Facts) -> bool:
        """Whether a condition holds with these facts; what no fact decides is as it is at the table."""
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


def _distinct_states(states: list[State]) -> list[State]:
    """Each set of owned facts once, with the first way to it."""
    if len(states) < 2:
        return states
    first_ways: dict[Facts, Way] = {}
    for owned, gone in states:
        first_ways.setdefault(owned, gone)
    return list(first_ways.items())
