"""What a program does to the files of one folder, in order: the part of T02 that listens."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import pytest


@dataclass(frozen=True, slots=True)
class Named:
    """A file has got a name, or lost it (file 0)."""

    name: str
    file: int


@dataclass(frozen=True, slots=True)
class Renamed:
    """A file has changed its name at once, over whatever bore the new one."""

    old: str
    new: str
    file: int


@dataclass(frozen=True, slots=True)
class Written:
    """Bytes were added at the end of a file."""

    file: int
    data: bytes


@dataclass(frozen=True, slots=True)
class Cut:
    """A file was cut to a length."""

    file: int
    length: int


@dataclass(frozen=True, slots=True)
class Flushed:
    """The disk has confirmed a file, or the names in the folder (file 0)."""

    file: int


@dataclass(frozen=True, slots=True)
class Mark:
    """What the test noted in between: the kind, a file's name, and more."""

    kind: str
    name: str
    value: Any = None


Event: TypeAlias = Named | Renamed | Written | Cut | Flushed | Mark
FOLDER = 0


class Recording:
    """The events of one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.events: list[Event] = []
        self._names: dict[str, int] = {}
        self._open: dict[int, int] = {}
        self._made = 0

    def mark(self, kind: str, name: str, value: object = None) -> None:
        """Note something, such as an acknowledgement."""
        self.events.append(Mark(kind, name, value))

    @contextmanager
    def running(self) -> Iterator[None]:
        """Listen to the system calls of everything inside."""
        calls: dict[str, Callable[..., object]] = {
            "open": self._opened,
            "write": self._written,
            "fsync": self._flushed,
            "ftruncate": self._cut,
            "close": lambda _, descriptor: self._open.pop(descriptor, None),
            "link": lambda _, old, new: self._name(self._of(new), self._names[self._of(old)]),
            "replace": self._renamed,
            "unlink": self._unlinked,
        }
        with pytest.MonkeyPatch.context() as patch:
            for name, told in calls.items():
                patch.setattr(os, name, _listened(getattr(os, name), told))
            yield

    def _of(self, path: Any) -> str:
        """The name of a path within the folder; ``.`` is the folder, nothing is elsewhere."""
        whole = Path(os.fsdecode(path))
        return whole.name if whole.parent == self.folder else "." if whole == self.folder else ""

    def _name(self, name: str, file: int) -> None:
        self._names[name] = file
        self.events.append(Named(name, file))

    def _opened(self, descriptor: int, path: Any, flags: int, mode: int = 0) -> None:
        name = self._of(path)
        if name == ".":
            self._open[descriptor] = FOLDER
        elif name:
            if name not in self._names:
                self._made += 1
                self._name(name, self._made)
            elif flags & os.O_TRUNC:
                self.events.append(Cut(self._names[name], 0))
            self._open[descriptor] = self._names[name]

    def _written(self, count: int, descriptor: int, data: Any) -> None:
        if descriptor in self._open:
            self.events.append(Written(self._open[descriptor], bytes(data)[:count]))

    def _flushed(self, _: None, descriptor: int) -> None:
        if descriptor in self._open:
            self.events.append(Flushed(self._open[descriptor]))

    def _cut(self, _: None, descriptor: int, length: int) -> None:
        if descriptor in self._open:
            self.events.append(Cut(self._open[descriptor], length))

    def _renamed(self, _: None, old: Any, new: Any) -> None:
        if self._of(old):
            file = self._names.pop(self._of(old))
            self._names[self._of(new)] = file
            self.events.append(Renamed(self._of(old), self._of(new), file))

    def _unlinked(self, _: None, path: Any) -> None:
        if self._names.pop(self._of(path), None) is not None:
            self.events.append(Named(self._of(path), 0))


def _listened(call: Callable[..., Any], told: Callable[..., object]) -> Callable[..., Any]:
    def listening(*args: Any, **options: Any) -> Any:
        result = call(*args, **options)
        told(result, *args)
        return result

    return listening
