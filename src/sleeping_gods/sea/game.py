"""The sea as a game: set-up, saved states."""

from __future__ import annotations

from ..kernel.errors import BrokenState
from ..kernel.game import PackInfo, Setup
from ..kernel.plain import Json, decode
from ..kernel.play import advance
from .bind import bind
from .cards import Pack
from .setup import OPTIONS, set_up
from .table import SeaTable


class Sea:
    """The rulebook of Sleeping Gods."""

    id = "sea"

    def option_values(self) -> dict[str, tuple[str, ...]]:
        """The closed options of a set-up and their values, the default first."""
        return OPTIONS

    def set_up(self, pack: PackInfo, setup: Setup) -> SeaTable:
        """A new table at its first decision."""
        return set_up(_checked(pack), setup)

    def load(self, pack: PackInfo, data: Json) -> SeaTable:
        """The table that saved data stands for, at the same decision."""
        checked = _checked(pack)
        table = decode(SeaTable, data)
        if not isinstance(table, SeaTable):
            raise BrokenState("state", "a table of the sea", data)
        table.pack, table.bound = checked, bind(checked)
        table.check_names()
        advance(table)
        return table


def _checked(pack: PackInfo) -> Pack:
    if not isinstance(pack, Pack):
        raise TypeError(f"expected a pack of the sea, got {pack!r}")
    return pack
