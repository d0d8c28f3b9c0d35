"""Robots in an episode: they answer for the seats that no agent plays, or for all seats of a benchmark."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, Protocol

from ..bots.robots.interface import QUICK, Budget
from ..bots.robots.make import KINDS as FAIR_KINDS
from ..bots.robots.make import robot
from ..bots.runs.batch import PlaytestPack, make_bot, playtest_pack
from ..bots.runs.random_picking import Picker
from ..kernel.choices import Choice, Seat, seat_word
from ..kernel.errors import Bug
from ..kernel.game import Game, PackInfo
from ..kernel.luck import Luck
from ..sea.table.cards import Pack as SeaPack
from ..skies.table.cards import Pack as SkiesPack
from .episode import ASK, NOTHING, Episode

KNOWING: Final = "knowing-"
"""Before the kind of a robot that knows every page of the pack, read or not, and every hand."""
KINDS: Final = (*FAIR_KINDS, f"{KNOWING}careful", f"{KNOWING}reading")
"""The kinds of robots; those without the word know what their seats know."""
CLOSING: Final = ("go", "pass", "end", "take")
"""First words of the choices after which no other seat may take part in what is going on."""
ROBOT_SEED_OFFSET: Final = 0x5EA7
"""Added to a campaign's seed for the robots' own luck, so that it is not the luck of the draws."""


class EpisodeRobot(Protocol):
    """A robot that answers in an episode."""

    def begin(self, episode: Episode, seats: Sequence[Seat]) -> None:
        """A campaign begins, in which it plays these seats."""

    def choose(self, episode: Episode) -> Choice:
        """An action of the menu, or an option of another seat that it plays too."""


class FairEpisodeRobot:
    """A robot that knows what its seats know and what the group has read."""

    def __init__(self, kind: str, budget: Budget) -> None:
        self.robot = robot(kind)
        self.budget = budget
        self.luck = Luck(ROBOT_SEED_OFFSET)
        self.seats: tuple[str, ...] = ()
        """The seats that it plays."""

    def begin(self, episode: Episode, seats: Sequence[Seat]) -> None:
        """Take up these seats, with luck of its own by the campaign's seed."""
        self.luck = Luck(episode.seed + ROBOT_SEED_OFFSET)
        self.seats = tuple(map(seat_word, seats))

    def choose(self, episode: Episode) -> Choice:
        """What it would do; asked for help, it takes part in what is going on, and keeps its acts for its own turn."""
        if episode.knowledge is None:
            raise Bug("expected an episode that remembers what the group has read")
        view = episode.knowledge.view(episode.table, seat_word(episode.seat), self.seats)
        if not view.offered:
            return NOTHING
        choice = self.robot.advise(view, self.luck, self.budget).choice
        return NOTHING if episode.helping and episode.table.is_act(choice) else choice


class KnowingEpisodeRobot:
    """A robot of playtests, which reads the whole pack."""

    def __init__(self, kind: str, pack: PlaytestPack) -> None:
        self.kind = kind
        self.pack = pack
        self.luck = Luck(ROBOT_SEED_OFFSET)
        self.bot = self._new_bot()

    def begin(self, episode: Episode, seats: Sequence[Seat]) -> None:
        """A new robot for each campaign."""
        self.luck = Luck(episode.seed + ROBOT_SEED_OFFSET)
        self.bot = self._new_bot()

    def choose(self, episode: Episode) -> Choice:
        """What it wants, whoever's option that is."""
        return self.bot.pick(episode.table, self.luck)

    def _new_bot(self) -> Picker:
        """A robot for one campaign."""
        return make_bot(self.pack, self.kind, hits=Counter(), focus=[], campaign=0)


def episode_robot(kind: str, game: Game, pack: PackInfo, budget: Budget = QUICK) -> EpisodeRobot:
    """A robot of a kind for a pack; the budget is for those that think."""
    if kind in FAIR_KINDS:
        return FairEpisodeRobot(kind, budget)
    if kind in KINDS and isinstance(pack, SeaPack | SkiesPack):
        return KnowingEpisodeRobot(kind.removeprefix(KNOWING), playtest_pack(game, pack))
    raise ValueError(f"expected a robot among {', '.join(KINDS)}, got {kind!r}")


class RobotSeats:
    """All seats but one, played by robots of one kind."""

    def __init__(self, kind: str, game: Game, pack: PackInfo, agent: Seat) -> None:
        self.agent = agent
        self.robot = episode_robot(kind, game, pack)

    def begin(self, episode: Episode) -> None:
        """A campaign begins; the robots answer until the agent is asked."""
        self.robot.begin(episode, [seat for seat in episode.seats if seat != self.agent])
        self.play_on(episode)

    def play_on(self, episode: Episode) -> None:
        """Answer until the agent is asked, or the episode ends."""
        while episode.menu and episode.seat != self.agent:
            episode.play(self._choice(episode))

    def _choice(self, episode: Episode) -> Choice:
        """What the robot wants, as far as it may take it; before it closes what others may join, it asks the agent."""
        wanted = self.robot.choose(episode)
        if episode.helping:
            return wanted if wanted in episode.menu else NOTHING
        ask_agent = (ASK, seat_word(self.agent))
        is_for_agent = episode.table.actor(wanted) == self.agent
        if ask_agent in episode.menu and (wanted[0] in CLOSING or is_for_agent):
            return ask_agent
        # nobody chooses for the agent, and it is not to be asked now: the first thing that may be done instead
        return episode.menu[0] if is_for_agent else wanted
