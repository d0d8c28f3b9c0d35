"""How difficult each location is, by the numbers of its challenges."""

from __future__ import annotations

from ...story.ways import ops_of
from .story_facts import StoryFacts

EASY = 5.0
"""The number of challenges for which nobody need be grown."""
STEP = 5.0
"""How much more grown a crew should be for each step of the number."""
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def difficulties(facts: StoryFacts) -> dict[str, float]:
    """How grown a crew should be for each location: by the mean number of its challenges."""
    numbers: dict[str, list[int]] = {}
    for number, paragraph in facts.paragraphs.items():
        for op in ops_of(paragraph):
            if op.name == "challenge":
                numbers.setdefault(number.partition(".")[0], []).append(int(op.args[1]))
    return {
        location: STEP * (sum(location_numbers) / len(location_numbers) - EASY)
        for location, location_numbers in numbers.items()
    }


def location_of(label: str) -> str:
    """The location that a paragraph or one of its choices belongs to: ``12`` for ``12``, ``12.3`` and ``12b``."""
    return label.partition(".")[0].rstrip(LETTERS)
