"""The table of a sea campaign with a printed box."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...effects.op import Op, Program
from ...kernel.errors import Finding
from ...party.table.own_box import OwnBox
from ...party.table.table import CannotEnter
from ...story.links import ProgramPlace
from ...story.model import Paragraph
from ..effects.bind import bind
from ..pack.grown import grown
from ..pack.links import SeaLinks
from .cards import Pack
from .table import SeaTable

MAX_ENTERED = 600
"""Most cards and regions that are entered in a campaign; the box holds fewer."""
TOLD = ProgramPlace("page", 0, "line")
"""Where findings about a told line are said to stand."""


@dataclass(slots=True)
class BoxSeaTable(SeaTable):
    """A table whose pack grows with what is entered; the shipped pack has neither story nor map."""

    box: OwnBox = field(default_factory=OwnBox)
    base: Pack = field(default=None, compare=False, repr=False)  # type: ignore[assignment]  # the shipped pack

    def own_box(self) -> OwnBox:
        """What was told of the printed box."""
        return self.box

    def open_box(self, base: Pack) -> None:
        """Begin, or go on after a saved state: the shipped pack with everything that was entered and told."""
        self.base = base
        self.pack = grown(base, self.box.entered)
        self.bound = bind(self.pack)
        for page in self.box.told:
            self._lay_open(page)

    def open_page(self, number: str) -> None:
        """A page of the printed book is read for the first time, or again."""
        self.box.told.setdefault(number, [])
        self._lay_open(number)

    def _lay_open(self, number: str) -> None:
        """The page has a number and nothing else: what it says stays in the book."""
        self.pack.paragraphs.setdefault(number, Paragraph(number, f"Page {number}", "", 0))

    def blank(self) -> BoxSeaTable:
        """A table of the same kind with nothing on it but the box."""
        new = BoxSeaTable.__new__(BoxSeaTable)
        new.box, new.base = self.box.clone(), self.base
        return new

    def enter(self, text: str) -> None:
        """The pack of this table grows by a card or region."""
        if len(self.box.entered) >= MAX_ENTERED:
            raise CannotEnter(f"expected at most {MAX_ENTERED} cards and regions")
        self.pack = grown(self.base, [*self.box.entered, text], self.bound)
        self.bound = bind(self.pack)
        self.box.entered.append(text)
        for page in self.box.told:
            self._lay_open(page)

    def told_mistake(self, program: Program) -> str:
        """Effects of windows, of the skies, and crew or places that there are not."""
        findings: list[Finding] = []
        SeaLinks(self.pack, findings, told=True).program(TOLD, program)
        return findings[0].message if findings else ""

    def lay_out(self, op: Op) -> None:
        """Quests and adventure cards can be had by their numbers alone; what they say is entered when it is wanted."""
        if op.name.endswith("-quest") and op.args and op.args[0] not in self.pack.quests:
            self.enter(f"quest {{ number = {op.args[0]} }}")
        elif op.name.endswith("-adventure") and op.args and op.args[0] not in self.bound.adventure_numbers:
            self.enter(f"adventure {{ number = {op.args[0]} }}")
