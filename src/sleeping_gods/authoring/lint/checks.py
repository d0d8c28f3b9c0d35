"""All checks of the linter, in the order in which they run."""

from __future__ import annotations

from .answers import ANSWERS
from .atlas import ATLAS
from .check import Check
from .consistency import CONSISTENCY
from .flavour import FLAVOURS
from .french import FRENCH
from .keywords import KEYWORDS
from .labels import LABELS
from .lesson import LESSON
from .loops import LOOPS
from .memory import MEMORY
from .numbers import NUMBERS
from .plates import PLATES
from .prose import PROSE
from .reachable import REACHABLE
from .references import REFERENCES
from .rhythm import RHYTHM
from .similar_enemies import SAME_ENEMIES
from .stated_amounts import STATED_AMOUNTS

CHECKS: tuple[Check, ...] = (
    *REFERENCES,
    *KEYWORDS,
    *REACHABLE,
    *LOOPS,
    *NUMBERS,
    *SAME_ENEMIES,
    *ATLAS,
    *PROSE,
    *STATED_AMOUNTS,
    *FRENCH,
    *ANSWERS,
    *MEMORY,
    *CONSISTENCY,
    *RHYTHM,
    *LABELS,
    *FLAVOURS,
    *LESSON,
    *PLATES,
)
"""Every check; a module's own are added with ``*NAME``."""
