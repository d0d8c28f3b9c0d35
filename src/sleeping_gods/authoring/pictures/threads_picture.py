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
TIP_GAP = 5
"""Room between an arrow and the circle that it points to."""
MARGIN_RIGHT, MARGIN_BELOW = 60.0, 40.0
"""Room beside and below everything."""
ROOM_BESIDE_SPOT, ROOM_BELOW_SPOT = 100.0, 60.0
"""Room for the circle and the title of the last location."""
LEAF_CORNER = 14.0
"""The radius of the corners of a spread."""
PAGES_LEFT, PAGES_BASE, PAGES_SIZE = 16.0, 34.0, 26.0
"""Where the numbers of its pages begin and stand, from its upper left corner, and their size."""
SAME_HEIGHT = 60.0
"""Locations whose heights differ by less have their titles side by side."""
BETWEEN_TITLES = 14.0
"""Room between two such titles."""
SHORT_NUMBER = 2
"""A number with more digits than this is written smaller."""
NUMBER_SIZE, LONG_NUMBER_SIZE = 26, 22
"""The sizes of the number of a location."""
MIDDLE_OF_LETTERS = 0.36
"""How far below its middle a number stands, as a part of its size."""
TITLE_SIZE = 22
"""The size of the letters of a title."""
TITLE_BASE = 24.0
"""How far below the circle the first line of a title stands."""
TITLE_LINE = 25.0
"""From one line of a title to the next."""
MAX_TITLE_LINES = 3
"""A longer title is cut."""
STAR_DROP, STAR_SCALE = 4.0, 1.2
"""How far below the corner of the circle the star of a totem is, and how much larger than drawn."""
THIN, EACH_KEYWORD = 1.6, 1.4
"""The width of a thread, and how much each of its keywords adds."""
COUNT_RADIUS, COUNT_SIZE, COUNT_BASE = 13.0, 18.0, 6.5
"""The disc in which the keywords of a thread are counted, the size of the number, and how far below its middle it
stands."""
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
    right_ends = [box.right for box in boxes.values()] + [x + ROOM_BESIDE_SPOT for x, _ in spots.values()]
    lower_ends = [box.bottom for box in boxes.values()] + [y + ROOM_BELOW_SPOT for _, y in spots.values()]
    wide = max(right_ends, default=0) + MARGIN_RIGHT
    high = max(lower_ends, default=0) + MARGIN_BELOW
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
    ground = tag("rect", x=box.x, y=box.y, width=box.width, height=box.height, rx=LEAF_CORNER, class_="leaf")
    left, base = box.x + PAGES_LEFT, box.y + PAGES_BASE
    return ground + words(f"{first}–{first + 1}", left, base, PAGES_SIZE, class_="ink", opacity="0.55")


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
    beside = [abs(x - own_x) for x, y in others if abs(y - own_y) < SAME_HEIGHT and x != own_x]
    return max(NARROWEST_TITLE, min([TITLE, *(wide - BETWEEN_TITLES for wide in beside)]))


def _location(location: str, spot: Spot, story: Story, room: float, *, gold: bool, links: bool) -> str:
    """A circle with the number, the title below, a star if a totem is there."""
    x, y = spot
    paragraph = story.paragraphs.get(location)
    title = story.title(location) if location in story.locations else ""
    town = " town" if paragraph and paragraph.town else ""
    size = NUMBER_SIZE if len(location) <= SHORT_NUMBER else LONG_NUMBER_SIZE
    title_base = y + RADIUS + TITLE_BASE
    parts = [
        tag("circle", cx=x, cy=y, r=RADIUS, class_=f"spot{town}"),
        words(location, x, y + size * MIDDLE_OF_LETTERS, size, text_anchor="middle", font_weight="bold", class_="ink"),
        *(
            words(line, x, title_base + index * TITLE_LINE, TITLE_SIZE, text_anchor="middle", class_="ink halo")
            for index, line in enumerate(wrap(title, TITLE_SIZE, room, MAX_TITLE_LINES))
        ),
    ]
    if gold:
        place = f"translate({number(x + RADIUS)} {number(y - RADIUS + STAR_DROP)}) scale({STAR_SCALE})"
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
    stop_x, stop_y = x2 - into_x * (RADIUS + TIP_GAP), y2 - into_y * (RADIUS + TIP_GAP)
    base_x, base_y = stop_x - into_x * TIP_LENGTH, stop_y - into_y * TIP_LENGTH
    wing_x, wing_y = -into_y * TIP_HALF, into_x * TIP_HALF
    tip = polygon([(stop_x, stop_y), (base_x + wing_x, base_y + wing_y), (base_x - wing_x, base_y - wing_y)])
    middle_x, middle_y = _middle_of_curve((x1, y1), control, (stop_x, stop_y))
    many = len(keywords)
    parts = [
        tag(
            "path",
            d=f"M{_at((x1, y1))}Q{_at(control)} {_at((base_x, base_y))}",
            class_="thread",
            stroke_width=THIN + EACH_KEYWORD * many,
        ),
        tag("path", d=tip, class_="barb"),
    ]
    if many > 1:
        base = middle_y + COUNT_BASE
        parts.append(tag("circle", cx=middle_x, cy=middle_y, r=COUNT_RADIUS, class_="pip"))
        parts.append(
            words(str(many), middle_x, base, COUNT_SIZE, text_anchor="middle", font_weight="bold", class_="count")
        )
    title = f"{start} → {end}: {', '.join(keywords)}"
    return with_title(title, *parts, class_=f"bundle w{start} w{end}{' far' if far else ''}")


def _middle_of_curve(start: Spot, control: Spot, end: Spot) -> Spot:
    """The middle of a curve from one spot to another that a third one bends."""
    (x1, y1), (bend_x, bend_y), (x2, y2) = start, control, end
    return 0.25 * x1 + 0.5 * bend_x + 0.25 * x2, 0.25 * y1 + 0.5 * bend_y + 0.25 * y2


def _direction(start: Spot, end: Spot) -> Spot:
    """From one spot to another, of length 1."""
    (x1, y1), (x2, y2) = start, end
    length = hypot(x2 - x1, y2 - y1) or 1
    return (x2 - x1) / length, (y2 - y1) / length


def _at(spot: Spot) -> str:
    """A point as paths write it."""
    x, y = spot
    return f"{number(x)} {number(y)}"
