"""What a party knows of a campaign: places it visited, pages, enemies it met, where quests came from and ended.

The table of a game keeps little of this; the notes of the entries that led to it tell the rest.
Nothing unread is ever in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from ..campaign.history import History
from ..campaign.live import Campaign
from ..campaign.notes import Note, notes_of
from ..kernel.table import LogEvent
from ..story.plates import place_of


@dataclass(frozen=True, slots=True)
class StorySource:
    """Where something happened: a page of the story, or an event card."""

    kind: str
    """``page``, ``event``, ``act``, ``fuel``, ``restored``, or ``start`` for what a campaign began with."""
    ref: str = ""


@dataclass(frozen=True, slots=True)
class StoryKnowledge:
    """What has been read on the way to the present table."""

    visits: Mapping[int, tuple[tuple[str, ...], ...]] = field(default_factory=dict)
    """Location to its visits, each the pages that were read there, in their order."""
    origins: Mapping[int, StorySource] = field(default_factory=dict)
    """Quest to where it was gained."""
    ends: Mapping[int, StorySource] = field(default_factory=dict)
    """Quest to where it was completed or lost."""
    pages: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Place, as ``place_of`` names it, to its pages that were read, in their order."""
    stays: Mapping[str, int] = field(default_factory=dict)
    """Place to how often the party came to read of it."""
    met: tuple[str, ...] = ()
    """The enemies that the party has met, in their order, each once."""

    def pages_at(self, location: int) -> tuple[str, ...]:
        """The pages that were read at a location, each once."""
        visits = self.visits.get(location)
        return tuple(dict.fromkeys(page for visit in visits for page in visit)) if visits else ()


NOTHING = StoryKnowledge()
"""What is known of a campaign of which nothing has been noted."""


def knowledge_from_notes(notes: Iterable[Note]) -> StoryKnowledge:
    """What notes, in the order of their entries, come to."""
    visits: dict[int, list[list[str]]] = {}
    origins: dict[int, StorySource] = {}
    ends: dict[int, StorySource] = {}
    read: dict[str, dict[str, None]] = {}
    stays: dict[str, int] = {}
    last_stay: dict[str, int] = {}
    met: dict[str, None] = {}
    stay = 0
    here: list[str] | None = None
    source = StorySource("start")
    for kind, ref in notes:
        match kind:
            case "visit":
                here, stay = [], stay + 1
                visits.setdefault(int(ref), []).append(here)
            case "left":
                here, stay = None, stay + 1
            case "page":
                source = StorySource("page", ref)
                place = place_of(ref)
                read.setdefault(place, {})[ref] = None
                if last_stay.get(place) != stay:
                    last_stay[place], stays[place] = stay, stays.get(place, 0) + 1
                if here is not None:
                    here.append(ref)
            case "met":
                met[ref] = None
            case "event":
                source = StorySource("event", ref)
            case "act" | "fuel":
                source = StorySource(kind)
            case "restored":
                ends[int(ref)] = StorySource(kind)
            case "gained":
                origins.setdefault(int(ref), source)
            case "ended":
                ends[int(ref)] = source
    return StoryKnowledge(
        {place: tuple(map(tuple, pages)) for place, pages in visits.items()},
        origins,
        ends,
        {place: tuple(pages) for place, pages in read.items()},
        stays,
        tuple(met),
    )


class Past:
    """What each entry of a campaign brought, so that an undo only leaves some of it out."""

    def __init__(self, notes: dict[int, tuple[Note, ...]] | None = None) -> None:
        self._notes: dict[int, tuple[Note, ...]] = {} if notes is None else notes

    @classmethod
    def of(cls, history: History) -> Past:
        """The past of a campaign, which grows with its history."""
        return cls(history.notes)

    def note(self, entry: int, line: str, log_events: Iterable[LogEvent]) -> None:
        """Note what an entry brought."""
        if notes := notes_of(line, log_events):
            self._notes[entry] = notes

    def noted(self, entry: int) -> tuple[Note, ...]:
        """What an entry brought."""
        return self._notes.get(entry, ())

    def known(self, history: History, to: int | None = None) -> StoryKnowledge:
        """What has been read on the way to the present table of a campaign, or to that after an entry."""
        return knowledge_from_notes(note for number in history.numbers(to) for note in self.noted(number))


def past_of(campaign: Campaign) -> Past:
    """The past of a campaign."""
    return Past.of(campaign.history)
