"""Lays out choices in rows and columns, for any client."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from ..kernel.choices import Choice


class LayoutRow(NamedTuple):
    """A row of a grid; one without choices is a heading."""

    title: str
    choices: tuple[Choice | None, ...] = ()
    """One for each column; None where there is none."""


@dataclass(frozen=True, slots=True)
class GridLayout:
    """Choices laid out in rows and columns, such as attackers and their targets."""

    corner: str
    """What stands above the titles of the rows."""
    columns: tuple[str, ...]
    """The titles of the columns."""
    rows: tuple[LayoutRow, ...]
    says: Mapping[Choice, str] = field(default_factory=dict)
    """What stands beside a choice's number; its odds if nothing does."""
