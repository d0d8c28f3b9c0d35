"""Random play in our own engine, in rounds like those of the other engines."""

from __future__ import annotations

import random
from collections.abc import Callable

from ...kernel.game import Game, PackInfo
from ...kernel.luck import Luck
from ..runs.bench import setups
from ..runs.random_bot import play_out
from ..runs.seeds import campaign_seed
from .player import GameCounts, serve


class QuickLuck(Luck):
    """Luck by Python's generator, which the other engines' players use too: it must cost all of them the same."""

    __slots__ = ("random",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.random = random.Random(seed).random  # noqa: S311  # lots, not secrets

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        return int(self.random() * bound)


def serve_game(game: Game, pack: PackInfo) -> None:
    """Whole campaigns of one to four players in turn, set-up included."""
    plans = setups(game, pack)

    def prepare(seed: int) -> Callable[[], GameCounts]:
        played = 0

        def play() -> GameCounts:
            nonlocal played
            table = game.set_up(pack, plans[played % len(plans)])
            counts = play_out(table, QuickLuck(campaign_seed(seed, played)))
            played += 1
            return GameCounts(counts.decisions, counts.draws)

        return play

    serve(prepare)
