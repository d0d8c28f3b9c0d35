"""Standing changes of the skies: what an equipped card adds to every combat card of its character."""

from __future__ import annotations

from .standing import ChangeDeclaration, StandingChange, change

SKIES: tuple[ChangeDeclaration, ...] = (
    change(
        "damage self",
        "damage +{n} self",
        example="damage +1 self",
        means=StandingChange("damage self", 1),
        games=("skies",),
    ),
    change(
        "block self",
        "block +{n} self",
        example="block +1 self",
        means=StandingChange("block self", 1),
        games=("skies",),
    ),
    change(
        "remove power self",
        "remove power +{n} self",
        example="remove power +1 self",
        means=StandingChange("remove power self", 1),
        games=("skies",),
    ),
    change(
        "hand",
        "hand +{n}",
        example="hand +1",
        means=StandingChange("hand", 1),
        games=("skies",),
    ),
)
