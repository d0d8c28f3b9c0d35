"""The content of a card's face, before it becomes HTML."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...languages import Lang
from ...story.printed import Square
from ...wording.terms import term
from .card_words import enemy_words


@dataclass(frozen=True, slots=True)
class CardFace:
    """One card in one language."""

    kind: str
    """For the colour: ``crew``, ``ability`` ..."""
    title: str
    corner: str = ""
    """A number or price in the upper left."""
    badges: tuple[str, ...] = ()
    """Figures under the title."""
    lines: tuple[str, ...] = ()
    """The rules text."""
    story: str = ""
    """What a quest or an event tells, before its rules text."""
    flavour: str = ""
    """A line of the world, after all else."""
    grid: tuple[tuple[str, ...], ...] = ()
    """Rows of the squares of an enemy."""
    id: str = ""
    """The card in its pack."""


@dataclass(frozen=True, slots=True)
class CardDeck:
    """The cards of one kind, in the same order in every language."""

    key: str
    faces: tuple[CardFace, ...]


def skill_badges(skills: dict[str, int], lang: Lang) -> list[str]:
    """Skills and their values."""
    return [f"{term('skill', skill, lang)} {value}" for skill, value in skills.items()]


def texts(text: str) -> tuple[str, ...]:
    """The lines of a generated text."""
    return tuple(line for line in text.split("\n") if line)


def grid_of(squares: Sequence[Square], columns: int) -> tuple[tuple[str, ...], ...]:
    """The squares of an enemy as symbols; abilities have the letters that ``ability_lines`` explains."""
    letters = _letters(squares)
    signs = [_sign(square, letters) for square in squares]
    return tuple(tuple(signs[row : row + columns]) for row in range(0, len(signs), columns))


def ability_lines(squares: Sequence[Square], game: str, lang: Lang) -> tuple[str, ...]:
    """What the letters of a grid mean."""
    return tuple(f"{letter} = {enemy_words(ability, game, lang)}" for ability, letter in _letters(squares).items())


def _letters(squares: Sequence[Square]) -> dict[str, str]:
    abilities = dict.fromkeys(ability for square in squares for ability in square.abilities)
    return {ability: chr(ord("A") + index) for index, ability in enumerate(abilities)}


def _sign(square: Square, letters: dict[str, str]) -> str:
    parts = ["♥" + (str(square.heart) if square.heart > 1 else "")] if square.heart else []
    parts += [f"+{square.bonus}"] if square.bonus else []
    parts += ["◆"] if square.synergy else []
    return " ".join([*parts, *(letters[ability] for ability in square.abilities)])
