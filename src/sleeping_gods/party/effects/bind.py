"""Binding what both games' packs have: paragraphs to their code, grids to masks, quests to keywords."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ...story.model import Paragraph
from ...story.printed import PrintedQuest, Square
from ..table.bound import EnemyGrid, PartyBound
from .program import compile_program
from .program_path import choice_path, if_line_path, paragraph_path


def bind_paragraphs(bound: PartyBound, paragraphs: Mapping[str, Paragraph]) -> None:
    """The programs of every paragraph: its own, those of its `if` lines, and those of its choices."""
    for number, paragraph in paragraphs.items():
        compile_program(bound, paragraph_path(number), paragraph.program)
        for at, (_, program) in enumerate(paragraph.ifs):
            compile_program(bound, if_line_path(number, at), program)
        for choice in paragraph.choices:
            compile_program(bound, choice_path(number + choice.letter), choice.program)


def bind_keywords(bound: PartyBound, quests: Iterable[PrintedQuest]) -> None:
    """Keywords, and the quests that bear them."""
    for quest in quests:
        if quest.keyword:
            bound.keywords[quest.keyword] = (*bound.keywords.get(quest.keyword, ()), quest.number)


def grid_of(squares: tuple[Square, ...], columns: int) -> EnemyGrid:
    """Squares as masks."""
    hearts = synergy = 0
    bonuses: list[tuple[int, int]] = []
    abilities: list[tuple[int, str]] = []
    for number, square in enumerate(squares):
        mask = 1 << number
        if square.heart:
            hearts |= mask
        if square.synergy:
            synergy |= mask
        if square.bonus:
            bonuses.append((mask, square.bonus))
        abilities += [(mask, ability) for ability in square.abilities]
    needs = tuple(max(1, square.heart) for square in squares)
    return EnemyGrid(len(squares), hearts, needs, synergy, tuple(bonuses), tuple(abilities), columns)
