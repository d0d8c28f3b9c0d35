"""What the rules of the skies compute from a pack once, before play: uses, moves, distances, look-ups."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ...kernel.choices import Choice
from ...party.table.bound import PartyBound

if TYPE_CHECKING:
    from ...effects.op import Op
    from ...story.printed import Passive
    from .cards import Boss, Enemy, Use


@dataclass(slots=True)
class BoundUse:
    """A use of a board, card or resource, ready to be offered."""

    use: Use
    """What is printed."""
    holder: str
    """The board, card or resource that has it."""
    path: str
    """Its program."""
    window: str
    """When it may be used: empty for any time, or the window of its first effect that has one."""
    op: str
    """The name of that effect."""
    arg: str
    """Its first argument: a skill, an obstacle, a status."""
    recipe: bool
    """Whether it is of a recipe, which no fight lets anybody cook."""
    stamina: int
    """What it costs in stamina."""
    plain: bool
    """Whether stamina is all that it costs and nothing limits it."""
    need: str
    """What must be there for it to help, if that is one thing for the whole party; see `use_windows.needs_now`."""
    handy: bool
    """Whether it is possible, wherever nobody bears it, as soon as that need is there."""
    choice: Choice
    """How it is chosen on a board or a card."""
    ops: tuple[Op, ...]
    """All its effects, also those that it lets one choose."""
    by: tuple[Choice, ...] = ()
    """How each seat chooses it, on a resource."""


@dataclass(slots=True)
class Bound(PartyBound):
    """Everything computed from a pack of the skies."""

    uses: dict[str, tuple[BoundUse, ...]] = field(default_factory=dict)
    """Uses by character, ability card, adventure card or resource."""
    windowed: dict[str, dict[str, tuple[BoundUse, ...]]] = field(default_factory=dict)
    """Uses by window, only those that can be possible in it outside a fight."""
    windowed_in_fight: dict[str, dict[str, tuple[BoundUse, ...]]] = field(default_factory=dict)
    """The same in a fight."""
    special: dict[str, dict[str, tuple[BoundUse, ...]]] = field(default_factory=dict)
    """Uses by window, without those that can only be for any time."""
    passives: dict[str, tuple[Passive, ...]] = field(default_factory=dict)
    """The standing changes of ability cards."""
    enemies: dict[str, Enemy] = field(default_factory=dict)
    """Enemy cards and the zones of bosses, by the names they have in a fight."""
    zones: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """The zones of each boss, in the order of its page."""
    bosses: dict[int, Boss] = field(default_factory=dict)
    moves: dict[str, dict[str, str]] = field(default_factory=dict)
    """Squares of the atlas, and the squares next to them by direction, page edges included."""
    locations: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """Locations on a square, or at a distant location."""
    landings: dict[str, str] = field(default_factory=dict)
    """Where Claire stands when she is with the plane, by its space."""
    links: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The flight board: spaces next to each space."""
    space_cards: dict[str, str | None] = field(default_factory=dict)
    """The spaces of the flight board, and the adventure card that opens each; none if it is printed."""
    equips: dict[str, dict[str, Choice]] = field(default_factory=dict)
    """The choices to equip each ability card, by who would bear it."""
    unequips: dict[str, Choice] = field(default_factory=dict)
    travels: dict[str, tuple[Choice, ...]] = field(default_factory=dict)
    """The choices to travel from each square."""
    flights: dict[str, Choice] = field(default_factory=dict)
    """The choice to fly to each space."""
