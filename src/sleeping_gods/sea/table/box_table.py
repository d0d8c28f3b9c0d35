"""The table of a sea campaign with a printed box."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...effects.op import Program
from ...kernel.errors import Finding
from ...party.table.box_pages import BoxPages
from ...party.table.own_box import OwnBox
from ...story.links import TOLD
from ..effects.bind import bind
from ..pack.grown import grown
from ..pack.links import SeaLinks
from .cards import Pack
from .table import SeaTable


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

    def grow(self, pack: Pack, entries: list[str]) -> None:
        """Play with a copy of a pack that has some entries."""
        self.pack = grown(pack, entries)
        self.bound = bind(self.pack)

    def told_mistake(self, program: Program) -> str:
        """Effects of windows or of the other game, and people or places that there are not."""
        findings: list[Finding] = []
        SeaLinks(self.pack, findings, printed=True).program(TOLD, program)
        return findings[0].message if findings else ""
