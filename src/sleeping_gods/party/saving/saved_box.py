"""Saved tables with a printed box: what was entered and told is as hostile as the rest of the state."""

from __future__ import annotations

from collections.abc import Callable

from ...effects.parse import BadEffect
from ...kernel.errors import BrokenState
from ...story.printed_figure import board_of
from ..chapters.told import box_of, line_mistake
from ..effects.told import compile_waiting
from ..table.own_box import MAX_ENTERED, OwnBox
from ..table.table import CannotEnter, PartyTable

MAX_PAGES = 2_000
"""Most pages of which something was told; the book has fewer."""
MAX_LINES = 60
"""Most lines of a page."""
MAX_PAGE_NAME = 60
"""Most characters of the name of a page."""


def open_saved_box(table: PartyTable, open_box: Callable[[], None]) -> None:
    """Give a table that was read back its grown pack, or refuse it with the place that is wrong."""
    box = box_of(table)
    _check_sizes(box)
    try:
        open_box()
        _check_played(table, box)
        _check_lines(table, box)
        compile_waiting(table)
    except (BadEffect, CannotEnter) as wrong:
        raise BrokenState("state.box", "cards and lines that can be played", str(wrong)) from wrong


def _check_sizes(box: OwnBox) -> None:
    """No more was entered and told than a box holds."""
    if len(box.entered) > MAX_ENTERED or len(box.told) > MAX_PAGES:
        raise BrokenState("state.box", "no more cards and pages than a box holds", len(box.entered))
    for page, lines in box.told.items():
        if len(page) > MAX_PAGE_NAME or len(lines) > MAX_LINES:
            raise BrokenState("state.box.told", "a page and its lines", page)


def _check_played(table: PartyTable, box: OwnBox) -> None:
    """What was played unconfirmed are figures of boards that are ours."""
    boards = {board.id for board in table.pack.ours}
    if len(box.played) > MAX_ENTERED or any(board_of(figure) not in boards for figure in box.played):
        raise CannotEnter("expected figures of ours that were played")


def _check_lines(table: PartyTable, box: OwnBox) -> None:
    """Every told line could be told now."""
    for line in (line for lines in box.told.values() for line in lines):
        mistake = line_mistake(table, line)
        if mistake:
            raise CannotEnter(mistake)
