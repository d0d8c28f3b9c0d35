"""Scenarios of the skies: the words of scenario files, for given and for expect."""

from __future__ import annotations

import re

from ...kernel.choices import Choice
from ...kernel.table import Table
from ...party.scenarios.vocabulary import PartyVocabulary
from ..table.table import SkiesTable
from .expect import GETTERS
from .given import SETTERS, lay_aside
from .moments import MOMENTS


class SkiesVocabulary(PartyVocabulary[SkiesTable]):
    """The words of the skies for scenario files."""

    def __init__(self) -> None:
        super().__init__(SkiesTable, (*MOMENTS, *SETTERS), GETTERS)

    def start(self, table: Table) -> None:
        """The first turn is about to begin, and every hand is empty: the starting cards lie in the discard."""
        lay_aside(self.mine(table))
        super().start(table)

    def draw(self, table: Table, words: str, offered: list[Choice]) -> Choice | None:
        """``fate 4`` means any ability card with that number, ``die 2`` any side of the combat die that shows it."""
        match = re.fullmatch(r"die (-?\d)", words)
        if not match:
            return super().draw(table, words, offered)
        faces, wanted = self.mine(table).pack.die, int(match[1])
        return next((roll for roll in offered if roll[0] == "roll" and faces[int(roll[1]) - 1] == wanted), None)
