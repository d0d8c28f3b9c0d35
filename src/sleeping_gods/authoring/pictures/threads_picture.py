"""The whole pack in one picture: its locations on the atlas, and what runs between them, one curve for each two."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import hypot

from ...kernel.errors import BrokenPack
from ...reference.svg import document, group, number, tag, with_title, words, wrap
from ...sea.pack.atlas import WIDTH, spread
from ...sea.table.cards import Pack as SeaPack
from ..dataflow.flow import Flow, flow_of
from ..project import AnyPack, Project
from .geometry import Box, Spot
from .graph_story import Story, location_of
from .ink import polygon
from .places import TALL, places, spread_boxes
from .threads import bundles, keyword_threads, threads

RADIUS = 27.0
"""Of a location's circle."""
TITLE = 230.0
"""The width of what is written below a circle."""
NARROWEST_TITLE = 110.0
"""How narrow it becomes beside a neighbour."""
BEND = 0.16
"""How far a thread bends to one side, as a part of its length."""
MOST_BEND = 150.0
"""How far a thread bends at most."""
TIP_LENGTH = 15
"""The length of the head of an arrow."""
TIP_HALF = 7
"""Half the width of the head of an arrow."""
STAR = "M0 -15l4.4 9.6 10.6 1 -8 7 2.4 10.4L0 6.6l-9.4 5.4 2.4 -10.4 -8 -7 10.6 -1Z"
"""The sign of a totem."""
THREAD_CSS = """
.sheet{fill:#faf6ec}.leaf{fill:#e4eee9;stroke:#9db5ae}.coast{fill:#eee3c4;stroke:#c9b98c}.ink{fill:#2b2118}
.spot{fill:#fffdf6;stroke:#33271a;stroke-width:2.5}.spot.town{fill:#bcd9e0}
.halo{paint-order:stroke;stroke:#eef1e8;stroke-width:5;stroke-linejoin:round}
.totem{fill:#f7d774;stroke:#8a6a14;stroke-width:2}
.thread{fill:none;stroke:#8f3220;opacity:.5;stroke-linecap:round}.far .thread{opacity:.2}.barb{fill:#8f3220;opacity:.6}
.bundle:hover .thread,.bundle:hover .barb,.far:hover .thread{opacity:1}.pip{fill:#8f3220}.count{fill:#fff}
@media (prefers-color-scheme:dark){.sheet{fill:#1d1a16}.leaf{fill:#24302d;stroke:#47605a}
.coast{fill:#38372a;stroke:#57533c}.ink{fill:#ece3d0}.spot{fill:#28241e;stroke:#ece3d0}
.halo{stroke:#262c28}.spot.town{fill:#2f5560}
.thread{stroke:#e9a68f;opacity:.6}.far .thread{opacity:.26}.barb,.pip{fill:#e9a68f}.count{fill:#1d1a16}}
"""
"""Lines are light until they are pointed at."""


def threads_picture(project: Project, story: Story, *, links: bool = False, style: str = THREAD_CSS) -> str:
    """The SVG of the pack's threads, or BrokenPack if the pack cannot be loaded."""
    pack = project.pack
    if pack is None:
        raise BrokenPack(project.findings)
    flow = flow_of(project, pack)
    boxes = spread_boxes(pack)
    spots = places(pack, boxes)
    gold = _with_totems(flow, story)
    pairs = bundles(threads(keyword_threads(flow), frozenset(story.paragraphs)))
    lines = [
        _line(start, end, keywords, spots, far=_leaves_spread(boxes, spots[start], spots[end]))
        for (start, end), keywords in pairs.items()
        if start in spots and end in spots
    ]
    wide = max([box.right for box in boxes.values()] + [spot[0] + 100 for spot in spots.values()], default=0) + 60
    high = max([box.bottom for box in boxes.values()] + [spot[1] + 60 for spot in spots.values()], default=0) + 40
    leaves = [_leaf(first, box) for first, box in boxes.items()]
    nodes = [
        _location(where, spot, story, _room(spot, spots.values()), gold=where in gold, links=links)
        for where, spot in spots.items()
    ]
    sheet = tag("rect", width=wide, height=high, class_="sheet")
    coasts = group(*_coasts(pack, boxes))
    own = style + hover_style(list(spots))
    return document(wide, high, "threads", sheet, *leaves, coasts, group(*lines), *nodes, style=own)


def _with_totems(flow: Flow, story: Story) -> set[str]:
    """The locations in which a totem can be had."""
    return {
        location_of(step.site.paragraph)
        for (kind, which), steps in flow.gives.items()
        for step in steps
        if kind == "adventure" and which in story.totems and step.site.paragraph
    }


def _leaf(first: int, box: Box) -> str:
    """The ground of a spread with the numbers of its pages."""
    ground = tag("rect", x=box.x, y=box.y, width=box.width, height=box.height, rx=14, class_="leaf")
    return ground + words(f"{first}–{first + 1}", box.x + 16, box.y + 34, 26, class_="ink", opacity="0.55")


def _leaves_spread(boxes: dict[int, Box], start: Spot, end: Spot) -> bool:
    """Whether a line leaves its spread; such lines are drawn lighter."""
    (_, start_y), (_, end_y) = start, end
    return not any(box.y < start_y < box.bottom and box.y < end_y < box.bottom for box in boxes.values())


def hover_style(locations: Sequence[str]) -> str:
    """The style by which a location that is pointed at shows its own lines alone."""
    ways = ",".join(f"svg:has(.n{location}:hover) .w{location}" for location in locations)
    lines = ",".join(f"svg:has(.n{location}:hover) .w{location} .thread" for location in locations)
    return f"svg:has(.node:hover) .bundle{{opacity:.12}}{ways}{{opacity:1}}{lines}{{opacity:1}}" if locations else ""


def _coasts(pack: AnyPack, boxes: dict[int, Box]) -> Iterator[str]:
    """The land of the maps, pale."""
    for island in pack.islands.values() if isinstance(pack, SeaPack) else ():
        box = boxes[spread(island.page)]
        left = box.x + island.page % 2 * WIDTH
        yield tag("path", d=polygon([(left + x, box.y + y * TALL) for x, y in island.shape]), class_="coast")


def _room(spot: Spot, others: Iterable[Spot]) -> float:
    """How wide the title of a location may be, so that it does not meet that of a neighbour."""
    own_x, own_y = spot
    beside = [abs(x - own_x) for x, y in others if abs(y - own_y) < 60 and x != own_x]
    return max(NARROWEST_TITLE, min([TITLE, *(wide - 14 for wide in beside)]))


def _location(location: str, spot: Spot, story: Story, room: float, *, gold: bool, links: bool) -> str:
    """A circle with the number, the title below, a star if a totem is there."""
    x, y = spot
    paragraph = story.paragraphs.get(location)
    title = story.title(location) if location in story.locations else ""
    town = " town" if paragraph and paragraph.town else ""
    size = 26 if len(location) < 3 else 22
    parts = [
        tag("circle", cx=x, cy=y, r=RADIUS, class_=f"spot{town}"),
        words(location, x, y + size * 0.36, size, text_anchor="middle", font_weight="bold", class_="ink"),
        *(
            words(line, x, y + RADIUS + 24 + index * 25, 22, text_anchor="middle", class_="ink halo")
            for index, line in enumerate(wrap(title, 22, room, 3))
        ),
    ]
    if gold:
        place = f"translate({number(x + RADIUS)} {number(y - RADIUS + 4)}) scale(1.2)"
        parts.append(tag("path", d=STAR, class_="totem", transform=place))
    picture = with_title(f"{location} {title}", *parts, class_=f"node n{location}")
    return tag("a", picture, href=f"#l{location}") if links and location in story.locations else picture


def _line(start: str, end: str, keywords: Sequence[str], spots: Mapping[str, Spot], *, far: bool) -> str:
    """A curve from the giver to the asker, the wider the more runs along it; more than one are counted."""
    (x1, y1), (x2, y2) = spots[start], spots[end]
    along_x, along_y = _direction(spots[start], spots[end])
    bend = min(MOST_BEND, BEND * hypot(x2 - x1, y2 - y1))
    control = (x1 + x2) / 2 - along_y * bend, (y1 + y2) / 2 + along_x * bend
    into_x, into_y = _direction(control, spots[end])
    stop_x, stop_y = x2 - into_x * (RADIUS + 5), y2 - into_y * (RADIUS + 5)
    base_x, base_y = stop_x - into_x * TIP_LENGTH, stop_y - into_y * TIP_LENGTH
    wing_x, wing_y = -into_y * TIP_HALF, into_x * TIP_HALF
    tip = polygon([(stop_x, stop_y), (base_x + wing_x, base_y + wing_y), (base_x - wing_x, base_y - wing_y)])
    # the middle of the curve, where the keywords are counted
    x, y = (0.25 * a + 0.5 * b + 0.25 * c for a, b, c in zip((x1, y1), control, (stop_x, stop_y), strict=True))
    many = len(keywords)
    parts = [
        tag(
            "path",
            d=f"M{_at((x1, y1))}Q{_at(control)} {_at((base_x, base_y))}",
            class_="thread",
            stroke_width=1.6 + 1.4 * many,
        ),
        tag("path", d=tip, class_="barb"),
    ]
    if many > 1:
        parts.append(tag("circle", cx=x, cy=y, r=13, class_="pip"))
        parts.append(words(str(many), x, y + 6.5, 18, text_anchor="middle", font_weight="bold", class_="count"))
    title = f"{start} → {end}: {', '.join(keywords)}"
    return with_title(title, *parts, class_=f"bundle w{start} w{end}{' far' if far else ''}")


def _direction(start: Spot, end: Spot) -> Spot:
    """From one spot to another, of length 1."""
    (x1, y1), (x2, y2) = start, end
    length = hypot(x2 - x1, y2 - y1) or 1
    return (x2 - x1) / length, (y2 - y1) / length


def _at(spot: Spot) -> str:
    x, y = spot
    return f"{number(x)} {number(y)}"
