"""An operation of the effect vocabulary, as data: a name, its arguments, and arms for what follows a test."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Arg: TypeAlias = str | int


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
