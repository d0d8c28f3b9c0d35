"""Standing changes of the skies: what an equipped card adds to every combat card of its character."""

from __future__ import annotations

from .standing import Change, Standing, change

SKIES: tuple[Change, ...] = (
    change(
        "damage self",
        "damage +{n} self",
        en="+{n} damage for every combat card of this character that deals damage",
        fr="+{n damage} pour chaque carte Combat de ce personnage qui inflige des dégâts",
        example="damage +1 self",
        means=Standing("damage self", 1),
        games=("skies",),
    ),
    change(
        "block self",
        "block +{n} self",
        en="+{n} block when this character is struck back at",
        fr="+{n} en parade quand ce personnage subit une riposte",
        example="block +1 self",
        means=Standing("block self", 1),
        games=("skies",),
    ),
    change(
        "remove power self",
        "remove power +{n} self",
        en="every combat card of this character removes {n} more power",
        fr="chaque carte Combat de ce personnage retire {n power} de plus",
        example="remove power +1 self",
        means=Standing("remove power self", 1),
        games=("skies",),
    ),
    change(
        "hand",
        "hand +{n}",
        en="keep {n ability} more in hand",
        fr="gardez {n ability} de plus en main",
        example="hand +1",
        means=Standing("hand", 1),
        games=("skies",),
    ),
)
