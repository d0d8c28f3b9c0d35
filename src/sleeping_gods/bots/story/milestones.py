"""How a place might be reached at all: which facts its way needs, and where those are given, back to the start.

An example: choice (b) of §7 asks for quest 3, which §5 gives, and §5 is read by whoever takes choice (a) of §2. Then
the milestones to ``§7b`` are ``Milestone("2", "§5", "quest 3")``, to be reached first, and the place itself,
``Milestone("7", "§7b")``.

Worked out optimistically: what was once possible stays possible, luck is good and purses are full. A campaign that
follows such a recipe may still find a door shut; another campaign then tries another recipe.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from ...effects.op import Condition, Op, Program
from ...party.effects.program_path import PARAGRAPH, arm_path, choice_path, if_line_path, paragraph_path
from ...story.model import Paragraph, StoryChoice
from .story_facts import COUNTED, LEAVES_PAGE, MAX_COUNT, Fact, StoryFacts, count_fact, fact_given, fact_taken

Need: TypeAlias = str
"""A fact that must be owned, or LOSE and a fact that must not be owned any more: ``quest 3``, ``-quest 3``."""
Needs: TypeAlias = tuple[Need, ...]
LOSE = "-"
FLEETING = "explore "
"""Before facts that do not outlast a visit: they are sought where they are asked for, or not at all."""
BEFALLS = ("quest 206",)
"""Facts of the skies that no story gives: the quest of those who run out of fuel."""
MAX_PLACES_GATHERED = 200
"""Of a recipe that leads over more places than this, the milestones before the rest are left out."""


class Arrival(NamedTuple):
    """The last step to a place."""

    came_from: str
    """The key of the place before it; empty at the start of a story that opens by itself."""
    needs: Needs
    """What the step asks for."""


@dataclass(frozen=True, slots=True)
class Milestone:
    """A step towards a place: a place to reach in a story, and the fact that it gives."""

    root: str
    """The paragraph that opens by itself and leads there."""
    key: str
    """The key of the place (`StoryPlace`)."""
    fact: Need = ""
    """The fact that it gives, or LOSE and the fact that it takes; empty for the goal itself."""
    needs: frozenset[Need] = frozenset()
    """What the way to the place asks for."""


@dataclass(slots=True)
class Recipes:
    """What can be reached from a start, and how; of several ways the one that was found first."""

    facts: StoryFacts
    roots: tuple[str, ...]
    """The paragraphs that open by themselves."""
    start: frozenset[Fact]
    """The facts that are owned at the start."""
    owned: dict[Fact, str] = field(default_factory=dict)
    """Facts that can be had, and the key of the place that gives each; an empty one for those of the start."""
    lost: dict[Fact, str] = field(default_factory=dict)
    """Facts that can be lost again, and the key of the place that takes each."""
    arrivals: dict[str, Arrival] = field(default_factory=dict)
    """Places that can be reached, by their keys."""
    opened: dict[str, str] = field(default_factory=dict)
    """Paragraphs that can be opened, and the key of the place that leads there; empty for roots."""

    def explore(self) -> Recipes:
        """Compute everything that can be reached: read all open paragraphs again until that shows nothing new."""
        self.owned = dict.fromkeys([*sorted(self.start), *BEFALLS], "")
        self.opened = {root: "" for root in self.roots if root in self.facts.paragraphs}
        known_before = -1
        while known_before != (known := self._known_count()):
            known_before = known
            for number, came_from in list(self.opened.items()):
                self._read(self.facts.paragraphs[number], came_from)
        return self

    def _known_count(self) -> int:
        """The number of known things; nothing is ever removed, so an unchanged number means that nothing is new."""
        return len(self.arrivals) + len(self.owned) + len(self.lost) + len(self.opened)

    def _read(self, paragraph: Paragraph, came_from: str) -> None:
        """Note what the `if` lines of a paragraph, its text and its choices lead to."""
        number = paragraph.number
        path = paragraph_path(number)
        needs_so_far: Needs = ()
        for at, (condition, program) in enumerate(paragraph.ifs):
            needs = self._needs_of(condition, holds=True)
            if needs is not None:
                self._run(if_line_path(number, at), program, came_from, needs_so_far + needs)
            if any(op.name in LEAVES_PAGE for op in program):
                # Only those for whom the line does not apply read on.
                needs_to_pass = self._needs_of(condition, holds=False)
                if needs_to_pass is None:
                    return
                needs_so_far += needs_to_pass
        self._run(path, paragraph.program, came_from, needs_so_far)
        for choice in paragraph.choices:
            needs = () if choice.needs is None else self._needs_of(choice.needs, holds=True)
            if needs is not None:
                self._run(choice_path(number + choice.letter), choice.program, path, needs + self._needs_to_pay(choice))

    def _run(self, path: str, program: Program, came_from: str, needs: Needs) -> None:
        """Note that a program can be reached, and what its effects open, give and take."""
        self.arrivals.setdefault(path, Arrival(came_from, needs))
        for at, op in enumerate(program):
            self._note_effect(path, op)
            needs_of_arms = () if op.condition is None else self._needs_of(op.condition, holds=True)
            if needs_of_arms is not None:
                for arm, effects in self.facts.arms(op):
                    self._run(arm_path(path, at, arm), effects, path, needs_of_arms)

    def _note_effect(self, path: str, op: Op) -> None:
        """Note the place of an effect where it is the first to open a page, or to give or take a fact."""
        if op.name == "turn-to" and str(op.args[0]) in self.facts.paragraphs:
            self.opened.setdefault(str(op.args[0]), path)
        for fact in (fact_given(op), *self.facts.adds(op)):
            if fact:
                self.owned.setdefault(fact, path)
            if fact in self.facts.dormant:
                self.owned.setdefault(self.facts.dormant[fact], path)
        if fact := fact_taken(op):
            self.lost.setdefault(fact, path)

    def _needs_to_pay(self, choice: StoryChoice) -> Needs:
        """What a choice costs, as far as stories give it; anything else is thought to be in the purse."""
        counted_cost = (count_fact("has", kind, min(amount, MAX_COUNT["has"])) for kind, amount in choice.cost)
        return tuple(fact for fact in counted_cost if fact in self.owned and fact not in self.start)

    def _needs_of(self, condition: Condition, *, holds: bool) -> Needs | None:
        """What makes a condition hold, or not hold; None if that cannot be had as far as is known yet."""
        match condition.kind:
            case "not":
                return self._needs_of(condition.parts[0], holds=not holds)
            case "and" | "or":
                return self._needs_of_parts(condition, holds=holds)
            case "totems":
                return self._needs_of_totems(condition)
        if condition.kind in COUNTED and holds and self.facts.keeps_counts:
            return self._needs_of_count(condition)
        facts = sorted(self.facts.asked(condition))
        if not facts and condition.kind != "keyword":
            return ()  # such as 3 coins
        return self._needs_to_own_any(facts) if holds else self._needs_to_own_none(facts)

    def _needs_of_parts(self, condition: Condition, *, holds: bool) -> Needs | None:
        """Of "A and B" both must hold, and not to hold one must fail; of "A or B" it is the other way round."""
        parts = [self._needs_of(part, holds=holds) for part in condition.parts]
        possible = [needs for needs in parts if needs is not None]
        all_parts = (condition.kind == "and") == holds
        if all_parts:
            return tuple(need for needs in possible for need in needs) if len(possible) == len(parts) else None
        return min(possible, key=len, default=None)

    def _needs_of_totems(self, condition: Condition) -> Needs | None:
        """Any totems that can be had; where a condition asks for fewer, which is not worked out, the same."""
        count = int(str(condition.args[0]))
        totems = [fact for fact in sorted(self.facts.totems) if fact in self.owned]
        return tuple(totems[:count]) if len(totems) >= count else None

    def _needs_of_count(self, condition: Condition) -> Needs | None:
        """What it takes to have so many; None if nothing gives that."""
        what, count = condition.args
        fact = count_fact(condition.kind, str(what), min(int(str(count)), MAX_COUNT[condition.kind]))
        if fact in self.start:
            return ()
        return (fact,) if fact in self.owned else None

    def _needs_to_own_any(self, facts: list[Fact]) -> Needs | None:
        """What it takes to own one of these; None if none of them can be had."""
        if any(fact in self.start for fact in facts):
            return ()
        return next(((fact,) for fact in facts if fact in self.owned), None)

    def _needs_to_own_none(self, facts: list[Fact]) -> Needs | None:
        """What it takes to own none of these; None if one of them can never be lost."""
        if any(fact in self.start and fact not in self.lost for fact in facts):
            return None
        return tuple(LOSE + fact for fact in facts)

    def root_of(self, key: str) -> str:
        """The number of the paragraph that opens by itself and leads to a place."""
        while came_from := self.arrivals[key].came_from:
            key = came_from
        return key.removeprefix(PARAGRAPH).partition("?")[0]

    def to(self, key: str) -> list[Milestone]:
        """The milestones on the way to a place, the place itself last; empty if there is no way."""
        if key not in self.arrivals:
            return []
        milestones: list[Milestone] = []
        self._gather(key, milestones, set())
        return [*milestones, self._milestone(key, "")]

    def _milestone(self, key: str, fact: Need) -> Milestone:
        """The milestone of a fact at a place."""
        return Milestone(self.root_of(key), key, fact, self.needs_of_way(key))

    def needs_of_way(self, key: str) -> frozenset[Need]:
        """The facts that the way to a place needs, without those that last only for a visit."""
        all_needs: set[Need] = set()
        while key:
            key, needs = self.arrivals[key]
            all_needs.update(need for need in needs if not need.startswith(FLEETING))
        return frozenset(all_needs)

    def _gather(self, key: str, milestones: list[Milestone], seen: set[str]) -> None:
        """Add the milestones of everything that the way to a place needs, those that other milestones need first.

        ``seen`` are the keys whose ways were looked at already.
        """
        if key in seen or len(seen) > MAX_PLACES_GATHERED:
            return
        seen.add(key)
        while key:
            key, needs = self.arrivals[key]
            for need in needs:
                if need.startswith(FLEETING):
                    continue
                fact, must_lose = need.removeprefix(LOSE), need.startswith(LOSE)
                source = self.lost.get(fact, "") if must_lose else self.owned.get(fact, "")
                if not source or any(milestone.fact == need for milestone in milestones):
                    continue
                if not must_lose or fact in self.start:  # what is not owned yet need not be lost yet
                    self._gather(source, milestones, seen)
                milestones.append(self._milestone(source, need))
