"""The plan of a playtest: which bot plays which campaign, in which mode, with how many players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ...kernel.game import Game, PackInfo, Setup
from ...sea.table.cards import Pack as SeaPack
from ...skies.table.cards import Pack as SkiesPack
from ..party.player import READING

NAMES = ("Ada", "Ben", "Cyd", "Dee")
"""What the players are called, as many as play."""
ALL = "all"
"""The word for every bot in turn, where a kind of bot is asked for."""
BOT_TURNS = ("hunter", "least", "hunter", "careful", "hunter", READING, "hunter", "random")
"""Who plays each campaign of a round, where all play: hunters reach most places, the reader ends that ask for much."""
SEEKERS = ("hunter", "least")
"""Bots that look for places. In two campaigns of four they begin with everything unlocked (`begins_unlocked`): alone
each does; where all play, every other hunter does, and ``least`` never: its turn is the second of each eight."""
CAMPAIGNS_OF_SEEKERS, LOCKED_CAMPAIGNS = 4, 2
"""Of so many campaigns of seekers the first so many begin as a new player's do, the others unlocked."""
SEA_MODES: tuple[dict[str, str], ...] = ({}, {"easy": "on"}, {}, {"easy": "on"}, {}, {"mode": "brutal"})
"""The options of normal, easy and brutal campaigns of the sea, in turn."""
SEEKERS_MODES: tuple[dict[str, str], ...] = ({}, {"easy": "on"})
"""The modes of bots that look for unread places: none in which a party is beaten early, before it has seen much."""


@dataclass(frozen=True, slots=True)
class Order:
    """What is asked of a playtest."""

    runs: int
    seed: int = 1
    bot: str = ALL
    players: int = 0
    """0: one to four in turn."""
    mode: str = ""
    """``normal``, ``easy`` or ``brutal`` at sea, a level in the skies; empty for all in turn."""


def bot_of(order: Order, campaign: int) -> str:
    """The kind of bot that plays a campaign."""
    return BOT_TURNS[campaign % len(BOT_TURNS)] if order.bot == ALL else order.bot


def setup_of(order: Order, game: Game, pack: PackInfo, campaign: int) -> Setup:
    """The set-up of a campaign.

    The bots take their turns fastest, then the number of players, then the mode; the mode also goes on by one from
    each campaign of a round to the next, so that a round has several.
    """
    turn, rounds = campaign % len(BOT_TURNS), campaign // len(BOT_TURNS)
    players = order.players or 1 + rounds % len(NAMES)
    seeks = bot_of(order, campaign) in SEEKERS
    options = _options(order, game, turn + rounds // len(NAMES), seeks=seeks)
    if seeks and begins_unlocked(campaign) and (unlocked := _unlocked(pack, campaign // CAMPAIGNS_OF_SEEKERS)):
        options["unlocked"] = unlocked
    return Setup.of_pack(game.id, pack, NAMES[:players], options)


def begins_unlocked(campaign: int) -> bool:
    """Whether a seeker's campaign begins with everything unlocked: the third and the fourth of each four do."""
    return campaign % CAMPAIGNS_OF_SEEKERS >= LOCKED_CAMPAIGNS


def _unlocked(pack: PackInfo, variant: int) -> str:
    """All that achievements unlock in a pack, as the option ``unlocked``; a ``variant`` decides between quests."""
    if isinstance(pack, SeaPack):
        return " ".join(map(str, _unlocked_quests(pack, variant)))
    if isinstance(pack, SkiesPack):
        return " ".join(f"{kind}-{number}" for _, kind, number in pack.unlocks)
    return ""


def _unlocked_quests(pack: SeaPack, variant: int) -> list[int]:
    """The quests that are unlocked at sea.

    Of quests that exclude each other one is taken, by the ``variant``; odd variants take the first other start too.
    """
    quests: list[int] = []
    has_start = variant % 2 == 0
    for unlock in pack.unlocks:
        if unlock.start_region and has_start:
            continue
        has_start = has_start or bool(unlock.start_region)
        if unlock.one:
            quests.append(unlock.quests[variant % len(unlock.quests)])
        else:
            quests += unlock.quests
    return quests


def _options(order: Order, game: Game, mode_turn: int, *, seeks: bool) -> dict[str, str]:
    """The options that make a campaign of the mode that is asked for, or whose turn it is."""
    if game.id != "sea":
        options = _options_in_the_skies(game.option_values(), mode_turn)
        return {**options, "level": order.mode} if options and order.mode else options
    if order.mode:
        return options_of_mode(game, order.mode)
    if seeks:  # hunters play every other campaign: with ``mode_turn`` itself all of theirs would have one mode
        return dict(SEEKERS_MODES[mode_turn // 2 % len(SEEKERS_MODES)])
    return dict(SEA_MODES[mode_turn % len(SEA_MODES)])


def options_of_mode(game: Game, mode: str) -> dict[str, str]:
    """The options that make a campaign of a difficulty; everything else is left as it is by default."""
    if game.id != "sea":
        return {"level": mode}
    return {"normal": {}, "easy": {"easy": "on"}, "brutal": {"mode": "brutal"}}[mode]


def _options_in_the_skies(values_of: Mapping[str, tuple[str, ...]], mode_turn: int) -> dict[str, str]:
    """Level by level, and after each round of them the other length; no options where a game has no levels."""
    levels, lengths = values_of.get("level", ()), values_of.get("length", ("",))
    if not levels:
        return {}
    return {
        "level": levels[mode_turn % len(levels)],
        "length": lengths[mode_turn // len(levels) % len(lengths)],
    }
