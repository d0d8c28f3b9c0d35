"""Lint checks of references: unused or missing paragraphs, cards, quests, enemies, endings and letters."""

from __future__ import annotations

from collections.abc import Iterator

from ...effects.op import Arg
from ...kernel.errors import Finding
from ...sea.table.cards import Pack as SeaPack
from ...story.ways import location_of, onwards
from ..dataflow.effect_sites import Thing
from ..dataflow.flow import Flow, flow_of
from ..dataflow.programs import Site, site_in, site_of
from ..project import AnyPack, Project
from .check import Check
from .finding_place import finding_at, own_records


def check_paragraphs_led_to(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports paragraphs that nothing leads to."""
    flow = flow_of(project, pack)
    led = {edge.target for edge in flow.edges if edge.start != edge.target} | set(flow.entries)
    for paragraph in pack.paragraphs.values():
        if paragraph.number in led:
            continue
        site = site_in(paragraph)
        if "." in paragraph.number or paragraph.number.startswith("F"):
            yield finding_at(site, "orphan-paragraph", "no paragraph turns to it")
        else:
            yield finding_at(site, "stray-story", f"expected location {paragraph.number} on the map, got none")


def check_things_used(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports numbered cards, quests, enemies, bosses and endings that are never used."""
    flow = flow_of(project, pack)
    used = {*flow.start, *flow.gives, *flow.fights, *_by_rules(pack)}
    for record in own_records(project, "adventure", "quest", "enemy", "boss"):
        number = record.data.get("number")
        if isinstance(number, int) and (record.kind, number) not in used:
            verb = "fights" if record.kind in ("enemy", "boss") else "gives"
            yield finding_at(site_of(record), f"unused-{record.kind}", f"nothing {verb} {record.kind} {number}")
    manifest = project.source.manifest
    for ending in pack.endings:
        if ("ending", ending) not in used:
            yield Finding(manifest.file, manifest.line, "unused-ending", f"nothing leads to the ending {ending!r}")


def check_returned_cards(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports cards that should return to the box with a quest that nothing completes."""
    if not isinstance(pack, SeaPack):
        return
    flow = flow_of(project, pack)
    for record in own_records(project, "adventure"):
        card = pack.adventures.get(record.key())
        if card and card.until_quest and ("quest", card.until_quest) not in flow.completes:
            yield finding_at(site_of(record), "card-stays", f"expected 'complete quest {card.until_quest}' somewhere")


def _by_rules(pack: AnyPack) -> set[Thing]:
    """Cards that the rules give: the totems that dormant ones become."""
    if isinstance(pack, SeaPack):
        return set()
    return {("adventure", quest.totem) for quest in pack.quests.values() if quest.totem}


def check_explore_letters(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports explore letters that are not both gained and asked for in their location."""
    flow = flow_of(project, pack)
    gained = _letters([(step.site, step.op.args[0]) for step in flow.steps if step.op.name == "gain-explore"])
    asked = _letters([(ask.site, ask.atom.args[0]) for ask in flow.asks if ask.atom.kind == "explore"])
    joined = _connected_locations(flow)
    for (location, letter), site in asked.items():
        if not any((other, letter) in gained for other in joined[location]):
            yield finding_at(site, "explore-unknown", f"nothing in location {location} gives explore {letter}")
    for (location, letter), site in gained.items():
        if not any((other, letter) in asked for other in joined.get(location, ())):
            yield finding_at(site, "explore-unasked", f"nothing in location {location} asks for explore {letter}")


def _letters(sites: list[tuple[Site, Arg]]) -> dict[tuple[str, str], Site]:
    """The first site of each letter in each location."""
    first: dict[tuple[str, str], Site] = {}
    for site, letter in sites:
        first.setdefault((site.location, str(letter)), site)
    return first


def _connected_locations(flow: Flow) -> dict[str, set[str]]:
    """For each location those that one visit to it can pass through."""
    ways: dict[str, set[str]] = {}
    for edge in flow.edges:
        here, there = edge.step.site.location, location_of(edge.target)
        ways.setdefault(here, set()).add(there)
        ways.setdefault(there, set()).add(here)
    locations = {piece.site.location for piece in flow.pieces}
    return {location: onwards(ways, [location]) - {""} if location else {""} for location in locations}


REFERENCES = (
    Check(("orphan-paragraph", "stray-story"), check_paragraphs_led_to),
    Check(("unused-adventure", "unused-quest", "unused-enemy", "unused-boss", "unused-ending"), check_things_used),
    Check(("card-stays",), check_returned_cards),
    Check(("explore-unknown", "explore-unasked"), check_explore_letters),
)
