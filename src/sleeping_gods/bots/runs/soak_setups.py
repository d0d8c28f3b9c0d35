"""The set-ups that soak runs go through."""

from __future__ import annotations

import itertools

from ...kernel.errors import IllegalSetup
from ...kernel.game import Game, PackInfo, Setup
from ...kernel.luck import Luck
from ..story.shuffling import shuffled
from .plan import NAMES


def combinations(game: Game, pack: PackInfo) -> list[Setup]:
    """Every legal set-up that the closed options allow, mixed, with 1, 2, 3 and 4 players in turn."""
    values = game.option_values()
    choices = [dict(zip(values, chosen, strict=True)) for chosen in itertools.product(*values.values())]
    luck = Luck(1)  # the same order in every run
    by_players: list[tuple[Setup, ...]] = []
    for players in range(1, len(NAMES) + 1):
        setups = [Setup.of_pack(game.id, pack, NAMES[:players], option) for option in choices]
        legal = [setup for setup in setups if _is_legal(game, pack, setup)]
        by_players.append(shuffled(legal, luck))
    return [setup for four in itertools.zip_longest(*by_players) for setup in four if setup is not None]


def _is_legal(game: Game, pack: PackInfo, setup: Setup) -> bool:
    """Whether the rules let these options go together."""
    try:
        game.set_up(pack, setup)
    except IllegalSetup:
        return False
    return True
