"""The map of the sea in words: distances of regions, and what is in them."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping

from ...sea.table.cards import Pack, Region
from ...sea.table.table import SeaTable
from ..localizer import Localizer
from ..party.places import Places
from ..party.printed_names import PrintedNames
from ..phrases import join
from ..scene.atlas import MapMark
from ..story_knowledge import NOTHING, StoryKnowledge
from .names import namer_of


def distances(table: SeaTable) -> dict[str, int]:
    """Moves from the ship to every region that can be reached."""
    return {region: len(way) for region, way in ways(table).items()}


def ways(table: SeaTable) -> dict[str, tuple[str, ...]]:
    """The regions that a shortest way enters to each region; of the shortest ways one with the fewest hazards."""
    regions = table.pack.regions
    shortest: dict[str, tuple[str, ...]] = {table.region: ()}
    queue = deque([table.region])

    def dangers(way: tuple[str, ...]) -> int:
        return sum(region in regions and regions[region].hazard is not None for region in way)

    while queue:
        here = queue.popleft()
        for region in table.bound.moves[here]:
            way = (*shortest[here], region)
            if region not in shortest:
                queue.append(region)
            known = shortest.get(region)
            if known is None or (len(way) == len(known) and dangers(way) < dangers(known)):
                shortest[region] = way
    return shortest


def hazards_on(localizer: Localizer, table: SeaTable, way: tuple[str, ...]) -> str:
    """The hazards of the regions that a way enters, with their tests."""
    regions = table.pack.regions
    return localizer.clauses(_hazard(localizer, table, regions[region]) for region in way if region in regions)


def _names(localizer: Localizer, pack: Pack) -> Mapping[int, str]:
    """The names of the islands by the numbers of their places."""
    return {place: localizer.name(island.name) for island in pack.islands.values() for place in island.locations}


printed: PrintedNames[Pack] = PrintedNames(_names)
"""The names of islands, by the numbers that lie on them: they are printed on the map."""


def places_of(
    localizer: Localizer, table: SeaTable, known: StoryKnowledge = NOTHING, before: Places | None = None
) -> Places:
    """The places of the map as a party knows them; they may have been told before."""
    quests = table.pack.quests
    texts = {number: localizer.name(quests[number].text) for number in table.quests}
    return Places(
        localizer=localizer,
        table=table,
        known=known,
        quests=texts,
        printed=printed(localizer, table.pack),
        before=before,
    )


def region_words(localizer: Localizer, table: SeaTable, region: Region, places: Places | None = None) -> str:
    """What lies in a region: locations as they are known, port, market, hazard, serpent."""
    places_known = places or places_of(localizer, table)
    spoken = [places_known.spot(location).spoken for location in region.locations]
    return localizer.clauses(
        [
            localizer.say("map_locations", places=join(spoken), count=len(spoken)) if spoken else "",
            localizer.say("map_port") if region.port else "",
            localizer.say("map_market") if region.market else "",
            _hazard(localizer, table, region),
            localizer.say("map_serpent") if table.serpent == region.id else "",
            *_notes(localizer, table, region),
        ]
    )


def region_marks(localizer: Localizer, table: SeaTable, region: Region) -> tuple[MapMark, ...]:
    """What the map shows in a region beside its places."""
    port, market, beast = (localizer.say(f"map_{key}") for key in ("port", "market", "serpent"))
    hazard = localizer.name(region.hazard.name) if region.hazard else ""
    marks = (
        (region.port, MapMark("port", port, port)),
        (region.market, MapMark("market", market, market)),
        (region.hazard is not None, MapMark("hazard", _hazard(localizer, table, region), hazard)),
        (table.serpent == region.id, MapMark("serpent", beast, beast)),
    )
    return tuple(mark for is_there, mark in marks if is_there)


def _notes(localizer: Localizer, table: SeaTable, region: Region) -> list[str]:
    """Our own words about the places of a region."""
    notes = table.log.notes
    numbers = [str(location) for location in region.locations]
    return [localizer.say("map_note", place=place, words=notes[place]) for place in numbers if place in notes]


def _hazard(localizer: Localizer, table: SeaTable, region: Region) -> str:
    """The hazard of a region with its test and its harm; empty if there is none."""
    hazard = region.hazard
    if hazard is None:
        return ""
    skill = localizer.term("skill", hazard.skill)
    harm = localizer.describe(hazard.fail, namer_of(localizer, table.pack))
    return localizer.say("map_hazard", name=localizer.name(hazard.name), skill=skill, number=hazard.number, harm=harm)


def over_edge(localizer: Localizer, table: SeaTable, region: str) -> str:
    """The edge of the page that the way to a region crosses; empty if it crosses none."""
    edge = table.bound.turns_page.get((table.region, region), "")
    return localizer.say("sail_edge", edge=edge) if edge else ""
