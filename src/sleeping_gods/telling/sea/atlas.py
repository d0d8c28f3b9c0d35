"""The map in words: how far regions are, and what lies in them."""

from __future__ import annotations

from collections import deque

from ...effects.terms import SKILLS
from ...sea.table.cards import Region
from ...sea.table.table import SeaTable
from ..phrases import join
from ..voice import Voice
from .names import namer_of


def distances(table: SeaTable, most: int) -> dict[str, int]:
    """Moves from the ship to every region within reach."""
    found = {table.region: 0}
    queue = deque([table.region])
    while queue:
        here = queue.popleft()
        if found[here] == most:
            continue
        for region in table.bound.moves[here]:
            if region not in found:
                found[region] = found[here] + 1
                queue.append(region)
    return found


def region_words(voice: Voice, table: SeaTable, region: Region) -> str:
    """What lies in a region: locations, port, market, hazard, serpent, notes."""
    numbers = [str(location) for location in region.locations]
    places = voice.say("map_locations", places=join(numbers), count=len(numbers)) if numbers else ""
    notes = [
        voice.say("map_note", place=place, words=said) for place, said in table.log.notes.items() if place in numbers
    ]
    return join(
        [
            places,
            voice.say("map_port") if region.port else "",
            voice.say("map_market") if region.market else "",
            _hazard(voice, table, region),
            voice.say("map_serpent") if table.serpent == region.id else "",
            *notes,
        ]
    )


def _hazard(voice: Voice, table: SeaTable, region: Region) -> str:
    hazard = region.hazard
    if hazard is None:
        return ""
    skill, harm = voice.term(SKILLS[hazard.skill]), voice.describe(hazard.fail, namer_of(voice, table.pack))
    return voice.say("map_hazard", name=voice.name(hazard.name), skill=skill, number=hazard.number, harm=harm)


def over_edge(voice: Voice, table: SeaTable, region: str) -> str:
    """The edge of the page that the way to a region crosses; empty if it crosses none."""
    edge = table.bound.turns_page.get((table.region, region), "")
    return voice.say("sail_edge", edge=edge) if edge else ""
