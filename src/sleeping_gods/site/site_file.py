"""A file of the site: its bytes, which part of the site needs it, and where the page's Python wants it."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field

BASE, WORLD, LANG, PAGE, PICTURES, PLATES, RULES = "base", "world", "lang", "page", "pictures", "plates", "rules"
"""Parts of a site: the engine; a world; a language; what shows the table; its pictures; plates; the rules' texts."""

HASH_LENGTH = 12
"""Hexadecimal digits of the hash in a file's name: enough to tell all versions of one file apart."""


@dataclass(frozen=True, slots=True)
class SiteFile:
    """A file to be written."""

    path: str
    data: bytes = field(repr=False)
    part: str
    world: str = ""
    lang: str = ""
    unpack: str = ""
    """The folder into which the worker unpacks the archive."""
    put: str = ""
    """The path at which the worker lays the file."""

    @property
    def hash(self) -> str:
        """SHA-256 of its bytes."""
        return hashlib.sha256(self.data).hexdigest()

    def row(self) -> dict[str, str | int]:
        """The file's row in the manifest, without transfer sizes."""
        given = {"world": self.world, "lang": self.lang, "unpack": self.unpack, "put": self.put}
        return {
            "path": self.path,
            "size": len(self.data),
            "sha256": self.hash,
            "part": self.part,
            **{name: value for name, value in given.items() if value},
        }


def hashed_name(folder: str, name: str, data: bytes) -> str:
    """A path that contains a hash of the content, so that it may be cached forever."""
    stem, dot, suffix = name.rpartition(".")
    return f"{folder}/{stem}.{hashlib.sha256(data).hexdigest()[:HASH_LENGTH]}{dot}{suffix}"
