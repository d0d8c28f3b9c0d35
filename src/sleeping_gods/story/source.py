"""A pack as it was read: records of its tables and its paragraphs, not yet checked against a game."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..kernel.errors import Finding
from .model import Paragraph


@dataclass(frozen=True, slots=True)
class Record:
    """One table of a TOML file with the place where it stands."""

    kind: str
    file: str
    line: int
    data: dict[str, object]

    def key(self) -> str:
        """The id or number by which the table is known, as text; empty if it has none."""
        shown = self.data.get("id", self.data.get("number"))
        return str(shown) if isinstance(shown, (str, int)) else ""


@dataclass(slots=True)
class PackSource:
    """Everything a pack's folder holds."""

    manifest: Record
    records: list[Record] = field(default_factory=list)
    paragraphs: dict[str, Paragraph] = field(default_factory=dict)
    titles: dict[str, str] = field(default_factory=dict)
    """What each location is called, by its number; the finale is ``F1``."""
    digest: str = ""
    """A hash of all files, so that a campaign knows the pack it was played with."""
    unpinned: str = ""
    """A hash of the files that are no part of the digest and yet of the built pack; empty without any."""
    texts: dict[str, str] = field(default_factory=dict)
    """The files as they are written, by their names; the author's notes in them are read off these."""
    findings: list[Finding] = field(default_factory=list)
    """What was wrong with the files themselves; a pack is built only if there is nothing."""

    def of(self, kind: str) -> list[Record]:
        """The records of one kind in the order of the files."""
        return [record for record in self.records if record.kind == kind]
