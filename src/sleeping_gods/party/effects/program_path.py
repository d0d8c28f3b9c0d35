"""Paths of programs: ``§12`` a paragraph, ``§12?0`` its first `if` line, ``§12b`` a choice, ``§12/3pass`` an arm.

``§12=turn to 13=`` is a line that was told of a printed page (`told.py`), ``~reef:fail`` an arm of a region's hazard.
"""

from __future__ import annotations

PARAGRAPH = "§"
"""How the paths begin of everything that a paragraph does."""
HAZARD = "~"
"""How the paths begin of the arms of hazards."""


def paragraph_path(number: str) -> str:
    """The path of a paragraph's own effects."""
    return f"{PARAGRAPH}{number}"


def if_line_path(number: str, at: int) -> str:
    """The path of the effects of a paragraph's `if` line."""
    return f"{PARAGRAPH}{number}?{at}"


def choice_path(label: str) -> str:
    """The path of the effects of a choice; its label is the paragraph's number and the choice's letter."""
    return f"{PARAGRAPH}{label}"


def arm_path(path: str, at: int, arm: str = "") -> str:
    """The path of an arm of the effect at this position of a program; without an arm, what they all begin with."""
    return f"{path}/{at}{arm}"


def result_path(arms: str, *, passed: bool) -> str:
    """The path of what a test's success or failure brings, of what the paths of its arms begin with."""
    return f"{arms}{'pass' if passed else 'fail'}"


def hazard_path(region: str, arm: str = "") -> str:
    """The path of an arm of a region's hazard; without an arm, what they both begin with."""
    return f"{HAZARD}{region}:{arm}"


def source_of(path: str) -> str:
    """The card, event or paragraph that a program stands on."""
    return path.split("=", 1)[0].split(":", 1)[0].split("/", 1)[0]
