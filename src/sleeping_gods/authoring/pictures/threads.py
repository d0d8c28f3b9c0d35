"""Threads of a pack: a quest is gained in one location, and its keyword is asked for in another."""

from __future__ import annotations

from dataclasses import dataclass

from ..dataflow.flow import Flow, Site
from .graph_story import location_of


@dataclass(frozen=True, slots=True)
class Thread:
    """One keyword on its way."""

    keyword: str
    start: str
    end: str


@dataclass(frozen=True, slots=True)
class KeywordPlaces:
    """Who gives, asks for and closes a keyword; paragraphs, or titles of tables outside the story."""

    keyword: str
    quests: tuple[int, ...]
    given: tuple[str, ...]
    asked: tuple[str, ...]
    closed: tuple[str, ...]
    """Who completes one of its quests."""


def locations_of(places: tuple[str, ...], paragraphs: frozenset[str]) -> list[str]:
    """The locations of some givers, askers or closers, each once; tables lie nowhere."""
    return list(dict.fromkeys(location_of(place) for place in places if place in paragraphs))


def keyword_threads(flow: Flow) -> list[KeywordPlaces]:
    """Every keyword in the order of the alphabet."""
    keywords = []
    for keyword, quests in sorted(flow.keywords.items()):
        places_given = [_place(step.site) for quest in quests for step in flow.gives.get(("quest", quest), [])]
        if any(("quest", quest) in flow.start for quest in quests):
            places_given.insert(0, "start")
        asks = list(flow.asked.get(("keyword", keyword), []))
        for quest in quests:
            asks += flow.asked.get(("quest", quest), [])
        asked = [_place(ask.site) for ask in asks]
        closed = [_place(step.site) for quest in quests for step in flow.completes.get(("quest", quest), [])]
        keywords.append(
            KeywordPlaces(
                keyword=keyword, quests=quests, given=_once(places_given), asked=_once(asked), closed=_once(closed)
            )
        )
    return keywords


def _place(site: Site) -> str:
    """A paragraph, or the title of a table."""
    return site.paragraph or site.title


def _once(places: list[str]) -> tuple[str, ...]:
    """Each place once."""
    return tuple(dict.fromkeys(places))


def threads(keywords: list[KeywordPlaces], paragraphs: frozenset[str]) -> list[Thread]:
    """Each way of a keyword from a location to another, once."""
    drawn: dict[Thread, None] = {}
    for keyword in keywords:
        for giver in keyword.given:
            for asker in keyword.asked:
                start, end = location_of(giver), location_of(asker)
                if giver in paragraphs and asker in paragraphs and start != end:
                    drawn[Thread(keyword.keyword, start, end)] = None
    return list(drawn)


def bundles(threads_drawn: list[Thread]) -> dict[tuple[str, str], list[str]]:
    """The keywords that run from one location to another, by the two."""
    keywords_of: dict[tuple[str, str], list[str]] = {}
    for thread in threads_drawn:
        keywords_of.setdefault((thread.start, thread.end), []).append(thread.keyword)
    return keywords_of
