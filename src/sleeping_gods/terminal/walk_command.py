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
    there = _meant(atlas, _words(session, rest))
    if there is None:
        return None
    walk = next((walk for walk in atlas.walks if walk.to == there.ref), None)
    if walk is None or not walk.route or parse(walk.route[0]) not in options(session.table):
        session.screen.say(session.localizer.say("walk_here" if there.here else "walk_no-way", place=there.name))
        return Next.ASK
    return _walk(session, there.name, walk)


def _words(session: PlaySession, rest: str) -> str:
    """The input without a preposition at its beginning."""
    first, _, others = rest.partition(" ")
    little = session.localizer.say("walk_to").split()
    return others if others and fold(first) in map(fold, little) else rest


def _meant(atlas: SceneMap, words: str) -> Area | None:
    """The square with this name, or with a place of this number or name."""
    wanted = fold(words.strip())
    if not wanted:
        return None
    for area in atlas.areas:
        if wanted == fold(area.ref) or any(wanted == fold(spot.ref) for spot in area.spots):
            return area
    opened = {sheet.page for sheet in atlas.sheets if sheet.open}
    here = {area.page for area in atlas.areas if area.here}
    near = [area for area in atlas.areas if area.page in (here or opened)]
    areas = [area for area in near if wanted == fold(area.ref.partition(":")[2])]
    areas += [area for area in atlas.areas if f"({wanted}" in fold(area.name)]
    areas += [area for area in atlas.areas for spot in area.spots if spot.name and fold(spot.name).startswith(wanted)]
    return areas[0] if len({area.ref for area in areas}) == 1 else None


def _walk(session: PlaySession, place: str, walk: WalkRoute) -> Next:
    """Play the steps until something is to be decided or time runs out."""
    waiting_for, played = type(decision_of(session.table)), Next.ASK
    for at, line in enumerate(walk.route):
        if type(decision_of(session.table)) is not waiting_for or parse(line) not in options(session.table):
            session.screen.say(session.localizer.say("walk_stopped", place=place, count=len(walk.route) - at))
            break
        session.say_played(session.seat, session.view.label(session.table, parse(line)))
        played = session.play_line(line)
        if played is not Next.AGAIN:
            break
    return played
