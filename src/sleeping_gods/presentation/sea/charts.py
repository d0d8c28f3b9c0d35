"""The map section of the sea: every region with its known places, and the ways between them."""

from __future__ import annotations

from ...kernel.choices import Choice, text
from ...sea.table.cards import Pack, Region
from ...sea.table.table import SeaTable
from ...story.prologue import Lead
from ..audience import Audience
from ..localizer import Localizer
from ..party.near_places import leads_now, near_places
from ..party.pack_cache import RecordCache
from ..party.places import Places, told_count
from ..party.presenter import Presenter
from ..scene.atlas import Area, AreaLink, MapPage, SceneMap
from .atlas import distances, over_edge, places_of, region_marks, region_words
from .phase import place

READS: tuple[str, ...] = (
    "agenda", "region", "serpent", "log", "quests", "used_quests", "taken", "actions", "adventures",
)  # fmt: skip
"""The fields of the table that the map depends on; ``test_changed_alone`` finds one that is missing here."""
_area_cache: RecordCache[Pack, Area] = RecordCache(4096)
"""Regions by all that decides how they are told."""
_page_cache: RecordCache[Pack, tuple[MapPage, ...]] = RecordCache()
"""The pages of the map by those that lie open."""
_distance_cache: RecordCache[Pack, dict[str, int]] = RecordCache()
"""How far every region is from one, in any language."""
GOING = ("sail", "explore")
"""First words of the choices that are shown on the map."""
OUT_OF_REACH = -1
"""The distance of a region to which no way leads."""


def chart(presenter: Presenter[SeaTable], table: SeaTable, audience: Audience) -> SceneMap:
    """The map as it is known; it is told again only where something of it is another than before."""
    going = tuple(choice for choice in table.offered if choice[0] in GOING)
    depends_on = (
        table.pack, tuple(table.log.notes.items()), tuple(table.quests), tuple(table.taken), presenter.read,
        told_count(table),
    )  # fmt: skip
    before: Places | None = presenter.last_cached("places")
    places = presenter.cached(
        "places", depends_on, lambda: places_of(presenter.localizer, table, presenter.read, before)
    )
    leads = leads_now(table)
    return presenter.cached(
        "map",
        (depends_on, going, table.region, table.serpent, tuple(lead.place for lead in leads)),
        lambda: _chart(presenter, table, going, places, leads),
    )


def _chart(
    presenter: Presenter[SeaTable],
    table: SeaTable,
    going: tuple[Choice, ...],
    places: Places,
    leads: tuple[Lead, ...],
) -> SceneMap:
    """The map, the nearest regions first; each region is kept until what is told of it changes."""
    localizer, pack = presenter.localizer, table.pack
    away = _distance_cache.get_or_make(pack, "en", table.region, distances, table)

    def area(region: Region) -> Area:
        distance, here = away.get(region.id, OUT_OF_REACH), table.region == region.id
        offered = tuple([choice for choice in going if (choice[0] == "explore" if here else choice[1] == region.id)])
        seen = tuple([places.seen(location) for location in region.locations])
        from_where = table.region if distance <= 1 else ""  # of a neighbour it is told how one comes there
        key = (region.id, distance, from_where, table.serpent == region.id, offered, seen)
        return _area_cache.get_or_make(
            pack, localizer.lang, key, _area, localizer, table, region, distance, places, offered
        )

    regions = sorted(pack.regions.values(), key=lambda region: away.get(region.id, len(pack.regions)))
    areas = tuple(map(area, regions))
    sheets = _page_cache.get_or_make(
        pack, localizer.lang, pack.regions[table.region].page // 2, _spread, localizer, pack, table.region
    )
    return SceneMap(
        here=table.region,
        sheets=sheets,
        areas=areas,
        flight=(),
        walks=(),
        on_foot=(),
        spoken=(place(localizer, table),),
        near=near_places(places, leads, presenter.distances(table)),
    )


def _spread(localizer: Localizer, pack: Pack, region: str) -> tuple[MapPage, ...]:
    """The pages of the map; the two on which a region lies are open: pages 2 and 3 face each other, and so on."""
    spread = pack.regions[region].page // 2
    return tuple(
        MapPage(
            page=page,
            title=localizer.say("map_page", page=page),
            columns=0,  # regions are no squares, and say themselves which edge a way crosses
            rows=0,
            edges=(),
            beyond="",
            open=page // 2 == spread,
            spoken="",
        )
        for page in sorted({region.page for region in pack.regions.values()})
    )


def _area(
    localizer: Localizer, table: SeaTable, region: Region, away: int, places: Places, going: tuple[Choice, ...]
) -> Area:
    """A region as the map tells it, with the ways out of it and the choices that lead there."""
    name, here = localizer.name(region.name), table.region == region.id
    contents = region_words(localizer, table, region, places) or localizer.say("map_nothing")
    ways = ways_from(table, region.id)
    links = localizer.say("map_next-to", regions=", ".join(_way(localizer, table, way) for way in ways)) if ways else ""
    back = away != 1 or table.region in table.bound.moves[region.id]
    says = localizer.clauses(
        [over_edge(localizer, table, region.id), "" if back else localizer.say("map_one-way"), contents]
    )
    spoken = localizer.say(
        "map_region", moves=away, region=localizer.lowercase_article(name), page=region.page, says=says
    )
    return Area(
        ref=region.id,
        name=name,
        page=region.page,
        distance=away,
        here=here,
        vessel_here=here,
        spots=tuple(places.spot(location, going if here else ()) for location in region.locations),
        ways=ways,
        marks=region_marks(localizer, table, region),
        text=localizer.rich_text(says),
        links=localizer.rich_text(links),
        choices=tuple(text(choice) for choice in going if choice == ("sail", region.id)),
        spoken=localizer.clauses([spoken.rstrip("."), links]) + "." if links and away == 1 else spoken,
    )


def sail_words(localizer: Localizer, table: SeaTable, region: str, places: Places) -> str:
    """What a move to a region brings: what lies there, and whether the way leads straight back."""
    contents = region_words(localizer, table, table.pack.regions[region], places)
    back = table.region in table.bound.moves[region]
    return localizer.clauses([contents, "" if back or region == table.region else localizer.say("map_one-way")])


def ways_from(table: SeaTable, region: str) -> tuple[AreaLink, ...]:
    """The regions next to one, and whether the way there crosses an edge or leads only there."""
    moves, edges = table.bound.moves, table.bound.turns_page
    ways = []
    for neighbour in moves[region]:
        edge = edges.get((region, neighbour), "")
        bar = "edge" if edge else ""
        if region not in moves[neighbour]:
            bar = "one-way"
        ways.append(AreaLink(neighbour, edge, bar))
    return tuple(ways)


def _way(localizer: Localizer, table: SeaTable, way: AreaLink) -> str:
    """A way in words."""
    name = localizer.lowercase_article(localizer.name(table.pack.regions[way.to].name))
    if not way.kind:
        return name
    edge = localizer.say("sail_edge", edge=way.side) if way.side else ""
    only = localizer.say("map_one-way") if way.kind == "one-way" else ""
    return localizer.say("map_way", region=name, how=", ".join(part for part in (edge, only) if part))
