"""The table of a skies campaign with a printed box."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...effects.op import Program
from ...kernel.errors import Finding
from ...party.table.box_pages import BoxPages
from ...party.table.own_box import OwnBox
from ...party.table.table import CannotEnter
from ...story.links import TOLD
from ..effects.bind import bind
from ..pack.grown import grown
from ..pack.links import SkiesLinks
from .cards import Pack
from .table import SkiesTable


@dataclass(slots=True)
class BoxSkiesTable(BoxPages[Pack], SkiesTable):
    """A table of the skies whose pages, cards and map lie in a printed box."""

    box: OwnBox = field(default_factory=OwnBox)

    def blank(self) -> BoxSkiesTable:
        """A table of the same kind with nothing on it but the box."""
        new = BoxSkiesTable.__new__(BoxSkiesTable)
        new.box = self.box.clone()
        return new

    def grown_pack(self) -> Pack:
        """The pack as far as it has grown."""
        return self.pack

    def grow(self, pack: Pack, entries: list[str]) -> None:
        """Play with a copy of a pack that has some entries."""
        new = grown(pack, entries)
        self._check_owned(pack, new)
        self.pack, self.bound = new, bind(new)

    def _check_owned(self, before: Pack, after: Pack) -> None:
        """A card that somebody has cannot become one of the combat deck, or leave it: it lies in another hand."""
        owned = (*(card for hand in self.adventures for card in hand), *self.played, *self.gone, *self.arms)
        for card in owned:
            known = before.adventures.get(card)
            if known is not None and (known.combat is None) != (after.adventures[card].combat is None):
                raise CannotEnter(f"expected {card!r} to be entered as what it is before it is gained")

    def told_mistake(self, program: Program) -> str:
        """Effects of windows or of the other game, and people or places that there are not."""
        findings: list[Finding] = []
        SkiesLinks(self.pack, findings, printed=True).program(TOLD, program)
        return findings[0].message if findings else ""
