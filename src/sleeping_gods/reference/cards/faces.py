"""The content of a card's face, before it becomes HTML."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ...languages import Lang
from ...story.printed import Square
from ...wording.terms import term
from .card_words import enemy_words


class PartText(NamedTuple):
    """A text on a card, and the part of the card that it shows."""

    text: str
    part: str = ""
    """As ``provenance.toml`` names it; empty for what is never of this edition."""


NOTHING = PartText("")


@dataclass(frozen=True, slots=True)
class CardFace:
    """One card in one language."""

    kind: str
    """For the colour: ``crew``, ``ability`` ..."""
    title: str
    corner: PartText = NOTHING
    """A number or price in the upper left."""
    badges: tuple[PartText, ...] = ()
    """Figures under the title."""
    lines: tuple[PartText, ...] = ()
    """The rules text."""
    story: str = ""
    """What a quest or an event tells, before its rules text."""
    flavour: str = ""
    """A line of the world, after all else."""
    grid: tuple[tuple[str, ...], ...] = ()
    """Rows of the squares of an enemy."""
    id: str = ""
    """The card in its pack."""

    @property
    def figures(self) -> list[str]:
        """The texts of its corner and its badges."""
        return [figure.text for figure in (self.corner, *self.badges) if figure.text]

    @property
    def rules_text(self) -> list[str]:
        """Its lines."""
        return [line.text for line in self.lines]


@dataclass(frozen=True, slots=True)
class CardDeck:
    """The cards of one kind, in the same order in every language."""

    key: str
    faces: tuple[CardFace, ...]


def skill_badges(skills: dict[str, int], lang: Lang) -> list[PartText]:
    """Skills and their values."""
    return [PartText(f"{term('skill', skill, lang)} {value}", "skills") for skill, value in skills.items()]


def lines_of(text: str) -> list[str]:
    """The lines of a generated text."""
    return [line for line in text.split("\n") if line]


def effect_lines(lines: Iterable[str]) -> tuple[PartText, ...]:
    """Lines that say what a card does."""
    return tuple(PartText(line, "effect") for line in lines)


def grid_of(squares: Sequence[Square], columns: int) -> tuple[tuple[str, ...], ...]:
    """The squares of an enemy as symbols; abilities have the letters that ``ability_lines`` explains."""
    letters = _letters(squares)
    signs = [_sign(square, letters) for square in squares]
    return tuple(tuple(signs[row : row + columns]) for row in range(0, len(signs), columns))


def ability_lines(squares: Sequence[Square], game: str, lang: Lang) -> tuple[str, ...]:
    """What the letters of a grid mean."""
    return tuple(f"{letter} = {enemy_words(ability, game, lang)}" for ability, letter in _letters(squares).items())


def _letters(squares: Sequence[Square]) -> dict[str, str]:
    """A letter for each ability that stands on squares."""
    abilities = dict.fromkeys(ability for square in squares for ability in square.abilities)
    return {ability: chr(ord("A") + index) for index, ability in enumerate(abilities)}


def _sign(square: Square, letters: dict[str, str]) -> str:
    """What stands on a square, in few signs."""
    parts = ["♥" + (str(square.heart) if square.heart > 1 else "")] if square.heart else []
    parts += [f"+{square.bonus}"] if square.bonus else []
    parts += ["◆"] if square.synergy else []
    return " ".join([*parts, *(letters[ability] for ability in square.abilities)])
