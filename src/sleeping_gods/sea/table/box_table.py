"""The table of a sea campaign with a printed box."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass, field

from ...effects.op import Program
from ...kernel.errors import Finding, Value
from ...kernel.rules import rule
from ...party.chapters.kept_event import KeptEvent
from ...party.table.box_pages import BoxPages
from ...party.table.own_box import OwnBox
from ...party.table.table import CannotEnter
from ...story.links import TOLD
from ..chapters.events import discard_event
from ..effects.bind import bind
from ..pack.grown import grown
from ..pack.links import SeaLinks
from .cards import Pack
from .table import SeaTable

WEAPON = ("printed-accuracy", "printed-damage", "printed-block")
"""The printed figures of a weapon."""
PLAYED: Mapping[str, tuple[str, ...]] = {
    "damage": ("printed-health",),
    "joined": ("printed-skill",),
    "activated": ("printed-command", "printed-effect"),
    "attack": WEAPON,
    "distance": ("printed-travel",),
    "equipped": ("printed-effect",),
    "learned": ("printed-xp", "printed-icon", "printed-effect"),
    "gained-adventure": ("printed-price", "printed-effect", *WEAPON),
}
"""The kinds of figures that are played by what the log tells, of the boards and cards that it names."""


@dataclass(slots=True)
class BoxSeaTable(BoxPages[Pack], SeaTable):
    """A table of the sea whose pages, cards and map lie in a printed box."""

    box: OwnBox = field(default_factory=OwnBox)

    def blank(self) -> BoxSeaTable:
        """A table of the same kind with nothing on it but the box."""
        new = BoxSeaTable.__new__(BoxSeaTable)
        new.box = self.box.clone()
        return new

    def grown_pack(self) -> Pack:
        """The pack as far as it has grown."""
        return self.pack

    def grow(self, pack: Pack, entries: list[str], *, shipped: bool = False) -> None:
        """Play with a copy of a pack that has some entries."""
        self.pack = grown(pack, entries, shipped=shipped)
        self.bound = bind(self.pack)

    def programs(self) -> Container[str]:
        """The paths of all programs that can be played."""
        return self.bound.programs

    def told_mistake(self, program: Program) -> str:
        """Effects of windows or of the other game, and people or places that there are not."""
        findings: list[Finding] = []
        SeaLinks(self.pack, findings, printed=True).check_program(TOLD, program)
        return findings[0].message if findings else ""

    def tell(self, *log_event: Value) -> None:
        """Note what happened, and once whether a figure of ours was played that nobody has confirmed."""
        self.log_events.append(log_event)
        kinds = PLAYED.get(str(log_event[0]), ())
        if log_event[0] == "distance":  # a higher result is looked up in the last column
            log_event = ("distance", str(min(int(log_event[1]), len(self.pack.travel) - 1)))
        for kind, board in self.newly_played(log_event, kinds):
            self.tell("ours-played", kind, board)

    @rule("SG-EVENT-004", "SG-EVENT-011")
    def keep_event(self, kept: KeptEvent) -> None:
        """An event that was told stays in play until its owner, or the next port, lets it go."""
        if kept.stays and kept.id not in self.ongoing:
            if kept.id != self.event:
                raise CannotEnter(f"expected the event that is being told, got {kept.id!r}")
            self.ongoing.append(kept.id)
            self.tell("event-kept", kept.id)
        elif not kept.stays:
            if kept.id not in self.ongoing or kept.id == self.event:
                raise CannotEnter(f"expected an event that stays, got {kept.id!r}")
            discard_event(self, kept.id)
