"""A rulebook as a game: what the journal, the bots and the clients see of it, the same for both."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from ..kernel.errors import BrokenState
from ..kernel.game import PackInfo, Setup
from ..kernel.plain import Json, decode
from .table.table import PartyTable

P = TypeVar("P", bound=PackInfo)
T = TypeVar("T", bound=PartyTable)


@dataclass(frozen=True, slots=True)
class Shell(Generic[P, T]):
    """What a game is made of."""

    pack: type[P]
    table: Callable[[P], type[T]]
    """The kind of table that a pack is played on."""
    options: Mapping[str, tuple[str, ...]]
    begin: Callable[[P, Setup], T]
    """A new table at its first decision."""
    check: Callable[[P, Setup, list[str]], None]
    """Refuses a set-up that takes cards along which the achievement sheet has not unlocked."""
    take_up: Callable[[T, P], None]
    """Gives a table that was read back its pack, checks it, and goes on with it."""


class PartyGame(Generic[P, T]):
    """A game that sets tables up and reads saved ones back."""

    def __init__(self, name: str, shell: Shell[P, T]) -> None:
        self.id = name
        self._shell = shell

    def option_values(self) -> dict[str, tuple[str, ...]]:
        """The closed options of a set-up and their values, the default first."""
        return dict(self._shell.options)

    def check_unlocked(self, pack: PackInfo, setup: Setup, ticked: list[str]) -> None:
        """Refuse a set-up that takes a card along which the achievement sheet has not unlocked."""
        self._shell.check(self.checked(pack), setup, ticked)

    def set_up(self, pack: PackInfo, setup: Setup) -> T:
        """A new table at its first decision."""
        return self._shell.begin(self.checked(pack), setup)

    def load(self, pack: PackInfo, data: Json) -> T:
        """The table that saved data stands for, at the same decision: everything is restored exactly."""
        checked = self.checked(pack)
        kind = self._shell.table(checked)
        table = decode(kind, data)
        if not isinstance(table, kind):
            raise BrokenState("state", f"a table of the {self.id}", data)
        self._shell.take_up(table, checked)
        return table

    def checked(self, pack: PackInfo) -> P:
        """A pack, if it is one of this game."""
        if not isinstance(pack, self._shell.pack):
            raise TypeError(f"expected a pack of the {self.id}, got {pack!r}")
        return pack
