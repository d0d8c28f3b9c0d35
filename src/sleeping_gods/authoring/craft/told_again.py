"""Finds choices of a place's first page that every visit offers again, as if what they change were still to come.

Looked at are choices that lead from the first page, or from the page that this goes on to, straight to a page with no
choice of its own and leave the place open; what they change is a quest or a card. What they do once must be asked by
their ``needs``, be taken ``once per campaign``, or be noticed by the page that answers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...effects.op import Condition, Program, every_op
from ...effects.registry import OPERATIONS
from ...story.model import Paragraph, StoryChoice
from ..dataflow.flow import Flow, Thing
from ..dataflow.programs import Site, site_in
from ..project import AnyPack
from .paths import notices
from .repeatable_gains import ONE_DAY
from .together import cases_of

KINDS = {"quest": "quest", "adventure": "card"}
"""What is had once, and how conditions call it."""
TESTS = ("challenge", "combat", "boss", "obstacle")
"""Effects after which it is not sure what happens."""


def told_again(pack: AnyPack, flow: Flow) -> Iterator[Site]:
    """Choices that can be taken on every visit and change something only the first time."""
    for number, why in flow.entries.items():
        if number in pack.paragraphs and why not in ONE_DAY:
            pages = _first_pages(pack, pack.paragraphs[number])
            left = [condition for page in pages for condition, program in page.ifs if _targets(program)]
            for choice in pages[-1].choices:
                if choice.once != "campaign" and _is_told_again(pack, flow, choice, left):
                    yield site_in(pages[-1], choice)


def _first_pages(pack: AnyPack, entry: Paragraph) -> list[Paragraph]:
    """The page that a visit begins with, and those that its text always goes on to."""
    pages = [entry]
    while not pages[-1].choices and len(targets := _targets(pages[-1].program)) == 1:
        after = pack.paragraphs[targets.pop()]
        if after in pages:
            break
        pages.append(after)
    return pages


def _is_told_again(pack: AnyPack, flow: Flow, choice: StoryChoice, left: list[Condition]) -> bool:
    """Whether a choice changes something once, and nothing bars it after that; ``left`` are the jumps before it."""
    targets = _targets(choice.program)
    if len(targets) != 1 or any(op.name in TESTS for op in choice.program):
        return False
    answer = pack.paragraphs[targets.pop()]
    if answer.choices or answer.ifs:
        return False
    if any(OPERATIONS[op.name].gives == "location" for op in (*choice.program, *answer.program)):
        return False
    facts = _changed((*choice.program, *answer.program))
    things: set[Thing] = {("adventure" if atom.kind == "card" else "quest", atom.args[0]) for atom in facts}
    if not facts or notices(answer, things, flow.keywords):
        return False
    offered = choice.needs is None or _may_hold(choice.needs, flow, facts)
    return offered and all(_may_hold(condition, flow, facts, holds=False) for condition in left)


def _changed(program: Program) -> dict[Condition, bool]:
    """What is surely had, or surely not, after a program."""
    facts: dict[Condition, bool] = {}
    for op in program:
        operation = OPERATIONS[op.name]
        kind = operation.gives or operation.takes
        if kind in KINDS and op.args:
            facts[Condition(KINDS[kind], (op.args[0],))] = bool(operation.gives)
    return facts


def _targets(program: Program) -> set[str]:
    """The paragraphs that a program may turn to."""
    return {str(op.args[0]) for op in every_op(program) if op.name == "turn-to"}


def _may_hold(condition: Condition, flow: Flow, facts: Mapping[Condition, bool], *, holds: bool = True) -> bool:
    """Whether a condition can hold, or fail to, while some facts do."""
    return any(
        all(facts.get(atom, wanted) is wanted for atom, wanted in case)
        for case in cases_of(condition, flow.keywords, holds=holds)
    )
