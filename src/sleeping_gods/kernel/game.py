"""The interface of a game: it builds packs, sets up tables and reads saved ones."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from .plain import Json
from .table import Table


@dataclass(frozen=True, slots=True)
class Setup:
    """How a campaign begins: the game, the pack it was made for, who plays, and the game's own options as text."""

    game: str
    pack: str
    pack_version: str
    pack_digest: str
    seats: tuple[str, ...]
    """The players' names in the order of the seats."""
    options: dict[str, str] = field(default_factory=dict)
    """Such as ``{"first": "p2", "date": "2026-11-15"}``; each game knows its own."""

    @classmethod
    def of_pack(cls, game: str, pack: PackInfo, seats: tuple[str, ...], options: dict[str, str]) -> Setup:
        """How a campaign of a pack begins, as its files are now."""
        return cls(game, pack.id, pack.version, pack.digest, seats, options)


class PackInfo(Protocol):
    """What every game's pack tells about itself."""

    @property
    def id(self) -> str:
        """The pack's id."""

    @property
    def version(self) -> str:
        """The pack's version."""

    @property
    def digest(self) -> str:
        """A hash of the pack's files."""


class Game(Protocol):
    """A rulebook as the journal, the bots and the clients see it."""

    @property
    def id(self) -> str:
        """The game's short name."""

    def option_values(self) -> dict[str, tuple[str, ...]]:
        """The closed options of a set-up and their values, the default first."""

    def set_up(self, pack: PackInfo, setup: Setup) -> Table:
        """A new table at its first decision; IllegalSetup says what is wrong and by which rule."""

    def load(self, pack: PackInfo, data: Json) -> Table:
        """The table that saved data stands for, at the same decision; BrokenState if it is none."""
