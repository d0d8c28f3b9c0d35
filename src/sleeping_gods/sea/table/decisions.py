"""Steps, decisions and draws at the table of the sea."""

from __future__ import annotations

from ...party.table.decisions import GameChance, GameDecision, GameStep
from .table import SeaTable


class SeaStep(GameStep[SeaTable]):
    """Something that happens at the table of the sea."""

    __slots__ = ()


class SeaDecision(GameDecision[SeaTable]):
    """A decision at the table of the sea."""

    __slots__ = ()


class SeaChance(GameChance[SeaTable]):
    """A draw of chance at the table of the sea."""

    __slots__ = ()
