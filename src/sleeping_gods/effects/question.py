"""What the declaration of a condition holds."""

from __future__ import annotations

import functools
from dataclasses import dataclass

from .forms import WrittenForm
from .op import Condition
from .operation import GAMES, SKIES_ONLY


@dataclass(frozen=True, slots=True)
class Question:
    """One kind of condition; its words are the messages ``if_KIND`` and ``unless_KIND``."""

    kind: str
    args: tuple[str, ...]
    form: WrittenForm
    example: str
    means: Condition
    games: tuple[str, ...] = GAMES
    """The games that have it."""


def ask(kind: str, *, args: str, form: str, example: str, means: Condition, games: tuple[str, ...] = GAMES) -> Question:
    """A declaration; arguments and form are written as text."""
    return Question(
        kind=kind, args=tuple(args.split()), form=WrittenForm(form), example=example, means=means, games=games
    )


ask_skies = functools.partial(ask, games=SKIES_ONLY)
"""A declaration of a condition that only the skies have."""
