"""A PettingZoo environment: agents are seats, and each step answers for the seat that the rules wait for."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv  # type: ignore[import-untyped]  # it has no types
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from ..kernel.choices import Choice, Seat, text
from ..languages import Lang
from .episode import MAX_ACTIONS, MAX_DECISIONS, NOBODY, Episode, EpisodeTerms
from .observation import Observation, layout_of, observe, space_of
from .scores import VALUES, RewardKind, score_now
from .words import in_words
from .worlds import World, world_named

SEED_LIMIT: Final = 2**31
"""A seed that nobody chose is drawn below this."""


class SeatsEnv(AECEnv):  # type: ignore[misc]  # its base has no types
    """A campaign of one to four seats, ``seat_0`` to ``seat_3``.

    Observations hold what the agent's seat may know, and nothing else. Rewards are the same for all agents: the game
    is co-operative. An illegal action raises IllegalChoice and changes nothing; with ``fold`` it counts as another one,
    its remainder by the length of the menu.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "sleeping_gods_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        world: str | World = "Harbour",
        *,
        reward: RewardKind = "score",
        asks: bool = True,
        play_forced: bool = True,
        max_decisions: int = MAX_DECISIONS,
        action_features: bool = False,
        fold: bool = False,
        render_mode: str | None = None,
        lang: Lang = "en",
    ) -> None:
        super().__init__()
        self.world = world_named(world) if isinstance(world, str) else world
        self.game, self.pack, self.setup = self.world.load()
        self.terms = EpisodeTerms(asks=asks, play_forced=play_forced, max_decisions=max_decisions)
        self.value = VALUES[reward]
        self.action_features = action_features
        self.fold = fold
        self.render_mode = render_mode
        self.lang: Lang = lang
        self.possible_agents = [f"seat_{seat}" for seat in range(self.world.players)]
        self.episode = Episode(self.game, self.pack, self.setup, 0, self.terms)
        self.layout = layout_of(self.episode.table)
        self.observation_spaces = {
            agent: space_of(self.layout, action_features=action_features) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(MAX_ACTIONS) for agent in self.possible_agents}
        self._random, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> spaces.Dict[Any]:
        """The space of an agent's observations, the same object each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The space of an agent's actions, the same object each time."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a campaign; a seed decides its chance, and that of the campaigns begun without one after it."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        own_seed = int(self._random.integers(SEED_LIMIT)) if seed is None else seed
        self.episode = Episode(self.game, self.pack, self.setup, own_seed, self.terms)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._value = self.value(self.episode.table)
        self._select_agent()
        self._update_infos()

    def step(self, action: int | None) -> None:
        """Take an action for the selected agent; None for one whose campaign has ended."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self.episode
        episode.take(self._menu_index(action))
        self._cumulative_rewards[agent] = 0.0
        before, self._value = self._value, self.value(episode.table)
        self.rewards = dict.fromkeys(self.agents, self._value - before)
        self.terminations = dict.fromkeys(self.agents, episode.over)
        self.truncations = dict.fromkeys(self.agents, episode.truncated)
        self._select_agent()
        self._update_infos()
        self._accumulate_rewards()

    def _menu_index(self, action: int | None) -> int:
        """Which choice of the menu an action stands for."""
        if action is None:
            raise ValueError(f"expected an action for {self.agent_selection}, got None")
        index = int(action)
        return index % len(self.episode.menu) if self.fold else index

    def _select_agent(self) -> None:
        """Select the agent that is asked; the last one stays selected when the campaign is over."""
        if self.episode.seat != NOBODY:
            self.agent_selection = self.possible_agents[self.episode.seat]

    def _update_infos(self) -> None:
        """Give each agent what it may know besides its observation."""
        episode = self.episode
        public = {
            "score": score_now(episode.table),
            "turn": episode.table.turn,
            "asked": self.agent_selection if episode.seat != NOBODY else "",
            "helping": episode.helping,
        }
        self.infos = {agent: {**public, **self._menu_info(seat)} for seat, agent in enumerate(self.agents)}

    def _menu_info(self, seat: Seat) -> dict[str, Any]:
        """The choices of the seat that is waited for, and how many did not fit; none for the other seats."""
        if seat != self.episode.seat:
            return {"actions": (), "left_out": 0}
        return {"actions": tuple(map(text, self.episode.menu)), "left_out": self.episode.left_out}

    def observe(self, agent: str) -> Observation:
        """What an agent's seat knows; its mask is empty unless it is asked."""
        seat = self.possible_agents.index(agent)
        menu = self._menu_of(seat)
        return observe(self.episode.table, self.layout, (seat,), menu, action_features=self.action_features)

    def text_observation(self, agent: str) -> str:
        """The observation in words, with a numbered menu."""
        seat = self.possible_agents.index(agent)
        return in_words(self.game.id, self.episode.table, (seat,), self._menu_of(seat), self.lang)

    def _menu_of(self, seat: Seat) -> tuple[Choice, ...]:
        """The menu of the seat that is asked; empty for any other."""
        return self.episode.menu if seat == self.episode.seat else ()

    def campaign_file(self) -> str:
        """The campaign so far in the text of a campaign file, with everybody's cards: for after the game."""
        return self.episode.text()

    def render(self) -> str | None:
        """The selected agent's observation in words, if the render mode is ``ansi``."""
        return self.text_observation(self.agent_selection) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        """The name by which tools of PettingZoo know the environment."""
        return str(self.metadata["name"])


def raw_env(world: str | World = "Harbour", **options: Any) -> SeatsEnv:
    """The environment as it is."""
    return SeatsEnv(world, **options)


def env(world: str | World = "Harbour", **options: Any) -> Any:
    """The environment, with a clear error when it is used before its reset."""
    return wrappers.OrderEnforcingWrapper(SeatsEnv(world, **options))
