"""A scene tracker: tells a table again and again to one audience, and of each scene only what has changed."""

from __future__ import annotations

from itertools import compress
from operator import ne
from typing import Any, Generic, TypeVar

from ..kernel.forms import form_of
from ..party.table.table import PartyTable
from .audience import Audience
from .party.chronicle import Chronicle
from .party.presenter import Presenter
from .party.scene_section import SceneSection
from .scene.log import LogLine
from .scene.scene import Scene

T = TypeVar("T", bound=PartyTable)
BOX = "box"
"""The field of what was told of a printed box: the pack itself changes with it, and with the pack any section."""


class SceneTracker(Generic[T]):
    """A presenter with somebody who listens: what they have been told is not told again."""

    def __init__(self, presenter: Presenter[T], audience: Audience) -> None:
        self.presenter = presenter
        self.audience = audience
        self.chronicle = Chronicle(presenter, audience)
        """What happened; it grows by what is heard."""
        self.changed: tuple[str, ...] = ()
        """The sections that were told again the last time."""
        self._before: tuple[Any, ...] = ()
        """The fields of the table as they were the last time."""
        self._values_before: dict[str, object] = {}
        """Section to the value that it depended on the last time, where it names one."""
        self._sections: dict[str, Any] = {}
        """The sections as they were told the last time."""
        self._log: tuple[LogLine, ...] | None = None
        """The lines of the log as they were the last time; None before the first."""

    def tell(self, table: T) -> Scene:
        """The scene; sections that depend on nothing that changed are the same records as before."""
        changed_fields, sections, changed = self._changed_fields(table), self._sections, []
        with self.presenter.table_fixed(table):
            for name, section in self.presenter.sections.items():
                if not self._has_changed(name, section, table, changed_fields):
                    continue
                if section.for_all:
                    new = self.presenter.once(table, name, section.tell, self.presenter, table, self.audience)
                else:
                    new = section.tell(self.presenter, table, self.audience)
                if name not in sections or sections[name] != new:
                    changed.append(name)
                    sections[name] = new
            self._before = self.presenter.once_for_all(table, "standing", _values, table)
        log = self.chronicle.lines
        if self._log is not log:
            changed.append("log")
        self._log, self.changed = log, tuple(changed)
        return Scene(**sections, log=log)

    def _changed_fields(self, table: T) -> frozenset[str]:
        """The fields of the table that are not as they were the last time."""
        before, form = self._before, form_of(type(table))
        if not before:
            return frozenset(form.names)
        return frozenset(compress(form.names, map(ne, before, form.values(table))))

    def _has_changed(self, name: str, section: SceneSection[T], table: T, fields: frozenset[str]) -> bool:
        """Whether anything changed that a section depends on; ``fields`` are those of the table that changed."""
        if section.reads:
            changed = BOX in fields or not fields.isdisjoint(section.reads)
        else:
            changed = bool(fields)
        if section.depends_on_value is not None:
            now = section.depends_on_value(table)
            changed = changed or self._values_before.get(name) != now
            self._values_before[name] = now
        return changed or name not in self._sections

    def forget(self) -> None:
        """Tell everything anew the next time."""
        self._before, self._sections, self._log = (), {}, None


def _values(table: PartyTable) -> tuple[Any, ...]:
    """The fields of a table as they are now."""
    return form_of(type(table)).values(table.clone())


def scene_of(presenter: Presenter[T], table: T, audience: Audience) -> Scene:
    """A whole scene, told once."""
    return SceneTracker(presenter, audience).tell(table)
