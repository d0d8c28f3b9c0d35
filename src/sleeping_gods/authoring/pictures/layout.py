"""A layered layout from left to right: cards in columns, edges between the columns, edges that lead back below.

An edge that leads on over several columns has a slot of its own in each column between, so that no card is in its way.
Cards and slots are the nodes of the columns.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from .geometry import Box, Spot
from .ranks import Pair, back_edges, ordered_columns, ranks

COLUMN_GAP = 92.0
"""Room between two columns, in which edges change their height."""
NODE_GAP = 26.0
"""Room between two nodes of a column."""
MARGIN = 24.0
"""Room above and below the whole, and to its right."""
LEFT_MARGIN = 60.0
"""Room to the left, where edges that lead back to the first column come up."""
SLOT_HEIGHT = 12.0
"""Room for an edge that passes a column."""
LANE_GAP = 9.0
"""Room between two edges that lead back, below all cards."""
LANES_BELOW = 8
"""How far below the lowest card the lanes begin."""
ENTRY_DROP = 20
"""How far below the top of its card an edge that leads on ends."""
BACK_ENTRY_DROP = 30
"""How far below the top of its card an edge that leads back ends."""
AFTER_CARD = 14
"""How far from the side of a card an edge that leads back goes down."""
BEFORE_CARD = 18
"""How far from the side of a card an edge that leads back comes up."""
NEXT_UPRIGHT = 5
"""How far from each other such edges go down and come up side by side."""
UPRIGHTS = 6
"""After so many side by side they begin anew."""
SWEEPS = 8
"""How often the heights are evened out, from the left and from the right in turn; even, so that it ends on the left."""

Chain = Sequence[str]
"""The nodes of an edge that leads on: its first card, a slot for each column between, its last card."""


@dataclass(frozen=True, slots=True)
class Route:
    """The way of an edge: points that are joined by curves where they change height."""

    points: tuple[Spot, ...]
    back: bool
    """Whether it leads back to an earlier column."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Where cards and edges lie; routes are in the order of the edges."""

    width: float
    height: float
    boxes: dict[str, Box]
    routes: tuple[Route, ...]


def arrange(sizes: Mapping[str, float], edges: Sequence[Pair], ports: Sequence[float], width: float) -> Layout:
    """Lay out cards of one width: ``sizes`` are their heights, ``ports`` how far below its card's top edges leave."""
    cards = list(sizes)
    back = back_edges(cards, edges)
    rank = ranks(cards, edges, back)
    chains = {index: _chain(index, edge, rank) for index, edge in enumerate(edges) if index not in back}
    boxes = _node_boxes(sizes, rank, chains, ports, width)
    bottom = max((box.bottom for box in boxes.values()), default=0.0)
    routes, lanes = [], 0
    for index, (start, end) in enumerate(edges):
        leave = boxes[start].right, boxes[start].y + ports[index]
        if index in back:
            lanes += 1
            routes.append(Route(_around(leave, boxes[end], lanes, _height_of_lane(bottom, lanes)), back=True))
        else:
            routes.append(Route(_through(leave, [boxes[node] for node in chains[index][1:]]), back=False))
    right = max((box.right for box in boxes.values()), default=0.0)
    return Layout(
        width=right + MARGIN + COLUMN_GAP / 2,
        height=_height_of_lane(bottom, lanes) + MARGIN,
        boxes={card: boxes[card] for card in cards},
        routes=tuple(routes),
    )


def _height_of_lane(bottom: float, lane: int) -> float:
    """At what height a lane lies; the first is 1."""
    return bottom + lane * LANE_GAP + LANES_BELOW


def _chain(index: int, edge: Pair, rank: Mapping[str, int]) -> Chain:
    """The nodes of an edge; a slot is named for the number of the edge and the column: ``7/2``."""
    start, end = edge
    return [start, *(f"{index}/{column}" for column in range(rank[start] + 1, rank[end])), end]


def _slots(chain: Chain) -> Chain:
    """The nodes of a chain that are no cards."""
    return chain[1:-1]


def _node_boxes(
    sizes: Mapping[str, float],
    rank: Mapping[str, int],
    chains: Mapping[int, Chain],
    ports: Sequence[float],
    width: float,
) -> dict[str, Box]:
    """The boxes of all cards and slots."""
    heights = dict(sizes) | {slot: SLOT_HEIGHT for chain in chains.values() for slot in _slots(chain)}
    first_ports: dict[str, float] = {}
    for index, chain in chains.items():
        for node in chain[1:]:
            first_ports.setdefault(node, ports[index])
    links = _links(heights, chains)
    columns = ordered_columns(_columns(list(sizes), rank, chains), links, first_ports)
    return _boxes(heights, columns, links, width)


def _columns(cards: Sequence[str], rank: Mapping[str, int], chains: Mapping[int, Chain]) -> list[list[str]]:
    """The cards of each column, and the slots through which long edges pass it."""
    columns: list[list[str]] = [[] for _ in range(max(rank.values(), default=0) + 1)]
    for card in cards:
        columns[rank[card]].append(card)
    for chain in chains.values():
        for column, slot in enumerate(_slots(chain), start=rank[chain[0]] + 1):
            columns[column].append(slot)
    return columns


def _links(heights: Mapping[str, float], chains: Mapping[int, Chain]) -> dict[str, list[str]]:
    """The nodes that each node is joined with, in the columns beside it."""
    links: dict[str, list[str]] = {node: [] for node in heights}
    for chain in chains.values():
        for left, right in pairwise(chain):
            links[left].append(right)
            links[right].append(left)
    return links


def _boxes(
    heights: Mapping[str, float], columns: list[list[str]], links: Mapping[str, Sequence[str]], width: float
) -> dict[str, Box]:
    """Columns in their order, each node as near as it can be to the middle of those it is linked with."""
    tops: dict[str, float] = {}
    for column in columns:
        for node, stacked in zip(column, _stacked(column, heights), strict=True):
            tops[node] = MARGIN + stacked
    for sweep in range(SWEEPS):
        for column in columns if sweep % 2 == 0 else columns[::-1]:
            _settle(column, heights, links, tops)
    lowest = min(tops.values(), default=MARGIN)
    return {
        node: Box(LEFT_MARGIN + index * (width + COLUMN_GAP), tops[node] - lowest + MARGIN, width, heights[node])
        for index, column in enumerate(columns)
        for node in column
    }


def _stacked(column: Sequence[str], heights: Mapping[str, float]) -> list[float]:
    """How far below the first of a column each of its nodes begins if they stand as close as they may."""
    tops, top = [], 0.0
    for node in column:
        tops.append(top)
        top += heights[node] + NODE_GAP
    return tops


def _settle(
    column: Sequence[str], heights: Mapping[str, float], links: Mapping[str, Sequence[str]], tops: dict[str, float]
) -> None:
    """Move the nodes of a column as near to their links as can be without overlapping.

    Less what stands above it in a stacked column, no node may lie higher than the one before it: that is the problem
    that `_nearest_rising` solves.
    """
    wishes = []
    for node in column:
        middles = [tops[linked] + heights[linked] / 2 for linked in links[node]]
        middle = sum(middles) / len(middles) if middles else tops[node] + heights[node] / 2
        wishes.append(middle - heights[node] / 2)
    stacked = _stacked(column, heights)
    shifts = _nearest_rising([wish - above for wish, above in zip(wishes, stacked, strict=True)])
    for node, above, shift in zip(column, stacked, shifts, strict=True):
        tops[node] = shift + above


def _nearest_rising(values: Sequence[float]) -> list[float]:
    """The numbers that never fall and lie nearest to some values: neighbours that would fall share their mean."""
    blocks: list[tuple[float, int]] = []  # the mean of neighbours that share it, and how many they are
    for value in values:
        mean, size = value, 1
        while blocks and blocks[-1][0] > mean:
            mean_before, size_before = blocks.pop()
            mean = (mean_before * size_before + mean * size) / (size_before + size)
            size += size_before
        blocks.append((mean, size))
    return [mean for mean, size in blocks for _ in range(size)]


def _through(leave: Spot, boxes: Sequence[Box]) -> tuple[Spot, ...]:
    """Through the slots of the columns on the way, into the left side of the last card."""
    *slots, card = boxes
    points = [leave]
    for slot in slots:
        _, middle = slot.centre
        points += [(slot.x, middle), (slot.right, middle)]
    return (*points, (card.x, card.y + ENTRY_DROP))


def _around(leave: Spot, target: Box, lane: int, height: float) -> tuple[Spot, ...]:
    """Down the gap after the card, along a lane below everything, up the gap before the target."""
    x, y = leave
    aside = lane % UPRIGHTS * NEXT_UPRIGHT
    down, up = x + AFTER_CARD + aside, target.x - BEFORE_CARD - aside
    entry = target.y + BACK_ENTRY_DROP
    return leave, (down, y), (down, height), (up, height), (up, entry), (target.x, entry)
