"""Standing changes of the skies: what an equipped card adds to every combat card of its character."""

from __future__ import annotations

from .operation import SKIES_ONLY
from .standing import ChangeDeclaration, StandingChange, change

SKIES: tuple[ChangeDeclaration, ...] = (
    change(
        "damage self",
        "damage +{n} self",
        example="damage +1 self",
        means=StandingChange("damage self", 1),
        games=SKIES_ONLY,
    ),
    change(
        "block self",
        "block +{n} self",
        example="block +1 self",
        means=StandingChange("block self", 1),
        games=SKIES_ONLY,
    ),
    change(
        "remove power self",
        "remove power +{n} self",
        example="remove power +1 self",
        means=StandingChange("remove power self", 1),
        games=SKIES_ONLY,
    ),
    change(
        "hand",
        "hand +{n}",
        example="hand +1",
        means=StandingChange("hand", 1),
        games=SKIES_ONLY,
    ),
)
"""The standing changes of the skies."""
