"""A field of the repair form."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RepairField:
    """A figure on the table that can be set by hand."""

    act: str
    """What is sent, without the new value: ``set health laurent``."""
    group: str
    """What it belongs to, in words."""
    label: str
    value: str
    """What stands there, as it is sent."""
    min: int
    max: int
    """The least and the greatest number; 0 where a word is chosen."""
    options: tuple[tuple[str, str], ...]
    """What may stand there, each with its name; empty for a number."""
