"""A narrator: tells a table again and again to one audience, and of each scene only what has changed."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from ..kernel.state import canonical_fields
from ..party.table.table import PartyTable
from .audience import Audience
from .numbers import Numbers
from .party.chronicle import Chronicle
from .party.teller import Teller
from .scene.log import LogLine
from .scene.menu import Menu
from .scene.scene import Scene

T = TypeVar("T", bound=PartyTable)


class Narrator(Generic[T]):
    """A teller with somebody who listens: what they have been told is not told again."""

    def __init__(self, teller: Teller[T], audience: Audience, numbers: Numbers | None = None) -> None:
        self.teller = teller
        self.audience = audience
        self.chronicle = Chronicle(teller, audience)
        """What happened; it grows by what is heard."""
        self.numbers = Numbers() if numbers is None else numbers
        """What one types for each choice stays the same while a decision goes on."""
        self.changed: tuple[str, ...] = ()
        """The sections that were told anew the last time."""
        self._fields: dict[str, bytes] = {}
        self._told: dict[str, Any] = {}
        self._log: tuple[LogLine, ...] | None = None

    def tell(self, table: T) -> Scene:
        """The scene; sections that hang on nothing that changed are the same records as before."""
        fields = canonical_fields(table)
        moved = {name for name, data in fields.items() if self._fields.get(name) != data}
        told, again = self._told, []
        for name, topic in self.teller.topics.items():
            if name in told and not (moved if not topic.reads else not moved.isdisjoint(topic.reads)):
                continue
            new = topic.tell(self.teller, table, self.audience)
            if isinstance(new, Menu):
                new = self.numbers.give(table, new)
            if name not in told or told[name] != new:
                again.append(name)
                told[name] = new
        log = self.chronicle.lines
        if self._log is not log:
            again.append("log")
        self._fields, self._log, self.changed = fields, log, tuple(again)
        return Scene(**told, log=log)

    def forget(self) -> None:
        """Tell everything anew the next time."""
        self._fields, self._told, self._log = {}, {}, None


def scene_of(teller: Teller[T], table: T, audience: Audience, numbers: Numbers | None = None) -> Scene:
    """A whole scene, told once; with the numbers of somebody who has been told before, or anew."""
    return Narrator(teller, audience, numbers).tell(table)
