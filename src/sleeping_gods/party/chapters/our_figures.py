"""Figures of ours at a table with a printed box: which are not confirmed, and which are played all the same."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Sequence

from ...kernel.table import LogEvent
from ...story.printed_figure import OurBoard
from ..table.own_box import OwnBox
from ..table.table import CannotEnter, PartyTable
from .entering import corrections, read_entry


@functools.lru_cache(4096)
def _confirms(entry: str) -> tuple[frozenset[str], str]:
    """The figures that an entry confirms or corrects, and the board that it confirms as a whole."""
    try:
        kind, fields = read_entry(entry)
    except CannotEnter:
        return frozenset(), ""
    if kind == "printed":
        return frozenset(), str(fields.get("id"))
    return (frozenset(corrections(kind, fields)) if kind in ("figure", "figures") else frozenset()), ""


def unconfirmed(ours: Iterable[OurBoard], box: OwnBox) -> tuple[OurBoard, ...]:
    """The boards with those of our figures that nobody has confirmed or corrected yet."""
    entries = [_confirms(entry) for entry in box.entered]
    figures = frozenset().union(*(figures for figures, _ in entries))
    boards = {board for _, board in entries}
    left = []
    for board in ours:
        open_figures = tuple(figure for figure in board.figures if figure not in figures)
        if open_figures and board.id not in boards:
            left.append(OurBoard(board.id, open_figures, board.first))
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
