"""The exits of a map's pages."""

from __future__ import annotations

from typing import NamedTuple

from .geometry import Spot


class PageExit(NamedTuple):
    """An exit of a page over one of its edges."""

    edge: str
    beyond: int
    """The page that it leads to."""
    spot: Spot
    """Where its sign stands on the spread."""
    is_closed: bool
    """Whether the atlas has no such page."""
