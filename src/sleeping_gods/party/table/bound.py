"""Look-ups that are computed from a pack once, before play: compiled programs, grids, keywords."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from ...kernel.choices import Choice, Seat

if TYPE_CHECKING:
    from ...effects.op import Arg, Program
    from ..rulebook import GameRules

BoundOp: TypeAlias = tuple[Callable[..., None], tuple[object, ...]]
"""The code of an operation, called with the table, the running step and these: words, numbers or a condition."""


class Verb(NamedTuple):
    """An act of any time, known by its first word."""

    run: Callable[[Any, Choice], None]
    """What it does to a table."""
    actor: Callable[[Any, Choice], Seat]
    """The seat whose act it is."""


@dataclass(slots=True)
class EnemyGrid:
    """An enemy's squares as bit masks."""

    size: int
    """How many squares it has."""
    hearts: int
    """All heart squares."""
    needs: tuple[int, ...]
    """Damage that each square needs to be covered."""
    synergy: int
    bonuses: tuple[tuple[int, int], ...]
    """Square mask and what it adds while it is uncovered: damage, or power."""
    abilities: tuple[tuple[int, str], ...]
    """Square mask and ability, from top-left to bottom-right."""
    columns: int = 3
    """How many squares a row has."""
    costs: dict[int, tuple[int, int]] = field(default_factory=dict, compare=False, repr=False)
    """What `paying.costs` has computed for some squares of this card."""

    def has(self, covered: int, ability: str) -> int:
        """How many uncovered squares show an ability."""
        return sum(1 for mask, name in self.abilities if name == ability and not covered & mask)


@dataclass(slots=True)
class PartyBound:
    """Everything that both games compute from a pack."""

    rulebook: GameRules[Any]
    verbs: dict[str, Verb]
    ops: Mapping[str, Callable[..., None]]
    """The code of every operation."""
    programs: dict[str, tuple[BoundOp, ...]] = field(default_factory=dict)
    printed: dict[str, Program] = field(default_factory=dict)
    """The effects of the programs as they are printed, from which texts are made."""
    grids: dict[str, EnemyGrid] = field(default_factory=dict)
    draws: dict[str, Choice] = field(default_factory=dict)
    """The choice of chance for each ability card."""
    health: dict[str, int] = field(default_factory=dict)
    """Health printed on the boards."""
    adventure_numbers: dict[int, str] = field(default_factory=dict)
    enemy_numbers: dict[int, str] = field(default_factory=dict)
    keywords: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """Keyword to the quests that bear it."""
    on_arm_without_program: Callable[[str], None] | None = None
    """Called with the path of an arm when a test is settled that way and nothing is printed there."""

    def fetched(self, numbers: Iterable[Arg]) -> tuple[str, ...]:
        """The enemy cards that a fight names."""
        return tuple(self.enemy_numbers[int(number)] for number in numbers)
