"""Imports compiled modules from archives that are not compressed, in the Python of a page.

Python's own search asks the file system a dozen times for each module, each time a call out of WebAssembly.
"""

from __future__ import annotations

import marshal
import os
import sys
from collections.abc import Iterator, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from struct import Struct
from types import ModuleType
from typing import NamedTuple

HEAD = Struct("<4s14xI4xHH")
"""The head of each file in a zip: its sign, and the lengths of its data, its name and what else stands there."""
SIGN = b"PK\3\4"
COMPILED = ".pyc"
PACKAGE = "/__init__"
PYC_HEAD = 16
"""Bytes of a compiled module before its code."""


class _Stored(NamedTuple):
    """Where the code of a module lies."""

    archive: int
    """The number under which the archive is open, as long as the page lives."""
    start: int
    size: int
    path: str
    """The file that it would be in a folder: what lies beside a module is found by it."""


class ModuleArchive(MetaPathFinder, Loader):
    """The modules of some archives."""

    def __init__(self, archives: Sequence[str]) -> None:
        self._modules: dict[str, _Stored] = {}
        self._folders: dict[str, str] = {}
        """The folder of each package, of which some have no module of their own."""
        for archive in archives:
            top = archive.rpartition("/")[0]
            opened = os.open(archive, os.O_RDONLY)
            for name, start, size in _stored_files(Path(archive).read_bytes()):
                if not name.endswith(COMPILED):
                    continue
                module = name.removesuffix(COMPILED).removesuffix(PACKAGE).replace("/", ".")
                self._modules[module] = _Stored(opened, start + PYC_HEAD, size - PYC_HEAD, f"{top}/{name}")
                while name := name.rpartition("/")[0]:
                    self._folders[name.replace("/", ".")] = f"{top}/{name}"

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """A module or a package of the archives; None for all others."""
        stored, folder = self._modules.get(name), self._folders.get(name)
        if stored is None and folder is None:
            return None
        spec = ModuleSpec(name, self if stored else None, origin=stored and stored.path, is_package=folder is not None)
        spec.has_location = stored is not None
        if folder is not None:
            spec.submodule_search_locations = [folder]
        return spec

    def exec_module(self, module: ModuleType) -> None:
        """Run the code of a module."""
        stored = self._modules[module.__name__]
        code = os.pread(stored.archive, stored.size, stored.start)
        exec(marshal.loads(code), module.__dict__)  # noqa: S102, S302  # as Python imports


def _stored_files(data: bytes) -> Iterator[tuple[str, int, int]]:
    """The files of a zip: name, where the data begin, and their size."""
    at = 0
    while data.startswith(SIGN, at):
        _, size, name_length, extra_length = HEAD.unpack_from(data, at)
        name = at + HEAD.size
        start = name + name_length + extra_length
        yield data[name : name + name_length].decode(), start, size
        at = start + size


def use_archives(archives: Sequence[str]) -> None:
    """Import from now on from these archives first; what lies beside their modules is expected in their folders."""
    sys.meta_path.insert(0, ModuleArchive(archives))
