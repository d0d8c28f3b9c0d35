"""Trains a linear policy on The Harbour with REINFORCE and numpy alone, and compares it with random play.

Run: ``python examples/train_linear.py`` (about a minute of one processor). It prints the mean final score of random
play and of the trained policy on the same fresh seeds. See docs/research.md.
"""

from __future__ import annotations

import argparse
from time import process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sleeping_gods.env import CampaignEnv, World
from sleeping_gods.env.observation import ACTION_FEATURES, Observation

Vector = NDArray[np.float64]

WORLD = World("harbour", 1)
DISCOUNT = 0.97
RATE = 0.05
LESSON = 400
"""Decisions of each campaign that it is trained on; it is compared on whole ones."""
WHOLE = 3_000
"""No campaign of the comparison has more decisions."""
FRESH = 1_000_000
"""Seeds of the comparison begin here; those of training are below."""


class LinearPolicy:
    """Each action of the menu has a value linear in its features; the softmax of these values is the policy."""

    def __init__(self, seed: int) -> None:
        self.weights: Vector = np.zeros(ACTION_FEATURES)
        self.random = np.random.default_rng(seed)

    def odds(self, menu: NDArray[np.float32]) -> Vector:
        """The chance of each action of a menu."""
        values = menu @ self.weights
        powers: Vector = np.exp(values - values.max())
        odds: Vector = powers / powers.sum()
        return odds

    def __call__(self, observation: Observation, info: dict[str, Any]) -> int:
        """An action, drawn by its chance."""
        menu = observation["actions"][: len(info["actions"])]
        return int(self.random.choice(len(menu), p=self.odds(menu)))


def play(policy: LinearPolicy, campaign: CampaignEnv, seed: int) -> tuple[list[Vector], list[float], int]:
    """For each decision of a campaign the gradient of the log-odds of what was chosen, and its reward; the score."""
    observation, info = campaign.reset(seed=seed)
    gradients: list[Vector] = []
    rewards: list[float] = []
    over = False
    while not over:
        menu = observation["actions"][: len(info["actions"])].astype(float)
        odds = policy.odds(menu)
        action = int(policy.random.choice(len(menu), p=odds))
        gradients.append(menu[action] - odds @ menu)
        observation, reward, terminated, truncated, info = campaign.step(action)
        rewards.append(float(reward))
        over = terminated or truncated
    return gradients, rewards, info["score"]


def advantages(rewards: list[float]) -> Vector:
    """What was gained after each decision, later gains counting less, against the mean of the campaign."""
    gains: Vector = np.zeros(len(rewards))
    gain = 0.0
    for at in reversed(range(len(rewards))):
        gain = gains[at] = rewards[at] + DISCOUNT * gain
    scaled: Vector = (gains - gains.mean()) / (gains.std() + 1e-6)
    return scaled


def train(episodes: int, seed: int = 0) -> LinearPolicy:
    """A policy after so many campaigns, by Adam on the policy gradient."""
    policy = LinearPolicy(seed)
    campaign = CampaignEnv(WORLD, reward="shaped", action_features=True, max_decisions=LESSON)
    mean, square = np.zeros(ACTION_FEATURES), np.zeros(ACTION_FEATURES)
    for episode in range(1, episodes + 1):
        gradients, rewards, score = play(policy, campaign, seed * FRESH + episode)
        step = advantages(rewards) @ np.array(gradients) / len(rewards)
        mean, square = 0.9 * mean + 0.1 * step, 0.999 * square + 0.001 * step**2
        unbiased = mean / (1 - 0.9**episode), square / (1 - 0.999**episode)
        policy.weights += RATE * unbiased[0] / (np.sqrt(unbiased[1]) + 1e-8)
        if episode % 25 == 0:
            print(f"campaign {episode}: score so far {score}, {len(rewards)} decisions, {process_time():.0f} s")
    return policy


def scores(policy: LinearPolicy, count: int) -> Vector:
    """The final scores of a policy on fresh seeds."""
    campaign = CampaignEnv(WORLD, action_features=True, max_decisions=WHOLE)
    return np.array([play(policy, campaign, FRESH * 1_000 + seed)[2] for seed in range(count)], float)


def told(name: str, sample: Vector) -> str:
    """A mean with twice its standard error."""
    return f"{name}: {sample.mean():.1f} ± {2 * sample.std(ddof=1) / len(sample) ** 0.5:.1f}"


def main(arguments: list[str] | None = None) -> tuple[Vector, Vector]:
    """Train, and compare; returns the scores of random play and of the trained policy."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--episodes", type=int, default=150)
    parser.add_argument("--compare", type=int, default=24)
    chosen = parser.parse_args(arguments)
    trained = train(chosen.episodes)
    before, after = scores(LinearPolicy(1), chosen.compare), scores(trained, chosen.compare)
    print(told("random", before))
    print(told("trained", after))
    return before, after


if __name__ == "__main__":
    main()
