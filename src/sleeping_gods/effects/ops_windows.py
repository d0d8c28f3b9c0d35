"""Operations that mean something only while fate, a challenge, an attack or a search is being resolved."""

from __future__ import annotations

from .forms import WrittenForm
from .op import Op
from .operation import SEA_ONLY, Operation, declare

WINDOWED: tuple[Operation, ...] = (
    declare(
        "fate-plus",
        args="n",
        forms=("fate +{n}",),
        window="fate",
        label="fate",
        in_loop="neither",
        example="fate +1",
        means=Op("fate-plus", (1,)),
    ),
    declare(
        "redraw",
        args="mode",
        forms=(
            WrittenForm("redraw fate", {"mode": "plain"}),
            WrittenForm("redraw fate, keep the higher", {"mode": "higher"}),
            WrittenForm("redraw fate on a 1", {"mode": "one"}),
        ),
        window="fate",
        in_loop="neither",
        example="redraw fate, keep the higher",
        means=Op("redraw", ("higher",)),
    ),
    declare(
        "skill-plus",
        args="skill n",
        forms=(
            "{skill} +{n}",
            WrittenForm("any skill +{n}", {"skill": "any"}),
        ),
        window="challenge",
        label="{skill}",
        in_loop="neither",
        example="savvy +2",
        means=Op("skill-plus", ("savvy", 2)),
    ),
    declare(
        "accuracy",
        args="n",
        forms=("accuracy +{n}",),
        window="attack",
        games=SEA_ONLY,
        in_loop="neither",
        example="accuracy +1",
        means=Op("accuracy", (1,)),
    ),
    declare(
        "damage",
        args="n",
        forms=("damage +{n}",),
        window="attack",
        in_loop="neither",
        example="damage +1",
        means=Op("damage", (1,)),
    ),
    declare(
        "diagonal",
        forms=("diagonal damage",),
        window="attack",
        games=SEA_ONLY,
        in_loop="neither",
        example="diagonal damage",
        means=Op("diagonal"),
    ),
    declare(
        "extra",
        args="n",
        forms=("extra {n} damage, not on hearts",),
        window="attack",
        games=SEA_ONLY,
        in_loop="neither",
        example="extra 2 damage, not on hearts",
        means=Op("extra", (2,)),
    ),
    declare(
        "block",
        args="n",
        forms=("block {n}",),
        window="block",
        in_loop="neither",
        example="block 2",
        means=Op("block", (2,)),
    ),
    declare(
        "deal",
        args="n where",
        forms=(
            "deal {n} damage",
            WrittenForm("deal {n} damage, not on hearts", {"where": "no-hearts"}),
        ),
        window="combat",
        in_loop="neither",
        example="deal 1 damage, not on hearts",
        means=Op("deal", (1, "no-hearts")),
    ),
    declare(
        "ignore-search",
        forms=("ignore search damage",),
        window="search",
        label="ignore",
        games=SEA_ONLY,
        in_loop="neither",
        example="ignore search damage",
        means=Op("ignore-search"),
    ),
)
"""The effects that are allowed in certain windows."""
