"""A plan: several choices of one decision, one after the other, and what would come of them."""

from __future__ import annotations

from dataclasses import dataclass

from .fight import FightState
from .test import TestState
from .text import RichText


@dataclass(frozen=True, slots=True)
class PlanStep:
    """One of the choices."""

    notation: str
    label: RichText
    detail: RichText


@dataclass(frozen=True, slots=True)
class Plan:
    """What would happen, before it does."""

    steps: tuple[PlanStep, ...]
    """The choices that can be made, in an order in which each is possible."""
    outcomes: tuple[RichText, ...]
    """What would come of them: who is beaten, what is lost, what is still to be done."""
    blocked: RichText
    """The first choice that could not be made after these; empty if all could."""
    reason: RichText
    """Why it could not; empty if nothing more would be asked for."""
    rule: str
    next: tuple[str, ...]
    """The choices of the same decision that could follow; nothing if it would be settled."""
    fight: FightState | None
    """The fight as it would be then; nothing if it would be over."""
    test: TestState | None
    """The test as it would be then, with its odds."""
