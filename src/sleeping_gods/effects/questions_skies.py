"""Conditions of the skies: threat, the plane, crossed-off locations, factions, defeats, camps, curses."""

from __future__ import annotations

from .op import Condition
from .operation import SKIES_ONLY
from .question import Question, ask

SKIES: tuple[Question, ...] = (
    ask(
        "threat",
        args="n",
        form="{n} threat",
        example="3 threat",
        means=Condition("threat", (3,)),
        games=SKIES_ONLY,
    ),
    ask(
        "plane",
        args="space",
        form="plane at {space}",
        example="plane at geysers",
        means=Condition("plane", ("geysers",)),
        games=SKIES_ONLY,
    ),
    ask(
        "crossed",
        args="location",
        form="crossed {location}",
        example="crossed 38",
        means=Condition("crossed", (38,)),
        games=SKIES_ONLY,
    ),
    ask(
        "mark",
        args="faction n",
        form="{faction} {n}",
        example="trusiam 3",
        means=Condition("mark", ("trusiam", 3)),
        games=SKIES_ONLY,
    ),
    ask(
        "defeats",
        args="n",
        form="defeats {n}",
        example="defeats 2",
        means=Condition("defeats", (2,)),
        games=SKIES_ONLY,
    ),
    ask(
        "camps",
        args="n",
        form="{n} camp[s]",
        example="3 camps",
        means=Condition("camps", (3,)),
        games=SKIES_ONLY,
    ),
    ask(
        "fuel",
        args="n",
        form="{n} fuel",
        example="1 fuel",
        means=Condition("fuel", (1,)),
        games=SKIES_ONLY,
    ),
    ask(
        "curse",
        args="curse",
        form="curse {curse}",
        example="curse cold-pocket",
        means=Condition("curse", ("cold-pocket",)),
        games=SKIES_ONLY,
    ),
)
"""The questions that only the skies have."""
