"""The environment of one agent keeps what Gymnasium asks of one."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from sleeping_gods.env import WORLDS, CampaignEnv, World
from sleeping_gods.env.registered import id_of, register_environments


def play(campaign: CampaignEnv, seed: int, decisions: int) -> list[Any]:
    """What random play with a seed is told: rewards, infos, and at last the observation."""
    random = np.random.default_rng(seed)
    observation, info = campaign.reset(seed=seed)
    told: list[Any] = [info]
    for _ in range(decisions):
        observation, reward, terminated, truncated, info = campaign.step(random.integers(len(info["actions"])))
        told.append((reward, info))
        if terminated or truncated:
            break
    return [*told, observation["observation"].tobytes()]


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [
        {"world": World("harbour", 2)},
        {"world": World("airfield", 2), "seat": 1, "others": "random", "action_features": True},
    ],
    ids=["all seats", "one seat"],
)
def test_it_passes_the_check(options: dict[str, Any]) -> None:
    """Spaces, seeds, steps and ends as ``gymnasium.utils.env_checker.check_env`` demands."""
    made = gymnasium.make(id_of("Airfield"), disable_env_checker=True, render_mode="ansi", **options)
    check_env(made.unwrapped)


@pytest.mark.parametrize("world", ["Harbour", "Airfield"])
def test_it_is_made_by_its_id(world: str) -> None:
    """Every world has an id; keywords change what is played."""
    campaign = gymnasium.make(id_of(world), max_decisions=9, disable_env_checker=True)
    observation, info = campaign.reset(seed=1)

    assert campaign.observation_space.contains(observation)
    assert info["actions"]
    register_environments()
    assert {id_of(name) for name in WORLDS} <= {*gymnasium.registry}


def test_the_same_seed_gives_the_same_campaign() -> None:
    """Also with robots in the other seats; another seed gives another."""
    campaign = CampaignEnv(World("airfield", 3), seat=1, others="random")

    assert play(campaign, 3, 60) == play(CampaignEnv(World("airfield", 3), seat=1, others="random"), 3, 60)
    assert play(campaign, 3, 60) != play(campaign, 4, 60)


def test_robots_answer_for_the_other_seats_only() -> None:
    """The agent is asked for nothing but what is its own, and what it is offered it may take."""
    campaign = CampaignEnv(World("harbour", 2), seat=1, others="random")
    random = np.random.default_rng(8)
    _, info = campaign.reset(seed=8)
    for _ in range(120):
        episode = campaign.episode
        own = [choice for choice in episode.menu if choice[0] not in ("ask", "nothing")]
        assert episode.seat == 1
        assert all(episode.table.actor(choice) == 1 for choice in own)
        _, _, terminated, _, info = campaign.step(random.integers(len(info["actions"])))
        assert not terminated


def test_an_agent_of_all_seats_sees_all_hands_and_may_take_every_option() -> None:
    """Its menu is what the rules offer, without asking anybody."""
    campaign = CampaignEnv(World("harbour", 3))
    observation, info = campaign.reset(seed=1)
    hand = campaign.layout.slices["hand"]
    cards = sum(len(cards) for cards in campaign.episode.table.hands)

    assert observation["observation"][hand.start : hand.stop].sum() == cards > 0
    assert not [action for action in info["actions"] if action.startswith("ask")]
    assert campaign.action_masks().sum() == len(info["actions"])


def test_an_action_past_the_menu_is_folded_and_said_to_be() -> None:
    """Learners without masks still play; the campaign's end asks for a reset."""
    campaign = CampaignEnv(World("airfield", 1), max_decisions=1)
    _, info = campaign.reset(seed=1)
    assert not info["folded"]
    _, _, _, truncated, info = campaign.step(255)

    assert truncated
    assert info["folded"]
    with pytest.raises(gymnasium.error.ResetNeeded):
        campaign.step(0)


def test_a_seat_that_is_not_at_the_table_is_refused() -> None:
    """So are packs that accompany a printed box, and more players than seats."""
    with pytest.raises(ValueError, match="expected a seat from 0 to 1"):
        CampaignEnv(World("harbour", 2), seat=2)
    with pytest.raises(ValueError, match="printed box"):
        CampaignEnv("own-sea")
    with pytest.raises(ValueError, match="1 to 4 players"):
        CampaignEnv(World("harbour", 5))
    with pytest.raises(ValueError, match="expected a robot among"):
        CampaignEnv("Harbour", seat=0, others="nobody")
