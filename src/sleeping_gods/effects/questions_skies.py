"""Conditions of the skies: threat, the plane, crossed-off locations, factions, defeats, camps, curses."""

from __future__ import annotations

from .op import Condition
from .question import Question, ask_skies

SKIES: tuple[Question, ...] = (
    ask_skies(
        "threat",
        args="n",
        form="{n} threat",
        example="3 threat",
        means=Condition("threat", (3,)),
    ),
    ask_skies(
        "plane",
        args="space",
        form="plane at {space}",
        example="plane at geysers",
        means=Condition("plane", ("geysers",)),
    ),
    ask_skies(
        "crossed",
        args="location",
        form="crossed {location}",
        example="crossed 38",
        means=Condition("crossed", (38,)),
    ),
    ask_skies(
        "mark",
        args="faction n",
        form="{faction} {n}",
        example="trusiam 3",
        means=Condition("mark", ("trusiam", 3)),
    ),
    ask_skies(
        "defeats",
        args="n",
        form="defeats {n}",
        example="defeats 2",
        means=Condition("defeats", (2,)),
    ),
    ask_skies(
        "camps",
        args="n",
        form="{n} camp[s]",
        example="3 camps",
        means=Condition("camps", (3,)),
    ),
    ask_skies(
        "fuel",
        args="n",
        form="{n} fuel",
        example="1 fuel",
        means=Condition("fuel", (1,)),
    ),
    ask_skies(
        "curse",
        args="curse",
        form="curse {curse}",
        example="curse cold-pocket",
        means=Condition("curse", ("cold-pocket",)),
    ),
)
"""The questions that only the skies have."""
