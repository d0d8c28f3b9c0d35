"""The plan of a simulation: everything that the rows of a campaign depend on, as plain data."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from typing import Any

from .. import __version__
from ..bots.runs.plan import NAMES, options_of_mode
from ..bots.runs.seeds import campaign_seed
from ..kernel.game import Game, PackInfo, Setup
from ..kernel.luck import Luck
from .code_stamp import code_stamp

MIN_PARTS = 50
"""A run has at least this many parts, unless it has fewer campaigns."""
LARGEST_PART = 20
"""The most campaigns of a part."""
MODES = {"sea": ("normal", "easy", "brutal"), "skies": ("normal", "easy", "hard")}
"""The difficulties of each game."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is simulated; two runs with equal plans have equal rows."""

    pack: str
    """The name or folder of the pack."""
    game: str
    digest: str
    campaigns: int
    players: tuple[int, ...]
    """The numbers of players, in turn."""
    modes: tuple[str, ...]
    """The difficulties; each is played with every number of players before the next."""
    robot: str
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    """Further options of the set-up, such as the length of a campaign in the skies."""
    knowing: bool = False
    """Whether the robot knows the whole story and every hand, as those of playtests do."""
    playouts: int = 0
    """The playouts before each decision of a robot that thinks ahead."""
    milliseconds: float = 0.0
    """Or the time for them; then the rows depend on the machine."""
    part: int = 1
    """Campaigns of each part."""
    version: str = __version__
    code: str = ""
    """The stamp of the code that plays."""

    def as_json(self) -> str:
        """The plan as a text, the same for equal plans."""
        return json.dumps(asdict(self), sort_keys=True)

    def players_of(self, campaign: int) -> int:
        """How many play a campaign."""
        return self.players[campaign % len(self.players)]

    def mode_of(self, campaign: int) -> str:
        """The difficulty of a campaign."""
        return self.modes[campaign // len(self.players) % len(self.modes)]

    def seed_of(self, campaign: int) -> int:
        """The seed of everything that chance and the robot draw in a campaign."""
        return campaign_seed(self.seed, campaign)

    def luck_of(self, campaign: int) -> Luck:
        """The draws of a campaign."""
        return Luck(self.seed_of(campaign))

    def setup_of(self, game: Game, pack: PackInfo, campaign: int) -> Setup:
        """The set-up of a campaign."""
        mode = self.mode_of(campaign)
        options = {**options_of_mode(game, mode), **dict(self.options)}
        return Setup.of_pack(game.id, pack, NAMES[: self.players_of(campaign)], options)

    def parts(self) -> list[tuple[int, int]]:
        """The first campaign of each part and how many it has."""
        return [(first, min(self.part, self.campaigns - first)) for first in range(0, self.campaigns, self.part)]


def new_plan(plan: Plan) -> Plan:
    """A plan as it is begun: with the stamp of this code, and in parts that let it be resumed without much loss."""
    return replace(plan, part=max(1, min(LARGEST_PART, plan.campaigns // MIN_PARTS)), code=code_stamp())


def read_plan(text: str) -> Plan:
    """A plan from its text; ValueError says what is wrong with it."""
    return plan_from(json.loads(text))


def plan_from(data: object) -> Plan:
    """A plan from its plain data; ValueError says what is wrong with it."""
    if not isinstance(data, dict):
        raise ValueError(f"expected an object, got {type(data).__name__}")
    try:
        return _read(data)
    except (KeyError, TypeError) as error:
        raise ValueError(f"expected a plan, got {error}") from error


def _read(data: dict[str, Any]) -> Plan:
    """A plan from plain data; KeyError, TypeError or ValueError if it is none."""
    plan = Plan(
        pack=_text(data["pack"]),
        game=_text(data["game"]),
        digest=_text(data["digest"]),
        campaigns=_count(data["campaigns"], 1),
        players=tuple(_count(number, 1) for number in data["players"]),
        modes=tuple(map(_text, data["modes"])),
        robot=_text(data["robot"]),
        seed=_count(data["seed"], 0),
        options=tuple((_text(key), _text(value)) for key, value in data["options"]),
        knowing=_flag(data["knowing"]),
        playouts=_count(data["playouts"], 0),
        milliseconds=float(data["milliseconds"]),
        part=_count(data["part"], 1),
        version=_text(data["version"]),
        code=_text(data["code"]),
    )
    if not plan.players or max(plan.players) > len(NAMES) or not plan.modes or plan.game not in MODES:
        raise ValueError("expected 1 to 4 players, a mode and a game")
    return plan


def _text(value: object) -> str:
    """The value, which must be a text."""
    if not isinstance(value, str):
        raise TypeError(f"{value!r} instead of a text")
    return value


def _flag(value: object) -> bool:
    """The value, which must be true or false."""
    if not isinstance(value, bool):
        raise TypeError(f"{value!r} instead of yes or no")
    return value


def _count(value: object, least: int) -> int:
    """The value, which must be a number of at least this."""
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise TypeError(f"{value!r} instead of a number from {least}")
    return value
