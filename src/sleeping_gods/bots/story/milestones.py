"""How a place might be reached at all: which facts its way needs, and where those are given, back to the start.

Worked out optimistically: what was once possible stays possible, luck is good and purses are full. A campaign that
follows such a recipe may still find a door shut; another campaign then tries another recipe.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from ...effects.op import Condition, Program
from ...story.model import Paragraph, StoryChoice
from .story_facts import COUNTED, MAX_COUNT, Fact, StoryFacts, count_fact, fact_given, fact_taken

LOSE = "-"
"""Before a fact that must not be owned any more."""
FLEETING = "explore "
"""Before facts that do not outlast a visit: they are sought where they are asked for, or not at all."""
BEFALLS = ("quest 206",)
"""Facts of the skies that no story gives: the quest of those who run out of fuel."""
Needs: TypeAlias = tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class Milestone:
    """A step towards a place: a place to reach in a story, and the fact that it gives."""

    root: str
    key: str
    fact: Fact = ""
    needs: frozenset[Fact] = frozenset()
    """The facts that the way to the place asks for."""


@dataclass(slots=True)
class Recipes:
    """What can be reached from a start, and how."""

    facts: StoryFacts
    roots: tuple[str, ...]
    start: frozenset[Fact]
    owned: dict[Fact, str] = field(default_factory=dict)
    """Facts that can be had, and the place that gives each."""
    lost: dict[Fact, str] = field(default_factory=dict)
    """Facts that can be lost again, and the place that takes each."""
    why: dict[str, tuple[str, Needs]] = field(default_factory=dict)
    """Places that can be reached: the place before, and the facts that the step asks for."""
    opened: dict[str, str] = field(default_factory=dict)
    """Paragraphs that can be opened, and the place that leads there; roots open by themselves."""

    def explore(self) -> Recipes:
        """Compute everything that can be reached."""
        self.owned = dict.fromkeys([*sorted(self.start), *BEFALLS], "")
        self.opened = {root: "" for root in self.roots if root in self.facts.paragraphs}
        before = -1
        while before != (now := len(self.why) + len(self.owned) + len(self.lost) + len(self.opened)):
            before = now
            for number in list(self.opened):
                self._read(self.facts.paragraphs[number], self.opened[number])
        return self

    def _read(self, paragraph: Paragraph, came: str) -> None:
        path = f"§{paragraph.number}"
        shown: Needs | None = ()
        for at, (condition, program) in enumerate(paragraph.ifs):
            needs = self._needs(condition, yes=True)
            if needs is not None and shown is not None:
                self._run(f"{path}?{at}", program, came, shown + needs)
            if any(op.name in ("turn-to", "return", "ending") for op in program) and shown is not None:
                barred = self._needs(condition, yes=False)
                shown = None if barred is None else shown + barred
        if shown is None:
            return
        self._run(path, paragraph.program, came, shown)
        for choice in paragraph.choices:
            wanted = () if choice.needs is None else self._needs(choice.needs, yes=True)
            if wanted is not None:
                self._run(path + choice.letter, choice.program, path, wanted + self._price(choice))

    def _run(self, path: str, program: Program, came: str, needs: Needs) -> None:
        self.why.setdefault(path, (came, needs))
        for at, op in enumerate(program):
            if op.name == "turn-to" and str(op.args[0]) in self.facts.paragraphs:
                self.opened.setdefault(str(op.args[0]), path)
            for fact in (fact_given(op), *self.facts.adds(op)):
                if fact:
                    self.owned.setdefault(fact, path)
                if fact in self.facts.dormant:
                    self.owned.setdefault(self.facts.dormant[fact], path)
            if fact := fact_taken(op):
                self.lost.setdefault(fact, path)
            wanted = () if op.condition is None else self._needs(op.condition, yes=True)
            if wanted is not None:
                for arm, effects in self.facts.arms(op):
                    self._run(f"{path}/{at}{arm}", effects, path, wanted)

    def _price(self, choice: StoryChoice) -> Needs:
        """The facts that a choice costs, as far as stories give them."""
        counted_cost = (count_fact("has", kind, min(amount, MAX_COUNT["has"])) for kind, amount in choice.cost)
        return tuple(fact for fact in counted_cost if fact in self.owned and fact not in self.start)

    def _needs(self, condition: Condition, *, yes: bool) -> Needs | None:
        """The facts that make a condition hold, or not hold; None if they cannot be had yet."""
        kind = condition.kind
        if kind == "not":
            return self._needs(condition.parts[0], yes=not yes)
        if kind in ("and", "or"):
            parts = [self._needs(part, yes=yes) for part in condition.parts]
            if (kind == "and") == yes:
                return None if None in parts else tuple(fact for part in parts if part for fact in part)
            able = [part for part in parts if part is not None]
            return min(able, key=len) if able else None
        wanted_facts = sorted(self.facts.asked(condition))
        if kind == "totems":
            have = [fact for fact in wanted_facts if fact in self.owned]
            return tuple(have[: int(str(condition.args[0]))]) if len(have) >= int(str(condition.args[0])) else None
        if kind in COUNTED and yes and self.facts.counts:
            fact = count_fact(kind, str(condition.args[0]), min(int(str(condition.args[1])), MAX_COUNT[kind]))
            return () if fact in self.start else (fact,) if fact in self.owned else None
        if not wanted_facts and kind != "keyword":
            return ()
        if yes:
            if any(fact in self.start for fact in wanted_facts):
                return ()
            return next(((fact,) for fact in wanted_facts if fact in self.owned), None)
        if any(fact in self.start and fact not in self.lost for fact in wanted_facts):
            return None
        return tuple(LOSE + fact for fact in wanted_facts)

    def root_of(self, key: str) -> str:
        """The first paragraph of the story that leads to a place."""
        for _ in range(1000):
            came = self.why[key][0]
            if not came:
                return key.removeprefix("§").split("?", 1)[0]
            key = came
        return ""

    def to(self, key: str) -> list[Milestone]:
        """The milestones on the way to a place, the place itself last; empty if there is no way."""
        if key not in self.why:
            return []
        milestones: list[Milestone] = []
        self._gather(key, milestones, set())
        return [*milestones, Milestone(self.root_of(key), key, "", self.needs_of(key))]

    def needs_of(self, key: str) -> frozenset[Fact]:
        """The facts that the way to a place needs, except those that last only for a visit."""
        facts: set[Fact] = set()
        while key:
            key, needs = self.why[key]
            facts.update(fact for fact in needs if not fact.startswith(FLEETING))
        return frozenset(facts)

    def _gather(self, key: str, milestones: list[Milestone], seen: set[str]) -> None:
        """Add the milestones of every fact that the way to a place needs."""
        if key in seen or len(seen) > 200:
            return
        seen.add(key)
        while key:
            came, needs = self.why[key]
            for fact in needs:
                if fact.startswith(FLEETING):
                    continue
                lose = fact.startswith(LOSE)
                giver = self.lost.get(fact[1:], "") if lose else self.owned.get(fact, "")
                if not giver or any(milestone.fact == fact for milestone in milestones):
                    continue
                if not lose or fact[1:] in self.start:  # what is not owned yet need not be lost yet
                    self._gather(giver, milestones, seen)
                milestones.append(Milestone(self.root_of(giver), giver, fact, self.needs_of(giver)))
            key = came
