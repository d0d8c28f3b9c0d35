"""The quests, of both games: to be done, waiting, done; where each came from; and rumours."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from ...party.table.table import PartyTable
from ..audience import Audience
from ..known import NOTHING, Source
from ..phrases import join, unmarked
from ..scene.quests import Journal, Quest
from ..scene.text import Text
from .names import lore
from .teller import Teller

T = TypeVar("T", bound=PartyTable)
READS: tuple[str, ...] = (
    "quests",
    "used_quests",
    "silent",
    "goods",
    "taken",
    "crossed",
    "adventures",
    "played",
    "arms",
    "curses",
    # the journey log
    "log",
    "names",
    "turn",
    "defeats",
    "xp",
    "easy",
    "mode",
    "camps",
    "marks",
    "instant",
    "length",
)
"""The fields of the table that it hangs on; one that a game has not is never another."""


def quests(teller: Teller[T], table: T, audience: Audience) -> Journal:
    """The quests, those to be done first; of the done ones what was read of them."""
    silent: dict[str, list[int]] = getattr(table, "silent", {})
    seats = tuple(audience.seen(table.seat_count()))
    known = (
        table.pack, tuple(table.quests), tuple((quest, *those) for quest, those in silent.items()),
        tuple(table.taken), tuple(teller.locations(table)), teller.read,
    )  # fmt: skip
    waits = tuple(teller.quest_waits(table, number) for number in table.quests)
    journey = tuple(teller.telling.journey(teller.voice, table))
    key = (known, tuple(table.used_quests), waits, tuple(getattr(table, "crossed", ())), journey)
    return teller.kept(f"quests {seats}", key, lambda: _journal(teller, table, audience, known, journey))


def _journal(
    teller: Teller[T], table: T, audience: Audience, known: tuple[object, ...], journey: tuple[str, ...]
) -> Journal:
    seats = tuple(audience.seen(table.seat_count()))
    voice, waiting = teller.voice, teller.kept(f"leads {seats}", known, lambda: _waiting(teller, table, audience))
    owned = [_quest(teller, table, audience, number, waiting) for number in table.quests]
    order = {"open": 0, "waiting": 1}
    owned.sort(key=lambda quest: order[quest.state])
    done = [number for number in table.used_quests if not teller.fleeting(table, number)]
    box = voice.say("quest_box-completed" if voice.words.knows("quest", "box-completed") else "quest_box-used")
    inside = join(map(str, table.used_quests))
    return Journal(
        quests=(*owned, *(_quest(teller, table, audience, number, waiting) for number in done)),
        rumours=tuple(_rumours(teller, table, audience)),
        box=voice.say("quest_in-box", box=box, numbers=inside) if inside else voice.say("quest_box-empty", box=box),
        keywords=tuple(word for number in table.quests if (word := lore(table).quests[number].word(voice.lang))),
        journey=tuple(map(voice.runs, filter(None, journey))),
    )


def _quest(teller: Teller[T], table: T, audience: Audience, number: int, waiting: dict[int, tuple[str, ...]]) -> Quest:
    voice, card = teller.voice, lore(table).quests[number]
    title, readable = voice.name(card.title), teller.may_read(table, number, audience)
    says = teller.quest_text(table, number) if readable else ""
    needs = teller.quest_waits(table, number) if readable else ""
    done = number in table.used_quests
    state = "done" if done else "waiting" if needs else "open"
    note = "" if readable else voice.say("quest_silent")
    note = voice.say("quest_waits", needs=needs) if needs and not done else note
    origin, places = _from(teller, table, number), waiting.get(number, ())
    leads = voice.say("quest_where", places=voice.listed(places), count=len(places)) if places else ""
    told = voice.say(
        "quest_told", number=number, title=title, keyword=card.word(voice.lang) or "none", text=join([says, note], " ")
    )
    label = voice.say(f"quest_{state}")
    return Quest(
        number=number,
        title=title,
        keyword=card.word(voice.lang),
        text=voice.runs(unmarked(says)),
        note=note,
        origin=origin,
        leads=leads,
        state=state,
        label=label,
        places=places,
        told=join([told, _ended(teller, table, number) if done else "", _closed(origin), _closed(leads)], " "),
    )


def _closed(clause: str) -> str:
    """A clause as a sentence; nothing stays nothing."""
    return f"{clause[:1].upper()}{clause[1:]}." if clause else ""


def _from(teller: Teller[T], table: T, number: int) -> str:
    """Where a quest came from, in words; empty where nobody remembers."""
    source = teller.read.origins.get(number)
    if source is None:
        return "" if teller.read is NOTHING else teller.voice.say("quest_from-start")
    return _said(teller, table, source, "from")


def _ended(teller: Teller[T], table: T, number: int) -> str:
    """That a quest is done, and where that was."""
    source = teller.read.ends.get(number)
    where = _said(teller, table, source, "ended") if source is not None else teller.voice.say("quest_done")
    return _closed(where)


def _said(teller: Teller[T], table: T, source: Source, key: str) -> str:
    voice = teller.voice
    if source.kind in ("act", "fuel") and key == "ended":
        return voice.say("quest_done")
    if source.kind == "act":
        return ""
    if source.kind in ("start", "fuel", "restored"):
        return voice.say(f"quest_{key}-{source.kind}")
    if source.kind == "event":
        return voice.say(f"quest_{key}-event", name=teller.page_title(table, "event", source.ref))
    title = teller.page_title(table, "paragraph", source.ref)
    return voice.say(f"quest_{key}-page", title=title, page=source.ref)


def _waiting(teller: Teller[T], table: T, audience: Audience) -> dict[int, tuple[str, ...]]:
    """The places that each quest in hand leads to, as far as they are known."""
    places, found = teller.places(table, audience), dict[int, tuple[str, ...]]()
    for place in teller.locations(table):
        for number in places.waiting(place):
            found[number] = (*found.get(number, ()), str(place))
    return found


def _rumours(teller: Teller[T], table: T, audience: Audience) -> Iterator[Text]:
    """What stood on cards that are discarded as soon as they are read; only for those who read them."""
    voice = teller.voice
    for number in table.used_quests:
        if teller.fleeting(table, number):
            title = voice.name(lore(table).quests[number].title)
            readable = teller.may_read(table, number, audience)
            says = teller.quest_text(table, number) if readable else voice.say("quest_silent")
            yield voice.runs(unmarked(voice.say("label_text", label=title, text=says)))
