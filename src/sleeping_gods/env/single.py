"""A Gymnasium environment: one agent plays all seats, or one seat with robots in the others."""

from __future__ import annotations

from typing import Any, Final, SupportsFloat, SupportsInt

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..kernel.choices import text
from ..languages import Lang
from .aec import SEED_LIMIT
from .episode import MAX_ACTIONS, MAX_DECISIONS, Episode, EpisodeTerms
from .observation import Observation, layout_of, observe, space_of
from .robots import RobotSeats
from .scores import VALUES, RewardKind, score_now
from .words import in_words
from .worlds import World, world_named

ALL: Final = -1
"""As the seat of an environment: all of them."""


class CampaignEnv(gymnasium.Env[Observation, SupportsInt]):
    """A campaign for one agent.

    With ``seat=ALL`` it plays every seat, sees every hand, and chooses among all options. With a seat from 0 it sees
    what that seat may know, and robots of the kind ``others`` play the rest. An action past the end of the menu counts
    as its remainder by the menu's length, and ``infos["folded"]`` says so.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # as its base declares it

    def __init__(
        self,
        world: str | World = "Harbour",
        *,
        seat: int = ALL,
        others: str = "careful",
        reward: RewardKind = "score",
        play_forced: bool = True,
        max_decisions: int = MAX_DECISIONS,
        action_features: bool = False,
        render_mode: str | None = None,
        lang: Lang = "en",
    ) -> None:
        self.world = world_named(world) if isinstance(world, str) else world
        if not ALL <= seat < self.world.players:
            raise ValueError(f"expected a seat from 0 to {self.world.players - 1}, or {ALL} for all, got {seat}")
        self.game, self.pack, self.setup = self.world.load()
        self.seat = seat
        self.terms = EpisodeTerms(
            together=seat == ALL, play_forced=play_forced, remembers=seat != ALL, max_decisions=max_decisions
        )
        self.value = VALUES[reward]
        self.action_features = action_features
        self.render_mode = render_mode
        self.lang: Lang = lang
        self.robots = None if seat == ALL else RobotSeats(others, self.game, self.pack, seat)
        self.episode = Episode(self.game, self.pack, self.setup, 0, self.terms)
        self.layout = layout_of(self.episode.table)
        self.known = self.episode.seats if seat == ALL else (seat,)
        space: spaces.Space[Any] = space_of(self.layout, action_features=action_features)
        self.observation_space = space
        self.action_space = spaces.Discrete(MAX_ACTIONS)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a campaign; a seed decides its chance, and that of the campaigns begun without one after it."""
        super().reset(seed=seed)
        own_seed = int(self.np_random.integers(SEED_LIMIT)) if seed is None else seed
        self.episode = Episode(self.game, self.pack, self.setup, own_seed, self.terms)
        if self.robots is not None:
            self.robots.begin(self.episode)
        self._value = self.value(self.episode.table)
        return self._observation(), self._info(folded=False)

    def step(self, action: SupportsInt) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        """Take an action; the robots answer for their seats until the agent is asked again."""
        episode = self.episode
        if not episode.menu:
            raise gymnasium.error.ResetNeeded("the campaign is over: reset the environment before the next step")
        index = int(action)
        folded = not 0 <= index < len(episode.menu)
        episode.take(index % len(episode.menu))
        if self.robots is not None:
            self.robots.play_on(episode)
        before, self._value = self._value, self.value(episode.table)
        reward = self._value - before
        return self._observation(), reward, episode.over, episode.truncated, self._info(folded=folded)

    def _observation(self) -> Observation:
        """What the agent knows now."""
        episode = self.episode
        return observe(episode.table, self.layout, self.known, episode.menu, action_features=self.action_features)

    def _info(self, *, folded: bool) -> dict[str, Any]:
        """What is said beside an observation: the menu, the score, and where the campaign stands."""
        episode = self.episode
        return {
            "actions": tuple(map(text, episode.menu)),
            "left_out": episode.left_out,
            "score": score_now(episode.table),
            "turn": episode.table.turn,
            "helping": episode.helping,
            "folded": folded,
        }

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are in the menu, under the name by which some learners ask for it."""
        mask = np.zeros(MAX_ACTIONS, np.bool_)
        mask[: len(self.episode.menu)] = True
        return mask

    def text_observation(self) -> str:
        """The observation in words, with a numbered menu."""
        episode = self.episode
        return in_words(self.game.id, episode.table, self.known, episode.menu, self.lang, together=self.seat == ALL)

    def campaign_file(self) -> str:
        """The campaign so far in the text of a campaign file."""
        return self.episode.text()

    def render(self) -> str | None:
        """The observation in words, if the render mode is ``ansi``."""
        return self.text_observation() if self.render_mode == "ansi" else None
