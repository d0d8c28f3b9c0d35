"""A layered layout from left to right: cards in columns, edges between the columns, edges that lead back below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from .geometry import Box, Spot
from .ranks import Pair, back_edges, ordered_columns, ranks

GAP, BETWEEN, MARGIN, SIDE = 92.0, 26.0, 24.0, 60.0
"""Room between columns, between cards, above and below the whole, and to its left."""
LANE, SLOT = 9.0, 12.0
"""Room for an edge that leads back, and for one that passes a column."""


@dataclass(frozen=True, slots=True)
class Route:
    """The way of an edge: points that are joined by curves where they change height."""

    points: tuple[Spot, ...]
    back: bool


@dataclass(frozen=True, slots=True)
class Layout:
    """Where cards and edges lie; routes are in the order of the edges."""

    width: float
    height: float
    boxes: dict[str, Box]
    routes: tuple[Route, ...]


def arrange(sizes: Mapping[str, float], edges: Sequence[Pair], ports: Sequence[float], width: float) -> Layout:
    """Lay out cards of one width; ``ports`` is how far below its card's top each edge leaves."""
    nodes = list(sizes)
    back = back_edges(nodes, edges)
    rank = ranks(nodes, edges, back)
    chains = {
        index: [start, *(f"{index}/{column}" for column in range(rank[start] + 1, rank[end])), end]
        for index, (start, end) in enumerate(edges)
        if index not in back
    }
    heights = dict(sizes) | {slot: SLOT for chain in chains.values() for slot in chain[1:-1]}
    hints: dict[str, float] = {}
    for index, chain in chains.items():
        for node in chain[1:]:
            hints.setdefault(node, ports[index])
    columns = ordered_columns(_columns(nodes, rank, chains), _links(heights, chains), hints)
    boxes = _boxes(heights, columns, _links(heights, chains), width)
    tall = max((box.bottom for box in boxes.values()), default=0.0)
    routes, lanes = [], 0
    for index, (start, end) in enumerate(edges):
        leave = boxes[start].right, boxes[start].y + ports[index]
        if index in back:
            lanes += 1
            routes.append(Route(_around(leave, boxes[end], tall + lanes * LANE + 8, lanes), back=True))
        else:
            routes.append(Route(_through(leave, [boxes[node] for node in chains[index][1:]]), back=False))
    right = max((box.right for box in boxes.values()), default=0.0)
    kept = {node: boxes[node] for node in nodes}
    return Layout(right + MARGIN + GAP / 2, tall + lanes * LANE + MARGIN + 8, kept, tuple(routes))


def _columns(nodes: Sequence[str], rank: Mapping[str, int], chains: Mapping[int, Sequence[str]]) -> list[list[str]]:
    columns: list[list[str]] = [[] for _ in range(max(rank.values(), default=0) + 1)]
    for node in nodes:
        columns[rank[node]].append(node)
    for chain in chains.values():
        for offset, slot in enumerate(chain[1:-1], start=rank[chain[0]] + 1):
            columns[offset].append(slot)
    return columns


def _links(heights: Mapping[str, float], chains: Mapping[int, Sequence[str]]) -> dict[str, list[str]]:
    links: dict[str, list[str]] = {node: [] for node in heights}
    for chain in chains.values():
        for a, b in pairwise(chain):
            links[a].append(b)
            links[b].append(a)
    return links


def _boxes(
    heights: Mapping[str, float], columns: list[list[str]], links: Mapping[str, Sequence[str]], width: float
) -> dict[str, Box]:
    """Columns in their order, each card as near as it can be to the middle of those it is linked with."""
    tops: dict[str, float] = {}
    for column in columns:
        at = MARGIN
        for node in column:
            tops[node] = at
            at += heights[node] + BETWEEN
    for sweep in range(8):
        for column in columns if sweep % 2 == 0 else columns[::-1]:
            _settle(column, heights, links, tops)
    lowest = min(tops.values(), default=MARGIN)
    return {
        node: Box(SIDE + index * (width + GAP), tops[node] - lowest + MARGIN, width, heights[node])
        for index, column in enumerate(columns)
        for node in column
    }


def _settle(
    column: Sequence[str], heights: Mapping[str, float], links: Mapping[str, Sequence[str]], tops: dict[str, float]
) -> None:
    """Move the cards of a column as near to their links as can be without overlapping."""
    wishes = []
    for node in column:
        middles = [tops[other] + heights[other] / 2 for other in links[node]]
        middle = sum(middles) / len(middles) if middles else tops[node] + heights[node] / 2
        wishes.append(middle - heights[node] / 2)
    offsets, at = [], 0.0
    for node in column:
        offsets.append(at)
        at += heights[node] + BETWEEN
    level = _nearest_rising([wish - offset for wish, offset in zip(wishes, offsets, strict=True)])
    for node, offset, own in zip(column, offsets, level, strict=True):
        tops[node] = own + offset


def _nearest_rising(values: Sequence[float]) -> list[float]:
    """The numbers that never fall and lie nearest to some values: neighbours that would fall share their mean."""
    blocks: list[tuple[float, int]] = []
    for value in values:
        mean, count = value, 1
        while blocks and blocks[-1][0] > mean:
            before, many = blocks.pop()
            mean, count = (before * many + mean * count) / (many + count), many + count
        blocks.append((mean, count))
    return [mean for mean, count in blocks for _ in range(count)]


def _through(leave: Spot, boxes: Sequence[Box]) -> tuple[Spot, ...]:
    """Through the slots of the columns on the way, into the left side of the last card."""
    points = [leave]
    for box in boxes[:-1]:
        points += [(box.x, box.centre[1]), (box.right, box.centre[1])]
    last = boxes[-1]
    return (*points, (last.x, last.y + 20))


def _around(leave: Spot, target: Box, below: float, lane: int) -> tuple[Spot, ...]:
    """Down the gap after the card, along a lane below everything, up the gap before the target."""
    out, into = leave[0] + 14 + lane % 6 * 5, target.x - 18 - lane % 6 * 5
    return leave, (out, leave[1]), (out, below), (into, below), (into, target.y + 30), (target.x, target.y + 30)
