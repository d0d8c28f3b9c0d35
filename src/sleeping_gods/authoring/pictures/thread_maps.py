"""A little map for each keyword: where it is given, asked for and closed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from ...reference.svg import number, tag
from ..dataflow.flow import Flow
from ..project import AnyPack
from .geometry import Box, Spot
from .graph_story import Story, location_of
from .places import places, sheets
from .threads import KeywordPlaces, keyword_threads, locations_of

MAPS_CSS = """
.little{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(23rem,100%),1fr));gap:.8rem}
.little figure{margin:0;padding:.5rem .7rem .6rem;border:1px solid var(--line);border-radius:.4rem;
background:var(--card)}
.ground{position:absolute;width:0;height:0}
.little svg{display:block;width:100%;height:auto;margin:.3rem 0}
.little figcaption{line-height:1.35}.little .who{font-size:.9rem;color:var(--soft)}
.leaf{fill:#e4eee9;stroke:#9db5ae}.dot{fill:#a9bdb6}.run{fill:none;stroke:#8f3220;stroke-width:14;opacity:.55}
.give{fill:#8f3220}.ask{fill:#2c6a86}.close{fill:none;stroke:#c28e0e;stroke-width:26}
.key{display:inline-block;width:.8em;height:.8em;border-radius:50%;vertical-align:-.06em;margin:0 .15em 0 .7em}
.key.g{background:#8f3220}.key.a{background:#2c6a86}.key.c{border:.2em solid #c28e0e}
@media (prefers-color-scheme:dark){.leaf{fill:#24302d;stroke:#47605a}.dot{fill:#4d635c}.run{stroke:#e9a68f}
.give{fill:#e98a6d}.ask{fill:#6cb6d6}.close{stroke:#e5bb4c}.key.g{background:#e98a6d}.key.a{background:#6cb6d6}
.key.c{border-color:#e5bb4c}}
"""
LEGEND = (
    '<p class="note">Each keyword on the map:<span class="key g"></span>given<span class="key a"></span>asked for'
    '<span class="key c"></span>quest closed</p>\n'
)
"""What the colours of the marks mean."""
START = {"start": "at the start"}
"""What is no paragraph, as it is called here."""
DOT = 34.0
"""The radius of a place."""
LIT = 62.0
"""The radius of a place that the keyword has to do with."""


CLOSED = LIT + 30.0
"""The radius of the ring around a place where a quest with the keyword is closed."""
MARGIN_RIGHT, MARGIN_BELOW = 30.0, 10.0
"""Room beside and below everything."""
ROOM_BESIDE_SPOT, ROOM_BELOW_SPOT = 60.0, LIT + 50.0
"""Room for the marks of the last place."""
LEAF_CORNER = 30.0
"""The radius of the corners of a page."""
BEND_ACROSS, BEND_DOWN = 0.18, 0.1
"""How far a curve bends to the side, and up or down, as parts of how far it leads the other way."""


def thread_maps(pack: AnyPack, flow: Flow, story: Story) -> str:
    """The little maps of all keywords; the places are drawn once and used by all of them."""
    boxes = sheets(pack)
    spots = places(pack, boxes)
    right_ends = [box.right for box in boxes.values()] + [x + ROOM_BESIDE_SPOT for x, _ in spots.values()]
    lower_ends = [box.bottom for box in boxes.values()] + [y + ROOM_BELOW_SPOT for _, y in spots.values()]
    wide, high = max(right_ends, default=0) + MARGIN_RIGHT, max(lower_ends, default=0) + MARGIN_BELOW
    size = f"0 0 {number(wide)} {number(high)}"
    ground = f'<svg class="ground" aria-hidden="true"><g id="ground">{_ground(boxes, spots)}</g></svg>'
    figures = "".join(_figure(keyword, pack, story, spots, size) for keyword in keyword_threads(flow))
    return f'{ground}{LEGEND}<div class="little">\n{figures}</div>\n'


def _ground(boxes: dict[int, Box], spots: dict[str, Spot]) -> str:
    """What all maps show: the pages, and a dot for each location."""
    leaves = [
        tag("rect", x=box.x, y=box.y, width=box.width, height=box.height, rx=LEAF_CORNER, class_="leaf")
        for box in boxes.values()
    ]
    return "".join([*leaves, *(tag("circle", cx=x, cy=y, r=DOT, class_="dot") for x, y in spots.values())])


def _figure(keyword: KeywordPlaces, pack: AnyPack, story: Story, spots: dict[str, Spot], size: str) -> str:
    """The map of a keyword, and the locations in words."""
    known = frozenset(story.paragraphs)
    given, asked, closed = (
        [location for location in locations_of(places, known) if location in spots]
        for places in (keyword.given, keyword.asked, keyword.closed)
    )
    marks = [*_runs(given, asked, spots)]
    marks += [_circle("ask", spots[place]) for place in asked]
    marks += [_circle("give", spots[place]) for place in given]
    marks += [_circle("close", spots[place], CLOSED) for place in closed]
    titles = [pack.quests[quest].title.text_in("en") for quest in keyword.quests if quest in pack.quests]
    quests = ", ".join(f"{quest} {title}" for quest, title in zip(keyword.quests, titles, strict=False))
    rows = [
        f"{word}: {_location_links(places, story)}"
        for word, places in (("given", keyword.given), ("asked", keyword.asked), ("closed", keyword.closed))
        if places
    ]
    return (
        f'<figure><svg viewBox="{size}" role="img" aria-label="{escape(keyword.keyword)}"><use href="#ground"/>'
        f"{''.join(marks)}</svg><figcaption><b>{escape(keyword.keyword)}</b> {escape(quests)}"
        f'<div class="who">{"; ".join(rows) or "nothing gives it or asks for it"}</div></figcaption></figure>\n'
    )


def _runs(given: Sequence[str], asked: Sequence[str], spots: dict[str, Spot]) -> Iterator[str]:
    """A curve from each place where the keyword is given to each other one where it is asked for."""
    for start in given:
        for end in asked:
            if start != end:
                (x1, y1), (x2, y2) = spots[start], spots[end]
                bend_x, bend_y = (x1 + x2) / 2 - (y2 - y1) * BEND_ACROSS, (y1 + y2) / 2 + (x2 - x1) * BEND_DOWN
                curve = f"M{number(x1)} {number(y1)}Q{number(bend_x)} {number(bend_y)} {number(x2)} {number(y2)}"
                yield tag("path", d=curve, class_="run")


def _circle(kind: str, spot: Spot, radius: float = LIT) -> str:
    """The mark of a location where something happens to the keyword."""
    x, y = spot
    return tag("circle", cx=x, cy=y, r=radius, class_=kind)


def _location_links(places: Sequence[str], story: Story) -> str:
    """The locations of paragraphs as links with their titles; tables as they are called."""
    locations = dict.fromkeys(location_of(place) if place in story.paragraphs else place for place in places)
    return ", ".join(
        f'<a href="#l{escape(location)}">{escape(location)} {escape(story.title(location))}</a>'
        if location in story.locations
        else escape(START.get(location, location))
        for location in locations
    )
