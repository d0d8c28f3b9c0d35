"""How a pack takes up what an owner enters of a printed box: the same way in both games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from ...kernel.choices import Choice
from ...kernel.errors import Finding
from ...story.entries import entry_source
from ...story.frame import PackFrame
from ...story.printed_figure import PrintedFigure
from ...story.source import PackSource
from ..table.table import CannotEnter
from .entering import check_board, correct, corrections, read_entry
from .kept_event import KeptEvent, read_kept_event

P = TypeVar("P", bound=PackFrame)
T = TypeVar("T")
Fields: TypeAlias = Mapping[str, object]
EntryReader: TypeAlias = Callable[[P, PackSource, list[Finding]], None]
"""Reads the one table of a source into a pack, and reports what is wrong with it."""


@dataclass(frozen=True, slots=True)
class PackGrowth(Generic[P]):
    """What a game knows of the entries of its printed box."""

    game: str
    """What messages call it: ``the sea``."""
    readers: Mapping[str, EntryReader[P]]
    """What reads each kind of card and place."""
    printed_figures: Callable[[P], Mapping[Choice, PrintedFigure[P]]]
    """The figures that can be corrected."""
    keep_event: Callable[[P, KeptEvent], None]
    """Gives an event the words of whoever told it, or takes them away."""
    complete: Callable[[str, Fields], Fields]
    """Adds the fields that packs must have and the owner is not asked for."""
    check_links: EntryReader[P]
    """Reports names in the programs of a table that the pack does not hold."""

    def add(self, pack: P, entry: str) -> None:
        """Add what an entry describes, or put it in the place of an earlier one.

        CannotEnter names the first thing that is wrong; the pack may have changed by then and is thrown away.
        """
        kind, fields = read_entry(entry)
        match kind:
            case "figure" | "figures":
                correct(pack, self.printed_figures(pack), corrections(kind, fields))
            case "printed":
                check_board(pack, fields)
            case "event":
                self.keep_event(pack, read_kept_event(fields))
            case _:
                self._add_card(pack, kind, fields)

    def _add_card(self, pack: P, kind: str, fields: Fields) -> None:
        """Take one entered card up; CannotEnter says the first thing that is wrong with it."""
        read = self.readers.get(kind)
        if read is None:
            raise CannotEnter(f"expected something of {self.game}, got {kind!r}")
        source = entry_source(kind, self.complete(kind, fields))
        findings: list[Finding] = []
        read(pack, source, findings)
        self.check_links(pack, source, findings)
        if findings:
            raise CannotEnter(findings[0].message)


def merged(known: tuple[T, ...], entered: tuple[T, ...]) -> tuple[T, ...]:
    """What was known and what was entered, each thing once."""
    return tuple(dict.fromkeys((*known, *entered)))
