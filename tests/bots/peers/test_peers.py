"""Peers: rounds in turn, ratios within a round, and a clear word where a peer cannot be had."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from sleeping_gods.bots.peers import player
from sleeping_gods.bots.peers.environment import NotInstalledError, environment
from sleeping_gods.bots.peers.rounds import Contestant, Result, Round, SilentError, compete
from sleeping_gods.bots.peers.rounds_report import report_lines

FAKE = """
import json, sys
log, name, *speeds = sys.argv[1:]
for line, speed in zip(sys.stdin, speeds):
    with open(log, "a") as file:
        file.write(name + " " + line)
    print(json.dumps({"decisions": int(speed), "draws": int(speed) // 2, "games": 1, "seconds": 2.0}), flush=True)
"""


def fake(log: Path, name: str, *speeds: int, ours: bool = False) -> Contestant:
    """A contestant that claims these numbers of decisions, the first for the round that warms up."""
    return Contestant(name, (sys.executable, "-c", FAKE, str(log), name, *map(str, speeds)), ours=ours)


def test_all_play_in_turn_and_the_first_round_does_not_count(tmp_path: Path) -> None:
    """Every contestant plays round 1 before any plays round 2, with the same time and seed."""
    log = tmp_path / "log"
    results = compete([fake(log, "sea", 9999, 400, 600), fake(log, "rummy", 1, 200, 200)], 2, 0.5)

    assert log.read_text().splitlines() == [f"{name} 0.5 {seed}" for seed in (0, 1, 2) for name in ("sea", "rummy")]
    assert [[each.decisions for each in result.rounds] for result in results] == [[400, 600], [200, 200]]


def test_ratios_are_best_over_best_and_the_median_within_rounds() -> None:
    """A slow minute of the machine slows both sides of a round, so ratios are taken within it."""
    sea, rummy = Result("sea", True), Result("rummy", False)
    sea.rounds = [Round(speed, 10, 1, 1.0) for speed in (100, 60, 300)]
    rummy.rounds = [Round(speed, 0, 1, 1.0) for speed in (50, 20, 200)]

    assert (sea.best, sea.middle) == (300, 100)
    assert sea.over(rummy) == (1.5, 2.0)
    assert rummy.draws == 0.0


def test_the_table_names_every_contestant_and_every_ratio_of_ours(tmp_path: Path) -> None:
    """Figures first, then ours over each of the others; ours are not compared with each other."""
    log = tmp_path / "log"
    contestants = [
        fake(log, "sea", 1, 4000, ours=True),
        fake(log, "skies", 1, 3000, ours=True),
        fake(log, "rummy", 1, 1000),
    ]
    lines = report_lines(compete(contestants, 1, 2.0), 1, 2.0)

    assert "1 rounds of 2 s" in lines[0]
    assert [line.split() for line in lines[2:5]] == [
        ["sea", "2,000", "2,000", "0.50"],
        ["skies", "1,500", "1,500", "0.50"],
        ["rummy", "500", "500", "0.50"],
    ]
    assert [line.split() for line in lines[6:]] == [
        ["sea", "4.00", "4.00", "×", "rummy"],
        ["skies", "3.00", "3.00", "×", "rummy"],
    ]


def test_a_contestant_that_ends_is_named(tmp_path: Path) -> None:
    """A peer that breaks says which it was, rather than leaving the others waiting."""
    with pytest.raises(SilentError, match="rummy"):
        compete([fake(tmp_path / "log", "rummy", 10)], 3, 0.1)


@pytest.mark.slow
@pytest.mark.long
def test_a_peer_that_cannot_be_installed_says_so(tmp_path: Path) -> None:
    """Without a package to be found the message names it, and a later call tries again."""
    for _ in range(2):
        with pytest.raises(NotInstalledError, match="no-such-engine cannot be installed with pip"):
            environment(tmp_path / "peer", "no-such-engine", "--no-index")


def test_the_players_own_program_answers_rounds(tmp_path: Path) -> None:
    """The program that runs in a peer's environment imports nothing of ours, and counts draws apart."""
    (tmp_path / "pyspiel.py").write_text(
        "class State:\n"
        "    left = 3\n"
        "    def is_terminal(self): return self.left == 0\n"
        "    def is_chance_node(self): return self.left == 3\n"
        "    def chance_outcomes(self): return [(0, 0.5), (1, 0.5)]\n"
        "    def legal_actions(self): return [4, 5]\n"
        "    def apply_action(self, action): self.left -= 1\n"
        "class Game:\n"
        "    def new_initial_state(self): return State()\n"
        "def load_game(name): return Game()\n"
    )
    command = (sys.executable, "-S", player.__file__, "open_spiel", "any")
    (result,) = compete([Contestant("tiny", command, {"PYTHONPATH": str(tmp_path)})], 1, 0.01)

    (played,) = result.rounds
    assert played.games > 0
    assert (played.decisions, played.draws) == (2 * played.games, played.games)
    assert played.seconds >= 0.01


@pytest.mark.slow
def test_our_own_games_are_contestants() -> None:
    """Both games answer rounds in a process of their own."""
    from sleeping_gods.commands.bench_peers import ours

    here = Path(player.__file__).resolve().parents[3]
    results = compete(ours("here", here), 1, 0.01)

    assert [(each.name, each.ours) for each in results] == [("sea, here", True), ("skies, here", True)]
    assert all(each.rounds[0].decisions > 0 and each.rounds[0].draws > 0 for each in results)


@pytest.mark.slow
def test_a_folder_that_holds_no_build_is_refused(tmp_path: Path) -> None:
    """--also takes a folder with our package in it."""
    command = [sys.executable, "-m", "sleeping_gods", "bench", "--peers", "--also", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert done.returncode == 2
    assert "make fast" in done.stderr
