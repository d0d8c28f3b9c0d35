"""The effect vocabulary at the table of the skies: every operation with the code that plays it."""

from __future__ import annotations

from . import combat as effects_combat
from . import journey as effects_journey
from . import party as effects_party
from .ops import OPS, SHARED

PLAYED_BY = (*SHARED, effects_party, effects_journey, effects_combat)
"""The modules that declare them."""

__all__ = ["OPS", "PLAYED_BY"]
