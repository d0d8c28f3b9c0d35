"""The data flow of a pack: who gives, takes and asks for what, and which paragraph leads to which."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ...effects.op import Condition, atoms_of
from ...sea.pack.links import PARAGRAPHS
from ...sea.table.cards import Pack as SeaPack
from ...sea.table.words import STARTING_QUESTS
from ...skies.pack.links import END_STORY, OUT_OF_FUEL
from ..project import AnyPack, Project
from .effect_sites import CLOSES, GIVES, TAKES, Ask, Edge, EffectSite, Thing, steps_of, thing_of
from .programs import ConditionalProgram, Site, pieces_of, site_in

__all__ = [
    "Ask",
    "ConditionalProgram",
    "Edge",
    "EffectSite",
    "Flow",
    "Site",
    "Thing",
    "entries_of",
    "flow_of",
    "start_of",
]


@dataclass(slots=True)
class Flow:
    """What a pack's programs do to each other; every list is in the order of the files."""

    pieces: list[ConditionalProgram] = field(default_factory=list)
    steps: list[EffectSite] = field(default_factory=list)
    """Every effect of every program, arms included."""
    edges: list[Edge] = field(default_factory=list)
    """The ways from paragraph to paragraph."""
    asks: list[Ask] = field(default_factory=list)
    """All questions."""
    gives: dict[Thing, list[EffectSite]] = field(default_factory=dict)
    """Where each thing is gained, ticked, crossed off or reached."""
    takes: dict[Thing, list[EffectSite]] = field(default_factory=dict)
    """What takes each thing away."""
    completes: dict[Thing, list[EffectSite]] = field(default_factory=dict)
    """Where each quest is completed."""
    fights: dict[Thing, list[EffectSite]] = field(default_factory=dict)
    """Where each enemy and boss is fought."""
    asked: dict[Thing, list[Ask]] = field(default_factory=dict)
    """Where each thing is asked for; keywords by themselves, see ``keywords``."""
    entries: dict[str, str] = field(default_factory=dict)
    """Paragraphs that the map or the rules lead to: number to the reason, such as ``region 2.quay`` or ``rules``."""
    start: frozenset[Thing] = frozenset()
    """What a campaign may begin with, unlocked cards included, or gets by the rules alone."""
    keywords: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """Each keyword and the quests that bear it."""

    def ways(self) -> dict[str, list[str]]:
        """Where each paragraph turns to, whatever that asks for; events and cards turn from the paragraph ``""``."""
        targets: dict[str, list[str]] = {}
        for edge in self.edges:
            targets.setdefault(edge.start, []).append(edge.target)
        return targets


def flow_of(project: Project, pack: AnyPack) -> Flow:
    """The data flow of a pack that can be loaded, computed once for the pack of a project."""
    if pack is not project.pack:
        return _flow_of(project, pack)
    if project.flow is None:
        project.flow = _flow_of(project, pack)
    return project.flow


def _flow_of(project: Project, pack: AnyPack) -> Flow:
    """The flow of a pack, worked out anew."""
    flow = Flow(entries=entries_of(pack), start=start_of(pack))
    for quest in pack.quests.values():
        if quest.keyword:
            flow.keywords[quest.keyword] = (*flow.keywords.get(quest.keyword, ()), quest.number)
    for piece in pieces_of(project.source, pack):
        flow.pieces.append(piece)
        flow.steps += steps_of(piece)
    for step in flow.steps:
        _note(flow, step)
    for ask in _asks(flow, pack):
        flow.asks.append(ask)
        flow.asked.setdefault(thing_of(ask.atom), []).append(ask)
    return flow


def _note(flow: Flow, step: EffectSite) -> None:
    """Sort an effect by the things that it gives, takes, closes or fights, and by the page that it turns to."""
    name = step.op.name
    if name == CLOSES:
        steps_by_thing = flow.completes
    elif name in GIVES:
        steps_by_thing = flow.gives
    else:
        steps_by_thing = flow.takes if name in TAKES else flow.fights
    for thing in step.things():
        steps_by_thing.setdefault(thing, []).append(step)
    if name == "turn-to":
        flow.edges.append(Edge(step.site.paragraph, str(step.op.args[0]), step))


def _asks(flow: Flow, pack: AnyPack) -> Iterator[Ask]:
    """Every question of a pack, each taken apart into what it asks for."""
    asks: list[tuple[Site, str, Condition]] = []
    for paragraph in pack.paragraphs.values():
        site = site_in(paragraph)
        asks += [(site, "if", condition) for condition, _ in paragraph.ifs]
        asks += [(site, "when", block.when) for block in paragraph.blocks if block.when]
        asks += [(site_in(paragraph, choice), "needs", choice.needs) for choice in paragraph.choices if choice.needs]
    asks += [(piece.site, "needs", piece.needs) for piece in flow.pieces if piece.needs and piece.role == "complete"]
    asks += [(step.site, "op", step.op.condition) for step in flow.steps if step.op.condition]
    for piece in flow.pieces:
        asks += [(piece.site, "cost", Condition("has", amount)) for amount in piece.cost]
    for site, where, whole in asks:
        for atom, holds in atoms_of(whole):
            yield Ask(site, where, atom, whole, holds)


def entries_of(pack: AnyPack) -> dict[str, str]:
    """Paragraphs that the map or the rules lead to, and why."""
    if isinstance(pack, SeaPack):
        entries = dict.fromkeys(PARAGRAPHS, "rules")
        return entries | {str(n): f"region {region.id}" for region in pack.regions.values() for n in region.locations}
    entries = {END_STORY: "rules"}
    for _, before_last, last in pack.camps.values():
        entries |= dict.fromkeys((before_last, last), "camp")
    for page in pack.pages.values():
        entries |= {str(number): f"page {page.number}" for place in page.places for number in place.locations}
    return entries | {str(space.explore): f"space {space.id}" for space in pack.spaces.values() if space.explore}


def start_of(pack: AnyPack) -> frozenset[Thing]:
    """What a campaign may begin with, unlocked cards included, or gets by the rules alone."""
    if isinstance(pack, SeaPack):
        quests = [*STARTING_QUESTS, *(quest for unlock in pack.unlocks for quest in unlock.quests)]
        return frozenset(("quest", quest) for quest in quests)
    unlocked: set[Thing] = {(kind, number) for _, kind, number in pack.unlocks}
    return frozenset({*unlocked, ("quest", OUT_OF_FUEL)})
