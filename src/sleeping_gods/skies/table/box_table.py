"""The table of a skies campaign with a printed box."""

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
from ..pack.links import SkiesLinks
from .cards import AdventureCard, Pack
from .table import SkiesTable


@dataclass(slots=True)
class BoxSkiesTable(SkiesTable):
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

    def blank(self) -> BoxSkiesTable:
        """A table of the same kind with nothing on it but the box."""
        new = BoxSkiesTable.__new__(BoxSkiesTable)
        new.box = self.box.clone()
        return new

    def enter(self, text: str) -> None:
        """The pack of this table grows by a card, a square, a page or a space."""
        if len(self.box.entered) >= MAX_ENTERED:
            raise CannotEnter(f"expected at most {MAX_ENTERED} cards and places")
        before = self.pack.adventures
        self._grow(self.pack, [text])
        self._check_owned(before)
        self.box.entered.append(text)

    def _check_owned(self, before: dict[str, AdventureCard]) -> None:
        """A card that somebody has cannot become one of the combat deck, or leave it: it lies in another hand."""
        owned = (*(card for hand in self.adventures for card in hand), *self.played, *self.gone, *self.arms)
        for card in owned:
            if (before[card].combat is None) != (self.pack.adventures[card].combat is None):
                raise CannotEnter(f"expected {card!r} to be entered as what it is before it is gained")

    def told_mistake(self, program: Program) -> str:
        """Effects of windows, of the sea, and characters or places that there are not."""
        findings: list[Finding] = []
        SkiesLinks(self.pack, findings, printed=True).program(TOLD, program)
        return findings[0].message if findings else ""

    def lay_out(self, op: Op) -> None:
        """Quests and adventure cards can be had by their numbers alone; what they say is entered when it is wanted."""
        if op.name.endswith("-quest") and op.args and op.args[0] not in self.pack.quests:
            self.enter(f"quest {{ number = {op.args[0]} }}")
        elif op.name.endswith("-adventure") and op.args and op.args[0] not in self.bound.adventure_numbers:
            self.enter(f"adventure {{ number = {op.args[0]} }}")
