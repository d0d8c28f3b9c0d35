"""Operations of the skies that mean something only in combat, at an obstacle, or between two actions."""

from __future__ import annotations

from .op import Op
from .operation import Operation, declare_skies

FLIGHT: tuple[Operation, ...] = (
    declare_skies(
        "remove-power",
        args="n",
        forms=("remove {n} power",),
        window="combat",
        also="attack",
        label="power",
        in_loop="neither",
        example="remove 2 power",
        means=Op("remove-power", (2,)),
    ),
    declare_skies(
        "removal",
        args="n",
        forms=("remove power +{n}",),
        window="attack",
        label="power",
        in_loop="neither",
        example="remove power +1",
        means=Op("removal", (1,)),
    ),
    declare_skies(
        "cycle",
        forms=("cycle a combat card",),
        window="combat",
        in_loop="neither",
        example="cycle a combat card",
        means=Op("cycle"),
    ),
    declare_skies(
        "reroll",
        forms=("reroll the die",),
        window="attack",
        in_loop="neither",
        example="reroll the die",
        means=Op("reroll"),
    ),
    declare_skies(
        "pierce",
        forms=("pierce block",),
        window="attack",
        in_loop="neither",
        example="pierce block",
        means=Op("pierce"),
    ),
    declare_skies(
        "ignore",
        args="obstacle",
        forms=("ignore {obstacle}",),
        window="obstacle",
        label="{obstacle}",
        in_loop="neither",
        example="ignore steep",
        means=Op("ignore", ("steep",)),
    ),
    declare_skies(
        "move",
        args="n",
        forms=("move {n} square[s]",),
        window="move",
        in_loop="neither",
        example="move 2 squares",
        means=Op("move", (2,)),
    ),
    declare_skies(
        "fly",
        forms=("fly the plane",),
        window="move",
        in_loop="neither",
        example="fly the plane",
        means=Op("fly"),
    ),
)
"""The effects on combat and on the plane in the skies."""
