"""All checks of the linter, in the order in which they look."""

from __future__ import annotations

from .atlas import ATLAS
from .check import Check
from .french import FRENCH
from .keywords import KEYWORDS
from .loops import LOOPS
from .numbers import NUMBERS
from .prose import PROSE
from .reachable import REACHABLE
from .references import REFERENCES
from .told import TOLD
from .twins import TWINS

CHECKS: tuple[Check, ...] = (
    *REFERENCES,
    *KEYWORDS,
    *REACHABLE,
    *LOOPS,
    *NUMBERS,
    *TWINS,
    *ATLAS,
    *PROSE,
    *TOLD,
    *FRENCH,
)
"""Every check; a module's own are added with ``*NAME``."""
