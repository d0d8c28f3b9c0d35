"""Lint check of story loops that give something each time round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...effects.op import Condition, Op, Program, atoms_of
from ...effects.operation import InLoop
from ...effects.registry import OPERATIONS
from ...kernel.errors import Finding
from ...story.model import Paragraph, StoryChoice
from ...story.ways import onwards
from ..dataflow.programs import Site, site_in
from ..project import AnyPack, Project
from .check import Check
from .finding_place import finding_at


def check_loop_gains(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports loops that give something each time without a price, a limit or a risk."""
    free = {paragraph.number: list(_free_turns(paragraph)) for paragraph in pack.paragraphs.values()}
    ways = {number: {turn.target for turn in turns} for number, turns in free.items()}
    for number, turns in free.items():
        for turn in turns:
            if turn.gives and number in onwards(ways, {turn.target}):
                message = f"turning to {turn.target} and back here again gains something for nothing"
                yield finding_at(turn.site, "free-gain", message)


class FreeTurn(NamedTuple):
    """A turn of the story that can be taken again and again for free."""

    site: Site
    target: str
    """The paragraph that it turns to."""
    gives: bool
    """Whether something is gained on the way."""


def _free_turns(paragraph: Paragraph) -> Iterator[FreeTurn]:
    """The free, repeatable turns of a paragraph."""
    if paragraph.town or paragraph.encounter or any(_is_limit(condition) for condition, _ in paragraph.ifs):
        return
    for choice in paragraph.choices or (StoryChoice("", ""),):
        if choice.cost or choice.once or (choice.needs and _is_limit(choice.needs)):
            continue
        site = site_in(paragraph, choice if choice.letter else None)
        for target, ops in _turns((*paragraph.program, *choice.program), ()):
            if not any(_has_loop_effect(op, "cost") for op in ops):
                yield FreeTurn(site, target, gives=any(_has_loop_effect(op, "gain") for op in ops))


def _has_loop_effect(op: Op, what: InLoop) -> bool:
    """Whether an effect, or one inside it, is declared to have this role in a loop."""
    return OPERATIONS[op.name].in_loop == what or any(
        _has_loop_effect(inner, what) for _, arm in op.arms for inner in arm
    )


def _is_limit(needs: Condition) -> bool:
    """Whether a need may end once the choice is taken, because it asks that something is absent."""
    return any(not holds or atom.kind == "explore" for atom, holds in atoms_of(needs))


def _turns(program: Program, before: tuple[Op, ...]) -> Iterator[tuple[str, tuple[Op, ...]]]:
    """Each turn to a paragraph with the effects before it."""
    for op in program:
        if op.name == "turn-to":
            yield str(op.args[0]), before
        if op.name == "if" and op.condition and _is_limit(op.condition):
            continue
        for _, arm in op.arms:
            yield from _turns(arm, (*before, Op(op.name, op.args)))
        if OPERATIONS[op.name].ends:
            return
        before = (*before, op)


LOOPS = (Check(("free-gain",), check_loop_gains),)
