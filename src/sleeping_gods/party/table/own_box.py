"""What the owner of a printed box has told the table of it: cards and maps that were entered, and lines of pages."""

from __future__ import annotations

from dataclasses import dataclass, field

MAX_ENTERED = 600
"""Most cards and places that are entered in a campaign; a box holds fewer."""


@dataclass(slots=True)
class OwnBox:
    """The part of a campaign with a printed box that no pack brings along."""

    entered: list[str] = field(default_factory=list)
    """Cards, enemies, quests and regions in the order in which they were entered: a kind and its table as TOML."""
    told: dict[str, list[str]] = field(default_factory=dict)
    """The lines that were told of each page, each once."""
    played: list[str] = field(default_factory=list)
    """Figures of ours that were played before anybody confirmed them, and of which the log has said so."""

    def clone(self) -> OwnBox:
        """An equal record that shares nothing that can change."""
        return OwnBox(self.entered[:], {page: lines[:] for page, lines in self.told.items()}, self.played[:])

    def told_count(self) -> int:
        """How many lines were told: it grows with each new one."""
        return sum(map(len, self.told.values()))

    def remember(self, page: str, line: str) -> None:
        """Note a line of a page, so that it can be told again with one tap."""
        lines = self.told.setdefault(page, [])
        if line not in lines:
            lines.append(line)
