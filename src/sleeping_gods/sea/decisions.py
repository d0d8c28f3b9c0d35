"""Decisions of the sea: the active player's unless said otherwise, each in its window."""

from __future__ import annotations

from typing import ClassVar

from ..kernel.choices import Choice, Seat
from ..kernel.rules import rule
from ..kernel.steps import Chance, Decision, Step
from .table import SeaTable


class SeaStep(Step[SeaTable]):
    """Something that happens at the table of the sea."""

    __slots__ = ()


@rule("SG-EXPLORE-018", "SG-EVENT-024", "SG-TURN-003")
class SeaDecision(Decision[SeaTable]):
    """A decision of the active player, in the window in which anybody may act."""

    __slots__ = ()
    window: ClassVar[str] = ""
    """``fate``, ``attack``, ``damage``, ``block``, ``event``, ``search`` or nothing special."""

    def who(self, table: SeaTable) -> Seat:
        """The active player decides."""
        return table.captain


class SeaChance(Chance[SeaTable]):
    """A draw of chance at the table of the sea."""

    __slots__ = ()
    window: ClassVar[str] = ""


def go_on() -> list[Choice]:
    """The one option that closes a window."""
    return [("go", "on")]
