"""The games that the terminal can draw."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..campaign.errors import UnknownPack
from .sea.view import SeaView
from .view import View

VIEWS: dict[str, Callable[[], View[Any]]] = {"sea": SeaView}
"""Every game by its id."""


def view_of(game: str) -> View[Any]:
    """The drawings and words of a game."""
    if game not in VIEWS:
        raise UnknownPack(f"expected a game that the terminal can draw ({', '.join(VIEWS)}), got {game!r}")
    return VIEWS[game]()
