"""The plan of a playtest: which bot plays which campaign, in which mode, with how many players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ...kernel.game import Game, PackInfo, Setup
from ...sea.table.cards import Pack as SeaPack
from ...skies.table.cards import Pack as SkiesPack

NAMES = ("Ada", "Ben", "Cyd", "Dee")
ALL = "all"
TURNS = ("hunter", "least", "hunter", "careful", "hunter", "reading", "hunter", "random")
"""The bots in turn, where all play; the one that reads comes to ends that ask for much."""
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


def bot_of(order: Order, campaign: int, game: str) -> str:
    """The kind of bot that plays a campaign of a game."""
    return TURNS[campaign % len(TURNS)] if order.bot == ALL else order.bot


def setup_of(order: Order, game: Game, pack: PackInfo, campaign: int) -> Setup:
    """The set-up of a campaign."""
    players = order.players or 1 + campaign // len(TURNS) % len(NAMES)
    seeks = bot_of(order, campaign, game.id) in SEEKERS
    options = _options(order, game, campaign // (len(TURNS) * len(NAMES)) + campaign % len(TURNS), seeks=seeks)
    if seeks and campaign // 2 % 2 and (unlocked := _unlocked(pack, campaign // 4)):
        options["unlocked"] = unlocked
    return Setup(game.id, pack.id, pack.version, pack.digest, NAMES[:players], options)


def _unlocked(pack: PackInfo, number: int) -> str:
    """All that achievements unlock in a pack; of quests that exclude each other one, and every other time a start."""
    if isinstance(pack, SeaPack):
        quests: list[int] = []
        started = not number % 2
        for unlock in pack.unlocks:
            if not (unlock.start_region and started):
                started = started or bool(unlock.start_region)
                quests += unlock.quests[number % len(unlock.quests) :][:1] if unlock.one else unlock.quests
        return " ".join(map(str, quests))
    if isinstance(pack, SkiesPack):
        return " ".join(f"{kind}-{number}" for _, kind, number in pack.unlocks)
    return ""


def _options(order: Order, game: Game, number: int, *, seeks: bool) -> dict[str, str]:
    if game.id != "sea":
        known = game.option_values()
        turns = {key: values[number // step % len(values)] for key, values, step in _skies(known)}
        return {**turns, "level": order.mode or turns["level"]} if turns else {}
    if order.mode:
        return options_of_mode(game, order.mode)
    modes = SEEKERS_MODES if seeks else SEA_MODES
    return dict(modes[number // 2 % len(modes) if seeks else number % len(modes)])


def options_of_mode(game: Game, mode: str) -> dict[str, str]:
    """The options that make a campaign of a difficulty; everything else is left as it is by default."""
    if game.id != "sea":
        return {"level": mode}
    return {"normal": {}, "easy": {"easy": "on"}, "brutal": {"mode": "brutal"}}[mode]


def _skies(known: Mapping[str, tuple[str, ...]]) -> list[tuple[str, tuple[str, ...], int]]:
    """The options of the skies that go in turn: level by level, and after each round of them the other length."""
    levels = known.get("level", ())
    return [("level", levels, 1), ("length", known.get("length", ("",)), len(levels))] if levels else []
