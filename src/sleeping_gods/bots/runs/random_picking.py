"""How a random bot picks: any option, or one that it has tried least, to see more of a pack."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Protocol

from ...kernel.choices import Choice
from ...kernel.luck import Luck
from ...kernel.play import options
from ...kernel.table import Table

OWN = 4
"""The restless look beyond the decision's own options once in so many."""
TRIED = 3
"""And take what they have tried least but once in so many."""


class Picker(Protocol):
    """A way to pick one of the options of a table."""

    def pick(self, table: Table, luck: Luck) -> Choice:
        """The choice."""


class Anything:
    """Every option is as likely as every other."""

    def pick(self, table: Table, luck: Luck) -> Choice:
        """Any option."""
        return luck.pick(options(table))


@dataclass(slots=True)
class Restless:
    """Mostly the decision's own options, and of those the least tried: more journeys, stories and fights."""

    tried: Counter[Choice] = field(default_factory=Counter)

    def pick(self, table: Table, luck: Luck) -> Choice:
        """An option that is still fresh."""
        fresh = table.offered if luck.below(OWN) else options(table)
        if luck.below(TRIED):
            least = min(self.tried[choice] for choice in fresh)
            fresh = [choice for choice in fresh if self.tried[choice] == least]
        choice = luck.pick(fresh)
        self.tried[choice] += 1
        return choice


def picker_of(campaign: int) -> Picker:
    """Every other campaign of a long run is a restless one."""
    return Restless() if campaign % 2 else Anything()
