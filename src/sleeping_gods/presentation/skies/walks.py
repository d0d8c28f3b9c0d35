"""Ways on foot: how many squares to each square of the atlas, past how many obstacles, and which way."""

from __future__ import annotations

from ...kernel.choices import text
from ...skies.chapters.travel import DIRECTIONS, place_at
from ...skies.table.cards import Pack
from ...skies.table.table import SkiesTable
from ..localizer import Localizer
from ..party.kept import Book
from ..scene.atlas import Walk

STEPS = {way: text(("travel", way)) for way in DIRECTIONS}
"""The choice that goes one square in each direction."""


_ways: Book[Pack, dict[str, Walk]] = Book()


def walks(table: SkiesTable) -> dict[str, Walk]:
    """The best ways from where Claire stands, nearest first; a distant location is left only by plane."""
    return _ways(table.pack, "en", table.place, _walks, table)  # the same in every language


def _walks(table: SkiesTable) -> dict[str, Walk]:
    moves = table.bound.moves
    if table.place not in moves:
        return {}
    reached = {table.place: Walk(table.place, 0, 0, ())}
    edge = [table.place]
    while edge:
        near: dict[str, Walk] = {}
        for square in edge:
            _, squares, obstacles, route = reached[square]
            for way, there in moves[square].items():
                if there in reached:
                    continue
                met = obstacles + len(place_at(table.pack, there).obstacles)
                if there not in near or met < near[there].obstacles:
                    near[there] = Walk(there, squares + 1, met, (*route, STEPS[way]))
        reached |= near
        edge = list(near)
    return reached


def walk_words(localizer: Localizer, walk: Walk) -> str:
    """A way in words: how far, and past what."""
    squares = localizer.say("walk_squares", count=walk.squares)
    return localizer.say("walk_past", squares=squares, count=walk.obstacles) if walk.obstacles else squares
