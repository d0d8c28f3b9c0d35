"""What is said of one quest besides its text: where it came from, how it stands, where it was done."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from ...party.table.table import PartyTable
from ..story_knowledge import NOTHING, StorySource
from .presenter import Presenter
from .quest_counted import page_where_counted

T = TypeVar("T", bound=PartyTable)


class QuestStanding(NamedTuple):
    """How a quest stands."""

    state: str
    """``open``, ``waiting`` or ``done``."""
    note: str
    """What is said instead of its text, or besides."""


def counted_words(presenter: Presenter[T], table: T, number: int) -> str:
    """Where the keyword of a quest has counted since it was gained; empty if nowhere yet."""
    page = page_where_counted(table, presenter.read, number)
    if not page:
        return ""
    return presenter.localizer.say("quest_counted", title=presenter.page_title(table, "paragraph", page), page=page)


def standing_of(presenter: Presenter[T], table: T, number: int, *, is_readable: bool) -> QuestStanding:
    """Whether a quest is open, waits for something or is done."""
    localizer = presenter.localizer
    needs = presenter.quest_waits(table, number) if is_readable else ""
    note = "" if is_readable else localizer.say("quest_silent")
    if number in table.used_quests:
        return QuestStanding("done", note)
    if needs:
        return QuestStanding("waiting", localizer.say("quest_waits", needs=needs))
    return QuestStanding("open", note)


def clause_sentence(clause: str) -> str:
    """A clause as a sentence; empty stays empty."""
    return f"{clause[:1].upper()}{clause[1:]}." if clause else ""


def origin_words(presenter: Presenter[T], table: T, number: int) -> str:
    """Where a quest came from; empty if that is not known."""
    source = presenter.read.origins.get(number)
    if source is None:
        return "" if presenter.read is NOTHING else presenter.localizer.say("quest_from-start")
    return _text_of(presenter, table, source, "from")


def completion_words(presenter: Presenter[T], table: T, number: int) -> str:
    """That a quest is done, and where."""
    source = presenter.read.ends.get(number)
    where = _text_of(presenter, table, source, "ended") if source is not None else presenter.localizer.say("quest_done")
    return clause_sentence(where)


def _text_of(presenter: Presenter[T], table: T, source: StorySource, key: str) -> str:
    """A source in words: ``key`` is ``from`` for where a quest came from, ``ended`` for where it was done."""
    localizer = presenter.localizer
    if source.kind in ("act", "fuel") and key == "ended":
        return localizer.say("quest_done")
    if source.kind == "act":
        return ""
    if source.kind in ("start", "fuel", "restored"):
        return localizer.say(f"quest_{key}-{source.kind}")
    if source.kind == "event":
        return localizer.say(f"quest_{key}-event", name=presenter.page_title(table, "event", source.ref))
    title = presenter.page_title(table, "paragraph", source.ref)
    return localizer.say(f"quest_{key}-page", title=title, page=source.ref)
