"""The effect vocabulary at the table of the sea: every operation with the code that plays it."""

from __future__ import annotations

from . import effects_crew, effects_goods, effects_story, effects_tests, effects_voyage
from .ops import OPS, SHARED

PLAYED_BY = (*SHARED, effects_crew, effects_goods, effects_story, effects_tests, effects_voyage)
"""The modules that declare them."""

__all__ = ["OPS", "PLAYED_BY"]
