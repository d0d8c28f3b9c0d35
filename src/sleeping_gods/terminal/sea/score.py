"""The journey log of the sea, on the last page."""

from __future__ import annotations

from ...sea.table.table import SeaTable
from ...telling.sea.standing import log_lines
from ...telling.voice import Voice
from ..section import Section, lines


def log_section(voice: Voice, table: SeaTable) -> Section:
    """The journey log."""
    return lines(log_lines(voice, table))
