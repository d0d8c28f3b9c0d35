"""Operations of the skies that mean something only in combat, at an obstacle, or between two actions."""

from __future__ import annotations

from .op import Op
from .operation import SKIES_ONLY, Operation, declare

FLIGHT: tuple[Operation, ...] = (
    declare(
        "remove-power",
        "n",
        "remove {n} power",
        window="combat",
        also="attack",
        label="power",
        games=SKIES_ONLY,
        in_loop="neither",
        example="remove 2 power",
        means=Op("remove-power", (2,)),
    ),
    declare(
        "removal",
        "n",
        "remove power +{n}",
        window="attack",
        label="power",
        games=SKIES_ONLY,
        in_loop="neither",
        example="remove power +1",
        means=Op("removal", (1,)),
    ),
    declare(
        "cycle",
        "",
        "cycle a combat card",
        window="combat",
        games=SKIES_ONLY,
        in_loop="neither",
        example="cycle a combat card",
        means=Op("cycle"),
    ),
    declare(
        "reroll",
        "",
        "reroll the die",
        window="attack",
        games=SKIES_ONLY,
        in_loop="neither",
        example="reroll the die",
        means=Op("reroll"),
    ),
    declare(
        "pierce",
        "",
        "pierce block",
        window="attack",
        games=SKIES_ONLY,
        in_loop="neither",
        example="pierce block",
        means=Op("pierce"),
    ),
    declare(
        "ignore",
        "obstacle",
        "ignore {obstacle}",
        window="obstacle",
        label="{obstacle}",
        games=SKIES_ONLY,
        in_loop="neither",
        example="ignore steep",
        means=Op("ignore", ("steep",)),
    ),
    declare(
        "move",
        "n",
        "move {n} square[s]",
        window="move",
        games=SKIES_ONLY,
        in_loop="neither",
        example="move 2 squares",
        means=Op("move", (2,)),
    ),
    declare(
        "fly",
        "",
        "fly the plane",
        window="move",
        games=SKIES_ONLY,
        in_loop="neither",
        example="fly the plane",
        means=Op("fly"),
    ),
)
"""The effects on combat and on the plane in the skies."""
