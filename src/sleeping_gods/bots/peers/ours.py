"""Random play in our own engine, round by round as the peers' players do it."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.game import Game, PackInfo
from ...kernel.luck import Luck
from ..bench import setups
from ..random_bot import play_out
from .player import serve


def serve_game(game: Game, pack: PackInfo) -> None:
    """Whole campaigns of one to four players in turn, set-up included."""
    plans = setups(game, pack)

    def prepare(seed: int) -> Callable[[], tuple[int, int]]:
        played = 0

        def play() -> tuple[int, int]:
            nonlocal played
            counts = play_out(game.set_up(pack, plans[played % 4]), Luck(seed * 1_000_003 + played))
            played += 1
            return counts.decisions, counts.draws

        return play

    serve(prepare)
