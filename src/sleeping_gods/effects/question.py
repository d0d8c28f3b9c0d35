"""What the declaration of a condition holds."""

from __future__ import annotations

from dataclasses import dataclass

from .forms import Form
from .op import Condition
from .operation import GAMES


@dataclass(frozen=True, slots=True)
class Question:
    """One kind of condition: its text, and its words when it is asked for and when it must not hold."""

    kind: str
    args: tuple[str, ...]
    form: Form
    en: tuple[str, str]
    fr: tuple[str, str]
    example: str
    means: Condition
    games: tuple[str, ...] = GAMES
    """The games that have it."""


def ask(
    kind: str, args: str, form: str, en: str, fr: str, example: str, means: Condition, games: tuple[str, ...] = GAMES
) -> Question:
    """A declaration; the words for yes and no are parted by a bar."""
    yes_en, no_en = en.split(" | ")
    yes_fr, no_fr = fr.split(" | ")
    return Question(kind, tuple(args.split()), Form(form), (yes_en, no_en), (yes_fr, no_fr), example, means, games)
