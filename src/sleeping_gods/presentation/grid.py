"""Lays out choices in rows and columns, for any client."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ..kernel.choices import Choice


@dataclass(frozen=True, slots=True)
class GridLayout:
    """Choices laid out in rows and columns, such as attackers and their targets."""

    corner: str
    """What stands above the titles of the rows."""
    columns: tuple[str, ...]
    rows: tuple[tuple[str, tuple[Choice | None, ...]], ...]
    """Title and choices of each row; one without choices is a heading."""
    says: Mapping[Choice, str] = field(default_factory=dict)
    """What stands beside a choice's number; its odds if nothing does."""
