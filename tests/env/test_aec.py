"""The environment whose agents are seats keeps what PettingZoo asks of one."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, ClassVar

import numpy as np
import pytest
from pettingzoo.test import (  # type: ignore[import-untyped]  # it has no types
    api_test,
    max_cycles_test,
    seed_test,
)
from pettingzoo.utils.conversions import turn_based_aec_to_parallel  # type: ignore[import-untyped]

from sleeping_gods.env import SeatsEnv, World, env
from sleeping_gods.env.episode import MAX_ACTIONS
from sleeping_gods.kernel.errors import IllegalChoice

OBSERVED_AS_DICT = (
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
)
"""What the API test says of environments with action masks that are not its own; who is not asked has no action."""
WORLDS = (World("harbour", 2), World("airfield", 3))


class OneSeat(SeatsEnv):
    """With one seat all agents act at once."""

    metadata: ClassVar[dict[str, Any]] = {**SeatsEnv.metadata, "is_parallelizable": True}


def any_action(observation: dict[str, Any], random: np.random.Generator) -> int:
    """An action that the mask allows."""
    return int(random.choice(np.flatnonzero(observation["action_mask"])))


@pytest.mark.slow
@pytest.mark.parametrize("world", WORLDS, ids=lambda world: world.pack)
@pytest.mark.filterwarnings(*OBSERVED_AS_DICT)
def test_it_passes_the_api_test(world: World, capsys: pytest.CaptureFixture[str]) -> None:
    """Spaces, rewards, ends and infos as ``pettingzoo.test.api_test`` demands, to the end of short campaigns."""
    api_test(env(world, max_decisions=80), num_cycles=45)

    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize("world", WORLDS, ids=lambda world: world.pack)
def test_it_passes_the_seed_test(world: World) -> None:
    """The same seed and actions give the same observations, rewards and infos."""
    seed_test(lambda: env(world, action_features=True), num_cycles=40)


def test_it_passes_the_max_cycles_test_with_one_seat() -> None:
    """Cut off after exactly so many decisions; the test takes actions without a mask, so they are folded."""

    def one_seat(max_cycles: int) -> Any:
        return env(World("harbour", 1), fold=True, max_decisions=max_cycles)

    def in_turn(max_cycles: int) -> Any:
        return turn_based_aec_to_parallel(OneSeat(World("harbour", 1), fold=True, max_decisions=max_cycles))

    max_cycles_test(SimpleNamespace(env=one_seat, parallel_env=in_turn))


def test_a_campaign_of_several_seats_is_cut_off_for_all_at_once() -> None:
    """After so many answers, whoever gave them, every agent is told that the campaign was cut off."""
    table = env(World("airfield", 3), max_decisions=25)
    table.reset(seed=5)
    random = np.random.default_rng(1)
    answers = 0
    for _ in table.agent_iter():
        observation, _, terminated, truncated, _ = table.last()
        assert not terminated
        answers += not truncated
        table.step(None if truncated else any_action(observation, random))

    assert answers == 25
    assert table.agents == []


def test_the_menu_is_the_action_space() -> None:
    """Action and choice are one to one: as many actions as choices from 0 on, each in the infos in its own words."""
    table = SeatsEnv("Harbour")
    table.reset(seed=4)
    asked = table.agent_selection
    actions = table.infos[asked]["actions"]
    observation = table.observe(asked)

    assert actions[0] == "begin turn"
    assert observation["action_mask"].sum() == len(actions)
    assert observation["action_mask"][: len(actions)].all()
    assert observation["action_mask"].shape == (MAX_ACTIONS,)
    other = next(agent for agent in table.agents if agent != asked)
    assert table.infos[other]["actions"] == ()
    assert not table.observe(other)["action_mask"].any()


def test_an_action_past_the_menu_is_refused_and_changes_nothing() -> None:
    """IllegalChoice names what is legal."""
    table = SeatsEnv("Harbour")
    table.reset(seed=4)
    before = table.observe(table.agent_selection)["observation"]

    with pytest.raises(IllegalChoice, match="begin turn"):
        table.step(MAX_ACTIONS - 1)

    assert np.array_equal(before, table.observe(table.agent_selection)["observation"])


@pytest.mark.parametrize("reward", ["score", "final", "shaped"])
def test_rewards_add_up_to_the_change_of_the_score(reward: Any) -> None:
    """``final`` to the score itself, the others to what was added since the set-up."""
    table = SeatsEnv(World("airfield", 2), reward=reward)
    table.reset(seed=2)
    first = table.value(table.episode.table)
    random = np.random.default_rng(2)
    total = 0.0
    while not any(table.terminations.values()):
        table.step(any_action(table.observe(table.agent_selection), random))
        total += table.rewards["seat_0"]

    assert total == pytest.approx(table.infos["seat_0"]["score"] - first)
    assert table.rewards["seat_0"] == table.rewards["seat_1"]
    assert (first == 0) == (reward == "final")


def test_it_is_told_in_words() -> None:
    """Where the campaign stands, the own hand, what is asked, and the menu with the numbers of the actions."""
    table = SeatsEnv("Harbour", render_mode="ansi")
    table.reset(seed=4)
    told = str(table.render()).splitlines()
    menu = [line for line in told if line[0].isdigit()]

    assert any(line.startswith("Captain Odessa (Ada): health") for line in told)
    assert len(menu) == len(table.infos[table.agent_selection]["actions"])
    assert menu[0].endswith("[begin turn]")
