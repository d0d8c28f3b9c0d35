"""Random play in another engine: a program of its own, run by path where that engine is installed.

It imports nothing of ours. A line ``SECONDS SEED`` on its input is a round: whole games with random choices until so
much CPU time of this process is used; the answer is a line of JSON with decisions, draws, games and CPU seconds. Draws
of chance, where an engine shows them, are not counted as decisions, but their time is.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from time import process_time
from typing import Any, NamedTuple


class GameCounts(NamedTuple):
    """What there was of a game."""

    decisions: int
    draws: int


Play = Callable[[Callable[[], float]], GameCounts]
"""Plays one game to its end with numbers from 0 to 1."""


def serve(prepare: Callable[[int], Callable[[], GameCounts]]) -> None:
    """Answer every round asked for; a round begins with a seed and plays game after game."""
    for line in sys.stdin:
        seconds, seed = line.split()
        play = prepare(int(seed))
        decisions = draws = games = 0
        limit = float(seconds)
        started = process_time()
        used = 0.0
        while used < limit:
            counts = play()
            decisions += counts.decisions
            draws += counts.draws
            games += 1
            used = process_time() - started
        answer = {"decisions": decisions, "draws": draws, "games": games, "seconds": used}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


def open_spiel(name: str) -> Play:
    """A game of OpenSpiel, played through its states."""
    import pyspiel  # type: ignore[import-not-found,unused-ignore]  # installed where this runs

    game = pyspiel.load_game(name)

    def play(luck: Callable[[], float]) -> GameCounts:
        state = game.new_initial_state()
        decisions = draws = 0
        while not state.is_terminal():
            if state.is_chance_node():
                left = luck()
                action = 0
                for outcome, chance in state.chance_outcomes():
                    action = outcome
                    left -= chance
                    if left <= 0:
                        break
                draws += 1
            else:
                actions = state.legal_actions()
                action = actions[int(luck() * len(actions))]
                decisions += 1
            state.apply_action(action)
        return GameCounts(decisions, draws)

    return play


def chess(name: str) -> Play:
    """Chess of python-chess, to mate, stalemate, or a draw that needs no claim."""
    from chess import Board  # type: ignore[import-not-found,unused-ignore]  # installed where this runs

    def play(luck: Callable[[], float]) -> GameCounts:
        board = Board()
        decisions = 0
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(luck() * len(moves))])
            decisions += 1
        return GameCounts(decisions, draws=0)

    return play


def rlcard(name: str) -> Play:
    """A card game of RLCard; it shuffles inside, so no draws are seen."""
    from rlcard.envs.registration import make  # type: ignore[import-not-found,unused-ignore]  # installed where this runs

    environment: Any = make(name, config={"seed": 1, "allow_step_back": False})

    def play(luck: Callable[[], float]) -> GameCounts:
        state, _ = environment.reset()
        decisions = 0
        while not environment.is_over():
            actions = list(state["legal_actions"])
            state, _ = environment.step(actions[int(luck() * len(actions))])
            decisions += 1
        return GameCounts(decisions, draws=0)

    return play


ENGINES = {"open_spiel": open_spiel, "chess": chess, "rlcard": rlcard}
"""What plays a game of each engine, by the engine's name."""


def main(engine: str, game: str) -> None:
    """Serve rounds of one game."""
    play = ENGINES[engine](game)

    def prepare(seed: int) -> Callable[[], GameCounts]:
        luck = random.Random(seed).random  # noqa: S311  # lots, not secrets
        return lambda: play(luck)

    serve(prepare)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
