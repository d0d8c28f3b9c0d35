"""The effect vocabulary at the table of the sea: every operation with the code that plays it."""

from __future__ import annotations

from . import attack_effects
from . import crew as effects_crew
from . import goods as effects_goods
from . import story as effects_story
from . import voyage as effects_voyage
from .ops import OPS, SHARED

PLAYED_BY = (*SHARED, attack_effects, effects_crew, effects_goods, effects_story, effects_voyage)
"""The modules that declare them."""

__all__ = ["OPS", "PLAYED_BY"]
