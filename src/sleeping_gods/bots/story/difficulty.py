"""How difficult each location is, by the numbers of its challenges."""

from __future__ import annotations

from ...story.ways import ops_of
from .story_facts import StoryFacts

EASY_TARGET = 5.0
"""The mean target number of challenges that need no experience."""
EXPERIENCE_PER_POINT = 5.0
"""The experience for each point by which the mean is higher."""


def difficulties(facts: StoryFacts) -> dict[str, float]:
    """The experience a crew should have for each location.

    EXPERIENCE_PER_POINT x (mean target number of its challenges - EASY_TARGET).
    """
    targets: dict[str, list[int]] = {}
    for number, paragraph in facts.paragraphs.items():
        for op in ops_of(paragraph):
            if op.name == "challenge":
                targets.setdefault(number.partition(".")[0], []).append(int(op.args[1]))
    return {
        location: EXPERIENCE_PER_POINT * (sum(numbers) / len(numbers) - EASY_TARGET)
        for location, numbers in targets.items()
    }
