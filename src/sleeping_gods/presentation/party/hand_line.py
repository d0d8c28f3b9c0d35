"""A card in hand, as it is told."""

from __future__ import annotations

from typing import NamedTuple


class HandLine(NamedTuple):
    """A card in hand: both parts together are its line."""

    name: str
    says: str
    """Its price and what it does."""
