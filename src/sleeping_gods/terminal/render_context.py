"""How and for whom a table is drawn in the terminal."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ..kernel.choices import Choice, Seat
from ..kernel.errors import Bug
from ..presentation.audience import Audience
from ..presentation.lazy_scene import LazyScene
from ..presentation.scene.scene import Scene
from .glyphs import UNICODE, Glyphs

WIDE = 100
"""From so many columns on there is room for more than the essentials."""


@dataclass(frozen=True, slots=True)
class RenderContext:
    """How and for whom something is drawn."""

    seat: Seat = 0
    """Whose eyes are on the screen."""
    open_hands: bool = True
    """Whether everybody may see every hand."""
    width: int = 80
    glyphs: Glyphs = UNICODE
    fresh: bool = True
    """Whether nothing of the present scene has been shown yet, as after a resume."""
    again: bool = False
    """Whether the decision that was drawn last was of the same kind: what is drawn for it stands just above."""
    stepping_in: bool = False
    """Whether this seat acts between, before another one's decision."""
    numbers: dict[Choice, int] = field(default_factory=dict)
    """The numbers under which choices are offered."""
    read: dict[str, set[str]] | None = None
    """The blocks of each page that have been shown in this visit; nothing where pages are always whole."""
    left_page: bool = False
    """Whether a test or a fight has come between the page that is being read and what it asks now."""

    sight: LazyScene[Any] | Scene | None = None
    """What there is to see: the scene as it is told to the viewer, section by section or whole."""

    @property
    def scene(self) -> LazyScene[Any] | Scene:
        """The scene; there is one wherever a table is drawn."""
        if self.sight is None:
            raise Bug("something is to be drawn without a scene")
        return self.sight

    @property
    def audience(self) -> Audience:
        """The audience."""
        return Audience((self.seat,), self.open_hands)

    @property
    def wide(self) -> bool:
        """Whether there is room for more than the essentials."""
        return self.width >= WIDE
