"""The text of an aid: sheets of paper, bands across a sheet, columns in a band, boxes with a heading.

``# Title`` begins a sheet, ``=== 2 1 kind`` a band of columns with these widths, ``---`` the next column and
``## Title {#slug icon}`` a box, whose heading leads to an entry; ``## Title◊`` marks figures that no rulebook prints.
What is in a box is the markup of entries, with ``{table:name}`` on a line of its own for a table that is made from a
pack, and ``{n:name}`` for a figure.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

_BAND = re.compile(r"=== (?P<widths>\d+(?: \d+)*)(?: (?P<kind>[a-z]+))?")
OWN = "◊"
"""The mark of figures that are this edition's own."""
_BOX = re.compile(rf"## (?P<title>[^{{}}]+?)(?P<own>{OWN})?(?: \{{#(?P<slug>[a-z0-9-]+)(?: (?P<icon>[a-z0-9-]+))?\}})?")


class BrokenAid(ValueError):
    """A text that cannot be read: the file, the line and what was expected."""


@dataclass(slots=True)
class AidBox:
    """A heading with its entry and icon, whether it has figures of this edition, and the lines under it."""

    title: str
    slug: str
    icon: str
    own: bool = False
    """Whether it has figures of this edition."""
    lines: list[str] = field(default_factory=list)
    """Its text, a line each."""

    @property
    def blocks(self) -> list[str]:
        """Paragraphs, lists and tables."""
        return [block for block in re.split(r"\n\s*\n", "\n".join(self.lines).strip()) if block]


@dataclass(slots=True)
class Band:
    """Columns side by side."""

    widths: tuple[int, ...]
    kind: str
    columns: list[list[AidBox]] = field(default_factory=lambda: [[]])


@dataclass(slots=True)
class AidSheet:
    """One printed side: a title, and bands of columns with boxes."""

    title: str
    bands: list[Band] = field(default_factory=list)

    @property
    def own(self) -> bool:
        """Whether anything on it is of this edition: the figures of a box, or a ruling in a line."""
        return any(box.own or OWN in "".join(box.lines) for box in self.boxes)

    @property
    def boxes(self) -> list[AidBox]:
        """All boxes in reading order."""
        return [box for band in self.bands for column in band.columns for box in column]


def read_sheets(path: Path) -> list[AidSheet]:
    """The sheets of an aid."""
    sheets: list[AidSheet] = []
    for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
        try:
            _add_line(sheets, line)
        except (IndexError, ValueError) as error:
            raise BrokenAid(f"{path.name}:{number}: {error}") from error
    for sheet in sheets:
        for band in sheet.bands:
            if len(band.columns) != len(band.widths):
                raise BrokenAid(f"{path.name}: expected {len(band.widths)} columns in a band of {sheet.title!r}")
    return sheets


def _add_line(sheets: list[AidSheet], line: str) -> None:
    """Add the next line of a file to its last sheet; IndexError if it needs a sheet or band that did not begin."""
    if line.startswith("# "):
        sheets.append(AidSheet(line[2:].strip()))
    elif line.startswith("==="):
        match = _BAND.fullmatch(line)
        if match is None:
            raise ValueError(f"expected a band such as '=== 1 1 1', got {line!r}")
        sheets[-1].bands.append(Band(tuple(map(int, match["widths"].split())), match["kind"] or ""))
    elif line == "---":
        sheets[-1].bands[-1].columns.append([])
    elif line.startswith("## "):
        box = _BOX.fullmatch(line)
        if box is None:
            raise ValueError(f"expected a heading such as '## Fate {{#fate fate}}', got {line!r}")
        sheets[-1].bands[-1].columns[-1].append(
            AidBox(box["title"], box["slug"] or "", box["icon"] or "", bool(box["own"]))
        )
    elif sheets and sheets[-1].bands and sheets[-1].bands[-1].columns[-1]:
        sheets[-1].bands[-1].columns[-1][-1].lines.append(line)
    elif line.strip():
        raise ValueError(f"expected a sheet, a band and a box before {line!r}")
