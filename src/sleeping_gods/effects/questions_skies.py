"""Conditions of the skies: threat, the plane, crossed-off locations, factions, defeats, camps, curses."""

from __future__ import annotations

from .op import Condition
from .question import Question, ask

SKIES: tuple[Question, ...] = (
    ask(
        "threat",
        "n",
        "{n} threat",
        "3 threat",
        Condition("threat", (3,)),
        games=("skies",),
    ),
    ask(
        "plane",
        "space",
        "plane at {space}",
        "plane at geysers",
        Condition("plane", ("geysers",)),
        games=("skies",),
    ),
    ask(
        "crossed",
        "location",
        "crossed {location}",
        "crossed 38",
        Condition("crossed", (38,)),
        games=("skies",),
    ),
    ask(
        "mark",
        "faction n",
        "{faction} {n}",
        "trusiam 3",
        Condition("mark", ("trusiam", 3)),
        games=("skies",),
    ),
    ask(
        "defeats",
        "n",
        "defeats {n}",
        "defeats 2",
        Condition("defeats", (2,)),
        games=("skies",),
    ),
    ask(
        "camps",
        "n",
        "{n} camp[s]",
        "3 camps",
        Condition("camps", (3,)),
        games=("skies",),
    ),
    ask(
        "fuel",
        "n",
        "{n} fuel",
        "1 fuel",
        Condition("fuel", (1,)),
        games=("skies",),
    ),
    ask(
        "curse",
        "curse",
        "curse {curse}",
        "curse cold-pocket",
        Condition("curse", ("cold-pocket",)),
        games=("skies",),
    ),
)
