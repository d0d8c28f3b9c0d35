"""The overview "our journey" for an audience, with nothing that it has not read or seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from ...kernel.choices import Choice, text
from ...party.table.table import PartyTable
from ..audience import Audience
from ..phrases import join, unwrap_lines
from ..recap import recap
from ..scene.journey import NextQuest, OurJourney, ReadyLine
from ..scene.log import CHOICE, LogLine
from ..scene.quests import QuestState
from ..scene.text import RichText
from .leads import leads, near_unexplored
from .place_distance import PlaceDistance, nearest
from .presenter import Presenter
from .prologue_section import opening_blocks
from .quest_section import quests

T = TypeVar("T", bound=PartyTable)
MAX_SUGGESTIONS = 4
"""How many quests are told as the next; the journal has all of them."""
NAMED = 3
"""How many cards that can be equipped are named, and the rest counted."""
EQUIP = "equip"
"""First word of choices that equip a card, and the kind of the line that names such cards."""


def our_journey(presenter: Presenter[T], table: T, audience: Audience, log: Sequence[LogLine] = ()) -> OurJourney:
    """The party's aim, how the campaign ends, what is next, and what is ready; ``log`` holds the latest lines."""
    localizer, pack = presenter.localizer, table.pack
    offered = [choice for choice in presenter.options(table) if presenter.sees(table, choice, audience)]
    is_ending = table.over or table.finale
    following = [] if is_ending else _next_quests(presenter, table, audience, offered)
    aim = localizer.prose(unwrap_lines(localizer.name(pack.aim))) or _end_of_opening(presenter, table)
    end = presenter.journey_clocks(table)
    suggested = following[:MAX_SUGGESTIONS]
    following_places = {place for quest in suggested for place in quest.quest.places}
    sent_to = () if is_ending else leads(presenter, table, audience)
    named = following_places.union(lead.place for lead in sent_to)
    return OurJourney(
        title=localizer.name(pack.name),
        aim=aim,
        recap=recap(presenter, table, log) if any(line.kind == CHOICE for line in log) and not table.over else (),
        ending=localizer.rich_text(end.words),
        clocks=end.clocks,
        next=tuple(suggested),
        more=len(following) - len(suggested),
        ready=() if table.over else tuple(_ready(presenter, table, audience, offered)),
        totems=_totems(presenter, table),
        lacking=() if table.over else tuple(_lacking(presenter, table, audience)),
        leads=sent_to,
        unexplored=() if is_ending else near_unexplored(presenter, table, audience, named),
    )


def _totems(presenter: Presenter[T], table: T) -> str:
    """How many totems the party owns, of how many that the aim asks for; empty where no totem is heard of."""
    count, needed = presenter.game_words.totems(table), table.pack.totems_needed
    return presenter.localizer.say("journey_totems", count=count, needed=needed) if count or needed else ""


def _lacking(presenter: Presenter[T], table: T, audience: Audience) -> Iterator[RichText]:
    """What each quest in hand lacks that waits for something."""
    localizer = presenter.localizer
    for quest in quests(presenter, table, audience).quests:
        if quest.state == "waiting":
            yield localizer.rich_text(localizer.say("label_text", label=quest.title, text=quest.note))


def _end_of_opening(presenter: Presenter[T], table: T) -> RichText:
    """The last words of the opening, for a pack without an aim."""
    return next(reversed(opening_blocks(presenter, table)), ())


def _next_quests(presenter: Presenter[T], table: T, audience: Audience, offered: Sequence[Choice]) -> list[NextQuest]:
    """The quests that can be advanced: those to be explored now first, then by near places, then the newest.

    Those whose keyword has counted since they were gained come last: most of them have nothing more to bring.
    """
    reachable = {place for verb, *places in offered if verb == "explore" for place in places}
    journal = quests(presenter, table, audience)
    age = {number: at for at, number in enumerate(table.quests)}

    distances = presenter.distances(table)

    def distance(quest: QuestState) -> PlaceDistance:
        return nearest(distances, map(int, quest.places))

    def order(following: NextQuest) -> tuple[bool, bool, bool, int, int]:
        quest = following.quest
        known = not quest.places, distance(quest).effort
        return bool(quest.counted), not following.here, *known, -age.get(quest.number, 0)

    places = presenter.places(table, audience)

    def where(quest: QuestState) -> str:
        """The places of a quest with their names."""
        return presenter.localizer.listed(join([place, places.name(int(place))], " ") for place in quest.places)

    open_quests = [quest for quest in journal.quests if quest.state == "open"]
    following = (
        NextQuest(
            quest,
            where(quest),
            here=not reachable.isdisjoint(quest.places),
            near=presenter.localizer.clauses(distance(quest).warned),
        )
        for quest in open_quests
    )
    return sorted(following, key=order)


def _ready(presenter: Presenter[T], table: T, audience: Audience, offered: Sequence[Choice]) -> Iterator[ReadyLine]:
    """What everybody may know to be ready, then what the audience can equip from its own hands."""
    localizer = presenter.localizer
    for kind, start, words in presenter.ready(table):
        ways = [choice for choice in offered if start and choice[: len(start)] == start]
        mine = [choice for choice in ways if audience.may_choose(table.actor(choice))]
        yield ReadyLine(kind, localizer.rich_text(words), text(mine[0]) if mine else "")
    own = [choice for choice in offered if choice[0] == EQUIP and audience.sees(table.actor(choice))]
    cards = list(dict.fromkeys(card for _, card, *_ in own))
    if cards:
        names = (presenter.game_words.name(localizer, table, card) for card in cards)
        words = localizer.say("journey_equip", count=len(cards), cards=localizer.truncated_list(names, NAMED))
        yield ReadyLine(EQUIP, localizer.rich_text(words), "")
