"""Operations of the effect vocabulary at the table of the skies: those of both games, and the skies' own."""

from __future__ import annotations

from ..party import effects_crew, effects_story, effects_tests
from ..party.ops import COMMON, Ops

SHARED = (effects_crew, effects_story, effects_tests)
"""The modules that declare what both games play alike."""

OPS = Ops(COMMON)
"""The code of every operation of the skies."""

op = OPS.op
