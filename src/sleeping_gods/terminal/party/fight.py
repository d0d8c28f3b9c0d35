"""The enemy row: each card as a grid of squares, with what is covered, its hearts, bonuses and abilities."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from rich.columns import Columns
from rich.console import Group
from rich.text import Text

from ...kernel.choices import Choice
from ...story.printed import Square
from ...telling.phrases import join
from ...telling.voice import Voice
from ..section import Section, hanging
from ..view import Look

CELL = 5


@dataclass(frozen=True, slots=True)
class EnemyCard:
    """An enemy in the row as it stands now."""

    id: str
    name: str
    target: bool
    """Whether it is being attacked."""
    figures: str
    """What it can do now, in one line or more."""
    columns: int
    squares: tuple[Square, ...]
    covered: int
    notes: tuple[str, ...] = ()
    """What else lies beside it."""

    def word(self, square: int) -> str:
        """A square as choices write it."""
        return f"{chr(97 + square // self.columns)}{square % self.columns + 1}"

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
    wrap: int = 0
    """Columns in which what stands under a card is wrapped; 0 for no limit."""


class HasTarget(Protocol):
    """An attack or a strike."""

    @property
    def target(self) -> str:
        """The enemy it is aimed at."""


def is_target(enemy: str, strike: HasTarget | None, attack: HasTarget | None) -> bool:
    """Whether an enemy is being struck or, if nobody is, attacked."""
    aimed = strike if strike is not None else attack
    return aimed is not None and aimed.target == enemy


def row_drawing(cards: Sequence[EnemyCard], look: Look, signs: Signs) -> Columns:
    """The whole row from left to right."""
    return Columns([_card(card, look, signs) for card in cards], padding=(0, 2))


def _card(card: EnemyCard, look: Look, signs: Signs) -> Group:
    """Name, figures, squares between brackets, and what the marks mean."""
    mark = f"{look.glyphs.ship} " if card.target else ""
    rows = [Text(f" {mark}{card.name}", style="bold"), *(Text(f" {line}") for line in card.figures.split("\n"))]
    rows.append(Text(" " * 2 + "".join(f"{column + 1:^{CELL + 2}}" for column in range(card.columns)), style="dim"))
    for first in range(0, len(card.squares), card.columns):
        drawn = Text.assemble((f" {card.word(first)[0]}", "dim"))
        for square in range(first, first + card.columns):
            drawn.append("[", style="dim")
            drawn.append_text(_cell(card, square, look, signs))
            drawn.append("]", style="dim")
        rows.append(drawn)
    below = [*_legend(card, signs), *card.notes]
    if signs.wrap:
        wide = max(signs.wrap, card.columns * (CELL + 2))
        below = [line for words in below for line in textwrap.wrap(words, wide, subsequent_indent="  ")]
    return Group(*rows, *(Text(f" {words}", style="dim") for words in below))


def _cell(card: EnemyCard, square: int, look: Look, signs: Signs) -> Text:
    """What a square shows; a number before it is the choice that covers or uncovers it."""
    covered = card.is_covered(square)
    choice: Choice = ("uncover" if covered else "cover", card.id, card.word(square))
    number = look.numbers.get(choice)
    shown = look.glyphs.covered if covered else _signs(card.squares[square], look, signs)
    style = "dim" if covered else "red" if card.squares[square].heart else ""
    cell = Text(f"{number}:" if number else "", style="bold")
    cell.append(shown, style=f"{style} not bold".strip())
    cell.truncate(CELL)
    cell.pad_right(CELL - cell.cell_len)
    return cell


def _signs(square: Square, look: Look, signs: Signs) -> str:
    """What a square shows, in at most a few letters."""
    found = []
    if square.heart:
        found.append(look.glyphs.heart + (str(square.heart) if square.heart > 1 else ""))
    if square.bonus:
        found.append(f"+{square.bonus}")
    if square.synergy:
        found.append(look.glyphs.synergy)
    return "".join(found + [signs.mark(ability) for ability in square.abilities])


def _legend(card: EnemyCard, signs: Signs) -> list[str]:
    """The uncovered abilities by their marks."""
    seen = {signs.mark(name): signs.words(name) for _, square in card.uncovered() for name in square.abilities}
    return [f"{mark} {words}" for mark, words in seen.items()]


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


def legend_section(*texts: str) -> Section:
    """What the signs mean; where squares are told in words there are none."""
    return Section(hanging(*texts, style="dim"))
