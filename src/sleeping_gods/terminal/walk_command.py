"""Walks to a place in one command: its steps are played one by one until something else is asked."""

from __future__ import annotations

from ..kernel.choices import parse
from ..kernel.play import options
from ..kernel.table import decision_of
from ..presentation.scene.atlas import Area, SceneMap, WalkRoute
from ..reference.book.folding import fold
from .menu import Menu
from .next_step import Next
from .play_session import PlaySession


def travel(session: PlaySession, menu: Menu, rest: str) -> Next | None:
    """Walk to a place or a square; None if none is meant, for a choice may begin with the same word."""
    atlas = session.view.seeing(session.table, session.look()).scene.map
    area = _area_meant(atlas, _without_preposition(session, rest))
    if area is None:
        return None
    walk = next((walk for walk in atlas.walks if walk.to == area.ref), None)
    if walk is None or not walk.route or parse(walk.route[0]) not in options(session.table):
        session.screen.say(session.localizer.say("walk_here" if area.here else "walk_no-way", place=area.name))
        return Next.ASK
    return _walk(session, area.name, walk)


def _without_preposition(session: PlaySession, rest: str) -> str:
    """The input without a preposition at its beginning."""
    first, _, others = rest.partition(" ")
    prepositions = map(fold, session.localizer.say("walk_to").split())
    return others if others and fold(first) in prepositions else rest


def _area_meant(atlas: SceneMap, words: str) -> Area | None:
    """The square of this id, or with a place of this number; else the only one that fits as a word or a name."""
    wanted = fold(words.strip())
    if not wanted:
        return None
    for area in atlas.areas:
        if wanted == fold(area.ref) or any(wanted == fold(spot.ref) for spot in area.spots):
            return area
    fitting = [*_squares_near(atlas, wanted), *_areas_by_name(atlas, wanted)]
    return fitting[0] if len({area.ref for area in fitting}) == 1 else None


def _squares_near(atlas: SceneMap, wanted: str) -> list[Area]:
    """Squares such as ``b3`` of the page where the party is, or else of the open pages; their ids are ``12:b3``."""
    pages_here = {area.page for area in atlas.areas if area.here}
    pages = pages_here or {sheet.page for sheet in atlas.sheets if sheet.open}
    return [area for area in atlas.areas if area.page in pages and wanted == fold(area.ref.partition(":")[2])]


def _areas_by_name(atlas: SceneMap, beginning: str) -> list[Area]:
    """Areas whose name in brackets begins so, then those with a place whose name does."""
    in_brackets = [area for area in atlas.areas if f"({beginning}" in fold(area.name)]
    with_place = [
        area for area in atlas.areas if any(spot.name and fold(spot.name).startswith(beginning) for spot in area.spots)
    ]
    return in_brackets + with_place


def _walk(session: PlaySession, place: str, walk: WalkRoute) -> Next:
    """Play the steps until something is to be decided or time runs out."""
    waiting_for, next_step = type(decision_of(session.table)), Next.ASK
    for steps_done, line in enumerate(walk.route):
        choice = parse(line)
        if type(decision_of(session.table)) is not waiting_for or choice not in options(session.table):
            session.screen.say(session.localizer.say("walk_stopped", place=place, count=len(walk.route) - steps_done))
            break
        session.say_played(session.seat, session.view.label(session.table, choice))
        next_step = session.play_line(line)
        if next_step is not Next.AGAIN:
            break
    return next_step
