"""Compiles the parts of a pack that both games have: programs of paragraphs, keywords of quests, grids of enemies."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ...story.model import Paragraph
from ...story.printed import PrintedQuest, Square
from ..table.bound import EnemyGrid, PartyBound
from .program import compile_program
from .program_path import choice_path, if_line_path, paragraph_path


def bind_paragraphs(bound: PartyBound, paragraphs: Mapping[str, Paragraph]) -> None:
    """Compile the programs of every paragraph: its own, those of its `if` lines, and those of its choices."""
    for number, paragraph in paragraphs.items():
        compile_program(bound, paragraph_path(number), paragraph.program)
        for index, (_, program) in enumerate(paragraph.ifs):
            compile_program(bound, if_line_path(number, index), program)
        for choice in paragraph.choices:
            compile_program(bound, choice_path(number + choice.letter), choice.program)


def bind_keywords(bound: PartyBound, quests: Iterable[PrintedQuest]) -> None:
    """Index the quests by their keywords."""
    for quest in quests:
        if quest.keyword:
            bound.keywords[quest.keyword] = (*bound.keywords.get(quest.keyword, ()), quest.number)


def grid_of(squares: tuple[Square, ...], columns: int) -> EnemyGrid:
    """The squares of an enemy card as bit masks."""
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
    return EnemyGrid(
        size=len(squares),
        hearts=hearts,
        needs=tuple(max(1, square.heart) for square in squares),
        synergy=synergy,
        bonuses=tuple(bonuses),
        abilities=tuple(abilities),
        columns=columns,
    )
