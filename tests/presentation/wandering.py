"""Random play of both games: tables one after the other, as somebody who clicks on anything would see them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import options
from sleeping_gods.kernel.play import play as play_one
from sleeping_gods.presentation.party.presenter import Presenter
from sleeping_gods.presentation.sea.presenter import SeaPresenter
from sleeping_gods.presentation.skies.presenter import SkiesPresenter

from ..sea import tables as sea
from ..skies import tables as skies

PRESENTERS: dict[str, type[Presenter[Any]]] = {"sea": SeaPresenter, "skies": SkiesPresenter}
GAMES = tuple(PRESENTERS)


def wander(game: str, players: int, seed: int, steps: int) -> Iterator[Any]:
    """The same table again and again, a random choice further each time."""
    luck = Luck(seed)
    table: Any = sea.at_start(players) if game == "sea" else skies.at_start(players)
    for _ in range(steps):
        yield table
        choices = options(table)
        if not choices:
            return
        verbs = sorted({choice[0] for choice in choices})
        verb = luck.pick(verbs)
        play_one(table, text(luck.pick([choice for choice in choices if choice[0] == verb])))
