"""The list of places that were looked at and need not be reached by bots, each with its reason.

It lies beside a pack's files as ``reviewed.txt`` and is no part of the pack: a line for each place, such as
``38.9b/0fail: only a crew without Odessa can fail it``. Lines that begin with ``#`` are remarks.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from pathlib import Path

FILE = "reviewed.txt"
MAX_SHARE = 0.01
"""The share of a pack's places that the list may hold."""
MAX_BYTES = 256 * 1024


class BadList(ValueError):
    """A list that cannot be used: the file, the line, and what was expected."""


@dataclass(slots=True)
class Reviewed:
    """The reasons by place."""

    file: str = ""
    reasons: dict[str, str] = field(default_factory=dict)

    def check(self, names: Collection[str]) -> None:
        """Refuse places that are not in the pack, and a list that is too long."""
        unknown = [name for name in self.reasons if name not in names]
        if unknown:
            raise BadList(f"{self.file}: expected places of the pack, got {unknown[0]!r}")
        most = int(MAX_SHARE * len(names))
        if len(self.reasons) > most:
            raise BadList(f"{self.file}: expected at most {most} places ({MAX_SHARE:.0%}), got {len(self.reasons)}")


def read_reviewed(path: Path, *, asked: bool) -> Reviewed:
    """The list in a file; a file that was not asked for need not be there."""
    if not path.is_file():
        if asked:
            raise BadList(f"expected a list of places, got no file {path}")
        return Reviewed(path.name)
    data = path.read_bytes()
    if len(data) > MAX_BYTES:
        raise BadList(f"{path.name}: expected at most {MAX_BYTES} bytes")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as bad:
        raise BadList(f"{path.name}: expected UTF-8 text") from bad
    return parse_reviewed(text, path.name)


def parse_reviewed(text: str, file: str) -> Reviewed:
    """The list in a text."""
    reviewed = Reviewed(file)
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        name, colon, reason = line.partition(": ")
        if not colon or not name or not reason.strip():
            raise BadList(f"{file}:{number}: expected 'PLACE: reason', got {line[:60]!r}")
        if name in reviewed.reasons:
            raise BadList(f"{file}:{number}: expected each place once, got {name!r} again")
        reviewed.reasons[name] = reason.strip()
    return reviewed
