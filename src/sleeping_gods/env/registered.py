"""The ids under which Gymnasium makes our environments: one for each registered world."""

from __future__ import annotations

from typing import Final

import gymnasium

from .worlds import WORLDS

NAMESPACE: Final = "SleepingGods"
VERSION: Final = 0
"""Raised when results of older versions can no longer be compared: other rules, packs, actions or observations."""


def id_of(world: str) -> str:
    """The id of a world's environment, such as ``SleepingGods/Harbour-v0``."""
    return f"{NAMESPACE}/{world}-v{VERSION}"


def register_environments() -> None:
    """Make all worlds known to ``gymnasium.make``; once is enough, and more does no harm."""
    for world in WORLDS:
        if id_of(world) not in gymnasium.registry:
            gymnasium.register(id_of(world), "sleeping_gods.env.single:CampaignEnv", kwargs={"world": world})
