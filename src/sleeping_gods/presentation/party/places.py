"""The numbered places of the map as far as the party knows them: names, pages read there, waiting quests.

Of a place that nobody has visited, only what is printed on the map is shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from ...kernel.choices import Choice, text
from ...party.chapters.quests import has_keyword
from ...party.effects.told import keywords_in, keywords_of, parse_told
from ...party.table.table import PartyTable
from ...story.model import StoryChoice
from ..localizer import Localizer
from ..phrases import join, without_emphasis
from ..scene.atlas import Spot
from ..scene.text import plain
from ..story_knowledge import StoryKnowledge
from .names import lore
from .pack_cache import RecordCache
from .place_mentions import mentions_place, without_article


class SeenPlace(NamedTuple):
    """Everything that decides how a place is told, within a pack and a language."""

    number: int
    printed: str
    """Its name on the map."""
    pages: tuple[str, ...]
    """The pages read there."""
    state: str
    """The word that `Places.state` gives."""
    quests: tuple[int, ...]
    """The quests in hand that wait there."""
    note: str
    """Our own words about it."""
    keywords: tuple[str, ...]
    """What lines told of its pages ask for."""


SPOTS = 8192
"""How many places are remembered as they are told."""
_spot_cache: RecordCache[Any, Spot] = RecordCache(SPOTS)
"""Places as they are told, by all that decides it."""


def told_count(table: PartyTable) -> int:
    """How many lines were told of printed pages: what places asked for grows with them."""
    box = table.own_box()
    return 0 if box is None else box.told_count()


class KnownPlace(NamedTuple):
    """What decides how a place is told, and the place as it is told."""

    seen: SeenPlace
    spot: Spot


class Places:
    """The places of one table for a localizer, given what has been read and which quests may be read."""

    def __init__(
        self,
        localizer: Localizer,
        table: PartyTable,
        known: StoryKnowledge,
        quests: Mapping[int, str],
        printed: Mapping[int, str],
        crossed: Iterable[int] = (),
        before: Places | None = None,
    ) -> None:
        self.localizer = localizer
        self.table = table
        self.known = known
        self.printed = printed
        """The names on the map beside some numbers, in the localizer's language."""
        self.quests = quests
        """The quests in hand that whoever asks may read, and their texts."""
        self.crossed = frozenset(crossed)
        """The places that are crossed off."""
        self._spots: dict[int, KnownPlace] = {}
        """The places that were told already."""
        self._taken = {label[:-1] for label in table.taken}
        """The pages of which a choice was taken: a label is a page and a letter."""
        same = before is not None and (before.quests, before.printed, before.crossed) == (quests, printed, self.crossed)
        self._unread: dict[int, KnownPlace] = {}
        """Places of which nothing had been read, as they were told with the same quests in hand."""
        if before is not None and same:
            self._unread = {place: known for place, known in before._spots.items() if not known.seen.pages}

    def pages(self, place: int) -> tuple[str, ...]:
        """The pages that were read at a place."""
        read = self.known.pages_at(place)
        return read or ((str(place),) if str(place) in self._taken else ())

    def title(self, place: int) -> str:
        """The title under which a place was read of; empty if it was not."""
        pages = self.pages(place)
        if not pages or self.table.own_box() is not None:  # the pages of a printed book have numbers alone
            return ""
        return self.page_title(str(place) if str(place) in pages else pages[0])

    def page_title(self, page: str) -> str:
        """The title of a page that was read."""
        return without_emphasis(self.localizer.title(self.table.pack, self.table.pack.paragraphs[page]))

    def name(self, place: int) -> str:
        """A place's name, printed and as read."""
        printed, title = self.printed.get(place, ""), self.title(place)
        if (
            not printed
            or not title
            or without_article(self.localizer, printed) == without_article(self.localizer, title)
        ):
            return title or printed
        return self.localizer.say("place_both", printed=printed, title=title)

    def waiting(self, place: int) -> tuple[int, ...]:
        """The quests in hand that mention a place by number or name, or that a page read there asks for."""
        if not self.quests:
            return ()
        keywords = {*self._wanted(place)}
        quests = lore(self.table).quests
        return tuple(
            [
                number
                for number, words in self.quests.items()
                if quests[number].keyword in keywords or self._speaks(words, place)
            ]
        )

    def _speaks(self, words: str, place: int) -> bool:
        """Whether words mention a place, by its number or by its name on the map."""
        return mentions_place(self.localizer, words, place, self.printed.get(place, ""))

    def _choices(self, place: int) -> Iterator[StoryChoice]:
        """The choices read at a place that are still available."""
        for page in self.pages(place):
            for choice in self.table.pack.paragraphs[page].choices:
                if f"{page}{choice.letter}" not in self.table.taken:
                    yield choice

    def told_keywords(self, place: int) -> tuple[str, ...]:
        """The keywords that lines told of the pages of a place ask for, each once."""
        box = self.table.own_box()
        if box is None:
            return ()
        lines = (line for page in self.pages(place) for line in box.told.get(page, ()))
        return tuple(dict.fromkeys(word for line in lines for word in keywords_in(parse_told(line))))

    def _wanted(self, place: int) -> Iterator[str]:
        """The keywords that something read at a place asks for."""
        for choice in self._choices(place):
            yield from keywords_of(choice.needs)
        yield from self.told_keywords(place)

    def state(self, place: int) -> str:
        """Closed, waiting for a quest, changed, barred, visited, or unknown: the first of these that holds."""
        return self._state(place, self.waiting(place))

    def _state(self, place: int, quests: tuple[int, ...]) -> str:
        """The state where these quests wait; a place has changed if its last visit began on another page."""
        if place in self.crossed:
            return "closed"
        if quests:
            return "waiting"
        first_pages = [visit[0] for visit in self.known.visits.get(place, ()) if visit]
        if first_pages and first_pages[0] != first_pages[-1]:
            return "changed"
        if any(not has_keyword(self.table, word) for word in self._wanted(place)):
            return "barred"
        return "visited" if self.pages(place) else "unknown"

    def is_unexplored(self, place: int) -> bool:
        """Whether nothing was read at a place that is still open."""
        return not self.pages(place) and place not in self.crossed

    def told_of(self, place: int) -> str:
        """What is known of a place in words; empty for an unknown one without a name."""
        spot = self.spot(place)
        return self.localizer.clauses([spot.name, plain(spot.text)])

    def spot(self, place: int, offered: Iterable[Choice] = ()) -> Spot:
        """A place as it is known, with those of the choices that explore it."""
        spot = self._known_spot(place).spot
        ways = tuple(text(choice) for choice in offered if choice == ("explore", str(place)))
        return replace(spot, choices=ways) if ways else spot

    def seen(self, place: int) -> SeenPlace:
        """Everything that determines how a place is shown, within a pack and a language."""
        return self._known_spot(place).seen

    def _known_spot(self, place: int) -> KnownPlace:
        """What decides how a place is told, and the place as it is told; worked out once."""
        known = self._spots.get(place) or self._still_unread(place)
        if known is None:
            seen = self._seen(place)
            spot = _spot_cache.get_or_make(self.table.pack, self.localizer.lang, seen, self._spot, seen)
            known = KnownPlace(seen, spot)
        self._spots[place] = known
        return known

    def _still_unread(self, place: int) -> KnownPlace | None:
        """A place as it was told before, if still nothing has been read there and our note is the same."""
        known = self._unread.get(place)
        if known is None or self.pages(place):
            return None
        return known if known.seen.note == self._note(place) else None

    def _note(self, place: int) -> str:
        """Our own words about a place; empty if there are none."""
        return self.table.log.notes.get(str(place), "")

    def _seen(self, place: int) -> SeenPlace:
        """Everything that decides how a place is told, worked out anew."""
        pages, quests = self.pages(place), self.waiting(place)
        return SeenPlace(
            number=place,
            printed=self.printed.get(place, ""),
            pages=pages,
            state=self._state(place, quests),
            quests=quests,
            note=self._note(place),
            keywords=self.told_keywords(place) if pages else (),
        )

    def _spot(self, seen: SeenPlace) -> Spot:
        """A place as the map tells it."""
        place, state, quests = seen.number, seen.state, seen.quests
        localizer, name = self.localizer, self.name(place)
        is_box = self.table.own_box() is not None
        titles = [self.page_title(page) for page in self.pages(place) if not is_box or page != str(place)]
        others = [title for title in dict.fromkeys(titles) if title != self.title(place)]
        says = localizer.clauses(
            [
                self._stands(place, state, quests),
                localizer.say("place_asks", keywords=localizer.listed(seen.keywords)) if seen.keywords else "",
                localizer.say("place_read", titles=localizer.truncated_list(others)) if others else "",
                localizer.say("place_note", words=seen.note) if seen.note else "",
            ]
        )
        called, stands = join([str(place), name], " "), self._stands(place, state, quests, brief=True)
        return Spot(
            ref=str(place),
            name=name,
            state=state,
            quests=quests,
            text=localizer.rich_text(says),
            note=seen.note,
            choices=(),
            spoken=localizer.say("place_told", place=called, state=stands) if stands else called,
            title=self._unprinted(place),
        )

    def _unprinted(self, place: int) -> str:
        """The title under which a place was read of, unless the map has it already."""
        printed, title = self.printed.get(place, ""), self.title(place)
        return "" if without_article(self.localizer, printed) == without_article(self.localizer, title) else title

    def _stands(self, place: int, state: str, quests: tuple[int, ...], *, brief: bool = False) -> str:
        """The state in words."""
        localizer = self.localizer
        if state == "unknown":
            return ""
        if state != "waiting":
            return localizer.say(f"place_{state}")
        been = localizer.say("place_visited") if self.pages(place) else ""
        titles = [localizer.name(lore(self.table).quests[number].title) for number in quests]
        waits = (
            localizer.say("place_waits") if brief else localizer.say("place_waiting", quests=localizer.listed(titles))
        )
        return join([been, waits])
