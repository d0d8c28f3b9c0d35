"""Scenarios of the sea: the words of scenario files, for given and for expect."""

from __future__ import annotations

from ...kernel.choices import Choice, parse
from ...kernel.table import Table
from ...party.scenarios.vocabulary import PartyVocabulary
from ..table.table import SeaTable
from .expect import GETTERS
from .given import SETTERS
from .moments import MOMENTS


class SeaVocabulary(PartyVocabulary[SeaTable]):
    """The words of the sea for scenario files."""

    def __init__(self) -> None:
        super().__init__(SeaTable, (*MOMENTS, *SETTERS), GETTERS)

    def draw(self, table: Table, words: str, offered: list[Choice]) -> Choice | None:
        """``fate 4`` means any ability card with that number, or that face of the die."""
        rolled = parse(words.replace("fate", "roll"))
        return rolled if rolled in offered else super().draw(table, words, offered)
