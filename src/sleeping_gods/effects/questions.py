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
        "quest 12",
        Condition("quest", (12,)),
    ),
    ask(
        "card",
        "adventure",
        "card {adventure}",
        "card 16",
        Condition("card", (16,)),
    ),
    ask(
        "has",
        "what n",
        "{n} {what:payable}",
        "3 coins",
        Condition("has", ("coins", 3)),
    ),
    ask(
        "explore",
        "letter",
        "explore {letter}",
        "explore A",
        Condition("explore", ("A",)),
        games=("sea",),
    ),
    ask(
        "token",
        "token",
        "token {token}",
        "token diving-suit",
        Condition("token", ("diving-suit",)),
        games=("sea",),
    ),
    ask(
        "totems",
        "n",
        "{n} totem[s]",
        "5 totems",
        Condition("totems", (5,)),
    ),
    ask(
        "serpent",
        "",
        "serpent here",
        "serpent here",
        Condition("serpent"),
        games=("sea",),
    ),
    ask(
        "crew",
        "crew",
        "crew {crew}",
        "crew kannan",
        Condition("crew", ("kannan",)),
    ),
    ask(
        "finale-defeats",
        "n",
        "finale defeats {n}",
        "finale defeats 2",
        Condition("finale-defeats", (2,)),
        games=("sea",),
    ),
    ask(
        "port",
        "",
        "in port",
        "in port",
        Condition("port"),
        games=("sea",),
    ),
    *SKIES,
)

QUESTIONS: dict[str, Question] = {question.kind: question for question in _DECLARED}
"""Every kind by its name."""
