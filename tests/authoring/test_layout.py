"""The layered layout: no card overlaps another, no edge runs through a card, the same picture each time."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from sleeping_gods.authoring.pictures.layout import Layout, arrange
from sleeping_gods.authoring.pictures.ranks import back_edges, ranks
from sleeping_gods.kernel.luck import Luck

WIDTH = 100.0


def town(seed: int, size: int = 15) -> tuple[dict[str, float], list[tuple[str, str]], list[float]]:
    """A made-up story of cards, ways between them, and where the ways leave."""
    luck = Luck(seed)
    cards = {f"c{index}": 40.0 + luck.below(160) for index in range(size)}
    names = list(cards)
    edges = [(names[luck.below(index)], names[index]) for index in range(1, size)]
    edges += [(luck.pick(names), luck.pick(names)) for _ in range(size)]
    return cards, edges, [10.0 + luck.below(25) for _ in edges]


def drawn(seed: int) -> Layout:
    """The layout of a made-up story."""
    cards, edges, ports = town(seed)
    return arrange(cards, edges, ports, WIDTH)


@pytest.mark.parametrize("seed", range(12))
def test_no_card_overlaps_another(seed: int) -> None:
    """Whatever the story, its cards lie apart."""
    for a, b in combinations(drawn(seed).boxes.values(), 2):
        assert not a.meets(b, 5), (a, b)


@pytest.mark.parametrize("seed", range(12))
def test_no_edge_runs_through_a_card(seed: int) -> None:
    """Edges stay in the gaps, in their slots, and below everything."""
    layout = drawn(seed)
    for route in layout.routes:
        for a, b in pairwise(route.points):
            for step in range(1, 20):
                x, y = (p + (q - p) * step / 20 for p, q in zip(a, b, strict=True))
                inside = [box for box in layout.boxes.values() if box.x < x < box.right and box.y < y < box.bottom]
                assert not inside, (route, inside)


@pytest.mark.parametrize("seed", range(12))
def test_everything_lies_on_the_sheet(seed: int) -> None:
    """Cards and edges have positive places and end before the picture does."""
    layout = drawn(seed)
    points = [point for route in layout.routes for point in route.points]

    assert all(0 <= x <= layout.width and 0 <= y <= layout.height for x, y in points)
    assert all(box.right <= layout.width and box.bottom <= layout.height for box in layout.boxes.values())


def test_there_is_a_route_for_every_edge() -> None:
    """Two ways between the same cards are two routes, and a way to itself is one too."""
    layout = arrange({"a": 50, "b": 60}, [("a", "b"), ("a", "b"), ("b", "a"), ("b", "b")], [10, 20, 30, 40], WIDTH)

    assert [route.back for route in layout.routes] == [False, False, True, True]
    assert layout.routes[0].points[0] == (layout.boxes["a"].right, layout.boxes["a"].y + 10)
    assert layout.routes[0].points[-1][0] == layout.boxes["b"].x


def test_ranks_are_the_longest_way() -> None:
    """A card that can be reached early and late stands late."""
    nodes, edges = ["a", "b", "c", "d"], [("a", "c"), ("a", "b"), ("b", "c"), ("c", "d"), ("d", "b")]

    assert back_edges(nodes, edges) == {2} or back_edges(nodes, edges) == {4}
    assert ranks(nodes, edges, frozenset({4})) == {"a": 0, "b": 1, "c": 2, "d": 3}


def test_it_is_the_same_each_time() -> None:
    """No chance and no order of sets plays a part."""
    assert drawn(5) == drawn(5)


def test_nothing_is_drawn_for_nothing() -> None:
    """An empty story has an empty sheet."""
    assert arrange({}, [], [], WIDTH).boxes == {}
