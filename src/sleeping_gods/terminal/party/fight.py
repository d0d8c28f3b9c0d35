"""The enemy row: each card as a grid of squares, with what is covered, its hearts, bonuses and abilities."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group
from rich.text import Text

from ...kernel.choices import Choice
from ...story.printed import Square
from ...telling.party.enemies import EnemyCard, Signs
from ..section import Section, hanging
from ..view import Look

CELL = 5


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


def legend_section(*texts: str) -> Section:
    """What the signs mean; where squares are told in words there are none."""
    return Section(hanging(*texts, style="dim"))
