"""Who could take part in a challenge besides whoever meets it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Helpers(NamedTuple):
    """Who would have to take part in a challenge, and who else could and would add to it."""

    forced: Sequence[str] = ()
    """Those who must take part."""
    able: Sequence[str] = ()
    """As far as their players can pay for it."""
