"""Finds conditions that always hold where they are asked.

What is surely had or missing is followed along every path through the story: a paragraph that can be come to on
several paths keeps only the facts that all of them agree on. Each time a paragraph loses facts it is read again, until
none does; as facts are only ever lost, that comes to an end. A last round judges each condition by the facts where it
stands.
Example: a choice that needs LANTERN leads to 38.9; if nothing else leads there, ``if LANTERN`` in 38.9 always holds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import reduce

from ...effects.op import Condition, Op, Program
from ...effects.registry import OPERATIONS, ends
from ...sea.table.cards import Pack as SeaPack
from ...sea.table.words import STARTING_QUESTS
from ...story.model import Paragraph
from ..dataflow.effect_sites import thing_of
from ..dataflow.flow import Flow, Thing
from ..dataflow.programs import Site, site_in
from ..project import AnyPack
from .memory import FINALE

Facts = dict[Thing, bool]
"""The facts that certainly hold at a place of the story, and those that certainly do not."""
KINDS = ("quest", "keyword", "adventure", "token", "explore", "curse")
"""Kinds of things that come and go by effects alone."""


@dataclass(frozen=True, slots=True)
class AlwaysTrue:
    """A condition, or a part of one, that always holds where it is asked."""

    site: Site
    where: str
    """``needs``, ``when`` or ``if``."""
    atom: Condition
    holds: bool
    """Whether it always holds; otherwise it never does."""


@dataclass(slots=True)
class _Search:
    """The known facts at the beginning of each paragraph."""

    flow: Flow
    pack: AnyPack
    base: Facts
    """The facts where the map or the rules lead to the story."""
    heads: dict[str, Facts] = field(default_factory=dict)
    """By paragraph; one that was not come to yet is missing."""
    waiting: list[str] = field(default_factory=list)
    """Paragraphs that have to be read, or read again."""
    always_true: dict[tuple[Site, str, Condition], AlwaysTrue] | None = None
    """What always holds; only in the last round, when all facts are known."""

    def arrive(self, target: str, facts: Facts) -> None:
        """Note that a paragraph is reached with these facts; only facts of every path are kept."""
        if self.always_true is not None:
            return
        known = self.heads.get(target)
        common = dict(facts) if known is None else _common(known, facts)
        if known != common:
            self.heads[target] = common
            self.waiting.append(target)

    def thing(self, atom: Condition) -> Thing:
        """What a condition asks about; a keyword of only one quest is that quest."""
        kind, name = thing_of(atom)
        bearers = self.flow.keywords.get(str(name), ()) if kind == "keyword" else ()
        return ("quest", bearers[0]) if len(bearers) == 1 else (kind, name)

    def implied(self, condition: Condition, *, holds: bool) -> Facts:
        """The facts that follow if a condition holds, or does not."""
        if condition.kind == "not":
            return self.implied(condition.parts[0], holds=not holds)
        if condition.kind in ("and", "or"):
            if not _needs_every_part(condition, holds=holds):
                return {}
            parts = [self.implied(part, holds=holds) for part in condition.parts]
            return {thing: had for part in parts for thing, had in part.items()}
        thing = self.thing(condition)
        return {thing: holds} if thing[0] in KINDS else {}

    def judge(self, site: Site, where: str, condition: Condition, facts: Facts) -> None:
        """Note the parts of a condition that certainly hold."""
        if self.always_true is None:
            return
        pending = [(condition, True)]
        while pending:
            part, holds = pending.pop()
            if part.kind == "not":
                pending.append((part.parts[0], not holds))
            elif part.kind in ("and", "or") and _needs_every_part(part, holds=holds):
                pending += [(inner, holds) for inner in part.parts]
            elif self.is_sure(part, facts, holds=holds):
                self.always_true.setdefault((site, where, part), AlwaysTrue(site, where, part, holds))

    def is_sure(self, condition: Condition, facts: Facts, *, holds: bool) -> bool:
        """Whether a condition certainly holds, or certainly does not."""
        if condition.kind == "not":
            return self.is_sure(condition.parts[0], facts, holds=not holds)
        if condition.kind in ("and", "or"):
            every = all if _needs_every_part(condition, holds=holds) else any
            return every(self.is_sure(part, facts, holds=holds) for part in condition.parts)
        return facts.get(self.thing(condition)) is holds

    def read(self, paragraph: Paragraph) -> None:
        """Follow every path out of a paragraph."""
        facts = dict(self.heads[paragraph.number])
        site = site_in(paragraph)
        for condition, program in paragraph.ifs:
            self.judge(site, "if", condition, facts)
            after = self.run(site, program, {**facts, **self.implied(condition, holds=True)})
            missed = {**facts, **self.implied(condition, holds=False)}
            facts = missed if after is None else _common(missed, after)
        for block in paragraph.blocks:
            if block.when:
                self.judge(site, "when", block.when, facts)
        left = self.run(site, paragraph.program, facts)
        if left is None:
            return
        for choice in paragraph.choices:
            here = site_in(paragraph, choice)
            taken = dict(left)
            if choice.needs:
                self.judge(here, "needs", choice.needs, left)
                taken |= self.implied(choice.needs, holds=True)
            after = self.run(here, choice.program, taken)
            if after is not None and paragraph.town:
                self.arrive(paragraph.number, after)

    def run(self, site: Site, program: Program, facts: Facts) -> Facts | None:
        """The facts after a program; None if it certainly jumps."""
        facts = dict(facts)
        for op in program:
            if op.name == "turn-to":
                self.arrive(str(op.args[0]), facts)
            if OPERATIONS[op.name].ends:
                return None
            left = self._arms(site, op, facts)
            if left is None:
                return None
            facts = left
            self._do(op, facts)
        return facts

    def _arms(self, site: Site, op: Op, facts: Facts) -> Facts | None:
        """The facts after an effect with arms, whichever is taken; None if each of them certainly jumps."""
        ways: list[Facts | None] = []
        if op.condition:
            self.judge(site, "if", op.condition, facts)
            ways.append({**facts, **self.implied(op.condition, holds=False)})
        elif not op.arms or not ends((op,)):
            ways.append(facts)
        for _, arm in op.arms:
            begin = {**facts, **self.implied(op.condition, holds=True)} if op.condition else facts
            ways.append(self.run(site, arm, begin))
        open_ways = [way for way in ways if way is not None]
        return reduce(_common, open_ways) if open_ways else None

    def _do(self, op: Op, facts: Facts) -> None:
        """Change the facts by what an effect gives or takes; whether a keyword of a quest is had is not sure then."""
        operation = OPERATIONS[op.name]
        kind = operation.gives or operation.takes
        if kind in KINDS and op.args:
            facts[(kind, op.args[0])] = bool(operation.gives)
            if kind == "quest":
                for keyword, bearers in self.flow.keywords.items():
                    if op.args[0] in bearers:
                        facts.pop(("keyword", keyword), None)


def _common(first: Facts, other: Facts) -> Facts:
    """What both agree on."""
    return {thing: had for thing, had in first.items() if other.get(thing) is had}


def _needs_every_part(condition: Condition, *, holds: bool) -> bool:
    """Whether one part of an ``and`` or ``or`` is not enough: for ``and`` to hold, or for ``or`` not to hold."""
    return (condition.kind == "and") == holds


def always_true_conditions(pack: AnyPack, flow: Flow) -> Iterator[AlwaysTrue]:
    """Every condition, or part of one, that always holds where it is asked."""
    search = _Search(flow, pack, _base(pack, flow))
    for number in (*flow.entries, *(edge.target for edge in flow.edges if not edge.start)):
        if number in pack.paragraphs:
            search.arrive(number, search.base)
    while search.waiting:
        search.read(pack.paragraphs[search.waiting.pop()])
    search.always_true = {}
    for number in pack.paragraphs:
        if number in search.heads:
            search.read(pack.paragraphs[number])
    yield from search.always_true.values()


def _base(pack: AnyPack, flow: Flow) -> Facts:
    """Quests that every campaign begins with and that nothing before the finale removes."""
    if not isinstance(pack, SeaPack):
        return {}
    facts: Facts = {}
    for quest in STARTING_QUESTS:
        taken = [*flow.takes.get(("quest", quest), ()), *flow.completes.get(("quest", quest), ())]
        if all(step.site.location == FINALE for step in taken):
            facts["quest", quest] = True
    return facts
