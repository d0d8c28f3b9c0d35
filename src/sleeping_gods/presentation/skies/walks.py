"""Ways on foot: how many squares to each square of the atlas, past how many obstacles, and which way."""

from __future__ import annotations

from ...kernel.choices import text
from ...skies.chapters.squares import DIRECTIONS, place_at
from ...skies.table.cards import Pack
from ...skies.table.table import SkiesTable
from ..localizer import Localizer
from ..party.pack_cache import RecordCache
from ..scene.atlas import WalkRoute

STEPS = {way: text(("travel", way)) for way in DIRECTIONS}
"""The choice that goes one square in each direction."""


_route_cache: RecordCache[Pack, dict[str, WalkRoute]] = RecordCache()


def walks(table: SkiesTable) -> dict[str, WalkRoute]:
    """The best ways from where Claire stands, nearest first; a distant location is left only by plane."""
    return _route_cache.get_or_make(table.pack, "en", table.place, _walks, table)  # the same in every language


def _walks(table: SkiesTable) -> dict[str, WalkRoute]:
    """The shortest way to each square, past the fewest obstacles; none if nobody stands on a square."""
    moves = table.bound.moves
    if table.place not in moves:
        return {}
    reached = {table.place: WalkRoute(to=table.place, squares=0, obstacles=0, route=())}
    edge = [table.place]
    while edge:
        near: dict[str, WalkRoute] = {}
        for square in edge:
            _, squares, obstacles, route = reached[square]
            for way, there in moves[square].items():
                if there in reached:
                    continue
                met = obstacles + len(place_at(table.pack, there).obstacles)
                if there not in near or met < near[there].obstacles:
                    near[there] = WalkRoute(to=there, squares=squares + 1, obstacles=met, route=(*route, STEPS[way]))
        reached |= near
        edge = list(near)
    return reached


def walk_words(localizer: Localizer, walk: WalkRoute) -> str:
    """A way in words: how far, and past what."""
    squares = localizer.say("walk_squares", count=walk.squares)
    return localizer.say("walk_past", squares=squares, count=walk.obstacles) if walk.obstacles else squares
