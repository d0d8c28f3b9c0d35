"""Ranks of a graph: how far each node lies from the entry, with the edges that lead back set aside."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Pair = tuple[str, str]
"""An edge: the node that it leaves and the node that it leads to."""
SWEEPS = 6
"""How often the columns are sorted, from the left and from the right in turn."""


def back_edges(nodes: Sequence[str], edges: Sequence[Pair]) -> frozenset[int]:
    """The edges that close a circle when the graph is walked from its first node on; edges are told by their index.

    The walk goes deep first, without recursion: ``path`` holds the way to the node where it stands, each node with the
    edges that it has still to follow.
    """
    leaving: dict[str, list[tuple[int, str]]] = {node: [] for node in nodes}
    for index, (start, end) in enumerate(edges):
        leaving[start].append((index, end))
    back: set[int] = set()
    done: set[str] = set()
    for root in nodes:
        if root in done:
            continue
        path = [(root, iter(leaving[root]))]
        on_path = {root}
        while path:
            node, edges_left = path[-1]
            edge = next(edges_left, None)
            if edge is None:
                path.pop()
                on_path.discard(node)
                done.add(node)
                continue
            index, end = edge
            if end in on_path:
                back.add(index)
            elif end not in done:
                path.append((end, iter(leaving[end])))
                on_path.add(end)
    return frozenset(back)


def ranks(nodes: Sequence[str], edges: Sequence[Pair], back: frozenset[int]) -> dict[str, int]:
    """How many edges the longest way to each node has; edges that lead back are not walked."""
    coming: dict[str, list[str]] = {node: [] for node in nodes}
    for index, (start, end) in enumerate(edges):
        if index not in back:
            coming[end].append(start)
    rank_of: dict[str, int] = {}
    for root in nodes:
        waiting = [root]
        while waiting:
            node = waiting[-1]
            missing = [start for start in coming[node] if start not in rank_of]
            if missing:  # those first, then this node once more
                waiting += missing
                continue
            rank_of[node] = max((rank_of[start] + 1 for start in coming[node]), default=0)
            waiting.pop()
    return rank_of


def ordered_columns(
    columns: list[list[str]], links: Mapping[str, Sequence[str]], hints: Mapping[str, float]
) -> list[list[str]]:
    """The columns, sorted in place: nodes by the mean place of those they are linked with, among equals by their hints.

    A place is a part of the height of its column, from 0 to 1, so that long and short columns can be compared.
    """
    place = {node: index / max(1, len(column)) for column in columns for index, node in enumerate(column)}
    for sweep in range(SWEEPS):
        for column in columns if sweep % 2 == 0 else columns[::-1]:
            column.sort(
                key=lambda node: (
                    _mean([place[linked] for linked in links[node]], default=place[node]),
                    hints.get(node, 0.0),
                    node,
                )
            )
            for index, node in enumerate(column):
                place[node] = (index + 0.5) / len(column)
    return columns


def _mean(places: Sequence[float], default: float) -> float:
    """The mean of some places; the default of none."""
    return sum(places) / len(places) if places else default
