"""The whole pack in one picture: its locations on the atlas, and what runs between them, one curve for each two."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import hypot

from ...kernel.errors import BrokenPack
from ...reference.svg import document, group, number, tag, with_title, words, wrap
from ...sea.pack.atlas import WIDTH, spread
from ...sea.table.cards import Pack as SeaPack
from ..dataflow.flow import flow_of
from ..project import AnyPack, Project
from .geometry import Box, Spot
from .graph_story import Story, location_of
from .ink import polygon
from .places import TALL, places, spread_boxes
from .threads import bundles, keyword_threads, threads

RADIUS, TITLE = 27.0, 230.0
"""Of a location's circle, and the width of what is written below it."""
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
    gold = {
        location_of(step.site.paragraph)
        for (kind, which), steps in flow.gives.items()
        for step in steps
        if kind == "adventure" and which in story.totems and step.site.paragraph
    }
    pairs = bundles(threads(keyword_threads(flow), frozenset(story.paragraphs)))
    lines = [
        _line(pair, keywords, spots[pair[0]], spots[pair[1]], far=_leaves(boxes, spots[pair[0]], spots[pair[1]]))
        for pair, keywords in pairs.items()
        if pair[0] in spots and pair[1] in spots
    ]
    wide = max([box.right for box in boxes.values()] + [spot[0] + 100 for spot in spots.values()], default=0) + 60
    high = max([box.bottom for box in boxes.values()] + [spot[1] + 60 for spot in spots.values()], default=0) + 40
    leaves = [
        tag("rect", x=box.x, y=box.y, width=box.width, height=box.height, rx=14, class_="leaf")
        + words(f"{first}–{first + 1}", box.x + 16, box.y + 34, 26, class_="ink", opacity="0.55")
        for first, box in boxes.items()
    ]
    nodes = [
        _location(where, spot, story, _room(spot, spots.values()), gold=where in gold, links=links)
        for where, spot in spots.items()
    ]
    sheet = tag("rect", width=wide, height=high, class_="sheet")
    coasts = group(*_coasts(pack, boxes))
    own = style + hover_style(list(spots))
    return document(wide, high, "threads", sheet, *leaves, coasts, group(*lines), *nodes, style=own)


def _leaves(boxes: dict[int, Box], start: Spot, end: Spot) -> bool:
    """Whether a line leaves its spread; such lines are drawn lighter."""
    return not any(box.y < start[1] < box.bottom and box.y < end[1] < box.bottom for box in boxes.values())


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
    beside = [abs(x - spot[0]) for x, y in others if abs(y - spot[1]) < 60 and x != spot[0]]
    return max(110.0, min([TITLE, *(wide - 14 for wide in beside)]))


def _location(location: str, spot: Spot, story: Story, room: float, *, gold: bool, links: bool) -> str:
    """A circle with the number, the title below, a star if a totem is there."""
    x, y = spot
    paragraph = story.paragraphs.get(location)
    title = story.title(location) if location in story.locations else ""
    town = " town" if paragraph and paragraph.town else ""
    star = "M0 -15l4.4 9.6 10.6 1 -8 7 2.4 10.4L0 6.6l-9.4 5.4 2.4 -10.4 -8 -7 10.6 -1Z"
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
        parts.append(tag("path", d=star, class_="totem", transform=place))
    picture = with_title(f"{location} {title}", *parts, class_=f"node n{location}")
    return tag("a", picture, href=f"#l{location}") if links and location in story.locations else picture


def _line(pair: tuple[str, str], keywords: Sequence[str], start: Spot, end: Spot, *, far: bool) -> str:
    """A curve from the giver to the asker, the wider the more runs along it; more than one are counted."""
    long = hypot(end[0] - start[0], end[1] - start[1]) or 1
    away = ((end[0] - start[0]) / long, (end[1] - start[1]) / long)
    bend = min(150.0, 0.16 * long)
    control = (start[0] + end[0]) / 2 - away[1] * bend, (start[1] + end[1]) / 2 + away[0] * bend
    turn = hypot(end[0] - control[0], end[1] - control[1]) or 1
    into = (end[0] - control[0]) / turn, (end[1] - control[1]) / turn
    stop = end[0] - into[0] * (RADIUS + 5), end[1] - into[1] * (RADIUS + 5)
    base = stop[0] - into[0] * 15, stop[1] - into[1] * 15
    wing = -into[1] * 7, into[0] * 7
    tip = polygon([stop, (base[0] + wing[0], base[1] + wing[1]), (base[0] - wing[0], base[1] - wing[1])])
    x, y = (0.25 * a + 0.5 * b + 0.25 * c for a, b, c in zip(start, control, stop, strict=True))
    many = len(keywords)
    parts = [
        tag("path", d=f"M{_at(start)}Q{_at(control)} {_at(base)}", class_="thread", stroke_width=1.6 + 1.4 * many),
        tag("path", d=tip, class_="barb"),
    ]
    if many > 1:
        parts.append(tag("circle", cx=x, cy=y, r=13, class_="pip"))
        parts.append(words(str(many), x, y + 6.5, 18, text_anchor="middle", font_weight="bold", class_="count"))
    title = f"{pair[0]} → {pair[1]}: {', '.join(keywords)}"
    return with_title(title, *parts, class_=f"bundle w{pair[0]} w{pair[1]}{' far' if far else ''}")


def _at(spot: Spot) -> str:
    return f"{number(spot[0])} {number(spot[1])}"
