"""The worlds that are registered: a pack, how many play, and its options, each under a name that benchmarks cite."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, NamedTuple

from ..campaign.games import load_pack, setup_for
from ..kernel.game import Game, PackInfo, Setup
from .layout import SEATS

NAMES: Final = ("Ada", "Ben", "Cyd", "Dee")
"""What the players are called, as many as play."""


class LoadedWorld(NamedTuple):
    """The game and the pack of a world, and the set-up of its campaigns."""

    game: Game
    pack: PackInfo
    setup: Setup


@dataclass(frozen=True, slots=True)
class World:
    """A pack as it is played: its id or folder, the number of players, and the options of the set-up."""

    pack: str
    players: int = 2
    options: Mapping[str, str] = field(default_factory=dict)

    def load(self) -> LoadedWorld:
        """What its campaigns are played with."""
        if not 1 <= self.players <= len(SEATS):
            raise ValueError(f"expected 1 to {len(SEATS)} players, got {self.players}")
        game, pack = load_pack(self.pack)
        if getattr(pack, "told", False):
            raise ValueError(f"expected a pack with its own story, got {self.pack!r}: it accompanies a printed box")
        return LoadedWorld(game, pack, setup_for(game, pack, NAMES[: self.players], dict(self.options)))


WORLDS: Final = MappingProxyType(
    {
        "Harbour": World("harbour"),
        "Airfield": World("airfield"),
        "WanderingSea": World("wandering-sea"),
        "LiftedNorth": World("lifted-north"),
        "WanderingSeaBrutal": World("wandering-sea", 3, {"mode": "brutal"}),
    }
)
"""The worlds of the benchmark; their versions end in the ids, such as ``SleepingGods/Harbour-v0``."""


def world_named(name: str) -> World:
    """A registered world by its name, or a pack by its id or folder with two players."""
    return WORLDS.get(name) or World(name)
