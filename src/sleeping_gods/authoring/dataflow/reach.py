"""Everything that can happen in a pack: the least fixpoint over the facts of the start and what they open."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import compress

from ...effects.op import Condition
from ...effects.terms import FOODS
from ...sea.effects.bind import bind as bind_sea
from ...sea.table.cards import Pack as SeaPack
from ...sea.table.words import STARTING_QUESTS
from ..project import AnyPack
from .effect_sites import TAKES
from .flow import EffectSite, Flow, Thing
from .map_reach import pages_reached, regions_reached
from .programs import ConditionalProgram
from .supplies import supply_of

FREE_GOODS = ("food", "resources", "coins")
"""Goods that a market, a search or a start always brings, or that stand for any."""


@dataclass(slots=True)
class Reachability:
    """What can be had, lost, read and done in some campaign; each is at most overestimated."""

    flow: Flow
    pack: AnyPack
    had: set[Thing] = field(default_factory=set)
    """The things that can be had."""
    lost: set[Thing] = field(default_factory=set)
    """Quests and cards that some reachable effect takes away or completes."""
    read: set[str] = field(default_factory=set)
    """Paragraphs."""
    places: set[str] = field(default_factory=set)
    """Locations that the party can come to on the map."""
    sure: frozenset[Thing] = frozenset()
    """What every campaign begins with."""

    def can(self, condition: Condition, *, holds: bool = True) -> bool:
        """Whether a condition can come true, or be false if that is asked."""
        if condition.kind == "not":
            return self.can(condition.parts[0], holds=not holds)
        if condition.kind in ("and", "or"):
            every = all if (condition.kind == "and") == holds else any
            return every(self.can(part, holds=holds) for part in condition.parts)
        return self.can_have(condition) if holds else self.can_lack(condition)

    def can_have(self, atom: Condition) -> bool:
        """Whether what a single question asks for can be had."""
        kind, args = atom.kind, atom.args
        match kind:
            case "keyword":
                return any(("quest", quest) in self.had for quest in self.flow.keywords.get(str(args[0]), ()))
            case "quest" | "token" | "explore" | "curse" | "mark":
                return (kind, args[0]) in self.had
            case "card":
                return ("adventure", args[0]) in self.had
            case "has":
                return args[0] in FREE_GOODS or ("goods", args[0]) in self.had
            case "totems":
                return self.totems() >= int(args[0])
            case _:
                return True

    def can_lack(self, atom: Condition) -> bool:
        """Whether what a single question asks for can be missing."""
        if atom.kind == "keyword":
            bearers: list[Thing] = [("quest", quest) for quest in self.flow.keywords.get(str(atom.args[0]), ())]
            return not any(thing in self.sure and thing not in self.lost for thing in bearers)
        thing: Thing = (atom.kind, atom.args[0] if atom.args else "")
        return thing not in self.sure or thing in self.lost

    def totems(self) -> int:
        """How many totems can be had."""
        cards = self.pack.adventures.values()
        return sum(card.kind == "totem" and ("adventure", card.number) in self.had for card in cards)

    def is_open(self, piece: ConditionalProgram) -> bool:
        """Whether a program can be come to: its paragraph read, its card had, its cost payable."""
        site = piece.site
        if site.kind == "story" and site.key not in self.read:
            return False
        if site.kind == "adventure" and not self._has_card(site.key):
            return False
        return all(self.can_have(Condition("has", amount)) for amount in piece.cost)

    def can_do(self, step: EffectSite) -> bool:
        """Whether an effect can be resolved."""
        return self.is_open(step.piece) and all(self.can(condition) for condition in step.asked)

    def _has_card(self, card: str) -> bool:
        """Whether a card can be had; true of one without a number, which no effect gives."""
        adventure = self.pack.adventures.get(card)
        return adventure is None or not adventure.number or ("adventure", adventure.number) in self.had


def reach_of(flow: Flow, pack: AnyPack) -> Reachability:
    """Everything that can happen in a pack."""
    reach = Reachability(flow, pack, had=set(flow.start) | supply_of(pack), places=_places(flow, pack))
    reach.sure = frozenset(("quest", quest) for quest in STARTING_QUESTS) if isinstance(pack, SeaPack) else frozenset()
    reach.read |= reach.places
    pending = list(flow.steps)
    grown = True
    while grown:
        is_ready = [reach.can_do(step) for step in pending]  # all by what was reached before this round
        for step in compress(pending, is_ready):
            _do(reach, step)
        pending = [step for step, ready in zip(pending, is_ready, strict=True) if not ready]
        grown = _by_rules(reach) or any(is_ready)
    return reach


def _do(reach: Reachability, step: EffectSite) -> None:
    """Note what an effect opens, takes or gives; goods that are lost can be had again."""
    name = step.op.name
    if name == "turn-to":
        reach.read.add(str(step.op.args[0]))
    elif TAKES.get(name, "goods") != "goods":
        reach.lost.update(step.things())
    elif name not in ("lose", "combat", "boss"):
        reach.had.update(step.things())


def _by_rules(reach: Reachability) -> bool:
    """What the rules give for what is had: totems for dormant ones, places that cards open; returns
    whether any is new.
    """
    pack, before = reach.pack, (len(reach.had), len(reach.read))
    if any(("goods", food) in reach.had for food in FOODS):
        reach.had.add(("goods", "food"))
    if not isinstance(pack, SeaPack):
        for quest in pack.quests.values():
            paid = all(("goods", what) in reach.had for what, _ in quest.needs)
            if quest.totem and ("quest", quest.number) in reach.had and paid:
                reach.had.add(("adventure", quest.totem))
        for space in pack.spaces.values():
            if space.explore and space.card and ("adventure", space.card) in reach.had:
                reach.read.add(str(space.explore))
    return (len(reach.had), len(reach.read)) != before


def _places(flow: Flow, pack: AnyPack) -> set[str]:
    """Paragraphs that the rules or a place on the map lead to from the start."""
    by_rules = {number for number, why in flow.entries.items() if why in ("rules", "camp")}
    if isinstance(pack, SeaPack):
        regions = regions_reached(pack, bind_sea(pack).moves)
        return by_rules | {str(n) for region in regions for n in pack.regions[region].locations}
    pages = pages_reached(pack)
    on_map = {str(n) for page in pages for place in pack.pages[page].places for n in place.locations}
    return (
        by_rules | on_map | {str(space.explore) for space in pack.spaces.values() if space.explore and not space.card}
    )
