"""An operation of the effect vocabulary, as data: a name, its arguments, and arms for what follows a test."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

Arg: TypeAlias = str | int
"""An argument of an effect: a word or a number."""


@dataclass(frozen=True, slots=True)
class Op:
    """One effect, such as ``gain 2 coins``: ``Op("gain", ("coins", 2))``."""

    name: str
    args: tuple[Arg, ...] = ()
    arms: tuple[tuple[str, tuple[Op, ...]], ...] = ()
    """Effects that follow on a condition, such as ``("fail", ...)`` of a challenge."""
    condition: Condition | None = None
    """Only for ``if``: what must hold for the arm ``then``."""


@dataclass(frozen=True, slots=True)
class Condition:
    """What a line of story or a card asks for, such as a keyword or 3 coins."""

    kind: str
    args: tuple[Arg, ...] = ()
    parts: tuple[Condition, ...] = ()
    """Only for ``not``, ``and`` and ``or``."""


Program: TypeAlias = tuple[Op, ...]
"""Effects in the order in which they are resolved."""


def every_op(program: Program) -> Iterator[Op]:
    """Every effect of a program, each before those of its arms."""
    for op in program:
        yield op
        for _, arm in op.arms:
            yield from every_op(arm)


class Atom(NamedTuple):
    """A single question of a condition."""

    condition: Condition
    must_hold: bool


def atoms_of(condition: Condition, *, holds: bool = True) -> Iterator[Atom]:
    """The single questions of a condition."""
    if condition.kind == "not":
        holds = not holds
    if not condition.parts:
        yield Atom(condition, holds)
    for part in condition.parts:
        yield from atoms_of(part, holds=holds)
