"""Every kind of condition but keywords and ``not``, ``and``, ``or``, declared once each."""

from __future__ import annotations

from .op import Condition
from .operation import SEA_ONLY
from .question import Question, ask
from .questions_skies import SKIES

_DECLARED = (
    ask(
        "quest",
        args="quest",
        form="quest {quest}",
        example="quest 12",
        means=Condition("quest", (12,)),
    ),
    ask(
        "card",
        args="adventure",
        form="card {adventure}",
        example="card 16",
        means=Condition("card", (16,)),
    ),
    ask(
        "has",
        args="what n",
        form="{n} {what:payable}",
        example="3 coins",
        means=Condition("has", ("coins", 3)),
    ),
    ask(
        "explore",
        args="letter",
        form="explore {letter}",
        example="explore A",
        means=Condition("explore", ("A",)),
        games=SEA_ONLY,
    ),
    ask(
        "token",
        args="token",
        form="token {token}",
        example="token diving-suit",
        means=Condition("token", ("diving-suit",)),
        games=SEA_ONLY,
    ),
    ask(
        "totems",
        args="n",
        form="{n} totem[s]",
        example="5 totems",
        means=Condition("totems", (5,)),
    ),
    ask(
        "serpent",
        args="",
        form="serpent here",
        example="serpent here",
        means=Condition("serpent"),
        games=SEA_ONLY,
    ),
    ask(
        "crew",
        args="crew",
        form="crew {crew}",
        example="crew kannan",
        means=Condition("crew", ("kannan",)),
    ),
    ask(
        "finale-defeats",
        args="n",
        form="finale defeats {n}",
        example="finale defeats 2",
        means=Condition("finale-defeats", (2,)),
        games=SEA_ONLY,
    ),
    ask(
        "port",
        args="",
        form="in port",
        example="in port",
        means=Condition("port"),
        games=SEA_ONLY,
    ),
    *SKIES,
)
"""The questions of both games."""

QUESTIONS: dict[str, Question] = {question.kind: question for question in _DECLARED}
"""Every kind by its name."""
