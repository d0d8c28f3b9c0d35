"""What whoever runs a server may set: how long the bin keeps campaigns."""

from __future__ import annotations

from dataclasses import dataclass

from ..storage.emptying import DAYS


@dataclass(frozen=True, slots=True)
class Bounds:
    """The figures of one server."""

    bin_days: int = DAYS
    """Days after which a campaign in the bin is deleted for good; 0 if never."""


USUAL = Bounds()
"""What a server has if nothing else is said."""
