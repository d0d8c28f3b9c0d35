"""An enemy in the row: its squares, what is covered, and the same in words."""

from __future__ import annotations

import functools
from collections.abc import Callable, Container, Iterator
from dataclasses import dataclass
from typing import Protocol

from ...kernel.choices import Choice, text
from ...story.printed import Square
from ..phrases import join
from ..scene.fight import Cell, Enemy
from ..voice import Voice

KEPT = 2048
"""So many squares are remembered in words: there are a few hundred in a pack."""


@functools.cache
def _word(columns: int, square: int) -> str:
    return f"{chr(97 + square // columns)}{square % columns + 1}"


@dataclass(frozen=True, slots=True)
class EnemyCard:
    """An enemy in the row as it stands now."""

    id: str
    name: str
    target: bool
    """Whether it is being attacked."""
    figures: str
    """What it can do now, in one line or more."""
    strikes: str
    """What its counterattack would be."""
    columns: int
    squares: tuple[Square, ...]
    covered: int
    notes: tuple[str, ...] = ()
    """What else lies beside it."""

    def word(self, square: int) -> str:
        """A square as choices write it."""
        return _word(self.columns, square)

    def is_covered(self, square: int) -> bool:
        """Whether damage lies there."""
        return bool(self.covered >> square & 1)

    def uncovered(self) -> Iterator[tuple[str, Square]]:
        """The squares that still count, with their words."""
        for number, square in enumerate(self.squares):
            if not self.is_covered(number):
                yield self.word(number), square


@dataclass(frozen=True, slots=True)
class Signs:
    """How a game shows and says what stands on squares."""

    mark: Callable[[str], str]
    """An ability in a few letters."""
    words: Callable[[str], str]
    """An ability in words."""
    bonus: str
    """What a bonus raises."""


class HasTarget(Protocol):
    """An attack or a strike."""

    @property
    def target(self) -> str:
        """The enemy it is aimed at."""


def is_target(enemy: str, strike: HasTarget | None, attack: HasTarget | None) -> bool:
    """Whether an enemy is being struck or, if nobody is, attacked."""
    aimed = strike if strike is not None else attack
    return aimed is not None and aimed.target == enemy


@functools.lru_cache(KEPT)
def square_words(voice: Voice, square: Square, signs: Signs) -> str:
    """What a square shows, in words."""
    heart = voice.say("fight_heart", number=square.heart) if square.heart else ""
    bonus = f"+{square.bonus} {signs.bonus}" if square.bonus else ""
    synergy = voice.say("fight_synergy") if square.synergy else ""
    return join([heart, bonus, synergy, *(signs.words(ability) for ability in square.abilities)])


def card_told(voice: Voice, card: EnemyCard, figures: str, signs: Signs) -> str:
    """A card as a sentence or two, with figures in words."""
    covered = [card.word(square) for square in range(len(card.squares)) if card.is_covered(square)]
    shown = [f"{word} {words}" for word, square in card.uncovered() if (words := square_words(voice, square, signs))]
    said = [voice.say("fight_squares", name=card.name, figures=figures, squares=voice.clauses(shown))]
    said += [voice.say("fight_covered", squares=join(covered))] if covered else []
    return join([*said, *(f"{note}." for note in card.notes)], " ")


def enemy_record(voice: Voice, card: EnemyCard, told: str, signs: Signs, offered: Container[Choice]) -> Enemy:
    """A card as a section of the scene has it; squares name the choices that are offered about them."""
    marks = {name: None for _, square in card.uncovered() for name in square.abilities}
    return Enemy(
        ref=card.id,
        name=card.name,
        picture=f"enemy/{card.id}",
        target=card.target,
        figures=voice.runs(card.figures),
        strikes=voice.runs(card.strikes),
        columns=card.columns,
        cells=tuple(_cell(voice, card, number, signs, offered) for number in range(len(card.squares))),
        marks=tuple((name, signs.mark(name), signs.words(name)) for name in marks),
        notes=tuple(voice.runs(note) for note in card.notes),
        told=told,
    )


def _cell(voice: Voice, card: EnemyCard, number: int, signs: Signs, offered: Container[Choice]) -> Cell:
    square, covered, word = card.squares[number], card.is_covered(number), card.word(number)
    choice: Choice = ("uncover" if covered else "cover", card.id, word)
    return Cell(
        word=word,
        heart=square.heart,
        bonus=square.bonus,
        synergy=square.synergy,
        abilities=square.abilities,
        covered=covered,
        choice=text(choice) if choice in offered else "",
        says=square_words(voice, square, signs),
    )
