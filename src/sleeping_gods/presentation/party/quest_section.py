"""The quest section: open, waiting and done quests with their origins, and rumours."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TypeVar

from ...party.table.table import PartyTable
from ...story.printed import PrintedQuest
from ..audience import Audience
from ..localizer import Localizer
from ..phrases import join, without_emphasis
from ..scene.quests import QuestJournal, QuestState
from ..scene.text import RichText
from .names import lore
from .plate_book import READS as READS_OF_BOOK
from .plate_book import book_of_plates, bosses_met
from .plates import quest_plate
from .presenter import Presenter
from .quest_counted import page_where_counted
from .quest_words import clause_sentence, completion_words, counted_words, origin_words, standing_of

T = TypeVar("T", bound=PartyTable)
ORDER = ("open", "waiting")
"""The states of quests in hand, as they are listed."""
OF_JOURNEY_LOG = ("log", "names", "turn", "defeats", "xp", "easy", "mode", "camps", "marks", "instant", "length")
"""The fields that the journey log depends on."""
READS: tuple[str, ...] = (
    "quests", "used_quests", "silent", "goods", "taken", "crossed", "adventures", "played", "arms", "curses",
    *OF_JOURNEY_LOG, *READS_OF_BOOK,
)  # fmt: skip
"""The fields of the table that the section depends on, of both games: one that a game lacks never changes.

``test_changed_alone`` finds one that is missing here.
"""


def quests(presenter: Presenter[T], table: T, audience: Audience) -> QuestJournal:
    """The quests, open ones first, those whose keyword has counted after the others; of done ones only what was read.

    The journal is told anew when its ``key`` has changed; where quests lead, only when ``depends_on`` has.
    """
    seats = tuple(audience.seen(table.seat_count()))
    depends_on = (
        table.pack, tuple(table.quests), presenter.quests_depend_on(table), tuple(table.taken),
        tuple(presenter.locations(table)), presenter.read,
    )  # fmt: skip
    waits = tuple(presenter.quest_waits(table, number) for number in table.quests)
    counted = tuple(page_where_counted(table, presenter.read, number) for number in table.quests)
    journey = tuple(presenter.game_words.journey(presenter.localizer, table))
    key = (
        depends_on, tuple(table.used_quests), waits, counted, journey, tuple(table.ticked), table.over,
        bosses_met(table),
    )  # fmt: skip
    return presenter.cached(f"quests {seats}", key, lambda: _journal(presenter, table, audience, depends_on, journey))


def _journal(
    presenter: Presenter[T], table: T, audience: Audience, depends_on: tuple[object, ...], journey: tuple[str, ...]
) -> QuestJournal:
    """The whole journal; where quests lead is kept until one of ``depends_on`` changes."""
    localizer, seats = presenter.localizer, tuple(audience.seen(table.seat_count()))
    places_of: dict[int, tuple[str, ...]] = presenter.cached(
        f"leads {seats}", depends_on, lambda: _places_of_quests(presenter, table, audience)
    )
    owned = [_quest(presenter, table, audience, number, places_of.get(number, ())) for number in table.quests]
    owned.sort(key=lambda quest: (ORDER.index(quest.state), bool(quest.counted)))
    done = [number for number in table.used_quests if not presenter.fleeting(table, number)]
    return QuestJournal(
        quests=(
            *owned,
            *(_quest(presenter, table, audience, number, places_of.get(number, ())) for number in done),
        ),
        rumours=tuple(_rumours(presenter, table, audience)),
        done_pile=_done_pile(localizer, table),
        keywords=tuple(word for number in table.quests if (word := lore(table).quests[number].word(localizer.lang))),
        journey=tuple(map(localizer.rich_text, filter(None, journey))),
        plates=book_of_plates(presenter, table),
    )


def _done_pile(localizer: Localizer, table: PartyTable) -> str:
    """The numbers of the quests that are done, in the box; the two games call it otherwise."""
    box = localizer.say("quest_box-completed" if localizer.words.knows("quest", "box-completed") else "quest_box-used")
    numbers = join(map(str, table.used_quests))
    if not numbers:
        return localizer.say("quest_box-empty", box=box)
    return localizer.say("quest_in-box", box=box, numbers=numbers)


def _quest(presenter: Presenter[T], table: T, audience: Audience, number: int, places: tuple[str, ...]) -> QuestState:
    """A quest, with the places that it leads to as far as they are known."""
    localizer, card = presenter.localizer, lore(table).quests[number]
    title, keyword = localizer.name(card.title), card.word(localizer.lang)
    is_readable = presenter.may_read(table, number, audience)
    says = presenter.quest_text(table, number) if is_readable else ""
    state, note = standing_of(presenter, table, number, is_readable=is_readable)
    origin = origin_words(presenter, table, number)
    leads = localizer.say("quest_where", places=localizer.listed(places), count=len(places)) if places else ""
    text = join([says, note], " ")
    head = localizer.say("quest_told", number=number, title=title, keyword=keyword or "none", text=text)
    end = completion_words(presenter, table, number) if state == "done" else ""
    counted = counted_words(presenter, table, number) if is_readable and state != "done" else ""
    return QuestState(
        number=number,
        title=title,
        keyword=keyword,
        text=localizer.rich_text(without_emphasis(says)),
        note=note,
        origin=origin,
        leads_to=leads,
        state=state,
        label=localizer.say(f"quest_{state}"),
        places=places,
        spoken=join([head, end, clause_sentence(origin), clause_sentence(leads), clause_sentence(counted)], " "),
        picture=picture_key(card),
        plate=quest_plate(localizer, table.pack, places),
        counted=counted,
    )


def picture_key(card: PrintedQuest) -> str:
    """The quest's keyword, or its title if it has none; the same in every language."""
    name = (card.keyword or card.title.texts.get("en", "")).lower().replace("'", "")
    return "quest-" + re.sub(r"[^a-z0-9]+", "-", name)


def _places_of_quests(presenter: Presenter[T], table: T, audience: Audience) -> dict[int, tuple[str, ...]]:
    """The known places that each quest in hand leads to."""
    places, leads = presenter.places(table, audience), dict[int, tuple[str, ...]]()
    for place in presenter.locations(table):
        for number in places.waiting(place):
            leads[number] = (*leads.get(number, ()), str(place))
    return leads


def _rumours(presenter: Presenter[T], table: T, audience: Audience) -> Iterator[RichText]:
    """The texts of quests that were discarded as soon as they were read, for those who read them."""
    localizer = presenter.localizer
    for number in table.used_quests:
        if presenter.fleeting(table, number):
            title = localizer.name(lore(table).quests[number].title)
            readable = presenter.may_read(table, number, audience)
            says = presenter.quest_text(table, number) if readable else localizer.say("quest_silent")
            yield localizer.rich_text(without_emphasis(localizer.say("label_text", label=title, text=says)))
