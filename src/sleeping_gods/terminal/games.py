"""The games that the terminal can draw."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from ..campaign.games import load_pack
from ..kernel.errors import Bug
from ..kernel.game import Game, PackInfo
from ..languages import Lang
from .sea.view import SeaView
from .skies.view import SkiesView
from .view import View

VIEWS: dict[str, Callable[[Lang], View[Any]]] = {"sea": SeaView, "skies": SkiesView}
"""Every game by its id."""


@functools.cache
def load_game_and_pack(pack: str) -> tuple[Game, PackInfo]:
    """A pack and its game, loaded once."""
    return load_pack(pack)


def view_of(game: str, lang: Lang = "en") -> View[Any]:
    """The view of a game in a language."""
    if game not in VIEWS:
        raise Bug(f"expected a game that the terminal can draw ({', '.join(VIEWS)}), got {game!r}")
    return VIEWS[game](lang)
