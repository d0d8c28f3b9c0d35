"""Conditions of the skies: threat, the plane, crossed-off locations, factions, defeats, camps, curses."""

from __future__ import annotations

from .op import Condition
from .question import Question, ask

SKIES: tuple[Question, ...] = (
    ask(
        "threat",
        "n",
        "{n} threat",
        "this event has {n threat} or more | this event has less than {n threat}",
        "cet évènement a {n threat} ou plus | cet évènement a moins de {n threat}",
        "3 threat",
        Condition("threat", (3,)),
        games=("skies",),
    ),
    ask(
        "plane",
        "space",
        "plane at {space}",
        "the plane is at {space} | the plane is not at {space}",
        "l'avion est sur la case {space} | l'avion n'est pas sur la case {space}",
        "plane at geysers",
        Condition("plane", ("geysers",)),
        games=("skies",),
    ),
    ask(
        "crossed",
        "location",
        "crossed {location}",
        "location {location} is crossed off | location {location} is not crossed off",
        "le lieu {location} est barré | le lieu {location} n'est pas barré",
        "crossed 38",
        Condition("crossed", (38,)),
        games=("skies",),
    ),
    ask(
        "mark",
        "faction n",
        "{faction} {n}",
        "{n marks} or more for {faction} | less than {n marks} for {faction}",
        "{n marks} ou plus pour {faction} | moins de {n marks} pour {faction}",
        "trusiam 3",
        Condition("mark", ("trusiam", 3)),
        games=("skies",),
    ),
    ask(
        "defeats",
        "n",
        "defeats {n}",
        "you have had {n defeats} | you have had less than {n defeats}",
        "vous avez subi {n defeats} | vous avez subi moins de {n defeats}",
        "defeats 2",
        Condition("defeats", (2,)),
        games=("skies",),
    ),
    ask(
        "camps",
        "n",
        "{n} camp[s]",
        "{n camps} or more are left | less than {n camps} are left",
        "il reste {n camps} ou plus | il reste moins de {n camps}",
        "3 camps",
        Condition("camps", (3,)),
        games=("skies",),
    ),
    ask(
        "fuel",
        "n",
        "{n} fuel",
        "the plane has {n fuel} or more | the plane has less than {n fuel}",
        "l'avion a {n fuel} ou plus | l'avion a moins de {n fuel}",
        "1 fuel",
        Condition("fuel", (1,)),
        games=("skies",),
    ),
    ask(
        "curse",
        "curse",
        "curse {curse}",
        "you have the curse {curse} | you do not have the curse {curse}",
        "vous avez la malédiction {curse} | vous n'avez pas la malédiction {curse}",
        "curse cold-pocket",
        Condition("curse", ("cold-pocket",)),
        games=("skies",),
    ),
)
