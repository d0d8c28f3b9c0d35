"""A pack that was loaded, with its game."""

from __future__ import annotations

from typing import NamedTuple

from ..kernel.game import Game, PackInfo


class LoadedPack(NamedTuple):
    """A pack and the game that it is played by."""

    game: Game
    pack: PackInfo
