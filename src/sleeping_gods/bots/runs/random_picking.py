"""How a random bot picks: any option, or the one that it has tried least, to see more of a pack."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Protocol

from ...kernel.choices import Choice
from ...kernel.luck import Luck
from ...kernel.play import options
from ...kernel.table import Table

BEYOND_OWN_ONE_IN = 4
"""One in this many picks of a `LeastTriedPicker` is among all options, and not only the decision's own."""
ANY_ONE_IN = 3
"""One in this many of its picks is any of those, and not only the least tried."""


class Picker(Protocol):
    """A way to pick one of the options of a table."""

    def pick(self, table: Table, luck: Luck) -> Choice:
        """The choice."""


class RandomPicker:
    """Every option is as likely as every other."""

    def pick(self, table: Table, luck: Luck) -> Choice:
        """Any option."""
        return luck.pick(options(table))


@dataclass(slots=True)
class LeastTriedPicker:
    """Mostly the least tried of the decision's own options, which leads to more journeys, stories and fights."""

    tried: Counter[Choice] = field(default_factory=Counter)

    def pick(self, table: Table, luck: Luck) -> Choice:
        """An option that was rarely tried."""
        offered = table.offered if luck.below(BEYOND_OWN_ONE_IN) else options(table)
        if luck.below(ANY_ONE_IN):
            least = min(self.tried[choice] for choice in offered)
            offered = [choice for choice in offered if self.tried[choice] == least]
        choice = luck.pick(offered)
        self.tried[choice] += 1
        return choice


def picker_for(campaign: int) -> Picker:
    """A random picker for every other campaign of a long run, and one that takes the least tried for the rest."""
    return LeastTriedPicker() if campaign % 2 else RandomPicker()
