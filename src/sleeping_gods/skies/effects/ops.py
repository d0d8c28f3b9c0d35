"""Operations of the effect vocabulary at the table of the skies: those of both games, and the skies' own."""

from __future__ import annotations

from ...party.effects import crew as effects_crew
from ...party.effects import story as effects_story
from ...party.effects import tests as effects_tests
from ...party.effects.ops import COMMON, Ops

SHARED = (effects_crew, effects_story, effects_tests)
"""The modules that declare what both games play alike."""

OPS = Ops(COMMON)
"""The code of every operation of the skies."""

op = OPS.op
