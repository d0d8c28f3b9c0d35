"""What the rules of the sea compute from a pack once, before play: uses, weapons, moves, look-ups."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ...kernel.choices import Choice
from ...party.table.bound import PartyBound

if TYPE_CHECKING:
    from ...story.printed import Passive
    from .cards import CardId, CrewId, RegionId, Use


@dataclass(slots=True)
class BoundUse:
    """A use of a card or board, ready to be offered."""

    use: Use
    path: str
    """Its program."""
    window: str
    """When it may be used: empty for any time, or one of a value of `use_windows.WINDOWS`."""
    op: str = ""
    """The name of its first effect."""
    arg: str = ""
    """The first argument of its first effect: a skill, a way to redraw, a status."""
    command: int = 0
    """What it costs in command."""
    plain: bool = True
    """Whether command is all that it costs."""
    always: bool = False
    """Whether it can do something wherever its window lets it be used, whatever lies on the table."""
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
    """The uses of boards alone, in the order of the crew."""
    free: tuple[CrewId, ...] = ()
    """Crew members whose board has a use without command."""
    gratis: bool = False
    """Whether any adventure card has a use without command."""


@dataclass(slots=True)
class Bound(PartyBound):
    """Everything computed from a pack of the sea."""

    uses: dict[str, tuple[BoundUse, ...]] = field(default_factory=dict)
    """Uses by crew, ability card, level card or adventure card."""
    windowed: dict[str, Windowed] = field(default_factory=dict)
    """Uses by window, so that a decision looks only at what can matter in it."""
    special: dict[str, Windowed] = field(default_factory=dict)
    """Uses by window, without those that can only be for any time."""
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
    cheapest_recipe: int = 0
    """The least command that a recipe costs."""
    passives: dict[CardId, tuple[Passive, ...]] = field(default_factory=dict)
    """The standing changes of ability and level cards."""
    discounts: dict[CardId, int] = field(default_factory=dict)
    """Ability and level cards that take food off recipes, and how much."""
    returning: dict[int, tuple[CardId, ...]] = field(default_factory=dict)
    """Quests and the adventure cards that go back to the box when they are completed."""
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
