"""What a group has done so far, as far as robots heed it: everybody at the table saw it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

REMEMBERED = ("port", "market", "camp", "skip", "explore", "travel")
"""First words of the actions of which it is remembered when they were taken last."""
NEVER = -1
"""The turn of what was never done."""


@dataclass(frozen=True, slots=True)
class GroupPast:
    """Visits of a campaign, and what was done in this turn."""

    visits: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    """How often each location was explored."""
    last_turns: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    """The turn in which a kind of action was taken last, by its first word; ``market REGION`` for each market too."""
    rests: int = 0
    """Actions skipped since the last port."""
    acts: int = 0
    """Acts of any time in this turn."""
    answers: int = 0
    """Choices of players in this turn."""
    story_choices: int = 0
    """Choices of the story in this turn."""

    def last(self, word: str) -> int:
        """The turn in which something was done last; -1 for never."""
        return self.last_turns.get(word, NEVER)


NO_PAST = GroupPast()
"""Nothing is known of what was done."""
