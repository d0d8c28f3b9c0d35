"""The skies as a game: set-up, saved states."""

from __future__ import annotations

from ..kernel.errors import BrokenState
from ..kernel.game import PackInfo, Setup
from ..kernel.plain import Json, decode
from ..kernel.rules import rule
from .bind import bind
from .cards import Pack
from .saved import take_up
from .score import unlocked
from .setup import OPTIONS, check_unlocked, set_up
from .table import SkiesTable


class Skies:
    """The rulebook of Distant Skies."""

    id = "skies"

    def option_values(self) -> dict[str, tuple[str, ...]]:
        """The closed options of a set-up and their values, the default first."""
        return OPTIONS

    def unlocked(self, pack: PackInfo, ticked: list[str]) -> list[tuple[str, int]]:
        """The cards that a new campaign may take along, by what is ticked on the achievement sheet."""
        return unlocked(_checked(pack), ticked)

    def check_unlocked(self, pack: PackInfo, setup: Setup, ticked: list[str]) -> None:
        """Refuse a set-up that takes a card along which the achievement sheet has not unlocked."""
        check_unlocked(_checked(pack), setup, ticked)

    def set_up(self, pack: PackInfo, setup: Setup) -> SkiesTable:
        """A new table at its first decision."""
        return set_up(_checked(pack), setup)

    @rule("DS-SAVE-003", "DS-SAVE-004", "DS-SAVE-005", "DS-SAVE-006", "DS-SAVE-007")
    def load(self, pack: PackInfo, data: Json) -> SkiesTable:
        """The table that saved data stands for, at the same decision: everything is restored exactly."""
        checked = _checked(pack)
        table = decode(SkiesTable, data)
        if not isinstance(table, SkiesTable):
            raise BrokenState("state", "a table of the skies", data)
        table.pack, table.bound = checked, bind(checked)
        take_up(table)
        return table


def _checked(pack: PackInfo) -> Pack:
    if not isinstance(pack, Pack):
        raise TypeError(f"expected a pack of the skies, got {pack!r}")
    return pack
