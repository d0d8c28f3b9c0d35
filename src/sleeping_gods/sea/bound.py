"""What the rules work out from a pack once, before play: programs bound to their code, grids, look-ups."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from ..kernel.choices import Choice
from ..kernel.errors import Reason
from ..kernel.steps import Decision

if TYPE_CHECKING:
    from ..effects.op import Program
    from ..story.printed import Passive
    from .cards import CardId, CrewId, EnemyId, RegionId, Use
    from .table import SeaTable

BoundOp: TypeAlias = tuple[Callable[..., None], tuple[object, ...]]
"""The code of an operation, called with the table, the running step and these: words, numbers or a condition."""

Verb: TypeAlias = "Callable[[SeaTable, Choice], None]"


class Rulebook(Protocol):
    """What the table asks the rulebook as a whole."""

    def acts(self, table: SeaTable, decision: Decision[Any]) -> list[Choice]:
        """What any seat may do at any time before this decision."""

    def table_acts(self, table: SeaTable) -> list[Choice]:
        """What the people at the table may do about the campaign itself."""

    def is_table_act(self, table: SeaTable, choice: Choice) -> bool:
        """Whether a choice is such an act."""

    def table_act(self, table: SeaTable, choice: Choice) -> None:
        """Let such an act happen."""

    def why_not(self, table: SeaTable, choice: Choice) -> Reason | None:
        """Why a choice is not offered."""

    def violations(self, table: SeaTable) -> list[str]:
        """What contradicts the conservation laws."""


@dataclass(slots=True)
class Grid:
    """An enemy's squares as bit masks."""

    size: int
    hearts: int
    """All heart squares."""
    needs: tuple[int, ...]
    """Damage that each square needs to be covered."""
    synergy: int
    bonuses: tuple[tuple[int, int], ...]
    """Square mask and damage bonus."""
    abilities: tuple[tuple[int, str], ...]
    """Square mask and ability, from top-left to bottom-right."""
    costs: dict[int, tuple[int, int]] = field(default_factory=dict, compare=False, repr=False)
    """What `placing.costs` has worked out for some squares of this card."""

    def has(self, covered: int, ability: str) -> int:
        """How many uncovered squares show an ability."""
        return sum(1 for mask, name in self.abilities if name == ability and not covered & mask)


@dataclass(slots=True)
class BoundUse:
    """A use of a card or board, ready to be offered."""

    use: Use
    path: str
    """Its program."""
    window: str
    """When it may be used: empty for any time, or one of sea.uses.WINDOWS."""
    op: str = ""
    """The name of its first effect."""
    arg: str = ""
    """The first argument of its first effect: a skill, a way to redraw, a status."""
    command: int = 0
    """What it costs in command."""
    plain: bool = True
    """Whether command is all that it costs."""
    stirring: bool = True
    """Whether it can belong to a window of its own, or change what is open in one."""
    choice: Choice = ()
    """How it is chosen on a board or an equipped card."""
    by: tuple[Choice, ...] = ()
    """How each seat chooses it on an adventure card."""


@dataclass(slots=True)
class Windowed:
    """The uses that can be possible in one window."""

    uses: dict[str, tuple[BoundUse, ...]] = field(default_factory=dict)
    """By crew member or card; only those that have any."""
    boards: tuple[tuple[CrewId, tuple[BoundUse, ...]], ...] = ()
    """The same of boards alone, in the order of the crew."""
    free: tuple[CrewId, ...] = ()
    """Crew members whose board has a use without command."""
    gratis: bool = False
    """Whether any adventure card has a use without command."""


@dataclass(slots=True)
class Bound:
    """Everything worked out from a pack."""

    rulebook: Rulebook
    verbs: dict[str, Verb]
    programs: dict[str, tuple[BoundOp, ...]] = field(default_factory=dict)
    printed: dict[str, Program] = field(default_factory=dict)
    """The same programs as they are printed, for telling what is at stake."""
    grids: dict[EnemyId, Grid] = field(default_factory=dict)
    draws: dict[CardId, Choice] = field(default_factory=dict)
    uses: dict[str, tuple[BoundUse, ...]] = field(default_factory=dict)
    """Uses by crew, ability card, level card or adventure card."""
    windowed: dict[str, Windowed] = field(default_factory=dict)
    """Uses by window, so that a decision looks only at what can matter in it."""
    special: dict[str, Windowed] = field(default_factory=dict)
    """The same without uses that can only be for any time."""
    health: dict[CrewId, int] = field(default_factory=dict)
    """Health printed on the boards."""
    adventure_numbers: dict[int, CardId] = field(default_factory=dict)
    enemy_numbers: dict[int, EnemyId] = field(default_factory=dict)
    keywords: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """Keyword to the quests that bear it."""
    crew_levels: dict[CrewId, tuple[CardId, ...]] = field(default_factory=dict)
    moments: dict[tuple[CardId, str], str] = field(default_factory=dict)
    """Card and moment to the program that acts by itself."""
    token_window: dict[CrewId, str] = field(default_factory=dict)
    """When each synergy token can be used."""
    blocking: tuple[CrewId, ...] = ()
    """Owners of tokens that block."""
    rescuing: dict[CrewId, int] = field(default_factory=dict)
    """Owners of tokens that restore health to the fallen, and how much."""
    skilled: tuple[CardId, ...] = ()
    """Adventure cards with passive skill or travel."""
    recipes: dict[CardId, int] = field(default_factory=dict)
    """Recipes and their command cost."""
    cooks: dict[CardId, tuple[Choice, ...]] = field(default_factory=dict)
    """The choices to cook each recipe, by seat."""
    cheapest: int = 0
    """The least command that a recipe costs."""
    passives: dict[CardId, tuple[Passive, ...]] = field(default_factory=dict)
    """The standing changes of ability and level cards."""
    discounts: dict[CardId, int] = field(default_factory=dict)
    """Ability and level cards that take food off recipes, and how much."""
    weapons: dict[CardId, dict[CrewId, tuple[Choice, ...]]] = field(default_factory=dict)
    """Weapon cards, and the choices to pass them on, by who carries them; nobody is the empty name."""
    equips: dict[CardId, tuple[tuple[CrewId, Choice], ...]] = field(default_factory=dict)
    """The choices to equip each ability card, by who would bear it."""
    unequips: dict[CardId, Choice] = field(default_factory=dict)
    moves: dict[RegionId, tuple[RegionId, ...]] = field(default_factory=dict)
    """Regions that the ship can move to from each region, page edges included."""
    explores: dict[RegionId, tuple[Choice, ...]] = field(default_factory=dict)
    """The choices to explore each region's locations."""
    turns_page: dict[tuple[RegionId, RegionId], str] = field(default_factory=dict)
    """Moves that cross a page edge, and the edge."""
