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
    gained: Mapping[int, int] = field(default_factory=dict)
    """Quest to the stay in which it was gained last: stays anywhere are counted from 0."""
    last_read: Mapping[str, int] = field(default_factory=dict)
    """Page to the stay in which it was read last, in the order in which they were read last."""

    def pages_since(self, quest: int) -> tuple[str, ...]:
        """The pages that were read after the stay in which a quest was gained, in the order of their last reading."""
        gained = self.gained.get(quest, 0)
        return tuple(page for page, stay in self.last_read.items() if stay > gained)

    def pages_at(self, location: int) -> tuple[str, ...]:
        """The pages that were read at a location, each once."""
        visits = self.visits.get(location)
        return tuple(dict.fromkeys(page for visit in visits for page in visit)) if visits else ()


NOTHING = StoryKnowledge()
"""What is known of a campaign of which nothing has been noted."""


def knowledge_from_notes(notes: Iterable[Note]) -> StoryKnowledge:
    """What notes, in the order of their entries, come to."""
    reader = _NoteReader()
    for kind, ref in notes:
        reader.read(kind, ref)
    return reader.knowledge()


class _NoteReader:
    """Reads the notes of a campaign one after the other."""

    def __init__(self) -> None:
        self._visits: dict[int, list[list[str]]] = {}
        """The visits to each place, each as its pages in order."""
        self._origins: dict[int, StorySource] = {}
        """Where each quest was gained first."""
        self._ends: dict[int, StorySource] = {}
        """Where each quest ended."""
        self._pages: dict[str, dict[str, None]] = {}
        """The pages that were read at each place, in the order of the first reading."""
        self._met: dict[str, None] = {}
        """The enemies whose cards lay before the party."""
        self._stays: dict[str, int] = {}
        """In how many stays each place was read of."""
        self._stay = 0
        """Counts on whenever the party comes to a location or leaves one."""
        self._last_stay: dict[str, int] = {}
        """Place to the stay in which it was read of last."""
        self._gained: dict[int, int] = {}
        """The stay in which each quest was gained last."""
        self._last_read: dict[str, int] = {}
        """The stay in which each page was read last, the last page at the end."""
        self._pages_here: list[str] | None = None
        """The pages read in the visit that goes on; None between visits."""
        self._source = StorySource("start")
        """Where what is noted now happened."""

    def read(self, kind: str, ref: str) -> None:
        """Take up one note."""
        match kind:
            case "visit":
                self._pages_here, self._stay = [], self._stay + 1
                self._visits.setdefault(int(ref), []).append(self._pages_here)
            case "left":
                self._pages_here, self._stay = None, self._stay + 1
            case "page":
                self._read_page(ref)
            case "met":
                self._met[ref] = None
            case "event":
                self._source = StorySource("event", ref)
            case "act" | "fuel":
                self._source = StorySource(kind)
            case "restored":
                self._ends[int(ref)] = StorySource(kind)
            case "gained":
                self._origins.setdefault(int(ref), self._source)
                self._gained[int(ref)] = self._stay
            case "ended":
                self._ends[int(ref)] = self._source

    def _read_page(self, page: str) -> None:
        """Note a page that is read now, and the visit to its place if the place was not read of in this stay."""
        self._source = StorySource("page", page)
        place = place_of(page)
        self._pages.setdefault(place, {})[page] = None
        self._last_read.pop(page, None)
        self._last_read[page] = self._stay
        if self._last_stay.get(place) != self._stay:
            self._last_stay[place] = self._stay
            self._stays[place] = self._stays.get(place, 0) + 1
        if self._pages_here is not None:
            self._pages_here.append(page)

    def knowledge(self) -> StoryKnowledge:
        """What all notes come to."""
        return StoryKnowledge(
            visits={place: tuple(map(tuple, pages)) for place, pages in self._visits.items()},
            origins=self._origins,
            ends=self._ends,
            pages={place: tuple(pages) for place, pages in self._pages.items()},
            stays=self._stays,
            met=tuple(self._met),
            gained=self._gained,
            last_read=self._last_read,
        )


class Past:
    """What each entry of a campaign brought, so that an undo only leaves some of it out."""

    def __init__(self, notes: dict[int, tuple[Note, ...]] | None = None) -> None:
        self._notes: dict[int, tuple[Note, ...]] = {} if notes is None else notes
        """What each entry brought, by its number."""

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
