"""How a campaign ends and what can be claimed, as a game tells it to the overview "our journey"."""

from __future__ import annotations

from typing import NamedTuple

from ...kernel.choices import Choice
from ..scene.journey import JourneyClock


class CampaignClocks(NamedTuple):
    """How a campaign ends, and how long is left."""

    words: str
    clocks: tuple[JourneyClock, ...]


class Claim(NamedTuple):
    """Something that can be claimed by now."""

    kind: str
    choice_start: Choice
    """How the choice for it begins; empty if there is none."""
    words: str
