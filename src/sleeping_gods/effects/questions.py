"""Every kind of condition but keywords and ``not``, ``and``, ``or``, declared once each."""

from __future__ import annotations

from .op import Condition
from .question import Question, ask
from .questions_skies import SKIES

_DECLARED = (
    ask(
        "quest",
        "quest",
        "quest {quest}",
        "you have quest {quest} | you do not have quest {quest}",
        "vous avez la quête {quest} | vous n'avez pas la quête {quest}",
        "quest 12",
        Condition("quest", (12,)),
    ),
    ask(
        "card",
        "adventure",
        "card {adventure}",
        "you have adventure card {adventure} | you do not have adventure card {adventure}",
        "vous avez la carte Aventure {adventure} | vous n'avez pas la carte Aventure {adventure}",
        "card 16",
        Condition("card", (16,)),
    ),
    ask(
        "has",
        "what n",
        "{n} {what:payable}",
        "you have {n what} | you have less than {n what}",
        "vous avez {n what} | vous avez moins de {n what}",
        "3 coins",
        Condition("has", ("coins", 3)),
    ),
    ask(
        "explore",
        "letter",
        "explore {letter}",
        "you have explore token {letter} | you do not have explore token {letter}",
        "vous avez le jeton Exploration {letter} | vous n'avez pas le jeton Exploration {letter}",
        "explore A",
        Condition("explore", ("A",)),
        games=("sea",),
    ),
    ask(
        "token",
        "token",
        "token {token}",
        "you have the {token} token | you do not have the {token} token",
        "vous avez le jeton {token} | vous n'avez pas le jeton {token}",
        "token diving-suit",
        Condition("token", ("diving-suit",)),
        games=("sea",),
    ),
    ask(
        "totems",
        "n",
        "{n} totem[s]",
        "you have {n totems} | you have less than {n totems}",
        "vous avez {n totems} | vous avez moins de {n totems}",
        "5 totems",
        Condition("totems", (5,)),
    ),
    ask(
        "serpent",
        "",
        "serpent here",
        "the sea serpent is in your region | the sea serpent is not in your region",
        "le Serpent de Mer est dans votre région | le Serpent de Mer n'est pas dans votre région",
        "serpent here",
        Condition("serpent"),
        games=("sea",),
    ),
    ask(
        "crew",
        "crew",
        "crew {crew}",
        "{crew} has health | {crew} has no health",
        "{crew} a encore des PV | {crew} n'a plus de PV",
        "crew kannan",
        Condition("crew", ("kannan",)),
    ),
    ask(
        "finale-defeats",
        "n",
        "finale defeats {n}",
        "you have had {n defeats} in the finale | you have had less than {n defeats} in the finale",
        "vous avez subi {n defeats} dans le final | vous avez subi moins de {n defeats} dans le final",
        "finale defeats 2",
        Condition("finale-defeats", (2,)),
        games=("sea",),
    ),
    ask(
        "port",
        "",
        "in port",
        "the ship is in a port | the ship is not in a port",
        "le bateau est dans un port | le bateau n'est pas dans un port",
        "in port",
        Condition("port"),
        games=("sea",),
    ),
    *SKIES,
)

QUESTIONS: dict[str, Question] = {each.kind: each for each in _DECLARED}
"""Every kind by its name."""
