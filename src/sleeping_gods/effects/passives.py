"""Standing changes of cards, ``accuracy +1 while unhurt``: all of them, and their parser."""

from __future__ import annotations

from .error_texts import BadEffect, did_you_mean, quoted_value
from .forms import normalized_text
from .passives_sea import SEA
from .passives_skies import SKIES
from .standing import ChangeDeclaration, IsStanding, StandingChange

__all__ = ["PASSIVES", "STATES", "ChangeDeclaration", "IsStanding", "StandingChange", "parse_passive"]

PASSIVES: dict[str, ChangeDeclaration] = {change.name: change for change in (*SEA, *SKIES)}
"""Every standing change by its name."""

STATES = ("unhurt", "damage-3")
"""Conditions of standing changes."""


def parse_passive(text: str) -> StandingChange:
    """The standing change that a text stands for."""
    normalized = normalized_text(text)
    error: BadEffect | None = None
    for change in PASSIVES.values():
        for form in change.forms:
            words = form.match(normalized)
            if words is None:
                continue
            try:
                values = form.values(words)
            except BadEffect as bad:
                error = error or bad
                continue
            word, condition = str(values.get("word", "")), str(values.get("condition", ""))
            return StandingChange(name=change.name, amount=int(values.get("n", 0)), word=word, condition=condition)
    if error:
        raise error
    examples = [change.example for change in PASSIVES.values()]
    raise BadEffect(f"unknown passive {quoted_value(normalized)}{did_you_mean(normalized, examples)}")
