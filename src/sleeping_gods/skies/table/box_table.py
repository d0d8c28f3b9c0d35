"""The table of a skies campaign with a printed box."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass, field

from ...effects.op import Op, Program
from ...kernel.errors import Finding, Value
from ...kernel.rules import rule
from ...party.chapters.kept_event import KeptEvent
from ...party.table.box_pages import BoxPages
from ...party.table.own_box import OwnBox
from ...party.table.table import CannotEnter
from ...story.links import TOLD
from ..chapters.adventure import lay_where_it_belongs
from ..chapters.events import discard_event
from ..chapters.score import owned_cards
from ..chapters.told_boss import DescribeBoss
from ..effects.bind import bind
from ..pack.grown import grown
from ..pack.links import SkiesLinks
from .cards import Pack
from .table import SkiesTable

PLAYED: Mapping[str, tuple[str, ...]] = {
    "damage": ("printed-health",),
    "joined": ("printed-skill",),
    "equipped": ("printed-cost", "printed-icon", "printed-effect"),
    "attack": ("printed-block", "printed-damage", "printed-remove", "printed-icon", "printed-effect"),
    "played": ("printed-effect",),
    "used-card": ("printed-effect",),
    "rolled": ("printed-die",),
    "plane-damage": ("printed-plane-health",),
    "cursed": ("printed-effect",),
    "buffed": ("printed-ability",),
}
"""The kinds of figures that are played by what the log tells, of the boards and cards that it names."""
DIE = ("2", "3", "4", "5")
"""The faces of the die that may be ours: which of them was rolled the log does not tell."""


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

    def grow(self, pack: Pack, entries: list[str], *, shipped: bool = False) -> None:
        """Play with a copy of a pack that has some entries."""
        new = grown(pack, entries, shipped=shipped)
        self._check_owned(pack, new)
        self.pack, self.bound = new, bind(new)

    def programs(self) -> Container[str]:
        """The paths of all programs that can be played."""
        return self.bound.programs

    def enter(self, text: str) -> None:
        """The pack grows; a card that somebody has goes where cards of its kind lie."""
        before = self.pack
        BoxPages.enter(self, text)
        for card in self._corrected(before, self.pack):
            lay_where_it_belongs(self, card)

    def _corrected(self, before: Pack, after: Pack) -> list[str]:
        """Owned cards that are of another kind than was thought."""
        known = before.adventures
        return [card for card in owned_cards(self) if card in known and known[card].kind != after.adventures[card].kind]

    def _check_owned(self, before: Pack, after: Pack) -> None:
        """Starting cards, cards that were played, and combat cards in a fight are not of another kind."""
        for card in self._corrected(before, after):
            fights = self.combat is not None and (card in self.arms or after.adventures[card].combat is not None)
            if before.adventures[card].starting or card in self.played or fights:
                raise CannotEnter(f"expected {card!r} in a hand, outside a fight, to become another kind of card")

    def asks_first(self, op: Op) -> DescribeBoss | None:
        """A boss is entered before it is fought."""
        return DescribeBoss(int(op.args[0])) if op.name == "boss" and op.args[0] not in self.pack.bosses else None

    def told_mistake(self, program: Program) -> str:
        """Effects of windows or of the other game, and people or places that there are not."""
        findings: list[Finding] = []
        SkiesLinks(self.pack, findings, printed=True).check_program(TOLD, program)
        return findings[0].message if findings else ""

    def tell(self, *log_event: Value) -> None:
        """Note what happened, and once whether a figure of ours was played that nobody has confirmed."""
        self.log_events.append(log_event)
        kinds = PLAYED.get(str(log_event[0]), ())
        for kind, board in self.newly_played(("rolled", *DIE) if log_event[0] == "rolled" else log_event, kinds):
            self.tell("ours-played", kind, board)

    @rule("DS-EVNT-003", "DS-EVNT-004", "DS-EVNT-008")
    def keep_event(self, kept: KeptEvent) -> None:
        """An event that was told stays in play face up until its owner says that it is completed."""
        if kept.stays and kept.id not in self.active:
            if kept.id != self.event:
                raise CannotEnter(f"expected the event that is being told, got {kept.id!r}")
        elif not kept.stays:
            if kept.id not in self.active or kept.id == self.event:
                raise CannotEnter(f"expected an event that stays, got {kept.id!r}")
            discard_event(self, kept.id)
