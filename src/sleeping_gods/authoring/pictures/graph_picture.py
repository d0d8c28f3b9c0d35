"""The story of a location as one picture."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import NamedTuple

from ...reference.svg import document, group, number, tag, with_title
from .geometry import Spot
from .graph_card import Drawn, card_link, draw_card
from .graph_story import Story, Way
from .graph_style import GRAPH_CSS, WIDTH
from .layout import Layout, Route, arrange

CORNER = 7.0
"""How far from its corner a line begins to bend."""
TIP = "l-8 -4.5v9Z"
"""The head of an arrow to the right, from its point on."""


class _Edge(NamedTuple):
    """A way from one card of the picture to another."""

    start: str
    """The paragraph of the card that it leaves."""
    letter: str
    """The choice that leads there; empty if none does."""
    way: Way
    port: float
    """How far below the top of its card it leaves."""


def location_picture(story: Story, location: str, *, links: bool = False, style: str = GRAPH_CSS) -> str:
    """The SVG of a location; with links, cards lead to the paragraphs of the page around it."""
    paragraphs = frozenset(story.locations[location])
    drawn = {card.number: draw_card(card, paragraphs) for card in story.cards(location)}
    edges = [
        _Edge(paragraph, letter, way, port)
        for paragraph, card in drawn.items()
        for way, letter, port in card.ways
        if way.goal == "turn" and way.target in paragraphs
    ]
    layout = arrange(
        {paragraph: card.height for paragraph, card in drawn.items()},
        [(edge.start, edge.way.target) for edge in edges],
        [edge.port for edge in edges],
        WIDTH,
    )
    return document(
        layout.width,
        layout.height,
        f"{location} {story.title(location)}",
        tag("rect", width=layout.width, height=layout.height, class_="sheet"),
        group(*(_drawn_edge(edge, route) for edge, route in zip(edges, layout.routes, strict=True))),
        *_cards(drawn, layout, links=links),
        style=style,
    )


def _cards(drawn: Mapping[str, Drawn], layout: Layout, *, links: bool) -> list[str]:
    """The cards at their places; the first one is the entry."""
    entry = next(iter(drawn), "")
    return [
        card_link(card, layout.boxes[paragraph], f"#p{paragraph}" if links else "", entry=paragraph == entry)
        for paragraph, card in drawn.items()
    ]


def _drawn_edge(edge: _Edge, route: Route) -> str:
    """A way from card to card with its tip; its title says where it leads."""
    way = edge.way
    choice = f" ({edge.letter})" if edge.letter else ""
    return with_title(
        f"{edge.start}{choice} {way.kind}: {way.target}",
        tag(
            "path",
            d=_back_path(route.points) if route.back else _forward_path(route.points),
            class_=f"edge edge-{way.kind}{' back' if route.back else ''}",
        ),
        tag("path", d=f"M{_at(route.points[-1])}{TIP}", class_="tip"),
        class_="way",
    )


def _forward_path(points: tuple[Spot, ...]) -> str:
    """Level where it passes a column, an S where it changes height."""
    path = f"M{_at(points[0])}"
    for (x, y), (next_x, next_y) in pairwise(points):
        middle = (x + next_x) / 2
        end = _at((next_x, next_y))
        path += f"L{end}" if y == next_y else f"C{_at((middle, y))} {_at((middle, next_y))} {end}"
    return path


def _back_path(points: tuple[Spot, ...]) -> str:
    """Straight lines with round corners."""
    path = f"M{_at(points[0])}"
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        path += f"L{_at(_point_near(corner, before))}Q{_at(corner)} {_at(_point_near(corner, after))}"
    return f"{path}L{_at(points[-1])}"


def _point_near(corner: Spot, other: Spot) -> Spot:
    """A point close to a corner on the upright or level line to another: half way on a short one."""
    (x, y), (other_x, other_y) = corner, other
    length = abs(other_x - x) + abs(other_y - y)
    share = min(0.5, CORNER / length) if length else 0
    return x + (other_x - x) * share, y + (other_y - y) * share


def _at(spot: Spot) -> str:
    """A point as paths write it."""
    x, y = spot
    return f"{number(x)} {number(y)}"
