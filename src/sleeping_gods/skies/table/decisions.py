"""Steps, decisions and draws at the table of the skies."""

from __future__ import annotations

from typing import ClassVar

from ...party.table.decisions import GameChance, GameDecision, GameStep
from .table import SkiesTable


class SkiesStep(GameStep[SkiesTable]):
    """Something that happens at the table of the skies."""

    __slots__ = ()
    family: ClassVar[str] = "skies"
    anchor: ClassVar[bool] = False
    """Whether a defeat, which cuts short what is in progress, leaves this standing."""


class SkiesDecision(GameDecision[SkiesTable]):
    """A decision at the table of the skies."""

    __slots__ = ()
    family: ClassVar[str] = "skies"
    anchor: ClassVar[bool] = False


class SkiesChance(GameChance[SkiesTable]):
    """A draw of chance at the table of the skies."""

    __slots__ = ()
    family: ClassVar[str] = "skies"
    anchor: ClassVar[bool] = False
