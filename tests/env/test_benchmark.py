"""The registered benchmark gives the same scores each time, to robots and to policies."""

from __future__ import annotations

import pytest

from sleeping_gods.env.benchmark import SEEDS, benchmark, main, robot_benchmark
from sleeping_gods.env.episode import Episode, EpisodeTerms
from sleeping_gods.env.robots import episode_robot
from sleeping_gods.env.worlds import WORLDS


def test_it_has_ten_seeds_and_five_worlds() -> None:
    """Three packs of the sea, with a brutal one, and two of the skies."""
    assert len({*SEEDS}) == 10
    assert sorted(world.pack for world in WORLDS.values()) == [
        "airfield", "harbour", "lifted-north", "wandering-sea", "wandering-sea",
    ]  # fmt: skip


def test_a_robot_scores_the_same_each_time() -> None:
    """Scores, decisions and turns follow from the seed; other seeds give other campaigns."""
    first, again = (robot_benchmark("random", ["Airfield"], [1, 2]) for _ in range(2))

    assert [(result.score, result.decisions, result.turns) for result in first] == [
        (result.score, result.decisions, result.turns) for result in again
    ]
    assert first[0].decisions != first[1].decisions
    assert not any(result.truncated for result in first)


def test_a_policy_plays_all_seats() -> None:
    """It is given observations and infos, and answers with an action."""
    results = benchmark(lambda observation, info: len(info["actions"]) - 1, ["Airfield"], [1])

    assert [(result.world, result.seed) for result in results] == [("Airfield", 1)]
    assert results[0].decisions > 5


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    """A row for each robot: the mean of each world with its interval, the mean of all, decisions and time."""
    main(["--robot", "random", "--world", "Airfield", "--seeds", "2"])
    heading, rule, row = capsys.readouterr().out.splitlines()

    assert heading.startswith("| robot | Airfield | all |")
    assert heading.count("|") == rule.count("|") == row.count("|")
    assert row.startswith("| random | ")
    assert " ± " in row


@pytest.mark.slow
def test_a_careful_robot_plays_the_same_each_time() -> None:
    """It knows what its seats know; what it has read it learned in this episode."""

    def begun() -> list[tuple[str, ...]]:
        game, pack, setup = WORLDS["Airfield"].load()
        robot = episode_robot("careful", game, pack)
        episode = Episode(game, pack, setup, 3, EpisodeTerms(together=True, remembers=True))
        robot.begin(episode, episode.seats)
        for _ in range(12):
            episode.play(robot.choose(episode))
        return episode.choices

    assert begun() == begun()
