"""Places that nobody has explored: those that are said to serve the aim, and those that are near."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeVar

from ...party.table.table import PartyTable
from ..audience import Audience
from ..phrases import unwrap_lines
from ..scene.journey import JourneyPlace
from .near_places import leads_now
from .place_distance import by_distance, nearest
from .presenter import Presenter

T = TypeVar("T", bound=PartyTable)
MAX_LEADS = 2
"""How many places are told that are said to serve the aim."""
MAX_UNEXPLORED = 3
"""How many places are told that are near and unexplored."""


def leads(presenter: Presenter[T], table: T, audience: Audience) -> tuple[JourneyPlace, ...]:
    """The nearest places that the pack sends a party to for its aim, as long as nobody has explored them."""
    localizer, places, distances = presenter.localizer, presenter.places(table, audience), presenter.distances(table)
    words_of = {lead.place: lead.words for lead in leads_now(table) if places.is_unexplored(lead.place)}
    return tuple(
        JourneyPlace(
            place=str(place),
            name=places.name(place),
            near=localizer.clauses(nearest(distances, [place]).warned),
            lead=localizer.prose(unwrap_lines(localizer.name(words_of[place]))),
        )
        for place in by_distance(distances, words_of)[:MAX_LEADS]
    )


def near_unexplored(
    presenter: Presenter[T], table: T, audience: Audience, named: Collection[str]
) -> tuple[JourneyPlace, ...]:
    """The nearest places that nobody has explored, without those that are ``named`` already."""
    places, distances = presenter.places(table, audience), presenter.distances(table)
    unexplored = (place for place in distances if str(place) not in named and places.is_unexplored(place))
    return tuple(
        JourneyPlace(str(place), places.name(place), presenter.localizer.clauses(distances[place].warned))
        for place in by_distance(distances, unexplored)[:MAX_UNEXPLORED]
    )
