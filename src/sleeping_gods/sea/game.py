"""The sea as a game: set-up, saved states."""

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
from .table import SeaTable


class Sea:
    """The rulebook of Sleeping Gods."""

    id = "sea"

    def option_values(self) -> dict[str, tuple[str, ...]]:
        """The closed options of a set-up and their values, the default first."""
        return OPTIONS

    def unlocked(self, pack: PackInfo, ticked: list[str]) -> list[int]:
        """The quests that a new campaign may take along, by what is ticked on the achievement sheet."""
        return unlocked(_checked(pack).unlocks, ticked)

    def check_unlocked(self, pack: PackInfo, setup: Setup, ticked: list[str]) -> None:
        """Refuse a set-up that takes a quest along which the achievement sheet has not unlocked."""
        check_unlocked(_checked(pack), setup, ticked)

    def set_up(self, pack: PackInfo, setup: Setup) -> SeaTable:
        """A new table at its first decision."""
        return set_up(_checked(pack), setup)

    @rule("SG-SAVE-003", "SG-SAVE-004", "SG-SAVE-005", "SG-SAVE-006", "SG-SAVE-007")
    def load(self, pack: PackInfo, data: Json) -> SeaTable:
        """The table that saved data stands for, at the same decision: everything is restored exactly."""
        checked = _checked(pack)
        table = decode(SeaTable, data)
        if not isinstance(table, SeaTable):
            raise BrokenState("state", "a table of the sea", data)
        table.pack, table.bound = checked, bind(checked)
        take_up(table)
        return table


def _checked(pack: PackInfo) -> Pack:
    if not isinstance(pack, Pack):
        raise TypeError(f"expected a pack of the sea, got {pack!r}")
    return pack
