"""Figures of ours at a table with a printed box: which are not confirmed, and which are played all the same."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from ...kernel.table import LogEvent
from ...story.printed_figure import OurBoard
from ..table.own_box import OwnBox
from ..table.table import CannotEnter, PartyTable
from .entering import corrections, read_entry

MAX_ENTRIES_KEPT = 4096
"""Entries whose confirmations stay in memory, of all campaigns of a process."""


class Confirmation(NamedTuple):
    """What one entry confirms or corrects."""

    figures: frozenset[str] = frozenset()
    board: str = ""
    """The board that is confirmed as a whole; empty for none."""


@functools.lru_cache(MAX_ENTRIES_KEPT)
def _confirmation(entry: str) -> Confirmation:
    """What an entry confirms: a board as a whole, single figures, or nothing."""
    try:
        kind, fields = read_entry(entry)
    except CannotEnter:
        return Confirmation()
    if kind == "printed":
        return Confirmation(board=str(fields.get("id")))
    if kind in ("figure", "figures"):
        return Confirmation(figures=frozenset(corrections(kind, fields)))
    return Confirmation()


def unconfirmed(ours: Iterable[OurBoard], box: OwnBox) -> tuple[OurBoard, ...]:
    """The boards with those of our figures that nobody has confirmed or corrected yet."""
    confirmations = [_confirmation(entry) for entry in box.entered]
    confirmed_figures = frozenset().union(*(confirmation.figures for confirmation in confirmations))
    confirmed_boards = {confirmation.board for confirmation in confirmations}
    left = []
    for board in ours:
        figures = tuple(figure for figure in board.figures if figure not in confirmed_figures)
        if figures and board.id not in confirmed_boards:
            left.append(OurBoard(board.id, figures, board.first))
    return tuple(left)


def boards_left(table: PartyTable) -> tuple[OurBoard, ...]:
    """The boards of a table with figures that nobody has confirmed; none without a printed box."""
    box = table.own_box()
    return unconfirmed(table.pack.ours, box) if box is not None else ()


def figures_played(event: LogEvent, kinds: Sequence[str], left: Iterable[OurBoard]) -> Iterator[str]:
    """The unconfirmed figures of some kinds that a log event plays: those of the boards that it names."""
    names = {str(value) for value in event[1:]}
    for board in left:
        for figure in board.figures:
            kind, *words = figure.split()
            if kind in kinds and (not words or words[0] in names):
                yield figure
