"""Places of the hazards of the sea that a playtest must reach: both arms of each."""

from __future__ import annotations

from collections.abc import Iterator

from ...party.effects.program_path import hazard_path
from ...sea.table.cards import Pack
from ..story.places import TEST_ARMS, StoryPlace


def hazard_places(pack: Pack) -> Iterator[StoryPlace]:
    """The arms of each region's hazard; the region stands where a paragraph stands else."""
    for name, region in pack.regions.items():
        if region.hazard is not None:
            words = f"hazard {region.hazard.skill} {region.hazard.number}"
            for arm in TEST_ARMS:
                yield StoryPlace(hazard_path(name, arm), "hazard", name, words=f"{words}: {arm}")
