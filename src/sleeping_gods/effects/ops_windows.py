"""Operations that mean something only while fate, a challenge, an attack or a search is being resolved."""

from __future__ import annotations

from .forms import WrittenForm
from .op import Op
from .operation import Operation, declare

WINDOWED: tuple[Operation, ...] = (
    declare(
        "fate-plus",
        "n",
        "fate +{n}",
        window="fate",
        label="fate",
        example="fate +1",
        means=Op("fate-plus", (1,)),
    ),
    declare(
        "redraw",
        "mode",
        WrittenForm("redraw fate", {"mode": "plain"}),
        WrittenForm("redraw fate, keep the higher", {"mode": "higher"}),
        WrittenForm("redraw fate on a 1", {"mode": "one"}),
        window="fate",
        example="redraw fate, keep the higher",
        means=Op("redraw", ("higher",)),
    ),
    declare(
        "skill-plus",
        "skill n",
        "{skill} +{n}",
        WrittenForm("any skill +{n}", {"skill": "any"}),
        window="challenge",
        label="{skill}",
        example="savvy +2",
        means=Op("skill-plus", ("savvy", 2)),
    ),
    declare(
        "accuracy",
        "n",
        "accuracy +{n}",
        window="attack",
        games=("sea",),
        example="accuracy +1",
        means=Op("accuracy", (1,)),
    ),
    declare(
        "damage",
        "n",
        "damage +{n}",
        window="attack",
        example="damage +1",
        means=Op("damage", (1,)),
    ),
    declare(
        "diagonal",
        "",
        "diagonal damage",
        window="attack",
        games=("sea",),
        example="diagonal damage",
        means=Op("diagonal"),
    ),
    declare(
        "extra",
        "n",
        "extra {n} damage, not on hearts",
        window="attack",
        games=("sea",),
        example="extra 2 damage, not on hearts",
        means=Op("extra", (2,)),
    ),
    declare(
        "block",
        "n",
        "block {n}",
        window="block",
        example="block 2",
        means=Op("block", (2,)),
    ),
    declare(
        "deal",
        "n where",
        "deal {n} damage",
        WrittenForm("deal {n} damage, not on hearts", {"where": "no-hearts"}),
        window="combat",
        example="deal 1 damage, not on hearts",
        means=Op("deal", (1, "no-hearts")),
    ),
    declare(
        "ignore-search",
        "",
        "ignore search damage",
        window="search",
        label="ignore",
        games=("sea",),
        example="ignore search damage",
        means=Op("ignore-search"),
    ),
)
