"""The plan of a playtest: which bot plays which campaign, in which mode, with how many players."""

from __future__ import annotations

from dataclasses import dataclass

from ..kernel.game import Game, PackInfo, Setup
from ..sea.cards import Pack as SeaPack

NAMES = ("Ada", "Ben", "Cyd", "Dee")
ALL = "all"
TURNS = ("hunter", "least", "hunter", "careful", "hunter", "least", "hunter", "random")
"""The bots in turn, where all play."""
SEEKERS = ("hunter", "least")
"""Bots that look for places; in every other campaign they have unlocked everything."""
SEA_MODES: tuple[dict[str, str], ...] = ({}, {"easy": "on"}, {}, {"easy": "on"}, {}, {"mode": "brutal"})
"""Normal, easy and brutal campaigns of the sea in turn."""
SEEKERS_MODES: tuple[dict[str, str], ...] = ({}, {"easy": "on"})
"""The same for bots that look for places: who is beaten early sees little."""


@dataclass(frozen=True, slots=True)
class Order:
    """What is asked of a playtest."""

    runs: int
    seed: int = 1
    bot: str = ALL
    players: int = 0
    """0: one to four in turn."""
    mode: str = ""
    """``normal``, ``easy`` or ``brutal``; empty for all in turn."""


def bot_of(order: Order, campaign: int) -> str:
    """The kind of bot that plays a campaign."""
    return TURNS[campaign % len(TURNS)] if order.bot == ALL else order.bot


def setup_of(order: Order, game: Game, pack: PackInfo, campaign: int) -> Setup:
    """The set-up of a campaign."""
    players = order.players or 1 + campaign // len(TURNS) % len(NAMES)
    seeks = bot_of(order, campaign) in SEEKERS
    options = _options(order, game, campaign // (len(TURNS) * len(NAMES)) + campaign % len(TURNS), seeks=seeks)
    if isinstance(pack, SeaPack) and seeks and campaign // 2 % 2:
        options["unlocked"] = " ".join(str(quest) for unlock in pack.unlocks for quest in unlock.quests)
    return Setup(game.id, pack.id, pack.version, pack.digest, NAMES[:players], options)


def _options(order: Order, game: Game, number: int, *, seeks: bool) -> dict[str, str]:
    if game.id != "sea":
        levels = game.option_values().get("level", ())
        return {"level": order.mode or levels[number % len(levels)]} if levels else {}
    if order.mode:
        return {"normal": {}, "easy": {"easy": "on"}, "brutal": {"mode": "brutal"}}[order.mode]
    modes = SEEKERS_MODES if seeks else SEA_MODES
    return dict(modes[number // 2 % len(modes) if seeks else number % len(modes)])
