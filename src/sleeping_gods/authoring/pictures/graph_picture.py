"""The story of a location as one picture."""

from __future__ import annotations

from itertools import pairwise

from ...reference.svg import document, group, number, tag, with_title
from .geometry import Spot
from .graph_card import Drawn, card_link, draw_card
from .graph_story import Story, Way
from .graph_style import GRAPH_CSS, WIDTH
from .layout import Layout, Route, arrange


def location_picture(story: Story, location: str, *, links: bool = False, style: str = GRAPH_CSS) -> str:
    """The SVG of a location; with links, cards lead to the paragraphs of the page around it."""
    numbers = frozenset(story.locations[location])
    drawn = {card.number: draw_card(card, numbers) for card in story.cards(location)}
    edges = [
        (card.card.number, way, letter, port)
        for card in drawn.values()
        for way, letter, port in card.ways
        if way.goal == "turn" and way.target in numbers
    ]
    layout = arrange(
        {number: card.height for number, card in drawn.items()},
        [(start, way.target) for start, way, _, _ in edges],
        [port for _, _, _, port in edges],
        WIDTH,
    )
    lines = [
        _edge(start, way, letter, route) for (start, way, letter, _), route in zip(edges, layout.routes, strict=True)
    ]
    return document(
        layout.width,
        layout.height,
        f"{location} {story.title(location)}",
        tag("rect", width=layout.width, height=layout.height, class_="sheet"),
        group(*lines),
        *_cards(drawn, layout, links=links),
        style=style,
    )


def _cards(drawn: dict[str, Drawn], layout: Layout, *, links: bool) -> list[str]:
    first = next(iter(drawn), "")
    return [
        card_link(card, layout.boxes[number], f"#p{number}" if links else "", entry=number == first)
        for number, card in drawn.items()
    ]


def _edge(start: str, way: Way, letter: str, route: Route) -> str:
    choice = f" ({letter})" if letter else ""
    back = " back" if route.back else ""
    return with_title(
        f"{start}{choice} {way.kind}: {way.target}",
        tag(
            "path",
            d=_bent(route.points) if route.back else _edge_path(route.points),
            class_=f"edge edge-{way.kind}{back}",
        ),
        tag("path", d=_tip(route.points[-1]), class_="tip"),
        class_="way",
    )


def _edge_path(points: tuple[Spot, ...]) -> str:
    """Level where it passes a column, an S where it changes height."""
    path = f"M{_at(points[0])}"
    for a, b in pairwise(points):
        middle = (a[0] + b[0]) / 2
        path += (
            f"L{_at(b)}"
            if a[1] == b[1]
            else f"C{number(middle)} {number(a[1])} {number(middle)} {number(b[1])} {_at(b)}"
        )
    return path


def _bent(points: tuple[Spot, ...]) -> str:
    """Straight lines with round corners."""
    path = f"M{_at(points[0])}"
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        path += f"L{_at(_point_near(corner, before))}Q{_at(corner)} {_at(_point_near(corner, after))}"
    return f"{path}L{_at(points[-1])}"


def _point_near(corner: Spot, other: Spot) -> Spot:
    """A point close to a corner on the way to another."""
    long = abs(other[0] - corner[0]) + abs(other[1] - corner[1])
    share = min(0.5, 7 / long) if long else 0
    return corner[0] + (other[0] - corner[0]) * share, corner[1] + (other[1] - corner[1]) * share


def _tip(end: Spot) -> str:
    return f"M{_at(end)}l-8 -4.5v9Z"


def _at(spot: Spot) -> str:
    return f"{number(spot[0])} {number(spot[1])}"
