"""The parts of a file that a note can refer to: a paragraph, or a table with the tables inside it."""

from __future__ import annotations

import re
from bisect import bisect_right

_TABLE = re.compile(r"\s*\[\[?\s*[\w-]+\s*\]\]?\s*(?:#.*)?")
_HEADING = re.compile(r"#{1,2}\s.*")


class Scopes:
    """The first lines of a file's parts."""

    def __init__(self, file: str, text: str) -> None:
        self._note = "#" if file.endswith(".toml") else "%%"
        self._lines = text.split("\n")
        begin = _TABLE if file.endswith(".toml") else _HEADING
        self._starts = [number for number, line in enumerate(self._lines, start=1) if begin.fullmatch(line)]

    def part(self, line: int) -> int:
        """The first line of the part that contains a line; 0 before the first part."""
        index = bisect_right(self._starts, line)
        return self._starts[index - 1] if index else 0

    def part_of_note(self, line: int) -> int:
        """The part that a note refers to: the one right below it, else the one around it."""
        below = line
        while (
            below < len(self._lines) and self._lines[below].strip().startswith(self._note) and not self._is_start(below)
        ):
            below += 1
        return below + 1 if self._is_start(below) else self.part(line)

    def _is_start(self, index: int) -> bool:
        """Whether a part begins on the line with this index."""
        place = bisect_right(self._starts, index)
        return place < len(self._starts) and self._starts[place] == index + 1
