"""Finds blocks for when nothing else was read, which can be read although something was.

A block that asks only for what is missing stands for blocks about those things:

- with three things or more, for all before it, up to one that is always read, if it denies at least half of them;
- with two or more, as the first of its row, for every later one that denies some of the same for another reason.

A jump before the prose that asks only for what is missing stands for the whole page in the same way.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ...effects.op import Condition
from ...story.model import Paragraph, ProseBlock
from .together import can_hold_together, cases_of, denied

MANY = 3
"""A block that denies fewer things does not stand for all before it."""
SOME = 2
"""A block that denies fewer things answers a single other block."""
SHARE = 0.5
"""The share of blocks that it denies if it stands for all of them."""
Keywords = Mapping[str, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Gap:
    """A block or jump for when nothing else is read, and the condition of a block that may be read all the same."""

    paragraph: Paragraph
    fallback: Condition
    block: Condition


def gaps(paragraph: Paragraph, keywords: Keywords) -> Iterator[Gap]:
    """Each block of a paragraph that can be read beside one that stands for when it is not."""
    for run in _runs(paragraph.blocks):
        for at, fallback in enumerate(run):
            for other in _missed(fallback, run[:at], keywords):
                yield Gap(paragraph, fallback, other)
        for other in run[1:]:
            if _is_alternative(run[0], other, keywords) and can_hold_together(run[0], other, keywords):
                yield Gap(paragraph, run[0], other)
    for condition, program in paragraph.ifs:
        if program:
            everything = [block.when for block in paragraph.blocks if block.when]
            yield from (Gap(paragraph, condition, other) for other in _missed(condition, everything, keywords))


def _runs(blocks: Sequence[ProseBlock]) -> Iterator[list[Condition]]:
    """The conditions of blocks that stand together without one that is always read."""
    run: list[Condition] = []
    for block in blocks:
        if block.when is not None:
            run.append(block.when)
        elif run:
            yield run
            run = []
    if run:
        yield run


def _missed(fallback: Condition, others: Sequence[Condition], keywords: Keywords) -> list[Condition]:
    """The blocks that a fallback stands for and does not deny."""
    if len(denied(fallback, keywords)) < MANY:
        return []
    positive = [condition for condition in others if _asks_for_presence(condition, keywords)]
    missed = [condition for condition in positive if can_hold_together(fallback, condition, keywords)]
    return missed if len(positive) - len(missed) >= max(SOME, SHARE * len(positive)) else []


def _asks_for_presence(condition: Condition, keywords: Keywords) -> bool:
    """Whether a condition can hold because something is there."""
    return any(holds for case in cases_of(condition, keywords) for _, holds in case)


def _is_alternative(fallback: Condition, other: Condition, keywords: Keywords) -> bool:
    """Whether a block asks for something else in place of what a fallback denies."""
    missing = denied(fallback, keywords)
    return len(missing) >= SOME and any(
        {holds for _, holds in case} == {True, False} and missing & {atom for atom, holds in case if not holds}
        for case in cases_of(other, keywords)
    )
