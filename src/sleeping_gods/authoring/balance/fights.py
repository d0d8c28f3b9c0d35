"""Fights of a pack, simulated for its balance table: each row of enemies once in each tier."""

from __future__ import annotations

from collections.abc import Callable
from zlib import crc32

from ...bots.party.fight_record import FightRecord, FightResult, record_of
from ...bots.runs.batch import playtest_pack
from ...bots.runs.plan import NAMES
from ...bots.sea.single_fight import fight_at_sea
from ...bots.sea.story_index import SeaIndex
from ...bots.skies.single_fight import fight_in_the_skies
from ...bots.skies.story_index import SkiesIndex
from ...kernel.game import Game, Setup
from ...kernel.luck import Luck
from ...sea.table.table import SeaTable
from ...skies.table.table import SkiesTable
from ..project import AnyPack

SEED_STEP = 1_000
"""The difference between the seeds of two rows of enemies: more than there are bouts."""


class FightSimulator:
    """Lets a careful bot fight; it remembers every result."""

    def __init__(
        self, game: Game, pack: AnyPack, bouts: int, progress: Callable[[int], None] = lambda done: None
    ) -> None:
        self.game = game
        self.pack = pack
        self.bouts = bouts
        self.progress = progress
        self.index = playtest_pack(game, pack).index
        self.known: dict[tuple[tuple[str, ...], int], FightRecord] = {}
        """By the ids of the enemies and the tier."""

    def fought(self, enemies: tuple[str, ...], tier: int) -> FightRecord:
        """Many fights against these enemies; a crew of tier 1 is fresh."""
        record = self.known.get((enemies, tier))
        if record is None:
            record = self.known[enemies, tier] = record_of(
                [self._bout(enemies, tier, bout) for bout in range(self.bouts)]
            )
            self.progress(len(self.known))
        return record

    def _bout(self, enemies: tuple[str, ...], tier: int, bout: int) -> FightResult:
        """Fight once: with one player, then with two and so on; the luck depends on the enemies and the bout alone."""
        seats = NAMES[: 1 + bout % len(NAMES)]
        pack = self.pack
        options = {"level": "normal"} if self.game.id == "skies" else {}
        table = self.game.set_up(pack, Setup.of_pack(self.game.id, pack, seats, options))
        luck = Luck(crc32(" ".join(enemies).encode()) * SEED_STEP + bout)
        tiers_before = max(0, tier - 1)
        if isinstance(table, SkiesTable) and isinstance(self.index, SkiesIndex):
            return fight_in_the_skies(table, self.index, enemies, tiers_before, luck)
        if isinstance(table, SeaTable) and isinstance(self.index, SeaIndex):
            return fight_at_sea(table, self.index, enemies, tiers_before, luck)
        raise TypeError(f"expected a table of the sea or the skies, got {type(table).__name__}")
