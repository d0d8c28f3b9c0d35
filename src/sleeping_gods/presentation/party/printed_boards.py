"""The boards of a printed box about which an owner is asked, with what stands there now."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...kernel.choices import Choice, parse
from ...party.acts.repair_figure import Figures
from ...party.chapters.our_figures import boards_left
from ...party.table.table import PartyTable
from ...story.printed_figure import OurBoard
from ..phrases import sentence
from ..scene.printed_board import PrintedBoard
from ..scene.repair_field import RepairField
from .effect_words import effect_words
from .presenter import Presenter
from .repair_fields import repair_field

SKILL = "printed-skill"
"""The kind of figure whose last word is a skill; of others with as many words it is a use of the board."""


def printed_boards(presenter: Presenter[Any], table: PartyTable) -> list[PrintedBoard]:
    """What nobody has confirmed, in the order in which it is laid out; nothing without a printed box."""
    left = boards_left(table)
    figures = table.bound.rulebook.repairs.figures(table) if left else {}
    return [_printed_board(presenter, table, board, figures) for board in left]


def _printed_board(presenter: Presenter[Any], table: PartyTable, board: OurBoard, figures: Figures) -> PrintedBoard:
    """A board with those of its figures that stand on this table."""
    localizer = presenter.localizer
    fields = [
        _asked(presenter, table, what, repair_field(presenter, table, what, figures[what]))
        for what in map(parse, board.figures)
        if what in figures
    ]
    return PrintedBoard(
        id=board.id,
        title=sentence(presenter.board_name(table, board.id)),
        first=board.first,
        says=tuple(map(localizer.rich_text, presenter.game_words.says(localizer, table, board.id))),
        figures=tuple(fields),
    )


def _asked(presenter: Presenter[Any], table: PartyTable, what: Choice, field: RepairField) -> RepairField:
    """A figure under the heading of its board: its label does not name that."""
    localizer = presenter.localizer
    last_word = what[-1] if len(what) > 1 else ""
    other = presenter.game_words.name(localizer, table, last_word)
    is_labelled = len(what) > 2
    if is_labelled and what[0] != SKILL:
        other = _use_words(presenter, table, board=what[1], label=last_word) or other
    label = localizer.say(f"asked_{what[0]}", other=other, labelled="yes" if is_labelled else "no")
    return replace(field, label=sentence(label))


def _use_words(presenter: Presenter[Any], table: PartyTable, board: str, label: str) -> str:
    """What one of the uses of a board or card does."""
    program = table.bound.printed.get(f"{board}:{label}", ())
    return effect_words(presenter.localizer, program, presenter.game_words.namer(presenter.localizer, table))
