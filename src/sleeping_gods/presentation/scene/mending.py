"""What can be put right by hand, as it stands."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Mending:
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
    options: tuple[tuple[str, str], ...]
    """What may stand there, each with its name; empty for a number."""
