"""The seeds of the campaigns of a run."""

from __future__ import annotations

SEED_STEP = 1_000_003
"""The difference between the seeds of two runs, so large that no two of their campaigns share a seed."""


def campaign_seed(seed: int, campaign: int) -> int:
    """The seed of everything that chance and the bots draw in a campaign of a run."""
    return seed * SEED_STEP + campaign
