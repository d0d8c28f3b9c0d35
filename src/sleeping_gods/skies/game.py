"""The skies as a game: set-up, saved states."""

from __future__ import annotations

from functools import partial

from ..kernel.game import PackInfo
from ..kernel.rules import rule
from ..party.game import PartyGame, Shell
from ..party.saving.saved_box import open_saved_box
from .chapters.score import unlocked
from .chapters.setup import check_unlocked, set_up
from .effects.bind import bind
from .saving.saved import take_up
from .table.box_table import BoxSkiesTable
from .table.cards import Pack
from .table.table import SkiesTable
from .table.words import OPTIONS


@rule("DS-SAVE-003", "DS-SAVE-004", "DS-SAVE-005", "DS-SAVE-006", "DS-SAVE-007")
def _take_up(table: SkiesTable, pack: Pack) -> None:
    """A saved table is restored exactly, with the pack it was made for."""
    if isinstance(table, BoxSkiesTable):
        open_saved_box(table, partial(table.open_box, pack))
    else:
        table.pack, table.bound = pack, bind(pack)
    take_up(table)


def _table_kind(pack: Pack) -> type[SkiesTable]:
    """The kind of table that a pack is played on."""
    return BoxSkiesTable if pack.told else SkiesTable


class Skies(PartyGame[Pack, SkiesTable]):
    """The rulebook of Distant Skies."""

    def __init__(self) -> None:
        super().__init__(
            "skies",
            Shell(pack=Pack, table=_table_kind, options=OPTIONS, begin=set_up, check=check_unlocked, take_up=_take_up),
        )

    def unlocked(self, pack: PackInfo, ticked: list[str]) -> list[tuple[str, int]]:
        """The cards that a new campaign may take along, by what is ticked on the achievement sheet."""
        return unlocked(self.checked(pack), ticked)
