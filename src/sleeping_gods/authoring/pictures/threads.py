"""Threads of a pack: a quest is gained in one location, and its keyword is asked for in another."""

from __future__ import annotations

from dataclasses import dataclass

from ..dataflow.flow import Flow
from .graph_story import location_of


@dataclass(frozen=True, slots=True)
class Thread:
    """One keyword on its way."""

    keyword: str
    start: str
    end: str


@dataclass(frozen=True, slots=True)
class Told:
    """Who gives, asks for and closes a keyword; paragraphs, or titles of tables outside the story."""

    keyword: str
    quests: tuple[int, ...]
    given: tuple[str, ...]
    asked: tuple[str, ...]
    closed: tuple[str, ...]
    """Who completes one of its quests."""

    def locations(self, who: tuple[str, ...], paragraphs: frozenset[str]) -> list[str]:
        """The locations of some givers, askers or closers; tables lie nowhere."""
        return list(dict.fromkeys(location_of(place) for place in who if place in paragraphs))


def keyword_threads(flow: Flow) -> list[Told]:
    """Every keyword in the order of the alphabet."""
    keywords = []
    for keyword, quests in sorted(flow.keywords.items()):
        given = [
            step.site.paragraph or step.site.title for quest in quests for step in flow.gives.get(("quest", quest), [])
        ]
        if any(("quest", quest) in flow.start for quest in quests):
            given.insert(0, "start")
        asks = list(flow.asked.get(("keyword", keyword), []))
        for quest in quests:
            asks += flow.asked.get(("quest", quest), [])
        asked = [ask.site.paragraph or ask.site.title for ask in asks]
        ends = [step for quest in quests for step in flow.completes.get(("quest", quest), [])]
        closed = [step.site.paragraph or step.site.title for step in ends]
        keywords.append(Told(keyword, quests, *(tuple(dict.fromkeys(who)) for who in (given, asked, closed))))
    return keywords


def threads(keywords: list[Told], paragraphs: frozenset[str]) -> list[Thread]:
    """Each way of a keyword from a location to another, once."""
    found_threads: dict[Thread, None] = {}
    for keyword in keywords:
        for giver in keyword.given:
            for asker in keyword.asked:
                start, end = location_of(giver), location_of(asker)
                if giver in paragraphs and asker in paragraphs and start != end:
                    found_threads[Thread(keyword.keyword, start, end)] = None
    return list(found_threads)


def bundles(threads_drawn: list[Thread]) -> dict[tuple[str, str], list[str]]:
    """The keywords that run from one location to another, by the two."""
    keywords_of: dict[tuple[str, str], list[str]] = {}
    for thread in threads_drawn:
        keywords_of.setdefault((thread.start, thread.end), []).append(thread.keyword)
    return keywords_of
