"""Environments for researchers, an extra: ``pip install 'sleeping-gods[env]'`` (docs/research.md).

``env`` makes a PettingZoo environment whose agents are seats; ``gymnasium.make("SleepingGods/Harbour-v0")`` one in
which an agent plays all seats, or one seat with robots in the others. ``python -m sleeping_gods.env.benchmark`` plays
the registered benchmark.
"""

from .extra import require_extra

require_extra()

from .aec import SeatsEnv, env, raw_env  # noqa: E402  # what is missing has been said before
from .registered import register_environments  # noqa: E402
from .single import ALL, CampaignEnv  # noqa: E402
from .worlds import WORLDS, World  # noqa: E402

register_environments()

__all__ = ["ALL", "WORLDS", "CampaignEnv", "SeatsEnv", "World", "env", "raw_env"]
