"""Ranks of a graph: how far each node lies from the entry, with the edges that lead back set aside."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Pair = tuple[str, str]


def back_edges(nodes: Sequence[str], edges: Sequence[Pair]) -> frozenset[int]:
    """The edges that close a circle when the graph is walked from its first node on; edges are told by their index."""
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
            node, rest = path[-1]
            step = next(rest, None)
            if step is None:
                path.pop()
                on_path.discard(node)
                done.add(node)
            elif step[1] in on_path:
                back.add(step[0])
            elif step[1] not in done:
                path.append((step[1], iter(leaving[step[1]])))
                on_path.add(step[1])
    return frozenset(back)


def ranks(nodes: Sequence[str], edges: Sequence[Pair], back: frozenset[int]) -> dict[str, int]:
    """The longest way to each node over edges that lead on."""
    coming: dict[str, list[str]] = {node: [] for node in nodes}
    for index, (start, end) in enumerate(edges):
        if index not in back:
            coming[end].append(start)
    rank_of: dict[str, int] = {}
    for root in nodes:
        waiting = [root]
        while waiting:
            node = waiting[-1]
            missing = [other for other in coming[node] if other not in rank_of]
            if missing:
                waiting += missing
                continue
            rank_of[node] = max((rank_of[other] + 1 for other in coming[node]), default=0)
            waiting.pop()
    return rank_of


def ordered_columns(
    columns: list[list[str]], links: Mapping[str, Sequence[str]], hints: Mapping[str, float], sweeps: int = 6
) -> list[list[str]]:
    """The columns with their nodes moved towards the mean place of those they are linked with, then by their hints."""
    place = {node: index / max(1, len(column)) for column in columns for index, node in enumerate(column)}
    for sweep in range(sweeps):
        for column in columns if sweep % 2 == 0 else columns[::-1]:
            column.sort(
                key=lambda node: (
                    _mean([place[other] for other in links[node]], place[node]),
                    hints.get(node, 0.0),
                    node,
                )
            )
            for index, node in enumerate(column):
                place[node] = (index + 0.5) / len(column)
    return columns


def _mean(places: Sequence[float], own: float) -> float:
    return sum(places) / len(places) if places else own
