"""An enemy in the row: its squares, what is covered, and the same in words."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol

from ...kernel.choices import Choice, text
from ...party.chapters.strike import FIRST_ROW
from ...story.printed import Square
from ..localizer import Localizer
from ..phrases import join
from ..scene.fight import EnemySquare, EnemyState

PLACED = ("cover", "uncover")
"""The choices about a square."""
CACHE_SIZE = 2048
"""How many squares are remembered in words: there are a few hundred in a pack."""


@functools.cache
def _word(columns: int, square: int) -> str:
    """A square by its number as choices write it: ``b3`` is the third in the second row."""
    row, column = divmod(square, columns)
    return f"{chr(FIRST_ROW + row)}{column + 1}"


def _is_covered(covered: int, number: int) -> bool:
    """Whether a square is covered: ``covered`` has a bit for each, that of square 0 the lowest."""
    return bool(covered >> number & 1)


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
    """How many squares a row of its grid has."""
    squares: tuple[Square, ...]
    """Its squares, row by row."""
    covered: int
    """The covered squares, a bit for each, that of the first the lowest."""
    notes: tuple[str, ...] = ()
    """What else lies beside it."""


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


@functools.lru_cache(CACHE_SIZE)
def square_words(localizer: Localizer, square: Square, signs: Signs) -> str:
    """What a square shows, in words."""
    heart = localizer.say("fight_heart", number=square.heart) if square.heart else ""
    bonus = f"+{square.bonus} {signs.bonus}" if square.bonus else ""
    synergy = localizer.say("fight_synergy") if square.synergy else ""
    return join([heart, bonus, synergy, *(signs.words(ability) for ability in square.abilities)])


def card_sentences(localizer: Localizer, card: EnemyCard, figures: str, signs: Signs) -> str:
    """A card as a sentence or two, with figures in words."""
    shown, covered = _squares(localizer, card.columns, card.squares, card.covered, signs)
    sentences = [localizer.say("fight_squares", name=card.name, figures=figures, squares=shown)]
    sentences += [localizer.say("fight_covered", squares=covered)] if covered else []
    return join([*sentences, *(f"{note}." for note in card.notes)], " ")


@functools.lru_cache(CACHE_SIZE)
def _squares(
    localizer: Localizer, columns: int, squares: tuple[Square, ...], covered: int, signs: Signs
) -> tuple[str, str]:
    """What the free squares of a card show, and which are covered, in words."""
    free = [
        f"{_word(columns, number)} {words}"
        for number, square in enumerate(squares)
        if not _is_covered(covered, number) and (words := square_words(localizer, square, signs))
    ]
    hidden = [_word(columns, number) for number in range(len(squares)) if _is_covered(covered, number)]
    return localizer.clauses(free), join(hidden)


def enemy_record(
    localizer: Localizer, card: EnemyCard, spoken: str, signs: Signs, offered: Iterable[Choice]
) -> EnemyState:
    """A card as a section of the scene has it; squares name the choices that are offered about them."""
    about_squares = tuple(choice for choice in offered if choice[0] in PLACED and choice[1] == card.id)
    return EnemyState(
        ref=card.id,
        name=card.name,
        picture=card.id,
        target=card.target,
        stats=localizer.rich_text(card.figures),
        counterattack=localizer.rich_text(card.strikes),
        columns=card.columns,
        cells=_cells(localizer, card.columns, card.squares, card.covered, signs, about_squares),
        abilities=_marks(card.squares, card.covered, signs),
        notes=tuple(localizer.rich_text(note) for note in card.notes),
        spoken=spoken,
    )


@functools.lru_cache(CACHE_SIZE)
def _marks(squares: tuple[Square, ...], covered: int, signs: Signs) -> tuple[tuple[str, str, str], ...]:
    """The abilities that still work: key, a few letters, words."""
    free = (square for number, square in enumerate(squares) if not _is_covered(covered, number))
    names = dict.fromkeys(name for square in free for name in square.abilities)
    return tuple((name, signs.mark(name), signs.words(name)) for name in names)


@functools.lru_cache(CACHE_SIZE)
def _cells(
    localizer: Localizer,
    columns: int,
    squares: tuple[Square, ...],
    covered: int,
    signs: Signs,
    offered: tuple[Choice, ...],
) -> tuple[EnemySquare, ...]:
    """The squares one by one; ``offered`` are the choices about squares of this card."""
    choice_of = {square: text((verb, enemy, square)) for verb, enemy, square in offered}
    return tuple(
        EnemySquare(
            ref=_word(columns, number),
            heart=square.heart,
            bonus=square.bonus,
            synergy=square.synergy,
            abilities=square.abilities,
            covered=_is_covered(covered, number),
            choice=choice_of.get(_word(columns, number), ""),
            text=square_words(localizer, square, signs),
        )
        for number, square in enumerate(squares)
    )
