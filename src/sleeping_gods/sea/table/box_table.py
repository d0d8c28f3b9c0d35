"""The table of a sea campaign with a printed box."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...effects.op import Op, Program
from ...kernel.errors import Finding
from ...party.table.own_box import MAX_ENTERED, OwnBox
from ...party.table.table import CannotEnter
from ...story.entries import told_page
from ...story.links import TOLD
from ..effects.bind import bind
from ..pack.grown import grown
from ..pack.links import SeaLinks
from .cards import Pack
from .table import SeaTable


@dataclass(slots=True)
class BoxSeaTable(SeaTable):
    """A table whose pack grows with what is entered; the shipped pack has neither story nor map."""

    box: OwnBox = field(default_factory=OwnBox)

    def own_box(self) -> OwnBox:
        """What was told of the printed box."""
        return self.box

    def open_box(self, shipped: Pack) -> None:
        """Begin, or go on after a saved state: the shipped pack with everything that was entered and told."""
        self._grow(shipped, self.box.entered)
        for page in self.box.told:
            self.pack.paragraphs[page] = told_page(page)

    def _grow(self, pack: Pack, entries: list[str]) -> None:
        self.pack = grown(pack, entries)
        self.bound = bind(self.pack)

    def open_page(self, number: str) -> None:
        """A page of the printed book is read for the first time, or again."""
        self.box.told.setdefault(number, [])
        self.pack.paragraphs[number] = told_page(number)

    def blank(self) -> BoxSeaTable:
        """A table of the same kind with nothing on it but the box."""
        new = BoxSeaTable.__new__(BoxSeaTable)
        new.box = self.box.clone()
        return new

    def enter(self, text: str) -> None:
        """The pack of this table grows by a card or region."""
        if len(self.box.entered) >= MAX_ENTERED:
            raise CannotEnter(f"expected at most {MAX_ENTERED} cards and regions")
        self._grow(self.pack, [text])
        self.box.entered.append(text)

    def told_mistake(self, program: Program) -> str:
        """Effects of windows, of the skies, and crew or places that there are not."""
        findings: list[Finding] = []
        SeaLinks(self.pack, findings, printed=True).program(TOLD, program)
        return findings[0].message if findings else ""

    def lay_out(self, op: Op) -> None:
        """Quests and adventure cards can be had by their numbers alone; what they say is entered when it is wanted."""
        if op.name.endswith("-quest") and op.args and op.args[0] not in self.pack.quests:
            self.enter(f"quest {{ number = {op.args[0]} }}")
        elif op.name.endswith("-adventure") and op.args and op.args[0] not in self.bound.adventure_numbers:
            self.enter(f"adventure {{ number = {op.args[0]} }}")
